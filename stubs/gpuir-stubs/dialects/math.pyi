# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class AbsFOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class AbsIOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class AcosOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class AcoshOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class AsinOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class AsinhOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class Atan2Op(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class AtanOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class AtanhOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class CbrtOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class CeilOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class ClampFOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float, min: ir.Value | ir.OpView | ir.Operation | float,
        max: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def min(self) -> ir.Value: ...
    @property
    def max(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class CopySignOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class CosOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class CoshOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class CountLeadingZerosOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class CountTrailingZerosOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class CtPopOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class ErfOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class ErfcOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class Exp2Op(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class ExpM1Op(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class ExpOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class FPowIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class FloorOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class FmaOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
        c: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None, roundingmode: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    fastmath: ir.Attribute
    roundingmode: ir.Attribute | None
    @property
    def result(self) -> ir.OpResult: ...

class IPowIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class IsFiniteOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class IsInfOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class IsNaNOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class IsNormalOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class Log1pOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class Log2Op(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class Log10Op(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class LogOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class PowFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class RoundEvenOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class RoundOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class RsqrtOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class SinOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class SincosOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def sin(self) -> ir.OpResult: ...
    @property
    def cos(self) -> ir.OpResult: ...

class SinhOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class SqrtOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class TanOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class TanhOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class TruncOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

def absf(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def absi(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def acos(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def acosh(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def asin(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def asinh(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def atan2(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def atan(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def atanh(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cbrt(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ceil(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def clampf(
    value: ir.Value | ir.OpView | ir.Operation | float, min: ir.Value | ir.OpView | ir.Operation | float,
    max: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def copysign(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cos(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cosh(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ctlz(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cttz(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ctpop(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def erf(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def erfc(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def exp2(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def expm1(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def exp(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fpowi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def floor(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fma(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None, roundingmode: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ipowi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def isfinite(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def isinf(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def isnan(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def isnormal(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def log1p(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def log2(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def log10(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def log(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def powf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def roundeven(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def round(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def rsqrt(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sin(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sincos(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResultList: ...

def sinh(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sqrt(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def tan(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def tanh(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def trunc(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
