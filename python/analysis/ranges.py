"""Between which numbers integers lie: of each value, and of all elements of a tensor, the least and the greatest that it may be.

Numbers wrap as the hardware has them: where a sum or a product may leave its type, nothing is known of it. What programs begin with
(their number, rows of numbers, counters of loops) is known by what these are, and what control flow hands on by all that it may be.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from gpuir.analysis import flow
from gpuir.host import ir

__all__ = ["IntegerRanges", "Range"]

Range = tuple[int, int]
_Rule = Callable[["IntegerRanges", Any], "Range | None"]
_RULES: dict[str, _Rule] = {}
#: The greatest number of programs along a dimension (CUDA C++ Programming Guide, "Technical Specifications per Compute Capability").
_PROGRAMS = 2**31 - 1
#: What arith.cmpi's predicates compare, by their numbers; those without a sign need that both numbers have none.
_COMPARISONS: dict[int, Callable[[int, int], bool]] = {
    0: operator.eq, 1: operator.ne, 2: operator.lt, 3: operator.le, 4: operator.gt, 5: operator.ge,
    6: operator.lt, 7: operator.le, 8: operator.gt, 9: operator.ge,
}  # fmt: skip
_FIRST_UNSIGNED = 6


def _rule(*names: str) -> Callable[[_Rule], _Rule]:
    def register(rule: _Rule) -> _Rule:
        _RULES.update(dict.fromkeys(names, rule))
        return rule

    return register


class IntegerRanges:
    """The ranges of values, found when they are asked for.

    A range is the least and the greatest number, with a sign, both included; of an i1 nothing is known.
    """

    def __init__(self) -> None:
        self._known: dict[ir.Value, Range] = {}

    def __getitem__(self, value: ir.Value) -> Range:
        known = self._known.get(value)
        if known is None:
            everything = _of_type(value.type)
            # What a loop hands on to itself is not known while it is looked for.
            self._known[value] = everything
            found = self._found(value)
            known = (
                found if found is not None and everything[0] <= found[0] and found[1] <= everything[1] else everything
            )
            self._known[value] = known
        return known

    def compared(self, op: Any) -> bool | None:
        """What an arith.cmpi gives, of all elements, where that is always the same; else None."""
        number = ir.IntegerAttr(op.attributes["predicate"]).value
        (low, high), (other_low, other_high) = (self[value] for value in op.operation.operands)
        if number >= _FIRST_UNSIGNED and min(low, other_low) < 0:
            return None
        compare = _COMPARISONS[number]
        if compare in (operator.eq, operator.ne):
            if low == high == other_low == other_high:
                return compare is operator.eq
            return compare is operator.ne if high < other_low or other_high < low else None
        # Both are monotonic: what holds at the extremes holds between them.
        answers = {compare(low, other_high), compare(high, other_low)}
        return answers.pop() if len(answers) == 1 else None

    def _found(self, value: ir.Value) -> Range | None:
        if _width(value.type) <= 1:
            return None
        if (
            isinstance(value, ir.BlockArgument)
            and flow.op_name(value.owner.owner) == "scf.for"
            and not value.arg_number
        ):
            return _counter(self, value.owner.owner)
        handed = flow.handed_from(value)
        if handed is not None:
            return self.union(handed) if handed else None
        owner: Any = value.owner
        rule = _RULES.get(flow.op_name(owner))
        return None if rule is None else rule(self, owner.operation.opview)

    def union(self, values: Any) -> Range:
        """The range of a value that may be any of these."""
        ranges = [self[value] for value in values]
        return min(low for low, _ in ranges), max(high for _, high in ranges)


def _scalar(kind: Any) -> Any:
    return kind.element_type if isinstance(kind, ir.ShapedType) else kind


def _width(kind: ir.Type) -> int:
    """Bits of an integer; 0 for other types."""
    scalar = _scalar(kind)
    return 64 if isinstance(scalar, ir.IndexType) else scalar.width if isinstance(scalar, ir.IntegerType) else 0


def _of_type(kind: ir.Type) -> Range:
    half = 1 << max(0, _width(kind) - 1)
    return -half, half - 1


def _counter(ranges: IntegerRanges, loop: Any) -> Range | None:
    operands = loop.operation.operands
    if "unsignedCmp" in loop.operation.attributes:
        return None
    low = ranges[operands[0]][0]
    # A round is begun below the upper bound alone.
    return low, max(low, ranges[operands[1]][1] - 1)


@_rule("arith.constant")
def _constant(ranges: IntegerRanges, op: Any) -> Range | None:
    value = op.attributes["value"]
    if isinstance(value, ir.DenseElementsAttr):
        if value.is_splat:
            value = value.get_splat_value()
        else:
            numbers = [int(number) for number in ir.DenseIntElementsAttr(value)]
            return min(numbers), max(numbers)
    return (value.value,) * 2 if isinstance(value, ir.IntegerAttr) else None


@_rule("tt.make_range")
def _make_range(ranges: IntegerRanges, op: Any) -> Range:
    return op.start.value, op.end.value - 1


@_rule("tt.get_program_id")
def _program(ranges: IntegerRanges, op: Any) -> Range:
    return 0, _PROGRAMS - 1


@_rule("tt.get_num_programs")
def _programs(ranges: IntegerRanges, op: Any) -> Range:
    return 1, _PROGRAMS


@_rule(
    "tt.splat", "tt.unsplat", "tt.broadcast", "tt.expand_dims", "tt.reshape", "tt.trans", "tt.join", "tt.cat", "tt.split",
    "ttg.convert_layout", "arith.extsi", "arith.trunci", "arith.index_cast",
)  # fmt: skip
def _moved(ranges: IntegerRanges, op: Any) -> Range:
    """Elements of its operands; of a narrower type where that holds them all."""
    return ranges.union(op.operation.operands)


@_rule("arith.select")
def _select(ranges: IntegerRanges, op: Any) -> Range:
    return ranges.union(list(op.operation.operands)[1:])


@_rule("arith.extui", "arith.index_castui")
def _extended(ranges: IntegerRanges, op: Any) -> Range:
    (value,) = op.operation.operands
    low, high = ranges[value]
    return (low, high) if low >= 0 and _width(value.type) > 1 else (0, (1 << _width(value.type)) - 1)


def _corners(combine: Callable[[int, int], int]) -> _Rule:
    """The rule of an op that is monotonic in each operand, up or down."""

    def rule(ranges: IntegerRanges, op: Any) -> Range:
        one, other = (ranges[value] for value in op.operation.operands)
        numbers = [combine(first, second) for first in one for second in other]
        return min(numbers), max(numbers)

    return rule


_RULES.update({
    "arith.addi": _corners(operator.add), "arith.subi": _corners(operator.sub), "arith.muli": _corners(operator.mul),
    "arith.minsi": _corners(min), "arith.maxsi": _corners(max),
})  # fmt: skip


def _of_naturals(rule: _Rule) -> _Rule:
    """A rule for operands that are not negative, without which nothing is known."""

    def checked(ranges: IntegerRanges, op: Any) -> Range | None:
        return None if any(ranges[value][0] < 0 for value in op.operation.operands) else rule(ranges, op)

    return checked


_RULES.update({"arith.minui": _of_naturals(_corners(min)), "arith.maxui": _of_naturals(_corners(max))})


def _toward_zero(number: int, divisor: int) -> int:
    return number // divisor if number >= 0 else -(-number // divisor)


def _floor(number: int, divisor: int) -> int:
    return number // divisor


_DIVISIONS: dict[str, Callable[[int, int], int]] = {
    "arith.divsi": _toward_zero,
    "arith.ceildivsi": lambda number, divisor: -(-number // divisor),
}


@_rule("arith.divsi", "arith.ceildivsi", "arith.floordivsi")
def _quotient(ranges: IntegerRanges, op: Any) -> Range | None:
    dividend, divisor = (ranges[value] for value in op.operation.operands)
    if divisor[0] <= 0:
        return None
    divide = _DIVISIONS.get(op.operation.name, _floor)
    numbers = [divide(one, other) for one in dividend for other in divisor]
    return min(numbers), max(numbers)


@_rule("arith.remsi")
def _remainder(ranges: IntegerRanges, op: Any) -> Range | None:
    (low, high), divisor = (ranges[value] for value in op.operation.operands)
    if divisor[0] <= 0:
        return None
    most = divisor[1] - 1
    return -min(max(0, -low), most), min(max(0, high), most)


@_rule("arith.andi")
def _and(ranges: IntegerRanges, op: Any) -> Range | None:
    naturals = [high for low, high in (ranges[value] for value in op.operation.operands) if low >= 0]
    return (0, min(naturals)) if naturals else None


def _or(ranges: IntegerRanges, op: Any) -> Range:
    high = max(ranges[value][1] for value in op.operation.operands)
    return 0, (1 << high.bit_length()) - 1


_RULES.update({"arith.ori": _of_naturals(_or), "arith.xori": _of_naturals(_or)})
_RULES.update({"arith.divui": _of_naturals(_quotient), "arith.remui": _of_naturals(_remainder)})


@_rule("arith.shli", "arith.shrsi")
def _shifted(ranges: IntegerRanges, op: Any) -> Range | None:
    """By a number that is known; a shift to the left is a product."""
    (low, high), (bits, most) = (ranges[value] for value in op.operation.operands)
    if bits != most or not 0 <= bits < _width(op.result.type):
        return None
    return (low << bits, high << bits) if op.operation.name == "arith.shli" else (low >> bits, high >> bits)


_RULES.update({"arith.shrui": _of_naturals(_shifted)})
