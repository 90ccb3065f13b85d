"""Functions of `tt`: definition, call and return."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir.assembly.cursor import Cursor
from gpuir.assembly.op_state import BlockArgument
from gpuir.assembly.tokens import bracket_end
from gpuir.dialects.tt.constraints import AnyFunctionType, DictArrayAttr
from gpuir.dialects.tt.dialect import TT
from gpuir.dialects.tt.ops_math import check_types
from gpuir.dialects.tt.traits import TRITON
from gpuir.host import ir, string_value, symbol_path
from gpuir.ods import (
    AnyRegion,
    AnyType,
    Attr,
    AttrConstraint,
    AttrConstraintMeta,
    DialectOp,
    FlatSymbolRefAttr,
    HasParent,
    IsolatedFromAbove,
    Operands,
    Pure,
    Region,
    Results,
    ReturnLike,
    StrAttr,
    SymbolNameAttr,
    Terminator,
    VerifyError,
    named,
)
from gpuir.ods.constraints import symbol_text
from gpuir.ods.syntax import Output, split_top_level

if TYPE_CHECKING:
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import RegionText, WriteState

_VISIBILITY = ("public", "private", "nested")
#: LLVM's attributes of arguments that are pointers, and of those that are integers.
_OF_POINTERS = frozenset(
    f"llvm.{name}"
    for name in (
        "align", "byref", "byval", "dereferenceable", "dereferenceable_or_null", "inalloca", "nest", "noalias", "nocapture",
        "nofree", "nonnull", "preallocated", "readnone", "readonly", "sret", "writeonly",
    )
)  # fmt: skip
_OF_INTEGERS = frozenset(("llvm.signext", "llvm.zeroext"))


def _function_type(value: object) -> ir.Attribute:
    if isinstance(value, tuple):
        inputs, results = value
        value = ir.FunctionType.get(list(inputs), list(results))
    if not isinstance(value, ir.FunctionType):
        raise TypeError(f"expected an ir.FunctionType or (inputs, results), got {value!r}")
    return ir.TypeAttr.get(value)


class FunctionTypeAttr(
    ir.TypeAttr,
    metaclass=AttrConstraintMeta,
    constraint=AttrConstraint(
        "type attribute of function type",
        lambda attribute: isinstance(attribute, ir.TypeAttr) and AnyFunctionType.test(attribute.value),
        _function_type,
        python="FunctionType | tuple[Sequence[Type], Sequence[Type]]",
        classes=(ir.TypeAttr,),
    ),
):
    value: ir.FunctionType


def _dictionary(cursor: Cursor) -> str:
    return cursor.attribute() if cursor.peek() == "{" else "{}"


def _arguments(cursor: Cursor) -> tuple[list[BlockArgument], list[str], list[str]]:
    """``(%name: type {attributes} loc(...), ...)``, or types alone: names with types and locations, types, dictionaries."""
    named: list[BlockArgument] = []
    types: list[str] = []
    dictionaries: list[str] = []
    cursor.expect("(", "of the arguments")
    while not cursor.at(")"):
        start = cursor.skip()
        name = cursor.operand() if cursor.at_operand() else ""
        if types and bool(name) is not bool(named):
            cursor.fail("expected names for all arguments, or for none", start)
        if name:
            cursor.expect(":", "after the argument's name")
        types.append(cursor.type())
        dictionaries.append(_dictionary(cursor))
        location = cursor.location()
        if name:
            named.append(BlockArgument(name, types[-1], location))
        if not cursor.accept(","):
            break
    cursor.expect(")", "after the arguments")
    return named, types, dictionaries


def _result_list(cursor: Cursor) -> tuple[list[str], list[str]]:
    """Types and attribute dictionaries of the results."""
    if not cursor.accept("->"):
        return [], []
    if not cursor.accept("("):
        return [cursor.type()], ["{}"]
    types, dictionaries = [], []
    while not cursor.at(")"):
        types.append(cursor.type())
        dictionaries.append(_dictionary(cursor))
        if not cursor.accept(","):
            break
    cursor.expect(")", "after the results")
    return types, dictionaries


def _split_function_type(text: str) -> tuple[list[str], list[str]]:
    """Inputs and results of a function type's text."""
    end = bracket_end(text, 0)
    inputs, rest = text[1 : end - 1], text[end:].partition("->")[2].strip()
    if rest.startswith("(") and bracket_end(rest, 0) == len(rest):
        return split_top_level(inputs), split_top_level(rest[1:-1])
    return split_top_level(inputs), [rest]


@TT.directive("Signature")
class _Signature:
    """``[visibility] @name(arguments) [-> results]``; the arguments are the body's."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, *names: str) -> None:
        attributes = state.attributes
        state.visibility = next((word for word in _VISIBILITY if cursor.accept(word)), "")
        if state.visibility:
            attributes["sym_visibility"] = f'"{state.visibility}"'
        attributes["sym_name"] = cursor.symbol_name()
        state.arguments, inputs, argument_attributes = _arguments(cursor)
        results, result_attributes = _result_list(cursor)
        attributes["function_type"] = f"({', '.join(inputs)}) -> ({', '.join(results)})"
        state.unnamed = bool(inputs) and not state.arguments
        for key, dictionaries in (("arg_attrs", argument_attributes), ("res_attrs", result_attributes)):
            if any(text.strip("{} \t\r\n") for text in dictionaries):
                attributes[key] = f"[{', '.join(dictionaries)}]"

    @staticmethod
    def print(writer: Output, state: WriteState, *names: str) -> str:
        attributes, region = state.attributes, state.regions[0]
        inputs, results = _split_function_type(attributes["function_type"])
        arguments = _typed(writer, inputs, attributes.get("arg_attrs"), region)
        shown = _typed(writer, results, attributes.get("res_attrs"), None)
        text = f"{attributes['sym_visibility'][1:-1]} " if "sym_visibility" in attributes else ""
        text += f"{symbol_text(attributes['sym_name'])}({', '.join(arguments)})"
        if shown:
            bare = len(shown) == 1 and not shown[0].startswith("(") and "res_attrs" not in attributes
            text += f" -> {shown[0]}" if bare else f" -> ({', '.join(shown)})"
        return text


@TT.directive("Body")
class _Body:
    """The body, whose entry block's arguments the signature shows, or nothing."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, body: str) -> None:
        if not state.visibility and "sym_visibility" in state.attributes:
            cursor.fail(
                "expected the function's visibility before its name, found 'sym_visibility' among its attributes"
            )
        if cursor.peek() == "{":
            if state.unnamed:
                cursor.fail("expected names of the arguments since the function has a body", state.start)
            start = cursor.skip()
            if not state.arguments and Cursor(cursor.text, start + 1, state.reader).at("}"):
                cursor.fail("expected a body that is not empty; a function without one has no braces", start)
            # What follows the line was looked at where there are no arguments: such a line is not remembered.
            state.region(cursor, state.arguments, last=bool(state.arguments))
            return
        if state.visibility not in ("private", "nested"):
            cursor.fail("expected a body, or 'private' before the name: a function without a body cannot be public")
        state.empty_region(cursor)

    @staticmethod
    def print(writer: Output, state: WriteState, body: str) -> str:
        region = state.regions[0]
        region.show_arguments = False
        return "" if region.blank else f" {region.mark}"


def _typed(writer: Output, types: list[str], dictionaries: str | None, region: RegionText | None) -> list[str]:
    """Types with names, attributes and locations, as the signature shows them."""
    texts = split_top_level(dictionaries[1:-1]) if dictionaries else ["{}"] * len(types)
    named = region is not None and len(region.arguments) == len(types)
    names, locations = (region.arguments, region.locations) if region is not None and named else ([], [])
    texts_with_names = []
    for index, type in enumerate(types):
        text = writer.attribute_text(type)
        if names:
            text = f"{names[index][0]}: {text}"
        if index < len(texts) and texts[index] != "{}":
            text += f" {writer.attribute_text(texts[index])}"
        if index < len(locations) and locations[index]:
            text += f" {locations[index]}"
        texts_with_names.append(text)
    return texts_with_names


#: Who may use a symbol, as upstream has it.
_VISIBILITIES = ("public", "private", "nested")


class FuncOp(DialectOp, dialect=TT, name="func"):
    """A function: a kernel where it is public, else a device function. Without a body it is a declaration.

    A builder makes the body empty: `add_entry_block` gives it a block with the function's arguments.

    Refused: a function outside of a module; another number of argument or result attributes than of arguments or results;
    attributes of arguments and results without a dialect's prefix; a visibility that is none of public, private and nested; an entry block whose arguments are not the
    function's.
    """

    sym_name: Attr[SymbolNameAttr]
    function_type: Attr[FunctionTypeAttr]
    sym_visibility: Attr[StrAttr] | None
    arg_attrs: Attr[DictArrayAttr] | None
    res_attrs: Attr[DictArrayAttr] | None
    body: Region[AnyRegion]
    was = {"builtin.func": "2.0"}
    assembly = (
        "custom<Signature>($sym_name, $function_type, $sym_visibility, $arg_attrs, $res_attrs) attr-dict-with-keyword `` "
        "custom<Body>($body)"
    )
    traits = (IsolatedFromAbove, HasParent("builtin.module"), *TRITON)

    @property
    def type(self) -> ir.FunctionType:
        """The function's type."""
        return self.function_type.value

    @property
    def name(self) -> ir.StringAttr:  # type: ignore[override]  # as upstream's func.FuncOp has it
        """The function's name; `sym_name` in Triton's text."""
        return self.sym_name

    @property
    def is_declaration(self) -> bool:
        """Whether the function has no body."""
        return not len(self.operation.regions[0].blocks)

    @property
    def entry_block(self) -> ir.Block:
        """The first block of the body."""
        if self.is_declaration:
            raise IndexError(f"function {self.name} is a declaration: it has no body")
        return self.operation.regions[0].blocks[0]

    @property
    def arguments(self) -> Any:
        """The arguments, as values of the body."""
        return self.entry_block.arguments

    def add_entry_block(self, arg_locs: Sequence[ir.Location] | None = None) -> ir.Block:
        """Gives a declaration its first block, with the function's arguments."""
        if not self.is_declaration:
            raise IndexError(f"function {self.name} has a body already")
        return self.operation.regions[0].blocks.append(*self.type.inputs, arg_locs=arg_locs)

    def _verify_types(self) -> Callable[[FuncOp], None]:
        type = self.type
        for key, attributes, what, types in (
            ("arg_attrs", self.arg_attrs, "arguments", type.inputs),
            ("res_attrs", self.res_attrs, "results", type.results),
        ):
            if attributes is None:
                continue
            dictionaries = list(attributes)
            if len(dictionaries) != len(types):
                raise VerifyError(
                    f"expects {len(types)} dictionaries in {key}, one for each of its {what}, found {len(dictionaries)}"
                )
            for dictionary, value in zip(dictionaries, types, strict=True):
                for entry in ir.DictAttr(dictionary):
                    if "." not in entry.name:
                        raise VerifyError(
                            f"expects attributes of {what} to have a dialect's prefix, found '{entry.name}'"
                        )
                    if entry.name in _OF_POINTERS and isinstance(value, (ir.IntegerType, ir.FloatType, ir.IndexType)):
                        raise VerifyError(f"expects {entry.name} on a pointer, found it on {value}")
                    if entry.name in _OF_INTEGERS and isinstance(value, ir.FloatType):
                        raise VerifyError(f"expects {entry.name} on an integer, found it on {value}")
        inputs = [hash(input) for input in type.inputs]

        def check(op: FuncOp) -> None:
            blocks = op.operation.regions[0].blocks
            visibility = op.sym_visibility
            if visibility is not None and visibility.value not in _VISIBILITIES:
                raise VerifyError(f"expects sym_visibility to be one of {', '.join(_VISIBILITIES)}, found {visibility}")
            if not len(blocks) and (visibility is None or visibility.value == "public"):
                raise VerifyError(
                    "expects a body, or `private` before its name since it is declared only, found neither"
                )
            if len(blocks) and [hash(argument) for argument in blocks[0].arguments.types] != inputs:
                type = op.type
                check_types("arguments of the entry block", list(type.inputs), blocks[0].arguments.types)

        return check


class CallOp(DialectOp, dialect=TT, name="call"):
    """Calls the `tt.func` of that name in the same module.

    Refused: a name that no function of the module has; operands or results that are not the function's.
    """

    callee: Attr[FlatSymbolRefAttr]
    operands_: Operands[AnyType] = named("operands")
    arg_attrs: Attr[DictArrayAttr] | None
    res_attrs: Attr[DictArrayAttr] | None
    results_: Results[AnyType] = named("results")
    was = {"builtin.call": "2.0"}
    assembly = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
    traits = TRITON

    def verify(self) -> None:
        operation = self.operation
        (callee,) = symbol_path(self.callee)
        function = _find(operation, callee)
        if function is None:
            raise VerifyError(f"expects callee to be a 'tt.func' of its module, found @{callee}")
        type = function.type
        check_types(f"operands, @{callee}'s arguments", list(type.inputs), [v.type for v in operation.operands])
        check_types(f"results, @{callee}'s results", list(type.results), [v.type for v in operation.results])


def _find(operation: ir.Operation, name: str) -> FuncOp | None:
    """The `tt.func` of that name in the nearest module around an operation, or None."""
    parent = operation.parent
    while parent is not None and parent.operation.name != "builtin.module":
        parent = parent.operation.parent
    if parent is None:
        return None
    for candidate in parent.operation.regions[0].blocks[0].operations:
        if isinstance(candidate, FuncOp) and string_value(candidate.sym_name) == name:
            return candidate
    return None


class ReturnOp(DialectOp, dialect=TT, name="return"):
    """Ends a function and gives its results.

    Refused: values whose number or types are not the function's results.
    """

    srcs: Operands[AnyType]
    was = {"builtin.return": "2.0"}
    assembly = "attr-dict ($srcs^ `:` type($srcs))?"
    traits = (Pure, HasParent("tt.func"), ReturnLike, Terminator, *TRITON)

    def verify(self) -> None:
        function = self.operation.parent
        assert function is not None  # see HasParent
        type = ir.TypeAttr(function.operation.attributes["function_type"]).value
        returned = [value.type for value in self.operation.operands]
        check_types("values, the function's results", ir.FunctionType(type).results, returned)


call = CallOp.builder
func = FuncOp.builder
return_ = ReturnOp.builder
