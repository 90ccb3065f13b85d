"""The words by which texts with some gpuir dialects are read: namespaces, older names, and whose a name is."""

from __future__ import annotations

import functools
import re

from gpuir.assembly import tokens
from gpuir.assembly.former_names import FormerNames
from gpuir.ods.definitions import Definition
from gpuir.ods.dialect import Dialect, registrations
from gpuir.ods.masks import MASKS
from gpuir.ods.operation import OpSpec
from gpuir.ods.releases import Range, Release

#: Releases, and what they alone have.
Notes = tuple[tuple[Range, str], ...]


class DialectWords:
    """The words of these dialects; they hold as long as none is declared. `told` is the release that a text is said to be of."""

    def __init__(self, dialects: tuple[Dialect, ...], told: Release | None):
        self.by_namespace = {d.namespace: d for d in dialects}
        #: Older names of dialects and of what is in them.
        self.former = FormerNames(list(dialects), told)
        namespaces = sorted(map(re.escape, self.by_namespace), key=len, reverse=True)
        names = "|".join([*namespaces, *self.former.patterns]) or "(?!)"
        self.by_namespace.update(self.former.dialects)
        #: An attribute or type of one of the dialects, up to the dot or bracket behind the namespace.
        self.own = re.compile(rf"[#!](?:{names})[.<]")
        self.own_or_string = re.compile(
            rf"(?P<own>[#!](?:{names})[.<])|{tokens.STRING.pattern}|//[^\n]*|(?P<opaque>[#!][A-Za-z_][A-Za-z0-9_$.\-]*<)"
        )
        #: By attribute or type the keys before it that the host has under another name.
        self.relocate = {
            f"{definition.sigil}{definition.host_full_name}": definition.relocate
            for dialect in dialects
            for definition in dialect.definitions.values()
            if definition.relocate
        }
        #: Ops of upstream's that some releases of the dialects' systems spell otherwise.
        self.masks = {
            name: mask for name, mask in MASKS.items() if any(d.system is mask.releases.system for d in dialects)
        }
        #: Releases that write constants of i1 in hexadecimal with a bit an element.
        self.packed_bools = [s.packed_bools for s in {d.system for d in dialects} if s is not None and s.packed_bools]
        #: How the names of ops and keys begin that are read, and those of ops in generic form.
        self.prefixes = (*(f"{namespace}." for namespace in self.by_namespace), *self.masks)
        strings = {f'"{name}.' for name in (*self.by_namespace, *(d.host for d in dialects))}
        self.string_prefixes = (*strings, *(f'"{name}"' for name in self.masks))
        self._of_ops: dict[str, Notes] = {}
        self._of_definitions: dict[tuple[str, Definition], Notes] = {}

    def op_notes(self, spec: OpSpec, name: str) -> Notes:
        """Which releases have the op, under that name."""
        known = self._of_ops.get(name)
        if known is None:
            former = self.former.op(name)
            if former is not None:
                notes = [(former[1], f"'{name}'")]
            else:
                of_namespace = spec.dialect.releases_of(name.partition(".")[0])
                of_name = [range_ and range_.behind for range_ in spec.was.values()]
                notes = [(range_, f"'{spec.name}'") for range_ in (spec.releases, of_namespace, *of_name) if range_]
            known = self._of_ops[name] = _telling(notes)
        return known

    def definition_notes(self, namespace: str, definition: Definition) -> Notes:
        """Which releases have the attribute or type, in a dialect of that name."""
        key = namespace, definition
        known = self._of_definitions.get(key)
        if known is None:
            sigil = definition.sigil
            notes = [(self.by_namespace[namespace].releases_of(namespace), f"'{sigil}{namespace}.'")]
            notes.append((definition.releases, f"'{sigil}{definition.full_name}'"))
            known = self._of_definitions[key] = _telling([(range_, what) for range_, what in notes if range_])
        return known


def _telling(notes: list[tuple[Range, str]]) -> Notes:
    return tuple((range_, what) for range_, what in notes if not range_.everything)


@functools.lru_cache(maxsize=64)
def _words(dialects: tuple[Dialect, ...], told: Release | None, _declared: tuple[int, int]) -> DialectWords:
    return DialectWords(dialects, told)


def dialect_words(dialects: list[Dialect], told: Release | None) -> DialectWords:
    """The words of these dialects, as they are declared now."""
    return _words(tuple(dialects), told, (registrations(), len(MASKS)))
