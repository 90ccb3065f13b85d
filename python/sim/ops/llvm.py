"""llvm: values, structs, vectors and conversions; memory is in llvm_memory.py, intrinsics and calls in llvm_calls.py.

What arith has too (integer and float arithmetic, comparisons, casts) has its rules there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.attributes import integers
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.llvm_types import fill, layout_of
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import signed, unsigned
from gpuir.sim.values import spread


@rule("llvm.mlir.poison", "llvm.mlir.undef", "llvm.mlir.zero", kind="emits", constant=True)
def _nothing(k: Compiler, op: Op) -> None:
    # Poison is zero, so that results do not depend on the run; that nothing uses it is the IR's promise.
    k.constant(fill(layout_of(op.results[0].type), 0), op.results[0])


@rule("llvm.freeze", "llvm.intr.expect", "llvm.intr.ssa.copy", "llvm.intr.launder.invariant.group")
def _same(k: Compiler, op: Op) -> str:
    return "{0}"


@rule("llvm.intr.assume", "llvm.intr.lifetime.start", "llvm.intr.lifetime.end", "llvm.intr.invariant.start",
      "llvm.intr.experimental.noalias.scope.decl", "llvm.intr.dbg.value", "llvm.intr.dbg.declare",
      kind="group")  # fmt: skip
def _no_effect(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


# Structs and arrays


def _position(op: Op) -> list[int]:
    return integers(op, "position")


@rule("llvm.extractvalue", slots=0)
def _extractvalue(k: Compiler, op: Op) -> str:
    return "{0}" + "".join(f"[{i}]" for i in _position(op))


@rule("llvm.insertvalue", slots=0)
def _insertvalue(k: Compiler, op: Op) -> str:
    def put(container: str, path: Sequence[int]) -> str:
        if not path:
            return "{1}"
        head, rest = path[0], path[1:]
        inner = put(f"{container}[{head}]", rest)
        return f"(*{container}[:{head}], {inner}, *{container}[{head + 1}:])"

    return put("{0}", _position(op))


# Vectors


@rule("llvm.extractelement")
def _extractelement(k: Compiler, op: Op) -> Code:
    def extract(vector: Lanes, at: Lanes) -> Lanes:
        if np.ndim(at) == 0:
            element = vector[:, int(at)]
            return element[0] if len(element) == 1 else element
        vector = spread(vector, len(at))
        return vector[np.arange(len(at)), np.clip(at, 0, vector.shape[1] - 1)]

    return extract


@rule("llvm.insertelement", slots=1)
def _insertelement(k: Compiler, op: Op) -> Code:
    def insert(vector: Lanes, value: Lanes, at: Lanes) -> Lanes:
        size = max(len(vector), *(np.shape(each)[0] if np.ndim(each) else 1 for each in (value, at)))
        changed = np.array(spread(vector, size))
        if np.ndim(at) == 0:
            changed[:, int(at)] = value
        else:
            changed[np.arange(size), np.clip(at, 0, changed.shape[1] - 1)] = value
        return changed

    return insert


@rule("llvm.shufflevector")
def _shufflevector(k: Compiler, op: Op) -> Code:
    mask = np.array(integers(op, "mask"))
    mask = np.where(mask < 0, 0, mask)

    def shuffle(a: Lanes, b: Lanes) -> Lanes:
        if len(a) != len(b):
            size = max(len(a), len(b))
            a, b = spread(a, size), spread(b, size)
        return np.concatenate([a, b], axis=1)[:, mask]

    return shuffle


_REDUCTIONS: dict[str, Callable[..., Any]] = {
    "add": np.add.reduce,
    "mul": np.multiply.reduce,
    "and": np.bitwise_and.reduce,
    "or": np.bitwise_or.reduce,
    "xor": np.bitwise_xor.reduce,
    "smax": np.maximum.reduce,
    "smin": np.minimum.reduce,
    "fmax": np.fmax.reduce,
    "fmin": np.fmin.reduce,
    "fmaximum": np.maximum.reduce,
    "fminimum": np.minimum.reduce,
}


def _scalar(value: Lanes) -> Any:
    """A value of all threads for one with a thread axis of 1."""
    return value[0] if np.ndim(value) and len(value) == 1 else value


@rule(*(f"llvm.intr.vector.reduce.{kind}" for kind in _REDUCTIONS))
def _reduce(k: Compiler, op: Op) -> Code:
    reduce = _REDUCTIONS[op.name.rsplit(".", 1)[1]]
    return lambda a: _scalar(reduce(a, axis=1, dtype=a.dtype))


@rule("llvm.intr.vector.reduce.umax", "llvm.intr.vector.reduce.umin")
def _reduce_unsigned(k: Compiler, op: Op) -> Code:
    reduce = np.maximum.reduce if op.name.endswith("umax") else np.minimum.reduce
    return lambda a: _scalar(signed(reduce(unsigned(a), axis=1)))


@rule("llvm.intr.vector.reduce.fadd", "llvm.intr.vector.reduce.fmul")
def _reduce_ordered(k: Compiler, op: Op) -> Code:
    """One element after the other from the start value, as without the reassoc flag."""
    combine = np.add if op.name.endswith("fadd") else np.multiply

    def reduce(start: Lanes, a: Lanes) -> Lanes:
        total = start
        for i in range(a.shape[1]):
            total = combine(total, _scalar(a[:, i]))
        return total

    return reduce


# Pointers as numbers


#: The number of the address space of a cluster's shared memory.
_CLUSTER = 7


def _in_cluster(g: Group, number: Lanes) -> Data:
    """The place in the machine's memory of an address in shared memory of the cluster."""
    places = np.asarray(number).astype(np.int64) & (0xFFFFFFFF if np.asarray(number).dtype.itemsize == 4 else -1)
    own = places < g.batch.memory.shared_start
    if not np.any(own):
        return places[()]
    return np.where(own, places + g.shared, places)[()]


@rule("llvm.ptrtoint", "llvm.inttoptr", "llvm.ptrtoaddr")
def _pointer_number(k: Compiler, op: Op) -> Code:
    target = layout_of(op.results[0].type)
    source = layout_of(op.operands[0].type)
    dtype = target.dtype
    if op.name == "llvm.inttoptr" and source.size == 4 and address_space(op.results[0].type) in (3, 5):
        # Addresses wrap around at 32 bits: a base below the window, with an offset behind, is an address in it.
        return lambda a: a.astype(np.int64)
    if op.name == "llvm.inttoptr" and address_space(op.results[0].type) == _CLUSTER:
        # An address of the block's own shared memory is one of the cluster's, too; what `mapa` gives is a place in the machine's memory.
        return f"{k.bind(_in_cluster, 'f')}(g, {{0}})"
    if op.name == "llvm.inttoptr" and source.size < 8:
        mask = np.int64((1 << 8 * source.size) - 1)
        return lambda a: a.astype(np.int64) & mask
    assert dtype is not None
    return "{0}" if dtype == source.dtype else (lambda a: a.astype(dtype))


@rule("llvm.intr.abs")
def _abs(k: Compiler, op: Op) -> Code:
    return np.abs


@rule("llvm.intr.fabs")
def _fabs(k: Compiler, op: Op) -> Code:
    return np.abs


@rule("llvm.intr.sadd.sat", "llvm.intr.ssub.sat", "llvm.intr.uadd.sat", "llvm.intr.usub.sat")
def _saturating(k: Compiler, op: Op) -> Code:
    dtype = layout_of(op.results[0].type).dtype
    assert dtype is not None
    if dtype.itemsize > 4:
        raise k.refuse(op, "saturating arithmetic of 64 bits is not simulated")
    sign = ".s" in op.name.removeprefix("llvm.intr")[:3]
    limits = np.iinfo(dtype if sign else f"u{dtype.itemsize}")
    combine = np.add if "add" in op.name else np.subtract
    view = dtype if sign else np.dtype(f"u{dtype.itemsize}")

    def saturate(a: Lanes, b: Lanes) -> Lanes:
        wide = combine(a.view(view).astype(np.int64), b.view(view).astype(np.int64))
        return np.clip(wide, limits.min, limits.max).astype(view).view(dtype)[()]

    return saturate


@rule("llvm.intr.fshl", "llvm.intr.fshr")
def _funnel(k: Compiler, op: Op) -> Code:
    dtype = layout_of(op.results[0].type).dtype
    assert dtype is not None
    bits = 8 * dtype.itemsize
    kind = np.dtype(f"u{dtype.itemsize}")
    left = op.name.endswith("fshl")

    def shift(a: Lanes, b: Lanes, by: Lanes) -> Lanes:
        by = by.view(kind) % kind.type(bits)
        a, b = a.view(kind), b.view(kind)
        other = (kind.type(bits) - by) % kind.type(bits)
        if left:
            shifted = np.where(by == 0, a, (a << by) | (b >> other))
        else:
            shifted = np.where(by == 0, b, (a << other) | (b >> by))
        return shifted.astype(kind).view(dtype)[()]

    return shift


@rule("llvm.intr.bswap")
def _bswap(k: Compiler, op: Op) -> Code:
    return lambda a: a.byteswap()


@rule("llvm.unreachable", kind="group", ends=True)
@rule("llvm.intr.trap", "llvm.intr.debugtrap", kind="group")
def _trap(k: Compiler, op: Op) -> Code:
    site = k.site(op)

    def trap(g: Group, m: Mask) -> None:
        raise fault("assert", "the program traps here", site, g, np.nonzero(g.full(m))[0])

    return trap
