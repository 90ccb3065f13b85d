# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.iree_gpu.dialect import (
    ComputeBitwidths,
    DotProductOps,
    IteratorType,
    MMAFragment,
    MMAIntrinsic,
    ReorderWorkgroupsStrategy,
    StorageBitwidths,
    SubgroupOps,
)
from gpuir.dialects.iree_gpu.layouts import IntrinsicInfo, SubgroupLayout
from gpuir.host import ir
from gpuir.ods.definitions import AttrBase

__all__ = [
    "ComputeBitwidthsAttr",
    "DataTiledMMAAttr",
    "DerivedThreadConfigAttr",
    "DotProductOpsAttr",
    "GPUPipelineOptionsAttr",
    "IteratorTypeAttr",
    "LaneIdAttr",
    "LoweringConfigAttr",
    "MMAAttr",
    "MMAIntrinsicAttr",
    "MMAOpsArrayAttr",
    "MMAScheduleAttr",
    "ReorderWorkgroupsStrategyAttr",
    "StorageBitwidthsAttr",
    "SubgroupOpsAttr",
    "TargetAttr",
    "TargetChipAttr",
    "TargetWgpAttr",
]

@final
class ComputeBitwidthsAttr(AttrBase):
    """Supported bitwidths for compute, e.g. ``#iree_gpu<compute_bitwidths fp32|fp16>``."""
    @classmethod
    def get(cls, value: ComputeBitwidths | str | int, *, context: ir.Context | None = None) -> ComputeBitwidthsAttr: ...
    @property
    def value(self) -> ComputeBitwidths:
        """ComputeBitwidths case"""

@final
class DotProductOpsAttr(AttrBase):
    """Supported dot product ops."""
    @classmethod
    def get(cls, value: DotProductOps | str | int, *, context: ir.Context | None = None) -> DotProductOpsAttr: ...
    @property
    def value(self) -> DotProductOps:
        """DotProductOps case"""

@final
class StorageBitwidthsAttr(AttrBase):
    """Supported bitwidths for storage."""
    @classmethod
    def get(cls, value: StorageBitwidths | str | int, *, context: ir.Context | None = None) -> StorageBitwidthsAttr: ...
    @property
    def value(self) -> StorageBitwidths:
        """StorageBitwidths case"""

@final
class SubgroupOpsAttr(AttrBase):
    """Supported subgroup ops."""
    @classmethod
    def get(cls, value: SubgroupOps | str | int, *, context: ir.Context | None = None) -> SubgroupOpsAttr: ...
    @property
    def value(self) -> SubgroupOps:
        """SubgroupOps case"""

@final
class IteratorTypeAttr(AttrBase):
    """Iterator type of one outer dimension of a multi_mma."""
    @classmethod
    def get(cls, value: IteratorType | str | int, *, context: ir.Context | None = None) -> IteratorTypeAttr: ...
    @property
    def value(self) -> IteratorType:
        """IteratorType case"""

@final
class ReorderWorkgroupsStrategyAttr(AttrBase):
    """Strategy for workgroup reordering."""
    @classmethod
    def get(
        cls, value: ReorderWorkgroupsStrategy | str | int, *, context: ir.Context | None = None,
    ) -> ReorderWorkgroupsStrategyAttr: ...
    @property
    def value(self) -> ReorderWorkgroupsStrategy:
        """ReorderWorkgroupsStrategy case"""

@final
class LaneIdAttr(AttrBase):
    """Maps an scf.forall to the lanes of a subgroup."""
    @classmethod
    def get(cls, dim: int, *, context: ir.Context | None = None) -> LaneIdAttr: ...
    @property
    def dim(self) -> int:
        """64-bit signed integer"""

@final
class DerivedThreadConfigAttr(AttrBase):
    """Lowering configuration of one thread tiling level, inferred from the levels before it."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> DerivedThreadConfigAttr: ...

@final
class LoweringConfigAttr(AttrBase):
    """Lowering configuration as a dictionary: tile sizes by level, the MMA kind and whatever else a pass reads."""
    @classmethod
    def get(
        cls, attributes: ir.DictAttr | dict[str, Any], *, context: ir.Context | None = None,
    ) -> LoweringConfigAttr: ...
    @property
    def attributes(self) -> ir.DictAttr:
        """dictionary of named attribute values"""

@final
class MMAIntrinsicAttr(AttrBase):
    """One of the MMA intrinsics."""
    @classmethod
    def get(cls, value: MMAIntrinsic | str | int, *, context: ir.Context | None = None) -> MMAIntrinsicAttr: ...
    @property
    def value(self) -> MMAIntrinsic:
        """MMAIntrinsic case"""

@final
class MMAAttr(AttrBase):
    """An MMA instruction with its operand layouts: ``c[m, n] += a[m, k] * b[k, n]`` for one subgroup."""
    @classmethod
    def get(
        cls, intrinsic: MMAIntrinsicAttr | MMAIntrinsic | str | int, *, context: ir.Context | None = None,
    ) -> MMAAttr: ...
    @property
    def intrinsic(self) -> MMAIntrinsicAttr:
        """MMAIntrinsicAttr"""
    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the intrinsic."""
    @property
    def a_type(self) -> ir.Type:
        """Element type of the left operand."""
    @property
    def b_type(self) -> ir.Type:
        """Element type of the right operand."""
    @property
    def c_type(self) -> ir.Type:
        """Element type of the accumulator."""
    @property
    def element_types(self) -> tuple[ir.Type, ir.Type, ir.Type]:
        """Element types of the left operand, the right operand and the accumulator."""
    @property
    def subgroup_size(self) -> int:
        """Lanes that execute the instruction together: 64 for MFMA, 32 for WMMA and mma.sync, 128 for wgmma."""
    @property
    def m(self) -> int:
        """Rows of the accumulator."""
    @property
    def n(self) -> int:
        """Columns of the accumulator."""
    @property
    def k(self) -> int:
        """Length of the reduction."""
    @property
    def mnk(self) -> tuple[int, int, int]:
        """m, n and k."""
    def tile_shape(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Rows and columns of the fragment's tile."""
    @property
    def m_size(self) -> int:
        """Rows of the accumulator."""
    @property
    def n_size(self) -> int:
        """Columns of the accumulator."""
    @property
    def k_size(self) -> int:
        """Length of the reduction."""
    def layout(self, fragment: MMAFragment | str | int) -> SubgroupLayout:
        """Layout of the ``"Lhs"``, ``"Rhs"`` or ``"Acc"`` fragment over the subgroup's lanes and registers."""
    def elements(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Elements of the fragment in a subgroup, and each lane's share."""
    def vector_type(self, fragment: MMAFragment | str | int) -> ir.VectorType:
        """The vector of registers that one lane holds of the fragment."""

@final
class DataTiledMMAAttr(AttrBase):
    """An MMA instruction on data-tiled operands, unrolled on a thread and over subgroups."""
    @classmethod
    def get(
        cls, intrinsic: MMAIntrinsicAttr | MMAIntrinsic | str | int, unroll_m: int = 1, unroll_m_to_subgroups: int = 1,
        unroll_n: int = 1, unroll_n_to_subgroups: int = 1, unroll_k: int = 1, *, context: ir.Context | None = None,
    ) -> DataTiledMMAAttr: ...
    @property
    def intrinsic(self) -> MMAIntrinsicAttr:
        """MMAIntrinsicAttr"""
    @property
    def unroll_m(self) -> int:
        """64-bit signed integer"""
    @property
    def unroll_m_to_subgroups(self) -> int:
        """64-bit signed integer"""
    @property
    def unroll_n(self) -> int:
        """64-bit signed integer"""
    @property
    def unroll_n_to_subgroups(self) -> int:
        """64-bit signed integer"""
    @property
    def unroll_k(self) -> int:
        """64-bit signed integer"""
    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the intrinsic."""
    @property
    def a_type(self) -> ir.Type:
        """Element type of the left operand."""
    @property
    def b_type(self) -> ir.Type:
        """Element type of the right operand."""
    @property
    def c_type(self) -> ir.Type:
        """Element type of the accumulator."""
    @property
    def element_types(self) -> tuple[ir.Type, ir.Type, ir.Type]:
        """Element types of the left operand, the right operand and the accumulator."""
    @property
    def subgroup_size(self) -> int:
        """Lanes that execute the instruction together: 64 for MFMA, 32 for WMMA and mma.sync, 128 for wgmma."""
    @property
    def m(self) -> int:
        """Rows of the accumulator, all unrolling counted."""
    @property
    def n(self) -> int:
        """Columns of the accumulator, all unrolling counted."""
    @property
    def k(self) -> int:
        """Length of the reduction, all unrolling counted."""
    @property
    def mnk(self) -> tuple[int, int, int]:
        """m, n and k."""
    def tile_shape(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Rows and columns of the fragment's tile."""
    def elements(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Elements of the fragment in all subgroups together, and each lane's share."""

@final
class MMAOpsArrayAttr(AttrBase):
    """A list of MMA kinds, e.g. ``#iree_gpu<mma_ops[<MFMA_F32_16x16x16_F16>]>``."""
    @classmethod
    def get(
        cls, value: Sequence[MMAAttr | MMAIntrinsicAttr | MMAIntrinsic | str | int], *,
        context: ir.Context | None = None,
    ) -> MMAOpsArrayAttr: ...
    @property
    def value(self) -> list[MMAAttr]:
        """list of MMAAttr"""

@final
class MMAScheduleAttr(AttrBase):
    """An MMA kind and how many subgroups share a workgroup's tile along m and n."""
    @classmethod
    def get(
        cls, intrinsic: MMAAttr | DataTiledMMAAttr | MMAIntrinsicAttr | MMAIntrinsic | str | int, subgroup_m_count: int,
        subgroup_n_count: int, *, context: ir.Context | None = None,
    ) -> MMAScheduleAttr: ...
    @property
    def intrinsic(self) -> MMAAttr | DataTiledMMAAttr:
        """MMAAttr or DataTiledMMAAttr"""
    @property
    def subgroup_m_count(self) -> int:
        """64-bit signed integer"""
    @property
    def subgroup_n_count(self) -> int:
        """64-bit signed integer"""

@final
class GPUPipelineOptionsAttr(AttrBase):
    """Options of a lowering pipeline; each may be left out."""
    @classmethod
    def get(
        cls, prefetch_shared_memory: bool | None = None, no_reduce_shared_memory_bank_conflicts: bool | None = None,
        reorder_workgroups_strategy: ReorderWorkgroupsStrategyAttr | ReorderWorkgroupsStrategy | str | int | None = None,
        *, context: ir.Context | None = None,
    ) -> GPUPipelineOptionsAttr: ...
    @property
    def prefetch_shared_memory(self) -> bool | None:
        """bool attribute"""
    @property
    def no_reduce_shared_memory_bank_conflicts(self) -> bool | None:
        """bool attribute"""
    @property
    def reorder_workgroups_strategy(self) -> ReorderWorkgroupsStrategyAttr | None:
        """ReorderWorkgroupsStrategyAttr"""

@final
class TargetWgpAttr(AttrBase):
    """Features and limits of one workgroup processor: AMD compute unit, NVIDIA streaming multiprocessor."""
    @classmethod
    def get(
        cls, compute: ComputeBitwidthsAttr | ComputeBitwidths | str | int,
        storage: StorageBitwidthsAttr | StorageBitwidths | str | int,
        subgroup: SubgroupOpsAttr | SubgroupOps | str | int, dot: DotProductOpsAttr | DotProductOps | str | int,
        mma: MMAOpsArrayAttr | Sequence[MMAAttr | MMAIntrinsicAttr | MMAIntrinsic | str | int],
        subgroup_size_choices: Sequence[int], max_workgroup_sizes: Sequence[int], max_thread_count_per_workgroup: int,
        max_workgroup_memory_bytes: int, max_workgroup_counts: Sequence[int],
        max_load_instruction_bits: int | None = None, simds_per_wgp: int | None = None,
        vgpr_space_bits: int | None = None, extra: ir.DictAttr | dict[str, Any] | None = None, *,
        context: ir.Context | None = None,
    ) -> TargetWgpAttr: ...
    @property
    def compute(self) -> ComputeBitwidthsAttr:
        """ComputeBitwidthsAttr"""
    @property
    def storage(self) -> StorageBitwidthsAttr:
        """StorageBitwidthsAttr"""
    @property
    def subgroup(self) -> SubgroupOpsAttr:
        """SubgroupOpsAttr"""
    @property
    def dot(self) -> DotProductOpsAttr:
        """DotProductOpsAttr"""
    @property
    def mma(self) -> MMAOpsArrayAttr:
        """MMAOpsArrayAttr"""
    @property
    def subgroup_size_choices(self) -> list[int]:
        """i32 dense array attribute"""
    @property
    def max_workgroup_sizes(self) -> list[int]:
        """i32 dense array attribute"""
    @property
    def max_thread_count_per_workgroup(self) -> int:
        """32-bit unsigned integer"""
    @property
    def max_workgroup_memory_bytes(self) -> int:
        """32-bit unsigned integer"""
    @property
    def max_workgroup_counts(self) -> list[int]:
        """i32 dense array attribute"""
    @property
    def max_load_instruction_bits(self) -> int | None:
        """32-bit signed integer"""
    @property
    def simds_per_wgp(self) -> int | None:
        """32-bit signed integer"""
    @property
    def vgpr_space_bits(self) -> int | None:
        """32-bit signed integer"""
    @property
    def extra(self) -> ir.DictAttr | None:
        """dictionary of named attribute values"""

@final
class TargetChipAttr(AttrBase):
    """Features and limits of a whole chip."""
    @classmethod
    def get(
        cls, wgp_count: int, extra: ir.DictAttr | dict[str, Any] | None = None, *, context: ir.Context | None = None,
    ) -> TargetChipAttr: ...
    @property
    def wgp_count(self) -> int:
        """32-bit unsigned integer"""
    @property
    def extra(self) -> ir.DictAttr | None:
        """dictionary of named attribute values"""

@final
class TargetAttr(AttrBase):
    """A GPU target: architecture (``"gfx942"``, ``"sm_80"``), features, workgroup processor and, where known, chip."""
    @classmethod
    def get(
        cls, arch: str, features: str, wgp: TargetWgpAttr | tuple[Any, ...],
        chip: TargetChipAttr | int | tuple[Any, ...] | None = None, *, context: ir.Context | None = None,
    ) -> TargetAttr: ...
    @property
    def arch(self) -> str:
        """string attribute"""
    @property
    def features(self) -> str:
        """string attribute"""
    @property
    def wgp(self) -> TargetWgpAttr:
        """TargetWgpAttr"""
    @property
    def chip(self) -> TargetChipAttr | None:
        """TargetChipAttr"""
