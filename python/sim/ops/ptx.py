"""llvm.inline_asm of one PTX instruction that computes on registers alone, or reads what the machine knows.

Source: PTX ISA, "activemask", "isspacep", "Special Registers".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.ptx import one_instruction
from gpuir.sim.access import fault
from gpuir.sim.attributes import string
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper.accumulator import settled
from gpuir.sim.hopper.cluster import ranks
from gpuir.sim.memory import PRIVATE_WINDOW, SHARED_WINDOW
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ptx import computation
from gpuir.sim.rules import RULES, Rule
from gpuir.sim.terms import Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["single"]

_SINGLE = re.compile(r"(?P<opcode>[a-z][\w.:]*)\s+(?P<operands>[^;{}]*);?")
_PAIR = re.compile(r"setp\.(\w+)\.(b?f16x2) \$0\|\$1, \$2, \$3;")
#: Bytes that the toolkit's header of CUDA 13 expects there, rounded up.
_RESERVED = 512
_BITS = np.left_shift(np.uint32(1), np.arange(32, dtype=np.uint32))


def single(k: Compiler, op: Op) -> Rule | None:
    """The rule of a piece of assembly that is one instruction; None for others."""
    text = string(op, "asm_string").strip()
    if pair := _PAIR.fullmatch(text):
        return Rule(op.name, "pure", lambda *_: _compared_pairs(pair[1], pair[2]))
    match = _SINGLE.fullmatch(one_instruction(text))
    if match is None:
        return None
    operands = [each.strip() for each in match["operands"].split(",")]
    if match["opcode"] in _MACHINE and operands[0] == "$0":
        return _MACHINE[match["opcode"]](k, op, operands)
    literals = tuple(each for each in operands[1:] if each[:1] != "$")
    places = [each for each in operands if each[:1] == "$"]
    if places != [f"${i}" for i in range(len(op.operands) + 1)] or len(op.results) != 1:
        return None
    try:
        made = computation(match["opcode"], literals)
    except (TypeError, ValueError):
        return None
    if made is None:
        return None
    kind = op.results[0].type
    if isinstance(kind, ir.FloatType) and kind.width in (32, 64):
        made = _as_float(made, np.dtype(f"f{kind.width // 8}"))
    return Rule(op.name, "pure", lambda *_: made)


def _as_float(compute: Callable[..., Any], dtype: np.dtype) -> Callable[..., Any]:
    """An instruction whose result is bits (a conversion to tf32), with the number that these are."""

    def run(*operands: Lanes) -> Any:
        result = np.asarray(compute(*operands))
        return result.view(dtype)[()] if result.dtype.kind in "iu" and result.itemsize == dtype.itemsize else result[()]

    return run


def _compared_pairs(word: str, type: str) -> Callable[..., Any]:
    compare = computation(f"setp.{word}.{type.removesuffix('x2')}")
    assert compare is not None

    def run(a: Lanes, b: Lanes) -> Any:
        halves = [np.array(each)[..., None].view(np.int16) for each in (a, b)]
        return tuple(compare(*(half[..., i] for half in halves)) for i in range(2))

    return run


def _activemask(k: Compiler, op: Op, operands: list[str]) -> Rule:
    def read(g: Group, m: Mask) -> Any:
        active = g.full(m).reshape(-1, 32)
        masks = np.where(active, _BITS, np.uint32(0)).sum(1, dtype=np.uint32).view(np.int32)
        return np.repeat(masks, 32)

    return Rule(op.name, "group", lambda *_: read)


def _isspacep(space: str) -> Callable[..., Rule]:
    def make(k: Compiler, op: Op, operands: list[str]) -> Rule:
        shared: Callable[..., Any] = lambda a: (a >= SHARED_WINDOW) & (a < PRIVATE_WINDOW)
        private: Callable[..., Any] = lambda a: a >= PRIVATE_WINDOW
        tests: dict[str, Callable[..., Any]] = {
            "shared": shared, "local": private, "global": lambda a: ~(shared(a) | private(a)),
            **dict.fromkeys(("const", "param", "param::entry"), lambda a: np.zeros(np.shape(a), bool)[()]),
        }  # fmt: skip
        return Rule(op.name, "pure", lambda *_: tests[space])

    return make


def _same_as(name: str) -> Callable[..., Rule]:
    def make(k: Compiler, op: Op, operands: list[str]) -> Rule:
        same = RULES[f"nvvm.read.ptx.sreg.{name}"]
        return Rule(op.name, same.kind, same.make)

    return make


def _rank_of(k: Compiler, op: Op, operands: list[str]) -> Rule:
    """The rank in its cluster of the block whose shared memory the address is in."""
    access = k.access(op, np.uint8, space_of_address_space(address_space(op.operands[0].type)))

    def rank(g: Group, m: Mask, address: Lanes) -> Any:
        places = np.asarray(access.physical(g, spread(np.asarray(address), g.size)))
        memory = g.batch.memory
        blocks = (places - memory.shared_start) // g.batch.shared_stride
        outside = g.full(m) & ((blocks < 0) | (blocks >= g.batch.blocks))
        if outside.any():
            raise fault(
                "wrong-space", "the address is in no block's shared memory", access.site, g, np.nonzero(outside)[0]
            )
        return ranks(g.batch)[np.where(outside, 0, blocks).clip(0, g.batch.blocks - 1)].astype(np.int32)

    return Rule(op.name, "group", lambda *_: rank)


def _reserved(k: Compiler, op: Op, behind: int = 0) -> Rule:
    """Where the part of a block's shared memory begins that cooperative groups keep barriers and numbers of tiles of several warps in."""
    start = k.program.shared_global("%reserved_smem_offset_1", _RESERVED, 16)
    k.program.reserved = range(start, start + _RESERVED)
    return Rule(op.name, "group", lambda *_: lambda g, m: np.int32(start + behind))


#: Registers whose number says nothing of the program: counters of the hardware, upper halves of clocks, graphs of the host.
_SAYS_NOTHING = re.compile(r"%(?:pm[0-7](?:_64)?|clock_hi|globaltimer_hi|current_graph_exec)")


def _register(k: Compiler, op: Op, operands: list[str]) -> Rule:
    """A special register that nvvm has no op for."""
    if operands[1] in ("%reserved_smem_offset_0", "%reserved_smem_offset_1", "%reserved_smem_offset_begin"):
        return _reserved(k, op)
    if operands[1] in ("%reserved_smem_offset_end", "%reserved_smem_offset_cap"):
        return _reserved(k, op, _RESERVED)
    if _SAYS_NOTHING.fullmatch(operands[1]):
        zero = (np.int64 if str(op.results[0].type) == "i64" else np.int32)(0)
        return Rule(op.name, "group", lambda *_: lambda g, m: zero)
    if operands[1] == "%is_explicit_cluster":
        return Rule(op.name, "group", lambda *_: lambda g, m: np.bool_(g.batch.geometry.cluster != (1, 1, 1)))
    known = {
        "%dynamic_smem_size": "dynamic.smem.size", "%total_smem_size": "total.smem.size", "%aggr_smem_size": "aggr.smem.size",
        "%warpsize": "warpsize",
    }  # fmt: skip
    if operands[1] not in known:
        raise k.refuse(op, f"the special register {operands[1]} is not simulated")
    return _same_as(known[operands[1]])(k, op, operands)


def _taken_out(k: Compiler, op: Op, operands: list[str]) -> Rule | None:
    """A move of a register, of an accumulator maybe."""
    if operands[1:] != ["$1"]:
        return None
    site = k.site(op)
    return Rule(op.name, "group", lambda *_: lambda g, m, value: settled(value, g, m, site))


_MACHINE: dict[str, Callable[..., Rule | None]] = {
    "mov.f32": _taken_out,
    "mov.b32": _taken_out,
    "activemask.b32": _activemask,
    **{
        f"isspacep.{space}": _isspacep(space)
        for space in ("shared", "local", "global", "const", "param", "param::entry")
    },
    **dict.fromkeys(("isspacep.shared::cta", "isspacep.shared::cluster"), _isspacep("shared")),
    **{f"getctarank{space}.{type}": _rank_of for space in ("", ".shared::cluster") for type in ("u32", "u64")},
    "mov.u32": _register,
    "mov.u64": _register,
    "mov.pred": _register,
}
