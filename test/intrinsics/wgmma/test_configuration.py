"""What the constructor takes, what it derives, and what it refuses."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

from gpuir import ir
from gpuir.errors import Error
from gpuir.intrinsics.wgmma import TensorCoreIntrinEmitter, WgmmaError, element, shared_tile

GOOD = {"block_row_warps": 4, "block_col_warps": 1, "warp_row_tiles": 16, "warp_col_tiles": 64, "chunk": 64}


def test_arguments_are_the_documents():
    found = inspect.signature(TensorCoreIntrinEmitter).parameters
    assert {name: parameter.default for name, parameter in found.items()} == {
        "a_dtype": "float16",
        "b_dtype": "float16",
        "accum_dtype": "float16",
        "a_transposed": False,
        "b_transposed": False,
        "block_row_warps": 2,
        "block_col_warps": 2,
        "warp_row_tiles": 8,
        "warp_col_tiles": 8,
        "chunk": 16,
        "reduce_k": 1,
        "num_elems_per_byte": 1,
        "is_m_first": False,
        "thread_var": None,
    }


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            {"block_row_warps": 2},
            "block_row_warps 2 must be a positive multiple of 4: a warpgroup's four warps hold rows",
        ),
        ({"block_col_warps": 0}, "block_col_warps 0 must be a positive number"),
        (
            {"warp_row_tiles": 8},
            "warp_row_tiles 8 must be a positive multiple of 16: an instruction gives each warp 16 rows",
        ),
        ({"warp_col_tiles": 12}, "warp_col_tiles 12 must be a positive multiple of 8: an instruction's N"),
        ({"warp_col_tiles": 8.0}, "warp_col_tiles 8.0 must be a positive multiple of 8"),
        ({"chunk": 40}, "chunk 40 must be a positive multiple of 16: K is cut into steps of 16 elements of float16"),
        ({"reduce_k": 0}, "reduce_k 0 must be a positive number"),
        ({"num_elems_per_byte": 2}, "num_elems_per_byte 2: wgmma has no operands of several elements a byte"),
        (
            {"is_m_first": True, "block_col_warps": 2},
            "is_m_first with block_col_warps 2: consecutive warps would lie along N",
        ),
        ({"a_dtype": "float64"}, "dtype 'float64' is not an element type of wgmma"),
        ({"a_dtype": "int32"}, "a_dtype 'int32' is no operand type of wgmma; expected one of float16, bfloat16"),
        ({"b_dtype": "bfloat16"}, "b_dtype 'bfloat16' does not go with a_dtype 'float16': wgmma takes float16 there"),
        ({"a_dtype": "int8"}, "b_dtype 'float16' does not go with a_dtype 'int8': wgmma takes int8 or uint8 there"),
        ({"accum_dtype": "int32"}, "accum_dtype 'int32' does not go with operands of float16: .* float16 or float32"),
        (
            {"a_dtype": "bfloat16", "b_dtype": "bfloat16"},
            "accum_dtype 'float16' does not go with operands of bfloat16: wgmma accumulates them in float32",
        ),
    ],
    ids=str,
)
def test_refused(changed, message):
    with pytest.raises(WgmmaError, match=message) as refused:
        TensorCoreIntrinEmitter(**{**GOOD, **changed})
    assert isinstance(refused.value, (ValueError, Error))


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("float16", "float16"),
        ("bf16", "bfloat16"),
        ("tf32", "float32"),
        ("f8E4M3FN", "float8_e4m3fn"),
        ("float8_e4m3", "float8_e4m3fn"),
        ("u8", "uint8"),
        (np.dtype(np.int8), "int8"),
        (np.float32, "float32"),
    ],
    ids=str,
)
def test_spellings_of_types(spelling, name):
    assert element(spelling).name == name


def test_mlir_types_are_taken():
    with ir.Context():
        names = [element(ir.Type.parse(text)).name for text in ("f16", "bf16", "f32", "f8E5M2", "i8", "i32")]
    assert names == ["float16", "bfloat16", "float32", "float8_e5m2", "int8", "int32"]


def test_registers_of_a_thread():
    e = TensorCoreIntrinEmitter(accum_dtype="float32", **{**GOOD, "block_row_warps": 8, "warp_row_tiles": 32})
    # TileLang counts the rows of both warpgroups; a thread has those of its own.
    assert (e.wgmma_accum_regs, e.accumulator_size) == (128, 64)
    assert (e.wgmma_a_regs, e.a_fragment_size) == (32, 64)
    assert (e.threads, e.m_dim, e.n_dim, e.a_shape, e.b_shape) == (256, 256, 64, (256, 64), (64, 64))


@pytest.mark.parametrize(
    ("operand", "tile", "message"),
    [
        ("a", ((32, 64), "float16", "128B"), "A of shape 32x64: expected MxK = 64x64"),
        ("b", ((64, 32), "float16", "64B"), "B of shape 64x32: expected KxN = 64x64"),
        ("a", ((64, 64), "bfloat16", "128B"), "A has elements of bfloat16, expected float16"),
    ],
)
def test_tiles_that_are_not_the_operands(operand, tile, message):
    compute = getattr(TensorCoreIntrinEmitter(**GOOD), f"compute_wgmma_{operand}_desc_params")
    with pytest.raises(WgmmaError, match=message):
        compute(shared_tile(*tile))
