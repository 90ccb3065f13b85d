"""What the CTAs of a cluster hand each other: each leaves elements in its own shared memory, where the others read them.

Between there is a barrier of the cluster, and another one behind, so that nobody writes there again, or ends, before all have read.
"""

from __future__ import annotations

import functools
from typing import Any

from gpuir.dialects import llvm, nvvm
from gpuir.host import AnyOp, ir
from gpuir.layouts import BLOCK, LANE, REGISTER, WARP, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering

__all__ = ["check_clusters", "cluster_barrier", "convert", "gathered", "may_meet", "wait_for_cluster"]

_OFFSET = "offset"
#: The first chip with clusters.
_HAS_CLUSTERS = 90


def check_clusters(low: Lowering, op: AnyOp, whole: bool = False) -> None:
    """Refuses what waits for all threads of a cluster where there is none, or where not all of them come.

    `whole`: warps that wait for partitions are called for it.
    """
    if low.chip_number < _HAS_CLUSTERS:
        raise failure(op, f"waits for the CTAs of a cluster, and {low.target.chip} has no clusters")
    if not may_meet(low) or (low.threads.others_wait and not whole):
        raise failure(op, "waits for the CTAs of a cluster within a partition, where other warps do not come")


def may_meet(low: Lowering) -> bool:
    """Whether all warps of the CTAs can come to a barrier of the cluster where the code is."""
    return low.threads.barrier is None or low.threads.others_wait


def cluster_barrier(low: Lowering, op: AnyOp) -> None:
    """Waits for all threads of the cluster's CTAs, and shows them what each has written to shared memory.

    One that is relaxed, behind a fence, would do where mbarriers alone were made; all of them give the order.
    """
    check_clusters(low, op, whole=True)
    if low.threads.others_wait:
        low.call_workers(low)
    wait_for_cluster()


def wait_for_cluster() -> None:
    """All threads of the cluster's CTAs meet."""
    nvvm.cluster_arrive(aligned=True)
    nvvm.cluster_wait(aligned=True)


def _load(low: Lowering, kind: ir.Type, address: ir.Value, cta: ir.Value, alignment: int) -> ir.Value:
    """What is at the address in the shared memory of the CTA of that number."""
    return llvm.load(kind, nvvm.mapa(low.cluster_pointer, address, cta), alignment=alignment)


@functools.lru_cache(4096)
def _places(source: LinearLayout) -> tuple[LinearLayout, LinearLayout]:
    """Where each CTA leaves what it holds: elements by offset and CTA; and the reverse. A thread's registers stand side by side."""
    bases = [basis for name in (REGISTER, LANE, WARP) for basis in source.bases.get(name, ()) if any(basis)]
    memory = LinearLayout({_OFFSET: bases, BLOCK: source.bases[BLOCK]}, source.outputs)
    return memory, memory.pseudo_inverse()


def _holder(inverse: LinearLayout, place: Any) -> tuple[int, int]:
    """Offset and CTA of the element at the place."""
    found = {_OFFSET: 0, BLOCK: 0}
    names = list(inverse.outputs)
    for vectors, coordinate in zip(inverse.bases.values(), place):
        for bit, basis in enumerate(vectors):
            if int(coordinate) >> bit & 1:
                for name, part in zip(names, basis):
                    found[name] ^= part
    return found[_OFFSET], found[BLOCK]


def convert(
    low: Lowering, op: AnyOp, value: ir.Value, source: LinearLayout, target: LinearLayout, base: ir.Value, size: int
) -> ir.Value:
    """A vector of elements of `size` bytes from one layout to another, of which the CTAs hold other parts."""
    memory, inverse = _places(source)
    held = sum(any(basis) for name in (REGISTER, LANE, WARP) for basis in source.bases.get(name, ()))
    if memory.matrix_rank != held + sum(any(basis) for basis in source.bases[BLOCK]):
        raise failure(op, "has a source in which CTAs and threads share bits of an index")
    scalar = value.type.element_type
    alone, free = low.alone(registers.in_cta(source)), source.free_variables().get(REGISTER, 0)
    own = low.build.linear(
        (number, [_holder(inverse, basis)[0] * size for basis in source.bases.get(name, ())])
        for name, number in low.numbers(cta=False)
    )
    for register, place in enumerate(registers.coordinates(source)):
        if not register & free:
            at = low.build.xored(own, _holder(inverse, place)[0] * size)
            low.store(low.build.part(value, register, 1), low.build.offset(base, at, low.build.i8), alone, size)
    cluster_barrier(low, op)
    holders = {
        name: [_holder(inverse, basis) for basis in vectors]
        for name, vectors in target.bases.items()
        if name != REGISTER
    }
    offset, cta = (
        low.build.linear(
            (number, [holder[which] * (size if which == 0 else 1) for holder in holders.get(name, ())])
            for name, number in low.numbers()
        )
        for which in (0, 1)
    )
    parts = []
    for place in registers.coordinates(target):
        there, of_cta = _holder(inverse, place)
        address = low.build.offset(base, low.build.xored(offset, there * size), low.build.i8)
        kind = ir.VectorType.get([1], scalar)
        parts.append(_load(low, kind, address, low.build.xored(cta, of_cta), size))
    whole = low.build.joined(parts)
    cluster_barrier(low, op)
    return whole


def gathered(low: Lowering, kind: ir.Type, address: ir.Value, mask: int, alignment: int) -> list[ir.Value]:
    """What the CTAs that differ in the bits of the mask have at the address, in the order of their numbers."""
    bits = [1 << bit for bit in range(mask.bit_length()) if mask >> bit & 1]
    first = low.build.number(0) if mask == low.ctas - 1 else _cleared(low, mask)
    numbers = [sum(bit for at, bit in enumerate(bits) if number >> at & 1) for number in range(1 << len(bits))]
    return [_load(low, kind, address, low.build.xored(first, number), alignment) for number in numbers]


def _cleared(low: Lowering, mask: int) -> ir.Value:
    columns = [0 if mask >> bit & 1 else 1 << bit for bit in range((low.ctas - 1).bit_length())]
    return low.build.linear([(low.block, columns)])
