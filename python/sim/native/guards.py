"""Guards: what makes a loop safe to run as machine code, and tells where the simulator would have found something.

A failed guard sets the first of the words that the function is given; the op goes on with operands that harm nobody, and
loops that begin later have no iterations. The second word counts iterations, the third is their budget, a fourth one that of a loop
without bounds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from gpuir.host import ir, module
from gpuir.sim.attributes import integer
from gpuir.sim.native.outline import ELEMENTS, INTEGERS, nested
from gpuir.sim.native.shared import ROOM, Lack
from gpuir.sim.structure import last_op, plain
from gpuir.sim.terms import Op

__all__ = ["FAILED", "LIMIT", "RUN", "SPENT", "STEPS", "UNIT", "WORDS", "Guards", "guard"]

#: Attribute of accesses to neighbours in the last dimension, one behind the other: of the first one how many they are, of the others how far
#: they are from it, below zero.
RUN = "native.run"
#: And of the first one, to how many elements it is aligned: where it is not, it is outside of its buffer.
UNIT = "native.unit"
#: Which word is what.
FAILED, SPENT, LIMIT, STEPS = range(4)
#: How many words a kernel has.
WORDS = 4

_DIVISIONS = {f"arith.{name}": name.endswith("si") for name in (
    "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui")}  # fmt: skip
_SHIFTS = ("arith.shli", "arith.shrsi", "arith.shrui")


def guard(function: Op, buffers: int, first_buffer_flags: int | None) -> None:
    """Adds the guards to the copy of a loop.

    ``buffers`` is how many memrefs the function's first arguments have, ``first_buffer_flags`` the argument that has the
    flags of the first of them; None where nobody keeps flags.
    """
    with function.context, ir.Location.unknown():
        arguments = list(function.regions[0].blocks[0].arguments)
        refs = [each for each in arguments if isinstance(each.type, ir.MemRefType)]
        words = refs[buffers if first_buffer_flags is None else 2 * buffers]
        flags: dict[ir.Value, ir.Value] = {}
        if first_buffer_flags is not None:
            flags = dict(zip(map(plain, refs[:buffers]), arguments[first_buffer_flags:]))
        # The stores of the results, and what the function ends with, are not the loop's.
        Guards(words, flags).add_to(nested(function))


def _check_room(type: ir.MemRefType, run: int) -> None:
    """Lack where the first elements in place of others, which are outside, may be more than there is memory for."""
    sizes = [type.get_dim_size(axis) for axis in range(type.rank) if not type.is_dynamic_dim(axis)]
    few = len(sizes) == type.rank and math.prod(sizes) < run
    if few or run * ELEMENTS.get(str(type.element_type), 16) > ROOM:
        raise Lack(f"it accesses {run} neighbours of {type} at once: at most its elements, and {ROOM} bytes")


class Guards:
    """Writes the guards of ops: ``words`` is the buffer of words, ``flags`` has those of each buffer whose elements have them."""

    #: Ops beside accesses and loops whose operands are looked at.
    LOOKED_AT = frozenset([*_DIVISIONS, *_SHIFTS, "arith.fptosi", "arith.fptoui"])

    def __init__(self, words: ir.Value, flags: dict[ir.Value, ir.Value]):
        self._arith, self._memref, self._scf = (module(f"dialects.{name}") for name in ("arith", "memref", "scf"))
        self._words, self._flags = words, flags
        #: Indices of the last access that answers for its neighbours.
        self._leader: list[Any] = []
        self._index, self._i64 = ir.IndexType.get(), ir.IntegerType.get_signless(64)

    def add_to(self, ops: Sequence[Op]) -> None:
        """Adds the guards of all these ops."""
        for op in ops:
            with ir.InsertionPoint(op):
                if op.name in ("memref.load", "memref.store"):
                    self._access(op)
                elif op.name in _DIVISIONS:
                    self._division(op)
                elif op.name in _SHIFTS:
                    self._shift(op)
                elif op.name in ("arith.fptosi", "arith.fptoui"):
                    self._to_integer(op)
                elif op.name == "scf.for":
                    self._loop(op)
                elif op.name == "scf.while":
                    self._unbounded(op)

    # Helpers

    def _number(self, type: ir.Type, value: int | float) -> Any:
        return self._arith.constant(type, value)

    def _compare(self, predicate: str, a: Any, b: Any) -> Any:
        return self._arith.cmpi(getattr(self._arith.CmpIPredicate, predicate), a, b)

    def _word(self, number: int) -> Any:
        return self._memref.load(self._words, [self._number(self._index, number)])

    def _set_word(self, number: int, value: Any) -> None:
        self._memref.store(value, self._words, [self._number(self._index, number)])

    def _fails_where(self, bad: Any) -> None:
        self._when(bad, lambda: self._set_word(FAILED, self._number(self._i64, 1)))

    def _when(self, condition: Any, write: Callable[[], None]) -> None:
        branch = self._scf.IfOp(condition)
        with ir.InsertionPoint(branch.then_block):
            write()
            self._scf.yield_([])

    def _not(self, flag: Any) -> Any:
        return self._arith.xori(flag, self._number(flag.type, 1))

    # Ops

    def _access(self, op: Op) -> None:
        """An index outside of its dimension is replaced, and what nothing has written is read as it is."""
        self._bounded(op)
        store = op.name == "memref.store"
        flags = self._flags.get(plain(op.operands[int(store)]))
        if flags is None:
            return
        indices = list(op.operands)[int(store) + 1 :]
        if store:
            element = ir.MemRefType(flags.type).element_type
            self._memref.store(self._number(element, -1), flags, indices)
            return
        flag = self._memref.load(flags, indices)
        self._fails_where(self._not(self._compare("eq", flag, self._number(flag.type, -1))))

    def _bounded(self, op: Op) -> None:
        """Fails where an index is outside of its dimension, and accesses another element there.

        Of neighbours the first access answers for all.
        """
        first = 1 if op.name in ("memref.load", "memref.generic_atomic_rmw") else 2
        ref = op.operands[first - 1]
        type = ir.MemRefType(ref.type)
        inside = None
        zero = self._number(self._index, 0)
        run = integer(op, RUN, 1)
        if run > 1:
            _check_room(type, run)
        if run < 0:
            *outer, last = self._leader
            for axis, index in enumerate([*outer, self._arith.addi(last, self._number(self._index, -run))]):
                op.operands[first + axis] = index
            return
        for axis in range(type.rank):
            index = op.operands[first + axis]
            size = self._number(self._index, type.get_dim_size(axis)) if not type.is_dynamic_dim(axis) else (
                self._memref.dim(ref, self._number(self._index, axis))
            )  # fmt: skip
            each = self._compare("ult", index, size)
            if axis == type.rank - 1 and run > 1:
                end = self._arith.addi(index, self._number(self._index, run - 1))
                each = self._arith.andi(each, self._compare("ult", end, size))
            op.operands[first + axis] = self._arith.select(each, index, zero)
            inside = each if inside is None else self._arith.andi(inside, each)
        if inside is not None:
            self._fails_where(self._not(inside))
        self._leader = list(op.operands)[first:]

    def _division(self, op: Op) -> None:
        """A divisor of zero, or a quotient that has no room, traps on some machines."""
        a, b = op.operands
        one = self._number(b.type, 1)
        bad = self._compare("eq", b, self._number(b.type, 0))
        if _DIVISIONS[op.name]:
            least = self._number(a.type, -(1 << (INTEGERS[str(a.type)] - 1)))
            overflow = self._arith.andi(self._compare("eq", a, least), self._compare("eq", b, self._number(b.type, -1)))
            bad = self._arith.ori(bad, overflow)
        op.operands[1] = self._arith.select(bad, one, b)
        self._fails_where(bad)

    def _shift(self, op: Op) -> None:
        value, amount = op.operands
        within = self._compare("ult", amount, self._number(amount.type, INTEGERS[str(value.type)]))
        op.operands[1] = self._arith.select(within, amount, self._number(amount.type, 0))
        self._fails_where(self._not(within))

    def _to_integer(self, op: Op) -> None:
        """Beyond what the integer holds the result is the machine's own."""
        value, bits = op.operands[0], INTEGERS[str(op.results[0].type)]
        low, high = (-(2.0 ** (bits - 1)), 2.0 ** (bits - 1)) if op.name == "arith.fptosi" else (0.0, 2.0**bits)
        predicate = self._arith.CmpFPredicate
        inside = self._arith.andi(
            self._arith.cmpf(predicate.OGE, value, self._number(value.type, low)),
            self._arith.cmpf(predicate.OLT, value, self._number(value.type, high)),
        )
        op.operands[0] = self._arith.select(inside, value, self._number(value.type, 0.0))
        self._fails_where(self._not(inside))

    def _loop(self, op: Op) -> None:
        """Counts the iterations; beyond the budget, behind a failure, or with a step that is not positive there are none."""
        lower, upper, step = (op.operands[i] for i in range(3))
        type = lower.type
        bad = self._compare("sle", step, self._number(type, 0))
        step = op.operands[2] = self._arith.select(bad, self._number(type, 1), step)
        apart = self._arith.subi(upper, lower)
        trips = self._arith.addi(
            self._arith.divui(self._arith.subi(apart, self._number(type, 1)), step), self._number(type, 1)
        )
        trips = self._arith.select(self._compare("slt", lower, upper), trips, self._number(type, 0))
        if type == self._index:
            trips = self._arith.index_cast(self._i64, trips)
        elif ELEMENTS[str(type)] < 8:
            trips = self._arith.extui(self._i64, trips)
        spent = self._arith.addi(self._word(SPENT), trips)
        self._set_word(SPENT, spent)
        bad = self._arith.ori(bad, self._compare("ugt", spent, self._word(LIMIT)))
        bad = self._arith.ori(bad, self._compare("ne", self._word(FAILED), self._number(self._i64, 0)))
        op.operands[1] = self._arith.select(bad, lower, upper)
        self._fails_where(bad)

    def _unbounded(self, op: Op) -> None:
        """Counts the iterations of this loop, and all; beyond a budget, or behind a failure, there is no further one."""
        function: Op = op
        while function.name != "func.func":
            assert function.parent is not None
            function = function.parent.operation
        with ir.InsertionPoint.at_block_begin(function.regions[0].blocks[0]):
            count = self._memref.alloca(ir.MemRefType.get([], self._i64), [], [])
        self._memref.store(self._number(self._i64, 0), count, [])
        condition = last_op(op.regions[0].blocks[0])
        with ir.InsertionPoint(condition):
            # The last one, which ends the loop, counts too.
            one = self._number(self._i64, 1)
            steps, spent = (self._arith.addi(each, one) for each in (self._memref.load(count, []), self._word(SPENT)))
            self._memref.store(steps, count, [])
            self._set_word(SPENT, spent)
            over = self._arith.ori(
                self._compare("ugt", steps, self._word(STEPS)), self._compare("ugt", spent, self._word(LIMIT))
            )
            self._fails_where(over)
            well = self._compare("eq", self._word(FAILED), self._number(self._i64, 0))
            condition.operands[0] = self._arith.andi(condition.operands[0], well)
