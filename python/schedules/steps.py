"""Python functions as steps of a schedule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir.dialects.transform.step_registry import PythonStep
from gpuir.dialects.transform.steps import STEPS, ReplaceOp, StepOp
from gpuir.host import ir
from gpuir.schedules import convert
from gpuir.schedules.errors import location, use_error
from gpuir.schedules.handles import Handle, Results, handle

if TYPE_CHECKING:
    from gpuir.schedules.ops import OpHandle


def emit(
    target: OpHandle, function: Callable[..., Any], arguments: Sequence[Any], results: int, options: dict[str, Any]
) -> Any:
    """`transform.gpuir.step`, or `transform.gpuir.replace` where it has results."""
    name = "transform.gpuir.replace" if results else "transform.gpuir.step"
    schedule = target.schedule
    if not callable(function):
        raise use_error(name, f"expected a function (op, rewriter, ...), got {function!r}", "function")
    try:
        count = convert.ints([results])[0]
    except convert.Refused:
        count = -1
    if count < 0:
        raise use_error(name, f"expected the number of handles that it returns, got {results!r}", "results")
    step = function if isinstance(function, PythonStep) else schedule.python_step(function)
    with schedule.writing():
        STEPS.load(schedule.context)
        value = schedule.use(target, name, "target")
        values = []
        for number, argument in enumerate(arguments):
            argument = argument.main if isinstance(argument, Results) else argument
            if not isinstance(argument, Handle):
                try:
                    argument = schedule.param(convert.plain(argument))
                except convert.Refused as refused:
                    raise use_error(name, str(refused), f"arguments[{number}]") from None
            values.append(schedule.use(argument, name, f"arguments[{number}]"))
        try:
            attributes = {key: convert.plain(option) for key, option in options.items()}
        except convert.Refused as refused:
            raise use_error(name, str(refused), "options") from None
        given: dict[str, Any] = {
            "options": ir.DictAttr.get(attributes) if attributes else None,
            "loc": location(name, schedule.context),
        }
        if not count:
            StepOp(step.name, value, values, **given)
            return target
        op = ReplaceOp([convert.handle_type("any_op")] * count, step.name, value, values, **given)
        schedule.note_consumed(op.operation, frozenset([0]))
    handles = tuple(handle(result, schedule) for result in op.operation.results)
    return handles[0] if count == 1 else handles
