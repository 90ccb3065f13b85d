"""Two texts of a compiler's, line by line, as `diff -u` shows them."""

from __future__ import annotations

import difflib
import re

__all__ = ["difference"]

#: ``%12``, ``%rd12``, ``%arg3``, ``$L__BB0_2``: the number; and a declaration of so many registers.
_NUMBER = re.compile(r"(?<=[%$])([A-Za-z_]*?)[\d_]+\b|(?<=<)\d+(?=>;)")


def difference(before: str, after: str, what: str, context: int = 3, exact: bool = False) -> str:
    """The lines that differ, with `context` around; empty where none do. `what` stands in the heading.

    Unless `exact`, the numbers of SSA names, registers and labels do not count: one more instruction changes those of all
    that follow.
    """
    old, new = before.splitlines(), after.splitlines()
    a_keys, b_keys = (lines if exact else [_NUMBER.sub(r"\1", line) for line in lines] for lines in (old, new))
    shown = []
    for group in difflib.SequenceMatcher(None, a_keys, b_keys, autojunk=False).get_grouped_opcodes(context):
        (_, i1, _, j1, _), (_, _, i2, _, j2) = group[0], group[-1]
        shown.append(f"@@ -{i1 + 1},{i2 - i1} +{j1 + 1},{j2 - j1} @@")
        for tag, a, b, c, d in group:
            if tag == "equal":
                shown += [f" {line}" for line in new[c:d]]
            else:
                shown += [f"-{line}" for line in old[a:b]] + [f"+{line}" for line in new[c:d]]
    return "\n".join([f"--- before.{what}", f"+++ after.{what}", *shown]) if shown else ""
