"""Moves and packing, casts of addresses, comparisons with a second result, and carries."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.interop.ptx.elementwise import Recipe, assembly, recipe
from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.opcodes import handler
from gpuir.interop.ptx.types import BITS, MLIR, SPACES
from gpuir.ptx import Instruction

__all__ = ["WORDS", "elements", "of_words", "words_of"]

#: As what 128 bits are in memory and are taken apart.
WORDS = "vector<2xi64>"


def of_words(t: Functions, words: str) -> str:
    """An integer of 128 bits of its two words."""
    return t.op(f"llvm.bitcast {words} : {WORDS} to i128")


def words_of(t: Functions, value: str) -> str:
    """The words of an integer of 128 bits, the low one first."""
    return t.op(f"llvm.bitcast {value} : i128 to {WORDS}")


def elements(operand: str) -> list[str]:
    """The operands in braces, or the only one."""
    if operand[:1] == "{":
        return [part.strip() for part in operand.strip("{} \n\t").split(",")]
    return [operand]


@handler("mov")
def _mov(t: Functions, ins: Instruction) -> None:
    kind = ins.opcode.rpartition(".")[2]
    if kind not in MLIR or len(ins.operands) != 2:
        t.error(f"'{ins.opcode}' has a type and two operands")
    target, source = ins.operands
    type = MLIR[kind]
    if ".v4." in ins.opcode or ".v2." in ins.opcode:
        _whole(t, ins, elements(target), source)
        return
    if target[:1] == "{":
        _unpack(t, elements(target), t.value(source, type), type)
    elif source[:1] == "{":
        t.define(target, _pack(t, elements(source), type), type)
    elif source in t.registers:
        value, have = t.reaching(source)
        if source in t.accumulators:
            value = t.taken_out(value, have)
        # A value goes on in the type it has.
        if have != type and (have[0] == "!" or BITS[have] != BITS[type]):
            value, have = t.coerce(value, have, type), type
        t.define(target, value, have)
    else:
        pointer = t.address_of(source) if source[:1] != "%" or source in t.function.variables else None
        if pointer is not None:
            t.define(target, t.coerce(*pointer, type), type)
        else:
            t.define(target, t.value(source, type), type)


def _whole(t: Functions, ins: Instruction, targets: Sequence[str], source: str) -> None:
    """``mov.v4.u32 {x, y, z, w}, %tid``: a special register with its axes, of which the fourth is 0; or vector by vector."""
    if source[:1] == "{" and len(elements(source)) == len(targets):
        type = MLIR[ins.opcode.rpartition(".")[2]]
        values = [t.value(each, type) for each in elements(source)]
        for target, value in zip(targets, values):
            t.define(target, value, type)
        return
    if len(targets) != 4:
        t.error(f"'{ins.opcode}' has four registers, not {len(targets)}")
    for target, axis in zip(targets, "xyz"):
        t.define(target, t.value(f"{source}.{axis}", "i32"), "i32")
    t.define(targets[3], t.constant(0, "i32"), "i32")


def _parts(t: Functions, parts: Sequence[str], type: str) -> tuple[int, int]:
    """The bits of all parts and of each."""
    whole, count = BITS[type], len(parts)
    if count not in (2, 4, 8) or whole // count < 8:
        t.error(f"{whole} bits have no {count} parts: 2 or 4, of 8 bits or more")
    return whole, whole // count


def _unpack(t: Functions, targets: Sequence[str], value: str, type: str) -> None:
    """One register as several, the lowest first."""
    if type == "i128" and len(targets) == 2:
        words = words_of(t, value)
        for number, target in enumerate(targets):
            if target != "_":
                t.define(
                    target, t.op(f"llvm.extractelement {words}[{t.constant(number, 'i32')} : i32] : {WORDS}"), "i64"
                )
        return
    whole, bits = _parts(t, targets, type)
    value = t.coerce(value, type, f"i{whole}")
    for number, target in enumerate(targets):
        if target == "_":
            continue
        part = value
        if number:
            part = t.op(f"llvm.lshr {value}, {t.constant(number * bits, f'i{whole}')} : i{whole}")
        t.define(target, t.op(f"llvm.trunc {part} : i{whole} to i{bits}"), f"i{bits}")


def _pack(t: Functions, sources: Sequence[str], type: str) -> str:
    if type == "i128" and len(sources) == 2:
        made = t.op(f"llvm.mlir.undef : {WORDS}")
        for number, source in enumerate(sources):
            part = t.value(source, "i64")
            made = t.op(f"llvm.insertelement {part}, {made}[{t.constant(number, 'i32')} : i32] : {WORDS}")
        return of_words(t, made)
    whole, bits = _parts(t, sources, type)
    made = ""
    for number, source in enumerate(sources):
        part = t.op(f"llvm.zext {t.value(source, f'i{bits}')} : i{bits} to i{whole}")
        if number:
            part = t.op(f"llvm.shl {part}, {t.constant(number * bits, f'i{whole}')} : i{whole}")
            part = t.op(f"llvm.or {made}, {part} : i{whole}")
        made = part
    return t.coerce(made, f"i{whole}", type)


@handler("cvta")
def _cvta(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    back = words[1] == "to"
    space = (words[2] if back else words[1]).removesuffix("::entry")
    if space not in SPACES or len(ins.operands) != 2:
        t.error(f"'{ins.opcode}' has a state space and two operands")
    type = f"i{words[-1][1:]}"
    inner = f"!llvm.ptr<{SPACES[space]}>" if SPACES[space] else "!llvm.ptr"
    target, source = ins.operands
    if source in t.registers or (pointer := t.address_of(source)) is None:
        value, have = t.reaching(source) if source in t.registers else (t.value(source, type), type)
    else:
        value, have = pointer
    generic = "!llvm.ptr"
    start, end = (generic, inner) if back else (inner, generic)
    if have[0] == "!" and have != start and have == generic and not back:
        t.define(target, value, have)
        return
    value = t.coerce(value, have, start)
    t.define(target, t.coerce(t.coerce(value, start, end), end, type), type)


@handler("isspacep")
def _isspacep(t: Functions, ins: Instruction) -> None:
    value = t.value(ins.operands[1], "i64")
    made = assembly(t, f"{ins.opcode} $0, $1;", [value], ["i64"], ["i1"])
    assert made is not None
    t.define(ins.operands[0], made, "i1")


_BOOLEAN = {"and": "and", "or": "or", "xor": "xor"}


@handler("setp", "set")
def _setp(t: Functions, ins: Instruction) -> None:
    """With a second result, or combined with a predicate: ``setp.lt.and.f32 p|q, a, b, {!}c``."""
    words = ins.opcode.split(".")
    boolean = next((word for word in words[2:] if word in _BOOLEAN), "")
    pairs = words[0] == "setp" and words[-1] in ("f16x2", "bf16x2")
    plain = recipe(".".join(word for word in words if word not in _BOOLEAN)) if not pairs else None
    if plain is None and not pairs:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    target, _, second = (part.strip() for part in ins.operands[0].partition("|"))
    if words[0] == "set":
        assert plain is not None
        _set(t, ins, plain, boolean)
        return
    if pairs:
        values = [t.value(each, "i32") for each in ins.operands[1:3]]
        made = assembly(t, f"{'.'.join(words[:2])}.{words[-1]} $0|$1, $2, $3;", values, ["i32", "i32"], ["i1", "i1"])
        flags = [t.op(f"llvm.extractvalue {made}[{i}] : !llvm.struct<(i1, i1)>") for i in range(2)]
    else:
        assert plain is not None
        flag = plain.write(t, [t.value(each, type) for each, type in zip(ins.operands[1:3], plain.operands)])
        flags = [flag]
        if second:
            flags.append(t.op(f"llvm.xor {flag}, {t.constant(1, 'i1')} : i1"))
    if boolean:
        if len(ins.operands) != 4:
            t.error(f"'{ins.opcode}' has a result, two numbers and a predicate")
        other = t.value(ins.operands[3], "i1")
        flags = [t.op(f"llvm.{_BOOLEAN[boolean]} {flag}, {other} : i1") for flag in flags]
    # Of a pair one alone may be asked for, that of the lower half.
    for name, flag in zip((target, second or "_"), flags):
        t.define(name, flag, "i1")


#: What ``set`` gives where the comparison holds, by the result's type; integers have all bits.
_TRUE = {"f32": 0x3F800000, "f16": 0x3C00, "bf16": 0x3F80, "f16x2": 0x3C003C00, "bf16x2": 0x3F803F80}


def _set(t: Functions, ins: Instruction, plain: Recipe, boolean: str) -> None:
    """``set.lt.and.u32.f32 d, a, b, {!}c``: of the comparison's result, and of one that is true or false everywhere."""
    if len(ins.operands) != 4:
        t.error(f"'{ins.opcode}' has a result, two numbers and a predicate")
    made = plain.write(t, [t.value(each, type) for each, type in zip(ins.operands[1:3], plain.operands)])
    flag = t.value(ins.operands[3], "i1")
    word = next(word for word in ins.opcode.split(".")[2:] if word in MLIR)
    type = f"i{BITS[plain.result]}"
    made = t.coerce(made, plain.result, type)
    yes, no = (t.constant(*t.bits(number, type)) for number in (_TRUE.get(word, -1), 0))
    if boolean == "and":
        made = t.op(f"llvm.select {flag}, {made}, {no} : i1, {type}")
    elif boolean == "or":
        made = t.op(f"llvm.select {flag}, {yes}, {made} : i1, {type}")
    else:
        turned = t.op(f"llvm.xor {made}, {yes} : {type}")
        made = t.op(f"llvm.select {flag}, {turned}, {made} : i1, {type}")
    t.define(ins.operands[0], t.coerce(made, type, plain.result), plain.result, plain.signed)


@handler("lop3")
def _lop3(t: Functions, ins: Instruction) -> None:
    """``lop3.or.b32 d|p, a, b, c, table, q``: p is whether the result is not 0, combined with q."""
    words = ins.opcode.split(".")
    if len(words) != 3 or words[1] not in ("and", "or") or len(ins.operands) != 6:
        t.error(f"'{ins.opcode}' is not supported: with a predicate it is lop3.and.b32 or lop3.or.b32, of six operands")
    plain = recipe("lop3.b32")
    assert plain is not None
    target, _, flag = (part.strip() for part in ins.operands[0].partition("|"))
    made = plain.write(t, [*(t.value(each, "i32") for each in ins.operands[1:4]), ins.operands[4]])
    found = t.op(f'llvm.icmp "ne" {made}, {t.constant(0, "i32")} : i32')
    t.define(target, made, "i32")
    t.define(flag, t.op(f"llvm.{_BOOLEAN[words[1]]} {found}, {t.value(ins.operands[5], 'i1')} : i1"), "i1")


# Carries


@handler("add", "sub", "mad", "addc", "subc", "madc")
def _carry(t: Functions, ins: Instruction) -> None:
    """add, sub and mad whose carry goes on in the condition code."""
    words = ins.opcode.split(".")
    type = MLIR.get(words[-1], "")
    base, out = words[0], "cc" in words
    if (
        type not in ("i16", "i32", "i64")
        or not (out or base.endswith("c"))
        or len(ins.operands) != 3 + (base[0] == "m")
    ):
        t.error(f"the instruction '{ins.opcode}' is not supported")
    values = [t.value(each, type) for each in ins.operands[1:]]
    if base in ("mad", "madc"):
        half = "hi" if "hi" in words else "lo"
        product = recipe(f"mul.{half}.{words[-1]}")
        assert product is not None
        values = [product.write(t, values[:2]), values[2]]
    a, b = values
    less = base.startswith("sub")
    op = "sub" if less else "add"
    made = t.op(f"llvm.{op} {a}, {b} : {type}")
    flag = t.op(f'llvm.icmp "ult" {a if less else made}, {b if less else a} : {type}') if out else ""
    if base in ("addc", "subc", "madc"):
        given = t.op(f"llvm.zext {t.value('%CC', 'i1')} : i1 to {type}")
        total = t.op(f"llvm.{op} {made}, {given} : {type}")
        if out:
            again = t.op(f'llvm.icmp "ult" {made if less else total}, {given if less else made} : {type}')
            flag = t.op(f"llvm.or {flag}, {again} : i1")
        made = total
    t.define(ins.operands[0], made, type)
    if out:
        t.define("%CC", flag, "i1")
