"""Index arithmetic where some numbers are static and others are SSA values."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from gpuir.dialects import affine, arith
from gpuir.host import ir
from gpuir.transforms.iree_gpu.utils.rewriting import defining_op

__all__ = [
    "DYNAMIC",
    "Index",
    "all_below",
    "apply_map",
    "as_value",
    "constant_index",
    "dynamic_and_static",
    "floordiv",
    "index_constant",
    "linear_terms",
    "linearized",
    "mod",
    "product_of",
    "same_indices",
    "scaled",
    "static_or_value",
    "sum_of",
]

#: The host's number for a dynamic size, offset or stride.
DYNAMIC = ir.ShapedType.get_dynamic_size()

#: An offset, size or index: a number where it is static, an SSA value of type index otherwise.
Index: TypeAlias = "int | ir.Value"

mod, floordiv = ir.AffineExpr.get_mod, ir.AffineExpr.get_floor_div


def index_constant(value: int) -> ir.Value:
    """An index constant at the insertion point."""
    return arith.constant(ir.IndexType.get(), value)


def as_value(index: Index) -> ir.Value:
    """The index as an SSA value."""
    return index_constant(index) if isinstance(index, int) else index


def constant_index(value: ir.Value) -> int | None:
    """The number that an arith.constant of index or integer type holds; None for other values."""
    constant = defining_op(value, arith.ConstantOp)
    if constant is None or not isinstance(constant.value, ir.IntegerAttr):
        return None
    return int(constant.value.value)


def static_or_value(value: ir.Value) -> Index:
    """The number of a constant index, any other index as it is."""
    number = constant_index(value)
    return value if number is None else number


def apply_map(build: Callable[..., ir.AffineExpr], *operands: ir.Value) -> ir.Value:
    """affine.apply of ``build(d0, d1, ...)``, with one dimension per operand."""
    dims = [ir.AffineDimExpr.get(i) for i in range(len(operands))]
    return affine.apply(ir.AffineMap.get(len(operands), 0, [build(*dims)]), list(operands))


def sum_of(left: Index, right: Index) -> Index:
    """``left + right``, a number if both are."""
    if isinstance(left, int) and isinstance(right, int):
        return left + right
    if isinstance(left, int):
        left, right = right, left
    if isinstance(right, int):
        offset = right
        return left if offset == 0 else apply_map(lambda d: d + offset, as_value(left))
    return apply_map(lambda a, b: a + b, as_value(left), right)


def scaled(index: Index, factor: int) -> Index:
    """``index * factor``, a number if the index is one."""
    if isinstance(index, int):
        return index * factor
    return apply_map(lambda d: d * factor, index) if factor != 1 else index


def product_of(indices: Sequence[Index]) -> Index:
    """The product, a number if all factors are."""
    number = math.prod(index for index in indices if isinstance(index, int))
    values = [index for index in indices if not isinstance(index, int)]
    if not values:
        return number
    product: ir.AffineExpr = ir.AffineExpr.get_constant(number)
    for position in range(len(values)):
        product = ir.AffineSymbolExpr.get(position) * product
    return affine.apply(ir.AffineMap.get(0, len(values), [product]), values)


def linearized(ids: Sequence[ir.Value], counts: Sequence[Index]) -> ir.Value:
    """The row-major number of a position among ``counts`` positions of each dimension."""
    sizes = [count for count in counts[1:] if not isinstance(count, int)]
    symbols = iter(range(len(sizes)))
    total: ir.AffineExpr = ir.AffineDimExpr.get(0)
    for dimension, count in enumerate(counts[1:], start=1):
        factor = count if isinstance(count, int) else ir.AffineSymbolExpr.get(next(symbols))
        total = total * factor + ir.AffineDimExpr.get(dimension)
    return affine.apply(ir.AffineMap.get(len(ids), len(sizes), [total]), [*ids, *sizes])


def same_indices(left: Sequence[Index], right: Sequence[Index]) -> bool:
    """Whether both lists have the same numbers and the same values."""
    return len(left) == len(right) and all(
        isinstance(a, int) == isinstance(b, int) and a == b for a, b in zip(left, right)
    )


def dynamic_and_static(indices: Sequence[Index]) -> tuple[list[ir.Value], list[int]]:
    """The operands and the static attribute of a list of indices, as upstream's slice ops take them."""
    return (
        [index for index in indices if not isinstance(index, int)],
        [index if isinstance(index, int) else DYNAMIC for index in indices],
    )


def all_below(bounds: Sequence[tuple[Index, Index]]) -> ir.Value | None:
    """An i1: whether each index is less than its bound; None without bounds."""
    inside = None
    for index, bound in bounds:
        below = arith.cmpi(arith.CmpIPredicate.slt, as_value(index), as_value(bound))
        inside = below if inside is None else arith.andi(inside, below)
    return inside


def linear_terms(expr: ir.AffineExpr) -> tuple[dict[int, int], int] | None:
    """The coefficients of the dimensions that an expression is the sum of, and its constant; None for any other expression."""
    if isinstance(expr, ir.AffineDimExpr):
        return {expr.position: 1}, 0
    if isinstance(expr, ir.AffineConstantExpr):
        return {}, int(expr.value)
    if not isinstance(expr, (ir.AffineAddExpr, ir.AffineMulExpr)):
        return None
    left, right = linear_terms(expr.lhs), linear_terms(expr.rhs)
    if left is None or right is None:
        return None
    if isinstance(expr, ir.AffineMulExpr):
        (terms, constant), (others, factor) = (right, left) if right[0] else (left, right)
        return None if others else ({d: c * factor for d, c in terms.items()}, constant * factor)
    sums = {d: left[0].get(d, 0) + right[0].get(d, 0) for d in {**left[0], **right[0]}}
    return sums, left[1] + right[1]
