"""What programs and CTAs ask of each other: the next program of a grid, stores into the CTAs of a cluster, the cluster's barrier in parts.

Source: PTX ISA, "clusterlaunchcontrol", "st.async", "barrier.cluster", "fence.mbarrier_init".
"""

from __future__ import annotations

import functools

from gpuir.dialects import arith, llvm, nvvm, ttng
from gpuir.host import AnyOp, ir
from gpuir.layouts import REGISTER
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.clusters import check_clusters
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_shared import buffer_addresses, ctas_of_groups, plan_of
from gpuir.transforms.triton.to_llvm.shared_access import element_bytes
from gpuir.transforms.triton.to_llvm.types import bits, layout_of

__all__: list[str] = []

#: The first chip whose grids hand out programs one by one.
_HAS_LAUNCH_CONTROL = 100
_HAS_ASYNCHRONOUS_STORES = 90
#: Bytes of an answer, and of the widest store.
_ANSWER, _WIDEST = 16, 16


# The next program ---------------------------------------------------------------------------------------------------------


def _check_launch_control(low: Lowering, op: AnyOp) -> None:
    if low.chip_number < _HAS_LAUNCH_CONTROL:
        raise failure(op, f"asks for the next program of a grid, and {low.target.chip} does not hand out programs")


@lowering("ttng.clc_try_cancel")
def _try_cancel(low: Lowering, op: ttng.CLCTryCancelOp) -> None:
    """One thread of the cluster asks, and every CTA of it gets the answer at the same place."""
    _check_launch_control(low, op)
    response, barrier = (low.start_of(low[value]) for value in (op.response, op.barrier))
    asks = low.first_of_block()
    if low.ctas > 1:
        asks = arith.andi(asks, arith.cmpi(arith.CmpIPredicate.eq, low.block, low.build.number(0)))
    low.when(asks, lambda: nvvm.clusterlaunchcontrol_try_cancel(response, barrier, multicast=low.ctas > 1))


@lowering("ttng.clc_load_result")
def _load_result(low: Lowering, op: ttng.CLCLoadResultOp) -> ir.Value:
    return llvm.load(low.local(op.result.type), low.start_of(low[op.src]), alignment=_ANSWER)


def _query(low: Lowering, op: AnyOp, answer: ir.Value, what: str, kind: ir.Type) -> ir.Value:
    _check_launch_control(low, op)
    whole = llvm.bitcast(ir.IntegerType.get_signless(8 * _ANSWER), low[answer])
    query = ir.Attribute.parse(f"#nvvm<cluster_launch_control_query_type {what}>")
    return nvvm.clusterlaunchcontrol_query_cancel(query, whole, results=[kind])


@lowering("ttng.clc_is_canceled")
def _is_canceled(low: Lowering, op: ttng.CLCIsCanceledOp) -> ir.Value:
    return _query(low, op, op.answer, "is_canceled", low.build.i1)


@lowering("ttng.clc_get_program_id")
def _program_id(low: Lowering, op: ttng.CLCGetProgramIdOp) -> ir.Value:
    """Of a cluster, whose CTAs stand one behind the other along x, the answer has the number of the first CTA."""
    axis = "xyz"[op.dim.value]
    number = _query(low, op, op.answer, f"get_first_cta_id_{axis}", low.build.i32)
    return arith.divui(number, low.build.number(low.ctas)) if low.ctas > 1 and axis == "x" else number


# Stores into the CTAs of a cluster ----------------------------------------------------------------------------------------


@lowering("ttng.async_shared_store")
def _shared_store(low: Lowering, op: ttng.AsyncSharedStoreOp) -> None:
    """Each thread stores what it holds to the CTA that has the place for it, and tells that CTA's mbarrier the bytes."""
    if low.chip_number < _HAS_ASYNCHRONOUS_STORES:
        raise failure(op, f"stores into the CTAs of a cluster, and {low.target.chip} has no clusters")
    kind, layout = op.dst.type, layout_of(op.src.type)
    plan, size = plan_of(op, kind, layout, across=True), element_bytes(kind)
    if plan.width * size < 4:
        raise failure(op, f"stores {plan.width * size} bytes at once, and st.async takes 4, 8 or 16")
    own, ctas = ctas_of_groups(low, op, kind, layout, plan)
    alone, free = low.alone(layout), layout.free_variables().get(REGISTER, 0)
    barrier = low.start_of(low[op.barrier])
    words, _ = low.build.words(low.build.shuffled(low[op.src], plan.order), bits(kind.element_type))
    count = plan.width * size // 4
    vector = f".v{count}" if count > 1 else ""
    mnemonic = f"st.async.weak.shared::cluster.mbarrier::complete_tx::bytes{vector}.b32"
    text = f"{mnemonic} [$0], {_listed(count)}, [${count + 1}];"
    for group, address in enumerate(buffer_addresses(low, kind, low[op.dst], plan)):
        register = plan.order[group * plan.width]
        if register & free:
            continue
        cta = low.build.xored(own, ctas[group])
        parts = low.build.elements(low.build.part(words, group * count, count))
        target, told = (nvvm.mapa(low.cluster_pointer, place, cta) for place in (address, barrier))
        constraints = ",".join(["l", *["r"] * count, "l", "~{memory}"])
        store = functools.partial(
            llvm.inline_asm, None, [target, *parts, told], text, constraints, has_side_effects=True
        )  # fmt: skip
        low.when(alone, store)


def _listed(count: int) -> str:
    names = ", ".join(f"${number + 1}" for number in range(count))
    return f"{{{names}}}" if count > 1 else names


# The cluster's barrier ----------------------------------------------------------------------------------------------------


@lowering("ttng.cluster_arrive")
def _arrive(low: Lowering, op: ttng.ClusterArriveOp) -> None:
    check_clusters(low, op)
    nvvm.cluster_arrive(aligned=True)


@lowering("ttng.cluster_wait")
def _wait(low: Lowering, op: ttng.ClusterWaitOp) -> None:
    check_clusters(low, op)
    nvvm.cluster_wait(aligned=True)


@lowering("ttng.fence_mbarrier_init_release_cluster")
def _fence(low: Lowering, op: ttng.FenceMBarrierInitReleaseClusterOp) -> None:
    if low.chip_number < _HAS_ASYNCHRONOUS_STORES:
        raise failure(op, f"orders mbarriers of a cluster, and {low.target.chip} has no clusters")
    nvvm.fence_mbarrier_init()
