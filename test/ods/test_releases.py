"""What a spec says of releases: read in the words of any, printed in those of one, refused by name where there are none."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

import gpuir
from gpuir.ods import (
    I1,
    I32,
    Attr,
    AttrSizedOperandSegments,
    Dialect,
    I32Attr,
    Operand,
    Operands,
    Param,
    Result,
    UInt32,
    named,
)
from gpuir.ods.definitions import Spelling
from gpuir.ods.parameters import ABSENT
from gpuir.ods.releases import Release, System

SYSTEM = System("demosys", "1.0 1.1 1.2 2.0", first_printed="1.1")
REL = Dialect("rel", system=SYSTEM, verifies_ir_only=True)


class BoxAttr(REL.Attr, name="box"):
    """A box: ``side`` from 1.2 on, two keys up to 1.1."""

    side: Param[UInt32] = named("side", releases="1.2-")
    tag: Param[UInt32] = named("tag", 0, releases="2.0-")
    assembly = "`<` `{` struct(params) `}` `>`"
    alias = "box"
    spellings = {"width": Spelling(UInt32, "-1.1"), "height": Spelling(UInt32, "-1.1")}

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        if "width" in values:
            if values["width"] != values.get("height"):
                raise ValueError("expects width and height to be equal")
            values["side"] = values["width"]

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        tag = {} if values["tag"] in ("0 : i64", ABSENT) else {"tag": values["tag"]}
        if tag and release.index < 3:
            raise ValueError("a tag is said; demosys from 2.0 on has it")
        if release.index < 2:
            return {"width": values["side"], "height": values["side"]}
        return {"side": values["side"], **tag}


class LotType(REL.Type, name="lot"):
    """Of some size."""

    size: Param[UInt32]


class OldOp(REL.Op, name="old"):
    """Up to 1.2."""

    releases = "-1.2"
    x: Operand[I32]
    assembly = "$x attr-dict `:` type($x)"


class NewOp(REL.Op, name="new"):
    """From 1.2 on; `fast` came with 2.0, the arrow went with it."""

    releases = "1.2-"
    x: Operand[I32]
    y: Result[I32]
    fast: Attr[I32Attr] | None = named("fast", releases="2.0-")
    assembly = {"2.0-": "$x attr-dict `:` type($x)", "-1.2": "$x `->` `it` attr-dict `:` type($x)"}


class SpacedOp(REL.Op, name="spaced"):
    """With a blank more up to 1.2, and the prefix of its type from 2.0 on."""

    x: Operands[I32]
    lot: Operands[LotType]
    assembly = {
        "2.0-": "($x^)? attr-dict (`:` qualified(type($lot))^)? `at` `[` $lot `]`",
        "-1.2": "$x attr-dict (`:` type($lot)^)? `at` `[` $lot `]`",
    }


class RetypedOp(REL.Op, name="retyped"):
    """Its operand, whose type the text does not say, is an i32 from 2.0 on."""

    number: Operand[I32] | None = named("number", releases="2.0-")
    flag: Operand[I1] | None = named("flag", releases="-1.2")
    assembly = {"2.0-": "$number attr-dict", "-1.2": "$flag attr-dict"}
    traits = (AttrSizedOperandSegments,)


def module(*lines: str, aliases: str = "") -> str:
    return f"{aliases}func.func @f(%arg0: i32) {{\n" + "".join(f"  {line}\n" for line in lines) + "  return\n}\n"


@pytest.fixture
def text(context: gpuir.Context) -> Callable[..., str]:
    def printed(source: str, release: str | None = None, told: str | None = None) -> str:
        return gpuir.asm(gpuir.parse(source, context=context, release=told), release=release)

    return printed


def test_the_text_says_whose_it_is(text: Callable[..., str]) -> None:
    old, new = module("%0 = rel.new %arg0 -> it : i32"), module("%0 = rel.new %arg0 : i32")
    assert "%0 = rel.new %arg0 -> it : i32" in text(old)
    assert "%0 = rel.new %arg0 : i32" in text(new)
    assert "gpuir.release" not in text(new)
    assert "-> it" in text(new, "demosys-1.2")
    assert "-> it" not in text(old, "demosys-2.0")
    assert "rel.old" in text(module("rel.old %arg0 : i32"))


@pytest.mark.parametrize(
    ("line", "release"),
    [
        ("rel.spaced %arg0 at[]", None),
        ("rel.spaced at[]", "demosys-2.0"),
        ("rel.spaced  at[]", None),
        ("rel.spaced %arg0 : !rel.lot<4> at[%l]", "demosys-2.0"),
        ("rel.spaced %arg0 : <4> at[%l]", None),
        ("rel.spaced : !rel.lot<4> at[%l]", "demosys-2.0"),
        ("rel.spaced  : <4> at[%l]", None),
        ("rel.spaced : <4> at[%l]", None),  # nobody's: blanks of the one, a type of the other
    ],
)
@pytest.mark.parametrize("old", [False, True])
def test_blanks_and_prefixes_say_whose_a_text_is(
    context: gpuir.Context, line: str, release: str | None, old: bool
) -> None:
    """Where nothing else does."""
    lines = ["rel.old %arg0 : i32", line] if old else [line]
    text = module(*lines).replace("%arg0: i32", "%arg0: i32, %l: !rel.lot<4>")
    for _ in range(2):
        parsed = gpuir.parse(text, context=context)
        attributes = parsed.operation.attributes
        kept = attributes["gpuir.release"].value if "gpuir.release" in attributes else None
        assert kept == (None if old else release)
        text += "\n"
    printed = gpuir.asm(parsed, release=None if old else release).replace("%arg1", "%l")
    assert old or ": <4>" in line or line in printed
    assert gpuir.asm(gpuir.parse(text, context=context, release="demosys-1.2"), release="demosys-1.2")


def test_the_host_says_which_of_two_readings_it_was(context: gpuir.Context, text: Callable[..., str]) -> None:
    old = module("%true = arith.constant true", "rel.retyped %true")
    new = module("rel.retyped %arg0")
    for source, release in ((old, "demosys-1.2"), (new, "demosys-2.0"), (old, "demosys-1.2")):
        parsed = gpuir.parse(source, context=context)
        assert parsed.operation.attributes["gpuir.release"].value == release
        assert gpuir.asm(parsed).count("rel.retyped") == 1
    with pytest.raises(gpuir.ParseError, match="different type than prior uses: 'i32' vs 'f32'"):
        text(module("%c = arith.constant 1.0 : f32", "rel.retyped %c"))


def test_printed_twice(context: gpuir.Context, text: Callable[..., str]) -> None:
    """What was printed is the text of the same release; lines and attributes that were met before say so too."""
    box = "#box = #rel.box<{side = 4}>\n"
    source = module("%0 = rel.new %arg0 {b = #box} : i32", aliases=box)
    for _ in range(3):
        parsed = gpuir.parse(source, context=context)
        assert parsed.operation.attributes["gpuir.release"].value == "demosys-2.0"
        source = gpuir.asm(parsed)
    only_box = module("return {b = #rel.box<{side = 4}>}").replace("  return\n}", "}")
    for _ in range(3):
        assert gpuir.parse(only_box, context=context).operation.attributes["gpuir.release"].value == "demosys-1.2"
        only_box += "\n"


def test_keys(text: Callable[..., str]) -> None:
    old = module("return {b = #rel.box<{width = 4, height = 4}>}").replace("  return\n}", "}")
    assert "#rel.box<{width = 4, height = 4}>" in text(old)
    assert "#rel.box<{side = 4}>" in text(old, "demosys-2.0")
    with pytest.raises(gpuir.ParseError, match="width and height to be equal"):
        text(old.replace("height = 4", "height = 5"))
    with pytest.raises(gpuir.ParseError, match=r"demosys-2.0 has no 'width' in #rel.box; demosys up to 1.1 has"):
        text(old, told="demosys-2.0")


@pytest.mark.parametrize("generic", [False, True])
def test_what_a_release_cannot_say(context: gpuir.Context, generic: bool) -> None:
    parsed = gpuir.parse(module("", "%0 = rel.new %arg0 : i32"), context=context, filename="k.mlir")
    with pytest.raises(gpuir.ReleaseError, match=r"demosys-1.1 has no 'rel.new'; demosys from 1.2 on has") as error:
        gpuir.asm(parsed, release="demosys-1.1", generic=generic)
    diagnostic = error.value.diagnostics[0]
    assert (diagnostic.file, diagnostic.line) == ("k.mlir", 3)
    parsed = gpuir.parse(module("%0 = rel.new %arg0 {fast = 1 : i32} : i32"), context=context)
    with pytest.raises(gpuir.ReleaseError, match=r"attribute 'fast' of 'rel.new'"):
        gpuir.asm(parsed, release="demosys-1.2", generic=generic)
    tagged = gpuir.parse(
        module("return {b = #rel.box<{side = 4, tag = 1}>}").replace("  return\n}", "}"), context=context
    )
    with pytest.raises(gpuir.ReleaseError, match=r"a tag is said"):
        gpuir.asm(tagged, release="demosys-1.2", generic=generic)


def test_told(text: Callable[..., str]) -> None:
    with pytest.raises(gpuir.ParseError, match=r"-:2:8: error: demosys-1.1 has no 'rel.new'"):
        text(module("%0 = rel.new %arg0 : i32"), told="demosys-1.1")
    with pytest.raises(gpuir.ParseError, match="demosys-1.2 has no such form of 'rel.new'; demosys from 2.0 on has"):
        text(module("%0 = rel.new %arg0 : i32"), told="demosys-1.2")


@pytest.mark.parametrize(
    "attributes",
    ['gpuir.release = "demosys-2.0"', 'a.a = 1 : i32, gpuir.release = "demosys-2.0", z.z', "z.z, a.a = {}"],
)
def test_hidden_attribute(context: gpuir.Context, attributes: str) -> None:
    context.allow_unregistered_dialects = True
    parsed = gpuir.parse(f"module @m attributes {{{attributes}}} {{\n}}\n", context=context)
    printed = gpuir.asm(parsed)
    assert "gpuir.release" not in printed
    assert ("attributes" in printed) is (attributes.count(",") > 0)
    for word in ("a.a = ", "z.z"):
        assert (word in printed.partition("attributes")[2]) is (word in attributes.replace("release", ""))
    generic = gpuir.asm(parsed, generic=True)
    assert "gpuir.release" not in generic
    assert ("a.a" in generic, "z.z" in generic) == ("a.a" in attributes, "z.z" in attributes)
    assert gpuir.asm(gpuir.parse(generic, context=context)) == printed


def test_names() -> None:
    assert str(SYSTEM.release("demosys-1.2.3")) == str(SYSTEM.release("1.2")) == "demosys-1.2"
    for text in ("3.0", "demosys-", "", "1"):
        with pytest.raises(ValueError, match="no release of demosys"):
            SYSTEM.release(text)
    for text in ("2.0-1.0", "0.9-", "x"):
        with pytest.raises(gpuir.SpecError):
            SYSTEM.range(text)
    whole = ("1.0-", "-2.0", "1.0-2.0")
    assert all(SYSTEM.range(text).everything for text in whole)
    for one, other in itertools.combinations(["-1.1", "1.2-", "1.1-1.2", "1.2"], 2):
        both = SYSTEM.range(one) & SYSTEM.range(other)
        members = [r for r in range(4) if all(Release(SYSTEM, r) in SYSTEM.range(x) for x in (one, other))]
        assert ([] if both is None else list(range(both.first, both.last + 1))) == members
    with pytest.raises(ValueError, match="prints demosys-1.1 to 2.0"):
        gpuir.asm(None, release="demosys-1.0")
    with pytest.raises(ValueError, match=r"expected a release such as .*demosys-2.0"):
        gpuir.asm(None, release="3.8")


NEW = Dialect("newname", system=SYSTEM, verifies_ir_only=True, was={"oldname": "-1.2"})


class SizeAttr(NEW.Attr, name="size"):
    """A number."""

    n: Param[UInt32]
    assembly = "`<` $n `>`"


class MakeOp(NEW.Op, name="make"):
    """Was called `mkae` up to 1.1."""

    was = {"mkae": "-1.1"}
    x: Operand[I32]
    assembly = "$x attr-dict `:` type($x)"


class LaterOp(NEW.Op, name="later"):
    """From 2.0 on: no release has it under the older name."""

    releases = "2.0-"
    assembly = "attr-dict"


@pytest.mark.parametrize(
    ("release", "name", "namespace"),
    [
        ("demosys-1.1", "oldname.mkae", "oldname"),
        ("demosys-1.2", "oldname.make", "oldname"),
        ("demosys-2.0", "newname.make", "newname"),
    ],
)
def test_older_names(text: Callable[..., str], release: str, name: str, namespace: str) -> None:
    source = module(f"{name} %arg0 {{a = #{namespace}.size<3>}} : i32")
    other = module("newname.make %arg0 {a = #newname.size<3>} : i32")
    generic = source.replace(f"{name} %arg0 {{", f'"{name}"(%arg0) {{').replace(": i32\n", ": (i32) -> ()\n")
    for one in (source, generic):
        assert name in text(one)
        assert f"#{namespace}.size<3>" in text(one)
        assert text(one, "demosys-2.0") == text(other, "demosys-2.0")
    assert text(other, release) == text(source)
    assert f'"{name}"(%arg0)' in text(source).replace(name + " %arg0", f'"{name}"(%arg0)')
    wrong = next(told for told in ("demosys-1.1", "demosys-2.0") if told != release)
    with pytest.raises(gpuir.ParseError, match=f"-:2:3: error: {wrong} has no '{name}'"):
        text(source, told=wrong)


def test_older_names_of_attributes(text: Callable[..., str]) -> None:
    """In a dictionary the namespace is part of the name: of upstream's ops, of ours, quoted and of unit attributes."""
    named = 'newname.make %arg0 {"newname.a-b" = 1 : i32, newname.c, newname.d = "newname.e"} : i32'
    source = f"module attributes {{newname.unit, newname.n = 1 : i32}} {{\n{module(named)}}}\n"
    old = source.replace("newname", "oldname").replace('"oldname.e"', '"newname.e"')
    assert text(old, "demosys-2.0") == text(source, "demosys-2.0")
    with pytest.raises(gpuir.ParseError, match="unknown operation 'oldname.later'"):
        text(module("oldname.later"))
    with pytest.raises(gpuir.ReleaseError, match=r"demosys-1.2 has no 'newname.later'"):
        text(module("newname.later"), "demosys-1.2")


def test_the_told_releases_own_format_says_why_it_refuses() -> None:
    """A format of another release that reads less fits the text: it is not what the text was meant to be."""
    text = "%t = {} {{operandSegmentSizes = -1 : i32}}"
    for release, op in (("3.4", "ttg.async_commit_group %a"), ("3.5", "ttg.async_commit_group tokens %a")):
        body = f"tt.func @f(%a: !ttg.async.token) {{ {text.format(op)} tt.return }}"
        with (
            gpuir.Context(),
            pytest.raises(gpuir.ParseError, match="'operandSegmentSizes' is kept for the generic form"),
        ):
            gpuir.parse(body, release=f"triton-{release}")
