"""Whole tiles of ragged problems take the code of aligned ones: counted in gfx942's assembly, and right in the simulator."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _amdgcn import Graph

import gpuir
from gpuir import sim
from gpuir.transforms.iree_gpu.configuration import lowering_config, target
from gpuir.transforms.iree_gpu.schedule import matmul_schedule

KIND = "MFMA_F32_16x16x16_F16"


def matmul(m, n, k, fill, dynamic=False):
    a, b, c = (
        f"tensor<{'?x?' if dynamic else f'{rows}x{columns}'}x{element}>"
        for rows, columns, element in ((m, k, "f16"), (k, n, "f16"), (m, n, "f32"))
    )
    start = f"%z = arith.constant 0.0 : f32\n%f = linalg.fill ins(%z : f32) outs(%c : {c}) -> {c}\n" if fill else ""
    return (
        f"func.func @matmul(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n{start}"
        f"%d = linalg.matmul ins(%a, %b : {a}, {b}) outs({'%f' if fill else '%c'} : {c}) -> {c}\nreturn %d : {c}\n}}"
    )


def scheduled(text, workgroup=(128, 128, 0), subgroup=(4, 4, 0), **options):
    context = gpuir.Context()
    module = gpuir.parse(text, context=context)
    with context:
        config = lowering_config(KIND, workgroup, (0, 0, 2), subgroup)
        return matmul_schedule(module, target("gfx942"), config, **options)


def figures(text, loads):
    graph = Graph(gpuir.compile(gpuir.asm(scheduled(text)), target="gfx942").data)
    path = graph.cheapest(loads)
    patterns = {"VALU": r"v_(?!mfma)", "stores": r"(global|flat)_store", "cndmask": "v_cndmask", "cmp": "v_cmp"}
    patterns["wide loads"] = r"(global|flat)_load_dwordx4"
    return {name: graph.count(path, pattern) for name, pattern in patterns.items()}


@pytest.mark.parametrize(("fill", "most"), [(True, 1.45), (False, 1.4)])
@pytest.mark.parametrize("size", [1000, 1001])
def test_vector_instructions(size, fill, most):
    """380 to 1,394 were there in the kernels of ragged problems, 178 and 169 in those of aligned ones."""
    loads = 6 if fill else 70
    aligned, ragged = (figures(matmul(n, n, n, fill), loads) for n in (1024, size))
    assert aligned["stores"] == ragged["stores"] == 64
    assert aligned["wide loads"] <= ragged["wide loads"]
    # LLVM computes some of the other path's comparisons before the loop.
    assert ragged["cndmask"] == 0 and ragged["cmp"] <= 12
    assert ragged["VALU"] <= most * aligned["VALU"]


def test_dynamic_sizes():
    found = figures(matmul(0, 0, 0, True, dynamic=True), 6)
    assert found["VALU"] <= 400 and found["cndmask"] == 0 and found["stores"] == 64


@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("sizes", [(100, 70, 50), (64, 64, 48), (130, 65, 33), (32, 96, 7), (33, 32, 96)])
def test_both_paths(seed, sizes, dynamic, fill):
    """Tiles and steps of both sorts in one problem."""
    m, n, k = sizes
    module = scheduled(matmul(m, n, k, fill, dynamic), (32, 32, 0), (1, 1, 0))
    rng = np.random.default_rng(seed)
    a, b = (rng.integers(-8, 9, shape).astype(np.float16) for shape in ((m, k), (k, n)))
    c = rng.integers(-8, 9, (m, n)).astype(np.float32)
    expected = a.astype(np.float32) @ b.astype(np.float32) + (0 if fill else c)
    report = sim.run(module, "matmul", a, b, c, chip="gfx942")
    assert np.array_equal(c, expected) and not report.findings
