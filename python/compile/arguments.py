"""Marshals arrays and numbers into the parameters of a kernel launch; needs no device."""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from gpuir.compile.artifact import KernelReport, Parameter
from gpuir.errors import Error

__all__ = ["ArrayView", "LaunchError", "check_tensor", "marshal"]


class LaunchError(Error):
    """A launch that is not possible: wrong arguments, no driver, or the driver refuses it."""


@dataclasses.dataclass(frozen=True)
class ArrayView:
    """An array in memory: ``dtype`` is NumPy's name (or "bfloat16", "float8_e4m3fn" ...), ``strides`` count elements."""

    pointer: int
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]


#: Returns the view of an array, None for a value that is no array; and encodes the tensor map of an array.
View: TypeAlias = "Callable[[object], ArrayView | None]"
TensorMap: TypeAlias = Callable[[object, Parameter], object]

#: The NumPy dtypes that an element type accepts. Signless integers accept signed and unsigned ones.
_DTYPES = {
    "f16": ("float16",),
    "bf16": ("bfloat16",),
    "f32": ("float32",),
    "f64": ("float64",),
    "i1": ("bool",),
    "index": ("int64", "uint64"),
    **{f"i{bits}": (f"int{bits}", f"uint{bits}") for bits in (8, 16, 32, 64)},
    "f8E4M3FN": ("float8_e4m3fn", "uint8"),
    "f8E5M2": ("float8_e5m2", "uint8"),
    "f8E4M3FNUZ": ("float8_e4m3fnuz", "uint8"),
    "f8E5M2FNUZ": ("float8_e5m2fnuz", "uint8"),
}


def marshal(
    report: KernelReport,
    values: Sequence[Any],
    view: View,
    tensor_map: TensorMap = lambda value, parameter: value,
) -> list[Any]:
    """The kernel's parameters in order: NumPy scalars (addresses are uint64), and tensor maps as they are given.

    ``view`` returns the view of an array, None for other values; ``tensor_map`` encodes the map of an array. LaunchError
    names the argument, what was expected and what was given.
    """
    expected = report.signature
    if len(values) != len(expected):
        types = ", ".join(parameter.type for parameter in expected) or "none"
        raise LaunchError(f"@{report.name} takes {len(expected)} arguments ({types}), got {len(values)}")
    parameters: list[Any] = []
    for number, (parameter, value) in enumerate(zip(expected, values)):
        try:
            parameters += _parameter(parameter, value, report.bare_pointers, view, tensor_map)
        except LaunchError as error:
            raise LaunchError(
                f"argument {number} of @{report.name} ({parameter.type}): {error.diagnostics[0].message}"
            ) from None
    return parameters


def _parameter(parameter: Parameter, value: Any, bare: bool, view: View, tensor_map: TensorMap) -> list[Any]:
    if parameter.kind == "tensormap":
        return [tensor_map(value, parameter)]
    if parameter.kind == "object":
        raise LaunchError("objects by value other than tensor maps are not passed: put them into memory")
    if parameter.offset:
        raise LaunchError(
            f"the type's offset of {parameter.offset} elements is not passed: use offset 0, or a dynamic one"
        )
    if parameter.kind == "scalar":
        return [_scalar(parameter.type, value)]
    array = view(value)
    if parameter.kind == "pointer":
        return [np.uint64(array.pointer if array else _integer(value, 0, 2**64 - 1))]
    if array is None:
        raise LaunchError(f"expected an array, got {type(value).__name__}")
    _check(parameter, array)
    pointer = np.uint64(array.pointer)
    if bare:
        return [pointer]
    return [pointer, pointer, np.int64(0), *map(np.int64, array.shape), *map(np.int64, array.strides)]


def _check_elements(parameter: Parameter, array: ArrayView) -> None:
    dtypes = _DTYPES.get(parameter.element, ())
    if array.dtype not in dtypes:
        raise LaunchError(f"expected elements of {' or '.join(dtypes) or parameter.element}, got {array.dtype}")


def _check(parameter: Parameter, array: ArrayView) -> None:
    _check_elements(parameter, array)
    if len(array.shape) != len(parameter.shape):
        raise LaunchError(f"expected {len(parameter.shape)} dimensions, got {len(array.shape)}")
    for what, expected, given in (("size", parameter.shape, array.shape), ("stride", parameter.strides, array.strides)):
        for axis, (number, actual) in enumerate(zip(expected, given)):
            # The stride of a dimension of size 1 is never used.
            if number is not None and number != actual and (what == "size" or array.shape[axis] > 1):
                raise LaunchError(f"expected {what} {number} in dimension {axis}, got {actual}")


def check_tensor(parameter: Parameter, array: ArrayView) -> None:
    """LaunchError for an array that cannot have a tensor map with the parameter's box.

    Source: CUDA driver API, cuTensorMapEncodeTiled; other rules are left to the driver.
    """
    _check_elements(parameter, array)
    if len(array.shape) != len(parameter.shape):
        raise LaunchError(f"expected {len(parameter.shape)} dimensions as the box has, got {len(array.shape)}")
    if array.shape and array.strides[-1] != 1 and array.shape[-1] > 1:
        raise LaunchError(f"expected stride 1 in the last dimension, got {array.strides[-1]}")
    if array.pointer % 16:
        raise LaunchError(f"expected an array at a multiple of 16 bytes, got address {array.pointer:#x}")


def _scalar(type_: str, value: Any) -> Any:
    if type_ == "i1":
        if not isinstance(value, (bool, np.bool_)):
            raise LaunchError(f"expected True or False, got {value!r}")
        return np.bool_(value)
    if type_ == "index" or type_ in ("i8", "i16", "i32", "i64"):
        bits = 64 if type_ == "index" else int(type_[1:])
        number = _integer(value, -(2 ** (bits - 1)), 2**bits - 1)
        return np.dtype(f"uint{bits}").type(number % 2**bits)
    if type_ in ("f16", "bf16", "f32", "f64"):
        try:
            real = float(value)
        except (TypeError, ValueError):
            raise LaunchError(f"expected a number, got {value!r}") from None
        if type_ == "bf16":
            return _bfloat16(real)
        with np.errstate(over="ignore"):
            return np.dtype(_DTYPES[type_][0]).type(real)
    raise LaunchError("such values are not passed to a kernel: put them into memory")


def _bfloat16(number: float) -> Any:
    """The bits of the nearest bfloat16, ties to even."""
    with np.errstate(over="ignore"):
        bits = int(np.float32(number).view(np.uint32))
    if number != number:
        return np.uint16(0x7FC0)
    return np.uint16((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16)


def _integer(value: Any, least: int, most: int) -> int:
    if isinstance(value, (bool, np.bool_)):
        raise LaunchError(f"expected an integer, got {value!r}")
    try:
        number = operator.index(value)
    except TypeError:
        raise LaunchError(f"expected an integer, got {type(value).__name__}") from None
    if not least <= number <= most:
        raise LaunchError(f"expected an integer from {least} to {most}, got {number}")
    return number
