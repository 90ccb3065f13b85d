"""AMD's asynchronous copies from global memory into the LDS, past the registers, and the waits for them.

The lanes of a wave write behind one another, from an address that the wave has (CDNA3 and CDNA4 ISA, "loads to LDS"): an
instruction takes that of its first place, and each lane the place behind that of the lane before. Where a swizzle has another
lane's element there, lanes hand each other where they read.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from typing import Any

from gpuir.analysis.axes import offsets_width
from gpuir.dialects import amdg, arith, rocdl, ttg
from gpuir.host import AnyOp, ir
from gpuir.layouts import LANE, REGISTER, WARP, LinearLayout, gf2
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.cache_hints import buffer_flags
from gpuir.transforms.triton.to_llvm.lowering import Lowering
from gpuir.transforms.triton.to_llvm.ops_amd import buffer_offset, buffer_resource
from gpuir.transforms.triton.to_llvm.ops_shared import buffer_addresses, is_zero_tensor, plan_of
from gpuir.transforms.triton.to_llvm.shared_access import Access, access, element_bytes, gaps_of, memory_of
from gpuir.transforms.triton.to_llvm.types import element, layout_of

__all__ = ["from_buffer", "from_pointers"]

#: Bytes that a lane copies with one instruction, by chip, the most first. Fewer than 4 bytes take 4 in the LDS; 12 take 16.
_SIZES = {"gfx90a": (4,), "gfx942": (4,), "gfx950": (16, 4)}


@dataclasses.dataclass(frozen=True)
class _Wave:
    """How waves copy: the accesses of its threads, bytes of one, and bytes that a wave writes at once.

    `sources` give the lane from which a lane takes where it reads, by the bits of lanes and warps, and of an offset in bytes that
    is added by xor to all.
    """

    plan: Access
    size: int
    span: int
    sources: dict[str, tuple[int, ...]]
    of_offset: tuple[int, ...]

    @property
    def moves(self) -> bool:
        """Whether any lane takes where another one reads."""
        own = tuple(1 << bit for bit in range(len(self.sources[LANE])))
        return self.sources[LANE] != own or any(self.sources[WARP]) or any(map(self.source_of, self.plan.offsets))

    def source_of(self, offset: int) -> int:
        """What an offset in bytes adds by xor to the lane."""
        lane = 0
        for bit, column in enumerate(self.of_offset):
            lane ^= column if offset >> bit & 1 else 0
        return lane


def _copied(low: Lowering, op: AnyOp, kind: ttg.MemDescType, layout: LinearLayout, width: int) -> _Wave:
    """The widest copies that the chip has, of at most `width` neighbours; an error where lanes do not write side by side."""
    chip, each = low.target.chip, element_bytes(kind)
    if chip not in _SIZES:
        raise failure(op, f"copies to the LDS past the registers, and {chip} has no instruction for that")
    plan_of(op, kind, layout)
    for size in _SIZES[chip]:
        made = _wave(layout, memory_of(kind), each, size) if size <= width * each else None
        if made is not None and all(interval % made.span == 0 for interval, _ in gaps_of(kind)):
            return made
    sizes = " or ".join(map(str, _SIZES[chip]))
    raise failure(
        op,
        f"copies up to {width * each} neighbouring bytes at once into {kind.encoding}: a wave of {chip} writes {sizes} bytes "
        "a lane, one lane behind the other",
    )


@functools.lru_cache(1024)
def _wave(layout: LinearLayout, memory: LinearLayout, each: int, size: int) -> _Wave | None:
    """Copies of `size` bytes; None where the lanes' places are not side by side."""
    plan = access(layout, memory, each, size)
    lanes = [column * each for column in plan.columns.get(LANE, ())]
    used = len([column for column in lanes if column])
    if plan.width * each != size or not all(lanes[:used]):
        return None
    span = size << used
    if any(column & ~(span - size) for column in lanes):
        return None
    echelon = gf2.Echelon([column // size for column in lanes[:used]])
    columns = [echelon.solve(1 << bit) for bit in range(used)]
    if any(column is None for column in columns):
        return None
    low_bits = size.bit_length() - 1
    of_offset = (*[0] * low_bits, *[column or 0 for column in columns])
    made = _Wave(plan, size, span, {}, of_offset)
    places = tuple(size << bit for bit in range(used))
    warps = tuple(column * each for column in plan.columns.get(WARP, ()))
    rest = tuple(1 << bit for bit in range(used, len(lanes)))
    made.sources[LANE] = (*map(made.source_of, places), *rest)
    made.sources[WARP] = tuple(map(made.source_of, warps))
    return made


@dataclasses.dataclass
class _Copies:
    """The copies of an op: `read` writes one, given the register whose element is first, a lane, and the address of its wave."""

    low: Lowering
    wave: _Wave
    each: int
    kind: ttg.MemDescType
    buffer: ir.Value

    def write(self, layout: LinearLayout, copy: Callable[[int, ir.Value | None, ir.Value], object]) -> None:
        low, build, wave = self.low, self.low.build, self.wave
        base, offset = low.buffer(self.buffer)
        free = layout.free_variables().get(REGISTER, 0)
        warps = [column * self.each & ~(wave.span - 1) for column in wave.plan.columns.get(WARP, ())]
        place = build.linear([(low.threads.warp, warps)])
        lane = None
        if wave.moves or offset is not None:
            terms = [(number, wave.sources[name]) for name, number in low.numbers(cta=False)]
            lane = build.linear([*terms, *([] if offset is None else [(offset, wave.of_offset)])])
        if offset is not None:
            place = arith.xori(place, arith.andi(offset, build.number(~(wave.span - 1))))
        alone = low.alone(registers.in_cta(layout))
        for group, start in enumerate(wave.plan.offsets):
            register = wave.plan.order[group * wave.plan.width]
            if register & free:
                continue
            at = start * self.each
            address = low.padded(base, build.xored(place, at & ~(wave.span - 1)), gaps_of(self.kind))
            source = None if lane is None else build.xored(lane, wave.source_of(at))
            low.when(alone, functools.partial(copy, register, source, address))

    def handed(self, value: ir.Value, lane: ir.Value | None) -> ir.Value:
        """The number of another lane."""
        if lane is None:
            return value
        build = self.low.build
        vector = build.splat(value, 1)
        words, widened = build.words(vector, value.type.width if isinstance(value.type, ir.IntegerType) else 64)
        moved = [self.low.shuffle_from(word, lane) for word in build.elements(words)]
        return build.element(build.from_words(build.vector(moved), vector.type, widened), 0)


def _fill(
    low: Lowering, kind: ttg.MemDescType, buffer: ir.Value, layout: LinearLayout, wave: _Wave, mask: ir.Value, other: ir.Value | None,
) -> None:  # fmt: skip
    """Stores what stands for elements that the mask leaves out, by the threads whose elements they are."""
    build, plan = low.build, wave.plan
    free = layout.free_variables().get(REGISTER, 0)
    alone, scalar = low.alone(registers.in_cta(layout)), element(kind.element_type)
    zero = build.zero(ir.VectorType.get([plan.width], scalar))
    for group, address in enumerate(buffer_addresses(low, kind, buffer, plan)):
        chosen = plan.order[group * plan.width : (group + 1) * plan.width]
        if chosen[0] & free:
            continue
        left_out = arith.xori(build.element(mask, chosen[0]), build.constant(build.i1, True))
        part = zero if other is None else build.shuffled(other, chosen)
        low.store(part, address, build.all_of(alone, left_out), wave.size)


def from_buffer(low: Lowering, op: amdg.BufferLoadToLocalOp) -> None:
    """Copies elements at offsets from one pointer."""
    kind, build = op.dest.type, low.build
    each, layout = element_bytes(kind), layout_of(op.offsets.type)
    width = offsets_width(low.axes, op.ptr, op.offsets, op.mask, op.offsets.type, each, op.contiguity.value)
    wave = _copied(low, op, kind, layout, width)
    copies = _Copies(low, wave, each, kind, low[op.dest])
    resource, offsets = buffer_resource(low, low[op.ptr]), low[op.offsets]
    mask = None if op.mask is None else low[op.mask]
    other = None if op.other is None or mask is None or is_zero_tensor(op.other) else low[op.other]
    size, zero = build.number(wave.size), build.number(0)

    def copy(register: int, lane: ir.Value | None, address: ir.Value) -> None:
        condition = None if mask is None else build.element(mask, register)
        # What lies outside of the buffer is read as zero.
        offset = copies.handed(buffer_offset(low, offsets, register, each, condition), lane)
        written: Any = functools.partial(
            rocdl.raw_ptr_buffer_load_async_lds, resource, address, size, offset, zero, zero, aux=buffer_flags(low, op, store=False)
        )  # fmt: skip
        if other is None:
            written()
        else:
            low.when(arith.cmpi(arith.CmpIPredicate.sge, offset, zero), written)

    copies.write(layout, copy)
    if other is not None and mask is not None:
        _fill(low, kind, low[op.dest], layout, wave, mask, other)


def from_pointers(low: Lowering, op: ttg.AsyncCopyGlobalToLocalOp) -> None:
    """Copies elements behind a tensor of pointers."""
    kind, build = op.result.type, low.build
    layout = layout_of(op.src.type)
    wave = _copied(low, op, kind, layout, max(low.width(op.src, op.mask), 1))
    copies = _Copies(low, wave, element_bytes(kind), kind, low[op.result])
    pointers, mask = low[op.src], None if op.mask is None else low[op.mask]

    def copy(register: int, lane: ir.Value | None, address: ir.Value) -> None:
        pointer = copies.handed(build.element(pointers, register), lane)
        written: Any = functools.partial(
            rocdl.global_load_async_lds, pointer, address, wave.size, 0, aux=buffer_flags(low, op, store=False)
        )
        low.when(None if mask is None else copies.handed(build.element(mask, register), lane), written)

    copies.write(layout, copy)
    if mask is not None:
        _fill(low, kind, low[op.result], layout, wave, mask, None if op.other is None else low[op.other])
