"""analysis.axes: what is known of pointers and masks, and how many elements an access takes."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.analysis import find_ops
from gpuir.analysis.axes import AxisInfo, vector_width

HEAD = """
#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %m: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c64 = arith.constant 64 : i32
    %range = tt.make_range {start = 0 : i32, end = 512 : i32} : tensor<512xi32, #b>
    %base = tt.splat %p : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #b>
"""
LOAD = """
    %s = tt.splat OFFSET : i32 -> tensor<512xi32, #b>
    %o = arith.addi %range, %s : tensor<512xi32, #b>
    %a = tt.addptr %base, %o : tensor<512x!tt.ptr<f32>, #b>, tensor<512xi32, #b>
    %v = tt.load %a : tensor<512x!tt.ptr<f32>, #b>
    tt.store %a, %v : tensor<512x!tt.ptr<f32>, #b>
"""


def width(body: str) -> int:
    """Elements of an access of the one load of a function."""
    with gpuir.Context():
        module = gpuir.parse(HEAD + body + "\n    tt.return\n  }\n}\n")
        (function,), (load,) = find_ops(module, "tt.func"), find_ops(module, "tt.load")
        return vector_width(AxisInfo(function), load.ptr, load.mask)


def load_at(offset: str) -> str:
    return LOAD.replace("OFFSET", offset)


@pytest.mark.parametrize(("offset", "expected"), [("%c0", 4), ("%n", 4), ("%c64", 4), ("%m", 1), ("%c1", 1)])
def test_offsets(offset, expected):
    assert width(load_at(offset)) == expected


@pytest.mark.parametrize(("step", "expected"), [("%c64", 4), ("%c1", 1), ("%m", 1)])
def test_numbers_of_loops(step, expected):
    assert width(f"scf.for %i = %c0 to %n step {step} : i32 {{{load_at('%i')}}}") == expected


@pytest.mark.parametrize(("step", "expected"), [("%c64", 4), ("%c1", 1)])
def test_what_loops_carry(step, expected):
    body = f"""
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %c0) -> (i32) : i32 {{
      {load_at("%at")}
      %next = arith.addi %at, {step} : i32
      scf.yield %next : i32
    }}"""
    assert width(body) == expected


@pytest.mark.parametrize(("step", "expected"), [("%c64", 4), ("%c1", 1)])
def test_what_while_carries(step, expected):
    """The next turn's number comes from the end of the body."""
    body = f"""
    %r = scf.while (%i = %c0) : (i32) -> i32 {{
      %more = arith.cmpi slt, %i, %n : i32
      {load_at("%i")}
      scf.condition(%more) %i : i32
    }} do {{
    ^bb0(%j: i32):
      %next = arith.addi %j, {step} : i32
      scf.yield %next : i32
    }}"""
    assert width(body) in (1, expected)
    assert step != "%c1" or width(body) == 1


@pytest.mark.parametrize(("limit", "expected"), [("%n", 4), ("%m", 1)])
def test_masks(limit, expected):
    """Neighbours that a limit may part are accessed alone."""
    body = f"""
    %limit = tt.splat {limit} : i32 -> tensor<512xi32, #b>
    %mask = arith.cmpi slt, %range, %limit : tensor<512xi32, #b>
    %a = tt.addptr %base, %range : tensor<512x!tt.ptr<f32>, #b>, tensor<512xi32, #b>
    %v = tt.load %a, %mask : tensor<512x!tt.ptr<f32>, #b>
    tt.store %a, %v, %mask : tensor<512x!tt.ptr<f32>, #b>"""
    assert width(body) == expected


@pytest.mark.parametrize(("shape", "warps", "expected"), [("1x512", [1, 4], 4), ("2x256", [2, 2], 1)])
def test_reshapes(shape, warps, expected):
    """What dimensions of one element bring along stays known."""
    body = f"""
    %row = tt.reshape %range : tensor<512xi32, #b> -> tensor<{shape}xi32, #t>
    %wide = tt.splat %p : !tt.ptr<f32> -> tensor<{shape}x!tt.ptr<f32>, #t>
    %a = tt.addptr %wide, %row : tensor<{shape}x!tt.ptr<f32>, #t>, tensor<{shape}xi32, #t>
    %v = tt.load %a : tensor<{shape}x!tt.ptr<f32>, #t>
    """
    layout = f"sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = {warps}, order = [1, 0]"
    with gpuir.Context():
        module = gpuir.parse(f"#t = #ttg.blocked<{{{layout}}}>{HEAD}{body}\n    tt.return\n  }}\n}}\n")
        (function,), (load,) = find_ops(module, "tt.func"), find_ops(module, "tt.load")
        assert vector_width(AxisInfo(function), load.ptr) == expected


def test_constant_masks():
    body = load_at("%c0").replace("tt.load %a :", "tt.load %a, %all :")
    assert width(f"%all = arith.constant dense<true> : tensor<512xi1, #b>\n{body}") == 4
