# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class AbsOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.FloatType]: ...

class AddOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class AngleOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.FloatType]: ...

class Atan2Op(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class BitcastOp(ir.OpView):
    def __init__(
        self, result: ir.Type, operand: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class ConjOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class ConstantOp(ir.OpView):
    def __init__(
        self, complex: ir.Type, value: Sequence[ir.Attribute] | ir.ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    value: ir.ArrayAttr
    @property
    def complex(self) -> ir.OpResult[ir.ComplexType]: ...

class CosOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class CreateOp(ir.OpView):
    def __init__(
        self, complex: ir.Type, real: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        imaginary: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def real(self) -> ir.Value[ir.FloatType]: ...
    @property
    def imaginary(self) -> ir.Value[ir.FloatType]: ...
    @property
    def complex(self) -> ir.OpResult[ir.ComplexType]: ...

class DivOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class EqualOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IntegerType]: ...

class ExpOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class Expm1Op(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class ImOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def imaginary(self) -> ir.OpResult[ir.FloatType]: ...

class Log1pOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class LogOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class MulOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class NegOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class NotEqualOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IntegerType]: ...

class PowOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class PowiOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IntegerType]: ...
    fastmath: ir.Attribute | None
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class ReOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def real(self) -> ir.OpResult[ir.FloatType]: ...

class RsqrtOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class SignOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class SinOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class SqrtOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class SubOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.ComplexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class TanOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

class TanhOp(ir.OpView):
    def __init__(
        self, complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def complex(self) -> ir.Value[ir.ComplexType]: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.ComplexType]: ...

def abs(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def add(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    *, fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def angle(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def atan2(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    *, fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def bitcast(
    result: ir.Type, operand: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def conj(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def constant(
    complex: ir.Type, value: Sequence[ir.Attribute] | ir.ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def cos(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def create_(
    complex: ir.Type, real: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    imaginary: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def div(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    *, fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def eq(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def exp(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def expm1(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def im(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def log1p(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def log(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def mul(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    *, fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def neg(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def neq(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def pow(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    *, fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def powi(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def re(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def rsqrt(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def sign(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def sin(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def sqrt(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def sub(
    lhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation,
    *, fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def tan(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...

def tanh(
    complex: ir.Value[ir.ComplexType] | ir.OpView | ir.Operation, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.ComplexType]: ...
