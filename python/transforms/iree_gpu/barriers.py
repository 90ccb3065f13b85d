"""barrier_regions next to each other that do not depend on each other, as one."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir
from gpuir.ods import host_names
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.rewriting import collect

__all__ = ["combine_barrier_regions", "gather_barrier_regions"]

_REGION = host_names("iree_gpu.barrier_region")


@pass_("iree-gpu-combine-barrier-regions")
def combine_barrier_regions(op: Any) -> None:
    """barrier_regions right behind each other that do not depend on each other become one, with all inputs and results.

    From the end of a block on, as IREE does it: of three, the last two come together first.
    """
    # What is combined stands at the later one's place, and so may be combined with what stands before.
    pending = collect(op, "iree_gpu.barrier_region")
    while pending:
        second = pending.pop()
        first = _before(second.operation)
        if first is not None and not _uses(second.operation, list(first.results)):
            pending = [each for each in pending if each.operation != first]
            pending.append(_combine(first.opview, second))


@pass_("iree-gpu-gather-barrier-regions")
def gather_barrier_regions(op: Any) -> None:
    """Moves barrier_regions up right behind the one before them in their block, where what they use is there by then."""
    for region in collect(op, "iree_gpu.barrier_region"):
        first, between = None, []
        for each in region.operation.block.operations:
            if each.operation == region.operation:
                break
            if each.operation.name in _REGION:
                first, between = each.operation, []
            elif first is not None:
                between.append(each.operation)
        if first is None or any(_uses(region.operation, list(each.results)) for each in between):
            continue
        if all(each.name.startswith(("tensor.", "affine.", "arith.")) for each in between):
            region.operation.move_after(first)


def _before(op: Any) -> Any:
    """The barrier_region right before ``op``, or None."""
    previous = None
    for each in op.block.operations:
        if each.operation == op:
            break
        previous = each.operation
    return previous if previous is not None and previous.name in _REGION else None


def _uses(op: Any, values: list[Any]) -> bool:
    """Whether ``op`` or something in it has one of the values as an operand."""
    found = False

    def visit(inner: Any) -> Any:
        nonlocal found
        found = found or any(operand in values for operand in inner.operands)
        return ir.WalkResult.INTERRUPT if found else ir.WalkResult.ADVANCE

    op.walk(visit)
    return found


def _combine(first: Any, second: Any) -> Any:
    """One barrier_region in the place of the second, under the locations of both."""
    from gpuir.dialects import iree_gpu

    parts = (first, second)
    location = ir.Location.fused([part.operation.location for part in parts])
    inputs = [value for part in parts for value in part.inputs]
    types = [value.type for part in parts for value in part.operation.results]
    with ir.InsertionPoint(second.operation), location:
        both = iree_gpu.BarrierRegionOp(types, inputs)
        block = both.operation.regions[0].blocks.append(*[value.type for value in inputs])
        arguments, yielded = iter(list(block.arguments)), []
        for part in parts:
            body = part.operation.regions[0].blocks[0]
            for argument in list(body.arguments):
                argument.replace_all_uses_with(next(arguments))
            *inner, end = [each.operation for each in body.operations]
            for each in inner:
                block.append(each)
            yielded += list(end.operands)
        with ir.InsertionPoint(block):
            iree_gpu.yield_(yielded)
    results = iter(list(both.operation.results))
    for part in parts:
        for old in list(part.operation.results):
            old.replace_all_uses_with(next(results))
        part.operation.erase()
    return both
