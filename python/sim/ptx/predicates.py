"""Comparisons, selections, and tests of floats.

Source: PTX ISA, "Comparison and Selection Instructions", "testp", "copysign".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.ptx import Signature
from gpuir.sim.floats import least_normal
from gpuir.sim.ptx.floats import flushed
from gpuir.sim.ptx.numbers import dtype_of

__all__ = ["OPERATIONS"]

Operation = Callable[..., Any]
_PLAIN: dict[str, Operation] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "lo": np.less, "ls": np.less_equal, "hi": np.greater, "hs": np.greater_equal,
}  # fmt: skip


def _compare(word: str, kind: str) -> Operation:
    floats = kind[0] in "fb" and kind[1] != "3" and kind not in ("b16", "b64") or kind == "f32"
    if word == "num":
        return lambda a, b: ~(np.isnan(a) | np.isnan(b))
    if word == "nan":
        return lambda a, b: np.isnan(a) | np.isnan(b)
    if word in _PLAIN:
        operate = _PLAIN[word]
        # Unordered numbers are not different from each other.
        return (lambda a, b: (a != b) & ~(np.isnan(a) | np.isnan(b))) if floats and word == "ne" else operate
    plain = _PLAIN[word[:2]]
    return lambda a, b: plain(a, b) | np.isnan(a) | np.isnan(b)


def _set(facts: Signature) -> Operation:
    word = next(word for word in facts.words if word != "ftz")
    kind = facts.types[-1]
    compare, ftz = _compare(word, kind.removesuffix("x2")), "ftz" in facts.words
    flush = flushed(dtype_of(kind)) if ftz else None

    def run(a: Any, b: Any) -> Any:
        if flush is not None:
            a, b = flush(a), flush(b)
        return compare(a, b)

    if facts.base == "setp":
        return run
    dtype = dtype_of(facts.result)
    if dtype.kind in "iu":
        ones = dtype.type(0) - dtype.type(1) if dtype.kind == "i" else np.iinfo(dtype).max
        return lambda a, b: np.where(run(a, b), dtype.type(ones), dtype.type(0))
    return lambda a, b: run(a, b).astype(dtype)


def _slct(facts: Signature) -> Operation:
    flush = flushed(dtype_of(facts.types[1])) if "ftz" in facts.words else None

    def select(a: Any, b: Any, c: Any) -> Any:
        c = c if flush is None else flush(c)
        return np.where(c >= 0, a, b)

    return select


def _testp(facts: Signature) -> Operation:
    least = least_normal(dtype_of(facts.types[0]))
    tests: dict[str, Operation] = {
        "finite": np.isfinite,
        "infinite": np.isinf,
        "number": lambda a: ~np.isnan(a),
        "notanumber": np.isnan,
        "normal": lambda a: np.isfinite(a) & (np.abs(a) >= least),
        "subnormal": lambda a: (a == 0) | (np.abs(a) < least),
    }
    return tests[facts.words[0]]


OPERATIONS: dict[tuple[str, str], Callable[..., Operation | None]] = {
    ("setp", "integer"): _set,
    ("set", "integer"): _set,
    ("selp", "integer"): lambda facts: lambda a, b, c: np.where(c, a, b),
    ("slct", "integer"): _slct,
    ("testp", "float"): _testp,
    ("copysign", "float"): lambda facts: lambda a, b: np.copysign(b, a),
}
