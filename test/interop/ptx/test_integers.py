"""Integer instructions of PTX against formulas of NumPy and Python's integers."""

from __future__ import annotations

import numpy as np
import pytest
from _ptx_snippets import assembles, edges, kernel, run, with_results

COUNT = 256
INTEGERS = ("u16", "s16", "u32", "s32", "u64", "s64")


def bits_of(type):
    return int(type[1:])


def wrap(type, value):
    bits = bits_of(type)
    value &= (1 << bits) - 1
    return value - (1 << bits) if type[0] == "s" and value >> (bits - 1) else value


def clamp(type, value):
    bits = bits_of(type)
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if type[0] == "s" else (0, (1 << bits) - 1)
    return min(max(value, low), high)


def quotient(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def unsigned(value, bits):
    return value & ((1 << bits) - 1)


def field(type, a, b, c):
    """bfe by its text: the sign is that of the field's last bit, or of the number's."""
    size, b, c = bits_of(type), b & 255, c & 255
    raw = unsigned(a, size)
    sign = 0 if type[0] == "u" or c == 0 else raw >> min(b + c - 1, size - 1) & 1
    made = 0
    for i in range(size):
        made |= ((raw >> (i + b) & 1) if i < c and i + b < size else sign) << i
    return wrap(type, made)


def inserted(size, a, b, start, length):
    start, length = start & 255, length & 255
    for i in range(length):
        if start + i < size:
            b = b & ~(1 << (start + i)) | (a >> i & 1) << (start + i)
    return b


def find(type, a, shift):
    size = bits_of(type)
    if type[0] == "s" and a < 0:
        a = ~a
    place = a.bit_length() - 1
    return 0xFFFFFFFF if place < 0 else size - 1 - place if shift else place


def octets(value, signed):
    return [wrap("s8" if signed else "u8", value >> 8 * i) for i in range(4)]


def halves(value, signed):
    return [wrap("s16" if signed else "u16", value >> 16 * i) for i in range(2)]


def chosen(a, b, selector):
    """prmt by its text."""
    both, made = a | b << 32, 0
    for i in range(4):
        nibble = selector >> 4 * i & 15
        byte = both >> 8 * (nibble & 7) & 255
        made |= ((255 if byte >> 7 else 0) if nibble & 8 else byte) << 8 * i
    return made


def table(a, b, c, number):
    made = 0
    for i in range(32):
        row = (a >> i & 1) << 2 | (b >> i & 1) << 1 | c >> i & 1
        made |= (number >> row & 1) << i
    return made


def cases():
    """Opcode, types of operands and result, formula, text of literals."""
    for t in INTEGERS:
        n = bits_of(t)
        yield f"add.{t}", [t, t], t, lambda a, b, t=t: wrap(t, a + b), ""
        yield f"sub.{t}", [t, t], t, lambda a, b, t=t: wrap(t, a - b), ""
        yield f"mul.lo.{t}", [t, t], t, lambda a, b, t=t: wrap(t, a * b), ""
        yield f"mul.hi.{t}", [t, t], t, lambda a, b, t=t, n=n: wrap(t, (a * b) >> n), ""
        yield f"mad.lo.{t}", [t, t, t], t, lambda a, b, c, t=t: wrap(t, a * b + c), ""
        yield f"mad.hi.{t}", [t, t, t], t, lambda a, b, c, t=t, n=n: wrap(t, ((a * b) >> n) + c), ""
        yield f"sad.{t}", [t, t, t], t, lambda a, b, c, t=t: wrap(t, abs(a - b) + c), ""
        yield f"min.{t}", [t, t], t, min, ""
        yield f"max.{t}", [t, t], t, max, ""
        yield f"div.{t}", [t, t], t, lambda a, b, t=t: wrap(t, quotient(a, b)), ""
        yield f"rem.{t}", [t, t], t, lambda a, b: a - b * quotient(a, b), ""
        yield f"shr.{t}", [t, "u32"], t, lambda a, b, n=n: a >> min(b, n), ""
        for word, formula in {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
                              "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}.items():  # fmt: skip
            yield f"setp.{word}.{t}", [t, t], "pred", formula, ""
        yield f"set.lt.u32.{t}", [t, t], "u32", lambda a, b: 0xFFFFFFFF if a < b else 0, ""
        if n < 64:
            w = f"{t[0]}{2 * n}"
            yield f"mul.wide.{t}", [t, t], w, lambda a, b: a * b, ""
            yield f"mad.wide.{t}", [t, t, w], w, lambda a, b, c, w=w: wrap(w, a * b + c), ""
        if t[0] == "s":
            yield f"abs.{t}", [t], t, lambda a, t=t: wrap(t, abs(a)), ""
            yield f"neg.{t}", [t], t, lambda a, t=t: wrap(t, -a), ""
        yield f"selp.{t}", [t, t, "pred"], t, lambda a, b, p: a if p else b, ""
        yield f"slct.{t}.s32", [t, t, "s32"], t, lambda a, b, c: a if c >= 0 else b, ""
        for s in INTEGERS:
            if s != t:
                yield f"cvt.{t}.{s}", [s], t, lambda a, t=t: wrap(t, a), ""
                if n < bits_of(s) or n == bits_of(s) or (t[0], s[0]) == ("u", "s"):
                    yield f"cvt.sat.{t}.{s}", [s], t, lambda a, t=t: clamp(t, a), ""
    for t in ("b16", "b32", "b64"):
        n = bits_of(t)
        yield f"and.{t}", [t, t], t, lambda a, b: a & b, ""
        yield f"or.{t}", [t, t], t, lambda a, b: a | b, ""
        yield f"xor.{t}", [t, t], t, lambda a, b: a ^ b, ""
        yield f"not.{t}", [t], t, lambda a, n=n: unsigned(~a, n), ""
        yield f"cnot.{t}", [t], t, lambda a: int(a == 0), ""
        yield f"shl.{t}", [t, "u32"], t, lambda a, b, n=n: unsigned(a << min(b, n), n), ""
        yield f"shl.{t}", [t], t, lambda a, n=n: unsigned(a << 5, n), ", 5"
        yield f"shr.{t}", [t], t, lambda a: a >> 3, ", 3"
        if n > 16:
            yield f"popc.{t}", [t], "u32", lambda a: a.bit_count(), ""
            yield f"clz.{t}", [t], "u32", lambda a, n=n: n - a.bit_length(), ""
            yield f"brev.{t}", [t], t, lambda a, n=n: int(f"{a:0{n}b}"[::-1], 2), ""
            yield f"bfi.{t}", [t, t, "u32", "u32"], t, lambda a, b, c, d, n=n: inserted(n, a, b, c, d), ""
    for t in ("u32", "s32", "u64", "s64"):
        yield f"bfe.{t}", [t, "u32", "u32"], t, lambda a, b, c, t=t: field(t, a, b, c), ""
        yield f"bfind.{t}", [t], "u32", lambda a, t=t: find(t, a, False), ""
        yield f"bfind.shiftamt.{t}", [t], "u32", lambda a, t=t: find(t, a, True), ""
    yield "add.sat.s32", ["s32", "s32"], "s32", lambda a, b: clamp("s32", a + b), ""
    yield "sub.sat.s32", ["s32", "s32"], "s32", lambda a, b: clamp("s32", a - b), ""
    yield "mad.hi.sat.s32", ["s32"] * 3, "s32", lambda a, b, c: clamp("s32", ((a * b) >> 32) + c), ""
    for t in ("u32", "s32"):
        s = f"{t[0]}24"
        yield f"mul24.lo.{t}", [t, t], t, lambda a, b, t=t, s=s: wrap(t, wrap(s, a) * wrap(s, b)), ""
        yield f"mul24.hi.{t}", [t, t], t, lambda a, b, t=t, s=s: wrap(t, wrap(s, a) * wrap(s, b) >> 16), ""
        yield f"szext.wrap.{t}", [t, "u32"], t, lambda a, b, t=t: extended(t, a, b & 31), ""
        yield f"szext.clamp.{t}", [t, "u32"], t, lambda a, b, t=t: extended(t, a, min(b, 32)), ""
        yield (
            f"dp4a.{t}.s32",
            ["b32", "b32", "s32"],
            "s32",
            lambda a, b, c, t=t: wrap("s32", c + sum(x * y for x, y in zip(octets(a, t == "s32"), octets(b, True)))),
            "",
        )
        for part in ("lo", "hi"):
            yield (
                f"dp2a.{part}.{t}.u32",
                ["b32", "b32", "u32" if t == "u32" else "s32"],
                "u32" if t == "u32" else "s32",
                lambda a, b, c, t=t, part=part: wrap(
                    t, c + sum(x * y for x, y in zip(halves(a, t == "s32"), octets(b, False)[2 * (part == "hi") :]))
                ),
                "",
            )
    yield "bmsk.clamp.b32", ["u32", "u32"], "b32", lambda a, b: unsigned(((1 << min(b, 32)) - 1) << min(a, 32), 32), ""
    yield "bmsk.wrap.b32", ["u32", "u32"], "b32", lambda a, b: unsigned(((1 << (b & 31)) - 1) << (a & 31), 32), ""
    for mode, by in {"wrap": lambda c: c & 31, "clamp": lambda c: min(c, 32)}.items():
        yield (
            f"shf.l.{mode}.b32",
            ["b32", "b32", "u32"],
            "b32",
            lambda a, b, c, by=by: unsigned(((b << 32 | a) << by(c)) >> 32, 32),
            "",
        )
        yield (
            f"shf.r.{mode}.b32",
            ["b32", "b32", "u32"],
            "b32",
            lambda a, b, c, by=by: unsigned((b << 32 | a) >> by(c), 32),
            "",
        )
    yield "prmt.b32", ["b32", "b32", "b32"], "b32", chosen, ""
    for number in (0x96, 0xE8, 0x3C, 0x01):
        yield (
            "lop3.b32",
            ["b32", "b32", "b32"],
            "b32",
            lambda a, b, c, number=number: table(a, b, c, number),
            f", {number:#x}",
        )


def extended(type, a, size):
    low = unsigned(a, 32) & ((1 << size) - 1)
    if type[0] == "s" and size and low >> (size - 1):
        low -= 1 << size
    return wrap(type, low)


CASES = list(cases())


@pytest.mark.sweep
@pytest.mark.parametrize("case", CASES, ids=[f"{opcode}{text}" for opcode, *_, text in CASES])
def test_the_simulator_gives_the_formula(case, seed):
    opcode, operands, result, formula, literals = case
    random = np.random.default_rng(seed)
    inputs = [edges("u32" if type == "pred" else type, COUNT, random) for type in operands]
    with_results(opcode[:3], inputs)
    got = run(kernel(opcode, operands, result, literals), inputs, result)
    for row, made in zip(zip(*(each.tolist() for each in inputs)), got.tolist()):
        expected = formula(*row)
        assert made == expected, (opcode, row, made, expected)


def test_they_assemble():
    """All of them are PTX: one program each is slow, so that their kernels stand in one."""
    head, kernels = "", []
    for number, (opcode, operands, result, _, literals) in enumerate(CASES):
        text = kernel(opcode, operands, result, literals)
        head, _, body = text.partition(".visible")
        kernels.append(
            ".visible" + body.replace("entry k(", f"entry k{number}(").replace("k_param", f"k{number}_param")
        )
    assert assembles(head + "\n".join(kernels))
