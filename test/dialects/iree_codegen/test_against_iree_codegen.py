"""Attributes of iree_codegen against a released IREE: variants of what it accepts, made by leaving out, doubling, swapping and
replacing tokens. Both accept and print the same, or both refuse.

A run takes a part of the variants, drawn by its seed; `--sweep=all` takes all.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import pytest

import gpuir

sys.path.insert(0, str(Path(__file__).parent.parent))
from _token_variants import variants

sys.path.remove(str(Path(__file__).parent.parent))

SEPARATOR = "\n// -----\n"
ACCEPTED = [
    "#iree_codegen.translation_info<LLVMGPUTileAndFuse>",
    "#iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 64>",
    "#iree_codegen.translation_info<LLVMGPUVectorDistribute workgroup_size = [64, 2] subgroup_size = 64, {a = 1, gpu_pipeline_options"
    " = #iree_gpu.pipeline_options<prefetch_shared_memory = true>}>",
    "#iree_codegen.translation_info<TransformDialectCodegen codegen_spec = @spec::@main workgroup_size = [8] subgroup_size = 32>",
    "#iree_codegen.translation_info<None subgroup_size = 32, {}>",
    "#iree_codegen.translation_info<Custom, {key = [1, 2]}>",
    "#iree_codegen.lowering_config<tile_sizes = []>",
    "#iree_codegen.lowering_config<tile_sizes = [[]]>",
    "#iree_codegen.lowering_config<tile_sizes = [[], [10]]>",
    "#iree_codegen.lowering_config<tile_sizes = [[128, 128, 0], [1, [32], 0], {sizes = [0, 0, [1]], interchange = [2, 1, 0]}]>",
    "#iree_codegen.lowering_config<tile_sizes = [{sizes = [], interchange = []}, {sizes = [4, -1], interchange = []}]>",
    "#iree_codegen.export_config<workgroup_size = [4, 1]>",
    "#iree_codegen.export_config<workgroup_size = [-4, 0, 2]>",
    "#iree_codegen.compilation_info<lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 2]]>, "
    "translation_info = <CPUDefault workgroup_size = [1]>>",
    "#iree_codegen.compilation_info<lowering_config = #iree_gpu.lowering_config<{thread = [1]}>, "
    "translation_info = #iree_codegen.translation_info<VMVXDefault>>",
    "#iree_codegen.workgroup_mapping<x>",
    "#iree_codegen.workgroup_mapping<z:3>",
]  # fmt: skip
PIPELINES = [case.string for case in gpuir.dialects.iree_codegen.DispatchLoweringPassPipeline.cases()]


def sample(request: pytest.FixtureRequest, seed: int) -> list[str]:
    """All variants, or a part of them that `--sweep` and the seed say, with what they were made of."""
    made = [variant for text in ACCEPTED for variant in variants(text)]
    made += [f"#iree_codegen.translation_info<{pipeline}>" for pipeline in PIPELINES]
    sweep = request.config.getoption("--sweep")
    if sweep == "all":
        return made
    return [*ACCEPTED, *random.Random(seed).sample(made, min(len(made), 40 * int(sweep)))]


def module_of(attribute: str) -> str:
    return f"func.func private @f() attributes {{a = {attribute}}}\n"


def squeezed(text: str) -> str:
    # The release prints two spaces before a parameter that brings its own.
    return re.sub(r" +", " ", text).strip()


def test_variants(request, run_seed, iree_opt, run_tool):
    attributes = sample(request, run_seed)
    marked = [f"{module_of(text)}func.func private @case{i}()\n" for i, text in enumerate(attributes)]
    result = run_tool(iree_opt, "--split-input-file", "-", input=SEPARATOR.join(marked), timeout=300)
    printed: dict[int, str] = {}
    for part in result.stdout.split("// -----\n"):
        number = re.search(r"  func.func private @case(\d+)\(\)\n", part)
        if number:
            printed[int(number[1])] = squeezed(part.replace(number[0], ""))
    assert len(printed) >= len(ACCEPTED)
    wrong = []
    with gpuir.Context():
        for i, text in enumerate(attributes):
            try:
                ours = squeezed(gpuir.asm(gpuir.parse(module_of(text), filename="case.mlir")))
            except gpuir.ParseError as error:
                assert error.diagnostics[0].message and error.diagnostics[0].line == 1, text
                ours = None
            if ours != printed.get(i):
                wrong.append(f"{text}\n  here: {ours}\n  release: {printed.get(i)}")
    assert not wrong, "\n".join([f"{len(wrong)} of {len(attributes)}", *wrong[:20]])


#: Modules in which attributes stand elsewhere: nested, named twice, several of one name, on ops, behind aliases and comments.
AROUND = [
    "func.func private @f() attributes {a = [A, B], b = {c = B, d = A}}\n",
    "func.func private @f() attributes {a = #iree_gpu.lowering_config<{x = A, y = [B]}>}\n",
    "#first = A\n#second = [#first, B] // B\nfunc.func private @f(i32 {x.y = #first}) attributes {b = #second, c = #first}\n",
    "func.func private @f() attributes {a = // #iree_codegen.export_config<>\n A, b = B, c = A}\n",
    '"func.func"() ({\n}) {function_type = () -> (), sym_name = "f", sym_visibility = "private", b = B, a = A} : () -> ()\n',
    "func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {\n  %e = linalg.exp {lowering_config = A} ins(%t : tensor<4xf32>) "
    "outs(%t : tensor<4xf32>) -> tensor<4xf32>\n  return {b = B} %e : tensor<4xf32>\n}\n",
    "module @inner attributes {iree_codegen.a = A} {\n  func.func private @f() attributes {translation_info = B}\n}\n",
]


def test_attributes_elsewhere(iree_opt, run_tool):
    texts = [
        around.replace("= B", f"= {b}").replace(", B", f", {b}").replace("[B", f"[{b}")
        .replace("= A", f"= {a}").replace("[A", f"[{a}").replace("\n A,", f"\n {a},")
        for around in AROUND
        for a, b in zip(ACCEPTED, ACCEPTED[3:] + ACCEPTED[:3])
    ]  # fmt: skip
    result = run_tool(iree_opt, "--split-input-file", "-", input=SEPARATOR.join(texts), timeout=120)
    assert result.returncode == 0, result.stderr[:2000]
    printed = result.stdout.split("// -----\n")
    assert len(printed) == len(texts)
    with gpuir.Context():
        for text, expected in zip(texts, printed):
            ours = gpuir.asm(gpuir.parse(text))
            assert squeezed(ours) == squeezed(expected), text
            assert gpuir.asm(gpuir.parse(ours)) == ours
            generic = gpuir.asm(gpuir.parse(text), generic=True)
            assert gpuir.asm(gpuir.parse(generic)) == ours


def test_workgroups_of_a_loop(iree_opt, run_tool):
    """The host's scf.forall takes no attribute of ours as its mapping, texts have it there."""
    text = """func.func @f(%n: index) {
  scf.forall (%i, %j, %k) in (%n, 4, 5) {
  } {mapping = [#iree_codegen.workgroup_mapping<z:1>, #iree_codegen.workgroup_mapping<z>, #iree_codegen.workgroup_mapping<x>]}
  return
}
"""
    # The release wants y too, so that it is asked for the attributes only.
    result = run_tool(iree_opt, "-", input=text.replace("mapping =", "other ="))
    assert result.returncode == 0, result.stderr
    with gpuir.Context():
        printed = gpuir.asm(gpuir.parse(text))
    assert printed.replace("mapping =", "other =").strip() == result.stdout.strip()
