"""Mbarriers, fences, and copies of tiles by the Tensor Memory Accelerator, between global and shared memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir.assembly.kept_release import kept_release
from gpuir.dialects import arith, llvm, nvvm, ttg, ttng
from gpuir.dialects.tt import TRITON
from gpuir.host import AnyOp, ir
from gpuir.ods.names import document_name
from gpuir.passes.registry import failure
from gpuir.transforms.triton.global_scratch import is_of_tool
from gpuir.transforms.triton.to_llvm import pairs
from gpuir.transforms.triton.to_llvm.clusters import cluster_barrier
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.shared_access import element_bytes
from gpuir.transforms.triton.to_llvm.shared_barriers import check_own, for_copies, in_cluster, is_first, sharing
from gpuir.transforms.triton.to_llvm.tma import bits_in_common, box_of_descriptor, boxes, columns_of_ctas, shape_in_cta

__all__ = ["barrier_address", "completion", "descriptor_address"]

#: Nanoseconds that a wait suspends the thread for: none are told, so that it does not sleep longer than the chip's own limit.
_TICKS = 0
#: Releases whose waits for copies to global memory say what they wait for.
_SAYS_READ_ONLY = TRITON.range("3.8-")


def barrier_address(low: Lowering, value: ir.Value) -> ir.Value:
    """The address of an mbarrier."""
    return low.start_of(low[value])


def _told_address(low: Lowering, op: AnyOp, barrier: ir.Value) -> ir.Value:
    """The address of an mbarrier as the CTAs that share it tell it."""
    address, shared = barrier_address(low, barrier), sharing(low, op, barrier.type)
    return in_cluster(low, address, shared) if shared else address


def _first(low: Lowering, predicate: ir.Value | None) -> ir.Value:
    """Whether the thread is the first of those that run the code, and the predicate holds."""
    first = low.first_of_block()
    return first if predicate is None else arith.andi(first, low[predicate])


@lowering("ttng.init_barrier")
def _init(low: Lowering, op: ttng.InitBarrierOp) -> None:
    """Where other CTAs tell it too, they have to know that it is there; each that shares one arrives as often."""
    address, shared = barrier_address(low, op.alloc), sharing(low, op, op.alloc.type)
    count = low.build.number(op.count.value << shared.bit_count())
    low.when(low.build.all_of(_first(low, None), is_first(low, shared)), lambda: nvvm.mbarrier_init(address, count))
    if (low.paired or low.tells_others) and _ends_inits(op):
        nvvm.fence_mbarrier_init()
        cluster_barrier(low, op)


#: What stands between ops that make the mbarriers of a kernel.
_BETWEEN_INITS = ("arith.constant", "ttg.local_alloc", "ttg.memdesc_index", "ttg.memdesc_subview", "ttng.tmem_alloc")


def _ends_inits(op: ttng.InitBarrierOp) -> bool:
    """Whether no other mbarrier is made just behind, and the program itself does not wait for the cluster there."""
    operations = [each.operation for each in op.operation.block.operations]
    for following in operations[operations.index(op.operation) + 1 :]:
        name = document_name(following.name)
        if name not in _BETWEEN_INITS or (name.endswith("_alloc") and len(following.operands)):
            return name not in ("ttng.init_barrier", "ttng.fence_mbarrier_init_release_cluster")
    return True


@lowering("ttng.inval_barrier")
def _inval(low: Lowering, op: ttng.InvalBarrierOp) -> None:
    address, shared = barrier_address(low, op.alloc), sharing(low, op, op.alloc.type)
    low.when(low.build.all_of(_first(low, None), is_first(low, shared)), lambda: nvvm.mbarrier_inval(address))


@lowering("ttng.barrier_expect")
def _expect(low: Lowering, op: ttng.BarrierExpectOp) -> None:
    size = low.build.number(op.size.value)
    if others := pairs.reached(op):
        address, tells = _each_of(low, op, others, once=True)
    else:
        address, tells = _told_address(low, op, op.alloc), _first(low, op.pred)
    results = [] if address.type == low.cluster_pointer else [low.build.i64]
    low.when(tells, lambda: nvvm.mbarrier_arrive_expect_tx(address, size, results=results))


def _each_of(
    low: Lowering, op: ttng.ArriveBarrierOp | ttng.BarrierExpectOp, others: int, once: bool
) -> tuple[ir.Value, ir.Value]:
    """The mbarrier that a thread tells of CTAs whose numbers differ in the bits `others`, and whether it tells one: lanes of the
    first warp tell one each. `once`: of these CTAs the first alone tells them."""
    build, bits = low.build, [1 << bit for bit in range(others.bit_length()) if others >> bit & 1]
    kept = arith.andi(low.block, build.number(low.ctas - 1 & ~others))
    cta = arith.ori(kept, build.linear([(low.threads.lane, bits)]))
    address = nvvm.mapa(low.cluster_pointer, barrier_address(low, op.alloc), cta)
    number = arith.ori(arith.shrui(low.threads.lane, build.number(len(bits))), low.threads.warp)
    tells = build.all_of(
        build.equal_zero(number, low.warp_size * low.threads.warps - 1),
        build.equal_zero(low.block, others) if once else None,
        None if op.pred is None else low[op.pred],
    )
    assert tells is not None
    return address, tells


@lowering("ttng.arrive_barrier")
def _arrive(low: Lowering, op: ttng.ArriveBarrierOp) -> None:
    others = pairs.reached(op)
    if others:
        address, tells = _each_of(low, op, others, once=op.from_cta is not None)
    else:
        address, tells = _told_address(low, op, op.alloc), None
    count = low.build.number(op.count.value) if op.count.value > 1 else None
    # One of another CTA gives no state.
    results = [] if address.type == low.cluster_pointer else [low.build.i64]
    _order_tensor_memory(low, before=True)
    low.when(tells or _first(low, op.pred), lambda: nvvm.mbarrier_arrive(address, count=count, results=results))


@lowering("ttng.wait_barrier")
def _wait(low: Lowering, op: ttng.WaitBarrierOp) -> None:
    address, phase = barrier_address(low, op.alloc), low[op.phase]
    first = is_first(low, sharing(low, op, op.alloc.type))
    low.when(
        low.build.all_of(None if op.pred is None else low[op.pred], first),
        lambda: nvvm.mbarrier_try_wait_parity(address, phase, low.build.number(_TICKS)),
    )
    _order_tensor_memory(low, before=False)


def _order_tensor_memory(low: Lowering, before: bool) -> None:
    """What tcgen05 has done comes before an arrival, and what it does next behind a wait."""
    if low.tensor_columns:
        nvvm.tcgen05_fence(ir.Attribute.parse(f"#nvvm.tcgen05_fence<{'before' if before else 'after'}>"))


@lowering("ttng.async_copy_mbarrier_arrive")
def _copies_arrive(low: Lowering, op: ttng.AsyncCopyMbarrierArriveOp) -> None:
    check_own(low, op, op.barrier.type, "has copies by threads tell")
    nvvm.cp_async_mbarrier_arrive(barrier_address(low, op.barrier), noinc=bool(op.no_increment))


@lowering("ttng.fence_async_shared")
def _fence(low: Lowering, op: ttng.FenceAsyncSharedOp) -> None:
    space = "cluster" if op.b_cluster.value else "cta"
    nvvm.fence_proxy(
        ir.Attribute.parse("#nvvm.proxy_kind<async.shared>"), space=ir.Attribute.parse(f"#nvvm.shared_space<{space}>")
    )


# Copies of tiles ------------------------------------------------------------------------------------------------------


def descriptor_address(low: Lowering, value: ir.Value) -> ir.Value:
    """The address of a descriptor as instructions take it."""
    address = low[value]
    return address if address.type == low.generic else llvm.addrspacecast(low.generic, address)


def _coordinates(low: Lowering, indices: Sequence[ir.Value], place: Sequence[int], images: bool) -> list[ir.Value]:
    """Coordinates of a copy, the fastest dimension first; a tile of fewer dimensions than the descriptor has its last ones, of
    images its channels."""
    place = [0] * len(indices) + list(place)[-1 if images else 0 :]
    numbers = [
        arith.addi(index, low.build.number(start)) if start else index
        for index, start in zip(indices, place[-len(indices) :])
    ]
    return numbers[::-1]


def _from_cta(low: Lowering, buffer: ir.Value, indices: Sequence[ir.Value]) -> list[ir.Value]:
    """Where the CTA's part of the tile begins.

    Of an image another CTA's pixels begin so many further along the row, as in Triton's code, and not in the next one: where the
    row ends before, the copy has no pixel to begin at.
    """
    numbers = low.all(indices)
    columns = columns_of_ctas(list(buffer.type.shape), buffer.type.encoding) if low.ctas > 1 else []
    for dimension in range(len(buffer.type.shape)):
        steps = [basis[dimension] for basis in columns]
        if any(steps):
            at = len(numbers) - len(buffer.type.shape) + dimension
            numbers[at] = arith.addi(numbers[at], low.build.linear([(low.block, steps)]))
    return numbers


def _sharing(low: Lowering, buffer: ir.Value) -> int:
    """The bits of a CTA's number that do not tell what it has of a buffer."""
    return bits_in_common(buffer.type) if low.ctas > 1 else 0


def _each_box(
    low: Lowering, op: AnyOp, descriptor: ir.Value, buffer: ir.Value, indices: Sequence[ir.Value],
    predicate: ir.Value | None, write: Callable[[ir.Value, list[ir.Value]], object], once: bool = True,
) -> None:  # fmt: skip
    """Copies by one thread; `once`: of the CTAs that have the same part the first alone."""
    kind: Any = buffer.type
    if not isinstance(kind.encoding, (ttg.NVMMASharedEncodingAttr, ttg.SwizzledSharedEncodingAttr)):
        raise failure(op, f"has a buffer in {kind.encoding}, and TMA copies to and from nvmma_shared")
    images = isinstance(descriptor.type, ttng.TensorDescIm2ColType)
    base, box = low.start_of(low[buffer]), box_of_descriptor(descriptor)[-len(kind.shape) :]
    shape = shape_in_cta(list(kind.shape), kind.encoding)
    if images and shape[0] > box[0]:
        raise failure(op, f"copies {shape[0]} pixels of an image, and TMA takes {box[0]} at once")
    starts = _from_cta(low, buffer, indices)
    shared = _sharing(low, buffer) if once else 0

    def copies() -> None:
        for place, offset in boxes(shape, kind.encoding, element_bytes(kind), box):
            write(low.build.offset(base, offset, low.build.i8), _coordinates(low, starts, place, images))

    first = low.build.equal_zero(low.block, shared) if shared else None
    low.when(low.build.all_of(_first(low, predicate), first), copies)


def completion(low: Lowering, op: AnyOp, barrier: ir.Value) -> tuple[ir.Value, ir.Attribute | None]:
    """The mbarrier that a copy tells, and, where it is that of a pair, the word for it."""
    address = barrier_address(low, barrier)
    held = sharing(low, op, barrier.type)
    if not held:
        return address, None
    if held != 1:
        raise failure(op, "has an mbarrier that more CTAs share than a pair, and a copy tells its own pair's alone")
    return for_copies(low, address, held), pairs.group(low)


@lowering("ttng.async_tma_copy_global_to_local")
def _copy_in(low: Lowering, op: ttng.AsyncTMACopyGlobalToLocalOp) -> None:
    """With `multicast` one CTA copies for all those that have the same part, and each gets the bytes on its own mbarrier, or on
    that of its pair."""
    descriptor, cluster = descriptor_address(low, op.desc), low.cluster_pointer
    shared = _sharing(low, op.result) if op.multicast else 0
    barrier, group = completion(low, op, op.barrier)
    mode = ir.Attribute.parse("#nvvm.tma_load_mode<im2col>") if len(op.offsets) else None
    # Like coordinates, those of the fastest dimension stand first.
    offsets = low.all(op.offsets)[::-1]

    def copy(target: ir.Value, coordinates: list[ir.Value]) -> None:
        nvvm.cp_async_bulk_tensor_shared_cluster_global(
            llvm.addrspacecast(cluster, target), descriptor, coordinates, barrier, offsets,
            multicast_mask=pairs.ctas(low, shared) if shared else None, mode=mode, group=group,
        )  # fmt: skip

    _each_box(low, op, op.desc, op.result, list(op.coord), op.pred, copy, once=bool(shared))


@lowering("ttng.async_tma_copy_local_to_global")
def _copy_out(low: Lowering, op: ttng.AsyncTMACopyLocalToGlobalOp) -> None:
    descriptor = descriptor_address(low, op.desc)
    _each_box(
        low, op, op.desc, op.src, list(op.coord), None,
        lambda source, coordinates: nvvm.cp_async_bulk_tensor_global_shared_cta(descriptor, source, coordinates),
    )  # fmt: skip
    low.when(_first(low, None), nvvm.cp_async_bulk_commit_group)


@lowering("ttng.async_tma_reduce")
def _reduce_out(low: Lowering, op: ttng.AsyncTMAReduceOp) -> None:
    descriptor = descriptor_address(low, op.desc)
    kind = ir.Attribute.parse(f"#nvvm.tma_redux_kind<{_REDUCTIONS[op.kind.value]}>")
    _each_box(
        low, op, op.desc, op.src, list(op.coord), None,
        lambda source, coordinates: nvvm.cp_async_bulk_tensor_reduce(descriptor, source, kind, coordinates),
    )  # fmt: skip
    low.when(_first(low, None), nvvm.cp_async_bulk_commit_group)


_REDUCTIONS = {1: "add", 2: "min", 3: "max", 4: "inc", 5: "dec", 6: "and", 7: "or", 8: "xor"}


@lowering("ttng.async_tma_store_wait")
def _store_wait(low: Lowering, op: ttng.TMAStoreWaitOp) -> None:
    nvvm.cp_async_bulk_wait_group(op.pendings.value, read=_waits_for_reads(op))


def _waits_for_reads(op: ttng.TMAStoreWaitOp) -> bool:
    """Whether it waits until buffers are read alone: as `read_only` says, and before there was such a word always."""
    kept = kept_release(op)
    return "read_only" in op.attributes or kept is None or kept.release not in _SAYS_READ_ONLY


@lowering("ttng.reinterpret_tensor_descriptor")
def _reinterpret(low: Lowering, op: ttng.ReinterpretTensorDescOp) -> ir.Value:
    return llvm.addrspacecast(low.generic, low[op.raw_desc])


@lowering("ttg.global_scratch_alloc")
def _scratch(low: Lowering, op: ttg.GlobalScratchAllocOp) -> ir.Value:
    if is_of_tool(op):
        raise failure(op, "is scratch of a tool's, such as a profiler, for which lowered kernels have no parameter")
    if "ttg.global_scratch_memory_offset" not in op.attributes or low.global_scratch is None:
        raise failure(op, "has no ttg.global_scratch_memory_offset: run triton-allocate-global-scratch before")
    offset = ir.IntegerAttr(op.attributes["ttg.global_scratch_memory_offset"]).value
    return low.build.offset(low.own_scratch(), offset, low.build.i8)
