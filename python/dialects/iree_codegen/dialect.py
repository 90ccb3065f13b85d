"""The `iree_codegen` dialect object and its enums, as IREE has them in November 2024."""

from gpuir.ods import Dialect, IntEnum

IREE_CODEGEN = Dialect(
    "iree_codegen",
    summary="How IREE lowers a function: the pipeline, the sizes of workgroup and subgroup, tiles level by level.",
    depends=("iree_gpu",),
    verifies_ir_only=True,
)


@IREE_CODEGEN.enum
class DispatchLoweringPassPipeline(IntEnum):
    """The pass pipeline that lowers a function."""

    CPUDefault = 0, "CPUDefault"
    CPUDoubleTilingExpert = 1, "CPUDoubleTilingExpert"
    CPUConvTileAndDecomposeExpert = 2, "CPUConvTileAndDecomposeExpert"
    Mmt4dTilingExpert = 3, "Mmt4dTilingExpert"
    CPUBufferOpsTileAndVectorize = 4, "CPUBufferOpsTileAndVectorize"
    CPUDataTiling = 5, "CPUDataTiling"
    CPULinalgExtTileAndVectorize = 6, "CPULinalgExtTileAndVectorize"
    LLVMGPUDefault = 100, "LLVMGPUDefault"
    LLVMGPUBaseLowering = 101, "LLVMGPUBaseLowering"
    LLVMGPUDistribute = 102, "LLVMGPUDistribute"
    LLVMGPUVectorize = 103, "LLVMGPUVectorize"
    LLVMGPUMatmulSimt = 104, "LLVMGPUMatmulSimt"
    LLVMGPUMatmulTensorCore = 105, "LLVMGPUMatmulTensorCore"
    LLVMGPUTransposeSharedMem = 106, "LLVMGPUTransposeSharedMem"
    LLVMGPUWarpReduction = 107, "LLVMGPUWarpReduction"
    LLVMGPUPackUnPack = 108, "LLVMGPUPackUnPack"
    LLVMGPUMatmulTensorCoreMmaSync = 109, "LLVMGPUMatmulTensorCoreMmaSync"
    LLVMGPUVectorDistribute = 110, "LLVMGPUVectorDistribute"
    LLVMGPUPadAndVectorDistribute = 111, "LLVMGPUPadAndVectorDistribute"
    LLVMGPUWinogradVectorize = 112, "LLVMGPUWinogradVectorize"
    LLVMGPUTileAndFuse = 113, "LLVMGPUTileAndFuse"
    SPIRVBaseLowering = 200, "SPIRVBaseLowering"
    SPIRVBaseDistribute = 201, "SPIRVBaseDistribute"
    SPIRVBaseVectorize = 202, "SPIRVBaseVectorize"
    SPIRVSubgroupReduce = 203, "SPIRVSubgroupReduce"
    SPIRVMatmulPromoteVectorize = 204, "SPIRVMatmulPromoteVectorize"
    SPIRVCooperativeMatrixVectorize = 205, "SPIRVCooperativeMatrixVectorize"
    SPIRVWinogradVectorize = 206, "SPIRVWinogradVectorize"
    VMVXDefault = 300, "VMVXDefault"
    TransformDialectCodegen = 1000, "TransformDialectCodegen"
    Custom = 1001, "Custom"
    None_ = 0xFFFF, "None"


@IREE_CODEGEN.enum
class WorkgroupId(IntEnum):
    """An axis of the grid of workgroups."""

    IdX = 0, "x"
    IdY = 1, "y"
    IdZ = 2, "z"
