"""Masks of upstream's ops as integers, which older releases of a system write, in a text."""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

from gpuir.ods.masks import Mask

_NUMBER = r"(?P<number>-?(?:0x[0-9a-fA-F]+|\d+))"
#: The first thing of an op's custom form.
_CUSTOM = re.compile(rf"[^\S\n]+{_NUMBER}(?![\w.])")


@functools.cache
def _generic(attribute: str) -> re.Pattern[str]:
    """In the generic form, behind the op's name."""
    return re.compile(rf'\s*\(\s*\)\s*<?\{{[^{{}}"]*?\b{re.escape(attribute)}\s*=\s*{_NUMBER}\s*:\s*i32')


class IntegerMask(NamedTuple):
    """A mask behind the name of an op: where it stands, the integer, and where the text goes on."""

    start: int
    end: int
    number: str
    go_on: int
    is_custom: bool

    @classmethod
    def find(cls, text: str, position: int, mask: Mask) -> IntegerMask | None:
        """The integer behind the name that ends at `position`; None where none stands there."""
        match = custom = _CUSTOM.match(text, position)
        if match is None:
            match = _generic(mask.attribute).match(text, position)
        if match is None:
            return None
        # The brackets before that of the generic form are still to be counted.
        return cls(
            match.start("number"), match.end(), match["number"], match.end() if custom else position, bool(custom)
        )

    def named(self, mask: Mask) -> str:
        """Upstream's words for it; ValueError where there are none."""
        names = mask.named(self.number)
        return names if self.is_custom else f"{mask.kind} {names}>"
