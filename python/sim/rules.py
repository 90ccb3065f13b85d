"""Rules: what an operation does in the simulator.

A rule is a function that is called once for each op when its function is compiled. ``make(k, op)`` gets the compiler
(``k.site(op)``, ``k.access(...)``, ``k.program``) and the host's Operation; what it returns runs for all threads of a group
at once:

kind "pure"    a callable of the operands' values, or a text with ``{0}``, ``{1}`` for them. Inactive lanes compute too.
kind "group"   a callable ``f(g, m, *operands)``: it sees the group and the mask of active lanes (None: all are).
kind "waits"   the same as a generator, for what may wait for other warps.
kind "emits"   nothing is returned: it writes its code by ``k.emit`` (control flow, see control.py).

One result is returned as a value, several as a tuple. Three kinds say what an op is to control flow, as ``make(op)``:

kind "call"        the ``Call``: the callee's symbol and the arguments.
kind "branch"      the ``Branch``: the blocks that control may go to, and what decides.
kind "terminator"  the operands that the op ends its region with (a yield, a return), which its parent takes.

Packages add rules with the decorator, before a program is made:

    @rule("mydialect.scale", kind="pure")
    def _scale(k, op):
        return "{0} * {1}"

A name ``@function`` makes a rule for the calls of a function that the module only declares, in the place of its body.

``function`` is the same for ops whose region is the body of a kernel or of a function.
"""

from __future__ import annotations

import dataclasses
import enum
import math
from collections.abc import Callable, Sequence
from typing import Any

from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.terms import Op

__all__ = [
    "FLOPS", "FUNCTIONS", "REFUSED", "RULES", "Branch", "Call", "Edge", "Effect", "FunctionRule", "Rule", "flops", "function", "is_strong", "per_element",
    "refuse", "rule", "rule_of", "stand_in_of",
    "strong_effects", "tuple_of",
]  # fmt: skip

_KINDS = ("pure", "group", "waits", "emits", "call", "branch", "terminator")

#: Of an op, or of all ops of a rule.
Predicate = bool | Callable[[Op], bool]


class Effect(enum.Flag):
    """What an op does that the scheduler and the checks prepare for."""

    NONE = 0
    #: It orders accesses without a barrier: atomics, volatile accesses, fences.
    ORDERS = enum.auto()
    #: Some warps of a block wait in it for some others, not all for all.
    PARTIAL = enum.auto()
    #: It starts, completes or awaits a phase of an mbarrier.
    MBARRIER = enum.auto()
    #: It starts or awaits a bulk copy, or belongs to one.
    BULK = enum.auto()
    #: It is executed by the four warps of a warpgroup together, and may read tiles in shared memory by itself.
    WARPGROUP = enum.auto()
    #: It takes private memory, which the region around gives back.
    ALLOCATES = enum.auto()
    #: Warps give each other registers in it.
    REGISTERS = enum.auto()


#: Operations that end by themselves, some time after the op that issues them.
ASYNCHRONOUS = Effect.MBARRIER | Effect.BULK | Effect.WARPGROUP


@dataclasses.dataclass(frozen=True)
class Call:
    """A call of the function with the symbol ``callee`` (``module::function`` for a nested one)."""

    callee: str
    arguments: Sequence[ir.Value]


@dataclasses.dataclass(frozen=True)
class Edge:
    """A block that a terminator may go to, with the operands for its arguments."""

    block: ir.Block
    operands: Sequence[ir.Value] = ()


@dataclasses.dataclass(frozen=True)
class Branch:
    """Where control goes from an op: to the only edge; with a ``flag`` to the first of two edges where it holds.

    With ``cases`` the flag is compared with each of them: equal to ``cases[i]`` it takes edge ``i + 1``, else the first one.
    """

    edges: Sequence[Edge]
    flag: ir.Value | None = None
    cases: Sequence[int] = ()


@dataclasses.dataclass(frozen=True)
class Rule:
    """The rule of an op; see ``rule`` for the fields."""

    name: str
    kind: str
    make: Callable[..., Any]
    polls: Predicate = False
    may_wait: Callable[[Op], bool] | None = None
    deferred: bool = False
    callee: Callable[[Op], str | None] | None = None
    ends: bool = False
    repeats: bool = False
    constant: bool = False
    slots: int | Callable[[Op], int] = 1
    effects: Effect | Callable[[Op], Effect] = Effect.NONE
    computes: bool | None = None

    @property
    def executes(self) -> bool:
        """Whether the op does something by itself, beside saying where control goes."""
        return self.kind not in ("branch", "terminator")

    def is_polling(self, op: Op) -> bool:
        """Whether a loop may read by the op whether others have gone on."""
        return self.polls if isinstance(self.polls, bool) else self.polls(op)

    def is_waiting(self, op: Op) -> bool:
        """Whether the op itself may wait for other warps."""
        return self.kind == "waits" or (self.may_wait is not None and self.may_wait(op))

    def slots_of(self, op: Op) -> int:
        """Issue slots that a warp needs for the op."""
        return self.slots if isinstance(self.slots, int) else self.slots(op)

    def effects_of(self, op: Op) -> Effect:
        """What the op does that others prepare for."""
        return self.effects if isinstance(self.effects, Effect) else self.effects(op)


#: Rules by the op's name in its dialect.
RULES: dict[str, Rule] = {}


def rule_of(op: Op) -> Rule | None:
    """The rule of an op; None where there is none."""
    return RULES.get(document_name(op.name))


def rule(
    *names: str,
    kind: str = "pure",
    polls: Predicate = False,
    may_wait: Callable[[Op], bool] | None = None,
    deferred: bool = False,
    callee: Callable[[Op], str | None] | None = None,
    ends: bool = False,
    repeats: bool = False,
    constant: bool = False,
    slots: int | Callable[[Op], int] | None = None,
    effects: Effect | Callable[[Op], Effect] = Effect.NONE,
    computes: bool | None = None,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Registers the decorated function as the rule of the ops ``names``; a later one replaces an earlier one.

    - ``kind``: what the function returns, see above.
    - ``polls``: a loop may read by the op whether other warps have gone on (atomics, volatile loads).
    - ``may_wait``: of a rule that emits, whether an op waits for other warps (None: never).
    - ``deferred``: operands and results may be values of ``group.Deferred``.
    - ``callee``: of a rule that emits, the symbol of the function that the op calls (None: it calls none).
    - ``ends``: the op ends a block although it does something; terminators and branches always do.
    - ``repeats``: the op is a loop over its regions whose end the loop itself decides, as ``scf.while`` is.
    - ``constant``: the result is known when the code is made, and needs no mask.
    - ``slots``: issue slots that the op takes of a warp; by default 1, of a pure op one for each element of a vector.
    - ``effects``: what the scheduler and the checks prepare for.
    - ``computes``: the op makes floats of its operands, regions included (None: where it has floats for operands, numbers alone, and no
      region). Where that is asked for, one that makes NaN of finite ones is a finding.
    """
    if kind not in _KINDS:
        raise ValueError(f"rule: kind must be one of {', '.join(_KINDS)}, got {kind!r}")
    if not names:
        raise ValueError("rule: name at least one op")
    if slots is None:
        slots = 0 if constant else per_element if kind == "pure" else 1

    def register(make: Callable[..., Any]) -> Callable[..., Any]:
        called = callee
        if kind == "call":
            called = lambda op: make(op).callee
        for name in names:
            RULES[name] = Rule(
                name, kind, make, polls, may_wait, deferred, called, ends or kind in ("branch", "terminator"), repeats,
                constant, slots, effects, computes,
            )  # fmt: skip
        return make

    return register


def stand_in_of(symbol: str) -> Rule | None:
    """The rule that stands for a function which a module only declares; None where there is none."""
    return RULES.get(f"@{symbol.rpartition('::')[2]}")


#: Ops that the simulator refuses whatever they say, and why: those that docs/simulator.md lists.
REFUSED: dict[str, str] = {}


def refuse(*names: str, why: str) -> None:
    """Declares that the ops ``names`` are refused, for a reason that users are told."""
    REFUSED.update(dict.fromkeys(names, why))


#: Operations on floats of one element of the result, by the op's name: what CUDA cores, or vector ALUs, do.
FLOPS: dict[str, int] = {}


def flops(*names: str, each: int = 1) -> None:
    """Declares that the ops ``names`` are ``each`` operations on floats for every element of their results."""
    FLOPS.update(dict.fromkeys(names, each))


@dataclasses.dataclass(frozen=True)
class FunctionRule:
    """The rule of an op whose region is the body of a function; see ``function`` for the fields."""

    name: str
    enter: Callable[..., list[str]]
    host: bool = True
    descriptors: bool = False
    captures: bool = False
    tiles: bool = False


#: Rules of function-like ops by the op's name.
FUNCTIONS: dict[str, FunctionRule] = {}


def function(
    name: str, *, host: bool = True, descriptors: bool = False, captures: bool = False, tiles: bool = False
) -> Callable[[Callable[..., list[str]]], Callable[..., list[str]]]:
    """Registers the decorated function ``enter(k, op)`` as the rule of the function-like op ``name``.

    It defines the arguments of the body's first block, and gives the names of those that a caller hands over.

    - ``host``: the host may run it too, not only a device.
    - ``descriptors``: it takes memrefs as their descriptors' parts, or as bare pointers.
    - ``tiles``: it runs as programs on tiles, without threads; a launch has a grid and no block.
    - ``captures``: its body uses values from outside, which come ahead of everything else; ``k.function.captures`` has them.
    """

    def register(enter: Callable[..., list[str]]) -> Callable[..., list[str]]:
        FUNCTIONS[name] = FunctionRule(name, enter, host, descriptors, captures, tiles)
        return enter

    return register


def per_element(op: Op) -> int:
    """Instructions that a warp issues for the op, about: one for each 32-bit register of its first result or operand."""
    values = [*op.results, *op.operands]
    if not values or not isinstance(values[0].type, ir.VectorType):
        return 1
    return max(1, math.prod(values[0].type.shape))


def is_strong(op: Op) -> bool:
    """Whether a load or store is volatile or atomic: it may see what others do meanwhile."""
    attributes = op.attributes
    return "volatile_" in attributes or ("ordering" in attributes and ir.IntegerAttr(attributes["ordering"]).value != 0)


def strong_effects(op: Op) -> Effect:
    """The effects of a load, a store or a fence."""
    return Effect.ORDERS if is_strong(op) else Effect.NONE


def tuple_of(names: Sequence[str]) -> str:
    """Text of a tuple of what has these names in generated code."""
    return f"({', '.join(names)}{',' if len(names) == 1 else ''})"
