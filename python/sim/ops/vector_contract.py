"""vector: arithmetic that combines elements: reductions, scans, contractions, outer products, fma.

Sums and products of floats are taken one element after the other, as the IR's order says. A contraction has no order in
the IR; here its products are summed by ``matmul``, in float32 for narrower formats and rounded once, then the accumulator
is added.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import fma, rounded
from gpuir.sim.group import Group
from gpuir.sim.ops.vector import integers, is_vector, scalar, shape_of, vector
from gpuir.sim.ops.vector_mask import maskable
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of, is_odd, signed, unsigned, wrapped

#: So many elements are combined faster one by one, each along all threads, than by NumPy's reduction.
_FEW = 16


class Kind:
    """A combining kind on elements of ``type``: ``combine`` of two values, ``fold`` of an axis, and the neutral element."""

    __slots__ = ("_bits", "_ordered", "_ufunc", "_unsigned", "combine", "dtype", "name", "neutral")

    def __init__(self, name: str, type: ir.Type):
        self.name = name
        self.dtype = dtype_of(type)
        self._bits = bits_of(type) if is_odd(type) else None
        float_kind = self.dtype.kind not in "bi"
        self._ordered = float_kind and name in ("add", "mul")
        self._unsigned = name.endswith("ui") and self.dtype.kind == "i"
        boolean = self.dtype.kind == "b"
        ufunc = (_BOOLEAN if boolean else _UFUNCS)[name]
        self._ufunc: Any = ufunc
        self.neutral = self.dtype.type(_neutral(name, self.dtype, bits_of(type)))
        if self._unsigned:
            mask = self.dtype.type((1 << bits_of(type)) - 1) if self._bits else None

            def combine(a: Lanes, b: Lanes) -> Any:
                if mask is not None:
                    a, b = a & mask, b & mask
                return self._wrap(signed(ufunc(unsigned(a), unsigned(b))))

            self.combine: Callable[[Any, Any], Any] = combine
        elif self._bits:
            self.combine = lambda a, b: self._wrap(ufunc(a, b))
        else:
            self.combine = ufunc

    def _wrap(self, value: Lanes) -> Any:
        return wrapped(value, self._bits) if self._bits else value

    def fold(self, value: Lanes, axis: int, start: Lanes = None) -> Any:
        """The axis combined; ``start`` comes before its first element."""
        if self._ordered or self._unsigned or value.shape[axis] <= _FEW:
            total = start
            for i in range(value.shape[axis]):
                each = value[(slice(None),) * axis + (i,)]
                total = each if total is None else self.combine(total, each)
            return total
        total = self._wrap(self._ufunc.reduce(value, axis, dtype=self.dtype))
        return total if start is None else self.combine(start, total)


_UFUNCS = {
    "add": np.add,
    "mul": np.multiply,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "minsi": np.minimum,
    "maxsi": np.maximum,
    "minui": np.minimum,
    "maxui": np.maximum,
    "minnumf": np.fmin,
    "maxnumf": np.fmax,
    "minimumf": np.minimum,
    "maximumf": np.maximum,
}
#: On i1, where true is -1 as a signed number.
_BOOLEAN = {
    "add": np.logical_xor,
    "mul": np.logical_and,
    "and": np.logical_and,
    "or": np.logical_or,
    "xor": np.logical_xor,
    "minsi": np.logical_or,
    "maxsi": np.logical_and,
    "minui": np.logical_and,
    "maxui": np.logical_or,
}


def _neutral(name: str, dtype: np.dtype, bits: int) -> Any:
    """What masked-off elements count as."""
    if dtype.kind == "b":
        return name in ("mul", "and", "maxsi", "minui")
    if dtype.kind == "i":
        high = (1 << (bits - 1)) - 1
        return {"mul": 1, "and": -1, "minui": -1, "minsi": high, "maxsi": -high - 1}.get(name, 0)
    # minimumf and maximumf keep infinities where the format has them; a format without has its largest number there.
    infinite = math.inf
    if dtype.itemsize == 1 and not np.isinf(np.array(math.inf, np.float32).astype(dtype).astype(np.float32)):
        infinite = 1e30
    return {"add": -0.0, "mul": 1.0, "minimumf": infinite, "maximumf": -infinite}.get(name, math.nan)


def _kind(op: Op, type: ir.Type) -> Kind:
    name = word(op, "kind", "add")
    return Kind(name, type)


# Reductions


@maskable("vector.reduction")
def _reduction(k: Compiler, op: Op) -> Code:
    kind = _kind(op, op.results[0].type)
    shape_of(op.operands[0].type)

    def reduce(g: Group, m: Mask, mask: Lanes, value: Lanes, start: Lanes = None) -> Data:
        if mask is not None:
            value = np.where(mask, value, kind.neutral)
        if start is not None and np.ndim(start) == 0:
            start = np.atleast_1d(start)
        return scalar(kind.fold(value, 1, start))

    return reduce


@maskable("vector.multi_reduction")
def _multi_reduction(k: Compiler, op: Op) -> Code:
    result = op.results[0].type
    kind, shape = _kind(op, result), shape_of(op.operands[0].type)
    dims = integers(op, "reduction_dims")
    kept = [axis for axis in range(len(shape)) if axis not in dims]
    order = (0, *(axis + 1 for axis in [*dims, *kept]))
    rest = tuple(shape[axis] for axis in kept)
    bare = not is_vector(result)

    def reduce(g: Group, m: Mask, mask: Lanes, value: Lanes, start: Lanes) -> Data:
        if mask is not None:
            value = np.where(mask, value, kind.neutral)
        flat = value.transpose(order).reshape(len(value), -1, *rest)
        reduced = kind.fold(flat, 1, np.atleast_1d(start))
        return scalar(reduced) if bare else reduced

    return reduce


@rule("vector.scan")
def _scan(k: Compiler, op: Op) -> Code:
    shape = shape_of(op.operands[0].type)
    kind = _kind(op, op.operands[0].type)
    axis = integer(op, "reduction_dim") + 1
    inclusive = flag(op, "inclusive")
    length = shape[axis - 1]

    def scan(value: Lanes, initial: Lanes) -> Lanes:
        each = [value[(slice(None),) * axis + (i,)] for i in range(length)]
        # An inclusive scan begins with the first element itself; the initial value counts in an exclusive one.
        sums = [each[0] if inclusive else np.broadcast_to(initial, np.broadcast_shapes(initial.shape, each[0].shape))]
        for i in range(1, length):
            sums.append(kind.combine(sums[-1], each[i] if inclusive else each[i - 1]))
        parts = np.broadcast_arrays(*sums)
        return np.stack(parts, axis), sums[-1]

    return scan


# Products


@rule("vector.fma")
def _fma(k: Compiler, op: Op) -> Code:
    shape_of(op.results[0].type)
    return fma


def _multiply(dtype: np.dtype) -> Callable[[Any, Any], Any]:
    return np.logical_and if dtype.kind == "b" else np.multiply


@maskable("vector.outerproduct")
def _outerproduct(k: Compiler, op: Op) -> Code:
    result = op.results[0].type
    kind, shape = _kind(op, result), shape_of(result)
    by_scalar = not is_vector(op.operands[1].type)
    multiply, odd = _multiply(kind.dtype), is_odd(result)
    bits = bits_of(result)
    fused = kind.name == "add" and kind.dtype.kind not in "bi"

    def outer(g: Group, m: Mask, mask: Lanes, a: Lanes, b: Lanes, acc: Lanes = None) -> Data:
        b = vector(b, 1)
        if not by_scalar:
            a, b = a[:, :, None], b[:, None, :]
        if acc is None:
            outer_product = multiply(a, b)
            outer_product = wrapped(outer_product, bits) if odd else outer_product
            return outer_product if mask is None else np.where(mask, outer_product, kind.dtype.type(0))
        if fused:
            outer_product = fma(a, b, acc)
        else:
            outer_product = multiply(a, b)
            outer_product = kind.combine(wrapped(outer_product, bits) if odd else outer_product, acc)
        return outer_product if mask is None else np.where(mask, outer_product, acc)

    assert len(shape) == (1 if by_scalar else 2)
    return outer


def _results(map: Any) -> list[int]:
    """Dimensions that a projected permutation gives, in its order."""
    return [ir.AffineDimExpr(each).position for each in map.results]


@maskable("vector.contract")
def _contract(k: Compiler, op: Op) -> Code:
    maps = [_results(ir.AffineMapAttr(each).value) for each in ir.ArrayAttr(op.attributes["indexing_maps"])]
    lhs, rhs, acc = maps
    result = op.results[0].type
    kind, dtype = _kind(op, result), dtype_of(result)
    bare = not is_vector(result)
    sizes: dict[int, int] = {}
    for dims, operand in zip(maps, op.operands):
        sizes.update(zip(dims, shape_of(operand.type)))
    count = ir.AffineMapAttr(ir.ArrayAttr(op.attributes["indexing_maps"])[0]).value.n_dims
    wide = dtype if dtype.kind in "bi" or dtype.itemsize >= 4 else np.dtype(np.float32)
    plain = kind.name == "add" and dtype.kind != "b"
    product = _matmul(lhs, rhs, acc, sizes) if plain else None
    general = _every_product(lhs, rhs, acc, sizes, count, kind)

    def contract(g: Group, m: Mask, mask: Lanes, a: Lanes, b: Lanes, start: Lanes) -> Data:
        start = np.atleast_1d(start)
        if mask is not None or product is None:
            sums = general(a.astype(dtype, copy=False), b.astype(dtype, copy=False), start, mask)
        else:
            sums = product(a.astype(wide, copy=False), b.astype(wide, copy=False))
            sums = kind.combine(sums, start) if wide == dtype else _narrow(sums + start.astype(wide), dtype)
        return scalar(sums) if bare else sums

    return contract


def _narrow(value: Lanes, dtype: np.dtype) -> Any:
    return rounded(value.astype(np.float64), dtype)


def _matmul(lhs: list[int], rhs: list[int], acc: list[int], sizes: dict[int, int]) -> Callable[[Any, Any], Any] | None:
    """The sum of products as matrix products over the threads; None where an operand is summed on its own."""
    batch = [d for d in acc if d in lhs and d in rhs]
    rows = [d for d in acc if d in lhs and d not in rhs]
    columns = [d for d in acc if d in rhs and d not in lhs]
    summed = [d for d in lhs if d in rhs and d not in acc]
    if sorted(batch + rows + summed) != sorted(lhs) or sorted(batch + columns + summed) != sorted(rhs):
        return None

    def extent(dims: list[int]) -> int:
        return math.prod(sizes[d] for d in dims)

    def arranged(dims: list[int], wanted: list[int], *shape: int) -> Callable[[Any], Any]:
        order = (0, *(dims.index(d) + 1 for d in wanted))
        same = order == tuple(range(len(order)))
        return lambda value: (value if same else value.transpose(order)).reshape(len(value), *shape)

    b, r, c, s = map(extent, (batch, rows, columns, summed))
    left = arranged(lhs, [*batch, *rows, *summed], *([b] if batch else []), r, s)
    right = arranged(rhs, [*batch, *summed, *columns], *([b] if batch else []), s, c)
    made = [*batch, *rows, *columns]
    back = arranged(made, acc, *(sizes[d] for d in acc))
    spread = [sizes[d] for d in made]

    def multiply(x: Lanes, y: Lanes) -> Any:
        matrix = np.matmul(left(x), right(y))
        return back(matrix.reshape(len(matrix), *spread))

    return multiply


def _every_product(
    lhs: list[int], rhs: list[int], acc: list[int], sizes: dict[int, int], count: int, kind: Kind
) -> Callable[..., Any]:
    """Each product on its own, masked, and then combined over the dimensions that the result does not have."""
    summed = [d for d in range(count) if d not in acc]
    order = (0, *(d + 1 for d in [*summed, *acc]))
    rest = [sizes[d] for d in acc]
    multiply = _multiply(kind.dtype)

    def along(value: Lanes, dims: list[int]) -> Any:
        """The value with an axis for every dimension."""
        by_dim = sorted(range(len(dims)), key=dims.__getitem__)
        value = value.transpose(0, *(axis + 1 for axis in by_dim))
        return value.reshape(len(value), *(sizes[d] if d in dims else 1 for d in range(count)))

    def contract(a: Lanes, b: Lanes, start: Lanes, mask: Lanes) -> Any:
        products = multiply(along(a, lhs), along(b, rhs))
        if mask is not None:
            products = np.where(mask, products, kind.neutral)
        flat = products.transpose(order).reshape(len(products), -1, *rest)
        return kind.fold(flat, 1, start)

    return contract
