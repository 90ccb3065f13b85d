"""Integers of a tile as a sum of terms, each of which varies along one axis at most: indices and addresses mostly are.

``pid * 64 + range(64)[:, None] * stride + range(32)[None, :]`` has three short terms instead of an element for each address. Sums of
sums, and their products with what is the same for all elements, are sums; comparisons look at the bounds first. Everything else
takes the elements, as NumPy's functions do by themselves.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from gpuir.sim.terms import Array, Ints, Lanes
from gpuir.sim.values import Deferred, settled

__all__ = ["Key", "Sum", "Term"]

#: Bounds beyond which a sum of 64 bits might wrap around.
_FAR = 1 << 62


class Term:
    """Numbers along one axis at most, beside that of the programs, with their bounds."""

    def __init__(self, numbers: Ints, low: int, high: int):
        self.numbers, self.low, self.high = numbers, low, high

    @functools.cached_property
    def step(self) -> int | None:
        """How far each number is from the one before, where it is as far for all of them."""
        steps = np.diff(self.numbers.reshape(-1))
        return int(steps[0]) if (steps == steps[0]).all() else None


#: What a term varies along: a tile's axis (0: none), and whether programs differ.
Key = tuple[int, bool]


class Sum(Deferred, NDArrayOperatorsMixin):
    """A tile of integers of ``dtype``: an array wherever one is asked for."""

    __slots__ = ("dtype", "high", "low", "shape", "terms")

    def __init__(self, terms: dict[Key, Term], dtype: np.dtype):
        super().__init__(None, _elements)
        self.source = self
        self.terms, self.dtype = terms, dtype
        self.low, self.high = (sum(bounds) for bounds in zip(*((each.low, each.high) for each in terms.values())))
        self.shape: tuple[int, ...] = np.broadcast_shapes(*(each.numbers.shape for each in terms.values()))

    @classmethod
    def of(cls, value: Lanes) -> Sum | None:
        """The value, if it varies along one axis of a tile at most."""
        if isinstance(value, Sum):
            return value
        if type(value) is not np.ndarray or value.dtype.kind != "i" or value.ndim < 2 or not value.size:
            return None
        axes = [axis for axis, size in enumerate(value.shape) if axis and size > 1]
        if len(axes) > 1:
            return None
        term = _term(value.astype(np.int64, copy=False))
        return None if term is None else cls({(axes[0] if axes else 0, len(value) > 1): term}, value.dtype)

    # As an array

    @property
    def ndim(self) -> int:
        """Axes, that of the programs too."""
        return len(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.asarray(self.get(), dtype)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.get(), name)

    def __getitem__(self, index: Any) -> Any:
        return self.get()[index]

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        operate = _OPERATIONS.get(ufunc)
        if operate is not None and method == "__call__" and not options:
            done = operate(*inputs)
            if done is not None:
                return done
        return getattr(ufunc, method)(*(settled(each) for each in inputs), **options)

    def astype(self, dtype: Any, **options: Any) -> Any:
        """The same numbers in another type; a sum where they fit."""
        wanted = np.dtype(dtype)
        if wanted.kind == "i" and _fits(self.low, self.high, wanted):
            return Sum(self.terms, wanted)
        return self.get().astype(wanted, **options)

    def transpose(self, order: Iterable[int]) -> Sum:
        """With its axes in another order; that of the programs stays the first."""
        order = tuple(order)
        return self._moved(lambda axis: order.index(axis), lambda numbers: numbers.transpose(order))

    def expand_dims(self, at: int) -> Sum:
        """With a new axis of size 1."""
        return self._moved(lambda axis: axis + (axis >= at > 0), lambda numbers: np.expand_dims(numbers, at))

    def _moved(self, axis: Callable[[int], int], move: Callable[[Ints], Ints]) -> Sum:
        terms = {
            (axis(key[0]) if key[0] else 0, key[1]): Term(move(each.numbers), each.low, each.high)
            for key, each in self.terms.items()
        }
        return Sum(terms, self.dtype)

    # Its terms

    def without(self, axes: Iterable[int]) -> Ints:
        """The sum of the terms that vary along none of the axes; of size 1 along these."""
        kept = [each.numbers for key, each in self.terms.items() if key[0] not in axes]
        return _total(kept) if kept else np.zeros((1,) * self.ndim, np.int64)

    def stride(self, axis: int) -> int | None:
        """How far each element along the axis is from the one before, where it is as far for all of them and all programs."""
        term = self.terms.get((axis, False))
        return None if term is None or (axis, True) in self.terms else term.step


def _term(numbers: Ints) -> Term | None:
    low, high = int(numbers.min()), int(numbers.max())
    return Term(numbers, low, high) if -_FAR < low and high < _FAR else None


def _total(numbers: list[Ints]) -> Ints:
    """The sum of the arrays, small ones first."""
    return functools.reduce(np.add, sorted(numbers, key=np.size))


def _elements(source: Sum) -> Array:
    # In its own type: what wraps around on the way comes back.
    return _total([each.numbers.astype(source.dtype) for each in source.terms.values()])


def _fits(low: int, high: int, dtype: np.dtype) -> bool:
    if dtype.itemsize == 8:
        return -_FAR < low and high < _FAR
    limits = np.iinfo(dtype)
    return limits.min <= low and high <= limits.max


def _both(a: Lanes, b: Lanes) -> tuple[Sum, Sum] | None:
    """The operands as sums of one type."""
    if isinstance(a, np.signedinteger):
        a = np.full((1,) * np.ndim(b), a)
    elif isinstance(b, np.signedinteger):
        b = np.full((1,) * np.ndim(a), b)
    one, other = Sum.of(a), Sum.of(b)
    if one is None or other is None or one.dtype != other.dtype or one.ndim != other.ndim:
        return None
    return one, other


def _add(a: Lanes, b: Lanes, sign: int = 1) -> Sum | None:
    sums = _both(a, b)
    if sums is None:
        return None
    one, other = sums
    bounds = (one.low + other.low, one.high + other.high) if sign > 0 else (one.low - other.high, one.high - other.low)
    return Sum(_added(one, other, sign), one.dtype) if _fits(*bounds, one.dtype) else None


def _added(one: Sum, other: Sum, sign: int) -> dict[Key, Term]:
    terms = dict(one.terms)
    for key, each in other.terms.items():
        if sign < 0:
            each = Term(-each.numbers, -each.high, -each.low)
        known = terms.get(key)
        if known is not None:
            numbers = known.numbers + each.numbers
            each = Term(numbers, int(numbers.min()), int(numbers.max()))
        terms[key] = each
    return terms


def _multiply(a: Lanes, b: Lanes) -> Sum | None:
    sums = _both(a, b)
    if sums is None:
        return None
    one, other = sums if len(sums[1].terms) == 1 else sums[::-1]
    if len(other.terms) != 1:
        return None
    ((axis, apart), by), *_ = other.terms.items()
    terms: dict[Key, Term] = {}
    low = high = 0
    for (along, differs), each in one.terms.items():
        key = along or axis, differs or apart
        corners = [x * y for x in (each.low, each.high) for y in (by.low, by.high)]
        low, high = low + min(corners), high + max(corners)
        if (along and axis) or key in terms or not _fits(low, high, one.dtype):
            return None
        numbers = each.numbers * by.numbers
        terms[key] = Term(numbers, int(numbers.min()), int(numbers.max()))
    return Sum(terms, one.dtype)


def _comparison(ufunc: np.ufunc) -> Callable[[Lanes, Lanes], Array | None]:
    def compare(a: Lanes, b: Lanes) -> Array | None:
        sums = _both(a, b)
        if sums is None:
            return None
        one, other = sums
        difference = Sum(_added(one, other, -1), np.dtype(np.int64))
        low, high = bool(ufunc(difference.low, 0)), bool(ufunc(difference.high, 0))
        if ufunc in _ORDERS and low == high:
            return np.full((1,) * difference.ndim, low)
        if ufunc not in _ORDERS and (difference.low > 0 or difference.high < 0):
            return np.full((1,) * difference.ndim, ufunc is np.not_equal)
        # What varies along the last axis against all the rest.
        last = max(key[0] for key in difference.terms)
        kept: Array = ufunc(
            _total([each.numbers for key, each in difference.terms.items() if key[0] == last]),
            -difference.without((last,)) if any(key[0] != last for key in difference.terms) else np.int64(0),
        )
        return kept

    return compare


_ORDERS = (np.less, np.less_equal, np.greater, np.greater_equal)
#: What is done by terms; None: the operands are too various, or might wrap around.
_OPERATIONS: dict[np.ufunc, Callable[[Any, Any], Any]] = {
    np.add: _add,
    np.subtract: lambda a, b: _add(a, b, -1),
    np.multiply: _multiply,
    **{each: _comparison(each) for each in (*_ORDERS, np.equal, np.not_equal)},
}
