"""Arrays of a kernel's launch: NumPy's, tensors on the CPU, and what stands for arrays on the device."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["DeviceArray", "array_of"]


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
        np.copyto(self, ary)


def array_of(value: Any) -> Any:
    """The memory of an array or a tensor as NumPy sees it; other values as they are. TypeError for arrays that are not on the CPU."""
    if isinstance(value, np.ndarray):
        return value.view(np.ndarray)
    if isinstance(value, np.generic) or not hasattr(value, "__dlpack__"):
        return value
    device = getattr(value, "device", None)
    if getattr(device, "type", "cpu") != "cpu":
        raise TypeError(f"an array on {device}: launches are simulated on arrays of the CPU")
    try:
        array = np.from_dlpack(value.detach() if hasattr(value, "detach") else value)
    except (TypeError, RuntimeError, BufferError) as error:
        raise TypeError(f"{type(value).__name__} is no array that NumPy sees: {error}") from None
    if not array.flags.writeable:
        # Of a producer that says nothing of writing; the memory is the same.
        array = np.lib.stride_tricks.as_strided(array, array.shape, array.strides)
        array.flags.writeable = True
    return array
