"""IREE's `iree_codegen` dialect, as far as texts of `iree_gpu` carry it: attributes that configure lowering."""

from gpuir.dialects import iree_gpu as _iree_gpu
from gpuir.dialects.iree_codegen.attributes import (
    CompilationInfoAttr,
    ExportConfigAttr,
    LoweringConfigAttr,
    LoweringConfigTilingLevelAttr,
    LoweringConfigTilingLevelsAttr,
    TranslationInfoAttr,
    WorkgroupMappingAttr,
)
from gpuir.dialects.iree_codegen.dialect import IREE_CODEGEN, DispatchLoweringPassPipeline, WorkgroupId
