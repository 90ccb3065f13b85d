"""Hints on loads that feed matrix products, and on their loops."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.analysis import find_ops
from gpuir.transforms.triton import dot_loads, set_dot_load_hints, set_num_stages

HEAD = """
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#a = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>
#b = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
"""
#: Operand a through an addition and a conversion, b through shared memory and a loop; pointers of a are loaded too.
LOOP = (
    HEAD
    + """
tt.func @f(%table: tensor<32x32x!tt.ptr<!tt.ptr<f16>>, #blocked>, %pb: tensor<32x32x!tt.ptr<f16>, #blocked>,
           %bias: tensor<32x32x!tt.ptr<f32>, #mma>, %n: i32) -> tensor<32x32xf32, #mma> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %zero = tt.load %bias : tensor<32x32x!tt.ptr<f32>, #mma>
  %buffer = ttg.local_alloc : () -> !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (tensor<32x32xf32, #mma>) : i32 {
    %pa = tt.load %table : tensor<32x32x!tt.ptr<!tt.ptr<f16>>, #blocked>
    %a0 = tt.load %pa : tensor<32x32x!tt.ptr<f16>, #blocked>
    %a1 = arith.addf %a0, %a0 : tensor<32x32xf16, #blocked>
    %a = ttg.convert_layout %a1 : tensor<32x32xf16, #blocked> -> tensor<32x32xf16, #a>
    %in = ttg.memdesc_subview %buffer[%c0, %c0, %c0] : !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %t = ttg.async_copy_global_to_local %pb, %in : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %out = ttg.memdesc_subview %buffer[%c1, %c0, %c0] : !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %b = ttg.local_load %out : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #b>
    %d = tt.dot %a, %b, %acc : tensor<32x32xf16, #a> * tensor<32x32xf16, #b> -> tensor<32x32xf32, #mma>
    scf.yield %d : tensor<32x32xf32, #mma>
  }
  tt.return %r : tensor<32x32xf32, #mma>
}
}
"""
)


@pytest.fixture
def module():
    with gpuir.Context():
        yield gpuir.parse(LOOP)


def test_the_loads_of_an_operand_are_found(module):
    (dot,) = find_ops(module, "tt.dot")
    a, b = dot_loads(dot, "a"), dot_loads(dot, "b")
    assert [op.operation.name for op in a] == ["tt.load"] and str(a[0].result.type.element_type) == "f16"
    assert [op.operation.name for op in b] == ["ttg.async_copy_global_to_local"]


@pytest.mark.parametrize(
    "operand, expected",
    [("a", ["tt.load"]), ("b", ["async_copy_global_to_local"]), ("both", ["tt.load", "async_copy_global_to_local"])],
)
def test_hints_are_set_on_the_operand_that_is_meant(module, operand, expected):
    set_dot_load_hints(module, operand=operand, evict="evict_first")
    hinted = [line for line in gpuir.asm(module).splitlines() if "evictionPolicy = evict_first" in line]
    assert len(hinted) == len(expected) and all(name in line for name, line in zip(expected, hinted))
    # The loads of pointers and of the bias have none.
    assert not any("!tt.ptr<!tt.ptr" in line or "#mma" in line for line in hinted)


def test_a_pipeline_sets_one_and_takes_back_the_other(module):
    gpuir.pass_manager("ttg-set-dot-load-hints{cache=cg}").run(module)
    assert gpuir.asm(module).count("cacheModifier = cg") == 2
    gpuir.pass_manager("ttg-set-dot-load-hints{cache=none evict=evict_last}").run(module)
    text = gpuir.asm(module)
    assert "cacheModifier" not in text and text.count("evictionPolicy = evict_last") == 2


def test_cache_and_eviction_exclude_each_other(module):
    set_dot_load_hints(module, operand="a", cache="ca")
    with pytest.raises(gpuir.PassError) as caught:
        set_dot_load_hints(module, evict="evict_first")
    assert caught.value.diagnostics[0].message == (
        "'tt.load' op cannot have the cache modifier ca and the eviction policy evict_first at once: "
        "give ttg-set-dot-load-hints cache=none or evict=evict_normal too"
    )
    assert caught.value.diagnostics[0].line > 1


def test_something_is_to_be_set(module):
    with pytest.raises(gpuir.PassError, match="nothing to set: give cache, evict or both"):
        set_dot_load_hints(module)
    with pytest.raises(gpuir.PassError, match="option 'evict' expects one of evict_normal, evict_first, evict_last"):
        gpuir.pass_manager("ttg-set-dot-load-hints{evict=never}")


def test_stages_are_set_on_the_loop_of_the_dot(module):
    set_num_stages(module, num_stages=4)
    assert gpuir.asm(module).count("} {tt.num_stages = 4 : i32}") == 1
    with pytest.raises(gpuir.PassError, match="num-stages must be at least 1, given 0"):
        set_num_stages(module, num_stages=0)


def test_dots_outside_of_loops_have_no_stages():
    text = """
    module { tt.func @f(%a: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
      %0 = tt.dot %a, %a, %c : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
      tt.return %0 : tensor<16x16xf32> } }"""
    with gpuir.Context():
        module = gpuir.parse(text)
        before = gpuir.asm(module)
        set_num_stages(module, num_stages=4)
        assert gpuir.asm(module) == before
