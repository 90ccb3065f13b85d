"""Runs a schedule's script on a payload, and makes exceptions of what the interpreter says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from gpuir.assembly.diagnostics import at, document_message, file_location
from gpuir.dialects.transform import extension
from gpuir.dialects.transform.steps import STEPS, WATCHED, WatchOp
from gpuir.errors import Diagnostic
from gpuir.host import ir, module
from gpuir.ods.dialect import DIALECTS
from gpuir.schedules.errors import ScheduleFailure, use_error
from gpuir.schedules.values import kind_of

if TYPE_CHECKING:
    from gpuir.schedules.building import Schedule

_FAILED = "Failed to apply named transform sequence."
# Some of the host's messages have no line end before the next one.
_PART = re.compile(r"(?:^(?:Diagnostic message )?|(?<=[a-z]))at (?=loc\()", re.MULTILINE)


def run(schedule: Schedule, payload: Any) -> None:
    """Interprets the script on ``payload``."""
    op = getattr(payload, "operation", payload)
    if not isinstance(op, ir.Operation):
        raise use_error("schedule.apply", f"expected a module or an op, got {payload!r}", "payload")
    schedule.verify()
    script = _watched(schedule, op.context)
    interpreter = module("dialects.transform.interpreter")
    WATCHED.clear()
    try:
        with op.context:
            interpreter.apply_named_sequence(op, script.regions[0].blocks[0].operations[0], script)
    except ValueError as error:
        # A Python step's own ValueError comes out as it is.
        if not str(error).startswith(_FAILED):
            raise
        raise failure(str(error), op.context) from None
    finally:
        if schedule.marks:
            _unmark(op, schedule.marks)


def _unmark(payload: ir.Operation, names: set[str]) -> None:
    """Takes off the attributes by which steps found payload again."""

    def visit(op: Any) -> ir.WalkResult:
        for name in names:
            if name in op.operation.attributes:
                del op.operation.attributes[name]
        return ir.WalkResult.ADVANCE

    payload.walk(visit)


def _watched(schedule: Schedule, context: ir.Context) -> ir.Operation:
    """A copy of the script in ``context`` that remembers the payload of each step, for messages."""
    STEPS.load(context)
    if context == schedule.context:
        script = schedule.module.operation.clone()
    else:
        text: Any = schedule.module.operation.get_asm(enable_debug_info=True)
        for dialect in list(DIALECTS.values()):
            if f'"{dialect.host}.' in text:
                dialect.load(context)
        script = ir.Module.parse(text, context).operation.clone()
    steps: list[ir.Operation] = []
    matchers: set[str] = set()

    def collect(op: Any) -> ir.WalkResult:
        op = op.operation
        if op.name == "transform.foreach_match":
            matchers.update(attribute.value for attribute in op.attributes["matchers"])
        if op.name == "transform.collect_matching":
            matchers.add(op.attributes["matcher"].value)
        if op.name != "transform.yield" and len(op.operands):
            steps.append(op)
        return ir.WalkResult.ADVANCE

    script.walk(collect)
    with context:
        for op in steps:
            around: Any = op
            while around.name != "transform.named_sequence":
                around = around.parent.operation
            # A matcher may hold only ops that match.
            if (
                ir.StringAttr(around.attributes["sym_name"]).value not in matchers
                and kind_of(op.operands[0].type) == "op"
            ):
                with ir.InsertionPoint(op), op.location:
                    WatchOp(op.operands[0])
    return script


def failure(text: str, context: ir.Context) -> ScheduleFailure:
    """The exception behind the text that the host's interpreter raises: a message at a location, and notes."""
    starts = list(_PART.finditer(text))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    parts = [_place(text[match.end() : end], context) for match, end in zip(starts, ends)]
    # A silenceable failure comes once for each payload op, and may come with an empty message first.
    parts = list({(str(loc), message): (loc, message) for loc, message in parts if message}.values()) or parts
    if not parts:
        return ScheduleFailure([Diagnostic("error", text.removeprefix(_FAILED).strip() or text)])
    loc, message = parts[0]
    message = _python_message(message, loc)
    notes = []
    if not _step(loc) and WATCHED and _step(WATCHED[0][0]):  # a definite failure stands at the payload
        notes = [at(loc, "note", "it failed here")]
        loc = WATCHED[0][0]
    step = _step(loc)
    message = message.replace("'transform.gpuir.watch'", f"'{step}'")  # a precondition that it checks
    if step and not message.startswith("'"):
        message = f"'{step}' op {message.removeprefix('op ')}"
    line, _, rest = message.partition("\n")
    if rest:
        notes.append(at(loc, "note", document_message(rest)))
    notes += [at(p, "note", document_message(m)) for p, m in parts[1:] if not m.startswith("see current operation")]
    watched = [at(where, "note", f"payload op '{name}'") for of, name, where in WATCHED if of == loc]
    told = {(note.file, note.line) for note in notes}
    notes += [note for note in dict.fromkeys(watched) if (note.file, note.line) not in told or note.file == "-"]
    error = at(loc, "error", document_message(line.rstrip(": ")), notes)
    # Of several payload ops the host's notes name the one at fault.
    named = (w for p, _ in parts for w in watched if (w.file, w.line, w.column) == (file_location(p) or ()))
    return ScheduleFailure([error], step, next(named, next(iter(watched), None)))


def _step(loc: ir.Location) -> str:
    """The name of the transform op that stands at the location."""
    name = loc.name_str if isinstance(loc, ir.NameLoc) else ""
    return name if name.startswith("transform.") else ""


def _python_message(message: str, loc: ir.Location) -> str:
    """The message of a Python step's silenceable failure, for which the host has a fixed one."""
    return (extension.failure_message(loc) or message) if message == extension.HOST_MESSAGE else message


def _place(text: str, context: ir.Context) -> tuple[ir.Location, str]:
    """The location at the beginning of the text, and what follows its colon."""
    depth, quoted, position = 0, False, 0
    for position, character in enumerate(text):
        if character == '"' and text[position - 1] != "\\":
            quoted = not quoted
        elif not quoted and character in "(<[":
            depth += 1
        elif not quoted and character in ")>]":
            depth -= 1
            if depth == 0:
                break
    # The host parses a location only where an op has it.
    location = ir.Module.parse(f"module {{}} {text[: position + 1]}", context).operation.location
    rest = text[position + 1 :].removeprefix(":").strip()
    return _place(rest[3:], context) if rest.startswith("at loc(") else (location, rest)
