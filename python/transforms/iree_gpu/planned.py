"""The contractions of a module that have a configuration, and what it says about each."""

from __future__ import annotations

from typing import Any

from gpuir.passes.diagnostics import failure
from gpuir.transforms.iree_gpu.configuration import Tiling, tiling_of
from gpuir.transforms.iree_gpu.contraction import Contraction, like
from gpuir.transforms.iree_gpu.convert import MatmulView, view_of
from gpuir.transforms.iree_gpu.rewriting import collect

__all__ = ["config_of", "configured_like", "multi_mmas", "plan_of", "planned"]

_OPERANDS = ("lhs", "rhs", "acc")


def config_of(op: Any) -> Any:
    """The op's #iree_gpu.lowering_config, or None."""
    from gpuir.dialects import iree_gpu

    attributes = op.operation.attributes
    config = attributes["lowering_config"] if "lowering_config" in attributes else None
    return config if isinstance(config, iree_gpu.LoweringConfigAttr) else None


def plan_of(op: Any, config: Any, target: Any = None, *, buffers: bool = False) -> tuple[MatmulView, Tiling]:
    """A contraction on tensors (or ``buffers``) and the tiling that a configuration says for it.

    An error at the op where it is no contraction, the configuration does not fit it, or does not fit the target.
    """
    view = view_of(op, buffers=buffers)
    if isinstance(view, str):
        raise failure(op, f"{view}; it cannot become a kernel of matrix instructions")
    tiling = tiling_of(config, target, len(view.reductions), view.inner)
    if isinstance(tiling, str):
        raise failure(op, tiling)
    for name, value, expected in zip(_OPERANDS, view.operands, tiling.kind.element_types):
        if value.type.element_type != expected:
            raise failure(
                op, f"has {name} of {value.type.element_type}, and {tiling.kind.intrinsic.value} multiplies {expected}"
            )
    return view, tiling


def planned(root: Any) -> list[tuple[MatmulView, Tiling]]:
    """The linalg contractions on tensors whose lowering_config has an mma_kind, in order."""
    found = []
    for op in collect(root, "linalg."):
        config = config_of(op)
        if config is not None and "mma_kind" in config.attributes:
            found.append(plan_of(op, config))
    return found


def multi_mmas(root: Any) -> list[tuple[Contraction, Tiling, tuple[int, int, int]]]:
    """The multi_mma ops with a lowering_config, their tilings, and the numbers of their iterators m, n and k."""
    found = []
    for op in collect(root, "iree_gpu.multi_mma"):
        config = config_of(op)
        if config is None:
            continue
        contraction = Contraction(op)
        lhs, rhs, acc = (set(operand.outer) for operand in contraction.operands)
        if not (lhs & acc - rhs and rhs & acc - lhs and lhs & rhs - acc):
            raise failure(op, "has no iterators m, n and k of its own, which its lowering_config is about")
        inner = (max(lhs & acc - rhs), max(rhs & acc - lhs), max(lhs & rhs - acc))
        tiling = tiling_of(config, None, contraction.iterators, inner)
        if isinstance(tiling, str):
            raise failure(op, tiling)
        found.append((contraction, tiling, inner))
    return found


def configured_like(op: Any, lhs: Any, rhs: Any, acc: Any, **changed: Any) -> Any:
    """A multi_mma of other operands with the attributes of ``op`` but those ``changed``, its lowering_config too; returns its result."""
    result = like(op, lhs, rhs, acc, **changed)
    config = config_of(op)
    if config is not None:
        result.owner.attributes["lowering_config"] = config
    return result
