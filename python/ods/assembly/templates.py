"""Ops that were read, kept for later texts: what the host gets for a line of the same skeleton.

A skeleton's reading may depend on aliases (a result type that follows from an operand's encoding), so each template names
the aliases that were looked up with their definitions, and holds in texts that define them alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gpuir.ods.operation import OpSpec

#: The order of the operands among the names of the line (None: as they come), and the text around them.
Template = tuple[list[int] | None, str, str]
#: Aliases that were looked up, with the text of their definitions.
Aliases = tuple[tuple[str, str], ...]

#: Characters that are kept before all is dropped.
_CAPACITY = 16_000_000


class Templates:
    """All templates of the process, by op and skeleton."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[OpSpec, dict[str, dict[Aliases, Template]]]] = {}
        self._size = 0

    def find(self, name: str, spec: OpSpec, skeleton: str, alias_text: Callable[[str], str]) -> Template | None:
        """The template for a skeleton in a text whose aliases are what `alias_text` says."""
        known = self._known.get(name)
        if known is None or known[0] is not spec:
            return None
        for aliases, template in known[1].get(skeleton, {}).items():
            if all(alias_text(alias) == text for alias, text in aliases):
                return template
        return None

    def keep(self, name: str, spec: OpSpec, skeleton: str, aliases: Aliases, template: Template) -> None:
        """Keeps a template; `aliases` is what its reading looked up."""
        self._size += len(skeleton) + len(template[1]) + len(template[2]) + sum(len(text) for _, text in aliases)
        if self._size > _CAPACITY:
            self._known, self._size = {}, 0
        known = self._known.get(name)
        if known is None or known[0] is not spec:
            known = self._known[name] = (spec, {})
        known[1].setdefault(skeleton, {})[aliases] = template


#: A spec that is declared anew under its name has templates of its own.
TEMPLATES: Any = Templates()
