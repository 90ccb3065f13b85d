"""`computation`: an instruction as a function of NumPy arrays of registers."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.ptx import signature
from gpuir.sim.ptx import conversions, floats, integers, predicates
from gpuir.sim.ptx.numbers import from_register, to_register

__all__ = ["computation"]

_TABLES = (integers.OPERATIONS, floats.OPERATIONS, predicates.OPERATIONS)
_FLOATS = ("f16", "bf16", "f32", "f64", "f16x2", "bf16x2", "f32x2")


@functools.cache
def computation(opcode: str, literals: tuple[str, ...] = ()) -> Callable[..., Any] | None:
    """What computes the result's bits of the operands' bits, both as the simulator has registers; None for what is not known.

    ``literals`` stand for the operands that the signature says are literals.
    """
    facts = signature(opcode)
    if facts is None:
        return None
    if facts.base == "cvt":
        made = conversions.conversion(facts)
    else:
        kind = "float" if facts.types[0] in _FLOATS and facts.base not in ("selp", "slct", "set", "setp") else "integer"
        found = next((table[facts.base, kind] for table in _TABLES if (facts.base, kind) in table), None)
        made = None if found is None else found(facts, *(int(each, 0) for each in literals))
    if made is None:
        return None
    types = [type for type in facts.operands if type != "n"]
    result = facts.result
    operate = made

    def run(*values: Any) -> Any:
        numbers = [from_register(value, type) for value, type in zip(values, types)]
        with np.errstate(all="ignore"):
            return to_register(operate(*numbers), result)

    return run
