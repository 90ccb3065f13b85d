"""Video instructions: arithmetic on bytes, half words and words with a second operation, and on two or four lanes of a word.

They become plain integer ops, as ptxas expands nearly all of them too. Where its expansion (CUDA 13.4) differs from the document,
these are the document's formulas: it does not clamp to the upper end of .u32, clamps what is below a byte or half word to the
upper end, compares a wrapped sum for .min and .max, and multiplies words of .u32 by vmad as signed ones.

Source: PTX ISA, "Scalar Video Instructions" and "SIMD Video Instructions".
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.opcodes import handler
from gpuir.ptx import Instruction

__all__: list[str] = []

_SIGNED = {"u32": False, "s32": True}
_COMPARE = "eq ne lt le gt ge"
_SECOND = "add min max"
_SHIFTS = ("vshl", "vshr")


class _Family(NamedTuple):
    """What opcodes may say: how many types, of ``needed`` exactly one word, and of each of the others at most one."""

    names: str
    types: int
    needed: str
    others: tuple[str, ...]


_FAMILIES = (
    _Family("vadd vsub vabsdiff vmin vmax", 3, "", ("sat", _SECOND)),
    _Family("vshl vshr", 3, "clamp wrap", ("sat", _SECOND)),
    _Family("vmad", 3, "", ("sat", "po", "shr7 shr15")),
    _Family("vset", 2, _COMPARE, (_SECOND,)),
    _Family("vadd2 vsub2 vavrg2 vabsdiff2 vmin2 vmax2 vadd4 vsub4 vavrg4 vabsdiff4 vmin4 vmax4", 3, "", ("sat add",)),
    _Family("vset2 vset4", 2, _COMPARE, ("add",)),
)
_BY_NAME = {name: family for family in _FAMILIES for name in family.names.split()}
#: Start and width of the parts of a word.
_PARTS = {"": (0, 32), **{f"b{i}": (8 * i, 8) for i in range(4)}, **{f"h{i}": (16 * i, 16) for i in range(2)}}
#: By the number of lanes, as digits from the last lane to the first: the masks, the selectors, and those of a and b without one.
_MASKS = {2: "h(?=[10])1?0?", 4: "b(?=[3210])3?2?1?0?"}
_SELECTORS = {2: "h[0-3]{2}", 4: "b[0-7]{4}"}
_LANES = {2: ("h10", "h10", "h32"), 4: ("b3210", "b3210", "b7654")}
#: Operations that are one op.
_OPS = {"vadd": "add", "vsub": "sub", "vmin": "smin", "vmax": "smax", "vshl": "shl", "vshr": "ashr"}
_SCALES = {"shr7": 7, "shr15": 15}
_OPERAND = re.compile(r"(-?)\s*([A-Za-z_$%][\w$#]*)(?:\s*\.(\w+))?")
#: Integers and what is computed of them: no float, and nothing that is named.
_NUMBER = re.compile(r"(?!0[fFdD])[-+~!(\s]*[\d(][^.%$]*")


class _Form(NamedTuple):
    """An opcode's facts; ``signed``: of the result, a and b."""

    operation: str
    lanes: int
    signed: tuple[bool, bool, bool]
    #: Its word of `_Family.needed`.
    choice: str
    saturates: bool
    second: str
    words: tuple[str, ...]


class _Operand(NamedTuple):
    """``value``: an i32, "" of the result."""

    negated: bool
    register: str
    selector: str
    value: str


@functools.cache
def _form(opcode: str) -> _Form | None:
    """The form of an opcode; None where PTX has none like it. The words stand in any order, as ptxas reads them."""
    base, *rest = opcode.split(".")
    family = _BY_NAME[base]
    types = [word for word in rest if word in _SIGNED]
    words = [word for word in rest if word not in _SIGNED]
    while words.count("sat") > 1:
        words.remove("sat")
    chosen = [[word for word in words if word in group.split()] for group in (family.needed, *family.others)]
    if len(types) != family.types or sum(map(len, chosen)) != len(words) or any(len(each) > 1 for each in chosen):
        return None
    if family.needed and not chosen[0] or base in _SHIFTS and types[2] != "u32":
        return None
    # What vset gives is unsigned.
    result, a, b = types if family.types == 3 else ("u32", *types)
    lanes = int(base[-1]) if base[-1].isdecimal() else 1
    second = next((word for word in words if word in _SECOND.split()), "")
    signed = (_SIGNED[result], _SIGNED[a], _SIGNED[b])
    return _Form(base.rstrip("24"), lanes, signed, "".join(chosen[0]), "sat" in words, second, tuple(words))


@handler(*_BY_NAME)
def _video(t: Functions, ins: Instruction) -> None:
    form = _form(ins.opcode)
    if form is None:
        base = ins.opcode.partition(".")[0]
        family = _BY_NAME[base]
        needed = f"one of {family.needed}, " if family.needed else ""
        others = ", ".join(group.replace(" ", " or ") for group in family.others)
        types = f"{family.types} types of u32 and s32" + (", the last one u32" if base in _SHIFTS else "")
        t.error(f"'{ins.opcode}' is no instruction: {base} has {types}, {needed}and may have {others}")
    target = _target(t, ins, form)
    least = 3 if form.lanes == 1 and form.operation != "vmad" and not form.second and not target.selector else 4
    if not least <= len(ins.operands) <= 4:
        t.error(f"'{ins.opcode}' has a result and {least - 1} operands, not {len(ins.operands) - 1}")
    sources = [_source(t, ins, form, number) for number in range(1, len(ins.operands))]
    if form.lanes > 1:
        value = _simd(t, form, target, sources)
    elif form.operation == "vmad":
        value = _vmad(t, ins, form, sources)
    else:
        value = _scalar(t, form, target, sources)
    t.define(target.register, value, "i32")


def _register(t: Functions, ins: Instruction, name: str) -> str:
    if t.plain_types.get(name) != "i32":
        t.error(f"'{ins.opcode}': '{name}' is no register of 32 bits")
    return name


def _target(t: Functions, ins: Instruction, form: _Form) -> _Operand:
    match = _OPERAND.fullmatch(ins.operands[0])
    if match is None or match[1]:
        t.error(f"'{ins.opcode}': the result is a register, not '{ins.operands[0]}'")
    selector = match[3] or ""
    if form.lanes > 1:
        fits = not selector or re.fullmatch(_MASKS[form.lanes], selector) is not None
    else:
        # One result is merged, or goes through a second operation.
        fits = not selector or selector in _PARTS and not form.second and form.operation != "vmad"
    if not fits:
        t.error(f"'{ins.opcode}' has no result '.{selector}'")
    return _Operand(False, _register(t, ins, match[2]), selector, "")


def _source(t: Functions, ins: Instruction, form: _Form, number: int) -> _Operand:
    """Operand a, b or c, which are 1, 2 and 3."""
    text = ins.operands[number]
    match = _OPERAND.fullmatch(text)
    if form.lanes == 1 and (match is None or match[2] == "WARP_SZ" and not match[3]):
        # The sign is the literal's, which is no negated operand.
        if match is not None:
            return _Operand(False, "", "", t.constant(-32 if match[1] else 32, "i32"))
        if _NUMBER.fullmatch(text):
            return _Operand(False, "", "", t.value(text, "i32"))
    if match is None:
        t.error(f"'{ins.opcode}': the operand '{text}' is no register{' and no integer' if form.lanes == 1 else ''}")
    negated, selector = bool(match[1]), match[3] or ""
    if negated and form.operation != "vmad":
        t.error(f"'{ins.opcode}' does not negate '{match[2]}'")
    if form.lanes > 1:
        fits = not selector or number < 3 and re.fullmatch(_SELECTORS[form.lanes], selector) is not None
    else:
        fits = not selector or number < 3 and selector in _PARTS
    if not fits:
        t.error(f"'{ins.opcode}': the operand '{text}' has no part '.{selector}'")
    return _Operand(negated, match[2], selector, t.value(_register(t, ins, match[2]), "i32"))


# Values


def _binary(t: Functions, op: str, a: str, b: str | int, type: str) -> str:
    other = t.constant(b, type) if isinstance(b, int) else b
    if op in ("smin", "smax", "umin"):
        return t.op(f"llvm.intr.{op}({a}, {other}) : ({type}, {type}) -> {type}")
    return t.op(f"llvm.{op} {a}, {other} : {type}")


def _part(t: Functions, value: str, start: int, bits: int, signed: bool) -> str:
    """Bits of an i32 as an i32."""
    if start + bits < 32:
        value = _binary(t, "shl", value, 32 - start - bits, "i32")
    return _binary(t, "ashr" if signed else "lshr", value, 32 - bits, "i32") if bits < 32 else value


def _wide(t: Functions, source: _Operand, signed: bool) -> str:
    """An operand's part as an i64."""
    part = _part(t, source.value, *_PARTS[source.selector], signed)
    return t.op(f"llvm.{'sext' if signed else 'zext'} {part} : i32 to i64")


def _wrapped(t: Functions, value: str, bits: int) -> str:
    """An i64 as a signed number of so many bits."""
    return _binary(t, "ashr", _binary(t, "shl", value, 64 - bits, "i64"), 64 - bits, "i64")


def _clamped(t: Functions, value: str, bits: int, signed: bool, type: str) -> str:
    least, most = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    return _binary(t, "smax", _binary(t, "smin", value, most, type), least, type)


def _computed(t: Functions, form: _Form, a: str, b: str, type: str) -> str:
    """The first operation, of signed numbers that are narrower than the type."""
    if form.operation == "vabsdiff":
        return _binary(t, "sub", _binary(t, "smax", a, b, type), _binary(t, "smin", a, b, type), type)
    if form.operation == "vavrg":
        # Half of the sum; halves go up, but for negative sums down.
        total = _binary(t, "add", a, b, type)
        sign = _binary(t, "ashr", total, int(type[1:]) - 1, type)
        return _binary(t, "ashr", _binary(t, "add", _binary(t, "add", total, 1, type), sign, type), 1, type)
    if form.operation == "vset":
        comparison = form.choice if form.choice in ("eq", "ne") else f"s{form.choice}"
        flag = t.op(f'llvm.icmp "{comparison}" {a}, {b} : {type}')
        return t.op(f"llvm.zext {flag} : i1 to {type}")
    return _binary(t, _OPS[form.operation], a, b, type)


def _scalar(t: Functions, form: _Form, target: _Operand, sources: Sequence[_Operand]) -> str:
    signed = form.signed[0]
    a, b = (_wide(t, source, sign) for source, sign in zip(sources, form.signed[1:]))
    if form.choice in ("clamp", "wrap"):
        b = _binary(t, "umin", b, 32, "i64") if form.choice == "clamp" else _binary(t, "and", b, 31, "i64")
    value = _computed(t, form, a, b, "i64")
    if form.operation == "vshl":
        # What shifts out of 34 bits is lost before anything is clamped.
        value = _wrapped(t, value, 34)
    start, bits = _PARTS[target.selector]
    if form.saturates:
        value = _clamped(t, value, bits, signed, "i64")
    elif form.second in ("min", "max"):
        value = _wrapped(t, value, 33)
    if form.second in ("min", "max"):
        value = _binary(t, f"s{form.second}", value, _wide(t, sources[2], signed), "i64")
    value = t.op(f"llvm.trunc {value} : i64 to i32")
    if form.second == "add":
        return _binary(t, "add", value, sources[2].value, "i32")
    if target.selector:
        return _merged(t, [(value, start)], bits, sources[2].value)
    return value


def _merged(t: Functions, parts: Sequence[tuple[str, int]], bits: int, other: str) -> str:
    """A word of parts and their starts; what they leave is that of another word."""
    kept, made = (1 << 32) - 1, ""
    for value, start in parts:
        kept &= ~(((1 << bits) - 1) << start)
        part = _binary(t, "shl", value, 32 - bits, "i32")
        if start + bits < 32:
            part = _binary(t, "lshr", part, 32 - bits - start, "i32")
        made = _binary(t, "or", made, part, "i32") if made else part
    if kept:
        made = _binary(t, "or", made, _binary(t, "and", other, kept - (1 << 32) if kept >> 31 else kept, "i32"), "i32")
    return made


def _simd(t: Functions, form: _Form, target: _Operand, sources: Sequence[_Operand]) -> str:
    lanes, (signed, *signs) = form.lanes, form.signed
    bits = 32 // lanes
    mask, *selectors = (each.selector or every for each, every in zip((target, *sources[:2]), _LANES[lanes]))
    made: list[tuple[str, int]] = []
    for lane in range(lanes):
        if str(lane) not in mask:
            continue
        a, b = (
            _part(t, sources[number // lanes].value, number % lanes * bits, bits, sign)
            for number, sign in zip((int(each[-1 - lane]) for each in selectors), signs)
        )
        value = _computed(t, form, a, b, "i32")
        made.append((_clamped(t, value, bits, signed, "i32") if form.saturates else value, lane * bits))
    if not form.second:
        return _merged(t, made, bits, sources[2].value)
    total = sources[2].value
    for value, _ in made:
        total = _binary(t, "add", total, value, "i32")
    return total


def _vmad(t: Functions, ins: Instruction, form: _Form, sources: Sequence[_Operand]) -> str:
    """Signed where a source is, or where something is negated: then c is too."""
    a, b, c = sources
    negated = a.negated != b.negated
    if c.negated and negated or "po" in form.words and (c.negated or negated):
        t.error(f"'{ins.opcode}' negates the product or c, and nothing where it adds one (.po)")
    signed = any(form.signed[1:]) or negated or c.negated
    product = _binary(t, "mul", _wide(t, a, form.signed[1]), _wide(t, b, form.signed[2]), "i64")
    if signed and form.saturates and not any(form.signed[1:]):
        # The product may have 64 bits: with its sign it is no i64, and beyond this one it is clamped in any case.
        product = _binary(t, "umin", product, 1 << 62, "i64")
    added = _wide(t, c, signed)
    if negated:
        value = _binary(t, "sub", added, product, "i64")
    else:
        value = _binary(t, "sub" if c.negated else "add", product, added, "i64")
    if "po" in form.words:
        value = _binary(t, "add", value, 1, "i64")
    scale = next((_SCALES[word] for word in form.words if word in _SCALES), 0)
    if scale:
        value = _binary(t, "ashr" if signed else "lshr", value, scale, "i64")
    if form.saturates:
        value = _clamped(t, value, 32, True, "i64") if signed else _binary(t, "umin", value, (1 << 32) - 1, "i64")
    return t.op(f"llvm.trunc {value} : i64 to i32")
