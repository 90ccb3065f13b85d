"""Emitted kernels through LLVM and ptxas: taken for sm_90a, not serialised (C7514), with the instructions in their order."""

from __future__ import annotations

import re

import _wgmma_kernels as kernels
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import arith, scf


@pytest.fixture(autouse=True)
def no_cache(monkeypatch):
    monkeypatch.setenv("GPUIR_CACHE_DIR", "")


def check_sequence(e, ptx: str, source: str) -> None:
    lines = re.findall(r"wgmma\.(\w+)\.sync\.aligned(?:\.(m64[\w.]*))?[ \t]*([^\n]*);", ptx)
    count = e.wgmma_num_inst_m * e.wgmma_num_inst_n * e.wgmma_num_k_atoms
    assert [name for name, _, _ in lines] == ["fence", *["mma_async"] * count, "commit_group", "wait_group"]
    d = "f32" if e.accum_dtype == "float32" else e._accum.ptx
    flags = [] if d == "s32" else ["1", "1"]
    if e._a.bits == 16:
        flags += [str(int(e.a_transposed))] if source == "shared" else []
        flags.append(str(int(not e.b_transposed)))
    for _, form, operands in lines[1:-2]:
        assert form == f"{e.wgmma_prefix}.{d}.{e._a.ptx}.{e._b.ptx}"
        words = re.findall(r"\{[^}]*\}|[^{}, ]+", operands)
        accumulators = words[0].count("%")
        assert accumulators == e.wgmma_inst_n // 2 * e._accum.bits // 32
        assert words[1].count("%") == (4 if source == "registers" else 1)
        assert words[3:] == ["p", *flags]
    assert lines[-1][2].strip() == "0"


@pytest.mark.sweep
@pytest.mark.parametrize(("types", "transposed", "layout", "shape", "source", "loop"), kernels.grid())
def test_kernel(types, transposed, layout, shape, source, loop):
    e, layouts, body = kernels.configured(types, transposed, layout, shape, source, loop)
    artifact = gpuir.compile(str(kernels.kernel(e, body, layouts)), target="sm_90a", emit="cubin")
    found = artifact.kernels["k"]
    assert (found.warnings, found.spill_stores) == ((), 0)
    check_sequence(e, artifact.ptx, source)


def test_the_grid_is_large():
    assert len(kernels.grid()) >= 300


def test_clearing_at_run_time_is_a_predicate():
    e = kernels.emitter()
    text = str(kernels.kernel(e, lambda e, A, B, f, clear: e.wgmma(A, B, e.accumulator(), clear)))
    artifact = gpuir.compile(text, target="sm_90a", emit="cubin")
    assert not artifact.kernels["k"].warnings
    assert re.findall(r"setp\.ne\.b32 p, (\S+), 0;", artifact.ptx)[1:] == ["1", "1", "1"]
    assert re.search(r"setp\.ne\.b32 p, %r\d+, 0;", artifact.ptx)


def test_signs_of_integers_may_differ():
    """s8 by u8 came with PTX 8.4, which is asked for by itself."""
    e = kernels.emitter(("int8", "uint8", "int32"), chunk=64)
    text = str(kernels.kernel(e, lambda e, A, B, f, clear: e.wgmma(A, B, None, True, saturate=True), ("64B", "64B")))
    artifact = gpuir.compile(text, target="sm_90a", emit="cubin")
    assert artifact.ptx.count(".s32.s8.u8.satfinite {") == 2
    assert not artifact.kernels["k"].warnings


def test_a_result_that_is_used_waits():
    """No computation on the accumulators comes between the products and the wait."""
    e = kernels.emitter()

    def body(e, A, B, fragment, clear):
        done = e.wgmma(A, B, None, True).vector()
        return arith.addf(done, done)

    ptx = gpuir.compile(str(kernels.kernel(e, body)), target="sm_90a", emit="ptx").ptx
    wait = ptx.index("wgmma.wait_group")
    assert "add." not in ptx[ptx.index("wgmma.mma_async") : wait] and "add.rn.f32" in ptx[wait:]


@pytest.mark.parametrize("source", ["shared", "registers"])
@pytest.mark.parametrize("carried", ["structs", "vector"])
@pytest.mark.parametrize("changed", [{}, {"warp_row_tiles": 32, "warp_col_tiles": 96}, {"block_row_warps": 8}], ids=str)
def test_products_under_way_across_rounds(source, carried, changed):
    """A group is waited for one round later: fences of registers in between do not touch what is under way."""
    e = kernels.emitter(**changed)

    def body(e, A, B, fragment, clear):
        def product(C, cleared):
            if source == "shared":
                return e.wgmma(A, B, C, cleared, wg_wait=1)
            return e.wgmma_rs(fragment, B, C, cleared, wg_wait=1)

        if carried == "structs":
            done = kernels.looped(product, e, kernels.rounds(A.memref))
        else:
            low, step = (arith.constant(ir.IndexType.get(), number) for number in (0, 1))
            loop = scf.ForOp(low, kernels.rounds(A.memref), step, [e.accumulator().vector()])
            with ir.InsertionPoint(loop.body):
                scf.yield_([product(loop.inner_iter_args[0], False)])
            done = loop.results[0]
        e.wgmma_wait(0)
        return e.wgmma_fence_c(done)

    layouts = "128B", kernels.narrowed(e.b_shape, e.b_dtype, "128B")
    artifact = gpuir.compile(str(kernels.kernel(e, body, layouts)), target="sm_90a", emit="cubin")
    assert (artifact.kernels["k"].warnings, artifact.kernels["k"].spill_stores) == ((), 0)


def test_touched_accumulators_are_reported():
    """What the sweep looks for is said where it happens: a sum of accumulators whose products are under way."""
    e = kernels.emitter()

    def body(e, A, B, fragment, clear):
        under_way = e.wgmma(A, B, None, True, wg_wait=-1).vector()
        return e.wgmma(A, B, arith.addf(under_way, under_way))

    artifact = gpuir.compile(str(kernels.kernel(e, body)), target="sm_90a", emit="cubin")
    assert any("C7517" in warning for warning in artifact.kernels["k"].warnings), "a wait that ptxas puts in"
