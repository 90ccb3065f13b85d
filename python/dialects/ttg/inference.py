"""Layouts that results of `tt`'s ops on shapes have: Triton's rules, for `ttg`'s encodings."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpuir.dialects.tt.layout_inference import FORMS, Encoding, Form, Held, ThreadCounts, register
from gpuir.dialects.ttg.amd_encodings import AMDWmmaEncodingAttr
from gpuir.dialects.ttg.encodings import (
    CLUSTERED_SHARED,
    SHARED,
    BlockedEncodingAttr,
    DotOperandEncodingAttr,
    NvidiaMmaEncodingAttr,
    PaddedSharedEncodingAttr,
    PartitionedSharedEncodingAttr,
    SharedMemorySpaceAttr,
    SliceEncodingAttr,
    cluster_of_encoding,
    cta_count,
    thread_counts,
)
from gpuir.dialects.ttg.linear import INPUTS, ctas, linear, linear_attribute
from gpuir.dialects.ttg.linear_encodings import GenericLinearEncodingAttr, SharedLinearEncodingAttr
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import ir
from gpuir.layouts import distributed
from gpuir.layouts.linear import LANE, REGISTER
from gpuir.ods import VerifyError

__all__ = ["TTGLayouts", "check_dot_operands"]


def _at(values: Sequence[int], order: Sequence[int]) -> list[int]:
    return [values[index] for index in order]


#: Elements of dots in nvidia_mma.
_MMA_KINDS = ("f16", "bf16", "f32", "f64", "i8", "f8E5M2", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ")


class TTGLayouts:
    """What `tt` asks of `ttg`'s encodings, see gpuir.dialects.tt.layout_inference."""

    def thread_counts(self, encoding: Encoding) -> ThreadCounts | None:
        return thread_counts(encoding)

    def is_open(self, encoding: Encoding) -> bool:
        return False

    def same(self, shape: Sequence[int], one: Encoding, other: Encoding, form: Form | None = None) -> bool:
        forms = FORMS if form is None else (form,)
        return any(linear(shape, one, form) == linear(shape, other, form) for form in forms)

    def same_held(self, shape: Sequence[int], one: Encoding, other: Encoding, ignored: Sequence[int]) -> bool:
        layouts = linear(shape, one).bases, linear(shape, other).bases
        for name in layouts[0]:
            bases = [[[0 if d in ignored else x for d, x in enumerate(basis)] for basis in of[name]] for of in layouts]
            if name == REGISTER:
                bases = [[basis for basis in of if any(basis)] for of in bases]
            if bases[0] != bases[1]:
                return False
        return True

    def held(self, shape: Sequence[int], encoding: Encoding, form: Form) -> Held:
        bases = linear(shape, encoding, form).bases
        copied = tuple(not any(basis) for basis in bases[LANE])
        return Held(1 << len(bases[REGISTER]), 1 << sum(map(any, bases[REGISTER])), copied)

    def check_linear(self, shape: Sequence[int], encoding: Encoding) -> None:
        if isinstance(encoding, AMDWmmaEncodingAttr) and encoding.cta_layout is not None:
            bases = [tuple(basis) for bases in encoding.bases_of_layout.values() for basis in bases if any(basis)]
            for index, basis in enumerate(bases):
                if sum(map(bool, basis)) > 1 or basis in bases[:index] or any(x & (x - 1) for x in basis):
                    raise ValueError(
                        f"expects ctaLayout to move by powers of two along one dimension each, found {list(basis)}"
                    )
        else:
            linear_attribute(linear(shape, encoding), encoding.context)

    def sliced(self, encoding: Encoding, axis: int) -> Encoding:
        return SliceEncodingAttr.get(axis, encoding, context=encoding.context)

    def expanded(self, encoding: Encoding, axis: int) -> Encoding:
        if not isinstance(encoding, SliceEncodingAttr):
            raise ValueError(f"expects src to have a slice layout, found {encoding}")
        if encoding.dim != axis:
            raise ValueError(f"expects src to be a slice along axis {axis}, found one along {encoding.dim}")
        return encoding.parent

    def transposed(self, shape: Sequence[int], encoding: Encoding, order: Sequence[int]) -> Encoding:
        if list(order) == sorted(order):
            return encoding  # nothing moves, so that even a layout without a rule stays
        if thread_counts(encoding) is None:
            raise ValueError(f"expects a distributed layout, found {encoding}")
        if not isinstance(encoding, BlockedEncodingAttr):
            return linear_attribute(linear(shape, encoding).permuted(order), encoding.context)
        inverse = [order.index(dimension) for dimension in range(len(order))]
        per, split, cta_order = ctas(encoding)
        return BlockedEncodingAttr.get(
            _at(encoding.size_per_thread, order),
            _at(encoding.threads_per_warp, order),
            _at(encoding.warps_per_cta, order),
            _at(inverse, encoding.order),
            _at(per, order),
            _at(split, order),
            _at(inverse, cta_order),
            context=encoding.context,
        )

    def reshaped(
        self, shape: Sequence[int], encoding: Encoding, new_shape: Sequence[int], form: Form = "3.8"
    ) -> Encoding:
        layout = linear(shape, encoding, form).reshaped(new_shape)
        if any(sum(map(bool, basis)) > 1 for vectors in layout.bases.values() for basis in vectors):
            return GenericLinearEncodingAttr.get(*(layout.bases[name] for name in INPUTS), context=encoding.context)
        return linear_attribute(layout, encoding.context)

    def joined(self, shape: Sequence[int], encoding: Encoding) -> Encoding:
        rank = len(shape)
        if isinstance(encoding, SliceEncodingAttr) and encoding.dim == rank:
            whole = encoding.parent
            try:
                if self.same(shape, self.split([*shape, 2], whole), encoding):
                    return whole
            except ValueError:
                pass
        if not isinstance(encoding, BlockedEncodingAttr):
            single = linear(shape, encoding).reshaped([*shape, 1])
            return linear_attribute(distributed.doubled(single, rank), encoding.context)
        per, split, cta_order = ctas(encoding)
        return BlockedEncodingAttr.get(
            [*encoding.size_per_thread, 2],
            [*encoding.threads_per_warp, 1],
            [*encoding.warps_per_cta, 1],
            [rank, *encoding.order],
            [*per, 1],
            [*split, 1],
            [rank, *cta_order],
            context=encoding.context,
        )

    def split(self, shape: Sequence[int], encoding: Encoding) -> Encoding:
        last = len(shape) - 1
        if isinstance(encoding, BlockedEncodingAttr) and _pairs_registers(encoding):
            per, split, cta_order = ctas(encoding)
            return BlockedEncodingAttr.get(
                list(encoding.size_per_thread)[:-1],
                list(encoding.threads_per_warp)[:-1],
                list(encoding.warps_per_cta)[:-1],
                [dimension for dimension in encoding.order if dimension != last],
                per[:-1],
                split[:-1],
                [dimension for dimension in cta_order if dimension != last],
                context=encoding.context,
            )
        half = distributed.halved(linear(shape, encoding), last)
        if half is None:
            raise ValueError(f"expects a register to hold both elements of src's last dimension, found {encoding}")
        return linear_attribute(half.reshaped(shape[:-1]), encoding.context)

    def check_dot(self, a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
        check_dot_operands(a, b, d)

    def check_dot_kinds(
        self, a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType, tf32: bool
    ) -> None:
        if not isinstance(d.encoding, NvidiaMmaEncodingAttr) or not isinstance(a.encoding, DotOperandEncodingAttr):
            return
        kinds = [str(type.element_type) for type in (a, b)]
        if kinds == ["f32", "f32"] and not tf32:
            raise VerifyError("expects inputPrecision to be tf32 for f32 in nvidia_mma, found another")
        for name, kind in zip("ab", kinds, strict=True):
            if kind not in _MMA_KINDS:
                raise VerifyError(f"expects {name} to have elements that mma multiplies, found {kind}")

    def check_dot_depth(self, a: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
        if isinstance(a.encoding, DotOperandEncodingAttr) and isinstance(d.encoding, NvidiaMmaEncodingAttr):
            # Four lanes hold kWidth columns each of a row.
            least = 4 * a.encoding.k_width
            if a.shape[-1] < least:
                raise VerifyError(
                    f"expects a to have at least {least} columns (K), 4 * kWidth of its layout, found {a.shape[-1]}"
                )

    def buffer_ctas(self, type: ir.Type) -> int | None:
        encoding = type.encoding if isinstance(type, MemDescType) else None
        if isinstance(encoding, PartitionedSharedEncodingAttr):
            encoding = encoding.partition_layout  # all CTAs have all partitions
        if isinstance(encoding, (PaddedSharedEncodingAttr, SharedLinearEncodingAttr)) and encoding.block is not None:
            return 1 << len(encoding.block)
        if not isinstance(encoding, SHARED) or isinstance(
            encoding, (SharedLinearEncodingAttr, PartitionedSharedEncodingAttr)
        ):
            return None
        return cta_count(encoding)

    def buffer_parts(self, type: ir.Type) -> tuple[int, int] | None:
        if not isinstance(type, MemDescType) or not isinstance(type.encoding, CLUSTERED_SHARED):
            return None
        cluster = cluster_of_encoding(type.encoding)
        if cluster is None:
            return None
        return math.prod(cluster.split), math.prod((type.alloc_shape or type.shape)[-len(cluster.split) :])

    def check_buffer(self, name: str, type: ir.Type) -> None:
        if not isinstance(type, MemDescType):
            return
        encoding = type.encoding
        if thread_counts(encoding) is not None or isinstance(encoding, SharedMemorySpaceAttr):
            raise VerifyError(f"expects {name} to have an encoding of shared memory or tensor memory, found {encoding}")


def _pairs_registers(encoding: BlockedEncodingAttr) -> bool:
    """Whether the last dimension is two registers of a thread."""
    others = (encoding.threads_per_warp[-1], encoding.warps_per_cta[-1], ctas(encoding)[0][-1])
    return encoding.size_per_thread[-1] == 2 and others == (1, 1, 1)


def check_dot_operands(a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
    """The operands of a dot have the result's layouts of operands 0 and 1, of one kWidth."""
    result = d.encoding
    widths = []
    for index, (name, encoding) in enumerate((("a", a.encoding), ("b", b.encoding))):
        if isinstance(result, NvidiaMmaEncodingAttr) and result.version_major == 3:
            raise VerifyError(
                f"expects no result layout of wgmma, which takes operands in shared memory, found {result}"
            )
        if not isinstance(encoding, DotOperandEncodingAttr):
            raise VerifyError(f"expects {name} to have a dot operand's layout, #ttg.dot_op, found {encoding}")
        if encoding.op_idx != index:
            raise VerifyError(f"expects the layout of {name} to have opIdx {index}, found {encoding.op_idx}")
        if encoding.parent != result:
            raise VerifyError(
                f"expects the layout of {name} to have the result's as parent, {result}, found {encoding.parent}"
            )
        widths.append(encoding.k_width)
    if widths[0] != widths[1]:
        raise VerifyError(f"expects the layout of b to have the kWidth of a's, {widths[0]}, found {widths[1]}")


register("ttg", TTGLayouts())
