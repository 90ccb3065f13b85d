"""From linalg contractions to a chip's matrix instructions: ``STEPS`` one after the other, and a search over configurations."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gpuir.assembly.document import parse
from gpuir.host import ir, module
from gpuir.ods.context import Context
from gpuir.passes.diagnostics import failure
from gpuir.passes.pipeline import pass_manager
from gpuir.transforms.iree_gpu.configuration import candidates, target
from gpuir.transforms.iree_gpu.convert import view_of
from gpuir.transforms.iree_gpu.planned import config_of, plan_of
from gpuir.transforms.iree_gpu.rewriting import collect
from gpuir.transforms.iree_gpu.steps import STEPS, Step

__all__ = ["STEPS", "Ranked", "Step", "matmul_schedule", "search"]

#: Where steps find the target.
_TARGET = "gpuir.target"


def _configured(root: Any, target: Any, config: Any) -> list[tuple[Any, Any, bool]]:
    """The contractions that are to become kernels: op, configuration, and whether they are on memrefs.

    An error at the first one that cannot.
    """
    found = []
    for op in collect(root, "linalg."):
        given = config_of(op)
        buffers = any(isinstance(value.type, ir.MemRefType) for value in op.operation.operands)
        if given is None:
            given = None if config is None or isinstance(view_of(op, buffers=buffers), str) else config
        elif "mma_kind" not in given.attributes:
            continue
        if given is not None:
            plan_of(op, given, target, buffers=buffers)
            found.append((op, given, buffers))
    if config is not None and not found:
        raise _nothing_to_do(root)
    return found


def _nothing_to_do(root: Any) -> Exception:
    """The error where no op takes the configuration: at the first linalg op that might have been meant, with its reason."""
    for op in collect(root, "linalg."):
        reason = view_of(op, buffers=any(isinstance(value.type, ir.MemRefType) for value in op.operation.operands))
        if op.operation.name != "linalg.fill" and isinstance(reason, str):
            return failure(op, f"{reason}; it cannot become a kernel of matrix instructions")
    return failure(root, "has no linalg contraction for the configuration")


def matmul_schedule(
    root: Any,
    target: Any = None,
    config: Any = None,
    *,
    until: str | None = None,
    steps: Sequence[Step] = STEPS,
    watch: Callable[[Step, Any], None] | None = None,
) -> Any:
    """Takes the linalg contractions of a module on tensors or memrefs to gpu.launch_func with matrix instructions, in place.

    ``target`` is a #iree_gpu.target that configurations must fit. ``config`` is the #iree_gpu.lowering_config of
    contractions that have none. ``steps`` are run one after the other, up to the one named ``until``; behind each of them
    ``watch(step, module)`` is called. Where one cannot be lowered: an error at it, and the module is as it was. Returns the
    module.
    """
    names = [step.name for step in steps]
    if until is not None and until not in names:
        raise ValueError(f"expected one of the steps {', '.join(names)}, got until={until!r}")
    _configured(root, target, config)
    # On a copy, so that a failure on the way leaves the module as it was.
    with root.context, root.operation.location:
        copy = root.operation.clone().opview
        for op, given, buffers in _configured(copy, target, config):
            subject = _on_tensors(op) if buffers else op.operation
            subject.attributes["lowering_config"] = given
        if target is not None:
            copy.operation.attributes[_TARGET] = target
    for step in steps[: None if until is None else names.index(until) + 1]:
        pass_manager(f"builtin.module({step.pipeline})", context=root.context).run(copy)
        if watch is not None:
            watch(step, copy)
    if _TARGET in copy.operation.attributes and until is None:
        del copy.operation.attributes[_TARGET]
    _take_over(root.operation, copy.operation)
    return root


def _on_tensors(op: Any) -> Any:
    """A contraction on memrefs as one on tensors of these, whose result is written to the accumulator's memory.

    A fill of the accumulator right before it comes along. Returns the new contraction.
    """
    bufferization, linalg = module("dialects.bufferization"), module("dialects.linalg")
    operation = op.operation
    fill = _fill_before(op)
    with operation.location, ir.InsertionPoint(operation):
        tensors = []
        for number, value in enumerate(operation.operands):
            type_ = ir.RankedTensorType.get(value.type.shape, value.type.element_type)
            to_tensor = bufferization.ToTensorOp(type_, value, restrict=True, writable=number == 2 or None)
            tensors.append(to_tensor.result)
        if fill is not None:
            tensors[2] = linalg.fill(fill.operands[0], outs=[tensors[2]])
        new = ir.Operation.create(
            operation.name, results=[tensors[2].type], operands=tensors,
            attributes={name: operation.attributes[name] for name in operation.attributes}, regions=1,
        )  # fmt: skip
        operation.regions[0].blocks[0].append_to(new.regions[0])
        bufferization.MaterializeInDestinationOp(
            None, new.results[0], operation.operands[2], restrict=True, writable=True
        )
    for each in (operation, fill):
        if each is not None:
            each.erase()
    return new


def _fill_before(op: Any) -> Any:
    """The linalg.fill that is the last one to use a contraction's accumulator before it, or None."""
    acc = list(op.operation.operands)[2]
    found = None
    for each in op.operation.block.operations:
        if each.operation == op.operation:
            break
        if acc in list(each.operation.operands):
            found = each.operation
    return found if found is not None and found.name == "linalg.fill" and found.operands[1] == acc else None


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
    from gpuir import sim  # the largest part of the package, which no other pass of these needs

    context = Context()
    payload = parse(text, context=context)
    with context:
        goal = target(chip)
        views = [view for op in collect(payload, "linalg.") if not isinstance(view := view_of(op), str)]
        if len(views) != 1:
            raise ValueError(f"expected a module with one contraction on tensors, found {len(views)}")
        chosen = list(candidates(views[0], goal) if configs is None else configs)[:limit]
    found = []
    for config in chosen:
        with context:
            subject = parse(text, context=context)
            matmul_schedule(subject, goal, config)
        report = sim.run(subject, entry, *arguments(), chip=chip)
        estimate = report.estimate(chip)
        if estimate is not None:
            found.append(Ranked(config, estimate.seconds, estimate.bound, report))
    return sorted(found, key=lambda each: each.seconds)
