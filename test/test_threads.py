"""Threads that parse, print, rewrite, simulate and compile at the same time: each gets what one thread alone gets."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Callable

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.passes.registry import no_match, pattern

THREADS, WORKS = 8, 2000

TTGIR = """
#blocked = #ttg.blocked<{{sizePerThread = [{each}], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90"}} {{
  tt.func @f{n}(%p: !tt.ptr<f32>, %n: i32) {{
    %0 = tt.make_range {{end = {size} : i32, start = 0 : i32}} : tensor<{size}xi32, #blocked>
    %1 = tt.splat %p : !tt.ptr<f32> -> tensor<{size}x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<{size}x!tt.ptr<f32>, #blocked>, tensor<{size}xi32, #blocked>
    %3 = tt.load %2 : tensor<{size}x!tt.ptr<f32>, #blocked>
    tt.store %2, %{value} : tensor<{size}x!tt.ptr<f32>, #blocked>
    tt.return
  }}
}}"""
DOT = """tt.func @f(%a: tensor<{m}x8xf32>, %b: tensor<8x{n}xf32>, %c: tensor<4x8xf32>) {{
  %0 = tt.dot %a, %b, %c : tensor<{m}x8xf32> * tensor<8x{n}xf32> -> tensor<4x8xf32>
  tt.return
}}"""
MULTI_MMA = """
#maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
func.func @f(%a: vector<{m}x{k}x4xf16>, %b: vector<{k}x{n}x4xf16>, %c: vector<{m}x{n}x4xf32>) -> vector<{m}x{n}x4xf32> {{
  %0 = iree_gpu.multi_mma %a, %b, %c {{indexing_maps = #maps,
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}} : vector<{m}x{k}x4xf16>, vector<{k}x{n}x4xf16> into vector<{m}x{n}x4xf32>
  return %0 : vector<{m}x{n}x4xf32>
}}"""
ADDITIONS = """func.func @f(%x: i32, %y: memref<64xi32>) {{
  %t = gpu.thread_id x
  %c = arith.constant {c} : i32
  %v = memref.load %y[%t] : memref<64xi32>
  %a = arith.{op} %v, %c : i32
  %b = arith.addi %a, %x : i32
  %dead = arith.muli %a, %a : i32
  memref.store %b, %y[%t] : memref<64xi32>
  return
}}"""
KERNEL = "gpu.module @m {{ gpu.func @k(%x: memref<64xf32>) kernel {{ {body} gpu.return }} }}"


@pattern("arith.addi", name="test.threads_addi")
def _subtract(op, rewriter):
    """An addition becomes a subtraction of the negation, once."""
    if "seen" in op.attributes:
        return no_match("seen")
    with op.location:
        zero = gpuir.ir.Operation.create(
            "arith.constant",
            [op.results[0].type],
            attributes={"value": gpuir.ir.IntegerAttr.get(op.results[0].type, 0)},
        )
        negated = gpuir.ir.Operation.create("arith.subi", [op.results[0].type], [zero.result, op.operands[1]])
        rewriter.replace_op(
            op, gpuir.ir.Operation.create("arith.subi", [op.results[0].type], [op.operands[0], negated.result])
        )
    return None


def _text(draw: random.Random) -> str:
    """A text of which some are invalid."""
    kind = draw.randrange(5)
    if kind == 0:
        return TTGIR.format(
            n=draw.randrange(4), each=draw.choice((1, 2)), size=draw.choice((128, 256)), value=draw.choice("333300")
        )
    if kind == 1:
        return DOT.format(m=draw.choice((4, 4, 3)), n=draw.choice((8, 8, 5)))
    if kind == 2:
        return MULTI_MMA.format(m=draw.choice((1, 2)), n=draw.choice((1, 3)), k=draw.choice((1, 2)))
    if kind == 3:
        levels = draw.choice((2, 30, 80))
        inside = "iree_gpu.yield" if draw.randrange(4) else "iree_gpu.yeld"
        region = '"iree_gpu.barrier_region"() ({' * levels + inside + "\niree_gpu.yield}) : () -> ()" * levels
        return f"func.func @f() {{ {region.replace(inside + chr(10) + 'iree_gpu.yield', inside, 1)} return }}"
    return ADDITIONS.format(c=draw.randrange(5), op=draw.choice(("addi", "muli", "adi")))


def _printed(draw: random.Random) -> str:
    return gpuir.asm(gpuir.parse(_text(draw)), generic=draw.random() < 0.2, debuginfo=draw.random() < 0.2)


def _rewritten(draw: random.Random) -> str:
    kind = draw.randrange(3)
    if kind == 0:
        module = gpuir.parse(MULTI_MMA.format(m=2, n=draw.choice((1, 2)), k=draw.choice((1, 2))))
        gpuir.pass_manager("builtin.module(iree-gpu-unroll-to-intrinsics,canonicalize,cse)").run(module)
    else:
        module = gpuir.parse(ADDITIONS.format(c=draw.randrange(5), op="addi"))
        passes = draw.choice(("test-threads-addi", "test-threads-addi,canonicalize", "cse,canonicalize"))
        gpuir.pass_manager(f"builtin.module({passes})").run(module)
    return gpuir.asm(module)


def _simulated(draw: random.Random) -> str:
    text = ADDITIONS.format(c=draw.randrange(3), op=draw.choice(("addi", "divsi", "shli", "muli")))
    data = np.arange(64, dtype=np.int32) + draw.randrange(3)
    report = sim.launch(text, "f", 1, draw.choice((32, 64, 96)), draw.randrange(9), data, on_fault="report")
    return f"{data.tolist()} {report.findings} {dict(report.operations)}"


def _compiled(draw: random.Random) -> str:
    body = "" if draw.randrange(2) else "%c = arith.constant 0 : index %v = memref.load %x[%c] : memref<64xf32>"
    body += draw.choice(("", " gpu.barrier", " tt.load"))
    artifact = gpuir.compile(KERNEL.format(body=body), draw.choice(("sm_80", "sm_90")), "llvm", cache=False)
    return "\n".join(str(artifact.modules["m"].forms["llvm"]).splitlines())


KINDS: dict[Callable[[random.Random], str], int] = {_printed: 50, _rewritten: 25, _simulated: 22, _compiled: 3}


def _result(work: int, seed: int) -> str:
    """What the work comes to; a refusal is a result, too."""
    draw = random.Random(f"{seed} {work}")
    kind = draw.choices(list(KINDS), list(KINDS.values()))[0]
    try:
        return kind(draw)
    except gpuir.Error as error:
        return f"{type(error).__name__}: {error}"


@pytest.fixture
def works(request: pytest.FixtureRequest) -> int:
    """Works of each thread."""
    sweep = request.config.getoption("--sweep")
    return WORKS if sweep == "all" else min(WORKS, 2 * int(sweep))


def test_eight_threads(works: int, run_seed: int):
    distinct = max(20, works // 2)
    with gpuir.Context():
        alone = [_result(work, run_seed) for work in range(distinct)]
        again = [_result(work, run_seed) for work in range(0, distinct, 10)]
    assert alone[::10] == again, "each work has one result"
    assert len({text[:9] for text in alone if text.startswith(("ParseErr", "CompileE"))}) >= 1, "some are refused"
    limit, before = sys.getrecursionlimit(), threading.active_count()
    wrong: list[tuple[int, str]] = []
    done: list[int] = []

    def work_on(number: int) -> None:
        draw = random.Random(f"{run_seed} of {number}")
        # A context belongs to one thread; some threads make one for each work.
        shared = gpuir.Context()
        for _ in range(works):
            work = draw.randrange(distinct)
            with shared if number % 2 else gpuir.Context():
                try:
                    result = _result(work, run_seed)
                except BaseException as error:  # no result at all
                    result = f"raised {type(error).__name__}: {error}"
            if result != alone[work]:
                wrong.append((work, result))
        done.append(number)

    threads = [threading.Thread(target=work_on, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == list(range(THREADS))
    for work, result in wrong[:3]:
        assert result == alone[work], f"work {work}"
    assert not wrong
    assert sys.getrecursionlimit() == limit
    assert threading.active_count() <= before + 2, "workers of the compiler have a thread that starts them"
