"""Annotations in the class bodies of specs: what an op, an attribute or a type has.

A type checker sees them as descriptors, so that ``op.value`` is a Value and ``op.scale`` a FloatAttr. It takes the
constraints of `gpuir.ods`, classes of own attributes and types, and enums between the brackets; any other constraint goes
into ``Annotated`` behind the type that the accessor has, ``Attr[Annotated[ir.ArrayAttr, array_of(I32Attr)]]``, or gets
a name by a metaclass (`gpuir.ods.metaclasses`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, get_origin, overload

if TYPE_CHECKING:
    from gpuir.host import ir
    from gpuir.ods.enums import Cases
    from gpuir.ods.kinds import Bool, UnitAttr

    E = TypeVar("E", bound=Cases)

C = TypeVar("C")


def default(value: object) -> Any:
    """The value itself, for type checkers: ``scale: Attr[F32Attr] = default(0.5)``."""
    return value


@dataclasses.dataclass(frozen=True)
class Named:
    """The dialect's own name of what a class declares under its Python name, and the default, if there is one."""

    name: str
    default: object
    has_default: bool
    #: The releases of the dialect's system that have it: ``3.6-``; all where it is empty.
    releases: str = ""
    #: Whether an op of these releases always has it, although others leave it out.
    required: bool | str = False


_NONE_GIVEN = object()


def named(name: str, default: object = _NONE_GIVEN, *, releases: str = "", required: bool | str = False) -> Any:
    """The dialect's name, where it differs from Python's: ``use_d: Operand[I1] = named("useD")``, with a default after it.

    ``useD: Operand[I1]`` declares the same; a type checker then does not know that the accessor is ``op.use_d``. `releases`
    says which releases of the dialect's system have it, ``"3.6-"`` (`gpuir.ods.releases`); `required` that an operand or
    result is optional only since others have it not, or in which releases it has to be there, ``"-3.5"``.
    """
    return Named(name, default, default is not _NONE_GIVEN, releases, required)


@dataclasses.dataclass(frozen=True)
class SizedRegion:
    """A region with that many blocks; None: any number."""

    blocks: int | None = None


AnyRegion = SizedRegion()
#: A region of one block.
OneBlock = Annotated["ir.Region", SizedRegion(1)]
AnySuccessor = object()


def bare(item: Any) -> Any:
    """What stands between the brackets, without the type for checkers."""
    return item.__metadata__[0] if get_origin(item) is Annotated else item


if TYPE_CHECKING:

    class Marker(Generic[C]):
        """An annotation in an op's class body."""

        variadic: bool
        constraint: Any
        optional: bool

else:

    class Marker:
        """An annotation in an op's class body."""

        variadic = False

        def __init__(self, constraint: Any, optional: bool = False):
            self.constraint, self.optional = constraint, optional

        def __class_getitem__(cls, item: Any) -> Marker:
            # A base such as `Marker[C]` is the class itself.
            return cls if item is C else cls(bare(item))

        def __or__(self, other: None) -> Marker:
            return type(self)(self.constraint, optional=True)


class Operand(Marker[C]):
    """``name: Operand[constraint]``, optional with ``| None``."""

    if TYPE_CHECKING:

        def __get__(self, op: object, owner: type | None = None) -> ir.Value[Any]:
            raise NotImplementedError

        def __set__(self, op: object, value: ir.Value[Any]) -> None:
            raise NotImplementedError


class Operands(Marker[C]):
    """A variadic operand."""

    variadic = True
    if TYPE_CHECKING:

        def __get__(self, op: object, owner: type | None = None) -> list[ir.Value[Any]]:
            raise NotImplementedError

        def __set__(self, op: object, values: Sequence[ir.Value[Any]]) -> None:
            raise NotImplementedError


class Result(Marker[C]):
    """``name: Result[constraint]``, optional with ``| None``."""

    if TYPE_CHECKING:

        def __get__(self, op: object, owner: type | None = None) -> ir.OpResult[Any]:
            raise NotImplementedError


class Results(Marker[C]):
    """A variadic result."""

    variadic = True
    if TYPE_CHECKING:

        def __get__(self, op: object, owner: type | None = None) -> list[ir.OpResult[Any]]:
            raise NotImplementedError


class Attr(Marker[C]):
    """``name: Attr[constraint]``, optional with ``| None``, with a default by assignment."""

    if TYPE_CHECKING:

        @overload
        def __get__(self: Attr[UnitAttr], op: object, owner: type | None = None) -> bool: ...
        @overload
        def __get__(self: Attr[E], op: object, owner: type | None = None) -> ir.IntegerAttr: ...
        @overload
        def __get__(self, op: object, owner: type | None = None) -> C: ...
        def __get__(self, op: object, owner: type | None = None) -> object:
            raise NotImplementedError

        def __set__(self, op: object, value: object) -> None:
            raise NotImplementedError


class Region(Marker[C]):
    """``name: Region[AnyRegion]``, ``Region[OneBlock]``, or ``Region[Annotated[ir.Region, SizedRegion(2)]]``."""

    if TYPE_CHECKING:

        def __get__(self, op: object, owner: type | None = None) -> ir.Region:
            raise NotImplementedError


class Regions(Marker[C]):
    """A variadic region; it must be the op's only one."""

    variadic = True
    if TYPE_CHECKING:

        def __get__(self, op: object, owner: type | None = None) -> list[ir.Region]:
            raise NotImplementedError


class Successor(Marker[C]):
    """``name: Successor[AnySuccessor]``."""

    if TYPE_CHECKING:

        def __get__(self, op: object, owner: type | None = None) -> ir.Block:
            raise NotImplementedError


class Successors(Marker[C]):
    """A variadic successor."""

    variadic = True
    if TYPE_CHECKING:

        def __get__(self, op: object, owner: type | None = None) -> list[ir.Block]:
            raise NotImplementedError


if TYPE_CHECKING:

    class Param(Generic[C]):
        """A parameter: ``dim: Param[Int64]``, ``chip: Param[ChipAttr] | None``, ``n: Param[Int64] = default(1)``."""

        @overload
        def __get__(self: Param[Bool], value: object, owner: type | None = None) -> bool: ...
        @overload
        def __get__(self, value: object, owner: type | None = None) -> C: ...
        def __get__(self, value: object, owner: type | None = None) -> object:
            raise NotImplementedError
