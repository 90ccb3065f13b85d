"""Instructions on registers alone: those that llvm has ops for, and the others as inline assembly of one instruction.

What PTX leaves to the hardware and LLVM leaves undefined (shifts by more than the width, conversions out of range) is inline assembly; so are the intrinsics of llvm that upstream's lowering for NVIDIA refuses (fabs, sqrt, floor).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from gpuir.interop.ptx.types import BITS, CONSTRAINTS, MLIR, carried
from gpuir.ptx import Signature, converts_four, signature, spelled

if TYPE_CHECKING:
    from gpuir.interop.ptx.functions import Functions

__all__ = ["Recipe", "assembly", "recipe", "recipe_of_four", "shift"]

Write = Callable[["Functions", Sequence[str]], str]
#: What writes an instruction: a function, or the text of one op with %s for the operands in their order.
Form = Write | str


class Recipe(NamedTuple):
    """How an instruction is written: the MLIR types of result and operands ("" for literals), and what writes it."""

    result: str
    signed: bool
    operands: tuple[str, ...]
    least: int
    write: Write
    #: Whether it must not happen where its predicate does not hold.
    traps: bool = False
    #: The text of its one op, with %s for the operands; "" where it has several, or other ones.
    template: str = ""


_INTEGERS = {
    "add": "add", "sub": "sub", "mul": "mul", "mul.lo": "mul", "and": "and", "or": "or", "xor": "xor",
}  # fmt: skip
_FLOATS = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
_SIGNED = {"lt": "slt", "le": "sle", "gt": "sgt", "ge": "sge"}
_UNSIGNED = {"lt": "ult", "le": "ule", "gt": "ugt", "ge": "uge", "lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge"}
_ORDERED = {
    "eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "equ": "ueq", "neu": "une", "ltu": "ult",
    "leu": "ule", "gtu": "ugt", "geu": "uge", "num": "ord", "nan": "uno",
}  # fmt: skip


_SHIFTS = {"shl": "shl", "shr u": "lshr", "shr b": "lshr", "shr s": "ashr"}


@functools.cache
def shift(opcode: str) -> Recipe | None:
    """The recipe of a shift by a literal that is less than the width; None of other instructions."""
    base, _, kind = opcode.partition(".")
    name = _SHIFTS.get(base if base == "shl" else f"{base} {kind[:1]}")
    type = MLIR.get(kind, "")
    if name is None or not type:
        return None
    return _recipe(type, kind[0] == "s", (type, type), 2, f"llvm.{name} %s, %s : {type}")


def _recipe(
    result: str, signed: bool, operands: tuple[str, ...], least: int, form: Form, traps: bool = False
) -> Recipe:
    if not isinstance(form, str):
        return Recipe(result, signed, operands, least, form, traps)
    text, count = form, form.count("%s")

    def write(t: Functions, values: Sequence[str]) -> str:
        return t.op(text % tuple(values[:count]))

    return Recipe(result, signed, operands, least, write, traps, text if least == len(operands) == count else "")


@functools.cache
def recipe(opcode: str) -> Recipe | None:
    """The recipe of an opcode; None where it does not compute on registers alone."""
    facts = signature(opcode)
    return None if facts is None or converts_four(facts) else _recipe_of(opcode, facts)


@functools.cache
def recipe_of_four(opcode: str) -> Recipe | None:
    """The recipe of a conversion whose first four operands stand in braces; None of other instructions."""
    facts = signature(opcode)
    return _recipe_of(opcode, facts) if facts is not None and converts_four(facts) else None


def _recipe_of(opcode: str, facts: Signature) -> Recipe | None:
    result = MLIR[facts.result]
    operands = tuple("" if type == "n" else MLIR[type] for type in facts.operands)
    if facts.base in ("add", "sub", "fma") and facts.types[1:] in (("f16",), ("bf16",)):
        return _mixed(opcode, operands)
    signed = facts.result[0] == "s" and facts.result[1:].isdecimal()
    # What a register of more bits gets behind the result's own.
    form = _written(facts, result, operands)
    traps = facts.base in ("div", "rem") and result[0] == "i"
    if form is not None:
        return _recipe(result, signed, operands, facts.least, form, traps)
    shown = tuple(type and carried(type) for type in operands)
    given = carried(result)
    form = _assembly_of(opcode, facts, shown, given)
    wide, narrow = operands, result
    if shown == wide and given == narrow:
        return _recipe(result, signed, operands, facts.least, form)

    def write_carried(t: Functions, values: Sequence[str]) -> str:
        taken = [t.coerce(value, type, other) if type else value for value, type, other in zip(values, wide, shown)]
        made = t.op(form % tuple(taken)) if isinstance(form, str) else form(t, taken)
        return made if given == narrow else t.coerce(made, given, narrow)

    return Recipe(result, signed, operands, facts.least, write_carried)


def _mixed(opcode: str, operands: tuple[str, ...]) -> Recipe | None:
    """The recipe of ``add.rn.f32.f16``: its operands of 16 bits are extended, which rounds nothing."""
    plain = recipe(opcode.rpartition(".")[0])
    if plain is None:
        return None

    def write(t: Functions, values: Sequence[str]) -> str:
        wide = [
            value if type == "f32" else t.op(f"llvm.fpext {value} : {type} to f32")
            for value, type in zip(values, operands)
        ]
        return plain.write(t, wide)

    return plain._replace(operands=operands, write=write, template="")


def assembly(t: Functions, text: str, values: Sequence[str], types: Sequence[str], results: Sequence[str], *,
             effects: bool = False, clobbers: str = "") -> str | None:  # fmt: skip
    """Inline assembly; the name of its result, a struct where there are several, None without one."""
    constraints = ",".join(["=" + CONSTRAINTS[type] for type in results] + [CONSTRAINTS[type] for type in types])
    constraints += (("," if constraints else "") + clobbers) if clobbers else ""
    if len(results) > 1:
        given = f"!llvm.struct<({', '.join(results)})>"
    else:
        given = results[0] if results else "()"
    head = "has_side_effects asm_dialect" if effects else "asm_dialect"
    line = f'llvm.inline_asm {head} = att "{text}", "{constraints}" {", ".join(values)}{" " if values else ""}: ({", ".join(types)}) -> {given}'
    if not results:
        t.line(line)
        return None
    return t.op(line)


def _assembly_of(opcode: str, facts: Signature, types: Sequence[str], result: str) -> Form:
    if "" not in types and facts.least == len(types):
        constraints = ",".join(["=" + CONSTRAINTS[result], *(CONSTRAINTS[type] for type in types)])
        text = spelled(opcode, facts)
        operands = ", ".join(["%s"] * len(types))
        return (
            f'llvm.inline_asm asm_dialect = att "{text}", "{constraints}" {operands} : ({", ".join(types)}) -> {result}'
        )

    def write(t: Functions, values: Sequence[str]) -> str:
        places: list[str] = []
        taken: list[str] = []
        kinds: list[str] = []
        for value, type in zip(values, types):
            if type:
                places.append(f"${len(taken) + 1}")
                taken.append(value)
                kinds.append(type)
            else:
                places.append(value)
        made = assembly(t, f"{opcode} {', '.join(['$0', *places])};", taken, kinds, [result])
        assert made is not None
        return made

    return write


def _written(facts: Signature, result: str, operands: Sequence[str]) -> Form | None:
    """What writes the instruction by ops of llvm; None where it is inline assembly."""
    base, words = facts.base, [word for word in facts.words if word != "rn"]
    kind = facts.types[0]
    if base == "cvt":
        return _conversion(facts, result, operands[0]) if len(operands) == 1 else None
    if base == "setp":
        return _comparison(words, operands[0], kind)
    if base == "selp":
        return lambda t, v: t.op(f"llvm.select {v[2]}, {v[0]}, {v[1]} : i1, {result}")
    if kind in ("f16x2", "bf16x2", "u16x2", "s16x2", "f32x2"):
        return None
    if result[0] != "i" or (base in ("min", "max", "abs", "neg") and kind[0] in "fb" and kind[1] != "3"):
        return _float(facts, words, result)
    return _integer(base, words, kind, result)


def _integer(base: str, words: list[str], kind: str, result: str) -> Form | None:
    name = ".".join([base, *words])
    if name in _INTEGERS:
        op = _INTEGERS[name]
        return f"llvm.{op} %s, %s : {result}"
    if name == "mad.lo":
        return lambda t, v: t.op(f"llvm.add {t.op(f'llvm.mul {v[0]}, {v[1]} : {result}')}, {v[2]} : {result}")
    if name in ("mul.wide", "mad.wide"):
        half, extend = f"i{BITS[result] // 2}", "sext" if kind[0] == "s" else "zext"

        def wide(t: Functions, v: Sequence[str]) -> str:
            a, b = (t.op(f"llvm.{extend} {each} : {half} to {result}") for each in v[:2])
            product = t.op(f"llvm.mul {a}, {b} : {result}")
            return product if base == "mul" else t.op(f"llvm.add {product}, {v[2]} : {result}")

        return wide
    if name in ("div", "rem"):
        op = ("s" if kind[0] == "s" else "u") + base
        return f"llvm.{op} %s, %s : {result}"
    if name in ("min", "max"):
        op = ("s" if kind[0] == "s" else "u") + base
        return f"llvm.intr.{op}(%s, %s) : ({result}, {result}) -> {result}"
    if name == "not":
        ones = 1 if result == "i1" else -1
        return lambda t, v: t.op(f"llvm.xor {v[0]}, {t.constant(ones, result)} : {result}")
    if name == "neg":
        return lambda t, v: t.op(f"llvm.sub {t.constant(0, result)}, {v[0]} : {result}")
    if name == "brev":
        return f"llvm.intr.bitreverse(%s) : ({result}) -> {result}"
    if name == "popc":
        type = MLIR[kind]

        def count(t: Functions, v: Sequence[str]) -> str:
            return t.coerce(t.op(f"llvm.intr.ctpop({v[0]}) : ({type}) -> {type}"), type, result)

        return count
    return None


def _float(facts: Signature, words: list[str], result: str) -> Form | None:
    base = facts.base
    if base in ("add", "sub", "mul", "div") and not words and (base != "div" or "rn" in facts.words):
        op = _FLOATS[base]
        return f"llvm.{op} %s, %s : {result}"
    if base == "fma" and not words:
        return f"llvm.intr.fma(%s, %s, %s) : ({result}, {result}, {result}) -> {result}"
    if base == "neg" and not words and result in ("f32", "f64"):
        return f"llvm.fneg %s : {result}"
    if base in ("min", "max") and len(facts.operands) >= 2 and result in ("f32", "f64") and words in ([], ["NaN"]):
        name = {"": f"{base}num", "NaN": f"{base}imum"}["".join(words)]

        def extreme(t: Functions, v: Sequence[str]) -> str:
            made = v[0]
            for other in v[1:]:
                made = t.op(f"llvm.intr.{name}({made}, {other}) : ({result}, {result}) -> {result}")
            return made

        return extreme
    return None


def _comparison(words: list[str], type: str, kind: str) -> Form | None:
    if len(words) != 1:
        return None
    (word,) = words
    if type[0] in "fb":
        name = _ORDERED.get(word)
        return name and f'llvm.fcmp "{name}" %s, %s : {type}'
    table = _SIGNED if kind[0] == "s" else _UNSIGNED
    name = word if word in ("eq", "ne") else table.get(word)
    return name and f'llvm.icmp "{name}" %s, %s : {type}'


def _conversion(facts: Signature, result: str, operand: str) -> Form | None:
    target, source = facts.types[0], facts.types[1]
    words = list(facts.words)
    floats = ("f16", "bf16", "f32", "f64")
    whole = target[0] in "us" and source[0] in "us"
    if whole and not words:
        new, old = BITS[result], BITS[operand]
        if new == old:
            return lambda t, v: v[0]
        name = "trunc" if new < old else "sext" if source[0] == "s" else "zext"
        return f"llvm.{name} %s : {operand} to {result}"
    if target in floats and source[0] in "us" and source not in floats and words == ["rn"]:
        name = "sitofp" if source[0] == "s" else "uitofp"
        return f"llvm.{name} %s : {operand} to {result}"
    if target in ("f32", "f64") and source in floats and target != source:
        if BITS[result] > BITS[operand] and not words:
            return f"llvm.fpext %s : {operand} to {result}"
    if target in floats and source in floats and BITS[result] < BITS[operand] and words == ["rn"]:
        return f"llvm.fptrunc %s : {operand} to {result}"
    return None
