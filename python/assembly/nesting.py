"""How deep the brackets of a text are nested."""

from __future__ import annotations

import itertools

from gpuir.assembly import tokens

#: Brackets may be nested this deep; the host's parser recurses and would overflow its stack (it does at 10,000).
MAX_NESTING = 1000
_BRACKETS_ONLY = bytes(sorted(set(range(256)) - set(b"<>()[]{}")))
#: What a bracket adds to the depth, as a signed byte.
_STEPS = bytes.maketrans(b"<([{>)]}", b"\x01\x01\x01\x01\xff\xff\xff\xff")


def nested_too_deep(text: str) -> int | None:
    """Where brackets are nested deeper than the host's parser survives; None: nowhere."""
    brackets = text.encode("utf-8", "replace").replace(b"->", b"").translate(None, _BRACKETS_ONLY)
    if len(brackets) <= MAX_NESTING:
        return None
    if max(itertools.accumulate(memoryview(brackets.translate(_STEPS)).cast("b"))) <= MAX_NESTING:
        return None
    # Brackets in strings and comments may have been counted: look exactly.
    depth = 0
    for match in tokens.BRACKET.finditer(text):
        token = match[0]
        if token in "<([{":
            depth += 1
            if depth > MAX_NESTING:
                return match.start()
        elif token in ">)]}" and depth:
            depth -= 1
    return None
