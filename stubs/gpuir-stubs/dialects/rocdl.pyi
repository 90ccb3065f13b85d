# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from typing import Any

from gpuir.host import ir

class ROCDLCos(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ROCDLExp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ROCDLExp2(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ROCDLLog(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ROCDLRcp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ROCDLRsq(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ROCDLSin(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ROCDLSqrt(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ROCDLTanh(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class AsyncmarkOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class BallotOp(ir.OpView):
    def __init__(
        self, res: ir.Type, pred: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def pred(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class BarrierInitOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, memberCnt: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    memberCnt: ir.IntegerAttr

class BarrierJoinOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...

class BarrierLeaveOp(ir.OpView):
    def __init__(
        self, id: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    id: ir.IntegerAttr

class BarrierOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class BarrierSignalIsfirstOp(ir.OpView):
    def __init__(
        self, res: ir.Type, id: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    id: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BarrierSignalOp(ir.OpView):
    def __init__(
        self, id: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    id: ir.IntegerAttr

class BarrierSignalVarOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, memberCnt: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    memberCnt: ir.IntegerAttr

class BarrierWaitOp(ir.OpView):
    def __init__(
        self, id: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    id: ir.IntegerAttr

class BlockIdXOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class BlockIdYOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class BlockIdZOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class ClusterIdXOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class ClusterIdYOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class ClusterIdZOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class ClusterLoadAsyncToLDSB8Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr,
        mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, cpol: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.IntegerType]: ...
    offset: ir.IntegerAttr
    cpol: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class ClusterLoadAsyncToLDSB32Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr,
        mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, cpol: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.IntegerType]: ...
    offset: ir.IntegerAttr
    cpol: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class ClusterLoadAsyncToLDSB64Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr,
        mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, cpol: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.IntegerType]: ...
    offset: ir.IntegerAttr
    cpol: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class ClusterLoadAsyncToLDSB128Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr,
        mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, cpol: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.IntegerType]: ...
    offset: ir.IntegerAttr
    cpol: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class ClusterWorkgroupIdXOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class ClusterWorkgroupIdYOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class ClusterWorkgroupIdZOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class CvtF32Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, srcA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        byteSel: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcA(self) -> ir.Value[ir.IntegerType]: ...
    byteSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class CvtF32Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, srcA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        byteSel: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcA(self) -> ir.Value[ir.IntegerType]: ...
    byteSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class CvtPkBf8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, srcA: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        srcB: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, wordSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcA(self) -> ir.Value[ir.FloatType]: ...
    @property
    def srcB(self) -> ir.Value[ir.FloatType]: ...
    @property
    def old(self) -> ir.Value[ir.IntegerType]: ...
    wordSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class CvtPkF32Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        wordSel: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    wordSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class CvtPkF32Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        wordSel: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    wordSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class CvtPkFp8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, srcA: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        srcB: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, wordSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcA(self) -> ir.Value[ir.FloatType]: ...
    @property
    def srcB(self) -> ir.Value[ir.FloatType]: ...
    @property
    def old(self) -> ir.Value[ir.IntegerType]: ...
    wordSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class CvtPkRtz(ir.OpView):
    def __init__(
        self, res: ir.Type, srcA: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        srcB: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcA(self) -> ir.Value[ir.FloatType]: ...
    @property
    def srcB(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class CvtPkScalePk8Bf16Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk8Bf16Fp4Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk8Bf16Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk8F16Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk8F16Fp4Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk8F16Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk8F32Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk8F32Fp4Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk8F32Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk16Bf16Bf6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk16Bf16Fp6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk16F16Bf6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk16F16Fp6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk16F32Bf6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtPkScalePk16F32Fp6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scaleSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.IntegerType]: ...
    scaleSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32F16Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcSelIndex: int | ir.IntegerAttr,
        dstLoHiSel: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcSelIndex: ir.IntegerAttr
    dstLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32F16Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcSelIndex: int | ir.IntegerAttr,
        dstLoHiSel: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcSelIndex: ir.IntegerAttr
    dstLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32F32Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.FloatType]: ...

class CvtScaleF32F32Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.FloatType]: ...

class CvtScaleF32Pk8Bf8Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk8Bf8F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk8Bf8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk8Fp4Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32Pk8Fp4F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32Pk8Fp4F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32Pk8Fp8Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk8Fp8F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk8Fp8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk16Bf6Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk16Bf6F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk16Bf6F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk16Fp6Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk16Fp6F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk16Fp6F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32Bf6Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32Bf6F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32Bf16Bf6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32Bf16Fp6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32F16Bf6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32F16Fp6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32F32Bf6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32F32Fp6Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32Fp6Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32Pk32Fp6F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkBf8Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src0(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkBf8F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src0(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkBf8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        src1: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src0(self) -> ir.Value[ir.FloatType]: ...
    @property
    def src1(self) -> ir.Value[ir.FloatType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkBf16Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkBf16Fp4Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkBf16Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkF16Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkF16Fp4Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkF16Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkF32Bf8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkF32Fp4Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkF32Fp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, srcLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    srcLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkFp4Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32PkFp4F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32PkFp4F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        src1: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value[ir.FloatType]: ...
    @property
    def src1(self) -> ir.Value[ir.FloatType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32PkFp8Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src0(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkFp8F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src0(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32PkFp8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        src1: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstLoHiSel: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src0(self) -> ir.Value[ir.FloatType]: ...
    @property
    def src1(self) -> ir.Value[ir.FloatType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstLoHiSel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrBf8BF16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value | ir.OpView | ir.Operation | float,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrBf8F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value[ir.FloatType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrBf8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value[ir.FloatType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrFp8BF16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value | ir.OpView | ir.Operation | float,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrFp8F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value[ir.FloatType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrFp8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value[ir.FloatType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrPk8Bf8Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk8Bf8F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk8Bf8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk8Fp4Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrPk8Fp4F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrPk8Fp4F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrPk8Fp8Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk8Fp8F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk8Fp8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk16Bf6Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk16Bf6F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk16Bf6F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk16Fp6Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk16Fp6F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk16Fp6F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk32Bf6Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk32Bf6F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk32Bf6F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk32Fp6Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk32Fp6F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPk32Fp6F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF32SrPkFp4Bf16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrPkFp4F16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF32SrPkFp4F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, oldVdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstSelIndex: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def oldVdst(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def seed(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    dstSelIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class CvtScaleF322xPk16Bf6F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src0(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtScaleF322xPk16Fp6F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        src1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src0(self) -> ir.Value[ir.VectorType]: ...
    @property
    def src1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class CvtSrBf8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, srcA: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        srcB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, byteSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcA(self) -> ir.Value[ir.FloatType]: ...
    @property
    def srcB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def old(self) -> ir.Value[ir.IntegerType]: ...
    byteSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class CvtSrFp8F32Op(ir.OpView):
    def __init__(
        self, res: ir.Type, srcA: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        srcB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, byteSel: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcA(self) -> ir.Value[ir.FloatType]: ...
    @property
    def srcB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def old(self) -> ir.Value[ir.IntegerType]: ...
    byteSel: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class DPPUpdateOp(ir.OpView):
    def __init__(
        self, res: ir.Type, old: ir.Value | ir.OpView | ir.Operation | float,
        src: ir.Value | ir.OpView | ir.Operation | float, dppCtrl: int | ir.IntegerAttr, rowMask: int | ir.IntegerAttr,
        bankMask: int | ir.IntegerAttr, boundCtrl: bool | ir.BoolAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def old(self) -> ir.Value: ...
    @property
    def src(self) -> ir.Value: ...
    dppCtrl: ir.IntegerAttr
    rowMask: ir.IntegerAttr
    bankMask: ir.IntegerAttr
    boundCtrl: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class DsAtomicAsyncBarrierArriveOp(ir.OpView):
    def __init__(
        self, barrierPtr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barrierPtr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class DsAtomicBarrierArriveRtnOp(ir.OpView):
    def __init__(
        self, res: ir.Type, barrierPtr: ir.Value | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barrierPtr(self) -> ir.Value: ...
    @property
    def val(self) -> ir.Value[ir.IntegerType]: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class DsBpermuteOp(ir.OpView):
    def __init__(
        self, res: ir.Type, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class DsLoadTr4_B64(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class DsLoadTr6_B96(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class DsLoadTr8_B64(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class DsLoadTr16_B128(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class DsSwizzleOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class FMed3Op(ir.OpView):
    def __init__(
        self, res: ir.Type, src0: ir.Value | ir.OpView | ir.Operation | float,
        src1: ir.Value | ir.OpView | ir.Operation | float, src2: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src0(self) -> ir.Value: ...
    @property
    def src1(self) -> ir.Value: ...
    @property
    def src2(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class FlatPrefetchOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, cachePolicy: Any = None, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    cachePolicy: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GetBarrierStateOp(ir.OpView):
    def __init__(
        self, res: ir.Type, id: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    id: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class GetNamedBarrierStateOp(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class GlobalLoadAsyncLDSOp(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, size: int | ir.IntegerAttr, offset: int | ir.IntegerAttr,
        *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    size: ir.IntegerAttr
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalLoadAsyncToLDSB8Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalLoadAsyncToLDSB32Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalLoadAsyncToLDSB64Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalLoadAsyncToLDSB128Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalLoadLDSOp(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, size: int | ir.IntegerAttr, offset: int | ir.IntegerAttr,
        *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    size: ir.IntegerAttr
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalLoadTr4_B64(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class GlobalLoadTr6_B96(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class GlobalLoadTr8_B64(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class GlobalLoadTr8_B128(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class GlobalPrefetchOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, cachePolicy: Any = None, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    cachePolicy: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalStoreAsyncFromLDSB8Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalStoreAsyncFromLDSB32Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalStoreAsyncFromLDSB64Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class GlobalStoreAsyncFromLDSB128Op(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class IglpOpt(ir.OpView):
    def __init__(
        self, variant: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    variant: ir.IntegerAttr

class LoadAsyncToLDSOp(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, size: int | ir.IntegerAttr, offset: int | ir.IntegerAttr,
        *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    size: ir.IntegerAttr
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class LoadToLDSOp(ir.OpView):
    def __init__(
        self, globalPtr: ir.Value | ir.OpView | ir.Operation | float,
        ldsPtr: ir.Value | ir.OpView | ir.Operation | float, size: int | ir.IntegerAttr, offset: int | ir.IntegerAttr,
        *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def globalPtr(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    size: ir.IntegerAttr
    offset: ir.IntegerAttr
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class MakeBufferRsrcOp(ir.OpView):
    def __init__(
        self, res: ir.Type, base: ir.Value | ir.OpView | ir.Operation | float,
        stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        numRecords: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        flags: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value: ...
    @property
    def stride(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def numRecords(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def flags(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class MbcntHiOp(ir.OpView):
    def __init__(
        self, res: ir.Type, in0: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        in1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, arg_attrs: Any = None,
        res_attrs: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in0(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def in1(self) -> ir.Value[ir.IntegerType]: ...
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class MbcntLoOp(ir.OpView):
    def __init__(
        self, res: ir.Type, in0: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        in1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, arg_attrs: Any = None,
        res_attrs: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in0(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def in1(self) -> ir.Value[ir.IntegerType]: ...
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class Permlane16SwapOp(ir.OpView):
    def __init__(
        self, res: ir.Type, old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr,
        boundControl: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def old(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    fi: ir.BoolAttr
    boundControl: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class Permlane16VarOp(ir.OpView):
    def __init__(
        self, res: ir.Type, old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr,
        boundControl: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def old(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src1(self) -> ir.Value[ir.IntegerType]: ...
    fi: ir.BoolAttr
    boundControl: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class Permlane32SwapOp(ir.OpView):
    def __init__(
        self, res: ir.Type, old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr,
        boundControl: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def old(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    fi: ir.BoolAttr
    boundControl: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class PermlaneX16Op(ir.OpView):
    def __init__(
        self, res: ir.Type, old: ir.Value | ir.OpView | ir.Operation | float,
        src0: ir.Value | ir.OpView | ir.Operation | float, src1: ir.Value | ir.OpView | ir.Operation | float,
        src2: ir.Value | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr, boundControl: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def old(self) -> ir.Value: ...
    @property
    def src0(self) -> ir.Value: ...
    @property
    def src1(self) -> ir.Value: ...
    @property
    def src2(self) -> ir.Value: ...
    fi: ir.BoolAttr
    boundControl: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class PermlaneX16VarOp(ir.OpView):
    def __init__(
        self, res: ir.Type, old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src0: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        src1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr,
        boundControl: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def old(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src0(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def src1(self) -> ir.Value[ir.IntegerType]: ...
    fi: ir.BoolAttr
    boundControl: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class PtrSBufferLoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, rsrc: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class RawBufferAtomicCmpSwap(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value | ir.OpView | ir.Operation | float,
        cmp: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def cmp(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value[ir.VectorType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class RawBufferAtomicFAddOp(ir.OpView):
    def __init__(
        self, res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value[ir.VectorType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class RawBufferAtomicFMaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value[ir.VectorType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class RawBufferAtomicSMaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value[ir.VectorType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class RawBufferAtomicUMinOp(ir.OpView):
    def __init__(
        self, res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value[ir.VectorType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class RawBufferLoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def rsrc(self) -> ir.Value[ir.VectorType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class RawBufferStoreOp(ir.OpView):
    def __init__(
        self, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value[ir.VectorType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute

class RawPtrBufferAtomicCmpSwap(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value | ir.OpView | ir.Operation | float,
        cmp: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def cmp(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class RawPtrBufferAtomicFaddOp(ir.OpView):
    def __init__(
        self, res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class RawPtrBufferAtomicFmaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class RawPtrBufferAtomicSmaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class RawPtrBufferAtomicUminOp(ir.OpView):
    def __init__(
        self, res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
        rsrc: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class RawPtrBufferLoadAsyncLdsOp(ir.OpView):
    def __init__(
        self, rsrc: ir.Value | ir.OpView | ir.Operation | float, ldsPtr: ir.Value | ir.OpView | ir.Operation | float,
        size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        voffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    @property
    def size(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def voffset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class RawPtrBufferLoadLdsOp(ir.OpView):
    def __init__(
        self, rsrc: ir.Value | ir.OpView | ir.Operation | float, ldsPtr: ir.Value | ir.OpView | ir.Operation | float,
        size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        voffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def ldsPtr(self) -> ir.Value: ...
    @property
    def size(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def voffset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class RawPtrBufferLoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, rsrc: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class RawPtrBufferStoreOp(ir.OpView):
    def __init__(
        self, vdata: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vdata(self) -> ir.Value: ...
    @property
    def rsrc(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def soffset(self) -> ir.Value[ir.IntegerType]: ...
    aux: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class ReadfirstlaneOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ReadlaneOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src0: ir.Value | ir.OpView | ir.Operation | float,
        src1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src0(self) -> ir.Value: ...
    @property
    def src1(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class SBarrierOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class SNopOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class SSleepOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class SWaitcntOp(ir.OpView):
    def __init__(
        self, bitfield: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    bitfield: ir.IntegerAttr

class SchedBarrier(ir.OpView):
    def __init__(self, mask: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    mask: ir.Attribute

class SchedGroupBarrier(ir.OpView):
    def __init__(
        self, mask: Any, size: int | ir.IntegerAttr, groupId: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    mask: ir.Attribute
    size: ir.IntegerAttr
    groupId: ir.IntegerAttr

class SetPrioOp(ir.OpView):
    def __init__(
        self, priority: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    priority: ir.IntegerAttr

class TensorLoadToLDSOp(ir.OpView):
    def __init__(
        self, dgroup0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dgroup1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dgroup2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dgroup3: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dgroup4: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, cachePolicy: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dgroup0(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dgroup1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dgroup2(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dgroup3(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dgroup4(self) -> ir.Value[ir.VectorType]: ...
    cachePolicy: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class TensorStoreFromLDSOp(ir.OpView):
    def __init__(
        self, dgroup0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dgroup1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dgroup2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dgroup3: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dgroup4: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, cachePolicy: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dgroup0(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dgroup1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dgroup2(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dgroup3(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dgroup4(self) -> ir.Value[ir.VectorType]: ...
    cachePolicy: ir.Attribute
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class ThreadIdXOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class ThreadIdYOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class ThreadIdZOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class WaitAsynccntOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class WaitAsyncmarkOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class WaitDscntOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class WaitExpcntOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class WaitLoadcntOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class WaitStorecntOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class WaitTensorcntOp(ir.OpView):
    def __init__(
        self, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    count: ir.IntegerAttr

class WakeupBarrierOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...

class WaveBarrierOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class WaveId(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class WavefrontSizeOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class dot4_f32_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class dot4_f32_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class dot4_f32_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class dot4_f32_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ds_read_tr4_b64(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class ds_read_tr6_b96(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class ds_read_tr8_b64(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class ds_read_tr16_b64(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class fdot2(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value: ...
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class fdot2_bf16_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class fdot2_f16_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class fdot2_f32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value: ...
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class mfma_f32_4x4x1f32(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_4x4x2bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_4x4x4bf16_1k(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_4x4x4f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x1f32(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x2bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x4bf16_1k(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x4f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x4f32(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x8_xf32(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x8bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x16bf16_1k(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x16f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x32_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x32_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x32_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x32_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_16x16x32_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x1f32(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x2bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x2f32(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x4_xf32(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x4bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x4bf16_1k(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x4f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x8bf16_1k(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x8f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x16_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x16_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x16_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x16_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x16_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f32_32x32x16_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_f64_4x4x4f64(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class mfma_f64_16x16x4f64(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_4x4x4i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_16x16x4i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_16x16x16i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_16x16x32_i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_16x16x64_i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_32x32x4i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_32x32x8i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_32x32x16_i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_i32_32x32x32_i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class mfma_scale_f32_16x16x128_f8f6f4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: Any, blgp: Any, opselA: int | ir.IntegerAttr,
        scaleA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, opselB: int | ir.IntegerAttr,
        scaleB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scaleA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleB(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.Attribute
    blgp: ir.Attribute
    opselA: ir.IntegerAttr
    opselB: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class mfma_scale_f32_32x32x64_f8f6f4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        cbsz: Any, blgp: Any, opselA: int | ir.IntegerAttr,
        scaleA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, opselB: int | ir.IntegerAttr,
        scaleB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scaleA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleB(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.Attribute
    blgp: ir.Attribute
    opselA: ir.IntegerAttr
    opselB: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class sdot2(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value: ...
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class sdot4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class sdot8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class smfmac_f32_16x16x32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x32_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x64_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x64_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x64_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x64_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x64_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x64_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x128_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x128_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x128_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_16x16x128_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x16_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x16_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x32_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x32_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x32_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x32_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x32_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x64_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x64_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x64_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_f32_32x32x64_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_i32_16x16x64_i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_i32_16x16x128_i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_i32_32x32x32_i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class smfmac_i32_32x32x64_i8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
        abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class sudot4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        c: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def b(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def c(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class sudot8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        c: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def b(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def c(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class swmmac_bf16_16x16x32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class swmmac_bf16_16x16x64_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_bf16f32_16x16x64_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f16_16x16x32_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class swmmac_f16_16x16x64_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f16_16x16x128_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f16_16x16x128_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f16_16x16x128_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f16_16x16x128_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x32_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x32_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class swmmac_f32_16x16x32_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.VectorType]: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class swmmac_f32_16x16x32_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x32_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x64_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x64_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x128_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x128_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x128_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_f32_16x16x128_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_i32_16x16x32_iu4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_i32_16x16x32_iu8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_i32_16x16x64_iu4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class swmmac_i32_16x16x128_iu8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, signA: bool | ir.BoolAttr | None = None,
        signB: bool | ir.BoolAttr | None = None, reuseA: bool | ir.BoolAttr | None = None,
        reuseB: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IntegerType]: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class udot2(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value: ...
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class udot4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class udot8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_bf16_16x16x16_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        opsel: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    opsel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_bf16_16x16x32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_bf16f32_16x16x32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x16_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        opsel: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    opsel: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x32_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x64_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x64_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x64_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x64_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x128_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x128_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x128_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f16_16x16x128_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x4_f32(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x16_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x16_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x16_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x16_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x16_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x16_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x32_bf16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x32_f16(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x64_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x64_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x64_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x64_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x128_bf8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x128_bf8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x128_fp8_bf8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_f32_16x16x128_fp8_fp8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        modC: Any = None, reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    modC: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_i32_16x16x16_iu4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        signA: bool | ir.BoolAttr | None = None, signB: bool | ir.BoolAttr | None = None,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_i32_16x16x16_iu8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        signA: bool | ir.BoolAttr | None = None, signB: bool | ir.BoolAttr | None = None,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_i32_16x16x32_iu4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        signA: bool | ir.BoolAttr | None = None, signB: bool | ir.BoolAttr | None = None,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_i32_16x16x64_iu8(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float, *,
        signA: bool | ir.BoolAttr | None = None, signB: bool | ir.BoolAttr | None = None,
        reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    signA: ir.BoolAttr
    signB: ir.BoolAttr
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    clamp: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_scale16_f32_16x16x128_f8f6f4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        scaleA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scaleB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fmtA: Any = None, fmtB: Any = None,
        modC: Any = None, scaleAType: Any = None, fmtScaleA: Any = None, scaleBType: Any = None, fmtScaleB: Any = None,
        reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def scaleA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleB(self) -> ir.Value[ir.IntegerType]: ...
    fmtA: ir.Attribute
    fmtB: ir.Attribute
    modC: ir.Attribute
    scaleAType: ir.Attribute
    fmtScaleA: ir.Attribute
    scaleBType: ir.Attribute
    fmtScaleB: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_scale16_f32_32x16x128_f4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        scaleA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scaleB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, modC: Any = None,
        scaleAType: Any = None, fmtScaleA: Any = None, scaleBType: Any = None, fmtScaleB: Any = None,
        reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def scaleA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleB(self) -> ir.Value[ir.IntegerType]: ...
    modC: ir.Attribute
    scaleAType: ir.Attribute
    fmtScaleA: ir.Attribute
    scaleBType: ir.Attribute
    fmtScaleB: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_scale_f32_16x16x128_f8f6f4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        scaleA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scaleB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fmtA: Any = None, fmtB: Any = None,
        modC: Any = None, scaleAType: Any = None, fmtScaleA: Any = None, scaleBType: Any = None, fmtScaleB: Any = None,
        reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def scaleA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleB(self) -> ir.Value[ir.IntegerType]: ...
    fmtA: ir.Attribute
    fmtB: ir.Attribute
    modC: ir.Attribute
    scaleAType: ir.Attribute
    fmtScaleA: ir.Attribute
    scaleBType: ir.Attribute
    fmtScaleB: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class wmma_scale_f32_32x16x128_f4(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, c: ir.Value | ir.OpView | ir.Operation | float,
        scaleA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scaleB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, modC: Any = None,
        scaleAType: Any = None, fmtScaleA: Any = None, scaleBType: Any = None, fmtScaleB: Any = None,
        reuseA: bool | ir.BoolAttr | None = None, reuseB: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def scaleA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleB(self) -> ir.Value[ir.IntegerType]: ...
    modC: ir.Attribute
    scaleAType: ir.Attribute
    fmtScaleA: ir.Attribute
    scaleBType: ir.Attribute
    fmtScaleB: ir.Attribute
    reuseA: ir.BoolAttr
    reuseB: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

def cos(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def exp(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def exp2(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def log(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def rcp(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def rsq(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sin(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sqrt(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def tanh(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def asyncmark(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> AsyncmarkOp: ...

def ballot(
    res: ir.Type, pred: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def s_barrier_init(
    ptr: ir.Value | ir.OpView | ir.Operation | float, member_cnt: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BarrierInitOp: ...

def s_barrier_join(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BarrierJoinOp: ...

def s_barrier_leave(
    id: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BarrierLeaveOp: ...
def barrier(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> BarrierOp: ...

def s_barrier_signal_isfirst(
    res: ir.Type, id: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def s_barrier_signal(
    id: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BarrierSignalOp: ...

def s_barrier_signal_var(
    ptr: ir.Value | ir.OpView | ir.Operation | float, member_cnt: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BarrierSignalVarOp: ...

def s_barrier_wait(
    id: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BarrierWaitOp: ...

def workgroup_id_x(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def workgroup_id_y(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def workgroup_id_z(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cluster_id_x(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cluster_id_y(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cluster_id_z(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cluster_load_async_to_lds_b8(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    cpol: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterLoadAsyncToLDSB8Op: ...

def cluster_load_async_to_lds_b32(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    cpol: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterLoadAsyncToLDSB32Op: ...

def cluster_load_async_to_lds_b64(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    cpol: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterLoadAsyncToLDSB64Op: ...

def cluster_load_async_to_lds_b128(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    cpol: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterLoadAsyncToLDSB128Op: ...

def cluster_workgroup_id_x(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cluster_workgroup_id_y(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cluster_workgroup_id_z(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_f32_bf8(
    res: ir.Type, src_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, byte_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_f32_fp8(
    res: ir.Type, src_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, byte_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_pk_bf8_f32(
    res: ir.Type, src_a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src_b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, word_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_pk_f32_bf8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, word_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_pk_f32_fp8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, word_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_pk_fp8_f32(
    res: ir.Type, src_a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src_b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, word_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_pkrtz(
    res: ir.Type, src_a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src_b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_scale_pk8_bf16_bf8(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk8_bf16_fp4(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk8_bf16_fp8(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk8_f16_bf8(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk8_f16_fp4(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk8_f16_fp8(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk8_f32_bf8(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk8_f32_fp4(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk8_f32_fp8(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk16_bf16_bf6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk16_bf16_fp6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk16_f16_bf6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk16_f16_fp6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk16_f32_bf6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scale_pk16_f32_fp6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, scale_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_f16_bf8(
    res: ir.Type, old_vdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_sel_index: int | ir.IntegerAttr,
    dst_lo_hi_sel: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_f16_fp8(
    res: ir.Type, old_vdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_sel_index: int | ir.IntegerAttr,
    dst_lo_hi_sel: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_f32_bf8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def cvt_scalef32_f32_fp8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def cvt_scalef32_pk8_bf8_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk8_bf8_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk8_bf8_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk8_fp4_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_pk8_fp4_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_pk8_fp4_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_pk8_fp8_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk8_fp8_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk8_fp8_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk16_bf6_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk16_bf6_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk16_bf6_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk16_fp6_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk16_fp6_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk16_fp6_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_bf6_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_bf6_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_bf16_bf6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_bf16_fp6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_f16_bf6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_f16_fp6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_f32_bf6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_f32_fp6(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_fp6_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk32_fp6_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_bf8_bf16(
    res: ir.Type, old_vdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_bf8_f16(
    res: ir.Type, old_vdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_bf8_f32(
    res: ir.Type, old_vdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src1: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_bf16_bf8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_bf16_fp4(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_bf16_fp8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_f16_bf8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_f16_fp4(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_f16_fp8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_f32_bf8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_f32_fp4(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_f32_fp8(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, src_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_fp4_bf16(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_pk_fp4_f16(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_pk_fp4_f32(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src1: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_pk_fp8_bf16(
    res: ir.Type, old_vdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_fp8_f16(
    res: ir.Type, old_vdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_pk_fp8_f32(
    res: ir.Type, old_vdst: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src1: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_lo_hi_sel: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_bf8_bf16(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value | ir.OpView | ir.Operation | float,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_bf8_f16(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_bf8_f32(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_fp8_bf16(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value | ir.OpView | ir.Operation | float,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_fp8_f16(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_fp8_f32(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_pk8_bf8_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk8_bf8_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk8_bf8_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk8_fp4_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_pk8_fp4_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_pk8_fp4_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_pk8_fp8_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk8_fp8_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk8_fp8_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk16_bf6_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk16_bf6_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk16_bf6_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk16_fp6_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk16_fp6_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk16_fp6_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk32_bf6_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk32_bf6_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk32_bf6_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk32_fp6_bf16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk32_fp6_f16(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk32_fp6_f32(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_sr_pk_fp4_bf16(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_pk_fp4_f16(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_sr_pk_fp4_f32(
    res: ir.Type, old_vdst: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    seed: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_sel_index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cvt_scalef32_2xpk16_bf6_f32(
    res: ir.Type, src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_scalef32_2xpk16_fp6_f32(
    res: ir.Type, src0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    src1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cvt_sr_bf8_f32(
    res: ir.Type, src_a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, byte_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cvt_sr_fp8_f32(
    res: ir.Type, src_a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, byte_sel: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def update_dpp(
    res: ir.Type, old: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
    dpp_ctrl: int | ir.IntegerAttr, row_mask: int | ir.IntegerAttr, bank_mask: int | ir.IntegerAttr,
    bound_ctrl: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_atomic_async_barrier_arrive_b64(
    barrier_ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DsAtomicAsyncBarrierArriveOp: ...

def ds_atomic_barrier_arrive_rtn_b64(
    res: ir.Type, barrier_ptr: ir.Value | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ds_bpermute(
    res: ir.Type, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ds_load_tr4_b64(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_load_tr6_b96(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_load_tr8_b64(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_load_tr16_b128(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_swizzle(
    res: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def fmed3(
    res: ir.Type, src0: ir.Value | ir.OpView | ir.Operation | float, src1: ir.Value | ir.OpView | ir.Operation | float,
    src2: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def flat_prefetch(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, cache_policy: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FlatPrefetchOp: ...

def s_get_barrier_state(
    res: ir.Type, id: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def s_get_named_barrier_state(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def global_load_async_lds(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    size: int | ir.IntegerAttr, offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalLoadAsyncLDSOp: ...

def global_load_async_to_lds_b8(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalLoadAsyncToLDSB8Op: ...

def global_load_async_to_lds_b32(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalLoadAsyncToLDSB32Op: ...

def global_load_async_to_lds_b64(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalLoadAsyncToLDSB64Op: ...

def global_load_async_to_lds_b128(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalLoadAsyncToLDSB128Op: ...

def global_load_lds(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    size: int | ir.IntegerAttr, offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalLoadLDSOp: ...

def global_load_tr4_b64(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def global_load_tr6_b96(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def global_load_tr_b64(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def global_load_tr_b128(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def global_prefetch(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, cache_policy: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalPrefetchOp: ...

def global_store_async_from_lds_b8(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalStoreAsyncFromLDSB8Op: ...

def global_store_async_from_lds_b32(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalStoreAsyncFromLDSB32Op: ...

def global_store_async_from_lds_b64(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalStoreAsyncFromLDSB64Op: ...

def global_store_async_from_lds_b128(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalStoreAsyncFromLDSB128Op: ...

def iglp_opt(
    variant: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> IglpOpt: ...

def load_async_to_lds(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    size: int | ir.IntegerAttr, offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> LoadAsyncToLDSOp: ...

def load_to_lds(
    global_ptr: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    size: int | ir.IntegerAttr, offset: int | ir.IntegerAttr, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> LoadToLDSOp: ...

def make_buffer_rsrc(
    res: ir.Type, base: ir.Value | ir.OpView | ir.Operation | float,
    stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    num_records: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    flags: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mbcnt_hi(
    res: ir.Type, in0: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    in1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, arg_attrs: Any = None, res_attrs: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def mbcnt_lo(
    res: ir.Type, in0: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    in1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, arg_attrs: Any = None, res_attrs: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def permlane16_swap(
    res: ir.Type, old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr,
    bound_control: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def permlane16_var(
    res: ir.Type, old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr,
    bound_control: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def permlane32_swap(
    res: ir.Type, old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr,
    bound_control: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def permlanex16(
    res: ir.Type, old: ir.Value | ir.OpView | ir.Operation | float, src0: ir.Value | ir.OpView | ir.Operation | float,
    src1: ir.Value | ir.OpView | ir.Operation | float, src2: ir.Value | ir.OpView | ir.Operation | float,
    fi: bool | ir.BoolAttr, bound_control: bool | ir.BoolAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def permlanex16_var(
    res: ir.Type, old: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src0: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    src1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, fi: bool | ir.BoolAttr,
    bound_control: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ptr_s_buffer_load(
    res: ir.Type, rsrc: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_cmpswap(
    res: ir.Type, src: ir.Value | ir.OpView | ir.Operation | float, cmp: ir.Value | ir.OpView | ir.Operation | float,
    rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_fadd(
    res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
    rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_fmax(
    res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
    rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_smax(
    res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
    rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_umin(
    res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float,
    rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_load(
    res: ir.Type, rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_store(
    vdata: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> RawBufferStoreOp: ...

def raw_ptr_buffer_atomic_cmpswap(
    res: ir.Type, src: ir.Value | ir.OpView | ir.Operation | float, cmp: ir.Value | ir.OpView | ir.Operation | float,
    rsrc: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_ptr_buffer_atomic_fadd(
    res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_ptr_buffer_atomic_fmax(
    res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_ptr_buffer_atomic_smax(
    res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_ptr_buffer_atomic_umin(
    res: ir.Type, vdata: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_ptr_buffer_load_async_lds(
    rsrc: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    voffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> RawPtrBufferLoadAsyncLdsOp: ...

def raw_ptr_buffer_load_lds(
    rsrc: ir.Value | ir.OpView | ir.Operation | float, lds_ptr: ir.Value | ir.OpView | ir.Operation | float,
    size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    voffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> RawPtrBufferLoadLdsOp: ...

def raw_ptr_buffer_load(
    res: ir.Type, rsrc: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_ptr_buffer_store(
    vdata: ir.Value | ir.OpView | ir.Operation | float, rsrc: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    soffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, aux: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> RawPtrBufferStoreOp: ...

def readfirstlane(
    res: ir.Type, src: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def readlane(
    res: ir.Type, src0: ir.Value | ir.OpView | ir.Operation | float,
    src1: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def s_barrier(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> SBarrierOp: ...

def s_nop(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> SNopOp: ...

def s_sleep(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> SSleepOp: ...

def s_waitcnt(
    bitfield: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> SWaitcntOp: ...

def sched_barrier(
    mask: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> SchedBarrier: ...

def sched_group_barrier(
    mask: Any, size: int | ir.IntegerAttr, group_id: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> SchedGroupBarrier: ...

def s_setprio(
    priority: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> SetPrioOp: ...

def tensor_load_to_lds(
    dgroup0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dgroup1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dgroup2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dgroup3: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dgroup4: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, cache_policy: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> TensorLoadToLDSOp: ...

def tensor_store_from_lds(
    dgroup0: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dgroup1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dgroup2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dgroup3: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dgroup4: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, cache_policy: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> TensorStoreFromLDSOp: ...

def workitem_id_x(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def workitem_id_y(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def workitem_id_z(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def s_wait_asynccnt(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WaitAsynccntOp: ...

def wait_asyncmark(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WaitAsyncmarkOp: ...

def s_wait_dscnt(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WaitDscntOp: ...

def s_wait_expcnt(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WaitExpcntOp: ...

def s_wait_loadcnt(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WaitLoadcntOp: ...

def s_wait_storecnt(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WaitStorecntOp: ...

def s_wait_tensorcnt(
    count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WaitTensorcntOp: ...

def s_wakeup_barrier(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> WakeupBarrierOp: ...
def wave_barrier(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> WaveBarrierOp: ...

def wave_id(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wavefrontsize(
    res: ir.Type, *, range: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def dot4_f32_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def dot4_f32_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def dot4_f32_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def dot4_f32_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_read_tr4_b64_(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_read_tr6_b96_(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_read_tr8_b64_(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_read_tr16_b64_(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float, *, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fdot2_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
    clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fdot2_bf16_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fdot2_f16_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fdot2_f32_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
    clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mfma_f32_4x4x1f32_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_4x4x2bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_4x4x4bf16_1k_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_4x4x4f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x1f32_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x2bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x4bf16_1k_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x4f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x4f32_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x8_xf32_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x8bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x16bf16_1k_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x16f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x32_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x32_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x32_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x32_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x32_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_16x16x32_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x1f32_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x2bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x2f32_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x4_xf32_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x4bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x4bf16_1k_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x4f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x8bf16_1k_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x8f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x16_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x16_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x16_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x16_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x16_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f32_32x32x16_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_f64_4x4x4f64_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mfma_f64_16x16x4f64_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_4x4x4i8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_16x16x4i8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_16x16x16i8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_16x16x32_i8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_16x16x64_i8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_32x32x4i8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_32x32x8i8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_32x32x16_i8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr,
    blgp: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_i32_32x32x32_i8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: int | ir.IntegerAttr, abid: int | ir.IntegerAttr, blgp: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mfma_scale_f32_16x16x128_f8f6f4_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: Any, blgp: Any, opsel_a: int | ir.IntegerAttr,
    scale_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, opsel_b: int | ir.IntegerAttr,
    scale_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mfma_scale_f32_32x32x64_f8f6f4_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    cbsz: Any, blgp: Any, opsel_a: int | ir.IntegerAttr,
    scale_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, opsel_b: int | ir.IntegerAttr,
    scale_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sdot2_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
    clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sdot4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, clamp: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sdot8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, clamp: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def smfmac_f32_16x16x32_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x32_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x64_bf8_bf8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x64_bf8_fp8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x64_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x64_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x64_fp8_bf8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x64_fp8_fp8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x128_bf8_bf8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x128_bf8_fp8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x128_fp8_bf8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_16x16x128_fp8_fp8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x16_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x16_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x32_bf8_bf8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x32_bf8_fp8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x32_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x32_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x32_fp8_bf8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x32_fp8_fp8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x64_bf8_bf8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x64_bf8_fp8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x64_fp8_bf8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_f32_32x32x64_fp8_fp8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_i32_16x16x64_i8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_i32_16x16x128_i8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_i32_32x32x32_i8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def smfmac_i32_32x32x64_i8_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, cbsz: int | ir.IntegerAttr,
    abid: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def sudot4_(
    res: ir.Type, a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, sign_a: bool | ir.BoolAttr | None = None,
    sign_b: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def sudot8_(
    res: ir.Type, a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    c: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, sign_a: bool | ir.BoolAttr | None = None,
    sign_b: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def swmmac_bf16_16x16x32_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def swmmac_bf16_16x16x64_bf16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_bf16f32_16x16x64_bf16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f16_16x16x32_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def swmmac_f16_16x16x64_f16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f16_16x16x128_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f16_16x16x128_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f16_16x16x128_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f16_16x16x128_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x32_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x32_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x32_bf16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def swmmac_f32_16x16x32_f16_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def swmmac_f32_16x16x32_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x32_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x64_bf16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x64_f16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x128_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x128_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x128_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_f32_16x16x128_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_i32_16x16x32_iu4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_i32_16x16x32_iu8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_i32_16x16x64_iu4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swmmac_i32_16x16x128_iu8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, index: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, sign_a: bool | ir.BoolAttr | None = None, sign_b: bool | ir.BoolAttr | None = None,
    reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def udot2_(
    res: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, c: ir.Value | ir.OpView | ir.Operation | float, *,
    clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def udot4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, clamp: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def udot8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, clamp: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_bf16_16x16x16_bf16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, opsel: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_bf16_16x16x32_bf16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_bf16f32_16x16x32_bf16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x16_f16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, opsel: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x32_f16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x64_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x64_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x64_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x64_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x128_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x128_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x128_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f16_16x16x128_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x4_f32_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x16_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x16_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x16_bf16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x16_f16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x16_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x16_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x32_bf16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x32_f16_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x64_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x64_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x64_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x64_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x128_bf8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x128_bf8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x128_fp8_bf8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_f32_16x16x128_fp8_fp8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, mod_c: Any = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_i32_16x16x16_iu4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, sign_a: bool | ir.BoolAttr | None = None,
    sign_b: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_i32_16x16x16_iu8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, sign_a: bool | ir.BoolAttr | None = None,
    sign_b: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_i32_16x16x32_iu4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, sign_a: bool | ir.BoolAttr | None = None,
    sign_b: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_i32_16x16x64_iu8_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, sign_a: bool | ir.BoolAttr | None = None,
    sign_b: bool | ir.BoolAttr | None = None, reuse_a: bool | ir.BoolAttr | None = None,
    reuse_b: bool | ir.BoolAttr | None = None, clamp: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_scale16_f32_16x16x128_f8f6f4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float,
    scale_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fmt_a: Any = None, fmt_b: Any = None,
    mod_c: Any = None, scale_a_type: Any = None, fmt_scale_a: Any = None, scale_b_type: Any = None,
    fmt_scale_b: Any = None, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_scale16_f32_32x16x128_f4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float,
    scale_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, mod_c: Any = None,
    scale_a_type: Any = None, fmt_scale_a: Any = None, scale_b_type: Any = None, fmt_scale_b: Any = None,
    reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_scale_f32_16x16x128_f8f6f4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float,
    scale_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fmt_a: Any = None, fmt_b: Any = None,
    mod_c: Any = None, scale_a_type: Any = None, fmt_scale_a: Any = None, scale_b_type: Any = None,
    fmt_scale_b: Any = None, reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_scale_f32_32x16x128_f4_(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float,
    scale_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, mod_c: Any = None,
    scale_a_type: Any = None, fmt_scale_a: Any = None, scale_b_type: Any = None, fmt_scale_b: Any = None,
    reuse_a: bool | ir.BoolAttr | None = None, reuse_b: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
