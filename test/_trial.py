"""`trial`: an op, attribute or type for each part of the spec language that the mirrored upstream ops lack."""

from __future__ import annotations

from gpuir.host import ir
from gpuir.ods import (
    F32,
    I1,
    I32,
    AllTypesMatch,
    AnyAttribute,
    AnyRegion,
    AnySuccessor,
    AnyType,
    ArrayAttr,
    Attr,
    AttrSizedOperandSegments,
    BitEnum,
    Bool,
    BoolAttr,
    DenseI32,
    DenseI64ArrayAttr,
    Dialect,
    DictionaryAttr,
    Effects,
    F32Attr,
    HasParent,
    I32Attr,
    I64Attr,
    Index,
    Int32,
    Int64,
    IntEnum,
    IsolatedFromAbove,
    NoTerminator,
    Operand,
    Operands,
    Param,
    Pure,
    Region,
    Regions,
    Result,
    Results,
    SingleBlock,
    SizedRegion,
    Str,
    StrAttr,
    Successors,
    SymbolNameAttr,
    Terminator,
    TypeAttr,
    TypeParameter,
    TypesMatchWith,
    UnitAttr,
    VerifyError,
    own_attribute,
    own_type,
)

TRIAL = Dialect("trial", summary="For tests of the spec language.")


@TRIAL.enum
class Mode(IntEnum):
    """How."""

    Fast = 0, "fast"
    Exact = 1, "exact"
    None_ = 7, "none"


@TRIAL.enum
class Flags(BitEnum):
    """What else."""

    Off = 0, "off"
    Near = 1, "near"
    Far = 2, "far"
    Both = 4, "both"


# Types and attributes


class DescType(TRIAL.Type, name="desc"):
    """A descriptor of a rank, an element type and perhaps a space."""

    rank: Param[Int64]
    element: Param[TypeParameter]
    space: Param[AnyAttribute] | None
    assembly = "`<` $rank `x` $element (`,` $space^)? `>`"


class TokenType(TRIAL.Type, name="token"):
    """A token."""


class FlowType(TRIAL.Type, name="async.flow"):
    """A type whose name has a dot."""

    depth: Param[Int32] = 1
    assembly = "`<` $depth `>`"


class LayoutAttr(TRIAL.Attr, name="layout"):
    """A layout; it is printed as an alias."""

    order: Param[DenseI32]
    mode: Param[Mode] = "fast"
    parent: Param[AnyAttribute] | None
    alias = "layout"
    assembly = "`<` `{` struct(params) `}` `>`"


class PairAttr(TRIAL.Attr, name="pair"):
    """Two numbers, the first no larger."""

    low: Param[Int64]
    high: Param[Int64]
    assembly = "`<` params `>`"

    def verify(self) -> None:
        if self.low > self.high:
            raise ValueError(f"expected low <= high, found {self.low} and {self.high}")


class NoteAttr(TRIAL.Attr, name="note"):
    """A string, and whether it is loud; its format has all that the others lack."""

    text: Param[Str]
    loud: Param[Bool] | None
    flags: Param[Flags] | None
    assembly = "`<` $text (`loud` `=` $loud^) : (`quiet`)? (`,` $flags^)? `>`"


class PointAttr(TRIAL.Attr, name="point"):
    """The parameters of a struct by name, in an order of its own."""

    x: Param[Int32]
    y: Param[Int32] = 0
    assembly = "`<` struct(y, x) `>`"


@TRIAL.directive("Between")
class Between:
    """``low .. high`` in an attribute."""

    @staticmethod
    def parse(cursor, values, low, high):
        values[low] = f"{cursor.integer()} : i64"
        cursor.expect("to")
        values[high] = f"{cursor.integer()} : i64"

    @staticmethod
    def print(writer, values, low, high):
        return f"{values[low].removesuffix(' : i64')} to {values[high].removesuffix(' : i64')}"


class SpanAttr(TRIAL.Attr, name="span"):
    """A custom directive in an attribute."""

    low: Param[Int64]
    high: Param[Int64]
    assembly = "`<` custom<Between>($low, $high) `>`"


# Ops


class MakeOp(TRIAL.Op, name="make"):
    """A type of its own, with and without its prefix; attributes with defaults."""

    desc: Operand[DescType] | None
    count: Attr[I32Attr] = 4
    ratio: Attr[F32Attr] | None
    layout: Attr[LayoutAttr] | None
    result: Result[DescType]
    assembly = "($desc^ `:` type($desc))? (`layout` $layout^)? attr-dict `->` qualified(type($result))"


class EnumOp(TRIAL.Op, name="enum"):
    """Enums kept as integers, in the text and in the dictionary."""

    mode: Attr[Mode]
    flags: Attr[Flags]
    other: Attr[Mode] | None
    fallback: Attr[Mode] = "exact"
    assembly = "$mode `,` $flags (`else` $other^)? attr-dict"


class LiteralsOp(TRIAL.Op, name="literals"):
    """Every kind of literal and space."""

    a: Operand[I32]
    b: Operand[I32]
    assembly = "`<` $a `,` `key_word` `=` $b `>` `[` `]` `{` `}` `->` `:` `::` `?` `*` `+` `|` `begin` `` `(` `)` ` ` `end` `-` attr-dict"


class AnchorsOp(TRIAL.Op, name="anchors"):
    """Optional groups by every kind of anchor, with an else."""

    first: Operand[AnyType] | None
    rest: Operands[I32]
    name: Attr[StrAttr] | None
    level: Attr[I64Attr] = 3
    loud: Attr[UnitAttr]
    extra: Result[AnyType] | None
    body: Region[AnyRegion]
    assembly = (
        "(`first` $first^ `:` type($first)) : (`no_first`)? (`rest` `(` $rest^ `)`)? (`named` $name^)? "
        "(`level` $level^)? (`loud` $loud^) : (`quiet`)? $body attr-dict (`->` type($extra)^)?"
    )
    traits = (AttrSizedOperandSegments, NoTerminator)


class ListOp(TRIAL.Op, name="list"):
    """oilist with operands, types, attributes and unit attributes."""

    size: Operand[Index] | None
    values: Operands[AnyType]
    order: Attr[DenseI64ArrayAttr] | None
    fast: Attr[UnitAttr]
    assembly = "oilist(`size` `(` $size `)` | `values` `(` $values `:` type($values) `)` | `order` `=` $order | `fast` $fast) attr-dict"
    traits = (AttrSizedOperandSegments,)


@TRIAL.directive("Range")
class Range:
    """``%low to %high`` of operands, and what a region's arguments are."""

    @staticmethod
    def parse(cursor, state, low, high):
        state.operands[low] = [cursor.operand()]
        cursor.expect("to")
        state.operands[high] = [cursor.operand()]

    @staticmethod
    def print(writer, state, low, high):
        return f"{state.operands[low][0]} to {state.operands[high][0]}"


@TRIAL.directive("Loop")
class Loop:
    """``%i {`` ... ``}``: the argument of the region's block stands before it."""

    @staticmethod
    def parse(cursor, state, body):
        name = cursor.operand()
        state.region(cursor, [(name, "index")])

    @staticmethod
    def print(writer, state, body):
        (region,) = state.regions
        region.show_arguments = False
        region.hide_terminator = True
        return f"{region.arguments[0][0]} {region.mark}"


class LoopOp(TRIAL.Op, name="loop"):
    """custom on operands and on a region; its terminator is left out."""

    low: Operand[Index]
    high: Operand[Index]
    body: Region[SizedRegion(1)]
    assembly = "custom<Range>($low, $high) `do` custom<Loop>($body) attr-dict"
    traits = (SingleBlock("trial.reduce.return"),)


class ReduceReturnOp(TRIAL.Op, name="reduce.return"):
    """A name with a dot."""

    values: Operands[AnyType]
    assembly = "($values^ `:` type($values))? attr-dict"
    traits = (Terminator, HasParent("trial.loop", "trial.cases"))


class CasesOp(TRIAL.Op, name="cases"):
    """A variadic region."""

    selector: Operand[I32]
    bodies: Regions[SizedRegion(1)]
    assembly = "$selector $bodies attr-dict"


class MmaOp(TRIAL.Op, name="mmaSync"):
    """Names in upper case: the host wants lower case, Python snake_case."""

    aDesc: Operand[AnyType]
    useD: Operand[I1]
    twoCTAs: Attr[UnitAttr]
    isAsync: Attr[BoolAttr] = False
    kDim: Attr[I64Attr] | None
    lambda_: Operand[F32] | None
    newD: Result[AnyType]
    assembly = "$aDesc `,` $useD (`scale` $lambda_^)? attr-dict `:` type($aDesc)"
    traits = (AllTypesMatch("aDesc", "newD"),)


class OptionalsOp(TRIAL.Op, name="optionals"):
    """Several optional operands of given types, between others."""

    a: Operand[I32] | None
    b: Operand[F32]
    c: Operand[Index] | None
    d: Operands[AnyType]
    e: Result[I32] | None
    assembly = "(`a` $a^)? `b` $b (`c` $c^)? `d` `(` ($d^ `:` type($d))? `)` attr-dict (`->` type($e)^)?"
    traits = (AttrSizedOperandSegments,)


class SplitOp(TRIAL.Op, name="split"):
    """Variadic operands and results of mixed types, among others."""

    head: Operand[I32]
    values: Operands[AnyType]
    first: Result[I32]
    rest: Results[AnyType]
    assembly = "$head (`,` $values^)? attr-dict `:` functional-type(operands, results)"


class TwoListsOp(TRIAL.Op, name="two_lists"):
    """Two variadic results, which the generic form's sizes tell apart."""

    sizes: Operands[Index]
    left: Results[I32]
    right: Results[AnyType]


class ForwardOp(TRIAL.Op, name="forward"):
    """Variadic successors."""

    values: Operands[AnyType]
    targets: Successors[AnySuccessor]
    assembly = "$targets (`with` $values^ `:` type($values))? attr-dict"
    traits = (Terminator,)


def element(type: ir.Type) -> ir.Type:
    if not hasattr(type, "element_type"):
        raise TypeError(f"expected a shaped type, got {type}")
    return type.element_type


class ElementOp(TRIAL.Op, name="element"):
    """TypesMatchWith: the result's type is the element type."""

    source: Operand[AnyType]
    result: Result[AnyType]
    assembly = "$source attr-dict `:` type($source)"
    traits = (Pure, TypesMatchWith("the result has the element type", "source", "result", element))


class WidenOp(TRIAL.Op, name="widen"):
    """infer_types: from operand types and an attribute."""

    source: Operand[AnyType]
    width: Attr[I64Attr]
    result: Result[AnyType]
    other: Result[Index]
    assembly = "$source `by` $width attr-dict `:` type($source)"

    @staticmethod
    def infer_types(operands, attributes):
        width = attributes["width"].value
        if width < 1:
            raise ValueError(f"expected a width of at least 1, got {width}")
        return {"result": [ir.VectorType.get([width], operands["source"][0])], "other": [ir.IndexType.get()]}


class KeywordOp(TRIAL.Op, name="keyword"):
    """attr-dict-with-keyword after a symbol, attributes of all kinds."""

    sym_name: Attr[SymbolNameAttr]
    type: Attr[TypeAttr]
    items: Attr[ArrayAttr] | None
    table: Attr[DictionaryAttr] | None
    pair: Attr[own_attribute(PairAttr)] | None
    assembly = "$sym_name `of` $type (`pair` $pair^)? attr-dict-with-keyword"


class BoxOp(TRIAL.Op, name="box"):
    """A region that sees nothing from outside, with a terminator that may be left out."""

    body: Region[SizedRegion(1)]
    assembly = "$body attr-dict"
    traits = (IsolatedFromAbove, SingleBlock("trial.done"))


class DoneOp(TRIAL.Op, name="done"):
    """Ends a box."""

    assembly = "attr-dict"
    traits = (Terminator, HasParent("trial.box"))


def _writes(op, effects) -> None:
    pass


class PureOp(TRIAL.Op, name="pure"):
    """Goes where nobody uses it."""

    value: Operand[I32]
    result: Result[I32]
    assembly = "$value attr-dict"
    traits = (Pure,)


class EffectOp(TRIAL.Op, name="effect"):
    """Stays: nothing is known of its effects."""

    value: Operand[I32]
    result: Result[I32]
    assembly = "$value attr-dict"


class SilentOp(TRIAL.Op, name="silent"):
    """Effects that a function computes: none."""

    value: Operand[I32]
    result: Result[I32]
    assembly = "$value attr-dict"
    traits = (Effects(_writes),)


class CheckedOp(TRIAL.Op, name="checked"):
    """A verify method that sees operands, attributes and the region."""

    value: Operand[AnyType]
    limit: Attr[I32Attr]
    assembly = "$value attr-dict `:` type($value)"

    def verify(self) -> None:
        if self.limit.value < 1:
            raise VerifyError(f"expects a limit of at least 1, found {self.limit.value}")


class OnlyDescOp(TRIAL.Op, name="only_desc"):
    """An operand of the one type class."""

    desc: Operand[own_type(DescType)]
    token: Operand[TokenType]
    flow: Operand[FlowType]
    assembly = "$desc `,` $token `,` $flow attr-dict `:` type($desc) `,` type($flow)"


class PlainOp(TRIAL.Op, name="plain"):
    """No format: generic only."""

    value: Operand[AnyType] | None
    note: Attr[StrAttr] | None
