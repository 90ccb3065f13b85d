"""Memrefs at run time, and the addresses of their elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.group import Group
from gpuir.sim.memory import GENERIC, GLOBAL, PRIVATE, PRIVATE_WINDOW, SHARED, SHARED_WINDOW
from gpuir.sim.terms import Data, Lanes, Mask
from gpuir.sim.types import dtype_of
from gpuir.sim.values import Composite, spread

__all__ = [
    "MemRef",
    "addresses",
    "bytes_of",
    "change_space",
    "check_indices",
    "element_addresses",
    "element_of",
    "row_major",
    "shaped",
    "space_of",
    "space_of_address_space",
    "static_layout",
]

#: Where the addresses of a space begin among the generic ones, and where they end.
_WINDOWS = {
    GENERIC: (0, 1 << 62),
    GLOBAL: (0, SHARED_WINDOW),
    SHARED: (SHARED_WINDOW, PRIVATE_WINDOW),
    PRIVATE: (PRIVATE_WINDOW, 1 << 62),
}


class MemRef(Composite):
    """A memref: ``base`` (byte address), ``offset``, ``sizes`` and ``strides`` (in elements); its space is that of its type.

    Each is a scalar, or differs by thread.
    """

    __slots__ = ("base", "offset", "sizes", "strides")

    def __init__(self, base: Lanes, offset: Lanes, sizes: Sequence[Any], strides: Sequence[Any]):
        self.base = base
        self.offset = offset
        self.sizes = tuple(sizes)
        self.strides = tuple(strides)

    def parts(self) -> tuple[Any, ...]:
        return (self.base, self.offset, *self.sizes, *self.strides)

    def rebuild(self, parts: Sequence[Any]) -> MemRef:
        rank = len(self.sizes)
        return MemRef(parts[0], parts[1], parts[2 : 2 + rank], parts[2 + rank :])


def space_of(type: ir.MemRefType | ir.UnrankedMemRefType) -> str:
    """The space of a memref type by its memory space: none is generic, since allocas of a kernel have none either."""
    return space_of_attribute(type.memory_space, type)


def space_of_attribute(attribute: ir.Attribute | None, type: ir.Type) -> str:
    """The space that the memory space attribute of ``type`` names."""
    if attribute is None:
        return GENERIC
    text = str(attribute)
    for word, named in (("workgroup", SHARED), ("private", PRIVATE), ("global", GLOBAL), ("constant", GLOBAL)):
        if word in text:
            return named
    number = text.split(":")[0].strip()
    if number.isdigit():
        return space_of_address_space(int(number))
    if "fat_raw_buffer" in text:
        return GLOBAL
    raise UnsupportedOp(f"the simulator knows no memory space {text} (of {type})")


def space_of_address_space(number: int) -> str:
    """The space of an address space's number, as NVPTX and AMDGPU have it."""
    try:
        return {0: GENERIC, 1: GLOBAL, 3: SHARED, 4: GLOBAL, 5: PRIVATE, 7: GENERIC}[number]
    except KeyError:
        raise UnsupportedOp(f"the simulator knows no address space {number}") from None


def static_layout(type: ir.MemRefType) -> tuple[list[int | None], list[int | None], int | None]:
    """Sizes, strides and offset of a strided memref type; None where they are dynamic."""
    try:
        strides, offset = type.get_strides_and_offset()
    except RuntimeError:
        raise UnsupportedOp(f"the simulator has no memrefs of a layout that is not strided: {type}") from None
    dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
    sizes = [None if type.is_dynamic_dim(i) else type.get_dim_size(i) for i in range(type.rank)]
    return sizes, [None if s == dynamic else s for s in strides], None if offset == dynamic else offset


def check_indices(
    g: Group, m: Mask, indices: Sequence[Any], sizes: Sequence[Any], site: Site, extents: Lanes = None
) -> None:
    """Refuses an index of an active lane outside of its dimension; ``extents``: how many elements are read from each."""
    for axis, (index, size) in enumerate(zip(indices, sizes)):
        extent = 1 if extents is None else extents[axis]
        if np.ndim(index) == 0 and np.ndim(size) == 0:
            if 0 <= index <= size - extent:
                continue
            bad = g.full(m)
            if not bad.any():
                continue
        else:
            # One comparison for both ends: a negative index is a large unsigned one.
            if np.ndim(size) == 0 and size >= extent and index.ndim == 1 and index.dtype == np.int64:
                if np.maximum.reduce(index.view(np.uint64), initial=0) <= np.uint64(size - extent):
                    continue
            if extent == 1:
                bad = np.asarray(index).view(np.uint64) >= np.asarray(size).astype(np.uint64)
            else:
                bad = (index < 0) | (index > size - extent)
            if not bad.any():
                continue
            bad = spread(bad, g.size)
            if m is not None:
                bad = bad & m
                if not bad.any():
                    continue
        rows = np.nonzero(bad)[0]
        number = int(spread(index, g.size)[rows[0]])
        length = int(spread(size, g.size)[rows[0]])
        what = f"index {number} of dimension {axis} is" if extent == 1 else (
            f"elements {number} to {number + extent - 1} of dimension {axis} are"
        )  # fmt: skip
        raise fault("out-of-bounds", f"{what} outside of its size {length}", site, g, rows)


def addresses(ref: MemRef, indices: Sequence[Any], size: int) -> Any:
    """Byte addresses of the elements at ``indices``."""
    address = ref.base + ref.offset * np.int64(size)
    for index, stride in zip(indices, ref.strides):
        step = stride * size
        moved = index if isinstance(step, int) and step == 1 else index * step
        if np.ndim(address) == 0 and moved is not index and isinstance(moved, np.ndarray) and moved.ndim:
            # The one or the other is new, and nobody else's.
            moved += address
            address = moved
        else:
            address = address + moved
    return address


def row_major(sizes: Sequence[Any]) -> list[Any]:
    """Strides of elements that lie one behind the other, the last dimension's fastest."""
    strides: list[Any] = [1] * len(sizes)
    for axis in reversed(range(len(sizes) - 1)):
        strides[axis] = strides[axis + 1] * sizes[axis + 1]
    return strides


def shaped(type: ir.MemRefType, base: Lanes, dynamic: Sequence[Any] = ()) -> MemRef:
    """A memref of ``type`` at ``base``, with its dynamic sizes, in row-major order unless its layout says otherwise."""
    sizes, strides, offset = static_layout(type)
    given = iter(dynamic)
    sizes = [next(given) if size is None else size for size in sizes]
    return MemRef(base, np.int64(offset or 0), sizes, row_major(sizes) if None in strides else strides)


def element_of(type: ir.ShapedType) -> tuple[np.dtype, tuple[int, ...], int]:
    """How an element is held: dtype, shape (empty unless it is a vector), and its bytes in memory."""
    element = type.element_type
    dtype = dtype_of(element)
    shape = tuple(element.shape) if isinstance(element, ir.VectorType) else ()
    count = int(np.prod(shape, dtype=np.int64))
    # A vector takes a power of two of bytes, as LLVM's data layouts have it.
    return dtype, shape, 1 << (count * dtype.itemsize - 1).bit_length() if shape else dtype.itemsize


def element_addresses(ref: MemRef, sizes: Sequence[int], size: int) -> Any:
    """Byte addresses of the elements of a memref's corner of ``sizes``, with the axes thread (1 where all agree), sizes."""
    address: Any = np.atleast_1d(ref.base + ref.offset * np.int64(size))
    for axis, (count, stride) in enumerate(zip(sizes, ref.strides)):
        steps = np.arange(count) * np.int64(size)
        steps = steps * (stride if np.ndim(stride) == 0 else stride.reshape((-1,) + (1,) * (axis + 1)))
        address = address[..., None] + steps
    return address


def change_space(address: Lanes, source: str, target: str, g: Group, m: Mask, site: Site) -> Data:
    """The address in another space; a fault where it is generic and does not lie in the space that is asked for."""
    if source == target:
        return address
    generic = address + np.int64(_WINDOWS[source][0])
    first, end = _WINDOWS[target]
    bad = (generic < first) | (generic >= end)
    if np.any(bad):
        rows = np.nonzero(spread(bad, g.size) & g.full(m))[0]
        if len(rows):
            pointer = int(spread(generic, g.size)[rows[0]])
            within = next(name for name in (GLOBAL, SHARED, PRIVATE) if pointer < _WINDOWS[name][1])
            raise fault("wrong-space", f"a pointer to {within} memory is cast to {target} memory", site, g, rows,
                        space=within, address=pointer - _WINDOWS[within][0])  # fmt: skip
    return generic - np.int64(first)


def bytes_of(type: ir.MemRefType) -> int:
    """Bytes of a static memref type's elements, from its offset to the last one."""
    sizes, strides, offset = static_layout(type)
    if 0 in sizes:
        return 0
    last = offset
    for size, stride in zip(sizes, strides):
        if size is None or stride is None or last is None:
            raise UnsupportedOp(f"the size of {type} is not known")
        last += (size - 1) * stride
    if last is None:
        raise UnsupportedOp(f"the size of {type} is not known")
    return (last + 1) * element_of(type)[2]
