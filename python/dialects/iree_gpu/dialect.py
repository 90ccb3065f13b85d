"""The `iree_gpu` dialect object and its enums, as IREE has them in October 2024."""

from gpuir.ods import BitEnum, Dialect, IntEnum

IREE_GPU = Dialect(
    "iree_gpu",
    summary="Common functionality of GPU code generation in IREE: MMA, barriers, configurations.",
    verifies_ir_only=True,
)


@IREE_GPU.enum
class ComputeBitwidths(BitEnum):
    """Supported bitwidths for compute."""

    FP64 = 1, "fp64"
    FP32 = 2, "fp32"
    FP16 = 4, "fp16"
    Int64 = 8, "int64"
    Int32 = 16, "int32"
    Int16 = 32, "int16"
    Int8 = 64, "int8"


@IREE_GPU.enum
class DotProductOps(BitEnum):
    """Supported dot product ops."""

    None_ = 0, "none"
    DP4xI8ToI32 = 1, "dp4xi8toi32"


@IREE_GPU.enum
class MMAFragment(IntEnum):
    """Which operand of an MMA operation a fragment belongs to."""

    Lhs = 0, "Lhs"
    Rhs = 1, "Rhs"
    Acc = 2, "Acc"


@IREE_GPU.enum
class MMAIntrinsic(IntEnum):
    """The matrix instructions of AMD GPUs that the dialect knows.

    Those behind the first eleven are later releases', with the numbers that they have there; the release of November 2024 has
    those of bf16 with 16x16x16 and 32x32x8, and F8E5M2FNUZ.
    """

    MFMA_F32_16x16x4_F32 = 0, "MFMA_F32_16x16x4_F32"
    MFMA_F32_16x16x16_F16 = 1, "MFMA_F32_16x16x16_F16"
    MFMA_F32_32x32x8_F16 = 2, "MFMA_F32_32x32x8_F16"
    MFMA_F32_16x16x32_F8E4M3FNUZ = 3, "MFMA_F32_16x16x32_F8E4M3FNUZ"
    MFMA_I32_16x16x32_I8 = 4, "MFMA_I32_16x16x32_I8"
    MFMA_I32_32x32x16_I8 = 5, "MFMA_I32_32x32x16_I8"
    MFMA_I32_16x16x16_I8 = 6, "MFMA_I32_16x16x16_I8"
    MFMA_I32_32x32x8_I8 = 7, "MFMA_I32_32x32x8_I8"
    WMMA_F32_16x16x16_F16 = 8, "WMMA_F32_16x16x16_F16"
    WMMA_F16_16x16x16_F16 = 9, "WMMA_F16_16x16x16_F16"
    WMMA_I32_16x16x16_I8 = 10, "WMMA_I32_16x16x16_I8"
    MFMA_F32_16x16x8_BF16 = 0x1120, "MFMA_F32_16x16x8_BF16"
    MFMA_F32_32x32x4_BF16 = 0x1121, "MFMA_F32_32x32x4_BF16"
    MFMA_F32_16x16x16_BF16 = 0x1222, "MFMA_F32_16x16x16_BF16"
    MFMA_F32_32x32x8_BF16 = 0x1223, "MFMA_F32_32x32x8_BF16"
    MFMA_F32_16x16x32_F8E5M2FNUZ = 0x1230, "MFMA_F32_16x16x32_F8E5M2FNUZ"
    MFMA_F32_16x16x32_F16 = 0x1320, "MFMA_F32_16x16x32_F16"
    MFMA_F32_32x32x16_F16 = 0x1321, "MFMA_F32_32x32x16_F16"
    MFMA_F32_16x16x32_BF16 = 0x1322, "MFMA_F32_16x16x32_BF16"
    MFMA_F32_32x32x16_BF16 = 0x1323, "MFMA_F32_32x32x16_BF16"
    MFMA_F32_16x16x32_F8E5M2 = 0x1330, "MFMA_F32_16x16x32_F8E5M2"
    MFMA_F32_16x16x32_F8E4M3FN = 0x1332, "MFMA_F32_16x16x32_F8E4M3FN"
    MFMA_F32_16x16x128_F8E5M2 = 0x1338, "MFMA_F32_16x16x128_F8E5M2"
    MFMA_F32_16x16x128_F8E4M3FN = 0x133A, "MFMA_F32_16x16x128_F8E4M3FN"
    MFMA_F32_32x32x64_F8E5M2 = 0x133C, "MFMA_F32_32x32x64_F8E5M2"
    MFMA_F32_32x32x64_F8E4M3FN = 0x133E, "MFMA_F32_32x32x64_F8E4M3FN"
    MFMA_I32_16x16x64_I8 = 0x13C0, "MFMA_I32_16x16x64_I8"
    MFMA_I32_32x32x32_I8 = 0x13C1, "MFMA_I32_32x32x32_I8"
    WMMAR3_F32_16x16x16_BF16 = 0x1822, "WMMAR3_F32_16x16x16_BF16"
    WMMAR4_F32_16x16x16_F16 = 0x1920, "WMMAR4_F32_16x16x16_F16"
    WMMAR4_F16_16x16x16_F16 = 0x1921, "WMMAR4_F16_16x16x16_F16"
    WMMAR4_F32_16x16x16_BF16 = 0x1922, "WMMAR4_F32_16x16x16_BF16"
    WMMAR4_F32_16x16x16_F8E5M2 = 0x1930, "WMMAR4_F32_16x16x16_F8E5M2"
    WMMAR4_F32_16x16x16_F8E4M3FN = 0x1932, "WMMAR4_F32_16x16x16_F8E4M3FN"
    WMMAR4_I32_16x16x16_I8 = 0x19C0, "WMMAR4_I32_16x16x16_I8"


@IREE_GPU.enum
class MMAScope(IntEnum):
    """Who executes an MMA operation together."""

    Workgroup = 0, "Workgroup"
    Subgroup = 1, "Subgroup"


@IREE_GPU.enum
class ReorderWorkgroupsStrategy(IntEnum):
    """Strategy for workgroup reordering."""

    None_ = 0, "None"
    Swizzle = 1, "Swizzle"
    Transpose = 2, "Transpose"


@IREE_GPU.enum
class StorageBitwidths(BitEnum):
    """Supported bitwidths for storage."""

    B64 = 1, "b64"
    B32 = 2, "b32"
    B16 = 4, "b16"
    B8 = 8, "b8"


@IREE_GPU.enum
class SubgroupOps(BitEnum):
    """Supported subgroup ops."""

    None_ = 0, "none"
    Shuffle = 1, "shuffle"
    Arithmetic = 2, "arithmetic"


@IREE_GPU.enum
class TilingLevel(IntEnum):
    """Tiling levels of GPU lowering configurations."""

    Workgroup = 0, "Workgroup"
    Reduction = 1, "Reduction"
    PartialReduction = 2, "PartialReduction"
    Thread = 3, "Thread"
    Subgroup = 4, "Subgroup"
    Lane = 5, "Lane"


@IREE_GPU.enum
class IteratorType(IntEnum):
    """Iterator type of an outer dimension of a multi_mma."""

    parallel = 0, "parallel"
    reduction = 1, "reduction"
