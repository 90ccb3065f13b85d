"""Compiles a loop of the host, and runs it on the simulated memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir.execution import load_runtime
from gpuir.execution.conversions import add_conversions
from gpuir.host import ir, module
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.memory import PRIVATE_WINDOW
from gpuir.sim.memref import MemRef
from gpuir.sim.native.guards import FAILED, LIMIT, SPENT, guard
from gpuir.sim.native.outline import ELEMENTS, captured, copy_of, fits, nested
from gpuir.sim.rules import tuple_of
from gpuir.sim.runtime import spend
from gpuir.sim.streams import Span
from gpuir.sim.structure import defining_op, operations_of, plain
from gpuir.sim.terms import Data, Op
from gpuir.sim.types import dtype_of

__all__ = ["natively"]

_BEFORE = "builtin.module(func.func(lower-affine))"
_AFTER = (
    "builtin.module(canonicalize,cse,convert-scf-to-cf,arith-expand,convert-math-to-llvm,finalize-memref-to-llvm,"
    "convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)"
)
#: A loop of fewer iterations is done sooner than it is compiled.
_WORTH_IT = 4096
#: Iterations that a loop is taken for whose bounds are not known when the outer one begins.
_UNKNOWN = 8


def natively(k: Compiler, op: Op, write: Callable[[], None]) -> None:
    """Writes a loop by ``write``; on the host, where it can be, as machine code that is tried ahead of it."""
    inside = _NativeLoop in k.program.notes
    if k.program.lanes != 1 or k.waits or inside or not fits(op):
        write()
        return
    loop = _NativeLoop(op, k.site(op))
    k.program.notes[_NativeLoop] = True
    given, results = k.program.fresh("v"), [k.program.fresh("v") for _ in op.results]
    k.emit(f"{given} = {k.bind(loop.run, 'f')}(g, {tuple_of(k.names(loop.values))})")
    with k.block(f"if {given} is None:"):
        write()
        for result, name in zip(op.results, results):
            k.emit(f"{name} = {k.name(result)}")
    if results:
        with k.block("else:"):
            k.emit(f"{', '.join(results)}, = {given}")
    for result, name in zip(op.results, results):
        k.alias(result, name)
    del k.program.notes[_NativeLoop]


class _NativeLoop:
    """One loop: its machine code, made when it is first worth it, with the simulator's flags and without."""

    def __init__(self, op: Op, site: Site):
        self._op, self._site = op, site
        self.values = captured(op)
        self._types = [value.type for value in self.values]
        targets = {plain(each.operands[1]) for each in nested(op) if each.name in ("memref.store", "affine.store")}
        self._stores = [value in targets for value in self.values]
        self._nest = _Nest(op, {value: number for number, value in enumerate(self.values)})
        self._code: dict[bool, _Code | None] = {}

    def run(self, g: Group, values: tuple[Data, ...]) -> tuple[Any, ...] | None:
        """The results of the loop; None where the simulator's own code has to run it."""
        if self._nest.iterations(values) < _WORTH_IT:
            return None
        memory = g.batch.memory
        buffers: list[_Buffer] = []
        for value, type, stores in zip(values, self._types, self._stores):
            if isinstance(type, ir.MemRefType):
                buffer = _placed(g, value, ELEMENTS[str(type.element_type)], writes=stores)
                if buffer is None:
                    return None
                buffers.append(buffer)
        code = self._compiled(memory.tracked)
        if code is None:
            return None
        arrays = (memory.bytes, memory.flags) if memory.tracked else (memory.bytes,)
        kept = [(each.bytes, [array[each.bytes].copy() for array in arrays]) for each in buffers if each.writes]
        words = np.zeros(3, np.int64)
        words[LIMIT] = g.batch.options.max_iterations - g.batch.iterations[0]
        results = code.call(arrays, values, buffers, words)
        if words[FAILED]:
            for place, old in kept:
                for array, was in zip(arrays, old):
                    array[place] = was
            return None
        spend(g, None, self._site, int(words[SPENT]))
        return results

    def _compiled(self, flagged: bool) -> _Code | None:
        if flagged not in self._code:
            try:
                self._code[flagged] = _Code(self._op, self._types, flagged)
            except (ir.MLIRError, RuntimeError):
                # The host's passes or its compiler do not take it: the simulator's own code does.
                self._code[flagged] = None
        return self._code[flagged]


class _Nest:
    """The bounds of a loop and of those in it: numbers, positions among the captured values, or unknown."""

    def __init__(self, op: Op, positions: dict[ir.Value, int]):
        self._bounds: list[int | str | None] = []
        if op.name == "scf.for":
            self._bounds = [_bound(op.operands[i], positions) for i in range(3)]
        elif op.name == "affine.for":
            maps = (ir.AffineMapAttr(op.attributes[f"{side}BoundMap"]).value for side in ("lower", "upper"))
            constants = [ir.AffineConstantExpr(map.results[0]).value if _is_constant(map) else None for map in maps]
            self._bounds = [*constants, ir.IntegerAttr(op.attributes["step"]).value]
        self._inner = [_Nest(each, positions) for each in operations_of(op) if len(each.regions)]

    def iterations(self, values: Sequence[Data]) -> int:
        """About how many iterations the loop has, those in it counted."""
        trips = 1
        if self._bounds:
            numbers = [int(values[int(each)]) if isinstance(each, str) else each for each in self._bounds]
            lower, upper, step = numbers
            trips = _UNKNOWN
            if lower is not None and upper is not None and step is not None:
                trips = max(0, -((lower - upper) // max(step, 1)))
        return trips * max(1, sum(each.iterations(values) for each in self._inner))


def _is_constant(map: ir.AffineMap) -> bool:
    return len(map.results) == 1 and isinstance(map.results[0], ir.AffineConstantExpr)


def _bound(value: ir.Value, positions: dict[ir.Value, int]) -> int | str | None:
    """The number that a bound is; the position of the captured value, as text; None where it is made in the loop."""
    owner = defining_op(value)
    if owner is not None and owner.name == "arith.constant":
        return ir.IntegerAttr(owner.attributes["value"]).value
    position = positions.get(plain(value))
    return None if position is None else str(position)


class _Buffer(NamedTuple):
    """Where a memref's elements are in the simulated memory: the first of offset 0, and the bytes of all."""

    base: int
    bytes: slice
    writes: bool


def _placed(g: Group, ref: MemRef, size: int, *, writes: bool) -> _Buffer | None:
    """The memref's place; None where an access to it may be a finding, or there is none to be made."""
    sizes, strides = ([int(each) for each in numbers] for numbers in (ref.sizes, ref.strides))
    if 0 in sizes or min(strides, default=0) < 0:
        return None
    base = int(ref.base)
    if base >= PRIVATE_WINDOW:
        # The host's own variables lie on its stack.
        base += int(g.private) - PRIVATE_WINDOW
    start = base + int(ref.offset) * size
    end = start + sum((length - 1) * stride for length, stride in zip(sizes, strides)) * size + size
    memory = g.batch.memory
    allocation = memory.allocation(start)
    if start % size or allocation is None or end > allocation.end or not allocation.live:
        return None
    if allocation.owner not in ("any", "host"):
        return None
    if writes and any(first < end and start < last for first, last, _ in memory.constants):
        return None
    if g.batch.state["streams"].collision(Span(start, end), writes=writes) is not None:
        return None
    return _Buffer(base, slice(start, end), writes)


class _Code:
    """The machine code of a loop."""

    def __init__(self, op: Op, types: Sequence[ir.Type], flagged: bool):
        holder = copy_of(op, flagged)
        self._flagged = flagged
        self._types = types
        self._results = [dtype_of(result.type) for result in op.results]
        with holder.context:
            manager = module("passmanager").PassManager
            manager.parse(_BEFORE).run(holder.operation)
            function = holder.body.operations[0].operation
            guard(function, sum(isinstance(type, ir.MemRefType) for type in types), len(types) if flagged else None)
            manager.parse(_AFTER).run(holder.operation)
        load_runtime()
        add_conversions(holder)
        self._engine = module("execution_engine").ExecutionEngine(holder)
        address = self._engine.raw_lookup("_mlir_ciface_loop")
        if not address:
            raise RuntimeError("the loop calls functions that this process does not have")
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)

    def call(
        self, arrays: Sequence[np.ndarray], values: Sequence[Data], buffers: Sequence[_Buffer], words: np.ndarray
    ) -> tuple[Any, ...]:
        """The loop's results; it reads and writes the arrays of bytes and of flags."""
        keep: list[Any] = []
        pointers: list[int] = []

        def descriptor(numbers: Sequence[int]) -> None:
            keep.append((ctypes.c_int64 * len(numbers))(*numbers))
            keep.append(ctypes.c_void_p(ctypes.addressof(keep[-1])))
            pointers.append(ctypes.addressof(keep[-1]))

        refs = [value for value, type in zip(values, self._types) if isinstance(type, ir.MemRefType)]
        places = iter(buffers)
        for value, type in zip(values, self._types):
            if isinstance(type, ir.MemRefType):
                descriptor(_descriptor(arrays[0], value, next(places)))
            else:
                keep.append(np.asarray(value, dtype_of(type)).reshape(-1)[:1].copy())
                pointers.append(keep[-1].ctypes.data)
        if self._flagged:
            for ref, buffer in zip(refs, buffers):
                descriptor(_descriptor(arrays[1], ref, buffer))
        results = [np.zeros(1, dtype) for dtype in self._results]
        for array in (words, *results):
            descriptor([array.ctypes.data, array.ctypes.data, 0, len(array), 1])
        packed = (ctypes.c_void_p * len(pointers))(*pointers)
        self._function(ctypes.addressof(packed))
        return tuple(result[0] for result in results)


def _descriptor(array: np.ndarray, ref: MemRef, buffer: _Buffer) -> list[int]:
    base = array.ctypes.data + buffer.base
    return [base, base, *map(int, (ref.offset, *ref.sizes, *ref.strides))]
