"""Contractions on memrefs, with the fill before and the elementwise ops behind them, rewritten to tensors of these."""

from __future__ import annotations

from gpuir.dialects import bufferization, linalg
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.tiling.hoisting import is_pure
from gpuir.transforms.iree_gpu.utils.elementwise import epilogue_op

__all__ = ["on_tensors"]


def on_tensors(op: AnyOp) -> ir.Operation:
    """Rewrites a contraction on memrefs to tensors of these, with the result written to the accumulator's memory.

    A fill of the accumulator right before it comes along, and elementwise ops on the result right behind it. Returns the new
    contraction.
    """
    operation = op.operation
    acc = operation.operands[2]
    fill = _fill_before(operation, acc)
    with operation.location, ir.InsertionPoint(operation):
        tensors = [_tensor_of(value, is_written=value == acc) for value in operation.operands]
        if fill is not None:
            tensors[2] = linalg.fill(fill.inputs[0], outs=[tensors[2]])
        new = _clone(operation, tensors)
    written: dict[ir.Value, ir.Value] = {acc: new.result}
    last = operation
    behind = False
    for each in [op.operation for op in operation.block.operations]:
        if each == operation:
            behind = True
        elif behind and not is_pure(each):
            if not _follows(each, written):
                break
            if last != operation:
                last.erase()
            last = each
    with operation.location, ir.InsertionPoint(last):
        for buffer, result in written.items():
            bufferization.MaterializeInDestinationOp(None, result, buffer, restrict=True, writable=True)
    for erased in dict.fromkeys((last, operation)):
        erased.erase()
    if fill is not None:
        fill.operation.erase()
    return new


def _tensor_of(value: ir.Value, *, is_written: bool) -> ir.Value:
    type_ = ir.RankedTensorType.get(value.type.shape, value.type.element_type)
    return bufferization.ToTensorOp(type_, value, restrict=True, writable=is_written or None).result


def _clone(op: ir.Operation, tensors: list[ir.Value]) -> ir.Operation:
    """The op on tensors; it takes the body from ``op``."""
    new = ir.Operation.create(
        op.name, results=[tensors[-1].type], operands=tensors,
        attributes={name: op.attributes[name] for name in op.attributes}, regions=1,
    )  # fmt: skip
    op.regions[0].blocks[0].append_to(new.regions[0])
    return new


def _follows(op: ir.Operation, written: dict[ir.Value, ir.Value]) -> bool:
    """Rewrites an elementwise op on buffers whose tensors are ``written``, and adds its own; False, and unchanged, for others."""
    operands = list(op.operands)
    if not op.name.startswith("linalg.") or len(op.results) or len(op.regions) != 1:
        return False
    if not any(value in written for value in operands) or not isinstance(operands[-1].type, ir.MemRefType):
        return False
    with op.location, ir.InsertionPoint(op):
        tensors = [
            written.get(value) or _tensor_of(value, is_written=number == len(operands) - 1)
            if isinstance(value.type, ir.MemRefType)
            else value
            for number, value in enumerate(operands)
        ]
        new = _clone(op, tensors)
    if epilogue_op(new, list(written.values())) is None:
        new.regions[0].blocks[0].append_to(op.regions[0])
        new.erase()
        return False
    written[operands[-1]] = new.result
    return True


def _fill_before(op: ir.Operation, acc: ir.Value) -> linalg.FillOp | None:
    """The linalg.fill of ``acc``, if it is the last op before ``op`` that uses it; or None."""
    last = None
    for each in op.block.operations:
        if each.operation == op:
            break
        if acc in list(each.operands):
            last = each
    return last if isinstance(last, linalg.FillOp) and last.outputs[0] == acc else None
