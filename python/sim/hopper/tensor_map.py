"""Tensor maps: what the TMA unit knows of an array in global memory and of the box that it copies.

Source: CUDA Driver API, "Tensor Map Object Management" (cuTensorMapEncodeTiled), whose rules are checked here, and PTX ISA,
"Tensors". A map takes 128 bytes of memory; their format is our own. Dimensions are in the order of NumPy, the contiguous one
last; coordinates of PTX's and of nvgpu's ops have it first.
"""

from __future__ import annotations

import dataclasses
import functools
import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gpuir.errors import Error
from gpuir.sim.memory import Memory
from gpuir.sim.types import SMALL_FLOATS, small_float

if TYPE_CHECKING:
    from gpuir.dialects.nvgpu.types import TensorMapDescriptorType

__all__ = [
    "BYTES",
    "SWIZZLES",
    "TensorMap",
    "decode",
    "dtype_of",
    "encode",
    "im2col_map",
    "kind_of",
    "misfit",
    "place",
    "problem",
    "replaced",
    "tensor_map",
]

#: Bytes of a map, and what its address is a multiple of.
BYTES, ALIGN = 128, 64
SWIZZLES = {"none": 0, "32b": 32, "64b": 64, "128b": 128}
INTERLEAVES = ("none", "16b", "32b")
L2 = ("none", "64b", "128b", "256b")
_FILLS = ("zero", "nan")
_MAGIC = 0x70414D54
_FORMAT = "<IBBBBq5I5q5H5B6h"
#: The flag of a map of images, among the bits of the swizzle and of the fill.
_IMAGES = 32
#: The corners of the bounding box of pixels, and the offsets of a copy, by the number of spatial dimensions.
_CORNERS = {1: (-(1 << 15), (1 << 15) - 1), 2: (-128, 127), 3: (-16, 15)}


@dataclasses.dataclass(frozen=True)
class TensorMap:
    """A map of ``array`` (None for one that is only in memory): see ``tensor_map`` and ``im2col_map``.

    ``strides`` are in bytes, ``steps`` are the element strides, ``start`` is the array's address. A map of images has
    ``corners``: the lower and the upper one of the bounding box of pixels, (D, H, W); its ``box`` is pixels and channels.
    """

    array: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    steps: tuple[int, ...]
    itemsize: int
    kind: str
    swizzle: int
    nan: bool
    start: int = 0
    corners: tuple[tuple[int, ...], tuple[int, ...]] | None = None

    @property
    def tile(self) -> tuple[int, ...]:
        """The shape of what is in shared memory: the box without the elements that steps leave out."""
        if self.corners is not None:
            return self.box
        return tuple(-(-size // step) for size, step in zip(self.box, self.steps))

    @property
    def bytes(self) -> int:
        """Bytes that a copy of a box moves, also where it sticks out of the array."""
        return int(np.prod(self.tile, dtype=np.int64)) * self.itemsize


def problem(
    shape: Sequence[int], strides: Sequence[int], box: Sequence[int], steps: Sequence[int], itemsize: int, swizzle: int
) -> str:
    """Which rule of cuTensorMapEncodeTiled a map of these numbers breaks; empty where it keeps all."""
    rank = len(shape)
    if not 1 <= rank <= 5:
        return f"a tensor map has 1 to 5 dimensions, not {rank}"
    if len(box) != rank:
        return f"box has {len(box)} sizes for {rank} dimensions"
    if any(not 1 <= size <= 256 for size in box):
        return f"each size of the box is 1 to 256, not {tuple(box)}"
    return _problem(shape, strides, box[-1], steps, itemsize, swizzle)


def _image_problem(
    shape: Sequence[int], strides: Sequence[int], pixels: int, channels: int, lower: Sequence[int], upper: Sequence[int],
    steps: Sequence[int], itemsize: int, swizzle: int,
) -> str:  # fmt: skip
    """Which rule of cuTensorMapEncodeIm2col a map of these numbers breaks; empty where it keeps all."""
    spatial = len(shape) - 2
    if spatial not in _CORNERS:
        return f"a map of images has 3 to 5 dimensions (N, then D, H and W or the last of them, C), not {len(shape)}"
    least, most = _CORNERS[spatial]
    for name, corner in (("lower", lower), ("upper", upper)):
        if len(corner) != spatial:
            return f"{name} has {len(corner)} numbers for {spatial} spatial dimensions"
        if any(not least <= each <= most for each in corner):
            return f"with {spatial} spatial dimensions each number of {name} is {least} to {most}, not {tuple(corner)}"
    for size, first, last in zip(shape[1:-1], lower, upper):
        if first > size - 1 + last:
            return f"the bounding box from {tuple(lower)} to the size less 1 plus {tuple(upper)} is empty for {tuple(shape)}"
    if not 1 <= pixels <= 1024:
        return f"a column has 1 to 1024 pixels, not {pixels}"
    if not 1 <= channels <= 256:
        return f"a pixel has 1 to 256 channels, not {channels}"
    return _problem(shape, strides, channels, steps, itemsize, swizzle)


def _problem(
    shape: Sequence[int], strides: Sequence[int], contiguous: int, steps: Sequence[int], itemsize: int, swizzle: int
) -> str:
    """The rules that both kinds of maps keep; ``contiguous``: elements of a row in shared memory."""
    if len(steps) != len(shape):
        return f"element_strides has {len(steps)} sizes for {len(shape)} dimensions"
    if any(not 1 <= size <= 1 << 32 for size in shape):
        return f"each dimension has 1 to 2^32 elements, not {tuple(shape)}"
    if any(not 1 <= step <= 8 for step in steps):
        return f"each element stride is 1 to 8, not {tuple(steps)}"
    if steps[-1] != 1:
        return f"the element stride of the last dimension is 1, not {steps[-1]}: the TMA unit ignores any other there"
    if strides[-1] != itemsize:
        return f"the last dimension must be contiguous: its stride is {strides[-1]} bytes, an element has {itemsize}"
    if any(stride % 16 or not 0 < stride < 1 << 40 for stride in strides[:-1]):
        return f"strides are positive multiples of 16 bytes, not {tuple(strides[:-1])}"
    inner = contiguous * itemsize
    if inner % 16:
        return f"a row of the box has {inner} bytes, and that is no multiple of 16"
    if swizzle and inner != swizzle:
        more = "takes at most as many" if inner > swizzle else "is simulated only with as many"
        return f"a row of the box has {inner} bytes, and the swizzle of {swizzle} bytes {more}"
    return ""


def tensor_map(
    array: np.ndarray,
    box: Sequence[int],
    *,
    swizzle: str = "none",
    element_strides: Sequence[int] | None = None,
    interleave: str = "none",
    l2: str = "none",
    oob: str = "zero",
) -> TensorMap:
    """A tensor map of ``array``, to be given to a kernel where it takes a tensor map or a pointer to one.

    ``box``: elements of each dimension that one copy spans, the contiguous dimension last as in the array. ``swizzle``:
    "none", "32b", "64b", "128b". ``element_strides``: each so many-th element of a dimension is copied. ``oob``: what stands
    for elements outside of the array, "zero" or "nan". ``l2`` changes nothing here; ``interleave`` must be "none".
    """
    kind = _checked("tensor_map", array, swizzle, interleave, l2, oob)
    sizes = tuple(map(int, box))
    steps = (1,) * array.ndim if element_strides is None else tuple(map(int, element_strides))
    itemsize, bytes = array.dtype.itemsize, SWIZZLES[swizzle]
    text = problem(array.shape, array.strides, sizes, steps, itemsize, bytes)
    if text:
        raise ValueError(f"tensor_map: {text}")
    return TensorMap(array, array.shape, array.strides, sizes, steps, itemsize, kind, bytes, oob == "nan")


def im2col_map(
    array: np.ndarray,
    pixels: int,
    channels: int,
    lower: Sequence[int],
    upper: Sequence[int],
    *,
    swizzle: str = "none",
    element_strides: Sequence[int] | None = None,
    interleave: str = "none",
    l2: str = "none",
    oob: str = "zero",
) -> TensorMap:
    """A tensor map of images [N, W, C], [N, H, W, C] or [N, D, H, W, C] for copies in im2col mode.

    A copy has ``pixels`` rows of ``channels`` elements. Its pixels are those of the bounding box from ``lower`` to the last
    pixel plus ``upper``, both (D, H, W): of a convolution ``-padding`` and ``padding - (filter - 1)``. ``element_strides``
    are the steps along each dimension, those of the convolution. The others are those of ``tensor_map``.
    """
    kind = _checked("im2col_map", array, swizzle, interleave, l2, oob)
    corners = tuple(map(int, lower)), tuple(map(int, upper))
    steps = (1,) * array.ndim if element_strides is None else tuple(map(int, element_strides))
    itemsize, bytes = array.dtype.itemsize, SWIZZLES[swizzle]
    text = _image_problem(array.shape, array.strides, pixels, channels, *corners, steps, itemsize, bytes)
    if text:
        raise ValueError(f"im2col_map: {text}")
    return TensorMap(array, array.shape, array.strides, (int(pixels), int(channels)), steps, itemsize, kind, bytes,
                     oob == "nan", corners=corners)  # fmt: skip


def _checked(who: str, array: object, swizzle: str, interleave: str, l2: str, oob: str) -> str:
    """The kind of the array's numbers; what is no array that a map can have, or no mode, is an error."""
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{who}: expected a numpy array, got {type(array).__name__}")
    for name, given, known in (("swizzle", swizzle, SWIZZLES), ("interleave", interleave, INTERLEAVES),
                               ("l2", l2, L2), ("oob", oob, _FILLS)):  # fmt: skip
        if given not in known:
            raise ValueError(f"{who}: {name} is one of {', '.join(known)}, not {given!r}")
    if interleave != "none":
        raise ValueError(f"{who}: interleave {interleave!r} is not simulated")
    if array.dtype.hasobject or array.dtype.itemsize not in (1, 2, 4, 8):
        raise ValueError(f"{who}: elements have 1, 2, 4 or 8 bytes, not those of {array.dtype}")
    kind = kind_of(array.dtype)
    if oob == "nan" and not kind.startswith(("f", "bf")):
        raise ValueError(f"{who}: oob 'nan' is for floats of 2, 4 or 8 bytes, not for {array.dtype}")
    return kind


#: The kinds of numbers, by which reductions calculate; a byte of the map has the place in this list.
_NUMBERS = ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f16", "bf16", "f32", "f64", "other")


def kind_of(dtype: Any) -> str:
    """The kind of a dtype's numbers."""
    dtype = np.dtype(dtype)
    name = "bf16" if dtype.name == SMALL_FLOATS["bf16"] else f"{dtype.kind}{8 * dtype.itemsize}"
    return name if name in _NUMBERS else "other"


def dtype_of(kind: str) -> np.dtype:
    """The dtype of a kind of numbers."""
    if kind == "bf16":
        return small_float(SMALL_FLOATS["bf16"])
    return np.dtype(f"{kind[0]}{int(kind[1:]) // 8}")


def described(type: TensorMapDescriptorType) -> tuple[tuple[int, ...], str]:
    """Box and swizzle of a descriptor's type."""
    return tuple(type.tensor_type.shape), type.swizzle.removeprefix("swizzle_")


def misfit(map: TensorMap, type: TensorMapDescriptorType) -> str:
    """How a map differs from the one that the type describes; empty where it does not."""
    box, swizzle = described(type)
    if map.corners is not None:
        return f"the tensor map is one of images (im2col), and {type} describes tiles"
    if map.box != box:
        return f"the tensor map's box is {map.box}, and that of {type} is {box}"
    if map.swizzle != SWIZZLES[swizzle]:
        return f"the tensor map's swizzle is {map.swizzle} bytes, and that of {type} is {swizzle}"
    return ""


def encode(map: TensorMap, start: int) -> bytes:
    """The 128 bytes of a map whose array is at the address ``start``."""
    rank = len(map.shape)

    def padded(values: Sequence[int], count: int = 5) -> list[int]:
        return [*values, *(0,) * (count - len(values))]

    flags = (map.swizzle // 32) | map.nan << 4 | (0 if map.corners is None else _IMAGES)
    lower, upper = map.corners or ((), ())
    head = struct.pack(
        _FORMAT, _MAGIC, rank, map.itemsize, _NUMBERS.index(map.kind), flags, start,
        *padded([size - 1 for size in map.shape]), *padded(map.strides), *padded(map.box), *padded(map.steps),
        *padded(lower, 3), *padded(upper, 3),
    )  # fmt: skip
    return head.ljust(BYTES, b"\0")


@functools.lru_cache(maxsize=1024)
def decode(data: bytes) -> TensorMap | None:
    """The map that 128 bytes are; None where they are none."""
    fields = struct.unpack(_FORMAT, data[: struct.calcsize(_FORMAT)])
    magic, rank, itemsize, kind, flags, start = fields[:6]
    if magic != _MAGIC:
        return None
    shape, strides, box, steps = (tuple(fields[6 + 5 * i : 6 + 5 * i + rank]) for i in range(4))
    corners = None
    if flags & _IMAGES:
        lower, upper = fields[26:29], fields[29:32]
        box, corners = box[:2], (tuple(lower[: rank - 2]), tuple(upper[: rank - 2]))
    return TensorMap(
        None, tuple(size + 1 for size in shape), strides, box, steps, itemsize, _NUMBERS[kind], (flags & 15) * 32,
        bool(flags & 16), start, corners,
    )  # fmt: skip


#: Where the fields of a map with a number for each dimension begin among those of the format, as tensormap.replace calls them.
_BY_DIMENSION = {"global_dim": 6, "global_stride": 11, "box_dim": 16, "element_stride": 21}
_RANK, _SIZE, _KIND, _FLAGS, _START = range(1, 6)
_SWIZZLE_MODES = ("no_swizzling", "b32", "b64", "b128")
#: Kinds of numbers and their bytes, in the order of PTX's numbers for them (PTX ISA, "tensormap.replace").
_ELEMENTS = (("u8", 1), ("u16", 2), ("u32", 4), ("i32", 4), ("u64", 8), ("i64", 8), ("f16", 2), ("f32", 4), ("f32", 4),
             ("f64", 8), ("bf16", 2), ("other", 4), ("other", 4))  # fmt: skip
#: The words of nvvm.tensormap.replace for these.
_ELEMENT_WORDS = "u8 u16 u32 s32 u64 s64 f16 f32 f32.ftz f64 bf16 tf32 tf32.ftz".split()


def replaced(data: bytes, field: str, ordinal: int, value: int | str) -> bytes:
    """The 128 bytes of a map with another value in a field, of zeros too, from which a kernel makes a map.

    ``ordinal``: of which dimension, the contiguous one first; ``value``: a number of PTX, or the word for it. ValueError
    for a field, a dimension or a value that there is none of; whether the map keeps the rules is seen when it is used.
    """
    fields = list(struct.unpack(_FORMAT, data[: struct.calcsize(_FORMAT)]))
    if fields[0] not in (0, _MAGIC):
        raise ValueError("the 128 bytes at the address are no tensor map")
    fields[0], rank, number = _MAGIC, fields[_RANK], 0 if isinstance(value, str) else int(value)
    if field == "global_address":
        fields[_START] = number
    elif field == "rank":
        if not 0 <= number <= 4:
            raise ValueError(f"a tensor map has 1 to 5 dimensions: their number less 1 is no {number}")
        for start in _BY_DIMENSION.values():
            # The contiguous dimension is the last one of any rank.
            kept = fields[start : start + rank][::-1][: number + 1]
            fields[start : start + 5] = [*(0,) * (number + 1 - len(kept)), *kept[::-1], *(0,) * (4 - number)]
        fields[_RANK] = number + 1
    elif field in _BY_DIMENSION:
        # The contiguous dimension has no stride but its elements'.
        at = rank - 1 - ordinal - (field == "global_stride")
        if not 0 <= at < rank or (field == "box_dim" and fields[_FLAGS] & _IMAGES):
            raise ValueError(f"there is no {field} {ordinal} in a tensor map of {rank} dimensions")
        fields[_BY_DIMENSION[field] + at] = number - (field == "global_dim")
    elif field == "elemtype" and (kind := _element(value)) is not None:
        fields[_KIND], fields[_SIZE] = _NUMBERS.index(kind[0]), kind[1]
    elif field == "swizzle_mode" and (mode := _mode(value, _SWIZZLE_MODES)) is not None:
        # In units of 32 bytes.
        fields[_FLAGS] = fields[_FLAGS] & ~15 | (0, 1, 2, 4)[mode]
    elif field == "fill_mode":
        nan = "nan" in value if isinstance(value, str) else number == 1
        fields[_FLAGS] = fields[_FLAGS] & ~16 | nan << 4
    elif field != "interleave_layout" or value not in (0, "no_interleave"):
        raise ValueError(f"replacing {field} by {value} is not simulated")
    if fields[_RANK] and fields[_SIZE]:
        # That of elements that lie side by side.
        fields[_BY_DIMENSION["global_stride"] + fields[_RANK] - 1] = fields[_SIZE]
    return struct.pack(_FORMAT, *fields).ljust(BYTES, b"\0")


def _mode(value: int | str, words: Sequence[str]) -> int | None:
    if isinstance(value, str):
        return words.index(value) if value in words else None
    return value if 0 <= value < len(words) else None


def _element(value: int | str) -> tuple[str, int] | None:
    """The kind of numbers and their bytes."""
    number = _mode(value, _ELEMENT_WORDS)
    return None if number is None else _ELEMENTS[number]


def place(memory: Memory, map: TensorMap, start: int, name: str = "a tensor map") -> int:
    """Address of the map in global memory."""
    if start % 16:
        raise Error(f"{name}: the array begins at 0x{start:x}, and the TMA unit needs a multiple of 16")
    address: int = memory.allocate(BYTES, name, written=True, align=ALIGN)
    memory.bytes[address : address + BYTES] = np.frombuffer(encode(map, start), np.uint8)
    return address
