"""PTX instructions on registers, as reading PTX leaves them in llvm.inline_asm: their text as arith and math.

What each computes is written in sim/ptx, for NumPy; here it is written for one thread, with the same bits. Registers are integers, f32 and f64.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from gpuir.ptx import Signature, one_instruction, signature
from gpuir.sim.native import bitwise
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.singles import (
    EQ,
    OGE,
    OGT,
    OLT,
    SGE,
    ULT,
    UNO,
    absolute,
    bits_of,
    canonical,
    directed,
    extreme,
    flushed,
    fused,
    is_nan,
    kept,
    limited,
    narrowed,
    turned_by,
    widened,
)
from gpuir.sim.native.small_floats import SMALL, decoded, encoded

__all__ = ["instruction"]

_SINGLE = re.compile(r"(?P<opcode>[a-z][\w.:]*)\s+(?P<operands>[^;{}]*);?")
_FLOATS = ("f16", "bf16", "f32", "f64")
_ROUNDINGS = ("rz", "rm", "rp", "rna")
_FUNCTIONS = {"sin": "sin", "cos": "cos", "lg2": "log2", "ex2": "exp2", "tanh": "tanh"}
_WHOLE = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}
#: Comparisons by PTX's words: predicates of floats, which a NaN does not fulfil, and of integers without a sign and with one.
_ORDERED = {"eq": 1, "ne": 6, "lt": 4, "le": 5, "gt": 2, "ge": 3}
_SIGNED = {"eq": 0, "ne": 1, "lt": 2, "le": 3, "gt": 4, "ge": 5}
_UNSIGNED = {"eq": 0, "ne": 1, "lt": 6, "le": 7, "gt": 8, "ge": 9, "lo": 6, "ls": 7, "hi": 8, "hs": 9}


def instruction(e: Lines, text: str, names: Sequence[str], types: Sequence[str], result: str) -> str:
    """The result of an instruction on registers of these types, as a register of type ``result``; Lack for others."""
    match = _SINGLE.fullmatch(one_instruction(text))
    facts = None if match is None else signature(match["opcode"])
    lack = Lack(f"the native engine has not '{text}'")
    if match is None or facts is None:
        raise lack
    operands = [each.strip() for each in match["operands"].split(",")]
    literals = [each for each in operands[1:] if each[:1] != "$"]
    places = [each for each in operands if each[:1] == "$"]
    given = [type for type in facts.operands if type != "n"]
    if places != [f"${number}" for number in range(len(names) + 1)] or len(names) > len(given):
        raise lack
    halves = 2 if facts.result.endswith("x2") else 1
    try:
        numbers = [_numbers(e, name, old, new) for name, old, new in zip(names, types, given)]
        if facts.base == "cvt":
            made = _conversion(e, facts, [number for each in numbers for number in each])
        else:
            made = [
                _computed(e, facts, [each[min(half, len(each) - 1)] for each in numbers], literals)
                for half in range(halves)
            ]
        return _register(e, made, facts.result, result)
    except (_Lacking, KeyError, ValueError):
        raise lack from None


class _Lacking(Exception):
    """The form is none of those here."""


def _type(ptx: str) -> str:
    """The text's type of numbers of a type of PTX."""
    ptx = ptx.removesuffix("x2")
    if ptx == "pred":
        return "i1"
    if ptx in _FLOATS:
        return kept(ptx)
    if ptx == "tf32":
        return "i32"
    if ptx in SMALL:
        return "i8"
    width = int(ptx[1:])
    if width < 8:
        raise _Lacking
    return f"i{width}"


def _numbers(e: Lines, name: str, register: str, ptx: str) -> list[str]:
    """A register's numbers: one, or the two of a pair, the low one first."""
    type = _type(ptx)
    if ptx.endswith("x2"):
        half = f"i{type[1:]}"
        word = f"i{2 * int(half[1:])}"
        value = e.cast(name, register, word)
        high = e.by("shrui", value, int(half[1:]), word)
        return [e.cast(e.resize(each, word, half), half, type) for each in (value, high)]
    if register[0] == "f" and type[0] == "f":
        return [name] if register == type else []
    bits = f"i{register[1:]}"
    value = e.resize(e.cast(name, register, bits), bits, f"i{type[1:]}")
    return [e.cast(value, f"i{type[1:]}", type)]


def _register(e: Lines, numbers: Sequence[str], ptx: str, register: str) -> str:
    type = _type(ptx)
    bits = f"i{type[1:]}"
    words = [e.cast(each, type, bits) for each in numbers]
    if len(words) == 1 and type[0] == "f" and register == type:
        return numbers[0]
    value = words[0]
    if len(words) == 2:
        word = f"i{2 * int(bits[1:])}"
        low, high = (e.resize(each, bits, word) for each in words)
        value, bits = e.binary("ori", low, e.by("shli", high, int(word[1:]) // 2, word), word), word
    if register[0] == "f":
        return e.cast(value, bits, register)
    return e.resize(value, bits, register, signed=ptx[0] == "s")


def _computed(e: Lines, facts: Signature, values: list[str], literals: Sequence[str]) -> str:
    base, words = facts.base, facts.words
    ptx = facts.types[0].removesuffix("x2")
    if base in ("set", "setp", "selp", "slct", "testp", "copysign"):
        return _PREDICATES[base](e, facts, values)
    if ptx not in _FLOATS:
        return bitwise.computed(e, facts, values, literals)
    mode = next((word for word in words if word in _ROUNDINGS), "")
    if mode and (ptx != "f32" or base not in ("add", "sub", "mul", "fma", "mad")) or "oob" in words:
        raise _Lacking
    if any(type.removesuffix("x2") != ptx for type in facts.operands):
        raise _Lacking
    if "ftz" in words:
        values = [flushed(e, each, ptx) for each in values]
    # bf16 has no arithmetic of its own; a sum or a product of f16 or bf16 that f32 rounds first comes out the same.
    small = ptx in ("f16", "bf16")
    wide = "f32" if small else ptx
    if base in ("abs", "neg"):
        made = absolute(e, values[0], ptx, turned=base == "neg")
        return flushed(e, made, ptx) if "ftz" in words else made
    if base in ("min", "max"):
        given = values
        values = [absolute(e, each, ptx) for each in values] if "abs" in words else values
        made = values[0]
        for value in values[1:]:
            made = extreme(e, made, value, ptx, least=base == "min", quiet="NaN" not in words)
        if "xorsign" in words:
            if "abs" not in words:
                raise _Lacking
            made = turned_by(e, made, given, ptx)
        return canonical(e, made, ptx)
    if mode:
        made = directed(e, base, values, mode)
    elif base in ("fma", "mad") and small:
        made = widened(e, fused(e, values[0], values[1], values[2], ptx), ptx)
    else:
        made = _float(e, facts, [widened(e, each, ptx, wide) for each in values], wide)
    limits = "sat" in words or "relu" in words
    if "ftz" in words and small:
        made = widened(e, flushed(e, narrowed(e, made, wide, ptx), ptx), ptx)
    elif "ftz" in words:
        made = flushed(e, made, ptx)
    if limits:
        # Rounded numbers are limited, which does not round them again.
        made = widened(e, narrowed(e, made, wide, ptx), ptx, wide)
        made = limited(e, made, wide, words)
    return canonical(e, narrowed(e, made, wide, ptx), ptx)


def _float(e: Lines, facts: Signature, values: list[str], type: str) -> str:
    base = facts.base
    if base in ("add", "sub", "mul", "div"):
        return e.binary(f"{base}f", values[0], values[1], type)
    if base in ("fma", "mad"):
        return fused(e, values[0], values[1], values[2], type)
    if base == "rcp":
        return e.binary("divf", e.constant(1.0, type), values[0], type)
    if base == "sqrt":
        return e.unary("math.sqrt", values[0], type, type)
    wide = widened(e, values[0], type, "f64")
    if base == "rsqrt":
        root = e.unary("math.sqrt", wide, "f64", "f64")
        made = e.binary("divf", e.constant(1.0, "f64"), root, "f64")
    else:
        made = e.unary(f"math.{_FUNCTIONS[base]}", wide, "f64", "f64")
    ptx = facts.types[0].removesuffix("x2")
    return widened(e, narrowed(e, made, "f64", ptx), ptx, type)


# Comparisons and selections


def _compared(e: Lines, word: str, kind: str, a: str, b: str) -> str:
    """A comparison by PTX's word for it, of numbers of a type of PTX."""
    if kind not in _FLOATS:
        table = _SIGNED if kind[0] == "s" else _UNSIGNED
        return e.compare(table[word], a, b, _type(kind))
    a, b = (widened(e, each, kind, "f64") for each in (a, b))
    if word in ("num", "nan"):
        return e.compare(7 if word == "num" else UNO, a, b, "f64")
    if word in _ORDERED:
        return e.compare(_ORDERED[word], a, b, "f64")
    either = e.compare(UNO, a, b, "f64")
    return e.binary("ori", e.compare(_ORDERED[word[:2]], a, b, "f64"), either, "i1")


def _set(e: Lines, facts: Signature, values: list[str]) -> str:
    (word,) = (word for word in facts.words if word != "ftz")
    kind = facts.types[-1].removesuffix("x2")
    if "ftz" in facts.words:
        values = [flushed(e, each, kind) for each in values]
    truth = _compared(e, word, kind, *values)
    if facts.base == "setp":
        return truth
    result = facts.result.removesuffix("x2")
    if result in _FLOATS:
        one, zero = (e.constant(number, "f32") for number in (1.0, 0.0))
        return narrowed(e, e.select(truth, one, zero, "f32"), "f32", result)
    type = _type(result)
    return e.select(truth, e.constant(-1, type), e.constant(0, type), type)


def _selected(e: Lines, facts: Signature, values: list[str]) -> str:
    return e.select(values[2], values[0], values[1], _type(facts.types[0]))


def _slct(e: Lines, facts: Signature, values: list[str]) -> str:
    kind = facts.types[1]
    by = flushed(e, values[2], kind) if "ftz" in facts.words else values[2]
    type = _type(kind)
    above = e.compare(OGE if type[0] == "f" else SGE, by, e.constant(0, type), type)
    return e.select(above, values[0], values[1], _type(facts.types[0]))


def _tested(e: Lines, facts: Signature, values: list[str]) -> str:
    kind = facts.types[0]
    word, bits = bits_of(e, absolute(e, values[0], kind), kind)
    infinite = 0x7F800000 if kind == "f32" else 0x7FF0000000000000
    least = e.constant(0x00800000 if kind == "f32" else 0x0010000000000000, bits)
    end = e.constant(infinite, bits)
    predicate = {"finite": 6, "infinite": EQ, "number": 7, "notanumber": 8, "normal": 6, "subnormal": 6}[facts.words[0]]
    if facts.words[0] == "subnormal":
        return e.compare(predicate, word, least, bits)
    made = e.compare(predicate, word, end, bits)
    return e.binary("andi", made, e.compare(9, word, least, bits), "i1") if facts.words[0] == "normal" else made


def _copysign(e: Lines, facts: Signature, values: list[str]) -> str:
    type = facts.types[0]
    return e.set("math.copysign", [values[1], values[0]], [type, type], type)


_PREDICATES: dict[str, Callable[[Lines, Signature, list[str]], str]] = {
    "set": _set, "setp": _set, "selp": _selected, "slct": _slct, "testp": _tested, "copysign": _copysign,
}  # fmt: skip


# cvt


def _conversion(e: Lines, facts: Signature, values: list[str]) -> list[str]:
    words, target, source = facts.words, facts.types[0], facts.types[-1]
    if "rs" in words or "pzo" in words:
        raise _Lacking
    if target == "tf32" and source == "f32":
        return [_to_tf32(e, words, values[0])]
    if target[:-2] in SMALL or source[:-2] in SMALL:
        return _small(e, facts, target, source, values)
    if "pack" in words or "rna" in words or "satfinite" in words or "x2" in source:
        raise _Lacking
    if target in ("f16x2", "bf16x2"):
        one = target.removesuffix("x2")
        return [_to_float(e, words, one, source, value) for value in reversed(values)]
    if target in _FLOATS:
        if source in _FLOATS:
            return [_to_float(e, words, target, source, values[0])]
        return [_from_integer(e, words, target, source, values[0])]
    if target == "tf32" or target.endswith("x2"):
        raise _Lacking
    if source in _FLOATS:
        return [_to_integer(e, words, target, source, values[0])]
    return [bitwise.converted(e, values[0], source, target, saturated="sat" in words)]


def _small(e: Lines, facts: Signature, target: str, source: str, values: list[str]) -> list[str]:
    """To and from pairs of 8 bits; of two operands the first is the upper one."""
    words = set(facts.words)
    if words - {"rn", "relu", "satfinite"} or "rn" not in words:
        raise _Lacking
    if source[:-2] in SMALL:
        one = target[:-2]
        if one not in ("f16", "bf16") or words - {"rn", "relu"}:
            raise _Lacking
        made = [narrowed(e, decoded(e, each, source[:-2]), "f32", one) for each in values]
        return [canonical(e, _held(e, facts.words, one, each), one) for each in made]
    if "satfinite" not in words:
        raise _Lacking
    wide = [widened(e, each, source.removesuffix("x2")) for each in values]
    return [encoded(e, each, target[:-2], relu="relu" in words) for each in (wide if source.endswith("x2") else reversed(wide))]  # fmt: skip


def _to_tf32(e: Lines, words: tuple[str, ...], value: str) -> str:
    """Its 13 lowest bits are zeros."""
    if "satfinite" in words:
        raise _Lacking
    word = e.cast(value, "f32", "i32")
    more = e.constant(0x1000 if "rna" in words else 0, "i32")
    if "rn" in words:
        more = e.by("addi", e.by("andi", e.by("shrui", word, 13, "i32"), 1, "i32"), 0xFFF, "i32")
    size = e.by("andi", word, 0x7FFFFFFF, "i32")
    finite = e.compare(ULT, size, e.constant(0x7F800000, "i32"), "i32")
    made = e.by("andi", e.select(finite, e.binary("addi", word, more, "i32"), word, "i32"), -(1 << 13), "i32")
    if "relu" in words:
        made = e.by("maxsi", made, 0, "i32")
    return e.select(is_nan(e, value, "f32"), e.constant(0x7FFFFFFF, "i32"), made, "i32")


def _to_float(e: Lines, words: tuple[str, ...], target: str, source: str, value: str) -> str:
    if "ftz" in words and source == "f32":
        value = flushed(e, value, source)
    whole = next((word for word in words if word in _WHOLE), None)
    mode = next((word for word in words if word in _ROUNDINGS), "")
    if mode and source == "f64":
        raise _Lacking
    if whole is not None:
        wide = e.unary(f"math.{_WHOLE[whole]}", widened(e, value, source, "f64"), "f64", "f64")
        made = narrowed(e, wide, "f64", target)
    elif source == target:
        made = value
    elif source in ("f16", "bf16") or target == "f64":
        wide = widened(e, value, source, "f64" if target == "f64" else "f32")
        made = wide if target in ("f32", "f64") else narrowed(e, wide, "f32", target, mode)
    else:
        made = narrowed(e, value, source, target, mode)
    if "ftz" in words and target == "f32":
        made = flushed(e, made, target)
    return _held(e, words, target, made)


def _from_integer(e: Lines, words: tuple[str, ...], target: str, source: str, value: str) -> str:
    kind = "sitofp" if source[0] == "s" else "uitofp"
    if any(word in words for word in _ROUNDINGS):
        raise _Lacking
    if _type(source) == "i64" and target not in ("f32", "f64"):
        raise _Lacking
    # f64 has all integers of 32 bits.
    wide = target if target in ("f32", "f64") else "f64"
    made = narrowed(e, e.unary(f"arith.{kind}", value, _type(source), wide), wide, target)
    return _held(e, words, target, made)


def _held(e: Lines, words: tuple[str, ...], type: str, value: str) -> str:
    """A result within the limits of ``sat`` and ``relu``."""
    if "sat" not in words and "relu" not in words:
        return value
    wide = "f32" if type in ("f16", "bf16") else type
    return narrowed(e, limited(e, widened(e, value, type, wide), wide, words), wide, type)


def _to_integer(e: Lines, words: tuple[str, ...], target: str, source: str, value: str) -> str:
    """Rounded to an integer, and held within the target's limits."""
    mode = next((word for word in words if word in _WHOLE), None)
    if mode is None:
        raise _Lacking
    if "ftz" in words:
        value = flushed(e, value, source)
    type = _type(target)
    width, signed = int(type[1:]), target[0] == "s"
    low = -(1 << (width - 1)) if signed else 0
    high = (1 << (width - 1)) - 1 if signed else (1 << width) - 1
    wide = widened(e, value, source, "f64")
    whole = e.unary(f"math.{_WHOLE[mode]}", wide, "f64", "f64")
    least, most = (e.constant(float(each), "f64") for each in (low, high))
    above, below = e.compare(OGE, whole, most, "f64"), e.compare(5, whole, least, "f64")
    inside = e.binary("andi", e.compare(OLT, whole, most, "f64"), e.compare(OGT, whole, least, "f64"), "i1")
    safe = e.select(inside, whole, e.constant(0.0, "f64"), "f64")
    made = e.unary(f"arith.{'fptosi' if signed else 'fptoui'}", safe, "f64", type)
    made = e.select(above, e.constant(high if signed else -1, type), made, type)
    made = e.select(below, e.constant(low, type), made, type)
    empty = 0 if source != "f64" and width < 64 else -(1 << (width - 1))
    return e.select(is_nan(e, wide, "f64"), e.constant(empty, type), made, type)
