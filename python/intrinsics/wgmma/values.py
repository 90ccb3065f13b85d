"""Small IR builders that the emitter needs: constants, index arithmetic by Python's operators."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, TypeAlias, cast

from gpuir.host import AnyOp, ir
from gpuir.intrinsics.wgmma.errors import WgmmaError

__all__ = ["Index", "IndexLike", "ValueLike", "constant", "create", "lift", "shown", "value_of"]

#: An SSA value, or an op that has one result.
ValueLike: TypeAlias = "ir.Value | AnyOp"
#: A number, or an SSA value of type index or an integer type.
IndexLike: TypeAlias = "int | ValueLike"


def value_of(thing: object) -> ir.Value | None:
    """The SSA value of a value or of an op with one result; None for anything else."""
    if isinstance(thing, ir.Value):
        return thing
    operation = getattr(thing, "operation", None)
    return operation.results[0] if operation is not None and len(operation.results) == 1 else None


def shown(thing: object) -> str:
    """What a message says was given: a value by its type."""
    value = value_of(thing)
    return repr(thing) if value is None else f"a value of type {value.type}"


def create(name: str, results: Sequence[ir.Type], operands: Sequence[ir.Value], **attributes: ir.Attribute) -> Any:
    """An op at the insertion point; its result, the results if several, None without one."""
    op = ir.Operation.create(name, results=results, operands=operands, attributes=attributes)
    return op.results[0] if len(results) == 1 else list(op.results) or None


def constant(number: int | float, type_: ir.Type) -> Any:
    """An arith.constant of an integer, index or float type."""
    if isinstance(type_, (ir.IntegerType, ir.IndexType)):
        return create("arith.constant", [type_], [], value=ir.IntegerAttr.get(type_, int(number)))
    return create("arith.constant", [type_], [], value=ir.FloatAttr.get(type_, float(number)))


def lift(value: ValueLike | int | float, type: ir.Type | None = None) -> ir.Value:
    """An SSA value of a Python number (a constant of ``type``: i1 for bool, index for int, f32 for float unless given).

    An SSA value, or an op with one result, is returned as it is. Refused: anything else.
    """
    given = value_of(value)
    if given is not None:
        return given
    if type is None:
        if isinstance(value, bool):
            type = ir.IntegerType.get_signless(1)
        elif isinstance(value, (int, float)):
            type = ir.IndexType.get() if isinstance(value, int) else ir.F32Type.get()
        else:
            raise WgmmaError(f"{shown(value)} is neither an SSA value nor a number")
    return constant(cast("int | float", value), type)


@dataclasses.dataclass(frozen=True)
class Index:
    """A number that is known, or an SSA value of type index; operators fold what is known and build the rest."""

    known: int | None
    given: ir.Value | None = None

    @classmethod
    def of(cls, thing: Index | IndexLike) -> Index:
        if isinstance(thing, Index):
            return thing
        value = value_of(thing)
        if value is None:
            return cls(int(thing))  # type: ignore[arg-type]  # numbers of NumPy too
        if not isinstance(value.type, ir.IndexType):
            if not isinstance(value.type, ir.IntegerType):
                raise WgmmaError(f"a value of type {value.type} is no index")
            value = create("arith.index_castui", [ir.IndexType.get()], [value])
        return cls(None, value)

    @property
    def value(self) -> Any:
        """The SSA value, a constant for a known number."""
        return self.given if self.known is None else constant(self.known, ir.IndexType.get())

    def _with(self, other: Index | IndexLike, name: str) -> Index:
        other = Index.of(other)
        return Index(None, create(name, [ir.IndexType.get()], [self.value, other.value]))

    def __add__(self, other: Index | IndexLike) -> Index:
        other = Index.of(other)
        if self.known is not None and other.known is not None:
            return Index(self.known + other.known)
        if other.known == 0:
            return self
        return other if self.known == 0 else self._with(other, "arith.addi")

    def __mul__(self, other: Index | IndexLike) -> Index:
        other = Index.of(other)
        if self.known is not None and other.known is not None:
            return Index(self.known * other.known)
        if 0 in (self.known, other.known):
            return Index(0)
        if other.known == 1:
            return self
        return other if self.known == 1 else self._with(other, "arith.muli")

    __radd__ = __add__
    __rmul__ = __mul__

    def __floordiv__(self, number: int) -> Index:
        if self.known is not None:
            return Index(self.known // number)
        return self if number == 1 else self._with(number, "arith.divui")

    def __mod__(self, number: int) -> Index:
        if self.known is not None:
            return Index(self.known % number)
        return Index(0) if number == 1 else self._with(number, "arith.remui")

    def __xor__(self, other: Index | IndexLike) -> Index:
        other = Index.of(other)
        if self.known is not None and other.known is not None:
            return Index(self.known ^ other.known)
        if other.known == 0:
            return self
        return other if self.known == 0 else self._with(other, "arith.xori")
