"""Runs a module in this process with the host's ExecutionEngine, on NumPy arrays.

LLVM ends the process where it does not accept what it is given, and the code runs without any bounds: for modules of
unknown origin use ``gpuir.execution.Worker``, which has the same ``call``.
"""

from __future__ import annotations

import contextlib
import ctypes
import math
from typing import Any

import numpy as np

from gpuir.execution.conversions import add_conversions
from gpuir.execution.diagnostics import ExecutionError
from gpuir.execution.lowering import lower_to_llvm, manages_memory
from gpuir.execution.signature import Signature, Slot, signatures
from gpuir.host import ir, module

__all__ = ["Executable", "jit", "load_runtime"]


def load_runtime() -> None:
    """Makes the functions of the compiler's run-time library known to compiled code."""
    # Conversions such as f64 -> f16 are calls into the compiler's run-time library, which is not part of the host.
    # Where it is not found, only code with such a conversion suffers: the lookup of its functions fails.
    with contextlib.suppress(OSError):
        ctypes.CDLL("libgcc_s.so.1", ctypes.RTLD_GLOBAL)


class Executable:
    """Compiled functions of a module. Made by ``jit``."""

    def __init__(self, source: ir.Module, *, opt_level: int = 2):
        check_opt_level(opt_level)
        self.signatures = signatures(source)
        self._frees_results = not manages_memory(source)
        lowered = lower_to_llvm(source)
        load_runtime()
        add_conversions(lowered)
        try:
            self._engine = module("execution_engine").ExecutionEngine(lowered, opt_level=opt_level)
        except RuntimeError as error:
            raise ExecutionError(f"the module cannot be compiled for the CPU: {error}") from None
        # Compilation happens at the first lookup; here nobody takes it for the time of a call.
        for name in list(self.signatures)[:1]:
            self._engine.raw_lookup(f"_mlir_ciface_{name}")
        self._free = ctypes.CDLL(None).free
        self._free.argtypes = [ctypes.c_void_p]

    def signature(self, name: str) -> Signature:
        """What ``call(name, ...)`` takes and returns."""
        return find_signature(self.signatures, name)

    def call(self, name: str, *values: Any) -> Any:
        """Runs a function; returns None, its result, or the tuple of its results.

        Tensor arguments are left as they are. Memref arguments are the caller's arrays: what the function writes is
        in them afterwards. Results are fresh arrays and NumPy scalars.
        """
        signature = self.signature(name)
        arrays = signature.check(values)
        address = self._engine.raw_lookup(f"_mlir_ciface_{name}")
        if not address:
            raise ExecutionError(f"@{name} cannot be compiled: it calls functions that this process does not have")
        memory = [slot.laid_out(array) for slot, array in zip(signature.arguments, arrays)]
        # The packed interface takes a pointer to each argument; an argument that is a memref is itself a pointer.
        keep: list[Any] = []
        pointers = []
        places, size = signature.offsets()
        result = (ctypes.c_int64 * (size // 8))()
        by_pointer = len(signature.results) > 1 or any(slot.is_array for slot in signature.results)
        if by_pointer:
            keep.append(ctypes.c_void_p(ctypes.addressof(result)))
            pointers.append(ctypes.addressof(keep[-1]))
        for slot, array in zip(signature.arguments, memory):
            if slot.is_array:
                descriptor = _descriptor(slot, array)
                keep += [descriptor, ctypes.c_void_p(ctypes.addressof(descriptor))]
                pointers.append(ctypes.addressof(keep[-1]))
            else:
                pointers.append(array.ctypes.data)
        if signature.results and not by_pointer:
            pointers.append(ctypes.addressof(result))
        packed = (ctypes.c_void_p * max(1, len(pointers)))(*pointers)
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)(ctypes.addressof(packed))
        for slot, array, used in zip(signature.arguments, arrays, memory):
            if slot.kind == "memref" and used is not array:
                array[...] = used
        return Signature.unpack(self._collect(signature, places, result))

    def _collect(self, signature: Signature, places: list[int], memory: Any) -> list[Any]:
        raw = np.ctypeslib.as_array(memory).view(np.uint8)
        results, allocated = [], set()
        for slot, offset in zip(signature.results, places):
            if not slot.is_array:
                results.append(raw[offset : offset + slot.size].view(slot.dtype)[0])
                continue
            words = raw[offset : offset + slot.size].view(np.int64)
            results.append(_read(slot, words))
            allocated.add(int(words[0]))
        if self._frees_results:
            for address in allocated:
                self._free(address)
        return results


def check_opt_level(level: Any) -> None:
    """ValueError unless it is one of LLVM's optimization levels."""
    if level not in (0, 1, 2, 3):
        raise ValueError(f"opt_level must be 0, 1, 2 or 3, got {level!r}")


def find_signature(known: dict[str, Signature], name: str) -> Signature:
    """The signature of that name; ExecutionError that lists the names there are."""
    if name not in known:
        raise ExecutionError(f"the module has no function @{name} to run (functions: {', '.join(known) or 'none'})")
    return known[name]


def _descriptor(slot: Slot, array: np.ndarray) -> Any:
    # A static offset is a part of the type: code for that type adds it by itself.
    data = array.ctypes.data - slot.offset * array.itemsize
    strides = [s // array.itemsize for s in array.strides]
    words = [data, data, slot.offset, *array.shape, *strides]
    return (ctypes.c_int64 * len(words))(*words)


def _read(slot: Slot, words: np.ndarray) -> np.ndarray:
    rank = len(slot.shape)
    aligned, offset = int(words[1]), int(words[2])
    shape = [int(n) for n in words[3 : 3 + rank]]
    strides = [int(s) * slot.dtype.itemsize for s in words[3 + rank :]]
    if math.prod(shape) == 0:
        return np.empty(shape, slot.dtype)
    span = sum((n - 1) * s for n, s in zip(shape, strides)) + slot.dtype.itemsize
    start = aligned + offset * slot.dtype.itemsize
    memory = (ctypes.c_uint8 * span).from_address(start)
    return np.ndarray(shape, slot.dtype, memoryview(memory), 0, strides).copy()


def jit(source: ir.Module, *, opt_level: int = 2) -> Executable:
    """Lowers a copy of the module to LLVM and compiles it for this CPU.

        out = jit(module).call("matmul", a, b, c)

    ``source`` has upstream ops only (see ``gpuir.execution.lowering``). ``opt_level`` is LLVM's, 0 to 3.
    ExecutionError for what cannot be lowered.
    """
    return Executable(source, opt_level=opt_level)
