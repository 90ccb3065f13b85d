"""Wrong specs: a SpecError when the class is made, which says where and what."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gpuir import SpecError
from gpuir.ods import *  # noqa: F403
from gpuir.ods import (
    F32,
    I32,
    AnyType,
    Attr,
    Dialect,
    I32Attr,
    IntEnum,
    Operand,
    Operands,
    Param,
    Regions,
    Result,
    Results,
    SameOperandsAndResultType,
    Successor,
)

pytestmark = pytest.mark.usefixtures("declaring")


def op(dialect: Dialect, name: str = "op", **members: object) -> type:
    """A class of an op with those annotations (values that are markers) and members (all others)."""
    annotations = {
        k: v for k, v in members.items() if not isinstance(v, (str, tuple)) and not callable(v) or isinstance(v, type)
    }
    rest = {k: v for k, v in members.items() if k not in annotations}
    return type(dialect.Op)(
        "TestOp", (dialect.Op,), {"__annotations__": annotations, "__module__": __name__, **rest}, name=name
    )


def attribute(dialect: Dialect, name: str = "attr", **members: object) -> type:
    annotations = {k: v for k, v in members.items() if not isinstance(v, str)}
    rest = {k: v for k, v in members.items() if k not in annotations}
    return type(dialect.Attr)(
        "TestAttr", (dialect.Attr,), {"__annotations__": annotations, "__module__": __name__, **rest}, name=name
    )


A = Operand[I32]

FORMATS = {
    "unknown variable": ("$b attr-dict", "format names $b; declared are a"),
    "unknown type": ("$a attr-dict `:` type($c)", "type of 'c', which is no operand or result"),
    "no attr-dict": ("$a", "a format has one attr-dict, this one has 0"),
    "two attr-dicts": ("$a attr-dict attr-dict", "a format has one attr-dict, this one has 2"),
    "operand that is never shown": ("attr-dict", "the format never shows $a"),
    "unknown directive": ("$a attr-dict oops($a)", "unknown directive 'oops'"),
    "unknown custom directive": ("$a attr-dict custom<Oops>($a)", "custom<Oops> is not declared"),
    "prop-dict": ("$a prop-dict", "dialects made at run time have no properties: use attr-dict"),
    "open group": ("$a (`x` attr-dict", "expected"),
    "group without question mark": ("$a (`x` $a^) attr-dict", "expected `?` after the group"),
    "group without anchor": ("$a (`x` `y`)? attr-dict", "a group needs one anchor `^`"),
    "two anchors": ("$a (`x`^ `y`^)? attr-dict", "a group has one anchor `^`"),
    "two anchors in two branches": ("$a (`x`^) : (`y`^)? attr-dict", "a group needs one anchor `^`"),
    "empty group": ("$a ()? attr-dict", "a group needs one anchor"),
    "anchor outside": ("$a^ attr-dict", "an anchor `^` outside of a group"),
    "stray character": ("$a ; attr-dict", "unexpected character ';'"),
    "stray token": ("$a ) attr-dict", "expected a literal, a variable, a directive or a group"),
    "clause without literal": ("$a oilist($a | `x`) attr-dict", "a clause of oilist begins with a literal"),
    "qualified of a literal": ("qualified(`x`) $a attr-dict", "qualified takes a variable or a type"),
    "ref of a literal": ("ref(`x`) $a attr-dict", "ref takes a variable or a type"),
    "struct in an op": ("$a struct(params) attr-dict", "params and struct belong to attributes and types"),
    "group that begins with a group": ("$a ((`x`^)? `y`^)? attr-dict", "a group cannot begin with Group"),
    "functional-type of one": ("$a attr-dict `:` functional-type($a)", "expected ,"),
    "unclosed literal": ("$a `x attr-dict", "unexpected character '`'"),
}  # fmt: skip


@pytest.mark.parametrize("name", FORMATS)
def test_format_of_an_op(name):
    text, message = FORMATS[name]
    dialect = Dialect("spec_error")
    with pytest.raises(SpecError) as caught:
        op(dialect, a=A, assembly=text)
    assert str(caught.value).startswith("'spec_error.op': ")
    assert message in str(caught.value)


def test_the_place_in_a_format_is_said():
    with pytest.raises(SpecError, match=re.escape("format `$a attr-dict oops` at column")):
        op(Dialect("spec_error"), a=A, assembly="$a attr-dict oops")


def test_formats_that_are_right():
    """What the wrong ones differ from."""
    dialect = Dialect("spec_error")
    for number, text in enumerate(
        ["$a attr-dict", "$a (`x` `y`^)? attr-dict", "attr-dict $a `:` type($a)", "operands attr-dict"]
    ):
        assert op(dialect, f"op{number}", a=A, assembly=text).spec.assembly == text


ATTRIBUTES = {
    "unknown parameter": ("`<` $b `>`", "format names $b, parameters are a"),
    "attr-dict": ("`<` $a attr-dict `>`", "AttrDict has no meaning in the format of an attribute or type"),
    "type": ("`<` type($a) `>`", "TypeOf has no meaning in the format of an attribute or type"),
    "unknown custom directive": ("`<` custom<Oops>($a) `>`", "custom<Oops> is not declared"),
    "unknown name in struct": ("`<` struct($b) `>`", "format names $b, parameters are a"),
}


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_format_of_an_attribute(name):
    text, message = ATTRIBUTES[name]
    with pytest.raises(SpecError) as caught:
        attribute(Dialect("spec_error"), a=Param[Int64], assembly=text)  # noqa: F405
    assert str(caught.value).startswith("#spec_error.attr: ")
    assert message in str(caught.value)


def unfinished(dialect: Dialect) -> None:
    class NoName(dialect.Op):
        pass


DECLARATIONS: dict[str, tuple[Callable[[Dialect], object], str]] = {
    "no marker": (lambda d: op(d, a=I32), "'spec_error.op': 'a' must be an Operand, Result, Attr, Region or Successor, found"),
    "no constraint": (lambda d: op(d, a=Operand[int]), "'spec_error.op': 'a': expected a type constraint, found <class 'int'>"),
    "attribute constraint on an operand": (lambda d: op(d, a=Operand[I32Attr]), "'spec_error.op': 'a': expected a type constraint"),
    "type constraint on an attribute": (lambda d: op(d, a=Attr[I32]), "'spec_error.op': attribute 'a': expected an attribute constraint"),
    "no trait": (lambda d: op(d, traits=("Pure",)), "'spec_error.op': 'Pure' is no trait"),
    "variadic regions with others": (
        lambda d: op(d, a=Regions[AnyRegion], b=Region[AnyRegion]),  # noqa: F405
        "'spec_error.op': a variadic region must be the only one",
    ),
    "name of another op": (lambda d: (op(d, "a.b"), op(d, "a_b")), "'spec_error.a_b' and 'spec_error.a.b' have one name in the host: a_b"),
    "name with a dash": (lambda d: op(d, "a-b"), "'spec_error.a-b': no name for the host in it"),
    "name that begins with a digit": (lambda d: op(d, "1a"), "'spec_error.1a': no name for the host in it"),
    "no name": (unfinished, "NoName: an op class needs its name"),
    "parameter without Param": (lambda d: attribute(d, a=int), "#spec_error.attr: parameter 'a' must be annotated Param[...]"),
    "Param of a type": (lambda d: Param[int], "Param[...] takes a parameter kind, an enum, or an own attribute or type, got <class 'int'>"),
    "attribute type rule of an unknown group": (
        lambda d: op(d, a=A, assembly="$a attr-dict", traits=(AllTypesMatch("a", "nosuch"),)),  # noqa: F405
        "'spec_error.op': AllTypesMatch(a, nosuch) names 'nosuch', which is no operand or result",
    ),
    "derived type of an unknown group": (
        lambda d: op(d, a=A, assembly="$a attr-dict", traits=(TypesMatchWith("x", "a", "nosuch", lambda t: t),)),  # noqa: F405
        "names 'nosuch', which is no operand or result",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DECLARATIONS)
def test_declaration(name):
    declare, message = DECLARATIONS[name]
    with pytest.raises(SpecError) as caught:
        declare(Dialect("spec_error"))
    assert message in str(caught.value)


@pytest.mark.parametrize("namespace", ["", "1a", "a-b", "a b", "Ä"])
def test_namespace(namespace):
    with pytest.raises(SpecError, match=f"dialect '{namespace}'"):
        Dialect(namespace)


def test_nothing_can_be_added_to_a_dialect_in_use(context):
    dialect = Dialect("spec_error")
    op(dialect, a=A, assembly="$a attr-dict")
    dialect.load(context)
    for declare in (lambda: op(dialect, "late"), lambda: attribute(dialect, "late")):
        with pytest.raises(SpecError, match="'spec_error.late': the dialect 'spec_error' is in a context already"):
            declare()


UNKNOWN_TYPES: dict[str, Callable[[Dialect], object]] = {
    "result": lambda d: op(d, a=Operand[AnyType], r=Result[AnyType], assembly="$a attr-dict `:` type($a)"),
    "operand": lambda d: op(d, a=Operand[AnyType], r=Result[I32], assembly="$a attr-dict `:` type($r)"),
    "results": lambda d: op(d, a=A, r=Results[I32], assembly="$a attr-dict"),
    "derived from nothing": lambda d: op(
        d, a=Operand[AnyType], r=Result[AnyType], assembly="$a attr-dict", traits=(AllTypesMatch("a", "r"),)  # noqa: F405
    ),
    "older spelling": lambda d: op(
        d, a=A, r=Result[AnyType], assembly="$a attr-dict `:` type($r)", also_accepts=("$a attr-dict",)
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", UNKNOWN_TYPES)
def test_a_type_that_does_not_follow_from_the_format(name):
    with pytest.raises(
        SpecError, match=r"'spec_error.op': the type of \w+ '\w' does not follow from the format: show type"
    ):
        UNKNOWN_TYPES[name](Dialect("spec_error"))


@pytest.mark.parametrize(
    "members",
    [
        {"r": Result[I32], "assembly": "$a attr-dict"},
        {"r": Result[AnyType], "assembly": "$a attr-dict `:` type($r)"},
        {"r": Result[AnyType], "assembly": "$a attr-dict", "infer_types": lambda operands, attributes: {}},
        {"r": Result[AnyType], "assembly": "$a attr-dict", "traits": (SameOperandsAndResultType,)},
        {"r": Result[AnyType] | None, "assembly": "$a attr-dict (`:` type($r)^)?"},
        {"r": Result[AnyType]},
    ],
)
def test_a_type_that_follows(members):
    infer = members.pop("infer_types", None)
    dialect = Dialect("spec_error")
    if infer is not None:
        members["__annotations__"] = {"a": A, "r": members.pop("r")}

        class WithInference(dialect.Op, name="op"):
            __annotations__ = members["__annotations__"]
            assembly = members["assembly"]
            infer_types = staticmethod(infer)
    else:
        op(dialect, a=A, **members)
    assert "spec_error.op" in dialect.ops


def test_two_ops_of_one_name_say_where_both_are():
    dialect = Dialect("spec_error")

    class First(dialect.Op, name="op"):
        pass

    with pytest.raises(SpecError) as caught:

        class Second(dialect.Op, name="op"):
            pass

    text = Path(__file__).read_text().splitlines()
    lines = [
        text.index(f'    {indent}class {name}(dialect.Op, name="op"):') + 1
        for indent, name in (("", "First"), ("    ", "Second"))
    ]
    assert str(caught.value) == (
        f"'spec_error.op': Second takes the name of First ({__file__}:{lines[0]}) ({__file__}:{lines[1]})"
    )
    assert dialect.ops["spec_error.op"] is First


def test_two_attributes_of_one_name():
    dialect = Dialect("spec_error")
    attribute(dialect)
    with pytest.raises(SpecError, match="'spec_error.attr': TestAttr takes the name of TestAttr"):
        attribute(dialect)


def test_spec_errors_are_type_errors():
    """Callers that know nothing of gpuir catch them as what they are."""
    assert issubclass(SpecError, TypeError)


def test_enum_declarations():
    class Kind(IntEnum):
        """A kind."""

        A = 0, "a"
        Class_ = 1, "class"

    assert [(case.symbol, int(case), case.string) for case in Kind.cases()] == [("A", 0, "a"), ("Class", 1, "class")]
    assert Kind.summary() == "A kind."
    with pytest.raises((TypeError, ValueError)):

        class Broken(IntEnum):
            A = 0


def test_markers_have_meanings():
    assert (Operand[F32] | None).optional and not Operand[F32].optional
    assert Operands[AnyType].variadic and not Result[AnyType].variadic
    assert Successor is not None


def test_a_name_in_python_is_the_dialects_in_snake_case():
    dialect = Dialect("spec_error")
    with pytest.raises(SpecError, match="'used': the Python name of 'useD' is 'use_d'"):

        class UseOp(dialect.Op, name="use"):
            used: Operand[I32] = named("useD")  # noqa: F405
            assembly = "$useD attr-dict"
