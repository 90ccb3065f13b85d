# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import TypeAlias, final

from gpuir.dialects.tt.layout_inference import ThreadCounts
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr, AMDWmmaEncodingAttr
from gpuir.dialects.ttg.linear_encodings import SharedLinearEncodingAttr
from gpuir.host import ir
from gpuir.layouts.distributed import Cluster
from gpuir.ods.definitions import AttrBase, Definition
from gpuir.ods.releases import Release

def cluster_of_keys(encoding: ClusteredEncoding) -> Cluster | None:
    """The cluster that an encoding's three CTA keys say; None where they are left out, for one CTA."""

def cluster_of_encoding(encoding: ClusteredEncoding) -> Cluster | None:
    """The cluster that an encoding's keys, or bases, say; None where they are left out, for one CTA."""

def cta_count(encoding: ClusteredEncoding) -> int:
    """The CTAs of an encoding's cluster."""

@final
class BlockedEncodingAttr(AttrBase):
    """Each thread holds a block of `sizePerThread` elements; threads, warps and CTAs tile the tensor in `order`."""
    @classmethod
    def get(
        cls, size_per_thread: Sequence[int], threads_per_warp: Sequence[int], warps_per_cta: Sequence[int],
        order: Sequence[int], ctas_per_cga: Sequence[int] | None = None, cta_split_num: Sequence[int] | None = None,
        cta_order: Sequence[int] | None = None, cga_layout: Sequence[Sequence[int]] | None = None, *,
        context: ir.Context | None = None,
    ) -> BlockedEncodingAttr: ...
    @property
    def size_per_thread(self) -> list[int]:
        """list of integers"""
    @property
    def threads_per_warp(self) -> list[int]:
        """list of integers"""
    @property
    def warps_per_cta(self) -> list[int]:
        """list of integers"""
    @property
    def order(self) -> list[int]:
        """list of integers"""
    @property
    def ctas_per_cga(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_split_num(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_order(self) -> list[int] | None:
        """list of integers"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    def check_built(self) -> None: ...

@final
class NvidiaMmaEncodingAttr(AttrBase):
    """Result layout of NVIDIA's tensor-core instructions; version 2 is mma.sync, 3 wgmma, 5 tcgen05."""
    @classmethod
    def get(
        cls, version_major: int, version_minor: int, warps_per_cta: Sequence[int],
        ctas_per_cga: Sequence[int] | None = None, cta_split_num: Sequence[int] | None = None,
        cta_order: Sequence[int] | None = None, *, instr_shape: Sequence[int],
        cga_layout: Sequence[Sequence[int]] | None = None, context: ir.Context | None = None,
    ) -> NvidiaMmaEncodingAttr: ...
    @property
    def version_major(self) -> int:
        """32-bit unsigned integer"""
    @property
    def version_minor(self) -> int:
        """32-bit unsigned integer"""
    @property
    def warps_per_cta(self) -> list[int]:
        """list of integers"""
    @property
    def ctas_per_cga(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_split_num(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_order(self) -> list[int] | None:
        """list of integers"""
    @property
    def instr_shape(self) -> list[int]:
        """list of integers"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    @staticmethod
    def formerly(values: dict[str, str]) -> None:
        """The shape of an instruction was not said before 2.2; Volta's instructions have no layout today."""

@final
class SliceEncodingAttr(AttrBase):
    """Another layout with one dimension squeezed out, as a reduction leaves it."""
    @classmethod
    def get(cls, dim: int, parent: ir.Attribute, *, context: ir.Context | None = None) -> SliceEncodingAttr: ...
    @property
    def dim(self) -> int:
        """32-bit unsigned integer"""
    @property
    def parent(self) -> ir.Attribute:
        """any attribute"""
    def check_built(self) -> None: ...

@final
class DotOperandEncodingAttr(AttrBase):
    """Layout that an operand of a dot has for the result layout `parent`; 0 is a, 1 is b."""
    @classmethod
    def get(
        cls, op_idx: int, parent: ir.Attribute, k_width: int = 0, *, context: ir.Context | None = None,
    ) -> DotOperandEncodingAttr: ...
    @property
    def op_idx(self) -> int:
        """32-bit unsigned integer"""
    @property
    def parent(self) -> ir.Attribute:
        """any attribute"""
    @property
    def k_width(self) -> int:
        """32-bit unsigned integer"""

@final
class SwizzledSharedEncodingAttr(AttrBase):
    """Shared memory with `vec` elements side by side, xor-swizzled over `maxPhase` phases of `perPhase` rows."""
    @classmethod
    def get(
        cls, vec: int, per_phase: int, max_phase: int, order: Sequence[int], ctas_per_cga: Sequence[int] | None = None,
        cta_split_num: Sequence[int] | None = None, cta_order: Sequence[int] | None = None,
        cga_layout: Sequence[Sequence[int]] | None = None, *, context: ir.Context | None = None,
    ) -> SwizzledSharedEncodingAttr: ...
    @property
    def vec(self) -> int:
        """32-bit unsigned integer"""
    @property
    def per_phase(self) -> int:
        """32-bit unsigned integer"""
    @property
    def max_phase(self) -> int:
        """32-bit unsigned integer"""
    @property
    def order(self) -> list[int]:
        """list of integers"""
    @property
    def ctas_per_cga(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_split_num(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_order(self) -> list[int] | None:
        """list of integers"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    @staticmethod
    def formerly(values: dict[str, str]) -> tuple[Definition, dict[str, str]] | None:
        """With `hasLeadingOffset` it is the layout that TMA and wgmma read, `nvmma_shared` today."""

@final
class AMDRotatingSharedEncodingAttr(AttrBase):
    """Shared memory whose phases rotate with the block, as AMD GPUs use it."""
    @classmethod
    def get(
        cls, vec: int, per_phase: int, max_phase: int, order: Sequence[int], ctas_per_cga: Sequence[int] | None = None,
        cta_split_num: Sequence[int] | None = None, cta_order: Sequence[int] | None = None,
        cga_layout: Sequence[Sequence[int]] | None = None, *, context: ir.Context | None = None,
    ) -> AMDRotatingSharedEncodingAttr: ...
    @property
    def vec(self) -> int:
        """32-bit unsigned integer"""
    @property
    def per_phase(self) -> int:
        """32-bit unsigned integer"""
    @property
    def max_phase(self) -> int:
        """32-bit unsigned integer"""
    @property
    def order(self) -> list[int]:
        """list of integers"""
    @property
    def ctas_per_cga(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_split_num(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_order(self) -> list[int] | None:
        """list of integers"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    def check_built(self) -> None: ...

@final
class PaddedSharedEncodingAttr(AttrBase):
    """Shared memory with `paddings[i]` elements left out after every `intervals[i]`, the elements laid in `order`."""
    @classmethod
    def get(
        cls, intervals: Sequence[int], paddings: Sequence[int], order: Sequence[int] | None = None,
        ctas_per_cga: Sequence[int] | None = None, cta_split_num: Sequence[int] | None = None,
        cta_order: Sequence[int] | None = None, shape: Sequence[int] | None = None,
        offset: Sequence[Sequence[int]] | None = None, block: Sequence[Sequence[int]] | None = None, *,
        context: ir.Context | None = None,
    ) -> PaddedSharedEncodingAttr: ...
    @property
    def intervals(self) -> list[int]:
        """list of integers"""
    @property
    def paddings(self) -> list[int]:
        """list of integers"""
    @property
    def order(self) -> list[int] | None:
        """list of integers"""
    @property
    def ctas_per_cga(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_split_num(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_order(self) -> list[int] | None:
        """list of integers"""
    @property
    def shape(self) -> list[int] | None:
        """list of integers"""
    @property
    def offset(self) -> list[list[int]] | None:
        """list of bases"""
    @property
    def block(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...

@final
class NVMMASharedEncodingAttr(AttrBase):
    """Shared memory as TMA, wgmma and tcgen05 read it: swizzled in rows of 0, 32, 64 or 128 bytes."""
    @classmethod
    def get(
        cls, swizzling_byte_width: int, transposed: bool, element_bit_width: int, fp4_padded: bool = False,
        ctas_per_cga: Sequence[int] | None = None, cta_split_num: Sequence[int] | None = None,
        cta_order: Sequence[int] | None = None, cga_layout: Sequence[Sequence[int]] | None = None, *,
        context: ir.Context | None = None,
    ) -> NVMMASharedEncodingAttr: ...
    @property
    def swizzling_byte_width(self) -> int:
        """32-bit unsigned integer"""
    @property
    def transposed(self) -> bool:
        """bool attribute"""
    @property
    def element_bit_width(self) -> int:
        """32-bit unsigned integer"""
    @property
    def fp4_padded(self) -> bool:
        """bool attribute"""
    @property
    def ctas_per_cga(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_split_num(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_order(self) -> list[int] | None:
        """list of integers"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...

@final
class PartitionedSharedEncodingAttr(AttrBase):
    """Shared memory in `numPartitions` parts that AMD's GPUs access at once, cut along dimension `partitionDim`."""
    @classmethod
    def get(
        cls, num_partitions: int, num_groups: int, partition_dim: int, partition_layout: ir.Attribute, *,
        context: ir.Context | None = None,
    ) -> PartitionedSharedEncodingAttr: ...
    @property
    def num_partitions(self) -> int:
        """32-bit unsigned integer"""
    @property
    def num_groups(self) -> int:
        """32-bit unsigned integer"""
    @property
    def partition_dim(self) -> int:
        """32-bit unsigned integer"""
    @property
    def partition_layout(self) -> ir.Attribute:
        """any attribute"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
CLUSTERED_SHARED: tuple[type[SwizzledSharedEncodingAttr], type[AMDRotatingSharedEncodingAttr], type[PaddedSharedEncodingAttr], type[NVMMASharedEncodingAttr]]
SHARED: tuple[type[SwizzledSharedEncodingAttr], type[AMDRotatingSharedEncodingAttr], type[PaddedSharedEncodingAttr], type[NVMMASharedEncodingAttr], type[SharedLinearEncodingAttr], type[PartitionedSharedEncodingAttr]]
SharedEncoding: TypeAlias = SwizzledSharedEncodingAttr | AMDRotatingSharedEncodingAttr | PaddedSharedEncodingAttr | NVMMASharedEncodingAttr | SharedLinearEncodingAttr | PartitionedSharedEncodingAttr

def shared_rank(encoding: SharedEncoding) -> int:
    """Dimensions of the buffers that an encoding of shared memory is for."""
MMA: tuple[type[NvidiaMmaEncodingAttr], type[AMDMfmaEncodingAttr], type[AMDWmmaEncodingAttr]]
MmaEncoding: TypeAlias = NvidiaMmaEncodingAttr | AMDMfmaEncodingAttr | AMDWmmaEncodingAttr
ClusteredEncoding: TypeAlias = BlockedEncodingAttr | NvidiaMmaEncodingAttr | AMDMfmaEncodingAttr | AMDWmmaEncodingAttr | SwizzledSharedEncodingAttr | AMDRotatingSharedEncodingAttr | PaddedSharedEncodingAttr | NVMMASharedEncodingAttr

@final
class SharedMemorySpaceAttr(AttrBase):
    """The memory space of shared memory."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> SharedMemorySpaceAttr: ...

def thread_counts(encoding: ir.Attribute | None) -> ThreadCounts | None:
    """Rank of the tensors that a distributed layout is for, and its lanes, warps and CTAs; None for other encodings."""
