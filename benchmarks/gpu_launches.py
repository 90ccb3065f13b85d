"""Launches of kernels of the corpus that fill a GPU, and what torch gives for them; benchmarks/gpu_pack.py packs them."""

from __future__ import annotations

from typing import Any, NamedTuple


class Array(NamedTuple):
    """An array that is drawn on the GPU: "normal", "zeros", or integers below a number."""

    shape: tuple[int, ...]
    dtype: str
    fill: str | int = "normal"


class Launch(NamedTuple):
    """`torch` is an expression of the arrays `t` that gives what array `written` holds afterwards, or empty: Triton's is
    compared alone. `tolerance` is relative to the greatest number."""

    grid: tuple[int, ...]
    arguments: list[Any]
    written: int
    torch: str
    tolerance: float = 1e-2


def _matmul(
    size: int, block: tuple[int, int], dtype: str, out: str, torch: str = "t[0].float() @ t[1].float()"
) -> Launch:
    arrays = [Array((size, size), dtype), Array((size, size), dtype), Array((size, size), out, "zeros")]
    return Launch((size // block[0], size // block[1]), [*arrays, *[size] * 6], 2, torch)


def _turned(size: int, grid: tuple[int, ...], numbers: list[int]) -> Launch:
    arrays = [Array((size, size), "float16"), Array((size, size), "float16"), Array((size, size), "float16", "zeros")]
    return Launch(grid, [*arrays, *numbers], 2, "t[0].float() @ t[1].float().T")


def _rows(rows: int, columns: int, dtype: str, torch: str) -> Launch:
    arrays = [Array((rows, columns), dtype), Array((rows, columns), dtype, "zeros")]
    return Launch((rows,), [*arrays, columns, columns], 1, torch)


def _attention(heads: int, length: int, rows: int, flat: bool) -> Launch:
    shape = (heads * length, 64) if flat else (heads, length, 64)
    arrays = [*[Array(shape, "float16")] * 3, Array(shape, "float16", "zeros")]
    torch = f"F.scaled_dot_product_attention(*(each.view({heads}, {length}, 64) for each in t[:3]), scale=0.18 * math.log(2)).view({shape})"
    return Launch((length // rows, heads), [*arrays, length, 0.18], 3, torch)


_SIZE = 4096
_TILES = (_SIZE // 128) ** 2
LARGE: dict[str, Launch] = {
    "matmul": _matmul(_SIZE, (128, 128), "float16", "float16"),
    "matmul.bf16_w8": _matmul(_SIZE, (128, 256), "bfloat16", "float32"),
    "matmul.fp8": _matmul(_SIZE, (128, 128), "float8_e4m3fn", "float16"),
    "matmul_masked": Launch(
        (4096,),
        [Array((_SIZE, _SIZE), "float16"), Array((_SIZE, _SIZE), "float16"), Array((_SIZE, _SIZE), "float16", "zeros"),
         Array((_SIZE,), "float32"), *[_SIZE] * 6],
        2, "F.leaky_relu(t[0].float() @ t[1].float() + t[3])",
    ),
    "matmul_descriptor": _turned(_SIZE, (32, 32), [_SIZE] * 3),
    "matmul_persistent": _turned(_SIZE, (132,), [_SIZE] * 3),
    "matmul_persistent.flat_w8": _turned(_SIZE, (132,), [_SIZE] * 3),
    "matmul_specialized": _turned(_SIZE, (32, 32), [_SIZE] * 2),
    "matmul_block_pointers": Launch(
        (64, 64),
        [Array((_SIZE, _SIZE), "float16"), Array((_SIZE, _SIZE), "float16"), Array((_SIZE, _SIZE), "float16", "zeros"),
         *[_SIZE] * 3],
        2, "t[0].float() @ t[1].float()",
    ),
    "attention": _attention(64, 4096, 64, False),
    "attention_descriptor": _attention(64, 4096, 128, True),
    "attention_descriptor.ws": _attention(64, 4096, 128, True),
    "convolution": Launch(
        (1024, 32),
        [Array((1024, 1024, 16), "float16"), Array((3, 3, 16, 16), "float16"), Array((1024, 1024, 16), "float16", "zeros"),
         1024, 1024],
        2, "F.conv2d(t[0].float().permute(2, 0, 1)[None], t[1].float().permute(3, 2, 0, 1), padding=1)[0].permute(1, 2, 0)",
    ),
    "softmax": _rows(65536, 1024, "float32", "torch.softmax(t[0], 1)"),
    "softmax.w1": _rows(262144, 256, "float16", "torch.softmax(t[0].float(), 1)"),
    "softmax_online": Launch(
        (32768,), [Array((131072, 608), "float32"), Array((131072, 608), "float32", "zeros"), 608, 608],
        1, "torch.softmax(t[0] * math.log(2), 1)",
    ),
    "layer_norm": Launch(
        (131072,),
        [Array((131072, 1000), "float16"), Array((131072, 1000), "float16", "zeros"), Array((1000,), "float32"),
         Array((1000,), "float32"), 1000, 1e-5],
        1, "F.layer_norm(t[0].float(), (1000,), t[2], t[3])",
    ),
    "layer_norm.w8": Launch(
        (16384,),
        [Array((16384, 8000), "bfloat16"), Array((16384, 8000), "bfloat16", "zeros"), Array((8000,), "bfloat16"),
         Array((8000,), "bfloat16"), 8000, 1e-5],
        1, "F.layer_norm(t[0].float(), (8000,), t[2].float(), t[3].float())",
    ),
    "rms_norm": Launch(
        (65536,),
        [Array((65536, 1104), "float16"), Array((65536, 1104), "float16", "zeros"), Array((1104,), "float16"), 1104, 1e-5],
        1, "F.rms_norm(t[0].float(), (1104,), t[2].float(), 1e-5)",
    ),
    "sum_all": Launch(
        (65536,), [Array((65536, 1024), "float32"), Array((65536,), "float32", "zeros"), 65536 * 1024], 1, "t[0].sum(1)"
    ),
    "histogram": Launch(
        (65536,), [Array((65536 * 512,), "int32", 64), Array((64,), "int32", "zeros"), 65536 * 512], 1, "", 0.0
    ),
    "dropout": Launch(
        (131072,), [Array((131072 * 512,), "float32"), Array((131072 * 512,), "float32", "zeros"), 131072 * 512, 0.25, 1234],
        1, "", 0.0,
    ),
    "embedding": Launch(
        (262144,),
        [Array((50000, 256), "float16"), Array((262144,), "int64", 50000), Array((262144, 256), "float16", "zeros"), 256],
        2, "t[0][t[1]]", 0.0,
    ),
}  # fmt: skip
