"""`transform.iree`: iree_gpu's steps of a transform script, with IREE's names and syntax.

%mma = transform.iree.convert_to_multi_mma %matmul, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
%lanes = transform.iree.distribute_multi_mma %mma : (!transform.any_op) -> !transform.any_op
%loop = transform.iree.fuse_forall %first into %second : (!transform.any_op, !transform.any_op) -> !transform.any_op
transform.iree.forall_to_lanes %function : (!transform.any_op) -> ()
transform.iree.set_contraction_layout_attributes %contract, %kind : !transform.any_op, !transform.any_param

The patterns are `transform.apply_patterns.iree.NAME`, as all registered patterns are.
"""

from __future__ import annotations

from gpuir.dialects import iree_gpu  # noqa: F401  the package before its file
from gpuir.dialects.iree_gpu.nvidia import MmaKind
from gpuir.dialects.transform.extension import TransformDialect, TransformHandle, TransformOp, TransformParam
from gpuir.ods import AnyAttr, Attr, DenseI64ArrayAttr, Operand, Result

IREE = TransformDialect(
    "transform.iree",
    summary="IREE's transform ops for multi_mma and loops over lanes.",
    implementation="gpuir.transforms.iree_gpu.transform_ops",
)


class ConvertToMultiMmaOp(TransformOp, dialect=IREE, name="convert_to_multi_mma"):
    """Linalg contractions whose innermost m, n, k have the intrinsic's sizes become iree_gpu.multi_mma.

    A transposed operand becomes a permutation; a lowering_config is carried along. Consumes ``target``, and hands on the
    new ops.

    Refused: as a definite failure a payload op that is no such contraction, or has other element types than the intrinsic
    """

    target: Operand[TransformHandle]
    intrinsic_kind: Attr[MmaKind]
    result: Result[TransformHandle]
    assembly = "$target `,` `kind` `(` $intrinsic_kind `)` attr-dict `:` functional-type(operands, results)"
    checked = False
    consumes = ("target",)


class DistributeMultiMmaOp(TransformOp, dialect=IREE, name="distribute_multi_mma"):
    """A subgroup's multi_mma on tensors becomes an scf.forall over lanes, each with its slices of the operands.

    Consumes ``target``, hands on the foralls.

    Refused: as a definite failure a payload op that is no multi_mma; one on vectors; one of lane level; inner dimensions that
    are not expanded to the layout's
    """

    target: Operand[TransformHandle]
    result: Result[TransformHandle]
    assembly = "$target attr-dict `:` functional-type(operands, results)"
    checked = False
    consumes = ("target",)


class ForallToLanesOp(TransformOp, dialect=IREE, name="forall_to_lanes"):
    """Loops over ``#iree_gpu.lane_id<0>`` without results, in the functions given, become their bodies for gpu.lane_id."""

    target: Operand[TransformHandle]
    assembly = "$target attr-dict `:` functional-type($target, results)"
    checked = False
    modifies_payload = True


class FuseForallOp(TransformOp, dialect=IREE, name="fuse_forall"):
    """Moves a producer's scf.forall into the consumer's, with its result in workgroup memory behind a barrier_region.

    Both are mapped to the same kind of workers, or the producer to threads and the consumer to the lanes of the warps around
    it, which then do the threads' work. The consumer reads the result by one slice, behind reshapes or not. Consumes both handles, hands on
    the consumer. As IREE does, the result is in workgroup memory whatever ``address_space`` says.

    Refused: as a definite failure more than one payload op of a handle; other ops than scf.forall; foralls of different
    workers; a consumer that reads the result otherwise
    """

    producer: Operand[TransformHandle]
    consumer: Operand[TransformHandle]
    address_space: Attr[AnyAttr] | None
    result: Result[TransformHandle]
    assembly = "$producer `into` $consumer attr-dict `:` functional-type(operands, results)"
    checked = False
    consumes = ("producer", "consumer")


class SetContractionLayoutAttributesOp(TransformOp, dialect=IREE, name="set_contraction_layout_attributes"):
    """Puts iree_vector_ext.to_layout before the operands of each vector.contract, with the layouts of an intrinsic.

    ``mma_type`` is a parameter with one ``#iree_gpu.mma_layout``; the contraction gets it as its ``iree.amdgpu.mma``. Operands in
    ``read_layout_indices`` (0: lhs, 1: rhs) that an op makes are read in a layout of their own before, in which a lane has 8
    neighbours along k.

    Refused: as a definite failure a payload op that is no vector.contract; more than one attribute, or one that is no intrinsic;
    other iterators than one m, n and k; sizes that are no multiples of the intrinsic's; another operand's number
    """

    target: Operand[TransformHandle]
    mma_type: Operand[TransformParam]
    read_layout_indices: Attr[DenseI64ArrayAttr] | None
    assembly = "$target `,` $mma_type attr-dict `:` type($target) `,` type($mma_type)"
    checked = False
    modifies_payload = True
