"""What helps LLVM with a loop over threads: a second form of it, for those that are all within the bounds that they are compared with.

The threads of a row have indices one behind the other, and most rows lie within an array as a whole. What the first and the last thread
have tells it for all: then nothing is compared in the loop, and LLVM loads and stores many neighbours at once, where it would gather and
scatter them, or mask them, else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gpuir.host import ir, module
from gpuir.sim.attributes import integer
from gpuir.sim.native.machine import LOOP, ONE_BY_ONE
from gpuir.sim.native.outline import INTEGERS, nested
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

__all__ = ["is_rare", "take_by_ones", "write_inside_form"]

#: Loops of more ops would take the compiler too long twice.
_MOST_OPS = 1000
#: Bits of a difference that tells, of integers so wide, whether they have wrapped.
_BITS = 32
#: Comparisons as arith numbers them: what holds for all where it holds for the last one, and what for none where it does not hold for that.
_BELOW, _ABOVE = {2: "slt", 3: "sle", 6: "ult", 7: "ule"}, {4: "sgt", 5: "sge", 8: "ugt", 9: "uge"}
_MIRRORED = {2: 4, 3: 5, 6: 8, 7: 9, 4: 2, 5: 3, 8: 6, 9: 7}
_WIDER = {"arith.extsi": "s", "arith.extui": "u", "arith.index_cast": "s", "arith.index_castui": "u"}
#: What may be computed ahead of the loop.
_HARMLESS = frozenset(
    [
        "memref.dim", *_WIDER,
        *(f"arith.{name}" for name in (
            "constant", "addi", "subi", "muli", "trunci", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui", "select", "cmpi")),
    ]
)  # fmt: skip


def write_inside_form(loop: Op, blocks: Iterable[ir.Value], *, span: int) -> None:
    """Puts, where it can tell anything, a branch in the loop's place: the loop without comparisons that hold for all, and the loop as it is.

    ``loop``: an scf.for by ones, without results, of at least one iteration, whose numbers are not below zero. ``blocks``: the numbers of the block, without which a comparison is no matter of
    whole rows. ``span``: bits of the number of its iterations at most.
    """
    ops = nested(loop)
    if len(ops) <= _MOST_OPS:
        _Form(loop, ops, set(map(plain, blocks)), span).write()


def take_by_ones(loop: Op) -> None:
    """Tells LLVM that it had better not take several threads at once in this loop."""
    loop.attributes[LOOP] = ir.Attribute.parse(ONE_BY_ONE)


def is_rare(op: Op) -> bool:
    """Whether the op is a branch that stores, and that few threads of a block take: many at once would be as slow as all."""
    if op.name != "scf.if" or len(op.results):
        return False
    condition = defining_op(op.operands[0])
    alone = condition is not None and condition.name == "arith.cmpi" and integer(condition, "predicate") == 0
    return alone and any(each.name == "memref.store" for each in nested(op))


class _Form:
    def __init__(self, loop: Op, ops: Sequence[Op], blocks: set[ir.Value], span: int):
        self._arith, self._scf = module("dialects.arith"), module("dialects.scf")
        self._loop, self._blocks, self._span = loop, blocks, span
        self._ops = ops
        self._inside = {plain(each): op for op in self._ops[1:] for each in op.results}
        #: How far apart the values of neighbours are; None where that is not known, or too far to tell that none has wrapped.
        self._strides: dict[ir.Value, int | None] = {
            plain(each): None for op in self._ops for region in op.regions for block in region.blocks for each in block.arguments
        }  # fmt: skip
        self._number = plain(loop.regions[0].blocks[0].arguments[0])
        self._strides[self._number] = 1
        for op in self._ops[1:]:
            for each in op.results:
                stride = self._moved(op, plain(each))
                within = stride is not None and 0 <= stride < 1 << (_BITS - span)
                self._strides[plain(each)] = stride if within else None

    def write(self) -> None:
        told = [(number, *each) for number, op in enumerate(self._ops) if (each := self._told(op)) is not None]
        if not told:
            return
        loop = self._loop
        with ir.InsertionPoint(loop):
            inside = self._holds([each[1:] for each in told])
            branch = self._scf.IfOp(inside, has_else=True)
            with ir.InsertionPoint(branch.then_block):
                copies = nested(loop.clone().operation)
                self._scf.yield_([])
            with ir.InsertionPoint(branch.else_block):
                end = self._scf.yield_([])
            loop.move_before(end.operation)
        for number, predicate, _, _ in told:
            copy = copies[number]
            with ir.InsertionPoint(copy):
                known = self._arith.constant(copy.results[0].type, int(predicate in _BELOW))
            copy.results[0].replace_all_uses_with(known)
            copy.erase()

    def _holds(self, told: Sequence[tuple[int, ir.Value, ir.Value]]) -> Any:
        """Code that tells whether all threads have these comparisons alike."""
        lower, upper = list(self._loop.operands)[:2]
        last = self._arith.subi(upper, self._arith.constant(upper.type, 1))
        ops = self._needed(value for _, *both in told for value in both)
        first_of, last_of = self._computed(ops, lower), self._computed(ops, last)
        holds = self._compare("ult", last, self._arith.constant(last.type, 1 << self._span))
        grown = {(value, "s" if predicate < 6 else "u"): None for predicate, value, _ in told}
        for op in ops:
            if op.name in _WIDER and self._wider(op) and self._strides[plain(op.results[0])]:
                grown[plain(op.operands[0]), _WIDER[op.name]] = None
        for value, sign in grown:
            holds = self._arith.andi(holds, self._compare(f"{sign}ge", last_of[value], first_of[value]))
        for predicate, value, bound in told:
            each = self._compare({**_BELOW, **_ABOVE}[predicate], last_of[value], first_of.get(bound, bound))
            if predicate in _ABOVE:
                each = self._arith.xori(each, self._arith.constant(each.type, 1))
            holds = self._arith.andi(holds, each)
        return holds

    def _compare(self, predicate: str, a: Any, b: Any) -> Any:
        return self._arith.cmpi(getattr(self._arith.CmpIPredicate, predicate), a, b)

    def _told(self, op: Op) -> tuple[int, ir.Value, ir.Value] | None:
        """Of a comparison that a whole row may have alike: predicate, what grows along the row, and what it is compared with."""
        if op.name != "arith.cmpi":
            return None
        predicate, (value, bound) = integer(op, "predicate"), map(plain, op.operands)
        if predicate not in _MIRRORED or str(value.type) not in ("index", "i32", "i64"):
            return None
        if self._strides.get(value, 0) == 0:
            predicate, value, bound = _MIRRORED[predicate], bound, value
        if self._strides.get(bound, 0) != 0 or not self._strides.get(value, 0) or not self._depends(value):
            return None
        return predicate, value, bound

    def _moved(self, op: Op, value: ir.Value) -> int | None:
        """How far apart the results of an op in the loop are for neighbours."""
        if op.name not in _HARMLESS:
            return None
        strides = [self._strides.get(plain(each), 0) for each in op.operands]
        known = [each for each in strides if each is not None]
        if len(known) < len(strides):
            return None
        if not any(known):
            return 0
        if INTEGERS.get(str(value.type), 0) < _BITS:
            return None
        if op.name == "arith.addi":
            return sum(known)
        if op.name == "arith.subi":
            return known[0] - known[1]
        if op.name == "arith.muli":
            for stride, other in zip(known, reversed(list(op.operands))):
                constant = defining_op(other)
                if stride and constant is not None and constant.name == "arith.constant":
                    return stride * int(ir.IntegerAttr(constant.attributes["value"]).value)
            return None
        return known[0] if op.name in _WIDER or op.name == "arith.trunci" else None

    def _wider(self, op: Op) -> bool:
        return INTEGERS[str(op.operands[0].type)] < INTEGERS[str(op.results[0].type)]

    def _depends(self, value: ir.Value) -> bool:
        """Whether the number of the block is in it."""
        waiting, seen = [value], {value}
        while waiting:
            each = waiting.pop()
            if each in self._blocks:
                return True
            op = defining_op(each)
            if op is not None and not len(op.regions):
                new = [plain(operand) for operand in op.operands if plain(operand) not in seen]
                seen.update(new)
                waiting += new
        return False

    def _needed(self, values: Iterable[ir.Value]) -> list[Op]:
        """The ops of the loop that compute the values, in their order."""
        needed = set(values)
        ops: list[Op] = []
        for op in reversed(self._ops[1:]):
            if any(plain(each) in needed for each in op.results):
                ops.insert(0, op)
                needed.update(map(plain, op.operands))
        return ops

    def _computed(self, ops: Sequence[Op], number: Any) -> dict[ir.Value, Any]:
        """Copies of these ops ahead of the loop, as they are in the iteration ``number``: what stands for their results, and for the number."""
        known: dict[ir.Value, Any] = {self._number: number}
        for op in ops:
            copy = op.clone().operation
            for place, each in enumerate(op.operands):
                copy.operands[place] = known.get(plain(each), each)
            known[plain(op.results[0])] = copy.results[0]
        return known
