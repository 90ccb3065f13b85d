"""Matrix products of `ttng`: wgmma on sm_90 (`warp_group_dot`) and tcgen05 on sm_100 (`tc_gen5_mma`)."""

from __future__ import annotations

from typing import Any

from gpuir.dialects.tt.constraints import check_matrices, check_precision, own_width
from gpuir.dialects.tt.dialect import InputPrecision, ScaleDotElemType
from gpuir.dialects.tt.enclosing import cluster_size
from gpuir.dialects.ttg.buffers import CommitBarriers, cta_bases
from gpuir.dialects.ttg.constraints import (
    FpIntTensor,
    MemoryEffects,
    TensorOrMemDesc,
    VerifyTensorLayouts,
    constant,
    enclosing_warps,
)
from gpuir.dialects.ttg.encodings import DotOperandEncodingAttr, NvidiaMmaEncodingAttr, NVMMASharedEncodingAttr
from gpuir.dialects.ttg.linear_encodings import SharedLinearEncodingAttr
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.dialects.ttg.unlowered import unlowered
from gpuir.dialects.ttng.constraints import OfTensorMemory, check_dot
from gpuir.dialects.ttng.dialect import TTNG, TensorMemoryEncodingAttr
from gpuir.dialects.ttng.product_ctas import check_depth_in_each, check_pair, check_pair_of_first_release, check_places
from gpuir.dialects.ttng.product_types import ProductLayouts, ProductTypes, check_scaled_rows
from gpuir.host import ir
from gpuir.ods import (
    I1,
    AllTypesMatch,
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
    DialectOp,
    Effects,
    I32Attr,
    Operand,
    Operands,
    Result,
    Results,
    Trait,
    UnitAttr,
    VerifyError,
    in_releases,
    named,
)
from gpuir.ods.operation import OpBase

#: Bits of a row of a that one instruction of tcgen05 multiplies.
_DEPTH_BITS = 256
#: Elements that one scale of nvfp4 is for.
_NVFP4_BLOCK = 16
#: Layouts of shared memory that wgmma reads.
_READ_BY_WGMMA = (NVMMASharedEncodingAttr, SharedLinearEncodingAttr)
_WGMMA_TYPES = ("f32", "f16", "bf16", "f8E5M2", "f8E4M3FN", "i8")
#: What Triton counts among them from 3.6 on.
_COUNTED = (*_WGMMA_TYPES, "f8E5M2FNUZ", "f8E4M3FNUZ", "f64")


class TCGen5CommitOp(DialectOp, dialect=TTNG, name="tc_gen5_commit"):
    """Lets a barrier track all tcgen05 operations started so far: when they are done, one arrival is made at it.

    With `two_ctas` it tracks those that were started with `two_ctas`, else the others. Commits complete in their order.

    `descs` (from 3.7 on) are the buffers that the operations have read.
    """

    releases = "3.5-"
    barrier: Operand[MemDescType]
    pred: Operand[I1] | None
    descs: Operands[MemDescType] = named("descs", releases="3.7-")
    two_ctas: Attr[UnitAttr] = named("two_ctas", releases="3.5-3.6")
    assembly = "$barrier (`,` $pred^)? (`descs` $descs^)? attr-dict `:` qualified(type($barrier)) (`,` qualified(type($descs))^)?"
    traits = (
        OfTensorMemory(),
        CommitBarriers("barrier", completed="tcgen05"),
        AttrSizedOperandSegments,
        MemoryEffects(writes=("barrier",)),
        VerifyTensorLayouts,
    )


class _BarriersHavePreds(Trait):
    """Each of `barriers` has one of `barrier_preds`."""

    def verify(self, op: OpBase) -> None:
        barriers, predicates = (len(op.spec.groups[name].values(op)) for name in ("barriers", "barrier_preds"))
        if barriers != predicates:
            raise VerifyError(f"expects {barriers} barrier_preds, one a barrier, found {predicates}")

    def __repr__(self) -> str:
        return "BarriersHavePreds"


def _check_waited(op: Any) -> None:
    """Refuses barriers of a product that is over when the op returns."""
    if len(op.barriers) and not op.is_async:
        raise VerifyError(f"expects no barriers unless is_async is given, found {len(op.barriers)}")


class _ProductEffects(MemoryEffects):
    """Reads operands and scales, writes d and the barriers; d is read too, unless `useD` is the constant false."""

    def __init__(self, *reads: str):
        super().__init__(reads=reads, writes=("d", "barriers"))

    def _fill(self, op: OpBase, effects: ir.MemoryEffectInstancesList) -> None:
        super()._fill(op, effects)
        if constant(op.operation.operands[op.spec.operand_side.ranges(op)[op.spec.groups["useD"].index][0]]) != 0:
            self._append(op, effects, ir.MemoryEffect.Read, "d")

    def __repr__(self) -> str:
        return f"MemoryEffects(reads {' and '.join(self.reads)}, reads d unless useD is false, writes d and barriers)"


class TCGen5MMAOp(DialectOp, dialect=TTNG, name="tc_gen5_mma"):
    """d = a * b, or d += a * b where `useD` is true, if `pred` is; d is in tensor memory, b in shared memory, a in either.

    Without `barriers` the op is over when it returns, unless `is_async`. With them it is asynchronous (from Triton 3.5 on
    `is_async` says so), and arrives at each whose predicate is true when it is done. `multicast`: a and b go to all CTAs that
    need them; `is_unsigned`: integers are unsigned. With `two_ctas` two neighbouring CTAs work together on their halves. `acc_dep` and `token`
    order accesses to d.

    Refused: a K of b other than a's; an M or N of d other than a's and b's; not one predicate a barrier; from Triton 3.5 on
    barriers without `is_async`, and more than 64 rows where both a and d are in blocks of 64; from 3.6 on elements of a and b
    of two kinds (f16 or bf16; f32; 8-bit floats; from 3.8 on 8-bit integers, which are 8-bit floats before), and a d whose
    elements such products are not added up in (f32, for f16 and 8-bit floats f16 too, for integers i32) or that has not 32
    bits for each; a b that is not nvmma_shared, an a that is neither that nor in tensor memory; from 3.8 on barriers that have
    not an element in each CTA; from 3.9 on fewer columns of a than one instruction has, 256 bits.
    """

    a: Operand[MemDescType]
    b: Operand[MemDescType]
    d: Operand[MemDescType]
    acc_dep: Operand[AsyncTokenType] | None
    use_d: Operand[I1] = named("useD")
    pred: Operand[I1]
    barriers: Operands[MemDescType]
    barrier_preds: Operands[I1]
    two_ctas: Attr[UnitAttr]
    is_async: Attr[UnitAttr] = named("is_async", releases="3.5-")
    multicast: Attr[UnitAttr] = named("multicast", releases="3.7-")
    is_unsigned: Attr[UnitAttr] = named("is_unsigned", releases="3.8-")
    token: Result[AsyncTokenType] | None
    assembly = {
        "3.4-": (
            "$a `,` $b `,` $d `` custom<Token>($acc_dep, type($token)) `,` $useD `,` $pred `` "
            "custom<BarriersAndPreds>($barriers, $barrier_preds) attr-dict `:` qualified(type($a)) `,` "
            "qualified(type($b)) `,` qualified(type($d)) (`,` qualified(type($barriers))^)?"
        ),
        "3.3": (
            "$a `,` $b `,` $d `,` $useD `,` $pred custom<OneBarrier>($barriers, $barrier_preds, $pred) attr-dict "
            "custom<AllTypes>($a, $b, $d, $useD, $pred, $barriers)"
        ),
    }
    traits = (
        OfTensorMemory(),
        CommitBarriers("barriers"),
        AttrSizedOperandSegments,
        _ProductEffects("a", "b"),
        _BarriersHavePreds(),
        ProductTypes(),
        ProductLayouts(),
        VerifyTensorLayouts,
    )
    local_verify = True

    def verify(self) -> None:
        a, b, d = (self.operation.operands[index].type for index in range(3))
        check_matrices(a, b, d)
        check_dot(
            (a.shape[-1], b.shape[-2]), (a.shape[-2], d.shape[-2]), (b.shape[-1], d.shape[-1]), ("a", "b", "d")
        )  # fmt: skip

    @in_releases("3.5-")
    def _rows_of_d(self) -> None:
        """With a in tensor memory, too, d's rows have to be where a's are, and blocks of 64 rows take turns."""
        blocks = [getattr(self.operation.operands[index].type.encoding, "block_m", None) for index in (0, 2)]
        rows = self.operation.operands[2].type.shape[-2]
        if blocks == [64, 64] and rows > 64:
            raise VerifyError(f"expects at most 64 rows where both a and d are in blocks of 64 rows, found {rows}")

    @in_releases("3.5-")
    def _waited(self) -> None:
        _check_waited(self)

    @in_releases("3.9-")
    def _depth(self) -> None:
        a = self.operation.operands[0].type
        least = _DEPTH_BITS // (own_width(a.element_type) or 32)
        if a.shape[-1] < least:
            raise VerifyError(
                f"expects a to have at least {least} columns (K) of {a.element_type}, found {a.shape[-1]}"
            )

    @in_releases("3.6")
    def _pair_of_first_release(self) -> None:
        if self.two_ctas:
            check_pair_of_first_release(*_types_of(self))

    @in_releases("3.7-")
    def _depth_in_each(self) -> None:
        check_depth_in_each(*_types_of(self)[:2])

    @in_releases("3.7")
    def _pair(self) -> None:
        if self.two_ctas:
            check_pair(*_types_of(self))

    @in_releases("3.8-")
    def _places(self) -> None:
        check_places(*_types_of(self), bool(self.two_ctas))

    @in_releases("3.8-")
    def _told_everywhere(self) -> None:
        ctas = cluster_size(self) or 1
        for at, barrier in enumerate(self.barriers):
            expected, found = [1 << bit for bit in range(ctas.bit_length() - 1)], cta_bases(barrier.type)
            if found != expected:
                raise VerifyError(
                    f"expects barriers[{at}] to have a barrier for each CTA, bases {expected}, found {found} ({barrier.type})"
                )


def _types_of(op: OpBase) -> tuple[Any, Any, Any]:
    a, b, d = (value.type for value in list(op.operation.operands)[:3])
    return a, b, d


# 3.7 makes such barriers as 3.8 does, and reads others.
unlowered(TCGen5MMAOp, "3.7")(TCGen5MMAOp._told_everywhere)


class TCGen5MMAScaledOp(DialectOp, dialect=TTNG, name="tc_gen5_mma_scaled"):
    """d += (a scaled by `a_scale`) * (b scaled by `b_scale`), the microscaled formats of tcgen05, if `pred` is true.

    `a_type` and `b_type` are the operands' element formats. Of e2m1 two elements share a byte, along K where the operand
    is K-major in memory, else along M (of a) or N (of b). The other operands are those of `tc_gen5_mma`.

    Refused: a K of b other than a's; an M or N of d other than a's and b's, all of them in elements; not one predicate
    a barrier; by Triton 3.5 and from 3.8 on barriers without `is_async`; from 3.6 on the elements that `tc_gen5_mma` does not
    take, where integers stand for their format; from 3.7 on a d in other blocks than of 128 rows; from 3.8 on an a in tensor
    memory of other elements than f8E4M3FN and f8E5M2 in the formats e4m3 and e5m2 or pairs of e2m1, padded beside 8-bit floats.
    """

    a: Operand[MemDescType]
    b: Operand[MemDescType]
    d: Operand[MemDescType]
    acc_dep: Operand[AsyncTokenType] | None
    a_scale: Operand[MemDescType]
    b_scale: Operand[MemDescType]
    a_type: Attr[ScaleDotElemType]
    b_type: Attr[ScaleDotElemType]
    use_d: Operand[I1] = named("useD")
    pred: Operand[I1]
    barriers: Operands[MemDescType]
    barrier_preds: Operands[I1]
    is_async: Attr[UnitAttr] = named("is_async", releases="3.5-")
    two_ctas: Attr[UnitAttr] = named("two_ctas", releases="3.8-")
    multicast: Attr[UnitAttr] = named("multicast", releases="3.8-")
    token: Result[AsyncTokenType] | None
    assembly = {
        "3.4-": (
            "$a `,` $b `,` $d `` custom<Token>($acc_dep, type($token)) `,` $a_scale `,` $b_scale `,` $useD `,` $pred "
            "`lhs` `=` $a_type `rhs` `=` $b_type `` custom<BarriersAndPreds>($barriers, $barrier_preds) attr-dict `:` "
            "qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) `,` qualified(type($a_scale)) `,` "
            "qualified(type($b_scale)) (`,` qualified(type($barriers))^)?"
        ),
        "3.3": (
            "$a `,` $b `,` $d `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type `rhs` `=` $b_type "
            "custom<OneBarrier>($barriers, $barrier_preds, $pred) attr-dict "
            "custom<AllTypes>($a, $b, $d, $a_scale, $b_scale, $useD, $pred, $barriers)"
        ),
    }
    traits = (
        OfTensorMemory(),
        CommitBarriers("barriers"),
        AttrSizedOperandSegments,
        _ProductEffects("a", "b", "a_scale", "b_scale"),
        _BarriersHavePreds(),
        ProductTypes(),
        VerifyTensorLayouts,
    )
    local_verify = True

    def verify(self) -> None:
        a, b, d = (self.operation.operands[index].type for index in range(3))
        check_matrices(a, b, d)
        (m, k), (rows, n) = self._sizes()
        check_dot((k, rows), (m, d.shape[-2]), (n, d.shape[-1]), ("a", "b", "d"))

    def _sizes(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Rows and columns of a and b, of which two elements of e2m1 are a byte."""
        a, b = (self.operation.operands[index].type for index in range(2))
        (m, k), (rows, n) = list(a.shape)[-2:], list(b.shape)[-2:]
        packed = ScaleDotElemType.E2M1
        if self.a_type.value == packed:
            m, k = (2 * m, k) if _transposed(a) else (m, 2 * k)
        if self.b_type.value == packed:
            # K is the second dimension in memory when b's shared encoding is transposed.
            rows, n = (2 * rows, n) if _transposed(b) or not _is_shared(b) else (rows, 2 * n)
        return (m, k), (rows, n)

    @in_releases("3.9-")
    def _depth(self) -> None:
        """One instruction's columns of a at least, of 4-bit floats those of the one that has them packed."""
        a, b = (self.operation.operands[index].type for index in range(2))
        (_, k), _ = self._sizes()
        scales = self.a_scale.type
        small = self.a_type.value == self.b_type.value == ScaleDotElemType.E2M1
        in_place = not _transposed(a) and _transposed(b)
        if small and not in_place and (str(scales.element_type) == "f8E4M3FN" or k == _NVFP4_BLOCK * scales.shape[-1]):
            raise VerifyError(
                f"expects a that is not transposed and a transposed b of e2m1 with scales of {_NVFP4_BLOCK} elements or of f8E4M3FN, "
                f"found {a.encoding} and {b.encoding}"
            )
        least = 64 if small and in_place else 32
        if k < least:
            raise VerifyError(f"expects a to have at least {least} columns (K), found {k}")

    @in_releases("3.7-")
    def _rows_of_d(self) -> None:
        """Scaled products have one size of instruction, which is that of d's blocks."""
        encoding = self.operation.operands[2].type.encoding
        if not isinstance(encoding, TensorMemoryEncodingAttr):
            raise VerifyError(f"expects d to have the layout tensor_memory_encoding, found {encoding}")
        if encoding.block_m != 128:
            raise VerifyError(f"expects d to be in blocks of 128 rows (blockM), found {encoding.block_m}")

    @in_releases("3.8-")
    def _rows_of_a(self) -> None:
        a, b = (value.type for value in list(self.operation.operands)[:2])
        check_scaled_rows(a, b, ScaleDotElemType.of(self.a_type.value))

    @in_releases("3.5")
    def _waited_in_its_first_release(self) -> None:
        _check_waited(self)

    @in_releases("3.8-")
    def _waited(self) -> None:
        _check_waited(self)


def _is_shared(type: MemDescType) -> bool:
    return isinstance(type.encoding, NVMMASharedEncodingAttr)


def _transposed(type: MemDescType) -> bool:
    return isinstance(type.encoding, NVMMASharedEncodingAttr) and type.encoding.transposed


def _reads_buffers(op: OpBase, effects: ir.MemoryEffectInstancesList) -> None:
    # Tensors are values; only what is in shared memory is read.
    for operand, value in zip(list(op.operation.op_operands)[:2], list(op.operation.operands)[:2], strict=True):
        if isinstance(value.type, MemDescType):
            effects.append(ir.MemoryEffect.Read, operand)


class _ReadsBuffers(Effects):
    def __repr__(self) -> str:
        return "MemoryEffects(reads a and b, where they are buffers)"


class WarpGroupDotOp(DialectOp, dialect=TTNG, name="warp_group_dot"):
    """d = a * b + c with wgmma, by warp groups of 4 warps; b is in shared memory, a there or in registers.

    Where `useC` is false c counts as zero. With `isAsync` the result is there after a `warp_group_dot_wait`.
    `maxNumImpreciseAcc` says how many products of fp8 may be added up before the sum goes into a full-width accumulator.

    Refused: a layout of d other than nvidia_mma of version 3; a number of warps that 4 does not divide; a d of another
    rank than 2, of rows per CTA that are no multiple of 64, or columns that are none of 8; a layout of a other than
    nvmma_shared, shared_linear or a dot_op of nvidia_mma with opIdx 0; one of b other than the first two; an element type of a other than
    f32, f16, bf16, f8E5M2, f8E4M3FN and i8, to which Triton counts f64 in 3.6 and fp8 of AMD from 3.6 on; from 3.6 on another
    of b, or a kWidth of a in registers that does not fill them; fp8 into f32 with maxNumImpreciseAcc below 32; a K of b other than a's, an M
    or N of d other than a's and b's; up to Triton 3.5 bf16x3 and bf16x6.
    """

    a: Operand[TensorOrMemDesc]
    b: Operand[TensorOrMemDesc]
    c: Operand[FpIntTensor]
    use_c: Operand[I1] | None = named("useC")
    input_precision: Attr[InputPrecision] = named("inputPrecision", "ieee")
    max_num_imprecise_acc: Attr[I32Attr] = named("maxNumImpreciseAcc", 0)
    is_async: Attr[BoolAttr] = named("isAsync", False)
    was = {"dot_async": "2.2-3.1"}
    had = {"allowTF32": "2.2-2.3"}
    implied = {"dot_async": {"isAsync": "true"}}
    d: Result[FpIntTensor]
    assembly = "$a `,` $b `,` $c (`,` $useC^)? attr-dict `:` type($a) `*` type($b) `->` type($d)"
    traits = (_ReadsBuffers(_reads_buffers), AllTypesMatch("c", "d"), VerifyTensorLayouts)

    def verify(self) -> None:
        warps = enclosing_warps(self)
        if warps is not None and warps % 4:
            raise VerifyError(f"expects a number of warps that 4 divides, found {warps}")
        a, b, d = (self.operation.operands[index].type for index in range(3))
        layout = d.encoding
        if not isinstance(layout, NvidiaMmaEncodingAttr) or layout.version_major != 3:
            raise VerifyError(f"expects d to have the layout nvidia_mma of version 3, found {layout or 'none'}")
        if not isinstance(a.encoding, (*_READ_BY_WGMMA, DotOperandEncodingAttr)):
            raise VerifyError(
                f"expects a to have the layout nvmma_shared, shared_linear or dot_op, found {a.encoding or 'none'}"
            )
        if isinstance(a.encoding, DotOperandEncodingAttr) and (
            a.encoding.op_idx or not isinstance(a.encoding.parent, NvidiaMmaEncodingAttr)
        ):
            raise VerifyError(f"expects a to have a dot_op of nvidia_mma with opIdx 0, found {a.encoding}")
        if not isinstance(b.encoding, _READ_BY_WGMMA):
            raise VerifyError(f"expects b to have the layout nvmma_shared or shared_linear, found {b.encoding}")
        if d.rank != 2:
            raise VerifyError(f"expects d to have 2 dimensions, found {d.rank}")
        check_matrices(a, b, d)
        split = layout.cta_split_num or [1, 1]
        for name, size, parts, unit in (("M", d.shape[0], split[0], 64), ("N", d.shape[1], split[1], 8)):
            if max(size // parts, 1) % unit:
                raise VerifyError(f"expects the {name} of d to be a multiple of {unit} per CTA, found {size // parts}")
        element = str(a.element_type)
        if element not in _COUNTED:
            raise VerifyError(f"expects a to have the element type {', '.join(_COUNTED)}, found {element}")
        limit = self.max_num_imprecise_acc.value
        if element in ("f8E5M2", "f8E4M3FN") and str(d.element_type) == "f32" and limit < 32:
            raise VerifyError(f"expects maxNumImpreciseAcc to be at least 32 for {element} into f32, found {limit}")
        check_dot(
            (a.shape[-1], b.shape[-2]), (a.shape[-2], d.shape[-2]), (b.shape[-1], d.shape[-1]), ("a", "b", "d")
        )  # fmt: skip

    @in_releases("-3.5")
    def _precision(self) -> None:
        check_precision(self)

    @in_releases("-3.5")
    def _types_of_a(self) -> None:
        element = str(self.operation.operands[0].type.element_type)
        if element not in _WGMMA_TYPES:
            raise VerifyError(f"expects a to have the element type {', '.join(_WGMMA_TYPES)}, found {element}")

    @in_releases("3.6-")
    def _types_and_width(self) -> None:
        a, b = (self.operation.operands[index].type for index in range(2))
        # Signs of bytes do not matter there.
        of_bytes = isinstance(b.element_type, ir.IntegerType) and b.element_type.width == 8
        if str(b.element_type) not in _COUNTED and not of_bytes:
            raise VerifyError(f"expects b to have the element type {', '.join(_COUNTED)}, found {b.element_type}")
        if isinstance(a.encoding, DotOperandEncodingAttr):
            expected = 32 // (own_width(a.element_type) or 32)
            if a.encoding.k_width != expected:
                raise VerifyError(
                    f"expects a to have a kWidth of {expected} for {a.element_type}, found {a.encoding.k_width}"
                )


class WarpGroupDotWaitOp(DialectOp, dialect=TTNG, name="warp_group_dot_wait"):
    """Waits until at most `pendings` asynchronous `warp_group_dot` are running; results are the inputs, then complete.

    Inputs are the results of the dots that are waited for, and buffers that must live until then.

    Refused: no input; types of results that are not the inputs'.
    """

    was = {"dot_wait": "2.2-3.1"}
    inputs: Operands[TensorOrMemDesc]
    pendings: Attr[I32Attr]
    warp_group_local: Attr[UnitAttr] = named("warpGroupLocal", releases="3.9-")
    outputs: Results[TensorOrMemDesc]
    assembly = "$inputs attr-dict `:` type($inputs)"
    traits = (AllTypesMatch("inputs", "outputs"), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        if not len(self.operation.operands):
            raise VerifyError("expects at least 1 input to wait for, found 0")


tc_gen5_commit = TCGen5CommitOp.builder
tc_gen5_mma = TCGen5MMAOp.builder
tc_gen5_mma_scaled = TCGen5MMAScaledOp.builder
warp_group_dot = WarpGroupDotOp.builder
warp_group_dot_wait = WarpGroupDotWaitOp.builder
