"""Forms of the video instructions, each with what the PTX ISA says that it computes, in Python's integers."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

TYPES = ("u32", "s32")
PARTS = ("", ".b0", ".b1", ".b2", ".b3", ".h0", ".h1")
COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip
OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "vadd": lambda a, b: a + b, "vsub": lambda a, b: a - b, "vabsdiff": lambda a, b: abs(a - b), "vmin": min, "vmax": max,
    "vavrg": lambda a, b: (a + b + 1) // 2 if a + b >= 0 else (a + b) // 2,
}  # fmt: skip
MASKS = {2: ("", ".h0", ".h1", ".h10"), 4: ("", *(f".b{digits}" for digits in (
    "0", "1", "10", "2", "20", "21", "210", "3", "30", "31", "310", "32", "320", "321", "3210")))}  # fmt: skip


class Form(NamedTuple):
    """The opcode, result and operands of %a, %b and %c, and the value of the result's register."""

    opcode: str
    operands: str
    value: Callable[[int, int, int], int]


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def number(value: int, type: str, bits: int = 32) -> int:
    return signed(value, bits) if type == "s32" else value & ((1 << bits) - 1)


def clamp(value: int, type: str, bits: int) -> int:
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if type == "s32" else (0, (1 << bits) - 1)
    return min(max(value, low), high)


def place(selector: str) -> tuple[int, int]:
    """Start and width of a part."""
    bits = {"": 32, "b": 8, "h": 16}[selector[1:2]]
    return int(selector[2:] or 0) * bits, bits


def part(value: int, type: str, selector: str) -> int:
    start, bits = place(selector)
    return number(value >> start, type, bits)


def scalar(
    operation: Callable[[int, int], int],
    types: tuple[str, str, str],
    parts: tuple[str, str, str],
    saturates: bool,
    second: str,
) -> Callable[[int, int, int], int]:
    """Selection, the operation to 34 bits, clamping, and the second operation on 33 bits or the merging."""

    def value(a: int, b: int, c: int) -> int:
        start, bits = place(parts[0])
        made = signed(operation(part(a, types[1], parts[1]), part(b, types[2], parts[2])), 34)
        made = clamp(made, types[0], bits) if saturates else signed(made, 33)
        other = number(c, types[0])
        made = {"": made, "add": made + other, "min": min(made, other), "max": max(made, other)}[second]
        if parts[0]:
            mask = ((1 << bits) - 1) << start
            made = made << start & mask | c & ~mask
        return made & 0xFFFFFFFF

    return value


def shifted(name: str, mode: str) -> Callable[[int, int], int]:
    def operation(a: int, b: int) -> int:
        by = min(b, 32) if mode == "clamp" else b % 32
        return a << by if name == "vshl" else a >> by

    return operation


def scalars(pick: random.Random) -> Iterator[Form]:
    """All types, and all words with all kinds of results; the parts of the operands are drawn."""
    kinds: list[tuple[str, tuple[str, str, str], str, Callable[[int, int], int], bool]] = []
    for name, types in itertools.product(
        ("vadd", "vsub", "vabsdiff", "vmin", "vmax"), itertools.product(TYPES, repeat=3)
    ):
        kinds.append((f"{name}.{'.'.join(types)}", types, "", OPERATIONS[name], True))
    for name, d, a, mode in itertools.product(("vshl", "vshr"), TYPES, TYPES, ("clamp", "wrap")):
        kinds.append((f"{name}.{d}.{a}.u32", (d, a, "u32"), f".{mode}", shifted(name, mode), True))
    for a, b, word in itertools.product(TYPES, TYPES, COMPARE):
        kinds.append((f"vset.{a}.{b}", ("u32", a, b), f".{word}", COMPARE[word], False))
    for name, types, words, operation, may_saturate in kinds:
        for sat in ("", ".sat") if may_saturate else ("",):
            merged = pick.choice(PARTS[1:])
            for second, result, third in (
                ("", "", ""), ("", "", ", %c"), ("add", "", ", %c"), ("min", "", ", %c"), ("max", "", ", %c"), ("", merged, ", %c"),
            ):  # fmt: skip
                # Whole words half of the time, as only they leave 32 bits.
                left, right = (pick.choice(["", pick.choice(PARTS)]) for _ in range(2))
                formula = scalar(operation, types, (result, left, right), bool(sat), second)
                yield Form(
                    f"{name}{sat}{words}{second and '.' + second}", f"%d{result}, %a{left}, %b{right}{third}", formula
                )


def multiplied(
    types: tuple[str, str], parts: tuple[str, str], minus: str, words: str
) -> Callable[[int, int, int], int]:
    """``minus``: which of the operands are negated."""
    product_negated = ("a" in minus) != ("b" in minus)
    is_signed = "s32" in types or product_negated or "c" in minus

    def value(a: int, b: int, c: int) -> int:
        made = part(a, types[0], parts[0]) * part(b, types[1], parts[1]) * (-1 if product_negated else 1)
        made += number(c, "s32" if is_signed else "u32") * (-1 if "c" in minus else 1) + ("po" in words)
        made >>= 7 if "shr7" in words else 15 if "shr15" in words else 0
        return (clamp(made, "s32" if is_signed else "u32", 32) if "sat" in words else made) & 0xFFFFFFFF

    return value


def products(pick: random.Random) -> Iterator[Form]:
    for a, b, sat, scale, minus in itertools.product(
        TYPES, TYPES, ("", ".sat"), ("", ".shr7", ".shr15"), ("", "a", "b", "ab", "c", "abc", "+", "ab+")
    ):
        words = f"{'.po' if '+' in minus else ''}{sat}{scale}"
        for left, right in (("", ""), (pick.choice(PARTS), pick.choice(PARTS[1:]))):
            signs = {name: "-" if name in minus else "" for name in "abc"}
            yield Form(
                f"vmad.{pick.choice(TYPES)}.{a}.{b}{words}",
                f"%d, {signs['a']}%a{left}, {signs['b']}%b{right}, {signs['c']}%c",
                multiplied((a, b), (left, right), minus, words),
            )


def in_lanes(
    lanes: int,
    operation: Callable[[int, int], int],
    types: tuple[str, str, str],
    selectors: tuple[str, str, str],
    words: str,
) -> Callable[[int, int, int], int]:
    bits = 32 // lanes
    every = "10" if lanes == 2 else "3210"
    mask, left, right = (
        each[2:] or other for each, other in zip(selectors, (every, every, "32" if lanes == 2 else "7654"))
    )

    def value(a: int, b: int, c: int) -> int:
        both, total, merged = a | b << 32, c, 0
        for lane in range(lanes):
            x, y = (
                number(both >> bits * int(each[::-1][lane]), type, bits) for each, type in zip((left, right), types[1:])
            )
            made = operation(x, y)
            if "sat" in words:
                made = clamp(made, types[0], bits)
            total += made if str(lane) in mask else 0
            merged |= ((made if str(lane) in mask else c >> bits * lane) & ((1 << bits) - 1)) << bits * lane
        return (total if "add" in words else merged) & 0xFFFFFFFF

    return value


def selector(pick: random.Random, letter: str, most: str, lanes: int) -> str:
    """A lane's digit for each lane. `.b1024` is a type to ptxas, and so no selector: the only one of 4,112 that it refuses."""
    drawn = f".{letter}{''.join(pick.choices(most, k=lanes))}"
    return drawn if drawn != ".b1024" else selector(pick, letter, most, lanes)


def simds(pick: random.Random) -> Iterator[Form]:
    for lanes in (2, 4):
        kinds = [
            (f"{name}{lanes}.{'.'.join(types)}{words}", OPERATIONS[name], types, words)
            for name, types, words in itertools.product(
                OPERATIONS, itertools.product(TYPES, repeat=3), ("", ".sat", ".add")
            )
        ] + [
            (f"vset{lanes}.{a}.{b}.{word}{words}", COMPARE[word], ("u32", a, b), words)
            for a, b, word, words in itertools.product(TYPES, TYPES, COMPARE, ("", ".add"))
        ]
        letter, most = ("h", "0123") if lanes == 2 else ("b", "01234567")
        masks = itertools.cycle(MASKS[lanes])
        for opcode, operation, types, words in kinds:
            for drawn in (False, True):
                left, right = (selector(pick, letter, most, lanes) if drawn else "" for _ in range(2))
                mask = next(masks) if drawn else ""
                formula = in_lanes(lanes, operation, types, (mask, left, right), words)
                yield Form(opcode, f"%d{mask}, %a{left}, %b{right}, %c", formula)
