"""Kernels of llvm.func as kernels on memrefs, which the native engine takes: what PTX, CUDA C++ and LLVM IR give.

Each pointer of the kernel becomes a memref of the pieces that its accesses have, and an address the number of bytes from the memref's begin
(bases.py). Branches between blocks become scf (lifting.py). An address that is no multiple of its access becomes an index outside of the
memref, so that the bounds check finds it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import integer, string, word
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.native.atomics import AS_FLOAT
from gpuir.sim.native.bases import Bases, Buffer, bits, elements, space
from gpuir.sim.native.lifting import come_together, lifted
from gpuir.sim.native.llvm_ops import COMPARISONS, SAME
from gpuir.sim.native.shared import Lack
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

__all__ = ["WARP", "Raised", "Raising"]

_FLAGS = ("isExact", "isDisjoint", "nonNeg", "fastmathFlags")
_IDS = {"tid": "gpu.thread_id", "ctaid": "gpu.block_id", "ntid": "gpu.block_dim", "nctaid": "gpu.grid_dim"}
_NOTHING = ("llvm.intr.lifetime.start", "llvm.intr.lifetime.end", "llvm.intr.experimental.noalias.scope.decl")
_FENCES = ("membar.cta;", "membar.gl;", "membar.sys;")
_SHIFTS = tuple(f"shl.b{width} $0, $1, $2;" for width in (16, 32, 64))
_ARRAY = re.compile(r"!llvm\.array<\d+ x (.*)>$")
#: An index of a getelementptr that is a value.
_BY_VALUE = -(1 << 31)
#: Atomic operations by their numbers, as arith names them.
_FLOAT_ADD = 11
_ATOMICS = {
    0: "assign",
    _FLOAT_ADD: "addi",
    1: "addi",
    3: "andi",
    5: "ori",
    6: "xori",
    7: "maxs",
    8: "mins",
    9: "maxu",
    10: "minu",
}
#: Those whose result depends on their order.
_ORDERED = (0, _FLOAT_ADD)
_REDUCTIONS = {"add": "add", "and": "and", "or": "or", "xor": "xor", "max": "maxsi", "min": "minsi", "umax": "maxui", "umin": "minui"}  # fmt: skip
_SHUFFLES = {"bfly": "xor", "down": "down", "up": "up", "idx": "idx"}
#: Lanes of the warps that the operations of nvvm are for.
WARP = 32


class Raised(NamedTuple):
    """A kernel on memrefs: a func.func in ``holder``, and the bytes of the pieces of each argument that was a pointer, 0 of one that is not followed."""

    holder: ir.Module
    kernel: Op
    pieces: dict[int, int]
    #: Whether a warp without all its lanes cannot run it.
    whole_warps: bool


def _number(type: ir.Type) -> str:
    """The type that stands for one of numbers or addresses; Lack for others."""
    many = bits(type)
    if not many:
        raise Lack(f"the native engine has no values of type {type} of llvm")
    return f"i{many}" if space(type) is not None else str(type)


class Raising:
    """Writes a kernel's text, op by op, for launches with ``dynamic`` bytes of dynamic shared memory; ``lookup`` finds variables.

    A value has a name for each of its numbers. Lack where the native engine has not all of the kernel.
    """

    def __init__(self, kernel: Op, lookup: Callable[[str], Op | None], dynamic: int):
        self._bases, self._lookup, self._dynamic = Bases(kernel), lookup, dynamic
        self._whole_warps = False
        self._kernel, self._count = kernel, 0
        #: Symbol of the variable that is the dynamic shared memory.
        self._extern = ""
        #: Flags of addresses that are no multiple of their pieces.
        self._odd: list[str] = []
        self._lines: list[str] = []
        self._first: list[str] = []
        self._names: dict[ir.Value, list[str]] = {}
        self._memories: dict[Buffer, tuple[str, str]] = {}
        if "arg_attrs" in kernel.attributes:
            for number, each in enumerate(ir.ArrayAttr(kernel.attributes["arg_attrs"])):
                if "llvm.byval" in ir.DictAttr(each):
                    raise Lack(f"argument {number} is a struct by value")
        holder, function = lifted(self._text(), kernel.context)
        arguments = kernel.regions[0].blocks[0].arguments
        pointers = [number for number, each in enumerate(arguments) if space(each.type) is not None]
        pieces = {number: self._bases.pieces.get(Buffer(number), 0) for number in pointers}
        #: The kernel on memrefs.
        self.raised = Raised(holder, function, pieces, self._whole_warps)

    def _text(self) -> str:
        """The whole module."""
        blocks = list(self._kernel.regions[0].blocks)
        parameters = [self._parameter(number, each) for number, each in enumerate(blocks[0].arguments)]
        labels = {block: f"^b{number}" for number, block in enumerate(blocks)}
        # A block is written behind those that dominate it, as it stands in the kernel; values have names before.
        for block in blocks[1:]:
            for argument in block.arguments:
                self._names[plain(argument)] = [self._fresh()]
        for block in blocks:
            arguments = (
                [f"{self._names[plain(each)][0]}: {_number(each.type)}" for each in block.arguments]
                if block != blocks[0]
                else []
            )
            self._lines.append(f"{labels[block]}({', '.join(arguments)}):" if block != blocks[0] else "")
            for view in block.operations:
                self._op(view.operation, labels)
        head = f"func.func @kernel({', '.join(parameters)}) {{"
        return "\n".join(["module {", head, *self._first, *self._lines, "}", "}"])

    def _fresh(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def _parameter(self, number: int, argument: ir.Value) -> str:
        name, buffer = self._fresh(), self._bases.of(argument)
        if buffer is None:
            self._names[plain(argument)] = [name]
            return f"{name}: {_number(argument.type)}"
        if buffer in self._bases.pieces:
            type = f"memref<?xi{8 * self._bases.pieces[buffer]}>"
            self._memories[buffer] = name, type
        else:
            type = "i64"
        self._names[plain(argument)] = [self._ahead("0", _number(argument.type))]
        return f"{name}: {type}"

    # Lines

    def _set(self, name: str, operands: Sequence[str], types: Sequence[str], result: str, attributes: str = "") -> str:
        new = self._fresh()
        self._lines.append(f'{new} = "{name}"({", ".join(operands)}) {attributes} : ({", ".join(types)}) -> {result}')
        return new

    def _constant(self, value: int, type: str) -> str:
        new = self._fresh()
        self._lines.append(f"{new} = arith.constant {value} : {type}")
        return new

    def _binary(self, name: str, one: str, other: str, type: str) -> str:
        return self._set(f"arith.{name}", [one, other], [type, type], type)

    def _compare(self, number: int, one: str, other: str, type: str) -> str:
        return self._set("arith.cmpi", [one, other], [type, type], "i1", f"<{{predicate = {number} : i64}}>")

    def _resize(self, name: str, old: str, new: str, *, signed: bool = False) -> str:
        """The integer in another width."""
        if old == new:
            return name
        kind = "trunci" if int(old[1:]) > int(new[1:]) else "extsi" if signed else "extui"
        return self._set(f"arith.{kind}", [name], [old], new)

    def _all(self, value: ir.Value) -> list[str]:
        return self._names[plain(value)]

    def _one(self, value: ir.Value) -> str:
        names = self._all(value)
        if len(names) != 1:
            raise Lack("the native engine computes no vectors of llvm")
        return names[0]

    # Ops

    def _op(self, op: Op, labels: dict[ir.Block, str]) -> None:
        try:
            names = self._write(op, labels)
        except Lack as lack:
            raise lack if lack.op is not None else Lack(lack.why, op) from None
        if names is not None:
            self._names[plain(op.results[0])] = names

    def _write(self, op: Op, labels: dict[ir.Block, str]) -> list[str] | None:
        name = op.name
        if any(
            flag in op.attributes and str(op.attributes[flag]) not in ("#llvm.fastmath<none>", "false")
            for flag in _FLAGS
        ):
            raise Lack("the native engine has not this form of the op")
        if name in ("llvm.br", "llvm.cond_br", "llvm.switch", "llvm.return"):
            self._branch(op, labels)
            return None
        if name in _NOTHING:
            return None
        if name == "llvm.inline_asm":
            return self._assembly(op)
        if name in SAME or name in COMPARISONS:
            return [self._same(op)]
        if name == "llvm.intr.ctpop":
            return [self._ones(self._one(op.operands[0]), _number(op.results[0].type))]
        if name == "llvm.load":
            return self._load(op)
        if name == "llvm.store":
            self._store(op)
            return None
        if name == "llvm.atomicrmw":
            return self._atomic(op)
        if name.startswith("nvvm."):
            return self._nvvm(op)
        special: dict[str, Callable[[Op], list[str]]] = {
            "llvm.mlir.constant": self._literal, "llvm.mlir.undef": self._nothing, "llvm.mlir.poison": self._nothing,
            "llvm.mlir.zero": self._nothing, "llvm.mlir.addressof": self._variable, "llvm.getelementptr": self._element,
            "llvm.extractelement": self._part, "llvm.insertelement": self._put_part, "llvm.extractvalue": self._part,
            "llvm.freeze": lambda op: self._all(op.operands[0]),
        }  # fmt: skip
        if name in ("llvm.zext", "llvm.sext", "llvm.trunc", "llvm.ptrtoint", "llvm.inttoptr", "llvm.addrspacecast"):
            old, new = _number(op.operands[0].type), _number(op.results[0].type)
            return [self._resize(self._one(op.operands[0]), old, new, signed=name == "llvm.sext")]
        if name not in special:
            raise Lack("the native engine has no such op")
        return special[name](op)

    def _branch(self, op: Op, labels: dict[ir.Block, str]) -> None:
        if op.name == "llvm.return":
            if len(op.operands):
                raise Lack("a kernel returns nothing")
            self._lines.append("return")
            return
        targets: list[str] = []
        at = len(op.operands)
        for block in reversed(list(op.successors)):
            at -= len(block.arguments)
            given = list(op.operands)[at : at + len(block.arguments)]
            values = ", ".join(self._one(each) for each in given)
            types = ", ".join(_number(each.type) for each in given)
            targets.insert(0, f"{labels[block]}({values} : {types})" if given else labels[block])
        if op.name == "llvm.br" or len(targets) == 1:
            self._lines.append(f"cf.br {targets[0]}")
        elif op.name == "llvm.switch":
            cases = ir.DenseIntElementsAttr(op.attributes["case_values"]) if "case_values" in op.attributes else ()
            chosen = [f"{number}: {target}" for number, target in zip(map(int, cases), targets[1:], strict=True)]
            type = _number(op.operands[0].type)
            ways = ", ".join([f"default: {targets[0]}", *chosen])
            self._lines.append(f"cf.switch {self._one(op.operands[0])} : {type}, [{ways}]")
        else:
            self._lines.append(f"cf.cond_br {self._one(op.operands[0])}, {', '.join(targets)}")

    def _same(self, op: Op) -> str:
        types = [_number(each.type) for each in op.operands]
        result = _number(op.results[0].type)
        names = [self._one(each) for each in op.operands]
        if op.name in COMPARISONS:
            predicate = integer(op, "predicate")
            return self._set(COMPARISONS[op.name], names, types, result, f"<{{predicate = {predicate} : i64}}>")
        if op.name == "llvm.bitcast" and types[0] == result:
            return names[0]
        return self._set(SAME[op.name], names, types, result)

    def _assembly(self, op: Op) -> list[str] | None:
        """What reading PTX leaves as such: fences, which order nothing here, so that more is suspected; and shifts by any number."""
        text = string(op, "asm_string")
        if text in _FENCES and not len(op.operands):
            return None
        if text not in _SHIFTS or len(op.operands) != 2:
            raise Lack(f"the native engine has not '{text}'")
        type, by = _number(op.operands[0].type), _number(op.operands[1].type)
        amount, width = self._one(op.operands[1]), self._constant(int(type[1:]), by)
        inside = self._compare(6, amount, width, by)
        low = self._set("arith.select", [inside, amount, self._constant(0, by)], ["i1", by, by], by)
        shifted = self._binary("shli", self._one(op.operands[0]), self._resize(low, by, type), type)
        return [self._set("arith.select", [inside, shifted, self._constant(0, type)], ["i1", type, type], type)]

    def _ones(self, name: str, type: str) -> str:
        """How many bits of an integer are set: sums of neighbours, of pairs of them, and so on."""
        width, shift = int(type[1:]), 1
        while shift < width:
            low = sum(((1 << shift) - 1) << at for at in range(0, width, 2 * shift))
            mask = self._constant(low, type)
            high = self._binary("shrui", name, self._constant(shift, type), type)
            name = self._binary(
                "addi", self._binary("andi", name, mask, type), self._binary("andi", high, mask, type), type
            )
            shift *= 2
        return name

    def _literal(self, op: Op) -> list[str]:
        value, type = op.attributes["value"], _number(op.results[0].type)
        if not isinstance(value, (ir.BoolAttr, ir.IntegerAttr, ir.FloatAttr)):
            raise Lack("the native engine has no such constant")
        return [self._ahead(str(value) if isinstance(value, ir.FloatAttr) else str(int(value.value)), type)]

    def _ahead(self, value: str, type: str) -> str:
        """A constant that stands ahead of everything, so that it is there wherever it is asked for."""
        new = self._fresh()
        if type == "i1":
            value = {"0": "false", "1": "true", "-1": "true"}.get(value.split()[0], value)
        self._first.append(f"{new} = arith.constant {value}" + ("" if ":" in value or type == "i1" else f" : {type}"))
        return new

    def _nothing(self, op: Op) -> list[str]:
        count, element = elements(op.results[0].type)
        type = element if bits(element) else _number(op.results[0].type)
        return [self._ahead("0.0" if type.startswith("f") else "0", type)] * count

    def _known(self, value: ir.Value) -> int | None:
        """The number that the value is, where it is a constant of the kernel."""
        op = defining_op(value)
        if op is None:
            return None
        if op.name in ("llvm.zext", "llvm.sext"):
            inner = self._known(op.operands[0])
            return (
                inner
                if inner is None or inner >= 0 or op.name == "llvm.sext"
                else inner + (1 << bits(op.operands[0].type))
            )
        if op.name != "llvm.mlir.constant" or not isinstance(op.attributes["value"], ir.IntegerAttr):
            return None
        return int(op.attributes["value"].value)

    def _part(self, op: Op) -> list[str]:
        if op.name == "llvm.extractvalue":
            position = list(ir.DenseI64ArrayAttr(op.attributes["position"]))
            number = position[0] if len(position) == 1 else None
        else:
            number = self._known(op.operands[1])
        names = self._all(op.operands[0])
        if number is None or not 0 <= number < len(names):
            raise Lack("the native engine takes parts of a value by a constant alone")
        return [names[number]]

    def _put_part(self, op: Op) -> list[str]:
        number, names = self._known(op.operands[2]), list(self._all(op.operands[0]))
        if number is None or not 0 <= number < len(names):
            raise Lack("the native engine takes parts of a value by a constant alone")
        names[number] = self._one(op.operands[1])
        return names

    # Addresses

    def _variable(self, op: Op) -> list[str]:
        buffer = self._bases.of(op.results[0])
        assert buffer is not None
        if buffer not in self._memories and buffer in self._bases.pieces:
            target = self._lookup(buffer.name)
            if target is None or target.name != "llvm.mlir.global" or integer(target, "addr_space", 0) != 3 or "value" in target.attributes:  # fmt: skip
                raise Lack("the native engine has variables in shared memory alone")
            size = layout_of(ir.TypeAttr(target.attributes["global_type"]).value).size
            if not size and self._extern not in ("", buffer.name):
                raise Lack("two variables are the dynamic shared memory")
            self._extern = self._extern if size else buffer.name
            piece = self._bases.pieces[buffer]
            count = (size or self._dynamic) // piece
            if not count or (size or self._dynamic) % piece:
                raise Lack("the variable has not as many bytes as an access")
            type = f"memref<{count}xi{8 * piece}, #gpu.address_space<workgroup>>"
            name = self._fresh()
            self._first.append(f"{name} = memref.alloc() : {type}")
            self._memories[buffer] = name, type
        return [self._ahead("0", _number(op.results[0].type))]

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

    def _element(self, op: Op) -> list[str]:
        type = _number(op.results[0].type)
        constant, steps = self._steps(op)
        name = self._binary("addi", self._one(op.operands[0]), self._constant(constant, type), type)
        for value, size in steps:
            step = self._resize(self._one(value), _number(value.type), type, signed=True)
            name = self._binary("addi", name, self._binary("muli", step, self._constant(size, type), type), type)
        return [name]

    def _place(self, address: ir.Value, piece: int, many: int) -> list[str]:
        """Indices of the pieces at an address."""
        self._odd.clear()
        type = _number(address.type)
        index = self._pieces(address, piece)
        if many > 1:
            low = self._binary("andi", index, self._constant(many - 1, type), type)
            self._odd.append(self._compare(1, low, self._constant(0, type), type))
        index = self._set("arith.index_cast" if type == "i64" else "arith.index_castui", [index], [type], "index")
        for odd in self._odd:
            index = self._set(
                "arith.select", [odd, self._constant(-many, "index"), index], ["i1", "index", "index"], "index"
            )
        return [
            index,
            *(self._binary("addi", index, self._constant(each, "index"), "index") for each in range(1, many)),
        ]

    def _pieces(self, value: ir.Value, piece: int) -> str:
        """A number of bytes, in pieces. All is in as many bits as the value has, so that sums may be taken apart."""
        type = _number(value.type)
        if piece == 1:
            return self._one(value)
        op, shift = defining_op(value), piece.bit_length() - 1
        known = self._known(value)
        if known is not None and known % piece == 0:
            return self._constant(known // piece, type)
        if op is not None:
            if op.name == "llvm.mlir.addressof":
                return self._constant(0, type)
            if op.name in ("llvm.add", "llvm.sub"):
                one, other = (self._pieces(op.operands[number], piece) for number in range(2))
                return self._binary("addi" if op.name == "llvm.add" else "subi", one, other, type)
            if op.name == "llvm.mul":
                for side in range(2):
                    factor = self._known(op.operands[1 - side])
                    if factor is not None and factor % piece == 0:
                        return self._binary(
                            "muli", self._one(op.operands[side]), self._constant(factor // piece, type), type
                        )
            if op.name == "llvm.shl":
                by = self._known(op.operands[1])
                if by is not None and shift <= by < bits(value.type):
                    return self._binary(
                        "muli", self._one(op.operands[0]), self._constant(1 << (by - shift), type), type
                    )
            casts = ("llvm.addrspacecast", "llvm.ptrtoint", "llvm.inttoptr", "llvm.trunc", "llvm.bitcast")
            if op.name in casts:
                inner = _number(op.operands[0].type)
                if int(inner[1:]) >= int(type[1:]):
                    return self._resize(self._pieces(op.operands[0], piece), inner, type)
            if op.name == "llvm.getelementptr":
                constant, steps = self._steps(op)
                if constant % piece == 0 and all(size % piece == 0 for _, size in steps):
                    name = self._pieces(op.operands[0], piece)
                    for step, size in [(None, constant), *steps]:
                        more = self._constant(size // piece, type)
                        if step is not None:
                            wide = self._resize(self._one(step), _number(step.type), type, signed=True)
                            more = self._binary("muli", wide, more, type)
                        name = self._binary("addi", name, more, type)
                    return name
        elif value in self._kernel.regions[0].blocks[0].arguments and self._bases.of(value):
            return self._constant(0, type)
        raw = self._one(value)
        low = self._binary("andi", raw, self._constant(piece - 1, type), type)
        self._odd.append(self._compare(1, low, self._constant(0, type), type))
        return self._binary("shrsi", raw, self._constant(shift, type), type)

    # Memory

    def _plain_access(self, op: Op, address: ir.Value) -> tuple[str, str, int]:
        """The memref of an access, its type, and bytes of its pieces."""
        if "volatile_" in op.attributes or integer(op, "ordering", 0):
            raise Lack("the native engine has no volatile and no atomic accesses")
        buffer = self._bases.of(address)
        assert buffer is not None
        if "invariant" in op.attributes and buffer in self._bases.stored:
            raise Lack("what does not change is written")
        return (*self._memories[buffer], self._bases.pieces[buffer])

    def _load(self, op: Op) -> list[str]:
        memory, of, piece = self._plain_access(op, op.operands[0])
        count, element = elements(op.results[0].type)
        each = bits(element) // 8 // piece
        indices = self._place(op.operands[0], piece, count * each)
        part, whole = f"i{8 * piece}", f"i{bits(element)}"
        loads = [self._set("memref.load", [memory, index], [of, "index"], part) for index in indices]
        names = []
        for number in range(count):
            name = self._resize(loads[number * each], part, whole)
            for further in range(1, each):
                high = self._resize(loads[number * each + further], part, whole)
                high = self._binary("shli", high, self._constant(8 * piece * further, whole), whole)
                name = self._binary("ori", name, high, whole)
            names.append(name if whole == element else self._set("arith.bitcast", [name], [whole], element))
        return names

    def _store(self, op: Op) -> None:
        memory, of, piece = self._plain_access(op, op.operands[1])
        count, element = elements(op.operands[0].type)
        each = bits(element) // 8 // piece
        indices = self._place(op.operands[1], piece, count * each)
        part, whole = f"i{8 * piece}", f"i{bits(element)}"
        for number, name in enumerate(self._all(op.operands[0])):
            if whole != element:
                name = self._set("arith.bitcast", [name], [element], whole)
            for further in range(each):
                shifted = (
                    self._binary("shrui", name, self._constant(8 * piece * further, whole), whole) if further else name
                )
                value, index = self._resize(shifted, whole, part), indices[number * each + further]
                self._lines.append(f'"memref.store"({value}, {memory}, {index}) : ({part}, {of}, index) -> ()')

    def _atomic(self, op: Op) -> list[str] | None:
        buffer = self._bases.of(op.operands[0])
        assert buffer is not None
        number, type = integer(op, "bin_op"), _number(op.operands[1].type)
        piece = self._bases.pieces[buffer]
        scope = string(op, "syncscope") if "syncscope" in op.attributes else ""
        if (
            number not in _ATOMICS
            or bits(op.operands[1].type) != 8 * piece
            or integer(op, "ordering") != 2
            or "volatile_" in op.attributes
        ):
            raise Lack("the native engine has not this form of the op, or not its types")
        if buffer.number is not None and scope not in ("", "device"):
            raise Lack("the native engine has no atomics of a narrower scope")
        memory, of = self._memories[buffer]
        (index,) = self._place(op.operands[0], piece, 1)
        used, value, whole = any(True for _ in op.results[0].uses), self._one(op.operands[1]), f"i{8 * piece}"
        if (used or number in _ORDERED) and not come_together(op.block):
            raise Lack(
                "what an atomic update finds depends on the order of the threads, and they come to it by several ways"
            )
        if type != whole:
            value = self._set("arith.bitcast", [value], [type], whole)
        note = f" {{{AS_FLOAT} = {type}}}" if number == _FLOAT_ADD else ""
        new = self._fresh()
        self._lines.append(f"{new} = memref.atomic_rmw {_ATOMICS[number]} {value}, {memory}[{index}]{note} : ({whole}, {of}) -> {whole}")  # fmt: skip
        if not used:
            return None
        return [new if type == whole else self._set("arith.bitcast", [new], [whole], type)]

    # Threads

    def _nvvm(self, op: Op) -> list[str] | None:
        name = op.name.removeprefix("nvvm.")
        if name.startswith("read.ptx.sreg."):
            return [self._id(op, name.removeprefix("read.ptx.sreg."))]
        if name in ("barrier", "barrier0"):
            if len(op.operands) or len(op.results):
                raise Lack("the native engine has barriers of whole blocks alone")
            self._lines.append("gpu.barrier")
            return None
        if name not in ("shfl.sync", "vote.sync", "redux.sync", "bar.warp.sync"):
            raise Lack("the native engine has no such op")
        mask = op.operands[1] if name == "redux.sync" else op.operands[0]
        if self._known(mask) not in (-1, (1 << WARP) - 1):
            raise Lack("the native engine has operations of all lanes of a warp alone")
        self._whole_warps = True
        if name == "shfl.sync":
            return self._shuffle(op)
        if name == "redux.sync":
            kind = word(op, "kind")
            if str(op.operands[0].type) != "i32" or kind not in _REDUCTIONS:
                raise Lack("the native engine has not this reduction")
            attribute = f"<{{op = #gpu<all_reduce_op {_REDUCTIONS[kind]}>}}>"
            return [self._set("gpu.subgroup_reduce", [self._one(op.operands[0])], ["i32"], "i32", attribute)]
        vote = self._one(op.operands[1]) if name == "vote.sync" else self._constant(1, "i32")
        if name == "bar.warp.sync":
            # All lanes have to come here; what they wrote before counts as not ordered.
            vote = self._compare(0, vote, vote, "i32")
        given = self._set("gpu.ballot", [vote], ["i1"], "i32")
        if name == "bar.warp.sync":
            return None
        kind = word(op, "kind")
        if kind == "ballot":
            return [given]
        if kind not in ("any", "all"):
            raise Lack("the native engine has not this vote")
        return [self._compare(1, given, self._constant(0, "i32"), "i32") if kind == "any" else self._compare(0, given, self._constant(-1, "i32"), "i32")]  # fmt: skip

    def _id(self, op: Op, name: str) -> str:
        type = _number(op.results[0].type)
        base, _, axis = name.partition(".")
        new = self._fresh()
        if base in _IDS and axis in ("x", "y", "z"):
            self._lines.append(f"{new} = {_IDS[base]} {axis}")
        elif name in ("laneid", "warpsize"):
            self._lines.append(f"{new} = gpu.{'lane_id' if name == 'laneid' else 'subgroup_size : index'}")
        else:
            raise Lack("the native engine has no such register")
        return self._set("arith.index_cast", [new], ["index"], type)

    def _shuffle(self, op: Op) -> list[str]:
        mode = word(op, "kind")
        if self._known(op.operands[3]) != (0 if mode == "up" else WARP - 1):
            raise Lack("the native engine shuffles whole warps alone")
        type = _number(op.operands[1].type)
        width, new = self._constant(WARP, "i32"), self._fresh()
        offset = self._binary("andi", self._one(op.operands[2]), self._constant(WARP - 1, "i32"), "i32")
        self._lines.append(
            f"{new}, {new}_valid = gpu.shuffle {_SHUFFLES[mode]} {self._one(op.operands[1])}, {offset}, {width} : {type}"
        )
        both = "return_value_and_is_valid" in op.attributes
        return [new, f"{new}_valid"] if both else [new]
