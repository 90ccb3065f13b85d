"""Names that a dialect, its ops and its attributes had in older releases, in a text.

Upstream may have a dialect of the older name too. An op or attribute under that name is then ours where ours had it and
upstream has it not; where both have it, ours where the text is told to be of our system's, or has dialects that ours
stands beside.
"""

from __future__ import annotations

import functools
import re

from gpuir import host
from gpuir.host import ir
from gpuir.ods.definitions import Definition
from gpuir.ods.dialect import Dialect, dialect_of
from gpuir.ods.operation import OpSpec
from gpuir.ods.releases import Range, Release

#: The dialect whose ops are named without it.
_BUILTIN = "builtin."
_BARE_FUNCTION = re.compile(r"^[ \t]*func (?:(?:public|private|nested) )?@", re.M)


@functools.cache
def _context() -> ir.Context:
    return ir.Context()


@functools.cache
def _upstream_has(op: str) -> bool:
    """Whether upstream has an op of that name."""
    return _context().is_registered_operation(op)


@functools.cache
def _is_shared(namespace: str) -> bool:
    """Whether upstream has a dialect of that name."""
    return host.has_module(f"dialects.{namespace}")


def mentions_former(text: str, former: str, today: str) -> bool:
    """Whether the text has something of the dialect under its older name."""
    names = set(re.findall(rf"(?<![\w.]){re.escape(former)}[.<](\w[\w.$\-]*)", text))
    if not _is_shared(former):
        return bool(names)
    names = {name for name in names if not _upstream_has(f"{former}.{name}")}
    if not names:
        return False  # the dialect need not be imported
    dialect = dialect_of(today)
    assert dialect is not None
    definitions = {name for _, name in dialect.definitions}
    return any(f"{former}.{name}" in dialect.former_ops or name in definitions for name in names)


class FormerNames:
    """The older names that texts with these dialects may have; `told` is the release that the text is said to be of."""

    def __init__(self, dialects: list[Dialect], told: Release | None):
        #: By older namespace; and those of them that upstream has too.
        self.dialects = {name: dialect for dialect in dialects for name in dialect.was}
        self.shared = {name for name in self.dialects if _is_shared(name)}
        mentioned = {dialect.namespace for dialect in dialects}
        #: Older namespaces whose names are ours even where upstream has them too.
        self._ours = {
            name
            for name, dialect in self.dialects.items()
            if not mentioned.isdisjoint(dialect.depends) or (told is not None and told.system is dialect.system)
        }
        #: Older names of upstream's ops, with today's and the releases that have the older one.
        self.upstream = {
            old: today
            for system in {dialect.system for dialect in dialects if dialect.system is not None}
            for old, today in system.upstream.items()
        }
        self._ops = [dialect.former_ops for dialect in dialects if dialect.former_ops]
        #: By sigil and older name the attribute or type, and the releases that have the name.
        self.definitions: dict[str, tuple[Definition, Range]] = {
            name: (definition, range_)
            for dialect in dialects
            for name, definition, range_ in dialect.former_definitions()
        }

    @property
    def patterns(self) -> list[str]:
        """Regular expressions of the namespaces before an attribute or type."""
        patterns = []
        for name, dialect in self.dialects.items():
            pattern = re.escape(name)
            if name in self.shared:
                names = "|".join(sorted({re.escape(name) for _, name in dialect.definitions}))
                if not names:
                    continue
                pattern += rf"(?=[.<](?:{names})\b)"
            patterns.append(pattern)
        return patterns

    def undotted(self, text: str) -> tuple[str, ...]:
        """Names of ops that stand in the text without a dialect's, as functions did."""
        bare = text.startswith("func ") or any(f"{blank}func " in text for blank in " \t\n")
        if not self._ops or not bare or not _BARE_FUNCTION.search(text):
            return ()
        own = [name.removeprefix(_BUILTIN) for ops in self._ops for name in ops if name.startswith(_BUILTIN)]
        return (*own, *(name for name in self.upstream if "." not in name))

    def op(self, name: str) -> tuple[OpSpec, Range] | None:
        """The op that had that name, and the releases in which it had."""
        name = name if "." in name else f"{_BUILTIN}{name}"
        for ops in self._ops:
            known = ops.get(name)
            if known is not None:
                namespace = name.partition(".")[0]
                shared = namespace in self.shared and namespace not in self._ours and _upstream_has(name)
                return None if shared else known
        return None

    def attribute(self, name: str) -> str:
        """Today's name of an attribute in a dictionary: its namespace may be an older one."""
        namespace, dot, rest = name.partition(".")
        if not dot or namespace not in self.dialects or namespace in self.shared:
            return name
        return f"{self.dialects[namespace].namespace}.{rest}"
