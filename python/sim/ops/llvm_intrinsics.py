"""llvm: intrinsics that upstream's lowerings of math, arith and vector make, beside those with an op of the same meaning.

Source: LLVM Language Reference, "Intrinsic Functions".
"""

from __future__ import annotations

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import least_normal, rounded
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.ops.arith import in_direction
from gpuir.sim.ops.conversions import convert
from gpuir.sim.ops.llvm_calls import made_as
from gpuir.sim.rules import per_element, rule
from gpuir.sim.terms import Code, Lanes, Op
from gpuir.sim.types import signed, unsigned


def _dtype(type: ir.Type) -> np.dtype:
    """Of a number, or of a vector's elements."""
    dtype = layout_of(type).dtype
    assert dtype is not None
    return dtype


# Floats


@rule("llvm.intr.is.fpclass")
def _class(k: Compiler, op: Op) -> Code:
    """Bits from the lowest: signalling NaN, quiet NaN, -inf, -normal, -subnormal, -0, and the positive ones backwards."""
    bits = integer(op, "bit")
    dtype = _dtype(op.operands[0].type)
    least = least_normal(dtype)
    if bits & 3 not in (0, 3):
        raise k.refuse(op, "signalling NaNs are not told from quiet ones")

    def test(a: Lanes) -> Lanes:
        size, minus = abs(a), np.signbit(a)
        holds = np.isnan(a) if bits & 3 else np.zeros(np.shape(a), bool)
        kinds = (np.isinf(a), (size >= least) & np.isfinite(a), (size > 0) & (size < least), a == 0)
        for number, kind in enumerate(kinds):
            if bits >> (2 + number) & 1:
                holds = holds | (kind & minus)
            if bits >> (9 - number) & 1:
                holds = holds | (kind & ~minus)
        return holds[()]

    return test


@rule("llvm.intr.sincos")
def _sincos(k: Compiler, op: Op) -> Code:
    return made_as("math.sincos", k, op)


#: Modes by the numbers that LLVM has for them, by arith's names.
_MODES = ("toward_zero", "to_nearest_even", "upward", "downward", "to_nearest_away")


def _mode(k: Compiler, op: Op) -> str:
    if "roundingmode" not in op.attributes:
        return "to_nearest_even"
    number = integer(op, "roundingmode")
    if number >= len(_MODES):
        raise k.refuse(op, "the simulator has no rounding mode that is known at run time only")
    return _MODES[number]


_CONSTRAINED = "llvm.intr.experimental.constrained."


@rule(f"{_CONSTRAINED}fptrunc", f"{_CONSTRAINED}fpext")
def _constrained(k: Compiler, op: Op) -> Code:
    return convert(_dtype(op.results[0].type), _mode(k, op))


@rule(*(f"{_CONSTRAINED}{name}" for name in ("fadd", "fsub", "fmul", "fdiv", "fma", "sqrt")))
def _constrained_arithmetic(k: Compiler, op: Op) -> Code:
    mode, name = _mode(k, op), op.name.removeprefix(_CONSTRAINED)
    if mode == "to_nearest_even":
        return made_as(f"llvm.intr.{name}" if name in ("fma", "sqrt") else f"llvm.{name}", k, op)
    return in_direction(k, op, name if name in ("fma", "sqrt") else name[1:], mode)


@rule("llvm.intr.exp10")
def _exp10(k: Compiler, op: Op) -> Code:
    dtype = _dtype(op.results[0].type)
    return lambda x: rounded(np.power(10.0, x.astype(np.float64)), dtype)


@rule("llvm.intr.ldexp")
def _ldexp(k: Compiler, op: Op) -> Code:
    dtype = _dtype(op.results[0].type)
    return lambda x, n: rounded(np.ldexp(x.astype(np.float64), np.clip(n, -4000, 4000).astype(np.int32)), dtype)


@rule("llvm.intr.frexp")
def _frexp(k: Compiler, op: Op) -> Code:
    dtype = _dtype(op.operands[0].type)
    count = layout_of(op.results[0].type).parts[1].dtype

    def split(x: Lanes) -> Lanes:
        fraction, exponent = np.frexp(x.astype(np.float64))
        return fraction.astype(dtype)[()], exponent.astype(count)[()]

    return split


@rule("llvm.intr.lround", "llvm.intr.llround", "llvm.intr.lrint", "llvm.intr.llrint")
def _integral(k: Compiler, op: Op) -> Code:
    dtype = _dtype(op.results[0].type)
    if op.name.endswith("rint"):
        return lambda x: np.rint(x.astype(np.float64)).astype(dtype)

    def away(x: Lanes) -> Lanes:
        wide = x.astype(np.float64)
        whole = np.trunc(wide)
        return (whole + np.where(abs(wide - whole) >= 0.5, np.sign(wide), 0)).astype(dtype)[()]

    return away


# Integers and pointers


@rule("llvm.intr.sshl.sat", "llvm.intr.ushl.sat")
def _shift(k: Compiler, op: Op) -> Code:
    dtype = _dtype(op.results[0].type)
    limits = np.iinfo(dtype)

    def left(a: Lanes, by: Lanes) -> Lanes:
        shifted = a << by
        return np.where(shifted >> by == a, shifted, np.where(a < 0, limits.min, limits.max))[()].astype(dtype)

    def unsigned_left(a: Lanes, by: Lanes) -> Lanes:
        a, by = unsigned(a), unsigned(by)
        shifted = a << by
        return signed(np.where(shifted >> by == a, shifted, ~shifted.dtype.type(0))[()].astype(a.dtype))

    return left if op.name.endswith("sshl.sat") else unsigned_left


@rule("llvm.intr.ptrmask")
def _mask(k: Compiler, op: Op) -> str:
    return "{0} & {1}"


@rule("llvm.intr.get.active.lane.mask")
def _active(k: Compiler, op: Op) -> Code:
    count = ir.VectorType(op.results[0].type).shape[0]

    def mask(first: Lanes, end: Lanes) -> Lanes:
        first, end = (np.asarray(unsigned(each)).astype(np.uint64).reshape(-1, 1) for each in (first, end))
        lanes = first + np.arange(count, dtype=np.uint64)
        # A number that wraps around is beyond any end.
        return (lanes < end) & (lanes >= first)

    return mask


# Vectors: [threads or 1, elements]


@rule("llvm.intr.stepvector", kind="emits", slots=per_element)
def _step(k: Compiler, op: Op) -> None:
    type = ir.VectorType(op.results[0].type)
    k.constant(np.arange(type.shape[0]).astype(_dtype(type))[None], op.results[0])


@rule("llvm.intr.vector.interleave2")
def _interleave(k: Compiler, op: Op) -> Code:
    def mix(a: Lanes, b: Lanes) -> Lanes:
        a, b = np.broadcast_arrays(a, b)
        return np.stack([a, b], axis=-1).reshape(len(a), -1)

    return mix


@rule("llvm.intr.vector.deinterleave2")
def _deinterleave(k: Compiler, op: Op) -> Code:
    return lambda a: (a[:, ::2], a[:, 1::2])


@rule("llvm.intr.vector.extract")
def _extract(k: Compiler, op: Op) -> Code:
    start, count = integer(op, "pos"), ir.VectorType(op.results[0].type).shape[0]
    return lambda a: a[:, start : start + count]


@rule("llvm.intr.vector.insert")
def _insert(k: Compiler, op: Op) -> Code:
    start, count = integer(op, "pos"), ir.VectorType(op.operands[1].type).shape[0]

    def insert(whole: Lanes, part: Lanes) -> Lanes:
        size = max(len(whole), len(part))
        changed = np.array(np.broadcast_to(whole, (size, whole.shape[1])))
        changed[:, start : start + count] = part
        return changed

    return insert


# What changes nothing


@rule("llvm.intr.expect.with.probability", "llvm.intr.arithmetic.fence", "llvm.intr.strip.invariant.group",
      "llvm.intr.annotation", "llvm.intr.ptr.annotation")  # fmt: skip
def _same(k: Compiler, op: Op) -> str:
    return "{0}"


@rule("llvm.intr.invariant.end", "llvm.intr.var.annotation", "llvm.intr.dbg.label", "llvm.intr.fake.use", kind="group")
def _nothing(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


@rule("llvm.intr.is.constant", kind="emits")
def _is_constant(k: Compiler, op: Op) -> None:
    k.constant(np.bool_(False), op.results[0])


@rule("llvm.intr.ubsantrap", kind="group")
def _trap(k: Compiler, op: Op) -> Code:
    return made_as("llvm.intr.trap", k, op)
