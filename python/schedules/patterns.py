"""Patterns, conversions and passes as steps."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.passes.pattern_ops import PATTERNS_DIALECT, ApplyPatternOp
from gpuir.passes.registry import PATTERNS, Pattern, find_pattern
from gpuir.schedules import convert
from gpuir.schedules.catalogue import (
    CONVERSION_PREFIX,
    CONVERTER_PREFIX,
    PATTERN_PREFIX,
    catalogue,
    methods,
    names_with_prefix,
)
from gpuir.schedules.emission import Emission
from gpuir.schedules.errors import location, use_error
from gpuir.schedules.handles import returned

if TYPE_CHECKING:
    from gpuir.schedules.ops import OpHandle


def _split(owner: str, item: Any) -> tuple[Any, dict[str, Any]]:
    if isinstance(item, tuple) and len(item) == 2 and isinstance(item[1], dict):
        return item[0], item[1]
    if isinstance(item, tuple):
        raise use_error(owner, f"expected a name, or a tuple of a name and a dict of options, got {item!r}", "patterns")
    return item, {}


def _descriptor(target: OpHandle, owner: str, prefixes: Sequence[str], item: Any) -> None:
    """Writes the op that stands for a pattern inside the op ``owner``."""
    name, options = _split(owner, item)
    entry = None
    if isinstance(name, str):
        entry = next((catalogue()[p + name] for p in prefixes if p + name in catalogue()), None)
    if entry is None:
        _python_pattern(target, owner, prefixes, name, options)
        return
    unknown = sorted(options.keys() - entry.fields.keys())
    missing = [f.name for f in entry.fields.values() if f.required and f.name not in options]
    if unknown or missing:
        what = f"has no option '{unknown[0]}'" if unknown else f"needs its option '{missing[0]}'"
        known = ", ".join(entry.fields) or "none"
        raise use_error(entry.name, f"{what} (options: {known})")
    emission = Emission(target.schedule, entry)
    emission.build(emission.fields(options), {})


def _python_pattern(target: OpHandle, owner: str, prefixes: Sequence[str], name: Any, options: dict[str, Any]) -> None:
    if PATTERN_PREFIX in prefixes and isinstance(name, (str, Pattern)):
        try:
            registered = find_pattern(name) if isinstance(name, str) else name
        except KeyError:
            pass
        else:
            if options:
                raise use_error(owner, f"the Python pattern '{registered.name}' takes no options", "patterns")
            PATTERNS_DIALECT.load(target.schedule.context)
            ApplyPatternOp(registered.name, loc=location(f"{PATTERN_PREFIX}{registered.name}", target.schedule.context))
            return
    if not isinstance(name, str):
        raise use_error(owner, f"expected a pattern or the name of one, got {name!r}", "patterns")
    known = [n for prefix in prefixes for n in names_with_prefix(prefix)]
    if PATTERN_PREFIX in prefixes:
        known += PATTERNS
    near = difflib.get_close_matches(name, known, n=3)
    hint = f", did you mean {' or '.join(near)}?" if near else ""
    raise use_error(owner, f"no pattern is named '{name}'{hint}", "patterns")


def _body(target: OpHandle, owner: str, block: ir.Block, prefixes: Sequence[str], items: Sequence[Any]) -> None:
    with ir.InsertionPoint(block):
        for item in items:
            _descriptor(target, owner, prefixes, item)


def apply(target: OpHandle, items: Sequence[Any], options: dict[str, Any]) -> OpHandle:
    """`transform.apply_patterns`."""
    entry = methods()["apply_patterns"]
    schedule = target.schedule
    with schedule.writing():
        emission = Emission(schedule, entry)
        schedule.use(target, entry.name, "target")
        op = entry.cls(**emission.fields(options, target), loc=emission.location)
        try:
            _body(target, entry.name, op.operation.regions[0].blocks.append(), [PATTERN_PREFIX], items)
        except BaseException:
            op.operation.erase()
            raise
        _finish(emission, op)
    return target


def _finish(emission: Emission, op: Any) -> None:
    message = emission.refusal(op)
    if message is not None:
        op.operation.erase()
        raise use_error(emission.name, message.partition("\n")[0].removeprefix(f"'{emission.name}' op "))
    emission.schedule.note_consumed(op.operation, emission.consumed(op.operation))


def convert_dialects(target: OpHandle, items: Sequence[Any], type_converter: Any, options: dict[str, Any]) -> OpHandle:
    """`transform.apply_conversion_patterns`."""
    entry = methods()["apply_conversion_patterns"]
    known = [name for name in entry.fields if name not in ("target", "num_default_type_converter_region")]
    for name in options:
        if name not in known:
            raise use_error(entry.name, f"has no option '{name}' (options: type_converter, {', '.join(known)})")
    schedule = target.schedule
    with schedule.writing():
        emission = Emission(schedule, entry)
        schedule.use(target, entry.name, "target")
        fields = emission.fields(options, target)
        fields["num_default_type_converter_region"] = int(type_converter is not None)
        op = entry.cls(**fields, loc=emission.location)
        try:
            block = op.operation.regions[0].blocks.append()
            _body(target, entry.name, block, [CONVERSION_PREFIX, CONVERTER_PREFIX], items)
            if type_converter is not None:
                block = op.operation.regions[1].blocks.append()
                _body(target, entry.name, block, [CONVERSION_PREFIX], [type_converter])
        except BaseException:
            op.operation.erase()
            raise
        _finish(emission, op)
    return target


def run_pass(target: OpHandle, pass_name: str, options: dict[str, Any]) -> OpHandle:
    """`transform.apply_registered_pass`; parameters among the options become operands."""
    entry = methods()["apply_registered_pass"]
    schedule = target.schedule
    with schedule.writing():
        emission = Emission(schedule, entry)
        schedule.use(target, entry.name, "target")
        dynamic: list[Any] = []

        def option(value: Any) -> Any:
            if hasattr(value, "value") and hasattr(value, "schedule"):
                dynamic.append(value)
                return ir.Attribute.parse(f"#transform.param_operand<index={len(dynamic) - 1} : i64>")
            if isinstance(value, (list, tuple)):
                return ir.ArrayAttr.get([option(element) for element in value])
            return convert.plain(value)

        try:
            attributes = {name: option(value) for name, value in options.items()}
        except convert.Refused as refused:
            raise use_error(entry.name, str(refused), "options") from None
        given = {"pass_name": pass_name, "options": attributes, "dynamic_options": dynamic}
        fields = emission.fields(given, target)
        types = emission.result_types({}, target, {})
        op = emission.build(fields, types)
    result: OpHandle = returned(schedule, entry, op, types, target)
    return result
