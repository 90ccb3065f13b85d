"""What a thread has for a type of the program: a vector for a tensor, an address and an offset for a buffer."""

from __future__ import annotations

from typing import Any, TypeGuard

from gpuir.dialects import llvm, tt, ttg, ttng
from gpuir.dialects.ttg.linear import linear
from gpuir.host import ir
from gpuir.layouts import REGISTER, LinearLayout, UnknownLayout
from gpuir.ods.remembering import remembered

__all__ = [
    "GLOBAL",
    "SHARED",
    "bits",
    "count",
    "element",
    "in_shared",
    "is_descriptor",
    "is_pointer",
    "is_tensor",
    "layout_of",
    "local",
    "pointee_bytes",
    "vector_of",
]

#: Address spaces, of NVIDIA and AMD alike.
GLOBAL, SHARED, TENSOR = 1, 3, 6


def is_tensor(kind: ir.Type) -> TypeGuard[ir.RankedTensorType]:
    return isinstance(kind, ir.RankedTensorType)


@remembered
def _layout(shape: tuple[int, ...], encoding: ir.Attribute) -> LinearLayout:
    return linear(shape, encoding)


def layout_of(kind: Any) -> LinearLayout:
    """Registers, lanes, warps and CTAs of a tensor's elements; UnknownLayout where no rule is known."""
    if kind.encoding is None:
        raise UnknownLayout(f"{kind} has no layout: only TTGIR is lowered, not TTIR")
    return _layout(tuple(kind.shape), kind.encoding)


def count(kind: ir.RankedTensorType) -> int:
    """Elements of the tensor that one thread holds, repeated ones too."""
    return layout_of(kind).size(REGISTER)


def element(kind: ir.Type) -> Any:
    """The type of a register for an element: addresses for pointers, bytes for narrow floats, which LLVM lacks."""
    if isinstance(kind, tt.PtrType):
        return pointer(kind.address_space, kind.context)
    if isinstance(kind, ir.FloatType) and kind.width < 16:
        return ir.IntegerType.get_signless(kind.width, kind.context)
    return kind


def is_pointer(kind: ir.Type) -> bool:
    """Whether the type is LLVM's of an address."""
    return isinstance(kind, llvm.PointerType)


def pointer(space: int, context: ir.Context) -> ir.Type:
    """LLVM's type of an address in a space."""
    return llvm.PointerType.get(space, context=context)


def is_descriptor(kind: ir.Type) -> bool:
    """Whether the type is of a tensor map, of tiles or of images."""
    return isinstance(kind, (tt.TensorDescType, ttng.TensorDescIm2ColType))


def in_shared(kind: ir.Type) -> bool:
    """Whether the type is of a buffer in shared memory: those in tensor memory are a 32-bit address."""
    return isinstance(kind, ttg.MemDescType) and isinstance(kind.memory_space, ttg.SharedMemorySpaceAttr)


#: An answer of cluster launch control, which is two registers.
_ANSWER_BITS = 128


def vector_of(size: int, kind: ir.Type) -> ir.VectorType:
    return ir.VectorType.get([size], kind)


def local(kind: ir.Type) -> Any:
    """The type of the one value that a thread has for a value of the type."""
    if isinstance(kind, ir.RankedTensorType):
        return vector_of(count(kind), element(kind.element_type))
    if isinstance(kind, ttg.MemDescType):
        if not in_shared(kind):
            return ir.IntegerType.get_signless(32, kind.context)
        return ir.Type.parse(f"!llvm.struct<(ptr<{SHARED}>, i32)>", kind.context)
    if is_descriptor(kind):
        return pointer(0, kind.context)
    if isinstance(kind, ttg.AsyncTokenType):
        return ir.IntegerType.get_signless(32, kind.context)
    if isinstance(kind, ir.IntegerType) and kind.width == _ANSWER_BITS:
        return vector_of(_ANSWER_BITS // 64, ir.IntegerType.get_signless(64, kind.context))
    return element(kind)


def pointee_bytes(kind: Any) -> int:
    """Bytes of what a pointer, or the pointers of a tensor, point to."""
    pointers: Any = kind.element_type if is_tensor(kind) else kind
    return max(1, bits(pointers.pointee_type) // 8)


def bits(kind: Any) -> int:
    """Bits of a number or a pointer in memory."""
    if isinstance(kind, tt.PtrType) or is_pointer(kind):
        return 64
    return int(kind.width)
