"""What stands for the device where launches are simulated: arrays, streams and events, and the functions that make them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np

from gpuir.interop.arrays import array_of
from gpuir.interop.launches import Simulated
from gpuir.interop.numba.errors import NumbaError

__all__ = ["FUNCTIONS", "DeviceArray"]


class DeviceArray(np.ndarray[Any, Any]):
    """What ``cuda.to_device`` and ``cuda.device_array`` give where launches are simulated: an array with the copies of a device's."""

    def copy_to_host(self, ary: np.ndarray | None = None, stream: object = 0) -> np.ndarray:
        """The elements as an array of the host, in `ary` where one is given."""
        if ary is None:
            return np.array(self)
        np.copyto(ary, self)
        return ary

    def copy_to_device(self, ary: Any, stream: object = 0) -> None:
        """Takes the elements of `ary`."""
        np.copyto(self, array_of(ary))


class _Stream:
    """A stream or an event: launches have ended when they return."""

    def synchronize(self) -> None:
        """Returns."""

    def record(self, stream: object = 0) -> None:
        """Returns."""

    def wait(self, stream: object = 0) -> None:
        """Returns."""

    @contextlib.contextmanager
    def auto_synchronize(self) -> Iterator[_Stream]:
        """The block ends as others do."""
        yield self


def _to_device(runs: Simulated, obj: Any, stream: object = 0, copy: bool = True, to: Any = None) -> DeviceArray:
    array = np.array(array_of(obj), copy=True) if copy else np.asarray(array_of(obj))
    if to is not None:
        np.copyto(to, array)
        device: DeviceArray = to
        return device
    return array.view(DeviceArray)


def _array(
    runs: Simulated, shape: Any, dtype: Any = np.float64, strides: Any = None, order: Any = "C", stream: object = 0, **of_memory: Any
) -> DeviceArray:  # fmt: skip
    if strides is not None:
        raise NumbaError("device_array with strides is not simulated: give an order, or a view of an array")
    return np.empty(shape, dtype, order).view(DeviceArray)


def _array_like(runs: Simulated, ary: Any, stream: object = 0, **of_memory: Any) -> DeviceArray:
    return np.empty_like(array_of(ary)).view(DeviceArray)


def _synchronize(runs: Simulated) -> None:
    """Launches have ended when they return."""


def _stream(runs: Simulated, *of: Any, **options: Any) -> _Stream:
    return _Stream()


@contextlib.contextmanager
def _pinned(runs: Simulated, *arrays: Any, **options: Any) -> Iterator[None]:
    yield


def _device(runs: Simulated) -> SimpleNamespace:
    return SimpleNamespace(
        id=0, name=runs.chip.encode(), compute_capability=runs.capability, WARP_SIZE=32, MAX_THREADS_PER_BLOCK=1024
    )


#: Functions of ``cuda`` by their names; of those that a package does not have it needs none.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "to_device": _to_device, "device_array": _array, "device_array_like": _array_like, "synchronize": _synchronize,
    "pinned_array": _array, "mapped_array": _array, "managed_array": _array, "pinned_array_like": _array_like,
    "mapped_array_like": _array_like, "stream": _stream, "default_stream": _stream, "event": _stream,
    "is_available": lambda runs: True, "pinned": _pinned, "get_current_device": _device,
}  # fmt: skip
