"""Loads a compiled kernel and launches it, with cuda-core; arrays are NumPy's, or anybody's through DLPack."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.compile.arguments import ArrayView, LaunchError, marshal
from gpuir.compile.artifact import Artifact, KernelReport, Parameter

__all__ = ["launch"]

_SWIZZLES = {"swizzle_32b": "SWIZZLE_32B", "swizzle_64b": "SWIZZLE_64B", "swizzle_128b": "SWIZZLE_128B"}


def launch(
    artifact: Artifact,
    *values: Any,
    grid: int | Sequence[int],
    block: int | Sequence[int],
    kernel: str | None = None,
    shared_memory: int = 0,
    stream: Any = None,
) -> float:
    """Launches a kernel, waits for it, and returns its time on the device in seconds.

    Args:
        artifact: compiled with emit="cubin", "sass" or "ptx".
        values: one for each argument of the kernel in the source: NumPy arrays (copied to the device, and back
            afterwards), arrays on the device with DLPack (torch, cupy), numbers, and for tensor maps the array that the
            map is made of.
        grid: blocks, 1 to 3 numbers; of a kernel with clusters these are blocks too.
        block: threads, 1 to 3 numbers.
        kernel: its name, where there are several.
        shared_memory: bytes of dynamic shared memory.
        stream: a `cuda.core.Stream`; the default stream unless given.

    Raises:
        LaunchError: arguments that do not fit, a missing driver, or what the driver said.
    """
    report = _choose(artifact, kernel)
    blocks, threads = _sizes("grid", grid), _sizes("block", block)
    _check_bounds(report, blocks, threads, shared_memory)
    _check_driver()
    return _on_device(artifact, report, values, blocks, threads, shared_memory, stream)


def _choose(artifact: Artifact, name: str | None) -> KernelReport:
    kernels = artifact.kernels
    if artifact.target.startswith("gfx"):
        raise LaunchError(f"kernels for {artifact.target} are not launched here: only NVIDIA's are")
    if name is None and len(kernels) == 1:
        name = next(iter(kernels))
    if name is None or name not in kernels:
        what = "several kernels: choose one with kernel=" if name is None else f"no kernel @{name}"
        raise LaunchError(f"the artifact has {what} ({', '.join(kernels)})")
    return kernels[name]


def _sizes(what: str, given: int | Sequence[int]) -> tuple[int, int, int]:
    sizes = (given,) if isinstance(given, int) else tuple(given)
    if not 1 <= len(sizes) <= 3 or not all(isinstance(size, (int, np.integer)) and size > 0 for size in sizes):
        raise LaunchError(f"{what} must be 1 to 3 positive numbers, got {given!r}")
    x, y, z = (*map(int, sizes), 1, 1)[:3]
    return x, y, z


def _check_bounds(
    report: KernelReport, grid: tuple[int, int, int], block: tuple[int, int, int], shared_memory: int
) -> None:
    threads = int(np.prod(block))
    if report.required_threads and tuple(report.required_threads) != block[: len(report.required_threads)]:
        raise LaunchError(f"@{report.name} requires a block of {report.required_threads}, got {block}")
    if report.max_threads and threads > int(np.prod(report.max_threads)):
        most = int(np.prod(report.max_threads))
        raise LaunchError(f"@{report.name} was compiled for at most {most} threads a block, got {threads}")
    if report.cluster and any(blocks % size for blocks, size in zip(grid, report.cluster)):
        raise LaunchError(f"the grid {grid} of @{report.name} must be a multiple of its cluster {report.cluster}")
    if shared_memory < 0 or (shared_memory and not report.dynamic_shared_memory):
        what = "has no dynamic shared memory" if shared_memory > 0 else "cannot have a negative size of shared memory"
        raise LaunchError(f"@{report.name} {what}, got shared_memory={shared_memory}")


def _check_driver() -> None:
    """LaunchError at once where there is no driver or no device: cuda-core may hang there."""
    try:
        from cuda.bindings import driver
    except ImportError:
        raise LaunchError("launching needs cuda-core: pip install 'gpuir[launch]'") from None
    try:
        (code,) = driver.cuInit(0)
    except Exception as error:
        said = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise LaunchError(f"there is no CUDA driver on this machine, so nothing can be launched ({said})") from None
    if code != driver.CUresult.CUDA_SUCCESS:
        raise LaunchError(f"the CUDA driver does not start ({code.name}), so nothing can be launched")


def _on_device(
    artifact: Artifact,
    report: KernelReport,
    values: Sequence[Any],
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    shared_memory: int,
    stream: Any,
) -> float:
    from cuda.bindings import driver
    from cuda.core import Device, EventOptions, LaunchConfig, ObjectCode
    from cuda.core import launch as launch_kernel

    device = Device()
    device.set_current()
    stream = stream or device.default_stream
    forms = next(module.forms for module in artifact.modules.values() if report.name in module.kernels)
    code = ObjectCode.from_cubin(forms["cubin"]) if "cubin" in forms else ObjectCode.from_ptx(forms["ptx"])
    kernel = code.get_kernel(report.name)
    if shared_memory:
        attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        _driver(driver.cuKernelSetAttribute(attribute, shared_memory, kernel.handle, device.device_id))
    with contextlib.ExitStack() as owned:
        arrays = _Arrays(device, stream, owned)
        parameters = marshal(report, values, arrays.view, arrays.tensor_map)
        # With a cluster cuda-core counts the grid in clusters.
        counted = tuple(n // size for n, size in zip(grid, report.cluster)) if report.cluster else grid
        config = LaunchConfig(grid=counted, block=block, cluster=report.cluster, shmem_size=shared_memory)
        options = EventOptions(timing_enabled=True)
        begin = stream.record(options=options)
        # cuda-core takes addresses as plain integers.
        plain = [int(one) if isinstance(one, np.uint64) else one for one in parameters]
        launch_kernel(stream, config, kernel, *plain)
        end = stream.record(options=options)
        end.sync()
        arrays.copy_back()
        return float(end - begin) / 1000


def _driver(answer: Any) -> None:
    code = answer[0]
    if code.name != "CUDA_SUCCESS":
        raise LaunchError(f"the CUDA driver refuses the launch: {code.name}")


class _Arrays:
    """Arrays of one launch: NumPy's are copied to the device, and back."""

    def __init__(self, device: Any, stream: Any, owned: contextlib.ExitStack):
        self._device, self._stream, self._owned = device, stream, owned
        self._copies: list[tuple[np.ndarray, int]] = []

    def view(self, value: Any) -> ArrayView | None:
        if isinstance(value, np.ndarray):
            return self._copied(value)
        if not hasattr(value, "__dlpack__"):
            return None
        from cuda.core.utils import StridedMemoryView

        found = StridedMemoryView.from_dlpack(value, stream_ptr=-1)
        shape = tuple(found.shape)
        strides = tuple(found.strides) if found.strides else _contiguous(shape)
        return ArrayView(int(found.ptr), str(found.dtype), shape, strides)

    def _copied(self, array: np.ndarray) -> ArrayView:
        from cuda.bindings import driver

        if not array.flags.c_contiguous:
            raise LaunchError("a NumPy array must be contiguous (numpy.ascontiguousarray)")
        buffer = self._device.allocate(max(1, array.nbytes), stream=self._stream)
        self._owned.callback(buffer.close, self._stream)
        self._stream.sync()
        address = int(buffer.handle)
        _driver(driver.cuMemcpyHtoD(address, array.ctypes.data, array.nbytes))
        self._copies.append((array, address))
        strides = tuple(stride // array.itemsize for stride in array.strides)
        return ArrayView(address, array.dtype.name, array.shape, strides)

    def copy_back(self) -> None:
        from cuda.bindings import driver

        for array, address in self._copies:
            if array.flags.writeable:
                _driver(driver.cuMemcpyDtoH(array.ctypes.data, address, array.nbytes))

    def tensor_map(self, value: Any, parameter: Parameter) -> Any:
        """A map of an array on the device, with the box and the swizzle of the parameter's type; a map as it is."""
        from cuda.core import TensorMapDescriptor
        from cuda.core._tensor_map import TensorMapSwizzle
        from cuda.core.utils import StridedMemoryView

        if isinstance(value, TensorMapDescriptor):
            return value
        if isinstance(value, np.ndarray) or not hasattr(value, "__dlpack__"):
            raise LaunchError(f"expected an array on the device, got {type(value).__name__}")
        swizzle = next((name for key, name in _SWIZZLES.items() if f"swizzle = {key}" in parameter.type), "NONE")
        found = StridedMemoryView.from_dlpack(value, stream_ptr=-1)
        box = tuple(size for size in parameter.shape if size is not None)
        return found.as_tensor_map(box, swizzle=getattr(TensorMapSwizzle, swizzle))


def _contiguous(shape: tuple[int, ...]) -> tuple[int, ...]:
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)
