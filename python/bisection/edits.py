"""Edits that make a module smaller: ops go, with other values in place of their results; loops take fewer steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gpuir.assembly.document import asm, parse
from gpuir.bisection.passes import quiet_context
from gpuir.errors import Error
from gpuir.host import ir
from gpuir.passes.pipeline import pass_manager

__all__ = ["ALL", "count", "loops", "plain", "shortened", "simplified", "without"]

#: Ops whose blocks end without a terminator.
_OPEN = ("builtin.module", "gpu.module")


def _ops(operation: ir.Operation) -> Iterator[ir.Operation]:
    """What may go of an op's regions, users in front of what they use, inner ops in front of those around them."""
    for region in reversed(list(operation.regions)):
        for block in reversed(list(region.blocks)):
            inside = [each.operation for each in block.operations]
            if operation.name not in _OPEN:
                inside = inside[:-1]
            for each in reversed(inside):
                yield from _ops(each)
                yield each
            if operation.name not in _OPEN and len(block.operations):
                yield from _ops(block.operations[len(block.operations) - 1].operation)


def _read(text: str) -> ir.Module:
    return parse(text, context=quiet_context())


def _printed(module: ir.Module) -> str | None:
    """The module's text where it verifies."""
    try:
        module.operation.verify()
        return asm(module, debuginfo=True)
    except (ir.MLIRError, Error):
        return None


def plain(text: str) -> str:
    """The text without locations."""
    return asm(_read(text))


def count(text: str) -> int:
    """Of how many ops ``without`` can be told which go."""
    return sum(1 for _ in _ops(_read(text).operation))


def without(text: str, numbers: Sequence[int]) -> str | None:
    """The module without the ops of these numbers; None where that is none, or where nothing can stand for a result."""
    module = _read(text)
    chosen = set(numbers)
    with module.context:
        # Inner ops come before those around them, which take theirs along.
        for op in [op for number, op in enumerate(_ops(module.operation)) if number in chosen]:
            if not _erased(op):
                return None
    return _printed(module)


def _erased(op: ir.Operation) -> bool:
    used = [result for result in op.results if any(True for _ in result.uses)]
    stands_for = [_substitute(op, result) for result in used]
    if any(each is None for each in stands_for):
        return False
    for result, other in zip(used, stands_for):
        assert other is not None
        result.replace_all_uses_with(other)
    op.erase()
    return True


def _substitute(op: ir.Operation, result: ir.Value) -> ir.Value | None:
    """A value of the result's type that is there in front of the op."""
    same = next((operand for operand in op.operands if operand.type == result.type), None)
    return same if same is not None else _zero(op, result.type) or _earlier(op, result.type)


def _zero(op: ir.Operation, type: Any) -> ir.Value | None:
    """A constant in front of the op; of floats it is 1, by which a product does not vanish."""
    element = type.element_type if isinstance(type, (ir.RankedTensorType, ir.VectorType)) else type
    if isinstance(element, (ir.IntegerType, ir.IndexType)):
        one: Any = ir.IntegerAttr.get(element, 0)
    elif isinstance(element, ir.FloatType):
        one = ir.FloatAttr.get(element, 1.0)
    else:
        return None
    value = one if element is type else ir.DenseElementsAttr.get_splat(type, one)
    with ir.InsertionPoint(op), op.location:
        constant: ir.Value = ir.Operation.create("arith.constant", [type], attributes={"value": value}).result
        return constant


def _earlier(op: ir.Operation, type: ir.Type) -> ir.Value | None:
    """A value of the type that is there already: of the block's ops in front, its arguments, or the function's."""
    at: ir.Operation = op
    while at.parent is not None and at.parent.name not in _OPEN:
        values: list[ir.Value] = list(at.block.arguments)
        for each in at.block.operations:
            if each.operation == at:
                break
            values += each.operation.results
        matching = [value for value in values if value.type == type]
        if matching:
            return matching[-1]
        at = at.parent
    return None


# Loops ----------------------------------------------------------------------------------------------------------------


def loops(text: str) -> int:
    """How many loops with bounds there are."""
    return sum(op.name == "scf.for" for op in _ops(_read(text).operation))


def shortened(text: str, number: int, steps: int) -> str | None:
    """The module whose loop of that number takes so many steps; None where that is none."""
    module = _read(text)
    with module.context:
        op = [op for op in _ops(module.operation) if op.name == "scf.for"][number]
        low, _, step = list(op.operands)[:3]
        with ir.InsertionPoint(op), op.location:
            create = ir.Operation.create
            attribute = ir.IntegerAttr.get(low.type, steps)
            many = create("arith.constant", [low.type], attributes={"value": attribute}).result
            width = create("arith.muli", [low.type], [many, step]).result
            bound = create("arith.addi", [low.type], [low, width]).result
        op.operands[1] = bound
    return _printed(module)


def simplified(text: str) -> str | None:
    """The module as upstream's cleaning leaves it."""
    module = _read(text)
    try:
        pass_manager("builtin.module(canonicalize,cse,symbol-dce)", module.context).run(module)
    except Error:
        return None
    return _printed(module)


#: What a process is asked for.
ALL = (plain, count, without, loops, shortened, simplified)
