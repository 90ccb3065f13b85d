"""What the ops of `amdg` have in common: constraints on types, types that follow from others, checks of barriers."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import is_tensor, shape_text, tensor, tensor_of, with_element
from gpuir.dialects.tt.dialect import PtrType
from gpuir.dialects.tt.enclosing import cluster_size
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import AnyOp, ir
from gpuir.ods import TypeConstraint, TypeConstraintMeta, VerifyError


class SmallFloatTensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("f8E4M3FN type or f8E5M2 type", frozenset(("f8E4M3FN", "f8E5M2"))),
): ...


class ScaleTensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("bfloat16 type or 8-bit signless integer", frozenset(("bf16", "i8"))),
): ...


class UpcastTensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("16-bit float or bfloat16 type or 32-bit float", frozenset(("f16", "bf16", "f32"))),
): ...


class LLVMPointer(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint("LLVM pointer type", lambda type: str(type).startswith("!llvm.ptr")),
): ...


_LLVM_FLOATS = frozenset(("bf16", "f16", "f32", "f64", "f80", "f128"))


def _is_llvm(type: ir.Type) -> bool:
    if isinstance(type, ir.VectorType):
        return type.rank == 1
    if isinstance(type, ir.IntegerType):
        return type.is_signless
    return str(type) in _LLVM_FLOATS or str(type).startswith("!llvm.")


class LLVMType(metaclass=TypeConstraintMeta, constraint=TypeConstraint("LLVM dialect-compatible type", _is_llvm)): ...


class I16OrI32(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "16-bit signless integer or 32-bit signless integer", lambda type: str(type) in ("i16", "i32")
    ),
): ...


def element_pointer(type: ir.Type) -> ir.Type:
    """A pointer in global memory to an element of a tensor or of a buffer."""
    element = type.element_type if isinstance(type, (ir.RankedTensorType, MemDescType)) else type
    return PtrType.get(element, context=type.context)


def i32_like(type: ir.Type) -> ir.Type:
    """A tensor of i32 with the shape and encoding of `type`."""
    return with_element(type, ir.IntegerType.get_signless(32, type.context))


def alike(one: ir.RankedTensorType, other: ir.Type, element: ir.Type) -> bool:
    """Whether the other is a tensor with the shape and encoding of the one, of elements of that type."""
    return is_tensor(other) and other == tensor(one.shape, element, one.encoding)


def check_barrier(op: AnyOp, type: MemDescType) -> None:
    """A barrier is an i64 in memory, or one for each of some CTAs."""
    if type.rank != 1 or str(type.element_type) != "i64":
        raise VerifyError(f"expects a barrier, 1xi64, found {shape_text(type.shape)}x{type.element_type}")
    ctas = max(cluster_size(op) or 1, 1)
    if type.shape[0] > ctas:
        raise VerifyError(f"expects a barrier of at most {ctas} i64, one for each CTA, found {type.shape[0]}")


def attribute_of_module(op: AnyOp, name: str) -> int | None:
    """The integer that the innermost module around the op says under that name."""
    parent = op.operation.parent
    while parent is not None:
        operation = parent.operation
        if operation.name == "builtin.module":
            attribute = operation.attributes[name] if name in operation.attributes else None
            return attribute.value if isinstance(attribute, ir.IntegerAttr) else None
        parent = operation.parent
    return None


def check_clusters(op: AnyOp) -> None:
    """Only kernels whose CTAs form clusters have a barrier of the cluster."""
    if (cluster_size(op) or 1) <= 1:
        raise VerifyError("expects a module with ttg.num-ctas of at least 2, found 1")
