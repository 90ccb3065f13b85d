"""What a function takes and returns, as NumPy arrays and as C memory.

Element types and their arrays: f16, f32, f64 as float16, float32, float64; i8 to i64 as int8 to int64 (unsigned arrays
of the same width are taken too); index as int64; i1 as bool; complex<f32>, complex<f64> as complex64, complex128. bf16
and the 8-bit floats are storage: uint16 and uint8 hold the bits (arrays of another package's dtypes of that size are
taken too).
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import numpy as np

from gpuir.execution.diagnostics import error_at
from gpuir.host import ir

__all__ = ["Signature", "Slot", "can_be_called", "element_dtype", "is_identity", "signature_of", "signatures"]

_DTYPES = {
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
    "bf16": np.uint16,
    "i1": np.bool_,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "index": np.int64,
    "complex<f32>": np.complex64,
    "complex<f64>": np.complex128,
}


def element_dtype(type_: ir.Type | str) -> np.dtype | None:
    """dtype of the arrays that hold elements of that type; None: values of the type do not lie in memory."""
    name = str(type_)
    if name.startswith("f8"):
        return np.dtype(np.uint8)
    return np.dtype(_DTYPES[name]) if name in _DTYPES else None


def is_storage(element: str) -> bool:
    """Whether arrays hold the bits of the element type in an unsigned integer."""
    return element == "bf16" or element.startswith("f8")


@dataclasses.dataclass(frozen=True)
class Slot:
    """One argument or result: a scalar, a tensor (a value) or a memref (memory that the function may change)."""

    kind: str  # "scalar", "tensor" or "memref"
    type: str
    element: str
    dtype: np.dtype
    shape: tuple[int | None, ...] = ()
    strides: tuple[int | None, ...] | None = None  # None: contiguous, row-major
    offset: int = 0

    @property
    def is_array(self) -> bool:
        return self.kind != "scalar"

    @property
    def words(self) -> int:
        """64-bit words of the memref descriptor: two pointers, the offset, sizes, strides."""
        return 3 + 2 * len(self.shape)

    @property
    def size(self) -> int:
        """Bytes in a C struct."""
        return 8 * self.words if self.is_array else self.dtype.itemsize

    @property
    def align(self) -> int:
        return 8 if self.is_array else min(8, self.dtype.itemsize)

    def check(self, value: Any, where: str) -> np.ndarray:
        """``value`` as an array of the slot's dtype (the same memory where possible); TypeError or ValueError."""
        if not self.is_array:
            return self._check_scalar(value, where)
        if not isinstance(value, np.ndarray):
            raise TypeError(f"{where} is a {self.type}: expected a NumPy array, got {type(value).__name__}")
        if len(value.shape) != len(self.shape) or any(s not in (None, n) for s, n in zip(self.shape, value.shape)):
            expected = "x".join("?" if s is None else str(s) for s in self.shape) or "()"
            given = "x".join(map(str, value.shape)) or "()"
            raise ValueError(f"{where} is a {self.type}: expected shape {expected}, got {given}")
        return self._view(value, where)

    def laid_out(self, array: np.ndarray) -> np.ndarray:
        """The array itself where it is laid out as the type says, otherwise a copy that is."""
        if self.strides is None:
            # Unlike ascontiguousarray this keeps rank 0.
            return np.require(array, requirements=["C", "A"])
        size = array.itemsize
        if all(s % size == 0 and s >= 0 and w in (None, s // size) for s, w in zip(array.strides, self.strides)):
            return array
        return self.stored(array)[1]

    def stored(self, array: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Memory of rank 1 that holds the array as the type says, from the type's offset on, and the copy in it."""
        strides: list[int] = []
        step = 1
        for size, wanted in zip(reversed(array.shape), reversed(self.strides or [None] * array.ndim)):
            strides.insert(0, step if wanted is None else wanted)
            step = max(step, strides[0] * size)
        last = sum((n - 1) * s for n, s in zip(array.shape, strides)) if array.size else 0
        memory = np.zeros(self.offset + last + 1, array.dtype)
        steps = [s * array.itemsize for s in strides]
        copy = np.lib.stride_tricks.as_strided(memory[self.offset :], array.shape, steps)
        copy[...] = array
        return memory, copy

    def _view(self, value: np.ndarray, where: str) -> np.ndarray:
        if value.dtype == self.dtype:
            return value
        same_size = value.dtype.itemsize == self.dtype.itemsize
        kinds = "iuV" if is_storage(self.element) else "iu" if self.dtype.kind == "i" else ""
        # Dtypes of extension packages such as bfloat16 have kind V or f, and are none of NumPy's own.
        foreign = is_storage(self.element) and value.dtype.kind == "f" and value.dtype.isbuiltin != 1
        if same_size and (value.dtype.kind in kinds or foreign):
            return value.view(self.dtype)
        raise TypeError(f"{where} is a {self.type}: expected dtype {self.dtype}, got {value.dtype}")

    def _check_scalar(self, value: Any, where: str) -> np.ndarray:
        given = np.asarray(value)
        if given.ndim or given.dtype.kind not in "biufcV":
            raise TypeError(f"{where} is a {self.type}: expected a number, got {value!r}")
        if isinstance(value, np.generic):
            if given.dtype != self.dtype:
                given = self._view(given, where)
            return given
        if self.dtype.kind in "iu":
            if not isinstance(value, int) or not -(1 << 8 * self.size - 1) <= value < 1 << 8 * self.size:
                raise ValueError(f"{where} is a {self.type}: {value!r} is not an integer of that width")
            return np.array(value % (1 << 8 * self.size), f"u{self.size}").view(self.dtype)
        if self.dtype.kind == "f" and given.dtype.kind == "c":
            raise TypeError(f"{where} is a {self.type}: expected a number, got {value!r}")
        return given.astype(self.dtype)


@dataclasses.dataclass(frozen=True)
class Signature:
    """Name, arguments and results of a function, as they were before lowering."""

    name: str
    arguments: tuple[Slot, ...]
    results: tuple[Slot, ...]

    def check(self, values: tuple[Any, ...]) -> list[np.ndarray]:
        """One array an argument, checked; scalars as arrays of rank 0."""
        if len(values) != len(self.arguments):
            raise TypeError(f"@{self.name} takes {len(self.arguments)} arguments, {len(values)} given")
        return [
            slot.check(value, f"@{self.name} argument {i}")
            for i, (slot, value) in enumerate(zip(self.arguments, values))
        ]

    def offsets(self) -> tuple[list[int], int]:
        """Where each result stands in the struct the function returns, and the struct's size."""
        places, end = [], 0
        for slot in self.results:
            end = math.ceil(end / slot.align) * slot.align
            places.append(end)
            end += slot.size
        return places, max(8, math.ceil(end / 8) * 8)

    @staticmethod
    def unpack(results: list[Any]) -> Any:
        """None, the result, or the tuple of results."""
        return None if not results else results[0] if len(results) == 1 else tuple(results)


def is_identity(type_: ir.MemRefType) -> bool:
    """Whether a memref is row-major without gaps or offset."""
    layout = type_.layout
    return isinstance(layout, ir.AffineMapAttr) and type_.affine_map == ir.AffineMap.get_identity(
        type_.rank, type_.context
    )


def _slot(type_: ir.Type) -> Slot | str:
    """The slot, or why there is none."""
    if isinstance(type_, ir.VectorType):
        return "is a vector: let the function take a memref and read it with vector.transfer_read"
    if isinstance(type_, (ir.UnrankedTensorType, ir.UnrankedMemRefType)):
        return "has no rank"
    kind = "scalar"
    element, offset = type_, 0
    shape: tuple[int | None, ...] = ()
    strides: tuple[int | None, ...] | None = None
    if isinstance(type_, (ir.RankedTensorType, ir.MemRefType)):
        kind = "tensor" if isinstance(type_, ir.RankedTensorType) else "memref"
        element = type_.element_type
        shape = tuple(None if type_.is_dynamic_dim(i) else type_.get_dim_size(i) for i in range(type_.rank))
    if isinstance(type_, ir.MemRefType) and not isinstance(type_.layout, ir.AffineMapAttr):
        dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
        given, offset = type_.get_strides_and_offset()
        offset = 0 if offset == dynamic else offset
        strides = tuple(None if s == dynamic else s for s in given)
    elif isinstance(type_, ir.MemRefType) and not is_identity(type_):
        return "has a layout that is neither the identity nor strided"
    dtype = element_dtype(element)
    if dtype is None:
        return f"has elements of type {element}" if kind != "scalar" else "has no NumPy counterpart"
    if kind == "scalar" and dtype.kind == "c":
        return "is a complex scalar: pass a memref of rank 0"
    return Slot(kind, str(type_), str(element), dtype, shape, strides, offset)


def signature_of(function: Any) -> Signature | str:
    """Signature of a func.func, or why arrays cannot be passed to it."""
    name = function.sym_name.value
    sides = []
    for what, types in (("argument", function.type.inputs), ("result", function.type.results)):
        slots = []
        for i, type_ in enumerate(types):
            slot = _slot(type_)
            if isinstance(slot, str):
                return f"@{name} {what} {i} of type {type_} {slot}"
            slots.append(slot)
        sides.append(tuple(slots))
    return Signature(name, *sides)


def can_be_called(function: Any) -> bool:
    """Whether a func.func is public and has a body."""
    attributes = function.attributes
    private = "sym_visibility" in attributes and ir.StringAttr(attributes["sym_visibility"]).value == "private"
    return not private and not function.is_external


def signatures(source: Any) -> dict[str, Signature]:
    """Signatures of the public functions with a body, by name.

    ExecutionError at the first one that cannot be called with arrays: a vector or a type without rank among its
    arguments or results, elements without a dtype, a memref layout that is no strided one.
    """
    by_name = {}
    for op in source.body.operations:
        if op.operation.name == "func.func" and can_be_called(op):
            result = signature_of(op)
            if isinstance(result, str):
                raise error_at(op, f"cannot be run: {result}")
            by_name[result.name] = result
    return by_name
