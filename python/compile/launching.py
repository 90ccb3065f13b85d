"""Loads a compiled kernel and launches it with cuda-core; arrays are NumPy's, or another library's through DLPack."""

from __future__ import annotations

import contextlib
import functools
import importlib
import operator
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gpuir.compile.arguments import ArrayView, LaunchError, check_tensor, marshal
from gpuir.compile.artifact import Artifact, KernelReport, Parameter

if TYPE_CHECKING:
    from cuda.bindings.driver import CUresult
    from cuda.core import Buffer, Device, Kernel, Stream, TensorMapDescriptor
    from cuda.core.utils import StridedMemoryView

__all__ = ["launch"]

_INSTALL = "pip install 'gpuir[compile,launch]'"
#: The most threads of a block, on every chip (CUDA's compute capabilities, table of technical specifications).
_MOST_THREADS = 1024
#: The most blocks of a cluster on every chip; larger ones must be requested, and not every chip has them.
_PORTABLE_CLUSTER = 8
#: cuda-core's enum for each mode of a tensor map, and its cases by nvgpu's names.
_MODES = {
    "swizzle": ("TensorMapSwizzle", {w: w.upper() for w in ("none", "swizzle_32b", "swizzle_64b", "swizzle_128b")}),
    "interleave": ("TensorMapInterleave", {w: w.upper() for w in ("none", "interleave_16b", "interleave_32b")}),
    "l2promo": (
        "TensorMapL2Promotion",
        {"none": "NONE", **{f"l2promo_{size}b": f"L2_{size}B" for size in (64, 128, 256)}},
    ),
    "oob": ("TensorMapOOBFill", {"zero": "NONE", "nan": "NAN_REQUEST_ZERO_FMA"}),
}
#: The parameters of as_tensor_map for the modes.
_OPTIONS = {"swizzle": "swizzle", "interleave": "interleave", "l2promo": "l2_promotion", "oob": "oob_fill"}
#: cuda-core's name of an element in a tensor map.
_ELEMENTS = {
    "f16": "FLOAT16", "bf16": "BFLOAT16", "f32": "FLOAT32", "f64": "FLOAT64", "i8": "UINT8", "i16": "UINT16",
    "i32": "INT32", "i64": "INT64",
}  # fmt: skip


def launch(
    artifact: Artifact,
    *values: Any,
    grid: int | Sequence[int],
    block: int | Sequence[int],
    kernel: str | None = None,
    shared_memory: int = 0,
    stream: Stream | None = None,
) -> float:
    """Launches a kernel, waits for it, and returns its time on the device in seconds.

    Args:
        artifact: compiled with emit="cubin", "sass" or "ptx".
        values: one for each argument of the kernel in the source: NumPy arrays (copied to the device, and back
            afterwards), arrays on the device with DLPack (torch, cupy), numbers, and for a tensor map the array that it
            describes.
        grid: blocks, 1 to 3 numbers; blocks also if the kernel has clusters.
        block: threads, 1 to 3 numbers.
        kernel: its name, if there are several.
        shared_memory: bytes of dynamic shared memory.
        stream: a `cuda.core.Stream`, on whose device the kernel runs; by default the current device's default stream.

    Raises:
        LaunchError: wrong arguments, no driver, or an error of the driver.
    """
    if not isinstance(artifact, Artifact):
        raise TypeError(f"launch takes what gpuir.compile gives, got {type(artifact).__name__}")
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
    holders = [module.name for module in artifact.modules.values() if name in module.kernels]
    if len(holders) > 1:
        raise LaunchError(f"the gpu.modules {', '.join(holders)} each have a kernel @{name}: compile one by itself")
    if not {"ptx", "cubin"} & set(artifact.modules[holders[0]].forms):
        raise LaunchError(f"the artifact ends with {artifact.emit}: compile with emit='cubin' (or 'ptx') to launch it")
    return kernels[name]


def _sizes(what: str, given: int | Sequence[int]) -> tuple[int, int, int]:
    try:
        sizes = [operator.index(size) for size in ([given] if hasattr(given, "__index__") else given)]
    except TypeError:
        sizes = []
    if not 1 <= len(sizes) <= 3 or min(sizes) < 1:
        raise LaunchError(f"{what} must be 1 to 3 positive numbers, got {given!r}")
    return _three(sizes)


def _three(sizes: Sequence[int]) -> tuple[int, int, int]:
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def _check_bounds(
    report: KernelReport, grid: tuple[int, int, int], block: tuple[int, int, int], shared_memory: int
) -> None:
    threads = int(np.prod(block))
    if report.required_threads and _three(report.required_threads) != block:
        raise LaunchError(f"@{report.name} requires a block of {_three(report.required_threads)}, got {block}")
    most = int(np.prod(report.max_threads)) if report.max_threads else _MOST_THREADS
    if threads > most:
        whose = f"@{report.name} was compiled for" if report.max_threads else "a block has"
        raise LaunchError(f"{whose} at most {most} threads{' a block' if report.max_threads else ''}, got {threads}")
    if report.cluster and any(blocks % size for blocks, size in zip(grid, report.cluster)):
        raise LaunchError(f"the grid {grid} of @{report.name} must be a multiple of its cluster {report.cluster}")
    if not hasattr(shared_memory, "__index__") or shared_memory < 0:
        raise LaunchError(f"shared_memory must be a number of bytes, got {shared_memory!r}")
    if shared_memory and not report.dynamic_shared_memory:
        raise LaunchError(f"@{report.name} has no dynamic shared memory, got shared_memory={shared_memory}")


def _check_driver() -> None:
    """LaunchError if there is no driver or no device, without which cuda-core may hang."""
    try:
        from cuda.bindings import driver
    except ImportError:
        raise LaunchError(f"launching needs cuda-bindings: {_INSTALL}") from None
    try:
        (code,) = driver.cuInit(0)
    except Exception as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise LaunchError(f"there is no CUDA driver on this machine, so nothing can be launched ({reason})") from None
    if code != driver.CUresult.CUDA_SUCCESS:
        raise LaunchError(f"the CUDA driver does not start ({code.name}), so nothing can be launched")
    try:
        importlib.import_module("cuda.core")
    except ImportError:
        raise LaunchError(f"launching needs cuda-core: {_INSTALL}") from None


@contextlib.contextmanager
def _as_launch_errors(name: str) -> Iterator[None]:
    """Turns exceptions of cuda-core and the driver into LaunchErrors with their messages."""
    try:
        yield
    except LaunchError:
        raise
    except Exception as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise LaunchError(f"@{name} cannot be launched: {reason}") from error


def _on_device(
    artifact: Artifact,
    report: KernelReport,
    values: Sequence[Any],
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    shared_memory: int,
    stream: Stream | None,
) -> float:
    from cuda.core import Device, EventOptions, LaunchConfig
    from cuda.core import launch as launch_kernel

    with _as_launch_errors(report.name), contextlib.ExitStack() as owned:
        device = Device() if stream is None else stream.device
        device.set_current()
        stream = device.default_stream if stream is None else stream
        forms = next(module.forms for module in artifact.modules.values() if report.name in module.kernels)
        form = "cubin" if "cubin" in forms else "ptx"
        code = forms[form]
        kernel = _loaded(form, code.encode() if isinstance(code, str) else code, report.name, device.device_id)
        _request_sizes(kernel, device, report, shared_memory)
        arrays = _Arrays(device, stream, owned)
        parameters = marshal(report, values, arrays.view, arrays.tensor_map)
        # If there is a cluster, cuda-core counts the grid in clusters.
        cluster = _three(report.cluster) if report.cluster else None
        cluster_grid = tuple(n // size for n, size in zip(grid, cluster)) if cluster else grid
        config = LaunchConfig(grid=cluster_grid, block=block, cluster=cluster, shmem_size=int(shared_memory))
        options = EventOptions(timing_enabled=True)
        begin = stream.record(options=options)
        launch_kernel(stream, config, kernel, *parameters)
        end = stream.record(options=options)
        end.sync()
        arrays.copy_back()
        return float(end - begin) / 1000


@functools.lru_cache(maxsize=64)
def _loaded(form: str, code: bytes, name: str, device: int) -> Kernel:
    """The kernel on the device; cached, so that only the first launch loads it."""
    from cuda.core import ObjectCode

    # PTX as bytes: cuda-core takes a string for a file's name.
    load = ObjectCode.from_cubin if form == "cubin" else ObjectCode.from_ptx
    return load(code).get_kernel(name)


def _request_sizes(kernel: Kernel, device: Device, report: KernelReport, shared_memory: int) -> None:
    """Requests dynamic shared memory and clusters beyond what every launch may use."""
    from cuda.bindings import driver

    names = driver.CUfunction_attribute
    requests = []
    if shared_memory:
        requests.append((names.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, int(shared_memory)))
    if report.cluster and np.prod(report.cluster) > _PORTABLE_CLUSTER:
        requests.append((names.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1))
    for attribute, value in requests:
        _check(driver.cuKernelSetAttribute(attribute, value, kernel.handle, device.device_id))


def _check(result: tuple[CUresult, ...]) -> None:
    """LaunchError for a failed call of the driver."""
    code = result[0]
    if code.name != "CUDA_SUCCESS":
        raise LaunchError(f"the CUDA driver refuses the launch: {code.name}")


class _Arrays:
    """The arrays of one launch: NumPy's are copied to the device, and back."""

    def __init__(self, device: Device, stream: Stream, owned: contextlib.ExitStack):
        self._device, self._stream, self._owned = device, stream, owned
        self._copies: list[tuple[np.ndarray, Buffer]] = []

    def view(self, value: object) -> ArrayView | None:
        """The view of an array on the device; None for a value that is no array."""
        if isinstance(value, np.ndarray):
            address = int(self._copied(value).handle)
            strides = tuple(stride // value.itemsize for stride in value.strides)
            return ArrayView(address, value.dtype.name, value.shape, strides)
        return _array_view(self._exported(value)) if hasattr(value, "__dlpack__") else None

    def _exported(self, value: object) -> StridedMemoryView:
        """cuda-core's view of another library's array."""
        from cuda.core.utils import StridedMemoryView

        # Waits for the library's work on the array.
        view = StridedMemoryView.from_dlpack(value, stream_ptr=int(self._stream.handle))
        if not view.is_device_accessible:
            raise LaunchError("the array is in the host's memory: move it to the device, or pass a NumPy array")
        if view.device_id not in (-1, self._device.device_id):
            raise LaunchError(f"the array is on device {view.device_id}, the launch on {self._device.device_id}")
        return view

    def _copied(self, array: np.ndarray) -> Buffer:
        """The buffer on the device that an array is copied to; the same one if it is passed twice."""
        from cuda.bindings import driver

        if not array.flags.c_contiguous:
            raise LaunchError("a NumPy array must be contiguous (numpy.ascontiguousarray)")
        for other, buffer in self._copies:
            if array.ctypes.data == other.ctypes.data and array.nbytes == other.nbytes:
                return buffer
            if np.may_share_memory(array, other):
                raise LaunchError("two NumPy arrays overlap: their copies on the device would not")
        buffer = self._device.allocate(max(1, array.nbytes), stream=self._stream)
        self._owned.callback(buffer.close, self._stream)
        self._stream.sync()
        if array.nbytes:
            _check(driver.cuMemcpyHtoD(int(buffer.handle), array.ctypes.data, array.nbytes))
        self._copies.append((array, buffer))
        return buffer

    def copy_back(self) -> None:
        """Copies the contents back to NumPy's arrays that are writable."""
        from cuda.bindings import driver

        for array, buffer in self._copies:
            if array.flags.writeable and array.nbytes:
                _check(driver.cuMemcpyDtoH(array.ctypes.data, int(buffer.handle), array.nbytes))

    def tensor_map(self, value: object, parameter: Parameter) -> TensorMapDescriptor:
        """The tensor map of an array, with the box and modes of the parameter's type; a tensor map as it is."""
        from cuda.core import TensorMapDescriptor, _tensor_map
        from cuda.core.utils import StridedMemoryView

        if isinstance(value, TensorMapDescriptor):
            return value
        if isinstance(value, np.ndarray):
            view = StridedMemoryView.from_buffer(self._copied(value), value.shape, dtype=value.dtype)
        elif hasattr(value, "__dlpack__"):
            view = self._exported(value)
        else:
            raise LaunchError(f"expected an array or a tensor map, got {type(value).__name__}")
        check_tensor(parameter, _array_view(view))
        modes = {
            _OPTIONS[key]: getattr(getattr(_tensor_map, enum), cases[parameter.modes.get(key, next(iter(cases)))])
            for key, (enum, cases) in _MODES.items()
        }
        # TMA has no types for fp8, only bytes.
        name = "UINT8" if parameter.element.startswith("f8") else _ELEMENTS.get(parameter.element)
        if name is None:
            raise LaunchError(f"TMA has no elements of {parameter.element}")
        element = getattr(_tensor_map.TensorMapDataType, name)
        box = tuple(size for size in parameter.shape if size is not None)
        return view.as_tensor_map(box, data_type=element, **modes)


def _array_view(view: StridedMemoryView) -> ArrayView:
    shape = tuple(view.shape)
    try:
        dtype = str(view.dtype)
    except NotImplementedError as error:
        raise LaunchError(f"{error}: pip install ml_dtypes") from None
    return ArrayView(int(view.ptr), dtype, shape, tuple(view.strides) if view.strides else _contiguous(shape))


def _contiguous(shape: tuple[int, ...]) -> tuple[int, ...]:
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)
