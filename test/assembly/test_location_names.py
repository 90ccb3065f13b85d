"""Names of values that a text has from locations: told from others, kept, and given back to the arguments of loops."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.assembly.location_names import named_by_location

LOOP = """#loc = loc("k.py":1:0)
#loc2 = loc(unknown)
#loc3 = loc("k.py":3:9)
#loc5 = loc("n"(#loc))
module {
  tt.func @sum(%n: i32 loc("n"(#loc))) -> i32 {
    %acc = arith.constant 0 : i32 loc(#loc6)
    %acc_0 = arith.constant 8 : i32 loc(#loc6)
    %acc_1 = scf.for %i = %acc to %n step %acc_0 iter_args(%acc_2 = %acc) -> (i32)  : i32 {
      %acc_3 = arith.addi %acc_2, %i : i32 loc(#loc6)
      ttg.async_wait {num = 0 : i32} loc(#loc2)
      scf.yield %acc_3 : i32 loc(#loc2)
    } loc(#loc6)
    %0 = arith.addi %acc_1, %n : i32 loc(#loc2)
    tt.return %0 : i32 loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc6 = loc("acc"(#loc3))
"""


def names(text: str) -> list[str]:
    return [line.split(" = ")[0].strip() for line in text.splitlines() if line.startswith("    %")]


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ('%pid = tt.get_program_id x : i32 loc("pid"("k.py":1:2))', True),
        ('%pid_3 = tt.get_program_id x : i32 loc("pid"("k.py":1:2))', True),
        ('%0 = tt.get_program_id x : i32 loc("pid"("k.py":1:2))', False),
        ('%pid = tt.get_program_id x : i32 loc("pid")', True),
        ('%0 = tt.get_program_id x : i32 loc("pid")', False),
        ('%pid = tt.get_program_id x : i32 loc(#loc3)\n#loc3 = loc("pid")', True),
        ('%pid = tt.get_program_id x : i32 loc(#loc3)\n#loc3 = loc("pid":3:4)', False),
        ('%pid = tt.get_program_id x : i32 loc(#loc3)\n#loc3 = loc("pid"(#loc))', True),
        ('%0 = tt.get_program_id x : i32 loc("k.py":1:2)\n    %n = tt.f : i32 loc("n"("k.py":1:2))', True),
        ('%pid = tt.get_program_id x : i32 loc("k.py":1:2)', False),
        ('%pid = tt.get_program_id x : i32 loc("other"("k.py":1:2))', False),
        ('tt.func @f(%a: !tt.ptr<f32> {tt.divisibility = 16 : i32} loc("a"(#loc))) {', True),
        ('tt.func @f(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32} loc("a"(#loc))) {', False),
        ('tt.func @f(%grC3B6C39F: i32 loc("gr\\C3\\B6\\C3\\9F"(#loc))) {', True),
        ('%_2x = tt.get_program_id x : i32 loc("2x"("k.py":1:2))', True),
        ('%a5Bb5D_c = tt.get_program_id x : i32 loc("a[b] c"("k.py":1:2))', True),
        ('%result, %token = ttng.tmem_alloc : () -> (i32, i32) loc("acc"("k.py":1:2))', False),
    ],
)
def test_names_are_told_from_others(line: str, named: bool) -> None:
    assert named_by_location(f"    {line}\n") is named
    assert not named_by_location("    %pid = tt.get_program_id x : i32\n")


def test_arguments_of_loops_are_named(context: gpuir.Context) -> None:
    module = gpuir.parse(LOOP, context=context)
    found = gpuir.asm(module, debuginfo=True)
    assert "scf.for %i = %acc to %n step %acc_0 iter_args(%acc_2 = %acc)" in found
    assert names(found) == names(LOOP)
    assert gpuir.asm(gpuir.parse(found, context=context), debuginfo=True) == found
    # Numbers are asked for, or the text has no locations.
    assert "%arg1 = %c0_i32 to %arg0" in gpuir.asm(module, debuginfo=True, nameloc_prefix=False)
    assert "%arg1 = %c0_i32 to %arg0" in gpuir.asm(module)
    assert "scf.for %i = %acc to %n" in gpuir.asm(module, nameloc_prefix=True)


def test_names_are_those_of_the_release(context: gpuir.Context) -> None:
    """Only from 3.5 on values are named after locations; a text that was read with numbers keeps them."""
    module = gpuir.parse(LOOP, context=context)
    assert str(module.operation.attributes["gpuir.release"]).startswith('"triton-3.5')
    assert "%arg1 = %c0_i32 to %arg0" in gpuir.asm(module, debuginfo=True, release="triton-3.4")
    assert "scf.for %i = %acc to %n" in gpuir.asm(module, debuginfo=True, release="triton-3.9")
    numbered = gpuir.asm(module, debuginfo=True, release="triton-3.4")
    assert gpuir.asm(gpuir.parse(numbered, context=context), debuginfo=True) == numbered
    numbered = gpuir.asm(module, debuginfo=True, release="triton-3.9", nameloc_prefix=False)
    told = gpuir.parse(numbered, context=context, release="triton-3.9")
    assert gpuir.asm(told, debuginfo=True) == numbered


def test_new_values_are_named_as_triton_names_them(context: gpuir.Context) -> None:
    module = gpuir.parse(LOOP, context=context)
    gpuir.pass_manager("builtin.module(canonicalize)", context=context).run(module)
    found = gpuir.asm(module, debuginfo=True)
    assert "%c8_i32 = arith.constant 8" in found or "%acc_0 = arith.constant 8" in found
    assert gpuir.asm(gpuir.parse(found, context=context), debuginfo=True) == found


def test_a_module_without_the_printers_lines_is_read_as_it_is(context: gpuir.Context) -> None:
    """Two loops in one line are not what the printer writes: their arguments have the host's names."""
    text = LOOP.replace("      ttg.async_wait {num = 0 : i32} loc(#loc2)\n", "")
    start, end = text.index("      %acc_3"), text.index("    } loc(#loc6)")
    squeezed = text[:start] + " ".join(text[start:end].split("\n")) + text[end:]
    module = gpuir.parse(squeezed.replace("{\n      %acc_3", "{ %acc_3"), context=context)
    assert module.operation.verify()
