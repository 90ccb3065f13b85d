"""Convolutions and products with vectors in the schedule: one kernel each, no loop and no buffer of the host, NumPy's numbers."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.errors import PassError
from gpuir.transforms.iree_gpu.configuration import lowering_config, target
from gpuir.transforms.iree_gpu.schedule import matmul_schedule

KIND = "MFMA_F32_16x16x16_F16"


def shaped(shape, element: str, kind: str = "tensor") -> str:
    return f"{kind}<{''.join(f'{size}x' for size in shape)}{element}>"


def scheduled(text: str, sizes, kind: str = KIND, chip: str = "gfx942") -> gpuir.ir.Module:
    context = gpuir.Context()
    module = gpuir.parse(text, filename="f.mlir", context=context)
    with context:
        return matmul_schedule(module, target(chip), lowering_config(kind, *sizes))


def check(module: gpuir.ir.Module, arrays, expected: np.ndarray, chip: str = "gfx942") -> None:
    report = sim.run(module, "f", *arrays, chip=chip)
    assert (arrays[-1] == expected.astype(arrays[-1].dtype)).all() and not report.findings
    text = gpuir.asm(module)
    assert "memref.alloc" not in text and "linalg." not in text
    assert "scf.for" not in text.partition("gpu.module")[0] and len(report.kernels) == 1


def program(op: str, shapes, fill: bool, element="f16", acc="f32", attributes="", kind="tensor") -> str:
    a, b, c = (shaped(shape, e, kind) for shape, e in zip(shapes, (element, element, acc)))
    buffers = kind == "memref"
    result, start, init = "" if buffers else f" -> {c}", "", "%o"
    if fill:
        named, init = ("", "%o") if buffers else ("%c = ", "%c")
        start = f"  %z = arith.constant 0.0 : {acc}\n  {named}linalg.fill ins(%z : {acc}) outs(%o : {c}){result}\n"
    return (
        f"func.func @f(%a: {a}, %b: {b}, %o: {c}){result} {{\n{start}  {'' if buffers else '%r = '}linalg.{op} {attributes} "
        f"ins(%a, %b : {a}, {b}) outs({init} : {c}){result}\n  return{'' if buffers else f' %r : {c}'}\n}}\n"
    )


def integers(seed: int, *of) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.integers(-4, 5, shape).astype(dtype) for shape, dtype in of]


def windows(image: np.ndarray, kernel, out, strides, dilations) -> np.ndarray:
    """[batch, *out, *kernel, channels] of an image [batch, *space, channels]."""
    result = np.zeros((image.shape[0], *out, *kernel, image.shape[-1]), np.float32)
    for offset in itertools.product(*map(range, kernel)):
        starts = [o * d for o, d in zip(offset, dilations)]
        at = tuple(slice(s, s + (n - 1) * t + 1, t) for s, n, t in zip(starts, out, strides))
        result[(slice(None), *[slice(None)] * len(out), *offset)] = image[(slice(None), *at)]
    return result


#: Batch, space, channels, kernel, filters, strides, dilations, fill; and the tiles of a workgroup along the last space and filters.
CONVOLUTIONS = {
    "whole tiles": (1, (5, 18), 32, (3, 3), 32, (1, 1), (1, 1), True, (16, 32)),
    "ragged, strided": (2, (7, 19), 20, (3, 3), 17, (2, 2), (1, 1), False, (16, 32)),
    "dilated": (1, (9, 9), 8, (3, 2), 40, (1, 1), (2, 2), True, (16, 16)),
    "other strides by dimension": (1, (6, 11), 5, (2, 3), 18, (1, 3), (2, 1), False, (16, 16)),
    "a kernel of one": (1, (4, 20), 33, (1, 1), 16, (1, 1), (1, 1), True, (16, 16)),
    "a line": (2, (33,), 12, (4,), 20, (2,), (1,), False, (16, 16)),
    "a volume": (1, (3, 4, 17), 6, (2, 1, 2), 16, (1, 1, 1), (1, 1, 1), True, (16, 16)),
}


def convolution(seed: int, case, element="f16", acc="f32", kind="tensor"):
    batch, space, channels, kernel, filters, strides, dilations, fill, tiles = case
    rank = len(space)
    out = [(size - (k - 1) * d - 1) // s + 1 for size, k, s, d in zip(space, kernel, strides, dilations)]
    shapes = (batch, *space, channels), (*kernel, channels, filters), (batch, *out, filters)
    op = {1: "conv_1d_nwc_wcf", 2: "conv_2d_nhwc_hwcf", 3: "conv_3d_ndhwc_dhwcf"}[rank]
    attributes = f"{{dilations = dense<{list(dilations)}> : vector<{rank}xi64>, strides = dense<{list(strides)}> : vector<{rank}xi64>}}"
    dtypes = {"f16": np.float16, "f32": np.float32}
    arrays = integers(seed, *zip(shapes, (dtypes[element], dtypes[element], dtypes[acc])))
    patches = windows(arrays[0].astype(np.float32), kernel, out, strides, dilations)
    sums = patches.reshape(batch, *out, -1) @ arrays[1].astype(np.float32).reshape(-1, filters)
    expected = sums + (0 if fill else arrays[2].astype(np.float32))
    none, last = [0] * (1 + rank), 2 + 2 * rank
    sizes = (
        [*none[:-1], tiles[0], tiles[1], *[0] * (rank + 1)],
        [*[0] * last, 1],
        [*none[:-1], 1, 1, *[0] * (rank + 1)],
    )
    return program(op, shapes, fill, element, acc, attributes, kind), sizes, arrays, expected


@pytest.mark.parametrize("name", CONVOLUTIONS)
def test_convolutions(seed, name):
    text, sizes, arrays, expected = convolution(seed, CONVOLUTIONS[name])
    check(scheduled(text, sizes), arrays, expected)


@pytest.mark.parametrize(("acc", "kind"), [("f16", "tensor"), ("f32", "memref")])
def test_convolutions_of_other_forms(seed, acc, kind):
    text, sizes, arrays, expected = convolution(seed, CONVOLUTIONS["ragged, strided"], acc=acc, kind=kind)
    check(scheduled(text, sizes), arrays, expected)


def test_a_convolution_reads_the_image_sixteen_bytes_at_once(seed):
    text, *_ = convolution(seed, CONVOLUTIONS["whole tiles"])
    module = scheduled(text, ([0, 0, 16, 16, 0, 0, 0], [0, 0, 0, 0, 0, 0, 2], [0, 0, 1, 1, 0, 0, 0]))
    loads = [line for line in gpuir.asm(module).splitlines() if "vector.load" in line and "1x5x18x32" in line]
    assert loads and all("vector<8xf16>" in line for line in loads)
    assembly = gpuir.compile(gpuir.asm(module), target="gfx942", emit="amdgcn").data
    assert "v_mfma_f32_16x16x16_f16" in assembly and "global_load_dwordx4" in assembly


def test_channels_first(seed):
    """Channels are not the last reduction: right, if not fast."""
    shapes = (1, 8, 5, 18), (16, 8, 2, 3), (1, 16, 4, 16)
    image, weights, out = integers(seed, *zip(shapes, (np.float16, np.float16, np.float32)))
    attributes = "{dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}"
    patches = windows(image.transpose(0, 2, 3, 1).astype(np.float32), (2, 3), (4, 16), (1, 1), (1, 1))
    expected = out + np.einsum("nhwklc,fckl->nfhw", patches, weights.astype(np.float32))
    text = program("conv_2d_nchw_fchw", shapes, False, attributes=attributes)
    module = scheduled(text, ([0, 16, 0, 16, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1], [0, 1, 0, 1, 0, 0, 0]))
    check(module, (image, weights, out), expected)


VECTORS = {
    "matvec": ("matvec", ((64, 128), (128,), (64,)), "mk,k->m", ((32, 0), (0, 4), (1, 0))),
    "ragged matvec": ("matvec", ((67, 100), (100,), (67,)), "mk,k->m", ((32, 0), (0, 2), (1, 0))),
    "vecmat": ("vecmat", ((100,), (100, 67), (67,)), "k,kn->n", ((32, 0), (0, 4), (1, 0))),
    "dot": ("dot", ((100,), (100,), ()), "k,k->", ((0,), (4,), (0,))),
    "batch_matvec": ("batch_matvec", ((3, 67, 40), (3, 40), (3, 67)), "bmk,bk->bm", ((0, 32, 0), (0, 0, 2), (0, 1, 0))),
    "batch_vecmat": ("batch_vecmat", ((3, 40), (3, 40, 67), (3, 67)), "bk,bkn->bn", ((0, 32, 0), (0, 0, 2), (0, 1, 0))),
}


@pytest.mark.sweep
@pytest.mark.parametrize("acc", ["f32", "f16"])
@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("name", VECTORS)
def test_vectors(seed, name, fill, acc):
    op, shapes, formula, sizes = VECTORS[name]
    arrays = integers(seed, *zip(shapes, (np.float16, np.float16, np.float32 if acc == "f32" else np.float16)))
    expected = np.einsum(formula, arrays[0].astype(np.float32), arrays[1].astype(np.float32))
    expected = expected + (0 if fill else arrays[2].astype(np.float32))
    module = scheduled(program(op, shapes, fill, acc=acc), sizes)
    check(module, arrays, expected)


def test_dynamic_sizes_of_a_vector(seed):
    shapes = ("?", "?"), ("?",), ("?",)
    arrays = integers(seed, ((45, 70), np.float16), ((70,), np.float16), ((45,), np.float32))
    expected = arrays[0].astype(np.float32) @ arrays[1].astype(np.float32) + arrays[2]
    check(scheduled(program("matvec", shapes, False), ((32, 0), (0, 2), (1, 0))), arrays, expected)


def test_other_chips(seed):
    text, sizes, arrays, expected = convolution(seed, CONVOLUTIONS["whole tiles"])
    check(scheduled(text, sizes, "WMMA_F32_16x16x16_F16", "gfx1100"), arrays, expected, "gfx1100")


def test_a_default_configuration_leaves_other_ranks_to_the_host():
    """As before: a matmul's configuration is none of a product with a vector's."""
    a, x, y, c = "tensor<32x32xf16>", "tensor<32xf16>", "tensor<32xf32>", "tensor<32x32xf32>"
    text = (
        f"func.func @f(%a: {a}, %x: {x}, %y: {y}, %c: {c}) -> ({y}, {c}) {{\n"
        f"  %0 = linalg.matvec ins(%a, %x : {a}, {x}) outs(%y : {y}) -> {y}\n"
        f"  %1 = linalg.matmul ins(%a, %a : {a}, {a}) outs(%c : {c}) -> {c}\n  return %0, %1 : {y}, {c}\n}}\n"
    )
    module = scheduled(text, ((32, 32, 0), (0, 0, 1), (1, 1, 0)))
    assert "scf.for" in gpuir.asm(module).partition("gpu.module")[0]


@pytest.mark.parametrize(
    ("op", "shapes", "sizes", "message"),
    [
        (
            "matvec",
            VECTORS["matvec"][1],
            ((32, 32, 0), (0, 0, 1), (1, 1, 0)),
            "'linalg.matvec' op has 2 iterators, and",
        ),
        ("matvec", VECTORS["matvec"][1], ((30, 0), (0, 1), (1, 0)), "'linalg.matvec' op has 30 elements of m"),
        ("matvec", VECTORS["matvec"][1], ((32, 0), (0, 512), (1, 0)), "bytes of workgroup memory, more than 65536"),
    ],
)
def test_configurations_that_do_not_fit(op, shapes, sizes, message):
    with pytest.raises(PassError, match=message):
        scheduled(program(op, shapes, False), sizes)
