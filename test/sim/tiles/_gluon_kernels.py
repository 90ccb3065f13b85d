"""Inputs for the kernels of test/interop that have a part of a chip as their subject, and what NumPy says that they give."""

from __future__ import annotations

from collections.abc import Callable

import ml_dtypes
import numpy as np
from _kernels import Case, Rng, normal, wide

from gpuir import sim

F8 = ml_dtypes.float8_e4m3fn
#: By the kernel's name, with its variant where that takes other arguments.
CASES: dict[str, Callable[[Rng], Case]] = {}


def case(*names: str) -> Callable[[Callable[[Rng], Case]], Callable[[Rng], Case]]:
    def register(make: Callable[[Rng], Case]) -> Callable[[Rng], Case]:
        CASES.update(dict.fromkeys(names, make))
        return make

    return register


def _copied(x: np.ndarray, grid: int = 1) -> Case:
    return Case(grid, [x, np.zeros_like(x)], {1: x})


# Buffers, tensors and memory by index ---------------------------------------------------------------------------------


@case("by_index")
def _by_index(rng: Rng) -> Case:
    x = rng.integers(-99, 99, (32, 32)).astype(np.int32)
    # Each row names every column, so that no element is written twice.
    index = np.stack([rng.permutation(32) for _ in range(32)]).astype(np.int32)
    gathered = np.take_along_axis(x, index, 0) + 1
    expected = x.copy()
    np.put_along_axis(expected, index, gathered, 1)
    return Case(1, [x, index, np.zeros_like(x)], {2: expected})


@case("counted")
def _counted(rng: Rng) -> Case:
    x = rng.integers(0, 9, 128).astype(np.int32)
    index = rng.permutation(128).astype(np.int32)
    counts = np.zeros(128, np.int32)
    np.add.at(counts, index, x)
    old = np.where(np.arange(128) < 100, counts[index], 0)
    return Case(1, [x, index, np.zeros(128, np.int32)], {2: counts + old})


@case("words")
def _words(rng: Rng) -> Case:
    x = normal(rng, 128)
    return Case(1, [x, np.zeros_like(x)], {1: (x + 1) * 2 + 4})


@case("by_hand")
def _by_hand(rng: Rng) -> Case:
    a, b = normal(rng, 32, 32), normal(rng, 32, 32)
    return Case(1, [a, b, np.zeros_like(a)], {2: wide(a) @ wide(b)})


@case("unpacked")
def _unpacked(rng: Rng) -> Case:
    x = rng.integers(0, 256, (32, 32)).astype(np.uint8)
    table = np.arange(16, dtype=np.uint8).view(ml_dtypes.float4_e2m1fn).astype(np.float16)
    expected = np.stack([table[x & 15], table[x >> 4]], 2).reshape(32, 64)
    return Case(1, [x, np.zeros((32, 64), np.float16)], {1: expected})


@case("buffer_atomics")
def _buffer_atomics(rng: Rng) -> Case:
    """The first 100 numbers become maxima, and old ones again; the others what the masked operation gives, zeros."""
    x, y = (rng.integers(-99, 99, 1024).astype(np.int32) for _ in "xy")
    z = normal(rng, 1024)
    left = np.where(np.arange(1024) < 100, y, 0)
    return Case(1, [x, y, z.copy()], {1: left, 2: z + x})


@case("told_store", "cluster_copy")
def _of_a_cluster(rng: Rng) -> Case:
    return _copied(normal(rng, 1024))


@case("next_tile")
def _next_tile(rng: Rng) -> Case:
    return _copied(normal(rng, 512), 4)


@case("packed")
def _packed(rng: Rng) -> Case:
    a, b = normal(rng, 512), normal(rng, 512)
    return Case(1, [a, b, np.zeros_like(a)], {2: (a + b) * (a * b) + (a - b)})


@case("polled")
def _polled(rng: Rng) -> Case:
    x = rng.integers(-99, 99, 256).astype(np.int32)
    return Case(1, [x, np.zeros_like(x), np.ones(1, np.int32)], {1: x})


@case("ordered")
def _ordered(rng: Rng) -> Case:
    x = rng.integers(-99, 99, 256).astype(np.int32)
    expected = x + np.where(np.arange(256) < 100, x, 0)
    return Case(1, [x, np.zeros_like(x), np.zeros(1, np.int32)], {1: expected, 2: np.full(1, 2, np.int32)})


@case("divided")
def _divided(rng: Rng) -> Case:
    x, y = normal(rng, 256), normal(rng, 256) + 3
    return Case(1, [x, y], {1: x / y})


@case("chained")
def _chained(rng: Rng) -> Case:
    return _copied(normal(rng, 1024), 4)


@case("marked", "marked_events")
def _marked(rng: Rng) -> Case:
    x = normal(rng, 1024)
    return Case(4, [x, np.zeros_like(x)], {1: x + 1})


@case("counts")
def _counts(rng: Rng) -> Case:
    x = rng.integers(-99, 99, 256).astype(np.int32)
    y = np.concatenate([x[::-1], np.arange(256, dtype=np.int32) % 2])
    return Case(1, [x, y], {1: np.concatenate([x + x[::-1], np.ones(256, np.int32)])})


# TMA ------------------------------------------------------------------------------------------------------------------


@case("hopper_matmul")
def _hopper_matmul(rng: Rng) -> Case:
    a, b = normal(rng, 256, 192, dtype=np.float16), normal(rng, 192, 256, dtype=np.float16)
    return Case((2, 2), [a, b, np.zeros((256, 256), np.float16), 192], {2: wide(a) @ wide(b)})


@case("specialized_sum")
def _specialized_sum(rng: Rng) -> Case:
    x = normal(rng, 128, 320, dtype=np.float16)
    total = wide(x).reshape(128, 5, 64).sum(1)
    return Case(1, [x, np.zeros((128, 64), np.float32), 5], {1: total})


@case("tensor_memory")
def _tensor_memory(rng: Rng) -> Case:
    a, b = normal(rng, 128, 64, dtype=np.float16), normal(rng, 128, 64, dtype=np.float16)
    return Case(1, [a, b, np.zeros((128, 128), np.float32)], {2: wide(a) @ wide(b).T})


@case("rows_by_tma")
def _rows_by_tma(rng: Rng) -> Case:
    x, index = normal(rng, 80, 64, dtype=np.float16), rng.permutation(80)[:32].astype(np.int32)
    expected = np.zeros_like(x)
    expected[index] = x[index]
    return Case(1, [x, np.zeros_like(x), index], {1: expected})


@case("reductions_by_tma")
def _reductions_by_tma(rng: Rng) -> Case:
    whole, x = rng.integers(-99, 99, (64, 64)).astype(np.int32), rng.integers(-99, 99, (32, 32)).astype(np.int32)
    expected = whole.copy()
    expected[:32, :32] += x
    expected[:32, 32:] = np.maximum(expected[:32, 32:], x)
    expected[32:, :32] ^= x
    return Case(1, [whole, x], {0: expected})


@case("lowest_of_rows")
def _lowest_of_rows(rng: Rng) -> Case:
    c = normal(rng, 128, 64)
    expected = c.copy().reshape(-1)
    expected[:128] = c.min(1)
    return Case(1, [c], {0: expected.reshape(c.shape)})


def _scaled_product(rng: Rng, stands: bool) -> Case:
    """Scales along K; ``stands``: K is the first dimension of the second operand."""
    a, b = normal(rng, 128, 128, dtype=F8), normal(rng, 128, 128, dtype=F8)
    scales = [rng.integers(124, 130, (128, 4)).astype(np.uint8) for _ in "ab"]
    factors = [np.repeat(2.0 ** (wide(scale) - 127), 32, 1) for scale in scales]
    right = wide(b) * factors[1].T if stands else (wide(b) * factors[1]).T
    result = np.zeros((128, 128), np.float32)
    return Case(1, [a, b, *(scale.view(np.int8) for scale in scales), result], {4: wide(a) * factors[0] @ right})


@case("scaled_product")
def _scaled_product_of_blackwell(rng: Rng) -> Case:
    return _scaled_product(rng, False)


@case("matrix_cores_scaled")
def _scaled_product_of_amd(rng: Rng) -> Case:
    return _scaled_product(rng, True)


@case("image_by_tma")
def _image_by_tma(rng: Rng) -> Case:
    """The pixels that a filter of 3 by 3 has in its middle, of the first 64 of a bounding box of 9 by 8 pixels a picture."""
    x = normal(rng, 2, 11, 10, 64, dtype=np.float16)
    map = sim.im2col_map(x, 64, 64, (0, 0), (-2, -2), swizzle="128b")
    return Case(1, [map, np.zeros((64, 64), np.float16)], {1: x[0, 1:10, 1:9].reshape(-1, 64)[:64]})


# AMD ------------------------------------------------------------------------------------------------------------------


@case("counted_copies", "clusters")
def _tile_of_amd(rng: Rng) -> Case:
    return _copied(normal(rng, 64, 64))


@case("copies")
def _copies(rng: Rng) -> Case:
    x = normal(rng, 64, 64)
    return Case(1, [x, np.zeros_like(x)], {1: x + np.where(np.arange(64) < 32, x, 0)})


@case("data_mover")
def _data_mover(rng: Rng) -> Case:
    x = normal(rng, 50, 112, dtype=np.float16)
    return Case(2, [x, np.zeros_like(x), 50, 112], {1: x * 2})


@case("data_mover_rows")
def _data_mover_rows(rng: Rng) -> Case:
    x, index = normal(rng, 20, 128, dtype=np.float16), rng.permutation(20)[:8].astype(np.int32)
    expected = np.zeros_like(x)
    expected[index, :64] = x[index, 64:]
    return Case(1, [x, np.zeros_like(x), index, 20, 128], {1: expected})


@case("data_mover_fused")
def _data_mover_fused(rng: Rng) -> Case:
    x, y = normal(rng, 64, 128, dtype=np.float16), normal(rng, 64, 128, dtype=np.float16)
    expected = y.copy()
    expected[:, 64:] = x[:, :64] + y[:, :64]
    return Case(1, [x, y, 64, 128], {1: expected})


@case("upcasts")
def _upcasts(rng: Rng) -> Case:
    x, scale = normal(rng, 64, 64, dtype=F8), rng.integers(124, 130, (64, 64)).astype(np.uint8)
    return Case(1, [x, scale, np.zeros((64, 64), np.float16)], {2: wide(x) * 2.0 ** (wide(scale) - 127)})


@case("downcasts")
def _downcasts(rng: Rng) -> Case:
    x, scale = normal(rng, 64, 64, dtype=np.float16), rng.integers(125, 128, (64, 2)).astype(np.uint8)
    wanted = wide(x) / np.repeat(2.0 ** (wide(scale) - 127), 32, 1)
    codes = np.clip(wanted, -6, 6).astype(ml_dtypes.float4_e2m1fn).view(np.uint8)
    arguments = [x, scale.view(np.int8), np.zeros((64, 64), F8), np.zeros((64, 32), np.int8)]
    return Case(1, arguments, {2: wanted.astype(F8), 3: (codes[:, ::2] | codes[:, 1::2] << 4).view(np.int8)})


@case("staged")
def _staged(rng: Rng) -> Case:
    x = normal(rng, 3, 1024)
    return Case(1, [x, np.zeros(1024, np.float32), 3], {1: (wide(x) ** 2).sum(0)})


@case("buffers")
def _buffers(rng: Rng) -> Case:
    x = normal(rng, 1024)
    return Case(1, [x, np.zeros_like(x), 300], {1: np.where(np.arange(1024) < 300, 0, 2 * x)})


@case("tensor_cores", "matrix_cores", "matrix_cores.cdna4", "matrix_cores.gfx1250", "matrix_cores.rdna4")
def _matrix_cores(rng: Rng) -> Case:
    a, b = normal(rng, 64, 64, dtype=np.float16), normal(rng, 64, 64, dtype=np.float16)
    return Case(1, [a, b, np.zeros((64, 64), np.float32)], {2: wide(a) @ wide(b)})


def _steps(rng: Rng, dtype: type, size: int, steps: int) -> Case:
    a, b = (normal(rng, steps, size, size, dtype=dtype) for _ in "ab")
    if np.dtype(dtype).kind == "i":
        a, b = (rng.integers(-9, 9, (steps, size, size)).astype(dtype) for _ in "ab")
    product = (wide(a) @ wide(b)).sum(0)
    return Case(1, [a, b, np.zeros((size, size), np.float16)], {2: product})


@case("products.async_copy", "products.attention", "products.buffers", "products.local_prefetch", "products.pingpong")
def _products(rng: Rng) -> Case:
    return _steps(rng, np.float16, 128, 8)


@case("products.transposed")
def _products_transposed(rng: Rng) -> Case:
    return _steps(rng, np.float16, 64, 4)


@case("products.int8")
def _products_of_bytes(rng: Rng) -> Case:
    return _steps(rng, np.int8, 64, 4)


@case("products.f64")
def _products_of_doubles(rng: Rng) -> Case:
    return _steps(rng, np.float64, 32, 2)
