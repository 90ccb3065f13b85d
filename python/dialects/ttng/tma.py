"""Ops of `ttng` on tensor descriptors: copies by the tensor memory accelerator, and how descriptors are made."""

from __future__ import annotations

from typing import Annotated, Any

from gpuir.dialects.tt.constraints import Shaped, TensorDesc, shape_text
from gpuir.dialects.tt.dialect import (
    CACHE_POLICY,
    CacheModifier,
    DescriptorReduceKind,
    EvictionPolicy,
    PtrType,
    TensorDescType,
    with_cache_policy,
)
from gpuir.dialects.tt.ops_descriptor import check_block_elements, check_element_of_block
from gpuir.dialects.tt.traits import cache_policy
from gpuir.dialects.ttg.buffers import SingleBarriers
from gpuir.dialects.ttg.cluster_steps import cluster_steps
from gpuir.dialects.ttg.constraints import (
    I32Tensor,
    MemoryEffects,
    VerifyTensorLayouts,
    check_mutable,
)
from gpuir.dialects.ttg.encodings import CLUSTERED_SHARED, NVMMASharedEncodingAttr, shared_rank
from gpuir.dialects.ttg.linear import LANE, REGISTER, linear
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttng.constraints import check_barrier
from gpuir.dialects.ttng.dialect import TTNG, CacheEvictionPriority, TensorDescIm2ColType
from gpuir.host import ir
from gpuir.ods import (
    I1,
    I16,
    I32,
    I64,
    AnyAttr,
    Attr,
    AttrConstraint,
    AttrSizedOperandSegments,
    BoolAttr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    Pure,
    Result,
    Trait,
    TypeConstraint,
    TypeConstraintMeta,
    UnitAttr,
    VerifyError,
    default,
    in_releases,
    named,
)
from gpuir.ods.operation import OpBase


def _at_most(maximum: int) -> AttrConstraint:
    return I32Attr.narrowed(
        f"32-bit signless integer attribute between 0 and {maximum}",
        lambda attribute: 0 <= ir.IntegerAttr(attribute).value <= maximum,
    )


class AnyTensorDesc(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "tensor descriptor", lambda type: isinstance(type, (TensorDescType, TensorDescIm2ColType))
    ),
): ...


AnyTensorDesc.former = TensorDesc.former


def _has_copies(type: MemDescType) -> bool:
    """Whether CTAs of a cluster have the same part of a buffer."""
    if not isinstance(type.encoding, CLUSTERED_SHARED):
        return False
    return not all(map(any, cluster_steps(type.encoding) or ()))


_COORDINATES = 5
#: Rows that one instruction gathers or scatters.
_ROWS = 4
#: Coordinates of an image in global memory that are not of its pixels: its number in the batch, and the channel.
_WITHOUT_OFFSET = 2


def check_block_rows(desc: Any, buffer: MemDescType, name: str) -> None:
    """The block is one row as long as the buffer's, of the same elements."""
    block = desc.block_type
    if block.rank != 2 or block.shape[0] != 1:
        raise VerifyError(f"expects the block of desc to be one row of two dimensions, 1xN, found {block}")
    if list(buffer.shape)[1:] != [block.shape[1]]:
        raise VerifyError(f"expects {name} to have rows of {block.shape[1]}, as the block has, found {buffer}")
    check_element_of_block(desc, buffer, name)


class _MovesBlock(Trait):
    """What releases ask of a buffer that a descriptor's block is copied to or from, or reduced with."""

    def __init__(self, buffer: str):
        self.buffer = buffer

    def group_names(self) -> tuple[str, ...]:
        return ("desc", "coord", self.buffer)

    def types(self, op: OpBase) -> tuple[Any, Any]:
        """The descriptor's type and the buffer's."""
        return op.spec.groups["desc"].types(op)[0], op.spec.groups[self.buffer].types(op)[0]

    @in_releases("3.7-")
    def fits_block(self, op: OpBase) -> None:
        desc, buffer = self.types(op)
        rank, coordinates = desc.block_type.rank, len(op.spec.groups["coord"].types(op))
        if isinstance(desc, TensorDescType) and coordinates != rank:  # those of images are other ones
            raise VerifyError(f"expects {rank} coordinates, one a dimension of the block, found {coordinates}")
        check_block_elements(desc, buffer, self.buffer)
        check_tma_layout(desc, buffer, self.buffer)

    @in_releases("3.7-")
    def is_unpadded(self, op: OpBase) -> None:
        if self.buffer == "src":
            check_unpadded(self.types(op)[1], self.buffer)

    @in_releases("3.9-")
    def has_dimensions_of_layout(self, op: OpBase) -> None:
        _, buffer = self.types(op)
        if isinstance(buffer.encoding, NVMMASharedEncodingAttr) and shared_rank(buffer.encoding) != buffer.rank:
            raise VerifyError(
                f"expects {self.buffer} to have the {shared_rank(buffer.encoding)} dimensions of its layout, found {buffer}"
            )

    @in_releases("3.6")
    def is_written_by_tma(self, op: OpBase) -> None:
        _, buffer = self.types(op)
        if self.buffer == "result" and not isinstance(buffer.encoding, NVMMASharedEncodingAttr):
            raise VerifyError(f"expects {self.buffer} to have the layout nvmma_shared, found {buffer.encoding}")

    def __repr__(self) -> str:
        return f"MovesBlock({self.buffer})"


def _swizzle(encoding: NVMMASharedEncodingAttr) -> tuple[int, int, bool, bool]:
    return encoding.swizzling_byte_width, encoding.element_bit_width, encoding.transposed, encoding.fp4_padded


def check_tma_layout(desc: Any, buffer: MemDescType, name: str) -> None:
    """A buffer has the layout of its descriptor, which is one that TMA writes."""
    if not isinstance(buffer.encoding, NVMMASharedEncodingAttr):
        raise VerifyError(f"expects {name} to have the layout nvmma_shared, found {buffer.encoding}")
    if buffer.encoding.transposed:
        raise VerifyError(f"expects {name} not to be transposed, found {buffer.encoding}")
    own = desc.block_type.encoding
    # How the cluster's CTAs share it is not compared.
    if not isinstance(own, NVMMASharedEncodingAttr) or _swizzle(own) != _swizzle(buffer.encoding):
        raise VerifyError(f"expects {name} to have the layout of desc, {own}, found {buffer.encoding}")


def check_unpadded(buffer: MemDescType, name: str) -> None:
    """Only a copy of a block into a buffer spreads pairs of fp4."""
    if getattr(buffer.encoding, "fp4_padded", False):
        raise VerifyError(f"expects {name} not to be padded for fp4, found {buffer.encoding}")


class _CachePolicies(Trait):
    """From Triton 3.9 on a copy takes a cache policy of a dialect's that says where lines stay in L2, and nothing else."""

    @in_releases("3.9-")
    def takes(self, op: OpBase) -> None:
        policy, modifier = cache_policy(op)
        if getattr(policy, "l1", CacheEvictionPriority.NONE) != CacheEvictionPriority.NONE:
            raise VerifyError(f"expects a cache policy without l1, past which the copy goes, found {policy}")
        if modifier != CacheModifier.NONE:
            raise VerifyError(f"expects no cache modifier, found {CacheModifier.of(modifier).string}")

    def __repr__(self) -> str:
        return "CachePolicies"


class AsyncTMACopyGlobalToLocalOp(DialectOp, dialect=TTNG, name="async_tma_copy_global_to_local"):
    """Starts the copy of a block, at the coordinates `coord` of the described tensor, into the buffer `result`.

    Where `pred` is true; `barrier` gets the bytes that have arrived. Of an image (`!ttng.tensordesc_im2col`) `offsets` say
    which pixel of the filter is copied, one for each coordinate of a pixel. `multicast`: it goes to all CTAs of the cluster
    that have the same part of the buffer, and from Triton 3.8 on there are several of them.

    Refused: a barrier that is none; no coordinate, or more than 5; a buffer that is not mutable; offsets of a tensor that
    is no image; an image with fewer than 3 coordinates, or with other than 2 offsets less.
    """

    desc: Operand[AnyTensorDesc]
    coord: Operands[I32]
    offsets: Operands[I16] = named("offsets", releases="3.7-")
    barrier: Operand[MemDescType]
    result: Operand[MemDescType]
    pred: Operand[I1]
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = default("evict_normal")
    is_volatile: Attr[BoolAttr] = named("isVolatile", False)
    multicast: Attr[UnitAttr] = named("multicast", releases="3.7-")
    respelled = (CACHE_POLICY,)
    assembly = with_cache_policy(
        "$desc `[` $coord `]` (`offsets` `=` `[` $offsets^ `]`)? $result `,` $barrier `,` $pred "
        "oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` qualified(type($desc)) `,` "
        "qualified(type($barrier)) `->` qualified(type($result))"
    )
    traits = (
        AttrSizedOperandSegments,
        _MovesBlock("result"),
        SingleBarriers("barrier", completed="TMA"),
        _CachePolicies(),
        MemoryEffects(reads=("desc",), writes=("barrier", "result")),
        VerifyTensorLayouts,
    )
    local_verify = True

    @in_releases("3.8-")
    def _goes_to_several(self) -> None:
        if self.multicast and not _has_copies(self.result.type):
            raise VerifyError(
                f"expects result to have the same part in several CTAs, as multicast says, found {self.result.type.encoding}"
            )

    @in_releases("3.9-")
    def _is_not_volatile(self) -> None:
        if self.is_volatile.value:
            raise VerifyError(
                "expects isVolatile to be false from Triton 3.9 on, which has no volatile copies by TMA, found true"
            )

    def verify(self) -> None:
        check_barrier(self.barrier.type, "barrier")
        coordinates, offsets = len(self.coord), len(self.offsets)
        image = isinstance(self.operation.operands[0].type, TensorDescIm2ColType)
        least = 1 + _WITHOUT_OFFSET if image else 1
        if not least <= coordinates <= _COORDINATES:
            raise VerifyError(f"expects between {least} and {_COORDINATES} coordinates, found {coordinates}")
        if offsets != (coordinates - _WITHOUT_OFFSET if image else 0):
            raise VerifyError(
                f"expects {coordinates - _WITHOUT_OFFSET} offsets for {coordinates} coordinates of an image, found {offsets}"
                if image
                else f"expects no offsets but for an image (!ttng.tensordesc_im2col), found {offsets}"
            )
        check_mutable(self.operation.operands[coordinates + offsets + 2].type, "result")


class AsyncTMACopyLocalToGlobalOp(DialectOp, dialect=TTNG, name="async_tma_copy_local_to_global"):
    """Starts the copy of a buffer to a block, at the coordinates `coord`, of the described tensor."""

    desc: Operand[TensorDescType]
    coord: Operands[I32]
    src: Operand[MemDescType]
    cache_policy: Attr[AnyAttr] | None = named("cachePolicy", releases="3.9-")
    assembly = "$desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))"
    traits = (
        _MovesBlock("src"), _CachePolicies(), MemoryEffects(reads=("desc", "src"), writes=("desc",)), VerifyTensorLayouts,
    )  # fmt: skip


def _check_rows(offsets: ir.RankedTensorType, data: Shaped, name: str) -> None:
    if offsets.rank != 1:
        raise VerifyError(f"expects x_offsets to have 1 dimension, found {offsets.rank}")
    shape = list(data.shape)
    if len(shape) != 2:
        raise VerifyError(f"expects {name} to have 2 dimensions, found {len(shape)}")
    if shape[0] < 8:
        raise VerifyError(f"expects {name} to have at least 8 rows, found {shape[0]}")
    element = data.element_type
    if not isinstance(element, (ir.IntegerType, ir.FloatType)):
        raise VerifyError(f"expects {name} to have elements that are integers or floats, found {element}")
    bits = element.width
    if bits > 32:
        raise VerifyError(f"expects {name} to have elements of at most 32 bits, found {data.element_type}")
    columns = 32 // bits * 8
    if shape[1] < columns:
        raise VerifyError(f"expects {name} to have at least {columns} columns of {data.element_type}, found {shape[1]}")
    if shape[0] != offsets.shape[0]:
        raise VerifyError(
            f"expects {name} to have as many rows as x_offsets has elements, {offsets.shape[0]}, found {shape[0]}"
        )


def _check_offsets_held(offsets: ir.RankedTensorType) -> None:
    """An instruction takes the offsets of four rows from one thread, and each thread of a warp has the same ones."""
    if offsets.encoding is None:
        return
    try:
        bases = linear(offsets.shape, offsets.encoding).bases
    except ValueError:  # it cannot be told
        return
    if [basis[0] for basis in bases[REGISTER][:2]] != [1, 2]:
        raise VerifyError(
            f"expects a layout of x_offsets by which each thread has {_ROWS} that follow one another, found {offsets.encoding}"
        )
    if any(map(any, bases[LANE])):
        raise VerifyError(
            f"expects a layout of x_offsets by which the lanes of a warp have the same ones, found {offsets.encoding}"
        )


def _check_rows_of_ctas(offsets: ir.RankedTensorType, buffer: MemDescType, name: str) -> None:
    """A CTA has the offsets of the rows that it has in the buffer."""
    rows, own = cluster_steps(buffer.encoding), cluster_steps(offsets.encoding)
    if rows is None or own is None:
        return
    expected, found = [step[0] for step in rows], [step[0] for step in own]
    if expected != found:
        raise VerifyError(
            f"expects a layout of x_offsets by which CTAs have those of their rows of {name}, in steps of {expected}, found {found}"
        )


def _check_whole(buffer: MemDescType, name: str) -> None:
    """Rows of a part of a buffer are none of the buffer's."""
    whole = list(buffer.alloc_shape or buffer.shape)[-buffer.rank :]
    if whole != list(buffer.shape):
        raise VerifyError(
            f"expects {name} to be a whole allocation, {shape_text(whole)}, found a part of it, {shape_text(buffer.shape)}"
        )


class AsyncTMAGatherOp(DialectOp, dialect=TTNG, name="async_tma_gather"):
    """Starts the copy of rows of the described matrix into a buffer: row `x_offsets[i]`, from column `y_offset` on.

    Where `pred` is true; `barrier` gets the bytes that have arrived.

    Refused: a barrier that is none; a buffer that is not mutable; offsets of another rank than 1; a buffer of another
    rank than 2, of fewer than 8 rows, of other than one row an offset, of elements of more than 32 bits, or of fewer
    than 32 / bits * 8 columns; from Triton 3.8 on offsets of which a thread has not four that follow one another, the same in
    all lanes of a warp, or a CTA those of other rows than its own.
    """

    desc: Operand[TensorDescType]
    x_offsets: Operand[I32Tensor]
    y_offset: Operand[I32]
    barrier: Operand[MemDescType]
    result: Operand[MemDescType]
    pred: Operand[I1]
    multicast: Attr[UnitAttr] = named("multicast", releases="3.8-")
    cache_policy: Attr[AnyAttr] | None = named("cachePolicy", releases="3.9-")
    assembly = "$desc `[` $x_offsets `,` $y_offset `]` $result `,` $barrier `,` $pred attr-dict `:` type(operands)"
    traits = (
        SingleBarriers("barrier", completed="TMA"),
        _CachePolicies(),
        MemoryEffects(reads=("desc",), writes=("barrier", "result")),
        VerifyTensorLayouts,
    )
    local_verify = True

    def verify(self) -> None:
        _, offsets, _, barrier, result, _ = (value.type for value in self.operation.operands)
        check_barrier(barrier, "barrier")
        check_mutable(result, "result")
        _check_rows(offsets, result, "result")

    @in_releases("3.7-")
    def _fits_block(self) -> None:
        check_block_rows(self.desc.type, self.result.type, "result")
        check_tma_layout(self.desc.type, self.result.type, "result")
        check_unpadded(self.result.type, "result")

    @in_releases("3.8-")
    def _rows_of_warp(self) -> None:
        _check_offsets_held(self.x_offsets.type)
        _check_rows_of_ctas(self.x_offsets.type, self.result.type, "result")

    @in_releases("3.8")
    def _fills_whole(self) -> None:
        _check_whole(self.result.type, "result")


class AsyncTMAReduceOp(DialectOp, dialect=TTNG, name="async_tma_reduce"):
    """Starts the reduction of a buffer into a block of the described tensor, atomic element by element and relaxed."""

    kind: Attr[DescriptorReduceKind]
    desc: Operand[TensorDescType]
    coord: Operands[I32]
    src: Operand[MemDescType]
    assembly = "$kind `,` $desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))"
    traits = (_MovesBlock("src"), MemoryEffects(reads=("*", "src"), writes=("*",)), VerifyTensorLayouts)


class AsyncTMAScatterOp(DialectOp, dialect=TTNG, name="async_tma_scatter"):
    """Starts the copy of a buffer's rows into the described matrix: to row `x_offsets[i]`, from column `y_offset` on.

    Refused: offsets of another rank than 1; a buffer of another rank than 2, of fewer than 8 rows, of other than one
    row an offset, of elements of more than 32 bits, or of fewer than 32 / bits * 8 columns; from Triton 3.8 on offsets of which a
    thread has not four that follow one another, the same in all lanes of a warp, or a CTA those of other rows than its own.
    """

    desc: Operand[TensorDescType]
    x_offsets: Operand[I32Tensor]
    y_offset: Operand[I32]
    src: Operand[MemDescType]
    cache_policy: Attr[AnyAttr] | None = named("cachePolicy", releases="3.9-")
    assembly = "$desc `[` $x_offsets `,` $y_offset `]` $src attr-dict `:` type(operands)"
    traits = (_CachePolicies(), MemoryEffects(reads=("desc", "src"), writes=("desc",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        _, offsets, _, source = (value.type for value in self.operation.operands)
        _check_rows(offsets, source, "src")

    @in_releases("3.7-")
    def _fits_block(self) -> None:
        check_block_rows(self.desc.type, self.src.type, "src")
        check_tma_layout(self.desc.type, self.src.type, "src")
        check_unpadded(self.src.type, "src")

    @in_releases("3.8-")
    def _rows_of_warp(self) -> None:
        _check_offsets_held(self.x_offsets.type)
        _check_rows_of_ctas(self.x_offsets.type, self.src.type, "src")

    @in_releases("3.8")
    def _reads_whole(self) -> None:
        _check_whole(self.src.type, "src")


class TMAStoreWaitOp(DialectOp, dialect=TTNG, name="async_tma_store_wait"):
    """Waits until at most `pendings` of the started copies to global memory still read their buffers."""

    pendings: Attr[I32Attr]
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)


class ReinterpretTensorDescOp(DialectOp, dialect=TTNG, name="reinterpret_tensor_descriptor"):
    """Sees what a pointer points at as a tensor descriptor."""

    was = {"tt.reinterpret_tensor_descriptor": "3.3"}
    raw_desc: Operand[PtrType] = named("rawDesc")
    result: Result[TensorDescType]
    assembly = "$rawDesc attr-dict `:` qualified(type($rawDesc)) `to` qualified(type($result))"
    traits = (Pure, VerifyTensorLayouts)


class TensormapCreateOp(DialectOp, dialect=TTNG, name="tensormap_create"):
    """Makes a tensor descriptor, at `desc_ptr` in global memory, of a tensor at `global_address`.

    `box_dim` are sizes of a block and `global_dim` of the tensor, in elements; `global_stride` are its strides but the
    innermost one, in bytes; the attributes are codes of CUDA's driver (`elem_type` up to 15, `interleave_layout` 2,
    `swizzle_mode` 3, `fill_mode` 1).

    Refused: no block size; another number of global sizes or element strides than of block sizes; not one global stride less; a code
    outside of its range.
    """

    was = {"tt.experimental_tensormap_create": "3.2-3.3"}
    desc_ptr: Operand[PtrType]
    global_address: Operand[PtrType]
    box_dim: Operands[I32]
    global_dim: Operands[I32]
    global_stride: Operands[I64]
    element_stride: Operands[I32]
    elem_type: Attr[Annotated[ir.IntegerAttr, _at_most(15)]]
    interleave_layout: Attr[Annotated[ir.IntegerAttr, _at_most(2)]]
    swizzle_mode: Attr[Annotated[ir.IntegerAttr, _at_most(3)]]
    fill_mode: Attr[Annotated[ir.IntegerAttr, _at_most(1)]]
    assembly = (
        "$desc_ptr `,` $global_address `,` `[` $box_dim `]` `,` `[` $global_dim `]` `,` `[` $global_stride `]` `,` "
        "`[` $element_stride `]` attr-dict `:` functional-type(operands, results)"
    )
    traits = (AttrSizedOperandSegments, MemoryEffects(reads=("*",), writes=("*",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        rank = len(self.box_dim)
        if rank < 1:
            raise VerifyError("expects box_dim to have at least 1 value, found 0")
        for name, count, expected in (
            ("global_dim", len(self.global_dim), rank),
            ("global_stride", len(self.global_stride), rank - 1),
            ("element_stride", len(self.element_stride), rank),
        ):
            if count != expected:
                raise VerifyError(f"expects {name} to have {expected} values for the {rank} of box_dim, found {count}")


class TensormapFenceproxyAcquireOp(DialectOp, dialect=TTNG, name="tensormap_fenceproxy_acquire"):
    """Makes a descriptor that was written through generic memory accesses visible to copies that use it."""

    was = {"tt.experimental_tensormap_fenceproxy_acquire": "3.2-3.3"}
    desc_ptr: Operand[PtrType]
    assembly = "$desc_ptr attr-dict `:` qualified(type($desc_ptr))"
    traits = (MemoryEffects(writes=("*",)), VerifyTensorLayouts)


async_tma_copy_global_to_local = AsyncTMACopyGlobalToLocalOp.builder
async_tma_copy_local_to_global = AsyncTMACopyLocalToGlobalOp.builder
async_tma_gather = AsyncTMAGatherOp.builder
async_tma_reduce = AsyncTMAReduceOp.builder
async_tma_scatter = AsyncTMAScatterOp.builder
async_tma_store_wait = TMAStoreWaitOp.builder
reinterpret_tensor_descriptor = ReinterpretTensorDescOp.builder
tensormap_create = TensormapCreateOp.builder
tensormap_fenceproxy_acquire = TensormapFenceproxyAcquireOp.builder
