"""The declared dialect against the document: ops, attributes and enums as data/dialect.json lists them.

The data came out of the document's definitions (iree-compiler 20241104.1068); `IteratorType` from its table of enums.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import gpuir
from gpuir.dialects import iree_gpu
from gpuir.dialects.iree_gpu import IREE_GPU
from gpuir.host import ir
from gpuir.ods import BitEnum

DOCUMENT = json.loads((Path(__file__).parent / "data" / "dialect.json").read_text())
OPS, ATTRIBUTES, ENUMS = DOCUMENT["ops"], DOCUMENT["attributes"], DOCUMENT["enums"]

# The document's constraint, as the words that a diagnostic of ours says.
SUMMARIES = {
    "AnyType": "any type",
    "AnyRankedTensorOrVector": "ranked tensor or vector of any type values",
    "ArrayAttr": "AffineMap array attribute",  # the verifier of the document's op asks for maps
    "IREEGPU_IteratorTypeArrayAttr": "array of iterator types",
    "IREEGPU_AnyMmaAttr": "MMAAttr or DataTiledMMAAttr or NvMMAAttr or NvWgmmaAttr",  # NVIDIA's are beyond the document
    "DenseI64ArrayAttr": "i64 dense array attribute",
}
# What the document derives from the intrinsic is no parameter of its own in text: queries in Python.
DERIVED = {"#iree_gpu.mma_layout": ["mSize", "nSize", "kSize", "aType", "bType", "cType"]}
# C++ classes of parameters, as the words that a diagnostic of ours says.
PARAMETERS = {
    "int64_t": "64-bit signed integer",
    "uint32_t": "32-bit unsigned integer",
    "int32_t": "32-bit signed integer",
    "::llvm::StringRef": "string attribute",
    "BoolAttr": "bool attribute",
    "DictionaryAttr": "dictionary of named attribute values",
    "DenseI32ArrayAttr": "i32 dense array attribute",
    "::llvm::ArrayRef<MMAAttr>": "list of MMAAttr",
    "MmaInterfaceAttr": "MMAAttr or DataTiledMMAAttr",
    "MMAIntrinsicAttr": "MMAIntrinsicAttr",
}
OPTIONAL = {  # parameters that the text may leave out
    "#iree_gpu.pipeline_options": {
        "prefetch_shared_memory",
        "no_reduce_shared_memory_bank_conflicts",
        "reorder_workgroups_strategy",
    },
    "#iree_gpu.target": {"chip"},
    "#iree_gpu.target_chip": {"extra"},
    "#iree_gpu.target_wgp": {"extra", "max_load_instruction_bits", "simds_per_wgp", "vgpr_space_bits"},
    "#iree_gpu.data_tiled_mma_layout": {
        "unroll_m",
        "unroll_m_to_subgroups",
        "unroll_n",
        "unroll_n_to_subgroups",
        "unroll_k",
    },
}
CLASS_NAMES = {  # the heading of the document's section
    "compute_bitwidths": "ComputeBitwidthsAttr",
    "data_tiled_mma_layout": "DataTiledMMAAttr",
    "derived_thread_config": "DerivedThreadConfigAttr",
    "dotproduct_ops": "DotProductOpsAttr",
    "pipeline_options": "GPUPipelineOptionsAttr",
    "iterator_type": "IteratorTypeAttr",
    "lane_id": "LaneIdAttr",
    "lowering_config": "LoweringConfigAttr",
    "mma_layout": "MMAAttr",
    "mma_intrinsic": "MMAIntrinsicAttr",
    "mma_ops": "MMAOpsArrayAttr",
    "mma_schedule": "MMAScheduleAttr",
    "reorder_workgroups_strategy": "ReorderWorkgroupsStrategyAttr",
    "storage_bitwidths": "StorageBitwidthsAttr",
    "subgroup_ops": "SubgroupOpsAttr",
    "target": "TargetAttr",
    "target_chip": "TargetChipAttr",
    "target_wgp": "TargetWgpAttr",
}


def test_counts():
    assert (len(OPS), len(ATTRIBUTES), len(ENUMS)) == (4, 18, 10)


def test_nothing_is_missing_or_added():
    assert set(IREE_GPU.ops) == set(OPS)
    assert {f"{sigil}{d.full_name}" for (sigil, _), d in IREE_GPU.definitions.items()} == set(ATTRIBUTES)
    assert set(IREE_GPU.enums) == set(ENUMS)


# Enums


@pytest.mark.parametrize("name", ENUMS)
def test_enum(name):
    enum = getattr(iree_gpu, name)
    cases = [[case.symbol, case.value, case.string] for case in enum.cases()]
    # Intrinsics of later releases stand behind the document's.
    assert cases == ENUMS[name] or name == "MMAIntrinsic" and cases[: len(ENUMS[name])] == ENUMS[name]


@pytest.mark.parametrize("name", ENUMS)
def test_enum_is_named_by_symbol_string_and_number(name):
    enum = getattr(iree_gpu, name)
    for symbol, value, string in ENUMS[name]:
        case = enum.of(value)
        assert case is enum.of(symbol) is enum.of(string) is enum.of(case)
        assert int(case) == value and str(case) == case.string == string
    wrong = max(value for _, value, _ in ENUMS[name]) * 2 + 1000
    for given in ("NoSuchCase", "", wrong, -1, 1.0, None, True, "fp32|", object()):
        with pytest.raises(ValueError, match=rf"expected {name} to be one of: {re.escape(ENUMS[name][0][2])}.*; got "):
            enum.of(given)


@pytest.mark.parametrize("name", [name for name in ENUMS if issubclass(getattr(iree_gpu, name), BitEnum)])
def test_bit_enum_combines(name):
    enum = getattr(iree_gpu, name)
    bits = [entry for entry in ENUMS[name] if entry[1]]
    assert all(value & (value - 1) == 0 for _, value, _ in bits)
    total, text = sum(value for _, value, _ in bits), "|".join(string for _, _, string in bits)
    everything = enum.of(total)
    assert everything.string == text and enum.of(text) == everything == enum.of(text.replace("|", " | "))
    assert everything == enum.of("|".join(reversed(text.split("|"))))


def test_which_enums_combine():
    """In text their cases are joined by `|`: the document's bit enums, and no other."""
    combining = {name for name in ENUMS if issubclass(getattr(iree_gpu, name), BitEnum)}
    assert combining == {"ComputeBitwidths", "StorageBitwidths", "SubgroupOps", "DotProductOps"}


# Attributes


def kind_of(parameter: str) -> str:
    """The words of ours for a C++ class of the document."""
    short = parameter.rpartition("::")[2] if not parameter.startswith("::llvm") else parameter
    if short in PARAMETERS:
        return PARAMETERS[short]
    return f"{short} case" if short in ENUMS else short


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_attribute(name):
    definition = IREE_GPU.definitions["#", name.partition(".")[2]]
    facts = ATTRIBUTES[name]
    parameters = [p for p in facts["parameters"] if p[0] not in DERIVED.get(name, ())]
    if name == "#iree_gpu.target_wgp":
        # What the release prints of a target, and the document does not have.
        later = ("max_load_instruction_bits", "simds_per_wgp", "vgpr_space_bits")
        parameters[-1:-1] = [(later_name, "int32_t") for later_name in later]
    expected = [
        [
            field,
            kind_of(kind),
            field in OPTIONAL.get(name, set()),
        ]
        for field, kind in parameters
    ]
    assert [[f.name, f.parameter.summary, not f.required] for f in definition.fields] == expected
    if facts["assemblyFormat"] is not None:
        assert definition.assembly == facts["assemblyFormat"]
    assert definition.cls.__name__ == CLASS_NAMES[definition.name]
    assert getattr(iree_gpu, definition.cls.__name__) is definition.cls
    assert definition.cls.__doc__


def test_parameters_that_the_intrinsic_implies(context):
    """mSize to cType are parameters in the document and follow from the intrinsic here."""
    attribute = iree_gpu.MMAAttr.get("MFMA_F32_16x16x32_F8E4M3FNUZ")
    assert (attribute.m_size, attribute.n_size, attribute.k_size) == (16, 16, 32)
    assert [str(t) for t in (attribute.a_type, attribute.b_type, attribute.c_type)] == ["f8E4M3FNUZ"] * 2 + ["f32"]


def test_optional_parameters_are_none_or_one(context):
    options = iree_gpu.GPUPipelineOptionsAttr.get()
    assert [getattr(options, name) for name in sorted(OPTIONAL["#iree_gpu.pipeline_options"])] == [None] * 3
    tiled = iree_gpu.DataTiledMMAAttr.get("MFMA_F32_16x16x4_F32")
    assert [getattr(tiled, name) for name in sorted(OPTIONAL["#iree_gpu.data_tiled_mma_layout"])] == [1] * 5
    assert iree_gpu.TargetChipAttr.get(8).extra is None


# Ops


@pytest.mark.parametrize("name", OPS)
def test_op(name):
    spec, facts = IREE_GPU.ops[name].spec, OPS[name]

    def declared(argument):
        variadic = "Variadic" if getattr(argument, "kind", None) == "variadic" else ""
        optional = (
            "Optional" if getattr(argument, "optional", False) or getattr(argument, "kind", "") == "optional" else ""
        )
        return [argument.name, variadic, optional, argument.constraint.summary]

    def documented(argument):
        field, kind = argument
        outer = re.fullmatch(r"(Variadic|OptionalAttr)<(.*)>", kind)
        variadic, inner = (outer[1], outer[2]) if outer else ("", kind)
        return [
            field,
            variadic if variadic == "Variadic" else "",
            "Optional" if variadic == "OptionalAttr" else "",
            SUMMARIES[inner],
        ]

    assert [declared(a) for a in spec.arguments] == [documented(a) for a in facts["arguments"]]
    assert [declared(r) for r in spec.results] == [documented(r) for r in facts["results"]]
    regions = [[r.name, f"{{region with {r.size.blocks} blocks}}"] for r in spec.regions]
    assert regions == facts["regions"]
    assert spec.assembly == facts["assemblyFormat"]
    assert IREE_GPU.ops[name].__doc__


def test_traits():
    """The document's traits as ours, but for its three C++ interfaces."""
    found = {name: [repr(trait) for trait in cls.spec.traits] for name, cls in IREE_GPU.ops.items()}
    assert found == {
        "iree_gpu.barrier_region": ["Pure", "SingleBlock(iree_gpu.yield)"],
        "iree_gpu.multi_mma": ["Pure", "AllTypesMatch(acc, result)"],
        "iree_gpu.value_barrier": ["Pure", "AllTypesMatch(inputs, results)"],
        "iree_gpu.yield": ["Pure", "ReturnLike", "Terminator", "HasParent(iree_gpu.barrier_region)"],
    }


# What is pure is removed where it is unused, and merged where it is there twice; judged by the host's own passes.

UNUSED = """
#maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>]
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %unused = iree_gpu.value_barrier %a : vector<4xf16>
  %region = iree_gpu.barrier_region ins(%a : vector<4xf16>) {
  ^bb0(%x: vector<4xf16>):
    iree_gpu.yield %x : vector<4xf16>
  } : vector<4xf16>
  %0 = iree_gpu.multi_mma %a, %a, %c {
    indexing_maps = #maps, iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : vector<4xf16>, vector<4xf16> into vector<4xf32>
  %1 = iree_gpu.multi_mma %a, %a, %c {
    indexing_maps = #maps, iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : vector<4xf16>, vector<4xf16> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
"""


@pytest.mark.parametrize("pipeline, left", [("canonicalize", 2), ("cse", 1)])
def test_pure_ops_go(context: ir.Context, pipeline: str, left: int):
    module = gpuir.parse(UNUSED)
    gpuir.pass_manager(f"builtin.module(func.func({pipeline}))").run(module)
    text = gpuir.asm(module)
    assert text.count("iree_gpu.multi_mma") == left
    assert "value_barrier" not in text and "barrier_region" not in text
