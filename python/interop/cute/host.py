"""The host code of a function with ``@cute.jit``, which CuTe DSL compiles: it runs here, and its calls of CUDA's runtime come back."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from typing import Any

from gpuir.interop.cute.errors import CuteError

__all__ = ["Configuration", "Host"]

#: Attributes of a launch and of devices, as the runtime numbers them.
_CLUSTER = 4
_DEVICE = {16: 132, 97: 232448}  # multiprocessors, bytes of shared memory that a block can ask for
_DECLARED = re.compile(r"llvm\.func (?:\w+ )*@(_cud?a?\w+)\(([^)]*)\)(?: ->|\s*$| attributes)", re.MULTILINE)
#: What a call that is not simulated gives: cudaErrorNotSupported.
_NOT_SUPPORTED = 801


class _Sizes(ctypes.Structure):
    """A launch's configuration, as the host code has it in memory."""

    _fields_ = [
        ("grid", ctypes.c_uint32 * 3), ("block", ctypes.c_uint32 * 3), ("smem", ctypes.c_uint64), ("stream", ctypes.c_void_p),
        ("attributes", ctypes.c_void_p), ("count", ctypes.c_int32),
    ]  # fmt: skip


class _Attribute(ctypes.Structure):
    _fields_ = [("id", ctypes.c_int32), ("padding", ctypes.c_char * 4), ("value", ctypes.c_uint32 * 16)]


class Configuration:
    """The sizes of a launch."""

    def __init__(self, address: int):
        sizes = _Sizes.from_address(address)
        self.grid, self.block, self.smem = tuple(sizes.grid), tuple(sizes.block), int(sizes.smem)
        self.cluster: tuple[int, ...] = (1, 1, 1)
        for each in (_Attribute * sizes.count).from_address(sizes.attributes) if sizes.count else ():
            if each.id == _CLUSTER:
                self.cluster = tuple(max(1, size) for size in each.value[:3])


class Host:
    """The host code of one compiled function. `launch` is called for each launch, with the kernel's name, the sizes, and the
    addresses of the arguments' values."""

    def __init__(self, compiled: Any, launch: Callable[[str, Configuration, Any], None]):
        from cutlass._mlir.execution_engine import ExecutionEngine

        self._launch = launch
        self._raised: BaseException | None = None
        self._names: list[str] = []
        self._kept: list[Any] = []
        self._engine = ExecutionEngine(compiled.ir_module, opt_level=2, shared_libs=[])
        for name, parameters in _DECLARED.findall(str(compiled.ir_module)):
            self._answer(name, parameters.split(", ") if parameters else [])
        self._load()
        self._function = self._engine.lookup(compiled.function_name)

    def run(self, arguments: list[Any]) -> None:
        """Runs the function; what `launch` raised is raised, and CuteError where it ends with an error."""
        result = ctypes.c_int32(0)
        values = [each.value if isinstance(each, ctypes.c_void_p) else each for each in arguments]
        self._raised = None
        self._function((ctypes.c_void_p * (len(values) + 1))(*values, ctypes.addressof(result)))
        self._check(result.value)

    def _check(self, result: int) -> None:
        if self._raised is not None:
            raise self._raised
        if result:
            raise CuteError(f"the host function ended with error {result} of CUDA's runtime")

    def _answer(self, name: str, parameters: list[str]) -> None:
        """Registers what stands for a function of the runtime."""
        types = [_type(each) for each in parameters]
        call = getattr(self, name.lstrip("_"), None)

        def answer(*values: Any) -> int:
            try:
                if call is None:
                    raise CuteError(f"the host function calls {name.lstrip('_')}, which is not simulated")
                call(*values)
            except BaseException as error:  # there is C between here and the caller
                self._raised = self._raised or error
                return _NOT_SUPPORTED
            return 0

        pointer = ctypes.CFUNCTYPE(ctypes.c_int32, *types)(answer)
        self._kept.append(pointer)
        self._engine.raw_register_runtime(name, ctypes.cast(pointer, ctypes.c_void_p))

    def _load(self) -> None:
        """Has the host code ask for its kernels, which it keeps in variables."""
        library, error, device = ctypes.c_void_p(), ctypes.c_int32(0), ctypes.c_int32(0)
        held = ctypes.pointer(ctypes.pointer(library))
        for name, values in (("cuda_init", (held, ctypes.pointer(error))),
                             ("cuda_load_to_device", (held, ctypes.pointer(device), ctypes.pointer(error)))):  # fmt: skip
            address = self._engine.raw_lookup(name)
            if not address:
                raise CuteError(f"the host code has no {name}: this release of CuTe DSL is another one than was tried")
            packed = (ctypes.c_void_p * len(values))(*(ctypes.cast(each, ctypes.c_void_p) for each in values))
            ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(address)(packed)
            self._check(error.value)

    # The runtime

    def cudaLibraryLoadData(self, *of: Any) -> None:
        """The binary is not needed."""

    def cudaLibraryGetKernel(self, kernel: int, library: Any, name: int) -> None:
        """A kernel is its number, from 1 on."""
        self._names.append(ctypes.string_at(name).decode())
        ctypes.c_void_p.from_address(kernel).value = len(self._names)

    def cudaGetDevice(self, device: int) -> None:
        """The first one."""
        ctypes.c_int32.from_address(device).value = 0

    def cudaDeviceGetAttribute(self, value: int, attribute: int, device: int) -> None:
        """What host code asks for."""
        ctypes.c_int32.from_address(value).value = _DEVICE.get(attribute, 0)

    def cuKernelGetAttribute(self, value: int, *of: Any) -> None:
        """Static shared memory, which the kernels do not have."""
        ctypes.c_int32.from_address(value).value = 0

    def cudaKernelSetAttributeForDevice(self, *of: Any) -> None:
        """Limits are checked at the launch."""

    def cudaFuncSetAttribute(self, *of: Any) -> None:
        """Limits are checked at the launch."""

    def cudaOccupancyMaxActiveBlocksPerMultiprocessor(self, value: int, *of: Any) -> None:
        """One."""
        ctypes.c_int32.from_address(value).value = 1

    def cudaLaunchKernelEx(self, configuration: int, kernel: int, arguments: int) -> None:
        """A launch."""
        values = ctypes.cast(arguments, ctypes.POINTER(ctypes.c_void_p))
        self._launch(self._names[kernel - 1], Configuration(configuration), values)


def _type(parameter: str) -> Any:
    if "ptr" in parameter:
        return ctypes.c_void_p
    return ctypes.c_int64 if "i64" in parameter else ctypes.c_int32
