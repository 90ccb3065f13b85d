"""Floats of raised kernels: bf16 by its bits, limits, subnormal numbers, extremes, one rounding of fused sums.

A value of bf16 is an integer of 16 bits, since the host's compiler calls functions for it that a process need not have. The results are those
of NumPy and ml_dtypes, bit for bit.
"""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.sim.native.lines import Lines

__all__ = [
    "BF16",
    "absolute",
    "canonical",
    "directed",
    "extreme",
    "flushed",
    "fused",
    "is_nan",
    "kept",
    "limited",
    "narrowed",
    "turned_by",
    "widened",
]

#: The type that stands for bf16's bits.
BF16 = "i16"
#: Predicates of arith.cmpf and arith.cmpi.
OEQ, OGT, OGE, OLT, UNO = 1, 2, 3, 4, 14
EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE = range(10)
#: Bits of a float's type, and of its mantissa.
WIDTHS = {"f16": (16, 10), "bf16": (16, 7), "f32": (32, 23), "f64": (64, 52)}


def kept(type: str) -> str:
    """The type that a value of a float type has in the text."""
    return BF16 if type == "bf16" else type


def bits_of(e: Lines, value: str, type: str) -> tuple[str, str]:
    """The number's bits, and their type."""
    word = f"i{WIDTHS[type][0]}"
    return e.cast(value, kept(type), word), word


def widened(e: Lines, value: str, type: str, wide: str = "f32") -> str:
    """A number in a wider float type; a NaN of bf16 keeps its bits."""
    if type == "bf16":
        word = e.by("shli", e.resize(value, "i16", "i32"), 16, "i32")
        value, type = e.cast(word, "i32", "f32"), "f32"
    return value if type == wide else e.unary("arith.extf", value, type, wide)


def narrowed(e: Lines, value: str, wide: str, type: str, mode: str = "") -> str:
    """A number of a wider type, rounded once: to nearest even, or in a direction, of f32 and f16 alone."""
    if wide == type:
        return value
    if mode:
        return _stepped(e, narrowed(e, value, wide, type), type, value, wide, mode)
    if type == "f32" or (wide, type) == ("f32", "f16"):
        return e.unary("arith.truncf", value, wide, type)
    nan = is_nan(e, value, wide)
    if wide == "f64":
        # Of what is cut off one bit stays, so that two roundings give what one does.
        word = e.cast(value, "f64", "i64")
        rest = e.by("andi", word, (1 << 40) - 1, "i64")
        some = e.compare(NE, rest, e.constant(0, "i64"), "i64")
        odd = e.binary("ori", e.binary("subi", word, rest, "i64"), e.by("shli", e.resize(some, "i1", "i64"), 40, "i64"), "i64")  # fmt: skip
        kept_bits = e.select(nan, word, odd, "i64")
        value = e.unary("arith.truncf", e.cast(kept_bits, "i64", "f64"), "f64", "f32")
        if type == "f16":
            return e.unary("arith.truncf", value, "f32", "f16")
    if wide == "f16":
        value = e.unary("arith.extf", value, "f16", "f32")
    word = e.cast(value, "f32", "i32")
    last = e.by("andi", e.by("shrui", word, 16, "i32"), 1, "i32")
    near = e.binary("addi", word, e.by("addi", last, 0x7FFF, "i32"), "i32")
    quiet = e.by("ori", e.by("andi", word, -(1 << 31), "i32"), 0x7FC00000, "i32")
    return e.resize(e.by("shrui", e.select(nan, quiet, near, "i32"), 16, "i32"), "i32", "i16")


def is_nan(e: Lines, value: str, type: str) -> str:
    """Whether it is no number; not of bf16."""
    return e.compare(UNO, value, value, type)


def canonical(e: Lines, value: str, type: str) -> str:
    """The number, or the one NaN that instructions of PTX make of f16, bf16 and f32: all bits but the sign."""
    if type == "f64":
        return value
    wide = "f32" if type == "bf16" else type
    word = f"i{WIDTHS[type][0]}"
    nan = e.cast(e.constant((1 << (WIDTHS[type][0] - 1)) - 1, word), word, kept(type))
    return e.select(is_nan(e, widened(e, value, type, wide), wide), nan, value, kept(type))


def flushed(e: Lines, value: str, type: str) -> str:
    """Subnormal numbers become zeros of their sign; not those of f64."""
    if type == "f64":
        return value
    width, mantissa = WIDTHS[type]
    word, bits = bits_of(e, value, type)
    top = -(1 << (width - 1))
    size = e.by("andi", word, -1 - top, bits)
    small = e.compare(ULT, size, e.constant(1 << mantissa, bits), bits)
    made = e.select(small, e.by("andi", word, top, bits), word, bits)
    return e.cast(made, bits, kept(type))


def absolute(e: Lines, value: str, type: str, *, turned: bool = False) -> str:
    """The number without its sign; ``turned``: with the other one."""
    width = WIDTHS[type][0]
    word, bits = bits_of(e, value, type)
    top = -(1 << (width - 1))
    made = e.by("xori", word, top, bits) if turned else e.by("andi", word, -1 - top, bits)
    return e.cast(made, bits, kept(type))


def limited(e: Lines, value: str, type: str, words: tuple[str, ...]) -> str:
    """``sat`` and ``relu`` of a result; not of bf16."""
    zero, one = e.constant(0.0, type), e.constant(1.0, type)
    if "sat" in words:
        value = e.select(e.compare(OGT, value, zero, type), value, zero, type)
        value = e.select(e.compare(OLT, value, one, type), value, one, type)
    if "relu" in words:
        low = e.select(is_nan(e, value, type), value, zero, type)
        value = e.select(e.compare(OGT, value, zero, type), value, low, type)
    return value


def extreme(e: Lines, a: str, b: str, type: str, *, least: bool, quiet: bool) -> str:
    """The smaller or larger number, -0 before +0; ``quiet``: where one is none, the other. NaN keeps its bits."""
    word, bits = bits_of(e, a, type)
    signed = e.compare(SLT, word, e.constant(0, bits), bits)
    chosen = signed if least else e.binary("xori", signed, e.constant(1, "i1"), "i1")
    # The host's compiler does not compare bf16.
    wide = "f32" if type == "bf16" else type
    x, y = (widened(e, each, type, wide) for each in (a, b))
    chosen = e.binary("andi", chosen, e.compare(OEQ, x, y, wide), "i1")
    chosen = e.binary("ori", chosen, e.compare(OLT if least else OGT, x, y, wide), "i1")
    made = e.select(chosen, a, b, kept(type))
    # A comparison with NaN has chosen b.
    left, right = is_nan(e, x, wide), is_nan(e, y, wide)
    if quiet:
        return e.select(right, a, made, kept(type))
    return e.select(left, a, e.select(right, b, made, kept(type)), kept(type))


def fused(e: Lines, a: str, b: str, c: str, type: str) -> str:
    """``a * b + c`` with one rounding."""
    if type not in ("f16", "bf16"):
        return e.set("math.fma", [a, b, c], [type] * 3, type)
    # The product has all its bits in f64.
    x, y, z = (widened(e, each, type, "f64") for each in (a, b, c))
    total = _sum_to_odd(e, e.binary("mulf", x, y, "f64"), z)
    return narrowed(e, total, "f64", type)


def directed(e: Lines, base: str, values: Sequence[str], mode: str) -> str:
    """A sum, a product or a fused sum in f32, rounded toward zero (``rz``), down (``rm``) or up (``rp``)."""
    x, y, *more = (widened(e, each, "f32", "f64") for each in values)
    if base == "sub":
        y = absolute(e, y, "f64", turned=True)
    first, second = (x, y) if base in ("add", "sub") else (e.binary("mulf", x, y, "f64"), more[0] if more else "")
    exact = _sum_to_odd(e, first, second) if second else first
    made = _stepped(e, e.unary("arith.truncf", exact, "f64", "f32"), "f32", exact, "f64", mode)
    if mode != "rm" or not second:
        return made
    # A zero that two numbers give together is negative where rounding goes down.
    signs = e.binary("ori", e.cast(first, "f64", "i64"), e.cast(second, "f64", "i64"), "i64")
    some = e.compare(SLT, signs, e.constant(0, "i64"), "i64")
    zero = e.compare(OEQ, made, e.constant(0.0, "f32"), "f32")
    return e.select(e.binary("andi", zero, some, "i1"), e.constant(-0.0, "f32"), made, "f32")


def _stepped(e: Lines, near: str, type: str, exact: str, wide: str, mode: str) -> str:
    """The nearest number of a type to an exact one, or its neighbour where it lies on the wrong side."""
    back = widened(e, near, type, wide)
    word, bits = bits_of(e, near, type)
    below = e.compare(SLT, word, e.constant(0, bits), bits)
    one, minus = e.constant(1, bits), e.constant(-1, bits)
    if mode == "rz":
        wrong, step = e.compare(OGT, absolute(e, back, wide), absolute(e, exact, wide), wide), minus
    else:
        wrong = e.compare(OGT if mode == "rm" else OLT, back, exact, wide)
        step = e.select(below, one, minus, bits) if mode == "rm" else e.select(below, minus, one, bits)
    return e.cast(e.select(wrong, e.binary("addi", word, step, bits), word, bits), bits, kept(type))


def turned_by(e: Lines, value: str, signs: Sequence[str], type: str) -> str:
    """The number with the other sign where the signs of an odd number of others are negative."""
    word, bits = bits_of(e, value, type)
    for each in signs:
        word = e.binary(
            "xori", word, e.by("andi", bits_of(e, each, type)[0], -(1 << (WIDTHS[type][0] - 1)), bits), bits
        )
    return e.cast(word, bits, kept(type))


def _sum_to_odd(e: Lines, a: str, b: str) -> str:
    return _to_odd(e, e.binary("addf", a, b, "f64"), a, b)


def _to_odd(e: Lines, total: str, a: str, b: str) -> str:
    """A sum in f64 rounded to odd, so that the next rounding is the only one."""
    back = e.binary("subf", total, a, "f64")
    error = e.binary("addf", e.binary("subf", a, e.binary("subf", total, back, "f64"), "f64"), e.binary("subf", b, back, "f64"), "f64")  # fmt: skip
    zero = e.constant(0.0, "f64")
    up, down = e.compare(OGT, error, zero, "f64"), e.compare(OLT, error, zero, "f64")
    word = e.cast(total, "f64", "i64")
    even = e.compare(EQ, e.by("andi", word, 1, "i64"), e.constant(0, "i64"), "i64")
    step = e.binary("andi", even, e.binary("ori", up, down, "i1"), "i1")
    # Away from zero the bits are a larger number.
    outward = e.binary("xori", down, e.compare(SGE, word, e.constant(0, "i64"), "i64"), "i1")
    by = e.select(outward, e.constant(1, "i64"), e.constant(-1, "i64"), "i64")
    moved = e.select(step, e.binary("addi", word, by, "i64"), word, "i64")
    return e.cast(moved, "i64", "f64")
