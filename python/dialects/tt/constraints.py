"""What the ops of `tt` take: constraints on types, and types that follow from others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Protocol, TypeGuard

from gpuir.dialects.tt.dialect import InputPrecision, PtrType, TensorDescType
from gpuir.host import ir
from gpuir.ods import (
    AttrConstraintMeta,
    DictionaryAttr,
    TypeConstraint,
    TypeConstraintMeta,
    VerifyError,
    array_of,
    instances,
    own_type,
)

FLOATS = frozenset(("f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f16", "bf16", "f32", "f64"))
INTEGERS = frozenset(("i1", "i4", "i8", "i16", "i32", "i64"))

#: The size of a dimension that a type leaves open, ``?``.
DYNAMIC = ir.ShapedType.get_dynamic_size()

_TENSOR = ('irdl.base "!builtin.tensor"',)


class Shaped(Protocol):
    """A tensor's or a memory descriptor's type."""

    @property
    def rank(self) -> int: ...
    @property
    def shape(self) -> Sequence[int]: ...
    @property
    def element_type(self) -> ir.Type: ...


def _names(names: frozenset[str], pointers: bool) -> Any:
    def test(type: ir.Type) -> bool:
        return (pointers and isinstance(type, PtrType)) or str(type) in names

    return test


def has_readable_encoding(type: ir.RankedTensorType) -> bool:
    """Whether Python can see the tensor's encoding: of locations, which no layout is, the host has no class."""
    try:
        type.encoding  # noqa: B018
    except TypeError:
        return False
    return True


def tensor_of(summary: str, names: frozenset[str] = frozenset(), pointers: bool = False) -> TypeConstraint:
    """Ranked tensors with elements of the types of those names, or pointers."""
    element = _names(names, pointers)
    return TypeConstraint(
        f"ranked tensor of {summary} values",
        lambda type: (
            isinstance(type, ir.RankedTensorType) and element(type.element_type) and has_readable_encoding(type)
        ),
        _TENSOR,
    )


def _like(summary: str, names: frozenset[str] = frozenset(), pointers: bool = False) -> TypeConstraint:
    element = _names(names, pointers)
    return TypeConstraint(
        f"{summary} or ranked tensor of {summary} values",
        lambda type: (
            element(type.element_type) and has_readable_encoding(type)
            if isinstance(type, ir.RankedTensorType)
            else element(type)
        ),
    )


#: A pointer; formats leave ``!tt.ptr`` out.
Ptr = own_type(PtrType)
TensorDesc = own_type(TensorDescType)


class TensorPtr(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "ptr to a ranked tensor",
        lambda type: isinstance(type, PtrType) and Tensor.test(type.pointee_type),
        Ptr.irdl,
    ),
): ...


TensorPtr.own = PtrType


class FloatLike(metaclass=TypeConstraintMeta, constraint=_like("floating-point", FLOATS)): ...


class F32Like(metaclass=TypeConstraintMeta, constraint=_like("32-bit float", frozenset(("f32",)))): ...


class IntLike(metaclass=TypeConstraintMeta, constraint=_like("integer", INTEGERS)): ...


class BoolLike(metaclass=TypeConstraintMeta, constraint=_like("1-bit signless integer", frozenset(("i1",)))): ...


class I64Like(metaclass=TypeConstraintMeta, constraint=_like("64-bit signless integer", frozenset(("i64",)))): ...


class PtrLike(metaclass=TypeConstraintMeta, constraint=_like("ptr", pointers=True)): ...


class AnyTT(
    metaclass=TypeConstraintMeta, constraint=_like("floating-point, integer or ptr", FLOATS | INTEGERS, pointers=True)
): ...


class Tensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("floating-point, integer or ptr", FLOATS | INTEGERS, pointers=True),
): ...


class FpIntTensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("floating-point or integer", FLOATS | INTEGERS),
): ...


class FloatTensor(
    ir.RankedTensorType, metaclass=TypeConstraintMeta, constraint=tensor_of("floating-point", FLOATS)
): ...


class IntTensor(ir.RankedTensorType, metaclass=TypeConstraintMeta, constraint=tensor_of("integer", INTEGERS)): ...


class I16OrI32Tensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("16-bit signless integer or 32-bit signless integer", frozenset(("i16", "i32"))),
): ...


class I32Tensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("32-bit signless integer", frozenset(("i32",))),
): ...


class FloatOrI8Tensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("floating-point or 8-bit signless integer", FLOATS | {"i8"}),
): ...


class AnyFunctionType(
    ir.FunctionType, metaclass=TypeConstraintMeta, constraint=instances("function type", ir.FunctionType)
): ...


class DictArrayAttr(
    ir.ArrayAttr, metaclass=AttrConstraintMeta, constraint=array_of(DictionaryAttr, "array of dictionary attributes")
): ...


def is_tensor(type: ir.Type) -> TypeGuard[ir.RankedTensorType]:
    """Whether the type is a ranked tensor."""
    return isinstance(type, ir.RankedTensorType)


def element_of(type: ir.Type) -> ir.Type:
    """The element type of a tensor; any other type is its own."""
    return type.element_type if isinstance(type, ir.RankedTensorType) else type


def encoding_of(type: ir.Type) -> ir.Attribute | None:
    """The encoding of a ranked tensor type, or None."""
    return type.encoding if isinstance(type, ir.RankedTensorType) else None


def same_encoding(one: ir.RankedTensorType, other: ir.RankedTensorType) -> bool:
    """Whether both have equal encodings, or none; the host compares attributes with attributes only."""
    if one.encoding is None or other.encoding is None:
        return one.encoding is other.encoding
    return bool(one.encoding == other.encoding)


def tensor(shape: Sequence[int], element: ir.Type, encoding: ir.Attribute | None = None) -> ir.Type:
    """The ranked tensor type of that shape, element type and encoding."""
    try:
        return ir.RankedTensorType.get(list(shape), element, encoding, loc=ir.Location.unknown(element.context))
    except ir.MLIRError:
        raise ValueError(f"a tensor cannot have elements of type {element}") from None


def with_element(type: ir.Type, element: ir.Type) -> ir.Type:
    """A tensor type with other elements, its shape and encoding kept; for a scalar the element type itself."""
    if not isinstance(type, ir.RankedTensorType):
        return element
    return tensor(type.shape, element, type.encoding)


def pointee(type: ir.Type) -> ir.Type:
    """What a pointer, or a tensor of pointers, points at: the loaded type."""
    element = element_of(type)
    if not isinstance(element, PtrType):
        raise ValueError(f"expected a pointer or a tensor of pointers, found {type}")
    return with_element(type, element.pointee_type)


def pointer_to(type: ir.Type) -> ir.Type:
    """Pointers in global memory to such values, tensor or scalar."""
    return with_element(type, PtrType.get(element_of(type), context=type.context))


def bool_like(type: ir.Type) -> ir.Type:
    """i1, or a tensor of it with the shape and encoding of `type`."""
    return with_element(type, ir.IntegerType.get_signless(1, type.context))


def pointed_bool(type: ir.Type) -> ir.Type:
    """The mask's type for a pointer, a tensor of pointers or a block pointer."""
    return bool_like(pointee(type))


def scalar_base(type: PtrType) -> ir.Type:
    """The pointer to an element that a block pointer is made from."""
    return PtrType.get(element_of(type.pointee_type), type.address_space, context=type.context)


def shape_text(shape: Sequence[int]) -> str:
    """A shape as types write it, ``128x64``."""
    return "x".join("?" if size == DYNAMIC else str(size) for size in shape) or "a scalar"


#: Floats for which the host has no class.
_WIDE_FLOATS = {"f80": 80, "f128": 128}


def own_width(type: ir.Type) -> int | None:
    """Width of an element in bits; None of a type that has none, as pointers and `index`."""
    width: int | None = getattr(type, "width", None)
    return _WIDE_FLOATS.get(str(type)) if width is None else width


def bit_width(type: ir.Type) -> int:
    """Width of an element in bits; pointers have 64."""
    width = own_width(type)
    return 64 if width is None else width


def elements(shape: Sequence[int]) -> int:
    """The number of elements of a shape."""
    return math.prod(shape)


def check_precision(op: Any) -> None:
    """Refuses what products up to Triton 3.5 do not know: sums of products of bf16 parts."""
    precision = InputPrecision.of(op.input_precision.value)
    if precision > InputPrecision.IEEE:
        raise VerifyError(f"expects inputPrecision to be tf32, tf32x3 or ieee, found {precision}")


def check_matrices(a: Shaped, b: Shaped, d: Shaped) -> None:
    """Operands and result of a product, tensors or buffers, have 2 dimensions, or all have 3, the first one equal."""
    for name, type in (("a", a), ("b", b), ("d", d)):
        if type.rank not in (2, 3) or type.rank != a.rank:
            raise VerifyError(
                f"expects {name} to have {a.rank if a.rank in (2, 3) else '2 or 3'} dimensions, found {type.rank}"
            )
    for name, type in (("a", a), ("b", b)):
        if type.rank == 3 and type.shape[0] != d.shape[0]:
            raise VerifyError(f"expects {name} to have the first dimension of d, {d.shape[0]}, found {type.shape[0]}")
