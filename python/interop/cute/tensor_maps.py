"""Tensor maps as CuTe DSL's host code writes them: in the form that hardware reads, which no document has.

What stands where was found by maps of tensors that differ in one thing each (CuTe DSL 4.8). By bits of words of 32 bits: the address
(words 0 and 1); 2 (word 2: 0 to 3), dimensions less 1 (4 to 6), kind of elements as cuTensorMapEncodeTiled numbers it (7 to 10), swizzle
(13 and 14), 1 (18), whether the tensor has 128 KiB (21); strides but the first in units of 16 bytes (words 3 to 6); sizes less 1 (words 8 to
12); sizes of the box less 1, bytes (word 13: 24 to 31, word 14). All other bits are zero in the maps that are simulated.
"""

from __future__ import annotations

import struct

import numpy as np

from gpuir import sim
from gpuir.interop.arrays import Owned, dtype_named
from gpuir.interop.cute.errors import CuteError

__all__ = ["BYTES", "tensor_map_of"]

BYTES = 128
#: Words of 32 bits that hardware reads.
_WORDS = 16
_KINDS = {
    0: "uint8", 1: "uint16", 2: "uint32", 3: "int32", 4: "uint64", 5: "int64", 6: "float16", 7: "float32", 8: "float32",
    9: "float64", 10: "bfloat16",
}  # fmt: skip
_SWIZZLES = {0: "none", 1: "32b", 2: "64b", 3: "128b"}
#: Bits of word 2: what each map of tiles has, what may be either (tf32, the size of the tensor), and what is read.
_TILES, _EITHER, _READ = 0x00040002, 0x00210000, 0x000067F0


def tensor_map_of(data: bytes, memory: Owned, what: str) -> sim.TensorMap:
    """The map of a parameter; CuteError where it is none of tiles, or is of no tensor of the call."""
    words = struct.unpack(f"<{_WORDS}I", data[: 4 * _WORDS])
    address, flags = words[0] | words[1] << 32, words[2]
    kind = _KINDS.get(flags >> 7 & 15)
    rank = (flags >> 4 & 7) + 1
    unread = [flags & ~(_READ | _EITHER) ^ _TILES, words[7], words[13] & 0xFFFFFF, words[15]]
    if kind is None or rank > 5 or any(unread):
        raise CuteError(
            f"{what} is a tensor map of another form than tiles of whole elements, such as one of images: not simulated"
        )
    found = memory.at(address)
    if found is None:
        raise CuteError(f"{what} is a tensor map of an address that is in no tensor of the call")
    dtype = dtype_named(kind)
    shape = [size + 1 for size in words[8 : 8 + rank]]
    strides = [dtype.itemsize, *(16 * stride for stride in words[3 : 2 + rank])]
    box = [(words[13] >> 24) + 1, *((words[14] >> 8 * number & 255) + 1 for number in range(4))][:rank]
    bytes = found.view(np.uint8)
    needed = sum((size - 1) * stride for size, stride in zip(shape, strides)) + dtype.itemsize
    if needed > bytes.size:
        raise CuteError(f"{what} is a tensor map of {needed:,} bytes, and the tensor has {bytes.size:,} from there on")
    array: np.ndarray = np.ndarray(tuple(shape[::-1]), dtype, bytes, 0, tuple(strides[::-1]))
    return sim.tensor_map(array, box[::-1], swizzle=_SWIZZLES[flags >> 13 & 3])
