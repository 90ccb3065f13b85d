"""Addresses of a raised kernel as indices of memrefs, and the memrefs of its buffers: arguments, and variables of every space."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import integer
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.native.bases import Buffer, bits
from gpuir.sim.native.shared import ALIGNED, Lack
from gpuir.sim.native.written import Written, text_of
from gpuir.sim.ops.llvm_globals import initial_bytes
from gpuir.sim.structure import defining_op, reference
from gpuir.sim.terms import Op

__all__ = ["SHARED", "Places", "Variable"]

_ARRAY = re.compile(r"!llvm\.array<\d+ x (.*)>$")
#: An index of a getelementptr that is a value.
_BY_VALUE = -(1 << 31)
#: The address space of shared memory.
SHARED = 3


class Variable(NamedTuple):
    """A variable in global memory: its symbol, the bytes that it begins with (None: those that the launch gives it), and whether the kernel writes it."""

    name: str
    content: bytes | None
    stored: bool


class Places:
    """The memrefs of a kernel's buffers, for launches with ``dynamic`` bytes of dynamic shared memory; ``lookup`` finds variables."""

    def __init__(self, written: Written, lookup: Callable[[str], Op | None], dynamic: int):
        self._w, self._lookup, self._dynamic = written, lookup, dynamic
        #: Symbol of the variable that is the dynamic shared memory.
        self._extern = ""
        #: Flags of addresses that are no multiple of their pieces.
        self._odd: list[str] = []
        #: The memref of each buffer, and its type.
        self.memories: dict[Buffer, tuple[str, str]] = {}
        #: Variables in global memory, by the names of the parameters that stand for them.
        self.variables: dict[str, Variable] = {}

    def parameter(self, buffer: Buffer) -> str:
        """The text of a parameter for a pointer among the arguments."""
        name = self._w.lines.fresh()
        of = self._w.bases.maps.get(buffer.number) if buffer.number is not None else None
        if of is not None and of.rank:
            # The array of a tensor map, as bytes.
            return f"{name}: memref<?xi8>"
        if buffer not in self._w.bases.pieces:
            return f"{name}: i64"
        self.memories[buffer] = name, f"memref<?xi{8 * self._w.bases.pieces[buffer]}>"
        return ": ".join(self.memories[buffer])

    def variable(self, op: Op) -> list[str]:
        """The address of a variable: it is at its buffer's begin."""
        buffer = self._w.bases.of(op.results[0])
        assert buffer is not None
        name = reference(op.attributes["global_name"])
        if name in self._w.bases.joined:
            return [self._w.lines.ahead(str(self._joined(buffer)[name]), text_of(op.results[0].type))]
        if buffer not in self.memories and buffer in self._w.bases.pieces:
            target, size = self._global(name)
            if integer(target, "addr_space", 0) == SHARED:
                if "value" in target.attributes:
                    raise Lack("a variable in shared memory begins with no bytes")
                self._shared(buffer, size)
            else:
                self._in_global(buffer, target, name, size)
        return [self._w.lines.ahead("0", text_of(op.results[0].type))]

    def _global(self, name: str) -> tuple[Op, int]:
        """A variable, and its bytes."""
        target = self._lookup(name)
        if target is None or target.name != "llvm.mlir.global":
            raise Lack("the native engine does not find the variable")
        return target, layout_of(ir.TypeAttr(target.attributes["global_type"]).value).size

    def _joined(self, buffer: Buffer) -> dict[str, int]:
        """Where the variables in shared memory begin that are one buffer: as the simulator has them (`Program.shared_global`)."""
        places, end = {}, 0
        for name in self._w.bases.joined:
            target, size = self._global(name)
            if not size or "value" in target.attributes:
                raise Lack("the native engine has mbarriers and descriptors in variables of known size, or in the dynamic shared memory alone")  # fmt: skip
            align = max(integer(target, "alignment", ALIGNED), ALIGNED)
            places[name] = -(-end // align) * align
            end = places[name] + size
        if buffer not in self.memories and buffer in self._w.bases.pieces:
            self._allocate(buffer, end, ", #gpu.address_space<workgroup>")
        return places

    def _shared(self, buffer: Buffer, size: int) -> None:
        if not size and self._extern not in ("", buffer.name):
            raise Lack("two variables are the dynamic shared memory")
        self._extern = self._extern if size else buffer.name
        self._allocate(buffer, size or self._dynamic, ", #gpu.address_space<workgroup>")

    def _allocate(self, buffer: Buffer, size: int, where: str) -> None:
        piece = self._w.bases.pieces[buffer]
        if not size or size % piece:
            raise Lack("the variable has not as many bytes as an access")
        type = f"memref<{size // piece}xi{8 * piece}{where}>"
        name = self._w.lines.fresh()
        self._w.lines.first.append(f"{name} = memref.alloc{'' if where else 'a'}() : {type}")
        self.memories[buffer] = name, type

    def _in_global(self, buffer: Buffer, target: Op, name: str, size: int) -> None:
        """A variable in global memory is given with each launch, as arrays are."""
        stored, piece = buffer in self._w.bases.stored, self._w.bases.pieces[buffer]
        if stored and "constant" in target.attributes:
            raise Lack("the kernel writes a constant")
        if any(len(region.blocks) for region in target.regions):
            raise Lack("the native engine has variables that begin with bytes, not with what ops make")
        if size % piece or not size:
            raise Lack("the variable has not as many bytes as an access")
        content = initial_bytes(target, layout_of(ir.TypeAttr(target.attributes["global_type"]).value))
        parameter = self._w.lines.fresh()
        self.variables[parameter] = Variable(
            name, None if content is None else content.ljust(size, b"\0")[:size], stored
        )
        self.memories[buffer] = parameter, f"memref<?xi{8 * piece}>"

    def private(self, op: Op) -> list[str]:
        """A variable of each thread."""
        buffer = self._w.bases.of(op.results[0])
        assert buffer is not None
        if buffer not in self.memories and buffer in self._w.bases.pieces:
            self._allocate(buffer, self._w.bases.private[buffer], "")
        return [self._w.lines.ahead("0", text_of(op.results[0].type))]

    def _steps(self, op: Op) -> tuple[int, list[tuple[ir.Value, int]]]:
        """Bytes that a getelementptr goes on by: a constant, and values with the bytes of each."""
        type = ir.TypeAttr(op.attributes["elem_type"]).value
        values, constant = iter(list(op.operands)[1:]), 0
        steps: list[tuple[ir.Value, int]] = []
        for position, number in enumerate(ir.DenseI32ArrayAttr(op.attributes["rawConstantIndices"])):
            if position:
                array = _ARRAY.match(str(type))
                if array is None:
                    raise Lack("the native engine goes through no structs")
                inner = f"!llvm.{array[1]}" if array[1].startswith("array<") else array[1]
                type = ir.Type.parse(inner, op.context)
            size = layout_of(type).size
            if number == _BY_VALUE:
                steps.append((next(values), size))
            else:
                constant += number * size
        return constant, steps

    def element(self, op: Op) -> list[str]:
        """What a getelementptr gives."""
        type = text_of(op.results[0].type)
        constant, steps = self._steps(op)
        name = self._w.lines.binary("addi", self._w.one(op.operands[0]), self._w.lines.constant(constant, type), type)
        for value, size in steps:
            step = self._w.lines.resize(self._w.one(value), text_of(value.type), type, signed=True)
            name = self._w.lines.binary(
                "addi", name, self._w.lines.binary("muli", step, self._w.lines.constant(size, type), type), type
            )
        return [name]

    def place(self, address: ir.Value, piece: int, many: int, unit: int = 0, *, further: Sequence[tuple[ir.Value, bool]] = ()) -> list[str]:  # fmt: skip
        """Indices of the pieces at an address, which is a multiple of ``unit`` of them, or of all; ``further``: bytes behind it, with a sign or without."""
        unit = unit or many
        self._odd.clear()
        type = text_of(address.type)
        index = self._pieces(address, piece)
        for value, signed in further:
            more, width = self._pieces(value, piece), bits(value.type)
            if not signed and piece > 1:
                # Where parts of a sum wrap around, their pieces do so too, at fewer bits.
                mask = (1 << width - piece.bit_length() + 1) - 1
                more = self._w.lines.by("andi", more, mask, text_of(value.type))
            more = self._w.lines.resize(more, text_of(value.type), type, signed=signed)
            index = self._w.lines.binary("addi", index, more, type)
        if unit > 1:
            low = self._w.lines.binary("andi", index, self._w.lines.constant(unit - 1, type), type)
            self._odd.append(self._w.lines.compare(1, low, self._w.lines.constant(0, type), type))
        index = self._w.lines.set(
            "arith.index_cast" if type == "i64" else "arith.index_castui", [index], [type], "index"
        )
        for odd in self._odd:
            index = self._w.lines.set(
                "arith.select", [odd, self._w.lines.constant(-many, "index"), index], ["i1", "index", "index"], "index"
            )
        return [
            index,
            *(
                self._w.lines.binary("addi", index, self._w.lines.constant(each, "index"), "index")
                for each in range(1, many)
            ),
        ]

    def _pieces(self, value: ir.Value, piece: int) -> str:
        """A number of bytes, in pieces. All is in as many bits as the value has, so that sums may be taken apart."""
        type = text_of(value.type)
        if piece == 1:
            return self._w.one(value)
        op, shift = defining_op(value), piece.bit_length() - 1
        known = self._w.known(value)
        if known is not None and known % piece == 0:
            return self._w.lines.constant(known // piece, type)
        if op is not None:
            if op.name == "llvm.mlir.addressof":
                buffer, name = self._w.bases.of(value), reference(op.attributes["global_name"])
                start = self._joined(buffer)[name] if buffer is not None and name in self._w.bases.joined else 0
                return self._w.lines.constant(start // piece, type)
            if op.name in ("llvm.add", "llvm.sub"):
                one, other = (self._pieces(op.operands[number], piece) for number in range(2))
                return self._w.lines.binary("addi" if op.name == "llvm.add" else "subi", one, other, type)
            if op.name == "llvm.mul":
                for side in range(2):
                    factor = self._w.known(op.operands[1 - side])
                    if factor is not None and factor % piece == 0:
                        return self._w.lines.binary(
                            "muli", self._w.one(op.operands[side]), self._w.lines.constant(factor // piece, type), type
                        )
            if op.name == "llvm.shl":
                by = self._w.known(op.operands[1])
                if by is not None and shift <= by < bits(value.type):
                    return self._w.lines.binary(
                        "muli", self._w.one(op.operands[0]), self._w.lines.constant(1 << (by - shift), type), type
                    )
            casts = ("llvm.addrspacecast", "llvm.ptrtoint", "llvm.inttoptr", "llvm.trunc", "llvm.bitcast")
            if op.name in casts:
                inner = text_of(op.operands[0].type)
                if int(inner[1:]) >= int(type[1:]):
                    return self._w.lines.resize(self._pieces(op.operands[0], piece), inner, type)
            if op.name == "llvm.getelementptr":
                constant, steps = self._steps(op)
                if constant % piece == 0 and all(size % piece == 0 for _, size in steps):
                    name = self._pieces(op.operands[0], piece)
                    for step, size in [(None, constant), *steps]:
                        more = self._w.lines.constant(size // piece, type)
                        if step is not None:
                            wide = self._w.lines.resize(self._w.one(step), text_of(step.type), type, signed=True)
                            more = self._w.lines.binary("muli", wide, more, type)
                        name = self._w.lines.binary("addi", name, more, type)
                    return name
        elif value in self._w.kernel.regions[0].blocks[0].arguments and self._w.bases.of(value):
            return self._w.lines.constant(0, type)
        raw = self._w.one(value)
        low = self._w.lines.binary("andi", raw, self._w.lines.constant(piece - 1, type), type)
        self._odd.append(self._w.lines.compare(1, low, self._w.lines.constant(0, type), type))
        return self._w.lines.binary("shrsi", raw, self._w.lines.constant(shift, type), type)
