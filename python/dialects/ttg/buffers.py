"""What Triton's releases ask of memory descriptors: rules by the encoding, of `ttg` here, of other dialects where these are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from gpuir.dialects.tt.constraints import elements, own_width, shape_text
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.tt.enclosing import cluster_size, pairs_of_ctas
from gpuir.dialects.ttg.cluster_steps import cluster_steps
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
from gpuir.dialects.ttg.types import MemDescType
from gpuir.ods import Trait, VerifyError, by_release, in_releases
from gpuir.ods.operation import OpBase

Rule = Callable[[MemDescType], None]

#: The encodings that some memory has.
_ENCODINGS: set[type] = set()


def buffer_rule(releases: str, *encodings: type) -> Callable[[Rule], Rule]:
    """Decorates a rule of some releases for memory descriptors with those encodings, or with any; it raises VerifyError."""
    _ENCODINGS.update(encodings)

    def register(rule: Rule) -> Rule:
        def of_encodings(type: MemDescType) -> None:
            if not encodings or isinstance(type.encoding, encodings):
                rule(type)

        MemDescType.spec.release_rules.append((TRITON.range(releases), of_encodings))
        return rule

    return register


def allocation(type: MemDescType) -> list[int]:
    """The sizes of the allocation along the dimensions of the view."""
    return list(type.alloc_shape or type.shape)[-type.rank :]


@buffer_rule("3.5-")
def _fits_allocation(type: MemDescType) -> None:
    if any(size < 1 or size & (size - 1) for size in type.shape[1:]):
        raise VerifyError(f"expects sizes behind the first that are powers of two, found {shape_text(type.shape)}")
    if any(size > limit for size, limit in zip(type.shape, allocation(type), strict=True)):
        raise VerifyError(
            f"expects at most the allocation's shape, {shape_text(allocation(type))}, found {shape_text(type.shape)}"
        )
    if not isinstance(type.encoding, tuple(_ENCODINGS)):
        raise VerifyError(f"expects an encoding of shared memory or tensor memory, found {type.encoding}")


@buffer_rule("3.7-")
def _has_elements(type: MemDescType) -> None:
    if type.shape[0] < 1:
        raise VerifyError(f"expects sizes of at least 1, found {shape_text(type.shape)}")


@buffer_rule("3.7", *SHARED)
def _has_countable_elements(type: MemDescType) -> None:
    # Triton multiplies the sizes in 32 bits.
    if elements(type.shape) >= 1 << 31:
        raise VerifyError(
            f"expects less than {1 << 31} elements, found {elements(type.shape)} ({shape_text(type.shape)})"
        )


@buffer_rule("3.5-", *SHARED)
def _fits_shared_memory(type: MemDescType) -> None:
    if not isinstance(type.memory_space, SharedMemorySpaceAttr):
        raise VerifyError(f"expects its encoding in #ttg.shared_memory, found {type.memory_space}")


@buffer_rule("3.6-", *SHARED)
def _fits_rank(type: MemDescType) -> None:
    encoding = type.encoding
    assert isinstance(encoding, SHARED)
    rank = shared_rank(encoding)
    if type.rank not in (rank, rank + 1):
        raise VerifyError(f"expects the {rank} dimensions of its encoding, or one more, found {shape_text(type.shape)}")


@buffer_rule("3.9-", *SHARED)
def _powers_of_two(type: MemDescType) -> None:
    encoding = type.encoding
    assert isinstance(encoding, SHARED)
    rank = shared_rank(encoding)
    if type.rank == rank and type.shape[0] & (type.shape[0] - 1):
        raise VerifyError(f"expects sizes that are powers of two, found {shape_text(type.shape)}")
    check_allocation(type, rank)


def check_allocation(type: MemDescType, rank: int) -> None:
    """The allocation of a buffer, of which there may be several, has sizes that are powers of two."""
    sizes = list(type.alloc_shape or type.shape)[-rank:]
    if any(size < 1 or size & (size - 1) for size in sizes):
        raise VerifyError(f"expects an allocation with sizes that are powers of two, found {shape_text(sizes)}")
    whole = type.alloc_shape or ()
    if not all(whole):
        raise VerifyError(f"expects an allocation of at least one buffer, found {shape_text(whole)}")


@buffer_rule("3.7-", NVMMASharedEncodingAttr)
def _holds_swizzle(type: MemDescType) -> None:
    encoding = type.encoding
    assert isinstance(encoding, NVMMASharedEncodingAttr)
    if not encoding.swizzling_byte_width or shared_rank(encoding) < 2:
        return
    rank = shared_rank(encoding)
    least = encoding.swizzling_byte_width * 8 // max(encoding.element_bit_width, 1)
    dimension = 0 if encoding.transposed else rank - 1
    size = (type.alloc_shape or type.shape)[-rank:][dimension] * (2 if encoding.fp4_padded else 1)
    cluster = cluster_of_encoding(encoding)
    if cluster is not None:  # each CTA has its part
        size = max(size // max(cluster.split[dimension], 1), 1)
    if size < least:
        raise VerifyError(f"expects at least {least} elements in a row of its swizzle, found {size}")


def _reached(bases: Sequence[Sequence[int]]) -> list[int]:
    """The shape whose elements the bases reach."""
    return [1 << max(column).bit_length() for column in zip(*bases, strict=True)]


def _check_padding(type: MemDescType, sizes: Callable[[list[int], int], list[int]]) -> None:
    """The allocation has the encoding's shape; `sizes` picks as many of its sizes as the encoding has dimensions."""
    assert isinstance(type.encoding, PaddedSharedEncodingAttr)
    encoding = type.encoding
    shape = encoding.shape if encoding.offset is None else _reached([*encoding.offset, *(encoding.block or ())])
    if shape is None or len(shape) > type.rank:
        return
    whole = sizes(list(type.alloc_shape or type.shape), len(shape))
    for index, (size, own) in enumerate(zip(whole, shape, strict=True)):
        if size != own:
            raise VerifyError(f"expects {own} elements along dimension {index} as its encoding has, found {size}")


@buffer_rule("3.6-3.8", PaddedSharedEncodingAttr)
def _fits_padding_of_one(type: MemDescType) -> None:
    # Of buffers in several dimensions Triton looks at the outer ones.
    _check_padding(type, lambda whole, rank: whole[1:] if len(whole) == rank + 1 else whole[:rank])


@buffer_rule("3.9-", PaddedSharedEncodingAttr)
def _fits_padding(type: MemDescType) -> None:
    _check_padding(type, lambda whole, rank: whole[-rank:])


@buffer_rule("3.7-", SharedLinearEncodingAttr)
def _fits_bases(type: MemDescType) -> None:
    encoding = type.encoding
    assert isinstance(encoding, SharedLinearEncodingAttr)
    reached = _reached([*encoding.offset, *(encoding.block or ())])
    if (type.alloc_shape or type.shape)[-len(reached) :] != reached:
        raise VerifyError(
            f"expects the shape of its encoding's bases, {shape_text(reached)}, found {shape_text(type.shape)}"
        )


@buffer_rule("3.9-")
def _whole_bytes(type: MemDescType) -> None:
    if (own_width(type.element_type) or 8) % 8:
        raise VerifyError(f"expects elements of whole bytes, found {type.element_type}")


# Barriers -------------------------------------------------------------------------------------------------------------


def check_plain(type: MemDescType, name: str) -> None:
    """A whole allocation without a swizzle, as hardware writes to it."""
    encoding = type.encoding
    plain = (
        isinstance(encoding, SwizzledSharedEncodingAttr)
        and encoding.vec == encoding.per_phase == encoding.max_phase == 1
        and len(encoding.order) == type.rank
    )
    if not plain or allocation(type) != list(type.shape):
        raise VerifyError(f"expects {name} to be a whole allocation without a swizzle, found {type}")


#: What completes a barrier's phase of which CTAs of a cluster may share one, or may not.
Completion: TypeAlias = Literal["TMA", "tcgen05", "CLC"]


class Barriers(Trait):
    """What releases ask of the operands that are barriers; nothing of those that are left out.

    `completed` names the unit that arrives at them when its work is done.
    """

    def __init__(self, *names: str, completed: Completion | None = None):
        self.names, self.completed = names, completed

    def group_names(self) -> tuple[str, ...]:
        return self.names

    def types(self, op: OpBase) -> list[tuple[str, MemDescType]]:
        named = [(name, type) for name in self.names for type in op.spec.groups[name].types(op)]
        return [(name, type) for name, type in named if isinstance(type, MemDescType)]

    @in_releases("3.7-")
    def one_a_cta(self, op: OpBase) -> None:
        around = cluster_size(op)
        ctas = 1 if around is None else around
        for name, type in self.types(op):
            if type.rank != 1 or str(type.element_type) != "i64" or type.shape[0] > ctas:
                raise VerifyError(f"expects {name} to be a barrier, {ctas}xi64 at most, found {type}")

    @in_releases("3.9-")
    def plain(self, op: OpBase) -> None:
        for name, type in self.types(op):
            check_plain(type, name)

    @by_release({"3.8": True, "3.9-": False})
    def shared_by_ctas(self, op: OpBase, one_each: bool) -> None:
        """CTAs of a cluster have barriers in the order of their numbers, or some share one; in 3.8 where there are as many, each one."""
        for name, type in self.types(op):
            bases = cta_bases(type)
            own = [basis for basis in bases if basis]
            if one_each:
                own = bases if own and type.shape[0] == cluster_size(op) else []
            if own != [1 << bit for bit in range(len(own))]:
                raise VerifyError(
                    f"expects {name} to have the bases 1, 2, 4 and so on of CTAs{'' if one_each else ', or 0 between them'}, found "
                    f"{bases} ({type})"
                )

    @in_releases("3.8-")
    def completed_for_each(self, op: OpBase) -> None:
        """What completes them arrives at each CTA's own barrier; TMA also at one of a pair."""
        pairs = pairs_of_ctas(op) if self.completed == "TMA" else False
        if self.completed is None or pairs is None:
            return
        for name, type in self.types(op):
            bases = cta_bases(type)
            each = [1 << bit for bit in range(len(bases))]
            of_pairs = [0, *each[:-1]] if bases and pairs else each
            if bases not in (each, of_pairs):
                expected = f"{each} or, one for two CTAs, {of_pairs}" if pairs else each
                raise VerifyError(
                    f"expects {name} to have a barrier for each CTA, as {self.completed} completes it, bases {expected}, found "
                    f"{bases} ({type})"
                )

    def __repr__(self) -> str:
        return f"Barriers({', '.join(self.names)})"


def cta_bases(type: MemDescType) -> list[int]:
    """For each bit of a CTA's number by how many barriers it moves on."""
    return (
        [step[0] for step in cluster_steps(type.encoding) or ()] if isinstance(type.encoding, CLUSTERED_SHARED) else []
    )


class PlainBuffers(Barriers):
    """Buffers that hardware writes to, which are no barriers."""

    def one_a_cta(self, op: OpBase) -> None:
        """Nothing is asked of their elements."""

    def shared_by_ctas(self, op: OpBase, one_each: bool) -> None:
        """That is asked of barriers."""

    @in_releases("3.8-")
    def whole_in_each(self, op: OpBase) -> None:
        """Each CTA has all of them."""
        for name, type in self.types(op):
            if any(cta_bases(type)):
                raise VerifyError(f"expects {name} to be whole in each CTA, found {type}")


class LateBarriers(Barriers):
    """Barriers that releases before 3.9 do not ask about."""

    @by_release({"3.9-": False})
    def shared_by_ctas(self, op: OpBase, one_each: bool) -> None:
        super().shared_by_ctas(op, one_each)

    @in_releases("3.9-")
    def one_a_cta(self, op: OpBase) -> None:
        super().one_a_cta(op)


class CommitBarriers(Barriers):
    """Barriers that releases before 3.8 do not ask about."""

    @in_releases("3.8-")
    def one_a_cta(self, op: OpBase) -> None:
        super().one_a_cta(op)


class SingleBarriers(Barriers):
    """Barriers that releases before 3.7 ask about, too: of each there is one."""

    @in_releases("3.5-3.6")
    def one(self, op: OpBase) -> None:
        for name, type in self.types(op):
            if list(type.shape) != [1] or str(type.element_type) != "i64":
                raise VerifyError(f"expects {name} to be a barrier, 1xi64, found {type}")
