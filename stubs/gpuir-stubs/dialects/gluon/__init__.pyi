# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from torch_mlir._mlir_libs._mlir.ir import Encoding
from typing import final

from gpuir.dialects.tt.layout_inference import ThreadCounts
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

class GluonLayouts:
    """What `tt` asks of layouts, see gpuir.dialects.tt.layout_inference: of a layout that is to be found, any is made of it."""
    def thread_counts(self, encoding: Encoding) -> ThreadCounts | None: ...
    def is_open(self, encoding: Encoding) -> bool: ...
    def same(self, shape: Sequence[int], one: Encoding, other: Encoding) -> bool: ...
    def same_held(self, shape: Sequence[int], one: Encoding, other: Encoding, ignored: Sequence[int]) -> bool: ...
    def sliced(self, encoding: Encoding, axis: int) -> Encoding: ...
    def expanded(self, encoding: Encoding, axis: int) -> Encoding: ...
    def transposed(self, shape: Sequence[int], encoding: Encoding, order: Sequence[int]) -> Encoding: ...
    def reshaped(self, shape: Sequence[int], encoding: Encoding, order: Sequence[int]) -> Encoding: ...
    def joined(self, shape: Sequence[int], encoding: Encoding) -> Encoding: ...
    def split(self, shape: Sequence[int], encoding: Encoding) -> Encoding: ...
    def check_dot(self, a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType) -> None: ...
    def check_buffer(self, name: str, type: ir.Type) -> None: ...

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
