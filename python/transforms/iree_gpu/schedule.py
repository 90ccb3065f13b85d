"""From linalg contractions to a chip's matrix instructions: runs ``STEPS`` in order, and searches for the best configuration."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gpuir.assembly.document import parse
from gpuir.dialects import linalg
from gpuir.dialects.iree_gpu import LoweringConfigAttr, TargetAttr
from gpuir.host import AnyOp, ir
from gpuir.ods.context import Context
from gpuir.passes.diagnostics import failure
from gpuir.passes.pipeline import pass_manager
from gpuir.transforms.iree_gpu.configuration import candidates, target
from gpuir.transforms.iree_gpu.packing.configured import config_of, tiling_for
from gpuir.transforms.iree_gpu.packing.general_view import GeneralView, general_view
from gpuir.transforms.iree_gpu.packing.matmul_view import matmul_view
from gpuir.transforms.iree_gpu.steps import STEPS, Step
from gpuir.transforms.iree_gpu.tiling.buffers import on_tensors
from gpuir.transforms.iree_gpu.utils.rewriting import collect

if TYPE_CHECKING:
    from gpuir.sim import Report

__all__ = ["STEPS", "Ranked", "Step", "matmul_schedule", "search"]

#: The module's attribute in which the passes find the target.
_TARGET = "gpuir.target"


class _Configured(NamedTuple):
    """A contraction that is to become a kernel, its configuration, and whether it is on memrefs."""

    op: ir.OpView
    config: LoweringConfigAttr
    on_buffers: bool


def _is_on_buffers(op: AnyOp) -> bool:
    return any(isinstance(value.type, ir.MemRefType) for value in op.operands)


def _configured(root: AnyOp, target: TargetAttr | None, default: LoweringConfigAttr | None) -> list[_Configured]:
    """The contractions that are to become kernels, by their own configuration or the default; fails at one that cannot."""
    configured = []
    for op in collect(root, "linalg."):
        config, on_buffers = config_of(op), _is_on_buffers(op)
        if config is None:
            config = default if default is not None and _takes(op, default, on_buffers) else None
        elif "mma_kind" not in config.attributes:
            continue
        if config is not None:
            tiling_for(op, config, target, buffers=on_buffers, any_form=True)
            configured.append(_Configured(op, config, on_buffers))
    if default is not None and not configured:
        raise _nothing_to_do(root)
    return configured


def _takes(op: AnyOp, default: LoweringConfigAttr, buffers: bool) -> bool:
    """Whether an op gets the default configuration: any contraction of matrices, others if they have as many iterators."""
    if not isinstance(matmul_view(op, buffers=buffers), str):
        return True
    general = general_view(op, buffers=buffers)
    numbers = default.attributes["workgroup"] if "workgroup" in default.attributes else None
    return isinstance(general, GeneralView) and isinstance(numbers, ir.ArrayAttr) and len(numbers) == general.iterators


def _nothing_to_do(root: AnyOp) -> Exception:
    """The error if no op takes the configuration: at the first linalg op that might have been meant, with the reason."""
    for op in collect(root, "linalg."):
        reason = general_view(op, buffers=_is_on_buffers(op))
        if not isinstance(op, linalg.FillOp) and isinstance(reason, str):
            return failure(op, f"{reason}; it cannot become a kernel of matrix instructions")
        if isinstance(reason, GeneralView):
            return failure(op, f"has {reason.iterators} iterators, and its lowering_config numbers for others")
    return failure(root, "has no linalg contraction for the configuration")


def matmul_schedule(
    root: ir.Module | AnyOp,
    target: TargetAttr | None = None,
    config: LoweringConfigAttr | None = None,
    *,
    until: str | None = None,
    steps: Sequence[Step] = STEPS,
    prefetch: bool = True,
    watch: Callable[[Step, ir.OpView], None] | None = None,
) -> Any:
    """Lowers the linalg contractions of a module on tensors or memrefs to gpu.launch_func with matrix instructions, in place.

    ``target`` is a #iree_gpu.target that configurations must fit. ``config`` is the #iree_gpu.lowering_config of
    contractions that have none. ``steps`` are run in order, up to the one named ``until``; after each of them
    ``watch(step, module)`` is called. Without ``prefetch`` the step of that name is left out: each step along k then waits
    for its own loads, and needs fewer registers. Fails at an op that cannot be lowered, and the module is as it was. Returns the
    module.
    """
    names = [step.name for step in steps]
    if until is not None and until not in names:
        raise ValueError(f"expected one of the steps {', '.join(names)}, got until={until!r}")
    module: AnyOp = root.operation
    _configured(module, target, config)
    # On a copy, so that a failure on the way leaves the module as it was.
    with module.context, module.location:
        copy = module.operation.clone().opview
        for op, own, on_buffers in _configured(copy, target, config):
            contraction = on_tensors(op) if on_buffers else op
            contraction.attributes["lowering_config"] = own
        if target is not None:
            copy.attributes[_TARGET] = target
    for step in steps[: None if until is None else names.index(until) + 1]:
        if step.name == "prefetch" and not prefetch:
            continue
        pass_manager(f"builtin.module({step.pipeline})", context=module.context).run(copy)
        if watch is not None:
            watch(step, copy)
    if _TARGET in copy.attributes and until is None:
        del copy.attributes[_TARGET]
    _replace_contents(module, copy)
    return root


def _replace_contents(module: AnyOp, source: AnyOp) -> None:
    """Replaces what is in one module, and its attributes, by those of another."""
    block = module.regions[0].blocks[0]
    for op in reversed(list(block.operations)):
        op.operation.erase()
    for op in list(source.regions[0].blocks[0].operations):
        block.append(op)
    for name in source.attributes:
        module.attributes[name] = source.attributes[name]


@dataclasses.dataclass(frozen=True)
class Ranked:
    """A configuration and the simulator's estimate for it, in seconds; ``bound`` is what limits it."""

    config: LoweringConfigAttr
    seconds: float
    bound: str
    report: Report


def search(text: str, arguments: Callable[[], Iterable[Any]], *, entry: str, chip: str = "gfx942",
           configs: Iterable[LoweringConfigAttr] | None = None, limit: int | None = None) -> list[Ranked]:  # fmt: skip
    """Runs a module's contraction with each configuration in the simulator; the fastest by its estimate comes first.

    ``text`` has one linalg contraction in the function ``entry``; each call of ``arguments()`` returns new arrays for it.
    ``configs`` are by default those that the target of ``chip`` allows; the first ``limit`` of them are run.
    """
    # Imported on first use: lowering alone does not need the simulator.
    from gpuir import sim

    context = Context()
    payload = parse(text, context=context).operation
    with context:
        chip_target = target(chip)
        views = [view for op in collect(payload, "linalg.") if not isinstance(view := matmul_view(op), str)]
        if len(views) != 1:
            raise ValueError(f"expected a module with one contraction on tensors, found {len(views)}")
        chosen = list(candidates(views[0], chip_target) if configs is None else configs)[:limit]
    ranked = []
    for config in chosen:
        with context:
            module = parse(text, context=context)
            matmul_schedule(module, chip_target, config)
        report = sim.run(module, entry, *arguments(), chip=chip)
        estimate = report.estimate(chip)
        if estimate is not None:
            ranked.append(Ranked(config, estimate.seconds, estimate.bound, report))
    return sorted(ranked, key=lambda each: each.seconds)
