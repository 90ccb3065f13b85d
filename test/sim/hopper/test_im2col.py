"""Copies of images in im2col mode: against a model that goes pixel by pixel, and as convolutions."""

from __future__ import annotations

import itertools

import _bulk
import numpy as np
import pytest

from gpuir import sim

MODE = "mode = #nvvm.tma_load_mode<im2col>"


def kernel(rank, size, mode=MODE):
    """TMA brings a column of pixels of ``size`` bytes, with offsets of the filter."""
    text = _bulk.load(rank, size)
    offsets = [f"%o{i}" for i in range(rank - 2)]
    text = text.replace("], ", "], ").replace(
        "{isCTAOnly = true}", f"im2col[{', '.join(offsets)}] {{isCTAOnly = true, {mode}}}"
    )
    text = text.replace("] : !llvm.ptr\n", f"] im2col[{', '.join(offsets)}] {{{mode}}} : !llvm.ptr\n", 1)
    return text.replace(
        f"%x{rank - 1}: i32)", ", ".join([f"%x{rank - 1}: i32", *(f"{each}: i16" for each in offsets)]) + ")"
    )


def column(array, pixels, channels, lower, upper, origin, offsets, steps=None, fill=0):
    """Pixel by pixel: along the last dimension, and from the box's beginning where its end is passed."""
    spatial = array.shape[1:-1]
    steps = (1,) * array.ndim if steps is None else steps
    ends = [size - 1 + each for size, each in zip(spatial, upper)]
    out = np.full((pixels, channels), fill, array.dtype)
    at = list(origin[:-1])
    for row in range(pixels):
        pixel = (at[0], *(a + o for a, o in zip(at[1:], offsets)))
        if all(0 <= a < n for a, n in zip(pixel, array.shape)):
            for channel in range(channels):
                if 0 <= origin[-1] + channel < array.shape[-1]:
                    out[row, channel] = array[(*pixel, origin[-1] + channel)]
        for dim in reversed(range(len(spatial))):
            at[dim + 1] += steps[dim + 1]
            if at[dim + 1] <= ends[dim]:
                break
            at[dim + 1] = lower[dim]
        else:
            at[0] += steps[0]
    return out


def copied(array, pixels, channels, lower, upper, origin, offsets, *, seed=None, **options):
    map = sim.im2col_map(array, pixels, channels, lower, upper, **options)
    out = np.zeros(map.bytes // 4, np.int32)
    text = kernel(array.ndim, map.bytes)
    sim.launch(text, "move", 1, 32, map, out, *reversed(origin), *reversed(offsets), seed=seed)
    return out.view(np.uint8)


@pytest.mark.parametrize("number", range(24))
def test_random_columns(number):
    rng = np.random.default_rng(number)
    spatial = int(rng.integers(1, 4))
    sizes = [int(rng.integers(3, 8)) for _ in range(spatial)]
    array = rng.integers(1, 1000, (int(rng.integers(1, 4)), *sizes, 16)).astype(rng.choice(["i2", "f4"]))
    lower = [int(rng.integers(-2, 2)) for _ in sizes]
    upper = [int(rng.integers(-1, 3)) if low < 1 else 0 for low in lower]
    steps = (1, *(int(rng.integers(1, 4)) for _ in sizes), 1) if number % 2 else None
    origin = [
        int(rng.integers(0, 2)),
        *(int(rng.integers(low, size + up)) for low, size, up in zip(lower, sizes, upper)),
    ]
    origin.append(int(rng.choice([0, 8, -8, 12])))
    offsets = [int(rng.integers(0, 4)) for _ in sizes]
    pixels, channels = int(rng.integers(1, 60)), 8
    options = {} if steps is None else {"element_strides": steps}
    want = column(array, pixels, channels, lower, upper, origin, offsets, steps)
    assert np.array_equal(
        copied(array, pixels, channels, lower, upper, origin, offsets, **options), want.view(np.uint8).ravel()
    )


@pytest.mark.parametrize("stride, padding, filter", ((1, 1, 3), (2, 0, 2), (2, 1, 3), (1, 0, 1)))
def test_a_convolution(stride, padding, filter):
    """The columns of each offset of the filter, times the weights, are the convolution as it is defined."""
    rng = np.random.default_rng(stride)
    n, h, w, c = 2, 6, 5, 4
    array = rng.integers(-4, 5, (n, h, w, c)).astype(np.float32)
    weights = rng.integers(-4, 5, (filter, filter, c)).astype(np.float32)
    sizes = [(size + 2 * padding - filter) // stride + 1 for size in (h, w)]
    lower = (-padding, -padding)
    upper = tuple((out - 1) * stride - padding + 1 - size for out, size in zip(sizes, (h, w)))
    pixels = n * sizes[0] * sizes[1]
    total = np.zeros(pixels, np.float32)
    for r, s in itertools.product(range(filter), repeat=2):
        found = copied(
            array, pixels, c, lower, upper, (0, -padding, -padding, 0), (r, s), element_strides=(1, stride, stride, 1)
        )
        total += found.view(np.float32).reshape(pixels, c) @ weights[r, s]
    padded = np.pad(array, ((0, 0), (padding, padding), (padding, padding), (0, 0)))
    want = np.zeros((n, *sizes), np.float32)
    for i, y, x in np.ndindex(want.shape):
        want[i, y, x] = (padded[i, y * stride :, x * stride :][:filter, :filter] * weights).sum()
    assert np.array_equal(total.reshape(want.shape), want)


@pytest.mark.parametrize("name, size", (("none", 0), ("32b", 32), ("64b", 64), ("128b", 128)))
def test_swizzles_and_fill(name, size):
    array = np.arange(2 * 4 * 4 * 32, dtype=np.float32).reshape(2, 4, 4, 32)
    channels = size // 4 or 8
    found = copied(array, 40, channels, (-1, -1), (0, 0), (0, -1, 2, 0), (0, 1), swizzle=name, oob="nan")
    want = column(array, 40, channels, (-1, -1), (0, 0), (0, -1, 2, 0), (0, 1), fill=np.nan)
    bits = want.view(np.uint32)
    bits[np.isnan(want)] = 0x7FFFFFFF
    assert np.isnan(want).any() and np.array_equal(found, _bulk.swizzled(bits, size))


@pytest.mark.parametrize("reduce", (False, True))
def test_stores(reduce):
    """A store has no offsets, and leaves alone what is outside of the images."""
    array = np.ones((2, 4, 5, 8), np.float32)
    tile = np.arange(1, 30 * 8 + 1, dtype=np.float32).reshape(30, 8)
    map = sim.im2col_map(array, 30, 8, (-1, 0), (0, 0))
    text = _bulk.store(4, tile.nbytes, "add" if reduce else None)
    mode = "mode = #nvvm.tma_store_mode<im2col>"
    text = (
        text.replace("{redKind", f"{{{mode}, redKind")
        if reduce
        else text.replace("] : !llvm.ptr, !llvm.ptr<3>", f"] {{{mode}}} : !llvm.ptr, !llvm.ptr<3>")
    )
    sim.launch(text, "move", 1, 32, map, tile.reshape(-1).view(np.int32), 0, 2, -1, 0)
    want = np.ones_like(array)
    at = [0, -1, 2]
    for row in tile:
        if at[1] >= 0:
            want[tuple(at)] = row + want[tuple(at)] if reduce else row
        at[2] += 1
        if at[2] == 5:
            at[1:] = [at[1] + 1, 0]
        if at[1] == 4:
            at[:2] = [at[0] + 1, -1]
    assert np.array_equal(array, want)


IMAGE = np.zeros((2, 4, 4, 16), np.float32)


@pytest.mark.parametrize("map, origin, offsets, says", [
    (sim.tensor_map(IMAGE, (1, 2, 2, 16)), (0, 0, 0, 0), (0, 0), r"a copy in mode im2col by a tensor map of tiles \(sim.tensor_map\)"),
    (sim.im2col_map(IMAGE, 8, 8, (0, 0), (0, 0)), (0, 0, 4, 0), (0, 0), r"begins at pixel \(0, 4\), outside of the bounding box \(0, 0\) to \(3, 3\)"),
    (sim.im2col_map(IMAGE, 8, 8, (0, 0), (0, 0)), (0, 0, 0, 0), (0, 256), "with 2 spatial dimensions an offset is 0 to 255, not 256"),
])  # fmt: skip
def test_faults(map, origin, offsets, says):
    with pytest.raises(sim.SimulationError, match=says):
        sim.launch(kernel(4, 256), "move", 1, 32, map, np.zeros(64, np.int32), *reversed(origin), *reversed(offsets))


def test_a_map_of_images_for_tiles():
    map = sim.im2col_map(IMAGE, 8, 8, (0, 0), (0, 0))
    with pytest.raises(sim.SimulationError, match=r"a copy in mode tile by a tensor map of images \(sim.im2col_map\)"):
        sim.launch(_bulk.load(4, 256), "move", 1, 32, map, np.zeros(64, np.int32), 0, 0, 0, 0)


@pytest.mark.parametrize("array, arguments, says", [
    (np.zeros((4, 16), np.float32), (8, 8, (), ()), "a map of images has 3 to 5 dimensions"),
    (IMAGE, (8, 8, (0,), (0, 0)), "lower has 1 numbers for 2 spatial dimensions"),
    (IMAGE, (8, 8, (0, 0), (0, 128)), "with 2 spatial dimensions each number of upper is -128 to 127"),
    (IMAGE, (8, 8, (0, 2), (0, -2)), "the bounding box .* is empty"),
    (IMAGE, (1025, 8, (0, 0), (0, 0)), "a column has 1 to 1024 pixels, not 1025"),
    (IMAGE, (8, 257, (0, 0), (0, 0)), "a pixel has 1 to 256 channels, not 257"),
    (IMAGE, (8, 3, (0, 0), (0, 0)), "a row of the box has 12 bytes"),
])  # fmt: skip
def test_refused_maps(array, arguments, says):
    with pytest.raises(ValueError, match=f"im2col_map: .*{says}"):
        sim.im2col_map(array, *arguments)
