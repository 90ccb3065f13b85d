"""Views of memory descriptors as Triton 3.5.1 has them: one buffer of several, a part of a buffer, its bytes as other elements.

Triton of July 2025, and 3.4.0, have `ttg.memdesc_subview` for both. Rules and syntax here are those of
Triton 3.5.1, as its verifier says them, together with what it asks of the types of its memory descriptors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects.tt.constraints import bit_width, elements, own_width
from gpuir.dialects.ttg.constraints import VerifyTensorLayouts, check_element_type, shape_text
from gpuir.dialects.ttg.dialect import TTG
from gpuir.dialects.ttg.encodings import (
    CLUSTERED_SHARED,
    SHARED,
    NVMMASharedEncodingAttr,
    PaddedSharedEncodingAttr,
    SharedMemorySpaceAttr,
    SwizzledSharedEncodingAttr,
    cluster_of_encoding,
    shared_rank,
)
from gpuir.dialects.ttg.linear_encodings import SharedLinearEncodingAttr
from gpuir.dialects.ttg.memory import MemDescViewTrait
from gpuir.dialects.ttg.shared_linear import OFFSET, buffer_layout, shared_linear, split_moves_elements
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.ods import I32, Attr, DenseI32ArrayAttr, DialectOp, Operand, Pure, Result, VerifyError, in_releases
from gpuir.ods.dialect import dialect_of


def _check_memory(type: MemDescType, name: str) -> None:
    """Encoding and memory space are of one kind of memory; sizes are powers of two, the first one aside."""
    dialect_of("ttng")  # the package before its files
    from gpuir.dialects.ttng.constraints import check_tensor_memory
    from gpuir.dialects.ttng.dialect import TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr

    if isinstance(type.encoding, (TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr)):
        check_tensor_memory(type, name)
    elif not isinstance(type.encoding, SHARED):
        raise VerifyError(
            f"expects {name} to have an encoding of shared memory or tensor memory, found {type.encoding}"
        )
    elif not isinstance(type.memory_space, SharedMemorySpaceAttr):
        raise VerifyError(f"expects {name} to be in shared memory (#ttg.shared_memory), found {type.memory_space}")
    if any(size < 1 or size & (size - 1) for size in type.shape[1:]):
        raise VerifyError(
            f"expects sizes of {name} behind the first that are powers of two, found {shape_text(type.shape)}"
        )
    whole = list(type.alloc_shape or type.shape)[-type.rank :]
    if any(size > limit for size, limit in zip(type.shape, whole, strict=True)):
        raise VerifyError(
            f"expects {name} to be at most as large as its allocation, {shape_text(whole)}, "
            f"found {shape_text(type.shape)}"
        )


def _check_blocks(type: MemDescType, name: str) -> None:
    """Tensor memory holds whole blocks of elements whose width the encoding has; one buffer of several may be of scales."""
    dialect_of("ttng")  # the package before its files
    from gpuir.dialects.ttng.constraints import check_tensor_memory_encoding
    from gpuir.dialects.ttng.dialect import TensorMemoryEncodingAttr

    check_tensor_memory_encoding(type, name, scales=name == "result")
    encoding = type.encoding
    if not isinstance(encoding, TensorMemoryEncodingAttr):
        return
    block, whole = [encoding.block_m, encoding.block_n], list(type.alloc_shape or type.shape)[-2:]
    if any(size < least for size, least in zip(whole, block, strict=True)):
        raise VerifyError(
            f"expects the allocation of {name} to hold a block of {shape_text(block)}, found {shape_text(whole)}"
        )
    width = own_width(type.element_type)
    if (
        width is not None
        and encoding.unpacked is not None
        and (width not in (16, 32) if encoding.unpacked else width > 16)
    ):
        expected = "16 or 32 bits where unpacked" if encoding.unpacked else "at most 16 bits where packed"
        raise VerifyError(f"expects elements of {name} of {expected}, found {type.element_type} in {encoding}")


class MemDescIndexOp(DialectOp, dialect=TTG, name="memdesc_index"):
    """Buffer number `index` of several: `src` without its first dimension, which counts them.

    New in Triton 3.5.1. A builder gives the result `src`'s encoding and allocation, as Triton's
    pipeliner does. Nothing is asked of the index, and no equal encoding of the result.

    Refused: another element type; a result that is not `src`'s shape without the first dimension; a source that is a
    view itself, by an index or a part; memory spaces and encodings of different memories; sizes behind the first that
    are no powers of two, or larger than the allocation's; tensor memory of other than three dimensions, smaller than a
    block, of elements of another width than the encoding's, or with the encoding of scales.
    """

    releases = "3.5-"
    src: Operand[MemDescType]
    index: Operand[I32]
    result: Result[MemDescType]
    assembly = "$src `[` $index `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
    traits = (Pure, MemDescViewTrait, VerifyTensorLayouts)
    local_verify = True

    @in_releases("3.6-")
    def _whole_result(self) -> None:
        result = self.operation.results[0].type
        whole = list(result.alloc_shape or result.shape)[-result.rank :]  # the number of buffers is not printed
        if whole != list(result.shape):
            raise VerifyError(
                f"expects result to be a whole allocation, {shape_text(whole)}, found a view of it, "
                f"{shape_text(result.shape)}"
            )

    @staticmethod
    def infer_types(types: dict[str, list[Any]], attributes: dict[str, Any]) -> dict[str, list[Any]]:
        source = types["src"][0]
        order = getattr(source.encoding, "order", None)
        if source.rank < 2 or (order is not None and len(order) == source.rank):
            raise ValueError(f"the type of one buffer of {source} is not known: give it as results=[type]")
        return {
            "result": [
                MemDescType.get(
                    source.shape[1:], source.element_type, source.encoding, source.memory_space,
                    mutable=source.mutable, alloc_shape=source.alloc_shape, context=source.context,
                )
            ]
        }  # fmt: skip

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        check_element_type(source, result)
        if source.rank < 2:
            raise VerifyError(f"expects src to have at least 2 dimensions, found {shape_text(source.shape)}")
        if list(result.shape) != list(source.shape)[1:]:
            raise VerifyError(
                f"expects result to have the shape of src without the first dimension, "
                f"{shape_text(source.shape[1:])}, found {shape_text(result.shape)}"
            )
        if list(source.alloc_shape) != list(source.shape):
            raise VerifyError(
                f"expects src to be a whole allocation, {shape_text(source.alloc_shape)}, "
                f"found a view of it, {shape_text(source.shape)}"
            )
        for name, type in (("src", source), ("result", result)):
            _check_memory(type, name)
        if isinstance(source.encoding, SHARED) != isinstance(result.encoding, SHARED):
            raise VerifyError(
                f"expects result to be in the same memory as src, {source.memory_space}, found {result.memory_space}"
            )
        if not isinstance(source.encoding, SHARED):
            if source.rank != 3:
                raise VerifyError(
                    f"expects src to have 3 dimensions in tensor memory, found {shape_text(source.shape)}"
                )
            for name, type in (("src", source), ("result", result)):
                _check_blocks(type, name)

    @in_releases("3.8-")
    def _same_encoding(self) -> None:
        _check_same_encoding(self.operation.operands[0].type, self.operation.results[0].type)


class MemDescSubsliceOp(DialectOp, dialect=TTG, name="memdesc_subslice"):
    """The part of a buffer that begins at `offsets`, in elements, one a dimension, and is as large as the result.

    New in Triton 3.5.1.

    Refused: another element type; another number of dimensions; not one offset a dimension; tensor memory; a part
    along a dimension that begins at no multiple of its size; an offset along a dimension that the result has whole; a
    part of a buffer that is distributed over CTAs or has sizes that are no powers of two; one that is smaller than the
    swizzle's pattern; an encoding that does not fit the allocation; from Triton 3.8 on another encoding, and from 3.9 on another
    allocation of the result. A leading dimension beyond those of the encoding counts
    buffers, of which any may be taken. Of a result as large as `src` nothing else is asked.
    """

    releases = "3.5-"
    src: Operand[MemDescType]
    offsets: Attr[DenseI32ArrayAttr]
    result: Result[MemDescType]
    assembly = "$src `` $offsets attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
    traits = (Pure, MemDescViewTrait, VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        offsets = list(self.offsets)
        check_element_type(source, result)
        if len(offsets) != source.rank:
            raise VerifyError(f"expects {source.rank} offsets, one a dimension of src, found {len(offsets)}")
        if result.rank != source.rank:
            raise VerifyError(f"expects result to have the {source.rank} dimensions of src, found {result.rank}")
        for name, type in (("src", source), ("result", result)):
            if not isinstance(type.encoding, SHARED):
                raise VerifyError(f"expects {name} to have an encoding of shared memory, found {type.encoding}")
            _check_memory(type, name)
        sizes = list(zip(source.shape, result.shape, strict=True))
        split = [index for index, (whole, part) in enumerate(sizes) if whole != part]
        if not split:
            return
        for index, (offset, part) in enumerate(zip(offsets, result.shape, strict=True)):
            if index not in split and offset:
                raise VerifyError(
                    f"expects offset #{index} to be 0 since the result has all of that dimension, found {offset}"
                )
            is_part = index in split and index >= source.rank - shared_rank(source.encoding)
            if is_part and offset & (part - 1):
                raise VerifyError(
                    f"expects offset #{index} to be a multiple of the part's size, {part}, found {offset}"
                )
        _check_split(source, {index: result.shape[index] for index in split}, ctas=True)

    @in_releases("-3.8")
    def _within_ctas(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        sizes = enumerate(zip(source.shape, result.shape, strict=True))
        parts = {index: part for index, (whole, part) in sizes if whole != part}
        if parts:
            _check_split(source, parts)

    @in_releases("-3.7")
    def _whole_in_each_cta(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        cluster = cluster_of_encoding(source.encoding) if isinstance(source.encoding, CLUSTERED_SHARED) else None
        if cluster is not None and set(cluster.ctas) != {1} and list(source.shape) != list(result.shape):
            raise VerifyError(f"expects src to be whole in each CTA to take a part of it, found {source.encoding}")

    @in_releases("3.8-")
    def _same_encoding(self) -> None:
        _check_same_encoding(self.operation.operands[0].type, self.operation.results[0].type)

    @in_releases("3.9-")
    def _same_allocation(self) -> None:
        whole, found = (
            list(value.type.alloc_shape or value.type.shape)
            for value in (self.operation.operands[0], self.operation.results[0])
        )
        if whole != found:
            raise VerifyError(
                f"expects result to have the allocation of src, {shape_text(whole)}, found {shape_text(found)}"
            )

    @in_releases("3.8")
    def _begins_within_source(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        for index, (offset, whole, part) in enumerate(zip(self.offsets, source.shape, result.shape, strict=True)):
            if whole != part and offset >= whole:
                raise VerifyError(f"expects offset #{index} to be less than src's size, {whole}, found {offset}")

    @in_releases("-3.8")
    def _multiple_of_buffers(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        for index, (offset, part) in enumerate(zip(self.offsets, result.shape, strict=True)):
            if list(source.shape) != list(result.shape) and offset & (part - 1):
                raise VerifyError(
                    f"expects offset #{index} to be a multiple of the part's size, {part}, found {offset}"
                )

    @in_releases("3.9-")
    def _within_source(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        for index, (offset, whole, part) in enumerate(zip(self.offsets, source.shape, result.shape, strict=True)):
            if whole != part and offset + part > whole:
                raise VerifyError(
                    f"expects offset #{index} to be at most {whole - part}, where src's last part of {part} begins, found {offset}"
                )

    @in_releases("3.9-")
    def _whole_dimensions(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        for index, (offset, whole, part) in enumerate(zip(self.offsets, source.shape, result.shape, strict=True)):
            if offset < 0 or (offset and whole == part):
                raise VerifyError(
                    f"expects offset #{index} to be 0 or, where the result is a part of that dimension, more, found {offset}"
                )


def _check_same_encoding(source: MemDescType, result: MemDescType) -> None:
    if source.encoding != result.encoding:
        raise VerifyError(f"expects result to have the encoding of src, {source.encoding}, found {result.encoding}")


def _without_gaps(encoding: PaddedSharedEncodingAttr) -> ir.Attribute:
    """The encoding of the same elements one behind another."""
    if encoding.order is None:
        return SharedLinearEncodingAttr.get(encoding.offset, encoding.block, 16, context=encoding.context)
    return SwizzledSharedEncodingAttr.get(
        vec=1, per_phase=1, max_phase=1, order=encoding.order, context=encoding.context
    )


def _check_split(source: MemDescType, parts: dict[int, int], ctas: bool = False) -> None:
    """Parts of these sizes begin where no swizzle moves elements along another dimension; with `ctas`, at those of a CTA too."""
    encoding: Any = source.encoding
    assert isinstance(encoding, SHARED)
    if isinstance(encoding, PaddedSharedEncodingAttr):
        rank = shared_rank(encoding)
        if source.rank != rank:
            raise VerifyError(
                f"expects src to have the {rank} dimensions of its padding to take a part of it, found {source.rank}"
            )
        encoding = _without_gaps(encoding)
    # One dimension more than the encoding's, in front, counts buffers that are laid out one by one.
    buffers = 1 if source.rank == shared_rank(encoding) + 1 else 0
    whole = MemDescType.get(
        list(source.alloc_shape or source.shape)[buffers - source.rank :], source.element_type, encoding, source.memory_space,
        context=source.context,
    )  # fmt: skip
    try:
        layout = shared_linear(whole)
    except UnknownLayout as error:
        raise VerifyError(f"expects an encoding of src of which a part can be taken: {error}") from None
    except ValueError as error:
        raise VerifyError(str(error).replace("expects", "expects src to have", 1)) from None
    for dimension, size in parts.items():
        if dimension < buffers:
            continue
        if split_moves_elements(layout, dimension - buffers, size, source.shape[dimension], ctas):
            raise VerifyError(
                f"expects a part that holds the swizzle's pattern along dimension {dimension}, "
                f"found size {size} of {encoding}"
            )


class MemDescReinterpretOp(DialectOp, dialect=TTG, name="memdesc_reinterpret"):
    """Sees a buffer as one of another shape, element type and encoding. The bytes stay as they are.

    Refused: another memory space; from Triton 3.8 on another mutability, a part of a buffer as the result, and other gaps
    than the source's, or none where it has some; in 3.8 another number of bits, or a part of a buffer; from 3.9 on more bytes
    than the source's.
    """

    src: Operand[MemDescType]
    result: Result[MemDescType]
    assembly = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
    traits = (Pure, MemDescViewTrait, VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if source.memory_space != result.memory_space:
            raise VerifyError(
                f"expects result to be in the memory space of src, {source.memory_space}, found {result.memory_space}"
            )

    @in_releases("3.8-")
    def _whole_result(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if source.mutable != result.mutable:
            raise VerifyError(f"expects result to be mutable as src is, or neither, found {result}")
        _check_whole("result", result)
        padded = [isinstance(type.encoding, PaddedSharedEncodingAttr) for type in (source, result)]
        if padded[0] != padded[1]:
            raise VerifyError(
                f"expects result to be padded as src is, or neither, found {result.encoding} for {source.encoding}"
            )
        if all(padded):
            gaps, found = _gaps(source), _gaps(result)
            if gaps != found:
                raise VerifyError(f"expects result to have gaps where src has them, {gaps} in bits, found {found}")

    @in_releases("3.8")
    def _same_size(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        _check_whole("src", source)
        bits = [_stored_bits(type, type.alloc_shape or type.shape) for type in (source, result)]
        if bits[0] != bits[1]:
            raise VerifyError(f"expects result to have as many bits as src, {bits[0]}, found {bits[1]}")

    @in_releases("3.9-")
    def _fits_source(self) -> None:
        source, result = types = self.operation.operands[0].type, self.operation.results[0].type
        size, found = (_stored_bits(type, _whole(type)) // 8 for type in types)
        if found > size:
            raise VerifyError(f"expects result to take at most the {size} bytes of src, found {found}")
        if not isinstance(source.encoding, SHARED):
            rows, taken = map(_rows, types)
            if taken > rows:
                raise VerifyError(f"expects result to take at most the {rows} rows of src, found {taken}")
        if not _is_whole(source) and (own := _own_bits(source)) is not None and found > own // 8:
            raise VerifyError(
                f"expects result to take at most the {own // 8} bytes in a row that belong to src, a part of a buffer, found {found}"
            )


def _gaps(type: MemDescType) -> list[tuple[int, int]]:
    """Distance and size of a padded buffer's gaps, in bits."""
    encoding, bits = type.encoding, bit_width(type.element_type)
    assert isinstance(encoding, PaddedSharedEncodingAttr)
    return [
        (distance * bits, size * bits) for distance, size in zip(encoding.intervals, encoding.paddings, strict=True)
    ]


def _is_whole(type: MemDescType) -> bool:
    """Whether a buffer is no part of its allocation, which may have several of it."""
    return _whole(type) == list(type.shape)


def _whole(type: MemDescType) -> list[int]:
    """The shape of a buffer of which it is a part: of as many, each as large as the allocation's."""
    rank = shared_rank(type.encoding) if isinstance(type.encoding, SHARED) else 2
    return [*type.shape[:-rank], *list(type.alloc_shape or type.shape)[-rank:]]


#: Rows of tensor memory: a buffer takes columns of all of them; and those of a warp.
_ROWS, _LANES = 128, 32


def _rows(type: MemDescType) -> int:
    """The rows of tensor memory that a buffer takes; scales are in all of them."""
    return min(type.shape[-2], _ROWS) if hasattr(type.encoding, "block_m") else _ROWS


def _own_bits(type: MemDescType) -> int | None:
    """From the start of a part of a buffer, what is in a row its own; None where the layout is not known."""
    if isinstance(type.encoding, SHARED):
        try:
            rank = shared_rank(type.encoding)
            layout = buffer_layout(_whole(type)[-rank:], type.encoding)
        except (UnknownLayout, ValueError):
            return None
        inside = [
            all(place < size for place, size in zip(basis, type.shape[-rank:], strict=True))
            for basis in layout.bases[OFFSET]
        ]
        return bit_width(type.element_type) << (inside.index(False) if False in inside else len(inside))
    columns = min(type.shape[-1], type.encoding.block_n) if hasattr(type.encoding, "block_n") else type.shape[-1]
    return _stored_bits(type, [*[1] * (type.rank - 2), min(type.shape[-2], _ROWS), columns])


def _stored_bits(type: MemDescType, counted: Sequence[int]) -> int:
    """What a buffer, or an allocation, of that shape takes of its memory in each CTA."""
    shape = list(counted)
    cluster = cluster_of_encoding(type.encoding) if isinstance(type.encoding, CLUSTERED_SHARED) else None
    if cluster is not None and len(cluster.split) <= len(shape):
        inner = len(shape) - len(cluster.split)
        shape[inner:] = [max(size // parts, 1) for size, parts in zip(shape[inner:], cluster.split, strict=True)]
    stride = getattr(type.encoding, "col_stride", None)
    if not isinstance(type.encoding, SHARED) and stride is None:
        # Scales: each of the four warps has a copy of all, four of a row in a column.
        rows, columns = max(shape[-2], 2 * _LANES), max(shape[-1], 4)
        return elements(shape[:-2]) * (rows // _LANES) * (columns // 4) * _ROWS * 32
    if stride is not None and type.rank > 1:
        shape[-2] = max(shape[-2], _ROWS)
    padded = isinstance(type.encoding, NVMMASharedEncodingAttr) and type.encoding.fp4_padded
    return elements(shape) * bit_width(type.element_type) * (stride or 1) * (2 if padded else 1)


def _check_whole(name: str, type: MemDescType) -> None:
    if not _is_whole(type):
        raise VerifyError(
            f"expects {name} to be a whole buffer, {shape_text(list(type.alloc_shape or type.shape)[-type.rank :])}, found a part of it, "
            f"{shape_text(type.shape)}"
        )


memdesc_index = MemDescIndexOp.builder
memdesc_reinterpret = MemDescReinterpretOp.builder
memdesc_subslice = MemDescSubsliceOp.builder
