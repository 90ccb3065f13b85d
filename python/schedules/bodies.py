"""Steps with bodies, written by calling Python functions once: foreach, alternatives, sequence, named sequences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir.dialects.transform.nvgpu import FailurePropagationMode
from gpuir.host import ir
from gpuir.schedules import convert
from gpuir.schedules.catalogue import catalogue
from gpuir.schedules.emission import Emission
from gpuir.schedules.errors import location, use_error
from gpuir.schedules.handles import Handle, Results, handle

if TYPE_CHECKING:
    from gpuir.schedules.building import Schedule


def _values(schedule: Schedule, op_name: str, answer: object) -> list[ir.Value]:
    """Values of the handles that a body returned."""
    if answer is None:
        return []
    if isinstance(answer, Results):
        answer = answer.main
    handles = list(answer) if isinstance(answer, (tuple, list)) else [answer]
    values = []
    for one in handles:
        if isinstance(one, Results):
            one = one.main
        if not isinstance(one, Handle):
            raise use_error(op_name, f"a body returns handles or nothing, got {one!r}")
        values.append(schedule.use(one, op_name, "body"))
    return values


def write(schedule: Schedule, op_name: str, block: ir.Block, body: Callable[..., Any]) -> list[ir.Value]:
    """Fills the block by calling ``body`` with handles to its arguments; what it returns is yielded."""
    with schedule.inside(block):
        answer = body(*[handle(argument, schedule) for argument in block.arguments])
        values = _values(schedule, op_name, answer)
    block.operations[len(block.operations) - 1].operation.erase()
    with schedule.context, ir.InsertionPoint(block):
        ir.Operation.create("transform.yield", operands=values, loc=location("transform.yield", schedule.context))
    return values


def _handles(schedule: Schedule, op: ir.Operation, otherwise: Any) -> Any:
    handles = [handle(value, schedule) for value in op.results]
    return otherwise if not handles else handles[0] if len(handles) == 1 else tuple(handles)


def emit(
    name: str,
    target: Handle,
    others: Sequence[Handle],
    bodies: list[Callable[..., Any] | None],
    attributes: dict[str, Any],
    consumed: bool = False,
) -> Any:
    """An op of that name with a region for each body, whose blocks have the operands as arguments."""
    schedule = target.schedule
    if not bodies or not all(body is None or callable(body) for body in bodies):
        raise use_error(name, f"expected functions as bodies, got {bodies!r}", "body")
    with schedule.writing():
        operands = [schedule.use(h, name, f"targets[{i}]" if i else "target") for i, h in enumerate([target, *others])]
        loc = location(name, schedule.context)
        # Result types are known when the bodies are written: they move into the op proper then.
        draft = ir.Operation.create(name, operands=operands, attributes=attributes, regions=len(bodies), loc=loc)
        try:
            types: list[ir.Type] | None = None
            for region, body in zip(draft.regions, bodies):
                block = schedule.new_block(region, [value.type for value in operands])
                written = [value.type for value in write(schedule, name, block, body or (lambda *_: None))]
                if types is not None and types != written:
                    raise use_error(name, f"its bodies return different handles: {_texts(types)} and {_texts(written)}")
                types = written
            op = ir.Operation.create(
                name, results=types or [], operands=operands, attributes=attributes, regions=len(bodies), loc=loc
            )
            for old, new in zip(draft.regions, op.regions):
                old.blocks[0].append_to(new)
        finally:
            draft.erase()
        check(schedule, op)
    if consumed and not len(op.results):
        return None
    return _handles(schedule, op, target)


def _texts(types: Sequence[ir.Type]) -> str:
    return "(" + ", ".join(map(str, types)) + ")"


def check(schedule: Schedule, op: ir.Operation) -> None:
    """Verifies an op with a body, and notes which handles it consumed."""
    emission = Emission(schedule, catalogue()[op.name])
    message = emission.refusal(op)
    if message is not None:
        name = op.name
        op.erase()
        raise use_error(name, message.partition("\n")[0].removeprefix(f"'{name}' op "))
    schedule.note_consumed(op, emission.consumed(op))


def _mode(op_name: str, failures: ir.Attribute | str | int) -> ir.Attribute:
    try:
        number = convert.enum_value(FailurePropagationMode, failures)
    except convert.Refused as refused:
        raise use_error(op_name, str(refused), "failures") from None
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), int(number))


def emit_sequence(
    target: Handle, others: Sequence[Handle], body: Callable[..., Any], failures: ir.Attribute | str | int
) -> Any:
    """`transform.sequence` on these handles."""
    with target.schedule.context:
        attributes = {
            "failure_propagation_mode": _mode("transform.sequence", failures),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, len(others)]),
        }
    return emit("transform.sequence", target, others, [body], attributes)


class NamedSequence:
    """A `transform.named_sequence` of a Python function; calling it includes it.

    It is written at its first call, for handles of that call's types. Later calls cast handles to ops to these.
    """

    def __init__(self, schedule: Schedule, function: Callable[..., Any], name: str):
        self.schedule, self.function, self.name = schedule, function, name
        self.__doc__ = function.__doc__
        self.op: Any = None

    def __repr__(self) -> str:
        return f"<named sequence @{self.name}>"

    def __call__(self, *handles: Handle, failures: ir.Attribute | str | int = "propagate") -> Any:
        """`transform.include`: runs the sequence on handles; ``failures="suppress"`` goes on behind a step that failed."""
        name, schedule = "transform.include", self.schedule
        mains = [h.main if isinstance(h, Results) else h for h in handles]
        for number, one in enumerate(mains):
            if not isinstance(one, Handle):
                raise use_error(name, f"@{self.name} expected a handle, got {one!r}", f"operands[{number}]")
        with schedule.writing():
            values = [schedule.use(h, name, f"operands[{i}]") for i, h in enumerate(mains)]
            if self.op is None:
                self.define([value.type for value in values])
            elif "arg_attrs" not in self.op.attributes:  # what is written last
                raise use_error(name, f"@{self.name} calls itself, which the interpreter does not run", "target")
            types = ir.FunctionType(ir.TypeAttr(self.op.attributes["function_type"]).value)
            if len(types.inputs) != len(values):
                raise use_error(name, f"@{self.name} takes {len(types.inputs)} handles, got {len(values)}")
            for number, (value, wanted) in enumerate(zip(values, types.inputs)):
                if value.type != wanted and all(str(t).startswith("!transform.op<") for t in (value.type, wanted)):
                    what = f"@{self.name} was written for {wanted} at its first call, got {value.type}"
                    what += '; where it is for both, call it with h.cast("any_op") first'
                    raise use_error(name, what, f"operands[{number}]")
            loc = location(name, schedule.context)
            values = [
                schedule.cast_value(v, t, loc) if str(t).startswith(("!transform.any_op", "!transform.op")) else v
                for v, t in zip(values, types.inputs)
            ]
            op = ir.Operation.create(
                name,
                results=list(types.results),
                operands=values,
                attributes={
                    "target": ir.FlatSymbolRefAttr.get(self.name),
                    "failure_propagation_mode": _mode(name, failures),
                },
                loc=loc,
            )
            check(schedule, op)
        return _handles(schedule, op, mains[0] if len(mains) == 1 else None)

    def define(self, types: list[ir.Type]) -> list[ir.Type]:
        """Writes the sequence for arguments of these types; returns the types of what it yields."""
        schedule = self.schedule
        if self.op is not None:
            raise use_error("transform.named_sequence", f"@{self.name} is written already")
        self.op = op = schedule.new_sequence(self.name, types)
        block = op.regions[0].blocks[0]
        try:
            # `schedule.writing` of the caller stands elsewhere: the body has its own insertion point.
            results = [value.type for value in write(schedule, "transform.named_sequence", block, self.function)]
        except BaseException:
            op.erase()
            self.op = None
            raise
        op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(types, results))
        effects = [
            "transform.consumed" if schedule.is_consumed(argument) else "transform.readonly"
            for argument in block.arguments
        ]
        op.attributes["arg_attrs"] = ir.ArrayAttr.get([ir.DictAttr.get({e: ir.UnitAttr.get()}) for e in effects])
        return results


def named_sequence(schedule: Schedule, function: Callable[..., Any], name: str | None) -> NamedSequence:
    """A named sequence of the function's name, or of another one; each name is taken once."""
    chosen = name or function.__name__
    if not chosen.isidentifier():
        chosen = "sequence"
    if chosen in schedule.sequences:
        if name is not None:
            raise use_error("transform.named_sequence", f"@{name} is taken in this schedule", "name")
        chosen = next(
            f"{chosen}_{n}" for n in range(len(schedule.sequences) + 1) if f"{chosen}_{n}" not in schedule.sequences
        )
    schedule.sequences[chosen] = sequence = NamedSequence(schedule, function, chosen)
    return sequence


def _matcher(schedule: Schedule, function: Callable[..., Any]) -> tuple[NamedSequence, list[ir.Type]]:
    """A named sequence that checks one op, and what it yields: the op where the function returns nothing."""

    def body(op: Handle) -> Any:
        answer = function(op)
        return op if answer is None else answer

    sequence = named_sequence(schedule, function, None)
    sequence.function = body
    return sequence, sequence.define([convert.handle_type("any_op")])


def _action(schedule: Schedule, function: Callable[..., Any], types: list[ir.Type]) -> NamedSequence:
    """A named sequence for what a matcher yields, which yields nothing."""

    def body(*handles: Handle) -> None:
        function(*handles)

    sequence = named_sequence(schedule, function, None)
    sequence.function = body
    sequence.define(types)
    return sequence


def emit_foreach_match(root: Handle, pairs: Sequence[Any], restrict_root: bool, flatten_results: bool) -> Any:
    """`transform.foreach_match` with named sequences made of the functions."""
    name, schedule = "transform.foreach_match", root.schedule
    if not pairs or not all(isinstance(p, tuple) and len(p) == 2 and all(map(callable, p)) for p in pairs):
        raise use_error(name, f"expected (matcher, action) pairs of functions, got {pairs!r}", "pairs")
    with schedule.writing():
        value = schedule.use(root, name, "root")
        matchers, actions = [], []
        for matcher, action in pairs:
            first, types = _matcher(schedule, matcher)
            matchers.append(ir.FlatSymbolRefAttr.get(first.name))
            actions.append(ir.FlatSymbolRefAttr.get(_action(schedule, action, types).name))
        attributes: dict[str, Any] = {"matchers": ir.ArrayAttr.get(matchers), "actions": ir.ArrayAttr.get(actions)}
        for flag, on in (("restrict_root", restrict_root), ("flatten_results", flatten_results)):
            if on:
                attributes[flag] = ir.UnitAttr.get()
        any_op = convert.handle_type("any_op")
        op = ir.Operation.create(
            name, results=[any_op], operands=[value], attributes=attributes, loc=location(name, schedule.context)
        )
        check(schedule, op)
    updated = handle(op.results[0], schedule)
    schedule.follow(root, name, {"updated": updated})
    return updated


def emit_collect_matching(root: Handle, matcher: Callable[..., Any]) -> Any:
    """`transform.collect_matching` with a named sequence made of the function."""
    name, schedule = "transform.collect_matching", root.schedule
    if not callable(matcher):
        raise use_error(name, f"expected a function of a handle, got {matcher!r}", "matcher")
    with schedule.writing():
        value = schedule.use(root, name, "root")
        sequence, types = _matcher(schedule, matcher)
        op = ir.Operation.create(
            name,
            results=types,
            operands=[value],
            attributes={"matcher": ir.FlatSymbolRefAttr.get(sequence.name)},
            loc=location(name, schedule.context),
        )
        check(schedule, op)
    return _handles(schedule, op, None)
