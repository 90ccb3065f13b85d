"""What calls on handles write: ops, types of handles, parameters, names of results."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.host import ir
from gpuir.schedules import OpHandle, ParamHandle, Results, ScheduleError, ValueHandle
from gpuir.schedules.catalogue import catalogue, methods, short_names


def lines(schedule) -> list[str]:
    """The steps of the main sequence, without indentation."""
    return [line.strip() for line in str(schedule).splitlines()[2:-3]]


def test_one_name_makes_a_typed_handle(s):
    assert s.match("linalg.matmul").op_name == "linalg.matmul"
    assert s.match(["linalg.matmul", "linalg.fill"]).op_name is None
    assert s.match(interface="TilingInterface").op_name is None
    assert lines(s) == [
        '%0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.op<"linalg.matmul">',
        '%1 = transform.structured.match ops{["linalg.matmul", "linalg.fill"]} in %arg0 : (!transform.any_op) -> !transform.any_op',
        "%2 = transform.structured.match interface{TilingInterface} in %arg0 : (!transform.any_op) -> !transform.any_op",
    ]


def test_match_takes_classes_and_filters(s):
    from gpuir.dialects import scf

    assert s.match(scf.ForOp).op_name == "scf.for"
    s.match("linalg.generic", attributes={"tag": "a", "n": 2}, result_type="tensor<4xf32>", operand_types=["f32"])
    assert '{n = 2 : i64, tag = "a"}' in lines(s)[1] and "filter_result_type = tensor<4xf32>" in lines(s)[1]


def test_tile_makes_a_loop_for_each_size_that_is_not_zero(s):
    tiled = s.match("linalg.matmul").tile([8, 0, 4], interchange=[2, 0, 1])
    assert isinstance(tiled, Results) and tiled._fields == ("tiled_linalg_op", "loops")
    assert tiled.tiled_linalg_op.op_name == "linalg.matmul" and len(tiled.loops) == 2
    assert "tile_sizes [8, 0, 4] interchange = [2, 0, 1]" in lines(s)[1]
    op, loops = tiled
    assert op is tiled.main and loops is tiled.loops
    tiled.vectorize([8, 64, 4])  # a chain goes on on the tiled op
    assert lines(s)[2].startswith("transform.structured.vectorize %tiled_linalg_op vector_sizes [8, 64, 4]")


def test_tile_with_a_mapping_is_a_forall(s):
    tiled = s.match("linalg.matmul").tile([16, 32], mapping=["block.y", "block.x"])
    assert tiled.forall_op.kind == "op"
    tiled.tile(num_threads=[4, 4], mapping=["thread.linear_dim_1", "#gpu.thread<linear_dim_0>"])
    assert "tile_sizes [16, 32](mapping = [#gpu.block<y>, #gpu.block<x>])" in lines(s)[1]
    assert "num_threads [4, 4](mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>])" in lines(s)[2]


def test_sizes_mix_numbers_and_parameters(s):
    n = s.param(4)
    assert isinstance(n, ParamHandle)
    s.match("linalg.matmul").tile([n, 0, 2])
    assert "tile_sizes [%0, 0, 2] : (" in lines(s)[2] and "!transform.param<i64>" in lines(s)[2]
    s.match("linalg.fill").structured.tile_using_forall(tile_sizes=n)  # one parameter in the place of the list
    assert "tile_sizes *(%0) : (" in lines(s)[4]
    s.match("linalg.copy").split(0, n)
    s.match("linalg.copy").split(0, 16)
    assert "after %0" in lines(s)[6] and "after 16" in lines(s)[8]


def test_scalable_sizes(s):
    s.match("linalg.matmul").vectorize([8, 4], scalable_sizes=[False, True])
    assert "vector_sizes [8, [4]]" in lines(s)[1]


def test_short_names_and_extensions_are_the_same_op(s):
    loop = s.match("scf.for")
    loop.unroll(4)
    s.match("scf.for").loop.unroll(factor=4)
    assert [line for line in lines(s) if "unroll" in line] == [
        'transform.loop.unroll %0 {factor = 4 : i64} : !transform.op<"scf.for">',
        'transform.loop.unroll %1 {factor = 4 : i64} : !transform.op<"scf.for">',
    ]
    assert "unroll" in dir(loop) and "unroll" in dir(loop.loop) and "loop" in dir(loop)
    assert s.structured.gpu.map_copy_to_threads.__doc__.startswith("`transform.structured.gpu.map_copy_to_threads`")


def test_a_namespace_that_is_an_op_too_is_called(s):
    loop = s.match("scf.for")
    pad = s.match("tensor.pad")
    pad.structured.hoist_pad(1)
    s.match("tensor.pad").structured.hoist_pad.build_packing_loop_nest(loop)
    assert [line.split("transform.")[1].split(" ")[0] for line in lines(s) if "hoist" in line] == [
        "structured.hoist_pad",
        "structured.hoist_pad.build_packing_loop_nest",
    ]


def test_types_that_an_op_asks_for_come_from_the_host(s):
    count = s.match("scf.for").num_associations()
    assert isinstance(count, ParamHandle)
    result = s.match("scf.for").get_result([0])
    assert isinstance(result, ValueHandle)
    assert isinstance(result.get_defining_op(), OpHandle)
    # any_op is cast to what the operand must be.
    s.match("memref.alloc").cast("any_op").multibuffer(2)
    assert '%7 = transform.cast %6 : !transform.any_op to !transform.op<"memref.alloc">' == lines(s)[-2]
    assert lines(s)[-1].startswith("%8 = transform.memref.multibuffer %7 {factor = 2 : i64}")


def test_result_types_by_name(s):
    loops = s.match("scf.forall").forall_to_for(transformed=3)
    assert len(loops) == 3
    generic = s.match("linalg.matmul").generalize(transformed="linalg.generic")
    assert generic.op_name == "linalg.generic"
    sizes = s.match("linalg.matmul").multitile_sizes(
        0, 8, low_size="param", high_size="param", split_point="!transform.param<i64>"
    )
    assert [handle.kind for handle in sizes] == ["param"] * 3 and sizes.split_point is sizes[2]


def test_results_that_the_host_infers(s):
    buffer, ops = s.match("tensor.empty").bufferize_to_allocation(memory_space="workgroup", alloc_op="memref.alloca")
    assert (buffer.kind, ops.kind) == ("value", "op")
    assert "memory_space = #gpu.address_space<workgroup>" in lines(s)[1]


def test_enums_as_text_and_number(s):
    loop = s.match("scf.for")
    loop = loop.pipeline_shared_memory_copies(3, failure_propagation_mode="propagate", peel_epilogue=True)
    loop.nvgpu.pipeline_shared_memory_copies(3, failure_propagation_mode=2)
    s.match("linalg.matmul").transpose_matmul(inputToTranspose="rhs")
    assert "failures(propagate) %0 {depth = 3 : i64, peel_epilogue}" in lines(s)[1]
    assert "failures(" not in lines(s)[2] or "failures(suppress)" in lines(s)[2]
    assert lines(s)[1].endswith('-> !transform.op<"scf.for">')
    assert "<rhs>" in lines(s)[4]


def test_steps_without_results_hand_on_the_handle(s):
    function = s.match("func.func")
    assert function.apply_cse() is function
    assert function.annotate("tag", 3) is function
    assert function.print("here") is function
    assert [line.split(" ")[0] for line in lines(s)[1:]] == [
        "transform.apply_cse",
        "%1",
        "transform.annotate",
        "transform.print",
    ]


def test_handles_are_split_merged_replicated(s):
    first, second = s.match("scf.for").split_handle(2)
    both = first.merge_handles(second, s.match("scf.forall"), deduplicate=True)
    assert both.op_name is None
    assert s.match("scf.for").replicate(both)[0].kind == "op"
    assert any("merge_handles deduplicate" in line for line in lines(s))


def test_parents_are_typed(s):
    assert s.match("linalg.matmul").parent("func.func").op_name == "func.func"
    assert s.match("linalg.matmul").parent(nth=2).op_name is None


def test_a_step_that_consumes_the_payload_hands_on_the_root(s):
    root = s.root
    s.one_shot_bufferize(bufferize_function_boundaries=True)
    assert s.root is not root
    s.match("func.func")
    s.apply_registered_pass("canonicalize")
    s.match("func.func")
    assert lines(s)[1].startswith('%1 = transform.structured.match ops{["func.func"]} in %0')
    assert 'match ops{["func.func"]} in %2' in lines(s)[3]


def test_patterns_and_conversions(s):
    function = s.match("func.func")
    function.apply_patterns(
        "canonicalization",
        ("vector.lower_transpose", {"lowering_strategy": "shuffle_1d"}),
        apply_cse=True,
        max_iterations=3,
    )
    function.apply_conversion_patterns(
        "nvgpu.nvgpu_to_nvvm", ("dialect_to_llvm", {"dialect_name": "arith"}),
        type_converter=("memref.memref_to_llvm_type_converter", {"use_generic_functions": True}),
        legal_dialects=["llvm"], partial_conversion=True,
    )  # fmt: skip
    text = str(s)
    for piece in (
        "lowering_strategy = shuffle_1d",
        "{apply_cse, max_iterations = 3 : i64}",
        "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm",
        'dialect_to_llvm "arith"',
        "use_generic_functions = true",
        '{legal_dialects = ["llvm"], partial_conversion}',
    ):
        assert piece in text


def test_options_of_passes_may_be_parameters(s):
    s.match("func.func").apply_registered_pass("canonicalize", {"max-iterations": s.param(3), "top-down": False})
    assert '"canonicalize" with options = {"max-iterations" = %1, "top-down" = false} to %0' in lines(s)[2]


def test_every_op_of_the_host_is_within_reach(s):
    for name in methods():
        if name.startswith("match."):  # for matchers, by their short names
            continue
        found = s.root
        for part in name.split("."):
            found = getattr(found, part)
        assert callable(found), name
    assert sum(len(entries) == 1 for entries in short_names().values()) > 100
    left = set(catalogue()) - {f"transform.{name}" for name in methods()}
    assert {name for name in left if ".apply_" not in name and ".type_conversion." not in name} == {
        "transform.alternatives", "transform.named_sequence", "transform.param.constant", "transform.payload",
        "transform.smt.constrain_params", "transform.structured.replace", "transform.tune.alternatives",
        "transform.tune.knob", "transform.with_pdl_patterns", "transform.yield",
    }  # fmt: skip


def test_the_context_is_the_current_one_or_a_new_one(context):
    with context:
        assert gpuir.schedule().context == context
    assert gpuir.schedule().context != context
    with gpuir.schedule(context) as s:
        assert ir.Context.current == context
    assert ir.Context.current is None and s.context == context


def test_an_error_leaves_the_with_block(context):
    with pytest.raises(ScheduleError, match="expected an int"), gpuir.schedule(context) as s:
        s.match("scf.for").unroll("4")
    assert ir.Context.current is None
