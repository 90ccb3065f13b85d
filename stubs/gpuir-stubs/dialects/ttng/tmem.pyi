# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.enums import IntEnum
from gpuir.ods.operation import OpBase

@final
class TMEMAllocOp(OpBase):
    """Allocates a buffer in tensor memory, with the tensor `src` in it where one is given."""
    def __init__(
        self, result: ir.Type, *, token: ir.Type | bool | None = None,
        src: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value | None:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value | None) -> None: ...
    @property
    def result(self) -> ir.OpResult:
        """Result `result`: !ttg.memdesc."""
    @property
    def token(self) -> ir.OpResult | None:
        """Result `token`: !ttg.async.token."""

@final
class TMEMCopyOp(OpBase):
    """Starts the copy of a buffer in shared memory into tensor memory: scales of a scaled dot, or from Triton 3.5 on a matrix."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation, *,
        barrier: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: !ttg.memdesc."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value | None:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value | None) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def dst(self) -> ir.Value: ...

class ReduceModifier(IntEnum):
    """What a load from tensor memory keeps of each row."""
    MIN = 1
    MAX = 2
    @classmethod
    def of(cls, value: ReduceModifier | str | int) -> ReduceModifier: ...
    @classmethod
    def cases(cls) -> list[ReduceModifier]: ...

@final
class ReduceOpAttr(AttrBase):
    """Which reduction a load from tensor memory makes."""
    @classmethod
    def get(cls, value: ReduceModifier | str | int, *, context: ir.Context | None = None) -> ReduceOpAttr: ...
    @property
    def value(self) -> ReduceModifier:
        """ReduceModifier case"""

class WaitKind(IntEnum):
    """Accesses to tensor memory that are waited for."""
    LOAD = 0
    STORE = 1
    @classmethod
    def of(cls, value: WaitKind | str | int) -> WaitKind: ...
    @classmethod
    def cases(cls) -> list[WaitKind]: ...

@final
class TMEMWaitOp(OpBase):
    """Waits until the thread's loads from tensor memory, or its stores to it, are done."""
    def __init__(
        self, kind: WaitKind | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def kind(self) -> ir.IntegerAttr:
        """Attribute `kind`: WaitKind case (load, store)."""
    @kind.setter
    def kind(self, value: WaitKind | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def kind(self) -> ir.IntegerAttr: ...

@final
class TMEMLoadOp(OpBase):
    """Reads a buffer of tensor memory into a distributed tensor, of one of the layouts that the shapes of tcgen05.ld give."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, token: ir.Type | bool | None = None,
        red: ir.Type | None = None, dep: ir.Value | ir.OpView | ir.Operation | None = None,
        red_op: ReduceOpAttr | ReduceModifier | str | int | None = None, abs: bool | ir.BoolAttr | None = None,
        na_n: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def dep(self) -> ir.Value | None:
        """Operand `dep`: !ttg.async.token."""
    @dep.setter
    def dep(self, value: ir.Value | None) -> None: ...
    @property
    def result(self) -> ir.OpResult:
        """Result `result`: ranked tensor of floating-point, integer or ptr values."""
    @property
    def token(self) -> ir.OpResult | None:
        """Result `token`: !ttg.async.token."""
    @property
    def red(self) -> ir.OpResult | None:
        """Result `red`: ranked tensor of floating-point, integer or ptr values."""
    @property
    def red_op(self) -> ReduceOpAttr | None:
        """Attribute `redOp`: ReduceOpAttr."""
    @red_op.setter
    def red_op(self, value: ReduceOpAttr | ReduceModifier | str | int | None) -> None: ...
    @red_op.deleter
    def red_op(self) -> None: ...
    @property
    def abs(self) -> ir.BoolAttr | None:
        """Attribute `abs`: bool attribute."""
    @abs.setter
    def abs(self, value: bool | ir.BoolAttr | None) -> None: ...
    @abs.deleter
    def abs(self) -> None: ...
    @property
    def na_n(self) -> ir.BoolAttr | None:
        """Attribute `NaN`: bool attribute."""
    @na_n.setter
    def na_n(self, value: bool | ir.BoolAttr | None) -> None: ...
    @na_n.deleter
    def na_n(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def red_op(self) -> ReduceOpAttr: ...
        @property
        def abs(self) -> ir.BoolAttr: ...
        @property
        def na_n(self) -> ir.BoolAttr: ...

@final
class TMEMStoreOp(OpBase):
    """Writes a distributed tensor into a buffer of tensor memory, where `pred` is true."""
    def __init__(
        self, dst: ir.Value | ir.OpView | ir.Operation, src: ir.Value | ir.OpView | ir.Operation,
        pred: ir.Value | ir.OpView | ir.Operation | int, *, token: ir.Type | bool | None = None,
        dep: ir.Value | ir.OpView | ir.Operation | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: !ttg.memdesc."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    @property
    def dep(self) -> ir.Value | None:
        """Operand `dep`: !ttg.async.token."""
    @dep.setter
    def dep(self, value: ir.Value | None) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    @property
    def token(self) -> ir.OpResult | None:
        """Result `token`: !ttg.async.token."""
    class Adaptor(ir.OpAdaptor):
        @property
        def dst(self) -> ir.Value: ...

@final
class TMEMSubSliceOp(OpBase):
    """A part of a buffer in tensor memory: along dimension `dim`, columns unless one is said, from `N` on (`offset` from 3.9 on)."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, n: int | ir.IntegerAttr, *,
        dim: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def n(self) -> ir.IntegerAttr:
        """Attribute `N`: 32-bit signless integer attribute."""
    @n.setter
    def n(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def dim(self) -> ir.IntegerAttr:
        """Attribute `dim`: 32-bit signless integer attribute."""
    @dim.setter
    def dim(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def n(self) -> ir.IntegerAttr: ...
        @property
        def dim(self) -> ir.IntegerAttr: ...

def tmem_alloc(
    result: ir.Type, *, token: ir.Type | bool | None = None, src: ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Allocates a buffer in tensor memory, with the tensor `src` in it where one is given."""

def tmem_copy(
    src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation, *,
    barrier: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> TMEMCopyOp:
    """Starts the copy of a buffer in shared memory into tensor memory: scales of a scaled dot, or from Triton 3.5 on a matrix."""

def tmem_load(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, token: ir.Type | bool | None = None,
    red: ir.Type | None = None, dep: ir.Value | ir.OpView | ir.Operation | None = None,
    red_op: ReduceOpAttr | ReduceModifier | str | int | None = None, abs: bool | ir.BoolAttr | None = None,
    na_n: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Reads a buffer of tensor memory into a distributed tensor, of one of the layouts that the shapes of tcgen05.ld give."""

def tmem_store(
    dst: ir.Value | ir.OpView | ir.Operation, src: ir.Value | ir.OpView | ir.Operation,
    pred: ir.Value | ir.OpView | ir.Operation | int, *, token: ir.Type | bool | None = None,
    dep: ir.Value | ir.OpView | ir.Operation | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Writes a distributed tensor into a buffer of tensor memory, where `pred` is true."""

def tmem_subslice(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, n: int | ir.IntegerAttr, *,
    dim: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A part of a buffer in tensor memory: along dimension `dim`, columns unless one is said, from `N` on (`offset` from 3.9 on)."""

def tmem_wait(
    kind: WaitKind | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> TMEMWaitOp:
    """Waits until the thread's loads from tensor memory, or its stores to it, are done."""
