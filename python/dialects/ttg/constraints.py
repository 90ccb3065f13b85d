"""What the ops of `ttg` and `ttng` have in common: constraints on types, memory effects, and checks of memory types."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import (
    FLOATS,
    INTEGERS,
    AnyTT,
    FloatTensor,
    FpIntTensor,
    I32Tensor,
    Ptr,
    Shaped,
    Tensor,
    TensorDesc,
    shape_text,
    tensor_of,
)
from gpuir.dialects.tt.dialect import PtrType, TensorDescType
from gpuir.dialects.tt.enclosing import enclosing
from gpuir.dialects.tt.traits import MemoryEffects, VerifyTensorLayouts
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.host import AnyOp, ir
from gpuir.ods import Effects, TypeConstraint, TypeConstraintMeta, VerifyError, own_type
from gpuir.ods.operation import OpBase

MemDesc = own_type(MemDescType)
AsyncToken = own_type(AsyncTokenType)


class PtrTensor(ir.RankedTensorType, metaclass=TypeConstraintMeta, constraint=tensor_of("ptr", pointers=True)): ...


class I1Tensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("1-bit signless integer", frozenset(("i1",))),
): ...


class I8Tensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("8-bit signless integer", frozenset(("i8",))),
): ...


class AnyTTType(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "floating-point, integer, ptr, or a ranked tensor of these",
        lambda type: (
            Tensor.test(type)
            or isinstance(type, (PtrType, TensorDescType))
            or str(type) in FLOATS
            or str(type) in INTEGERS
        ),
    ),
): ...


class AnyTTOrMemDesc(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "floating-point, integer, ptr, a ranked tensor of these, or memory descriptor",
        lambda type: AnyTT.test(type) or isinstance(type, MemDescType),
    ),
): ...


class TensorOrMemDesc(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "ranked tensor or memory descriptor", lambda type: isinstance(type, (ir.RankedTensorType, MemDescType))
    ),
): ...


class SignlessIntegerOrIndex(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "signless integer or index",
        lambda type: isinstance(type, ir.IndexType) or (isinstance(type, ir.IntegerType) and type.is_signless),
    ),
): ...


def _allocate(op: OpBase, effects: ir.MemoryEffectInstancesList) -> None:
    # A buffer that nothing may change is a value: equal ones are merged and unused ones go.
    result = op.operation.results[0]
    if not result.type.mutable and "allocation.offset" not in op.operation.attributes:
        return
    effects.append(ir.MemoryEffect.Allocate, result)
    if len(op.operation.operands):
        effects.append(ir.MemoryEffect.Write, result)


class _Allocates(Effects):
    def __repr__(self) -> str:
        return "MemoryEffects(allocates result, if that is mutable)"


#: Effects of local_alloc and tmem_alloc.
Allocates = _Allocates(_allocate)


def check_same_elements(source: Shaped, target: Shaped, source_name: str, target_name: str) -> None:
    """Element types and shapes of what is copied from one memory or tensor to another are equal."""
    if source.element_type != target.element_type:
        raise VerifyError(
            f"expects {target_name} to have the element type of {source_name}, {source.element_type}, "
            f"found {target.element_type}"
        )
    if list(source.shape) != list(target.shape):
        raise VerifyError(
            f"expects {target_name} to have the shape of {source_name}, {shape_text(source.shape)}, "
            f"found {shape_text(target.shape)}"
        )


def check_element_type(source: MemDescType, result: MemDescType) -> None:
    """A view has the element type of what it is a view of."""
    if source.element_type != result.element_type:
        raise VerifyError(
            f"expects result to have the element type of src, {source.element_type}, found {result.element_type}"
        )


def check_mutable(type: MemDescType, name: str) -> None:
    """What is written must be mutable."""
    if not type.mutable:
        raise VerifyError(f"expects {name} to be mutable since it is written, found {type}")


def check_alloc(source: Shaped | None, result: MemDescType) -> None:
    """An allocation is whole, holds the initial value, and is mutable where it has none."""
    shape, alloc = list(result.shape), list(result.alloc_shape or result.shape)
    if shape != alloc:
        raise VerifyError(
            f"expects result to have its allocation's shape, {shape_text(alloc)}, found {shape_text(shape)}"
        )
    if source is not None:
        check_same_elements(source, result, "src", "result")
    elif not result.mutable:
        raise VerifyError(f"expects result to be mutable since it has no initial value, found {result}")


def constant(value: ir.Value) -> int | None:
    """The integer that a value is by its `arith.constant`, or None."""
    owner = value.owner
    if isinstance(owner, ir.Block) or owner.operation.name != "arith.constant":
        return None
    attribute = owner.operation.attributes["value"]
    return int(attribute.value) if isinstance(attribute, (ir.IntegerAttr, ir.BoolAttr)) else None


def enclosing_warps(op: AnyOp) -> int | None:
    """Warps that run the op: its partition's, else its module's; None where neither is known."""
    threads = enclosing(op)
    return None if threads is None else threads[1]


def check_encoded_alike(one: str, type: ir.RankedTensorType, other: str, other_type: ir.RankedTensorType) -> None:
    """Both tensors have an encoding, or neither."""
    if (type.encoding is None) != (other_type.encoding is None):
        alone = other if type.encoding is None else one
        raise VerifyError(f"expects {one} and {other} to have an encoding, or neither, found one of {alone} alone")


def target_of(op: AnyOp) -> str:
    """What the module around the op is compiled for, as `cuda:90` or `hip:gfx942`; "" where that is not known."""
    around: ir.Operation | None = op.operation
    while around is not None:
        if around.name == "builtin.module" and "ttg.target" in around.attributes:
            target = around.attributes["ttg.target"]
            return ir.StringAttr(target).value if isinstance(target, ir.StringAttr) else ""
        around = around.parent
    return ""


__all__ = [
    "Allocates",
    "AnyTT",
    "AnyTTOrMemDesc",
    "AnyTTType",
    "AsyncToken",
    "FloatTensor",
    "FpIntTensor",
    "I1Tensor",
    "I8Tensor",
    "I32Tensor",
    "MemDesc",
    "MemoryEffects",
    "Ptr",
    "PtrTensor",
    "Shaped",
    "SignlessIntegerOrIndex",
    "Tensor",
    "TensorDesc",
    "TensorOrMemDesc",
    "VerifyTensorLayouts",
    "check_alloc",
    "check_element_type",
    "check_encoded_alike",
    "check_mutable",
    "check_same_elements",
    "constant",
    "enclosing",
    "enclosing_warps",
    "shape_text",
    "target_of",
]
