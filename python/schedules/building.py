"""A schedule: a transform script that is written by calls, and runs on payloads."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from gpuir.assembly.document import asm
from gpuir.dialects.transform.step_registry import PythonStep, find_step
from gpuir.host import ir
from gpuir.ods.callers import position
from gpuir.ods.context import Context
from gpuir.schedules import convert
from gpuir.schedules.bodies import NamedSequence, named_sequence
from gpuir.schedules.catalogue import catalogue
from gpuir.schedules.emission import SAME_PAYLOAD
from gpuir.schedules.errors import location, use_error
from gpuir.schedules.handles import Handle, handle
from gpuir.schedules.running import run
from gpuir.schedules.values import ScriptValue

ENTRY = "__transform_main"


class Schedule:
    """``with gpuir.schedule() as s:`` steps are calls on ``s`` (the whole payload) and on the handles they return.

    ``s.apply(module)`` runs it, ``str(s)`` is the script. Any method of a handle to ops works on ``s`` itself.
    """

    def __init__(self, context: ir.Context | None = None):
        self.context: ir.Context = context or ir.Context.current or Context()
        self._consumed: dict[ir.Value, str] = {}
        self._open: list[ir.Block] = []
        #: Named sequences by their symbols.
        self.sequences: dict[str, NamedSequence] = {}
        self._steps: list[Any] = []
        #: Attributes that steps put on payload to find it again; ``apply`` takes them off.
        self.marks: set[str] = set()
        with self.context, ir.Location.unknown():
            self.module = ir.Module.create()
            self.module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
            main = self.new_sequence(ENTRY, ["any_op"])
        self._open.append(main.regions[0].blocks[0])
        #: The payload that ``apply`` is given, as a handle.
        self.root = handle(self._open[0].arguments[0], self)

    def __enter__(self) -> Schedule:
        self.context.__enter__()
        return self

    def __exit__(self, *exception: Any) -> None:
        self.context.__exit__(*exception)
        if exception[0] is None:
            self.verify()

    def __str__(self) -> str:
        return asm(self.module)

    def __repr__(self) -> str:
        return f"<schedule of {sum(1 for _ in self._open[0].operations) - 1} steps>"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or "root" not in self.__dict__:
            raise AttributeError(name)
        return getattr(self.root, name)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *dir(self.root)})

    # Writing ---------------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Sets context, location and insertion point for the next op."""
        with self.context, ir.Location.unknown(), ir.InsertionPoint.at_block_terminator(self._open[-1]):
            yield

    @contextlib.contextmanager
    def inside(self, block: ir.Block) -> Iterator[None]:
        """Writes into ``block``, which has its terminator, until it is left."""
        consumed = dict(self._consumed)
        self._open.append(block)
        try:
            yield
        except BaseException:
            # The body is erased, and its values' addresses may be those of other values later.
            self._consumed = consumed
            raise
        finally:
            self._open.pop()

    def new_sequence(self, name: str, types: list[Any]) -> ir.Operation:
        """An empty named sequence with a terminator, at the end of the script."""
        arguments = [convert.handle_type(type) for type in types]
        region_types = ir.FunctionType.get(arguments, [])
        with ir.InsertionPoint(self.module.body):
            op = ir.Operation.create(
                "transform.named_sequence",
                attributes={"sym_name": ir.StringAttr.get(name), "function_type": ir.TypeAttr.get(region_types)},
                regions=1,
                loc=location("transform.named_sequence", self.context),
            )
            self.new_block(op.regions[0], arguments)
        return op

    def new_block(self, region: ir.Region, types: list[ir.Type]) -> ir.Block:
        """A block of these arguments that yields nothing yet."""
        block = ir.Block.create_at_start(region, types)
        with ir.InsertionPoint(block):
            ir.Operation.create("transform.yield", loc=location("transform.yield", self.context))
        return block

    # Handles ---------------------------------------------------------------------------------------------------------

    def use(self, given: ScriptValue, op_name: str, argument: str) -> ir.Value:
        """The handle's value, once it is sure that the op may use it here."""
        if given.schedule is not self:
            raise use_error(op_name, f"a handle of another schedule: {given!r}", argument)
        value = given.value
        consumer = self._consumed.get(_uncast(value))
        if consumer is not None:
            raise use_error(op_name, f"the {given!r} was consumed by {consumer}; use what that step returned", argument)
        owner = value.owner
        home = owner if isinstance(owner, ir.Block) else owner.operation.block
        if not self._visible(home):
            raise use_error(
                op_name, f"the {given!r} belongs to the body of another step; hand it in or return it", argument
            )
        return value

    def _visible(self, home: ir.Block) -> bool:
        block = self._open[-1]
        while block != home:
            op = block.owner.operation
            if op.name in ("transform.named_sequence", "transform.alternatives"):  # isolated from above
                return False
            block = op.block
        return True

    def note_consumed(self, op: ir.Operation, numbers: frozenset[int]) -> None:
        """Remembers which of the op's operands are gone."""
        file, line, _ = position()
        for number in numbers:
            self._consumed[_uncast(op.operands[number])] = f"'{op.name}' at {file}:{line}"

    def is_consumed(self, value: ir.Value) -> bool:
        """Whether a step has consumed the value."""
        return _uncast(value) in self._consumed

    def follow(self, target: Handle, op_name: str, values: dict[str, Any]) -> None:
        """Steps that consume the whole payload's handle and hand it on, such as bufferization: ``root`` is the new one."""
        name = SAME_PAYLOAD.get(op_name)
        if target is self.root and self.is_consumed(target.value) and name in values:
            self.root = values[name]

    def cast_value(self, value: ir.Value, type: ir.Type, loc: ir.Location) -> ir.Value:
        """The value under another type."""
        if value.type == type:
            return value
        return ir.Operation.create("transform.cast", results=[type], operands=[value], loc=loc).results[0]

    def param(self, value: object, type: ir.Type | str | type[ir.OpView] | None = None) -> Any:
        """`transform.param.constant`: a parameter of an int (i64), a bool, an attribute, or a list of ints."""
        name = "transform.param.constant"
        with self.writing():
            try:
                attribute = convert.plain(value)
                wanted = convert.handle_type(type) if type is not None else self._param_type(attribute)
            except convert.Refused as refused:
                raise use_error(name, str(refused), "value") from None
            entry = catalogue()[name]
            op = entry.cls(wanted, attribute, loc=location(name, self.context))
        return handle(op.operation.results[0], self)

    @staticmethod
    def _param_type(attribute: ir.Attribute) -> ir.Type:
        if isinstance(attribute, ir.IntegerAttr):
            return ir.Type.parse(f"!transform.param<{attribute.type}>")
        return ir.Type.parse("!transform.any_param")

    # Sequences -------------------------------------------------------------------------------------------------------

    def named_sequence(self, function: Callable[..., Any] | None = None, *, name: str | None = None) -> Any:
        """Decorator: the function becomes a `transform.named_sequence`, its calls `transform.include`.

        It is written at its first call, for handles of that call's types, and returns handles or nothing.
        """
        if function is None:
            return lambda function: named_sequence(self, function, name)
        return named_sequence(self, function, name)

    def include(
        self, sequence: NamedSequence, *handles: Handle, failures: ir.Attribute | str | int = "propagate"
    ) -> Any:
        """`transform.include`: the same as calling the named sequence."""
        if not isinstance(sequence, NamedSequence) or sequence.schedule is not self:
            raise use_error(
                "transform.include", f"expected a named sequence of this schedule, got {sequence!r}", "target"
            )
        return sequence(*handles, failures=failures)

    def python_step(self, function: Callable[..., Any]) -> Any:
        """The function under a name that scripts can call, for as long as the schedule lives."""
        for step in self._steps:
            if step.function == function:
                return step
        name = f"{getattr(function, '__module__', '')}.{getattr(function, '__qualname__', type(function).__name__)}"
        number = 0
        chosen = name
        while find_step(chosen) is not None:
            number += 1
            chosen = f"{name}.{number}"
        self._steps.append(PythonStep(chosen, function))
        return self._steps[-1]

    # Running ---------------------------------------------------------------------------------------------------------

    def verify(self) -> None:
        """Verifies the script; the schedule's end does it."""
        try:
            self.module.operation.verify()
        except ir.MLIRError as error:
            message = next((d.message for d in error.error_diagnostics), str(error))
            raise use_error("transform.named_sequence", message.partition("\n")[0]) from None

    def apply(self, payload: Any) -> Any:
        """Runs the schedule on a module or another op, in place, and returns it; a step that fails is ScheduleFailure."""
        run(self, payload)
        return payload


def _uncast(value: ir.Value) -> ir.Value:
    """The value behind casts: all of them are the same handle."""
    while not isinstance(value.owner, ir.Block) and value.owner.operation.name == "transform.cast":
        value = value.owner.operation.operands[0]
    return value
