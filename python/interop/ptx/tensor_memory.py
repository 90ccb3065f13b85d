"""Tensor memory: its allocation, loads and stores, the products of tcgen05, and what waits for them.

Source: PTX ISA, "TensorCore 5th Generation Family Instructions".
"""

from __future__ import annotations

import re

from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.memory import address, pointer_type
from gpuir.interop.ptx.moves import elements
from gpuir.interop.ptx.opcodes import handler
from gpuir.ptx import Instruction

__all__: list[str] = []

_POINTER = "!llvm.ptr<6>"
_MOVED = re.compile(r"(32x32b|16x64b|16x128b|16x256b|16x32bx2)")
_COPIED = re.compile(r"(128x256b|4x256b|128x128b|64x128b|32x128b)")
#: Scales of a block of so many elements, as a number of scales for each row of a step of K.
_BLOCKS = {
    "block32": "block32", "block16": "block16",
    ("mxf8f6f4", "scale_vec::1X"): "block32", ("mxf4", "scale_vec::2X"): "block32",
    ("mxf4nvf4", "scale_vec::2X"): "block32", ("mxf4nvf4", "scale_vec::4X"): "block16",
}  # fmt: skip
#: What says which operand a unit may keep: nothing that a program can see.
_KEPT = "collector::"


def _group(words: list[str]) -> str:
    """The attribute of how many CTAs work together."""
    number = next((word[-1] for word in words if word.startswith("cta_group::")), "1")
    return f"#nvvm.cta_group<cta_{number}>"


@handler("tcgen05")
def _tcgen05(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")[1:]
    run = _INSTRUCTIONS.get(words[0])
    if run is None or not run(t, ins, words):
        t.error(f"the instruction '{ins.opcode}' is not supported")


def _alloc(t: Functions, ins: Instruction, words: list[str]) -> bool:
    # The one who asks writes to shared memory, a CTA's own.
    space = "shared" if any(word.startswith("shared") for word in words) else ""
    place, count = address(t, ins.operands[0], space), t.value(ins.operands[1], "i32")
    t.line(f"nvvm.tcgen05.alloc {place}, {count} {{group = {_group(words)}}} : {pointer_type(space)}, i32")
    return True


def _dealloc(t: Functions, ins: Instruction, words: list[str]) -> bool:
    place, count = t.value(ins.operands[0], _POINTER), t.value(ins.operands[1], "i32")
    t.line(f"nvvm.tcgen05.dealloc {place}, {count} {{group = {_group(words)}}} : {_POINTER}, i32")
    return True


def _relinquish(t: Functions, ins: Instruction, words: list[str]) -> bool:
    t.line(f"nvvm.tcgen05.relinquish_alloc_permit {{group = {_group(words)}}}")
    return True


def _wait(t: Functions, ins: Instruction, words: list[str]) -> bool:
    t.line(f"nvvm.tcgen05.wait <{'load' if words[0].endswith('ld') else 'store'}>")
    return True


def _fence(t: Functions, ins: Instruction, words: list[str]) -> bool:
    t.line(f"nvvm.tcgen05.fence #nvvm.tcgen05_fence<{words[0].removeprefix('fence::').partition('_')[0]}>")
    return True


def _commit(t: Functions, ins: Instruction, words: list[str]) -> bool:
    # A window of the cluster's shared memory is that of the own CTA's as well.
    space = "shared" if any(word.startswith("shared") for word in words) else ""
    place, kind = address(t, ins.operands[0], space), pointer_type(space)
    mask, masked = "", ""
    if any(word.startswith("multicast") for word in words):
        mask, masked = f", multicast_mask = {t.value(ins.operands[1], 'i16')}", ", i16"
    t.line(f"nvvm.tcgen05.commit {place}{mask} {{group = {_group(words)}}} : {kind}{masked}")
    return True


def _shape(words: list[str]) -> str | None:
    shape = next((word for word in words if _MOVED.fullmatch(word)), None)
    return shape and f"shape = #nvvm.tcgen05_ldst_shape<shape_{shape}>"


def _whole(count: int) -> str:
    return f"vector<{count}xi32>"


def _define(t: Functions, made: str, registers: list[str], whole: str, type: str) -> None:
    """Registers that a load fills."""
    for number, register in enumerate(registers):
        value = t.op(f"llvm.extractelement {made}[{t.constant(number, 'i32')} : i32] : {whole}")
        t.define(register, value, type)


def _load(t: Functions, ins: Instruction, words: list[str]) -> bool:
    shape = _shape(words)
    if shape is None:
        return False
    registers = elements(ins.operands[0])
    if "red" in words:
        return _load_reduced(t, ins, words, registers, shape)
    place = address(t, ins.operands[1], "tensor")
    offset = f", {t.value(ins.operands[2], 'i64')}" if len(ins.operands) > 2 else ""
    pack = " pack" if any(word.startswith("pack") for word in words) else ""
    whole = _whole(len(registers))
    made = t.op(f"nvvm.tcgen05.ld {place}{offset}{pack} {{{shape}}} : {whole}")
    _define(t, made, registers, whole, "i32")
    return True


def _load_reduced(t: Functions, ins: Instruction, words: list[str], registers: list[str], shape: str) -> bool:
    """A load that gives the least or the greatest of its elements beside."""
    type = {"f32": "f32", "u32": "i32", "s32": "i32"}.get(words[-1])
    operation = next((word for word in words if word in ("min", "max")), None)
    if type != "f32" or operation is None or "16x32bx2" in words or len(registers) < 2:
        return False
    whole = f"vector<{len(registers)}x{type}>"
    place = address(t, ins.operands[2], "tensor")
    flags = "".join(f"{flag}, " for flag, word in (("abs", "abs"), ("nan", "NaN")) if word in words)
    made = t.new()
    t.line(f"{made}:2 = nvvm.tcgen05.ld.red {operation} {place} {{{flags}{shape}}} : {whole}, {type}")
    _define(t, f"{made}#0", registers, whole, type)
    t.define(elements(ins.operands[1])[0], f"{made}#1", type)
    return True


def _store(t: Functions, ins: Instruction, words: list[str]) -> bool:
    shape = _shape(words)
    if shape is None:
        return False
    place = address(t, ins.operands[0], "tensor")
    offset = f", {t.value(ins.operands[1], 'i64')}" if len(ins.operands) > 2 else ""
    registers = elements(ins.operands[-1])
    whole = _whole(len(registers))
    unpack = any(word.startswith("unpack") for word in words)
    value = _vector(t, registers)
    t.line(f"nvvm.tcgen05.st {place}, {value}{offset}{' unpack' * unpack} {{{shape}}} : {whole}")
    return True


def _product(t: Functions, ins: Instruction, words: list[str]) -> bool:
    """[d], a, b, then of sparse matrices [metadata], idesc, of scaled ones [scales of a], [scales of b], else lanes that are left out if
    there are some, whether d is added to, and behind that 2^-n for d, or columns of zeros of stationary ones."""
    kind = next((word.removeprefix("kind::") for word in words if word.startswith("kind::")), "")
    scaled, sparse, stationary = "block_scale" in words, "sp" in words, "ws" in words
    known = {f"kind::{kind}", "mma", "sp", "ws", "block_scale", "ashift"}
    others = [word for word in words if word not in known and not word.startswith((_KEPT, "cta_group::"))]
    operands = list(ins.operands)
    if not kind or [word for word in others if not (scaled and word.startswith(("block", "scale_vec")))]:
        return False
    if (scaled and stationary) or len(operands) < 5 + sparse + 2 * scaled:
        return False
    values, types = [address(t, operands[0], "tensor")], [_POINTER]
    left = operands[1][:1] == "["
    values.append(address(t, operands[1], "tensor") if left else t.value(operands[1], "i64"))
    types.append(_POINTER if left else "i64")
    rest = operands[3:]
    metadata = [address(t, rest.pop(0), "tensor")] if sparse else []
    values += [t.value(operands[2], "i64"), t.value(rest.pop(0), "i32")]
    factors = [address(t, rest.pop(0), "tensor") for _ in range(2 * scaled)]
    lanes = elements(rest.pop(0)) if rest[0][:1] == "{" and not scaled and not stationary else []
    values += [t.value(rest.pop(0), "i1"), *metadata, *factors]
    types += ["i64", "i32", "i1", *[_POINTER] * (len(metadata) + len(factors))]
    attributes = [f"kind = #nvvm.tcgen05_mma_kind<{kind}>"]
    if not stationary:
        attributes.append(f"ctaGroup = {_group(words)}")
    more = ""
    if rest and not scaled:
        number = rest.pop(0)
        if stationary:
            values.append(t.value(number, "i64"))
        else:
            more = f" scale = {t.value(number, 'i64')}"
        types.append("i64")
    if lanes:
        more += f" mask = {_vector(t, lanes)}"
        types.append(_whole(len(lanes)))
    if rest:
        return False
    name = f"nvvm.tcgen05.mma{'.ws' * stationary}{'.sp' * sparse}"
    if scaled:
        name += ".block_scale"
        block = next((_BLOCKS.get(word) or _BLOCKS.get((kind, word)) for word in others), "")
        if others and not block:
            return False
        if block:
            attributes.append(f"blockScale = #nvvm.tcgen05_mma_block_scale<{block}>")
    if "ashift" in words:
        attributes.append("aShift")
    for word in words:
        if word.startswith(_KEPT):
            matrix, _, use = word.removeprefix(_KEPT).partition("::")
            if stationary:
                attributes.append(f"collectorBBuffer = #nvvm.tcgen05_mma_collectorb<{matrix}>")
            attributes.append(f"collectorOp = #nvvm.tcgen05_mma_collectorop<{use}>")
    t.line(f"{name} {', '.join(values)}{more} {{{', '.join(attributes)}}} : ({', '.join(types)})")
    return True


def _vector(t: Functions, registers: list[str]) -> str:
    """Words one behind the other."""
    whole = _whole(len(registers))
    value = t.op(f"llvm.mlir.undef : {whole}")
    for number, register in enumerate(registers):
        part = t.value(register, "i32")
        value = t.op(f"llvm.insertelement {part}, {value}[{t.constant(number, 'i32')} : i32] : {whole}")
    return value


def _copy(t: Functions, ins: Instruction, words: list[str]) -> bool:
    shape = next((word for word in words if _COPIED.fullmatch(word)), None)
    if shape is None:
        return False
    attributes = [f"shape = #nvvm.tcgen05_cp_shape<shape_{shape}>", f"group = {_group(words)}"]
    others = [word for word in words[1:] if word != shape and not word.startswith("cta_group::")]
    for word in others:
        if word.startswith("warpx"):
            attributes.append(f"multicast = #nvvm.tcgen05_cp_multicast<{word.replace('::', '_')}>")
        elif word in ("b6x16_p32", "b4x16_p64"):
            attributes.append(f"srcFormat = #nvvm.tcgen05_cp_src_fmt<{word}>")
        elif word != "b8x16":
            return False
    place, word64 = address(t, ins.operands[0], "tensor"), t.value(ins.operands[1], "i64")
    t.line(f"nvvm.tcgen05.cp {place}, {word64} {{{', '.join(attributes)}}}")
    return True


def _shift(t: Functions, ins: Instruction, words: list[str]) -> bool:
    t.line(f"nvvm.tcgen05.shift {address(t, ins.operands[0], 'tensor')} {{group = {_group(words)}}} : {_POINTER}")
    return True


_INSTRUCTIONS = {
    "alloc": _alloc, "dealloc": _dealloc, "relinquish_alloc_permit": _relinquish, "wait::ld": _wait, "wait::st": _wait,
    "fence::before_thread_sync": _fence, "fence::after_thread_sync": _fence, "commit": _commit, "ld": _load, "st": _store,
    "mma": _product, "cp": _copy, "shift": _shift,
}  # fmt: skip
