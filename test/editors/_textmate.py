"""A tokeniser for the part of TextMate grammars that gpuir's uses: includes, matches, and begin/end within a line."""

from __future__ import annotations

import functools
import re
from typing import Any, NamedTuple

_compiled = functools.cache(re.compile)


class Token(NamedTuple):
    """A piece of a line; `scope` is None where no rule takes it."""

    text: str
    scope: str | None


def tokenize(grammar: dict[str, Any], text: str) -> list[Token]:
    """All pieces of a text, line by line; spaces without a scope are left out."""
    found: list[Token] = []
    stack: list[dict[str, Any]] = []
    for line in text.splitlines():
        position = 0
        while position < len(line):
            rules = stack[-1].get("patterns", []) if stack else grammar["patterns"]
            best = None
            if stack:
                ended = _compiled(stack[-1]["end"]).search(line, position)
                best = (ended.start(), -1, None, ended) if ended else None
            for number, rule in enumerate(rules):
                rule = grammar["repository"][rule["include"][1:]] if "include" in rule else rule
                match = _compiled(rule.get("match") or rule["begin"]).search(line, position)
                if match and match.end() > match.start() and (best is None or (match.start(), number) < best[:2]):
                    best = (match.start(), number, rule, match)
            outer = stack[-1]["name"] if stack else None
            if best is None:
                _add(found, line[position:], outer)
                break
            start, _, rule, match = best
            _add(found, line[position:start], outer)
            _add(found, match[0], outer if rule is None else rule["name"])
            position = match.end()
            if rule is None:
                stack.pop()
            elif "begin" in rule:
                stack.append(rule)
        # An `end` that takes the end of a line closes there.
        while stack and _compiled(stack[-1]["end"]).search(""):
            stack.pop()
    return found


def _add(found: list[Token], text: str, scope: str | None) -> None:
    if text.strip() or (text and scope):
        found.append(Token(text if scope else text.strip(), scope))
