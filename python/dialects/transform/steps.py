"""`transform.gpuir.step` and `transform.gpuir.replace`: Python functions as steps of a transform script.

%t = transform.gpuir.replace "mine.split"(%loop, %n) options {count = 2 : i64} : (!transform.any_op, !transform.param<i64>) -> !transform.any_op

The function is found by its name, among those that ``python_step`` or a schedule registered in this process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gpuir.dialects.transform.extension import (
    DefiniteFailure,
    TransformAny,
    TransformDialect,
    TransformHandle,
    TransformOp,
)
from gpuir.dialects.transform.step_registry import find_step
from gpuir.host import ir
from gpuir.ods import Attr, DictionaryAttr, Operand, Operands, Results, StrAttr

STEPS = TransformDialect("transform.gpuir", summary="Python functions as steps of transform scripts.")


def _python_value(attribute: Any) -> Any:
    """The Python value behind an option or a parameter; attributes with no counterpart in Python stay as they are."""
    if isinstance(attribute, ir.UnitAttr):
        return None
    if isinstance(attribute, ir.ArrayAttr):
        return [_python_value(element) for element in attribute]
    if isinstance(attribute, ir.DictAttr):
        return {named.name: _python_value(named.attr) for named in attribute}
    if isinstance(attribute, (ir.BoolAttr, ir.IntegerAttr, ir.FloatAttr, ir.StringAttr, ir.TypeAttr)):
        return attribute.value
    return attribute


def _call(op: Any, rewriter: Any, target: list[Any], arguments: list[list[Any]]) -> list[Any]:
    """What the function returned for each payload op."""
    name = op.function.value
    step = find_step(name)
    if step is None:
        raise DefiniteFailure(f'finds no Python step named "{name}" in this process')
    options = {} if op.options is None else _python_value(op.options)
    lists = [[_python_value(v) if isinstance(v, ir.Attribute) else v for v in values] for values in arguments]
    answers = []
    for payload in target:
        with rewriter.calling(step, payload), payload.operation.location, ir.InsertionPoint(payload):
            answers.append(step.function(payload, rewriter, *lists, **options))
    return answers


class StepOp(TransformOp, dialect=STEPS, name="step"):
    """Calls a Python function on each payload op; the handle stays valid, and follows what the function replaces."""

    function: Attr[StrAttr]
    target: Operand[TransformHandle]
    arguments: Operands[TransformAny]
    options: Attr[DictionaryAttr] | None
    assembly = "$function `(` $target (`,` $arguments^)? `)` (`options` $options^)? attr-dict `:` functional-type(operands, results)"
    modifies_payload = True
    rewrites_one_by_one = True

    def apply(self, rewriter: Any, target: list[Any], arguments: list[list[Any]]) -> None:
        _call(self, rewriter, target, arguments)


class ReplaceOp(TransformOp, dialect=STEPS, name="replace"):
    """Calls a Python function on each payload op, and hands on the ops that it returns; the target's handle is gone."""

    function: Attr[StrAttr]
    target: Operand[TransformHandle]
    arguments: Operands[TransformAny]
    options: Attr[DictionaryAttr] | None
    replacements: Results[TransformHandle]
    assembly = "$function `(` $target (`,` $arguments^)? `)` (`options` $options^)? attr-dict `:` functional-type(operands, results)"
    consumes = ("target",)
    rewrites_one_by_one = True

    def apply(self, rewriter: Any, target: list[Any], arguments: list[list[Any]]) -> tuple[list[Any], ...]:
        root = target[0].operation if target else None
        while root is not None and root.parent is not None:
            root = root.parent.operation
        count = len(self.operation.results)
        lists: tuple[list[Any], ...] = tuple([] for _ in range(count))
        for answer in _call(self, rewriter, target, arguments):
            parts = (answer,) if count == 1 else answer
            if not isinstance(parts, tuple) or len(parts) != count:
                raise DefiniteFailure(
                    f"'{self.function.value}' must return {count} ops or lists of ops, got {answer!r}"
                )
            for collected, part in zip(lists, parts):
                collected += part if isinstance(part, (list, tuple)) else [] if part is None else [part]
        self._check(root, lists)
        return lists

    def _check(self, root: Any, lists: tuple[list[Any], ...]) -> None:
        """Refuses what is no op of the payload: the host would follow a pointer to an erased op."""
        alive: set[Any] = set()

        def visit(op: Any) -> Any:
            alive.add(hash(op.operation))
            return ir.WalkResult.ADVANCE

        if root is not None:
            root.walk(visit)
        for op in (op for ops in lists for op in ops):
            try:
                known = isinstance(op, (ir.Operation, ir.OpView)) and hash(op.operation) in alive
            except RuntimeError:  # it was erased
                known = False
            if not known:
                raise DefiniteFailure(f"'{self.function.value}' returned what is no op of the payload")


#: Of the step that was last begun: its location, and names and locations of its payload ops.
WATCHED: list[tuple[ir.Location, str, ir.Location]] = []


def _copy_on_tensors(op: Any) -> None:
    if op.operation.name == "linalg.copy" and any(isinstance(v.type, ir.MemRefType) for v in op.operation.operands):
        raise DefiniteFailure(
            "maps copies of tensors only: tile this copy of memrefs with a thread mapping instead", op
        )


#: Steps that end the process on some payloads, and what keeps these from them.
_CRASHES: dict[str, Callable[[Any], None]] = {"transform.structured.gpu.map_copy_to_threads": _copy_on_tensors}


class WatchOp(TransformOp, dialect=STEPS, name="watch"):
    """Remembers where the payload of a handle stands, for the message of a step that fails next.

    It stands in the copy of a script that a schedule runs, before the step and at its location, and changes nothing.
    """

    target: Operand[TransformHandle]
    assembly = "$target attr-dict `:` type($target)"
    checked = False

    def apply(self, rewriter: Any, target: list[Any]) -> None:
        location = self.location
        WATCHED[:] = [(location, op.operation.name, op.operation.location) for op in target[:8]]
        check = _CRASHES.get(location.name_str if isinstance(location, ir.NameLoc) else "")
        if check is not None:
            for op in target:
                check(op)
