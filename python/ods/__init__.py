"""The spec language: a dialect declared once in Python, and everything derived from that.

from gpuir.ods import *
DEMO = Dialect("demo")
class ScaleOp(DEMO.Op, name="scale"):
    \"\"\"Multiplies a float by a constant.\"\"\"
    input: Operand[AnyFloat]
    factor: Attr[I32Attr]
    result: Result[AnyFloat]
    assembly = "$input `by` $factor attr-dict `:` type($input)"
    traits = (Pure, AllTypesMatch("input", "result"))
"""

from gpuir.ods.constraints import (
    BF16,
    F16,
    F32,
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    AffineMapArrayAttr,
    AffineMapAttr,
    AnyAttr,
    AnyFloat,
    AnyInteger,
    AnyMemRef,
    AnyRankedTensor,
    AnyRankedTensorOrVector,
    AnySignlessInteger,
    AnyType,
    AnyVector,
    ArrayAttr,
    AttrConstraint,
    BoolAttr,
    DenseBoolArrayAttr,
    DenseI8ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DictionaryAttr,
    F32Attr,
    F64Attr,
    FlatSymbolRefAttr,
    I8Attr,
    I16Attr,
    I32ArrayAttr,
    I32Attr,
    I64ArrayAttr,
    I64Attr,
    Index,
    IndexAttr,
    StrArrayAttr,
    StrAttr,
    SymbolNameAttr,
    SymbolRefAttr,
    TypeAttr,
    TypeConstraint,
    UnitAttr,
    any_type_of,
    array_of,
    instances,
    to_attribute,
    type_is,
)
from gpuir.ods.definitions import Param, share
from gpuir.ods.dialect import DIALECTS, Dialect, dialect_of
from gpuir.ods.enums import BitEnum, IntEnum
from gpuir.ods.irdl import emit_irdl
from gpuir.ods.operation import (
    AnyRegion,
    AnySuccessor,
    Attr,
    Operand,
    Operands,
    Region,
    Regions,
    Result,
    Results,
    SizedRegion,
    Successor,
    Successors,
    document_name,
    host_names,
    i32_enum,
    own_attribute,
    own_type,
)
from gpuir.ods.parameters import (
    AnyAttribute,
    Bool,
    DenseI32,
    Dictionary,
    Int32,
    Int64,
    Parameter,
    Str,
    TypeParameter,
    UInt32,
    any_of_parameter,
    enum_parameter,
    list_of,
    own_parameter,
)
from gpuir.ods.traits import (
    AllTypesMatch,
    AttrSizedOperandSegments,
    Effects,
    HasParent,
    IsolatedFromAbove,
    NoTerminator,
    Pure,
    ReturnLike,
    SameOperandsAndResultType,
    SingleBlock,
    Terminator,
    Trait,
    TypesMatchWith,
    VerifyError,
)

__all__ = [name for name in dir() if not name.startswith("_")]
