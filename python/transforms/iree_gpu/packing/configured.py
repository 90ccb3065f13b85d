"""The ops of a module that have a lowering_config, with the tiling it stands for."""

from __future__ import annotations

from typing import Any, NamedTuple

from gpuir.dialects.iree_gpu import LoweringConfigAttr, MultiMmaOp, TargetAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.transforms.iree_gpu.configuration import Tiling, tiling_of
from gpuir.transforms.iree_gpu.packing.general_view import GeneralView, extended_config, general_view
from gpuir.transforms.iree_gpu.packing.matmul_view import MatmulView, matmul_view, why_not_element_types
from gpuir.transforms.iree_gpu.utils.multi_mma import MultiMmaView, multi_mma_like
from gpuir.transforms.iree_gpu.utils.rewriting import collect

__all__ = [
    "ConfiguredMultiMma",
    "config_of",
    "configured_contractions",
    "configured_like",
    "configured_multi_mmas",
    "tiling_for",
]


class ConfiguredMultiMma(NamedTuple):
    """A multi_mma with a lowering_config, and the numbers of its iterators m, n and k."""

    view: MultiMmaView
    tiling: Tiling
    inner: tuple[int, int, int]


def config_of(op: AnyOp) -> LoweringConfigAttr | None:
    """The op's #iree_gpu.lowering_config, or None."""
    config = op.attributes.get("lowering_config")
    return config if isinstance(config, LoweringConfigAttr) else None


def tiling_for(
    op: AnyOp,
    config: LoweringConfigAttr,
    target: TargetAttr | None = None,
    *,
    buffers: bool = False,
    any_form: bool = False,
) -> tuple[MatmulView, Tiling]:
    """The view of a contraction on tensors (with ``buffers``: on memrefs), and the tiling that a configuration gives it.

    With ``any_form`` it may be in another form than that of matrices. Fails at the op if it is no contraction, or if the
    configuration fits neither it nor the target.
    """
    view = matmul_view(op, buffers=buffers)
    general = general_view(op, buffers=buffers) if any_form and isinstance(view, str) else view
    if isinstance(general, GeneralView):
        view, config = general.view, extended_config(config, general)
    if isinstance(view, str):
        raise failure(op, f"{view}; it cannot become a kernel of matrix instructions")
    tiling = tiling_of(config, target, len(view.reductions), view.inner)
    if isinstance(tiling, str):
        raise failure(op, tiling)
    reason = why_not_element_types(view, tiling.kind, narrow_results=True)
    if reason is not None:
        raise failure(op, reason)
    return view, tiling


def configured_contractions(root: AnyOp) -> list[tuple[MatmulView, Tiling]]:
    """The linalg contractions on tensors whose lowering_config has an mma_kind, in order."""
    contractions = []
    for op in collect(root, "linalg."):
        config = config_of(op)
        if config is not None and "mma_kind" in config.attributes:
            contractions.append(tiling_for(op, config))
    return contractions


def configured_multi_mmas(root: AnyOp) -> list[ConfiguredMultiMma]:
    """The multi_mma ops with a lowering_config, in order."""
    configured = []
    for op in collect(root, MultiMmaOp):
        config = config_of(op)
        if config is None:
            continue
        view = MultiMmaView(op)
        lhs, rhs, acc = (set(operand.outer) for operand in view.operands)
        if not (lhs & acc - rhs and rhs & acc - lhs and lhs & rhs - acc):
            raise failure(op, "has no iterators m, n and k of its own, which its lowering_config is about")
        inner = (max(lhs & acc - rhs), max(rhs & acc - lhs), max(lhs & rhs - acc))
        tiling = tiling_of(config, None, view.iterators, inner)
        if isinstance(tiling, str):
            raise failure(op, tiling)
        configured.append(ConfiguredMultiMma(view, tiling, inner))
    return configured


def configured_like(op: MultiMmaOp, lhs: ir.Value, rhs: ir.Value, acc: ir.Value, **overrides: Any) -> ir.OpResult:
    """As ``multi_mma_like``, and keeps the lowering_config."""
    result = multi_mma_like(op, lhs, rhs, acc, **overrides)
    config = config_of(op)
    if config is not None:
        result.owner.attributes["lowering_config"] = config
    return result
