"""Products of the tensor cores, and the matrices' loads and stores.

Source: PTX ISA, "Warp Level Matrix Instructions", "Asynchronous Warpgroup Level Matrix Instructions".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from gpuir.interop.ptx.elementwise import assembly
from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.memory import address, space_of
from gpuir.interop.ptx.moves import elements
from gpuir.interop.ptx.opcodes import handler
from gpuir.interop.ptx.types import BITS, SPACES
from gpuir.ptx import Instruction

__all__: list[str] = []

_MMA = re.compile(
    r"mma\.sync\.aligned\.m(\d+)n(\d+)k(\d+)\.(row|col)\.(row|col)(\.satfinite)?\.(\w+)\.(\w+)\.(\w+)\.(\w+)(?:\.(xor|and)\.popc)?"
)
#: The types of registers of multiplicands and sums.
_REGISTERS = {"f16": "vector<2xf16>", "f32": "f32", "f64": "f64", "s32": "i32"}


def _packed(t: Functions, registers: Sequence[str], type: str) -> list[str]:
    if type[0] == "v":
        return [
            t.once((t.value(each, "i32"), type), f"llvm.bitcast {t.value(each, 'i32')} : i32 to {type}")
            for each in registers
        ]
    return [t.value(each, type) for each in registers]


@handler("mma")
def _mma(t: Functions, ins: Instruction) -> None:
    match = _MMA.fullmatch(ins.opcode)
    if match is None or len(ins.operands) != 4 or (match[8] == "f64" and match[1] != "8"):
        _as_it_stands(t, ins, _OTHER_MMA)
        return
    m, n, k, left, right, saturated, d, a, b, c, popcount = match.groups()
    registers = [elements(operand) for operand in ins.operands]
    kinds = {"a": _REGISTERS.get(a, "i32"), "b": _REGISTERS.get(b, "i32"), "c": _REGISTERS[c], "d": _REGISTERS[d]}
    parts = [_packed(t, each, kinds[name]) for each, name in zip(registers[1:], "abc")]
    attributes = [
        f"layoutA = #nvvm.mma_layout<{left}>", f"layoutB = #nvvm.mma_layout<{right}>", f"shape = #nvvm.shape<m = {m}, n = {n}, k = {k}>",
        f"multiplicandAPtxType = #nvvm.mma_type<{a}>", f"multiplicandBPtxType = #nvvm.mma_type<{b}>",
    ]  # fmt: skip
    if d == "s32" and a != "b1":
        attributes.append(f"intOverflowBehavior = #nvvm.mma_int_overflow<{'satfinite' if saturated else 'wrapped'}>")
    if a == "b1":
        attributes.append(f"b1Op = #nvvm.mma_b1op<{popcount}_popc>")
    count = len(registers[0])
    result = t.modules.struct([kinds["d"]] * count)
    head = " ".join(f"{name.upper()}[{', '.join(values)}]" for name, values in zip("abc", parts))
    made = t.op(
        f"nvvm.mma.sync {head} {{{', '.join(attributes)}}} : ({kinds['a']}, {kinds['b']}, {kinds['c']}) -> {result}"
    )
    for number, register in enumerate(registers[0]):
        value = t.op(f"llvm.extractvalue {made}[{number}] : {result}")
        if kinds["d"][0] == "v":
            t.define(register, t.op(f"llvm.bitcast {value} : {kinds['d']} to i32"), "i32")
        else:
            t.define(register, value, kinds["d"])


#: Products for which upstream has no op, or one that LLVM has no instruction for: types of D, A, B and C are groups.
_OTHER_MMA = re.compile(
    r"mma(?:\.sp(?:::ordered_metadata)?)?\.sync\.aligned\.m\d+n\d+k\d+\.row\.col(?:\.kind::\w+)?(?:\.block_scale(?:\.scale_vec::\dX)?)?"
    r"(?:\.satfinite)?\.(?P<d>\w+)\.(?P<a>\w+)\.(?P<b>\w+)\.(?P<c>\w+)(?:\.(?:xor|and)\.popc|\.ue\w+)?"
)
#: The types of registers in assembly.
_CARRIED = {"f32": "f32", "f64": "f64"}


def _as_it_stands(t: Functions, ins: Instruction, form: re.Pattern[str]) -> None:
    """A product as inline assembly of the instruction: D, A, B, C, and what else it has."""
    match = form.fullmatch(ins.opcode)
    if match is None or len(ins.operands) < 4:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    targets = elements(ins.operands[0])
    kinds = [_CARRIED.get(match[name] or "f16", "i32") for name in "abc"]
    values: list[str] = []
    types: list[str] = []
    places = [f"{{{', '.join(f'${number}' for number in range(len(targets)))}}}"]
    for number, operand in enumerate(ins.operands[1:]):
        kind, named = (kinds[number] if number < 3 else "i32"), []
        for each in elements(operand):
            if each in t.registers:
                # The byte and the thread of factors are numbers of 16 bits.
                type = "i16" if number > 2 and BITS[t.plain_types[each]] == 16 else kind
                named.append(f"${len(targets) + len(values)}")
                values.append(t.value(each, type))
                types.append(type)
            else:
                named.append(str(t.integer(each)))
        places.append(f"{{{', '.join(named)}}}" if operand[:1] == "{" else named[0])
    kind = _CARRIED.get(match["d"], "i32")
    # All lanes of the warp execute it: it stays where it is.
    made = assembly(t, f"{ins.opcode} {', '.join(places)};", values, types, [kind] * len(targets), effects=True)
    assert made is not None
    _defined(t, targets, made, kind)


#: Elements that are unpacked to bytes, in words of nvvm's attribute.
_UNPACKED = {"b6x16_p32": "b8x16.b6x16_p32", "b4x16_p64": "b8x16.b4x16_p64"}


def _matrix(t: Functions, ins: Instruction, count: int) -> str:
    """The attributes of a load or a store of matrices."""
    words = ins.opcode.split(".")
    shape = next((re.fullmatch(r"m(\d+)n(\d+)", word) for word in words if re.fullmatch(r"m\d+n\d+", word)), None)
    element = words[-1] if words[-1] in ("b16", "b8") else _UNPACKED.get(words[-1], "")
    if shape is None or not element:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    count = next((int(word[1]) for word in words if word in ("x1", "x2", "x4")), count)
    layout = "col" if "trans" in words else "row"
    number = f"num = {count} : i32, " if words[0] == "ldmatrix" else ""
    return (
        f"{{{number}layout = #nvvm.mma_layout<{layout}>, shape = #nvvm.ld_st_matrix_shape<m = {shape[1]}, n = {shape[2]}>, "
        f"eltType = #nvvm.ld_st_matrix_elt_type<{element}>}}"
    )


@handler("ldmatrix")
def _ldmatrix(t: Functions, ins: Instruction) -> None:
    registers = elements(ins.operands[0])
    pointer = address(t, ins.operands[1], space_of(ins.opcode.split(".")) or "shared")
    result = "i32" if len(registers) == 1 else t.modules.struct(["i32"] * len(registers))
    made = t.op(f"nvvm.ldmatrix {pointer} {_matrix(t, ins, len(registers))} : (!llvm.ptr<3>) -> {result}")
    for number, register in enumerate(registers):
        value = made if len(registers) == 1 else t.op(f"llvm.extractvalue {made}[{number}] : {result}")
        t.define(register, value, "i32")


@handler("stmatrix")
def _stmatrix(t: Functions, ins: Instruction) -> None:
    registers = elements(ins.operands[1])
    pointer = address(t, ins.operands[0], space_of(ins.opcode.split(".")) or "shared")
    values = ", ".join(t.value(each, "i32") for each in registers)
    types = ", ".join(["i32"] * len(registers))
    t.line(f"nvvm.stmatrix {pointer}, {values} {_matrix(t, ins, len(registers))} : !llvm.ptr<3>, {types}")


@handler("movmatrix")
def _movmatrix(t: Functions, ins: Instruction) -> None:
    value = t.value(ins.operands[1], "i32")
    made = t.op(
        f"nvvm.movmatrix {value} {{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, "
        "eltType = #nvvm.ld_st_matrix_elt_type<b16>} : i32"
    )
    t.define(ins.operands[0], made, "i32")


# Products of warpgroups. Their accumulators are registers in flight: what reads one by itself takes it out (`Values.taken_out`).

_WGMMA = re.compile(r"wgmma\.mma_async\.sync\.aligned\.m64n(\d+)k(\d+)\.(\w+)\.(\w+)\.(\w+)(\.satfinite)?")


@handler("wgmma")
def _wgmma(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    if words[1] == "fence":
        t.line("nvvm.wgmma.fence.aligned")
    elif words[1] == "commit_group":
        t.line("nvvm.wgmma.commit.group.sync.aligned")
    elif words[1] == "wait_group":
        t.line(f"nvvm.wgmma.wait.group.sync.aligned {t.integer(ins.operands[0])}")
    elif (match := _WGMMA.fullmatch(ins.opcode)) is not None:
        _product(t, ins, match)
    else:
        t.error(f"the instruction '{ins.opcode}' is not supported")


def _product(t: Functions, ins: Instruction, match: re.Match[str]) -> None:
    registers, (left, right, scale, *flags) = elements(ins.operands[0]), ins.operands[1:]
    type, constraint = ("f32", "f") if match[3] == "f32" else ("i32", "r")
    count = len(registers)
    values = [t.in_flight(register, type) for register in registers]
    types, constraints = [type] * count, [*[f"={constraint}"] * count, *map(str, range(count))]
    parts = []
    for operand in (left, right):
        names = []
        for each in elements(operand):
            names.append(f"${count + len(values)}")
            kind = "i32" if operand[:1] == "{" else "i64"
            values.append(t.value(each, kind))
            types.append(kind)
            constraints.append("r" if kind == "i32" else "l")
        parts.append("{" + ", ".join(names) + "}" if operand[:1] == "{" else names[0])
    number = f"${count + len(values)}"
    values.append(t.op(f"llvm.zext {t.value(scale, 'i1')} : i1 to i32"))
    types.append("i32")
    constraints.append("r")
    sums = ", ".join(f"${i}" for i in range(count))
    more = "".join(f", {flag}" for flag in flags)
    text = f"{{ .reg .pred p; setp.ne.b32 p, {number}, 0; {ins.opcode} {{{sums}}}, {', '.join(parts)}, p{more}; }}"
    result = t.modules.struct([type] * count) if count > 1 else type
    made = t.op(
        f'llvm.inline_asm has_side_effects asm_dialect = att "{text}", "{",".join(constraints)}" {", ".join(values)} : '
        f"({', '.join(types)}) -> {result}"
    )
    for index, register in enumerate(registers):
        t.define(register, t.op(f"llvm.extractvalue {made}[{index}] : {result}") if count > 1 else made, type)


# Matrices that a warp holds in an order of its own

_FRAGMENT = re.compile(
    r"wmma\.(load\.[abc]|store\.d)\.sync\.aligned\.(row|col)\.m(\d+)n(\d+)k(\d+)((?:\.\w+(?:::\w+)?)?)\.(\w+)"
)
_WMMA = re.compile(
    r"wmma\.mma(?:\.(?:xor|and)\.popc)?\.sync\.aligned\.(?P<left>row|col)\.(?P<right>row|col)\.m(?P<m>\d+)n(?P<n>\d+)k(?P<k>\d+)"
    r"(?:\.rn)?\.(?P<d>\w+?)(?:\.(?P<a>\w+)\.(?P<b>\w+))?\.(?P<c>\w+?)(?P<satfinite>\.satfinite)?"
)
#: What upstream's ops have: types of A and B with the depths of their shapes.
_UPSTREAM = {"f16": ("16",), "tf32": ("8",), "f64": ("4",), "s8": ("16",), "u8": ("16",)}


def _names(t: Functions, registers: Sequence[str], kind: str) -> str:
    return t.modules.struct([kind] * len(registers)) if len(registers) > 1 else kind


def _defined(t: Functions, registers: Sequence[str], made: str, kind: str) -> None:
    """The members of a struct, or the only value, as registers."""
    struct = _names(t, registers, kind)
    for number, register in enumerate(registers):
        value = t.op(f"llvm.extractvalue {made}[{number}] : {struct}") if len(registers) > 1 else made
        if kind[0] == "v":
            value = t.op(f"llvm.bitcast {value} : {kind} to i32")
        t.define(register, value, "i32" if kind[0] == "v" else kind)


@handler("wmma")
def _wmma(t: Functions, ins: Instruction) -> None:
    if match := _FRAGMENT.fullmatch(ins.opcode):
        _fragment(t, ins, match)
        return
    match = _WMMA.fullmatch(ins.opcode)
    if match is None or len(ins.operands) != 4:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    left, right, m, n, k, d, a, b, c, saturated = match.group(*"left right m n k d a b c satfinite".split())
    # Of f16 the types of A and B are not said.
    a, b = a or "f16", b or "f16"
    single = any(len(elements(each)) == 1 for each in ins.operands) and a != "f64"
    if a != b or c != d or k not in _UPSTREAM.get(a, ()) or single or ".popc" in ins.opcode:
        _as_it_stands(t, ins, _WMMA)
        return
    registers = [elements(operand) for operand in ins.operands]
    kinds = [_REGISTERS.get(a, "i32")] * 2 + [_REGISTERS[c]]
    values = [name for each, kind in zip(registers[1:], kinds) for name in _packed(t, each, kind)]
    types = [kind for each, kind in zip(registers[1:], kinds) for _ in each]
    overflow = ", intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>" if saturated else ""
    made = t.op(
        f"nvvm.wmma.mma {', '.join(values)} {{eltypeA = #nvvm.mma_type<{a}>, eltypeB = #nvvm.mma_type<{d}>, k = {k} : i32, "
        f"layoutA = #nvvm.mma_layout<{left}>, layoutB = #nvvm.mma_layout<{right}>, m = {m} : i32, n = {n} : i32{overflow}}} : "
        f"({', '.join(types)}) -> {_names(t, registers[0], _REGISTERS[d])}"
    )
    _defined(t, registers[0], made, _REGISTERS[d])


def _fragment(t: Functions, ins: Instruction, match: re.Match[str]) -> None:
    which, layout, m, n, k, space, type = match.groups()
    kind = _REGISTERS.get(type, "i32")
    operands = list(ins.operands)
    registers = elements(operands.pop(0 if which[0] == "l" else 1))
    place = address(t, operands[0], space[1:])
    pointer = f"!llvm.ptr<{SPACES[space[1:]]}>" if SPACES[space[1:]] else "!llvm.ptr"
    rows, columns = {"a": (m, k), "b": (k, n)}.get(which[-1], (m, n))
    # Without a stride the matrix lies without gaps.
    dense = t.constant(int(columns if layout == "row" else rows), "i32")
    stride = t.value(operands[1], "i32") if len(operands) > 1 else dense
    shape = f"k = {k} : i32, layout = #nvvm.mma_layout<{layout}>, m = {m} : i32, n = {n} : i32"
    depths = _UPSTREAM.get(type) if which[-1] in "ab" else ("4", "8", "16")
    if k not in (depths or ()) or (len(registers) == 1 and type != "f64") or (type == "f64" and k != "4"):
        _fragment_as_it_stands(t, ins, registers, place, pointer, stride, type)
        return
    if which[0] == "l":
        made = t.op(
            f"nvvm.wmma.load {place}, {stride} {{eltype = #nvvm.mma_type<{type}>, frag = #nvvm.mma_frag<{which[-1]}>, {shape}}} : "
            f"({pointer}) -> {_names(t, registers, kind)}"
        )
        _defined(t, registers, made, kind)
        return
    values = _packed(t, registers, kind)
    t.line(
        f"nvvm.wmma.store {place}, {stride}, {', '.join(values)} {{eltype = #nvvm.mma_type<{type}>, {shape}}} : "
        f"{pointer}, {', '.join([kind] * len(values))}"
    )


def _fragment_as_it_stands(
    t: Functions, ins: Instruction, registers: Sequence[str], place: str, pointer: str, stride: str, type: str
) -> None:
    """A load or a store as inline assembly of the instruction."""
    kind, count = _CARRIED.get(type, "i32"), len(registers)
    if ins.opcode.startswith("wmma.load"):
        names = ", ".join(f"${number}" for number in range(count))
        text = f"{ins.opcode} {{{names}}}, [${count}], ${count + 1};"
        made = assembly(t, text, [place, stride], [pointer, "i32"], [kind] * count, effects=True, clobbers="~{memory}")
        assert made is not None
        _defined(t, registers, made, kind)
        return
    values = [t.value(each, kind) for each in registers]
    names = ", ".join(f"${number + 1}" for number in range(count))
    text = f"{ins.opcode} [$0], {{{names}}}, ${count + 1};"
    types = [pointer, *[kind] * count, "i32"]
    assembly(t, text, [place, *values, stride], types, [], effects=True, clobbers="~{memory}")
