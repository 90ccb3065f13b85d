"""Ops of `tt` that came with Triton 3.9: ordered loads and stores, waiting for a value, and dependent launches."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import (
    AnyTT,
    BoolLike,
    IntLike,
    PtrLike,
    bit_width,
    bool_like,
    element_of,
    pointed_bool,
    pointee,
    pointer_to,
)
from gpuir.dialects.tt.dialect import TT, MemSemantic, MemSyncScope
from gpuir.dialects.tt.traits import (
    TRITON,
    MemoryEffects,
    SameLoadStoreOperandsAndResultEncoding,
    SameLoadStoreOperandsAndResultShape,
    SameLoadStoreOperandsEncoding,
    SameLoadStoreOperandsShape,
)
from gpuir.host import ir
from gpuir.ods import I64, Attr, DialectOp, Operand, Result, TypesMatchWith, VerifyError


def _check_semantic(attribute: ir.IntegerAttr, *taken: MemSemantic) -> None:
    """An access that only reads cannot release, and one that only writes cannot acquire."""
    semantic = MemSemantic.of(attribute.value)
    if semantic not in taken:
        raise VerifyError(f"expects sem to be {' or '.join(case.string for case in taken)}, found {semantic.string}")


def _check_bytes(ptr: ir.Type) -> None:
    """Elements in memory are of whole bytes."""
    element = element_of(pointee(ptr))
    if bit_width(element) % 8:
        raise VerifyError(f"expects ptr to point at whole bytes, found {element}")


class AtomicLoadOp(DialectOp, dialect=TT, name="atomic_load"):
    """Loads what a pointer or a tensor of pointers points at, each element in one step, where `mask` is true.

    Refused: a result that is not what `ptr` points at; a mask that is not i1 of the same shape and encoding; a `sem`
    other than relaxed and acquire.
    """

    releases = "3.9-"
    ptr: Operand[PtrLike]
    mask: Operand[BoolLike] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    result: Result[AnyTT]
    assembly = "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)"
    traits = (
        SameLoadStoreOperandsAndResultShape,
        SameLoadStoreOperandsAndResultEncoding,
        TypesMatchWith("result is what ptr points at", "ptr", "result", pointee),
        TypesMatchWith("mask has the shape and encoding of ptr", "ptr", "mask", pointed_bool),
        MemoryEffects(reads=("ptr",), writes=("ptr",)),
        *TRITON,
    )
    local_verify = True

    def verify(self) -> None:
        _check_semantic(self.sem, MemSemantic.RELAXED, MemSemantic.ACQUIRE)
        _check_bytes(self.ptr.type)


class AtomicStoreOp(DialectOp, dialect=TT, name="atomic_store"):
    """Stores `value` where a pointer or a tensor of pointers points, each element in one step, if `mask` is true there.

    Refused: a value that is not what `ptr` points at; a mask that is not i1 of the same shape and encoding; a `sem`
    other than relaxed and release.
    """

    releases = "3.9-"
    ptr: Operand[PtrLike]
    value: Operand[AnyTT]
    mask: Operand[BoolLike] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    assembly = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)"
    traits = (
        SameLoadStoreOperandsShape,
        SameLoadStoreOperandsEncoding,
        TypesMatchWith("value is what ptr points at", "ptr", "value", pointee),
        TypesMatchWith("mask has the shape and encoding of ptr", "ptr", "mask", pointed_bool),
        MemoryEffects(reads=("ptr",), writes=("ptr",)),
        *TRITON,
    )
    local_verify = True

    def verify(self) -> None:
        _check_semantic(self.sem, MemSemantic.RELAXED, MemSemantic.RELEASE)
        _check_bytes(self.ptr.type)


class AtomicPollOp(DialectOp, dialect=TT, name="atomic_poll"):
    """Loads again and again until `expected` is there; the result says whether it was, before `timeout` nanoseconds passed.

    Refused: an `expected` that is no integer of 16, 32 or 64 bits, or a tensor of such; a `ptr` that does not point at its type in global
    memory; a result that is not i1 of its shape and encoding; a `sem` other than relaxed and acquire.
    """

    releases = "3.9-"
    ptr: Operand[PtrLike]
    expected: Operand[IntLike]
    timeout: Operand[I64] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    result: Result[BoolLike]
    assembly = (
        "$sem `,` $scope `,` $ptr `,` $expected (`timeout` $timeout^)? attr-dict `:` type($ptr) `,` type($expected) `->` "
        "type($result)"
    )
    traits = (
        TypesMatchWith("ptr points at values like expected", "expected", "ptr", pointer_to),
        TypesMatchWith("result has the shape and encoding of expected", "expected", "result", bool_like),
        MemoryEffects(reads=("ptr",), writes=("ptr",)),
        *TRITON,
    )
    local_verify = True

    def verify(self) -> None:
        _check_semantic(self.sem, MemSemantic.RELAXED, MemSemantic.ACQUIRE)
        element = element_of(self.expected.type)
        if bit_width(element) not in (16, 32, 64):
            raise VerifyError(f"expects expected to have 16, 32 or 64 bits, found {element}")


class GridDependencyWaitOp(DialectOp, dialect=TT, name="grid_dependency_wait"):
    """Waits until the grids that this one depends on are complete and their writes are seen (`griddepcontrol.wait`)."""

    releases = "3.9-"
    assembly = "attr-dict"
    traits = (MemoryEffects(reads=("*",), writes=("*",)), *TRITON)


class GridDependencyLaunchDependentsOp(DialectOp, dialect=TT, name="grid_dependency_launch_dependents"):
    """Lets the grids that depend on this one begin (`griddepcontrol.launch_dependents`)."""

    releases = "3.9-"
    assembly = "attr-dict"
    traits = (MemoryEffects(reads=("*",), writes=("*",)), *TRITON)


atomic_load = AtomicLoadOp.builder
atomic_poll = AtomicPollOp.builder
atomic_store = AtomicStoreOp.builder
grid_dependency_launch_dependents = GridDependencyLaunchDependentsOp.builder
grid_dependency_wait = GridDependencyWaitOp.builder
