"""What printing keeps for later texts: own attributes and types that were met, and ops that were printed.

A text of the host names each own attribute in full. Before anything else each becomes a mark of a few characters
(`#_17µ`); formats and templates work on marks, so that they hold for every text, and in the end a mark becomes the alias
or the text that it has in this one. The host's printer escapes what is not ASCII, so no text of its has marks.
"""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

from gpuir.assembly.aliases import Numbering
from gpuir.assembly.body import print_definition
from gpuir.assembly.stack import descend
from gpuir.assembly.tokens import BALANCED, MARK_END, bracket_end
from gpuir.ods.dialect import DIALECTS, registrations
from gpuir.ods.masks import masks_in
from gpuir.ods.releases import Release
from gpuir.ods.syntax import split_top_level

if TYPE_CHECKING:
    from gpuir.assembly.printed_lines import Line, RegionOp
    from gpuir.ods.definitions import AttrBase, Definition, TypeBase
    from gpuir.ods.operation import AttrField, OpSpec

MARK = re.compile(rf"([#!]_[0-9]+{MARK_END})")
#: Characters of texts and templates that are kept before all is dropped.
_CAPACITY = 32_000_000


class Own:
    """An attribute or type behind a mark."""

    __slots__ = ("alias", "definition", "host", "text")

    def __init__(self, definition: Definition, host: str, text: str):
        self.definition, self.host = definition, host
        #: The document's form; what is own inside of it stands as marks.
        self.text = text
        alias = definition.alias
        #: The alias's name without a number; None for what is always printed in full.
        self.alias: str | None = alias(host) if callable(alias) else alias


class Printing:
    """The tables of one release of a system (None: of what no text said); they hold for the dialects declared by then.

    `source` is the release that the IR came from, where it is printed for another one.
    """

    def __init__(self, release: Release | None = None, source: Release | None = None) -> None:
        self.release, self.source = release, source
        self.key = _key()
        dialects = list(DIALECTS.values())
        self.specs: dict[str, OpSpec] = {
            name: cls.spec for d in dialects for cls in d.ops.values() for name in cls.spec.host_names
        }
        #: By name of an op with several declared results: these.
        self.declared = {
            spec.name: [
                (group.name, "needed" if group.required else group.kind, spec.there_with.get(group.name, ""))
                for group in spec.result_side.groups_of(release)
            ]
            for spec in self.specs.values()
            if len(spec.result_side.groups_of(release)) > 1
        }
        #: Host names of ops that the custom form of their parent does not show.
        self.hidden = [name for name, spec in self.specs.items() if spec.shown_by_parent]
        self.definitions = {f"{x.sigil}{x.host_full_name}": x for d in dialects for x in d.definitions.values()}
        self.relocated = {new: old for x in self.definitions.values() for old, new in x.relocate.items()}
        #: Whether in generic form, then by skeleton: what is printed for a line.
        self.lines: tuple[dict[str, Line], dict[str, Line]] = ({}, {})
        #: What is known of a text before its first alias; and of one without aliases.
        self.numbering, self.written_out = Numbering(), Numbering()
        #: The same as `lines` for ops with regions, by the lines that these begin and end in.
        self.region_ops: tuple[dict[tuple[object, ...], RegionOp], dict[tuple[object, ...], RegionOp]] = ({}, {})
        self.own: dict[str, Own] = {}
        self.size = 0
        self._marks: dict[str, str] = {}
        self._numbers = itertools.count()
        self._numbers = itertools.count()
        self._texts: dict[str, str] = {}
        self._defaults: dict[int, str] = {}
        hosts = sorted({d.host for d in dialects}, key=len, reverse=True)
        #: Flags of upstream's ops that the release writes as integers.
        self.masks = masks_in(release)
        #: Whether the release writes constants of i1 in hexadecimal with a bit an element.
        self.packs_bools = release is not None and release.system.packs_bools(release)
        self.present = (*(f"{host}." for host in hosts), *(op for mask in self.masks for op in mask.ops))
        names = "|".join(map(re.escape, hosts))
        self._own = re.compile(
            rf'"(?:[^"\\\n]|\\.)*"|([#!](?:{names})\.[A-Za-z_]\w*)({BALANCED})?' if hosts else r"(?!)"
        )
        # Each alternative begins with a character of its own: the search then skips what begins none.
        keys = "".join(f"|{re.escape(key)}(?P<key{i}>)(?= = )" for i, key in enumerate(self.relocated))
        self.master = re.compile(
            # Operands follow: in `loc("iree_gpu.yield"(#loc1))` the string is a location's name.
            rf'"(?:(?<!@")(?P<op>(?:{names})\.[a-z0-9_]+)"\((?=(?:%[\w$.#-]+(?:, %[\w$.#-]+)*)?\))|(?P<string>(?:[^"\\\n]|\\.)*"))'
            rf"|\{{(?P<open>)|\}}(?P<close>){keys}"
        )

    def mark(self, text: str) -> str:
        """The text with a mark for each own attribute and type."""
        parts, position, search, marks = [], 0, self._own.search, self._marks
        match = search(text)
        while match is not None:
            end = match.end()
            name = match[1]
            if name is not None and name in self.definitions:
                if match[2] is None and text.startswith("<", end):
                    end = bracket_end(text, end)
                start = match.start()
                host = text[start:end]
                mark = marks.get(host) or self._enter(name, host)
                if mark is not None:
                    parts += [text[position:start], mark]
                    position = end
                else:
                    end = match.end(1)
            match = search(text, end)
        return "".join([*parts, text[position:]]) if parts else text

    def _enter(self, name: str, host: str) -> str | None:
        definition = self.definitions[name]
        parts = split_top_level(host[len(name) + 1 : -1]) if len(host) > len(name) else []
        if len(parts) != len(definition.fields):
            return None  # no attribute or type of the host's, but a name in a message
        own = Own(definition, host, descend(print_definition, definition, parts, self))
        # Other threads enter theirs: each mark has a number of its own, and is known before its name is.
        mark = f"{host[0]}_{next(self._numbers)}{MARK_END}"
        self.own[mark] = own
        self.size += len(host) + len(own.text)
        return self._marks.setdefault(host, mark)  # one mark for each, whichever thread was first

    # What formats of attributes and types ask for --------------------------------------------------------------------

    def attribute_text(self, text: str) -> str:
        """A type or attribute with marks for what is own in it; what is upstream's stays."""
        if "#" not in text and "!" not in text:
            return text
        known = self._texts.get(text)
        if known is None:
            known = self._texts[text] = self.mark(text)
            self.size += len(text) + len(known)
        return known

    def own_text(self, text: str, stripped: bool = False) -> str:
        """An own attribute or type (host spelling, or a mark) in the document's form, without its prefix if `stripped`."""
        text = self.attribute_text(text)
        own = self.own.get(text)
        if own is None or not stripped or own.alias is not None:
            return text
        name = len(own.definition.sigil + own.definition.host_full_name)
        parts = split_top_level(own.host[name + 1 : -1]) if len(own.host) > name else []
        return print_definition(own.definition, parts, self, stripped=True)

    def strip_type(self, text: str, implied: type[AttrBase] | type[TypeBase]) -> str:
        """A type without the prefix that its constraint implies."""
        own = self.own.get(text)
        prefix = f"{implied.spec.sigil}{implied.spec.dialect.namespace_in(self.release)}.{implied.spec.name}"
        if own is None or own.alias is not None or not own.text.startswith(prefix + "<"):
            return text
        return own.text.removeprefix(prefix)

    def default_text(self, field: AttrField) -> str:
        """Text of a declared attribute's default."""
        known = self._defaults.get(id(field))
        if known is None:
            known = self._defaults[id(field)] = self.mark(field.default_text)
        return known


def _key() -> tuple[int, ...]:
    return registrations(), *map(id, list(DIALECTS.values()))


_current: dict[tuple[Release | None, Release | None], Printing] = {}


def printing(release: Release | None = None, source: Release | None = None) -> Printing:
    """The process's tables for a release; made anew when a dialect is declared, or when they have grown large."""
    tables = _current.get((release, source))
    if tables is None or tables.size > _CAPACITY or tables.key != _key():
        tables = _current[release, source] = Printing(release, source)
    return tables
