"""The text is read by its tokens: comments, line ends and blanks mean nothing, and names are whole."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gpuir
from gpuir.assembly import tokens
from gpuir.ods import Attr, Dialect, F32Attr, F64Attr
from gpuir.ods.syntax import split_top_level

READ = Dialect("read_tokens")


class Scaled(READ.Op, name="scaled"):
    """An op whose float attributes have defaults."""

    scale: Attr[F32Attr] = 0.5
    offset: Attr[F64Attr] = 1.0
    assembly = "attr-dict"


@pytest.fixture
def unregistered():
    with gpuir.Context() as context:
        context.allow_unregistered_dialects = True
        yield context


def generic(text: str) -> str:
    return gpuir.asm(gpuir.parse(text), generic=True)


VALUE_BEHIND_A_COMMENT = "tt.func @g(%x: i32) -> i32 {\n tt.return\n // c\n %x : i32\n}"


def test_a_line_means_the_same_whatever_was_read_before(unregistered):
    first = generic(VALUE_BEHIND_A_COMMENT)
    generic("tt.func @f() {\n tt.return\n}")
    assert generic(VALUE_BEHIND_A_COMMENT) == first
    assert first == generic("tt.func @g(%x: i32) -> i32 { tt.return %x : i32 }")


def test_an_op_that_looks_behind_its_line_is_known_by_what_follows(unregistered):
    head = 'func.func @f(%a: vector<4xf32>) {\n  %0 = "iree_gpu.barrier_region"() ({\n    iree_gpu.yield\n'
    with_value = head + "    %a : vector<4xf32>\n  }) : () -> vector<4xf32>\n  return\n}"
    without = head.replace("%0 = ", "") + "  }) : () -> ()\n  return\n}"
    expected = [generic(tokens.flatten(text)) for text in (with_value, without)]
    assert [generic(text) for text in (with_value, without, with_value)] == [*expected, expected[0]]


DICTIONARIES = [
    "func.func @f() attributes {a = 1 : i32, // c\n iree_gpu.thing} { return }",
    "func.func @f() attributes { // c\n iree_gpu.thing // d\n , b} { return }",
    "func.func @f() attributes\n{iree_gpu.yield} { return }",
    "func.func @f() attributes // {\n {iree_gpu.yield\n,\nb = {iree_gpu.yield}} { return }",
    'func.func @f() attributes {a = [{iree_gpu.yield}, {iree_gpu.thing, c}], "iree_gpu.yield"} { return }',
    'func.func private @"iree_gpu.yield"() attributes {a = @iree_gpu.yield::@"tt.return"}',
]


@pytest.mark.parametrize("text", DICTIONARIES)
def test_names_of_attributes(unregistered, text):
    printed = gpuir.asm(gpuir.parse(text))
    assert gpuir.asm(gpuir.parse(printed)) == printed
    flat = gpuir.asm(gpuir.parse(tokens.flatten(text)))
    assert flat == printed


def test_float_attributes_with_defaults_need_no_location(unregistered):
    assert gpuir.ir.Location is not None
    text = 'read_tokens.scaled\nread_tokens.scaled {scale = 2.0 : f32}\n"read_tokens.scaled"() : () -> ()'
    printed = gpuir.asm(gpuir.parse(text))
    assert printed == (
        "module {\n  read_tokens.scaled\n  read_tokens.scaled {scale = 2.000000e+00 : f32}\n  read_tokens.scaled\n}\n"
    )


@pytest.mark.parametrize(
    ("space", "shown"), [("0x1", ""), ("01", ""), ("0x10", ", 16"), ("-0x1", ", -1"), ("3", ", 3")]
)
def test_integers_of_types_are_read_as_triton_reads_them(unregistered, triton, space, shown):
    text = f"tt.func @f(%a: !tt.ptr<f32, {space}>) {{\n  tt.return\n}}"
    assert f"!tt.ptr<f32{shown}>" in gpuir.asm(gpuir.parse(text))
    assert f"!tt.ptr<f32{shown}>" in triton("3.4.0").check(text).text


@pytest.mark.parametrize("number", ["4294967296", "9" * 5000, "0x1" + "0" * 5000, "-0x80000001"])
def test_integers_of_types_that_are_too_large(unregistered, number):
    with pytest.raises(gpuir.ParseError, match="expected an address space of 32 bits") as caught:
        gpuir.parse(f"tt.func @f(%a: !tt.ptr<f32, {number}>) {{\n  tt.return\n}}", filename="large.mlir")
    assert (caught.value.diagnostics[0].line, caught.value.diagnostics[0].column) == (1, 29)


TARGET = (
    '#t = #iree_gpu.target<arch = "gfx942", features = "", wgp = <compute = fp32, storage = b32, subgroup = none, '
    "dot = none, mma = [], subgroup_size_choices = [64], max_workgroup_sizes = [1024, 1024, 1024], "
    "max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 65536, "
    "max_workgroup_counts = [2147483647, 2147483647, 2147483647]>>\n"
)
OPAQUE = {
    "of gpuir": TARGET + 'module attributes {a.x = #hal.executable.target<"a", "b", {iree.gpu.target = #t}>} {}',
    "of an alias": TARGET
    + '#u = {iree.gpu.target = #t}\nmodule attributes {a.x = #hal.executable.target<"a", "b", #u>} {}',
    "in an alias": TARGET
    + '#u = #hal.executable.target<"a", "b", {iree.gpu.target = #t}>\nmodule attributes {a.x = #u} {}',
    "of upstream": '#t = 3 : i32\nmodule attributes {a.x = #hal.executable.target<"#t", "b", {a.y = #t}>} {}',
}


@pytest.mark.parametrize("name", OPAQUE)
def test_aliases_in_attributes_of_unknown_dialects(unregistered, iree_opt, name):
    printed = gpuir.asm(gpuir.parse(OPAQUE[name]))
    assert gpuir.asm(gpuir.parse(printed)) == printed
    own, taken = (
        subprocess.run([iree_opt], input=text, capture_output=True, text=True) for text in (OPAQUE[name], printed)
    )
    assert own.returncode == 0 == taken.returncode, taken.stderr
    assert own.stdout == taken.stdout


def test_names_of_aliases(unregistered):
    text = "#t-1 = #iree_gpu.lane_id<0> #1 = // c\n 3 : i32\n#$a = 4 : i32 !v = i32\n"
    printed = gpuir.asm(gpuir.parse(text + "module attributes {a.x = #t-1, a.y = #1, a.z = #$a, a.w = !v} {}"))
    assert "a.x = #iree_gpu.lane_id<0>, a.y = 3 : i32, a.z = 4 : i32" in printed


NAMES = """\
#set-1 = affine_set<(d0) : (d0 - 1 >= 0)>
tt.func @"a b.c{"(%a-b: i32, %$x.y: i32) -> i32 attributes {noinline = false} {
  %0:2 = "foo.bar"(%a-b) {a = #set-1, tt.return, "tt.call"} : (i32) -> (i32, i32) // %x = tt.load {
  %1 = "foo.return %a"(%0#1, %$x.y) : (i32, i32) -> i32
  %2 = tt.call @"a b.c{"(%0 #1, %1) : (i32, i32) -> i32
  "tt.return"(%2) : (i32) -> ()
}
"""


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\n\n", "\t// tt.load {\n"])
def test_names_and_line_ends(unregistered, ends):
    printed = gpuir.asm(gpuir.parse(NAMES.replace("\n", ends)))
    assert printed == gpuir.asm(gpuir.parse(NAMES))
    assert 'tt.call @"a b.c{"(%0#1, %1)' in printed and "affine_set<(d0) : (d0 - 1 >= 0)>" in printed


def test_ops_named_by_upstream_are_not_read(unregistered):
    text = """\
module {
  pdl.pattern @p : benefit(1) {
    %t = pdl.type
    %v = pdl.operand : %t
    %0 = pdl.operation "tt.return" (%v : !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %0 with "tt.return" (%v : !pdl.value)
  }
  tt.func @f() { tt.return }
}
"""
    printed = gpuir.asm(gpuir.parse(text))
    assert 'operation "tt.return"(%1 : !pdl.value)' in printed and 'with "tt.return"(%1 : !pdl.value)' in printed


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('a, b<c, d>, "e,f"', ["a", "b<c, d>", '"e,f"']),
        ("affine_set<(d0) : (d0 >= 0, d0 <= 3)>, b", ["affine_set<(d0) : (d0 >= 0, d0 <= 3)>", "b"]),
        ("() -> (a, b), #d<x<1>=2, 3>", ["() -> (a, b)", "#d<x<1>=2, 3>"]),
        ("", []),
    ],
)
def test_split(text, parts):
    assert split_top_level(text) == parts


def test_places():
    places = tokens.Places("aé\r\n\nb")
    assert [places.place(n) for n in (0, 1, 2, 4, 5, 6, 99)] == [(1, 1), (1, 2), (1, 4), (2, 1), (3, 1), (3, 2), (3, 2)]


@pytest.mark.parametrize("closing", ["}", "  }", "})", ")", "]"])
def test_brackets_that_close_nothing_are_not_remembered(unregistered, closing):
    text = f"tt.func @f() {{\n  tt.return\n}}\n{closing}\n"
    with pytest.raises(gpuir.ParseError):
        gpuir.parse(text)
    good = "module {\n  tt.func @f() {\n  tt.return\n}\n  }\n"
    assert generic(good) == generic(tokens.flatten(good))


@pytest.mark.parametrize("behind", ["#a", "%x", "gpu.thread_id", "@s", "{", ":", '"test.op"(', "!t"])
def test_comments_between_indented_lines_are_passed_in_one_way_only(behind):
    """A pattern that can take a run of blanks in two ways doubles its time with each blank: it would not end."""
    lines = f"{behind}\n" + "          // c #map %[[A:.*]] {\n" * 500 + "?"
    program = (
        "import sys, gpuir\n"
        "with gpuir.Context() as context:\n"
        "    context.allow_unregistered_dialects = True\n"
        "    text = sys.stdin.read()\n"
        "    for head in ('', 'tt.func @f() {\\n  tt.return\\n}\\n'):\n"
        "        try:\n"
        "            gpuir.parse(head + text)\n"
        "        except gpuir.ParseError:\n"
        "            print('refused')\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], input=lines, capture_output=True, text=True, timeout=300)
    assert (ended.returncode, ended.stdout) == (0, "refused\nrefused\n"), ended.stderr


@pytest.mark.parametrize(
    ("spaced", "plain"),
    [
        ("!tt.tensordesc<tensor <\n8x // 4x\n 16xf32\t>>", "!tt.tensordesc<tensor<8x16xf32>>"),
        ("!tt.tensordesc<8 x // 4x\n 16xf32>", "!tt.tensordesc<tensor<8x16xf32>>"),
        (
            "!ttg.memdesc<8 x// 5x\n 64xf16, #s, #ttg.shared_memory, mutable, 3x// 4x\n 8x\n 64>",
            "!ttg.memdesc<8x64xf16, #shared, #smem, mutable, 3x8x64>",
        ),
    ],
)
def test_sizes_take_blanks_and_comments(spaced, plain):
    shared = "#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>\n"
    with gpuir.Context():
        assert plain in gpuir.asm(gpuir.parse(f"{shared}tt.func private @f({spaced})"), release="triton-3.4")


@pytest.mark.parametrize("text", ["#a = #foo.x<#a>\n", "#a = #foo.x<#b>\n#b = #foo.y<#a>\n"])
def test_an_alias_that_stands_for_itself_is_refused(unregistered, text):
    with pytest.raises(gpuir.ParseError, match="lead back to it"):
        gpuir.parse(text + "func.func private @f() attributes {foo.a = #foo.x<#a>}")


BRACES = {
    "behind a region": ("scf.if %a {\n  gpu.barrier\n} {ttng.cluster_wait}", "scf.if"),
    "behind two on one line": (
        "%0 = scf.if %a -> (i32) { scf.yield %b : i32 } else { scf.yield %b : i32 } {ttng.cluster_wait}",
        "scf.if",
    ),
    "behind a region of one word": ("scf.if %a { gpu.barrier } {ttng.cluster_wait}", "scf.if"),
    "behind a region of one word of its own": ("scf.if %a { ttng.cluster_wait } {ttng.cluster_wait}", "scf.if"),
    "behind an empty region": ("scf.if %a {\n} {ttng.cluster_wait}", "scf.if"),
    "before a type": ("%0 = arith.xori %b, %b {ttng.cluster_wait} : i32", "arith.xori"),
    "an op's name of upstream's": ("scf.if %a { gpu.barrier } {gpu.barrier}", "scf.if"),
}


@pytest.mark.parametrize("line, owner", BRACES.values(), ids=BRACES)
def test_one_word_in_braces_behind_a_region_is_an_attribute(unregistered, line, owner):
    """Every line stands behind the other ones too, whose lines are then known."""
    for lines in ([line], [line, *(text for text, _ in BRACES.values()), line]):
        functions = [f"func.func @f{i}(%a: i1, %b: i32) {{\n{text}\nreturn\n}}" for i, text in enumerate(lines)]
        module = gpuir.parse("\n".join(functions))
        for function in (module.body.operations[0], module.body.operations[len(lines) - 1]):
            (op,) = [op for op in function.regions[0].blocks[0].operations if op.operation.name == owner]
            assert list(op.attributes) == ["gpu.barrier" if "{gpu.barrier}" in line else "ttng.cluster_wait"]
        assert gpuir.asm(gpuir.parse(gpuir.asm(module))) == gpuir.asm(module)


def test_one_word_in_braces_behind_a_dictionary_is_a_region(unregistered):
    functions = [
        "func.func @f(%a: i1) attributes {x = 1\n} {ttng.cluster_wait\nreturn}",
        "func.func @g(%a: i1) {\nscf.if %a {\n} {ttng.cluster_wait}\nreturn}",
        "func.func @h(%a: i1) attributes {x = 1\n} {ttng.cluster_wait\nreturn}",
        "func.func @k(%a: i1) attributes {x} {return}",
        "func.func @l(%a: i1) attributes {ttng.cluster_wait} {ttng.cluster_wait return}",
    ]
    for order in (functions, functions[::-1]):
        assert generic("\n".join(order)).count('"ttng.cluster_wait"()') == 3
