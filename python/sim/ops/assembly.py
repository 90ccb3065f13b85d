"""llvm.inline_asm, and nvvm.inline_ptx as upstream lowers it: the pieces of PTX that upstream's lowerings and this package's write, each as a whole.

A wait for an mbarrier (a loop around try_wait), an MMA with a sparse A, a memory fence, numbers for results (mov),
MMAs of warpgroups with their fences (nvvm_wgmma). Source: PTX ISA, "mbarrier.try_wait", "mma.sp", "membar/fence"
and "mov".
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from gpuir.host import ir, module
from gpuir.sim.access import Sync
from gpuir.sim.attributes import string
from gpuir.sim.compiler import Compiler
from gpuir.sim.fragments import mma as mma_layouts
from gpuir.sim.group import Group
from gpuir.sim.multiply import ELEMENTS, Mma, role
from gpuir.sim.ops.llvm_memory import fence
from gpuir.sim.ops.nvgpu import check_shape, sparse_mma, warps_of_32
from gpuir.sim.ops.nvvm_mbarrier import wait_rule
from gpuir.sim.ops.nvvm_mma import members, registers
from gpuir.sim.ops.nvvm_tensormap import map_assembly
from gpuir.sim.ops.nvvm_wgmma import Assembly
from gpuir.sim.ops.ptx import single
from gpuir.sim.ops.ptx_reductions import adds_vectors
from gpuir.sim.ops.ptx_stores import stores_to_cluster
from gpuir.sim.rules import RULES, Effect, Rule, rule
from gpuir.sim.terms import Data, Lanes, Mask, Op

#: The loop: while the phase has not ended it jumps back to the wait, however the predicate and the labels are called.
_WAIT = re.compile(
    r"\{ \.reg \.pred (?P<p>\w+) ; (?P<again>\w+) : mbarrier\.try_wait\.parity(?:\.[\w:]+)*\.b64 (?P=p) , \[ \$0 \] , \$1 "
    r"(?:, \$2 )?; @ (?P=p) bra(?:\.uni)? (?P<done>\w+) ; bra(?:\.uni)? (?P=again) ; (?P=done) : \}"
)
_SPARSE = re.compile(
    r"mma\.sp(?P<ordered>::ordered_metadata)?\.sync\.aligned\.m(\d+)n(\d+)k(\d+)\.row\.col(?P<satfinite>\.satfinite)?"
    r"\.(\w+)\.(\w+)\.(\w+)\.(\w+) "
    r"\{ ([^}]*) \} , \{ ([^}]*) \} , \{ ([^}]*) \} , \{ ([^}]*) \} , (\$\d+) , (0x[0-9a-fA-F]+|\d+) ;?"
)
_MOVES = re.compile(r"(mov\.b32 \$\d+ , (0x[0-9a-fA-F]+|-?\d+) ; ?)+")
#: AMD's: of a wave in lockstep, whose loads are there when they are asked for.
_AMD_NOTHING = re.compile(r"s_(waitcnt|nop|sleep|setprio)\b[^\n;]*")
_AMD_TRAP = re.compile(r"s_trap \d+")
_FENCE = re.compile(r"fence(?:\.sc|\.acq_rel)?\.(cta|cluster|gpu|sys) ?;?|membar\.(cta|gl|sys) ?;?")


def _text(op: Op) -> str:
    return _words(string(op, "asm_string"))


def _words(text: str) -> str:
    """The assembly without comments, its words and marks apart by one space."""
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"([{}\[\],;@])", r" \1 ", text)
    return " ".join(re.sub(r"(?<!:):(?!:)", " : ", text).split())


def _waits(op: Op) -> bool:
    return _WAIT.fullmatch(_text(op)) is not None


def _effects(op: Op) -> Effect:
    return _effects_of(string(op, "asm_string"))


def _effects_of(text: str) -> Effect:
    """By the instructions in the text."""
    effects = Effect.NONE
    for word, effect in _EFFECTS:
        if word in text:
            effects |= effect
    return effects


_EFFECTS = (
    ("mbarrier", Effect.MBARRIER), ("st.async", Effect.BULK), ("cp.async.bulk", Effect.BULK), ("wgmma", Effect.WARPGROUP), ("tcgen05", Effect.WARPGROUP),
    ("red.relaxed", Effect.ORDERS), ("red.release", Effect.ORDERS),
)  # fmt: skip


@rule("llvm.inline_asm", kind="emits", may_wait=_waits, effects=_effects)
def _assembly(k: Compiler, op: Op) -> None:
    text = _text(op)
    sparse = _SPARSE.fullmatch(text)
    if _WAIT.fullmatch(text):
        k.apply(Rule(op.name, "waits", wait_rule), op)
    elif sparse is not None:
        k.apply(Rule(op.name, "group", lambda *_: _mma_of(k, op, sparse)), op)
    elif fenced := _FENCE.fullmatch(text):
        within = (fenced[1] or fenced[2]) == "cta"
        ordered = fence(k, op, Sync.ACQUIRE | Sync.RELEASE | (0 if within else Sync.WIDE))
        k.apply(Rule(op.name, "group", lambda *_: ordered), op)
    elif _MOVES.fullmatch(text):
        k.apply(Rule(op.name, "pure", lambda *_: _numbers(k, op, text)), op)
    elif _AMD_NOTHING.fullmatch(text):
        k.apply(Rule(op.name, "group", lambda *_: lambda g, m, *operands: None), op)
    elif _AMD_TRAP.fullmatch(text):
        k.apply(Rule(op.name, "group", lambda *_: RULES["llvm.intr.trap"].make(k, op)), op)
    elif alone := map_assembly(k, op) or single(k, op) or adds_vectors(k, op, text) or stores_to_cluster(k, op, text):
        k.apply(alone, op)
    else:
        k.apply(Rule(op.name, "group", lambda *_: Assembly(k, op).run), op)


def _numbers(k: Compiler, op: Op, text: str) -> Any:
    """A register of 32 bits for each result, in any order."""
    moved = {int(at): int(value, 0) for at, value in re.findall(r"\$(\d+) , (\S+)", text)}
    result = op.results[0].type if len(op.results) == 1 else None
    types = [] if result is None else members(result)
    if sorted(moved) != list(range(len(types))) or not {*types} <= {"i32", "f32"}:
        raise k.refuse(op, "mov.b32 is simulated where it gives every result, each an i32 or f32, a number")
    words = np.array([moved[i] & 0xFFFFFFFF for i in range(len(types))], np.uint32)
    numbers = tuple(word.view(np.float32 if type == "f32" else np.int32) for word, type in zip(words, types))
    return lambda *_: numbers if str(result).startswith("!llvm.struct") else numbers[0]


def _mma_of(k: Compiler, op: Op, match: re.Match[str]) -> Any:
    """An MMA whose operands are D, A, B, C, metadata, in their order."""
    warps_of_32(k, op)
    shape = int(match[2]), int(match[3]), int(match[4])
    d, a, b, c = match[6], match[7], match[8], match[9]
    for name, known in ((a, ELEMENTS), (b, ELEMENTS), (c, _SUMS), (d, _SUMS)):
        if name not in known:
            raise k.refuse(op, f"no products of {name} are simulated")
    check_shape(k, op, shape, a, True)
    lengths = [len(group.split(",")) for group in (match[10], match[11], match[12], match[13])]
    numbers = [int(number) for number in re.findall(r"\$(\d+)", " ".join(match[i] for i in range(10, 15)))]
    if numbers != list(range(sum(lengths) + 1)) or len(op.operands) != sum(lengths[1:]) + 1:
        raise k.refuse(op, "the operands of mma.sp are not simulated in another order than D, A, B, C, metadata")
    mma = Mma(
        role(a, mma_layouts.multiplicand(shape[0], shape[2] // 2, ELEMENTS[a].per)),
        role(b, mma_layouts.multiplicand(shape[1], shape[2], ELEMENTS[b].per), turned=True),
        role(c, mma_layouts.accumulator(shape[0])),
        role(d, mma_layouts.accumulator(shape[0])),
        saturate=match["satfinite"] is not None,
    )
    for each, length in zip((mma.d, mma.a, mma.b, mma.c), lengths):
        if each.fragment.held != length * (1 if each.element.name in ("f32", "s32") else each.element.per):
            raise k.refuse(op, f"{length} registers are not those of a fragment of {each.element.name}")
    compute = sparse_mma(k, op, mma, shape[2], ordered=match["ordered"] is not None)
    selector, first, second = int(match[15], 0), lengths[1], lengths[1] + lengths[2]

    def run(g: Group, m: Mask, *operands: Lanes) -> Data:
        *values, metadata = operands
        matrix = compute(g, m, values[:first], values[first:second], values[second:], metadata, selector)
        return registers(mma, g, matrix)

    return run


_SUMS = ("f16", "f32", "s32")


# nvvm.inline_ptx


def _as_inline_assembly(op: Op) -> ir.Module:
    """A module with a function of the op's operands that does what the op does, lowered as upstream lowers it."""
    with op.context, op.location:
        made = ir.Module.create()
        types = ir.FunctionType.get([each.type for each in op.operands], [each.type for each in op.results])
        with ir.InsertionPoint(made.body):
            function = ir.Operation.create(
                "func.func",
                attributes={"sym_name": ir.StringAttr.get("f"), "function_type": ir.TypeAttr.get(types)},
                regions=1,
            )
        block = function.regions[0].blocks.append(*types.inputs)
        with ir.InsertionPoint(block):
            copy = op.clone()
            for i, argument in enumerate(block.arguments):
                copy.operation.operands[i] = argument
            ir.Operation.create("func.return", operands=list(copy.operation.results))
        module("passmanager").PassManager.parse("builtin.module(convert-nvvm-to-llvm)").run(made.operation)
        return made


def _inline_waits(op: Op) -> bool:
    text = re.sub(r"\{\s*\$r(\d+)\s*\}", r"$\1", string(op, "ptxCode"))
    return _WAIT.fullmatch(_words(text)) is not None


@rule("nvvm.inline_ptx", kind="emits", may_wait=_inline_waits, effects=lambda op: _effects_of(string(op, "ptxCode")))
def _inline(k: Compiler, op: Op) -> None:
    made = _as_inline_assembly(op)
    # It lives as long as the program, whose sites are its ops.
    kept = k.program.notes.get(_inline, ())
    assert isinstance(kept, tuple)
    k.program.notes[_inline] = (*kept, made)
    block = made.body.operations[0].regions[0].blocks[0]
    for argument, name in zip(block.arguments, k.names(op.operands)):
        k.alias(argument, name)
    for result, name in zip(op.results, k.straight(block)):
        k.alias(result, name)
