"""NaN and infinities are named, on request, at the op that makes them of finite numbers, and nowhere else."""

from __future__ import annotations

import concurrent.futures
import re
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from gpuir import sim

sys.path.insert(0, str(Path(__file__).parents[1] / "interop" / "triton"))
import _corpus

del sys.path[0]

TILES = """
tt.func @f(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %n: i32) {
  %range = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %pid = tt.get_program_id x : i32
  %c64 = arith.constant 64 : i32
  %first = arith.muli %pid, %c64 : i32
  %far = tt.splat %first : i32 -> tensor<64xi32>
  %at = arith.addi %range, %far : tensor<64xi32>
  %bound = tt.splat %n : i32 -> tensor<64xi32>
  %mask = arith.cmpi slt, %range, %bound : tensor<64xi32>
  %low = arith.constant dense<0xFF800000> : tensor<64xf32>
  %zeros = arith.constant dense<0.0> : tensor<64xf32>
  %big = arith.constant dense<3.0e38> : tensor<64xf32>
  %from = tt.splat %x : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %sources = tt.addptr %from, %at : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %to = tt.splat %y : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %targets = tt.addptr %to, %at : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %v = tt.load %sources, %mask, %low : tensor<64x!tt.ptr<f32>>
  BODY
  tt.store %targets, %r : tensor<64x!tt.ptr<f32>>
  tt.return
}
"""
SOFTMAX = """%most = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %m = arith.maxnumf %a, %b : f32
    tt.reduce.return %m : f32
  }) : (tensor<64xf32>) -> f32
  %all = tt.splat %most : f32 -> tensor<64xf32>
  %less = arith.subf %v, %all : tensor<64xf32>
  %e = math.exp %less : tensor<64xf32>
  %sum = "tt.reduce"(%e) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<64xf32>) -> f32
  %sums = tt.splat %sum : f32 -> tensor<64xf32>
  %r = arith.divf %e, %sums : tensor<64xf32>"""
SUM = """%t = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<64xf32>) -> f32
  %r = tt.splat %t : f32 -> tensor<64xf32>"""


def on_tiles(body: str, x: object, n: int = 64, programs: int = 1, **options: object) -> list[sim.Finding]:
    values = np.zeros(64 * programs, np.float32)
    values[:] = x
    options = {"checks": "+nan", "on_fault": "report", **options}
    report = sim.launch(TILES.replace("BODY", body), "f", programs, values, np.zeros_like(values), n, **options)
    return [each for each in report.findings if each.kind == "non-finite"]


def at(element: int, value: float, others: float = 1.0) -> np.ndarray:
    values = np.full(64, others, np.float32)
    values[element] = value
    return values


@pytest.mark.parametrize("n", [64, 40])
def test_masks_of_minus_infinity_are_no_fault(n):
    assert not on_tiles(SOFTMAX, np.linspace(-40, 60, 64), n)


def test_what_has_an_operand_that_is_not_finite_is_none():
    assert not on_tiles(SOFTMAX, 1.0, 0)  # -inf minus -inf


@pytest.mark.parametrize(
    ("body", "x", "op", "text"),
    [
        ("%r = math.exp %v : tensor<64xf32>", at(7, 90), "math.exp", "gives inf at element [7], of 90"),
        ("%r = arith.divf %v, %zeros : tensor<64xf32>", at(3, 0, np.inf), "arith.divf", "gives nan at element [3], of 0 and 0"),
        ("%r = math.log %v : tensor<64xf32>", at(5, -2), "math.log", "gives nan at element [5], of -2"),
        (
            "%h = arith.truncf %v : tensor<64xf32> to tensor<64xf16>\n  %r = arith.extf %h : tensor<64xf16> to tensor<64xf32>",
            at(1, 1e5), "arith.truncf", "gives inf at element [1], of 100000",
        ),
        (
            "%h = tt.fp_to_fp %v, rounding = rtne : tensor<64xf32> -> tensor<64xf16>\n"
            "  %r = tt.fp_to_fp %h : tensor<64xf16> -> tensor<64xf32>",
            at(2, 7e4), "tt.fp_to_fp", "gives inf at element [2], of 70000",
        ),
        (
            "%i = arith.fptosi %v : tensor<64xf32> to tensor<64xi32>\n  %h = arith.sitofp %i : tensor<64xi32> to tensor<64xf16>\n"
            "  %r = arith.extf %h : tensor<64xf16> to tensor<64xf32>",
            at(4, 1e5), "arith.sitofp", "gives inf at element [4], of 100000",
        ),
        (SUM, np.full(64, 1e37), "tt.reduce", "gives inf, though what it is made of is finite; the largest number there is 1e+37"),
        (
            "%m = tt.reshape %v : tensor<64xf32> -> tensor<8x8xf32>\n  %c = arith.constant dense<0.0> : tensor<8x8xf32>\n"
            "  %d = tt.dot %m, %m, %c, inputPrecision = ieee : tensor<8x8xf32> * tensor<8x8xf32> -> tensor<8x8xf32>\n"
            "  %r = tt.reshape %d : tensor<8x8xf32> -> tensor<64xf32>",
            at(9, 1e30), "tt.dot", "gives inf at element [1, 1]",
        ),
        (
            "%t = arith.constant dense<true> : tensor<64xi1>\n"
            "  %r = tt.atomic_rmw fadd, relaxed, gpu, %sources, %big, %t : (tensor<64x!tt.ptr<f32>>, tensor<64xf32>, tensor<64xi1>) -> tensor<64xf32>",
            at(6, 2e38), "tt.atomic_rmw", "puts inf into memory, of 2e+38 and 3e+38",
        ),
    ],
)  # fmt: skip
def test_the_op_is_named_that_makes_it(body, x, op, text):
    (found,) = on_tiles(body, x)
    assert found.operation == op and text in found.message and found.program == (0, 0, 0)
    assert found.line == TILES[: TILES.index("BODY")].count("\n") + 1 + body[: body.index(op)].count("\n")
    assert not on_tiles(body, x, checks=True) and not on_tiles(body, x, checks="all,-nan")
    assert not on_tiles(body, np.inf) or op in ("arith.divf", "arith.sitofp")


@pytest.mark.parametrize(("file", "op"), [("sm90", "ttng.warp_group_dot"), ("sm100", "ttng.tc_gen5_mma")])
def test_products_of_tensor_cores(file, op):
    (path,) = [each for each in _corpus.FILES if each.name == f"matmul.{file}.mlir"]
    text = next(each.text for each in reversed(_corpus.stages(path)) if each.text and op in each.text)
    text = text.replace("f16", "bf16")
    for size, expected in ((1.0, []), (1e25, [op])):
        a, b, c = (np.full(shape, size, ml_dtypes.bfloat16) for shape in ((256, 192), (192, 128), (256, 128)))
        arguments = [a, b, c, 256, 128, 192, 192, 128, 128]
        report = sim.launch(text, "matmul", (2, 1), *arguments, checks="nan", on_fault="report")
        assert [each.operation for each in report.findings] == expected


def test_what_follows_of_it_is_none():
    body = "%e = math.exp %v : tensor<64xf32>\n  %d = arith.subf %e, %e : tensor<64xf32>\n  %r = arith.mulf %d, %d : tensor<64xf32>"
    assert [each.operation for each in on_tiles(body, 100.0)] == ["math.exp"]


@pytest.mark.parametrize("move", [
    "%r = arith.bitcast %i : tensor<64xi32> to tensor<64xf32>", "%r = tt.bitcast %i : tensor<64xi32> -> tensor<64xf32>",
    "%b = arith.cmpi sgt, %at, %bound : tensor<64xi32>\n  %r = arith.select %b, %v, %low : tensor<64xi1>, tensor<64xf32>",
])  # fmt: skip
def test_numbers_that_are_moved_are_none(move):
    assert not on_tiles(f"%i = arith.constant dense<0x7F800000> : tensor<64xi32>\n  {move}", 1.0)


def test_programs_count_and_each_op_is_one_finding():
    body = "%e = math.exp %v : tensor<64xf32>\n  %r = arith.addf %e, %big : tensor<64xf32>"
    x = np.where(np.arange(256) // 64 % 2, 100.0, 0.0)
    (found,) = on_tiles(body, x, programs=4)
    assert found.program == (1, 0, 0) and found.count == 2
    (shared,) = on_tiles(body, x, programs=4, workers=2)
    assert shared == found
    with concurrent.futures.ThreadPoolExecutor(2) as executor:
        (spread,) = on_tiles(body, x, programs=4, workers=2, executor=executor)
    assert (spread.program, spread.count, spread.message) == (found.program, found.count, found.message)


LANES = """gpu.module @m {
  gpu.func @f(%x: memref<64xf32>, %y: memref<64xf32>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xf32>
    BODY
    memref.store %r, %y[%t] : memref<64xf32>
    gpu.return
  }
}
func.func @main(%x: memref<64xf32>, %y: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %d, %a = gpu.wait async
  return
}
"""


def on_lanes(body: str, x: object, **options: object) -> list[sim.Finding]:
    values = np.zeros(64, np.float32)
    values[:] = x
    text = re.sub(r"func.func @main.*", "", LANES, flags=re.S).replace("BODY", body)
    options = {"checks": "+nan", "on_fault": "report", **options}
    report = sim.launch(text, "f", 1, 64, values, np.zeros_like(values), **options)
    return [each for each in report.findings if each.kind == "non-finite"]


@pytest.mark.parametrize(
    ("body", "x", "op", "text"),
    [
        ("%r = math.exp %v : f32", at(40, 90), "math.exp", "gives inf, of 90"),
        ("%z = arith.constant 0.0 : f32\n %r = arith.divf %v, %z : f32", at(40, 0, np.nan), "arith.divf", "gives nan, of 0 and 0"),
        (
            "%w = vector.broadcast %v : f32 to vector<4xf32>\n %s = arith.mulf %w, %w : vector<4xf32>\n"
            "%r = vector.reduction <maximumf>, %s : vector<4xf32> into f32",
            at(40, 1e30), "arith.mulf", "gives inf at element [0], of 1e+30 and 1e+30",
        ),
        (
            "%r, %valid = gpu.shuffle xor %s, %o, %w : f32", at(40, 3e38), "arith.mulf", "gives inf, of 3e+38 and 2",
        ),
        (
            "%r = memref.atomic_rmw addf %v, %x[%t] : (f32, memref<64xf32>) -> f32", at(40, 3.4e38, 1e37), "memref.atomic_rmw",
            "puts inf into memory",
        ),
    ],
)  # fmt: skip
def test_threads_are_named(body, x, op, text):
    if "shuffle" in body:
        body = (
            "%two = arith.constant 2.0 : f32\n %o = arith.constant 1 : i32\n %w = arith.constant 32 : i32\n"
            " %s = arith.mulf %v, %two : f32\n " + body
        )
    (found,) = on_lanes(body, x)
    assert found.operation == op and text in found.message
    assert (found.block, found.warp, found.lane) == ((0, 0, 0), 1, 8)
    assert not on_lanes(body, x, checks=True)


def test_functions_of_the_device_library():
    text = """llvm.func @__nv_expf(f32) -> f32
llvm.func @f(%x: !llvm.ptr, %n: f32) attributes {nvvm.kernel} {
  %r = llvm.call @__nv_expf(%n) : (f32) -> f32
  llvm.store %r, %x : f32, !llvm.ptr
  llvm.return
}"""
    x = np.zeros(1, np.float32)
    report = sim.launch(text, "f", 1, 1, x, 100.0, checks="+nan", on_fault="report")
    assert [each.operation for each in report.findings] == ["llvm.call"]
    assert not sim.launch(text, "f", 1, 1, x, 10.0, checks="+nan").findings


def test_lanes_that_do_not_take_part_are_none():
    body = """%one = arith.constant 1.0 : f32
    %few = arith.cmpf ogt, %v, %one : f32
    %r = scf.if %few -> f32 {
      %q = math.log %v : f32
      scf.yield %q : f32
    } else {
      scf.yield %one : f32
    }"""
    assert not on_lanes(body, at(3, 20.0, -1.0))


def test_kernels_that_the_host_launches():
    text = re.sub(r"  %d, %a = gpu.wait async\n", "", LANES).replace("BODY", "%r = math.exp %v : f32")
    text = (
        text.replace(
            "  return\n",
            "  gpu.launch_func @m::@f blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %y : memref<64xf32>)\n  return\n",
        ).replace("gpu.module", "module attributes {gpu.container_module} {\ngpu.module", 1)
        + "}"
    )
    for checks in ("+nan", True, "+nan"):
        x = np.full(64, 100, np.float32)
        report = sim.run(
            text, "main", x, np.zeros(64, np.float32), checks=checks, on_fault="report", unified_memory=True
        )
        assert [each.operation for each in report.findings] == (["math.exp"] if checks == "+nan" else [])


def test_code_without_the_check_is_as_it_was():
    program = sim.prepare(TILES.replace("BODY", "%r = math.exp %v : tensor<64xf32>")).program
    for checks in (True, "+nan"):
        x = np.zeros(64, np.float32)
        sim.launch(sim.api.Prepared(program), "f", 1, x, x.copy(), 64, checks=checks)
    sources = {key[2]: next(iter(each.functions.values())).source for key, each in program.kernels.items()}
    assert "look" in sources[True] and "look" not in sources[False]
