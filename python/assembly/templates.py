"""What was read, kept for later texts: lines of one skeleton, and own attributes and types, with what the host gets.

A reading may depend on aliases (a result type that follows from an operand's encoding). Each names the aliases that were
looked up, with their definitions, and holds in texts that define them alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gpuir.ods.definitions import Definition
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
        self._own: dict[str, tuple[Definition, str, Aliases]] = {}
        self._size = 0

    def find(self, name: str, spec: OpSpec, skeleton: str, alias_text: Callable[[str], str]) -> Template | None:
        """The template for a skeleton in a text whose aliases are what `alias_text` says."""
        known = self._known.get(name)
        if known is None or known[0] is not spec:
            return None
        for aliases, template in known[1].get(skeleton, {}).items():
            if _alike(aliases, alias_text):
                return template
        return None

    def keep(self, name: str, spec: OpSpec, skeleton: str, aliases: Aliases, template: Template) -> None:
        """Keeps a template; `aliases` is what its reading looked up."""
        self._make_room(len(skeleton) + len(template[1]) + len(template[2]), aliases)
        known = self._known.get(name)
        if known is None or known[0] is not spec:
            known = self._known[name] = (spec, {})
        known[1].setdefault(skeleton, {})[aliases] = template

    def find_own(
        self, text: str, definition: Definition, alias_text: Callable[[str], str]
    ) -> tuple[str, Aliases] | None:
        """The host's spelling of an own attribute or type, and the aliases that it depends on."""
        known = self._own.get(text)
        if known is None or known[0] is not definition:
            return None
        return known[1:] if _alike(known[2], alias_text) else None

    def keep_own(self, text: str, definition: Definition, host: str, aliases: Aliases) -> None:
        """Keeps an own attribute or type that was read, and verified."""
        self._make_room(len(text) + len(host), aliases)
        self._own[text] = (definition, host, aliases)

    def _make_room(self, size: int, aliases: Aliases) -> None:
        self._size += size + sum(len(line) for _, line in aliases)
        if self._size > _CAPACITY:
            self._known, self._own, self._size = {}, {}, 0


def _alike(aliases: Aliases, alias_text: Callable[[str], str]) -> bool:
    """Whether a text defines the aliases as they were."""
    for alias, text in aliases:  # a loop: a generator takes longer to make than most lists to compare
        if alias_text(alias) != text:
            return False
    return True


#: A spec that is declared anew under its name has templates of its own.
TEMPLATES = Templates()
