"""Writes one transform op into a script: arguments to operands and attributes, types of handles, and consumed handles.

Which types an op's handles have, and which operands it consumes, is asked of the host: its verifier refuses a wrong type
and names the right one, and its pass ``transform-dialect-check-uses`` says which handles are gone after an op. The
answers are remembered for the process.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir import host
from gpuir.host import ir
from gpuir.schedules import convert
from gpuir.schedules.catalogue import Argument, OpEntry
from gpuir.schedules.errors import location, use_error

if TYPE_CHECKING:
    from gpuir.schedules.building import Schedule

#: The host's types of an op's values by (op, "result" or "operand", number): what its verifier asked for.
_types: dict[tuple[str, str, int], str] = {}
#: Numbers of the operands that an op without regions consumes, by its name and attributes.
_consumed: dict[tuple[str, ...], frozenset[int]] = {}

_WRONG_TYPE = re.compile(r"'[\w.]+' op (operand|result) #(\d+) must be (?:variadic of )?(.+), but got '(.*)'")
_CONCRETE = re.compile(r"Transform IR handle to ([\w.$]+) operations")
_INTERFACES = {
    "TransformParamTypeInterface": "!transform.param<i64>",
    "TransformValueHandleTypeInterface": "!transform.any_value",
    "TransformHandleTypeInterface": "!transform.any_op",
}
#: What a handle is called in messages.
KINDS = {"param": "parameter", "value": "handle to values", "op": "handle to ops"}
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


def kind_of(type: ir.Type) -> str:
    """ "op", "param" or "value", of a handle's type."""
    text = str(type)
    if text == "!transform.any_value":
        return "value"
    if text.startswith(("!transform.param<", "!transform.any_param", "!transform.affine_map", "!transform.type")):
        return "param"
    return "op"


def required_type(text: str) -> str | None:
    """The handle type behind the verifier's words for what a value must be."""
    concrete = _CONCRETE.search(text)
    if concrete:
        return f'!transform.op<"{concrete[1]}">'
    return next((type for interface, type in _INTERFACES.items() if interface in text), None)


class Emission:
    """One op on its way into the script."""

    def __init__(self, schedule: Schedule, entry: OpEntry):
        self.schedule, self.entry = schedule, entry
        self.name = entry.name
        self.location = location(self.name, schedule.context)

    # Arguments -------------------------------------------------------------------------------------------------------

    def fields(self, given: dict[str, Any], target: Any = None) -> dict[str, Any]:
        """Parameters of the host's constructor, without the results, for a method's arguments."""
        found: dict[str, Any] = {}
        for argument in self.entry.arguments:
            field = argument.field
            value = given.get(argument.name)
            if target is not None and field is self.entry.target:
                value = [target, *self._many(argument.name, value or ())] if field.variadic else target
            try:
                if argument.static is not None:
                    self._mixed(argument, value, found)
                elif field.role == "attribute":
                    if value is not None or argument.required:
                        found[field.name] = convert.attribute(field.name, field.constraint, value)
                elif field.variadic:
                    found[field.name] = [self.value(field.name, v) for v in self._many(field.name, value or ())]
                elif value is not None:
                    found[field.name] = self.value(field.name, value)
            except convert.Refused as refused:
                raise use_error(self.name, str(refused), argument.name) from None
        if "scalable_sizes" in self.entry.fields and found.get("scalable_sizes") is None:
            twin = next(a.static.name for a in self.entry.arguments if a.static is not None)
            found["scalable_sizes"] = [False] * len(found.get(twin) or ())
        return found

    def _many(self, name: str, value: Any) -> Sequence[Any]:
        if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
            return value
        return [value]

    def _mixed(self, argument: Argument, value: Any, found: dict[str, Any]) -> None:
        """The halves of a list of numbers and parameters; a single value where there is one number."""
        assert argument.static is not None
        dynamic: list[ir.Value] = []
        dynamic_size = ir.ShapedType.get_dynamic_size()
        single = not argument.field.variadic
        if argument.packed is not None and hasattr(value, "value"):
            found[argument.packed.name] = self.value(argument.name, value)
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
                found[argument.static.name] = static[0]
            elif argument.static.required:
                raise convert.Refused("is missing: an int or a parameter")
            if dynamic:
                found[argument.field.name] = dynamic[0]
        else:
            found[argument.field.name], found[argument.static.name] = dynamic, static

    def value(self, argument: str, given: Any) -> ir.Value:
        """The value of a handle, or of a parameter made of a number."""
        from gpuir.schedules.handles import Handle, Results

        if isinstance(given, Results):
            given = given.main
        if isinstance(given, Handle):
            return self.schedule.use(given, self.name, argument)
        if isinstance(given, (bool, int, ir.Attribute)):
            return self.schedule.param(given).value
        raise use_error(self.name, f"expected a handle, got {given!r}", argument)

    # Types of results ------------------------------------------------------------------------------------------------

    def result_types(self, given: dict[str, Any], target: Any, counts: dict[str, int]) -> dict[str, Any]:
        """A type for each result field: the user's, one learned from the host, the target's, or any_op."""
        types: dict[str, Any] = {}
        for number, field in enumerate(self.entry.results):
            wanted = given.get(field.name)
            if not field.required and wanted is None:
                continue  # the host infers it
            try:
                if field.variadic:
                    if isinstance(wanted, (list, tuple)):
                        types[field.name] = [convert.handle_type(w) for w in wanted]
                    else:
                        count = counts.get(field.name, 1) if wanted is None else convert.ints([wanted])[0]
                        types[field.name] = [self._default_type(number, field.name, target)] * count
                elif wanted is not None:
                    types[field.name] = convert.handle_type(wanted)
                else:
                    types[field.name] = self._default_type(number, field.name, target)
            except convert.Refused as refused:
                raise use_error(self.name, str(refused), field.name) from None
        return types

    def _default_type(self, number: int, name: str, target: Any) -> ir.Type:
        learned = _types.get((self.name, "result", number))
        if learned is not None:
            return ir.Type.parse(learned)
        if target is not None and SAME_PAYLOAD.get(self.name) == name:
            return target.type
        return ir.Type.parse("!transform.any_op")

    # The op ----------------------------------------------------------------------------------------------------------

    def build(self, fields: dict[str, Any], types: dict[str, Any]) -> Any:
        """The op, verified; types that the host asks for are put in, and handles cast to them."""
        for _ in range(8):
            try:
                op = self.entry.cls(**types, **fields, loc=self.location)
            except (TypeError, ValueError, RuntimeError, AssertionError, IndexError) as error:
                reason = str(error).partition("\n")[0]
                raise use_error(self.name, f"the host refuses its arguments: {reason}") from None
            message = self.refusal(op)
            if message is None:
                self.schedule.note_consumed(op.operation, self.consumed(op.operation))
                return op
            op.operation.erase()
            if not self._learn(message, fields, types):
                raise use_error(self.name, self._readable(message))
        raise use_error(self.name, self._readable(message or ""))

    def refusal(self, op: Any) -> str | None:
        """The host's verifier's message, or None."""
        try:
            op.operation.verify()
        except ir.MLIRError as error:
            return next((d.message for d in error.error_diagnostics), str(error))
        return None

    def _learn(self, message: str, fields: dict[str, Any], types: dict[str, Any]) -> bool:
        """Puts the type that the verifier asks for in its place; False when that cannot help."""
        match = _WRONG_TYPE.search(message)
        type = match and required_type(match[3])
        if not match or not type:
            return False
        number = int(match[2])
        if match[1] == "result":
            field = self._field_of(self.entry.results, types, number)
            if field is None:
                return False
            old = types[field.name]
            types[field.name] = [ir.Type.parse(type)] * len(old) if field.variadic else ir.Type.parse(type)
            _types[self.name, "result", self.entry.results.index(field)] = type
            return old != types[field.name]
        field = self._field_of(self.entry.operands, fields, number)
        if field is None or match[4] != "!transform.any_op" or not type.startswith("!transform.op<"):
            return False

        def cast(value: ir.Value) -> ir.Value:
            return self.schedule.cast_value(value, ir.Type.parse(type), self.location)

        old = fields[field.name]
        fields[field.name] = [cast(value) for value in old] if field.variadic else cast(old)
        return True

    @staticmethod
    def _field_of(declared: Sequence[Any], values: dict[str, Any], number: int) -> Any:
        """The field that holds the operand or result of that number."""
        for field in declared:
            if field.name in values:
                count = len(values[field.name]) if field.variadic else 1
                if number < count:
                    return field
                number -= count
        return None

    def _readable(self, message: str) -> str:
        """The verifier's message with the names of operands in place of numbers."""
        line = message.partition("\n")[0].removeprefix(f"'{self.name}' op ").strip()
        match = _WRONG_TYPE.search(message)
        if match and int(match[2]) < len(self.entry.operands) and match[1] == "operand":
            type = required_type(match[3])
            want = KINDS[kind_of(ir.Type.parse(type))] if type else match[3]
            concrete = _CONCRETE.search(match[3])
            if concrete:
                want = f"handle to {concrete[1]} ops"
            return f"argument '{self.entry.operands[int(match[2])].name}': expected a {want}, got {match[4]}"
        return line

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
        found = frozenset(_ask_consumed(op, self.schedule.module))
        if plain:
            _consumed[key] = found
        return found


def _ask_consumed(op: ir.Operation, script: ir.Module) -> list[int]:
    """Reads each operand once more behind the op, and lets the host find the reads that come too late."""
    context = op.context
    probes, late = [], set()

    def listen(diagnostic: Any) -> bool:
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
                place = ir.Location.name(f"gpuir-read-{number}", context=context)
                probes.append(reader("transform.print", operands=[value], loc=place))
        if probes:
            handler: Any = context.attach_diagnostic_handler(listen)
            try:
                manager.run(script.operation)
            finally:
                handler.detach()
    finally:
        for probe in probes:
            probe.erase()
    return sorted(late)
