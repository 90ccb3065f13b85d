"""Accumulators between instructions: the structs that nvvm's ops take, and the vector that users know."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any

from gpuir.host import ir
from gpuir.intrinsics.wgmma.dtypes import Element
from gpuir.intrinsics.wgmma.errors import WgmmaError
from gpuir.intrinsics.wgmma.values import ValueLike, create, shown, value_of

__all__ = ["Accumulator", "insert_all", "read_all", "register_type", "struct_type"]


def register_type(kind: Element) -> Any:
    """The type of a register: halves are held in pairs, as i32."""
    return ir.Type.parse("i32" if kind.bits == 16 else kind.mlir)


def struct_type(kind: Element, count: int) -> Any:
    """The struct of ``count`` registers that nvvm.wgmma.mma_async takes and returns."""
    return ir.Type.parse(f"!llvm.struct<({', '.join([str(register_type(kind))] * count)})>")


def read_all(struct: ir.Value, kind: Element, count: int) -> list[Any]:
    """All registers of a struct."""
    type_ = register_type(kind)
    return [
        create("llvm.extractvalue", [type_], [struct], position=ir.DenseI64ArrayAttr.get([number]))
        for number in range(count)
    ]


def insert_all(registers: list[ir.Value], type_: ir.Type) -> Any:
    """The struct of the registers."""
    struct = create("llvm.mlir.undef", [type_], [])
    for number, register in enumerate(registers):
        struct = create("llvm.insertvalue", [type_], [struct, register], position=ir.DenseI64ArrayAttr.get([number]))
    return struct


@dataclasses.dataclass(frozen=True)
class Accumulator:
    """A warpgroup's accumulators as the values that instructions take and give: one struct for each instruction tile.

    Tile (i, j) along M and N is ``values[i * columns + j]``. What loops carry are these values: ``rebuild`` makes an accumulator
    of a loop's arguments or results. ``vector()`` is the fragment of ``make_mma_store_layout`` as one vector; where
    ``from_vector`` is given what ``vector()`` made, it takes the structs, so that vectors cost nothing between products.
    """

    kind: Element
    #: Registers of a tile.
    registers: int
    #: Tiles along N.
    columns: int
    values: tuple[Any, ...]

    @property
    def types(self) -> list[Any]:
        """Types of ``values``."""
        return [value.type for value in self.values]

    @property
    def size(self) -> int:
        """Elements of the vector."""
        return len(self.values) * self.registers * (2 if self.kind.bits == 16 else 1)

    def rebuild(self, values: Iterable[ir.Value]) -> Accumulator:
        """The same accumulator with other values: a loop's arguments, or its results. Refused: other types."""
        values = tuple(values)
        if [value.type for value in values] != self.types:
            types = ", ".join(str(value.type)[:40] for value in values)
            raise WgmmaError(
                f"{len(values)} values ({types}) do not make an accumulator of {len(self.values)} structs of {self.registers} registers"
            )
        return dataclasses.replace(self, values=values)

    def replace(self, tile: int, value: ir.Value) -> Accumulator:
        """The accumulator with another struct for a tile."""
        return dataclasses.replace(self, values=(*self.values[:tile], value, *self.values[tile + 1 :]))

    def map(self, change: Callable[[ir.Value], ir.Value]) -> Accumulator:
        """The accumulator with each struct changed."""
        return dataclasses.replace(self, values=tuple(change(value) for value in self.values))

    def element(self, index: int) -> Any:
        """The element at an index of ``make_mma_store_layout``, an SSA value. Refused: an index that is out of range."""
        if index not in range(self.size):
            raise WgmmaError(f"index {index} is not one of the {self.size} of a thread in C")
        pair = 2 if self.kind.bits == 16 else 1
        tile, number = divmod(index // pair, self.registers)
        at = ir.DenseI64ArrayAttr.get([number])
        register = create("llvm.extractvalue", [register_type(self.kind)], [self.values[tile]], position=at)
        if pair == 1:
            return register
        kind = self.kind.type()
        both = create("llvm.bitcast", [ir.VectorType.get([2], kind)], [register])
        at = ir.DenseI64ArrayAttr.get([index % 2])
        return create("vector.extract", [kind], [both], static_position=at)

    def vector(self) -> Any:
        """The fragment as a vector of elements, in the order of ``make_mma_store_layout``."""
        registers = [register for value in self.values for register in read_all(value, self.kind, self.registers)]
        type_ = ir.VectorType.get([len(registers)], register_type(self.kind))
        vector = create("vector.from_elements", [type_], registers)
        if self.kind.bits == 32:
            return vector
        return create("vector.bitcast", [ir.VectorType.get([self.size], self.kind.type())], [vector])

    @classmethod
    def undefined(cls, kind: Element, registers: int, rows: int, columns: int, zero: bool) -> Accumulator:
        """Accumulators of zeros, or of whatever is there for products that do not read them."""
        type_ = struct_type(kind, registers)
        name = "llvm.mlir.zero" if zero else "llvm.mlir.undef"
        return cls(kind, registers, columns, tuple(create(name, [type_], []) for _ in range(rows * columns)))

    @classmethod
    def from_vector(cls, vector: ValueLike, kind: Element, registers: int, rows: int, columns: int) -> Accumulator:
        """The accumulator of a fragment. Refused: a value that is no vector of the fragment's length and type."""
        empty = cls(kind, registers, columns, (None,) * (rows * columns))
        fragment = value_of(vector)
        expected = ir.VectorType.get([empty.size], kind.type())
        if fragment is None or fragment.type != expected:
            raise WgmmaError(f"{shown(vector)} is no accumulator; expected {expected} or an Accumulator")
        structs = _structs(fragment, registers, rows * columns)
        if structs is None:
            type_ = register_type(kind)
            if kind.bits == 16:
                fragment = create("vector.bitcast", [ir.VectorType.get([empty.size // 2], type_)], [fragment])
            parts = [
                create("vector.extract", [type_], [fragment], static_position=ir.DenseI64ArrayAttr.get([number]))
                for number in range(rows * columns * registers)
            ]
            struct = struct_type(kind, registers)
            structs = [insert_all(parts[at : at + registers], struct) for at in range(0, len(parts), registers)]
        return dataclasses.replace(empty, values=tuple(structs))


def _producer(value: ir.Value) -> ir.Operation | None:
    """The op that a value is a result of; None for a block's argument."""
    owner = value.owner
    return None if isinstance(owner, ir.Block) else owner.operation


def _structs(vector: ir.Value, registers: int, tiles: int) -> list[Any] | None:
    """The structs of which ``Accumulator.vector`` made a vector, None where something else made it."""
    op = _producer(vector)
    if op is not None and op.name == "vector.bitcast":
        op = _producer(op.operands[0])
    if op is None or op.name != "vector.from_elements" or len(op.operands) != registers * tiles:
        return None
    structs = []
    for number, operand in enumerate(op.operands):
        source = _producer(operand)
        if source is None or source.name != "llvm.extractvalue":
            return None
        if list(ir.DenseI64ArrayAttr(source.attributes["position"])) != [number % registers]:
            return None
        if number % registers == 0:
            structs.append(source.operands[0])
        elif source.operands[0] != structs[-1]:
            return None
    types = {str(struct.type) for struct in structs}
    count = str(structs[0].type).count(",") + 1
    return structs if len(types) == 1 and count == registers else None
