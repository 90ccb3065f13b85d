# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class WarpGroupOp(OpBase):
    """Runs each partition on warps of its own, `numWarps` of them, all at the same time."""
    def __init__(
        self, outputs: Sequence[ir.Type], num_warps: Sequence[int] | ir.DenseI32ArrayAttr, num_partition_regions: int,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def outputs(self) -> list[ir.OpResult]:
        """Result `outputs`: any type."""
    @property
    def num_warps(self) -> ir.DenseI32ArrayAttr:
        """Attribute `numWarps`: i32 dense array attribute."""
    @num_warps.setter
    def num_warps(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def partition_regions(self) -> list[ir.Region]: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def num_warps(self) -> ir.DenseI32ArrayAttr: ...

@final
class WarpGroupReturnOp(OpBase):
    """Ends a partition."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class WarpGroupYieldOp(OpBase):
    """Ends a partition and hands values to the results of `nvws.warp_group`."""
    def __init__(
        self, values: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def values(self) -> list[ir.Value]:
        """Operand `values`: any type."""
    @values.setter
    def values(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

def warp_group(
    outputs: Sequence[ir.Type], num_warps: Sequence[int] | ir.DenseI32ArrayAttr, num_partition_regions: int, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Runs each partition on warps of its own, `numWarps` of them, all at the same time."""

def warp_group_return(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> WarpGroupReturnOp:
    """Ends a partition."""

def warp_group_yield(
    values: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WarpGroupYieldOp:
    """Ends a partition and hands values to the results of `nvws.warp_group`."""
