# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import BitEnum, IntEnum

IREE_GPU: Dialect

class ComputeBitwidths(BitEnum):
    """Supported bitwidths for compute."""
    FP64 = 1
    FP32 = 2
    FP16 = 4
    Int64 = 8
    Int32 = 16
    Int16 = 32
    Int8 = 64
    @classmethod
    def of(cls, value: ComputeBitwidths | str | int) -> ComputeBitwidths: ...
    @classmethod
    def cases(cls) -> list[ComputeBitwidths]: ...

class DotProductOps(BitEnum):
    """Supported dot product ops."""
    None_ = 0
    DP4xI8ToI32 = 1
    @classmethod
    def of(cls, value: DotProductOps | str | int) -> DotProductOps: ...
    @classmethod
    def cases(cls) -> list[DotProductOps]: ...

class MMAFragment(IntEnum):
    """Which operand of an MMA operation a fragment belongs to."""
    Lhs = 0
    Rhs = 1
    Acc = 2
    @classmethod
    def of(cls, value: MMAFragment | str | int) -> MMAFragment: ...
    @classmethod
    def cases(cls) -> list[MMAFragment]: ...

class MMAIntrinsic(IntEnum):
    """The matrix instructions of AMD GPUs that the dialect knows."""
    MFMA_F32_16x16x4_F32 = 0
    MFMA_F32_16x16x16_F16 = 1
    MFMA_F32_32x32x8_F16 = 2
    MFMA_F32_16x16x32_F8E4M3FNUZ = 3
    MFMA_I32_16x16x32_I8 = 4
    MFMA_I32_32x32x16_I8 = 5
    MFMA_I32_16x16x16_I8 = 6
    MFMA_I32_32x32x8_I8 = 7
    WMMA_F32_16x16x16_F16 = 8
    WMMA_F16_16x16x16_F16 = 9
    WMMA_I32_16x16x16_I8 = 10
    MFMA_F32_16x16x8_BF16 = 4384
    MFMA_F32_32x32x4_BF16 = 4385
    MFMA_F32_16x16x16_BF16 = 4642
    MFMA_F32_32x32x8_BF16 = 4643
    MFMA_F32_16x16x32_F8E5M2FNUZ = 4656
    MFMA_F32_16x16x32_F16 = 4896
    MFMA_F32_32x32x16_F16 = 4897
    MFMA_F32_16x16x32_BF16 = 4898
    MFMA_F32_32x32x16_BF16 = 4899
    MFMA_F32_16x16x32_F8E5M2 = 4912
    MFMA_F32_16x16x32_F8E4M3FN = 4914
    MFMA_F32_16x16x128_F8E5M2 = 4920
    MFMA_F32_16x16x128_F8E4M3FN = 4922
    MFMA_F32_32x32x64_F8E5M2 = 4924
    MFMA_F32_32x32x64_F8E4M3FN = 4926
    MFMA_I32_16x16x64_I8 = 5056
    MFMA_I32_32x32x32_I8 = 5057
    WMMAR3_F32_16x16x16_BF16 = 6178
    WMMAR4_F32_16x16x16_F16 = 6432
    WMMAR4_F16_16x16x16_F16 = 6433
    WMMAR4_F32_16x16x16_BF16 = 6434
    WMMAR4_F32_16x16x16_F8E5M2 = 6448
    WMMAR4_F32_16x16x16_F8E4M3FN = 6450
    WMMAR4_I32_16x16x16_I8 = 6592
    @classmethod
    def of(cls, value: MMAIntrinsic | str | int) -> MMAIntrinsic: ...
    @classmethod
    def cases(cls) -> list[MMAIntrinsic]: ...

class MMAScope(IntEnum):
    """Who executes an MMA operation together."""
    Workgroup = 0
    Subgroup = 1
    @classmethod
    def of(cls, value: MMAScope | str | int) -> MMAScope: ...
    @classmethod
    def cases(cls) -> list[MMAScope]: ...

class ReorderWorkgroupsStrategy(IntEnum):
    """Strategy for workgroup reordering."""
    None_ = 0
    Swizzle = 1
    Transpose = 2
    @classmethod
    def of(cls, value: ReorderWorkgroupsStrategy | str | int) -> ReorderWorkgroupsStrategy: ...
    @classmethod
    def cases(cls) -> list[ReorderWorkgroupsStrategy]: ...

class StorageBitwidths(BitEnum):
    """Supported bitwidths for storage."""
    B64 = 1
    B32 = 2
    B16 = 4
    B8 = 8
    @classmethod
    def of(cls, value: StorageBitwidths | str | int) -> StorageBitwidths: ...
    @classmethod
    def cases(cls) -> list[StorageBitwidths]: ...

class SubgroupOps(BitEnum):
    """Supported subgroup ops."""
    None_ = 0
    Shuffle = 1
    Arithmetic = 2
    @classmethod
    def of(cls, value: SubgroupOps | str | int) -> SubgroupOps: ...
    @classmethod
    def cases(cls) -> list[SubgroupOps]: ...

class TilingLevel(IntEnum):
    """Tiling levels of GPU lowering configurations."""
    Workgroup = 0
    Reduction = 1
    PartialReduction = 2
    Thread = 3
    Subgroup = 4
    Lane = 5
    @classmethod
    def of(cls, value: TilingLevel | str | int) -> TilingLevel: ...
    @classmethod
    def cases(cls) -> list[TilingLevel]: ...

class IteratorType(IntEnum):
    """Iterator type of an outer dimension of a multi_mma."""
    parallel = 0
    reduction = 1
    @classmethod
    def of(cls, value: IteratorType | str | int) -> IteratorType: ...
    @classmethod
    def cases(cls) -> list[IteratorType]: ...
