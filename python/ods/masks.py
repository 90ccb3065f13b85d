"""Flags of upstream's ops that some releases of a system write as an integer, and upstream, today, by their names."""

from __future__ import annotations

import dataclasses
import functools
import re

from gpuir.ods.releases import Range, Release

#: What was declared, by the ops that have it.
MASKS: dict[str, Mask] = {}


@dataclasses.dataclass(frozen=True, eq=False)
class Mask:
    """The flags that stand first in the custom form of some ops of upstream's.

    Args:
        ops: which ops.
        attribute: name of the attribute.
        kind: upstream's name of the attribute, as text has it before a flag: ``#rocdl<sched_group_mask``.
        flags: names of the flags, from the lowest bit on.
        releases: who writes an integer.
    """

    ops: tuple[str, ...]
    attribute: str
    kind: str
    flags: tuple[str, ...]
    releases: Range

    def __post_init__(self) -> None:
        MASKS.update(dict.fromkeys(self.ops, self))

    def named(self, number: str) -> str:
        """The flags for an integer; ValueError for one with other bits."""
        value = int(number, 0)
        if value < 0 or value >> len(self.flags):
            raise ValueError(f"expected a mask of {len(self.flags)} bits, found {number}")
        if value == (1 << len(self.flags)) - 1:
            return "all"
        return "|".join(flag for bit, flag in enumerate(self.flags) if value >> bit & 1) or "none"

    def number(self, names: str) -> int:
        """The integer for flags as upstream prints them."""
        if names == "all":
            return (1 << len(self.flags)) - 1
        return sum(1 << self.flags.index(name.strip()) for name in names.split("|") if name.strip() != "none")

    @functools.cached_property
    def _written(self) -> re.Pattern[str]:
        ops = "|".join(map(re.escape, self.ops))
        return re.compile(
            rf'^(?P<custom>\s*(?:{ops}) )(?P<names>[a-z_|]+)|"(?:{ops})"\(\) (?:<\{{|\{{)[^"]*?\b{self.attribute} = '
            rf"(?P<generic>{re.escape(self.kind)} (?P<more>[a-z_|]+)>)"
        )

    def write(self, line: str) -> str:
        """A line of upstream's text with integers."""
        match = self._written.search(line)
        if match is None:
            return line
        if match["names"]:
            return f"{match['custom']}{self.number(match['names'])}{line[match.end() :]}"
        return f"{line[: match.start('generic')]}{self.number(match['more'])} : i32{line[match.end('generic') :]}"


def masks_in(release: Release | None) -> tuple[Mask, ...]:
    """The flags that a release writes as integers."""
    return tuple({id(m): m for m in list(MASKS.values()) if release is not None and release in m.releases}.values())
