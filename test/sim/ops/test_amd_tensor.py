"""The tensor data mover: tiles of tensors into the LDS and back, at their edges, with padding; before and after the lowering."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import gpuir
from gpuir import sim

LDS = "#gpu.address_space<workgroup>"
GLOBAL = "#gpu.address_space<global>"
CELLS = 512
PASSES = (
    "builtin.module(convert-amdgpu-to-rocdl{chipset=gfx1250},gpu.module(convert-scf-to-cf,convert-vector-to-llvm,"
    "convert-gpu-to-rocdl{chipset=gfx1250},reconcile-unrealized-casts))"
)


def launch(body, x, y, element, lowered, **options):
    text = f"""
gpu.module @m {{
  gpu.func @f(%x: memref<{x.size}x{element}>, %y: memref<{y.size}x{element}>)
      workgroup(%l: memref<{CELLS}x{element}, {LDS}>) kernel {{
    %t = gpu.thread_id x
    %z = arith.constant 0 : index
    %lanes = arith.constant 32 : index
    %cells = arith.constant {CELLS} : index
    %g = memref.memory_space_cast %x : memref<{x.size}x{element}> to memref<{x.size}x{element}, {GLOBAL}>
    %o = memref.memory_space_cast %y : memref<{y.size}x{element}> to memref<{y.size}x{element}, {GLOBAL}>
    scf.for %c = %t to %cells step %lanes {{
      %nine = arith.constant 9 : {element}
      memref.store %nine, %l[%c] : memref<{CELLS}x{element}, {LDS}>
    }}
    {body}
    gpu.return
  }}
}}"""
    module = gpuir.parse(text, context=gpuir.Context())
    if lowered:
        gpuir.pass_manager(PASSES, module.context).run(module)
    return sim.launch(module, "f", 1, 32, x.reshape(-1), y.reshape(-1), chip="gfx1250", **options)


COPY_OUT = """
    scf.for %c = %t to %cells step %lanes {{
      %v = memref.load %l[%c] : memref<{cells}x{element}, #gpu.address_space<workgroup>>
      memref.store %v, %y[%c] : memref<{cells}x{element}>
    }}"""


@pytest.mark.parametrize("lowered", [False, True])
@pytest.mark.parametrize("element, dtype", [("i8", "i1"), ("i16", "i2"), ("i32", "i4"), ("i64", "i8")])
@pytest.mark.parametrize("sizes, tile, start", [
    ((10, 13), (4, 8), (2, 3)), ((10, 13), (4, 8), (8, 9)), ((40,), (33,), (5,)), ((5, 6, 7), (2, 3, 4), (4, 1, 5)),
    ((3, 4, 5, 6), (2, 2, 2, 4), (1, 1, 2, 3)), ((2, 3, 2, 3, 4), (2, 2, 2, 2, 2), (1, 0, 1, 2, 1)),
])  # fmt: skip
def test_tiles_into_the_lds(lowered, element, dtype, sizes, tile, start):
    x = np.random.default_rng(1).integers(-100, 100, sizes).astype(dtype)
    y = np.zeros(CELLS, dtype)
    strides = [s // x.itemsize for s in x.strides]
    first = sum(i * s for i, s in zip(start, strides))
    left = [size - i for size, i in zip(sizes, start)]
    body = f"""
    %first = arith.constant {first} : index
    %c7 = arith.constant 16 : index
    %b = amdgpu.make_dma_base %g[%first], %l[%c7] : memref<{x.size}x{element}, {GLOBAL}>, memref<{CELLS}x{element}, {LDS}> -> !amdgpu.tdm_base<{element}>
    %d = amdgpu.make_dma_descriptor %b globalSize {left} globalStride {strides} sharedSize {list(tile)} : !amdgpu.tdm_base<{element}> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
    rocdl.s.wait.tensorcnt 0
    {COPY_OUT.format(cells=CELLS, element=element)}"""
    launch(body, x, y, element, lowered)
    expected = np.full(CELLS, 9, dtype)
    for number, index in enumerate(itertools.product(*map(range, tile))):
        at = tuple(i + j for i, j in zip(start, index))
        expected[16 + number] = x[at] if all(i < size for i, size in zip(at, sizes)) else 0
    np.testing.assert_array_equal(y, expected)


@pytest.mark.parametrize("lowered", [False, True])
@pytest.mark.parametrize("amount, interval", [(1, 4), (3, 8), (4, 2)])
def test_padding_in_the_lds(lowered, amount, interval):
    x = np.arange(64, dtype=np.int32).reshape(8, 8) + 100
    y = np.zeros(CELLS, np.int32)
    body = f"""
    %amount = arith.constant {amount} : i32
    %interval = arith.constant {interval} : i32
    %b = amdgpu.make_dma_base %g[%z], %l[%z] : memref<64xi32, {GLOBAL}>, memref<{CELLS}xi32, {LDS}> -> !amdgpu.tdm_base<i32>
    %d = amdgpu.make_dma_descriptor %b globalSize [8, 8] globalStride [8, 1] sharedSize [4, 8] padShared(%amount every %interval) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
    {COPY_OUT.format(cells=CELLS, element="i32")}"""
    launch(body, x, y, "i32", lowered)
    expected = np.full(CELLS, 9, np.int32)
    for number in range(32):
        expected[number + number // interval * amount] = x.reshape(-1)[number]
    np.testing.assert_array_equal(y, expected)


@pytest.mark.parametrize("lowered", [False, True])
def test_tiles_back_to_memory_end_with_the_tensor(lowered):
    y = np.zeros((6, 7), np.int32)
    body = f"""
    scf.for %c = %t to %cells step %lanes {{
      %v = arith.index_cast %c : index to i32
      memref.store %v, %l[%c] : memref<{CELLS}xi32, {LDS}>
    }}
    %n = arith.constant 3 : index
    %at = arith.constant 16 : index
    %b = amdgpu.make_dma_base %o[%at], %l[%z] : memref<42xi32, {GLOBAL}>, memref<{CELLS}xi32, {LDS}> -> !amdgpu.tdm_base<i32>
    %d = amdgpu.make_dma_descriptor %b globalSize [4, 5] globalStride [7, 1] sharedSize [%n, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_store_from_lds %d : !amdgpu.tdm_descriptor"""
    launch(body, np.zeros(4, np.int32), y, "i32", lowered)
    expected = np.zeros((6, 7), np.int32)
    expected[2:5, 2:7] = np.arange(24).reshape(3, 8)[:, :5]
    np.testing.assert_array_equal(y, expected)


@pytest.mark.parametrize("lowered", [False, True])
def test_what_the_mover_does_beside_is_refused(lowered):
    body = f"""
    %one = arith.constant 2 : index
    %c = arith.constant 8 : i32
    %b = amdgpu.make_dma_base %g[%z], %l[%z] : memref<64xi32, {GLOBAL}>, memref<{CELLS}xi32, {LDS}> -> !amdgpu.tdm_base<i32>
    %d = amdgpu.make_dma_descriptor %b globalSize [8, 8] globalStride [8, 1] sharedSize [1, 8] iterate %one, %c, %one : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor"""
    with pytest.raises(sim.UnsupportedOp, match="iterations"):
        launch(body, np.zeros(64, np.int32), np.zeros(4, np.int32), "i32", lowered)
