"""nvvm.wmma in the native engine: NumPy's products, from global and from shared memory, and what it leaves to the NumPy engine."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

SHAPES = [(16, 16), (32, 8), (8, 32)]


def kernel(m, n, sums, layouts, k=16, element="f16", shared=False):
    """D = A B + C by one warp, also by way of shared memory for A."""
    sizes = {"a": 8, "b": 8, "c": 8 if sums == "f32" else 4}
    kinds = {"a": "vector<2xf16>", "b": "vector<2xf16>", "c": "f32" if sums == "f32" else "vector<2xf16>"}
    names, types, lines = [], [], []
    for which, layout, wide in zip("abc", layouts, ((m, k), (k, n), (m, n))):
        struct = f"!llvm.struct<({', '.join([kinds[which]] * sizes[which])})>"
        stride = wide[layout == "row"] + 8
        name = sums if which == "c" else element
        pointer = "%s" if which == "a" and shared else f"%{which}"
        space = 3 if which == "a" and shared else 1
        lines.append(f"""%s{which} = llvm.mlir.constant({stride} : i32) : i32
%f{which} = nvvm.wmma.load {pointer}, %s{which} {{eltype = #nvvm.mma_type<{name}>, frag = #nvvm.mma_frag<{which}>, layout = #nvvm.mma_layout<{layout}>,
  m = {m} : i32, n = {n} : i32, k = {k} : i32}} : (!llvm.ptr<{space}>) -> {struct}""")
        for i in range(sizes[which]):
            lines.append(f"%{which}{i} = llvm.extractvalue %f{which}[{i}] : {struct}")
            names.append(f"%{which}{i}")
            types.append(kinds[which])
    ends = [kinds["c"]] * sizes["c"]
    result = f"!llvm.struct<({', '.join(ends)})>"
    fill = (
        """%s = llvm.mlir.addressof @tile : !llvm.ptr<3>
%own = nvvm.read.ptx.sreg.tid.x : i32
%one = llvm.mlir.constant(1 : i32) : i32
%t = llvm.xor %own, %one : i32
%from = llvm.getelementptr %a[%t] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<24 x f16>
%to = llvm.getelementptr %s[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.array<24 x f16>
"""
        + "\n".join(
            f"""%fr{i} = llvm.getelementptr %from[{i}] : (!llvm.ptr<1>) -> !llvm.ptr<1>, f16
%to{i} = llvm.getelementptr %to[{i}] : (!llvm.ptr<3>) -> !llvm.ptr<3>, f16
%va{i} = llvm.load %fr{i} : !llvm.ptr<1> -> f16
llvm.store %va{i}, %to{i} : f16, !llvm.ptr<3>"""
            for i in range(24)
        )
        + "\nSYNC\n"
    )
    return f"""llvm.mlir.global internal @tile() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<768 x f16>
llvm.func @f(%a: !llvm.ptr<1>, %b: !llvm.ptr<1>, %c: !llvm.ptr<1>, %d: !llvm.ptr<1>) {{
{fill if shared else ""}{chr(10).join(lines)}
%p = nvvm.wmma.mma {", ".join(names)} {{eltypeA = #nvvm.mma_type<{element}>, eltypeB = #nvvm.mma_type<{sums}>, layoutA = #nvvm.mma_layout<{layouts[0]}>,
  layoutB = #nvvm.mma_layout<{layouts[1]}>, m = {m} : i32, n = {n} : i32, k = {k} : i32}} : ({", ".join(types)}) -> {result}
{chr(10).join(f"%d{i} = llvm.extractvalue %p[{i}] : {result}" for i in range(sizes["c"]))}
nvvm.wmma.store %d, %sc, {", ".join(f"%d{i}" for i in range(sizes["c"]))} {{eltype = #nvvm.mma_type<{sums}>, layout = #nvvm.mma_layout<{layouts[2]}>,
  m = {m} : i32, n = {n} : i32, k = {k} : i32}} : !llvm.ptr<1>, {", ".join(ends)}
llvm.return
}}"""


def matrices(m, n, sums, layouts, whole=True):
    """A, B, C and room for D, with lines eight elements further apart than they are long."""
    random = np.random.default_rng(m + n)
    made = []
    for layout, shape, type in zip(layouts, ((m, 16), (16, n), (m, n)), ("f16", "f16", sums)):
        drawn = random.integers(-8, 9, shape) if whole else random.standard_normal(shape)
        lines = drawn if layout == "row" else drawn.T
        array = np.zeros((lines.shape[0], lines.shape[1] + 8), np.float16 if type == "f16" else np.float32)
        array[:, : lines.shape[1]] = lines
        made.append(array)
    return [*made, np.zeros_like(made[-1])]


@pytest.mark.parametrize("layouts", [("row", "col", "row"), ("col", "row", "col")], ids=" ".join)
@pytest.mark.parametrize("sums", ["f16", "f32"])
@pytest.mark.parametrize(("m", "n"), SHAPES)
def test_products(m, n, sums, layouts):
    module = sim.prepare(kernel(m, n, sums, layouts))
    for whole in (True, False):
        results = []
        for engine in ("native", "numpy"):
            arrays = matrices(m, n, sums, layouts, whole)
            report = sim.launch(module, "f", 1, 32, *arrays, engine=engine)
            assert report.engine.startswith(engine)
            results.append(arrays[3].astype(np.float64))
        if whole:
            np.testing.assert_array_equal(*results)
        else:
            np.testing.assert_allclose(
                *results, rtol=2e-3 if sums == "f16" else 2e-6, atol=1e-2 if sums == "f16" else 2e-5
            )
    a, b, c, d = matrices(m, n, sums, layouts)
    a, b, c = (each[:, :-8] if layout == "row" else each[:, :-8].T for each, layout in zip((a, b, c), layouts))
    want = a.astype(np.float32) @ b.astype(np.float32) + c
    sim.launch(module, "f", 1, 32, *matrices(m, n, sums, layouts)[:3], d, engine="native")
    assert np.array_equal(d[:, :-8] if layouts[2] == "row" else d[:, :-8].T, want)
    assert not d[:, -8:].any()


@pytest.mark.parametrize(("sync", "kinds"), [("nvvm.barrier", set()), ("", {"race"})])
def test_shared_memory(sync, kinds):
    """Lanes load what others have stored: without a barrier it is a race."""
    text = kernel(32, 8, "f32", ("row", "col", "row"), shared=True).replace("SYNC", sync)
    reports = []
    for engine in ("auto", "numpy"):
        arrays = matrices(32, 8, "f32", ("row", "col", "row"))
        reports.append(
            sim.launch(
                gpuir.parse(text, context=gpuir.Context()), "f", 1, 32, *arrays, engine=engine, on_fault="report"
            )
        )
    assert {each.kind for each in reports[0].findings} == kinds
    assert reports[0].findings == reports[1].findings
    assert reports[0].engine.startswith("native") is not bool(kinds), reports[0].engine


def test_a_matrix_outside_of_its_array():
    text = kernel(16, 16, "f32", ("row", "col", "row"))
    a, b, c, d = matrices(16, 16, "f32", ("row", "col", "row"))
    short = np.ascontiguousarray(a[:-1])
    report = sim.launch(
        gpuir.parse(text, context=gpuir.Context()), "f", 1, 32, short, b, c, d, engine="auto", on_fault="report"
    )
    assert report.engine.startswith("numpy")
    assert {each.kind for each in report.findings} == {"out-of-bounds"}
