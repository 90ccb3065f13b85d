"""NumPy arrays and numbers as arguments of functions, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim.memory import Memory
from gpuir.sim.memref import MemRef, static_layout
from gpuir.sim.types import bits_of, constant, dtype_of

__all__ = ["Arguments"]


class Arguments:
    """Arguments of one call of the function ``operation``: arrays are copied into memory, and back at the end."""

    def __init__(self, memory: Memory, operation: Any):
        self._memory = memory
        self._operation = operation
        self._name = ir.StringAttr(operation.attributes["sym_name"]).value
        self._placed: list[tuple[np.ndarray, int]] = []
        kind = ir.TypeAttr(operation.attributes["function_type"]).value
        if operation.name == "llvm.func":
            self._types = [argument.type for argument in operation.regions[0].blocks[0].arguments]
        else:
            self._types = list(ir.FunctionType(kind).inputs)

    def bind(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """What the compiled function takes for ``values``; TypeError or ValueError for what does not fit."""
        if self._operation.name == "llvm.func":
            return self._lowered(values)
        if len(values) != len(self._types):
            raise TypeError(f"@{self._name} takes {len(self._types)} arguments, got {len(values)}")
        return tuple(self._value(i, value, type) for i, (value, type) in enumerate(zip(values, self._types)))

    def _value(self, number: int, value: Any, type: Any) -> Any:
        if isinstance(type, (ir.MemRefType, ir.UnrankedMemRefType)):
            return self._memref(number, value, type)
        what = f"argument {number} of @{self._name}"
        if isinstance(value, np.ndarray) and value.ndim == 0:
            value = value[()]
        if isinstance(type, ir.VectorType):
            dtype = dtype_of(type)
            array = np.asarray(value)
            if array.shape != tuple(type.shape) or array.dtype != dtype:
                raise TypeError(f"{what}: expected {dtype} of shape {tuple(type.shape)} for {type}, got {_said(value)}")
            return array[None]
        if not isinstance(value, (bool, int, float, np.generic)):
            raise TypeError(f"{what}: expected a number for {type}, got {_said(value)}")
        dtype, bits = dtype_of(type), bits_of(type)
        if dtype.kind in "bi":
            if isinstance(value, (float, np.floating)):
                raise TypeError(f"{what}: expected an integer for {type}, got {_said(value)}")
            if not -(1 << (bits - 1)) <= int(value) < 1 << bits:
                raise ValueError(f"{what}: {value} does not fit {type}")
        return constant(value, dtype, bits)

    def _place(self, number: int, value: Any, dtype: np.dtype, type: Any) -> int:
        """Address of the array's copy; an array that is given twice has one."""
        what = f"argument {number} of @{self._name}"
        if not isinstance(value, np.ndarray):
            raise TypeError(f"{what}: expected a numpy array for {type}, got {_said(value)}")
        signless = value.dtype.kind == "u" and dtype.kind == "i" and value.dtype.itemsize == dtype.itemsize
        if value.dtype != dtype and not signless and not (dtype.kind == "b" and value.dtype == np.uint8):
            raise TypeError(f"{what}: expected an array of {dtype} for {type}, got {_said(value)}")
        for array, start in self._placed:
            if array is value:
                return start
            if np.shares_memory(array, value):
                raise ValueError(f"{what}: the array overlaps another argument; pass the same array, or copies")
        start = self._memory.place(value, f"argument {number} ({type})")
        self._placed.append((value, start))
        return start

    def _memref(self, number: int, value: Any, type: Any) -> MemRef:
        dtype = dtype_of(type)
        start = self._place(number, value, dtype, type)
        if isinstance(type, ir.MemRefType):
            sizes, strides, offset = static_layout(type)
            if len(sizes) != value.ndim or any(s is not None and s != n for s, n in zip(sizes, value.shape)):
                raise TypeError(
                    f"argument {number} of @{self._name}: expected the shape of {type}, got {tuple(value.shape)}"
                )
            given = [1] * value.ndim
            for axis in reversed(range(value.ndim - 1)):
                given[axis] = given[axis + 1] * value.shape[axis + 1]
            if offset or any(s is not None and s != n and d > 1 for s, n, d in zip(strides, given, value.shape)):
                raise TypeError(
                    f"argument {number} of @{self._name}: an array is passed in row-major order, {type} wants another layout"
                )
        return row_major(start, value.shape)

    def _lowered(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """Arguments of a function of the llvm dialect: an array is a bare pointer, or a memref descriptor in its parts."""
        if len(values) == len(self._types):
            found = []
            for number, (value, type) in enumerate(zip(values, self._types)):
                if str(type).startswith("!llvm.ptr") and isinstance(value, np.ndarray):
                    found.append(np.int64(self._place(number, value, value.dtype, type)))
                else:
                    found.append(self._value(number, value, type))
            return tuple(found)
        found = []
        for number, value in enumerate(values):
            if isinstance(value, np.ndarray):
                start = np.int64(self._place(number, value, value.dtype, "a memref descriptor"))
                ref = row_major(start, value.shape)
                found += [start, start, np.int64(0), *map(np.int64, ref.sizes), *map(np.int64, ref.strides)]
            elif len(found) < len(self._types):
                found.append(self._value(number, value, self._types[len(found)]))
        if len(found) != len(self._types):
            raise TypeError(
                f"@{self._name} takes {len(self._types)} arguments; the {len(values)} given are {len(found)} as memref "
                "descriptors (two pointers, offset, sizes, strides of each array)"
            )
        return tuple(found)

    def back(self) -> None:
        """Copies what the kernel left into the caller's arrays."""
        for array, start in self._placed:
            found = self._memory.read(start, array.shape, array.dtype)
            if array.flags.writeable:
                array[...] = found
            elif found.tobytes() != array.tobytes():
                raise Error(f"@{self._name} wrote to an array that is read-only")

    def results(self, values: Sequence[Any]) -> list[Any]:
        """Results of a host function as arrays and numbers."""
        return [self._result(value) for value in values]

    def _result(self, value: Any) -> Any:
        if isinstance(value, MemRef):
            sizes = [int(size) for size in value.sizes]
            return value, sizes
        return value[0] if isinstance(value, np.ndarray) and value.ndim and value.shape[0] == 1 else value


def row_major(start: Any, shape: Sequence[int]) -> MemRef:
    """A memref of a whole array in row-major order."""
    strides = [1] * len(shape)
    for axis in reversed(range(len(shape) - 1)):
        strides[axis] = strides[axis + 1] * shape[axis + 1]
    return MemRef(np.int64(start), np.int64(0), [int(n) for n in shape], strides)


def _said(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype}, shape {value.shape}"
    return f"{value!r} ({type(value).__name__})"
