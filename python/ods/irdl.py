"""The IRDL form of a dialect: what the host loads and what ``mlir-opt --irdl-file`` reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from gpuir.ods.operation import RUNS, OpSpec, Side

if TYPE_CHECKING:
    from gpuir.ods.definitions import Definition
    from gpuir.ods.dialect import Dialect

_FOREIGN = re.compile(r"irdl\.base @(\w+)::@(\w+)")


class _Body:
    """The lines of one IRDL definition and its SSA numbers."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.count = 0

    def value(self, text: str) -> str:
        """Defines a constraint; its SSA name."""
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(f"{name} = {text}")
        return name

    def constraint(self, alternatives: Sequence[str]) -> str:
        """One constraint, or `any_of` several. Each use gets values of its own: one value twice means equality."""
        if "irdl.any" in alternatives:
            return self.value("irdl.any")
        names = [self.value(text) for text in alternatives]
        return names[0] if len(names) == 1 else self.value(f"irdl.any_of({', '.join(names)})")

    def text(self, head: str) -> str:
        """The definition."""
        return f"  {head} {{\n" + "".join(f"    {line}\n" for line in self.lines) + "  }\n"


def _safe_names(names: list[str]) -> list[str]:
    """IRDL wants lower case and no repetition."""
    safe_names: list[str] = []
    for name in names:
        safe = "".join(c if c.isalnum() or c == "_" else "_" for c in name.lower())
        while safe in safe_names:
            safe += "_"
        safe_names.append(safe)
    return safe_names


def _definition(definition: Definition) -> str:
    body = _Body()
    parameters = []
    for field, name in zip(definition.fields, _safe_names([f.name for f in definition.fields]), strict=True):
        alternatives = list(field.parameter.irdl)
        if field.optional and "irdl.any" not in alternatives:
            alternatives.append("irdl.is unit")
        parameters.append(f"{name}: {body.constraint(alternatives)}")
    if parameters:
        body.lines.append(f"irdl.parameters({', '.join(parameters)})")
    return body.text(f"irdl.{'attribute' if definition.sigil == '#' else 'type'} @{definition.host_name}")


def _side(body: _Body, side: Side, directive: str, mixed: bool) -> None:
    names = _safe_names([group.name for group in side.groups])
    items = []
    for group, name in zip(side.groups, names, strict=True):
        if group.single_segment or not mixed:
            word = "" if group.kind == "one" else f"{group.kind} "
            items.append(f"{name}: {word}{body.constraint(group.constraint.irdl)}")
        else:
            # A constraint binds to the first type it meets, so each run of equal types has a segment of its own.
            items += [f"{name}{run}: variadic {body.constraint(group.constraint.irdl)}" for run in range(RUNS)]
    if items:
        body.lines.append(f"irdl.{directive}({', '.join(items)})")


def _operation(spec: OpSpec, regions: int, mixed: bool) -> str:
    body = _Body()
    _side(body, spec.operand_side, "operands", mixed)
    _side(body, spec.result_side, "results", mixed)
    # IRDL requires every attribute it names; optional ones are verified in Python.
    required = [field for field in spec.attributes.values() if field.required]
    if required:
        entries = [
            f'"{field.name}" = {body.constraint(getattr(field.constraint, "irdl", ("irdl.any",)))}'
            for field in required
        ]
        body.lines.append(f"irdl.attributes {{{', '.join(entries)}}}")
    if regions:
        values = []
        for index in range(regions):
            size = spec.regions[0 if spec.variadic_regions else index].size
            values.append(body.value("irdl.region" + (f" with size {size.blocks}" if size.blocks else "")))
        names = (
            [f"region{i}" for i in range(regions)]
            if spec.variadic_regions
            else _safe_names([r.name for r in spec.regions])
        )
        body.lines.append("irdl.regions(" + ", ".join(f"{n}: {v}" for n, v in zip(names, values, strict=True)) + ")")
    return body.text(f"irdl.operation @{spec.host_name(regions, mixed).partition('.')[2]}")


def dialect_text(dialect: Dialect, known: Iterable[Dialect]) -> str:
    """The dialect as text of one ``irdl.dialect``."""
    parts = [_definition(definition) for definition in dialect.definitions.values()]
    for cls in dialect.ops.values():
        spec = cls.spec
        counts = range(len(spec.host_names)) if spec.variadic_regions else [len(spec.regions)]
        parts += [
            _operation(spec, count, mixed)
            for count in counts
            for mixed in ((False, True) if spec.has_mixed else (True,))
        ]
    text = f"irdl.dialect @{dialect.host} {{\n{''.join(parts)}}}\n"
    return _FOREIGN.sub(lambda match: _foreign(dialect, known, match), text)


def _foreign(dialect: Dialect, known: Iterable[Dialect], match: re.Match[str]) -> str:
    """A reference to another dialect's attribute or type goes by its full name: symbols resolve in one module only."""
    if match[1] == dialect.host:
        return match[0]
    other = next(d for d in known if d.host == match[1])
    sigil = next(d.sigil for d in other.definitions.values() if d.host_name == match[2])
    return f'irdl.base "{sigil}{match[1]}.{match[2]}"'
