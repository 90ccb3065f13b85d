"""Whose text a module was: found out from what was read, kept on the module, and left out when gpuir prints that."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from gpuir.assembly.diagnostics import at, document_message
from gpuir.assembly.op_writer import lacking
from gpuir.errors import Diagnostic, ParseError
from gpuir.host import ir
from gpuir.ods.definitions import AttrBase, Definition, TypeBase
from gpuir.ods.operation import OpSpec
from gpuir.ods.releases import Check, Hint, Range, Release, release_of
from gpuir.ods.traits import VerifyError

#: The attribute of modules, as the host and its bytecode have it.
ATTRIBUTE = "gpuir.release"
_HEADER = re.compile(rf'^(\s*module\b[^\n]*? attributes \{{[^\n]*?)(, )?{re.escape(ATTRIBUTE)} = "[^"]*"(, )?', re.M)
_GENERIC = re.compile(rf'^(\}}\) \{{.*?)(, )?{re.escape(ATTRIBUTE)} = "[^"]*"(, )?(?=[^\n]*\}} : \(\) -> \(\))', re.M)
_EMPTY_GENERIC = re.compile(r"^\}\) \{\} :", re.M)
_EMPTY = re.compile(r"^(\s*module\b[^\n]*?) attributes \{\}", re.M)
#: Behind the release, where values of the text were named after their locations.
_NAMED = "; values named after locations"


class Kept(NamedTuple):
    """What a module says of the text that it was read from."""

    release: Release
    #: Whether values were named after their locations, where the text had any.
    named: bool


def found_release(noted: Iterable[Range]) -> Release | None:
    """The oldest printed release that has all of it; where none has, the oldest that has what came last. None: the default."""
    hints = {one for one in noted if isinstance(one, Hint)}
    ranges = [one for one in noted if one not in hints] or [one.system.all() for one in hints]
    if not ranges:
        return None
    system = ranges[0].system
    first = max(one.first for one in ranges)
    last = min(one.last for one in ranges)
    if last < system.default.index:
        return system.default  # older than what can be printed: today's words
    for hint in sorted(hints, key=lambda one: (one.first, one.last)):
        if hint.system is system and max(first, hint.first) <= min(last, hint.last):
            first, last = max(first, hint.first), min(last, hint.last)
    return Release(system, max(first, system.default.index))


def former_release(told: Release | None, noted: Iterable[Range]) -> Release | None:
    """The newest release whose text it can be, where that is before those that are printed; None: it is not."""
    if told is not None:
        return told if told < told.system.default else None
    former = [one for one in noted if one.former and not isinstance(one, Hint)]
    return Release(former[0].system, min(one.last for one in former)) if former else None


def keep_release(module: ir.Module, told: Release | None, noted: Iterable[Range], named: bool) -> None:
    """Says on the module whose text it was, where that is not what IR is printed as anyway."""
    release = told or found_release(noted)
    if release is None or release.index <= release.system.default.index:
        return
    with module.context:
        module.operation.attributes[ATTRIBUTE] = ir.StringAttr.get(f"{release}{_NAMED if named else ''}")


def own_types(type: Any) -> Iterator[Any]:
    """The type, the types that are its parameters, and a tensor's elements and encoding, if they are gpuir's own."""
    if isinstance(type, TypeBase):
        yield type
        for field in type.spec.fields:
            value = getattr(type, field.python) if field.parameter.python in ("Type", "Sequence[Type]") else ()
            for inner in value if isinstance(value, (list, tuple)) else (value,):
                yield from own_types(inner)
    elif isinstance(type, ir.RankedTensorType):
        yield from own_types(type.element_type)
        if isinstance(type.encoding, AttrBase):
            yield type.encoding


def misfits(operation: Any, release: Release, lowers: bool = False) -> list[Diagnostic]:
    """The first op or type that the release takes in general, but not as it is: what its verifiers ask and others' do not.

    `lowers`: and what its lowering fails on.
    """
    refused: list[Diagnostic] = []
    rules: dict[Any, list[tuple[Range, Check]]] = {}
    known: set[ir.Type] = set()

    def check(op: Any, spec: OpSpec | Definition, value: Any) -> None:
        own = rules.get(spec)
        if own is None:
            asked = [*spec.release_rules, *(spec.lowering_rules if lowers and isinstance(spec, OpSpec) else ())]
            own = rules[spec] = [rule for rule in asked if release in rule[0]]
        for range_, rule in own:
            try:
                rule(value)
            except VerifyError as error:
                name = f"'{spec.name}' op" if isinstance(spec, OpSpec) else f"{spec.sigil}{spec.full_name}"
                refused.append(at(op.location, "error", document_message(f"{name} {error}, in {range_}")))
                return

    def visit(op: Any) -> ir.WalkResult:
        values = [*op.results, *(argument for region in op.regions for block in region for argument in block.arguments)]
        for type in {value.type for value in values} - known:
            known.add(type)
            for inner in own_types(type):
                if inner.spec.dialect.system is release.system:
                    check(op, inner.spec, inner)
                    releases = inner.verify() if inner.spec.verifies else None
                    what = f"such {inner.spec.sigil}{inner.spec.full_name}"
                    if releases and (reason := lacking(what, inner.spec.dialect.range(releases), release)):
                        refused.append(at(op.location, "error", reason))
        spec = getattr(op.opview, "spec", None)
        if isinstance(spec, OpSpec) and spec.dialect.system is release.system:
            check(op, spec, op.opview)
        return ir.WalkResult.INTERRUPT if refused else ir.WalkResult.ADVANCE

    operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return refused[:1]


def check_release(module: ir.Module, release: Release) -> None:
    """Refuses what the release takes in general, but not as they are."""
    refused = misfits(module.operation, release)
    if refused:
        raise ParseError(refused)


def came_from(kept: Release | None, told: Release | None) -> Release | None:
    """The release that IR came from which is printed for another one; None where it is printed for its own."""
    if told is None:
        return None
    source = told.system.default if kept is None or kept.system is not told.system else kept
    return source if source != told else None


def kept_release(operation: Any) -> Kept | None:
    """What is said on the op, or on a module around it."""
    while operation is not None:
        operation = operation.operation
        if operation.name == "builtin.module" and ATTRIBUTE in operation.attributes:
            attribute = operation.attributes[ATTRIBUTE]
            try:
                text = ir.StringAttr(attribute).value
                return Kept(release_of(text.removesuffix(_NAMED)), text.endswith(_NAMED))
            except ValueError:
                return None  # somebody else's attribute
        operation = _parent(operation)
    return None


def _parent(operation: ir.Operation) -> ir.Operation | None:
    """The op around an op; None for a detached one too."""
    try:
        return operation.parent
    except ValueError:
        return None


def hide_release(text: str) -> str:
    """The host's text of a module without the attribute."""

    def without(match: re.Match[str]) -> str:
        return match[1] + (", " if match[2] and match[3] else "")

    if text.startswith('"builtin.module"') or '\n"builtin.module"(' in text[:100_000] or text.lstrip().startswith('"'):
        end = text.rfind("\n}) {") + 1
        shorter = _GENERIC.sub(without, text[end:], count=1)
        return text[:end] + _EMPTY_GENERIC.sub("}) :", shorter, count=1)
    shorter = _HEADER.sub(without, text, count=1)
    return _EMPTY.sub(r"\1", shorter, count=1) if shorter != text else text


def printed_release(release: str | Release) -> Release:
    """The release of that name, which must be one whose text is printed."""
    found = release_of(release)
    if found < found.system.default:
        printed = found.system.printed
        raise ValueError(
            f"gpuir reads {found} and prints {printed[0]} to {printed[-1].number}: leave out the release, for the oldest of "
            "these that can say it all, or name one"
        )
    return found
