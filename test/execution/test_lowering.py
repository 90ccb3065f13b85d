"""What the pipeline takes, and how it refuses the rest."""

import numpy as np
import pytest

import gpuir
from gpuir.execution import ExecutionError, Worker, jit, lower_to_llvm
from gpuir.host import ir


def parse(text, unregistered=False):
    context = ir.Context()
    context.allow_unregistered_dialects = unregistered
    return ir.Module.parse(text, context)


def names(module):
    found = set()

    def visit(op):
        found.add(op.name)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


MATMUL = """
func.func @run(%a: tensor<?x8xf32>, %b: tensor<8x5xf32>) -> tensor<?x5xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x5xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x5xf32>) -> tensor<?x5xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x5xf32>) outs(%f : tensor<?x5xf32>) -> tensor<?x5xf32>
  %s = math.exp %r : tensor<?x5xf32>
  return %s : tensor<?x5xf32>
}
"""

CONTRACT = """
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @run(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %x = vector.transfer_read %a[%c0, %c0], %z : memref<4x8xf32>, vector<4x8xf32>
  %y = vector.transfer_read %b[%c0, %c0], %z : memref<8x4xf32>, vector<8x4xf32>
  %w = vector.transfer_read %c[%c0, %c0], %z : memref<4x4xf32>, vector<4x4xf32>
  %r = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
    %x, %y, %w : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  vector.transfer_write %r, %c[%c0, %c0] : vector<4x4xf32>, memref<4x4xf32>
  return
}
"""

# Functions of upstream dialects, arrays, what is expected.
RNG = np.random.default_rng(5)
A, B = RNG.standard_normal((3, 8), np.float32), RNG.standard_normal((8, 5), np.float32)


def test_linalg_and_math():
    np.testing.assert_allclose(jit(parse(MATMUL)).call("run", A, B), np.exp(A @ B), rtol=1e-5)


def test_vector_contract():
    a, b, c = RNG.standard_normal((4, 8), np.float32), B[:, :4].copy(), np.ones((4, 4), np.float32)
    expected = c + a @ b
    jit(parse(CONTRACT)).call("run", a, b, c)
    np.testing.assert_allclose(c, expected, rtol=1e-5)


def test_forall_if_while_affine_and_calls():
    module = parse("""
func.func private @half(%x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %0 = arith.divsi %x, %c2 : i32
  return %0 : i32
}
func.func @steps(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi sgt, %v, %c1 : i32
    scf.condition(%more) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %w = func.call @half(%v) : (i32) -> i32
    %m = arith.addi %n, %c1 : i32
    scf.yield %w, %m : i32, i32
  }
  return %r#1 : i32
}
func.func @squares(%t: tensor<5x2xindex>) -> tensor<5x2xindex> {
  %r = scf.forall (%i, %j) in (5, 2) shared_outs(%o = %t) -> (tensor<5x2xindex>) {
    %l = affine.linearize_index [%i, %j] by (5, 2) : index
    %v = affine.apply affine_map<(d0) -> (d0 * 3 + 1)>(%l)
    %s = tensor.from_elements %v : tensor<1x1xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xindex> into tensor<5x2xindex>
    }
  }
  return %r : tensor<5x2xindex>
}
""")
    executable = jit(module)
    assert executable.call("steps", 1000) == 9
    found = executable.call("squares", np.zeros((5, 2), np.int64))
    assert (found == np.arange(10).reshape(5, 2) * 3 + 1).all()
    with pytest.raises(ExecutionError, match="has no function @half to run \\(functions: steps, squares\\)"):
        executable.call("half", 2)


def test_f16_and_bf16_conversions_round_once():
    module = parse("""
func.func @run(%x: f64, %y: f32) -> (f16, bf16) {
  %0 = arith.truncf %x : f64 to f16
  %1 = arith.truncf %y : f32 to bf16
  return %0, %1 : f16, bf16
}
""")
    value = 1 + 2.0**-11 + 2.0**-40  # just above the middle of two f16 numbers
    half, brain = jit(module).call("run", value, 1.01)
    assert half == np.float16(1 + 2.0**-10) and brain == 0x3F81


def test_lowering_leaves_its_source_alone_and_only_llvm():
    module = parse(MATMUL)
    before = str(module)
    lowered = lower_to_llvm(module)
    assert str(module) == before
    assert {name.split(".")[0] for name in names(lowered) - {"builtin.module"}} == {"llvm"}


def test_strided_copies_need_no_library():
    module = parse("""
func.func @run(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: memref<?x?xf32>) {
  memref.copy %m, %n : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
  return
}
""")
    assert "memrefCopy" not in str(lower_to_llvm(module))


def test_allocations_are_freed():
    text = """
func.func @run(%t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %u = tensor.insert %v into %t[%c0] : tensor<4xf32>
  %r = tensor.extract %u[%c0] : tensor<4xf32>
  %s = tensor.extract %t[%c0] : tensor<4xf32>
  %d = arith.subf %r, %s : f32
  return %d : f32
}
"""
    module = parse(text)
    lowered = str(lower_to_llvm(module))
    assert lowered.count("llvm.call @malloc") == lowered.count("llvm.call @free") == 1
    assert jit(module).call("run", np.zeros(4, np.float32)) == 1


def test_modules_that_free_by_themselves():
    module = parse("""
func.func @run(%x: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %v, %b[%c0] : memref<1xi32>
  return %b : memref<1xi32>
}
""")
    assert str(lower_to_llvm(module)).count("llvm.call @free") == 1
    assert jit(module).call("run", 7)[0] == 7


REFUSED = [
    (
        "func.func @f(%a: f8E4M3FNUZ) -> f32 {\n  %1 = arith.extf %a : f8E4M3FNUZ to f32\n  return %1 : f32\n}",
        "-:2:8: error: 'arith.extf' op has no lowering to the CPU (types: f32, f8E4M3FNUZ)",
    ),
    (
        "func.func @f() {\n  gpu.barrier\n  return\n}",
        "-:2:3: error: 'gpu.barrier' op does not run on the CPU: lower it to ops of affine, arith, bufferization, ",
    ),
    (
        'func.func @f(%a: tensor<4xi32>) -> tensor<4xi32> {\n  %1 = "foo.bar"(%a) : (tensor<4xi32>) -> tensor<4xi32>\n'
        "  return %1 : tensor<4xi32>\n}",
        "-:2:8: error: 'foo.bar' op does not run on the CPU",
    ),
    (
        "func.func @f(%a: vector<4xf32>) { return }",
        "-:1:1: error: 'func.func' op cannot be run: @f argument 0 of type vector<4xf32> is a vector: "
        "let the function take a memref and read it with vector.transfer_read",
    ),
    (
        "func.func @f(%a: i32, %b: tensor<*xf32>) { return }",
        "-:1:1: error: 'func.func' op cannot be run: @f argument 1 of type tensor<*xf32> has no rank",
    ),
    (
        "func.func @f(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }",
        "-:1:1: error: 'func.func' op cannot be run: @f argument 0 of type memref<*xf32> has no rank",
    ),
    (
        "func.func @f(%a: memref<4xi7>) { return }",
        "@f argument 0 of type memref<4xi7> has elements of type i7",
    ),
    (
        "func.func @f(%a: memref<4xf32, affine_map<(i) -> (3 - i)>>) { return }",
        "has a layout that is neither the identity nor strided",
    ),
    ("func.func @f(%a: complex<f32>) { return }", "is a complex scalar: pass a memref of rank 0"),
    ("func.func @f(%a: none) { return }", "@f argument 0 of type none has no NumPy counterpart"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_refusals(text, message):
    module = parse(text, unregistered=True)
    with pytest.raises(ExecutionError) as caught:
        jit(module)
    assert message in str(caught.value)


@pytest.mark.parametrize(("text", "message"), [REFUSED[0], REFUSED[3]])
def test_refusals_are_the_same_elsewhere(text, message, mlir_runner):
    from gpuir.execution import mlir_runner as run

    module = parse(text, unregistered=True)
    with pytest.raises(ExecutionError) as caught:
        Worker(module).start()
    assert message in str(caught.value)
    with pytest.raises(ExecutionError) as caught:
        run(module, "f", [0])
    assert message in str(caught.value)


def test_attributes_of_other_dialects_are_left_behind(mlir_runner):
    from gpuir.execution import mlir_runner as run

    module = gpuir.parse(
        """
module attributes {iree_gpu.target = #iree_gpu.lane_id<0>} {
  func.func @f(%a: i32 {iree_gpu.x = #iree_gpu.lane_id<0>, llvm.noundef}) -> i32
      attributes {kinds = [#iree_gpu.lane_id<0>, 3], config = {kept = 1 : i32, gone = #iree_gpu.lane_id<1>}} {
    %0 = arith.addi %a, %a {lowering_config = #iree_gpu.lowering_config<{workgroup = [1]}>} : i32
    return %0 : i32
  }
}
""",
        context=gpuir.Context(),
    )
    lowered = str(lower_to_llvm(module))
    assert "iree_gpu" not in lowered and "kept = 1" in lowered and "llvm.noundef" in lowered and "kinds" not in lowered
    assert "iree_gpu.lane_id" in str(module)
    with Worker(module) as worker:
        assert worker.call("f", 4) == 8
    assert run(module, "f", [4]) == 8


@pytest.mark.parametrize("make", [jit, Worker])
def test_optimization_levels(make):
    module = parse("func.func @f(%a: i8) -> i8 { return %a : i8 }")
    for level in range(4):
        assert make(module, opt_level=level).call("f", 3) == 3
    with pytest.raises(ValueError, match="opt_level must be 0, 1, 2 or 3, got 4"):
        make(module, opt_level=4)


def test_text_is_parsed_for_mlir_runner(mlir_runner):
    from gpuir.execution import mlir_runner as run

    assert run("func.func @f(%a: i8) -> i8 { return %a : i8 }", "f", [3]) == 3
