"""llvm.call_intrinsic: intrinsics that rocdl and nvvm have no op for, by their names.

Source: LLVM's AMDGPU usage guide and IntrinsicsAMDGPU.td; CDNA3 ISA, "V_PERM_B32"; PTX ISA, "mbarrier.pending_count".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.attributes import string
from gpuir.sim.compiler import Compiler
from gpuir.sim.hopper.mbarrier import pending_of
from gpuir.sim.ops.amd_hostcalls import hidden_arguments, receive
from gpuir.sim.ops.rocdl_buffers import updating
from gpuir.sim.rules import Effect, Rule, rule
from gpuir.sim.terms import Lanes, Op

_OVERLOAD = r"(?:\.v\d+)?(?:\.?[a-z]+\d+)?"
_BUFFER = re.compile(rf"llvm\.amdgcn\.raw\.ptr\.buffer\.atomic\.(\w+?){_OVERLOAD}")


def _perm(a: Lanes, b: Lanes, selector: Lanes) -> Any:
    """Each byte of the selector names one of eight: those of b, then those of a; from 8 on signs, zeros and ones."""
    a, b, selector = (np.asarray(each).view(np.uint32).astype(np.uint64) for each in (a, b, selector))
    whole = a << np.uint64(32) | b
    result = np.zeros(np.broadcast(a, b, selector).shape, np.uint64)
    for place in range(4):
        word = selector >> np.uint64(8 * place) & np.uint64(0xFF)
        byte = whole >> (np.uint64(8) * (word & np.uint64(7))) & np.uint64(0xFF)
        # 8 to 11: the sign of each half, the lowest first.
        sign = whole >> (np.uint64(16) * (word & np.uint64(3)) + np.uint64(15)) & np.uint64(1)
        signs = sign * np.uint64(0xFF)
        chosen = np.where(word < 8, byte, np.where(word < 12, signs, np.where(word == 12, 0, 0xFF).astype(np.uint64)))
        result |= chosen << np.uint64(8 * place)
    return result.astype(np.uint32).view(np.int32)[()]


def _divided(a: Lanes, b: Lanes) -> Any:
    with np.errstate(all="ignore"):
        return a / b


_PURE: dict[str, Callable[..., Any]] = {
    "llvm.amdgcn.perm": _perm,
    "llvm.amdgcn.fdiv.fast": _divided,
    "llvm.nvvm.mbarrier.pending.count": pending_of,
}
#: What changes nothing that a program computes: modes of rounding are set to what they are, and messages go to the host.
_NOTHING = ("llvm.amdgcn.s.setreg",)
#: The hidden arguments, and messages to the host.
_OF_THE_HOST = {"llvm.amdgcn.implicitarg.ptr": hidden_arguments, "llvm.amdgcn.s.sendmsg": receive}
_ATOMICS: dict[str, Callable[..., Any]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "swap": lambda a, b: b,
    "smin": np.minimum,
    "umax": lambda a, b: np.maximum(_unsigned(a), _unsigned(b)).view(a.dtype),
    "fmin": np.fmin,
}


def _unsigned(value: Any) -> Any:
    return value.view(f"u{value.dtype.itemsize}")


def _atomic(op: Op) -> Callable[..., Any] | None:
    match = _BUFFER.fullmatch(string(op, "intrin"))
    return _ATOMICS.get(match[1]) if match else None


def _effects(op: Op) -> Effect:
    return Effect.NONE if _atomic(op) is None else Effect.ORDERS


@rule("llvm.call_intrinsic", kind="emits", polls=lambda op: _atomic(op) is not None, effects=_effects)
def _call(k: Compiler, op: Op) -> None:
    name = string(op, "intrin")
    if (operate := _atomic(op)) is not None:
        made = updating(k, op, operate, 1)
        k.apply(Rule(op.name, "group", lambda *_: made), op)
    elif name in _PURE:
        k.apply(Rule(op.name, "pure", lambda *_: _PURE[name]), op)
    elif name in _OF_THE_HOST:
        k.apply(Rule(op.name, "group", lambda *_: _OF_THE_HOST[name](k, op)), op)
    elif name in _NOTHING:
        k.apply(Rule(op.name, "group", lambda *_: lambda g, m, *operands: None), op)
    else:
        raise k.refuse(op, f"the intrinsic '{name}' is not simulated")
