"""Rules: what an operation does in the simulator.

A rule is a function ``make(k, op)`` that is called once for each op when its function is compiled; ``k`` is the
compiler (``k.site(op)``, ``k.access(...)``, ``k.program``), ``op`` the host's Operation. What it returns runs for all
threads of a group at once:

kind "pure"    a callable of the operands' values, or a text with ``{0}``, ``{1}`` for them. Inactive lanes compute too.
kind "group"   a callable ``f(g, m, *operands)``: it sees the group and the mask of active lanes (None: all are).
kind "waits"   the same as a generator, for what may wait for other warps.
kind "emits"   nothing is returned: it writes its code by ``k.emit`` (control flow).

One result is returned as a value, several as a tuple. Packages add rules with the decorator, before a program is made:

    @rule("mydialect.scale", kind="pure")
    def _scale(k, op):
        return "{0} * {1}"
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

__all__ = ["RULES", "Rule", "is_strong", "polls", "rule", "tuple_of"]

_KINDS = ("pure", "group", "waits", "emits")


@dataclasses.dataclass(frozen=True)
class Rule:
    """A rule with its kind; ``polls`` marks what a loop may read to see whether others have gone on (atomics, volatile).

    ``may_wait``, of a rule that emits, tells of an op whether it waits for other warps (None: never). ``deferred``: operands
    and results may be values of group.Deferred.
    """

    name: str
    kind: str
    make: Callable[..., Any]
    polls: bool = False
    may_wait: Callable[[Any], bool] | None = None
    deferred: bool = False


#: Rules by the op's name.
RULES: dict[str, Rule] = {}


def rule(
    *names: str, kind: str = "pure", polls: bool = False, may_wait: Callable[[Any], bool] | None = None,
    deferred: bool = False,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:  # fmt: skip
    """Registers the decorated function as the rule of the ops ``names``; a later one replaces an earlier one."""
    if kind not in _KINDS:
        raise ValueError(f"rule: kind must be one of {', '.join(_KINDS)}, got {kind!r}")
    if not names:
        raise ValueError("rule: name at least one op")

    def register(make: Callable[..., Any]) -> Callable[..., Any]:
        for name in names:
            RULES[name] = Rule(name, kind, make, polls, may_wait, deferred)
        return make

    return register


def is_strong(operation: Any) -> bool:
    """Whether a load or store is volatile or atomic: it may see what others do meanwhile."""
    attributes = operation.attributes
    return "volatile_" in attributes or ("ordering" in attributes and attributes["ordering"].value != 0)


def polls(operation: Any) -> bool:
    """Whether the op itself reads what tells that others have gone on."""
    found = RULES.get(operation.name)
    return (found is not None and found.polls) or (
        operation.name in ("llvm.load", "memref.load") and is_strong(operation)
    )


def tuple_of(names: Sequence[str]) -> str:
    """Text of a tuple of what has these names in generated code."""
    return f"({', '.join(names)}{',' if len(names) == 1 else ''})"
