# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from typing import final

from gpuir.host import ir
from gpuir.ods.operation import OpBase

__all__ = [
    "LocalLoadPackedTransposedOp",
    "local_load_packed_transposed",
]

@final
class LocalLoadPackedTransposedOp(OpBase):
    """Loads pairs of 4-bit floats, packed along M or N, as an operand of a dot that has them packed along K."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *,
        token: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def token(self) -> ir.Value | None:
        """Operand `token`: !ttg.async.token."""
    @token.setter
    def token(self, value: ir.Value | None) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

def local_load_packed_transposed(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *,
    token: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads pairs of 4-bit floats, packed along M or N, as an operand of a dot that has them packed along K."""
