# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum

IREE_CODEGEN: Dialect

class DispatchLoweringPassPipeline(IntEnum):
    """The pass pipeline that lowers a function."""
    CPUDefault = 0
    CPUDoubleTilingExpert = 1
    CPUConvTileAndDecomposeExpert = 2
    Mmt4dTilingExpert = 3
    CPUBufferOpsTileAndVectorize = 4
    CPUDataTiling = 5
    CPULinalgExtTileAndVectorize = 6
    LLVMGPUDefault = 100
    LLVMGPUBaseLowering = 101
    LLVMGPUDistribute = 102
    LLVMGPUVectorize = 103
    LLVMGPUMatmulSimt = 104
    LLVMGPUMatmulTensorCore = 105
    LLVMGPUTransposeSharedMem = 106
    LLVMGPUWarpReduction = 107
    LLVMGPUPackUnPack = 108
    LLVMGPUMatmulTensorCoreMmaSync = 109
    LLVMGPUVectorDistribute = 110
    LLVMGPUPadAndVectorDistribute = 111
    LLVMGPUWinogradVectorize = 112
    LLVMGPUTileAndFuse = 113
    SPIRVBaseLowering = 200
    SPIRVBaseDistribute = 201
    SPIRVBaseVectorize = 202
    SPIRVSubgroupReduce = 203
    SPIRVMatmulPromoteVectorize = 204
    SPIRVCooperativeMatrixVectorize = 205
    SPIRVWinogradVectorize = 206
    VMVXDefault = 300
    TransformDialectCodegen = 1000
    Custom = 1001
    None_ = 65535
    @classmethod
    def of(cls, value: DispatchLoweringPassPipeline | str | int) -> DispatchLoweringPassPipeline: ...
    @classmethod
    def cases(cls) -> list[DispatchLoweringPassPipeline]: ...

class WorkgroupId(IntEnum):
    """An axis of the grid of workgroups."""
    IdX = 0
    IdY = 1
    IdZ = 2
    @classmethod
    def of(cls, value: WorkgroupId | str | int) -> WorkgroupId: ...
    @classmethod
    def cases(cls) -> list[WorkgroupId]: ...
