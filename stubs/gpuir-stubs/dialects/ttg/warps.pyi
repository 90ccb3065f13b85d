# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class WarpSpecializeOp(OpBase):
    """Runs the default region on the calling warps and each partition on further warps, all at the same time."""
    def __init__(
        self, default_passthrough: Sequence[ir.Type],
        explicit_captures: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        partition_num_warps: Sequence[int] | ir.DenseI32ArrayAttr, *,
        warp_group_start_ids: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        requested_registers: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        actual_registers: Sequence[int] | ir.DenseI32ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def explicit_captures(self) -> list[ir.Value]:
        """Operand `explicitCaptures`: any type."""
    @explicit_captures.setter
    def explicit_captures(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def default_passthrough(self) -> list[ir.OpResult]:
        """Result `defaultPassthrough`: any type."""
    @property
    def partition_num_warps(self) -> ir.DenseI32ArrayAttr:
        """Attribute `partitionNumWarps`: i32 dense array attribute."""
    @partition_num_warps.setter
    def partition_num_warps(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def warp_group_start_ids(self) -> ir.DenseI32ArrayAttr | None:
        """Attribute `warpGroupStartIds`: i32 dense array attribute."""
    @warp_group_start_ids.setter
    def warp_group_start_ids(self, value: Sequence[int] | ir.DenseI32ArrayAttr | None) -> None: ...
    @warp_group_start_ids.deleter
    def warp_group_start_ids(self) -> None: ...
    @property
    def requested_registers(self) -> ir.DenseI32ArrayAttr | None:
        """Attribute `requestedRegisters`: i32 dense array attribute."""
    @requested_registers.setter
    def requested_registers(self, value: Sequence[int] | ir.DenseI32ArrayAttr | None) -> None: ...
    @requested_registers.deleter
    def requested_registers(self) -> None: ...
    @property
    def actual_registers(self) -> ir.DenseI32ArrayAttr | None:
        """Attribute `actualRegisters`: i32 dense array attribute."""
    @actual_registers.setter
    def actual_registers(self, value: Sequence[int] | ir.DenseI32ArrayAttr | None) -> None: ...
    @actual_registers.deleter
    def actual_registers(self) -> None: ...
    @property
    def default_region(self) -> ir.Region: ...
    @property
    def partition_op_holder(self) -> ir.Region: ...
    @property
    def partitions(self) -> list[ir.Region]:
        """The partitions' regions."""
    class Adaptor(ir.OpAdaptor):
        @property
        def partition_num_warps(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def warp_group_start_ids(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def requested_registers(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def actual_registers(self) -> ir.DenseI32ArrayAttr: ...

@final
class WarpSpecializePartitionsOp(OpBase):
    """Holds the partitions of a `ttg.warp_specialize`, isolated from what is around it. The custom form hides it."""
    def __init__(
        self, num_partition_regions: int, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def partition_regions(self) -> list[ir.Region]: ...

@final
class WarpReturnOp(OpBase):
    """Ends a partition."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class WarpYieldOp(OpBase):
    """Ends the default region of a `ttg.warp_specialize` and hands values to its results."""
    def __init__(
        self, values: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def values(self) -> list[ir.Value]:
        """Operand `values`: any type."""
    @values.setter
    def values(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

def warp_return(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> WarpReturnOp:
    """Ends a partition."""

def warp_specialize(
    default_passthrough: Sequence[ir.Type],
    explicit_captures: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    partition_num_warps: Sequence[int] | ir.DenseI32ArrayAttr, *,
    warp_group_start_ids: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
    requested_registers: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
    actual_registers: Sequence[int] | ir.DenseI32ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Runs the default region on the calling warps and each partition on further warps, all at the same time."""

def warp_specialize_partitions(
    num_partition_regions: int, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WarpSpecializePartitionsOp:
    """Holds the partitions of a `ttg.warp_specialize`, isolated from what is around it. The custom form hides it."""

def warp_yield(
    values: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WarpYieldOp:
    """Ends the default region of a `ttg.warp_specialize` and hands values to its results."""
