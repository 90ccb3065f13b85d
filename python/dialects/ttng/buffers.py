"""What Triton's releases ask of memory descriptors in tensor memory."""

from __future__ import annotations

import math

from gpuir.dialects.tt.constraints import own_width, shape_text
from gpuir.dialects.ttg.buffers import allocation, buffer_rule, check_allocation
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttng.dialect import (
    COLUMN_BITS,
    MOST_COLUMNS,
    TensorMemoryEncodingAttr,
    TensorMemoryScalesEncodingAttr,
    TensorMemorySpaceAttr,
    parts_of_cluster,
)
from gpuir.ods import VerifyError

#: Rows of tensor memory.
_LANES = 128


@buffer_rule("3.5-", TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr)
def _fits_tensor_memory(type: MemDescType) -> None:
    if not isinstance(type.memory_space, TensorMemorySpaceAttr):
        raise VerifyError(f"expects its encoding in #ttng.tensor_memory, found {type.memory_space}")


@buffer_rule("3.5-", TensorMemoryEncodingAttr)
def _fits_dimensions(type: MemDescType) -> None:
    if type.rank not in (2, 3):
        raise VerifyError(f"expects 2 or 3 dimensions in tensor memory, found {shape_text(type.shape)}")


@buffer_rule("3.5", TensorMemoryEncodingAttr)
def _fits_packing(type: MemDescType) -> None:
    assert isinstance(type.encoding, TensorMemoryEncodingAttr)
    unpacked, width = type.encoding.unpacked, own_width(type.element_type) or 0
    if unpacked is False and width > 16:
        raise VerifyError(f"expects elements of at most 16 bits where packed, found {type.element_type}")
    if unpacked is False and type.encoding.block_n < 2:
        raise VerifyError(f"expects blockN to be at least 2 where packed, found {type.encoding.block_n}")
    if unpacked and width not in (16, 32):
        raise VerifyError(f"expects elements of 16 or 32 bits where unpacked, found {type.element_type}")


@buffer_rule("3.5-3.7", TensorMemoryEncodingAttr)
def _holds_blocks(type: MemDescType) -> None:
    encoding = type.encoding
    assert isinstance(encoding, TensorMemoryEncodingAttr)
    down, across = parts_of_cluster(encoding)
    _at_least(type, encoding.block_m * down, encoding.block_n * across)


@buffer_rule("3.8-", TensorMemoryEncodingAttr)
def _holds_rows(type: MemDescType) -> None:
    encoding = type.encoding
    assert isinstance(encoding, TensorMemoryEncodingAttr)
    whole = allocation(type)[-2:]
    if len(whole) == 2:
        _at_least(type, encoding.block_m * parts_of_cluster(encoding)[0], _columns_of_ctas(encoding, whole[1]))


def _columns_of_ctas(encoding: TensorMemoryEncodingAttr, columns: int) -> int:
    """How many columns there are at least: a block of each CTA, which may have fewer than blockN."""
    return min(encoding.block_n, columns) * parts_of_cluster(encoding)[1]


def _at_least(type: MemDescType, rows: int, columns: int) -> None:
    whole = allocation(type)[-2:]
    if len(whole) == 2 and (whole[0] < rows or whole[1] < columns):
        raise VerifyError(f"expects an allocation of at least {rows}x{columns}, found {shape_text(whole)}")


@buffer_rule("3.5-", TensorMemoryScalesEncodingAttr)
def _fits_scales(type: MemDescType) -> None:
    whole = type.alloc_shape or type.shape
    if len(whole) != 2:
        raise VerifyError(f"expects an allocation of scales of 2 dimensions, found {shape_text(whole)}")
    if own_width(type.element_type) != 8:
        raise VerifyError(f"expects scales of 8 bits, found {type.element_type}")


@buffer_rule("3.6-", TensorMemoryEncodingAttr)
def _fits_columns(type: MemDescType) -> None:
    assert isinstance(type.encoding, TensorMemoryEncodingAttr)
    width, stride = own_width(type.element_type) or 0, type.encoding.col_stride or 1
    if width * stride > 32:
        raise VerifyError(f"expects elements that fit colStride, {stride}, into 32 bits, found {type.element_type}")


@buffer_rule("3.6", TensorMemoryEncodingAttr)
def _takes_columns(type: MemDescType) -> None:
    encoding, width = type.encoding, own_width(type.element_type)
    assert isinstance(encoding, TensorMemoryEncodingAttr)
    columns = math.prod(allocation(type)[-2:]) * (encoding.col_stride or 1) // (_LANES * encoding.cta_count())
    if width and columns * width > MOST_COLUMNS * COLUMN_BITS:
        raise VerifyError(
            f"expects an allocation of at most {MOST_COLUMNS * COLUMN_BITS // width} columns of {type.element_type}, found {columns}"
        )


@buffer_rule("3.9-", TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr)
def _powers_of_two(type: MemDescType) -> None:
    if type.rank == 2 and type.shape[0] & (type.shape[0] - 1):
        raise VerifyError(f"expects sizes that are powers of two, found {shape_text(type.shape)}")
    check_allocation(type, 2)


@buffer_rule("3.9-", TensorMemoryEncodingAttr)
def _shows_blocks(type: MemDescType) -> None:
    encoding = type.encoding
    assert isinstance(encoding, TensorMemoryEncodingAttr)
    if type.rank < 2:
        return
    rows, columns = encoding.block_m * parts_of_cluster(encoding)[0], _columns_of_ctas(encoding, type.shape[-1])
    if type.shape[-2] < rows:
        raise VerifyError(f"expects at least {rows} rows, found {shape_text(type.shape)}")
    if type.shape[-1] < columns:
        raise VerifyError(f"expects at least {columns} columns, found {shape_text(type.shape)}")
