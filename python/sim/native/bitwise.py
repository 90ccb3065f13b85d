"""Integers and bits of PTX's instructions, for one thread; sim/ptx/integers.py says what each computes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpuir.ptx import Signature
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.singles import EQ, NE, SGT, SLT, UGE, UGT

__all__ = ["computed", "converted", "intrinsic"]


def computed(e: Lines, facts: Signature, values: list[str], literals: Sequence[str]) -> str:
    """The result's bits; KeyError for what is not here."""
    ptx = facts.types[0].removesuffix("x2")
    type = "i1" if ptx == "pred" else f"i{ptx[1:]}"
    return _OPERATIONS[facts.base](_One(e, facts, type, ptx[0] == "s", list(literals)), values)


def converted(e: Lines, value: str, source: str, target: str, *, saturated: bool) -> str:
    """An integer of another width; ``saturated``: within its limits."""
    old, new = f"i{source[1:]}", f"i{target[1:]}"
    if not saturated:
        return e.resize(value, old, new, signed=source[0] == "s")
    low, high = (max(pair) if number == 0 else min(pair) for number, pair in enumerate(zip(*map(_limits, (source, target)))))  # fmt: skip
    return e.resize(_held(e, value, old, low, high, signed=source[0] == "s"), old, new, signed=source[0] == "s")


def intrinsic(e: Lines, name: str, values: Sequence[str], type: str) -> str:
    """An intrinsic of llvm on bits; KeyError for what is not here."""
    k = _One(e, None, type, False, [])
    if name == "bitreverse":
        return _brev(k, list(values))
    if name == "ctpop":
        return ones(e, values[0], type)
    if name in ("ctlz", "cttz"):
        value = values[0]
        if name == "cttz":
            # Ones up to the lowest one that is set.
            value = k.op("xori", value, e.by("subi", value, 1, type))
            low = e.by("subi", ones(e, value, type), 1, type)
            none = e.compare(EQ, values[0], k.number(0), type)
            return e.select(none, k.number(k.width), low, type)
        return k.op("subi", k.number(k.width), ones(e, _spread(k, value), type))
    if name == "abs":
        below = e.compare(SLT, values[0], k.number(0), type)
        return e.select(below, k.op("subi", k.number(0), values[0]), values[0], type)
    if name == "bswap":
        made = k.number(0)
        for at in range(0, k.width, 8):
            byte = e.by("andi", e.by("shrui", values[0], at, type), 0xFF, type)
            made = k.op("ori", made, e.by("shli", byte, k.width - 8 - at, type))
        return made
    if name not in ("fshl", "fshr"):
        raise KeyError(name)
    a, b, by = values
    by = e.by("andi", by, k.width - 1, type)
    # Two shifts of the other side, none of which is as far as the width.
    rest = k.op("subi", k.number(k.width - 1), by)
    if name == "fshl":
        return k.op("ori", k.op("shli", a, by), k.op("shrui", e.by("shrui", b, 1, type), rest))
    return k.op("ori", k.op("shli", e.by("shli", a, 1, type), rest), k.op("shrui", b, by))


def _limits(ptx: str) -> tuple[int, int]:
    width = int(ptx[1:])
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if ptx[0] == "s" else (0, (1 << width) - 1)


def _held(e: Lines, value: str, type: str, low: int, high: int, *, signed: bool) -> str:
    least, most = ("maxsi", "minsi") if signed else ("maxui", "minui")
    value = e.by(least, value, low, type)
    return e.by(most, value, high if signed or high < 1 << (int(type[1:]) - 1) else high - (1 << int(type[1:])), type)


def ones(e: Lines, name: str, type: str) -> str:
    """How many bits of an integer are set: sums of neighbours, of pairs of them, and so on."""
    width, shift = int(type[1:]), 1
    while shift < width:
        low = sum(((1 << shift) - 1) << at for at in range(0, width, 2 * shift))
        mask = e.constant(low, type)
        high = e.by("shrui", name, shift, type)
        name = e.binary("addi", e.binary("andi", name, mask, type), e.binary("andi", high, mask, type), type)
        shift *= 2
    return name


class _One:
    """One instruction: where its text goes, its facts and its type."""

    def __init__(self, e: Lines, facts: Signature | None, type: str, signed: bool, literals: list[str]):
        self.e, self.type, self.signed, self.literals = e, type, signed, literals
        self.base, self.words = ("", ()) if facts is None else (facts.base, facts.words)
        self.types = () if facts is None else facts.types
        self.width = int(type[1:])

    def wide(self, value: str, type: str) -> str:
        return self.e.resize(value, self.type, type, signed=self.signed)

    def number(self, value: int) -> str:
        return self.e.constant(value, self.type)

    def op(self, name: str, one: str, other: str) -> str:
        return self.e.binary(name, one, other, self.type)


_Operation = Callable[[_One, list[str]], str]


def _simple(name: str) -> _Operation:
    return lambda k, values: k.op(name, *values)


def _limited(k: _One, wide: str) -> str:
    low, high = _limits(f"{'s' if k.signed else 'u'}{k.width}")
    return k.e.resize(_held(k.e, wide, "i64", low, high, signed=True), "i64", k.type)


def _sum(k: _One, values: list[str]) -> str:
    name = "addi" if k.base == "add" else "subi"
    if "sat" not in k.words:
        return k.op(name, *values)
    if k.width == 64:
        raise KeyError
    a, b = (k.wide(each, "i64") for each in values)
    return _limited(k, k.e.binary(name, a, b, "i64"))


def _extreme(k: _One, values: list[str]) -> str:
    made = k.op(f"{k.base}{'s' if k.signed else 'u'}i", *values)
    return k.op("maxsi", made, k.number(0)) if "relu" in k.words else made


def _high(k: _One, a: str, b: str) -> str:
    """The upper half of a product."""
    if k.width < 64:
        wide = f"i{2 * k.width}"
        product = k.e.binary("muli", k.wide(a, wide), k.wide(b, wide), wide)
        return k.e.resize(k.e.by("shrui", product, k.width, wide), wide, k.type)
    e, low = k.e, k.number(0xFFFFFFFF)
    (x0, x1), (y0, y1) = ((k.op("andi", each, low), e.by("shrui", each, 32, "i64")) for each in (a, b))

    def high(value: str) -> str:
        return e.by("shrui", value, 32, "i64")

    middle = k.op("addi", k.op("muli", x1, y0), high(k.op("muli", x0, y0)))
    other = k.op("addi", k.op("muli", x0, y1), k.op("andi", middle, low))
    made = k.op("addi", k.op("addi", k.op("muli", x1, y1), high(middle)), high(other))
    if k.signed:
        for one, factor in ((a, b), (b, a)):
            below = e.compare(SLT, one, k.number(0), "i64")
            made = k.op("subi", made, e.select(below, factor, k.number(0), "i64"))
    return made


def _product(k: _One, values: list[str]) -> str:
    words, e = k.words, k.e
    a, b, *more = values
    type = k.type
    if "wide" in words:
        type = f"i{2 * k.width}"
        made = e.binary("muli", k.wide(a, type), k.wide(b, type), type)
    else:
        made = _high(k, a, b) if "hi" in words else k.op("muli", a, b)
    if not more:
        return made
    if "sat" in words:
        if k.width == 64:
            raise KeyError
        return _limited(k, e.binary("addi", k.wide(made, "i64"), k.wide(more[0], "i64"), "i64"))
    return e.binary("addi", made, more[0], type)


def _product_24(k: _One, values: list[str]) -> str:
    e = k.e
    if "sat" in k.words:
        raise KeyError
    shift = "shrsi" if k.signed else "shrui"
    a, b = (e.by(shift, e.by("shli", k.wide(each, "i64"), 40, "i64"), 40, "i64") for each in values[:2])
    made = e.binary("muli", a, b, "i64")
    made = e.by("shrsi", made, 16, "i64") if "hi" in k.words else made
    made = e.resize(made, "i64", k.type)
    return k.op("addi", made, values[2]) if len(values) > 2 else made


def _apart(k: _One, values: list[str]) -> str:
    a, b, c = values
    more = k.e.compare(SGT if k.signed else UGT, a, b, k.type)
    return k.op("addi", c, k.e.select(more, k.op("subi", a, b), k.op("subi", b, a), k.type))


def _divided(k: _One, values: list[str]) -> str:
    """By zero all bits are set, and what is left is the dividend."""
    a, b = values
    none = k.e.compare(EQ, b, k.number(0), k.type)
    safe = k.e.select(none, k.number(1), b, k.type)
    kind = "si" if k.signed else "ui"
    if k.base == "div":
        return k.e.select(none, k.number(-1), k.op(f"div{kind}", a, safe), k.type)
    return k.e.select(none, a, k.op(f"rem{kind}", a, safe), k.type)


def _sign(k: _One, values: list[str]) -> str:
    minus = k.op("subi", k.number(0), values[0])
    if k.base == "neg":
        return minus
    return k.e.select(k.e.compare(SLT, values[0], k.number(0), k.type), minus, values[0], k.type)


def _not(k: _One, values: list[str]) -> str:
    return k.op("xori", values[0], k.number(-1))


def _cnot(k: _One, values: list[str]) -> str:
    return k.e.resize(k.e.compare(EQ, values[0], k.number(0), k.type), "i1", k.type)


def _u32(k: _One, value: str) -> str:
    return k.e.resize(value, k.type, "i32")


def _spread(k: _One, value: str) -> str:
    """The highest one and all bits below it."""
    shift = 1
    while shift < k.width:
        value = k.op("ori", value, k.e.by("shrui", value, shift, k.type))
        shift *= 2
    return value


def _length(k: _One, value: str) -> str:
    """Bits up to the highest one."""
    return _u32(k, ones(k.e, _spread(k, value), k.type))


def _clz(k: _One, values: list[str]) -> str:
    return k.e.binary("subi", k.e.constant(k.width, "i32"), _length(k, values[0]), "i32")


def _bfind(k: _One, values: list[str]) -> str:
    e, value = k.e, values[0]
    if k.signed:
        value = k.op("xori", value, e.by("shrsi", value, k.width - 1, k.type))
    place = e.by("subi", _length(k, value), 1, "i32")
    if "shiftamt" in k.words:
        none = e.compare(SLT, place, e.constant(0, "i32"), "i32")
        turned = e.binary("subi", e.constant(k.width - 1, "i32"), place, "i32")
        place = e.select(none, e.constant(-1, "i32"), turned, "i32")
    return place


def _brev(k: _One, values: list[str]) -> str:
    e, value, shift = k.e, values[0], 1
    while shift < k.width:
        low = k.number(sum(((1 << shift) - 1) << at for at in range(0, k.width, 2 * shift)))
        high = k.op("andi", e.by("shrui", value, shift, k.type), low)
        value = k.op("ori", high, e.by("shli", k.op("andi", value, low), shift, k.type))
        shift *= 2
    return value


def _by(k: _One, name: str, value: str, amount: str, *, type: str | None = None) -> str:
    """A shift whose amount may be as large as it likes, in the value's type: beyond the width nothing is left, or the sign."""
    e, type = k.e, type or k.type
    width = int(type[1:])
    low = e.by("minui", amount, width - 1, type)
    made = e.binary(name, value, low, type)
    if name == "shrsi":
        return made
    return e.select(e.compare(UGE, amount, e.constant(width, type), type), e.constant(0, type), made, type)


def _amount(k: _One, value: str) -> str:
    """A number of 32 bits in the instruction's width, held to that."""
    if k.width < 32:
        value = k.e.by("minui", value, k.width, "i32")
    return k.e.resize(value, "i32", k.type)


def _shift(k: _One, values: list[str]) -> str:
    name = "shli" if k.base == "shl" else "shrsi" if k.signed else "shrui"
    return _by(k, name, values[0], _amount(k, values[1]))


def _funnel(k: _One, values: list[str]) -> str:
    e = k.e
    a, b, c = values
    by = e.by("minui", c, 32, "i32") if "clamp" in k.words else e.by("andi", c, 31, "i32")
    by = e.resize(by, "i32", "i64")
    high = e.by("shli", e.resize(b, "i32", "i64"), 32, "i64")
    both = e.binary("ori", e.resize(a, "i32", "i64"), high, "i64")
    left = "l" in k.words
    made = e.by("shrui", e.binary("shli", both, by, "i64"), 32, "i64") if left else e.binary("shrui", both, by, "i64")
    return e.resize(made, "i64", "i32")


def _mask(k: _One, size: str) -> str:
    """So many ones, of a size up to the width."""
    return k.op("subi", _by(k, "shli", k.number(1), size), k.number(1))


def _bfe(k: _One, values: list[str]) -> str:
    e = k.e
    value, *given = values
    start, length = (_amount(k, e.by("andi", each, 0xFF, "i32")) for each in given)
    made = k.op("andi", _by(k, "shrui", value, start), _mask(k, length))
    if not k.signed:
        return made
    # The sign is the field's last bit, or the number's where the field ends behind it.
    place = e.by("minui", k.op("addi", start, e.by("subi", length, 1, k.type)), k.width - 1, k.type)
    none = e.compare(EQ, length, k.number(0), k.type)
    place = e.select(none, k.number(0), place, k.type)
    sign = k.op("andi", k.op("shrui", value, place), k.number(1))
    room = e.by("maxsi", k.op("subi", k.number(k.width), start), 0, k.type)
    size = k.op("minui", length, room)
    filled = k.op("ori", made, k.op("xori", _mask(k, size), k.number(-1)))
    below = e.binary("andi", e.compare(NE, sign, k.number(0), k.type), e.compare(NE, length, k.number(0), k.type), "i1")
    return e.select(below, filled, made, k.type)


def _bfi(k: _One, values: list[str]) -> str:
    e = k.e
    a, b, *given = values
    start, length = (_amount(k, e.by("andi", each, 0xFF, "i32")) for each in given)
    mask = _by(k, "shli", _mask(k, length), start)
    return k.op("ori", k.op("andi", b, k.op("xori", mask, k.number(-1))), k.op("andi", _by(k, "shli", a, start), mask))


def _szext(k: _One, values: list[str]) -> str:
    e = k.e
    value, size = values
    size = e.by("minui", size, 32, "i32") if "clamp" in k.words else e.by("andi", size, 31, "i32")
    mask = _mask(k, size)
    made = k.op("andi", value, mask)
    if not k.signed:
        return made
    none = e.compare(EQ, size, k.number(0), "i32")
    last = e.select(none, k.number(0), e.by("subi", size, 1, "i32"), "i32")
    sign = k.op("andi", k.op("shrui", made, last), k.number(1))
    below = e.compare(NE, sign, k.number(0), "i32")
    return e.select(below, k.op("ori", made, k.op("xori", mask, k.number(-1))), made, "i32")


def _bmsk(k: _One, values: list[str]) -> str:
    clamp = "clamp" in k.words
    start, size = (k.e.by("minui", each, 32, "i32") if clamp else k.e.by("andi", each, 31, "i32") for each in values)
    return _by(k, "shli", _mask(k, size), start)


def _dot(k: _One, values: list[str]) -> str:
    e = k.e
    a, b, total = values
    kinds = k.types if len(k.types) > 1 else k.types * 2
    pairs = [(8, number, 8, number) for number in range(4)]
    if k.base == "dp2a":
        more = 2 if "hi" in k.words else 0
        pairs = [(16, number, 8, number + more) for number in range(2)]

    def part(value: str, kind: str, width: int, number: int) -> str:
        up = e.by("shli", value, 32 - width * (number + 1), "i32")
        return e.by("shrsi" if kind[0] == "s" else "shrui", up, 32 - width, "i32")

    for width, number, other_width, other in pairs:
        product = e.binary("muli", part(a, kinds[0], width, number), part(b, kinds[1], other_width, other), "i32")
        total = e.binary("addi", total, product, "i32")
    return total


def _lop3(k: _One, values: list[str]) -> str:
    table, made = int(k.literals[0], 0), k.number(0)
    turned = [k.op("xori", each, k.number(-1)) for each in values]
    for row in range(8):
        if table >> row & 1:
            a, b, c = (values[at] if row & 4 >> at else turned[at] for at in range(3))
            made = k.op("ori", made, k.op("andi", a, k.op("andi", b, c)))
    return made


def _prmt(k: _One, values: list[str]) -> str:
    if k.words:
        raise KeyError
    e = k.e
    a, b, selector = values
    high = e.by("shli", e.resize(b, "i32", "i64"), 32, "i64")
    both = e.binary("ori", e.resize(a, "i32", "i64"), high, "i64")
    made = k.number(0)
    for place in range(4):
        nibble = e.by("shrui", selector, 4 * place, "i32")
        shift = e.resize(e.by("shli", e.by("andi", nibble, 7, "i32"), 3, "i32"), "i32", "i64")
        byte = e.resize(e.binary("shrui", both, shift, "i64"), "i64", "i8")
        copies = e.compare(NE, e.by("andi", nibble, 8, "i32"), k.number(0), "i32")
        sign = e.by("shrsi", byte, 7, "i8")
        byte = e.resize(e.select(copies, sign, byte, "i8"), "i8", "i32")
        made = k.op("ori", made, e.by("shli", byte, 8 * place, "i32"))
    return made


_OPERATIONS: dict[str, _Operation] = {
    "add": _sum, "sub": _sum, "min": _extreme, "max": _extreme, "mul": _product, "mad": _product, "mul24": _product_24,
    "mad24": _product_24, "sad": _apart, "div": _divided, "rem": _divided, "abs": _sign, "neg": _sign, "not": _not, "cnot": _cnot,
    "and": _simple("andi"), "or": _simple("ori"), "xor": _simple("xori"), "popc": lambda k, values: _u32(k, ones(k.e, values[0], k.type)),
    "clz": _clz, "bfind": _bfind, "brev": _brev, "shl": _shift, "shr": _shift, "shf": _funnel, "bfe": _bfe, "bfi": _bfi,
    "szext": _szext, "bmsk": _bmsk, "dp4a": _dot, "dp2a": _dot, "lop3": _lop3, "prmt": _prmt,
}  # fmt: skip
