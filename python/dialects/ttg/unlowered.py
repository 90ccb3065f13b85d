"""What releases of Triton read and then fail to lower; it is refused where IR of another release is printed for them.

A text of the release itself may hold it: its verifiers have nothing against it. Only what no pass before the lowering takes
away belongs here: IR of an early stage goes from release to release too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.tt.ops_reduce import DotScaledOp
from gpuir.dialects.ttg.encodings import NvidiaMmaEncodingAttr
from gpuir.ods import VerifyError
from gpuir.ods.operation import OpBase

RuleT = TypeVar("RuleT", bound=Callable[[Any], None])


def unlowered(op: type[OpBase], releases: str) -> Callable[[RuleT], RuleT]:
    """Decorates a rule of what those releases lower of the op; it raises VerifyError."""

    def register(rule: RuleT) -> RuleT:
        op.spec.lowering_rules.append((TRITON.range(releases), rule))
        return rule

    return register


@unlowered(DotScaledOp, "-3.5")
def _without_scales(op: DotScaledOp) -> None:
    """Scaled products in registers are NVIDIA's of sm_120, which Triton has from 3.6 on."""
    if isinstance(op.d.type.encoding, NvidiaMmaEncodingAttr):
        raise VerifyError("expects a result in another layout than #ttg.nvidia_mma to be lowered")
