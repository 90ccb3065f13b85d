"""Ops of `ttg` on shared and scratch memory: allocation, loads, stores, and views of memory descriptors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gpuir.dialects.tt.constraints import elements, own_width
from gpuir.dialects.tt.dialect import PtrType
from gpuir.dialects.tt.inference import Types
from gpuir.dialects.ttg.constraints import (
    Allocates,
    MemoryEffects,
    Tensor,
    VerifyTensorLayouts,
    check_alloc,
    check_element_type,
    check_mutable,
    check_same_elements,
    constant,
    shape_text,
)
from gpuir.dialects.ttg.dialect import TTG
from gpuir.dialects.ttg.encodings import (
    SHARED,
    AMDRotatingSharedEncodingAttr,
    SharedMemorySpaceAttr,
    shared_rank,
)
from gpuir.dialects.ttg.shared_linear import BUFFER_FORMS, BufferForm, shared_linear, split_moves_elements
from gpuir.dialects.ttg.transposed import same_places, transposed
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.host import ir
from gpuir.layouts import LinearLayout, UnknownLayout
from gpuir.ods import (
    I32,
    Attr,
    DenseI32ArrayAttr,
    DialectOp,
    Effects,
    I32Attr,
    Operand,
    Operands,
    Pure,
    Result,
    StrAttr,
    Trait,
    UnitAttr,
    VerifyError,
    by_release,
    in_releases,
    named,
)
from gpuir.ods.dialect import dialect_of
from gpuir.ods.operation import OpBase
from gpuir.renamed import aliases


class _ViewTrait(Trait):
    """The result describes (part of) the operand's memory."""

    def __repr__(self) -> str:
        return "MemDescViewTrait"


MemDescViewTrait = _ViewTrait()


def _scratch(op: OpBase, effects: ir.MemoryEffectInstancesList) -> None:
    effects.append(ir.MemoryEffect.Allocate, op.operation.results[0])


class GlobalScratchAllocOp(DialectOp, dialect=TTG, name="global_scratch_alloc"):
    """A pointer to `nbytes` bytes of global memory that belong to this program, aligned to `alignment` bytes.

    `backend` (3.7) and `third_party_allocation` say that a tool such as the profiler has it; `shared_cluster_state`: the CTAs
    of a cluster have one together.
    """

    nbytes: Attr[I32Attr]
    alignment: Attr[I32Attr]
    backend: Attr[StrAttr] = named("backend", "default", releases="3.7")
    third_party_allocation: Attr[UnitAttr] = named("third_party_allocation", releases="3.8-")
    shared_cluster_state: Attr[UnitAttr] = named("shared_cluster_state", releases="3.8-")
    result: Result[PtrType]
    assembly = "attr-dict `:` qualified(type($result))"
    traits = (Effects(_scratch), VerifyTensorLayouts)


class _EncodingsOfRank(Trait):
    """The encoding of the buffer has the dimensions of the tensor that goes through it, where there is one."""

    def __init__(self, buffer: str, tensor: str):
        self.buffer, self.tensor = buffer, tensor

    def group_names(self) -> tuple[str, ...]:
        return self.buffer, self.tensor

    @in_releases("3.5-")
    def check(self, op: OpBase) -> None:
        buffers: list[Any] = op.spec.groups[self.buffer].types(op)
        tensors: list[Any] = op.spec.groups[self.tensor].types(op)
        encoding = buffers[0].encoding
        for type in tensors:
            if isinstance(encoding, SHARED) and shared_rank(encoding) != type.rank:
                raise VerifyError(
                    f"expects {self.buffer} to have an encoding of the {type.rank} dimensions of {self.tensor}, found {encoding}"
                )

    @in_releases("3.5-3.7")
    def of_shared_memory(self, op: OpBase) -> None:
        """3.4 does not ask, and from 3.8 on the layout of tensor memory has a form that fits."""
        buffers: list[Any] = op.spec.groups[self.buffer].types(op)
        encoding = buffers[0].encoding
        if not isinstance(encoding, SHARED):
            raise VerifyError(f"expects {self.buffer} to have an encoding of shared memory, found {encoding}")

    def __repr__(self) -> str:
        return f"EncodingsOfRank({self.buffer}, {self.tensor})"


class LocalAllocOp(DialectOp, dialect=TTG, name="local_alloc"):
    """Allocates a buffer in shared memory, with the tensor `src` in it where one is given.

    A buffer without `mutable` holds `src` for good: equal ones may be merged, and an unused one is removed.
    `alignment` is in bytes.

    Refused: a result outside of shared memory; a result that is smaller than its allocation; no `src` and no
    `mutable`; an element type or shape other than `src`'s.
    """

    src: Operand[Tensor] | None
    alignment: Attr[I32Attr] | None
    result: Result[MemDescType]
    assembly = "($src^)? attr-dict `:` functional-type(operands, results)"
    traits = (Allocates, _EncodingsOfRank("result", "src"), VerifyTensorLayouts)
    local_verify = True

    @in_releases("3.8-")
    def _whole_bytes(self) -> None:
        element = self.operation.results[0].type.element_type
        if (own_width(element) or 8) % 8:
            raise VerifyError(f"expects result to have elements of whole bytes, found {element}")

    def verify(self) -> None:
        result = self.operation.results[0].type
        if not isinstance(result.memory_space, SharedMemorySpaceAttr):
            raise VerifyError(
                f"expects result to be in shared memory (#ttg.shared_memory), found {result.memory_space}"
            )
        check_alloc(self.src.type if self.src is not None else None, result)


class LocalDeallocOp(DialectOp, dialect=TTG, name="local_dealloc"):
    """Frees a buffer. Optional: where it is missing the buffer lives until after its last use."""

    src: Operand[MemDescType]
    assembly = "$src attr-dict `:` qualified(type($src))"
    traits = (MemoryEffects(frees=("src",)), VerifyTensorLayouts)


class LocalLoadOp(DialectOp, dialect=TTG, name="local_load"):
    """Reads a buffer of shared memory into a distributed tensor; a `token` orders it after an asynchronous copy.

    Refused: an element type or shape of the result that is not `src`'s.
    """

    src: Operand[MemDescType]
    token: Operand[AsyncTokenType] | None
    result: Result[Tensor]
    assembly = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)"
    traits = (MemoryEffects(reads=("src",)), _EncodingsOfRank("src", "result"), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        check_same_elements(self.operation.operands[0].type, self.operation.results[0].type, "src", "result")


class LocalStoreOp(DialectOp, dialect=TTG, name="local_store"):
    """Writes a distributed tensor into a buffer of shared memory.

    Refused: a destination that is not mutable; an element type or shape other than `src`'s.
    """

    src: Operand[Tensor]
    dst: Operand[MemDescType]
    assembly = "$src `,` $dst attr-dict `:` type($src) `->` qualified(type($dst))"
    traits = (MemoryEffects(writes=("dst",)), _EncodingsOfRank("dst", "src"), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        source, target = (value.type for value in self.operation.operands)
        check_mutable(target, "dst")
        check_same_elements(source, target, "src", "dst")


#: Elements that Triton's layouts count in 32 bits.
_MOST_ELEMENTS = 1 << 31


class MemDescReshapeOp(DialectOp, dialect=TTG, name="memdesc_reshape"):
    """Sees a buffer in another shape with the same number of elements, of the same type.

    Refused: another number of elements; another element type; more than 2**31 elements; an encoding that puts elements
    elsewhere.
    """

    src: Operand[MemDescType]
    result: Result[MemDescType]
    assembly = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
    traits = (Pure, MemDescViewTrait, VerifyTensorLayouts)
    local_verify = True

    @in_releases("3.5-")
    def _keeps_allocation(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        whole = list(source.alloc_shape or source.shape)
        if whole[-source.rank :] != list(source.shape):
            raise VerifyError(
                f"expects src to be whole, {shape_text(whole[-source.rank :])}, found a part of it, {shape_text(source.shape)}"
            )
        expected = whole[: -source.rank] + list(result.shape)
        if list(result.alloc_shape or result.shape) != expected:
            raise VerifyError(
                f"expects result to have the allocation of src, in its own shape {shape_text(expected)}, found "
                f"{shape_text(result.alloc_shape)}"
            )
        if source.mutable != result.mutable:
            raise VerifyError(f"expects result to be mutable as src is, or neither, found {result}")

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        check_element_type(source, result)
        if elements(source.shape) != elements(result.shape):
            raise VerifyError(
                f"expects result to have as many elements as src, {elements(source.shape)}, "
                f"found {elements(result.shape)} ({shape_text(result.shape)})"
            )
        if elements(source.shape) > _MOST_ELEMENTS:
            raise VerifyError(
                f"expects src to have at most {_MOST_ELEMENTS} elements, found {elements(source.shape)} "
                f"({shape_text(source.shape)})"
            )
        if not any(self._stays(form) for form in BUFFER_FORMS):
            self._moves()

    @in_releases("-3.7")
    def _stays_up_to_3_7(self) -> None:
        if not self._stays("-3.7"):
            self._moves()

    @in_releases("3.8-")
    def _stays_from_3_8(self) -> None:
        if not self._stays("3.8-"):
            self._moves()

    def _stays(self, form: BufferForm) -> bool:
        """Whether elements stay where they are, as far as that is known."""
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        try:
            before, after = (_layout(name, type, form) for name, type in (("src", source), ("result", result)))
        except UnknownLayout:
            return True
        return before.reshaped(result.shape) == after

    def _moves(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        raise VerifyError(
            f"expects an encoding of result that leaves src's elements where they are, found {result.encoding} "
            f"for src's {source.encoding}"
        )


def _layout(name: str, type: MemDescType, form: BufferForm = "3.8-") -> LinearLayout:
    try:
        return shared_linear(type, form)
    except UnknownLayout:
        raise
    except ValueError as error:
        raise VerifyError(f"{str(error).replace('expects', f'expects {name} to have', 1)}") from None


class MemDescSubviewOp(DialectOp, dialect=TTG, name="memdesc_subview"):
    """A part of a buffer that begins at `offsets` (in elements), one an outer dimension of `src`.

    The result may leave out the first dimension, which then is the number of a buffer among several; result and
    source name the same allocation. A builder leaves that dimension out when the encoding has one less than `src`.

    Refused: not one offset a dimension; another element type; a result of more dimensions, of two or more less, or
    larger along one; in a view without the first dimension, an offset behind the first that is not a constant zero; in
    one with it, a part along more than one dimension, an offset along another one, or an offset along it that is no
    constant multiple of the part, or of a buffer whose encoding has other than its dimensions; tensor memory,
    except that a result of two dimensions is taken of three.
    """

    releases = "-3.4"
    src: Operand[MemDescType]
    offsets: Operands[I32]
    result: Result[MemDescType]
    assembly = "$src `[` $offsets `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
    traits = (Pure, MemDescViewTrait, VerifyTensorLayouts)

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        source = types["src"][0]
        order = getattr(source.encoding, "order", None)
        if source.rank < 2 or (order is not None and len(order) == source.rank):
            raise ValueError(f"the shape of a part of {source} is not known: give its type as results=[type]")
        return {
            "result": [
                MemDescType.get(
                    source.shape[1:], source.element_type, source.encoding, source.memory_space,
                    mutable=source.mutable, alloc_shape=source.alloc_shape,
                )
            ]
        }  # fmt: skip

    def _verify_types(self) -> Callable[[MemDescSubviewOp], None] | None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        count = len(self.operation.operands) - 1
        check_element_type(source, result)
        if count != source.rank:
            raise VerifyError(f"expects {source.rank} offsets, one a dimension of src, found {count}")
        if result.rank > source.rank:
            raise VerifyError(
                f"expects result to have at most the {source.rank} dimensions of src, found {result.rank}"
            )
        skipped = source.rank - result.rank
        if skipped > 1:
            raise VerifyError(
                f"expects result to leave out at most the first dimension of src, found {result.rank} of {source.rank} dimensions"
            )
        for index, (size, limit) in enumerate(zip(result.shape, list(source.shape)[skipped:], strict=True)):
            if size > limit:
                raise VerifyError(f"expects dimension {index} of result to be at most {limit}, as in src, found {size}")
        dialect_of("ttng")  # the package before its file
        from gpuir.dialects.ttng.dialect import TensorMemoryEncodingAttr

        tensor_memory = isinstance(source.encoding, TensorMemoryEncodingAttr)
        if tensor_memory and (source.rank, result.rank) != (3, 2):
            raise VerifyError(
                f"expects a result of 2 of the 3 dimensions of src in tensor memory, found {result.rank} of {source.rank}"
            )
        if not tensor_memory:
            for name, type in (("src", source), ("result", result)):
                if not isinstance(type.encoding, SHARED):
                    raise VerifyError(f"expects {name} to have an encoding of shared memory, found {type.encoding}")
        return _check_leading_offset if skipped else self._verify_split(source, result)

    @staticmethod
    def _verify_split(source: MemDescType, result: MemDescType) -> Callable[[Any], None] | None:
        shape = list(result.shape)
        split = [i for i, (a, b) in enumerate(zip(source.shape, shape, strict=True)) if a != b]
        if len(split) > 1:
            raise VerifyError(
                f"expects a part along one dimension of src, found {shape_text(shape)} of {shape_text(source.shape)}"
            )
        if shape == [1]:
            return None
        refusal = ""
        try:
            for dimension in split:
                _check_split(source, dimension, shape[dimension])
        except VerifyError as error:
            refusal = str(error)

        def check(op: Any) -> None:
            for index, offset in enumerate(list(op.operation.operands)[1:]):
                value = constant(offset)
                if value is None:
                    raise VerifyError(f"expects offset #{index} to be a constant, found {_offset_text(offset)}")
                if split and index != split[0] and value != 0:
                    raise VerifyError(
                        f"expects offset #{index} to be 0 since the result has all of that dimension, found {value}"
                    )
                if split and index == split[0] and value & (shape[index] - 1):
                    raise VerifyError(
                        f"expects offset #{index} to be a multiple of the part's size, {shape[index]}, found {value}"
                    )
            if refusal:
                raise VerifyError(refusal)

        return check


def _check_leading_offset(op: Any) -> None:
    """A view without the first dimension begins at one index of that, and at the start of the others."""
    for index, offset in enumerate(list(op.operation.operands)[2:], 1):
        if constant(offset) != 0:
            raise VerifyError(
                f"expects offset #{index} to be a constant 0 since the result leaves out the first dimension, "
                f"found {_offset_text(offset)}"
            )


def _check_split(source: MemDescType, dimension: int, size: int) -> None:
    """A part begins where no swizzle moves elements along another dimension."""
    encoding = source.encoding
    assert isinstance(encoding, SHARED)
    rank = shared_rank(encoding)
    if rank != source.rank:
        raise VerifyError(
            f"expects an encoding of src of {source.rank} dimensions to take a part of it, found one of {rank} ({encoding})"
        )
    whole = MemDescType.get(
        list(source.alloc_shape or source.shape)[-rank:],
        source.element_type,
        encoding,
        source.memory_space,
        context=source.context,
    )
    try:
        layout = _layout("src", whole)
    except UnknownLayout:
        return
    check_injective(layout, encoding)
    if split_moves_elements(layout, dimension, size, source.shape[dimension]):
        raise VerifyError(
            f"expects a part that holds the swizzle's pattern along dimension {dimension}, found size {size} of {encoding}"
        )


def check_injective(layout: LinearLayout, encoding: ir.Attribute) -> None:
    """The layout has each element once, so that a part can be taken: one padded for fp4, or copied to CTAs, has not."""
    if not all(any(basis) for bases in layout.bases.values() for basis in bases):
        raise VerifyError(f"expects an encoding of src with one place for each element, found {encoding}")


def _offset_text(value: ir.Value) -> str:
    number = constant(value)
    return "a value that is no constant" if number is None else str(number)


class MemDescTransOp(DialectOp, dialect=TTG, name="memdesc_trans"):
    """Sees a buffer with its dimensions in another order: dimension i of the result is dimension `order[i]` of `src`.

    The result's encoding follows from that, so that no byte moves.

    Refused: an `order` that is no permutation of `src`'s dimensions; an encoding that cannot be transposed so; another
    result type.
    """

    src: Operand[MemDescType]
    order: Attr[DenseI32ArrayAttr]
    result: Result[MemDescType]
    assembly = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
    traits = (Pure, MemDescViewTrait, VerifyTensorLayouts)
    local_verify = True

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        return {"result": [transposed(types["src"][0], list(attributes["order"]))]}

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        try:
            expected = transposed(source, list(self.order))
        except ValueError as error:
            raise VerifyError(str(error)) from None
        if expected != result and not any(same_places(expected, result, form) for form in BUFFER_FORMS):
            raise VerifyError(f"expects result to be {expected}, src in that order, found {result}")

    @by_release({"-3.5": None, "3.6-3.7": "-3.7", "3.8-": "3.8-"})
    def _check_result(self, form: BufferForm | None) -> None:
        """The result has the encoding that follows, or in these releases one that puts elements in the same places."""
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        moved = list(self.order) != list(range(source.rank))
        if form is None and moved and isinstance(source.encoding, AMDRotatingSharedEncodingAttr):
            raise VerifyError(
                f"expects an encoding that can be transposed by {list(self.order)}, found {source.encoding}"
            )
        try:
            expected = transposed(source, list(self.order))
        except ValueError as error:
            raise VerifyError(str(error)) from None
        if expected != result and (form is None or not same_places(expected, result, form)):
            raise VerifyError(f"expects result to be {expected}, src in that order, found {result}")


global_scratch_alloc = GlobalScratchAllocOp.builder
local_alloc = LocalAllocOp.builder
local_dealloc = LocalDeallocOp.builder
local_load = LocalLoadOp.builder
local_store = LocalStoreOp.builder
memdesc_reshape = MemDescReshapeOp.builder
memdesc_subview = MemDescSubviewOp.builder
memdesc_trans = MemDescTransOp.builder
__getattr__ = aliases(__name__, {"check_places": check_injective})
