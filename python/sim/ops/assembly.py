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
from gpuir.sim.hopper.checks import fence_proxy
from gpuir.sim.ops.llvm_memory import fence
from gpuir.sim.ops.nvvm_mbarrier import wait_rule
from gpuir.sim.ops.nvvm_mma import members
from gpuir.sim.ops.nvvm_tensormap import map_assembly
from gpuir.sim.ops.nvvm_wgmma import Assembly
from gpuir.sim.ops.ptx import single
from gpuir.sim.ops.ptx_barriers import WAITS, reduces_at_barrier
from gpuir.sim.ops.ptx_bulk import copies_in_bulk
from gpuir.sim.ops.ptx_products import product_of_warp
from gpuir.sim.ops.ptx_reductions import adds_vectors
from gpuir.sim.ops.ptx_stores import stores_to_cluster
from gpuir.sim.rules import RULES, Effect, Rule, rule
from gpuir.sim.terms import Op

#: The loop: while the phase has not ended it jumps back to the wait, however the predicate and the labels are called.
_WAIT = re.compile(
    r"\{ \.reg \.pred (?P<p>\w+) ; (?P<again>\w+) : mbarrier\.try_wait\.parity(?:\.[\w:]+)*\.b64 (?P=p) , \[ \$0 \] , \$1 "
    r"(?:, \$2 )?; @ (?P=p) bra(?:\.uni)? (?P<done>\w+) ; bra(?:\.uni)? (?P=again) ; (?P=done) : \}"
)
_MOVES = re.compile(r"(mov\.b32 \$\d+ , (0x[0-9a-fA-F]+|-?\d+) ; ?)+")
#: AMD's: of a wave in lockstep, whose loads are there when they are asked for.
_AMD_NOTHING = re.compile(r"s_(waitcnt|nop|sleep|setprio)\b[^\n;]*")
_AMD_TRAP = re.compile(r"s_trap \d+")
_FENCE = re.compile(
    r"fence(?:\.sc|\.acq_rel|\.acquire|\.release)?(?:\.sync_restrict::shared::\w+)?\.(cta|cluster|gpu|sys) ?;?|membar\.(cta|gl|sys) ?;?"
)
#: Between the generic proxy and the one of asynchronous operations.
_PROXY_FENCE = re.compile(
    r"(?:membar|fence)\.proxy\.async(?:\.\w+(?:::\w+)?|::generic\.(?:acquire|release|acq_rel|sc)\.[\w:.]+)? ?;?"
)
#: Names of the same memory are one here.
_ORDERS_NOTHING = re.compile(r"(?:membar|fence)\.proxy\.(?:alias|tensormap) ?;?")


def _text(op: Op) -> str:
    return _words(string(op, "asm_string"))


def _words(text: str) -> str:
    """The assembly without comments, its words and marks apart by one space."""
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"([{}\[\],;@])", r" \1 ", text)
    return " ".join(re.sub(r"(?<!:):(?!:)", " : ", text).split())


def _waits(op: Op) -> bool:
    text = _text(op)
    return _WAIT.fullmatch(text) is not None or WAITS.fullmatch(text) is not None


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
    ("mbarrier", Effect.MBARRIER), ("st.async", Effect.BULK), ("red.async", Effect.BULK), ("async.bulk", Effect.BULK), ("wgmma", Effect.WARPGROUP), ("tcgen05", Effect.WARPGROUP),
    ("red.relaxed", Effect.ORDERS), ("red.release", Effect.ORDERS),
)  # fmt: skip


@rule("llvm.inline_asm", kind="emits", may_wait=_waits, effects=_effects)
def _assembly(k: Compiler, op: Op) -> None:
    text = _text(op)
    if _WAIT.fullmatch(text):
        k.apply(Rule(op.name, "waits", wait_rule), op)
    elif (reduces := reduces_at_barrier(k, op, text)) is not None:
        k.apply(reduces, op)
    elif _PROXY_FENCE.fullmatch(text):
        k.apply(Rule(op.name, "group", lambda *_: fence_proxy), op)
    elif _ORDERS_NOTHING.fullmatch(text):
        k.apply(Rule(op.name, "group", lambda *_: lambda g, m, *operands: None), op)
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
    elif (
        alone := product_of_warp(k, op, text)
        or map_assembly(k, op)
        or single(k, op)
        or adds_vectors(k, op, text)
        or stores_to_cluster(k, op, text)
        or copies_in_bulk(k, op, text)
    ):
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
