"""Host functions: calls, results, errors, and modules that are run again."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.host import module as module_of
from gpuir.sim import api, rules
from gpuir.sim.compiler import Compiler

SAXPY = """
func.func private @elsewhere(f32) -> f32
func.func @blocks(%n: index) -> index {
  %c64 = arith.constant 64 : index
  %g = arith.ceildivsi %n, %c64 : index
  return %g : index
}
func.func @main(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %g = func.call @blocks(%n) : (index) -> index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %b = arith.muli %bx, %c64 : index
    %i = arith.addi %b, %tx : index
    %in = arith.cmpi slt, %i, %n : index
    scf.if %in {
      %u = memref.load %x[%i] : memref<?xf32>
      %v = memref.load %y[%i] : memref<?xf32>
      %w = math.fma %a, %u, %v : f32
      memref.store %w, %y[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return %g : index
}
"""


def vectors(n=150):
    return np.arange(n, dtype=np.float32), np.ones(n, np.float32)


def test_a_host_function():
    x, y = vectors()
    report = sim.run(SAXPY, "main", 2.0, x, y)
    assert np.array_equal(y, 2 * x + 1)
    assert report.results == [3]
    assert report.kernel == "main"
    (kernel,) = report.kernels
    assert (kernel.grid, kernel.block) == ((3, 1, 1), (64, 1, 1))
    # 150 threads are in 5 warps of the 6.
    assert report.operations["math.fma"] == kernel.operations["math.fma"] == 5


@pytest.mark.parametrize("options", [{"lanes": 64}, {"chip": "gfx942"}, {"seed": 3}, {"workers": 2}, {"checks": False}])
def test_options_reach_the_kernels(options):
    x, y = vectors()
    report = sim.run(SAXPY, "main", 2.0, x, y, **options)
    assert np.array_equal(y, 2 * x + 1)
    assert report.operations["math.fma"] == (3 if "lanes" in options or "chip" in options else 5)


def test_results():
    text = """
func.func @main(%m: memref<?x3xf32>) -> (memref<?x2xf32, strided<[3, 1], offset: ?>>, f32, i1, memref<2xi8>, vector<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x3xf32>
  %v = memref.subview %m[0, 1] [%n, 2] [1, 1] : memref<?x3xf32> to memref<?x2xf32, strided<[3, 1], offset: 1>>
  %s = memref.cast %v : memref<?x2xf32, strided<[3, 1], offset: 1>> to memref<?x2xf32, strided<[3, 1], offset: ?>>
  %f = memref.load %m[%c1, %c1] : memref<?x3xf32>
  %p = arith.cmpf olt, %f, %f : f32
  %own = memref.alloc() : memref<2xi8>
  %five = arith.constant 5 : i8
  memref.store %five, %own[%c0] : memref<2xi8>
  memref.store %five, %own[%c1] : memref<2xi8>
  %k = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  return %s, %f, %p, %own, %k : memref<?x2xf32, strided<[3, 1], offset: ?>>, f32, i1, memref<2xi8>, vector<2xf32>
}"""
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    view, f, p, own, k = sim.run(text, "main", array).results
    assert np.array_equal(view, array[:, 1:])
    assert not np.shares_memory(view, array)
    assert (f, p) == (4, False)
    assert own.dtype == np.int8
    assert own.tolist() == [5, 5]
    assert k.tolist() == [1, 2]


def test_results_of_tokens_are_none():
    assert sim.run(
        "func.func @main() -> !gpu.async.token { %t = gpu.wait async return %t : !gpu.async.token }", "main"
    ).results == [None]


def test_branches_and_loops_of_the_host():
    text = """
func.func @main(%n: index, %m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    %y = arith.addi %x, %v : i32
    scf.yield %y : i32
  }
  %big = arith.cmpi sgt, %s, %z : i32
  cf.cond_br %big, ^bb1, ^bb2(%z : i32)
^bb1:
  %t = arith.addi %s, %s : i32
  cf.br ^bb2(%t : i32)
^bb2(%r: i32):
  return %r : i32
}"""
    assert sim.run(text, "main", 4, np.arange(4, dtype=np.int32)).results == [12]
    assert sim.run(text, "main", 4, -np.arange(4, dtype=np.int32)).results == [0]


# Errors


@pytest.mark.parametrize(("name", "message"), [
    ("nobody", "@nobody is not in the module; the functions of the module: blocks, elsewhere, main"),
    ("elsewhere", "@elsewhere is only declared, and has no body to run"),
])  # fmt: skip
def test_names_of_functions(name, message):
    with pytest.raises(gpuir.Error, match=message):
        sim.run(SAXPY, name)


TWICE = """
gpu.module @a { gpu.func @k() kernel { gpu.return } }
gpu.module @b { gpu.func @k() kernel { gpu.return } gpu.func @l() kernel { gpu.return } }
"""


def test_names_of_kernels():
    with pytest.raises(gpuir.Error, match="@k is the name of several functions: say which one, as module::function"):
        sim.launch(TWICE, "k", 1, 1)
    assert sim.launch(TWICE, "b::k", 1, 1).kernel == "k"
    assert sim.launch(TWICE, "l", 1, 1).kernel == "l"


def test_a_kernel_is_not_run_by_the_host():
    with pytest.raises(gpuir.Error, match="@l is a gpu.func, which a device runs: gpuir.sim.launch takes it"):
        sim.run(TWICE, "l")


def test_a_call_of_what_has_no_body():
    text = SAXPY + "func.func @caller(%x: f32) { %y = func.call @elsewhere(%x) : (f32) -> f32 return }"
    with pytest.raises(sim.UnsupportedOp, match="@elsewhere is only declared"):
        sim.run(text, "caller", 1.0)


def test_an_op_without_a_rule():
    with gpuir.Context() as context:
        context.allow_unregistered_dialects = True
        module = gpuir.parse('func.func @main() {\n  "my.op"() : () -> ()\n  return\n}', filename="mine.mlir")
        with pytest.raises(
            sim.UnsupportedOp, match=r"mine.mlir:2:3: error: 'my.op': the simulator has no rule for this op"
        ):
            sim.run(module, "main")


def test_a_fault_of_the_host():
    text = """
func.func @main(%m: memref<?xf32>) {
  %c9 = arith.constant 9 : index
  %v = memref.load %m[%c9] : memref<?xf32>
  return
}"""
    with pytest.raises(sim.SimulationError) as error:
        sim.run(text, "main", np.zeros(4, np.float32))
    (found,) = error.value.findings
    assert (found.kind, found.line, found.block) == ("out-of-bounds", 4, None)
    assert error.value.report.findings == [found]
    assert sim.run(text, "main", np.zeros(4, np.float32), on_fault="report").findings == [found]


def test_a_fault_of_a_kernel():
    x, y = vectors(64)
    with pytest.raises(sim.SimulationError) as error:
        sim.run(SAXPY, "main", 2.0, np.zeros(65, np.float32), y)
    assert [each.kind for each in error.value.findings] == ["out-of-bounds"]
    assert error.value.findings[0].block == (1, 0, 0)
    assert np.array_equal(y[1:], np.ones(63))


@pytest.mark.parametrize(
    ("op", "message"),
    [
        ("memref.dealloc %a : memref<4xf32>", "result 0 is the buffer of 'memref.alloc' at -:3:6, which is freed"),
        ("", "memory of the function's own stack"),
    ],
)
def test_results_that_are_gone(op, message):
    text = f"""
func.func @main() -> memref<4xf32> {{
%a = memref.{"alloc" if op else "alloca"}() : memref<4xf32>
{op}
return %a : memref<4xf32>
}}"""
    with pytest.raises(sim.SimulationError, match=message):
        sim.run(text, "main")


@pytest.mark.parametrize(
    ("grid", "block", "options", "message"),
    [
        (0, 1, {}, "grid: expected one to three positive sizes, got 0"),
        (1.5, 1, {}, "grid: expected one to three positive sizes, got 1.5"),
        (1, (1, 2, 3, 4), {}, "block: expected one to three positive sizes"),
        (1, (64, 32), {}, "the block is 64 x 32 x 1; it has at most 1024 threads"),
        (3, 1, {"cluster": 2}, "the grid is 3 x 1 x 1, which is not made of clusters of 2 x 1 x 1"),
        (1, 1, {"smem": -1}, "smem: expected a number of bytes, got -1"),
    ],
)
def test_sizes_that_do_not_fit(grid, block, options, message):
    with pytest.raises(ValueError, match=message):
        sim.launch(TWICE, "l", grid, block, **options)


@pytest.mark.parametrize(("options", "error"), [
    ({"lanes": 16}, ValueError), ({"workers": 0}, ValueError), ({"on_fault": "ignore"}, ValueError),
    ({"workers": 1.5}, TypeError), ({"seed": -1}, ValueError), ({"seed": "x"}, TypeError), ({"max_steps": 0}, ValueError),
    ({"chip": 3}, TypeError),
])  # fmt: skip
def test_options_that_do_not_fit(options, error):
    with pytest.raises(error, match=next(iter(options))):
        sim.run(SAXPY, "main", 2.0, *vectors(), **options)


@pytest.mark.parametrize("module", [None, 3, b"module {}"])
def test_what_is_no_module(module):
    with pytest.raises(TypeError, match="expected a module, MLIR text or a path, got"):
        sim.run(module, "main")


def test_text_that_is_no_ir():
    with pytest.raises(gpuir.Error, match="-:1:1"):
        sim.run("nonsense", "main")


# Modules that are run again


@pytest.fixture
def compiled(monkeypatch):
    """The functions that were compiled, by their names."""
    names = []
    original = Compiler.compile

    def compile(compiler):
        names.append(compiler.function.operation.name)
        original(compiler)

    monkeypatch.setattr(Compiler, "compile", compile)
    monkeypatch.setattr(api, "_RECENT", {})
    return names


def test_a_prepared_module_is_compiled_once(compiled):
    prepared = sim.prepare(SAXPY)
    for _ in range(3):
        x, y = vectors()
        sim.run(prepared, "main", 2.0, x, y)
        assert np.array_equal(y, 2 * x + 1)
    assert compiled == ["func.func", "func.func", "gpu.launch"]
    assert sim.prepare(prepared) is prepared


def test_text_is_known_again(compiled):
    for _ in range(2):
        sim.run(SAXPY, "main", 2.0, *vectors())
    assert compiled == ["func.func", "func.func", "gpu.launch"]
    sim.run(SAXPY + "\n", "main", 2.0, *vectors())
    assert len(compiled) == 6


def test_a_module_that_is_changed_is_compiled_again(compiled):
    with gpuir.Context():
        module = gpuir.parse("func.func @main() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }")
        assert sim.run(module, "main").results == [1]
        assert sim.run(module, "main").results == [1]
        constant = module.body.operations[0].regions[0].blocks[0].operations[0]
        constant.operation.attributes["value"] = gpuir.ir.IntegerAttr.get(gpuir.ir.IntegerType.get_signless(32), 2)
        assert sim.run(module, "main").results == [2]
    assert compiled == ["func.func"] * 2


def test_functions_that_are_replaced_are_compiled_again(compiled):
    with gpuir.Context():
        module = gpuir.parse("func.func @main() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }")
        assert sim.run(module, "main").results == [1]
        function = module.body.operations[0].operation
        # A copy of it stays where it was, so that the module looks the same.
        module.body.append(function.clone())
        function.erase()
        assert sim.run(module, "main").results == [1]
    assert compiled == ["func.func"] * 2


def test_a_module_after_a_pass(compiled):
    with gpuir.Context():
        module = gpuir.parse(SAXPY)
        passes = module_of("passmanager").PassManager.parse("builtin.module(canonicalize)")
        sim.run(module, "main", 2.0, *vectors())
        passes.run(module.operation)
        sim.run(module, "main", 2.0, *vectors())
        # It changes nothing this time, but Python's handles of the ops are gone.
        passes.run(module.operation)
        x, y = vectors()
        sim.run(module, "main", 2.0, x, y)
        assert np.array_equal(y, 2 * x + 1)
        with pytest.raises(sim.SimulationError, match="memref.load"):
            sim.run(module, "main", 2.0, np.zeros(65, np.float32), y[:64])


def test_kernels_of_a_module_do_not_share_their_shared_memory():
    text = "gpu.module @m {" + "".join(
        f"gpu.func @k{i}() workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel {{ gpu.return }}\n" for i in range(3)
    ) + "}"  # fmt: skip
    prepared = sim.prepare(text)
    assert [sim.launch(prepared, f"k{i}", 1, 1).shared_bytes for i in (0, 1, 2, 1)] == [256] * 4


def test_a_prepared_module_runs_with_warps_of_both_sizes():
    prepared = sim.prepare("""
gpu.module @m { gpu.func @k(%m: memref<?xindex>) kernel {
  %n = gpu.subgroup_size : index
  %z = arith.constant 0 : index
  memref.store %n, %m[%z] : memref<?xindex>
  gpu.return
} }""")
    found = np.zeros(1, np.int64)
    for lanes in (32, 64, 32):
        sim.launch(prepared, "k", 1, 1, found, lanes=lanes)
        assert found[0] == lanes


def test_a_rule_that_is_added_later_counts():
    text = "func.func @main(%x: i32) -> i32 { %y = math.absi %x : i32 return %y : i32 }"
    before = rules.RULES["math.absi"]
    assert sim.run(text, "main", -3).results == [3]
    try:
        sim.rule("math.absi")(lambda k, op: "({0} * {0})")
        assert sim.run(text, "main", -3).results == [9]
    finally:
        rules.RULES["math.absi"] = before
