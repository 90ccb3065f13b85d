"""tensor's slice ops with offsets and sizes that are static or dynamic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gpuir.dialects import memref, tensor
from gpuir.host import ir
from gpuir.transforms.iree_gpu.utils.indices import DYNAMIC, Index, dynamic_and_static, index_constant

__all__ = [
    "SliceOp",
    "dimension_size",
    "dimension_sizes",
    "extract",
    "extract_reduced",
    "has_unit_strides",
    "offsets_of",
    "parallel_insert",
    "sizes_of",
]

#: The ops that have offsets, sizes and strides.
SliceOp = tensor.ExtractSliceOp | tensor.InsertSliceOp | tensor.ParallelInsertSliceOp | memref.SubViewOp


def _slice_arguments(
    offsets: Sequence[Index], sizes: Sequence[Index]
) -> tuple[list[ir.Value], list[ir.Value], list[ir.Value], list[int], list[int], list[int]]:
    offset_values, static_offsets = dynamic_and_static(offsets)
    size_values, static_sizes = dynamic_and_static(sizes)
    return offset_values, size_values, [], static_offsets, static_sizes, [1] * len(sizes)


def extract(source: ir.Value, offsets: Sequence[Index], sizes: Sequence[Index]) -> ir.Value:
    """tensor.extract_slice with strides of 1 and no rank reduction."""
    shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
    result = ir.RankedTensorType.get(shape, source.type.element_type)
    return tensor.extract_slice(result, source, *_slice_arguments(offsets, sizes))


def extract_reduced(source: ir.Value, offsets: Sequence[Index], sizes: Sequence[int], shape: Sequence[int]) -> ir.Value:
    """tensor.extract_slice with strides of 1 to ``shape``, which may lack dimensions of size 1."""
    result = ir.RankedTensorType.get(list(shape), source.type.element_type)
    return tensor.extract_slice(result, source, *_slice_arguments(offsets, sizes))


def parallel_insert(source: ir.Value, dest: ir.Value, offsets: Sequence[Index], sizes: Sequence[Index]) -> None:
    """tensor.parallel_insert_slice with strides of 1, in the terminator of an scf.forall."""
    tensor.parallel_insert_slice(source, dest, *_slice_arguments(offsets, sizes))


def _static_or_next(static: ir.DenseI64ArrayAttr, dynamic: Iterator[ir.Value]) -> list[Index]:
    return [next(dynamic) if number == DYNAMIC else number for number in static]


def offsets_of(op: SliceOp) -> list[Index]:
    """The offsets of a slice op."""
    return _static_or_next(op.static_offsets, iter(list(op.offsets)))


def sizes_of(op: SliceOp) -> list[Index]:
    """The sizes of a slice op."""
    return _static_or_next(op.static_sizes, iter(list(op.sizes)))


def has_unit_strides(op: SliceOp) -> bool:
    """Whether all strides of a slice op are 1."""
    return all(stride == 1 for stride in op.static_strides)


def dimension_size(value: ir.Value, dimension: int) -> Index:
    """The size of a tensor's dimension: a number, or a tensor.dim."""
    if value.type.is_dynamic_dim(dimension):
        return tensor.dim(value, index_constant(dimension))
    return value.type.get_dim_size(dimension)


def dimension_sizes(value: ir.Value, rank: int | None = None) -> list[Index]:
    """The sizes of the first ``rank`` dimensions, or of all."""
    return [dimension_size(value, dimension) for dimension in range(value.type.rank if rank is None else rank)]
