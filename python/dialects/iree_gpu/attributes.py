"""The attributes of `iree_gpu`."""

from __future__ import annotations

from typing import Annotated, Any

from gpuir.dialects.iree_gpu.dialect import (
    IREE_GPU,
    ComputeBitwidths,
    DotProductOps,
    IteratorType,
    MMAFragment,
    MMAIntrinsic,
    ReorderWorkgroupsStrategy,
    StorageBitwidths,
    SubgroupOps,
)
from gpuir.dialects.iree_gpu.layouts import INTRINSICS, IntrinsicInfo, SubgroupLayout
from gpuir.host import ir
from gpuir.ods import (
    Bool,
    DenseI32,
    DialectAttr,
    Dictionary,
    Int32,
    Int64,
    Param,
    Str,
    UInt32,
    any_of_parameter,
    default,
    list_of,
    own_parameter,
)


class ComputeBitwidthsAttr(DialectAttr, dialect=IREE_GPU, name="compute_bitwidths"):
    """Supported bitwidths for compute, e.g. ``#iree_gpu<compute_bitwidths fp32|fp16>``."""

    value: Param[ComputeBitwidths]
    assembly = "$value"


class DotProductOpsAttr(DialectAttr, dialect=IREE_GPU, name="dotproduct_ops"):
    """Supported dot product ops."""

    value: Param[DotProductOps]
    assembly = "$value"


class StorageBitwidthsAttr(DialectAttr, dialect=IREE_GPU, name="storage_bitwidths"):
    """Supported bitwidths for storage."""

    value: Param[StorageBitwidths]
    assembly = "$value"


class SubgroupOpsAttr(DialectAttr, dialect=IREE_GPU, name="subgroup_ops"):
    """Supported subgroup ops."""

    value: Param[SubgroupOps]
    assembly = "$value"


class IteratorTypeAttr(DialectAttr, dialect=IREE_GPU, name="iterator_type"):
    """Iterator type of one outer dimension of a multi_mma."""

    value: Param[IteratorType]
    assembly = "`<` $value `>`"


class ReorderWorkgroupsStrategyAttr(DialectAttr, dialect=IREE_GPU, name="reorder_workgroups_strategy"):
    """Strategy for workgroup reordering."""

    value: Param[ReorderWorkgroupsStrategy]
    assembly = "`<` $value `>`"


class LaneIdAttr(DialectAttr, dialect=IREE_GPU, name="lane_id"):
    """Maps an scf.forall to the lanes of a subgroup.

    The host's scf.forall takes no attribute of a run-time dialect as its mapping: there the list stands under the
    discardable name `gpuir.mapping`; texts say `mapping`.
    """

    dim: Param[Int64]
    assembly = "`<` $dim `>`"
    relocate = {"mapping": "gpuir.mapping"}


class DerivedThreadConfigAttr(DialectAttr, dialect=IREE_GPU, name="derived_thread_config"):
    """Lowering configuration of one thread tiling level, inferred from the levels before it."""


class LoweringConfigAttr(DialectAttr, dialect=IREE_GPU, name="lowering_config"):
    """Lowering configuration as a dictionary: tile sizes by level, the MMA kind and whatever else a pass reads."""

    attributes: Param[Dictionary]
    assembly = "`<` $attributes `>`"


class MMAIntrinsicAttr(DialectAttr, dialect=IREE_GPU, name="mma_intrinsic"):
    """One of the MMA intrinsics."""

    value: Param[MMAIntrinsic]
    assembly = "$value"


def _fragment(value: Any) -> MMAFragment:
    return MMAFragment.of(value.capitalize() if isinstance(value, str) else value)


class _MmaAttr(DialectAttr, dialect=IREE_GPU):
    """What all kinds of a multi_mma answer, from the tables of their instructions."""

    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the instruction."""
        raise NotImplementedError

    @property
    def a_type(self) -> ir.Type:
        """Element type of the left operand."""
        return ir.Type.parse(self.info.a_type, self.context)

    @property
    def b_type(self) -> ir.Type:
        """Element type of the right operand."""
        return ir.Type.parse(self.info.b_type, self.context)

    @property
    def c_type(self) -> ir.Type:
        """Element type of the accumulator."""
        return ir.Type.parse(self.info.c_type, self.context)

    @property
    def element_types(self) -> tuple[ir.Type, ir.Type, ir.Type]:
        """Element types of the left operand, the right operand and the accumulator."""
        return self.a_type, self.b_type, self.c_type

    @property
    def subgroup_size(self) -> int:
        """Lanes that execute the instruction together: 64 for MFMA, 32 for WMMA and mma.sync, 128 for wgmma."""
        return self.info.subgroup_size

    @property
    def m(self) -> int:
        """Rows of the accumulator."""
        return self.info.m

    @property
    def n(self) -> int:
        """Columns of the accumulator."""
        return self.info.n

    @property
    def k(self) -> int:
        """Length of the reduction."""
        return self.info.k

    @property
    def mnk(self) -> tuple[int, int, int]:
        """m, n and k."""
        return self.m, self.n, self.k

    def tile_shape(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Rows and columns of the fragment's tile."""
        m, n, k = self.mnk
        return {MMAFragment.Lhs: (m, k), MMAFragment.Rhs: (k, n), MMAFragment.Acc: (m, n)}[_fragment(fragment)]


class _InstructionAttr(_MmaAttr, dialect=IREE_GPU):
    """What the kinds that are one instruction answer besides."""

    m_size, n_size, k_size = _MmaAttr.m, _MmaAttr.n, _MmaAttr.k

    def layout(self, fragment: MMAFragment | str | int) -> SubgroupLayout:
        """Layout of the ``"Lhs"``, ``"Rhs"`` or ``"Acc"`` fragment over the subgroup's lanes and registers."""
        return self.info.layouts[_fragment(fragment)]

    def elements(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Elements of the fragment in a subgroup, and each lane's share."""
        rows, columns = self.tile_shape(fragment)
        return rows * columns, self.layout(fragment).registers

    def vector_type(self, fragment: MMAFragment | str | int) -> ir.VectorType:
        """The vector of registers that one lane holds of the fragment."""
        element = self.element_types[_fragment(fragment)]
        return ir.VectorType.get([self.elements(fragment)[1]], element)


class MMAAttr(_InstructionAttr, dialect=IREE_GPU, name="mma_layout"):
    """An MMA instruction with its operand layouts: ``c[m, n] += a[m, k] * b[k, n]`` for one subgroup.

    ``MMAAttr.get("MFMA_F32_16x16x16_F16")`` takes the intrinsic as its name, number, enum or attribute.
    """

    intrinsic: Param[MMAIntrinsicAttr]
    assembly = "`<` $intrinsic `>`"

    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the intrinsic."""
        return INTRINSICS[self.intrinsic.value]


class DataTiledMMAAttr(_MmaAttr, dialect=IREE_GPU, name="data_tiled_mma_layout"):
    """An MMA instruction on data-tiled operands, unrolled on a thread and over subgroups.

    The tile swizzle is part of the data already: an inner tile of the left operand holds the `unroll_m` x `unroll_k`
    intrinsics' fragments, parallel dimensions outermost and the unrolled k innermost.
    """

    intrinsic: Param[MMAIntrinsicAttr]
    unroll_m: Param[Int64] = default(1)
    unroll_m_to_subgroups: Param[Int64] = default(1)
    unroll_n: Param[Int64] = default(1)
    unroll_n_to_subgroups: Param[Int64] = default(1)
    unroll_k: Param[Int64] = default(1)
    assembly = "`<` struct(params) `>`"

    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the intrinsic."""
        return INTRINSICS[self.intrinsic.value]

    @property
    def m(self) -> int:
        """Rows of the accumulator, all unrolling counted."""
        return self.info.m * self.unroll_m * self.unroll_m_to_subgroups

    @property
    def n(self) -> int:
        """Columns of the accumulator, all unrolling counted."""
        return self.info.n * self.unroll_n * self.unroll_n_to_subgroups

    @property
    def k(self) -> int:
        """Length of the reduction, all unrolling counted."""
        return self.info.k * self.unroll_k

    def elements(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Elements of the fragment in all subgroups together, and each lane's share."""
        fragment = _fragment(fragment)
        rows, columns = self.tile_shape(fragment)
        unroll = {
            MMAFragment.Lhs: self.unroll_m * self.unroll_k,
            MMAFragment.Rhs: self.unroll_n * self.unroll_k,
            MMAFragment.Acc: self.unroll_m * self.unroll_n,
        }[fragment]
        return rows * columns, self.info.layouts[fragment].registers * unroll


class MMAOpsArrayAttr(DialectAttr, dialect=IREE_GPU, name="mma_ops"):
    """A list of MMA kinds, e.g. ``#iree_gpu<mma_ops[<MFMA_F32_16x16x16_F16>]>``."""

    value: Param[Annotated[list[MMAAttr], list_of(own_parameter(MMAAttr))]]
    assembly = "`[` (`]`) : ($value^ `]`)?"


class MMAScheduleAttr(DialectAttr, dialect=IREE_GPU, name="mma_schedule"):
    """An MMA kind and how many subgroups share a workgroup's tile along m and n."""

    intrinsic: Param[Annotated[MMAAttr | DataTiledMMAAttr, any_of_parameter(MMAAttr, DataTiledMMAAttr)]]
    subgroup_m_count: Param[Int64]
    subgroup_n_count: Param[Int64]
    assembly = "`<` struct(params) `>`"


class GPUPipelineOptionsAttr(DialectAttr, dialect=IREE_GPU, name="pipeline_options"):
    """Options of a lowering pipeline; each may be left out."""

    prefetch_shared_memory: Param[Bool] | None
    no_reduce_shared_memory_bank_conflicts: Param[Bool] | None
    reorder_workgroups_strategy: Param[ReorderWorkgroupsStrategyAttr] | None
    assembly = "`<` struct(params) `>`"


class TargetWgpAttr(DialectAttr, dialect=IREE_GPU, name="target_wgp"):
    """Features and limits of one workgroup processor: AMD compute unit, NVIDIA streaming multiprocessor.

    Sizes are threads, `max_workgroup_memory_bytes` is in bytes. The numbers behind `max_workgroup_counts` are in IREE's release of
    November 2024, not in its document: the widest load, SIMD units, and the registers of a SIMD's lane in bits.
    """

    compute: Param[ComputeBitwidthsAttr]
    storage: Param[StorageBitwidthsAttr]
    subgroup: Param[SubgroupOpsAttr]
    dot: Param[DotProductOpsAttr]
    mma: Param[MMAOpsArrayAttr]
    subgroup_size_choices: Param[DenseI32]
    max_workgroup_sizes: Param[DenseI32]
    max_thread_count_per_workgroup: Param[UInt32]
    max_workgroup_memory_bytes: Param[UInt32]
    max_workgroup_counts: Param[DenseI32]
    max_load_instruction_bits: Param[Int32] | None
    simds_per_wgp: Param[Int32] | None
    vgpr_space_bits: Param[Int32] | None
    extra: Param[Dictionary] | None
    assembly = "`<` struct(params) `>`"


class TargetChipAttr(DialectAttr, dialect=IREE_GPU, name="target_chip"):
    """Features and limits of a whole chip."""

    wgp_count: Param[UInt32]
    extra: Param[Dictionary] | None
    assembly = "`<` struct(params) `>`"


class TargetAttr(DialectAttr, dialect=IREE_GPU, name="target"):
    """A GPU target: architecture (``"gfx942"``, ``"sm_80"``), features, workgroup processor and, where known, chip."""

    arch: Param[Str]
    features: Param[Str]
    wgp: Param[TargetWgpAttr]
    chip: Param[TargetChipAttr] | None
    assembly = "`<` struct(params) `>`"


__all__ = [name for name in dir() if name.endswith("Attr") and name[0] != "_" and name != DialectAttr.__name__]
