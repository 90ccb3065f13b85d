"""What the tensor data mover of gfx1250 moves: which layouts of shared memory it writes and reads, and blocks of which sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gpuir.dialects.tt.constraints import own_width, shape_text
from gpuir.dialects.ttg.encodings import (
    PaddedSharedEncodingAttr,
    PartitionedSharedEncodingAttr,
    SwizzledSharedEncodingAttr,
)
from gpuir.dialects.ttg.linear import LANE, linear
from gpuir.host import ir
from gpuir.ods import Trait, VerifyError, in_releases
from gpuir.ods.operation import OpBase

__all__ = ["Gathers", "Loads", "Scatters", "Stores"]

#: The most elements along a dimension of a block.
_MOST = 65_535
#: Bits of a word that the data mover leaves out for padding, and of the shortest piece between two of them.
_LEAST_PADDING, _LEAST_INTERVAL = 32, 64
#: Rows of one element each are no bytes.
_BYTE = 8


class _Moves(Trait):
    """Pairs of descriptors and buffers of one op, and what each release asks of them."""

    #: What the op does, as refusals say it, and the layouts beside swizzled ones that it takes.
    what = ""
    layouts: tuple[type, ...] = (PaddedSharedEncodingAttr,)

    def __init__(self, desc: str, buffer: str):
        self.desc, self.buffer = desc, buffer

    def group_names(self) -> tuple[str, ...]:
        return (self.desc, self.buffer)

    def pairs(self, op: OpBase) -> Iterator[tuple[Any, Any]]:
        groups = op.spec.groups
        return zip(groups[self.desc].types(op), groups[self.buffer].types(op))

    @in_releases("3.6-")
    def moves(self, op: OpBase) -> None:
        for desc, buffer in self.pairs(op):
            self._check_sizes(desc)
            encoding = buffer.encoding
            if isinstance(encoding, SwizzledSharedEncodingAttr):
                if encoding.max_phase != 1:
                    raise VerifyError(
                        f"expects {self.buffer} not to be swizzled, since the data mover {self.what} rows as they are, found {encoding}"
                    )
            elif not isinstance(encoding, self.layouts):
                raise VerifyError(
                    f"expects {self.buffer} to have the layout swizzled_shared with maxPhase = 1 or padded_shared, found {encoding}"
                )

    def _check_sizes(self, desc: Any) -> None:
        for dimension, size in enumerate(desc.block_type.shape):
            if size > _MOST:
                raise VerifyError(
                    f"expects at most {_MOST} elements of a block along a dimension, found {size} along {dimension}"
                )

    @in_releases("3.8-")
    def as_described(self, op: OpBase) -> None:
        """The descriptor's layout, where it has one, is the buffer's; of padded ones the order does not matter."""
        for desc, buffer in self.pairs(op):
            said, found = desc.block_type.encoding, buffer.encoding
            if said is not None and _shown(said) != _shown(found):
                raise VerifyError(f"expects {self.buffer} to have the layout of {self.desc}, {said}, found {found}")

    def padded(self, op: OpBase) -> Iterator[tuple[Any, Any, PaddedSharedEncodingAttr]]:
        """Those whose buffer is padded."""
        for desc, buffer in self.pairs(op):
            if isinstance(buffer.encoding, PaddedSharedEncodingAttr):
                yield desc, buffer, buffer.encoding

    def __repr__(self) -> str:
        return type(self).__name__


def _shown(encoding: ir.Attribute) -> Any:
    if isinstance(encoding, PaddedSharedEncodingAttr):
        return list(encoding.intervals), list(encoding.paddings)
    return encoding


class Loads(_Moves):
    """A copy from global memory into shared memory."""

    what = "writes"
    layouts = (PaddedSharedEncodingAttr, PartitionedSharedEncodingAttr)

    @in_releases("3.6-")
    def pads_words(self, op: OpBase) -> None:
        for _, buffer, encoding in self.padded(op):
            width = own_width(buffer.element_type) or _LEAST_PADDING
            for name, sizes, least in (
                ("padding", encoding.paddings, _LEAST_PADDING),
                ("an interval", encoding.intervals, _LEAST_INTERVAL),
            ):
                for size in sizes:
                    if size * width < least:
                        raise VerifyError(
                            f"expects {name} of at least {least} bits in {self.buffer}, found {size} of {width} ({encoding})"
                        )


class _Reads(_Moves):
    """A copy out of shared memory, whose rows alone may be padded."""

    what = "reads"

    def _check_rows(self, op: OpBase) -> None:
        for desc, _, encoding in self.padded(op):
            row = desc.block_type.shape[-1]
            if list(encoding.intervals) != [row]:
                raise VerifyError(
                    f"expects {self.buffer} to be padded behind each row of {row} elements alone, found {encoding}"
                )

    def _check_unpadded(self, op: OpBase) -> None:
        for _, _, encoding in self.padded(op):
            raise VerifyError(f"expects {self.buffer} not to be padded, found {encoding}")


class Stores(_Reads):
    """A copy from shared memory to global memory."""

    @in_releases("3.6")
    def unpadded(self, op: OpBase) -> None:
        self._check_unpadded(op)

    @in_releases("3.7-")
    def padded_by_rows(self, op: OpBase) -> None:
        self._check_rows(op)


def _check_matrices(trait: _Moves, op: OpBase) -> None:
    for desc, _ in trait.pairs(op):
        if desc.block_type.rank != 2:
            raise VerifyError(
                f"expects a block of two dimensions, of rows, found {shape_text(desc.block_type.shape)} ({desc})"
            )


def _check_bytes(trait: _Moves, op: OpBase) -> None:
    for _, buffer in trait.pairs(op):
        if (own_width(buffer.element_type) or _BYTE) < _BYTE:
            raise VerifyError(
                f"expects {trait.buffer} to have elements of at least {_BYTE} bits, found {buffer.element_type}"
            )


def _check_rows_of_warp(op: OpBase) -> None:
    """The numbers of rows are the same in all lanes of a warp."""
    rows: Any = op.spec.groups["rows"].types(op)[0]
    if rows.encoding is None:
        return
    try:
        lanes = linear(rows.shape, rows.encoding).bases[LANE]
    except ValueError:  # it cannot be told
        return
    if any(map(any, lanes)):
        raise VerifyError(
            f"expects a layout of rows by which the lanes of a warp have the same ones, found {rows.encoding}"
        )


class Gathers(_Moves):
    """A copy of rows from global memory into shared memory."""

    what = "writes"

    @in_releases("3.7-")
    def rows_of_matrix(self, op: OpBase) -> None:
        _check_matrices(self, op)

    @in_releases("3.7")
    def unpadded(self, op: OpBase) -> None:
        for _, _, encoding in self.padded(op):
            raise VerifyError(f"expects {self.buffer} not to be padded, found {encoding}")

    @in_releases("3.8-")
    def by_rows(self, op: OpBase) -> None:
        _check_bytes(self, op)
        _check_rows_of_warp(op)
        for _, buffer in self.pairs(op):
            order = getattr(buffer.encoding, "order", None)
            if order and order[0] != len(order) - 1:
                raise VerifyError(f"expects {self.buffer} to be row-major, found {buffer.encoding}")

    @in_releases("3.8")
    def pads_rows_of_block(self, op: OpBase) -> None:
        for desc, _, encoding in self.padded(op):
            self._check_interval(encoding, desc.block_type.shape[-1])

    @in_releases("3.9-")
    def pads_rows_of_buffer(self, op: OpBase) -> None:
        for _, buffer, encoding in self.padded(op):
            self._check_interval(encoding, buffer.shape[-1])

    def _check_interval(self, encoding: PaddedSharedEncodingAttr, row: int) -> None:
        if len(encoding.intervals) > 1 or row % encoding.intervals[0]:
            raise VerifyError(
                f"expects {self.buffer} to be padded by one interval, which a row of {row} elements has whole, found {encoding}"
            )


class Scatters(_Reads):
    """A copy of rows from shared memory to global memory."""

    @in_releases("3.7-")
    def rows_of_matrix(self, op: OpBase) -> None:
        _check_matrices(self, op)

    @in_releases("3.7")
    def unpadded(self, op: OpBase) -> None:
        self._check_unpadded(op)

    @in_releases("3.8-")
    def by_rows(self, op: OpBase) -> None:
        _check_bytes(self, op)
        self._check_rows(op)
