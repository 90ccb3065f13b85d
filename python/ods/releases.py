"""Releases of the system whose text a dialect is, and what holds in which of them.

TRITON = System("triton", "3.3 3.4 3.5 3.6", first_printed="3.4")

A spec says of an op, an attribute, a parameter, a case of an enum or a format in which releases it holds: ``"3.6-"`` is from
3.6 on, ``"-3.5"`` up to 3.5, ``"3.4-3.5"`` and ``"3.4"`` are what they look like. In memory there is one form; a text is read
in the words of any release, and printed in those of one.

Other words for the same are said where they differ, in the narrowest of three ways, each of which costs nothing where it is not used:

- ``assembly={range: format}`` of an op: the same operands and attributes in another order, under other keywords. Formats are
  compiled once for a release.
- ``respelled`` of an op (`gpuir.ods.respelling`): attributes under other names, or several in one. It sees the attributes of
  one op, in the generic form and in dictionaries too, where no format reaches.
- ``spellings``, ``canonical`` and ``spell`` of an attribute or a type: other keys for its parameters. It sees the parameters,
  wherever the attribute stands, and nothing of the op.

They are not one, since they see different things: a format has no values when it is compiled, `spell` has no op around it.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from gpuir.errors import SpecError
from gpuir.importing import import_module

#: Every system that was declared, by name.
SYSTEMS: dict[str, System] = {}
#: Where those of gpuir's own dialects are declared; imported when a release is first named.
BUNDLED_SYSTEMS: dict[str, str] = {"triton": "gpuir.dialects.tt.dialect"}

T = TypeVar("T")
Check = Callable[..., None]
CheckT = TypeVar("CheckT", bound=Callable[..., None])


class System:
    """A system that others release, whose text a dialect reads and prints.

    Args:
        name: as users write it before a release, ``triton-3.8``.
        releases: their numbers, oldest first, blanks between them.
        first_printed: the oldest release that can be printed; what IR that no text says anything of is printed as.
        named: the releases whose text with locations names values after these; "": none.
        packed_bools: the releases that write constants of i1 in hexadecimal with a bit an element (`gpuir.ods.packed_bools`).
        upstream: older names of upstream's ops in the system's texts, with today's and the releases that have them; without a
            dialect's name in texts that have functions so.
        upgrade: the module whose function ``upgrade(module, release)`` brings what was read of a text before that, of that
            release at the newest, to today's form.
        carry: the module whose function ``carried(module, source, release)`` gives a copy of IR of one release in the ops that
            another has for these.
    """

    def __init__(
        self,
        name: str,
        releases: str,
        *,
        first_printed: str,
        named: str = "",
        packed_bools: str = "",
        upgrade: str = "",
        carry: str = "",
        upstream: Mapping[str, tuple[str, str]] | None = None,
    ):
        self.name, self.upgrade, self.carry = name, upgrade, carry
        self.numbers = tuple(releases.split())
        self.default = Release(self, self.numbers.index(first_printed))
        self.named = self.range(named) if named else None
        self.packed_bools = self.range(packed_bools) if packed_bools else None
        #: By older name of an op of upstream's today's, and the releases that have the older one.
        self.upstream = {old: (today, self.range(text)) for old, (today, text) in (upstream or {}).items()}
        SYSTEMS[name] = self

    def __repr__(self) -> str:
        return f"<system {self.name}>"

    @property
    def newest(self) -> Release:
        return Release(self, len(self.numbers) - 1)

    @property
    def printed(self) -> list[Release]:
        """The releases whose text can be printed, oldest first."""
        return [Release(self, index) for index in range(self.default.index, len(self.numbers))]

    def release(self, text: str) -> Release:
        """The release of that number; a third number, and whatever stands behind it, makes no difference."""
        number = ".".join(text.removeprefix(f"{self.name}-").split(".")[:2])
        if number not in self.numbers:
            raise ValueError(
                f"no release of {self.name} that gpuir knows: '{text}'; it knows {self.numbers[0]} to {self.numbers[-1]}, "
                f"{self.name}-{self.numbers[-1]} for instance"
            )
        return Release(self, self.numbers.index(number))

    @functools.cache  # noqa: B019  # systems are declared once and live as long as the process
    def range(self, text: str) -> Range:
        """What ``3.6-``, ``-3.5``, ``3.4-3.5`` or ``3.4`` says."""
        since, dash, until = text.partition("-")
        try:
            first = self.numbers.index(since) if since else 0
            last = self.numbers.index(until) if until else len(self.numbers) - 1 if dash else first
        except ValueError:
            raise SpecError(f"releases '{text}' of {self.name}: it has {', '.join(self.numbers)}") from None
        if not text or first > last:
            raise SpecError(f"releases '{text}' of {self.name}: expected '3.6-', '-3.5', '3.4-3.5' or '3.4'")
        return Range(self, first, last)

    def all(self) -> Range:
        return Range(self, 0, len(self.numbers) - 1)

    def packs_bools(self, release: Release) -> bool:
        """Whether a text of that release has constants of i1 in hexadecimal with a bit an element."""
        return self.packed_bools is not None and release in self.packed_bools

    def names_values(self, release: Release) -> bool:
        """Whether a text of that release with locations names values after these."""
        return self.named is not None and release in self.named


@dataclasses.dataclass(frozen=True)
class Release:
    """One release of a system; what differs in its third number is nothing that is read or printed."""

    system: System
    index: int

    @property
    def number(self) -> str:
        return self.system.numbers[self.index]

    def __str__(self) -> str:
        return f"{self.system.name}-{self.number}"

    def __lt__(self, other: Release) -> bool:
        return self.index < other.index


@dataclasses.dataclass(frozen=True)
class Range:
    """Releases of a system, one after the other."""

    system: System
    first: int
    last: int

    def __contains__(self, release: Release) -> bool:
        return release.system is not self.system or self.first <= release.index <= self.last

    def __and__(self, other: Range) -> Range | None:
        """The releases in both; None where there are none."""
        first, last = max(self.first, other.first), min(self.last, other.last)
        return Range(self.system, first, last) if first <= last else None

    def up_to(self, other: Range) -> Range:
        """The releases of both, and those between."""
        return Range(self.system, min(self.first, other.first), max(self.last, other.last))

    def __str__(self) -> str:
        numbers = self.system.numbers
        if self.last == len(numbers) - 1:
            return f"{self.system.name} from {numbers[self.first]} on" if self.first else f"every {self.system.name}"
        if self.first == 0:
            return f"{self.system.name} up to {numbers[self.last]}"
        if self.first == self.last:
            return f"{self.system.name} {numbers[self.first]}"
        return f"{self.system.name} {numbers[self.first]} to {numbers[self.last]}"

    @property
    def behind(self) -> Range | None:
        """The releases behind the last one; None where there are none."""
        newest = len(self.system.numbers) - 1
        return Range(self.system, self.last + 1, newest) if self.last < newest else None

    @property
    def hint(self) -> Hint:
        return Hint(self.system, self.first, self.last)

    @functools.cached_property
    def everything(self) -> bool:
        """Whether it says nothing."""
        return self.first == 0 and self.behind is None

    @functools.cached_property
    def printed(self) -> bool:
        """Whether every release whose text is printed is in it."""
        return self.first <= self.system.default.index and self.behind is None

    @functools.cached_property
    def former(self) -> bool:
        """Whether only releases before those whose text is printed are in it."""
        return self.last < self.system.default.index


class Hint(Range):
    """Releases that print something as it was read, where all would read it: they count where nothing else says more."""


class ByRelease(Generic[T]):
    """What differs between releases: the value of each range; of several that hold, the first counts."""

    def __init__(self, entries: Iterable[tuple[Range | None, T]]):
        self.entries = tuple(entries)

    @classmethod
    def of(cls, given: T | Mapping[str, T] | None, system: System | None, where: str) -> ByRelease[T]:
        """From a spec's value, or its values by range."""
        if given is None:
            return cls(())
        if not isinstance(given, Mapping):
            return cls(((None, given),))
        if system is None:
            raise SpecError(f"{where}: values by release, in a dialect without `system`")
        return cls((system.range(text), value) for text, value in given.items())

    def __bool__(self) -> bool:
        return bool(self.entries)

    def at(self, release: Release | None) -> T | None:
        """The value in a release; that of the newest where none is said."""
        for range_, value in self.entries:
            if range_ is None or (
                range_.last == len(range_.system.numbers) - 1 if release is None else release in range_
            ):
                return value
        return None


def system_of(text: str) -> System:
    """The system that a release's name begins with: ``triton-3.8``."""
    for name, module in BUNDLED_SYSTEMS.items():
        if name not in SYSTEMS and text.startswith(f"{name}-"):
            import_module(module)
    for name, system in SYSTEMS.items():
        if text.startswith(f"{name}-"):
            return system
    known = ", ".join(f"{name}-{system.numbers[-1]}" for name, system in SYSTEMS.items())
    raise ValueError(f"expected a release such as {known or 'none (no dialect has any)'}, got '{text}'")


def release_of(text: str | Release) -> Release:
    """The release of that name."""
    return text if isinstance(text, Release) else system_of(text).release(text)


# Rules of verifiers ---------------------------------------------------------------------------------------------------


def in_releases(releases: str) -> Callable[[CheckT], CheckT]:
    """Decorates a method of an op, a type, an attribute or a trait: a rule, ``"3.8-"``, that only those releases' verifiers have.

    The method raises VerifyError. IR that no release is said of does not follow such a rule; a text that is told to be of
    one of the releases does.
    """

    def mark(method: CheckT) -> CheckT:
        method.in_releases = {releases: ()}  # type: ignore[attr-defined]
        return method

    return mark


def by_release(arguments: Mapping[str, object]) -> Callable[[CheckT], CheckT]:
    """As `in_releases`, of a rule that is asked in several ranges of releases with a last argument of each.

    ``@by_release({"3.6-3.7": "-3.7", "3.8-": "3.8"})``: in 3.6 and 3.7 the method is called with ``"-3.7"``.
    """

    def mark(method: CheckT) -> CheckT:
        method.in_releases = {releases: (argument,) for releases, argument in arguments.items()}  # type: ignore[attr-defined]
        return method

    return mark


def rules_of(owner: type, system: System | None) -> list[tuple[Range, Check]]:
    """The rules of a class and of its bases, of several of one name the last."""
    if system is None:
        return []
    named = {name: value for cls in reversed(owner.__mro__) for name, value in vars(cls).items()}
    rules = [rule for rule in named.values() if hasattr(rule, "in_releases")]
    return [
        (system.range(releases), _with(rule, last)) for rule in rules for releases, last in rule.in_releases.items()
    ]


def _with(rule: Check, last: tuple[object, ...]) -> Check:
    return (lambda *given: rule(*given, *last)) if last else rule
