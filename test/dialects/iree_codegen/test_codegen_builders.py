"""iree_codegen's attributes from Python: values, what equals what is read, wrong arguments."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.dialects import iree_codegen as codegen
from gpuir.dialects import iree_gpu


@pytest.fixture
def read(context):
    """`read(text)`: the attribute with that text."""

    def attribute(text: str):
        module = gpuir.parse(f"func.func private @f() attributes {{a = {text}}}")
        return module.body.operations[0].attributes["a"]

    return attribute


def test_translation_info(read):
    info = codegen.TranslationInfoAttr.get("LLVMGPUTileAndFuse", workgroup_size=[64, 2, 1], subgroup_size=64)
    text = "#iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 2, 1] subgroup_size = 64>"
    assert info == read(text) and str(info) == text
    assert (info.workgroup_size, info.subgroup_size, info.codegen_spec) == ([64, 2, 1], 64, None)
    assert info.pass_pipeline is codegen.DispatchLoweringPassPipeline.LLVMGPUTileAndFuse
    options = iree_gpu.GPUPipelineOptionsAttr.get(True)
    other = codegen.TranslationInfoAttr.get(
        codegen.DispatchLoweringPassPipeline.TransformDialectCodegen,
        codegen_spec=["spec", "main"],
        configuration={"gpu_pipeline_options": options},
    )
    assert other.configuration["gpu_pipeline_options"] == options
    assert other == read(
        "#iree_codegen.translation_info<TransformDialectCodegen codegen_spec = @spec::@main, "
        "{gpu_pipeline_options = #iree_gpu.pipeline_options<prefetch_shared_memory = true>}>"
    )
    assert codegen.TranslationInfoAttr.get(0xFFFF) == read("#iree_codegen.translation_info<None>")


def test_lowering_config(read):
    config = codegen.LoweringConfigAttr.get([[64, 64, 0], {"sizes": (0, 0, 4), "interchange": (2, 0, 1)}, [1, 8]])
    assert config == read(
        "#iree_codegen.lowering_config<tile_sizes = [[64, 64, 0], {sizes = [0, 0, 4], interchange = [2, 0, 1]}, [1, 8]]>"
    )
    levels = config.tiling_levels.value
    assert [(level.sizes, level.interchange) for level in levels] == [
        ([64, 64, 0], []),
        ([0, 0, 4], [2, 0, 1]),
        ([1, 8], []),
    ]
    scalable = codegen.LoweringConfigAttr.get(
        [{"sizes": [8, 4], "scalable_flags": [False, True]}], native_vector_size=[4]
    )
    assert scalable == read("#iree_codegen.lowering_config<tile_sizes = [[8, [4]]], native_vector_size = [4]>")
    assert scalable.tiling_levels.value[0].scalable_flags == [False, True]
    # Flags that are all false are none.
    plain = codegen.LoweringConfigTilingLevelAttr.get([8, 4], scalable_flags=[False, False])
    assert (
        plain == codegen.LoweringConfigTilingLevelAttr.get([8, 4]) == read("#iree_codegen<lowering_config_level[8, 4]>")
    )


def test_the_others(read):
    assert codegen.ExportConfigAttr.get([4, 1]) == read("#iree_codegen.export_config<workgroup_size = [4, 1]>")
    mapping = codegen.WorkgroupMappingAttr.get("z", 1)
    assert mapping == read("#iree_codegen.workgroup_mapping<z:1>") and mapping.id is codegen.WorkgroupId.IdZ
    config, info = codegen.LoweringConfigAttr.get([[4]]), codegen.TranslationInfoAttr.get("CPUDefault")
    compilation = codegen.CompilationInfoAttr.get(config, info)
    assert (compilation.lowering_config, compilation.translation_info) == (config, info)
    assert compilation == read(
        "#iree_codegen.compilation_info<lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4]]>, "
        "translation_info = <CPUDefault>>"
    )


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: codegen.TranslationInfoAttr.get("LLVMGPU"), "expected DispatchLoweringPassPipeline to be one of"),
        (lambda: codegen.TranslationInfoAttr.get("Custom", workgroup_size=[1] * 4), "at most 3 numbers, found .1, 1, 1, 1."),
        (lambda: codegen.TranslationInfoAttr.get("Custom", workgroup_size=[64, 0]), "positive numbers, found .64, 0."),
        (lambda: codegen.TranslationInfoAttr.get("Custom", subgroup_size=-1), "0 or more, found -1"),
        (lambda: codegen.TranslationInfoAttr.get("Custom", "main"), "TransformDialectCodegen only, found Custom"),
        (lambda: codegen.ExportConfigAttr.get([1] * 4), "at most 3 numbers, found .1, 1, 1, 1."),
        (lambda: codegen.WorkgroupMappingAttr.get("x", 1), "with z only, found it with x"),
        (lambda: codegen.LoweringConfigTilingLevelAttr.get([1, 2], (), [True]), "a flag for each of 2 sizes, found 1"),
        (lambda: codegen.LoweringConfigAttr.get([4]), "LoweringConfigTilingLevelAttr.get: parameter 'sizes'"),
        (lambda: codegen.LoweringConfigAttr.get([[1.5]]), "expected an int"),
        (lambda: codegen.CompilationInfoAttr.get(codegen.ExportConfigAttr.get([1]), "Custom"), "expected LoweringConfigAttr or"),
    ],
)  # fmt: skip
def test_what_is_refused(context, make, message):
    with pytest.raises((ValueError, TypeError), match=message):
        make()


def test_refused_in_text(context):
    text = "func.func private @f() attributes {\n  a = #iree_codegen.translation_info<Custom workgroup_size = [0]>}"
    with pytest.raises(gpuir.ParseError, match="2:.*expects a workgroup_size of positive numbers, found .0."):
        gpuir.parse(text)
    with pytest.raises(
        gpuir.ParseError, match="unknown attribute `nosuch` in dialect `iree_codegen`; it has translation_info"
    ):
        gpuir.parse("func.func private @f() attributes {a = #iree_codegen.nosuch}")
