# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class ModuleOp(ir.OpView):
    def __init__(self, *, loc: Any = None, ip: Any = None) -> None: ...
    @property
    def body(self) -> Any: ...
    sym_name: ir.StringAttr | None
    sym_visibility: ir.StringAttr | None
    @property
    def bodyRegion(self) -> ir.Region: ...

class UnrealizedConversionCastOp(ir.OpView):
    def __init__(
        self, outputs: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpResultList: ...

def unrealized_conversion_cast(
    outputs: Sequence[ir.Type],
    inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | UnrealizedConversionCastOp: ...
Value: Any
BlockArgument: Any
OpResult: Any
BlockArgumentList: Any
BlockSuccessors: Any
BlockPredecessors: Any
OpOperandList: Any
OpOperands: Any
OpResultList: Any
OpSuccessors: Any
RegionSequence: Any
AffineExprList: Any
IntegerSetConstraintList: Any
register_type_caster: Any
register_value_caster: Any
