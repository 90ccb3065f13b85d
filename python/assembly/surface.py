"""What the printed text of a format looks like: blanks, and types with or without their prefix.

Formats of several releases may read the same of a text, of which only one is as it would print it: then that release
wrote it, as far as nothing else in the text says more.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gpuir.assembly.spacing import Spacing
from gpuir.ods import format as f

if TYPE_CHECKING:
    from gpuir.ods.operation import OpSpec

#: Longer texts are not looked at.
LONGEST = 2_000
_VALUES = r"(?:%[\w$.\-#, %]*[\w$.\-])?"
_ANYTHING = ".*?"


def surface(spec: OpSpec, elements: tuple[f.Element, ...]) -> re.Pattern[str]:
    """A pattern of what the format prints behind the op's name; what it says of other things than these is anything."""
    return re.compile(_sequence(spec, elements, Spacing()), re.DOTALL)


def _sequence(spec: OpSpec, elements: tuple[f.Element, ...], spacing: Spacing) -> str:
    return "".join([_pattern(spec, element, spacing) for element in elements])


def _pattern(spec: OpSpec, element: f.Element, spacing: Spacing) -> str:
    if isinstance(element, f.Space):
        return re.escape(spacing.blank(element.text))
    if isinstance(element, f.Literal):
        return re.escape(spacing.literal(element.text))
    if isinstance(element, f.AttrDict):
        spacing.attr_dict()
        return rf"(?:{' attributes' if element.keyword else ''} \{{.*\}})?"
    if isinstance(element, f.Group):
        start = Spacing(spacing.space, spacing.punctuation)
        then = _sequence(spec, element.then, spacing)
        return f"(?:{then}|{_sequence(spec, element.otherwise, start)})"
    if isinstance(element, f.OIList):
        return "".join([f"(?:{_sequence(spec, clause, spacing)})?" for clause in element.clauses])
    blank = spacing.other()
    if isinstance(element, f.Variable) and element.name in spec.groups:
        return blank + _VALUES
    if isinstance(element, f.TypeOf) and element.name in spec.groups:
        own = spec.groups[element.name].constraint.own
        if own is not None and own.spec.fields and own.spec.alias is None:
            return f"{blank}(?:{'!' if element.qualified else '<'}.*?)?"
    return blank + _ANYTHING
