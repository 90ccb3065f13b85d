"""What is known of integers and pointers along each dimension: runs of neighbours, divisors, runs of equal numbers.

The rules are those that decide how many elements one access of a compiled kernel takes (Triton's axis analysis): numbers do not
wrap within a tensor. `vector_width` says that number.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.dialects import scf, tt, ttg
from gpuir.dialects.ttg.linear import linear
from gpuir.host import ir
from gpuir.layouts import REGISTER, LinearLayout
from gpuir.ods.names import document_name

__all__ = ["Axes", "AxisInfo", "address_run", "offsets_width", "vector_width"]

#: The greatest divisor that is told apart, and the most bytes of an access.
_MOST = 1 << 62
_WIDEST = 16

Numbers = tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Axes:
    """Of a value, for each dimension (one for a number).

    ``contiguity``: the length of runs of neighbours that grow by one, ``divisibility``: what divides the first of each
    run, ``constancy``: the length of runs of equal ones; all are powers of two. ``constant`` is the value where it is known.
    """

    contiguity: Numbers
    divisibility: Numbers
    constancy: Numbers
    constant: int | None = None

    @classmethod
    def unknown(cls, rank: int) -> Axes:
        """Nothing is known."""
        return cls((1,) * rank, (1,) * rank, (1,) * rank)

    def meet(self, other: Axes) -> Axes:
        """What both say."""
        pairs = zip(self, other)
        contiguity, divisibility, constancy = (
            tuple(math.gcd(one, two) for one, two in zip(mine, theirs)) for mine, theirs in pairs
        )
        return Axes(contiguity, divisibility, constancy, self.constant if self.constant == other.constant else None)

    def __iter__(self) -> Any:
        return iter((self.contiguity, self.divisibility, self.constancy))


def _divisor(number: int) -> int:
    """The greatest power of two that divides the number."""
    return _MOST if number == 0 else min(number & -number, _MOST)


def _rank(kind: ir.Type) -> int:
    return len(kind.shape) if isinstance(kind, ir.RankedTensorType) else 1


def _shape(kind: ir.Type) -> Numbers:
    return tuple(kind.shape) if isinstance(kind, ir.RankedTensorType) else (1,)


Rule = Callable[..., Axes]
_RULES: dict[str, Rule] = {}


def _rule(*names: str) -> Callable[[Rule], Rule]:
    def register(rule: Rule) -> Rule:
        _RULES.update(dict.fromkeys(names, rule))
        return rule

    return register


class AxisInfo:
    """What is known of the values of a function; computed when it is made."""

    def __init__(self, function: Any):
        self._known: dict[ir.Value, Axes] = {}
        block = function.operation.regions[0].blocks[0]
        attributes: Any = function.attributes["arg_attrs"] if "arg_attrs" in function.attributes else None
        for number, argument in enumerate(block.arguments):
            hints = attributes[number] if attributes is not None and number < len(attributes) else None
            self._known[argument] = _hinted(Axes.unknown(_rank(argument.type)), hints, argument.type)
        changed = True
        while changed:
            before = dict(self._known)
            self._region(function.operation.regions[0])
            changed = before != self._known

    def __getitem__(self, value: ir.Value) -> Axes:
        return self._known.get(value) or Axes.unknown(_rank(value.type))

    def _region(self, region: ir.Region) -> None:
        for block in region.blocks:
            for op in block.operations:
                self._op(op)

    def _merge(self, value: ir.Value, axes: Axes) -> None:
        old = self._known.get(value)
        self._known[value] = axes if old is None else old.meet(axes)

    def _op(self, op: Any) -> None:
        if isinstance(op, scf.ForOp):
            lower, step = self[op.operands[0]], self[op.operands[2]]
            start = Axes((1,), (math.gcd(lower.divisibility[0], step.divisibility[0]),), (1,))
            self._merge(op.induction_variable, start)
            for argument, operand in zip(op.inner_iter_args, list(op.operands)[3:]):
                self._merge(argument, self[operand])
        elif isinstance(op, scf.WhileOp):
            for argument, operand in zip(op.before.blocks[0].arguments, op.operands):
                self._merge(argument, self[operand])
            ends = list(op.after.blocks[0].operations)[-1].operands
            for argument, end in zip(op.before.blocks[0].arguments, ends):
                if end in self._known:
                    self._merge(argument, self[end])
        elif isinstance(op, ttg.WarpSpecializeOp):
            for partition in op.partition_op_holder.blocks[0].operations[0].operation.regions:
                for argument, operand in zip(partition.blocks[0].arguments, op.explicit_captures):
                    self._merge(argument, self[operand])
        for region in op.operation.regions:
            self._region(region)
        if isinstance(op, scf.ForOp):
            for argument, result, end in zip(op.inner_iter_args, op.results, list(op.body.operations)[-1].operands):
                self._merge(argument, self[end])
                self._merge(result, self[argument].meet(self[end]))
            return
        if isinstance(op, scf.IfOp):
            for region in op.operation.regions:
                for block in region.blocks:
                    for result, end in zip(op.results, list(block.operations)[-1].operands):
                        self._merge(result, self[end])
            return
        successors = list(op.operation.successors)
        if successors:
            for successor in successors:  # which operands go where is not asked
                for argument in successor.arguments:
                    self._known[argument] = Axes.unknown(_rank(argument.type))
            return
        rule = _RULES.get(document_name(op.operation.name))
        for result in op.operation.results:
            if rule is None:
                axes = Axes.unknown(_rank(result.type))
            else:
                axes = rule(op, *(self[operand] for operand in op.operands))
            self._known[result] = _hinted(axes, op.attributes, result.type)


def _hinted(axes: Axes, attributes: Any, kind: ir.Type) -> Axes:
    """With what tt.divisibility, tt.contiguity and tt.constancy say."""
    if attributes is None:
        return axes
    changes: dict[str, Any] = {}
    for field in ("contiguity", "divisibility", "constancy"):
        if f"tt.{field}" in attributes:
            hint = attributes[f"tt.{field}"]
            if isinstance(hint, ir.IntegerAttr):
                numbers = [hint.value]
            else:
                numbers = np.asarray(ir.DenseElementsAttr(hint)).reshape(-1).tolist()
            if len(numbers) == _rank(kind):
                changes[field] = tuple(_divisor(number) for number in numbers)
    return dataclasses.replace(axes, **changes) if changes else axes


# Rules ----------------------------------------------------------------------------------------------------------------


@_rule("arith.constant")
def _constant(op: Any) -> Axes:
    value, shape = op.attributes["value"], _shape(op.result.type)
    if isinstance(value, ir.DenseElementsAttr):
        if not value.is_splat:
            return Axes.unknown(len(shape))
        value = value.get_splat_value()
    if not isinstance(value, (ir.IntegerAttr, ir.BoolAttr)):
        return Axes((1,) * len(shape), (1,) * len(shape), shape)
    number = int(value.value)
    return Axes((1,) * len(shape), (_divisor(number),) * len(shape), shape, number)


@_rule("tt.make_range")
def _make_range(op: Any) -> Axes:
    start, end = op.start.value, op.end.value
    return Axes((_divisor(end - start),), (_divisor(start),), (1,))


@_rule("tt.splat")
def _splat(op: Any, source: Axes) -> Axes:
    shape = _shape(op.result.type)
    return Axes((1,) * len(shape), (source.divisibility[0],) * len(shape), shape, source.constant)


@_rule("tt.expand_dims")
def _expand_dims(op: Any, source: Axes) -> Axes:
    axis = op.axis.value

    def put(numbers: Numbers, number: int) -> Numbers:
        return (*numbers[:axis], number, *numbers[axis:])

    # Along the new dimension each number is a run of its own.
    first = min((d for d, c in zip(source.divisibility, source.contiguity)), default=1)
    alone = first if all(c == 1 for c in source.contiguity) else 1
    return Axes(put(source.contiguity, 1), put(source.divisibility, alone), put(source.constancy, 1), source.constant)


@_rule("tt.reshape")
def _reshape(op: Any, source: Axes) -> Axes:
    """Dimensions of one element come and go; where others do too, nothing is known."""
    before, after = _shape(op.src.type), _shape(op.result.type)
    kept = [dimension for dimension, size in enumerate(before) if size > 1]
    if op.allow_reorder or [before[dimension] for dimension in kept] != [size for size in after if size > 1]:
        return Axes.unknown(len(after))
    # Along a dimension of one element each number is a run of its own.
    of_all = min(source.divisibility) if all(source.contiguity[dimension] == 1 for dimension in kept) else 1
    left = iter(kept)
    places = [next(left) if size > 1 else None for size in after]
    contiguity, divisibility, constancy = (
        tuple(alone if place is None else numbers[place] for place in places)
        for numbers, alone in zip(source, (1, of_all, 1))
    )
    return Axes(contiguity, divisibility, constancy, source.constant)


@_rule("tt.broadcast")
def _broadcast(op: Any, source: Axes) -> Axes:
    before, after = _shape(op.src.type), _shape(op.result.type)
    repeated = [old == 1 != new for old, new in zip(before, after)]
    return Axes(
        tuple(1 if again else number for again, number in zip(repeated, source.contiguity)),
        source.divisibility,
        tuple(size if again else number for again, size, number in zip(repeated, after, source.constancy)),
        source.constant,
    )


@_rule("tt.trans")
def _trans(op: Any, source: Axes) -> Axes:
    contiguity, divisibility, constancy = (tuple(numbers[dimension] for dimension in op.order) for numbers in source)
    return Axes(contiguity, divisibility, constancy, source.constant)


@_rule(
    "ttg.convert_layout", "arith.extsi", "arith.extui", "arith.trunci", "arith.index_cast", "tt.bitcast", "tt.ptr_to_int",
    "tt.int_to_ptr", "builtin.unrealized_conversion_cast", "llvm.freeze",
)  # fmt: skip
def _same(op: Any, source: Axes) -> Axes:
    return source


def _sum(one: Axes, other: Axes, scale: int = 1) -> Axes:
    """A sum, of which the second number counts `scale`."""
    constant = None
    if one.constant is not None and other.constant is not None:
        constant = one.constant + scale * other.constant
    scaled = scale & -scale
    contiguity = tuple(
        max(math.gcd(c, k), math.gcd(e, j))
        for c, k, e, j in zip(one.contiguity, other.constancy, one.constancy, other.contiguity)
    )
    divisibility = tuple(math.gcd(d, min(e * scaled, _MOST)) for d, e in zip(one.divisibility, other.divisibility))
    constancy = tuple(math.gcd(c, k) for c, k in zip(one.constancy, other.constancy))
    return Axes(contiguity, divisibility, constancy, constant)


@_rule("arith.addi")
def _addi(op: Any, one: Axes, other: Axes) -> Axes:
    return _sum(one, other)


@_rule("tt.addptr")
def _addptr(op: Any, one: Axes, other: Axes) -> Axes:
    kind: Any = op.ptr.type.element_type if isinstance(op.ptr.type, ir.RankedTensorType) else op.ptr.type
    pointee = kind.pointee_type
    return _sum(one, other, max(1, (64 if isinstance(pointee, tt.PtrType) else pointee.width) // 8))


@_rule("arith.subi")
def _subi(op: Any, one: Axes, other: Axes) -> Axes:
    constant = None
    if one.constant is not None and other.constant is not None:
        constant = one.constant - other.constant
    return Axes(
        tuple(math.gcd(c, k) for c, k in zip(one.contiguity, other.constancy)),
        tuple(map(math.gcd, one.divisibility, other.divisibility)),
        tuple(map(math.gcd, one.constancy, other.constancy)),
        constant,
    )


@_rule("arith.muli")
def _muli(op: Any, one: Axes, other: Axes) -> Axes:
    constant = None
    if one.constant is not None and other.constant is not None:
        constant = one.constant * other.constant
    contiguity = tuple(
        max(
            math.gcd(c, k) if other.constant == 1 else 1,
            math.gcd(e, j) if one.constant == 1 else 1,
        )
        for c, k, e, j in zip(one.contiguity, other.constancy, one.constancy, other.contiguity)
    )

    def every(axes: Axes) -> Numbers:
        """What divides each number, not only the first of a run."""
        return tuple(d if c == 1 else 1 for d, c in zip(axes.divisibility, axes.contiguity))

    first, second = (
        axes.divisibility if other_axes.constant == 1 else every(axes)
        for axes, other_axes in ((one, other), (other, one))
    )
    divisibility = tuple(min(a * b, _MOST) for a, b in zip(first, second))
    return Axes(contiguity, divisibility, tuple(map(math.gcd, one.constancy, other.constancy)), constant)


@_rule("arith.divsi", "arith.divui")
def _div(op: Any, one: Axes, other: Axes) -> Axes:
    divisor = other.constant
    if divisor is None or divisor <= 0:
        return dataclasses.replace(
            Axes.unknown(len(one.constancy)), constancy=tuple(map(math.gcd, one.constancy, other.constancy))
        )
    if divisor == 1:
        return one
    constant = one.constant // divisor if one.constant is not None and one.constant >= 0 else None
    power = divisor & -divisor
    constancy = tuple(
        max(k, math.gcd(c, math.gcd(d, power)) if power == divisor else 1)
        for k, c, d in zip(one.constancy, one.contiguity, one.divisibility)
    )
    divisibility = tuple(
        max(1, d // divisor) if power == divisor and c == 1 and d % divisor == 0 else 1
        for d, c in zip(one.divisibility, one.contiguity)
    )
    return Axes((1,) * len(constancy), divisibility, constancy, constant)


@_rule("arith.remsi", "arith.remui")
def _rem(op: Any, one: Axes, other: Axes) -> Axes:
    same = all(k >= c for k, c in zip(other.constancy, one.contiguity))
    contiguity = tuple(
        math.gcd(c, math.gcd(d, e)) if same else 1
        for c, d, e in zip(one.contiguity, one.divisibility, other.divisibility)
    )
    return Axes(
        contiguity,
        tuple(math.gcd(d, e) for d, e in zip(one.divisibility, other.divisibility)),
        tuple(math.gcd(c, k) for c, k in zip(one.constancy, other.constancy)),
    )


@_rule("arith.andi", "arith.ori", "arith.xori")
def _bits(op: Any, one: Axes, other: Axes) -> Axes:
    return dataclasses.replace(
        Axes.unknown(len(one.constancy)), constancy=tuple(map(math.gcd, one.constancy, other.constancy))
    )


@_rule("arith.shli")
def _shli(op: Any, one: Axes, other: Axes) -> Axes:
    if other.constant is None or not 0 <= other.constant < 62:
        return _bits(op, one, other)
    if other.constant == 0:
        return one
    factor = 1 << other.constant
    divisibility = tuple(min((d if c == 1 else 1) * factor, _MOST) for d, c in zip(one.divisibility, one.contiguity))
    return Axes((1,) * len(divisibility), divisibility, one.constancy)


@_rule("arith.minsi", "arith.maxsi", "arith.minui", "arith.maxui")
def _extreme(op: Any, one: Axes, other: Axes) -> Axes:
    return _bits(op, one, other)


@_rule("arith.select")
def _select(op: Any, condition: Axes, one: Axes, other: Axes) -> Axes:
    met = one.meet(other)
    if len(condition.constancy) != len(met.constancy):
        return met
    contiguity = tuple(math.gcd(c, k) for c, k in zip(met.contiguity, condition.constancy))
    return dataclasses.replace(
        met, contiguity=contiguity, constancy=tuple(map(math.gcd, met.constancy, condition.constancy))
    )


@_rule("arith.cmpi")
def _cmpi(op: Any, one: Axes, other: Axes) -> Axes:
    """Runs of neighbours compared with one number are equal where both begin at multiples of the run's length."""
    constancy = []
    predicate = ir.IntegerAttr(op.attributes["predicate"]).value
    # eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge
    left_runs, right_runs = predicate in (2, 5, 6, 9), predicate in (3, 4, 7, 8)
    for dimension, (k, m) in enumerate(zip(one.constancy, other.constancy)):
        best = math.gcd(k, m)
        both = math.gcd(one.divisibility[dimension], other.divisibility[dimension])
        if left_runs:
            best = max(best, math.gcd(math.gcd(one.contiguity[dimension], m), both))
        if right_runs:
            best = max(best, math.gcd(math.gcd(other.contiguity[dimension], k), both))
        constancy.append(best)
    return Axes((1,) * len(constancy), (1,) * len(constancy), tuple(constancy))


# Accesses -------------------------------------------------------------------------------------------------------------


def vector_width(info: AxisInfo, pointers: ir.Value, mask: ir.Value | None = None) -> int:
    """Elements that one access to the tensor of pointers takes: neighbours in registers and in memory, 16 bytes at most."""
    kind: Any = pointers.type
    if not isinstance(kind, ir.RankedTensorType):
        return 1
    scalar: Any = kind.element_type
    pointee = scalar.pointee_type
    size = max(1, (64 if isinstance(pointee, tt.PtrType) else pointee.width) // 8)
    encoding: Any = kind.encoding
    layout = linear(tuple(kind.shape), encoding)
    dimension, run = _register_run(layout)
    axes = info[pointers]
    aligned = max(1, axes.divisibility[dimension] // size)
    width = min(run, axes.contiguity[dimension], aligned, max(1, _WIDEST // size))
    if mask is not None:
        width = min(width, info[mask].constancy[dimension])
    return 1 << (width.bit_length() - 1)


def address_run(info: AxisInfo, pointers: ir.Value) -> int:
    """How many neighbours in registers, counted from a multiple of that, are neighbours in memory; their alignment is not asked for."""
    kind: Any = pointers.type
    if not isinstance(kind, ir.RankedTensorType):
        return 1
    encoding: Any = kind.encoding
    dimension, run = _register_run(linear(tuple(kind.shape), encoding))
    width = min(run, info[pointers].contiguity[dimension])
    return 1 << (width.bit_length() - 1)


def offsets_width(
    info: AxisInfo, pointer: ir.Value, offsets: ir.Value, mask: ir.Value | None, kind: Any, size: int, promised: int = 1
) -> int:
    """The same for an access at offsets, in elements of `size` bytes, from one pointer; `kind` has the layout. `promised`: the
    contiguity that the op says."""
    dimension, run = _register_run(linear(tuple(kind.shape), kind.encoding))
    axes = info[offsets]
    aligned = max(1, min(axes.divisibility[dimension], info[pointer].divisibility[0] // size))
    width = min(run, max(promised, min(axes.contiguity[dimension], aligned)), max(1, _WIDEST // size))
    if mask is not None:
        width = min(width, info[mask].constancy[dimension])
    return 1 << (width.bit_length() - 1)


def _register_run(layout: LinearLayout) -> tuple[int, int]:
    """The dimension along which a thread's first registers are neighbours, and how many."""
    bases: Sequence[Sequence[int]] = [basis for basis in layout.bases.get(REGISTER, ()) if any(basis)]
    if not bases:
        return layout.rank - 1, 1
    dimension = next(number for number, size in enumerate(bases[0]) if size)
    run = 1
    for basis in bases:
        wanted = tuple(run if number == dimension else 0 for number in range(layout.rank))
        if tuple(basis) != wanted:
            break
        run *= 2
    return dimension, run
