"""What accesses say of caches, as each vendor's code has it. Eviction policies have no meaning on AMD's chips, as in Triton's code."""

from __future__ import annotations

from typing import Any

from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm.lowering import Lowering

__all__ = ["access_flags", "buffer_flags", "hints_of"]

#: The bits of a buffer instruction by the modifier, for loads and for stores: of gfx940 sc0, nt and sc1 are 1, 2 and 16 (LLVM's
#: guide of the AMDGPU back end, "buffer resources"); of gfx11 glc, slc and dlc 1, 2 and 4; of gfx12 the temporal hint and the scope.
_Bits = tuple[dict[CacheModifier, int], dict[CacheModifier, int]]
_CDNA3: _Bits = (
    {CacheModifier.CG: 3, CacheModifier.CS: 3, CacheModifier.CV: 17},
    {CacheModifier.CS: 3, CacheModifier.WT: 17},
)
_RDNA3: _Bits = (
    {CacheModifier.CG: 1, CacheModifier.CS: 7, CacheModifier.CV: 7},
    {CacheModifier.CS: 7, CacheModifier.WT: 7},
)
_RDNA4: _Bits = (
    {CacheModifier.CG: 16, CacheModifier.CS: 1, CacheModifier.CV: 27},
    {CacheModifier.CG: 16, CacheModifier.CS: 1, CacheModifier.WT: 24},
)
_BUFFERS = {"gfx942": _CDNA3, "gfx950": _CDNA3, "gfx1100": _RDNA3, "gfx1151": _RDNA3, "gfx1201": _RDNA4}
#: Modifiers of accesses that caches need not keep, and of those that go past the caches.
_STREAMS = {False: (CacheModifier.CG, CacheModifier.CS), True: (CacheModifier.CS,)}
_PAST = (CacheModifier.CV, CacheModifier.WT)


def hints_of(op: Any) -> dict[str, ir.Attribute]:
    """What the op says of caches, as attributes that gpuir.compile knows for NVIDIA's chips."""
    hints: dict[str, ir.Attribute] = {}
    cache, evict = CacheModifier.of(op.cache.value), EvictionPolicy.of(op.evict.value)
    if cache is not CacheModifier.NONE:
        hints["gpuir.cache"] = ir.StringAttr.get(cache.string)
    if evict is not EvictionPolicy.NORMAL:
        hints["gpuir.evict"] = ir.StringAttr.get(evict.string)
    if getattr(op, "is_volatile", None) is not None and op.is_volatile.value:
        hints["gpuir.volatile"] = ir.UnitAttr.get()
    return hints


def access_flags(low: Lowering, op: Any, store: bool) -> dict[str, bool]:
    """Flags of LLVM's loads and stores on AMD's chips; on NVIDIA's of volatile loads."""
    volatile = getattr(op, "is_volatile", None) is not None and op.is_volatile.value
    cache = CacheModifier.NONE if low.nvidia else CacheModifier.of(op.cache.value)
    flags = {"volatile_": True} if volatile or cache in _PAST else {}
    return {**flags, "nontemporal": True} if cache in (*_STREAMS[store], *_PAST) else flags


def buffer_flags(low: Lowering, op: Any, store: bool) -> ir.Attribute:
    """The cache bits of a buffer instruction; gfx90a's have none, as in Triton's code."""
    loads, stores = _BUFFERS.get(low.target.chip, ({}, {}))
    bits = (stores if store else loads).get(CacheModifier.of(op.cache.value), 0)
    return ir.IntegerAttr.get(low.build.i32, bits)
