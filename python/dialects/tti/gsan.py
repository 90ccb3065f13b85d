"""Ops of the global sanitizer, which records accesses of global memory by all programs: `instrumentation_mode="gsan"`."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import (
    AnyTT,
    BoolLike,
    PtrLike,
    bool_like,
    pointed_bool,
    pointee,
    pointer_to,
)
from gpuir.dialects.tt.dialect import MemSemantic, MemSyncScope, PtrType, RMWOp
from gpuir.dialects.tt.traits import MemoryEffects, SameOperandsAndResultEncoding, SameOperandsAndResultShape
from gpuir.dialects.ttg.constraints import I32Tensor
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.tti.dialect import TTI
from gpuir.dialects.ttng.tma import AnyTensorDesc
from gpuir.ods import (
    I1,
    I32,
    AnyType,
    Attr,
    BoolAttr,
    DenseI32ArrayAttr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    Pure,
    Result,
    Results,
    TypesMatchWith,
    named,
)

_ACCESS = MemoryEffects(reads=("ptr",), writes=("ptr",))
_SYNC = MemoryEffects(reads=("*",), writes=("*",))


class GSanInitOp(DialectOp, dialect=TTI, name="experimental_gsan_init"):
    """Begins the records of a thread. Triton 3.8 has the generic form only."""

    releases = "3.8-"
    assembly = {"3.9-": "attr-dict"}
    traits = (_SYNC,)


class GSanKernelExitOp(DialectOp, dialect=TTI, name="experimental_gsan_kernel_exit"):
    """Hands what a thread has seen on to the next kernel of the stream."""

    releases = "3.9-"
    assembly = "attr-dict"
    traits = (MemoryEffects(writes=("*",)),)


class GSanGridDependencyWaitOp(DialectOp, dialect=TTI, name="experimental_gsan_grid_dependency_wait"):
    """Takes over what the kernels before have seen, behind `tt.grid_dependency_wait`."""

    releases = "3.9-"
    assembly = "attr-dict"
    traits = (_SYNC,)


class GSanTensorDescInfoOp(DialectOp, dialect=TTI, name="experimental_gsan_tensordesc_info"):
    """Address, sizes and strides of a descriptor."""

    releases = "3.8"
    desc: Operand[AnyTensorDesc]
    result: Results[AnyType]
    assembly = "$desc attr-dict `:` qualified(type($desc)) `->` type($result)"
    traits = (Pure,)


class GSanTensorAccessOp(DialectOp, dialect=TTI, name="experimental_gsan_tensor_access"):
    """Records a load, or with `isStore` a store, of what `ptr` points at, where `mask` is true.

    Refused: a mask that is not i1 of the shape and encoding of `ptr`.
    """

    releases = "3.8-"
    ptr: Operand[PtrLike]
    mask: Operand[BoolLike] | None
    is_store: Attr[BoolAttr] = named("isStore")
    assembly = "$ptr `,` $isStore (`,` $mask^)? attr-dict `:` type($ptr)"
    traits = (TypesMatchWith("mask has the shape and encoding of ptr", "ptr", "mask", pointed_bool), _ACCESS)


class GSanAtomicTensorAccessOp(DialectOp, dialect=TTI, name="experimental_gsan_atomic_tensor_access"):
    """Records an atomic access of what `ptr` points at, where `mask` is true.

    Refused: a mask that is not i1 of the shape and encoding of `ptr`.
    """

    releases = "3.8"
    ptr: Operand[PtrLike]
    mask: Operand[BoolLike] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    assembly = "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` type($ptr)"
    traits = (TypesMatchWith("mask has the shape and encoding of ptr", "ptr", "mask", pointed_bool), _ACCESS)


class GSanTensorDescAccessOp(DialectOp, dialect=TTI, name="experimental_gsan_tensordesc_access"):
    """Records a load, or with `isStore` a store, of a descriptor's block at `coords`, where `pred` is true."""

    releases = "3.9-"
    desc: Operand[AnyTensorDesc]
    coords: Operands[I32]
    pred: Operand[I1] | None
    is_store: Attr[BoolAttr] = named("isStore")
    assembly = "$desc `[` $coords `]` `,` $isStore (`,` $pred^)? attr-dict `:` qualified(type($desc))"
    traits = (_SYNC,)


class GSanAtomicTensorDescAccessOp(DialectOp, dialect=TTI, name="experimental_gsan_atomic_tensordesc_access"):
    """Records an atomic access of a descriptor's block at `coords`."""

    releases = "3.9-"
    desc: Operand[AnyTensorDesc]
    coords: Operands[I32]
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    assembly = "$desc `[` $coords `]` `,` $sem `,` $scope attr-dict `:` qualified(type($desc))"
    traits = (_SYNC,)


class GSanIndexedTensorDescAccessOp(DialectOp, dialect=TTI, name="experimental_gsan_indexed_tensordesc_access"):
    """Records a load, or with `isStore` a store, of the rows `xOffsets` of a descriptor from column `yOffset` on."""

    releases = "3.9-"
    desc: Operand[AnyTensorDesc]
    x_offsets: Operand[I32Tensor] = named("xOffsets")
    y_offset: Operand[I32] = named("yOffset")
    pred: Operand[I1] | None
    is_store: Attr[BoolAttr] = named("isStore")
    assembly = (
        "$desc `[` $xOffsets `,` $yOffset `]` `,` $isStore (`,` $pred^)? attr-dict `:` qualified(type($desc)) `,` "
        "type($xOffsets)"
    )
    traits = (_SYNC,)


class GSanAtomicLoadOp(DialectOp, dialect=TTI, name="experimental_gsan_atomic_load"):
    """Loads as `tt.atomic_load` does, and records it.

    Refused: a result that is not what `ptr` points at; a mask that is not i1 of the same shape and encoding.
    """

    releases = "3.9-"
    ptr: Operand[PtrLike]
    mask: Operand[BoolLike] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    result: Result[AnyTT]
    assembly = "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)"
    traits = (
        TypesMatchWith("result is what ptr points at", "ptr", "result", pointee),
        TypesMatchWith("mask has the shape and encoding of ptr", "ptr", "mask", pointed_bool),
        _ACCESS,
    )


class GSanAtomicStoreOp(DialectOp, dialect=TTI, name="experimental_gsan_atomic_store"):
    """Stores as `tt.atomic_store` does, and records it.

    Refused: a value that is not what `ptr` points at; a mask that is not i1 of the same shape and encoding.
    """

    releases = "3.9-"
    ptr: Operand[PtrLike]
    value: Operand[AnyTT]
    mask: Operand[BoolLike] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    assembly = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)"
    traits = (
        TypesMatchWith("value is what ptr points at", "ptr", "value", pointee),
        TypesMatchWith("mask has the shape and encoding of ptr", "ptr", "mask", pointed_bool),
        _ACCESS,
    )


class GSanAtomicPollOp(DialectOp, dialect=TTI, name="experimental_gsan_atomic_poll"):
    """Records the load of a `tt.atomic_poll` that has found its value, where `matched` is true.

    Refused: a `matched` that is not i1 of the shape and encoding of `ptr`.
    """

    releases = "3.9-"
    ptr: Operand[PtrLike]
    matched: Operand[BoolLike]
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    assembly = "$sem `,` $scope `,` $ptr `,` $matched attr-dict `:` type($ptr)"
    traits = (TypesMatchWith("matched has the shape and encoding of ptr", "ptr", "matched", pointed_bool), _ACCESS)


class GSanAtomicRMWOp(DialectOp, dialect=TTI, name="experimental_gsan_atomic_rmw"):
    """Combines memory with `val` as `tt.atomic_rmw` does, and records it.

    Refused: what `tt.atomic_rmw` refuses of operands and result.
    """

    releases = "3.8-"
    atomic_rmw_op: Attr[RMWOp]
    ptr: Operand[PtrLike]
    val: Operand[AnyTT]
    mask: Operand[BoolLike] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    result: Result[AnyTT]
    assembly = (
        "$atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` "
        "functional-type(operands, $result)"
    )
    traits = (
        SameOperandsAndResultShape,
        SameOperandsAndResultEncoding,
        TypesMatchWith("ptr points at values like val", "val", "ptr", pointer_to),
        TypesMatchWith("mask has the shape and encoding of val", "val", "mask", bool_like),
        _ACCESS,
    )


class GSanAtomicCASOp(DialectOp, dialect=TTI, name="experimental_gsan_atomic_cas"):
    """Puts `val` into memory if `cmp` is there as `tt.atomic_cas` does, and records it.

    Refused: what `tt.atomic_cas` refuses of operands and result.
    """

    releases = "3.8-"
    ptr: Operand[PtrLike]
    cmp: Operand[AnyTT]
    val: Operand[AnyTT]
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    result: Result[AnyTT]
    assembly = "$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)"
    traits = (
        SameOperandsAndResultShape,
        SameOperandsAndResultEncoding,
        TypesMatchWith("ptr points at values like cmp", "cmp", "ptr", pointer_to),
        TypesMatchWith("ptr points at values like val", "val", "ptr", pointer_to),
        _ACCESS,
    )


class GSanMBarrierTableInitOp(DialectOp, dialect=TTI, name="experimental_gsan_mbarrier_table_init"):
    """Begins the records of up to `capacity` mbarriers of a cluster, in `scratch` of global memory."""

    releases = "3.9-"
    scratch: Operand[PtrType]
    capacity: Attr[I32Attr]
    assembly = "$scratch `,` $capacity attr-dict `:` type($scratch)"
    traits = (_SYNC,)


class GSanMBarrierInitOp(DialectOp, dialect=TTI, name="experimental_gsan_mbarrier_init"):
    """Begins the records of an mbarrier that waits for `expectedCount` arrivals."""

    releases = "3.9-"
    scratch: Operand[PtrType]
    barrier: Operand[MemDescType]
    expected_count: Attr[I32Attr] = named("expectedCount")
    assembly = "$scratch `,` $barrier `,` $expectedCount attr-dict `:` type($scratch) `,` qualified(type($barrier))"
    traits = (_SYNC,)


class GSanMBarrierArriveOp(DialectOp, dialect=TTI, name="experimental_gsan_mbarrier_arrive"):
    """Records `count` arrivals at an mbarrier where `pred` is true; with `publishClock` who waits sees what this thread has.

    `multicast` says that it is told to other CTAs, `multicastMasks` to which; bits of `sourceBroadcastMask` are those of CTAs'
    numbers in which the ones that tell it differ.
    """

    releases = "3.9-"
    scratch: Operand[PtrType]
    barrier: Operand[MemDescType]
    pred: Operand[I1]
    count: Attr[I32Attr]
    multicast: Attr[BoolAttr]
    multicast_masks: Attr[DenseI32ArrayAttr] = named("multicastMasks")
    source_broadcast_mask: Attr[I32Attr] = named("sourceBroadcastMask")
    publish_clock: Attr[BoolAttr] = named("publishClock", True)
    assembly = "$scratch `,` $barrier `,` $pred `,` $count attr-dict `:` type($scratch) `,` qualified(type($barrier))"
    traits = (_SYNC,)


class GSanMBarrierWaitOp(DialectOp, dialect=TTI, name="experimental_gsan_mbarrier_wait"):
    """Takes over what those saw who arrived at an mbarrier in the phase that ended, where `pred` is true."""

    releases = "3.9-"
    scratch: Operand[PtrType]
    barrier: Operand[MemDescType]
    phase: Operand[I32]
    pred: Operand[I1]
    assembly = "$scratch `,` $barrier `,` $phase `,` $pred attr-dict `:` type($scratch) `,` qualified(type($barrier))"
    traits = (_SYNC,)


class GSanClusterBarrierInitOp(DialectOp, dialect=TTI, name="experimental_gsan_cluster_barrier_init"):
    """Begins the records of the cluster's barrier, in `scratch` of global memory."""

    releases = "3.9-"
    scratch: Operand[PtrType]
    assembly = "$scratch attr-dict `:` type($scratch)"
    traits = (_SYNC,)


class GSanClusterBarrierSyncOp(DialectOp, dialect=TTI, name="experimental_gsan_cluster_barrier_sync"):
    """Records that all of the cluster's threads wait for each other."""

    releases = "3.9-"
    scratch: Operand[PtrType]
    assembly = "$scratch attr-dict `:` type($scratch)"
    traits = (_SYNC,)


experimental_gsan_init = GSanInitOp.builder
experimental_gsan_kernel_exit = GSanKernelExitOp.builder
experimental_gsan_grid_dependency_wait = GSanGridDependencyWaitOp.builder
experimental_gsan_tensordesc_info = GSanTensorDescInfoOp.builder
experimental_gsan_tensor_access = GSanTensorAccessOp.builder
experimental_gsan_atomic_tensor_access = GSanAtomicTensorAccessOp.builder
experimental_gsan_tensordesc_access = GSanTensorDescAccessOp.builder
experimental_gsan_atomic_tensordesc_access = GSanAtomicTensorDescAccessOp.builder
experimental_gsan_indexed_tensordesc_access = GSanIndexedTensorDescAccessOp.builder
experimental_gsan_atomic_load = GSanAtomicLoadOp.builder
experimental_gsan_atomic_store = GSanAtomicStoreOp.builder
experimental_gsan_atomic_poll = GSanAtomicPollOp.builder
experimental_gsan_atomic_rmw = GSanAtomicRMWOp.builder
experimental_gsan_atomic_cas = GSanAtomicCASOp.builder
experimental_gsan_mbarrier_table_init = GSanMBarrierTableInitOp.builder
experimental_gsan_mbarrier_init = GSanMBarrierInitOp.builder
experimental_gsan_mbarrier_arrive = GSanMBarrierArriveOp.builder
experimental_gsan_mbarrier_wait = GSanMBarrierWaitOp.builder
experimental_gsan_cluster_barrier_init = GSanClusterBarrierInitOp.builder
experimental_gsan_cluster_barrier_sync = GSanClusterBarrierSyncOp.builder
