"""The attributes of `iree_codegen` that functions and ops of `iree_gpu` carry."""

from __future__ import annotations

from typing import Annotated

from gpuir.dialects.iree_codegen.dialect import IREE_CODEGEN, DispatchLoweringPassPipeline, WorkgroupId
from gpuir.dialects.iree_gpu.attributes import DerivedThreadConfigAttr
from gpuir.dialects.iree_gpu.attributes import LoweringConfigAttr as GPULoweringConfigAttr
from gpuir.host import ir
from gpuir.ods import (
    Bool,
    DialectAttr,
    Dictionary,
    Int64,
    Param,
    Parameter,
    ParameterMeta,
    SymbolRefAttr,
    any_of_parameter,
    default,
    list_of,
    named,
    own_parameter,
)
from gpuir.ods.syntax import Input, Output, split_top_level

#: Levels, or dimensions of a workgroup, at most.
_AXES = 3


class Integers(list[int], metaclass=ParameterMeta, parameter=list_of(Int64)): ...


class Flags(list[bool], metaclass=ParameterMeta, parameter=list_of(Bool)): ...


def _parse_symbol(cursor: Input) -> str:
    if cursor.peek() != "@":
        cursor.fail(f"expected a symbol such as @module::@sequence, found {cursor.found()}")
    return cursor.attribute()


class Symbol(
    ir.Attribute,
    metaclass=ParameterMeta,
    parameter=Parameter(
        SymbolRefAttr.summary,
        parse=_parse_symbol,
        print=lambda text, writer: text,
        convert=SymbolRefAttr.convert,
        value=lambda attribute: attribute,
        python="SymbolRefAttr | FlatSymbolRefAttr | str | Sequence[str]",
    ),
): ...


class TranslationInfoAttr(DialectAttr, dialect=IREE_CODEGEN, name="translation_info"):
    """How a function is lowered: the pass pipeline, and how many threads a workgroup and a subgroup have.

    ``codegen_spec`` is the symbol of a transform script, ``configuration`` holds what the pipeline reads besides, such as
    ``#iree_gpu.pipeline_options``. ``workgroup_size`` has the threads along x, y and z; [] and 0 say nothing.

    Refused: more than 3 numbers in ``workgroup_size``; a number below 1 in it; a negative ``subgroup_size``;
    ``codegen_spec`` with another pipeline than TransformDialectCodegen
    """

    pass_pipeline: Param[DispatchLoweringPassPipeline] = named("passPipeline")
    codegen_spec: Param[Symbol] | None = named("codegenSpec")
    workgroup_size: Param[Integers] = named("workgroupSize", default=())
    subgroup_size: Param[Int64] = named("subgroupSize", default=0)
    configuration: Param[Dictionary] | None
    assembly = (
        "`<` $passPipeline (`codegen_spec` `=` $codegenSpec^)? (`workgroup_size` `=` `[` $workgroupSize^ `]`)? "
        "(`subgroup_size` `=` $subgroupSize^)? (`,` $configuration^)? `>`"
    )
    alias = "translation"

    def verify(self) -> None:
        where = "#iree_codegen.translation_info"
        script = DispatchLoweringPassPipeline.TransformDialectCodegen
        if self.codegen_spec is not None and self.pass_pipeline is not script:
            raise ValueError(
                f"{where}: takes a codegen_spec with the pipeline {script} only, found {self.pass_pipeline}"
            )
        if len(self.workgroup_size) > _AXES:
            raise ValueError(
                f"{where}: expects a workgroup_size of at most {_AXES} numbers, found {self.workgroup_size}"
            )
        if any(number <= 0 for number in self.workgroup_size):
            raise ValueError(f"{where}: expects a workgroup_size of positive numbers, found {self.workgroup_size}")
        if self.subgroup_size < 0:
            raise ValueError(f"{where}: expects a subgroup_size of 0 or more, found {self.subgroup_size}")


class ExportConfigAttr(DialectAttr, dialect=IREE_CODEGEN, name="export_config"):
    """How many threads a workgroup has of a function that is dispatched as it is.

    Refused: more than 3 numbers
    """

    workgroup_size: Param[Integers]
    assembly = "`<` `workgroup_size` `=` `[` $workgroup_size `]` `>`"

    def verify(self) -> None:
        if len(self.workgroup_size) > _AXES:
            raise ValueError(
                f"#iree_codegen.export_config: expects a workgroup_size of at most {_AXES} numbers, found "
                f"{self.workgroup_size}"
            )


# Tiles ----------------------------------------------------------------------------------------------------------------


def _sizes(cursor: Input, *, scalable: bool) -> tuple[list[str], list[str]]:
    """``[8, [4], 0]``, and which of the sizes are in brackets of their own."""
    sizes: list[str] = []
    flags: list[str] = []

    def size() -> None:
        inside = scalable and cursor.accept("[")
        sizes.append(Int64.parse(cursor))
        if inside:
            cursor.expect("]", "after a scalable size")
        flags.append("true" if inside else "false")

    cursor.expect("[", "of a list of sizes")
    if not cursor.accept("]"):
        cursor.comma_separated(size)
        cursor.expect("]", "after a list of sizes")
    return sizes, flags


@IREE_CODEGEN.directive("TilingLevel")
class TilingLevel:
    """``[8, [4], 0]``, or ``{sizes = [8, [4], 0], interchange = [2, 0, 1]}``."""

    @staticmethod
    def parse(cursor: Input, values: dict[str, str], sizes: str, interchange: str, flags: str) -> None:
        order: list[str] = []
        if cursor.accept("{"):
            cursor.expect("sizes", "of a tiling level")
            cursor.expect("=", "after 'sizes'")
            numbers, scalable = _sizes(cursor, scalable=True)
            cursor.expect(",", "after the sizes of a tiling level")
            cursor.expect("interchange", "of a tiling level")
            cursor.expect("=", "after 'interchange'")
            order, _ = _sizes(cursor, scalable=False)
            cursor.expect("}", "to close a tiling level")
        else:
            numbers, scalable = _sizes(cursor, scalable=True)
        for name, texts in ((sizes, numbers), (interchange, order), (flags, scalable)):
            values[name] = f"[{', '.join(texts)}]"

    @staticmethod
    def print(writer: Output, values: dict[str, str], sizes: str, interchange: str, flags: str) -> str:
        numbers = [text.removesuffix(" : i64") for text in split_top_level(values[sizes][1:-1])]
        scalable = split_top_level(values[flags][1:-1])
        shown = [f"[{n}]" if flag == "true" else n for n, flag in zip(numbers, scalable or ["false"] * len(numbers))]
        text = f"[{', '.join(shown)}]"
        order = [number.removesuffix(" : i64") for number in split_top_level(values[interchange][1:-1])]
        return f"{{sizes = {text}, interchange = [{', '.join(order)}]}}" if order else text


class LoweringConfigTilingLevelAttr(DialectAttr, dialect=IREE_CODEGEN, name="lowering_config_level"):
    """The tile sizes of one level of tiling, 0 where an iterator is not tiled, and the order of the loops.

    A size is a multiple of the vector length where its flag says that it is scalable; no flags say that none is.

    Refused: another number of flags than of sizes
    """

    sizes: Param[Integers]
    interchange: Param[Integers] = default(())
    scalable_flags: Param[Flags] = named("scalableFlags", default=())
    assembly = "`` custom<TilingLevel>($sizes, $interchange, $scalableFlags)"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        if "true" not in values["scalableFlags"]:
            values["scalableFlags"] = "[]"

    def verify(self) -> None:
        if self.scalable_flags and len(self.scalable_flags) != len(self.sizes):
            raise ValueError(
                f"#iree_codegen.lowering_config_level: expects a flag for each of {len(self.sizes)} sizes, found "
                f"{len(self.scalable_flags)}"
            )


class LoweringConfigTilingLevelsAttr(DialectAttr, dialect=IREE_CODEGEN, name="lowering_config_levels"):
    """Levels of tiling, the outermost first."""

    value: Param[Annotated[list[LoweringConfigTilingLevelAttr], list_of(own_parameter(LoweringConfigTilingLevelAttr))]]
    assembly = "`[` (`]`) : ($value^ `]`)?"


class LoweringConfigAttr(DialectAttr, dialect=IREE_CODEGEN, name="lowering_config"):
    """How an op is tiled, level by level; what the levels are is the pipeline's business.

    ``LoweringConfigAttr.get([[64, 64, 0], [0, 0, 4]])`` takes lists of sizes; a level with an order or with scalable sizes is a
    dict, ``{"sizes": [8, 4], "interchange": [1, 0], "scalable_flags": [False, True]}``. ``native_vector_size`` is the shape of the
    vectors that are left in the end; [] says nothing.
    """

    tiling_levels: Param[LoweringConfigTilingLevelsAttr] = named("tilingLevels")
    native_vector_size: Param[Integers] = named("nativeVectorSize", default=())
    assembly = "`<` `tile_sizes` `=` $tilingLevels (`,` `native_vector_size` `=` `[` $nativeVectorSize^ `]`)? `>`"
    alias = "config"


class CompilationInfoAttr(DialectAttr, dialect=IREE_CODEGEN, name="compilation_info"):
    """How an op is tiled and how the function around it is lowered, for an op that is no function's yet."""

    lowering_config: Param[
        Annotated[
            LoweringConfigAttr | GPULoweringConfigAttr | DerivedThreadConfigAttr,
            any_of_parameter(LoweringConfigAttr, GPULoweringConfigAttr, DerivedThreadConfigAttr),
        ]
    ] = named("loweringConfig")
    translation_info: Param[TranslationInfoAttr] = named("translationInfo")
    assembly = "`<` `lowering_config` `=` $loweringConfig `,` `translation_info` `=` $translationInfo `>`"
    alias = "compilation"


# Workgroups -----------------------------------------------------------------------------------------------------------


class WorkgroupMappingAttr(DialectAttr, dialect=IREE_CODEGEN, name="workgroup_mapping"):
    """Maps a dimension of an scf.forall to the workgroups along ``id``.

    Several dimensions may share z; ``delinearized_dim`` numbers them, the fastest first.

    Refused: a ``delinearized_dim`` above 0 of x or y
    """

    id: Param[WorkgroupId]
    delinearized_dim: Param[Int64] = named("delinearizedDim", default=0)
    assembly = "`<` $id (`` `:` `` $delinearizedDim^)? `>`"
    relocate = {"mapping": "gpuir.mapping"}

    def verify(self) -> None:
        if self.delinearized_dim > 0 and self.id is not WorkgroupId.IdZ:
            raise ValueError(
                f"#iree_codegen.workgroup_mapping: takes a delinearized_dim with z only, found it with {self.id}"
            )


__all__ = [
    name
    for name in dir()
    if name.endswith("Attr") and name not in ("DialectAttr", "GPULoweringConfigAttr", "SymbolRefAttr")
]
