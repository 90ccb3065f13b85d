"""Machine code of a module with one function, and its calls with arrays."""

from __future__ import annotations

import contextlib
import ctypes
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.execution import load_runtime
from gpuir.execution.conversions import add_conversions
from gpuir.host import ir, module
from gpuir.processes.forking import exit_text, forked, trial
from gpuir.sim.native.objects import SYMBOL, LoadedObject, Unsuitable
from gpuir.sim.structure import defining_op, last_op
from gpuir.sim.terms import Op

__all__ = ["LOOP", "ONE_BY_ONE", "ROUTINE", "Crash", "Machine"]

_PASSES = (
    "builtin.module(canonicalize,cse,convert-vector-to-llvm,convert-ub-to-llvm,convert-scf-to-cf,arith-expand,convert-math-to-llvm,finalize-memref-to-llvm,"
    "convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)"
)


#: Attribute of an scf.for: what LLVM is told of the loop. The host's passes hand it on, under a name that its export does not know.
LOOP = "llvm.loop_annotation"
#: Integer operations that trap. Where LLVM's vectorizer has them under a mask and by a number that it does not know, it takes the
#: first thread's result for those of all (in the host's LLVM of October 2026; LLVM 22.1 does not): such loops go by ones.
_TRAPPING = frozenset(["llvm.udiv", "llvm.urem", "llvm.sdiv", "llvm.srem"])
ONE_BY_ONE = "#llvm.loop_annotation<vectorize = <disable = true>>"
#: How the names of functions begin that are called, and not copied to where they are called from.
ROUTINE = "native."


class Crash(Exception):
    """Machine code has ended the child process in which it was tried; it tells how."""


class Machine:
    """The function ``kernel`` of the module that ``write`` makes of a kernel, compiled; what is ``said`` and the kernel tell all of the module.

    What it is called with are arrays that share no memory.

    Its first call is tried in a child process, on a copy of memory as processes have it: machine code that ends the process (there should be
    none) ends that one. Where the system cannot fork, nothing is tried. What was compiled once is kept on disk (stored.py).
    """

    def __init__(self, write: Callable[[], ir.Module], kernel: Op, *said: object):
        # It reads the versions of packages, and loads OpenSSL: for machine code only.
        from gpuir.sim.native import stored

        load_runtime()
        self._store, self._key = stored, stored.key_of(kernel, *said)
        address = self._from_disk() or self._compiled(write())
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)
        self._tried = not forked()
        #: Seconds that a block took in the last call, on one core.
        self.pace = 0.0

    def _from_disk(self) -> int:
        """The address of the function in an object that was kept; 0 where there is none that can be loaded."""
        code = None if self._key is None else self._store.stored(self._key)
        if code is None:
            return 0
        try:
            self._holds = LoadedObject(code)
            return self._holds.symbol(SYMBOL)
        except Unsuitable:
            return 0

    def _compiled(self, holder: ir.Module) -> int:
        """The same of the module, compiled, and kept where it can be loaded."""
        with holder.context:
            module("passmanager").PassManager.parse(_PASSES).run(holder.operation)
            _tell(holder)
        add_conversions(holder)
        engine = module("execution_engine").ExecutionEngine(holder, enable_object_dump=self._key is not None)
        self._holds = engine
        address: int = engine.raw_lookup("_mlir_ciface_kernel")
        if not address:
            raise RuntimeError("the kernel calls functions that this process does not have")
        if self._key is not None:
            with contextlib.suppress(Unsuitable):
                self._store.keep(self._key, engine)
        return address

    def call(self, calls: Sequence[Sequence[np.ndarray]]) -> float:
        """Calls it with these arguments, numbers as arrays without dimensions; several calls at once, each on a core. Tells how many seconds they took."""
        keep: list[Any] = []
        addresses = [_packed(values, keep) for values in calls]
        if not self._tried:
            code = trial(lambda: [self._function(each) for each in addresses])
            if code < 0:
                if self._key is not None:
                    self._store.forget(self._key)
                raise Crash(exit_text(code))
            self._tried = True
        begin = time.perf_counter()
        # Python's lock is free while the code runs.
        others = [threading.Thread(target=self._function, args=(each,)) for each in addresses[1:]]
        for each in others:
            each.start()
        self._function(addresses[0])
        for each in others:
            each.join()
        return time.perf_counter() - begin


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


def _tell(holder: ir.Module) -> None:
    """Tells LLVM what it does not see: that the function's pointers share nothing, so that it need not compare them where it takes several threads at once."""
    for view in holder.body.operations:
        function = view.operation
        if function.name != "llvm.func":
            continue
        name = ir.StringAttr(function.attributes["sym_name"]).value
        if name.startswith(ROUTINE):
            function.attributes["no_inline"] = ir.UnitAttr.get()
        if name != "kernel":
            continue
        alone = ir.DictAttr.get({"llvm.noalias": ir.UnitAttr.get()})
        none = ir.DictAttr.get({})
        # Once is enough: without this LLVM copies it into each of the host's functions that call it.
        function.attributes["no_inline"] = ir.UnitAttr.get()
        _tell_of_loops(function)
        arguments = function.regions[0].blocks[0].arguments
        function.attributes["arg_attrs"] = ir.ArrayAttr.get(
            [alone if str(each.type) == "!llvm.ptr" else none for each in arguments]
        )


def _tell_of_loops(function: Op) -> None:
    """Tells LLVM which loops it had better not take several threads at once in. Blocks of a loop stand one behind the other."""
    blocks = list(function.regions[0].blocks)
    place = {block: number for number, block in enumerate(blocks)}
    # How many blocks up to each divide.
    dividing = [0]
    for block in blocks:
        dividing.append(dividing[-1] + any(map(_divides, block.operations)))
    for number, block in enumerate(blocks):
        end = last_op(block)
        if LOOP in end.attributes:
            end.attributes["loop_annotation"] = end.attributes[LOOP]
        heads = [place[each] for each in end.successors if place[each] <= number]
        if heads and dividing[number + 1] > dividing[min(heads)]:
            end.attributes["loop_annotation"] = ir.Attribute.parse(ONE_BY_ONE)


def _divides(view: ir.OpView) -> bool:
    """Whether the op may trap, as it divides by a number that LLVM does not know."""
    op: Op = view.operation
    if op.name not in _TRAPPING:
        return False
    divisor = defining_op(op.operands[1])
    return divisor is None or divisor.name != "llvm.mlir.constant"
