"""What is the same for all threads of a workgroup: whether all their indices are within bounds, as one condition.

An index is a sum of multiples of uniform values (workgroup ids, indices of loops) and of a function of the thread's id, which
is evaluated for every thread.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

import numpy as np

from gpuir.dialects import affine, arith, scf
from gpuir.host import ir
from gpuir.transforms.iree_gpu.utils.foralls import is_over_threads, trip_counts
from gpuir.transforms.iree_gpu.utils.indices import Index, apply_map, as_value, constant_index
from gpuir.transforms.iree_gpu.utils.rewriting import defining_op

__all__ = ["whole_condition"]


@dataclasses.dataclass(frozen=True)
class _Sum:
    """Uniform values by their factors, and what is added to them in each thread."""

    factors: tuple[tuple[ir.Value, int], ...]
    threads: np.ndarray

    def __add__(self, other: _Sum) -> _Sum:
        factors = dict(self.factors)
        for value, factor in other.factors:
            factors[value] = factors.get(value, 0) + factor
        return _Sum(tuple((v, f) for v, f in factors.items() if f), self.threads + other.threads)

    def __mul__(self, factor: int) -> _Sum:
        return _Sum(tuple((v, f * factor) for v, f in self.factors if factor), self.threads * factor)

    def __floordiv__(self, divisor: int) -> _Sum | None:
        if any(factor % divisor for _, factor in self.factors):
            return None
        return _Sum(tuple((v, f // divisor) for v, f in self.factors), self.threads // divisor)

    def __mod__(self, divisor: int) -> _Sum | None:
        if any(factor % divisor for _, factor in self.factors):
            return None
        return _Sum((), self.threads % divisor)


def _number(number: int) -> _Sum:
    return _Sum((), np.array([number]))


def _sum_of(index: Index) -> _Sum | None:
    """An index as a sum; None if it is none."""
    number = index if isinstance(index, int) else constant_index(index)
    if number is not None:
        return _number(number)
    assert isinstance(index, ir.Value)
    if isinstance(index, ir.BlockArgument):
        owner = index.owner.owner
        if isinstance(owner, scf.ForallOp) and is_over_threads(owner):
            counts = trip_counts(owner)
            return None if counts is None else _Sum((), np.arange(counts[0]))
        known = isinstance(owner, scf.ForallOp) or (isinstance(owner, scf.ForOp) and _starts_together(owner))
        return _Sum(((index, 1),), np.array([0])) if known else None
    apply = defining_op(index, affine.AffineApplyOp)
    if apply is not None:
        operands = [_sum_of(operand) for operand in apply.operands]
        map_ = ir.AffineMapAttr(apply.attributes["map"]).value
        return _evaluated(map_.results[0], operands[: map_.n_dims], operands[map_.n_dims :])
    delinearize = defining_op(index, affine.AffineDelinearizeIndexOp)
    if delinearize is not None and isinstance(index, ir.OpResult):
        return _digit(delinearize, index)
    return _Sum(((index, 1),), np.array([0])) if _is_in_no_thread(index) else None


def _starts_together(loop: scf.ForOp) -> bool:
    """Whether a loop's index is the same for all threads."""
    bounds = [_sum_of(value) for value in (loop.lowerBound, loop.step)]
    return all(bound is not None and len(set(bound.threads.tolist())) == 1 for bound in bounds)


def _digit(op: affine.AffineDelinearizeIndexOp, result: ir.OpResult) -> _Sum | None:
    basis, digit = list(op.static_basis), result.result_number
    linear = _sum_of(op.linear_index)
    if linear is None or any(size < 0 for size in basis):
        return None
    # Without a size for the first digit the basis is one shorter.
    inner = basis[len(basis) - (len(op.multi_index) - 1 - digit) :] if digit < len(op.multi_index) - 1 else []
    quotient = linear // int(np.prod(inner, dtype=np.int64))
    if quotient is None or digit == 0:
        return quotient
    return quotient % basis[len(basis) - (len(op.multi_index) - digit)]


def _is_in_no_thread(value: ir.Value) -> bool:
    """Whether a value is computed outside of loops over threads."""
    owner = value.owner
    parent = owner.operation.parent if isinstance(owner, ir.OpView) else None
    while parent is not None:
        if isinstance(parent.opview, scf.ForallOp) and is_over_threads(parent.opview):
            return False
        parent = parent.parent
    return True


def _evaluated(expression: ir.AffineExpr, dims: list[_Sum | None], symbols: list[_Sum | None]) -> _Sum | None:
    if isinstance(expression, ir.AffineConstantExpr):
        return _number(expression.value)
    if isinstance(expression, ir.AffineDimExpr):
        return dims[expression.position]
    if isinstance(expression, ir.AffineSymbolExpr):
        return symbols[expression.position]
    assert isinstance(expression, ir.AffineBinaryExpr)
    left, right = (_evaluated(each, dims, symbols) for each in (expression.lhs, expression.rhs))
    if left is None or right is None:
        return None
    if isinstance(expression, ir.AffineAddExpr):
        return left + right
    # The other factor or divisor is a constant, but for products with symbols.
    if right.factors or len(right.threads) != 1:
        return None
    number = int(right.threads[0])
    if isinstance(expression, ir.AffineMulExpr):
        return left * number
    if number > 0 and isinstance(expression, ir.AffineFloorDivExpr):
        return left // number
    if number > 0 and isinstance(expression, ir.AffineModExpr):
        return left % number
    return None


def whole_condition(bounds: Iterable[tuple[Index, Index]]) -> ir.Value | None:
    """An i1 at the insertion point that is the same for all threads: whether all indices of all are below their bounds.

    None if the bounds do not tell, or if it is known.
    """
    largest: dict[tuple[tuple[tuple[ir.Value, int], ...], Index], int] = {}
    for index, bound in bounds:
        sum_ = _sum_of(index)
        if sum_ is None or not (isinstance(bound, int) or _is_in_no_thread(bound)):
            return None
        key = (tuple(sorted(sum_.factors, key=lambda each: hash(each[0]))), bound)
        largest[key] = max(largest.get(key, 0), int(sum_.threads.max()))
    condition = None
    for (factors, bound), number in largest.items():
        if not factors and isinstance(bound, int):
            if number >= bound:
                return None
            continue
        last = as_value(number)
        if factors:
            last = apply_map(
                lambda *dims, number=number, factors=factors: sum(
                    (d * factor for d, (_, factor) in zip(dims, factors)), ir.AffineConstantExpr.get(number)
                ),
                *(value for value, _ in factors),
            )
        below = arith.cmpi(arith.CmpIPredicate.slt, last, as_value(bound))
        condition = below if condition is None else arith.andi(condition, below)
    return condition
