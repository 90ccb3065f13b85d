"""llvm: calls, among them those of the devices' libraries, and intrinsics that math has as ops."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.compiler import Compiler, compiled
from gpuir.sim.group import Group
from gpuir.sim.ops.llvm_globals import function_address
from gpuir.sim.rules import RULES, Rule, function, rule, stand_in_of
from gpuir.sim.structure import operations_of, reference
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

#: Intrinsics by the op of math or arith that means the same.
_INTRINSICS = {
    "acos": "math.acos",
    "asin": "math.asin",
    "atan": "math.atan",
    "atan2": "math.atan2",
    "bitreverse": None,
    "ceil": "math.ceil",
    "copysign": "math.copysign",
    "cos": "math.cos",
    "cosh": "math.cosh",
    "ctlz": "math.ctlz",
    "ctpop": "math.ctpop",
    "cttz": "math.cttz",
    "exp": "math.exp",
    "exp2": "math.exp2",
    "floor": "math.floor",
    "fma": "math.fma",
    # The GPUs' back ends contract it.
    "fmuladd": "math.fma",
    "log": "math.log",
    "log10": "math.log10",
    "log2": "math.log2",
    "nearbyint": "math.roundeven",
    "pow": "math.powf",
    "powi": "math.fpowi",
    "rint": "math.roundeven",
    "round": "math.round",
    "roundeven": "math.roundeven",
    "sin": "math.sin",
    "sinh": "math.sinh",
    "sqrt": "math.sqrt",
    "tan": "math.tan",
    "tanh": "math.tanh",
    "trunc": "math.trunc",
}


def made_as(name: str, k: Compiler, op: Op) -> Any:
    """What the rule of another op makes of this one, which has the same operands and results."""
    return RULES[name].make(k, op)


def _intrinsic(name: str, same: str) -> None:
    @rule(f"llvm.intr.{name}")
    def make(k: Compiler, op: Op) -> Code:
        return made_as(same, k, op)


for _name, _same in _INTRINSICS.items():
    if _same is not None:
        _intrinsic(_name, _same)


@rule("llvm.intr.bitreverse")
def _bitreverse(k: Compiler, op: Op) -> Code:
    def reverse(a: Lanes) -> Lanes:
        array = np.atleast_1d(a)
        octets = array.astype(array.dtype, order="C").view(np.uint8).reshape(*array.shape, array.dtype.itemsize)
        turned = np.packbits(np.unpackbits(octets, axis=-1)[..., ::-1], axis=-1)
        # Bytes were unpacked from their highest bit on: turned around as a whole they are in the order of the memory.
        reordered = np.ascontiguousarray(turned).view(array.dtype).reshape(array.shape)
        return reordered if np.ndim(a) else reordered[0]

    return reverse


#: libdevice's and OCML's functions by the op of math that means the same; arith's where it has it.
_LIBRARY = {
    **{name: f"math.{name}" for name in (
        "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh", "erf",
        "erfc", "exp", "exp2", "expm1", "floor", "fma", "log", "log10", "log1p", "log2", "round", "rsqrt", "sin", "sinh",
        "sqrt", "tan", "tanh", "trunc")},
    "pow": "math.powf",
    "powi": "math.fpowi",
    "pown": "math.fpowi",
    "rint": "math.roundeven",
    "nearbyint": "math.roundeven",
    "fabs": "math.absf",
    "fmod": "arith.remf",
    "fmax": "arith.maxnumf",
    "fmin": "arith.minnumf",
    "abs": "math.absi",
    "llabs": "math.absi",
    "clz": "math.ctlz",
    "clzll": "math.ctlz",
    "popc": "math.ctpop",
    "popcll": "math.ctpop",
    "isnan": "math.isnan",
    "isinf": "math.isinf",
    "isfinite": "math.isfinite",
    "finitef": "math.isfinite",
}  # fmt: skip

_NVIDIA = re.compile(r"__nv_(fast_)?(\w+?)(f|d)?$")
_AMD = re.compile(r"__(?:ocml)_(\w+?)_(f16|f32|f64|2f16)$")


def library_rule(name: str) -> str | None:
    """The op that a function of a device library does the work of; None for a function it is not."""
    amd = _AMD.fullmatch(name)
    if amd:
        return _LIBRARY.get(amd[1])
    if not name.startswith("__nv_"):
        return None
    whole = name.removeprefix("__nv_").removeprefix("fast_")
    short = whole.removesuffix("f") if whole not in _LIBRARY else whole
    return _LIBRARY.get(whole) or _LIBRARY.get(short)


def _axis(g: Group, which: Lanes, name: str) -> Data:
    return g.id(f"{name}.{'xyz'[int(np.max(which))]}")


def _first_bit(x: Lanes) -> Lanes:
    """The number of the lowest bit that is set, from 1 on; 0 of zero."""
    lowest = (x & -x).astype(np.float64)
    return np.where(x == 0, 0, np.log2(np.where(x == 0, 1, np.abs(lowest))) + 1).astype(np.int32)


#: Other functions that lowerings call; each takes the group, the mask and the arguments.
EXTERNAL: dict[str, Callable[..., Any]] = {
    "__nv_ffs": lambda g, m, x: _first_bit(x),
    "__nv_ffsll": lambda g, m, x: _first_bit(x),
    "__ockl_get_local_size": lambda g, m, which: _axis(g, which, "size"),
    "__ockl_get_num_groups": lambda g, m, which: _axis(g, which, "grid"),
    "__ockl_get_local_id": lambda g, m, which: _axis(g, which, "thread"),
    "__ockl_get_group_id": lambda g, m, which: _axis(g, which, "block"),
    "__ockl_get_global_size": lambda g, m, which: _axis(g, which, "grid") * _axis(g, which, "size"),
}


def _callee(op: Op) -> str | None:
    return reference(op.attributes["callee"]) if "callee" in op.attributes else None


@rule("llvm.call", kind="emits", callee=_callee)
def _call(k: Compiler, op: Op) -> None:
    name = _callee(op)
    if name is None:
        k.apply(Rule(op.name, "group", _through_pointer), op)
        return
    callee = k.program.lookup(name, op)
    if any(len(region.blocks) for region in callee.regions):
        k.call(op, name, k.names(op.operands))
        return
    same = library_rule(name)
    if same is not None and same in RULES:
        inner_rule = RULES[same]
        inner = Rule(same, inner_rule.kind, lambda compiler, operation: made_as(same, compiler, operation))
        k.apply(inner, op)
        return
    stand_in = stand_in_of(name)
    if stand_in is not None:
        k.apply(stand_in, op)
        return
    if name not in EXTERNAL:
        raise k.refuse(op, f"@{name} is only declared, and the simulator does not know it")
    k.apply(Rule(name, "group", lambda compiler, operation: EXTERNAL[name]), op)


def _through_pointer(k: Compiler, op: Op) -> Code:
    """A call of any of the functions whose addresses are taken: each runs for those lanes whose pointer it is."""
    types = ", ".join(str(each.type) for each in list(op.operands)[1:])
    wanted = f"!llvm.func<{op.results[0].type if len(op.results) else 'void'} ({types})>"
    candidates: list[tuple[str, Any]] = []
    for name, callee in sorted(_taken(k).items()):
        if str(ir.TypeAttr(callee.attributes["function_type"]).value) != wanted or callee in k.program.compiling:
            continue
        if k.program.blocks(callee):
            raise k.refuse(op, f"calls through a pointer of @{name}, which waits for other threads, are not simulated")
        candidates.append((name, compiled(k.program, callee).code))
    site = k.site(op)

    def call(g: Group, m: Mask, pointer: Lanes, *arguments: Lanes) -> Data:
        active, result = g.full(m), None
        targets = spread(pointer, g.size)
        left = active.copy()
        for name, code in candidates:
            mine = active & (targets == function_address(g.batch.memory, name))
            if not mine.any():
                continue
            left &= ~mine
            made = code(g, mine, *arguments)
            if made:
                value = spread(made[0], g.size)
                result = value if result is None else np.where(mine.reshape(-1, *[1] * (value.ndim - 1)), value, result)
        if left.any():
            rows = np.flatnonzero(left)
            text = f"calls 0x{int(targets[rows[0]]):x}, which is the address of no function of this type whose address is taken"
            raise fault("undefined", text, site, g, rows)
        return result

    return call


def _taken(k: Compiler) -> dict[str, Op]:
    """The functions with a body whose addresses are taken in the module."""
    found: dict[str, Op] = {}
    left = [k.program.module.operation]
    while left:
        for op in operations_of(left.pop()):
            if op.name == "llvm.mlir.addressof":
                name = reference(op.attributes["global_name"])
                callee = k.program.find(name, op)
                if (
                    callee is not None
                    and callee.name == "llvm.func"
                    and any(len(each.blocks) for each in callee.regions)
                ):
                    found[name] = callee
            if len(op.regions):
                left.append(op)
    return found


@function("llvm.func", descriptors=True)
def _function(k: Compiler, op: Op) -> list[str]:
    return [k.define(argument) for argument in op.regions[0].blocks[0].arguments]


@rule("llvm.return", kind="terminator")
def _return(op: Op) -> Sequence[ir.Value]:
    return op.operands
