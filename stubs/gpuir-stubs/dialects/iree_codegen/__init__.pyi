# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

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

__all__ = [
    "IREE_CODEGEN",
    "CompilationInfoAttr",
    "DispatchLoweringPassPipeline",
    "ExportConfigAttr",
    "LoweringConfigAttr",
    "LoweringConfigTilingLevelAttr",
    "LoweringConfigTilingLevelsAttr",
    "TranslationInfoAttr",
    "WorkgroupId",
    "WorkgroupMappingAttr",
]
