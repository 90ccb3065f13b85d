"""Every element of formats on the dialect `trial`: what is read, what is printed, what the generic form says."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir import ir

ARGUMENTS = (
    "%i: i32, %x: index, %f: f32, %b: i1, %d: !trial.desc<2 x f32>, "
    "%e: !trial.desc<3 x vector<4xf16>, #trial.pair<1, 2>>, %t: !trial.token, %w: !trial.async.flow<1>, %v: vector<4xf32>"
)

# The text that is read, the text that is printed (None: the same), the generic text's line.
CASES: list[tuple[str, str | None, str]] = [
    # Types: with prefix where qualified, and without; optional groups with an operand and its type.
    ("%0 = trial.make -> !trial.desc<1 x f32>", None, '%0 = "trial.make"() <{count = 4 : i32}> : () -> !trial.desc<1 x f32>'),
    (
        "%0 = trial.make %d : <2 x f32> -> !trial.desc<1 x f32>", None,
        '%0 = "trial.make"(%d) <{count = 4 : i32}> : (!trial.desc<2 x f32>) -> !trial.desc<1 x f32>',
    ),
    (
        "%0 = trial.make %d : !trial.desc<2 x f32> {count = 4 : i32} -> !trial.desc<1 x f32, 3 : i32>",
        "%0 = trial.make %d : <2 x f32> -> !trial.desc<1 x f32, 3 : i32>",
        '%0 = "trial.make"(%d) <{count = 4 : i32}> : (!trial.desc<2 x f32>) -> !trial.desc<1 x f32, 3 : i32>',
    ),
    (
        '%0 = trial.make %e : <3 x vector<4xf16>, #trial.pair<1, 2>> {count = 5 : i32, ratio = 0.5 : f32} -> !trial.desc<1 x i32, "a">',
        '%0 = trial.make %e : <3 x vector<4xf16>, #trial.pair<1, 2>> {count = 5 : i32, ratio = 5.000000e-01 : f32} -> !trial.desc<1 x i32, "a">',
        '%0 = "trial.make"(%e) <{count = 5 : i32, ratio = 5.000000e-01 : f32}> : '
        '(!trial.desc<3 x vector<4xf16>, #trial.pair<1, 2>>) -> !trial.desc<1 x i32, "a">',
    ),
    (
        "%0 = trial.make -> !trial.desc<1 x !trial.desc<2 x tensor<?xf32>>>", None,
        '%0 = "trial.make"() <{count = 4 : i32}> : () -> !trial.desc<1 x !trial.desc<2 x tensor<?xf32>>>',
    ),
    (
        "trial.only_desc %d, %t, %w : !trial.desc<2 x f32>, !trial.async.flow<1>", "trial.only_desc %d, %t, %w : <2 x f32>, <1>",
        '"trial.only_desc"(%d, %t, %w) : (!trial.desc<2 x f32>, !trial.token, !trial.async.flow<1>) -> ()',
    ),
    # Enums as integers, with a default that is not shown.
    ("trial.enum fast, near|far", None, '"trial.enum"() <{fallback = 1 : i32, flags = 3 : i32, mode = 0 : i32}> : () -> ()'),
    ("trial.enum fast, far | near", "trial.enum fast, near|far", '"trial.enum"() <{fallback = 1 : i32, flags = 3 : i32, mode = 0 : i32}> : () -> ()'),
    (
        "trial.enum none, both else exact {fallback = 0 : i32}", None,
        '"trial.enum"() <{fallback = 0 : i32, flags = 4 : i32, mode = 7 : i32, other = 1 : i32}> : () -> ()',
    ),
    (
        "trial.enum exact, off {fallback = 1 : i32, x}", "trial.enum exact, off {x}",
        '"trial.enum"() <{fallback = 1 : i32, flags = 0 : i32, mode = 1 : i32}> {x} : () -> ()',
    ),
    # Literals.
    (
        "trial.literals <%i, key_word = %i> [] {} -> : :: ? * + | begin() end -",
        "trial.literals<%i, key_word = %i> [] {} -> : :: ? * + | begin() end -", '"trial.literals"(%i, %i) : (i32, i32) -> ()',
    ),
    (
        "trial.literals<%i,key_word=%i>[]{}->: ::?*+|begin ( )end-", "trial.literals<%i, key_word = %i> [] {} -> : :: ? * + | begin() end -",
        '"trial.literals"(%i, %i) : (i32, i32) -> ()',
    ),
    # Optional groups: anchors that are an operand, a variadic, attributes, a unit attribute, a result's type; else.
    (
        "trial.anchors no_first quiet {\n}", None,
        '"trial.anchors"() <{level = 3 : i64, operandSegmentSizes = array<i32: 0, 0>}> ({\n}) : () -> ()',
    ),
    (
        'trial.anchors first %f : f32 rest(%i, %i) named "n" level 4 loud {\n} {x} -> f32',
        '%0 = trial.anchors first %f : f32 rest(%i, %i) named "n" level 4 loud {\n} {x} -> f32',
        '%0 = "trial.anchors"(%f, %i, %i) <{level = 4 : i64, loud, name = "n", operandSegmentSizes = array<i32: 1, 2>}> '
        "({\n}) {x} : (f32, i32, i32) -> f32",
    ),
    (
        "trial.anchors no_first level 3 quiet {\n}", "trial.anchors no_first quiet {\n}",
        '"trial.anchors"() <{level = 3 : i64, operandSegmentSizes = array<i32: 0, 0>}> ({\n}) : () -> ()',
    ),
    # oilist: any order in, the declared one out.
    ("trial.list", None, '"trial.list"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()'),
    ("trial.list size(%x)", None, '"trial.list"(%x) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> ()'),
    (
        "trial.list fast order = [1, 2] values(%i, %f : i32, f32) size(%x) {x}",
        "trial.list size(%x) values(%i, %f : i32, f32) order = [1, 2] fast {x}",
        '"trial.list"(%x, %i, %f) <{fast, operandSegmentSizes = array<i32: 1, 2>, order = array<i64: 1, 2>}> {x} : (index, i32, f32) -> ()',
    ),
    # custom on operands, on a region and its arguments, with the terminator left out.
    (
        "trial.loop %x to %x do %q {\n  trial.reduce.return\n}", "trial.loop %x to %x do %q {\n}",
        '"trial.loop"(%x, %x) ({\n^bb0(%q: index):\n  "trial.reduce.return"() : () -> ()\n}) : (index, index) -> ()',
    ),
    (
        'trial.loop %x to %x do %q {\n  "trial.plain"(%q) : (index) -> ()\n} {x}', None,
        '"trial.loop"(%x, %x) ({\n^bb0(%q: index):\n  "trial.plain"(%q) : (index) -> ()\n  "trial.reduce.return"() : () -> ()\n}) {x} '
        ": (index, index) -> ()",
    ),
    (
        "trial.loop %x to %x do %q {\n  trial.reduce.return %q : index\n}", None,
        '"trial.loop"(%x, %x) ({\n^bb0(%q: index):\n  "trial.reduce.return"(%q) : (index) -> ()\n}) : (index, index) -> ()',
    ),
    # Regions: a variable number, and one whose terminator may be left out.
    (
        "trial.cases %i {\n  trial.reduce.return\n}, {\n  trial.reduce.return %i : i32\n} {x}", None,
        '"trial.cases"(%i) ({\n  "trial.reduce.return"() : () -> ()\n}, {\n  "trial.reduce.return"(%i) : (i32) -> ()\n}) {x} : (i32) -> ()',
    ),
    ("trial.cases %i ", None, '"trial.cases"(%i) : (i32) -> ()'),
    ("trial.box {\n}", None, '"trial.box"() ({\n  "trial.done"() : () -> ()\n}) : () -> ()'),
    ("trial.box {\n  trial.done\n} {x}", "trial.box {\n} {x}", '"trial.box"() ({\n  "trial.done"() : () -> ()\n}) {x} : () -> ()'),
    ("trial.box {\n  trial.done {y}\n}", None, '"trial.box"() ({\n  "trial.done"() {y} : () -> ()\n}) : () -> ()'),
    # Names.
    ("%0 = trial.mmaSync %f, %b : f32", None, '%0 = "trial.mmaSync"(%f, %b) <{isAsync = false}> : (f32, i1) -> f32'),
    (
        "%0 = trial.mmaSync %f, %b scale %f {twoCTAs, isAsync = true, kDim = 3 : i64} : f32",
        "%0 = trial.mmaSync %f, %b scale %f {isAsync = true, kDim = 3 : i64, twoCTAs} : f32",
        '%0 = "trial.mmaSync"(%f, %b, %f) <{isAsync = true, kDim = 3 : i64, twoCTAs}> : (f32, i1, f32) -> f32',
    ),
    # Several optional operands of given types.
    ("trial.optionals b %f d()", None, '"trial.optionals"(%f) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (f32) -> ()'),
    (
        "%0 = trial.optionals b %f c %x d() -> i32", None,
        '%0 = "trial.optionals"(%f, %x) <{operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (f32, index) -> i32',
    ),
    (
        "%0 = trial.optionals a %i b %f c %x d(%i, %f, %f : i32, f32, f32) {x} -> i32", None,
        '%0 = "trial.optionals"(%i, %f, %x, %i, %f, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 3>}> {x} '
        ": (i32, f32, index, i32, f32, f32) -> i32",
    ),
    # Mixed variadics.
    ("%first = trial.split %i : (i32) -> i32", None, '%first = "trial.split"(%i) : (i32) -> i32'),
    (
        "%first, %rest:2 = trial.split %i, %f, %x : (i32, f32, index) -> (i32, f32, () -> ())", None,
        '%first, %rest:2 = "trial.split"(%i, %f, %x) : (i32, f32, index) -> (i32, f32, () -> ())',
    ),
    (
        '%0:3 = "trial.two_lists"(%x, %x) <{resultSegmentSizes = array<i32: 1, 2>}> : (index, index) -> (i32, f32, i32)', None,
        '%0:3 = "trial.two_lists"(%x, %x) <{resultSegmentSizes = array<i32: 1, 2>}> : (index, index) -> (i32, f32, i32)',
    ),
    # Types that the format leaves out.
    ("%0 = trial.element %v : vector<4xf32>", None, '%0 = "trial.element"(%v) : (vector<4xf32>) -> f32'),
    ("%result, %other = trial.widen %f by 8 : f32", None, '%result, %other = "trial.widen"(%f) <{width = 8 : i64}> : (f32) -> (vector<8xf32>, index)'),
    # attr-dict-with-keyword, symbols, types as attributes, attributes without their prefix.
    ("trial.keyword @name of vector<4xf32>", None, '"trial.keyword"() <{sym_name = "name", type = vector<4xf32>}> : () -> ()'),
    (
        'trial.keyword @"a b" of (i32) -> f32 pair <1, 2> attributes {items = [1, "x"], table = {a, b = #trial.pair<-1, 1>}, x}', None,
        '"trial.keyword"() <{items = [1, "x"], pair = #trial.pair<1, 2>, sym_name = "a b", table = {a, b = #trial.pair<-1, 1>}, '
        "type = (i32) -> f32}> {x} : () -> ()",
    ),
    (
        "trial.keyword @n of !trial.desc<1 x f32> pair #trial.pair<1, 1>", "trial.keyword @n of !trial.desc<1 x f32> pair <1, 1>",
        '"trial.keyword"() <{pair = #trial.pair<1, 1>, sym_name = "n", type = !trial.desc<1 x f32>}> : () -> ()',
    ),
    # No format at all.
    ('"trial.plain"() {note = "x", y} : () -> ()', '"trial.plain"() <{note = "x"}> {y} : () -> ()', '"trial.plain"() <{note = "x"}> {y} : () -> ()'),
]  # fmt: skip

ATTRIBUTES = [  # read, printed (None: the same)
    ('#trial.note<"x" quiet>', None),
    ('#trial.note<"x" loud = true>', None),
    ('#trial.note<"x" loud = false, near|far>', None),
    ('#trial.note<"a\\"b" quiet, off>', '#trial.note<"a\\22b" quiet, off>'),
    ("#trial.pair<-3, 4>", None),
    ("#trial.pair< -3,4 >", "#trial.pair<-3, 4>"),
    ("#trial.point<y = 2, x = 1>", None),
    ("#trial.point<x = 1, y = 2>", "#trial.point<y = 2, x = 1>"),
    ("#trial.point<x = 1, y = 0>", "#trial.point<x = 1>"),
    ("#trial.span<1 to 2>", None),
    ("#trial.layout<{order = [1, 0]}>", None),
    ("#trial.layout<{mode = exact, order = []}>", "#trial.layout<{order = [], mode = exact}>"),
    ("#trial.layout<{order = [0], mode = fast, parent = #trial.layout<{order = [7]}>}>", "#trial.layout<{order = [0], parent = #trial.layout<{order = [7]}>}>"),
]  # fmt: skip


def wrapped(op: str) -> str:
    return f"func.func @f({ARGUMENTS}) {{\n{op}\nreturn\n}}\n"


def body(module: ir.Module, generic: bool = False) -> str:
    """The op's text with the names of the arguments put back."""
    text = gpuir.asm(module, generic=generic, local_scope=True)
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if "@f(" in line or '"func.func"' in line) + 1
    start += lines[start].strip().startswith("^bb0")
    end = max(i for i, line in enumerate(lines) if line.strip() in ("return", '"func.return"() : () -> ()'))
    found = "\n".join(line[4:] for line in lines[start:end])
    names = [name.rpartition("%")[2] for name in re.findall(r"%\w+(?=:)", ARGUMENTS)]
    found = re.sub(r"%arg(\d)\b", lambda m: f"%{[*names, 'q'][int(m[1])]}", found)
    # MLIR says where a block begins that has arguments.
    return "\n".join(line.replace("    ^bb0", "^bb0") for line in found.splitlines()).replace("\n  ^bb0", "\n^bb0")


@pytest.mark.parametrize("text, expected, generic", CASES)
def test_op(context, trial, text, expected, generic):
    module = gpuir.parse(wrapped(text))
    assert body(module) == (text if expected is None else expected)
    assert body(module, generic=True) == generic
    for form in (False, True):
        printed = gpuir.asm(module, generic=form)
        again = gpuir.parse(printed)
        assert gpuir.asm(again, generic=form) == printed
        assert gpuir.asm(again) == gpuir.asm(module)


@pytest.mark.parametrize("text, expected", ATTRIBUTES)
def test_attribute(context, trial, text, expected):
    expected = text if expected is None else expected
    module = gpuir.parse(f"func.func private @f() attributes {{a = {text}}}")
    attribute = module.body.operations[0].attributes["a"]
    assert str(attribute) == gpuir.asm(attribute) == expected
    assert (
        gpuir.asm(module, local_scope=True)
        == f"module {{\n  func.func private @f() attributes {{a = {expected}}}\n}}\n"
    )
    # Inside others, as an encoding, as a memory space.
    for around in (
        "[{x = A}]",
        "tensor<4xf32, A>",
        "memref<4xf32, A>",
        "!trial.desc<1 x f32, A>",
        "#trial.layout<{order = [], parent = A}>",
    ):
        inner = gpuir.parse(f"func.func private @f() attributes {{a = {around.replace('A', text)}}}")
        printed = gpuir.asm(inner, local_scope=True)
        assert around.replace("A", expected) in printed
        assert gpuir.asm(gpuir.parse(printed), local_scope=True) == printed


def test_every_op_is_here(trial):
    """But those that other tests are about."""
    elsewhere = {"trial.forward", "trial.element", "trial.pure", "trial.effect", "trial.silent", "trial.checked"}
    text = " ".join(case[0] for case in CASES)
    assert {name for name in trial.TRIAL.ops if name not in elsewhere and name not in text} == set()
    assert {d.full_name for d in trial.TRIAL.definitions.values()} <= set(
        re.findall(r"trial\.[\w.]+", text + str(ATTRIBUTES) + ARGUMENTS)
    )


# Successors


def test_variadic_successors(context, trial):
    text = "func.func @f(%i: i32) {\n  trial.forward ^bb1, ^bb2 with %i : i32 {x}\n^bb1:\n  trial.forward ^bb1\n^bb2:\n  return\n}\n"
    module = gpuir.parse(text)
    printed = gpuir.asm(module)
    assert "    trial.forward ^bb1, ^bb2 with %arg0 : i32 {x}\n" in printed and "    trial.forward ^bb1\n" in printed
    assert gpuir.asm(gpuir.parse(printed)) == printed
    generic = gpuir.asm(module, generic=True)
    assert '"trial.forward"(%arg0)[^bb1, ^bb2] {x} : (i32) -> ()' in generic
    assert gpuir.asm(gpuir.parse(generic)) == printed
    first = module.body.operations[0].body.blocks[0].operations[0]
    assert [block == module.body.operations[0].body.blocks[i + 1] for i, block in enumerate(first.targets)] == [
        True,
        True,
    ]


# Aliases


def test_aliases_are_numbered_and_ordered(context, trial):
    text = (
        "func.func @f(%a: tensor<4xf32, #trial.layout<{order = [0]}>>) attributes {x = #trial.layout<{order = [1]}>, "
        "y = #trial.layout<{order = [2], parent = #trial.layout<{order = [1]}>}>, z = affine_map<(d0) -> (d0)>} {\n  return\n}\n"
    )
    printed = gpuir.asm(gpuir.parse(text))
    assert printed == (
        "#layout = #trial.layout<{order = [0]}>\n"
        "#layout1 = #trial.layout<{order = [1]}>\n"
        "#map = affine_map<(d0) -> (d0)>\n"
        "#layout2 = #trial.layout<{order = [2], parent = #layout1}>\n"
        "module {\n"
        "  func.func @f(%arg0: tensor<4xf32, #layout>) attributes {x = #layout1, y = #layout2, z = #map} {\n"
        "    return\n  }\n}\n"
    )
    assert gpuir.asm(gpuir.parse(printed)) == printed
    local = gpuir.asm(gpuir.parse(printed), local_scope=True)
    assert "#layout" not in local and gpuir.asm(gpuir.parse(local)) == printed


def test_aliases_of_types(context, trial):
    text = "!d = !trial.desc<2 x f32>\nfunc.func @f(%a: !d, %t: !trial.token, %w: !trial.async.flow<3>) -> !d {\n  trial.only_desc %a, %t, %w : !d, <3>\n  return %a : !d\n}\n"
    with pytest.raises(gpuir.ParseError, match="trial.async.flow<3>|operand #2"):
        gpuir.parse(text.replace("<3>\n", "<4>\n"))
    printed = gpuir.asm(gpuir.parse(text))
    assert "trial.only_desc %arg0, %arg1, %arg2 : <2 x f32>, <3>" in printed
    assert gpuir.asm(gpuir.parse(printed)) == printed


# Errors

WRONG = {
    "oilist clause twice": ("trial.list fast fast", "`fast` clause can appear at most once in 'trial.list'"),
    "missing literal": ("trial.loop %x %x do %q { }", "expected 'to', found '%x'"),
    "missing else": ("trial.anchors first %f : f32 { }", "expected 'quiet' in 'trial.anchors', found '{'"),
    "enum": ("trial.enum faster, near", "expected Mode to be one of: fast, exact, none; found 'faster'"),
    "bits": ("trial.enum fast, near|nowhere", "expected Flags to be one of: off, near, far, both; found 'near|nowhere'"),
    "number of an enum": ('"trial.enum"() {mode = 3 : i32, flags = 1 : i32} : () -> ()', "Mode case (fast, exact, none)"),
    "transform": ("%0 = trial.element %f : f32", "'trial.element': expected a shaped type, got f32"),
    "inference": ("%0:2 = trial.widen %f by 0 : f32", "'trial.widen': expected a width of at least 1, got 0"),
    "derived type": (
        '%0 = "trial.element"(%v) : (vector<4xf32>) -> i32',
        "failed to verify that the result has the element type: result is i32, expected f32",
    ),
    "own type": ("trial.only_desc %d, %t, %w : f32, <1>", "f32"),
    "another own type": ("%0 = trial.make -> !trial.token", "must be !trial.desc, but got '!trial.token'"),
    "own attribute": ("trial.keyword @n of f32 pair <2, 1>", "expected low <= high, found 2 and 1"),
    "attribute of another kind": ("trial.keyword @n of f32 attributes {pair = 3}", "failed to satisfy constraint: PairAttr, found 3"),
    "no symbol": ("trial.keyword name of f32", "expected a symbol, found 'name'"),
    "no attributes keyword": ("trial.keyword @n of f32 {x}", "expected"),
    "no custom form": ("trial.plain", "'trial.plain' has no custom assembly form: write \"trial.plain\"(...)"),
    "too few sizes": ('"trial.optionals"(%f) <{operandSegmentSizes = array<i32: 1>}> : (f32) -> ()', "1 operands do not fit its declaration (a, b, c, d)"),
    "sizes that do not add up": (
        '"trial.optionals"(%f) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32) -> ()',
        "1 operands do not fit its declaration (a, b, c, d), operandSegmentSizes says 1, 1, 0, 0",
    ),
    "negative sizes": (
        '"trial.optionals"(%f) <{operandSegmentSizes = array<i32: 1, 1, 0, -1>}> : (f32) -> ()', "1 operands do not fit its declaration (a, b, c, d)",
    ),
    "a property that is none, and no attribute": (
        '"trial.checked"(%f) <{limit = 1 : i32, other = 2 : i1}> : (f32) -> ()',
        "'trial.checked': integer constant out of range for attribute (in other, which is none of its properties)",
    ),
    "a property that is none, with an unknown alias": (
        '"trial.checked"(%f) <{limit = 1 : i32, other = [#nothing]}> : (f32) -> ()', "undefined symbol alias id 'nothing'",
    ),
    "no sizes": ('"trial.optionals"(%f) : (f32) -> ()', "the generic form needs operandSegmentSizes with 4 sizes"),
    "sizes of another kind": ('"trial.optionals"(%f) {operandSegmentSizes = "x"} : (f32) -> ()', "operandSegmentSizes must be array<i32: ...>"),
    "two of an optional": (
        '"trial.optionals"(%i, %i, %f) <{operandSegmentSizes = array<i32: 2, 1, 0, 0>}> : (i32, i32, f32) -> ()',
        "operand group 'a' takes 0 or 1 element, but found 2",
    ),
    "none of a required": (
        '"trial.optionals"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()',
        "operand group 'b' takes 1 element, but found 0",
    ),
    "parent": ("trial.reduce.return", "'trial.reduce.return' op expects parent op 'trial.loop' or 'trial.cases', found 'func.func'"),
    "isolated": ("trial.box { trial.checked %f {limit = 1 : i32} : f32 }", "using value defined outside the region"),
    "verify": ("trial.checked %f {limit = 0 : i32} : f32", "'trial.checked' op expects a limit of at least 1, found 0"),
    "required attribute": ("trial.checked %f : f32", "'trial.checked' op requires attribute 'limit' (32-bit signless integer attribute)"),
    "too many regions": ('"trial.box"() ({ }, { }) : () -> ()', "'trial.box' op expects 1 regions (body), found 2"),
    "seventeen regions": (f"trial.cases %i {', '.join(['{ trial.reduce.return }'] * 17)}", "'trial.cases' has 17 regions; the host holds at most 16"),
    "unknown operation": ("trial.lop %x", "unknown operation 'trial.lop'; did you mean 'trial.loop'?"),
    "fixed type": ("%0 = trial.pure %f", "expects different type than prior uses: 'i32' vs 'f32'"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_error(context, trial, name):
    text, message = WRONG[name]
    with pytest.raises(gpuir.ParseError) as caught:
        gpuir.parse(wrapped(text), filename="wrong.mlir")
    first = caught.value.diagnostics[0]
    assert message in first.message
    assert (first.file, first.line) == ("wrong.mlir", 2)


def mixed(count: int) -> str:
    """Operands of alternating types."""
    names, types = ["%i", "%f"] * (count // 2), ["i32", "f32"] * (count // 2)
    return f"%first = trial.split %i, {', '.join(names)} : (i32, {', '.join(types)}) -> i32"


def test_runs_of_types(context, trial):
    module = gpuir.parse(wrapped(mixed(32)))
    op = module.body.operations[0].body.blocks[0].operations[0]
    assert len(op.values) == 32
    assert body(module) == mixed(32)
    message = "values: more than 32 runs of equal types (34); the host cannot hold that"
    with pytest.raises(gpuir.ParseError) as caught:
        gpuir.parse(wrapped(mixed(34)))
    assert message in caught.value.diagnostics[0].message and caught.value.diagnostics[0].line == 2
    arguments = module.body.operations[0].arguments
    with ir.InsertionPoint(op), pytest.raises(ValueError) as raised:
        trial.SplitOp.builder([], arguments[0], [arguments[0], arguments[2]] * 17)
    assert message in str(raised.value)


def test_an_invalid_op_in_a_message_is_shown_in_the_generic_form(context, trial):
    """The module is refused before its ops are: one without its attributes has no text in its custom form."""
    with pytest.raises(gpuir.ParseError, match="dialect-prefixed") as caught:
        gpuir.parse('module attributes {bad} {\n  "trial.keyword"() : () -> ()\n}')
    assert '"trial.keyword"() : () -> ()' in caught.value.diagnostics[0].notes[0].message
