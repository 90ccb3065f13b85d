"""Instructions that compute on registers alone, as declared facts: which types their results and operands have.

A row's form spells results and operands by letters: T the instruction's type, S its second type, W twice as wide as T, P a
predicate, I an integer of 32 bits (or as the row says), N a literal. Operands in square brackets may be left out.

Source: PTX ISA 9.0, the section that each row names.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from gpuir.ptx.syntax import SIZES

__all__ = ["ROWS", "Row", "Signature", "signature"]


class Row(NamedTuple):
    """``names``: opcodes with the words that choose the form; ``types``: those that T may be; ``words``: other modifiers."""

    names: str
    form: str
    types: str
    words: str
    section: str


_INT = "u16 s16 u32 s32 u64 s64"
_WORDS = "b16 b32 b64"
_HALF = "f16 f16x2 bf16 bf16x2"
_ROUND = "rn rz rm rp"
#: Pairs and fours of floats of 8, 6 and 4 bits, and of fixed-point numbers.
_SMALL_PAIRS = "e4m3x2 e5m2x2 e2m3x2 e3m2x2 e2m1x2 ue8m0x2 ue5m3x2 s2f6x2"
_SMALL_FOURS = "e4m3x4 e5m2x4 e2m3x4 e3m2x4 e2m1x4"
_COMPARE = "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan"
ROWS = (
    Row("add sub", "T=TT", f"{_INT} u16x2 s16x2", "sat", "9.7.1.1"),
    Row("add sub", "T=TT", f"f32 f32x2 f64 {_HALF}", f"{_ROUND} ftz sat", "9.7.3.5"),
    Row("mul mul.lo mul.hi", "T=TT", _INT, "", "9.7.1.3"),
    Row("mul.wide", "W=TT", "u16 s16 u32 s32", "", "9.7.1.3"),
    Row("mad.lo mad.hi", "T=TTT", _INT, "sat", "9.7.1.4"),
    Row("mad.wide", "W=TTW", "u16 s16 u32 s32", "", "9.7.1.4"),
    Row("mul24.lo mul24.hi", "T=TT", "u32 s32", "", "9.7.1.5"),
    Row("mad24.lo mad24.hi", "T=TTT", "u32 s32", "sat", "9.7.1.6"),
    Row("sad", "T=TTT", _INT, "", "9.7.1.7"),
    Row("div rem", "T=TT", _INT, "", "9.7.1.8"),
    Row("abs", "T=T", "s16 s32 s64", "", "9.7.1.10"),
    Row("neg", "T=T", "s16 s32 s64", "", "9.7.1.11"),
    Row("min max", "T=TT", f"{_INT} u16x2 s16x2", "relu", "9.7.1.12"),
    Row("popc clz", "I=T", "b32 b64", "", "9.7.1.14"),
    Row("bfind", "I=T", "u32 s32 u64 s64", "shiftamt", "9.7.1.16"),
    Row("fns", "T=TTI", "b32", "", "9.7.1.17"),
    Row("brev", "T=T", "b32 b64", "", "9.7.1.18"),
    Row("bfe", "T=TII", "u32 s32 u64 s64", "", "9.7.1.19"),
    Row("bfi", "T=TTII", "b32 b64", "", "9.7.1.20"),
    Row("szext", "T=TI", "u32 s32", "clamp wrap", "9.7.1.21"),
    Row("bmsk", "T=II", "b32", "clamp wrap", "9.7.1.22"),
    Row("dp4a", "I=SSI", "u32 s32", "", "9.7.1.23"),
    Row("dp2a.lo dp2a.hi", "I=SSI", "u32 s32", "", "9.7.1.24"),
    Row("testp.finite testp.infinite testp.number testp.notanumber testp.normal testp.subnormal", "P=T", "f32 f64", "", "9.7.3.1"),
    Row("copysign", "T=TT", "f32 f64", "", "9.7.3.2"),
    Row("mul", "T=TT", f"f32 f32x2 f64 {_HALF}", f"{_ROUND} ftz sat", "9.7.3.7"),
    Row("fma", "T=TTT", f"f32 f32x2 f64 {_HALF}", f"{_ROUND} ftz sat relu oob", "9.7.3.8"),
    Row("mad", "T=TTT", "f32 f64", f"{_ROUND} ftz sat", "9.7.3.9"),
    Row("div", "T=TT", "f32 f64", f"{_ROUND} approx full ftz", "9.7.3.10"),
    Row("abs neg", "T=T", f"f32 f64 {_HALF}", "ftz", "9.7.3.11"),
    Row("min max", "T=TT[T]", f"f32 f64 {_HALF}", "ftz NaN xorsign abs", "9.7.3.13"),
    Row("rcp sqrt", "T=T", "f32 f64", f"{_ROUND} approx ftz", "9.7.3.15"),
    Row("rsqrt sin cos lg2", "T=T", "f32 f64", "approx ftz", "9.7.3.18"),
    Row("ex2 tanh", "T=T", f"f32 {_HALF}", "approx ftz", "9.7.3.22"),
    Row("set", "T=SS", "u32 s32 f32 f16 bf16 u16 s16 f16x2 bf16x2", f"{_COMPARE} ftz", "9.7.6.1"),
    Row("setp", "P=TT", f"{_INT} {_WORDS} f32 f64 f16 bf16", f"{_COMPARE} ftz", "9.7.6.2"),
    Row("selp", "T=TTP", f"{_INT} {_WORDS} f32 f64 f16 bf16", "", "9.7.6.3"),
    Row("slct", "T=TTS", f"{_INT} {_WORDS} f32 f64", "ftz", "9.7.6.4"),
    Row("and or xor", "T=TT", f"{_WORDS} pred", "", "9.7.8.1"),
    Row("not cnot", "T=T", f"{_WORDS} pred", "", "9.7.8.4"),
    Row("lop3", "T=TTTN", "b32", "", "9.7.8.6"),
    Row("shf.l shf.r", "T=TTI", "b32", "clamp wrap", "9.7.8.7"),
    Row("shl", "T=TI", _WORDS, "", "9.7.8.8"),
    Row("shr", "T=TI", f"{_INT} {_WORDS}", "", "9.7.8.9"),
    Row("prmt", "T=TTT", "b32", "f4e b4e rc8 ecl ecr rc16", "9.7.9.7"),
    Row("cvt", "T=S", f"u8 s8 u16 s16 u32 s32 u64 s64 f16 bf16 f32 f64 tf32 f16x2 bf16x2 {_SMALL_PAIRS} {_SMALL_FOURS}",
        f"{_ROUND} rna rs rni rzi rmi rpi ftz sat relu satfinite pzo scaled::n1::ue8m0 scaled::n2::ue8m0", "9.7.9.21"),
    Row("cvt.pack", "I=SS[I]", "u2 s2 u4 s4 u8 s8 u16 s16", "sat", "9.7.9.22"),
)  # fmt: skip
#: What may have operands of 16 bits beside a result of f32, add.rn.f32.f16.
_MIXED = ("add", "sub", "fma")
#: Conversions of two numbers to a pair.
_PAIRS = ("f16x2", "bf16x2", *_SMALL_PAIRS.split())
#: The operands behind those that a conversion converts, by the word that asks for them.
_BEHIND = {"scaled::n1::ue8m0": "ue8m0", "scaled::n2::ue8m0": "ue8m0x2", "rs": "b32"}
_WIDE = {"u16": "u32", "s16": "s32", "u32": "u64", "s32": "s64"}
_TYPES = {*SIZES, "pred", "u16x2", "s16x2", "u2", "s2", "u4", "s4", *_SMALL_PAIRS.split(), *_SMALL_FOURS.split()}


class Signature(NamedTuple):
    """The types of an instruction's result and operands ("n": a literal); ``least``: operands that it has at least."""

    base: str
    words: tuple[str, ...]
    types: tuple[str, ...]
    result: str
    operands: tuple[str, ...]
    least: int


def _names() -> dict[str, list[Row]]:
    rows: dict[str, list[Row]] = {}
    for row in ROWS:
        for name in row.names.split():
            rows.setdefault(name.partition(".")[0], []).append(row)
    return rows


_ROWS = _names()


@functools.cache
def signature(opcode: str) -> Signature | None:
    """The signature of an opcode such as ``add.rn.f32``; None where no row has it."""
    base, *rest = opcode.split(".")
    types = tuple(word for word in rest if word in _TYPES)
    words = tuple(word for word in rest if word not in _TYPES)
    if base not in _ROWS or not types:
        return None
    for row in _ROWS[base]:
        allowed = set(row.words.split())
        for name in row.names.split():
            parts = name.split(".")
            if parts[0] != base or types[0] not in row.types.split():
                continue
            if set(parts[1:]) <= set(words) and set(words) - set(parts[1:]) <= allowed:
                return _spelled(row, base, words, types)
    return None


def _spelled(row: Row, base: str, words: tuple[str, ...], types: tuple[str, ...]) -> Signature:
    result, _, operands = row.form.partition("=")
    integer = "u32"
    if base in ("dp4a", "dp2a"):
        integer = "u32" if types[:2] == ("u32", "u32") else "s32"
    letters = {
        "T": types[0],
        "S": types[1] if len(types) > 1 else types[0],
        "W": _WIDE.get(types[0], types[0]),
        "P": "pred",
        "I": integer,
        "N": "n",
    }
    if base in ("dp4a", "dp2a"):
        letters["S"] = "b32"
    least = len(operands.partition("[")[0])
    spelled = [letters[letter] for letter in operands if letter in letters]
    if base in _MIXED and len(types) == 2:
        # Sums in f32 whose first operands are of 16 bits (PTX ISA 9.7.5).
        spelled[:-1] = [types[1]] * (len(spelled) - 1)
    if base == "cvt" and "pack" not in words:
        numbers = 4 if types[0].endswith("x4") else 2 if types[0] in _PAIRS and letters["S"] == "f32" else 1
        spelled = [letters["S"]] * numbers + [_BEHIND[word] for word in words if word in _BEHIND]
        least = len(spelled)
    if base == "cvt" and "pack" in words:
        spelled[:2] = ["s32" if len(types) < 2 else types[1]] * 2
    return Signature(base, words, types, letters[result], tuple(spelled), least)
