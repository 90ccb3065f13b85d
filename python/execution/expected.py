"""What a multi_mma computes, in NumPy: float64 and int64, with no code shared with the lowering that it checks."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.execution.signature import element_dtype
from gpuir.host import ir

__all__ = ["F8E4M3FNUZ", "Expected", "MultiMma", "random_array", "real_values"]


def _f8e4m3fnuz_values() -> np.ndarray:
    codes = np.arange(256)
    exponent, mantissa = codes >> 3 & 15, codes & 7
    size = np.where(exponent > 0, (8 + mantissa) * 2.0 ** (exponent - 11.0), mantissa * 2.0**-10)
    values = np.where(codes < 128, size, -size)
    values[0x80] = np.nan
    return values


#: Value of each of the 256 codes of f8E4M3FNUZ.
F8E4M3FNUZ = _f8e4m3fnuz_values()

# Unit roundoff of what is added up, and the smallest positive number.
_ROUNDOFF = {"f32": 2.0**-24, "f16": 2.0**-11}
_TINY = {"f32": 2.0**-149, "f16": 2.0**-24}


def random_array(element: str, shape: Sequence[int], rng: np.random.Generator) -> np.ndarray:
    """Numbers of the element type: floats of order 1, integers of the whole range, any f8 code but NaN."""
    dtype = element_dtype(element)
    if element.startswith("f8"):
        codes = rng.integers(0, 255, shape, np.uint8)
        return codes + (codes >= 0x80).astype(np.uint8)
    assert dtype is not None
    if dtype.kind == "i":
        limits = np.iinfo(dtype)
        return rng.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    return rng.standard_normal(shape).astype(dtype)


def real_values(element: str, array: np.ndarray) -> np.ndarray:
    """The array's numbers as float64 or int64, exactly."""
    if element == "f8E4M3FNUZ":
        return F8E4M3FNUZ[array]
    return array.astype(np.int64 if array.dtype.kind == "i" else np.float64)


@dataclasses.dataclass(frozen=True)
class Expected:
    """The exact result and, for each element, how far the documented arithmetic may be from it (0 for integers)."""

    values: np.ndarray
    tolerance: np.ndarray

    def error(self, result: np.ndarray) -> np.ndarray:
        """Distance of each element from the exact result; NaN where only one of both is NaN."""
        with np.errstate(invalid="ignore"):
            distance = np.abs(result.astype(np.float64) - self.values.astype(np.float64))
        same = (np.isnan(result) & np.isnan(self.values)) | (result == self.values)
        return np.where(same, 0, distance)

    def accepts(self, result: np.ndarray) -> bool:
        """Whether the shape is right and no element is further away than its tolerance."""
        if result.shape != self.values.shape:
            return False
        error = self.error(result)
        return bool(((error <= self.tolerance) | (error == 0)).all())


def _itemsize(element: str) -> int:
    dtype = element_dtype(element)
    assert dtype is not None, element
    return dtype.itemsize


@dataclasses.dataclass(frozen=True)
class _Operand:
    element: str
    outer: list[int]
    permutation: list[int]
    shape: list[int | None]

    def sizes(self, bounds: Sequence[int]) -> list[int]:
        """The operand's shape for these sizes of the iterators."""
        return [*(bounds[i] for i in self.outer), *(size for size in self.shape[len(self.outer) :] if size is not None)]

    def matrices(self, array: np.ndarray, rows: int, columns: int) -> np.ndarray:
        """The outer dimensions, then the fragment's rows and columns."""
        outer = len(self.outer)
        order = [*range(outer), *(outer + i for i in np.argsort(self.permutation))]
        return array.transpose(order).reshape(*array.shape[:outer], rows, columns)

    def from_matrices(self, array: np.ndarray) -> np.ndarray:
        outer, inner = len(self.outer), self.shape[len(self.outer) :]
        canonical = [inner[i] for i in np.argsort(self.permutation)]
        array = array.reshape(*array.shape[:outer], *canonical)
        return array.transpose([*range(outer), *(outer + i for i in self.permutation)])


class MultiMma:
    """A multi_mma op as NumPy sees it; ``op`` may be gone afterwards."""

    def __init__(self, op: Any):
        kind = op.kind
        self.intrinsic = str(kind.intrinsic.value)
        self.m, self.n, self.k = kind.m, kind.n, kind.k
        self.rank = len(op.iterator_types)
        self.lhs, self.rhs, self.acc = (
            self._operand(getattr(op, name), map_, getattr(op, f"{name}_permutation"))
            for name, map_ in zip(("lhs", "rhs", "acc"), op.indexing_maps)
        )

    @staticmethod
    def _operand(value: Any, map_: Any, permutation: Any) -> _Operand:
        type_ = value.type
        outer = [ir.AffineDimExpr(result).position for result in ir.AffineMapAttr(map_).value.results]
        shape = [None if type_.is_dynamic_dim(i) else type_.get_dim_size(i) for i in range(type_.rank)]
        order = list(range(type_.rank - len(outer))) if permutation is None else list(permutation)
        return _Operand(str(type_.element_type), outer, order, shape)

    @property
    def operands(self) -> tuple[_Operand, _Operand, _Operand]:
        return self.lhs, self.rhs, self.acc

    def bounds(self, sizes: Sequence[int]) -> list[int]:
        """Sizes of the iterators: static ones as they are, the others from ``sizes`` (used in turn)."""
        result = [sizes[i % len(sizes)] if sizes else 1 for i in range(self.rank)]
        for operand in self.operands:
            for iterator, size in zip(operand.outer, operand.shape):
                if size is not None:
                    result[iterator] = size
        return result

    def bytes_needed(self, bounds: Sequence[int]) -> int:
        """Size of lhs, rhs and acc together."""
        sizes = [math.prod(operand.sizes(bounds)) * _itemsize(operand.element) for operand in self.operands]
        return sum(sizes)

    def random(self, bounds: Sequence[int], rng: np.random.Generator) -> list[np.ndarray]:
        """Arrays for lhs, rhs and acc."""
        return [random_array(operand.element, operand.sizes(bounds), rng) for operand in self.operands]

    def expected(self, lhs: np.ndarray, rhs: np.ndarray, acc: np.ndarray) -> Expected:
        """acc + the sum of lhs x rhs over all reduction iterators and k, in float64 or wrapped to the integer type."""
        rows_columns = ((self.m, self.k), (self.k, self.n), (self.m, self.n))
        a, b, c = (
            operand.matrices(real_values(operand.element, array), *sizes)
            for operand, array, sizes in zip(self.operands, (lhs, rhs, acc), rows_columns)
        )
        with np.errstate(invalid="ignore", over="ignore"):
            values = self.acc.from_matrices(c + self._product(a, b, c))
            if acc.dtype.kind == "i":
                return Expected(values.astype(acc.dtype), np.zeros(values.shape))
            magnitude = np.abs(c) + self._product(np.abs(a), np.abs(b), c)
        return Expected(values, self._tolerance(self.acc.from_matrices(magnitude), acc, lhs, rhs))

    def _product(self, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        m, n, k = range(self.rank, self.rank + 3)
        # The ones give the result those iterators that only the accumulator has.
        ones = np.ones(c.shape[:-2], a.dtype)
        sources = (a, [*self.lhs.outer, m, k], b, [*self.rhs.outer, k, n], ones, self.acc.outer)
        return np.einsum(*sources, [*self.acc.outer, m, n])

    def _tolerance(self, magnitude: np.ndarray, acc: np.ndarray, lhs: np.ndarray, rhs: np.ndarray) -> np.ndarray:
        """Bound of the rounding errors of a sum taken one product after the other.

        With s = |acc| + sum |a b| and N products: (N + 1) (u + v) s + N t, where u is the unit roundoff of the
        accumulator's type (f32: 2^-24, f16: 2^-11), v that of f32, in which products and f16 sums are formed, and t
        the smallest positive number of the accumulator's type. 1 % more covers the terms of higher order.
        """
        sizes = dict(zip(self.lhs.outer, lhs.shape)) | dict(zip(self.rhs.outer, rhs.shape))
        count = self.k * int(np.prod([n for i, n in sizes.items() if i not in self.acc.outer], initial=1))
        unit = _ROUNDOFF[self.acc.element] + _ROUNDOFF["f32"]
        return 1.01 * (count + 1) * unit * magnitude + count * _TINY[self.acc.element]
