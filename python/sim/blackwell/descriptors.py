"""Descriptors of tcgen05, read bit by bit: of an instruction (32 bits), of a tile in shared memory (64), of masked columns.

Source: PTX ISA, "tcgen05: Instruction descriptor", "Shared memory descriptor", "Zero-column mask descriptor", "Shared Memory
Layout and Swizzling".
"""

from __future__ import annotations

import dataclasses
import functools

import numpy as np

__all__ = ["CHUNK", "Instruction", "Tile", "columns_of", "decode_instruction", "decode_tile", "wrong_constant"]

#: Bytes that move as one: a row of a core matrix, 16 narrow elements with their padding.
CHUNK = 16
_SPACE = (1 << 18) - 1
_TYPES = {
    "f16": {0: "f16", 1: "bf16"},
    "tf32": {2: "tf32"},
    "f8f6f4": {0: "e4m3", 1: "e5m2", 3: "e2m3", 4: "e3m2", 5: "e2m1"},
    "i8": {0: "u8", 1: "s8"},
    "mxf4": {1: "e2m1"},
}
_TYPES["mxf8f6f4"] = _TYPES["f8f6f4"]
_TYPES["mxf4nvf4"] = _TYPES["mxf4"]
_SUMS = {"f16": {0: "f16", 1: "f32"}, "tf32": {1: "f32"}, "f8f6f4": {0: "f16", 1: "f32"}, "i8": {2: "s32"}}
_DEPTH = {"f16": 16, "tf32": 8, "f8f6f4": 32, "i8": 32, "mxf8f6f4": 32, "mxf4": 64, "mxf4nvf4": 64}
#: Bytes of a row of the swizzle's pattern, by the descriptor's bits 61-63.
_SPANS = {0: 16, 1: 128, 2: 128, 4: 64, 6: 32}


@dataclasses.dataclass(frozen=True)
class Instruction:
    """A decoded instruction: ``depth`` is K of the product, ``vectors`` the scale factors of a row (0: none)."""

    kind: str
    m: int
    n: int
    depth: int
    a: str
    b: str
    d: str
    sparse: bool = False
    selector: int = 0
    saturate: bool = False
    negate: tuple[bool, bool] = (False, False)
    k_major: tuple[bool, bool] = (True, True)
    shift: int = 0
    scale: str = ""
    vectors: int = 0
    scale_ids: tuple[int, int] = (0, 0)

    @property
    def name(self) -> str:
        """The shape and types in short, for messages."""
        return f"m{self.m}n{self.n}k{self.depth} of {self.a} and {self.b}"


def _known(table: dict[int, str], number: int, what: str, kind: str) -> str:
    if number not in table:
        known = ", ".join(f"{key} {name}" for key, name in table.items())
        raise ValueError(f"{what} {number} is none of kind {kind}, which has {known}")
    return table[number]


@functools.lru_cache(maxsize=4096)
def decode_instruction(
    word: int, kind: str, sparse: bool, group: int, stationary: bool, block: str = "default"
) -> Instruction:
    """The fields of an instruction descriptor; ValueError says what is wrong with it.

    ``group``: CTAs that work together; ``stationary``: of an op with ``.ws``; ``block``: the size of the blocks with a scale
    factor, as the op says it.
    """
    word &= 0xFFFFFFFF

    def field(first: int, count: int) -> int:
        return word >> first & ((1 << count) - 1)

    scaled = kind.startswith("mx")
    if bool(field(2, 1)) != sparse:
        raise ValueError(f"bit 2 of the instruction descriptor 0x{word:08x} says {'sparse' if field(2, 1) else 'dense'}, "
                         f"the op is {'sparse' if sparse else 'dense'}")  # fmt: skip
    narrow = kind in ("mxf4", "mxf4nvf4")
    a = _known(_TYPES[kind], field(7, 3), "A's type", kind)
    b = _known(_TYPES[kind], field(10, 2 if narrow else 3), "B's type", kind)
    d = "f32" if scaled else _known(_SUMS[kind], field(4, 2), "D's type", kind)
    m, n = (field(27, 2) << 7) if scaled else (field(24, 5) << 4), field(17, 6) << 3
    if narrow and field(31, 1):
        raise ValueError("K = 96 (bit 31 of the instruction descriptor) is not simulated")
    if stationary:
        rows: tuple[int, ...] = (32, 64, 128)
        right = n in (64, 128, 256)
    else:
        rows = (128,) if scaled and group == 1 else (64, 128) if group == 1 else (128, 256)
        step = 8 if group == 1 and (scaled or m == 64) else 16
        right = step <= n <= 256 and n % step == 0
    if m not in rows or not right:
        text = "64, 128 or 256" if stationary else f"a multiple of {step} up to 256"
        raise ValueError(f"M is {m} and N is {n}: here M is {' or '.join(map(str, rows))} and N {text}")
    major = (not field(15, 1), not field(16, 1))
    for name, type, plain in (("A", a, major[0]), ("B", b, major[1])):
        if not plain and type in ("e2m3", "e3m2", "e2m1"):
            raise ValueError(f"{name} of {type} cannot be transposed (bits 15 and 16 of the instruction descriptor)")
    vectors, scale, ids = 0, "", (0, 0)
    if scaled:
        scale = ("ue4m3", "ue8m0")[field(23, 1)]
        if kind != "mxf4nvf4" and scale != "ue8m0":
            raise ValueError(f"scale factors of kind {kind} are ue8m0: bit 23 of the instruction descriptor is 1")
        if block == "block16" and kind != "mxf4nvf4" or block == "default" and kind == "mxf4nvf4":
            raise ValueError(f"kind {kind} has no blocks of the size that the op says ({block})")
        vectors = {"mxf8f6f4": 1, "mxf4": 2}.get(kind, 4 if block == "block16" else 2)
        if scale == "ue4m3" and vectors != 4:
            raise ValueError("scale factors in ue4m3 are for blocks of 16")
        ids = (field(29, 2), field(4, 2))
        if any(each % vectors for each in ids):
            raise ValueError(f"the scale factors' numbers {ids[0]} and {ids[1]} are multiples of {vectors} here")
    selector = field(0, 2) if sparse and kind in ("f16", "tf32") else 0
    return Instruction(
        kind, m, n, _DEPTH[kind] * (1 + sparse), a, b, d, sparse, selector, kind == "i8" and bool(field(3, 1)),
        (bool(field(13, 1)), bool(field(14, 1))), major, (0, 8, 16, 32)[field(30, 2)] if stationary else 0, scale, vectors,
        ids,
    )  # fmt: skip


@dataclasses.dataclass(frozen=True)
class Tile:
    """A decoded shared memory descriptor: the address and offsets in bytes, the base offset in rows of 128 bytes."""

    start: int
    leading: int
    stride: int
    base: int
    mode: int

    @property
    def span(self) -> int:
        """Bytes of a row of the swizzle's pattern, 16 without one."""
        return _SPANS[self.mode]

    def _swizzled(self, address: np.ndarray) -> np.ndarray:
        turn = address // 128 - self.base
        # Units of 16 bytes, or of 32 in mode 1, are exchanged by the number of their line of 128 bytes.
        turn = (turn % 4) * 32 if self.mode == 1 else turn % (self.span // CHUNK) * CHUNK
        moved: np.ndarray = (address ^ turn) & _SPACE
        return moved

    def rows(self, rows: int, bytes: int) -> np.ndarray:
        """Addresses [rows, chunks] of a tile whose rows of ``bytes`` bytes lie one behind the other: K-major ones."""
        if self.mode and bytes > self.span:
            raise ValueError(f"a row of {bytes} bytes is longer than that of the {self.span}-byte swizzle")
        row, chunk = np.arange(rows)[:, None], np.arange(bytes // CHUNK)[None, :]
        apart = CHUNK if self.mode else self.leading
        return self._swizzled(self.start + row // 8 * self.stride + row % 8 * self.span + chunk * apart)

    def columns(self, rows: int, depth: int, size: int) -> np.ndarray:
        """Addresses [chunks of M or N, depth] of a tile of elements of ``size`` bytes in which M or N is contiguous."""
        if (size == 4) != (self.mode == 1):
            raise ValueError(
                "a transposed tile of tf32 has the 128-byte swizzle of 32-byte units, and no other tile has it"
            )
        chunk, step = np.arange(rows * size // CHUNK)[:, None], np.arange(depth)[None, :]
        per, lines = self.span // CHUNK, 4 if self.mode == 1 else 8
        apart, along = (self.leading, self.stride) if self.mode else (self.stride, self.leading)
        offset = chunk % per * CHUNK + chunk // per * apart + step % lines * self.span + step // lines * along
        return self._swizzled(self.start + offset)


def wrong_constant(word: int) -> str | None:
    """What is wrong with the bits of a shared memory descriptor that say nothing of the tile, and that the ISA fixes."""
    word &= (1 << 64) - 1
    if word >> 46 & 7 == 1:
        return None
    return f"bits 46 to 48 of the descriptor 0x{word:016x} of shared memory are 0b{word >> 46 & 7:03b}, not 0b001"


@functools.lru_cache(maxsize=4096)
def decode_tile(word: int) -> Tile:
    """The fields of a shared memory descriptor; ValueError says what is wrong with it."""
    word &= (1 << 64) - 1
    mode = word >> 61
    if mode not in _SPANS:
        raise ValueError(
            f"there is no swizzle {mode} (bits 61 to 63 of the descriptor 0x{word:016x}); 0, 1, 2, 4 and 6 are"
        )
    if word >> 52 & 1:
        raise ValueError("absolute leading addresses (bit 52 of a descriptor) are not simulated")
    return Tile((word & 0x3FFF) << 4, (word >> 16 & 0x3FFF) << 4, (word >> 32 & 0x3FFF) << 4, word >> 49 & 7, mode)


def columns_of(mask: int, instruction: Instruction) -> np.ndarray:
    """Which row of B each column of the product has by a zero-column mask descriptor; -1 for one of zeros."""
    n, m = instruction.n, instruction.m
    column = np.arange(n)
    bank = column // (n // (128 // m))
    shift = mask >> 56 & 63
    if shift > min(instruction.shift, 16 if m == 32 else 32):
        raise ValueError(f"columns shift by {shift}, and the instruction descriptor allows {instruction.shift}")
    if not mask >> 39 & 1:
        return column + shift
    zeros, used = (mask >> 40 & 255) + 1, (mask >> 48 & 255) + 1
    start = np.array([mask >> 8 * each & 255 for each in range(4)])[bank]
    first = np.array([mask >> 32 + each & 1 for each in range(4)], bool)[bank]
    start = np.minimum(start, np.where(first, zeros, used) - 1)
    position = (column % (n // (128 // m)) + start) % (used + zeros)
    zero = np.where(first, position < zeros, position >= used)
    return np.where(zero, -1, column + shift)
