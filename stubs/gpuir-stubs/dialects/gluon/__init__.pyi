# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.operation import OpBase

GLUON: Dialect

@final
class AutoEncodingAttr(AttrBase):
    """A layout that follows from the layouts of what the tensor is used with."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> AutoEncodingAttr: ...

@final
class CoalescedEncodingAttr(AttrBase):
    """A layout that makes the access to memory coalesced."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> CoalescedEncodingAttr: ...

@final
class SetAutoLayoutOp(OpBase):
    """Says which layout the tensor has whose layout was left open."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

def set_auto_layout(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Says which layout the tensor has whose layout was left open."""
