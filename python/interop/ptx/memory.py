"""Loads, stores, atomics, fences and asynchronous copies.

Source: PTX ISA, "Data Movement and Conversion Instructions", "Parallel Synchronization and Communication Instructions", "Memory
Consistency Model".
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.interop.ptx.computing import Writer
from gpuir.interop.ptx.elementwise import assembly
from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.moves import WORDS, elements, of_words, words_of
from gpuir.interop.ptx.opcodes import HANDLERS, handler, quick
from gpuir.interop.ptx.types import BITS, MLIR, SPACES
from gpuir.ptx import Instruction

__all__ = ["address", "space_of"]

_ADDRESS = re.compile(r"\[\s*([^\s+\]]+)\s*(?:\+\s*([^\]]+?))?\s*\]")
#: An element of a variable, without the brackets of an address around it.
_INDEXED = re.compile(r"([A-Za-z_$%][\w$]*)\s*\[([^\]]+)\]")
_SCOPES = {"cta": "block", "cluster": "cluster", "gpu": "device", "sys": ""}
_SPACES = ("global", "shared", "local", "const", "param")
_STRONG = ("relaxed", "acquire", "release", "acq_rel", "mmio")
#: Words of loads and stores that say how to cache: nothing that a program can see.
_CACHES = re.compile(
    r"ca|cg|cs|lu|cv|wb|wt|nc|L1|L2|evict_\w+|no_allocate|cache_hint|\d+B|weak|unified|volatile|v[248]|"
    + "|".join(_STRONG)
)


def space_of(words: Sequence[str]) -> str:
    """The state space that an opcode names, with its window; "" for generic."""
    return next((word for word in words if word.partition("::")[0] in _SPACES), "")


def pointer_type(space: str) -> str:
    """The type of a pointer into a state space."""
    number = SPACES[space]
    return f"!llvm.ptr<{number}>" if number else "!llvm.ptr"


@functools.lru_cache(maxsize=1 << 14)
def _parts(operand: str) -> tuple[str, str]:
    """What an address begins with, and what is added; "" where it is none."""
    match = _ADDRESS.fullmatch(operand)
    return (match[1], match[2] or "") if match else ("", "")


def address(t: Functions, operand: str, space: str) -> str:
    """The pointer of ``[register+4]`` or ``[variable+4]`` in a state space."""
    inside = operand[1:-1]
    if operand[:1] == "[" and inside in t.registers and inside != "%CC" and space in SPACES:
        return t.value(inside, pointer_type(space))
    base, moved = _parts(operand)
    if not base and (element := _INDEXED.fullmatch(operand)) and (declared := t.variable(element[1])) is not None:
        base, moved = element[1], f"({element[2]}) * {declared.element}"
    if not base:
        t.error(f"expected an address, as in [%rd1+4], not '{operand}'")
    if space not in SPACES:
        t.error(f"there is no state space .{space}")
    offset, type = t.integer(moved) if moved else 0, pointer_type(space)
    if base in t.registers and not base.startswith("%CC"):
        pointer = t.value(base, type)
    elif base[0].isdigit():
        pointer = t.coerce(t.constant(t.integer(base), "i64"), "i64", type)
    else:
        found = t.address_of(base)
        if found is None:
            t.error(f"'{base}' is not declared")
        pointer = t.coerce(*found, type)
    if not offset:
        return pointer
    key = (pointer, f"+{offset}")
    return t.once(key, f"llvm.getelementptr {pointer}[{offset}] : ({type}) -> {type}, i8")


class _Access(NamedTuple):
    """What the opcode of a load or a store tells: ``unknown`` words, the clause of an atomic access, flags as they are written."""

    words: list[str]
    unknown: str
    #: The state space without the window of a parameter.
    space: str
    kind: str
    length: int
    order: str
    volatile: str
    invariant: str
    #: Of one element that is no parameter and has no more than 64 bits: its MLIR type, and a load and a store with %s for the operands.
    type: str
    load: str
    store: str


@functools.lru_cache(maxsize=1 << 12)
def _access(opcode: str) -> _Access:
    words = opcode.split(".")[1:]
    space = space_of(words)
    unknown = [
        word
        for word in words[:-1]
        if word != space and word not in _SCOPES and not _CACHES.fullmatch(word.partition("::")[0])
    ]
    order = _order(words)
    space = space.removesuffix("::entry").removesuffix("::func")
    kind = words[-1] if words else ""
    length = next((int(word[1]) for word in words if word in ("v2", "v4", "v8")), 1)
    volatile = " volatile" if "volatile" in words or "mmio" in words and not order else ""
    invariant = " invariant" if "nc" in words else ""
    type = load = store = ""
    if length == 1 and not unknown and space != "param" and space in SPACES and MLIR.get(kind, "i128") != "i128":
        type, pointer = MLIR[kind], pointer_type(space)
        aligned = f"{{alignment = {BITS[type] // 8} : i64}}"
        load = f"llvm.load{volatile} %s{order}{invariant} {aligned} : {pointer} -> {type}"
        if "bulk" not in words and "async" not in words:
            store = f"llvm.store{volatile} %s, %s{order} {aligned} : {type}, {pointer}"
    return _Access(
        words, unknown[0] if unknown else "", space, kind, length, order, volatile, invariant, type, load, store
    )


def _order(words: Sequence[str]) -> str:
    """The clause of an atomic access; "" where it is none."""
    order = next((word for word in words if word in _STRONG), "")
    if not order:
        return ""
    scope = next((word for word in words if word in _SCOPES), "sys")
    named = f' syncscope("{_SCOPES[scope]}")' if _SCOPES[scope] else ""
    return f" atomic{named} {'monotonic' if order in ('relaxed', 'mmio') else order}"


def _loaded(t: Functions, ins: Instruction, access: _Access) -> tuple[str, list[str], str]:
    """The type of an element, the registers, and the type of all of them."""
    kind, count = access.kind, access.length
    if kind not in MLIR:
        t.error(f"'{ins.opcode}' has no type that is known")
    registers = elements(ins.operands[0] if ins.operands[0][:1] != "[" else ins.operands[1])
    if len(registers) != count:
        t.error(f"'{ins.opcode}' has {count} register{'s' * (count > 1)}, not {len(registers)}")
    type = MLIR[kind]
    return kind, registers, f"vector<{count}x{type}>" if count > 1 else type


@quick("ld")
def _quick_load(opcode: str) -> Writer | None:
    access = _access(opcode)
    if not access.load:
        return None
    text, space, type, signed = f"%%%d = {access.load}%s", access.space, access.type, access.kind[0] == "s"

    def write(t: Functions, operands: list[str], location: str) -> bool:
        if len(operands) != 2 or operands[0] not in t.plain_types:
            return False
        target, place = operands
        pointer = address(t, place, space)
        t.count = count = t.count + 1
        t.lines.append(text % (count, pointer, location))
        if t.plain_types[target] == type:
            t.env[target] = f"%{count}", type
        else:
            t.define(target, f"%{count}", type, signed)
        return True

    return write


@quick("st")
def _quick_store(opcode: str) -> Writer | None:
    access = _access(opcode)
    if not access.store:
        return None
    text, space, type = f"{access.store}%s", access.space, access.type

    def write(t: Functions, operands: list[str], location: str) -> bool:
        if len(operands) != 2 or operands[1] not in t.plain_types:
            return False
        pointer = address(t, operands[0], space)
        t.lines.append(text % (t.operand(operands[1], type), pointer, location))
        return True

    return write


@handler("ld", "ldu")
def _ld(t: Functions, ins: Instruction) -> None:
    access = _access(ins.opcode)
    if access.unknown:
        t.error(f"'{ins.opcode}': a load has no .{access.unknown}")
    if len(ins.operands) < 2:
        t.error(f"'{ins.opcode}' has a register and an address")
    kind, registers, whole = _loaded(t, ins, access)
    type, space = MLIR[kind], access.space
    if space == "param" and _parameter(t, ins.operands[1]) is not None:
        _from_register(t, ins, kind, registers)
        return
    pointer = address(t, ins.operands[1], space)
    count = len(registers)
    align = count * BITS[type] // 8
    if space == "param":
        align = BITS[type] // 8
    order = access.order
    if type == "i128" and count == 1:
        volatile = " volatile" if order else access.volatile
        words = t.op(
            f"llvm.load{volatile} {pointer}{access.invariant} {{alignment = {align} : i64}} : {pointer_type(space)} -> {WORDS}"
        )
        t.define(registers[0], of_words(t, words), type)
        if order.endswith("acquire"):
            _fence_of(t, order)
        return
    if order and count > 1:
        for number, register in enumerate(registers):
            place = (
                pointer
                if not number
                else t.op(
                    f"llvm.getelementptr {pointer}[{number * BITS[type] // 8}] : ({pointer_type(space)}) -> {pointer_type(space)}, i8"
                )
            )
            t.define(
                register,
                t.op(
                    f"llvm.load {place}{order} {{alignment = {BITS[type] // 8} : i64}} : {pointer_type(space)} -> {type}"
                ),
                type,
            )
        return
    loaded = t.op(
        f"llvm.load{access.volatile} {pointer}{order}{access.invariant} {{alignment = {align} : i64}} : {pointer_type(space)} -> {whole}"
    )
    for number, register in enumerate(registers):
        value = loaded
        if count > 1:
            if register == "_":
                continue
            value = t.op(f"llvm.extractelement {loaded}[{t.constant(number, 'i32')} : i32] : {whole}")
        t.define(register, value, type, kind[0] == "s")


def _fence_of(t: Functions, order: str) -> None:
    """Of a strong access of 128 bits, which is none of llvm's atomic ones: what it orders a fence orders beside it."""
    t.line("llvm.fence" + order.removeprefix(" atomic"))


def _parameter(t: Functions, operand: str) -> str | None:
    """The parameter that is a register, by its address."""
    name = operand.strip("[] \t").partition("+")[0].strip()
    if name in t.parameters:
        return name
    return None


def _from_register(t: Functions, ins: Instruction, kind: str, registers: Sequence[str]) -> None:
    """A parameter of one number, or a part of one."""
    name = _parameter(t, ins.operands[1])
    assert name is not None
    offset = t.integer(ins.operands[1].strip("[] \t").partition("+")[2] or "0")
    value, have = t.reaching(name)
    type = MLIR[kind]
    if have[0] == "!" and not offset and type == "i64":
        t.define(registers[0], value, have)
        return
    if offset or len(registers) > 1:
        whole = f"i{BITS[have]}" if have[0] != "!" else "i64"
        value = t.coerce(value, have, whole)
        for number, register in enumerate(registers):
            shift = 8 * offset + number * BITS[type]
            part = t.op(f"llvm.lshr {value}, {t.constant(shift, whole)} : {whole}") if shift else value
            t.define(register, t.coerce(part, whole, type), type, kind[0] == "s")
        return
    t.define(registers[0], t.coerce(value, have, type), type, kind[0] == "s")


@handler("st")
def _st(t: Functions, ins: Instruction) -> None:
    access = _access(ins.opcode)
    if "bulk" in access.words:
        size = t.value(ins.operands[1], "i64")
        t.line(f"nvvm.st.bulk {address(t, ins.operands[0], 'shared')}, size = {size} : !llvm.ptr<3>")
        return
    if "async" in access.words:
        HANDLERS["st.async"](t, ins)
        return
    if access.unknown:
        t.error(f"'{ins.opcode}': a store has no .{access.unknown}")
    if len(ins.operands) < 2:
        t.error(f"'{ins.opcode}' has an address and a register")
    kind, registers, whole = _loaded(t, ins, access)
    type, space = MLIR[kind], access.space
    if space == "param" and (name := _parameter(t, ins.operands[0])) is not None:
        declared = t.registers[name]
        if MLIR[declared] != type and BITS[MLIR[declared]] != BITS[type] or len(registers) > 1:
            t.error(f"'{ins.opcode}' does not write all of '{name}'")
        t.define(name, t.value(registers[0], type), type)
        return
    pointer = address(t, ins.operands[0], space)
    count, order = len(registers), access.order
    kept = pointer_type(space)
    if count == 1:
        value = t.value(registers[0], type)
        if type == "i128":
            value, whole = words_of(t, value), WORDS
            if order:
                if order.endswith("release"):
                    _fence_of(t, order)
                t.line(f"llvm.store volatile {value}, {pointer} {{alignment = 16 : i64}} : {whole}, {kept}")
                return
    elif order:
        for number, register in enumerate(registers):
            place = (
                pointer
                if not number
                else t.op(f"llvm.getelementptr {pointer}[{number * BITS[type] // 8}] : ({kept}) -> {kept}, i8")
            )
            t.line(
                f"llvm.store {t.value(register, type)}, {place}{order} {{alignment = {BITS[type] // 8} : i64}} : {type}, {kept}"
            )
        return
    else:
        # Parts of one type, so that what a register has need not be turned around.
        value = t.op(f"llvm.mlir.undef : {whole}")
        for number, register in enumerate(registers):
            part = t.value(register, type)
            value = t.op(f"llvm.insertelement {part}, {value}[{t.constant(number, 'i32')} : i32] : {whole}")
    align = (1 if space == "param" else count) * BITS[type] // 8
    t.line(f"llvm.store{access.volatile} {value}, {pointer}{order} {{alignment = {align} : i64}} : {whole}, {kept}")


#: What an instruction on a multicast object is on the only device that there is.
_OF_ONE_DEVICE = {"ld_reduce": "ld", "red": "red", "st": "st"}


@handler("multimem")
def _multimem(t: Functions, ins: Instruction) -> None:
    """``multimem.ld_reduce.add``, ``multimem.red.add`` and ``multimem.st``: of memory that one device has."""
    words = ins.opcode.split(".")
    base = _OF_ONE_DEVICE.get(words[1], "")
    if not base:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    operations = (*_INTEGER, "min", "max") if base == "ld" else ()
    rest = [word for word in words[2:] if word not in operations and not word.startswith("acc::") and word != "noftz"]
    HANDLERS[base](t, ins._replace(opcode=".".join([base, *rest])))


# Atomics

_INTEGER = {
    "add": "add",
    "and": "_and",
    "or": "_or",
    "xor": "_xor",
    "exch": "xchg",
    "inc": "uinc_wrap",
    "dec": "udec_wrap",
}


@handler("atom", "red")
def _atom(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")[1:]
    result = ins.opcode.startswith("atom")
    space = space_of(words)
    if "async" in words:
        HANDLERS["red.async"](t, ins)
        return
    # The type may stand before the operation, as in red.global.v2.f32.add.
    kind = next((word for word in reversed(words) if word in MLIR), "")
    operation = next((word for word in words if word in (*_INTEGER, "min", "max", "cas")), "")
    vector = next((word for word in words if word in ("v2", "v4", "v8")), "")
    if kind not in MLIR or not operation:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    operands = ins.operands if result else ["_", *ins.operands]
    if len(operands) < 3 + (operation == "cas"):
        t.error(f"'{ins.opcode}' has too few operands")
    target, place, *values = operands
    pointer, type = address(t, place, space), MLIR[kind]
    kept = pointer_type(space)
    order = next((word for word in words if word in _STRONG), "relaxed")
    order = "monotonic" if order == "relaxed" else order
    scope = next((word for word in words if word in _SCOPES), "gpu")
    named = f'syncscope("{_SCOPES[scope]}") ' if _SCOPES[scope] else ""
    if vector:
        parts, targets = elements(values[0]), elements(target) if target != "_" else ["_"] * 8
        step = BITS[type] // 8
        for number, part in enumerate(parts):
            at = (
                pointer
                if not number
                else t.op(f"llvm.getelementptr {pointer}[{number * step}] : ({kept}) -> {kept}, i8")
            )
            _one(t, ins, operation, kind, at, kept, part, targets[number], f"{named}{order}")
        return
    if operation == "cas":
        if type[0] != "i":
            type = f"i{BITS[type]}"
        compare, new = (t.value(each, type) for each in values[:2])
        failure = {"monotonic": "monotonic", "release": "monotonic"}.get(order, "acquire")
        made = t.op(f"llvm.cmpxchg {pointer}, {compare}, {new} {named}{order} {failure} : {kept}, {type}")
        if target != "_":
            t.define(target, t.op(f"llvm.extractvalue {made}[0] : !llvm.struct<({type}, i1)>"), type)
        return
    _one(t, ins, operation, kind, pointer, kept, values[0], target, f"{named}{order}")


def _one(t: Functions, ins: Instruction, operation: str, kind: str, pointer: str, kept: str, operand: str, target: str,
         order: str) -> None:  # fmt: skip
    type = MLIR[kind]
    pair = {"f16x2": "vector<2xf16>", "bf16x2": "vector<2xbf16>"}.get(kind)
    floats = pair is not None or type in ("f16", "bf16", "f32", "f64")
    if floats and operation in ("add", "min", "max"):
        name = {"add": "fadd", "min": "fmin", "max": "fmax"}[operation]
    elif operation in ("min", "max"):
        name = operation if kind[0] == "s" else "u" + operation
    else:
        name = _INTEGER[operation]
    value = t.value(operand, type)
    used = type
    if pair:
        value, used = t.op(f"llvm.bitcast {value} : i32 to {pair}"), pair
    made = t.op(f"llvm.atomicrmw {name} {pointer}, {value} {order} : {kept}, {used}")
    if target != "_":
        if pair:
            made = t.op(f"llvm.bitcast {made} : {pair} to i32")
        t.define(target, made, type, kind[0] == "s")


# Fences, and hints


@handler("membar", "fence")
def _fence(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    if len(words) < 2:
        t.error(f"'{ins.opcode}' names a scope, as in membar.gl and fence.acq_rel.gpu")
    if words[0] == "fence" and "proxy" in words and "async" in words:
        space = next((word for word in words if word.partition("::")[0] in ("shared", "global")), "")
        kind = f"async.{space.partition('::')[0]}" if space else "async"
        inner = f" space = #nvvm.shared_space<{space.partition('::')[2] or 'cta'}>" if kind == "async.shared" else ""
        t.line(f"nvvm.fence.proxy {{kind = #nvvm.proxy_kind<{kind}>{',' + inner if inner else ''}}}")
        return
    if words[0] == "fence" and "mbarrier_init" in words:
        t.line("nvvm.fence.mbarrier.init")
        return
    if "proxy" in words:
        # The address of a tensor map is generic, in a register; other operands are numbers.
        values = [t.coerce(address(t, each, ""), pointer_type(""), "i64") for each in ins.operands if each[:1] == "["]
        places = iter(range(len(values)))
        literals = [f"[${next(places)}]" if each[:1] == "[" else each for each in ins.operands]
        text = f"{ins.opcode} {', '.join(literals)};" if literals else f"{ins.opcode};"
        assembly(t, text, values, ["i64"] * len(values), [], effects=True, clobbers="~{memory}")
        return
    if words[0] == "fence" and words[1:2] and words[1] in ("acquire", "release"):
        scope = next((word for word in words if word in _SCOPES), "sys")
        named = f'syncscope("{_SCOPES[scope]}") ' if _SCOPES[scope] else ""
        t.line(f"llvm.fence {named}{words[1]}")
        return
    assembly(t, f"{ins.opcode};", [], [], [], effects=True, clobbers="~{memory}")


@handler("prefetch", "prefetchu", "discard", "applypriority")
def _hint(t: Functions, ins: Instruction) -> None:
    """What changes no value that a program may look at."""


# Asynchronous copies


@handler("cp")
def _cp(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    if words[:2] != ["cp", "async"] or "bulk" in words:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    if words[2] == "commit_group":
        t.line("nvvm.cp.async.commit.group")
        return
    if words[2] in ("wait_group", "wait_all"):
        if words[2] == "wait_all":
            t.line("nvvm.cp.async.commit.group")
        t.line(f"nvvm.cp.async.wait.group {t.integer(ins.operands[0]) if words[2] == 'wait_group' else 0}")
        return
    if words[2] == "mbarrier":
        shared = space_of(words)
        noinc = " {noinc = true}" if "noinc" in words else ""
        t.line(f"nvvm.cp.async.mbarrier.arrive {address(t, ins.operands[0], shared)}{noinc} : {pointer_type(shared)}")
        return
    if words[2] not in ("ca", "cg"):
        t.error(f"the instruction '{ins.opcode}' is not supported")
    operands = list(ins.operands)
    if "cache_hint" in ins.opcode:
        operands.pop()
    size = t.integer(operands[2])
    target, source = address(t, operands[0], "shared"), address(t, operands[1], "global")
    text = f"nvvm.cp.async.shared.global {target}, {source}, {size}, cache = {words[2]}"
    types = "!llvm.ptr<3>, !llvm.ptr<1>"
    if len(operands) > 3:
        if t.registers.get(operands[3]) == "pred":
            kept = t.op(
                f"llvm.select {t.value(operands[3], 'i1')}, {t.constant(0, 'i32')}, {t.constant(size, 'i32')} : i1, i32"
            )
        else:
            kept = t.value(operands[3], "i32")
        text, types = f"{text}, {kept}", f"{types}, i32"
    t.line(f"{text} : {types}")
