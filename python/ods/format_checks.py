"""Checks of declarative formats against what is declared; a wrong one is a SpecError when the class is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.errors import SpecError
from gpuir.ods import format as f

if TYPE_CHECKING:
    from gpuir.ods.definitions import Definition
    from gpuir.ods.operation import Group, OpSpec, RegionField, SuccessorField
    from gpuir.ods.releases import Range


def check_op_format(spec: OpSpec, elements: f.Format, releases: Range | None = None) -> None:
    """Refuses a format that names what the op does not have, or never shows what it has in the format's releases."""
    where = f"'{spec.name}'"
    known = {*spec.groups, *spec.attributes, *(r.name for r in spec.regions), *(s.name for s in spec.successors)}
    shown: set[str] = set()
    dictionaries = 0
    custom = False
    for element in f.walk(elements):
        if isinstance(element, f.Variable):
            if element.name not in known:
                raise SpecError(
                    f"{where}: format names ${element.name}; declared are {', '.join(sorted(known)) or 'no names'}"
                )
            shown.add(element.name)
        elif isinstance(element, (f.TypeOf, f.Functional)):
            for name in element.groups:
                if name not in spec.groups and name not in (f.OPERANDS, f.RESULTS):
                    raise SpecError(f"{where}: type of '{name}', which is no operand or result")
        elif isinstance(element, f.AttrDict):
            dictionaries += 1
        elif isinstance(element, f.All):
            shown |= {g.name for g in spec.operands} if element.kind == "operands" else set()
            shown |= {r.name for r in spec.regions} if element.kind == "regions" else set()
            shown |= {s.name for s in spec.successors} if element.kind == "successors" else set()
        elif isinstance(element, f.Parameters):
            raise SpecError(f"{where}: params and struct belong to attributes and types")
        elif isinstance(element, f.Custom):
            custom = True
            spec.dialect.directive_functions(element.name, where)
        elif isinstance(element, f.Group) and isinstance(element.first, (f.Space, f.Group, f.OIList, f.All)):
            raise SpecError(f"{where}: a group cannot begin with {type(element.first).__name__}")
    if dictionaries != 1:
        raise SpecError(f"{where}: a format has one attr-dict, this one has {dictionaries}")
    if not custom:  # whose functions may know types that the format does not show
        _check_types(spec, elements, releases)
    declared: list[Group | RegionField | SuccessorField]
    declared = [*(group for group in spec.operands if _has(group, releases)), *spec.regions, *spec.successors]
    for name in [part.name for part in declared]:
        if name not in shown and not custom:
            raise SpecError(f"{where}: the format never shows ${name}")


def _has(group: Group, releases: Range | None) -> bool:
    """Whether some of the releases have the operand or result."""
    return releases is None or group.releases is None or releases & group.releases is not None


def _check_types(spec: OpSpec, elements: f.Format, releases: Range | None) -> None:
    """Refuses a format from which the type of an operand or a result does not follow."""
    known = {group.name for group in spec.groups.values() if group.constraint.text is not None}
    known -= {group.name for group in spec.results if group.kind == "variadic"}
    for element in f.walk(elements):
        if isinstance(element, (f.TypeOf, f.Functional)):
            known.update(element.groups)
    known |= {g.name for g in spec.operands} if f.OPERANDS in known else set()
    known |= {g.name for g in spec.results} if f.RESULTS in known or spec.infer is not None else set()
    before = -1
    while len(known) != before:
        before = len(known)
        known |= {derived for source, derived, _ in spec.rules if source in known}
    for group in spec.groups.values():
        # An optional result is absent in a text that does not say its type.
        if group.name not in known and _has(group, releases) and not (group.is_result and group.kind == "optional"):
            noun = "result" if group.is_result else "operand"
            infer = ", or define infer_types" if group.is_result else ""
            raise SpecError(
                f"'{spec.name}': the type of {noun} '{group.name}' does not follow from the format: show type(${group.name}) "
                f"in it, derive it by a trait such as AllTypesMatch or TypesMatchWith, give it a constraint with one type{infer}"
            )


def check_definition_format(definition: Definition, elements: f.Format) -> None:
    """Refuses a format that names no parameter, or has what only ops have."""
    where = f"{definition.sigil}{definition.full_name}"
    parameters = [field.name for field in definition.fields]
    for element in f.walk(elements):
        names: tuple[str, ...] = ()
        if isinstance(element, f.Variable):
            names = (element.name,)
        elif isinstance(element, f.Parameters):
            names = element.names
        elif isinstance(element, f.Custom):
            definition.dialect.directive_functions(element.name, where)
        elif not isinstance(element, (f.Space, f.Literal, f.Group)):
            raise SpecError(f"{where}: {type(element).__name__} has no meaning in the format of an attribute or type")
        for name in names:
            if name not in parameters:
                raise SpecError(f"{where}: format names ${name}, parameters are {', '.join(parameters) or 'none'}")
