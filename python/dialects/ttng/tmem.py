"""Ops of `ttng` on tensor memory: allocation, loads, stores, copies from shared memory, and slices."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import bit_width, shape_text
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.tt.enclosing import cluster_size
from gpuir.dialects.ttg.constraints import (
    Allocates,
    MemoryEffects,
    Tensor,
    VerifyTensorLayouts,
    check_alloc,
    check_mutable,
    check_same_elements,
)
from gpuir.dialects.ttg.encodings import NVMMASharedEncodingAttr, PaddedSharedEncodingAttr
from gpuir.dialects.ttg.linear import linear
from gpuir.dialects.ttg.shared_linear import contiguous, shared_linear
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.dialects.ttng.constraints import (
    OfTensorMemory,
    check_shared_memory,
    check_tensor_memory,
    check_tensor_memory_encoding,
)
from gpuir.dialects.ttng.dialect import COLUMN_BITS, TTNG, TensorMemoryScalesEncodingAttr
from gpuir.dialects.ttng.registers import REGISTER_FORMS, RegisterForm, check_registers
from gpuir.layouts import UnknownLayout
from gpuir.layouts.linear import LANE, REGISTER, WARP
from gpuir.ods import (
    I1,
    Attr,
    BoolAttr,
    DialectAttr,
    DialectOp,
    I32Attr,
    IntEnum,
    Operand,
    Param,
    Pure,
    Result,
    VerifyError,
    by_release,
    in_releases,
    named,
)
from gpuir.ods.respelling import Renamed

#: Elements of a block, 32 rows of 16 bytes.
_BLOCK = 512
#: What a count of 32 bits, Triton's, starts anew at.
_COUNTED = 1 << 32


class TMEMAllocOp(DialectOp, dialect=TTNG, name="tmem_alloc"):
    """Allocates a buffer in tensor memory, with the tensor `src` in it where one is given.

    A buffer without `mutable` holds `src` for good: equal ones may be merged, and an unused one is removed.

    Refused: a result outside of tensor memory, or without an encoding of it; a result that is smaller than its
    allocation; no `src` and no `mutable`; an element type or shape other than `src`'s; from Triton 3.5 on a layout of `src` that
    no instruction stores.
    """

    src: Operand[Tensor] | None
    result: Result[MemDescType]
    token: Result[AsyncTokenType] | None
    assembly = "($src^)? attr-dict `:` functional-type(operands, results)"
    traits = (OfTensorMemory(), Allocates, VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        result = self.operation.results[0].type
        check_tensor_memory(result, "result")
        check_alloc(self.src.type if self.src is not None else None, result)

    @by_release(REGISTER_FORMS)
    def _registers(self, form: RegisterForm) -> None:
        if self.src is not None:
            check_registers(self, self.src.type, self.operation.results[0].type, "src", form)


class TMEMCopyOp(DialectOp, dialect=TTNG, name="tmem_copy"):
    """Starts the copy of a buffer in shared memory into tensor memory: scales of a scaled dot, or from Triton 3.5 on a matrix.

    Of scales `src` has blocks of 32x128 bits, which are written four times over, one block after another in up to 5
    dimensions (rows of blocks, blocks of a row, 32, 4, 4 bytes), or from 3.6 on in any layout; `dst` has the scales' logical
    shape, which is the source's from 3.6 on. A matrix has elements of 32 bits, and is swizzled. Up to 3.7 a `barrier` may get an arrival at the end.

    Refused: a source outside of shared memory; from 3.6 on one of another shape than the destination's, up to 3.5 one whose blocks
    are not one piece each; a layout nvmma_shared of it that is transposed or padded for fp4, or
    swizzled where it has scales; a matrix of another layout; a destination without an encoding of tensor memory, or not
    mutable; a barrier outside of shared memory.
    """

    src: Operand[MemDescType]
    dst: Operand[MemDescType]
    barrier: Operand[MemDescType] | None = named("barrier", releases="-3.7")
    assembly = {
        "3.5-": (
            "$src `,` $dst (`,` $barrier^)? attr-dict `:` qualified(type($src)) `,` qualified(type($dst)) "
            "(`,` qualified(type($barrier))^)?"
        ),
        "-3.4": "$src `,` $dst `,` $barrier attr-dict `:` functional-type(operands, results)",
    }
    traits = (OfTensorMemory(), MemoryEffects(reads=("src",), writes=("dst", "barrier")), VerifyTensorLayouts)
    local_verify = True

    @in_releases("-3.5")
    def _of_tma(self) -> None:
        encoding = self.operation.operands[0].type.encoding
        if not isinstance(encoding, NVMMASharedEncodingAttr):
            raise VerifyError(f"expects src to have the layout nvmma_shared, found {encoding}")

    @in_releases("-3.4")
    def _without_swizzle(self) -> None:
        if self._swizzle():
            raise VerifyError(f"expects src not to be swizzled, found {self.operation.operands[0].type.encoding}")

    @in_releases("3.6")
    def _of_one_cta(self) -> None:
        if cluster_size(self) not in (1, None):
            raise VerifyError(f"expects a module with ttg.num-ctas of 1, found {cluster_size(self)}")

    @in_releases("3.5-")
    def _with_swizzle(self) -> None:
        if self._swizzle() == 0:
            raise VerifyError(f"expects src to be swizzled, found {self.operation.operands[0].type.encoding}")

    def _swizzle(self) -> int | None:
        """The swizzle of a source that is a matrix of TMA's; None of others."""
        source, target = self.operation.operands[0].type.encoding, self.operation.operands[1].type.encoding
        if isinstance(target, TensorMemoryScalesEncodingAttr) or not isinstance(source, NVMMASharedEncodingAttr):
            return None
        return source.swizzling_byte_width

    def verify(self) -> None:
        source, target = self.operation.operands[0].type, self.operation.operands[1].type
        check_shared_memory(source, "src")
        check_tensor_memory_encoding(target, "dst")
        if self.barrier is not None:
            check_shared_memory(self.barrier.type, "barrier")
        check_mutable(target, "dst")
        layout = source.encoding
        scales = isinstance(target.encoding, TensorMemoryScalesEncodingAttr)
        if not isinstance(layout, NVMMASharedEncodingAttr):
            if not scales:
                self._check_words(source)
            return
        if layout.transposed:
            raise VerifyError("expects src to be row-major, found transposed = true")
        if layout.fp4_padded:
            raise VerifyError("expects src not to be padded for fp4, found fp4Padded = true")
        if layout.swizzling_byte_width and scales:
            raise VerifyError(
                f"expects src not to be swizzled, found swizzlingByteWidth = {layout.swizzling_byte_width}"
            )
        if layout.swizzling_byte_width:
            self._check_words(source)

    @staticmethod
    def _check_words(source: MemDescType) -> None:
        if bit_width(source.element_type) != COLUMN_BITS:
            raise VerifyError(
                f"expects src to have elements of {COLUMN_BITS} bits, as a matrix of TMA's has, found {source.element_type}"
            )

    @in_releases("3.8-")
    def _unpadded(self) -> None:
        source, target = self.operation.operands[0].type.encoding, self.operation.operands[1].type.encoding
        if isinstance(source, PaddedSharedEncodingAttr) and not isinstance(target, TensorMemoryScalesEncodingAttr):
            raise VerifyError(f"expects src not to be padded, found {source}")

    @in_releases("3.6-")
    def _same_shape(self) -> None:
        source, target = self.operation.operands[0].type, self.operation.operands[1].type
        if list(source.shape) != list(target.shape):
            raise VerifyError(
                f"expects src to have the shape of dst, {shape_text(target.shape)}, found {shape_text(source.shape)}"
            )

    @in_releases("-3.5")
    def _of_blocks(self) -> None:
        """Each block, 32 x 128 bits, is one piece of shared memory."""
        source = self.operation.operands[0].type
        if not isinstance(source.encoding, NVMMASharedEncodingAttr) or source.encoding.swizzling_byte_width:
            return
        try:
            together = contiguous(shared_linear(source)) % _COUNTED
        except UnknownLayout:
            return
        except ValueError as error:
            raise VerifyError(f"{str(error).replace('expects', 'expects src to have', 1)}") from None
        if together < _BLOCK:
            raise VerifyError(
                f"expects src to have the {_BLOCK} elements of a block one after another in memory, found {together} "
                f"({source})"
            )


@TTNG.enum
class ReduceModifier(IntEnum):
    """What a load from tensor memory keeps of each row."""

    MIN = 1, "min"
    MAX = 2, "max"


class ReduceOpAttr(DialectAttr, dialect=TTNG, name="redOp"):
    """Which reduction a load from tensor memory makes."""

    releases = "3.7-"
    value: Param[ReduceModifier]
    assembly = "`<` $value `>`"


@TTNG.enum
class WaitKind(IntEnum):
    """Accesses to tensor memory that are waited for."""

    LOAD = 0, "load"
    STORE = 1, "store"


class TMEMWaitOp(DialectOp, dialect=TTNG, name="tmem_wait"):
    """Waits until the thread's loads from tensor memory, or its stores to it, are done.

    Refused: a module for a GPU without tensor memory.
    """

    releases = "3.9-"
    kind: Attr[WaitKind]
    assembly = "$kind attr-dict"
    traits = (OfTensorMemory(), MemoryEffects(reads=("*",), writes=("*",)), VerifyTensorLayouts)


class TMEMLoadOp(DialectOp, dialect=TTNG, name="tmem_load"):
    """Reads a buffer of tensor memory into a distributed tensor, of one of the layouts that the shapes of tcgen05.ld give.

    `dep` and `token` order it with other accesses to the buffer. With `redOp` the result `red` is the smallest or largest
    element of each row, with `abs` of their absolute values; `NaN`: a NaN stays one.

    Refused: a source outside of tensor memory, or without the encoding of matrices; an element type or shape of the
    result that is not `src`'s; from Triton 3.5 on a layout that no instruction gives (`gpuir.layouts.tensor_access`); `red`
    without `redOp`, and what is said of the reduction without one; from Triton 3.7 on a reduction where a thread has elements
    of several rows, or several threads have elements of one.
    """

    src: Operand[MemDescType]
    dep: Operand[AsyncTokenType] | None
    result: Result[Tensor]
    token: Result[AsyncTokenType] | None
    red: Result[Tensor] | None = named("red", releases="3.7-")
    red_op: Attr[ReduceOpAttr] | None = named("redOp", releases="3.7-")
    abs: Attr[BoolAttr] | None = named("abs", releases="3.7-")
    na_n: Attr[BoolAttr] | None = named("NaN", releases="3.7-")
    there_with = {"red": "redOp"}
    assembly = (
        "$src `` custom<Token>($dep, type($token)) attr-dict `:` qualified(type($src)) `->` type($result) "
        "(`,` type($red)^)?"
    )
    traits = (OfTensorMemory(), MemoryEffects(reads=("src",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        source = self.operation.operands[0].type
        check_tensor_memory(source, "src", scales=False)
        check_same_elements(source, self.operation.results[0].type, "src", "result")
        if self.red_op is None and (self.red is not None or self.abs is not None or self.na_n is not None):
            name = "red" if self.red is not None else "abs" if self.abs is not None else "NaN"
            raise VerifyError(f"expects redOp since it has {name}, found none")
        if self.red_op is not None and self.red is None:
            raise VerifyError("expects a result red since it has redOp, found none")

    @by_release(REGISTER_FORMS)
    def _registers(self, form: RegisterForm) -> None:
        check_registers(self, self.operation.results[0].type, self.operation.operands[0].type, "result", form)

    @in_releases("3.7-")
    def _row_of_each_thread(self) -> None:
        if self.red_op is None:
            return
        result = self.operation.results[0].type
        try:
            bases = linear(result.shape, result.encoding).bases
        except ValueError:
            return  # the layout is not known here
        if any(basis[0] for basis in bases[REGISTER]):
            raise VerifyError(
                f"expects each thread to have elements of one row of result to reduce, found {result.encoding}"
            )
        if any(basis[1] for name in (LANE, WARP) for basis in bases[name]):
            raise VerifyError(f"expects each row of result to be in one thread to reduce it, found {result.encoding}")


class TMEMStoreOp(DialectOp, dialect=TTNG, name="tmem_store"):
    """Writes a distributed tensor into a buffer of tensor memory, where `pred` is true.

    `dep` and `token` order it with other accesses to the buffer.

    Refused: a destination outside of tensor memory, without an encoding of it, or not mutable; an element type or shape
    of it that is not `src`'s; from Triton 3.5 on a layout of `src` that no instruction stores (`gpuir.layouts.tensor_access`).
    """

    dst: Operand[MemDescType]
    dep: Operand[AsyncTokenType] | None
    src: Operand[Tensor]
    pred: Operand[I1]
    token: Result[AsyncTokenType] | None
    assembly = (
        "$src `,` $dst `` custom<Token>($dep, type($token)) `,` $pred attr-dict `:` type($src) `->` "
        "qualified(type($dst))"
    )
    traits = (OfTensorMemory(), MemoryEffects(writes=("dst",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        target = self.operation.operands[0].type
        check_tensor_memory(target, "dst")
        check_mutable(target, "dst")
        check_same_elements(self.src.type, target, "src", "dst")

    @by_release(REGISTER_FORMS)
    def _registers(self, form: RegisterForm) -> None:
        check_registers(self, self.src.type, self.operation.operands[0].type, "src", form)


class TMEMSubSliceOp(DialectOp, dialect=TTNG, name="tmem_subslice"):
    """A part of a buffer in tensor memory: along dimension `dim`, columns unless one is said, from `N` on (`offset` from 3.9 on).

    From Triton 3.8 on the result is such a part: all in the source, of the source's encoding, element type and allocation,
    with its sizes along other dimensions; in 3.8 from a multiple of its size on.

    Refused: a source or result without the encoding of matrices; a source of other than 128 rows a block; a result with
    other than the source's blockM, CTASplitM, CTASplitN and unpacked; a `dim` that the source has not.
    """

    src: Operand[MemDescType]
    n: Attr[I32Attr] = named("N")
    had = {"N": "-3.8"}
    dim: Attr[I32Attr] = named("dim", 1, releases="3.9-")
    result: Result[MemDescType]
    respelled = (Renamed("offset", "N", TRITON.range("3.9-")),)
    assembly = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
    traits = (OfTensorMemory(), Pure, VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        check_tensor_memory_encoding(source, "src", scales=False)
        check_tensor_memory_encoding(result, "result", scales=False)
        before, after = source.encoding, result.encoding
        if before.block_m != 128:
            raise VerifyError(f"expects src to have blockM = 128, found {before.block_m}")
        for name, python in (
            ("blockM", "block_m"), ("CTASplitM", "cta_split_m"), ("CTASplitN", "cta_split_n"), ("unpacked", "unpacked"),
            ("colStride", "col_stride"), ("CGALayout", "cga_layout"), ("twoCTAs", "two_ctas"),
        ):  # fmt: skip
            expected, actual = getattr(before, python), getattr(after, python)
            if expected != actual:
                raise VerifyError(
                    f"expects result to have the {name} of src, {str(expected).lower()}, found {str(actual).lower()}"
                )
        if not 0 <= self.dim.value < max(source.rank, 2):
            raise VerifyError(f"expects dim to be between 0 and {source.rank - 1}, found {self.dim.value}")

    @in_releases("3.8-")
    def _part(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        dim, start = self.dim.value, self.n.value
        sizes = list(source.shape)
        if result.rank == source.rank:
            sizes[dim] = result.shape[dim]
        is_part = (
            list(result.shape) == sizes
            and 0 <= start <= source.shape[dim] - sizes[dim]
            and source.element_type == result.element_type
            and source.encoding == result.encoding
            and list(source.alloc_shape or source.shape) == list(result.alloc_shape or result.shape)
        )
        if not is_part:
            raise VerifyError(
                f"expects result to be a part of src along dimension {dim}, from {start} on, found {result}"
            )

    @in_releases("3.8")
    def _multiple(self) -> None:
        size, start = list(self.operation.results[0].type.shape)[self.dim.value], self.n.value
        if start & (size - 1):
            raise VerifyError(f"expects N to be a multiple of the part's size, {size}, found {start}")


tmem_alloc = TMEMAllocOp.builder
tmem_copy = TMEMCopyOp.builder
tmem_load = TMEMLoadOp.builder
tmem_store = TMEMStoreOp.builder
tmem_subslice = TMEMSubSliceOp.builder
tmem_wait = TMEMWaitOp.builder
