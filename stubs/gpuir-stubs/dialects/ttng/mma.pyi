# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.tt.dialect import InputPrecision, ScaleDotElemType
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class TCGen5CommitOp(OpBase):
    """Lets a barrier track all tcgen05 operations started so far: when they are done, one arrival is made at it."""
    def __init__(
        self, barrier: ir.Value | ir.OpView | ir.Operation,
        descs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, two_ctas: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def descs(self) -> list[ir.Value]:
        """Operand `descs`: !ttg.memdesc."""
    @descs.setter
    def descs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def two_ctas(self) -> bool:
        """Attribute `two_ctas`: unit attribute."""
    @two_ctas.setter
    def two_ctas(self, value: bool | None) -> None: ...
    @two_ctas.deleter
    def two_ctas(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def barrier(self) -> ir.Value: ...
        @property
        def two_ctas(self) -> bool: ...

@final
class TCGen5MMAOp(OpBase):
    """d = a * b, or d += a * b where `useD` is true, if `pred` is; d is in tensor memory, b in shared memory, a in either."""
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
        d: ir.Value | ir.OpView | ir.Operation, use_d: ir.Value | ir.OpView | ir.Operation | int,
        pred: ir.Value | ir.OpView | ir.Operation | int,
        barriers: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (),
        barrier_preds: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, token: ir.Type | bool | None = None, acc_dep: ir.Value | ir.OpView | ir.Operation | None = None,
        two_ctas: bool | None = None, is_async: bool | None = None, multicast: bool | None = None,
        is_unsigned: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value:
        """Operand `a`: !ttg.memdesc."""
    @a.setter
    def a(self, value: ir.Value) -> None: ...
    @property
    def b(self) -> ir.Value:
        """Operand `b`: !ttg.memdesc."""
    @b.setter
    def b(self, value: ir.Value) -> None: ...
    @property
    def d(self) -> ir.Value:
        """Operand `d`: !ttg.memdesc."""
    @d.setter
    def d(self, value: ir.Value) -> None: ...
    @property
    def acc_dep(self) -> ir.Value | None:
        """Operand `acc_dep`: !ttg.async.token."""
    @acc_dep.setter
    def acc_dep(self, value: ir.Value | None) -> None: ...
    @property
    def use_d(self) -> ir.Value:
        """Operand `useD`: 1-bit signless integer."""
    @use_d.setter
    def use_d(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    @property
    def barriers(self) -> list[ir.Value]:
        """Operand `barriers`: !ttg.memdesc."""
    @barriers.setter
    def barriers(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def barrier_preds(self) -> list[ir.Value]:
        """Operand `barrier_preds`: 1-bit signless integer."""
    @barrier_preds.setter
    def barrier_preds(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def token(self) -> ir.OpResult | None:
        """Result `token`: !ttg.async.token."""
    @property
    def two_ctas(self) -> bool:
        """Attribute `two_ctas`: unit attribute."""
    @two_ctas.setter
    def two_ctas(self, value: bool | None) -> None: ...
    @two_ctas.deleter
    def two_ctas(self) -> None: ...
    @property
    def is_async(self) -> bool:
        """Attribute `is_async`: unit attribute."""
    @is_async.setter
    def is_async(self, value: bool | None) -> None: ...
    @is_async.deleter
    def is_async(self) -> None: ...
    @property
    def multicast(self) -> bool:
        """Attribute `multicast`: unit attribute."""
    @multicast.setter
    def multicast(self, value: bool | None) -> None: ...
    @multicast.deleter
    def multicast(self) -> None: ...
    @property
    def is_unsigned(self) -> bool:
        """Attribute `is_unsigned`: unit attribute."""
    @is_unsigned.setter
    def is_unsigned(self, value: bool | None) -> None: ...
    @is_unsigned.deleter
    def is_unsigned(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def a(self) -> ir.Value: ...
        @property
        def b(self) -> ir.Value: ...
        @property
        def d(self) -> ir.Value: ...
        @property
        def two_ctas(self) -> bool: ...
        @property
        def is_async(self) -> bool: ...
        @property
        def multicast(self) -> bool: ...
        @property
        def is_unsigned(self) -> bool: ...

@final
class TCGen5MMAScaledOp(OpBase):
    """d += (a scaled by `a_scale`) * (b scaled by `b_scale`), the microscaled formats of tcgen05, if `pred` is true."""
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
        d: ir.Value | ir.OpView | ir.Operation, a_scale: ir.Value | ir.OpView | ir.Operation,
        b_scale: ir.Value | ir.OpView | ir.Operation, a_type: ScaleDotElemType | str | int | ir.IntegerAttr,
        b_type: ScaleDotElemType | str | int | ir.IntegerAttr, use_d: ir.Value | ir.OpView | ir.Operation | int,
        pred: ir.Value | ir.OpView | ir.Operation | int,
        barriers: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (),
        barrier_preds: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, token: ir.Type | bool | None = None, acc_dep: ir.Value | ir.OpView | ir.Operation | None = None,
        is_async: bool | None = None, two_ctas: bool | None = None, multicast: bool | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value:
        """Operand `a`: !ttg.memdesc."""
    @a.setter
    def a(self, value: ir.Value) -> None: ...
    @property
    def b(self) -> ir.Value:
        """Operand `b`: !ttg.memdesc."""
    @b.setter
    def b(self, value: ir.Value) -> None: ...
    @property
    def d(self) -> ir.Value:
        """Operand `d`: !ttg.memdesc."""
    @d.setter
    def d(self, value: ir.Value) -> None: ...
    @property
    def acc_dep(self) -> ir.Value | None:
        """Operand `acc_dep`: !ttg.async.token."""
    @acc_dep.setter
    def acc_dep(self, value: ir.Value | None) -> None: ...
    @property
    def a_scale(self) -> ir.Value:
        """Operand `a_scale`: !ttg.memdesc."""
    @a_scale.setter
    def a_scale(self, value: ir.Value) -> None: ...
    @property
    def b_scale(self) -> ir.Value:
        """Operand `b_scale`: !ttg.memdesc."""
    @b_scale.setter
    def b_scale(self, value: ir.Value) -> None: ...
    @property
    def use_d(self) -> ir.Value:
        """Operand `useD`: 1-bit signless integer."""
    @use_d.setter
    def use_d(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    @property
    def barriers(self) -> list[ir.Value]:
        """Operand `barriers`: !ttg.memdesc."""
    @barriers.setter
    def barriers(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def barrier_preds(self) -> list[ir.Value]:
        """Operand `barrier_preds`: 1-bit signless integer."""
    @barrier_preds.setter
    def barrier_preds(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def token(self) -> ir.OpResult | None:
        """Result `token`: !ttg.async.token."""
    @property
    def a_type(self) -> ir.IntegerAttr:
        """Attribute `a_type`: ScaleDotElemType case (e4m3, e5m2, e2m3, e3m2, e2m1, bf16, fp16)."""
    @a_type.setter
    def a_type(self, value: ScaleDotElemType | str | int | ir.IntegerAttr) -> None: ...
    @property
    def b_type(self) -> ir.IntegerAttr:
        """Attribute `b_type`: ScaleDotElemType case (e4m3, e5m2, e2m3, e3m2, e2m1, bf16, fp16)."""
    @b_type.setter
    def b_type(self, value: ScaleDotElemType | str | int | ir.IntegerAttr) -> None: ...
    @property
    def is_async(self) -> bool:
        """Attribute `is_async`: unit attribute."""
    @is_async.setter
    def is_async(self, value: bool | None) -> None: ...
    @is_async.deleter
    def is_async(self) -> None: ...
    @property
    def two_ctas(self) -> bool:
        """Attribute `two_ctas`: unit attribute."""
    @two_ctas.setter
    def two_ctas(self, value: bool | None) -> None: ...
    @two_ctas.deleter
    def two_ctas(self) -> None: ...
    @property
    def multicast(self) -> bool:
        """Attribute `multicast`: unit attribute."""
    @multicast.setter
    def multicast(self, value: bool | None) -> None: ...
    @multicast.deleter
    def multicast(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def a(self) -> ir.Value: ...
        @property
        def b(self) -> ir.Value: ...
        @property
        def d(self) -> ir.Value: ...
        @property
        def a_type(self) -> ir.IntegerAttr: ...
        @property
        def b_type(self) -> ir.IntegerAttr: ...
        @property
        def is_async(self) -> bool: ...
        @property
        def two_ctas(self) -> bool: ...
        @property
        def multicast(self) -> bool: ...

@final
class WarpGroupDotOp(OpBase):
    """d = a * b + c with wgmma, by warp groups of 4 warps; b is in shared memory, a there or in registers."""
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
        c: ir.Value | ir.OpView | ir.Operation, *, use_c: ir.Value | ir.OpView | ir.Operation | int | None = None,
        input_precision: InputPrecision | str | int | ir.IntegerAttr | None = None,
        max_num_imprecise_acc: int | ir.IntegerAttr | None = None, is_async: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value:
        """Operand `a`: ranked tensor or memory descriptor."""
    @a.setter
    def a(self, value: ir.Value) -> None: ...
    @property
    def b(self) -> ir.Value:
        """Operand `b`: ranked tensor or memory descriptor."""
    @b.setter
    def b(self, value: ir.Value) -> None: ...
    @property
    def c(self) -> ir.Value:
        """Operand `c`: ranked tensor of floating-point or integer values."""
    @c.setter
    def c(self, value: ir.Value) -> None: ...
    @property
    def use_c(self) -> ir.Value | None:
        """Operand `useC`: 1-bit signless integer."""
    @use_c.setter
    def use_c(self, value: ir.Value | None) -> None: ...
    @property
    def d(self) -> ir.OpResult:
        """Result `d`: ranked tensor of floating-point or integer values."""
    @property
    def input_precision(self) -> ir.IntegerAttr:
        """Attribute `inputPrecision`: InputPrecision case (tf32, tf32x3, ieee, bf16x3, bf16x6)."""
    @input_precision.setter
    def input_precision(self, value: InputPrecision | str | int | ir.IntegerAttr) -> None: ...
    @property
    def max_num_imprecise_acc(self) -> ir.IntegerAttr:
        """Attribute `maxNumImpreciseAcc`: 32-bit signless integer attribute."""
    @max_num_imprecise_acc.setter
    def max_num_imprecise_acc(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def is_async(self) -> ir.BoolAttr:
        """Attribute `isAsync`: bool attribute."""
    @is_async.setter
    def is_async(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def a(self) -> ir.Value: ...
        @property
        def b(self) -> ir.Value: ...
        @property
        def c(self) -> ir.Value: ...
        @property
        def input_precision(self) -> ir.IntegerAttr: ...
        @property
        def max_num_imprecise_acc(self) -> ir.IntegerAttr: ...
        @property
        def is_async(self) -> ir.BoolAttr: ...

@final
class WarpGroupDotWaitOp(OpBase):
    """Waits until at most `pendings` asynchronous `warp_group_dot` are running; results are the inputs, then complete."""
    def __init__(
        self, inputs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        pendings: int | ir.IntegerAttr, *, warp_group_local: bool | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> list[ir.Value]:
        """Operand `inputs`: ranked tensor or memory descriptor."""
    @inputs.setter
    def inputs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def outputs(self) -> list[ir.OpResult]:
        """Result `outputs`: ranked tensor or memory descriptor."""
    @property
    def pendings(self) -> ir.IntegerAttr:
        """Attribute `pendings`: 32-bit signless integer attribute."""
    @pendings.setter
    def pendings(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def warp_group_local(self) -> bool:
        """Attribute `warpGroupLocal`: unit attribute."""
    @warp_group_local.setter
    def warp_group_local(self, value: bool | None) -> None: ...
    @warp_group_local.deleter
    def warp_group_local(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def pendings(self) -> ir.IntegerAttr: ...
        @property
        def warp_group_local(self) -> bool: ...

def tc_gen5_commit(
    barrier: ir.Value | ir.OpView | ir.Operation,
    descs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, two_ctas: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> TCGen5CommitOp:
    """Lets a barrier track all tcgen05 operations started so far: when they are done, one arrival is made at it."""

def tc_gen5_mma(
    a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
    d: ir.Value | ir.OpView | ir.Operation, use_d: ir.Value | ir.OpView | ir.Operation | int,
    pred: ir.Value | ir.OpView | ir.Operation | int,
    barriers: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (),
    barrier_preds: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    *, token: ir.Type | bool | None = None, acc_dep: ir.Value | ir.OpView | ir.Operation | None = None,
    two_ctas: bool | None = None, is_async: bool | None = None, multicast: bool | None = None,
    is_unsigned: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """d = a * b, or d += a * b where `useD` is true, if `pred` is; d is in tensor memory, b in shared memory, a in either."""

def tc_gen5_mma_scaled(
    a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
    d: ir.Value | ir.OpView | ir.Operation, a_scale: ir.Value | ir.OpView | ir.Operation,
    b_scale: ir.Value | ir.OpView | ir.Operation, a_type: ScaleDotElemType | str | int | ir.IntegerAttr,
    b_type: ScaleDotElemType | str | int | ir.IntegerAttr, use_d: ir.Value | ir.OpView | ir.Operation | int,
    pred: ir.Value | ir.OpView | ir.Operation | int,
    barriers: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (),
    barrier_preds: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    *, token: ir.Type | bool | None = None, acc_dep: ir.Value | ir.OpView | ir.Operation | None = None,
    is_async: bool | None = None, two_ctas: bool | None = None, multicast: bool | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """d += (a scaled by `a_scale`) * (b scaled by `b_scale`), the microscaled formats of tcgen05, if `pred` is true."""

def warp_group_dot(
    a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
    c: ir.Value | ir.OpView | ir.Operation, *, use_c: ir.Value | ir.OpView | ir.Operation | int | None = None,
    input_precision: InputPrecision | str | int | ir.IntegerAttr | None = None,
    max_num_imprecise_acc: int | ir.IntegerAttr | None = None, is_async: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """d = a * b + c with wgmma, by warp groups of 4 warps; b is in shared memory, a there or in registers."""

def warp_group_dot_wait(
    inputs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    pendings: int | ir.IntegerAttr, *, warp_group_local: bool | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Waits until at most `pendings` asynchronous `warp_group_dot` are running; results are the inputs, then complete."""
