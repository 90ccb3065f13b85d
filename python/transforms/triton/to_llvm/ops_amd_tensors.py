"""AMD's own ops on tensors in registers, LLVM's loads and stores under masks, waits for counters, and what only other chips have."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.dialects import amdg, llvm, rocdl, tt
from gpuir.host import ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.types import layout_of

__all__: list[str] = []


# Parts of tensors -----------------------------------------------------------------------------------------------------


@lowering("amdg.extract_slice")
def _extract_slice(low: Lowering, op: amdg.ExtractSliceOp) -> ir.Value:
    """Each thread has the elements already: it takes some of its registers."""
    source, part = layout_of(op.source.type), layout_of(op.result.type)
    places = registers.coordinates(part) + np.asarray(list(op.static_offsets), np.int64)
    return low.build.shuffled(low[op.source], registers.from_coordinates(source, places))


@lowering("amdg.concat")
def _concat(low: Lowering, op: amdg.ConcatOp) -> ir.Value:
    """A thread's registers of all sources, in the order of the result's; sources are counted along the last dimension first."""
    part, whole = op.sources[0].type, op.result.type
    sizes = np.asarray(part.shape, np.int64)
    counts = [size // own for size, own in zip(whole.shape, part.shape, strict=True)]
    places = registers.coordinates(layout_of(whole))
    sources = np.ravel_multi_index(tuple((places // sizes).T), counts)
    held = np.asarray(registers.from_coordinates(layout_of(part), places % sizes))
    count = low[op.sources[0]].type.shape[0]
    return low.build.shuffled(low.build.joined(low.all(op.sources)), (sources * count + held).tolist())


# Memory ---------------------------------------------------------------------------------------------------------------


def _plain(low: Lowering, op: Any) -> None:
    """Refuses caches' modifiers, which LLVM's loads and stores have no words for here."""
    if op.cache.value != tt.CacheModifier.NONE:
        raise failure(op, "has a cache modifier, and only loads and stores of tensors are lowered with one")
    if getattr(op, "multicast_mask", None) is not None:
        raise failure(op, f"loads for several CTAs of a cluster, and {low.target.chip} has no clusters")


@lowering("amdg.masked_load")
def _masked_load(low: Lowering, op: amdg.MaskedLoadOp) -> ir.Value:
    _plain(low, op)
    volatile = bool(op.is_volatile.value) or None
    kind, pointer = op.result.type, low[op.ptr]
    return low.chosen(low[op.mask], lambda: llvm.load(kind, pointer, volatile_=volatile), low[op.false_val])


@lowering("amdg.masked_store")
def _masked_store(low: Lowering, op: amdg.MaskedStoreOp) -> None:
    _plain(low, op)
    value, pointer = low[op.value], low[op.ptr]
    low.when(low[op.mask], lambda: llvm.store(value, pointer))


# Waits ----------------------------------------------------------------------------------------------------------------


@lowering("amdg.async_wait")
def _async_wait(low: Lowering, op: amdg.AsyncWaitOp) -> ir.Value:
    """All copies are waited for: how many instructions one has here need not be what the number had in mind."""
    rocdl.wait_asyncmark(0)
    return low.build.number(0)


@lowering("amdg.memory_counter_wait")
def _counter_wait(low: Lowering, op: amdg.MemoryCounterWaitOp) -> None:
    """What the numbers count, LLVM waits for where a value or the LDS is used; copies into the LDS have no value."""
    if op.load is not None:
        rocdl.wait_asyncmark(0)


# What no chip of these has --------------------------------------------------------------------------------------------

_MISSING = {
    "the tensor data mover": (
        "amdg.async_tdm_copy_global_to_local", "amdg.async_tdm_copy_local_to_global",
        "amdg.async_tdm_fused_copy_global_to_local", "amdg.async_tdm_gather", "amdg.async_tdm_scatter",
        "amdg.async_tdm_wait", "amdg.async_tdm_intrinsic_wait", "amdg.tdm_prefetch", "amdg.update_tensor_descriptor",
    ),
    "barriers in the LDS": (
        "amdg.init_barrier", "amdg.arrive_barrier", "amdg.wait_barrier", "amdg.async_copy_mbarrier_arrive",
    ),
    "copies from the LDS to global memory": ("amdg.async_copy_local_to_global",),
    "clusters": ("amdg.cluster_barrier_arrive", "amdg.cluster_barrier_wait"),
}  # fmt: skip


def _refuse(missing: str) -> Any:
    def rule(low: Lowering, op: Any) -> None:
        raise failure(op, f"needs {missing}, which gfx1250 has and {low.target.chip} has not")

    return rule


def _not_yet(missing: str) -> Any:
    def rule(low: Lowering, op: Any) -> None:
        raise failure(op, f"has no lowering yet: {missing}")

    return rule


lowering("amdg.upcast_mxfp")(
    _not_yet(
        "scales would have to come from the lanes that have them; use tt.dot_scaled, which Triton's passes make it of"
    )
)
lowering("amdg.local_load_packed_transposed")(
    _not_yet("4-bit floats that the buffer packs along M or N are not repacked; pack them along K")
)
for _what, _names in _MISSING.items():
    lowering(*_names)(_refuse(_what))
