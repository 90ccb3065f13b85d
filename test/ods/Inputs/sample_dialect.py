"""A dialect with one of everything a spec can declare, for the tests of what is generated from specs."""

from __future__ import annotations

from gpuir.host import ir
from gpuir.ods import (
    I1,
    AnyFloat,
    AnyRegion,
    AnySuccessor,
    AnyType,
    ArrayAttr,
    Attr,
    AttrSizedOperandSegments,
    BitEnum,
    Bool,
    DenseI32,
    Dialect,
    Dictionary,
    F32Attr,
    I32ArrayAttr,
    Index,
    Int64,
    IntEnum,
    Operand,
    Operands,
    Param,
    Region,
    Regions,
    Result,
    Results,
    SizedRegion,
    Str,
    StrArrayAttr,
    Successor,
    Successors,
    SymbolNameAttr,
    Terminator,
    TypeAttr,
    TypeParameter,
    UnitAttr,
    list_of,
    own_parameter,
)

SAMPLE = Dialect("generated_sample", summary="One of everything.")
LIMIT: int = 4


@SAMPLE.enum
class Mode(IntEnum):
    """How to load."""

    Slow = 0, "slow"
    None_ = 3, "none|of it"


@SAMPLE.enum
class Flags(BitEnum):
    """What to check."""

    Bounds = 1, "bounds"
    Races = 2, "races"


class TokenType(SAMPLE.Type, name="token"):
    """Says that something is done."""


class TileType(SAMPLE.Type, name="tile"):
    """A tile of memory.

    Refused: a size of 0; an element type that is a tile.
    """

    size: Param[Int64]
    element: Param[TypeParameter]
    label: Param[Str] | None
    assembly = "`<` $size `x` $element (`,` $label^)? `>`"
    example = """
        !generated_sample.tile<4 x f32, "a">
    """

    def bytes(self, *, padding: int = 0, label: str | None = None) -> int:
        """Size in memory."""
        return self.size * 4 + padding


class FlagsAttr(SAMPLE.Attr, name="flags"):
    """Flags as an attribute."""

    value: Param[Flags]
    assembly = "$value"


class OptionsAttr(SAMPLE.Attr, name="options"):
    """Options | of a load."""

    flags: Param[FlagsAttr] | None
    all_flags: Param[list_of(own_parameter(FlagsAttr))]
    sizes: Param[DenseI32]
    strict: Param[Bool] = True
    rest: Param[Dictionary] | None
    assembly = "`<` struct(params) `>`"


class LoadOp(SAMPLE.Op, name="load"):
    """Loads a value ``x`` from a tile.

    With a token it is asynchronous.
    """

    source: Operand[TileType]
    indices: Operands[Index]
    mask: Operand[I1] | None
    mode: Attr[Mode] = "slow"
    useD: Attr[UnitAttr]
    options: Attr[OptionsAttr] | None
    tags: Attr[StrArrayAttr] | None
    result: Result[AnyType]
    token: Result[TokenType] | None
    assembly = "$source `[` $indices `]` (`mask` $mask^)? attr-dict `:` type($source) `->` type(results)"
    traits = (AttrSizedOperandSegments,)

    @property
    def rank(self) -> int:
        """Number of indices."""
        return len(self.indices)

    @rank.setter
    def rank(self, value: int) -> None:
        raise ValueError(value)

    @staticmethod
    def cost(op: LoadOp, scale: float = 1.5) -> dict[str, ir.Type]:
        """What it costs."""
        return {}


class StoreOp(SAMPLE.Op, name="store.many"):
    """Stores values."""

    lambda_: Operands[AnyFloat]
    scale: Attr[F32Attr]
    where: Attr[ArrayAttr]
    order: Attr[I32ArrayAttr]
    element: Attr[TypeAttr]
    sym_name: Attr[SymbolNameAttr]
    pair: Results[AnyType]
    assembly = "$sym_name $lambda_ attr-dict `:` type($lambda_) `->` type($pair)"


class LoopOp(SAMPLE.Op, name="loop"):
    """Runs its body."""

    start: Operand[Index]
    body: Region[SizedRegion(1)]
    rest: Region[AnyRegion]
    assembly = "$start $body $rest attr-dict"


class SwitchOp(SAMPLE.Op, name="switch"):
    """Runs one of its regions."""

    cases: Regions[SizedRegion(1)]
    assembly = "$cases attr-dict"


class BranchOp(SAMPLE.Op, name="branch"):
    """Goes somewhere."""

    to: Successor[AnySuccessor]
    others: Successors[AnySuccessor]
    assembly = "$to (`,` $others^)? attr-dict"
    traits = (Terminator,)


load = LoadOp.builder
store_many = StoreOp.builder
loop = LoopOp.builder
switch = SwitchOp.builder
branch = BranchOp.builder


def helper(tile: TileType, *names: str, **more: object) -> list[TileType]:
    """Helps."""
    return [tile]
