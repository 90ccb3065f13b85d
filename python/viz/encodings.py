"""Triton's encodings as tables: elements over threads, in shared memory, and in tensor memory.

The rules are those of ``gpuir.layouts``, with which the dialects verify.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np

from gpuir.assembly.document import parse
from gpuir.dialects.tt import layout_inference
from gpuir.dialects.ttg import encodings as e
from gpuir.dialects.ttg.linear import linear
from gpuir.dialects.ttg.shared_linear import buffer_layout
from gpuir.dialects.ttng import TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr
from gpuir.errors import Error
from gpuir.host import ir
from gpuir.intrinsics.wgmma import SharedTile
from gpuir.layouts import BLOCK, LANE, OFFSET, REGISTER, WARP, UnknownLayout, tensor_memory
from gpuir.layouts.shared import PaddedLayout
from gpuir.ods.context import Context
from gpuir.viz.spread import Spread

__all__ = ["Encoded", "EncodingLike", "Memory", "encoded", "memory_of", "spread_of_encoding"]

#: Elements that a table may have: a picture shows the first 64 x 64 only.
_MOST = 1 << 22
_KINDS = (
    "blocked, slice, dot_op, nvidia_mma (versions 2 and 3), amd_mfma, amd_wmma, linear, swizzled_shared, "
    "amd_rotating_shared, padded_shared, nvmma_shared, tensor_memory_encoding, tensor_memory_scales_encoding"
)


#: A type with an encoding, or an encoding, or the text of either.
EncodingLike: TypeAlias = str | ir.Attribute | ir.Type


@dataclasses.dataclass(frozen=True)
class Encoded:
    """What is drawn: an encoding, the shape it is for, and the bits of an element (0 where nobody said).

    ``copies`` leading dimensions of the shape count buffers, which stand one after another.
    """

    encoding: Any  # the accessors of an attribute follow from its spec
    shape: tuple[int, ...]
    bits: int
    copies: int = 0

    @property
    def kind(self) -> str:
        """The attribute's name with the dialect's."""
        return f"#{self.encoding.spec.full_name}"


@dataclasses.dataclass(frozen=True)
class Memory:
    """A tensor in shared memory: ``at[slot]`` is the element, counted row by row, that the slot of ``size`` bytes holds, or -1."""

    shape: tuple[int, ...]
    at: np.ndarray
    size: int

    @functools.cached_property
    def fast(self) -> int:
        """The dimension whose neighbours are neighbours in memory."""
        held = self.at[self.at >= 0][:2]
        if len(held) < 2:
            return len(self.shape) - 1
        moved = np.array(np.unravel_index(held, self.shape))
        return int(np.flatnonzero(moved[:, 1] != moved[:, 0])[-1])

    def slots(self) -> np.ndarray:
        """The first slot of each element."""
        first = np.full(math.prod(self.shape), -1, np.int64)
        used = np.flatnonzero(self.at >= 0)
        first[self.at[used][::-1]] = used[::-1]
        return first


def encoded(what: EncodingLike, shape: Sequence[int] | None = None, bits: int | None = None) -> Encoded:
    """The encoding, shape and element size of a type with an encoding, or of an encoding (or its text) and a shape.

    Of a view of a buffer the shape is that of the buffer. Refused: anything else, an encoding without a shape, and a type without an encoding.
    """
    parsed: Any = _parsed(what) if isinstance(what, str) else what
    if hasattr(parsed, "encoding") and hasattr(parsed, "shape"):
        if parsed.encoding is None:
            raise ValueError(f"expected a type with a layout, got {parsed}")
        encoding, element = parsed.encoding, getattr(parsed.element_type, "width", 64)
        if shape is None:
            shape = tuple(parsed.shape)
            shape = (
                *shape[: -_rank(encoding, shape)],
                *getattr(parsed, "alloc_shape", shape)[-_rank(encoding, shape) :],
            )
        bits = element if bits is None else bits
    elif isinstance(parsed, ir.Attribute) and getattr(parsed, "spec", None) is not None:
        encoding = parsed
    else:
        raise ValueError(
            f"expected an encoding of ttg or ttng, or a type that has one, got {parsed}; known are {_KINDS}"
        )
    if shape is None:
        raise ValueError(f"expected a shape for {encoding}, such as shape=(64, 64)")
    numbers = tuple(shape) if isinstance(shape, Iterable) else (shape,)
    if not numbers or any(not isinstance(n, (int, np.integer)) or n < 1 for n in numbers):
        raise ValueError(f"expected a shape of positive sizes, got {numbers}")
    if math.prod(numbers) > _MOST:
        raise ValueError(f"a table of {'x'.join(map(str, numbers))} elements is too large, at most {_MOST:,} are drawn")
    copies = len(numbers) - _rank(encoding, numbers)
    return Encoded(encoding, tuple(int(n) for n in numbers), bits or _bits(encoding), max(copies, 0))


def _bits(encoding: ir.Attribute) -> int:
    """Bits of an element where the encoding says them."""
    return encoding.element_bit_width if isinstance(encoding, e.NVMMASharedEncodingAttr) else 0


def _rank(encoding: ir.Attribute, shape: Sequence[int]) -> int:
    """Dimensions of one buffer; all of a tensor's."""
    if isinstance(encoding, (TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr)):
        return 2
    return e.shared_rank(encoding) if isinstance(encoding, e.SHARED) else len(shape)


@functools.cache
def _context() -> ir.Context:
    """The context of all texts: to make one takes longer than to draw most pictures."""
    return Context()


def _parsed(text: str) -> ir.Attribute | ir.Type:
    try:
        module = parse(f"module attributes {{gpuir.picture = {text}}} {{}}", context=_context())
        parsed = module.operation.attributes["gpuir.picture"]
    except Error as error:
        message = getattr(error, "diagnostics", None)
        raise ValueError(f"expected an encoding such as #ttg.blocked<{{...}}>, or a type with one, got '{text}': "
                         f"{message[0].message if message else error}") from None  # fmt: skip
    return parsed.value if isinstance(parsed, ir.TypeAttr) else parsed


# Threads --------------------------------------------------------------------------------------------------------------


def spread_of_encoding(given: Encoded) -> Spread | None:
    """Elements over the threads of a cluster's CTAs; None for encodings of memory. Refused: encodings without a rule here."""
    encoding, shape = given.encoding, list(given.shape)
    if isinstance(encoding, (TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr)):
        return _tensor_memory(given)
    if isinstance(encoding, e.SHARED):
        return None
    try:
        layout = linear(shape, encoding)
    except UnknownLayout as error:
        reason = f"({error})" if str(error) else ""
        raise ValueError(
            f"{given.kind} of {'x'.join(map(str, shape))} has no rule here {reason}; known are {_KINDS}, of sizes that "
            "are powers of two"
        ) from None
    held = layout.elements((BLOCK, WARP, LANE), (REGISTER,))
    counts = layout_inference.thread_counts(encoding)
    return Spread(given.shape, held, counts.lanes if counts else layout.size(LANE), "r", 0)


# Tensor memory --------------------------------------------------------------------------------------------------------


def _tensor_memory(given: Encoded) -> Spread:
    """Blocks of a tensor side by side: one after another along M first; two of 64 rows share their columns."""
    encoding = given.encoding
    if encoding.cta_count() != 1:
        raise ValueError(f"tensor memory of several CTAs has no rule here, got {encoding}")
    if len(given.shape) < 2:
        raise ValueError(f"expected a shape of 2 dimensions for {given.kind}, got {given.shape}")
    make = _scales if isinstance(encoding, TensorMemoryScalesEncodingAttr) else _blocks
    table, unit = make(given, *given.shape[-2:])
    size = math.prod(given.shape[-2:])
    tables = [np.where(table < 0, -1, table + copy * size) for copy in range(math.prod(given.shape[:-2]))]
    return Spread(given.shape, np.concatenate(tables, axis=1), 128, "c", unit, thread="lane", index="column", marks="L")


def _blocks(given: Encoded, rows: int, columns: int) -> tuple[np.ndarray, int]:
    encoding = given.encoding
    m, n = encoding.block_m, min(encoding.block_n, columns)
    if m not in (64, 128) or rows % m or columns % n:
        raise ValueError(
            f"expected blockM 64 or 128, and a shape in whole blocks of {m}x{n}, got {given.shape} for {encoding}"
        )
    block = tensor_memory.accumulator_elements(m, n)
    starts = [(i * m, j * n) for j in range(columns // n) for i in range(rows // m)]
    tables = [np.where(block < 0, -1, (block // n + row) * columns + block % n + column) for row, column in starts]
    if m == 64 and len(tables) > 1:
        # The second block of a pair takes the lanes that the first one leaves: half a warp further down.
        upper = [np.roll(table, 16, axis=0) for table in tables[1::2]]
        tables = [np.maximum(low, high) for low, high in zip(tables[::2], upper)] + tables[2 * len(upper) :: 2]
    return np.concatenate(tables, axis=1), encoding.element_bits(given.bits or 32)


def _scales(given: Encoded, rows: int, columns: int) -> tuple[np.ndarray, int]:
    """Four scales of a row a column of 32 bits, 32 rows below each other; all four warps have the same.

    PTX ISA, "tcgen05: scale factor layouts".
    """
    if rows % 32 or columns % 4:
        raise ValueError(
            f"expected scales of a multiple of 32 rows and of 4 columns, got {given.shape} for {given.encoding}"
        )
    return tensor_memory.scales(rows, columns).elements(), 8


# Shared memory --------------------------------------------------------------------------------------------------------


def memory_of(
    given: SharedTile | Encoded | EncodingLike, shape: Sequence[int] | None = None, bits: int | None = None
) -> tuple[str, Memory]:
    """Title and table of a buffer in shared memory: a tile of wgmma, a memory descriptor's type, or an encoding with its shape.

    Refused: other encodings, sizes of elements that are no whole bytes. Of a cluster it is the first CTA's share.
    """
    if isinstance(given, SharedTile):
        table, size = given.table() // given.dtype.bytes, given.dtype.bytes
        at = np.full(int(table.max()) + 1, -1, np.int64)
        at[table.reshape(-1)] = np.arange(table.size)
        return f"{'x'.join(map(str, given.shape))} {given.dtype}, {given.layout}", Memory(given.shape, at, size)
    encoded_as = given if isinstance(given, Encoded) else encoded(given, shape, bits)
    if not isinstance(encoded_as.encoding, e.SHARED):
        raise ValueError(
            f"expected an encoding of shared memory, got {encoded_as.kind}; known are {', '.join(_shared_names())}"
        )
    width = encoded_as.bits or 16
    if width % 8:
        raise ValueError(f"expected elements of whole bytes, got {width} bits; say bits=8, 16, 32 or 64")
    title = f"{encoded_as.kind}, {'x'.join(map(str, encoded_as.shape))} elements of {width} bits"
    title += ", the first CTA's share" if getattr(encoded_as.encoding, "ctas_per_cga", None) else ""
    one = _slots(dataclasses.replace(encoded_as, shape=encoded_as.shape[encoded_as.copies :]))
    size = math.prod(encoded_as.shape[encoded_as.copies :])
    copies = [
        np.where(one < 0, -1, one + copy * size) for copy in range(math.prod(encoded_as.shape[: encoded_as.copies]))
    ]
    return title, Memory(encoded_as.shape, np.concatenate(copies), width // 8)


def _shared_names() -> list[str]:
    return [f"#{attribute.spec.full_name}" for attribute in e.SHARED]


def _slots(given: Encoded) -> np.ndarray:
    encoding, shape = given.encoding, given.shape
    if isinstance(encoding, e.SwizzledSharedEncodingAttr) and len(shape) == 1 and not encoding.ctas_per_cga:
        return np.arange(shape[0])
    if isinstance(encoding, e.PaddedSharedEncodingAttr):
        if encoding.order is None:
            raise ValueError(f"{given.kind} with bases in place of an order has no rule here, got {encoding}")
        if len(encoding.order) != len(shape):
            raise ValueError(f"expected a shape of {len(encoding.order)} dimensions for {encoding}, got {shape}")
        gaps = tuple(zip(encoding.intervals, encoding.paddings))
        return PaddedLayout(shape, tuple(encoding.order), gaps).elements()
    try:
        return buffer_layout(shape, encoding).elements((OFFSET,))
    except UnknownLayout:
        raise ValueError(f"{given.kind} has no rule here; known are {', '.join(_shared_names())}") from None
