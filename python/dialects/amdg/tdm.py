"""Ops of `amdg` on tensor descriptors: copies by the tensor data mover of gfx1250."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gpuir.dialects.amdg.constraints import attribute_of_module, check_barrier
from gpuir.dialects.amdg.dialect import AMDG
from gpuir.dialects.amdg.tdm_layouts import Gathers, Loads, Scatters, Stores
from gpuir.dialects.tt.constraints import I16OrI32Tensor, own_width, shape_text
from gpuir.dialects.tt.dialect import TRITON, CacheModifier, TensorDescType
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.dialects.ttg.constraints import Tensor
from gpuir.dialects.ttg.default_blocked import default_blocked
from gpuir.dialects.ttg.linear import BLOCK, linear
from gpuir.dialects.ttg.shared_linear import buffer_layout
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.host import AnyOp
from gpuir.ods import (
    I1,
    I32,
    AllTypesMatch,
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
    DenseI32ArrayAttr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    Pure,
    Result,
    UnitAttr,
    VerifyError,
    in_releases,
    named,
)

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output

#: Bits of a mask of warps.
_MASK_BITS = 32
_BARRIER = "(`,` `barrier` `=` $barrier^)? attr-dict `:`"
_BARRIER_TYPE = "(`,` qualified(type($barrier))^)?"


_TOKEN_MADE = TRITON.range("3.9-")


def _check_list(op: Any) -> None:
    """Rows are a list."""
    if op.rows.type.rank != 1:
        raise VerifyError(f"expects rows to have 1 dimension, found {op.rows.type.rank}")


def _check_rows(op: Any) -> None:
    """A power of two of rows; that of an open size is asked where it is known."""
    for size in op.rows.type.shape:
        if size >= 0 and size.bit_count() != 1:
            raise VerifyError(f"expects a power of two of rows, found {size}")


@AMDG.directive("TokenIfAssigned")
class _TokenIfAssigned:
    """The type of the descriptor; the op has a token as its result where the text assigns that to a name."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, operand: str, result: str) -> None:
        state.types[operand] = [cursor.type()]
        line = cursor.text.rfind("\n", 0, state.start) + 1
        told = state.reader.release
        # A text of the release that has the token has one without a name, too.
        assigned = cursor.text[line : state.start].rstrip().endswith("=") or (told is not None and told in _TOKEN_MADE)
        state.types[result] = [f"!{AsyncTokenType.spec.host_full_name}"] if assigned else []

    @staticmethod
    def print(writer: Output, state: WriteState, operand: str, result: str) -> str:
        return state.types[operand][0]


def _check_warps(op: AnyOp, hint: int) -> None:
    """A mask of the warps that start a copy names some, and none beyond those that there are."""
    if hint == 0:
        raise VerifyError("expects a warp_used_hint with at least one bit, found 0")
    warps = attribute_of_module(op, "ttg.num-warps")
    if warps is not None and (warps.bit_count() != 1 or warps >= _MASK_BITS):
        raise VerifyError(
            f"expects a number of warps that is a power of two below {_MASK_BITS} where warp_used_hint names some, found {warps}"
        )
    if warps is not None and hint >> warps:
        raise VerifyError(f"expects a warp_used_hint of the {warps} warps, found {hint:#x}")


class AsyncTDMCopyGlobalToLocalOp(DialectOp, dialect=AMDG, name="async_tdm_copy_global_to_local"):
    """Starts the copy of a described block into shared memory; the token stands for its end.

    Up to 3.7 `indices` say where the block begins, and it is copied where the predicate is true (`pred` in 3.7,
    `pred_i1` in 3.6); from 3.8 on the descriptor itself does (`update_tensor_descriptor`). `warp_used_hint` is a mask of
    the warps that start the copy.

    Refused: a barrier that is none; a mask of no warp, or of warps that there are not; a buffer that is swizzled, padded by less
    than 32 bits or behind less than 64, or of another layout than these two; a block of more than 65,535 elements along a
    dimension; from 3.8 on another layout than the descriptor's.
    """

    releases = "3.6-"
    desc: Operand[TensorDescType]
    indices: Operands[I32] = named("indices", releases="3.6-3.7")
    result: Operand[MemDescType]
    pred: Operand[I32] | None = named("pred", releases="3.7", required=True)
    pred_i1: Operand[I1] | None = named("pred_i1", releases="3.6", required=True)
    barrier: Operand[MemDescType] | None
    cache: Attr[CacheModifier] = named("cache", "none", releases="3.8-")
    warp_used_hint: Attr[I32Attr] | None = named("warp_used_hint", releases="3.8-")
    token: Result[AsyncTokenType]
    assembly = {
        "3.8-": (
            f"$desc `into` $result {_BARRIER} qualified(type($desc)) {_BARRIER_TYPE} `->` qualified(type($result))"
        ),
        **{
            release: (
                f"$desc `[` $indices `]` `into` $result `,` ${pred} {_BARRIER} qualified(type($desc)) {_BARRIER_TYPE} `->` "
                "qualified(type($result))"
            )
            for release, pred in (("3.7", "pred"), ("3.6", "pred_i1"))
        },
    }
    traits = (AttrSizedOperandSegments, Loads("desc", "result"), MemoryEffects(reads=("desc",), writes=("result",)))

    def verify(self) -> None:
        if self.barrier is not None:
            check_barrier(self, self.barrier.type)
        if self.warp_used_hint is not None:
            _check_warps(self, self.warp_used_hint.value & 0xFFFFFFFF)


class AsyncTDMFusedCopyGlobalToLocalOp(DialectOp, dialect=AMDG, name="async_tdm_fused_copy_global_to_local"):
    """Starts copies of 2 to 4 described blocks at once, each by warps of its own, which `warp_used_hints` name as masks.

    Refused: fewer than 2 or more than 4 copies; not one buffer and one mask for each; masks of no warp, of warps that
    there are not, or of warps of another mask.
    """

    releases = "3.9-"
    descs: Operands[TensorDescType]
    dests: Operands[MemDescType]
    warp_used_hints: Attr[DenseI32ArrayAttr]
    cache: Attr[CacheModifier] = named("cache", "none")
    token: Result[AsyncTokenType]
    assembly = "$descs `into` $dests attr-dict `:` qualified(type($descs)) `->` qualified(type($dests))"
    traits = (AttrSizedOperandSegments, Loads("descs", "dests"), MemoryEffects(reads=("descs",), writes=("dests",)))

    def verify(self) -> None:
        members = len(self.descs)
        if not 2 <= members <= 4:
            raise VerifyError(f"expects 2 to 4 descriptors, found {members}")
        hints = list(self.warp_used_hints)
        for name, count in (("buffers", len(self.dests)), ("masks in warp_used_hints", len(hints))):
            if count != members:
                raise VerifyError(f"expects {members} {name}, one for each descriptor, found {count}")
        used = 0
        for hint in hints:
            hint &= 0xFFFFFFFF
            _check_warps(self, hint)
            if used & hint:
                raise VerifyError(f"expects masks in warp_used_hints that share no warp, found {hints}")
            used |= hint


class AsyncTDMCopyLocalToGlobalOp(DialectOp, dialect=AMDG, name="async_tdm_copy_local_to_global"):
    """Starts the copy of shared memory to a described block; from 3.9 on a token stands for its end.

    Up to 3.7 `indices` say where the block begins; from 3.8 on the descriptor itself does.

    Refused: a barrier that is none; layouts and sizes as of the copy into shared memory, but that 3.6 takes no padding, and later
    releases padding behind whole rows.
    """

    releases = "3.6-"
    desc: Operand[TensorDescType]
    indices: Operands[I32] = named("indices", releases="3.6-3.7")
    src: Operand[MemDescType]
    barrier: Operand[MemDescType] | None = named("barrier", releases="3.7-")
    cache: Attr[CacheModifier] = named("cache", "none", releases="3.8-")
    token: Result[AsyncTokenType] | None = named("token", releases="3.9-")
    assembly = {
        "3.8-": (
            f"$desc `from` $src {_BARRIER} qualified(type($src)) {_BARRIER_TYPE} `->` "
            "custom<TokenIfAssigned>($desc, $token)"
        ),
        "3.6-3.7": (
            f"$desc `[` $indices `]` `from` $src {_BARRIER} qualified(type($src)) {_BARRIER_TYPE} `->` "
            "qualified(type($desc))"
        ),
    }
    traits = (AttrSizedOperandSegments, Stores("desc", "src"), MemoryEffects(reads=("src",), writes=("desc",)))

    def verify(self) -> None:
        if self.barrier is not None:
            check_barrier(self, self.barrier.type)

    @in_releases("3.9-")
    def _token(self) -> None:
        if self.token is None:
            raise VerifyError("expects a result token, found none")


class AsyncTDMGatherOp(DialectOp, dialect=AMDG, name="async_tdm_gather"):
    """Starts the copy of rows of a described matrix into shared memory: row `rows[i]`, in 3.7 from column `column` on.

    Refused: a barrier that is none; rows that are no list; rows that are not a power of two; from Triton 3.8 on
    rows that are not the same in all lanes of a warp, or of other CTAs than those of the buffer; a block that is no matrix; layouts as of the copy into shared memory, in 3.7 padding, and
    from 3.8 on several intervals, columns first, and elements below 8 bits.
    """

    releases = "3.7-"
    desc: Operand[TensorDescType]
    rows: Operand[I16OrI32Tensor]
    column: Operand[I32] | None = named("column", releases="3.7", required=True)
    dst: Operand[MemDescType]
    barrier: Operand[MemDescType] | None
    token: Result[AsyncTokenType]
    assembly = {
        release: (
            f"$desc `[` {indices} `]` `to` $dst {_BARRIER} type($rows) `,` qualified(type($dst)) {_BARRIER_TYPE} `->` "
            "qualified(type($desc))"
        )
        for release, indices in (("3.8-", "$rows"), ("3.7", "$rows `,` $column"))
    }
    traits = (Gathers("desc", "dst"), MemoryEffects(reads=("desc",), writes=("dst",)))

    def verify(self) -> None:
        _check_list(self)
        if self.barrier is not None:
            check_barrier(self, self.barrier.type)

    @in_releases("3.7-")
    def _rows(self) -> None:
        _check_rows(self)

    @in_releases("3.8-")
    def _rows_of_ctas(self) -> None:
        rows, dst = self.rows.type, self.dst.type
        try:
            own = [basis[0] for basis in linear(rows.shape, rows.encoding).bases[BLOCK]]
            expected = [basis[0] for basis in buffer_layout(dst.shape, dst.encoding).bases[BLOCK]]
        except ValueError:  # it cannot be told
            return
        if own != expected:
            raise VerifyError(
                f"expects a layout of rows by which CTAs have those of dst, in steps of {expected}, found {own}"
            )


class AsyncTDMScatterOp(DialectOp, dialect=AMDG, name="async_tdm_scatter"):
    """Starts the copy of shared memory into rows of a described matrix: to row `rows[i]`, in 3.7 from column `column` on.

    Refused: rows that are no list; a barrier that is none; rows that are not a power of
    two; a block that is no matrix; layouts as of the copy out of shared memory, in 3.7
    padding, and from 3.8 on elements below 8 bits.
    """

    releases = "3.7-"
    desc: Operand[TensorDescType]
    rows: Operand[I16OrI32Tensor]
    column: Operand[I32] | None = named("column", releases="3.7", required=True)
    src: Operand[MemDescType]
    barrier: Operand[MemDescType] | None
    token: Result[AsyncTokenType]
    assembly = {
        release: (
            f"$desc `[` {indices} `]` `from` $src {_BARRIER} type($rows) `,` qualified(type($src)) {_BARRIER_TYPE} `->` "
            "qualified(type($desc))"
        )
        for release, indices in (("3.8-", "$rows"), ("3.7", "$rows `,` $column"))
    }
    traits = (Scatters("desc", "src"), MemoryEffects(reads=("src",), writes=("desc",)))

    def verify(self) -> None:
        _check_list(self)
        if self.barrier is not None:
            check_barrier(self, self.barrier.type)

    @in_releases("3.7-")
    def _rows(self) -> None:
        _check_rows(self)


#: Bits that one prefetch reads.
_LINE = 256 * 8


class TDMPrefetchOp(DialectOp, dialect=AMDG, name="tdm_prefetch"):
    """Loads the described block at `indices` into the cache, where `pred` is true.

    A `speculative` prefetch of an address that is not mapped does nothing. With `returnOffsets` the op gives the offsets
    of the prefetched lines.

    Refused: `returnOffsets` without a result, or the other way round; by Triton offsets that are not an i64 for each line
    of 256 bytes, in the layout that Triton gives a tensor by default, and offsets of a block without dimensions, of which
    Triton's verifier crashes.
    """

    releases = "3.7-"
    desc: Operand[TensorDescType]
    indices: Operands[I32]
    pred: Operand[I1]
    speculative: Attr[BoolAttr]
    return_offsets: Attr[UnitAttr] = named("returnOffsets")
    offsets: Result[Tensor] | None
    assembly = (
        "$desc `[` $indices `]` `,` $pred `,` `speculative` `=` $speculative (`returnOffsets` $returnOffsets^)? attr-dict `:` "
        "qualified(type($desc)) (`->` type($offsets)^)?"
    )
    traits = (MemoryEffects(reads=("desc",), writes=("*",)),)

    def verify(self) -> None:
        if self.return_offsets != (self.offsets is not None):
            raise VerifyError("expects a result where returnOffsets stands, and only there")

    @in_releases("3.7-")
    def _of_lines(self) -> None:
        """One offset for each line that the cache reads; what the sizes alone do not say, is not asked."""
        if self.offsets is None:
            return
        block = self.desc.type.block_type
        if not block.shape:
            raise VerifyError(f"expects a block of rows, of whose lines the result has the offsets, found {block}")
        line = _LINE // (own_width(block.element_type) or _LINE)
        expected = [*block.shape[:-1], -(-block.shape[-1] // max(line, 1))]
        found = self.offsets.type
        if list(found.shape) != expected or str(found.element_type) != "i64":
            raise VerifyError(f"expects offsets to be {shape_text(expected)}xi64, one for each line, found {found}")
        warps, lanes, ctas = (
            attribute_of_module(self, f"ttg.{name}") for name in ("num-warps", "threads-per-warp", "num-ctas")
        )
        if warps is None:
            return
        layout = default_blocked(
            expected, warps, 32 if lanes is None else lanes, 1 if ctas is None else ctas, found.context
        )
        if layout is not None and (found.encoding is None or found.encoding != layout):
            raise VerifyError(f"expects offsets to have the layout {layout}, found {found.encoding or 'none'}")


class UpdateTensorDescriptorOp(DialectOp, dialect=AMDG, name="update_tensor_descriptor"):
    """A descriptor whose block begins `add_offsets` further on, has other bounds, or is copied where `pred` is not 0.

    With `clamp_bounds` the bounds shrink as the block moves on.

    Refused: nothing that changes; not one offset or bound for each dimension; `clamp_bounds` without offsets or with
    bounds; a result of another type.
    """

    releases = "3.8-"
    desc: Operand[TensorDescType]
    add_offsets: Operands[I32]
    set_bounds: Operands[I32]
    pred: Operand[I32] | None
    clamp_bounds: Attr[UnitAttr]
    result: Result[TensorDescType]
    assembly = (
        "$desc oilist(`add_offsets` `=` `[` $add_offsets `]` | `set_bounds` `=` `[` $set_bounds `]` | `pred` `=` $pred) "
        "attr-dict `:` qualified(type($result))"
    )
    traits = (AttrSizedOperandSegments, Pure, AllTypesMatch("desc", "result"))

    def verify(self) -> None:
        if self.clamp_bounds and len(self.set_bounds):
            raise VerifyError("expects clamp_bounds or set_bounds, found both")
        if self.clamp_bounds and not len(self.add_offsets):
            raise VerifyError("expects add_offsets since it has clamp_bounds, found none")
        if not len(self.add_offsets) and not len(self.set_bounds) and self.pred is None:
            raise VerifyError("expects add_offsets, set_bounds or pred, found none of them")
        rank = len(self.desc.type.block_type.shape)
        for name, count in (("add_offsets", len(self.add_offsets)), ("set_bounds", len(self.set_bounds))):
            if count not in (0, rank):
                raise VerifyError(f"expects {rank} {name}, one for each dimension of the descriptor, found {count}")


async_tdm_copy_global_to_local = AsyncTDMCopyGlobalToLocalOp.builder
async_tdm_copy_local_to_global = AsyncTDMCopyLocalToGlobalOp.builder
async_tdm_fused_copy_global_to_local = AsyncTDMFusedCopyGlobalToLocalOp.builder
async_tdm_gather = AsyncTDMGatherOp.builder
async_tdm_scatter = AsyncTDMScatterOp.builder
tdm_prefetch = TDMPrefetchOp.builder
update_tensor_descriptor = UpdateTensorDescriptorOp.builder
