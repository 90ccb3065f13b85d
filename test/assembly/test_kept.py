"""What reading and printing keep for later texts holds only where it is true."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.assembly import line_memo as line_memo_module
from gpuir.assembly import marks as printing_module
from gpuir.assembly.line_memo import line_memo
from gpuir.assembly.marks import printing
from gpuir.assembly.writer import Writer
from gpuir.dialects import iree_gpu, tt
from gpuir.ods import Dialect

KERNEL = """\
#blocked = #ttg.blocked<{{sizePerThread = [1, {columns}], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [{order}]}}>
module attributes {{"ttg.num-warps" = 4 : i32}} {{
  tt.func @f(%arg0: tensor<128x64xf32, #blocked>) {{
    %0 = tt.trans %arg0 {{order = array<i32: 1, 0>}} : tensor<128x64xf32, #blocked> -> tensor<64x128xf32, {result}>
    %1 = "tt.reduce"(%arg0) <{{axis = 1 : i32}}> ({{
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = arith.addf %arg1, %arg2 : f32
      tt.reduce.return %2 : f32
    }}) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{{dim = 1, parent = #blocked}}>>
    tt.return
  }}
}}
"""
TRANSPOSED = (
    "#ttg.blocked<{{sizePerThread = [{columns}, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [{order}]}}>"
)


def test_an_alias_that_means_something_else_is_looked_at_again():
    with gpuir.Context():
        for columns, order in ((1, "1, 0"), (2, "1, 0"), (4, "0, 1"), (1, "1, 0")):
            back = ", ".join(reversed(order.split(", ")))
            text = KERNEL.format(columns=columns, order=order, result=TRANSPOSED.format(columns=columns, order=back))
            printed = gpuir.asm(gpuir.parse(text))
            assert f"sizePerThread = [1, {columns}]" in printed and f"sizePerThread = [{columns}, 1]" in printed
            # The transposed layout of the one before does not follow from this one.
            other = KERNEL.format(columns=columns, order=order, result=TRANSPOSED.format(columns=8, order=back))
            with pytest.raises(gpuir.ParseError):
                gpuir.parse(other)


def test_aliases_are_numbered_by_each_text():
    first = "#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>"
    second = first.replace("[1]", "[2]")
    line = "    %{} = tt.make_range {{end = 128 : i32, start = 0 : i32}} : tensor<128xi32, {}>\n"

    def module(*layouts):
        body = "".join(line.format(i, layout) for i, layout in enumerate(layouts))
        return f'module attributes {{"ttg.num-warps" = 4 : i32}} {{\n  tt.func @f() {{\n{body}    tt.return\n  }}\n}}\n'

    with gpuir.Context():
        for layouts, aliases in (((first, second), ("", 1)), ((second, first), ("", 1)), ((second,), ("",))):
            printed = gpuir.asm(gpuir.parse(module(*layouts)))
            expected = "".join(f"#blocked{n} = {layout}\n" for n, layout in zip(aliases, layouts, strict=True))
            assert printed == expected + module(*(f"#blocked{n}" for n in aliases))


def test_an_alias_over_several_lines_is_not_shared():
    text = KERNEL.format(columns=1, order="1, 0", result=TRANSPOSED.format(columns=1, order="0, 1"))
    broken = text.replace("threadsPerWarp = [8, 4],", "threadsPerWarp = [8, 4],\n  ", 1)
    wrong = broken.replace("warpsPerCTA = [4, 1]", "warpsPerCTA = [1, 4]", 1)
    with gpuir.Context():
        assert gpuir.asm(gpuir.parse(broken)) == gpuir.asm(gpuir.parse(text))
        with pytest.raises(gpuir.ParseError):
            gpuir.parse(wrong)


def test_known_lines_are_dropped_when_they_grow(monkeypatch):
    text = KERNEL.format(columns=1, order="1, 0", result=TRANSPOSED.format(columns=1, order="0, 1"))
    with gpuir.Context():
        printed = gpuir.asm(gpuir.parse(text))
        before = line_memo()
        assert line_memo() is before
        monkeypatch.setattr(line_memo_module, "_CAPACITY", 1)
        assert line_memo() is not before
        assert gpuir.asm(gpuir.parse(text)) == printed


def test_known_lines_are_dropped_when_a_dialect_is_declared():
    before = line_memo()
    Dialect("kept_lines")
    assert line_memo() is not before


def test_printing_tables_are_dropped_when_they_grow(monkeypatch):
    text = KERNEL.format(columns=1, order="1, 0", result=TRANSPOSED.format(columns=1, order="0, 1"))
    with gpuir.Context():
        module = gpuir.parse(text)
        printed = gpuir.asm(module)
        before = printing()
        assert printing() is before
        monkeypatch.setattr(printing_module, "_CAPACITY", 1)
        assert gpuir.asm(module) == printed and printing() is not before


OWN = f'#{iree_gpu.IteratorTypeAttr.spec.host_full_name}<"parallel">'
LINES = [
    f"    %0 = arith.addi %1, %2 : tensor<4xi32, {OWN}>",
    # Own ones before the last name, in a string, behind a name in a string, and in a location.
    f"  ^bb0(%arg0: tensor<4xf32, {OWN}>, %arg1: tensor<8xf32, {OWN}>):",
    f'    "x.y"(%0) {{s = "%1 {OWN}"}} : (tensor<4xf32, {OWN}>) -> ()'.replace('"parallel">"', '\\22parallel\\22>"'),
    f'    "x.y"(%0) {{s = "% ", t = {OWN}}} : (f32) -> ()',
    f'    "x.y"(%0) {{s = "a%b c", t = {OWN}}} : (f32) -> ()',
    f'    "x.y"(%0) {{s = "%b", t = {OWN}}} : (f32) -> () loc(#loc12)',
    f'    "x.y"(%0) : (f32) -> () loc(fused<{OWN}>["%0 loc(#loc)"])',
    f'    "x.y"(%0){{t = {OWN}}}',
    f'  "x.y"() {{t = {OWN}}} : () -> ()',
    "    %0 = arith.addi %1, %2 : i32",
    "",
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_printed_as_if_nothing_were_known(line):
    with gpuir.Context():
        expected = line.replace(OWN, "#iree_gpu.iterator_type<parallel>")
        for text in (line, line, f"{line}\n{line}\n", f"\n{line}", line.replace("%", "%x")):
            lines = (
                text.replace(line, expected) if line in text else text.replace(OWN, "#iree_gpu.iterator_type<parallel>")
            )
            assert Writer(text).rewrite() == lines


def test_a_known_line_shows_the_alias_of_its_own_text():
    """The same line in two texts whose aliases are numbered in another order, and one after the other in one text."""
    layouts = [
        f"#ttg.blocked<{{sizePerThread = [{n}], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}}>"
        for n in (1, 2)
    ]

    def module(first, second):
        body = "".join(
            f"    %{i} = arith.addi %arg{n}, %arg{n} : tensor<128xi32, #b{n}>\n" for i, n in enumerate((first, second))
        )
        aliases = "".join(f"#b{n} = {layout}\n" for n, layout in enumerate(layouts))
        return f"{aliases}func.func @f(%arg0: tensor<128xi32, #b0>, %arg1: tensor<128xi32, #b1>) {{\n{body}    return\n  }}\n"

    with gpuir.Context():
        for first, second in ((0, 1), (1, 0), (0, 0)):
            printed = gpuir.asm(gpuir.parse(module(first, second)))
            names = ("#blocked", "#blocked1")
            for i, n in enumerate((first, second)):
                assert f"%{i} = arith.addi %arg{n}, %arg{n} : tensor<128xi32, {names[n]}>" in printed
            assert gpuir.asm(gpuir.parse(printed)) == printed


NAMED_STRINGS = """\
module {
  tt.func @f(%a: i32 loc("x, %0):"), %b: i32 loc(fused["a):", "%arg0"])) {
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32> loc("%0":1:2)
    tt.print " %0 %d: %$0$ {" {hex = false, isSigned = array<i32: 1>} : %a : i32
    "x.y"(%b) {s = "%a}", t = "100%"} : (i32) -> () loc("}")
    tt.return loc(callsite("a" at "b"))
  } loc("f.py":1:2)
}
"""


LOCATIONS = ('"x, %0):"', '"%arg0"', '"%0":1:2')


@pytest.mark.parametrize("flags", [{"debuginfo": True}, {"debuginfo": True, "local_scope": True}, {}], ids=str)
def test_names_in_strings_are_none(flags):
    """The next text has lines of the same skeletons with other strings."""
    context = gpuir.Context()
    context.allow_unregistered_dialects = True
    with context:
        for other in (lambda text: text, lambda text: text.replace("%0", "%1").replace("%d", "%e"), lambda text: text):
            printed = gpuir.asm(gpuir.parse(other(NAMED_STRINGS)), **flags)
            for string in ('" %0 %d: %$0$ {"', '"%a}"', '"100%"', *(LOCATIONS if flags else ())):
                assert other(string) in printed
            assert gpuir.asm(gpuir.parse(printed), **flags) == printed


def test_pretty_locations():
    """They are for readers: of arguments, too, and where one goes on in the next line."""
    with gpuir.Context():
        text = """module {
  tt.func @f(%a: i32 loc("a.py":1:2), %b: i32 loc(callsite("c" at "d"))) {
    tt.return loc("b.py":3:4)
  }
}
"""
        printed = gpuir.asm(gpuir.parse(text.replace('callsite("c" at "d")', '"c"')), pretty_debuginfo=True)
        assert 'tt.func @f(%arg0: i32 a.py:1:2, %arg1: i32 "c") {\n    tt.return b.py:3:4\n' in printed
        assert " at " in gpuir.asm(gpuir.parse(text), pretty_debuginfo=True)


@pytest.mark.parametrize("said", [" loc(unknown)", " loc(", "x loc(#loc1)", ' loc(\\"a\\")', " loc(a)\\\\"])
@pytest.mark.parametrize(
    "options", [{}, {"generic": True}, {"local_scope": True}, {"debuginfo": True}, {"pretty_debuginfo": True}]
)
def test_what_looks_like_a_location_in_a_string(said, options):
    text = f"""func.func @f(%a: i1) {{
  %0:2 = "iree_gpu.barrier_region"(%a) ({{
  ^bb0(%b: i1):
    "iree_gpu.yield"(%b, %b) {{tag = "{said}"}} : (i1, i1) -> ()
  }}) {{tag = "{said}", other = "{said}"}} : (i1) -> (i1, i1) loc("{said}")
  func.return
}}"""
    with gpuir.Context():
        module = gpuir.parse(text)
        printed = gpuir.asm(module, **options)
        if "pretty_debuginfo" not in options:  # which is not read again
            assert gpuir.asm(gpuir.parse(printed), generic=True) == gpuir.asm(module, generic=True)


def test_a_valid_type_is_verified_once_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    # What `verify` says of a type holds in each context; the release that it names is noted all the same.
    seen: list[str] = []
    verify = tt.PtrType.verify

    def counted(self: tt.PtrType) -> str | None:
        seen.append(str(self))
        return verify(self)

    monkeypatch.setattr(tt.PtrType, "verify", counted)
    text = "tt.func @{name}(%p: !tt.ptr<tensor<16x211xi8>>) {{ tt.return }}"
    for number in range(3):
        with gpuir.Context():
            gpuir.parse(text.format(name=f"f{number}"))
    assert len(seen) == 1
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match=r"3\.7"):
        gpuir.parse(text.format(name="f"), release="triton-3.9")
