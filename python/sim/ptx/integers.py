"""Integers and bits.

Source: PTX ISA, "Integer Arithmetic Instructions", "Logic and Shift Instructions", "prmt".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.ptx import Signature

__all__ = ["OPERATIONS"]

Operation = Callable[..., Any]
#: By the opcode's first word and the kind of its first type.
OPERATIONS: dict[tuple[str, str], Callable[..., Operation | None]] = {}


def _operation(*names: str) -> Callable[[Callable[..., Operation | None]], Callable[..., Operation | None]]:
    def register(make: Callable[..., Operation | None]) -> Callable[..., Operation | None]:
        OPERATIONS.update({(name, "integer"): make for name in names})
        return make

    return register


def _simple(**operations: Operation) -> None:
    for name, operate in operations.items():
        OPERATIONS[name.rstrip("_"), "integer"] = lambda facts, operate=operate: operate


_simple(
    and_=lambda a, b: a & b, or_=lambda a, b: a | b, xor=lambda a, b: a ^ b,
    not_=lambda a: ~a, cnot=lambda a: (a == 0).astype(a.dtype), abs=lambda a: np.where(a < 0, 0 - a, a),
    neg=lambda a: 0 - a, mov=lambda a: a,
    sad=lambda a, b, c: c + np.where(a > b, a - b, b - a).astype(c.dtype),
)  # fmt: skip


def _limited(wide: Any, dtype: np.dtype) -> Any:
    limits = np.iinfo(dtype)
    return np.clip(wide, limits.min, limits.max).astype(dtype)


@_operation("add", "sub")
def _add(facts: Signature) -> Operation:
    operate = np.add if facts.base == "add" else np.subtract
    if "sat" in facts.words:
        return lambda a, b: _limited(operate(a.astype(np.int64), b.astype(np.int64)), a.dtype)
    return operate


@_operation("min", "max")
def _extreme(facts: Signature) -> Operation:
    operate = np.minimum if facts.base == "min" else np.maximum
    if "relu" in facts.words:
        return lambda a, b: np.maximum(operate(a, b), a.dtype.type(0))
    return operate


def _high(a: Any, b: Any) -> Any:
    """The upper half of a product."""
    bits = 8 * a.dtype.itemsize
    if bits < 64:
        wide = np.int64 if a.dtype.kind == "i" else np.uint64
        return ((a.astype(wide) * b.astype(wide)) >> wide(bits)).astype(a.dtype)
    x, y, low = a.view(np.uint64), b.view(np.uint64), np.uint64(0xFFFFFFFF)
    half = np.uint64(32)
    x0, x1, y0, y1 = x & low, x >> half, y & low, y >> half
    middle = x1 * y0 + (x0 * y0 >> half)
    other = x0 * y1 + (middle & low)
    made = x1 * y1 + (middle >> half) + (other >> half)
    if a.dtype.kind == "i":
        made = made - np.where(a < 0, y, np.uint64(0)) - np.where(b < 0, x, np.uint64(0))
    return made.view(a.dtype) if np.ndim(made) else np.asarray(made).view(a.dtype)


def _wide(a: Any, b: Any) -> Any:
    wide = f"{a.dtype.kind}{2 * a.dtype.itemsize}"
    return a.astype(wide) * b.astype(wide)


@_operation("mul", "mad")
def _mul(facts: Signature) -> Operation:
    words = facts.words
    product: Operation = _wide if "wide" in words else _high if "hi" in words else np.multiply
    if facts.base == "mul":
        return product
    if "sat" in words:
        return lambda a, b, c: _limited(product(a, b).astype(np.int64) + c.astype(np.int64), c.dtype)
    return lambda a, b, c: product(a, b) + c


@_operation("mul24", "mad24")
def _mul24(facts: Signature) -> Operation:
    shift = np.int64(16 if "hi" in facts.words else 0)

    def product(a: Any, b: Any) -> Any:
        def low(x: Any) -> Any:
            bits = x.astype(np.int64) & 0xFFFFFF
            return np.where(bits >> 23, bits - (1 << 24), bits) if x.dtype.kind == "i" else bits

        return ((low(a) * low(b)) >> shift).astype(a.dtype)

    if facts.base == "mul24":
        return product
    if "sat" in facts.words:
        return lambda a, b, c: _limited(product(a, b).astype(np.int64) + c.astype(np.int64), c.dtype)
    return lambda a, b, c: product(a, b) + c


@_operation("div", "rem")
def _div(facts: Signature) -> Operation:
    def divide(a: Any, b: Any) -> Any:
        # What a division by zero gives is the machine's own affair; NumPy's is as good.
        safe = np.where(b == 0, b.dtype.type(1), b)
        magnitude = (
            np.abs(a) // np.abs(safe)
            if a.dtype.kind == "u"
            else a // safe + ((a % safe != 0) & ((a < 0) != (safe < 0)))
        )
        quotient = np.where(b == 0, ~b.dtype.type(0), magnitude).astype(a.dtype)
        return quotient if facts.base == "div" else np.where(b == 0, a, a - magnitude * safe).astype(a.dtype)

    return divide


# Bits


def _length(a: Any) -> Any:
    """The number of bits up to the highest one."""
    left, count = a.copy() if np.ndim(a) else a, np.zeros(np.shape(a), np.int64)
    size = a.dtype.itemsize * 4
    while size:
        high = left >> a.dtype.type(size)
        more = high != 0
        count = count + np.where(more, size, 0)
        left = np.where(more, high, left)
        size //= 2
    return count + (left != 0)


@_operation("popc")
def _popc(facts: Signature) -> Operation:
    def count(a: Any) -> Any:
        octets = np.array(a)[..., None].view(np.uint8)
        return np.unpackbits(octets, axis=-1).sum(-1).astype(np.uint32)

    return count


@_operation("clz")
def _clz(facts: Signature) -> Operation:
    return lambda a: (8 * a.dtype.itemsize - _length(a)).astype(np.uint32)


@_operation("bfind")
def _bfind(facts: Signature) -> Operation:
    shift = "shiftamt" in facts.words

    def find(a: Any) -> Any:
        bits = np.where(a < 0, ~a, a).view(f"u{a.dtype.itemsize}") if a.dtype.kind == "i" else a
        place = _length(np.asarray(bits)) - 1
        if shift:
            place = np.where(place < 0, -1, 8 * a.dtype.itemsize - 1 - place)
        return place.astype(np.int32).view(np.uint32)

    return find


@_operation("fns")
def _fns(facts: Signature) -> Operation:
    def one(mask: int, base: int, offset: int) -> int:
        base &= 31
        if offset == 0:
            return base if mask >> base & 1 else 0xFFFFFFFF
        steps = range(base, 32) if offset > 0 else range(base, -1, -1)
        left = abs(offset)
        for place in steps:
            if mask >> place & 1:
                left -= 1
                if not left:
                    return place
        return 0xFFFFFFFF

    def find(mask: Any, base: Any, offset: Any) -> Any:
        return np.vectorize(one, otypes=[np.uint32])(mask, base, np.asarray(offset).view(np.int32))

    return find


@_operation("brev")
def _brev(facts: Signature) -> Operation:
    def reverse(a: Any) -> Any:
        octets = np.array(a)[..., None].view(np.uint8)[..., ::-1]
        turned = np.packbits(np.unpackbits(octets, axis=-1, bitorder="little"), axis=-1)
        return np.ascontiguousarray(turned).view(a.dtype)[..., 0]

    return reverse


def _by(b: Any, bits: int) -> Any:
    return np.minimum(b, b.dtype.type(bits))


@_operation("shl", "shr")
def _shift(facts: Signature) -> Operation:
    left = facts.base == "shl"

    def shift(a: Any, b: Any) -> Any:
        bits = 8 * a.dtype.itemsize
        by = np.minimum(b, b.dtype.type(bits - 1)).astype(a.dtype)
        if left:
            return np.where(b >= bits, a.dtype.type(0), a << by).astype(a.dtype)
        if a.dtype.kind == "i":
            return a >> by
        return np.where(b >= bits, a.dtype.type(0), a >> by).astype(a.dtype)

    return shift


@_operation("shf")
def _funnel(facts: Signature) -> Operation:
    left, clamp = "l" in facts.words, "clamp" in facts.words

    def shift(a: Any, b: Any, c: Any) -> Any:
        by = (np.minimum(c, np.uint32(32)) if clamp else c & np.uint32(31)).astype(np.uint64)
        both = a.astype(np.uint64) | b.astype(np.uint64) << np.uint64(32)
        return ((both << by) >> np.uint64(32) if left else both >> by).astype(np.uint32)

    return shift


@_operation("bfe")
def _bfe(facts: Signature) -> Operation:
    def extract(a: Any, start: Any, length: Any) -> Any:
        bits = 8 * a.dtype.itemsize
        kind = np.dtype(f"u{a.dtype.itemsize}")
        start, length = (start & np.uint32(0xFF)).astype(np.int64), (length & np.uint32(0xFF)).astype(np.int64)
        raw = np.asarray(a).view(kind)
        moved = np.where(start >= bits, kind.type(0), raw >> np.minimum(start, bits - 1).astype(kind))
        size = np.minimum(length, bits)
        mask = np.where(
            size >= bits, ~kind.type(0), (kind.type(1) << np.minimum(size, bits - 1).astype(kind)) - kind.type(1)
        )
        made = moved & mask
        if a.dtype.kind == "i":
            # The sign is the field's last bit, or the number's where the field ends behind it.
            place = np.minimum(start + length - 1, bits - 1)
            sign = (raw >> np.maximum(place, 0).astype(kind)) & kind.type(1)
            made = np.where((length > 0) & (sign != 0), made | ~mask_of(start, length, bits, kind), made)
        return np.asarray(made.astype(kind)).view(a.dtype)

    def mask_of(start: Any, length: Any, bits: int, kind: np.dtype) -> Any:
        size = np.clip(np.minimum(length, bits - start), 0, bits)
        return np.where(
            size >= bits, ~kind.type(0), (kind.type(1) << np.minimum(size, bits - 1).astype(kind)) - kind.type(1)
        )

    return extract


@_operation("bfi")
def _bfi(facts: Signature) -> Operation:
    def insert(a: Any, b: Any, start: Any, length: Any) -> Any:
        bits, kind = 8 * a.dtype.itemsize, a.dtype
        start, length = (start & np.uint32(0xFF)).astype(np.int64), (length & np.uint32(0xFF)).astype(np.int64)
        size = np.minimum(length, bits)
        ones = np.where(
            size >= bits, ~kind.type(0), (kind.type(1) << np.minimum(size, bits - 1).astype(kind)) - kind.type(1)
        )
        by = np.minimum(start, bits - 1).astype(kind)
        mask = np.where(start >= bits, kind.type(0), ones << by)
        return (b & ~mask | (a << by) & mask).astype(kind)

    return insert


@_operation("szext")
def _szext(facts: Signature) -> Operation:
    clamp = "clamp" in facts.words

    def extend(a: Any, b: Any) -> Any:
        size = (np.minimum(b, np.uint32(32)) if clamp else b & np.uint32(31)).astype(np.int64)
        bits = np.asarray(a).view(np.uint32).astype(np.int64)
        low = bits & ((np.int64(1) << size) - 1)
        if a.dtype.kind == "i":
            sign = np.where(size > 0, low >> np.maximum(size - 1, 0) & 1, 0)
            low = np.where(sign != 0, low - (np.int64(1) << size), low)
        return low.astype(np.uint32).view(a.dtype) if np.ndim(low) else np.asarray(low.astype(np.uint32)).view(a.dtype)

    return extend


@_operation("bmsk")
def _bmsk(facts: Signature) -> Operation:
    clamp = "clamp" in facts.words

    def mask(a: Any, b: Any) -> Any:
        a, b = ((np.minimum(x, np.uint32(32)) if clamp else x & np.uint32(31)).astype(np.uint64) for x in (a, b))
        return ((((np.uint64(1) << b) - np.uint64(1)) << a) & np.uint64(0xFFFFFFFF)).astype(np.uint32)

    return mask


@_operation("dp4a", "dp2a")
def _dot(facts: Signature) -> Operation:
    left, right = (facts.types[0], facts.types[1]) if len(facts.types) > 1 else (facts.types[0],) * 2
    upper = "hi" in facts.words

    def parts(x: Any, kind: str, size: int) -> Any:
        return np.array(x)[..., None].view(f"{'i' if kind[0] == 's' else 'u'}{size}").astype(np.int64)

    def dot(a: Any, b: Any, c: Any) -> Any:
        if facts.base == "dp4a":
            total = (parts(a, left, 1) * parts(b, right, 1)).sum(-1)
        else:
            half = parts(b, right, 1)[..., 2:] if upper else parts(b, right, 1)[..., :2]
            total = (parts(a, left, 2) * half).sum(-1)
        return (total + c.astype(np.int64)).astype(c.dtype)

    return dot


@_operation("lop3")
def _lop3(facts: Signature, table: int) -> Operation:
    def logic(a: Any, b: Any, c: Any) -> Any:
        made = np.zeros(np.broadcast_shapes(np.shape(a), np.shape(b), np.shape(c)), np.uint32)
        for row in range(8):
            if table >> row & 1:
                made = made | (a if row & 4 else ~a) & (b if row & 2 else ~b) & (c if row & 1 else ~c)
        return made

    return logic


#: For the last two bits of the selector, the bytes from the lowest on; 4 to 7 are those of b.
_MODES = {
    "f4e": [(0, 1, 2, 3), (1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)],
    "b4e": [(0, 7, 6, 5), (1, 0, 7, 6), (2, 1, 0, 7), (3, 2, 1, 0)],
    "rc8": [(i, i, i, i) for i in range(4)],
    "ecl": [(0, 1, 2, 3), (1, 1, 2, 3), (2, 2, 2, 3), (3, 3, 3, 3)],
    "ecr": [(0, 0, 0, 0), (0, 1, 1, 1), (0, 1, 2, 2), (0, 1, 2, 3)],
    "rc16": [(0, 1, 0, 1), (2, 3, 2, 3), (0, 1, 0, 1), (2, 3, 2, 3)],
}


@_operation("prmt")
def _prmt(facts: Signature) -> Operation:
    table = np.array(_MODES[facts.words[0]], np.uint64) if facts.words else None

    def permute(a: Any, b: Any, selector: Any) -> Any:
        both = a.astype(np.uint64) | b.astype(np.uint64) << np.uint64(32)
        made: Any = np.uint32(0)
        for place in range(4):
            if table is not None:
                chosen = table[(selector & np.uint32(3)).astype(np.int64), place]
                copied: Any = np.False_
            else:
                nibble = selector >> np.uint32(4 * place) & np.uint32(15)
                chosen, copied = (nibble & np.uint32(7)).astype(np.uint64), nibble >= 8
            byte = (both >> (chosen * np.uint64(8))).astype(np.uint32) & np.uint32(0xFF)
            byte = np.where(copied, np.where(byte & np.uint32(0x80), np.uint32(0xFF), np.uint32(0)), byte)
            made = made | byte << np.uint32(8 * place)
        return made

    return permute
