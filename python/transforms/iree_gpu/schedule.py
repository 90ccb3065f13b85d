"""From linalg contractions to a chip's matrix instructions, as one pass over a module."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any

import gpuir
from gpuir.host import ir
from gpuir.transforms.diagnostics import failure
from gpuir.transforms.iree_gpu.configuration import Tiling, candidates, target, tiling_of
from gpuir.transforms.iree_gpu.convert import view_of
from gpuir.transforms.iree_gpu.kernel import build_launch
from gpuir.transforms.iree_gpu.rewriting import collect

__all__ = ["Ranked", "matmul_kernels", "matmul_schedule", "search"]

_BUFFERIZE = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
    "drop-equivalent-buffer-results,canonicalize,cse"
)
_LOWER = "iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops,canonicalize,cse"
#: What is left of linalg stays with the host.
_OUTLINE = "convert-linalg-to-loops,gpu-kernel-outlining,canonicalize,cse"


def _config(op: Any) -> Any:
    attributes = op.operation.attributes
    return attributes["lowering_config"] if "lowering_config" in attributes else None


def _checked(op: Any, config: Any, target: Any, buffers: bool) -> tuple[Any, Tiling]:
    view = view_of(op, buffers=buffers)
    if isinstance(view, str):
        raise failure(op, f"{view}; it cannot become a kernel of matrix instructions")
    tiling = tiling_of(config, target, len(view.reductions), view.inner)
    if isinstance(tiling, str):
        raise failure(op, tiling)
    for name, value, expected in zip(("lhs", "rhs", "acc"), view.operands, tiling.kind.element_types):
        if value.type.element_type != expected:
            raise failure(
                op, f"has {name} of {value.type.element_type}, and {tiling.kind.intrinsic.value} multiplies {expected}"
            )
    return view, tiling


def _fill_of(op: Any) -> tuple[Any, Any] | None:
    """The linalg.fill right before a contraction on memrefs that sets its accumulator, with its constant."""
    acc = list(op.operation.operands)[2]
    found = None
    for each in op.operation.block.operations:
        if each.operation == op.operation:
            break
        if acc in list(each.operation.operands):
            found = each.operation
    if found is None or found.name != "linalg.fill" or found.operands[1] != acc:
        return None
    source = found.operands[0]
    if not isinstance(source, ir.OpResult) or source.owner.name != "arith.constant":
        return None
    return found, source.owner.attributes["value"]


def matmul_kernels(root: Any, target: Any = None, config: Any = None) -> list[Any]:
    """Each linalg contraction on memrefs with a lowering_config becomes a gpu.launch; returns the launches.

    ``config`` is for contractions without one. An error at the first op that cannot become a kernel; then nothing has
    changed.
    """
    plans = []
    for op in collect(root, "linalg."):
        given = _config(op) or (config if not isinstance(view_of(op, buffers=True), str) else None)
        if given is not None and (_config(op) is None or "mma_kind" in given.attributes):
            plans.append((op, *_checked(op, given, target, buffers=True)))
    launches = []
    symbols = root.operation.regions[0].blocks[0]
    taken = {
        str(op.operation.attributes["sym_name"].value)
        for op in symbols.operations
        if "sym_name" in op.operation.attributes
    }
    for op, view, tiling in plans:
        number = 0
        while {f"tile_{number}_lhs", f"tile_{number}_rhs"} & taken:
            number += 1
        name = f"tile_{number}"
        taken |= {f"{name}_lhs", f"{name}_rhs"}
        fill = _fill_of(op)
        with op.operation.location, ir.InsertionPoint(op):
            launches.append(build_launch(view, tiling, symbols, name, None if fill is None else fill[1]))
        op.operation.erase()
        if fill is not None:
            fill[0].erase()
    return launches


def matmul_schedule(root: Any, target: Any = None, config: Any = None) -> Any:
    """Takes the linalg contractions of a module on tensors or memrefs to gpu.launch with matrix instructions, in place.

    ``target`` is a #iree_gpu.target that configurations must fit. ``config`` is the #iree_gpu.lowering_config of
    contractions that have none. Where one cannot be lowered: an error at it, and the module is as it was. Returns the module.
    """
    for op in collect(root, "linalg."):
        given = _config(op)
        on_tensors = not isinstance(view_of(op), str)
        if given is None:
            given = config if on_tensors or not isinstance(view_of(op, buffers=True), str) else None
        if given is None or (_config(op) is not None and "mma_kind" not in given.attributes):
            continue
        buffers = any(isinstance(value.type, ir.MemRefType) for value in op.operation.operands)
        _checked(op, given, target, buffers=buffers)
    context = root.context
    # On a copy, so that a failure on the way leaves the module as it was.
    with context, root.operation.location:
        copy = root.operation.clone().opview
    gpuir.pass_manager(f"builtin.module({_BUFFERIZE})", context=context).run(copy)
    with context:
        matmul_kernels(copy, target, config)
    gpuir.pass_manager(f"builtin.module({_LOWER},{_OUTLINE})", context=context).run(copy)
    _take_over(root.operation, copy.operation)
    return root


def _take_over(into: Any, source: Any) -> None:
    """Puts what is in one module, and its attributes, in the place of what is in another."""
    block = into.regions[0].blocks[0]
    for op in reversed(list(block.operations)):
        op.operation.erase()
    for op in list(source.regions[0].blocks[0].operations):
        block.append(op)
    for name in source.attributes:
        into.attributes[name] = source.attributes[name]


@dataclasses.dataclass(frozen=True)
class Ranked:
    """A configuration and the simulator's estimate for it, in seconds; ``bound`` is what limits it."""

    config: Any
    seconds: float
    bound: str
    report: Any


def search(text: str, arguments: Callable[[], Iterable[Any]], *, entry: str, chip: str = "gfx942",
           configs: Iterable[Any] | None = None, limit: int | None = None) -> list[Ranked]:  # fmt: skip
    """Runs a module's contraction with each configuration in the simulator; the fastest by its estimate comes first.

    ``text`` has one linalg contraction in the function ``entry``, which ``arguments()`` has new arrays for. ``configs`` are
    those that the target of ``chip`` allows unless given; of these the first ``limit`` are run.
    """
    from gpuir import sim

    context = gpuir.Context()
    payload = gpuir.parse(text, context=context)
    with context:
        goal = target(chip)
        views = [view for op in collect(payload, "linalg.") if not isinstance(view := view_of(op), str)]
        if len(views) != 1:
            raise ValueError(f"expected a module with one contraction on tensors, found {len(views)}")
        chosen = list(candidates(views[0], goal) if configs is None else configs)[:limit]
    found = []
    for config in chosen:
        with context:
            subject = gpuir.parse(text, context=context)
            matmul_schedule(subject, goal, config)
        report = sim.run(subject, entry, *arguments(), chip=chip)
        estimate = report.estimate(chip)
        if estimate is not None:
            found.append(Ranked(config, estimate.seconds, estimate.bound, report))
    return sorted(found, key=lambda each: each.seconds)
