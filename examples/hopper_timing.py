"""Times the kernel of hopper_gemm.py on a GPU, and cuBLAS beside it where its library is found (`pip install nvidia-cublas`).

Both get the same arrays, which stay on the device; a time is the median of single launches between two events.
"""

from __future__ import annotations

import contextlib
import ctypes
import statistics
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import gpuir

REPEATS = 30
#: cudaDataType and cublasComputeType_t, cublas_api.h and library_types.h.
_TYPES = {"float16": 2, "bfloat16": 14, "float32": 0}
_COMPUTE_32F, _TRANSPOSED, _PLAIN, _DEFAULT = 68, 1, 0, -1


class CublasMissing(Exception):
    """There is no cuBLAS to compare with; the message says why."""


class Device:
    """Arrays on the device, and times of what runs on its default stream. The driver must have been found."""

    def __init__(self) -> None:
        from cuda.core import Device as Found

        self._device = Found()
        self._device.set_current()
        self.stream = self._device.default_stream

    @contextlib.contextmanager
    def array(self, array: np.ndarray) -> Iterator[Any]:
        """A copy of a NumPy array, with DLPack; ``ptr`` is its address."""
        from cuda.bindings import driver
        from cuda.core.utils import StridedMemoryView

        buffer = self._device.allocate(array.nbytes, stream=self.stream)
        try:
            self.stream.sync()
            _check(driver.cuMemcpyHtoD(int(buffer.handle), array.ctypes.data, array.nbytes)[0])
            yield StridedMemoryView.from_buffer(buffer, array.shape, dtype=array.dtype)
        finally:
            buffer.close(self.stream)

    def read(self, view: Any, array: np.ndarray) -> np.ndarray:
        """``array``, filled with what is in the device's copy."""
        from cuda.bindings import driver

        _check(driver.cuMemcpyDtoH(array.ctypes.data, int(view.ptr), array.nbytes)[0])
        return array

    def seconds(self, run: Callable[[], Any]) -> float:
        """Time on the device of what ``run`` puts into the stream."""
        from cuda.core import EventOptions

        options = EventOptions(timing_enabled=True)
        begin = self.stream.record(options=options)
        run()
        end = self.stream.record(options=options)
        end.sync()
        return float(end - begin) / 1000


def _check(code: Any) -> None:
    if code.name != "CUDA_SUCCESS":
        raise RuntimeError(f"the CUDA driver says {code.name}")


class Cublas:
    """cublasGemmEx for C[M, N] = A[M, K] B, all row-major. Raises CublasMissing where there is no library."""

    def __init__(self, device: Device):
        try:
            from cuda import pathfinder

            self._library = ctypes.CDLL(pathfinder.load_nvidia_dynamic_lib("cublas").abs_path)
        except (ImportError, OSError, RuntimeError) as error:
            raise CublasMissing(f"no cuBLAS ({type(error).__name__}): pip install nvidia-cublas") from None
        self._handle = ctypes.c_void_p()
        self._call("cublasCreate_v2", ctypes.byref(self._handle))
        self._call("cublasSetStream_v2", self._handle, ctypes.c_void_p(int(device.stream.handle)))

    def _call(self, name: str, *arguments: Any) -> None:
        status = getattr(self._library, name)(*arguments)
        if status:
            raise CublasMissing(f"{name} fails with status {status}")

    def multiply(self, a: Any, b: Any, c: Any, sizes: tuple[int, int, int], gemm: Any) -> None:
        """For cuBLAS matrices are column-major: it computes the transpose of C, from those of B and A."""
        m, n, k = sizes
        for name in (gemm.dtype, gemm.out_dtype):
            if name not in _TYPES:
                raise CublasMissing(f"cublasGemmEx has no {name}")
        one, zero = ctypes.c_float(1), ctypes.c_float(0)
        kind, out = _TYPES[gemm.dtype], _TYPES[gemm.out_dtype]
        operation, leading = (_TRANSPOSED, k) if gemm.b_transposed else (_PLAIN, n)
        self._call(
            "cublasGemmEx", self._handle, operation, _PLAIN, n, m, k, ctypes.byref(one),
            ctypes.c_void_p(int(b.ptr)), kind, leading, ctypes.c_void_p(int(a.ptr)), kind, k, ctypes.byref(zero),
            ctypes.c_void_p(int(c.ptr)), out, n, _COMPUTE_32F, _DEFAULT,
        )  # fmt: skip


def compare(kernel: Any, artifact: Any, size: int) -> str:
    """Times ``size`` cubed with the kernel and with cuBLAS; a line that says both, and how far apart they are.

    ``kernel`` is a ``hopper_gemm.Kernel``, ``artifact`` its cubin.
    """
    gemm, device = kernel.gemm, Device()
    a, b, c, expected = kernel.operands(size, size, size, rows=64)
    with device.array(a) as da, device.array(b) as db, device.array(c) as dc:

        def launch() -> float:
            return gpuir.launch(
                artifact, da, db, dc, size,
                grid=gemm.grid(size, size), block=gemm.threads, shared_memory=kernel.plan.bytes,
            )  # fmt: skip

        ours = _median(launch)
        _same(device.read(dc, c), expected, "the kernel")
        try:
            cublas = Cublas(device)
            theirs = _median(lambda: device.seconds(lambda: cublas.multiply(da, db, dc, (size, size, size), gemm)))
        except CublasMissing as missing:
            return f"{size}^3: {_rate(size, ours)}; cuBLAS: {missing}"
        _same(device.read(dc, c), expected, "cuBLAS")
    return f"{size}^3: {_rate(size, ours)}, cuBLAS {_rate(size, theirs)}: {theirs / ours:.0%} of its speed"


def _median(run: Callable[[], float]) -> float:
    for _ in range(3):
        run()
    return statistics.median(run() for _ in range(REPEATS))


def _rate(size: int, seconds: float) -> str:
    return f"{2 * size**3 / seconds / 1e12:.0f} TFLOP/s ({seconds * 1e3:.3f} ms)"


def _same(found: np.ndarray, expected: np.ndarray, who: str) -> None:
    """Small integers: sums are exact, and rounded once."""
    part = found[: len(expected)]
    if not np.array_equal(part, expected.astype(part.dtype)):
        raise AssertionError(f"{who} gives another result than NumPy")
