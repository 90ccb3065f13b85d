"""Stand-ins for cuda-core and the driver, with memory of their own: a kernel is a Python function on its parameters.

Their signatures are those of the installed cuda-core, which test_launch_device.py compares.
"""

from __future__ import annotations

import ctypes
import enum
import types
from collections.abc import Callable
from typing import Any

import numpy as np


class Fake:
    """One device. ``launched`` has the launches, ``memory`` the buffers by address, ``run`` what kernels do."""

    def __init__(self) -> None:
        self.memory: dict[int, bytearray] = {}
        self.launched: list[tuple[Any, ...]] = []
        self.attributes: list[tuple[str, int]] = []
        self.loaded: list[tuple[str, bytes, str]] = []
        self.maps: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.current: list[int] = []
        self.waited: list[int | None] = []
        self.run: Callable[..., None] = lambda *parameters: None
        self.fail: Exception | None = None
        self._next = 0x10000

    def allocate(self, size: int) -> int:
        address = self._next
        self._next += (size + 0xFFF) & ~0xFFF
        self.memory[address] = bytearray(size)
        return address

    def array(self, address: int, dtype: str, shape: tuple[int, ...]) -> np.ndarray:
        """The content of a buffer, to be read and written."""
        return np.frombuffer(self.memory[int(address)], dtype)[: int(np.prod(shape))].reshape(shape)

    def modules(self) -> dict[str, types.ModuleType]:
        """By the names that they are imported under."""
        fake = self
        Result = enum.Enum("CUresult", ["CUDA_SUCCESS", "CUDA_ERROR_INVALID_VALUE"])
        names = [
            "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES",
            "CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED",
        ]
        driver = types.ModuleType("cuda.bindings.driver")
        driver.CUresult = Result
        driver.CUfunction_attribute = enum.Enum("CUfunction_attribute", names)

        def good(call: Callable[..., None]) -> Callable[..., tuple[Any]]:
            def called(*arguments: Any) -> tuple[Any]:
                call(*arguments)
                return (Result.CUDA_SUCCESS,)

            return called

        def to_device(address: int, source: int, size: int) -> None:
            assert type(address) is int and type(source) is int
            fake.memory[address][:size] = ctypes.string_at(source, size)

        def to_host(target: int, address: int, size: int) -> None:
            assert type(address) is int and type(target) is int
            ctypes.memmove(target, bytes(fake.memory[address][:size]), size)

        driver.cuInit = good(lambda flags: None)
        driver.cuMemcpyHtoD = good(to_device)
        driver.cuMemcpyDtoH = good(to_host)
        driver.cuKernelSetAttribute = good(
            lambda attribute, value, kernel, device: fake.attributes.append((attribute.name, value))
        )

        core = types.ModuleType("cuda.core")
        utils = types.ModuleType("cuda.core.utils")
        maps = types.ModuleType("cuda.core._tensor_map")
        core.utils, core._tensor_map = utils, maps
        for name in ("DataType", "Interleave", "Swizzle", "L2Promotion", "OOBFill"):
            setattr(maps, f"TensorMap{name}", _AnyCase())

        class Buffer:
            def __init__(self, size: int):
                self.handle = fake.allocate(size)

            def close(self, stream: Any = None) -> None:
                fake.closed.append(self.handle)

        class Event:
            def __init__(self, time: float):
                self.time = time

            def __sub__(self, other: Event) -> float:
                return self.time - other.time

            def sync(self) -> None:
                pass

        class EventOptions:
            def __init__(self, timing_enabled: bool = False, blocking_sync: bool = False, ipc_enabled: bool = False):
                assert timing_enabled

        class Stream:
            time = 0.0

            def __init__(self, handle: int = 1):
                # CUDA's number for the legacy default stream, which DLPack has too.
                self.handle = handle

            @property
            def device(self) -> Any:
                return Device()

            def record(self, event: Any = None, options: EventOptions | None = None) -> Event:
                assert options is not None
                self.time += 1.5
                return Event(self.time)

            def sync(self) -> None:
                pass

        class Device:
            device_id = 0
            default_stream = Stream()

            def __new__(cls, device_id: int | None = None) -> Any:
                return super().__new__(cls)

            def set_current(self, ctx: Any = None) -> None:
                fake.current.append(self.device_id)

            def allocate(self, size: int, *, stream: Any) -> Buffer:
                return Buffer(size)

        class LaunchConfig:
            def __init__(
                self,
                grid: Any = None,
                cluster: Any = None,
                block: Any = None,
                shmem_size: int | None = None,
                is_cooperative: bool = False,
                programmatic_stream_serialization: bool = False,
            ):
                self.sizes = grid, cluster, block, shmem_size

        class Kernel:
            handle = object()

        class ObjectCode:
            def __init__(self, form: str, code: bytes):
                # A string is the name of a file.
                assert isinstance(code, bytes)
                self.form, self.code = form, code

            @staticmethod
            def from_cubin(module: bytes, *, name: str = "", symbol_mapping: Any = None) -> ObjectCode:
                return ObjectCode("cubin", module)

            @staticmethod
            def from_ptx(module: bytes, *, name: str = "", symbol_mapping: Any = None) -> ObjectCode:
                return ObjectCode("ptx", module)

            def get_kernel(self, name: str) -> Kernel:
                fake.loaded.append((self.form, self.code, name))
                return Kernel()

        class TensorMapDescriptor:
            pass

        class StridedMemoryView:
            def __init__(self, ptr: int, shape: Any, strides: Any, dtype: Any, device_id: int, accessible: bool):
                self.ptr, self.shape, self.strides, self.dtype = ptr, shape, strides, dtype
                self.device_id, self.is_device_accessible = device_id, accessible

            @classmethod
            def from_dlpack(cls, obj: Any, stream_ptr: int | None = None) -> StridedMemoryView:
                fake.waited.append(stream_ptr)
                return cls(obj.ptr, obj.shape, obj.strides, obj.dtype, obj.device_id, obj.accessible)

            @classmethod
            def from_buffer(
                cls,
                buffer: Buffer,
                shape: Any,
                strides: Any = None,
                *,
                itemsize: Any = None,
                dtype: Any = None,
                is_readonly: bool = False,
            ) -> StridedMemoryView:
                return cls(buffer.handle, shape, strides, np.dtype(dtype), 0, True)

            def as_tensor_map(
                self,
                box_dim: Any = None,
                *,
                options: Any = None,
                element_strides: Any = None,
                data_type: Any = None,
                interleave: Any = None,
                swizzle: Any = None,
                l2_promotion: Any = None,
                oob_fill: Any = None,
            ) -> TensorMapDescriptor:
                fake.maps.append(
                    {
                        "box": box_dim,
                        "address": self.ptr,
                        "shape": tuple(self.shape),
                        "type": data_type,
                        "modes": (interleave, swizzle, l2_promotion, oob_fill),
                    }
                )
                return TensorMapDescriptor()

        def launch(stream: Any, config: LaunchConfig, kernel: Kernel, *kernel_args: Any) -> None:
            if fake.fail:
                raise fake.fail
            fake.launched.append((*config.sizes, kernel_args))
            fake.run(*kernel_args)

        classes = (Device, EventOptions, LaunchConfig, ObjectCode, TensorMapDescriptor, Stream)
        for value in classes:
            setattr(core, value.__name__, value)
        core.launch = launch
        utils.StridedMemoryView = StridedMemoryView
        return {"cuda.core": core, "cuda.core.utils": utils, "cuda.bindings.driver": driver}


class _AnyCase:
    """An enum whose cases are their names."""

    def __getattr__(self, name: str) -> str:
        return name


class Exported:
    """An array of another library."""

    def __init__(self, ptr: int, dtype: str, shape: tuple[int, ...], strides: Any = None, device_id: int = 0):
        self.ptr, self.dtype, self.shape, self.strides = ptr, np.dtype(dtype), shape, strides
        self.device_id, self.accessible = device_id, device_id >= 0

    def __dlpack__(self) -> None: ...
