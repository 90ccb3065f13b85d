"""What was read, kept for later texts: lines, and attributes and types of gpuir dialects, with what the host gets.

A line is known by its skeleton, the line without the names of values. A reading is kept when it depends on nothing but

- the skeleton: it begins and ends between the ops of a region, and brackets that it opens or closes there are named;
- the aliases that were looked up, each with its definition;
- where an op at its end looked at what follows, the token that does, which then belongs to the key;
- the dialects that are declared: all is dropped when one is.

So a text means the same whatever was read before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from gpuir.ods.dialect import registrations

if TYPE_CHECKING:
    from gpuir.assembly.location_names import Loops
    from gpuir.errors import Diagnostic
    from gpuir.ods.definitions import Definition
    from gpuir.ods.dialect import Dialect
    from gpuir.ods.releases import Range, Release

#: Aliases that were looked up, with the text of their definitions; empty where there was none.
Aliases = tuple[tuple[str, str], ...]

#: Characters that are kept before all is dropped.
_CAPACITY = 32_000_000


class KnownLine:
    """How a line is rewritten, and what it does to the brackets around it."""

    __slots__ = (
        "alias", "closes", "count", "last_op", "looks_behind", "noted", "only_closes", "open_end", "opens", "order", "pattern",
        "special",
    )  # fmt: skip

    def __init__(
        self,
        pattern: str | None,
        order: tuple[int, ...] | None,
        count: int,
        *,
        closes: tuple[str, ...] = (),
        opens: tuple[str, ...] = (),
        only_closes: bool = False,
        open_end: bool = False,
        alias: tuple[str, int, str] | None = None,
        last_op: str | None = None,
        looks_behind: bool = False,
    ):
        #: The host's line, with ``%s`` for each variable; None: the line as it stands.
        self.pattern = pattern
        #: Which variables the pattern takes; None: all of them in their order.
        self.order = order
        #: Number of the line's variables.
        self.count = count
        #: Kinds of the brackets that it closes, innermost first, and of those that it leaves open, outermost first.
        self.closes, self.opens = closes, opens
        #: Whether it is but one closing brace: that may close the region of a gpuir op, too.
        self.only_closes = only_closes
        #: Whether its last token is a brace that opens a region if what follows says so.
        self.open_end = open_end
        #: Alias that it defines: its name, where the value begins in the line, and the value's text.
        self.alias = alias
        #: Name of the op of a gpuir dialect that ends the line, empty where there is none; None: the line is blank.
        self.last_op = last_op
        #: Whether an op at its end looked at what follows: the line is then known by that too, and this says only so.
        self.looks_behind = looks_behind
        #: The releases that have what is in it, where not all do.
        self.noted: frozenset[Range] = frozenset()
        #: Whether there is more to do than to write the line.
        self.special = bool(closes or opens or alias or looks_behind)

    def note(self, releases: frozenset[Range]) -> None:
        """Takes in which releases have what is in it."""
        self.noted, self.special = releases, True


class HostForm(NamedTuple):
    """A whole text for the host, the gpuir dialects in it, the releases that have what is in it, and what to warn of."""

    text: str
    dialects: list[Dialect]
    noted: frozenset[Range]
    #: Of a text whose values are named after their locations: names of those whose locations it does not show. Else None.
    named: Loops | None
    warnings: tuple[Diagnostic, ...] = ()


class Header:
    """Aliases that a text defined so far, and the lines that are known under them."""

    __slots__ = ("following", "lines")

    def __init__(self) -> None:
        self.lines: dict[str, KnownLine] = {}
        self.following: dict[tuple[str, str], Header] = {}

    def define(self, alias: str, value: str) -> Header:
        """The header with one more alias."""
        following = self.following.get((alias, value))
        if following is None:
            following = self.following[alias, value] = Header()
        return following


class LineMemo:
    """What is kept for the process."""

    def __init__(self) -> None:
        self.registrations = registrations()
        self.header = Header()
        self.size = 0
        self._lines: dict[str, dict[Aliases, KnownLine]] = {}
        self._own: dict[str, tuple[Definition, str, Aliases, frozenset[Range]]] = {}
        self._texts: dict[tuple[str, bool], HostForm] = {}

    def find(self, skeleton: str, alias_text: Callable[[str], str]) -> KnownLine | None:
        """The line in a text whose aliases are what `alias_text` says."""
        for aliases, line in self._lines.get(skeleton, {}).items():
            if _alike(aliases, alias_text):
                return line
        return None

    def keep(self, skeleton: str, aliases: Aliases, line: KnownLine) -> None:
        """Keeps a line; `aliases` is what its reading looked up."""
        self._lines.setdefault(skeleton, {})[aliases] = line
        self.size += len(skeleton) + len(line.pattern or "") + sum(len(text) for _, text in aliases)

    def find_own(
        self, text: str, definition: Definition, alias_text: Callable[[str], str]
    ) -> tuple[str, Aliases, frozenset[Range]] | None:
        """The host's spelling of an attribute or type of a gpuir dialect, the aliases that it depends on, and releases."""
        known = self._own.get(text)
        if known is None or known[0] is not definition:
            return None
        return known[1:] if _alike(known[2], alias_text) else None

    def keep_own(self, text: str, definition: Definition, host: str, aliases: Aliases, noted: frozenset[Range]) -> None:
        """Keeps an attribute or type that was read, and verified."""
        self._own[text] = (definition, host, aliases, noted)
        self.size += len(text) + len(host) + sum(len(text) for _, text in aliases)

    def find_text(self, key: tuple[str, bool]) -> HostForm | None:
        """The host's form of a whole text."""
        return self._texts.get(key)

    def keep_text(self, key: tuple[str, bool], form: HostForm) -> None:
        """Keeps a text that was read; the key is the text, and whether unregistered dialects were allowed."""
        self._texts[key] = form
        self.size += len(key[0]) + len(form.text)


def _alike(aliases: Aliases, alias_text: Callable[[str], str]) -> bool:
    """Whether a text defines the aliases as they were."""
    for alias, text in aliases:  # a loop: a generator takes longer to make than most lists to compare
        if alias_text(alias) != text:
            return False
    return True


_current: dict[Release | None, LineMemo] = {}


def line_memo(release: Release | None = None) -> LineMemo:
    """What is kept of texts that were said to be of a release, or of those that were not.

    Made anew when a dialect, op, attribute or type is declared, or when it has grown large.
    """
    memo = _current.get(release)
    if memo is None or memo.size > _CAPACITY or memo.registrations != registrations():
        memo = _current[release] = LineMemo()
    return memo
