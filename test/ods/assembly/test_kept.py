"""What reading and printing keep for later texts holds only where it is true."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.ods.assembly import printing as printing_module
from gpuir.ods.assembly.printing import printing
from gpuir.ods.assembly.templates import Templates

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


def test_kept_templates_are_dropped_when_they_grow():
    templates = Templates()
    spec = object()
    for index in range(40):
        templates.keep("t.op", spec, f"{index}", (), (None, "x" * 1_000_000, ""))
    assert templates.find("t.op", spec, "39", str) is not None and templates.find("t.op", spec, "0", str) is None
    assert templates.find("t.op", object(), "39", str) is None


def test_printing_tables_are_dropped_when_they_grow(monkeypatch):
    text = KERNEL.format(columns=1, order="1, 0", result=TRANSPOSED.format(columns=1, order="0, 1"))
    with gpuir.Context():
        module = gpuir.parse(text)
        printed = gpuir.asm(module)
        before = printing()
        assert printing() is before
        monkeypatch.setattr(printing_module, "_CAPACITY", 1)
        assert gpuir.asm(module) == printed and printing() is not before
