"""nvvm: special registers, barriers, asynchronous copies, fences, and arithmetic of NVIDIA's own.

Source: PTX ISA, "Special registers", "Parallel synchronization and communication instructions", "cp.async". Warps run one
memory access after the other, in their order, so that a fence has nothing to do but for the checks.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim import sync
from gpuir.sim.access import Sync, fault
from gpuir.sim.attributes import flag, integer, integers, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies, Copy
from gpuir.sim.group import Group
from gpuir.sim.hopper.registers import Registers
from gpuir.sim.memory import Memory
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.gpu import some_warps
from gpuir.sim.ops.llvm_memory import address_space, fence
from gpuir.sim.rules import Effect, rule
from gpuir.sim.scheduler import fork_by_values
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

# Special registers

_REGISTERS = {
    **{f"{name}.{axis}": f"{id}.{axis}" for axis in "xyz" for name, id in (
        ("tid", "thread"), ("ntid", "size"), ("ctaid", "block"), ("nctaid", "grid"), ("clusterid", "cluster"),
        ("nclusterid", "clusters"), ("cluster.ctaid", "in_cluster"), ("cluster.nctaid", "cluster_size"))},
    "laneid": "lane", "warpid": "warp", "nwarpid": "warps",
}  # fmt: skip


def _i32(value: Lanes) -> Any:
    return value.astype(np.int32)


def _registers(name: str, make: Callable[[Group], Any]) -> None:
    """A special register whose value a group has once and for all."""

    @rule(f"nvvm.read.ptx.sreg.{name}", kind="group")
    def register(k: Compiler, op: Op) -> Code:
        key = f"nvvm.{name}"

        def read(g: Group, m: Mask) -> Data:
            return g.kept(key, make)

        return read


def _lane_mask(operate: Callable[[Any, Any], Any]) -> Callable[[Group], Any]:
    lanes = np.arange(32)
    bits = np.left_shift(np.uint32(1), lanes.astype(np.uint32))
    masks = np.where(operate(lanes[None, :], lanes[:, None]), bits, np.uint32(0)).sum(1, dtype=np.uint32).view(np.int32)
    return lambda g: masks[g.id("lane")]


def _rank(prefix: str, sizes: str) -> Callable[[Group], Any]:
    """A linear number of x, y and z."""

    def rank(g: Group) -> Data:
        x, y, z = (g.id(f"{prefix}.{axis}") for axis in "xyz")
        return _i32(x + g.id(f"{sizes}.x") * (y + g.id(f"{sizes}.y") * z))

    return rank


def _count(g: Group) -> Data:
    return _i32(functools.reduce(np.multiply, [g.id(f"cluster_size.{axis}") for axis in "xyz"]))


for _name, _id in _REGISTERS.items():
    _registers(_name, functools.partial(lambda _id, g: _i32(g.id(_id)), _id))
_registers("warpsize", lambda g: np.int32(g.lanes))
_registers("cluster.ctarank", _rank("in_cluster", "cluster_size"))
_registers("cluster.nctarank", _count)
# The whole grid runs on one multiprocessor, and is the first one.
_registers("smid", lambda g: np.int32(0))
_registers("nsmid", lambda g: np.int32(1))
_registers("gridid", lambda g: np.int32(0))
#: The registers with the upper and the lower half of the address of a cooperative launch's barrier, and the bits to shift by.
_GRID_BARRIER = {1: 32, 2: 0}


def _grid_barrier(shift: int) -> Callable[[Compiler, Op], Code]:
    """Half of the address of the words that cooperative groups count the blocks of a grid in; every launch is a cooperative one."""

    def half(k: Compiler, op: Op) -> Code:
        def put(memory: Memory) -> int:
            return memory.once("the barrier of the grid", 16, bytes(16))

        k.program.globals.append(put)
        return lambda g, m: np.int64(put(g.batch.memory) >> shift).astype(np.int32)

    return half


for _number, _shift in _GRID_BARRIER.items():
    rule(f"nvvm.read.ptx.sreg.envreg{_number}", kind="group")(_grid_barrier(_shift))
for _number in {*range(32)} - _GRID_BARRIER.keys():
    # What a driver hands over in the others is its own business.
    _registers(f"envreg{_number}", lambda g: np.int32(0))
_registers("total.smem.size", lambda g: np.int32(g.batch.shared_size))
_registers("aggr.smem.size", lambda g: np.int32(g.batch.shared_size))
_registers("dynamic.smem.size", lambda g: np.int32(g.batch.shared_size - g.batch.geometry.dynamic))
for _name, _operate in (
    ("eq", np.equal),
    ("lt", np.less),
    ("le", np.less_equal),
    ("gt", np.greater),
    ("ge", np.greater_equal),
):
    _registers(f"lanemask.{_name}", _lane_mask(_operate))


@rule(
    "nvvm.read.ptx.sreg.clock",
    "nvvm.read.ptx.sreg.clock64",
    "nvvm.read.ptx.sreg.globaltimer",
    "nvvm.read.ptx.sreg.globaltimer.lo",
    kind="group",
    polls=True,
)
def _clock(k: Compiler, op: Op) -> Code:
    """Counts its readings: later is more, and the same seed gives the same numbers."""
    dtype = np.int64 if str(op.results[0].type) == "i64" else np.int32

    def read(g: Group, m: Mask) -> Data:
        counter = g.batch.state.setdefault("clock", itertools.count(1))
        return dtype(next(counter))

    return read


# Barriers


def _barrier_operands(op: Op) -> tuple[bool, bool]:
    """Whether the op says which barrier, and how many threads."""
    if "operandSegmentSizes" in op.attributes:
        number, threads = integers(op, "operandSegmentSizes")
        return bool(number), bool(threads)
    # barrier.arrive always has the number of threads, last.
    return len(op.operands) == 2, True


def _barrier_rule(name: str, wait: bool) -> None:
    @rule(name, kind="waits", effects=some_warps)
    def make(k: Compiler, op: Op) -> Code:
        site = k.site(op)
        has_number, has_threads = _barrier_operands(op)

        def run(g: Group, m: Mask, *operands: Lanes) -> Data:
            keys = (operands[0] if has_number else np.int32(0), operands[-1] if has_threads else np.int32(0))

            def one(group: Group, mask: Mask, number: Lanes, threads: Lanes) -> Data:
                first = int(np.argmax(group.full(mask)))
                number, threads = (int(spread(each, group.size)[first]) for each in (number, threads))
                if not 0 <= number < 16:
                    raise fault("undefined", f"there are barriers 0 to 15, not {number}", site, group, [first])
                if has_threads and (threads <= 0 or threads % group.lanes):
                    text = f"{threads} threads are no multiple of the {group.lanes} of a warp"
                    raise fault("undefined", text, site, group, [first])
                return (yield from sync.barrier(group, mask, site, number, threads if has_threads else None, wait))

            return (yield from fork_by_values(g, m, keys, one, keys))

        return run


_barrier_rule("nvvm.barrier", True)
_barrier_rule("nvvm.barrier.arrive", False)


@rule("nvvm.barrier.reduction", kind="waits")
def _barrier_reduction(k: Compiler, op: Op) -> Code:
    site, kind = k.site(op), word(op, "reductionOp")
    has_number = len(op.operands) == 2

    def one(g: Group, m: Mask, number: Lanes, flag: Lanes) -> Data:
        number = spread(number, g.size)[int(np.argmax(g.full(m)))]
        batch = g.batch
        key = ("reduction", int(number))
        # A warp may be one turn ahead of another: each second turn has words of its own.
        given, turns = batch.state.setdefault(
            key, (np.zeros((2, batch.threads), bool), np.zeros(batch.warps, np.int64))
        )
        turn = turns[g.warps] & 1
        turns[g.warps] += 1
        given[np.repeat(turn, g.lanes), g.rows] = (spread(flag, g.size) != 0) & g.full(m)
        yield from sync.barrier(g, m, site, int(number))
        flags = given.reshape(2, batch.blocks, -1)
        if kind == "and" and batch.exists is not None:
            flags = flags | ~batch.exists.reshape(batch.blocks, -1)
        by_block = {"popc": flags.sum, "and": flags.all, "or": flags.any}[kind](-1).astype(np.int32)
        return np.repeat(by_block[turn, g.blocks], g.lanes)

    def run(g: Group, m: Mask, *operands: Lanes) -> Data:
        number = operands[0] if has_number else np.int32(0)
        return (yield from fork_by_values(g, m, (number,), one, (number, operands[-1])))

    return run


# Asynchronous copies


@rule("nvvm.cp.async.shared.global", kind="group")
def _copy(k: Compiler, op: Op) -> Code:
    size = integer(op, "size")
    spaces = [space_of_address_space(address_space(op.operands[i].type)) for i in range(2)]
    copy = Copy(k, op, size, *spaces)

    def issue(g: Group, m: Mask, target: Lanes, source: Lanes, keep: Lanes = None) -> None:
        copy(g, m, target, source, keep)

    return issue


@rule("nvvm.cp.async.commit.group", kind="group")
def _commit(k: Compiler, op: Op) -> Code:
    return lambda g, m: Copies.of(g).commit(g, m)


@rule("nvvm.cp.async.wait.group", kind="group")
def _wait(k: Compiler, op: Op) -> Code:
    pending = integer(op, "n")
    return lambda g, m: Copies.of(g).wait(g, m, pending)


# Fences


@rule("nvvm.memory.barrier", "nvvm.fence.sc.cluster", kind="group")
def _memory_barrier(k: Compiler, op: Op) -> Code:
    within = "scope" in op.attributes and word(op, "scope") == "cta"
    return fence(k, op, Sync.ACQUIRE | Sync.RELEASE | (0 if within else Sync.WIDE))


# What has nothing to do


@rule(
    "nvvm.fence.proxy.acquire",
    "nvvm.fence.proxy.release",
    "nvvm.fence.proxy.sync_restrict",
    "nvvm.fence.sync_restrict",
    "nvvm.prefetch",
    "nvvm.pmevent",
    "nvvm.griddepcontrol",
    kind="group",
)
def _nothing(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


@rule("nvvm.setmaxregister", kind="waits", effects=Effect.PARTIAL | Effect.REGISTERS)
def _set_registers(k: Compiler, op: Op) -> Code:
    number, increases, site = integer(op, "regCount"), word(op, "action") == "increase", k.site(op)

    def change(g: Group, m: Mask) -> Data:
        if g.batch.options.chip_named:
            yield from Registers.of(g.batch).change(g, m, number, increases, site)

    return change


@rule("nvvm.nanosleep", kind="group", polls=True)
def _sleep(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


# Integers


def _extended(values: Lanes, kind: str) -> Any:
    """Elements as 64-bit numbers, by their sign or without one."""
    return (values if kind == "signed" else values.view(f"u{values.dtype.itemsize}")).astype(np.int64)


@rule("nvvm.dot.accumulate.4way", "nvvm.dot.accumulate.2way")
def _dot(k: Compiler, op: Op) -> Code:
    left, right = word(op, "a_type"), word(op, "b_type")
    part = slice(0, 4)
    if op.name.endswith("2way"):
        part = slice(2, 4) if flag(op, "b_hi") else slice(0, 2)

    def dot(a: Lanes, b: Lanes, c: Lanes) -> Lanes:
        sums = (_extended(a, left) * _extended(b[:, part], right)).sum(1)
        total = (sums + c).astype(np.int32)
        return total if np.ndim(c) or len(total) > 1 else total[0]

    return dot


#: For the last two bits of the selector, which bytes are taken from the lowest on; 4 to 7 are those of the second operand.
_PERMUTATIONS = {
    "f4e": [(0, 1, 2, 3), (1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)],
    "b4e": [(0, 7, 6, 5), (1, 0, 7, 6), (2, 1, 0, 7), (3, 2, 1, 0)],
    "rc8": [(i, i, i, i) for i in range(4)],
    "ecl": [(0, 1, 2, 3), (1, 1, 2, 3), (2, 2, 2, 3), (3, 3, 3, 3)],
    "ecr": [(0, 0, 0, 0), (0, 1, 1, 1), (0, 1, 2, 2), (0, 1, 2, 3)],
    "rc16": [(0, 1, 0, 1), (2, 3, 2, 3), (0, 1, 0, 1), (2, 3, 2, 3)],
}


@rule("nvvm.prmt")
def _prmt(k: Compiler, op: Op) -> Code:
    mode = word(op, "mode", "default")
    table = np.array(_PERMUTATIONS[mode], np.int64) if mode in _PERMUTATIONS else None
    second = len(op.operands) == 3

    def permute(low: Lanes, high: Lanes, selector: Lanes = None) -> Lanes:
        if not second:
            high, selector = np.int32(0), high
        varies = any(np.ndim(each) for each in (low, high, selector))
        size = max((np.shape(each)[0] for each in (low, high, selector) if np.ndim(each)), default=1)
        low, high, chosen = (np.ascontiguousarray(spread(np.asarray(each), size)) for each in (low, high, selector))
        pool = np.concatenate([low.view(np.uint8).reshape(size, 4), high.view(np.uint8).reshape(size, 4)], axis=1)
        if table is not None:
            index, copied = table[chosen & 3], None
        else:
            nibbles = (chosen[:, None].view(np.uint32) >> np.array([0, 4, 8, 12], np.uint32)) & np.uint32(15)
            # The highest bit of a nibble asks for eight copies of the byte's sign.
            index, copied = (nibbles & 7).astype(np.int64), nibbles >= 8
        picked = np.take_along_axis(pool, index, axis=1)
        if copied is not None:
            picked = np.where(copied, (picked.view(np.int8) >> 7).view(np.uint8), picked)
        words = np.ascontiguousarray(picked).view(np.int32)[:, 0]
        return words if varies else words[0]

    return permute


# Floats


def _unary(name: str, compute: Callable[[Any], Any]) -> None:
    """An approximation of the hardware, as the exact function rounded once."""

    @rule(name)
    def make(k: Compiler, op: Op) -> Code:
        if word(op, "rnd", "rn") not in ("rn", "none"):
            raise k.refuse(op, f"rounding {word(op, 'rnd')} is not simulated")
        return lambda value: compute(value.astype(np.float64)).astype(value.dtype)


for _name, _compute in (
    ("nvvm.rcp.approx.ftz.f", np.reciprocal),
    ("nvvm.ex2", np.exp2),
    ("nvvm.log2", np.log2),
    ("nvvm.sin", np.sin),
    ("nvvm.cos", np.cos),
    ("nvvm.sqrt", np.sqrt),
    ("nvvm.sqrt.approx", np.sqrt),
    ("nvvm.rsqrt", lambda value: 1 / np.sqrt(value)),
):
    _unary(_name, _compute)


@rule("nvvm.convert.float.to.tf32")
def _to_tf32(k: Compiler, op: Op) -> Code:
    rounding = word(op, "rnd", "none")
    if rounding not in ("rna", "rn", "rz") or "relu" in op.attributes and str(op.attributes["relu"]) != "false":
        raise k.refuse(op, f"rounding {rounding}, or relu, is not simulated")

    def convert(value: Lanes) -> Lanes:
        bits: Any = np.asarray(value).view(np.uint32)
        odd = (bits >> np.uint32(13)) & np.uint32(1)
        more = {"rna": np.uint32(0x1000), "rn": np.uint32(0xFFF) + odd, "rz": np.uint32(0)}[rounding]
        rounded_bits = np.where(np.isfinite(value), np.add(bits, more), bits) & np.uint32(0xFFFFE000)
        return rounded_bits.view(np.int32)[()]

    return convert
