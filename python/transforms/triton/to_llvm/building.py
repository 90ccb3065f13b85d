"""Small pieces of code of a thread: constants, vectors cut and joined, and linear maps of a thread's number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from gpuir.dialects import arith, llvm
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm.types import is_pointer, vector_of

__all__ = ["Builder"]

#: llvm.getelementptr's mark for an index that is an operand.
_DYNAMIC = -(2**31)


class Builder:
    """Writes at the current insertion point; constants go to the head of the function, each one once."""

    def __init__(self, context: ir.Context):
        self.i1, self.i8, self.i16, self.i32, self.i64 = (
            ir.IntegerType.get_signless(width, context) for width in (1, 8, 16, 32, 64)
        )
        self.f32 = ir.F32Type.get(context)
        self.head: ir.InsertionPoint | None = None
        self._constants: dict[tuple[ir.Type, object], ir.Value] = {}
        #: Bits that results of `linear` may have.
        self._reach: dict[ir.Value, int] = {}

    def enter(self, head: ir.InsertionPoint) -> None:
        """Begins a function, whose constants go to `head`."""
        self.head = head
        self._constants = {}

    # Constants ------------------------------------------------------------------------------------------------------

    def constant(self, kind: ir.Type, value: int | float | bool) -> ir.Value:
        """A number; of a vector type, one in each element."""
        key = (kind, (type(value), value))
        if key not in self._constants:
            scalar = kind.element_type if isinstance(kind, ir.VectorType) else kind
            attribute = ir.FloatAttr.get(scalar, value) if isinstance(scalar, ir.FloatType) else _integer(scalar, value)
            if isinstance(kind, ir.VectorType):
                attribute = ir.DenseElementsAttr.get_splat(kind, attribute)
            self._constants[key] = self.attribute(kind, attribute)
        return self._constants[key]

    def attribute(self, kind: ir.Type, value: ir.Attribute) -> ir.Value:
        return arith.constant(kind, value, ip=self.head)

    def i32s(self, values: Sequence[int]) -> ir.Value:
        """A vector of 32-bit numbers."""
        key = (self.i32, tuple(values))
        if key not in self._constants:
            kind = vector_of(len(values), self.i32)
            numbers = np.asarray(values, np.int64).astype(np.uint32).view(np.int32)
            self._constants[key] = self.attribute(kind, ir.DenseElementsAttr.get(numbers, type=kind))
        return self._constants[key]

    def number(self, value: int) -> ir.Value:
        """A 32-bit number."""
        return self.constant(self.i32, value)

    def zero(self, kind: ir.Type) -> ir.Value:
        """Zero of any type that a register has."""
        key = (kind, "zero")
        if key not in self._constants:
            self._constants[key] = llvm.mlir_zero(kind, ip=self.head)
        return self._constants[key]

    def undefined(self, kind: ir.Type) -> ir.Value:
        key = (kind, "poison")
        if key not in self._constants:
            self._constants[key] = llvm.mlir_poison(kind, ip=self.head)
        return self._constants[key]

    # Vectors --------------------------------------------------------------------------------------------------------

    def splat(self, value: ir.Value, size: int) -> ir.Value:
        kind = vector_of(size, value.type)
        if size == 1:
            return llvm.insertelement(self.undefined(kind), value, self.number(0))
        one = llvm.insertelement(self.undefined(kind), value, self.number(0))
        return llvm.shufflevector(kind, one, one, [0] * size)

    def elements(self, vector: ir.Value) -> list[ir.Value]:
        return [self.element(vector, index) for index in range(vector.type.shape[0])]

    def element(self, vector: ir.Value, index: int) -> ir.Value:
        return llvm.extractelement(vector, self.number(index))

    def vector(self, values: Sequence[ir.Value]) -> ir.Value:
        result = self.undefined(vector_of(len(values), values[0].type))
        for index, value in enumerate(values):
            result = llvm.insertelement(result, value, self.number(index))
        return result

    def shuffled(self, vector: ir.Value, indices: Sequence[int]) -> ir.Value:
        """The vector of the elements at the indices, the vector itself if these are all in their order."""
        size = vector.type.shape[0]
        if len(indices) == size and all(index == at for at, index in enumerate(indices)):
            return vector
        return llvm.shufflevector(vector_of(len(indices), vector.type.element_type), vector, vector, list(indices))

    def part(self, vector: ir.Value, start: int, size: int) -> ir.Value:
        """`size` neighbours from `start` on."""
        return self.shuffled(vector, range(start, start + size))

    def joined(self, parts: Sequence[ir.Value]) -> ir.Value:
        """Vectors one after another, joined in pairs."""
        vectors = list(parts)
        while len(vectors) > 1:
            paired = []
            for one, other in zip(vectors[::2], vectors[1::2]):
                size = one.type.shape[0] + other.type.shape[0]
                kind = vector_of(size, one.type.element_type)
                if one.type == other.type:
                    paired.append(llvm.shufflevector(kind, one, other, list(range(size))))
                else:
                    whole = llvm.intr_vector_insert(self.undefined(kind), one, 0)
                    paired.append(llvm.intr_vector_insert(whole, other, one.type.shape[0]))
            vectors = paired + (vectors[len(vectors) & ~1 :])
        return vectors[0]

    def words(self, vector: ir.Value, bits: int) -> tuple[ir.Value, bool]:
        """The vector's bits as a vector of 32-bit words, and whether elements were widened for it: each then has its word."""
        total = bits * vector.type.shape[0]
        if vector.type.element_type == self.i32:
            return vector, False
        size = vector.type.shape[0]
        if is_pointer(vector.type.element_type):
            whole = llvm.ptrtoint(vector_of(size, self.i64), vector)
            return llvm.bitcast(vector_of(2 * size, self.i32), whole), False
        if total % 32 == 0 and bits >= 8:
            return llvm.bitcast(vector_of(total // 32, self.i32), vector), False
        integer = ir.IntegerType.get_signless(bits)
        if vector.type.element_type != integer:
            vector = llvm.bitcast(vector_of(size, integer), vector)
        return arith.extui(vector_of(size, self.i32), vector), True

    def from_words(self, words: ir.Value, kind: ir.VectorType, widened: bool) -> ir.Value:
        """The reverse of `words`: a vector of the type."""
        if words.type == kind:
            return words
        scalar: Any = kind.element_type
        if is_pointer(scalar):
            return llvm.inttoptr(kind, llvm.bitcast(vector_of(kind.shape[0], self.i64), words))
        if not widened:
            return llvm.bitcast(kind, words)
        integer = ir.IntegerType.get_signless(scalar.width)
        narrow = arith.trunci(vector_of(kind.shape[0], integer), words)
        return narrow if scalar == integer else llvm.bitcast(kind, narrow)

    # Addresses ------------------------------------------------------------------------------------------------------

    def offset(self, pointer: ir.Value, offset: ir.Value | int, kind: ir.Type) -> ir.Value:
        """The pointer (or vector of pointers) moved by elements of the type."""
        result = pointer.type
        if isinstance(offset, int):
            return llvm.getelementptr(result, pointer, [], [offset], kind, None) if offset else pointer
        return llvm.getelementptr(result, pointer, [offset], [_DYNAMIC], kind, None)

    def resized(self, vector: ir.Value, scalar: Any) -> ir.Value:
        """The vector with truths as bytes, or the reverse; else the vector itself."""
        kind = vector_of(vector.type.shape[0], scalar)
        if vector.type == kind:
            return vector
        return (
            arith.extui(kind, vector) if scalar.width > vector.type.element_type.width else arith.trunci(kind, vector)
        )

    # Linear maps ----------------------------------------------------------------------------------------------------

    def linear(self, bases: Iterable[tuple[ir.Value, Sequence[int]]]) -> ir.Value:
        """The xor of ``columns[bit]`` for each set bit of each 32-bit number, a constant shift at a time."""
        terms: list[tuple[ir.Value, int]] = []
        for number, columns in bases:
            for mask, shift in _runs(columns):
                masked = arith.andi(number, self.number(mask))
                if shift > 0:
                    masked = arith.shli(masked, self.number(shift))
                elif shift < 0:
                    masked = arith.shrui(masked, self.number(-shift))
                reach = mask << shift if shift >= 0 else mask >> -shift
                terms.append((masked, reach))
        if not terms:
            return self.number(0)
        value, reach = terms[0]
        for other, others in terms[1:]:
            # Where no bit meets another, LLVM folds a sum into addresses.
            value = arith.xori(value, other) if reach & others else llvm.or_(value, other, is_disjoint=True)
            reach |= others
        self._reach[value] = reach
        return value

    def reach(self, number: ir.Value) -> int:
        """Bits that a number may have, as far as that is known here: of constants, of linear maps, and of the xor of such."""
        if number in self._reach:
            return self._reach[number]
        owner: Any = number.owner
        name = getattr(owner, "name", "")
        if name == "arith.constant":
            return ir.IntegerAttr(owner.attributes["value"]).value
        if name == "arith.xori":
            return self.reach(owner.operands[0]) | self.reach(owner.operands[1])
        return -1

    def xored(self, number: ir.Value, constant: int) -> ir.Value:
        """The number with these bits exchanged; LLVM makes a sum of it where the number has none of them."""
        return arith.xori(number, self.number(constant)) if constant else number

    def all_of(self, *conditions: ir.Value | None) -> ir.Value | None:
        """Whether all conditions hold, of which None always does; None if all are."""
        known = [condition for condition in conditions if condition is not None]
        result = known[0] if known else None
        for condition in known[1:]:
            result = arith.andi(known[0] if result is None else result, condition)
        return result

    def equal_zero(self, number: ir.Value, mask: int) -> ir.Value:
        """Whether the bits of the mask are 0."""
        masked = arith.andi(number, self.number(mask))
        return arith.cmpi(arith.CmpIPredicate.eq, masked, self.number(0))


def _integer(kind: Any, value: int | float | bool) -> ir.Attribute:
    return ir.BoolAttr.get(bool(value)) if kind.width == 1 else ir.IntegerAttr.get(kind, int(value))


def _runs(columns: Sequence[int]) -> list[tuple[int, int]]:
    """(mask, shift to the left) such that the xor of ``(n & mask) << shift`` is the map: bits with the same shift go together."""
    masks: dict[int, int] = {}
    for bit, column in enumerate(columns):
        rest = column
        while rest:
            low = rest & -rest
            shift = low.bit_length() - 1 - bit
            masks[shift] = masks.get(shift, 0) | 1 << bit
            rest ^= low
    return [(mask, shift) for shift, mask in masks.items()]
