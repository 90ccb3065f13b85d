"""Building iree_gpu from Python: signatures, values for attributes, inferred results, wrong arguments, contexts."""

from __future__ import annotations

import gc
import inspect
import subprocess
import sys
import textwrap

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import func, iree_gpu

MFMA = "MFMA_F32_16x16x16_F16"
MAPS = ((0, 2), (2, 1), (0, 1))


def maps(of: tuple = MAPS, dims: int = 3) -> list[ir.AffineMap]:
    return [ir.AffineMap.get(dims, 0, [ir.AffineDimExpr.get(i) for i in results]) for results in of]


@pytest.fixture
def operands(context):
    """lhs, rhs and acc of a lane-level multi_mma, as arguments of a function that is being built."""
    module = ir.Module.create()
    types = [ir.Type.parse(t) for t in ("vector<2x3x4xf16>", "vector<3x5x4xf16>", "vector<2x5x4xf32>")]
    with ir.InsertionPoint(module.body):
        function = func.FuncOp("f", (types, []))
    with ir.InsertionPoint(function.add_entry_block()):
        yield tuple(function.arguments)


def text_of(value: ir.Value) -> str:
    func.ReturnOp([])
    return next(line for line in gpuir.asm(value.owner.parent.parent).splitlines() if "multi_mma" in line).partition(
        " = "
    )[2]


def test_signatures():
    assert str(inspect.signature(iree_gpu.multi_mma)) == (
        "(lhs, rhs, acc, indexing_maps, iterator_types, kind, *, lhs_permutation=None, rhs_permutation=None, "
        "acc_permutation=None, results=None, loc=None, ip=None)"
    )
    assert str(inspect.signature(iree_gpu.value_barrier)) == "(inputs=(), *, results=None, loc=None, ip=None)"
    assert str(inspect.signature(iree_gpu.barrier_region)) == "(results_, inputs=(), *, loc=None, ip=None)"
    assert str(inspect.signature(iree_gpu.yield_)) == "(values=(), *, loc=None, ip=None)"


KINDS = {
    "string": lambda: MFMA,
    "enum": lambda: iree_gpu.MMAIntrinsic.MFMA_F32_16x16x16_F16,
    "number": lambda: 1,
    "attribute": lambda: iree_gpu.MMAAttr.get(MFMA),
    "intrinsic attribute": lambda: iree_gpu.MMAAttr.get(iree_gpu.MMAIntrinsicAttr.get(MFMA)),
    "parsed": lambda: (
        gpuir.parse(f"func.func private @f() attributes {{k = #iree_gpu.mma_layout<{MFMA}>}}")
        .body.operations[0]
        .attributes["k"]
    ),
}
ITERATORS = {
    "strings": lambda: ["parallel", "parallel", "reduction"],
    "enums": lambda: [iree_gpu.IteratorType.parallel, iree_gpu.IteratorType.parallel, iree_gpu.IteratorType.reduction],
    "numbers": lambda: (0, 0, 1),
    "attributes": lambda: [iree_gpu.IteratorTypeAttr.get(i) for i in ("parallel", "parallel", "reduction")],
    "array": lambda: ir.ArrayAttr.get([iree_gpu.IteratorTypeAttr.get(i) for i in (0, 0, 1)]),
    "generator": lambda: (i for i in ("parallel", "parallel", "reduction")),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("iterators", ITERATORS)
def test_multi_mma(operands, kind, iterators):
    result = iree_gpu.multi_mma(
        *operands, indexing_maps=maps(), iterator_types=ITERATORS[iterators](), kind=KINDS[kind]()
    )
    assert result.type == operands[2].type
    assert isinstance(result.owner.opview, iree_gpu.MultiMmaOp) and result.owner.verify()
    assert text_of(result) == (
        "iree_gpu.multi_mma %arg0, %arg1, %arg2 {indexing_maps = [#map, #map1, #map2], iterator_types = "
        "[#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], "
        f"kind = #iree_gpu.mma_layout<{MFMA}>}} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>"
    )


def test_maps_as_attributes(operands):
    array = ir.ArrayAttr.get([ir.AffineMapAttr.get(m) for m in maps()])
    for given in (array, list(array), iter(maps()), tuple(maps())):
        result = iree_gpu.multi_mma(*operands, given, ["parallel", "parallel", "reduction"], MFMA)
        assert result.owner.attributes["indexing_maps"] == array


def test_permutations(context):
    module = ir.Module.create()
    types = [ir.Type.parse(f"tensor<?x?x16x16x{t}>") for t in ("f16", "f16", "f32")]
    with ir.InsertionPoint(module.body):
        function = func.FuncOp("f", (types, []))
    with ir.InsertionPoint(function.add_entry_block()):
        result = iree_gpu.multi_mma(
            *function.arguments,
            maps(),
            ["parallel", "parallel", "reduction"],
            MFMA,
            rhs_permutation=[1, 0],
            acc_permutation=(0, 1),
        )
        op = result.owner.opview
        assert op.verify()
        assert list(op.rhs_permutation) == [1, 0] and list(op.acc_permutation) == [0, 1] and op.lhs_permutation is None
        op.lhs_permutation = [1, 0]
        assert list(op.lhs_permutation) == [1, 0] and op.verify()
        del op.rhs_permutation
        assert op.rhs_permutation is None and op.verify()
        op.lhs_permutation = None
        assert "lhs_permutation" not in op.operation.attributes
        op.kind = iree_gpu.DataTiledMMAAttr.get(MFMA)
        assert op.kind.unroll_m == 1 and op.verify()


def test_barriers(operands):
    one = iree_gpu.value_barrier(operands[0])
    assert one.type == operands[0].type
    several = iree_gpu.value_barrier(list(operands))
    assert [v.type for v in several] == [v.type for v in operands]
    again = iree_gpu.ValueBarrierOp(several)
    assert list(again.inputs) == list(several) and len(again.results) == 3
    region = iree_gpu.BarrierRegionOp([operands[1].type, operands[0].type], list(operands[:2]))
    block = region.region.blocks.append(operands[0].type, operands[1].type)
    with ir.InsertionPoint(block):
        end = iree_gpu.yield_(list(block.arguments)[::-1])
    assert isinstance(end, iree_gpu.YieldOp) and region.verify() and end.verify()
    assert list(region.inputs) == list(operands[:2]) and list(end.values) == list(block.arguments)[::-1]


WRONG = {
    "lhs": (lambda o: iree_gpu.multi_mma(3, o[1], o[2], maps(), ["parallel"] * 3, MFMA), TypeError,
            "'iree_gpu.multi_mma' operand 'lhs': expected a Value or an op with one result, got 3"),
    "kind": (lambda o: iree_gpu.multi_mma(*o, maps(), ["parallel"] * 3, "MFMA"), ValueError,
             "'iree_gpu.multi_mma' attribute 'kind': MMAAttr.get: parameter 'intrinsic': MMAIntrinsicAttr.get: parameter 'value': "
             "expected MMAIntrinsic to be one of: MFMA_F32_16x16x4_F32, "),
    "another attribute": (lambda o: iree_gpu.multi_mma(*o, maps(), ["parallel"] * 3, ir.UnitAttr.get()), TypeError,
                          "'iree_gpu.multi_mma' attribute 'kind': expected MMAAttr or DataTiledMMAAttr or NvMMAAttr or NvWgmmaAttr, got unit"),
    "kind None": (lambda o: iree_gpu.multi_mma(*o, maps(), ["parallel"] * 3, None), (TypeError, ValueError), "'iree_gpu.multi_mma' attribute 'kind'"),
    "iterator": (lambda o: iree_gpu.multi_mma(*o, maps(), ["parallel", "window", "reduction"], MFMA), ValueError,
                 "expected IteratorType to be one of: parallel, reduction; got 'window'"),
    "iterators as a string": (lambda o: iree_gpu.multi_mma(*o, maps(), "parallel", MFMA), TypeError,
                              "'iree_gpu.multi_mma' attribute 'iterator_types': expected a sequence of"),
    "maps as strings": (lambda o: iree_gpu.multi_mma(*o, ["(d0) -> (d0)"] * 3, ["parallel"] * 3, MFMA), TypeError,
                        "'iree_gpu.multi_mma' attribute 'indexing_maps': expected an ir.AffineMap, got '(d0) -> (d0)'"),
    "one map": (lambda o: iree_gpu.multi_mma(*o, maps()[0], ["parallel"] * 3, MFMA), TypeError,
                "'iree_gpu.multi_mma' attribute 'indexing_maps': expected a sequence of"),
    "permutation": (lambda o: iree_gpu.multi_mma(*o, maps(), ["parallel"] * 3, MFMA, rhs_permutation=["x"]), TypeError,
                    "'iree_gpu.multi_mma' attribute 'rhs_permutation': expected a sequence of int, got 'x' in it"),
    "permutation number": (lambda o: iree_gpu.multi_mma(*o, maps(), ["parallel"] * 3, MFMA, rhs_permutation=1), TypeError,
                           "'iree_gpu.multi_mma' attribute 'rhs_permutation': expected a sequence of int, got 1"),
    "missing": (lambda o: iree_gpu.multi_mma(*o, maps(), ["parallel"] * 3), TypeError, "missing 1 required positional argument: 'kind'"),
    "inputs": (lambda o: iree_gpu.value_barrier([o[0], None]), TypeError,
               "'iree_gpu.value_barrier' operand 'inputs': expected a Value or an op with one result, got None"),
    "result types": (lambda o: iree_gpu.barrier_region(["f32"]), TypeError, "'iree_gpu.barrier_region' result type 'results_': expected an ir.Type, got 'f32'"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_wrong_argument(operands, name):
    build, kind, message = WRONG[name]
    with pytest.raises(kind) as caught:
        build(operands)
    assert message in str(caught.value)


ATTRIBUTES = {
    "unknown parameter": (lambda: iree_gpu.TargetChipAttr.get(wgps=1), TypeError, "TargetChipAttr.get: unknown parameter 'wgps'; it has wgp_count, extra"),
    "repeated parameter": (lambda: iree_gpu.TargetChipAttr.get(1, wgp_count=1), TypeError, "TargetChipAttr.get: repeated parameter 'wgp_count'"),
    "missing parameter": (lambda: iree_gpu.TargetChipAttr.get(), TypeError, "TargetChipAttr.get: missing parameter 'wgp_count' (32-bit unsigned integer)"),
    "too many": (lambda: iree_gpu.LaneIdAttr.get(1, 2), TypeError, "LaneIdAttr.get takes 1 parameters (dim), got 2"),
    "range": (lambda: iree_gpu.TargetChipAttr.get(-1), ValueError, "TargetChipAttr.get: parameter 'wgp_count': expected a 32-bit unsigned integer, got -1"),
    "large": (lambda: iree_gpu.LaneIdAttr.get(2**63), ValueError, "LaneIdAttr.get: parameter 'dim': expected a 64-bit signed integer, got 9223372036854775808"),
    "bool": (lambda: iree_gpu.LaneIdAttr.get(True), TypeError, "LaneIdAttr.get: parameter 'dim': expected an int (64-bit signed integer), got True"),
    "enum": (lambda: iree_gpu.IteratorTypeAttr.get("window"), ValueError, "IteratorTypeAttr.get: parameter 'value': expected IteratorType to be one of: parallel, reduction; got 'window'"),
    "attribute": (lambda: iree_gpu.MMAOpsArrayAttr.get([iree_gpu.LaneIdAttr.get(0)]), TypeError, "MMAOpsArrayAttr.get: parameter 'value': expected MMAAttr, got #iree_gpu.lane_id<0>"),
    "string": (lambda: iree_gpu.TargetAttr.get(3, "", None), TypeError, "TargetAttr.get: parameter 'arch': expected a str, got 3"),
}  # fmt: skip


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_wrong_parameter(context, name):
    make, kind, message = ATTRIBUTES[name]
    with pytest.raises(kind) as caught:
        make()
    assert message in str(caught.value)


def test_attributes_of_python_values(context):
    wgp = {
        "compute": "fp32|fp16", "storage": 2, "subgroup": 3, "dot": "none", "mma": [MFMA, 8], "subgroup_size_choices": [32, 64],
        "max_workgroup_sizes": (1024,) * 3, "max_thread_count_per_workgroup": 1024, "max_workgroup_memory_bytes": 65536,
        "max_workgroup_counts": [2**31 - 1] * 3, "extra": {"a": 1},
    }  # fmt: skip
    target = iree_gpu.TargetAttr.get("gfx942", "", wgp, chip=304)
    assert target.wgp.mma.value[1] == iree_gpu.MMAAttr.get("WMMA_F32_16x16x16_F16")
    assert target.wgp.subgroup.value == iree_gpu.SubgroupOps.Shuffle | iree_gpu.SubgroupOps.Arithmetic
    assert target.chip.wgp_count == 304 and target.arch == "gfx942"
    assert repr(iree_gpu.LaneIdAttr.get(2)) == "LaneIdAttr(#iree_gpu.lane_id<2>)"
    assert iree_gpu.LaneIdAttr.get(2) == iree_gpu.LaneIdAttr.get(dim=2) != iree_gpu.LaneIdAttr.get(3)
    assert len({iree_gpu.LaneIdAttr.get(2), iree_gpu.LaneIdAttr.get(2)}) == 1


# Contexts


def test_first_use_in_a_plain_context():
    """In a process of its own: attribute, builder, text, each first."""
    for first in (
        "print(iree_gpu.LaneIdAttr.get(1))",
        "print(gpuir.asm(iree_gpu.value_barrier(arith.constant(ir.Type.parse('vector<4xi32>'), "
        "ir.Attribute.parse('dense<1> : vector<4xi32>'))).owner))",
        "print(gpuir.asm(gpuir.parse('func.func private @f() attributes {a = #iree_gpu.lane_id<1>}')))",
        "print(gpuir.asm(ir.Attribute.parse('#iree_gpu.lane_id<1>'))) if False else print('iree_gpu.lane_id<1>')",
    ):
        script = textwrap.dedent(f"""
            import gpuir
            from gpuir import ir
            from gpuir.dialects import arith, iree_gpu
            with ir.Context(), ir.Location.unknown():
                module = ir.Module.create()
                with ir.InsertionPoint(module.body):
                    {first}
        """)
        result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
        assert result.returncode == 0 and "iree_gpu." in result.stdout, result.stderr


def test_contexts_side_by_side():
    contexts = [ir.Context(), gpuir.Context(), ir.Context()]
    attributes, modules = [], []
    for context in contexts:
        with context, ir.Location.unknown():
            attributes.append(iree_gpu.MMAAttr.get(MFMA))
            modules.append(
                gpuir.parse(
                    "func.func @f(%a: vector<4xf32>) {\n  %0 = iree_gpu.value_barrier %a : vector<4xf32>\n  return\n}"
                )
            )
    assert [a.context for a in attributes] == contexts and len(set(attributes)) == 3
    for context, module in zip(contexts, modules, strict=True):
        assert module.context == context and module.operation.verify()
        op = module.body.operations[0].body.blocks[0].operations[0]
        with context, ir.Location.unknown(), ir.InsertionPoint(op):
            assert iree_gpu.value_barrier(op.inputs[0]).context == context
        assert gpuir.asm(module).count("value_barrier") == 2


def build_something(number: int) -> str:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        types = [ir.Type.parse(t) for t in ("vector<2x3x4xf16>", "vector<3x5x4xf16>", "vector<2x5x4xf32>")]
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", (types, []))
        with ir.InsertionPoint(function.add_entry_block()):
            result = iree_gpu.multi_mma(*function.arguments, maps(), ["parallel", "parallel", "reduction"], MFMA)
            iree_gpu.value_barrier([result, *function.arguments])
            func.ReturnOp([])
        assert module.operation.verify()
        text = gpuir.asm(module)
        if number % 3 == 0:
            with pytest.raises(gpuir.ParseError):
                gpuir.parse(text.replace("reduction", "parallel"))
        return gpuir.asm(gpuir.parse(text))


def test_two_hundred_contexts():
    """Made and dropped: each says the same, none stays alive, and no table of another one is taken for its own."""
    expected = build_something(0)
    gc.collect()
    before = ir.Context._get_live_count()
    for number in range(200):
        assert build_something(number) == expected
    gc.collect()
    assert ir.Context._get_live_count() <= before


def test_a_value_of_another_context_is_no_surprise(operands):
    """It is refused by an exception, not by a crash."""
    other = ir.Context()
    with other:
        foreign = iree_gpu.MMAAttr.get(MFMA)
    script = textwrap.dedent("""
        import gpuir
        from gpuir import ir
        from gpuir.dialects import iree_gpu
        with ir.Context():
            foreign = iree_gpu.LaneIdAttr.get(3)
        with ir.Context(), ir.Location.unknown():
            print(iree_gpu.LaneIdAttr.get(3) == foreign)
    """)
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert result.stdout == "False\n", result.stderr
    assert foreign.context == other != operands[0].context
