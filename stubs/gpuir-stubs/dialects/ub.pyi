# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from typing import Any

from gpuir.host import ir

class PoisonOp(ir.OpView):
    def __init__(
        self, result: ir.Type, *, value: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    value: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class UnreachableOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

def poison(
    result: ir.Type, *, value: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def unreachable(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> UnreachableOp: ...
