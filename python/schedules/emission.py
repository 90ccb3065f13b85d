"""Writes one transform op into a script: arguments to operands and attributes, types of handles, and consumed handles.

Which types an op's handles have is in a table, and for the host's newest ops asked of its verifier, which takes or refuses
the op; which operands it consumes says its pass ``transform-dialect-check-uses``. The answers are remembered for the process.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir import host
from gpuir.host import ir
from gpuir.schedules import convert
from gpuir.schedules.catalogue import Argument, OpEntry
from gpuir.schedules.errors import location, use_error
from gpuir.schedules.values import KINDS, REQUIRED, TYPES, ScriptValue, ScriptValues, described, kind_of, required_type

if TYPE_CHECKING:
    from gpuir.schedules.building import Schedule

#: Types of an op's results that no table has, by its name and theirs: those with which the host's verifier took the op.
_results: dict[tuple[str, str], str] = {}
#: Numbers of the operands that an op without regions consumes, by its name and attributes.
_consumed: dict[tuple[str, ...], frozenset[int]] = {}

#: Results that stand for the same payload ops as the target, as the ops' documents say: they keep the handle's type.
SAME_PAYLOAD = {
    "transform.nvgpu.create_async_groups": "result",
    "transform.nvgpu.pipeline_shared_memory_copies": "result",
    "transform.structured.tile_using_for": "tiled_linalg_op",
    "transform.structured.tile_using_forall": "tiled_op",
    "transform.structured.fuse": "transformed",
    "transform.structured.interchange": "transformed",
    "transform.structured.split": "split_list",
    "transform.structured.pad": "padded",
    "transform.structured.promote": "transformed",
    "transform.gpu.map_nested_forall_to_threads": "result",
    "transform.loop.pipeline": "transformed",
    "transform.apply_registered_pass": "result",
    "transform.bufferization.one_shot_bufferize": "transformed",
    "transform.foreach_match": "updated",
}


class Emission:
    """One op on its way into the script."""

    def __init__(self, schedule: Schedule, entry: OpEntry):
        self.schedule, self.entry = schedule, entry
        self.name = entry.name
        self.location = location(self.name, schedule.context)

    # Arguments -------------------------------------------------------------------------------------------------------

    def fields(self, given: dict[str, Any], target: ScriptValue | None = None) -> dict[str, Any]:
        """Parameters of the host's constructor, without the results, for a method's arguments."""
        taken: dict[str, Any] = {}
        for argument in self.entry.arguments:
            field = argument.field
            value = given.get(argument.name)
            if target is not None and field is self.entry.target:
                value = [target, *self._many(argument.name, value or ())] if field.variadic else target
            try:
                if argument.static is not None:
                    self._mixed(argument, value, taken)
                elif field.role == "regions":
                    if value is not None:
                        taken[field.name] = value
                elif field.role == "attribute":
                    if value is not None or argument.required:
                        taken[field.name] = convert.conversion(self.name, field)(value)
                elif field.variadic:
                    taken[field.name] = [self.value(field.name, v) for v in self._many(field.name, value or ())]
                elif value is not None:
                    taken[field.name] = self.value(field.name, value)
            except convert.Refused as refused:
                raise use_error(self.name, str(refused), argument.name) from None
        if "scalable_sizes" in self.entry.fields and taken.get("scalable_sizes") is None:
            twin = next(a.static.name for a in self.entry.arguments if a.static is not None)
            taken["scalable_sizes"] = [False] * len(taken.get(twin) or ())
        return taken

    def _many(self, name: str, value: object) -> Sequence[Any]:
        if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
            return value
        return [value]

    def _mixed(self, argument: Argument, value: Any, taken: dict[str, Any]) -> None:
        """The halves of a list of numbers and parameters; a single value where there is one number."""
        assert argument.static is not None
        dynamic: list[ir.Value] = []
        dynamic_size = ir.ShapedType.get_dynamic_size()
        single = not argument.field.variadic
        if argument.packed is not None and hasattr(value, "value"):
            taken[argument.packed.name] = self.value(argument.name, value)
            value = None
        elements = [] if value is None else [value] if single else value
        if isinstance(elements, str) or not isinstance(elements, Sequence):
            raise convert.expected("a list of ints and handles", value)
        static = []
        for element in elements:
            if hasattr(element, "value") and not isinstance(element, ir.Attribute):
                dynamic.append(self.value(argument.name, element))
                static.append(dynamic_size)
            else:
                static += convert.ints([element], "ints, parameters or handles")
                if static[-1] < 0:
                    raise convert.expected("sizes that are not negative", element)
        if single:
            if static:
                taken[argument.static.name] = static[0]
            elif argument.static.required:
                raise convert.Refused("is missing: an int or a parameter")
            if dynamic:
                taken[argument.field.name] = dynamic[0]
        else:
            taken[argument.field.name], taken[argument.static.name] = dynamic, static

    def value(self, argument: str, given: object) -> ir.Value:
        """The value of a handle, or of a parameter made of a number."""
        if isinstance(given, ScriptValues):
            given = given.main
        if isinstance(given, ScriptValue):
            return self.schedule.use(given, self.name, argument)
        if isinstance(given, (bool, int, ir.Attribute)):
            return self.schedule.param(given).value
        raise use_error(self.name, f"expected a handle, got {given!r}", argument)

    # Types of results ------------------------------------------------------------------------------------------------

    def result_types(self, given: dict[str, Any], target: ScriptValue | None, counts: dict[str, int]) -> dict[str, Any]:
        """A type for each result field: the user's, one learned from the host, the target's, or any_op."""
        types: dict[str, Any] = {}
        for field in self.entry.results:
            wanted = given.get(field.name)
            if not field.required and wanted is None:
                continue  # the host infers it
            try:
                if field.variadic:
                    if isinstance(wanted, (list, tuple)):
                        types[field.name] = [convert.handle_type(w) for w in wanted]
                    else:
                        count = counts.get(field.name, 1) if wanted is None else convert.ints([wanted])[0]
                        types[field.name] = [self._default_type(field.name, target)] * count
                elif wanted is not None:
                    types[field.name] = convert.handle_type(wanted)
                else:
                    types[field.name] = self._default_type(field.name, target)
            except convert.Refused as refused:
                raise use_error(self.name, str(refused), field.name) from None
        return types

    def _default_type(self, name: str, target: ScriptValue | None) -> ir.Type:
        known = required_type(self.name, name) or _results.get((self.name, name))
        if known is None and target is not None and SAME_PAYLOAD.get(self.name) == name:
            return target.type
        return ir.Type.parse(known or TYPES["op"])

    # The op ----------------------------------------------------------------------------------------------------------

    def build(self, fields: dict[str, Any], types: dict[str, Any]) -> ir.OpView:
        """The op, verified; handles are cast to the types that it asks for."""
        self._cast_operands(fields)
        try:
            op = self.entry.cls(**types, **fields, loc=self.location)
        except (TypeError, ValueError, RuntimeError, AssertionError, IndexError) as error:
            reason = str(error).partition("\n")[0]
            raise use_error(self.name, f"the host refuses its arguments: {reason}") from None
        message = self.refusal(op)
        if message is not None and not self._results_found(op):
            readable = (
                self._wrong_operand(op, fields) or message.partition("\n")[0].removeprefix(f"'{self.name}' op ").strip()
            )
            op.operation.erase()
            raise use_error(self.name, readable)
        self.schedule.note_consumed(op.operation, self.consumed(op.operation))
        return op

    def refusal(self, op: ir.OpView | ir.Operation) -> str | None:
        """The host's verifier's message, or None."""
        try:
            op.operation.verify()
        except ir.MLIRError as error:
            return next((d.message for d in error.error_diagnostics), str(error))
        return None

    def _cast_operands(self, fields: dict[str, Any]) -> None:
        """Casts handles to any ops to handles to the ops that an operand asks for; other types are refused."""
        for operand in self.entry.operands:
            wanted, given = required_type(self.name, operand.name), fields.get(operand.name)
            if wanted is None or given is None:
                continue
            values = [self._cast(operand.name, value, wanted) for value in (given if operand.variadic else [given])]
            fields[operand.name] = values if operand.variadic else values[0]

    def _cast(self, name: str, value: ir.Value, wanted: str) -> ir.Value:
        concrete = wanted.startswith("!transform.op<")
        if str(value.type) == wanted or (not concrete and kind_of(value.type) == kind_of(ir.Type.parse(wanted))):
            return value
        if concrete and str(value.type) == TYPES["op"]:
            return self.schedule.cast_value(value, ir.Type.parse(wanted), self.location)
        raise use_error(self.name, f"expected a {described(wanted)}, got {value.type}", name)

    def _results_found(self, op: ir.OpView) -> bool:
        """Gives the results the types with which the host takes the op, where there are such."""
        results = list(op.operation.results)
        names = [field.name for field in self.entry.results]
        if not results or len(results) != len(names) or len(results) > 3 or self.name in REQUIRED:
            return False
        before = [value.type for value in results]
        for texts in itertools.product(TYPES.values(), repeat=len(results)):
            for value, text in zip(results, texts):
                value.set_type(ir.Type.parse(text))
            if self.refusal(op) is None:
                _results.update({(self.name, name): text for name, text in zip(names, texts)})
                return True
        for value, type in zip(results, before):
            value.set_type(type)
        return False

    def _wrong_operand(self, op: ir.OpView, fields: dict[str, Any]) -> str | None:
        """Which operand is a handle of the wrong kind: the one with another in whose place the host takes the op."""
        operands = op.operation.operands
        for number, value in enumerate(list(operands)):
            for kind, text in TYPES.items():
                if kind == kind_of(value.type):
                    continue
                other = ir.Operation.create(
                    "builtin.unrealized_conversion_cast", results=[ir.Type.parse(text)], loc=self.location,
                    ip=ir.InsertionPoint(op),
                )  # fmt: skip
                operands[number] = other.results[0]
                taken = self.refusal(op) is None
                operands[number] = value
                other.erase()
                if taken:
                    return (
                        f"argument '{self._operand_name(number, fields)}': expected a {KINDS[kind]}, got {value.type}"
                    )
        return None

    def _operand_name(self, number: int, fields: dict[str, Any]) -> str:
        """The name of the parameter that holds the operand of that number."""
        for operand in self.entry.operands:
            given = fields.get(operand.name)
            count = 0 if given is None else len(given) if operand.variadic else 1
            if number < count:
                return operand.name
            number -= count
        raise AssertionError(number)

    # Consumed handles ------------------------------------------------------------------------------------------------

    def consumed(self, op: ir.Operation) -> frozenset[int]:
        """Numbers of the operands whose handles are gone after the op."""
        # Of operands that are one value all seem to be consumed, of a sequence's body only the script knows.
        plain = len(op.regions) == 0 and self.name != "transform.include" and len(set(op.operands)) == len(op.operands)
        key = (self.name, *sorted(op.attributes), str(len(op.operands)))
        if not len(op.operands):
            return frozenset()
        if plain and key in _consumed:
            return _consumed[key]
        numbers = frozenset(_ask_consumed(op, self.schedule.module))
        if plain:
            _consumed[key] = numbers
        return numbers


def _ask_consumed(op: ir.Operation, script: ir.Module) -> list[int]:
    """Reads each operand once more behind the op, and lets the host find the reads that come too late."""
    context = op.context
    probes, late = [], set()

    def listen(diagnostic: ir.Diagnostic) -> bool:
        name = str(diagnostic.location)
        if name.startswith('loc("gpuir-read-'):
            late.add(int(name.split('"')[1].rpartition("-")[2]))
        return True

    manager = host.module("passmanager").PassManager.parse("builtin.module(transform-dialect-check-uses)", context)
    manager.enable_verifier(False)
    reader: Callable[..., Any] = ir.Operation.create
    try:
        for number, value in enumerate(op.operands):
            if kind_of(value.type) == "op":
                loc = ir.Location.name(f"gpuir-read-{number}", context=context)
                probes.append(reader("transform.print", operands=[value], loc=loc))
        if probes:
            handler = context.attach_diagnostic_handler(listen)
            try:
                manager.run(script.operation)
            finally:
                handler.detach()
    finally:
        for probe in probes:
            probe.erase()
    return sorted(late)
