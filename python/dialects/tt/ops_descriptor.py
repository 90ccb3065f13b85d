"""Ops of `tt` through tensor descriptors: blocks of a tensor in global memory, by TMA where the GPU has it."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import I16OrI32Tensor, I32Tensor, Shaped, Tensor, bit_width, elements, shape_text
from gpuir.dialects.tt.dialect import (
    CACHE_POLICY,
    TT,
    CacheModifier,
    DescriptorReduceKind,
    EvictionPolicy,
    PaddingOption,
    PtrType,
    TensorDescType,
    with_cache_policy,
)
from gpuir.dialects.tt.traits import TRITON, MemoryEffects, SameVariadicOperandSize
from gpuir.host import ir
from gpuir.ods import (
    I32,
    I64,
    Attr,
    DialectOp,
    Operand,
    Operands,
    Pure,
    Result,
    VerifyError,
    default,
    in_releases,
    named,
)

_READS = MemoryEffects(reads=("desc",))
_WRITES = MemoryEffects(reads=("desc",), writes=("desc",))


def _signless(type: ir.Type) -> ir.Type:
    """The element type of a block in a tensor: signed and unsigned integers become signless."""
    return ir.IntegerType.get_signless(type.width, type.context) if isinstance(type, ir.IntegerType) else type


def _block_of(desc: TensorDescType) -> ir.RankedTensorType:
    """The type of a descriptor's block; `TensorDescType` takes tensors only."""
    block = desc.block_type
    assert isinstance(block, ir.RankedTensorType)
    return block


def _check_shape(desc: TensorDescType, tensor: ir.RankedTensorType, name: str) -> None:
    """A tensor has the block's shape, from which leading ones may be missing."""
    block = _block_of(desc)
    shape, missing = list(block.shape), block.rank - tensor.rank
    if missing > 0:
        if any(size != 1 for size in shape[:missing]):
            raise VerifyError(
                f"expects {name} to have the dimensions of the block, {shape_text(shape)}, of which leading ones of "
                f"size 1 may be missing, found {shape_text(tensor.shape)}"
            )
        shape = shape[missing:]
    if list(tensor.shape) != shape:
        raise VerifyError(
            f"expects {name} to have the block's shape, {shape_text(shape)}, found {shape_text(tensor.shape)}"
        )


def check_block_elements(desc: TensorDescType, other: Shaped, name: str) -> None:
    """A tensor or a buffer has as many elements as the block, of its type."""
    block = _block_of(desc)
    if elements(block.shape) != elements(other.shape):
        raise VerifyError(
            f"expects {name} to have as many elements as the block, {elements(block.shape)}, found {elements(other.shape)}"
        )
    check_element_of_block(desc, other, name)


def check_element_of_block(desc: TensorDescType, other: Shaped, name: str) -> None:
    """A tensor or a buffer has the block's element type, without a sign."""
    element = _signless(_block_of(desc).element_type)
    if other.element_type != element:
        raise VerifyError(f"expects {name} to have the block's element type, {element}, found {other.element_type}")


def _check_rows(desc: TensorDescType, offsets: ir.RankedTensorType, tensor: ir.RankedTensorType, name: str) -> None:
    """A gather or scatter is of rows that TMA can move."""
    block = _block_of(desc)
    if block.rank != 2 or block.shape[0] != 1:
        raise VerifyError(
            f"expects the block of desc to be one row of two dimensions, 1xN, found {shape_text(block.shape)}"
        )
    if tensor.rank != 2:
        raise VerifyError(f"expects {name} to have 2 dimensions, found {tensor.rank}")
    if offsets.rank != 1:
        raise VerifyError(f"expects x_offsets to have 1 dimension, found {offsets.rank}")
    rows, columns = tensor.shape
    if rows < 8:
        raise VerifyError(f"expects {name} to have at least 8 rows, found {rows}")
    width = bit_width(tensor.element_type)
    if width > 32:
        raise VerifyError(f"expects {name} to have elements of at most 32 bits, found {tensor.element_type}")
    if columns < 32 // width * 8:
        raise VerifyError(
            f"expects {name} to have at least {32 // width * 8} columns of {tensor.element_type}, found {columns}"
        )
    if rows != offsets.shape[0]:
        raise VerifyError(
            f"expects {name} to have as many rows as x_offsets has elements, {offsets.shape[0]}, found {rows}"
        )
    if columns != block.shape[1]:
        raise VerifyError(f"expects {name} to have as many columns as the block, {block.shape[1]}, found {columns}")
    if tensor.element_type != block.element_type:
        raise VerifyError(
            f"expects {name} to have the block's element type, {block.element_type}, found {tensor.element_type}"
        )


def _check_wide(offsets: ir.RankedTensorType) -> None:
    if not I32Tensor.test(offsets):
        raise VerifyError(f"expects x_offsets to be a tensor of i32, found {offsets}")


class MakeTensorDescOp(DialectOp, dialect=TT, name="make_tensor_descriptor"):
    """A descriptor of the tensor at `base` with that `shape` and `strides`; its type says the block.

    `padding` is what a load reads outside of the tensor.

    Refused: numbers of shape and strides that differ.
    """

    base: Operand[PtrType]
    shape: Operands[I32]
    strides: Operands[I64]
    padding: Attr[PaddingOption] = named("padding", "zero", releases="3.5-")
    result: Result[TensorDescType]
    assembly = "$base `,` `[` $shape `]` `,` `[` $strides `]` attr-dict `:` type($base) `,` type($result)"
    traits = (Pure, SameVariadicOperandSize, *TRITON)


class DescriptorLoadOp(DialectOp, dialect=TT, name="descriptor_load"):
    """Loads the block at `indices`.

    Refused: a result of another element type or number of elements than the block; up to 3.6, of another shape than the
    block's, from which leading ones may be missing.
    """

    desc: Operand[TensorDescType]
    indices: Operands[I32]
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = default("evict_normal")
    result: Result[Tensor]
    respelled = (CACHE_POLICY,)
    was = {"experimental_descriptor_load": "3.0-3.3"}
    assembly = with_cache_policy(
        "$desc `[` $indices `]` oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` "
        "qualified(type($desc)) `->` type($result)"
    )
    traits = (_READS, *TRITON)
    local_verify = True

    def verify(self) -> None:
        check_block_elements(self.operation.operands[0].type, self.operation.results[0].type, "result")

    @in_releases("-3.6")
    def _has_shape_of_block(self) -> None:
        _check_shape(self.operation.operands[0].type, self.operation.results[0].type, "result")


class DescriptorStoreOp(DialectOp, dialect=TT, name="descriptor_store"):
    """Stores `src` as the block at `indices`.

    Refused: a tensor of another element type or number of elements than the block; up to 3.6, of another shape than the
    block's, from which leading ones may be missing.
    """

    desc: Operand[TensorDescType]
    src: Operand[Tensor]
    indices: Operands[I32]
    was = {"experimental_descriptor_store": "3.0-3.3"}
    assembly = "$desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)"
    traits = (_WRITES, *TRITON)
    local_verify = True

    def verify(self) -> None:
        check_block_elements(self.operation.operands[0].type, self.operation.operands[1].type, "src")

    @in_releases("-3.6")
    def _has_shape_of_block(self) -> None:
        _check_shape(self.operation.operands[0].type, self.operation.operands[1].type, "src")


class DescriptorReduceOp(DialectOp, dialect=TT, name="descriptor_reduce"):
    """Combines the block at `indices` with `src`, in one step an element."""

    kind: Attr[DescriptorReduceKind]
    desc: Operand[TensorDescType]
    src: Operand[Tensor]
    indices: Operands[I32]
    assembly = "$kind `,` $desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)"
    traits = (_WRITES, *TRITON)

    @in_releases("3.7-")
    def _fits_block(self) -> None:
        check_block_elements(self.desc.type, self.src.type, "src")


class DescriptorGatherOp(DialectOp, dialect=TT, name="descriptor_gather"):
    """Loads a row of the tensor for each of `x_offsets`, from column `y_offset` on.

    Refused: a block that is not 1xN; less than 8 rows, or columns of less than 32 bytes; a result that has not a row an
    offset, the block's columns and element type; elements of more than 32 bits.
    """

    desc: Operand[TensorDescType]
    x_offsets: Operand[I16OrI32Tensor]
    y_offset: Operand[I32]
    result: Result[Tensor]
    was = {"experimental_descriptor_gather": "3.3"}
    assembly = "$desc `[` $x_offsets `,` $y_offset `]` attr-dict `:` functional-type(operands, results)"
    traits = (_READS, *TRITON)
    local_verify = True

    def verify(self) -> None:
        desc, offsets, _ = (value.type for value in self.operation.operands)
        _check_rows(desc, offsets, self.operation.results[0].type, "result")

    @in_releases("-3.7")
    def _has_wide_offsets(self) -> None:
        _check_wide(self.operation.operands[1].type)


class DescriptorScatterOp(DialectOp, dialect=TT, name="descriptor_scatter"):
    """Stores each row of `src` as the row of the tensor that `x_offsets` names, from column `y_offset` on.

    Refused: as of `tt.descriptor_gather`.
    """

    desc: Operand[TensorDescType]
    x_offsets: Operand[I16OrI32Tensor]
    y_offset: Operand[I32]
    src: Operand[Tensor]
    was = {"experimental_descriptor_scatter": "3.3"}
    assembly = "$desc `[` $x_offsets `,` $y_offset `]` `,` $src attr-dict `:` type(operands)"
    traits = (_WRITES, *TRITON)
    local_verify = True

    def verify(self) -> None:
        desc, offsets, _, source = (value.type for value in self.operation.operands)
        _check_rows(desc, offsets, source, "src")

    @in_releases("-3.7")
    def _has_wide_offsets(self) -> None:
        _check_wide(self.operation.operands[1].type)


descriptor_gather = DescriptorGatherOp.builder
descriptor_load = DescriptorLoadOp.builder
descriptor_reduce = DescriptorReduceOp.builder
descriptor_scatter = DescriptorScatterOp.builder
descriptor_store = DescriptorStoreOp.builder
make_tensor_descriptor = MakeTensorDescOp.builder
