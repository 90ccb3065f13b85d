"""Matrices as tiles in shared memory and as words of tensor memory, written from the PTX ISA's figures on their own."""

from __future__ import annotations

import numpy as np

#: Bytes of the pattern's row, and of the units that it exchanges, by the swizzle's number.
SWIZZLES = {0: (16, 16), 6: (32, 16), 4: (64, 16), 2: (128, 16), 1: (128, 32)}


def swizzle(address: int, mode: int) -> int:
    """Where a byte of an unswizzled tile is."""
    span, unit = SWIZZLES[mode]
    unit_bits = {16: 4, 32: 5}[unit]
    count = {16: 0, 32: 1, 64: 2, 128: 3 if unit == 16 else 2}[span]
    return address ^ ((address >> 7) & ((1 << count) - 1)) << unit_bits


def stored(rows: np.ndarray, mode: int = 0, offset: int = 0) -> tuple[np.ndarray, dict[str, int]]:
    """Bytes of a tile whose rows [rows, bytes] are K-major, and the fields of its descriptor."""
    count, width = rows.shape
    span = SWIZZLES[mode][0]
    data = np.zeros(-(-count // 8) * 8 * max(width, span), np.uint8)
    groups = -(-count // 8)
    for row in range(count):
        for byte in range(width):
            if mode:
                at = row // 8 * 8 * span + row % 8 * span + byte
            else:
                at = byte // 16 * groups * 128 + row // 8 * 128 + row % 8 * 16 + byte % 16
            data[swizzle(at + offset, mode) - offset] = rows[row, byte]
    return data, {"leading": groups * 128 if not mode else 16, "stride": 128 if not mode else 8 * span, "swizzle": mode}


def transposed(rows: np.ndarray, size: int, mode: int = 0) -> tuple[np.ndarray, dict[str, int]]:
    """The same of elements of ``size`` bytes [rows, K * size], with M or N contiguous."""
    count, depth = rows.shape[0], rows.shape[1] // size
    span = SWIZZLES[mode][0]
    lines = 4 if mode == 1 else 8
    across, steps = -(-count * size // span), -(-depth // lines)
    data = np.zeros(across * steps * lines * span, np.uint8)
    for row in range(count):
        for step in range(depth):
            for byte in range(size):
                along = row * size + byte
                at = along // span * lines * span + along % span
                at += step // lines * across * lines * span + step % lines * span
                data[swizzle(at, mode)] = rows[row, step * size + byte]
    apart, further = lines * span, across * lines * span
    if mode:
        return data, {"leading": apart, "stride": further, "swizzle": mode}
    return data, {"leading": further, "stride": apart, "swizzle": mode}


def padded(codes: np.ndarray, bits: int) -> np.ndarray:
    """Codes [rows, K] of 4 or 6 bits, 16 of them in 16 bytes."""
    rows = np.zeros(codes.shape, np.uint8)
    for row in range(len(codes)):
        for first in range(0, codes.shape[1], 16):
            number = sum(int(code) << bits * i for i, code in enumerate(codes[row, first : first + 16]))
            rows[row, first : first + 16] = np.frombuffer(number.to_bytes(16, "little"), np.uint8)
    return rows


def packed(codes: np.ndarray) -> np.ndarray:
    """Codes [rows, K] of 4 bits, two in a byte."""
    return (codes[:, ::2] | codes[:, 1::2] << 4).astype(np.uint8)


def number(code: int, exponent: int, mantissa: int, bias: int, special: str = "") -> float:
    """A small float by its fields."""
    sign = -1.0 if code >> (exponent + mantissa) & 1 else 1.0
    high, low = code >> mantissa & ((1 << exponent) - 1), code & ((1 << mantissa) - 1)
    if special == "ieee" and high == (1 << exponent) - 1:
        return sign * np.inf if low == 0 else np.nan
    if special == "nan" and high == (1 << exponent) - 1 and low == (1 << mantissa) - 1:
        return np.nan
    if high == 0:
        return sign * low * 2.0 ** (1 - bias - mantissa)
    return sign * (1 + low / (1 << mantissa)) * 2.0 ** (high - bias)


FIELDS = {"e4m3": (4, 3, 7, "nan"), "e5m2": (5, 2, 15, "ieee"), "e2m3": (2, 3, 1), "e3m2": (3, 2, 3), "e2m1": (2, 1, 1)}
BITS = {"e4m3": 8, "e5m2": 8, "e2m3": 6, "e3m2": 6, "e2m1": 4}
#: Of the instruction descriptor.
TYPES = {"f16": 0, "bf16": 1, "tf32": 2, "e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5, "u8": 0, "s8": 1}


def drawn(random: np.random.Generator, element: str, shape: tuple[int, int]) -> tuple[np.ndarray, np.ndarray]:
    """Random elements: as they are stored, or codes of small floats, and the numbers."""
    if element == "f16":
        values = random.standard_normal(shape).astype(np.float16)
        return values, values.astype(np.float64)
    if element in ("bf16", "tf32"):
        keep = np.uint32(0xFFFF0000 if element == "bf16" else 0xFFFFE000)
        bits = random.standard_normal(shape).astype(np.float32).view(np.uint32) & keep
        return ((bits >> 16).astype(np.uint16) if element == "bf16" else bits), bits.view(np.float32).astype(np.float64)
    if element in ("s8", "u8"):
        values = random.integers(0, 256, shape).astype(np.uint8)
        return values, (values.view(np.int8) if element == "s8" else values).astype(np.float64)
    table = np.array([number(code, *FIELDS[element]) for code in range(1 << BITS[element])])
    codes = random.choice(np.nonzero(np.isfinite(table))[0], shape).astype(np.uint8)
    return codes, table[codes]
