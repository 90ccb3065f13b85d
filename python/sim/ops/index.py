"""index: the ops that arith has no like of. An index has 64 bits."""

from __future__ import annotations

from typing import Any

from gpuir.sim.rules import rule


@rule("index.bool.constant")
def _bool_constant(k: Any, op: Any) -> str:
    return f"np.bool_({bool(op.attributes['value'].value)})"


@rule("index.sizeof")
def _sizeof(k: Any, op: Any) -> str:
    return "np.int64(64)"
