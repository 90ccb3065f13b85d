"""What orders programs and grids: atomic loads and stores, waiting for a value in memory, dependent launches, barriers of a cluster."""

from __future__ import annotations

import functools
from typing import Any

from gpuir.dialects import arith, llvm, nvvm, scf, tt, ttng
from gpuir.dialects.tt.dialect import MemSemantic
from gpuir.host import ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.clusters import cluster_barrier
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_atomic import atomics, numbers_of, order_of
from gpuir.transforms.triton.to_llvm.ops_memory import distinct
from gpuir.transforms.triton.to_llvm.types import bits, is_tensor, layout_of

__all__: list[str] = []

_ACQUIRES = (MemSemantic.ACQUIRE, MemSemantic.ACQUIRE_RELEASE)
_RELEASES = (MemSemantic.RELEASE, MemSemantic.ACQUIRE_RELEASE)


@lowering("ttng.cluster_barrier")
def _cluster_barrier(low: Lowering, op: ttng.ClusterBarrierOp) -> None:
    cluster_barrier(low, op)


@lowering("tt.grid_dependency_wait", "ttg.grid_dependency_wait")
def _grid_wait(low: Lowering, op: tt.GridDependencyWaitOp) -> None:
    nvvm.griddepcontrol(ir.Attribute.parse("#nvvm<grid_dep_action wait>"))


@lowering("tt.grid_dependency_launch_dependents")
def _grid_launch(low: Lowering, op: tt.GridDependencyLaunchDependentsOp) -> None:
    nvvm.griddepcontrol(ir.Attribute.parse("#nvvm<grid_dep_action launch_dependents>"))


@lowering("tt.atomic_load")
def _atomic_load(low: Lowering, op: tt.AtomicLoadOp) -> ir.Value:
    """Each element by one thread; what it acquires is behind a barrier for all others."""
    kind = op.result.type
    scalar = kind.element_type if is_tensor(kind) else kind
    ordering, scope = order_of(low, op)
    size = bits(scalar) // 8

    def load(pointer: ir.Value, register: int) -> ir.Value:
        return llvm.load(scalar, pointer, ordering=ordering, syncscope=scope, alignment=size)

    value = atomics(low, op, numbers_of(low, op.ptr), low[op.mask] if op.mask is not None else None, load)
    if op.sem.value in _ACQUIRES:
        low.barrier()
    return value


@lowering("tt.atomic_store")
def _atomic_store(low: Lowering, op: tt.AtomicStoreOp) -> None:
    """Each element by one thread; a release is of what all threads have written before it."""
    ordering, scope = order_of(low, op)
    pointers, values = numbers_of(low, op.ptr), numbers_of(low, op.value)
    mask, size = low[op.mask] if op.mask is not None else None, bits(values[0].type) // 8
    if op.sem.value in _RELEASES:
        low.barrier()
    tensor = is_tensor(op.value.type)
    layout = layout_of(op.value.type) if tensor else None
    alone = low.first_thread() if layout is None else low.alone(layout)
    for register in [0] if layout is None else distinct(layout)[0]:
        own = mask if mask is None or not tensor else low.build.element(mask, register)
        store = functools.partial(
            llvm.store, values[register], pointers[register], ordering=ordering, syncscope=scope, alignment=size
        )
        low.when(low.build.all_of(alone, own), store)


@lowering("tt.atomic_poll")
def _atomic_poll(low: Lowering, op: tt.AtomicPollOp) -> ir.Value:
    """One thread looks again until the value is there, and all wait for it at a barrier."""
    if op.timeout is not None:
        raise failure(op, "ends after a time: poll without a timeout")
    ordering, scope = order_of(low, op)
    pointers, expected = numbers_of(low, op.ptr), numbers_of(low, op.expected)
    tensor = is_tensor(op.expected.type)
    layout = layout_of(op.expected.type) if tensor else None
    alone = low.first_thread() if layout is None else low.alone(layout)
    for register in [0] if layout is None else distinct(layout)[0]:
        low.when(alone, functools.partial(_look_until, pointers[register], expected[register], ordering, scope))
    low.barrier()
    return low.build.constant(low.local(op.result.type), True)


def _look_until(pointer: ir.Value, expected: ir.Value, ordering: ir.Attribute, scope: str | None) -> None:
    loop: Any = scf.WhileOp([], [])
    loop.regions[0].blocks.append()
    loop.regions[1].blocks.append()
    with ir.InsertionPoint(loop.regions[0].blocks[0]):
        size = bits(expected.type) // 8
        found = llvm.load(expected.type, pointer, ordering=ordering, syncscope=scope, alignment=size)
        scf.condition(arith.cmpi(arith.CmpIPredicate.ne, found, expected), [])
    with ir.InsertionPoint(loop.regions[1].blocks[0]):
        scf.yield_([])
