"""Machine code of a module with one function, and its calls with arrays."""

from __future__ import annotations

import concurrent.futures
import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.execution import load_runtime
from gpuir.host import ir, module
from gpuir.processes.forking import exit_text, forked, trial

__all__ = ["Crash", "Machine"]

_PASSES = (
    "builtin.module(canonicalize,cse,convert-vector-to-llvm,convert-ub-to-llvm,convert-scf-to-cf,arith-expand,convert-math-to-llvm,finalize-memref-to-llvm,"
    "convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)"
)


class Crash(Exception):
    """Machine code has ended the child process in which it was tried; it tells how."""


class Machine:
    """The function ``kernel`` of the module, compiled. What it is called with are arrays that share no memory.

    Its first call is tried in a child process, on a copy of memory as processes have it: machine code that ends the process (there should be
    none) ends that one. Where the system cannot fork, nothing is tried.
    """

    def __init__(self, holder: ir.Module):
        with holder.context:
            module("passmanager").PassManager.parse(_PASSES).run(holder.operation)
            _share_nothing(holder)
        load_runtime()
        self._engine = module("execution_engine").ExecutionEngine(holder)
        address = self._engine.raw_lookup("_mlir_ciface_kernel")
        if not address:
            raise RuntimeError("the kernel calls functions that this process does not have")
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)
        self._tried = not forked()

    def call(self, calls: Sequence[Sequence[np.ndarray]]) -> None:
        """Calls it with these arguments, numbers as arrays without dimensions; several calls at once, each on a core."""
        keep: list[Any] = []
        addresses = [_packed(values, keep) for values in calls]
        if not self._tried:
            code = trial(lambda: [self._function(each) for each in addresses])
            if code < 0:
                raise Crash(exit_text(code))
            self._tried = True
        if len(addresses) == 1:
            self._function(addresses[0])
            return
        with concurrent.futures.ThreadPoolExecutor(len(addresses)) as pool:
            # Python's lock is free while the code runs.
            list(pool.map(self._function, addresses))


def _packed(values: Sequence[np.ndarray], keep: list[Any]) -> int:
    """The address of the arguments' addresses; ``keep`` has to live as long as the call."""
    pointers: list[int] = []
    for value in values:
        pointer = value.ctypes.data
        keep.append(value)
        if value.ndim:
            strides = (stride // value.itemsize for stride in value.strides)
            numbers = (pointer, pointer, 0, *value.shape, *strides)
            keep.append((ctypes.c_int64 * len(numbers))(*numbers))
            keep.append(ctypes.c_void_p(ctypes.addressof(keep[-1])))
            pointer = ctypes.addressof(keep[-1])
        pointers.append(pointer)
    keep.append((ctypes.c_void_p * len(pointers))(*pointers))
    return ctypes.addressof(keep[-1])


def _share_nothing(holder: ir.Module) -> None:
    """Tells LLVM so of the function's pointers, which need no comparisons then where several threads are taken at once."""
    for view in holder.body.operations:
        function = view.operation
        if function.name != "llvm.func" or function.attributes["sym_name"] != ir.StringAttr.get("kernel"):
            continue
        alone = ir.DictAttr.get({"llvm.noalias": ir.UnitAttr.get()})
        none = ir.DictAttr.get({})
        arguments = function.regions[0].blocks[0].arguments
        function.attributes["arg_attrs"] = ir.ArrayAttr.get(
            [alone if str(each.type) == "!llvm.ptr" else none for each in arguments]
        )
