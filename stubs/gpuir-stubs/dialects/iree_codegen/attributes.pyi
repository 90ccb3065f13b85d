# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.iree_codegen.dialect import DispatchLoweringPassPipeline, WorkgroupId
from gpuir.dialects.iree_gpu.attributes import DerivedThreadConfigAttr
from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.metaclasses import ParameterMeta
from gpuir.ods.syntax import Input, Output

__all__ = [
    "CompilationInfoAttr",
    "DerivedThreadConfigAttr",
    "ExportConfigAttr",
    "LoweringConfigAttr",
    "LoweringConfigTilingLevelAttr",
    "LoweringConfigTilingLevelsAttr",
    "TranslationInfoAttr",
    "WorkgroupMappingAttr",
]

class Integers(list[int], metaclass=ParameterMeta): ...

class Flags(list[bool], metaclass=ParameterMeta): ...

class Symbol(ir.Attribute, metaclass=ParameterMeta): ...

@final
class TranslationInfoAttr(AttrBase):
    """How a function is lowered: the pass pipeline, and how many threads a workgroup and a subgroup have."""
    @classmethod
    def get(
        cls, pass_pipeline: DispatchLoweringPassPipeline | str | int,
        codegen_spec: ir.SymbolRefAttr | ir.FlatSymbolRefAttr | str | Sequence[str] | None = None,
        workgroup_size: Sequence[int] = ..., subgroup_size: int = 0,
        configuration: ir.DictAttr | dict[str, Any] | None = None, *, context: ir.Context | None = None,
    ) -> TranslationInfoAttr: ...
    @property
    def pass_pipeline(self) -> DispatchLoweringPassPipeline:
        """DispatchLoweringPassPipeline case"""
    @property
    def codegen_spec(self) -> ir.SymbolRefAttr | ir.FlatSymbolRefAttr | str | list[str] | None:
        """symbol reference attribute"""
    @property
    def workgroup_size(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def subgroup_size(self) -> int:
        """64-bit signed integer"""
    @property
    def configuration(self) -> ir.DictAttr | None:
        """dictionary of named attribute values"""

@final
class ExportConfigAttr(AttrBase):
    """How many threads a workgroup has of a function that is dispatched as it is."""
    @classmethod
    def get(cls, workgroup_size: Sequence[int], *, context: ir.Context | None = None) -> ExportConfigAttr: ...
    @property
    def workgroup_size(self) -> list[int]:
        """list of 64-bit signed integer"""

class TilingLevel:
    """``[8, [4], 0]``, or ``{sizes = [8, [4], 0], interchange = [2, 0, 1]}``."""
    @staticmethod
    def parse(cursor: Input, values: dict[str, str], sizes: str, interchange: str, flags: str) -> None: ...
    @staticmethod
    def print(writer: Output, values: dict[str, str], sizes: str, interchange: str, flags: str) -> str: ...

@final
class LoweringConfigTilingLevelAttr(AttrBase):
    """The tile sizes of one level of tiling, 0 where an iterator is not tiled, and the order of the loops."""
    @classmethod
    def get(
        cls, sizes: Sequence[int], interchange: Sequence[int] = ..., scalable_flags: Sequence[bool] = ..., *,
        context: ir.Context | None = None,
    ) -> LoweringConfigTilingLevelAttr: ...
    @property
    def sizes(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def interchange(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def scalable_flags(self) -> list[bool]:
        """list of bool attribute"""

@final
class LoweringConfigTilingLevelsAttr(AttrBase):
    """Levels of tiling, the outermost first."""
    @classmethod
    def get(
        cls, value: Sequence[LoweringConfigTilingLevelAttr | Sequence[int] | tuple[Any, ...]], *,
        context: ir.Context | None = None,
    ) -> LoweringConfigTilingLevelsAttr: ...
    @property
    def value(self) -> list[LoweringConfigTilingLevelAttr]:
        """list of LoweringConfigTilingLevelAttr"""

@final
class LoweringConfigAttr(AttrBase):
    """How an op is tiled, level by level; what the levels are is the pipeline's business."""
    @classmethod
    def get(
        cls,
        tiling_levels: LoweringConfigTilingLevelsAttr | Sequence[LoweringConfigTilingLevelAttr | Sequence[int] | tuple[Any, ...]],
        native_vector_size: Sequence[int] = ..., *, context: ir.Context | None = None,
    ) -> LoweringConfigAttr: ...
    @property
    def tiling_levels(self) -> LoweringConfigTilingLevelsAttr:
        """LoweringConfigTilingLevelsAttr"""
    @property
    def native_vector_size(self) -> list[int]:
        """list of 64-bit signed integer"""

@final
class CompilationInfoAttr(AttrBase):
    """How an op is tiled and how the function around it is lowered, for an op that is no function's yet."""
    @classmethod
    def get(
        cls,
        lowering_config: LoweringConfigAttr | DerivedThreadConfigAttr | LoweringConfigTilingLevelsAttr | Sequence[LoweringConfigTilingLevelAttr | Sequence[int] | tuple[Any, ...]] | tuple[Any, ...],
        translation_info: TranslationInfoAttr | DispatchLoweringPassPipeline | str | int | tuple[Any, ...], *,
        context: ir.Context | None = None,
    ) -> CompilationInfoAttr: ...
    @property
    def lowering_config(self) -> LoweringConfigAttr | DerivedThreadConfigAttr:
        """LoweringConfigAttr or LoweringConfigAttr or DerivedThreadConfigAttr"""
    @property
    def translation_info(self) -> TranslationInfoAttr:
        """TranslationInfoAttr"""

@final
class WorkgroupMappingAttr(AttrBase):
    """Maps a dimension of an scf.forall to the workgroups along ``id``."""
    @classmethod
    def get(
        cls, id: WorkgroupId | str | int, delinearized_dim: int = 0, *, context: ir.Context | None = None,
    ) -> WorkgroupMappingAttr: ...
    @property
    def id(self) -> WorkgroupId:
        """WorkgroupId case"""
    @property
    def delinearized_dim(self) -> int:
        """64-bit signed integer"""
