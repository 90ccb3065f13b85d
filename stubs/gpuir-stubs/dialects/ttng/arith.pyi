# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.enums import IntEnum
from gpuir.ods.metaclasses import TypeConstraintMeta
from gpuir.ods.operation import OpBase

class PackedArithOp(IntEnum):
    """Operation on packed elements."""
    ADD = 0
    SUB = 1
    MUL = 2
    FMA = 3
    MIN = 4
    MAX = 5
    @classmethod
    def of(cls, value: PackedArithOp | str | int) -> PackedArithOp: ...
    @classmethod
    def cases(cls) -> list[PackedArithOp]: ...

class PackedResult(ir.RankedTensorType, metaclass=TypeConstraintMeta): ...

class PackedOperand(ir.RankedTensorType, metaclass=TypeConstraintMeta): ...

@final
class PackedArithOperationOp(OpBase):
    """Adds, subtracts, multiplies, takes the smaller or the larger, or, of three operands, a * b + c, element by element."""
    def __init__(
        self, result: ir.Type, op_kind: PackedArithOp | str | int | ir.IntegerAttr,
        args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> list[ir.Value]:
        """Operand `args`: ranked tensor of f32, f16, bf16, fp8 or pairs of fp4 (i8) values."""
    @args.setter
    def args(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def op_kind(self) -> ir.IntegerAttr:
        """Attribute `op_kind`: PackedArithOp case (add, sub, mul, fma, min, max)."""
    @op_kind.setter
    def op_kind(self, value: PackedArithOp | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def op_kind(self) -> ir.IntegerAttr: ...

def packed_arith(
    result: ir.Type, op_kind: PackedArithOp | str | int | ir.IntegerAttr,
    args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Adds, subtracts, multiplies, takes the smaller or the larger, or, of three operands, a * b + c, element by element."""
