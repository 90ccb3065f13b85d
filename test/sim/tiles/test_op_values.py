"""Ops that no kernel of the corpus has at the stages that run there: what they give, against NumPy."""

from __future__ import annotations

import re
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from gpuir import sim

HEAD = """
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, LANES], warpsPerCTA = [4, 1], order = [1, 0]}>
#row = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [WARP], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#columns = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>
#nv3 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32, rank = 3}>
#flat2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#amd = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [16, 16, 128], isTransposed = true}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "TARGET", "ttg.threads-per-warp" = WARP : i32} {
"""
AMD, NVIDIA = {"TARGET": "hip:gfx950", "WARP": "64", "LANES": "8"}, {"TARGET": "cuda:100", "WARP": "32", "LANES": "4"}
CODES = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6])
RNG = np.random.default_rng(0)


def pointed(name: str, type: str) -> str:
    """A pointer to a tile that an array of this shape holds."""
    *sizes, _ = re.search(r"<([^,>]*)", type)[1].split("x")
    shape = [int(each) for each in sizes]
    strides = [int(np.prod(shape[at + 1 :])) for at in range(len(shape))]
    numbers = {f"%w{each}": f"arith.constant {each} : i64" for each in {*shape, *strides}}
    lines = [f"  {key}_{name} = {value}" for key, value in numbers.items()] + [f"  %z_{name} = arith.constant 0 : i32"]
    sides = [", ".join(f"%w{each}_{name}" for each in part) for part in (shape, strides)]
    order = ", ".join(map(str, reversed(range(len(shape)))))
    lines.append(
        f"  %p_{name} = tt.make_tensor_ptr %{name}, [{sides[0]}], [{sides[1]}], [{', '.join([f'%z_{name}'] * len(shape))}] "
        f"{{order = array<i32: {order}>}} : <{type}>"
    )
    return "\n".join(lines)


def run(
    body: str,
    target: dict[str, str],
    inputs: dict[str, tuple[Any, str]],
    outputs: dict[str, tuple[Any, str]],
    **options: Any,
) -> list[np.ndarray]:
    """Loads the inputs as tiles of their types, runs the body, and stores the outputs; what they are then."""
    tiles = {**inputs, **outputs}
    element = lambda type: re.search(r"<([^,>]*)", type)[1].split("x")[-1]
    parameters = ", ".join(f"%{name}: !tt.ptr<{element(type)}>" for name, (_, type) in tiles.items())
    lines = [pointed(name, type) for name, (_, type) in tiles.items()]
    lines += [f"  %{name}_ = tt.load %p_{name} : !tt.ptr<{type}>" for name, (_, type) in inputs.items()]
    text = HEAD + f"tt.func @f({parameters}) {{\n" + "\n".join(lines) + f"\n{body}\n"
    text += "".join(f"  tt.store %p_{name}, %{name}_ : !tt.ptr<{type}>\n" for name, (_, type) in outputs.items())
    text += "  tt.return\n}\n}\n"
    for key, value in target.items():
        text = text.replace(key, value)
    arguments = [array.copy() for array, _ in tiles.values()]
    sim.launch(text, "f", 1, *arguments, **options)
    return arguments[len(inputs) :]


def octets(*shape: int) -> np.ndarray:
    return RNG.integers(0, 256, shape).astype(np.uint8).view(np.int8)


def fp4(packed: np.ndarray, axis: int = -1) -> np.ndarray:
    codes = np.moveaxis(packed.view(np.uint8), axis, -1)
    return np.moveaxis(CODES[np.stack([codes & 15, codes >> 4], -1)].reshape(*codes.shape[:-1], -1), -1, axis)


# Registers of AMD's chips


def test_parts_of_tensors():
    x = RNG.standard_normal((64, 128)).astype(np.float32)
    part, whole = "tensor<32x64xf32, #blocked>", "tensor<64x128xf32, #blocked>"
    corners = [(0, 0), (0, 64), (32, 0), (32, 64)]
    body = "".join(
        f"  %s{n} = amdg.extract_slice %x_ [{i}, {j}] : {whole} to {part}\n" for n, (i, j) in enumerate(corners)
    )
    body += f"  %y_ = amdg.concat %s3, %s2, %s1, %s0 : {', '.join([part] * 4)} -> {whole}"
    (y,) = run(body, AMD, {"x": (x, whole)}, {"y": (np.zeros_like(x), whole)})
    np.testing.assert_array_equal(y, np.block([[x[32:, 64:], x[32:, :64]], [x[:32, 64:], x[:32, :64]]]))


def test_floats_of_four_bits_with_scales():
    x, scale = octets(64, 32), (2.0 ** RNG.integers(-3, 4, (64, 64))).astype(ml_dtypes.bfloat16)
    bf16 = "tensor<64x64xbf16, #blocked>"
    body = f"  %y_ = amdg.scaled_upcast_fp4 %x_ scale %s_ {{axis = 1 : i32}} : tensor<64x32xi8, #blocked>, {bf16} -> {bf16}"
    (y,) = run(
        body, AMD, {"x": (x, "tensor<64x32xi8, #blocked>"), "s": (scale, bf16)}, {"y": (np.zeros_like(scale), bf16)}
    )
    np.testing.assert_array_equal(y.astype(float), fp4(x) * scale.astype(float))


def test_floats_of_eight_bits_with_scales():
    x = RNG.standard_normal((64, 64)).astype(ml_dtypes.float8_e5m2)
    scale = (2.0 ** RNG.integers(-3, 4, (64, 64))).astype(ml_dtypes.bfloat16)
    f8, bf16 = "tensor<64x64xf8E5M2, #blocked>", "tensor<64x64xbf16, #blocked>"
    body = f"  %y_ = amdg.scaled_upcast_fp8 %x_ scale %s_ : {f8}, {bf16} -> {bf16}"
    (y,) = run(body, AMD, {"x": (x, f8), "s": (scale, bf16)}, {"y": (np.zeros_like(scale), bf16)})
    np.testing.assert_array_equal(y.astype(float), x.astype(float) * scale.astype(float))


@pytest.mark.parametrize("index", [0, 1])
def test_operands_of_products_with_scales(index):
    """Packed along K, whose blocks of 32 numbers have a scale each."""
    x = octets(*((64, 32), (32, 64))[index])
    scale = RNG.integers(120, 134, (64, 2)).astype(np.uint8).view(np.int8)
    source, result = (f"#ttg.dot_op<{{opIdx = {index}, parent = #amd, kWidth = {width}}}>" for width in (16, 32))
    types = (
        f"tensor<{x.shape[0]}x{x.shape[1]}xi8, {source}>",
        "tensor<64x2xi8, #blocked>",
        f"tensor<64x64xbf16, {result}>",
    )
    body = (
        f"  %y_ = amdg.upcast_mxfp %x_, %s_ fp_type = e2m1 {{fastMath = false}} : {types[0]}, {types[1]} -> {types[2]}"
    )
    (y,) = run(
        body,
        AMD,
        {"x": (x, types[0]), "s": (scale, types[1])},
        {"y": (np.zeros((64, 64), ml_dtypes.bfloat16), types[2])},
    )
    factors = np.repeat(2.0 ** (scale.view(np.uint8).astype(float) - 127), 32, 1)
    np.testing.assert_array_equal(y.astype(float), fp4(x, 1) * factors if index == 0 else fp4(x, 0) * factors.T)


def test_pairs_that_are_packed_anew():
    """Of fp4 that a buffer packs along M the operand has pairs along K."""
    x = octets(64, 64)
    result = "tensor<128x32xi8, #ttg.dot_op<{opIdx = 0, parent = #amd, kWidth = 16}>>"
    buffer = "!ttg.memdesc<64x64xi8, #columns, #smem, mutable>"
    body = f"""  %b = ttg.local_alloc %x_ : (tensor<64x64xi8, #blocked>) -> {buffer}
  %y_ = amdg.local_load_packed_tranposed %b : {buffer} -> {result}"""
    (y,) = run(body, AMD, {"x": (x, "tensor<64x64xi8, #blocked>")}, {"y": (np.zeros((128, 32), np.int8), result)})
    np.testing.assert_array_equal(fp4(y, 1), fp4(x, 0))


# Memory of AMD's chips


def test_compare_and_swap_through_a_buffer():
    old = RNG.integers(0, 3, 256).astype(np.int32)
    want, new = RNG.integers(0, 3, 256).astype(np.int32), np.arange(256, dtype=np.int32) + 10
    i32 = "tensor<256xi32, #row>"
    body = f"""  %at = tt.make_range {{end = 256 : i32, start = 0 : i32}} : {i32}
  %y_ = amdg.buffer_atomic_cas relaxed, gpu, %want_, %new_, %m[%at] : {i32}
  %now_ = amdg.buffer_load %m[%at] : {i32}"""
    zeros = np.zeros_like(old)
    y, now = run(
        body, AMD, {"want": (want, i32), "new": (new, i32), "m": (old, i32)}, {"y": (zeros, i32), "now": (zeros, i32)}
    )
    np.testing.assert_array_equal(y, old)
    np.testing.assert_array_equal(now, np.where(old == want, new, old))


@pytest.mark.parametrize("wait", ["amdg.async_wait {num_inst = 0 : i32}", "ttg.async_wait {num = 0 : i32}"])
def test_copies_to_the_lds(wait, seed):
    x = RNG.standard_normal((64, 64)).astype(np.float32)
    f32, buffer = "tensor<64x64xf32, #blocked>", "!ttg.memdesc<64x64xf32, #shared, #smem, mutable>"
    body = f"""  %r = tt.make_range {{end = 64 : i32, start = 0 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 0, parent = #blocked}}>>
  %c = tt.expand_dims %r {{axis = 0 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 0, parent = #blocked}}>> -> tensor<1x64xi32, #blocked>
  %q = tt.make_range {{end = 64 : i32, start = 0 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 1, parent = #blocked}}>>
  %l = tt.expand_dims %q {{axis = 1 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 1, parent = #blocked}}>> -> tensor<64x1xi32, #blocked>
  %k = arith.constant dense<64> : tensor<64x1xi32, #blocked>
  %m = arith.muli %l, %k : tensor<64x1xi32, #blocked>
  %d = tt.broadcast %m : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
  %e = tt.broadcast %c : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
  %at = arith.addi %d, %e : tensor<64x64xi32, #blocked>
  %b = ttg.local_alloc : () -> {buffer}
  %t = amdg.buffer_load_to_local %x[%at] into %b : <f32>[tensor<64x64xi32, #blocked>] -> <64x64xf32, #shared, #smem, mutable>
  ttg.async_commit_group
  {wait}
  %y_ = ttg.local_load %b : {buffer} -> {f32}"""
    (y,) = run(body, AMD, {"x": (x, f32)}, {"y": (np.zeros_like(x), f32)}, seed=seed)
    np.testing.assert_array_equal(y, x)
    with pytest.raises(sim.SimulationError, match="missing-wait"):
        run(body.replace(wait, ""), AMD, {"x": (x, f32)}, {"y": (np.zeros_like(x), f32)}, seed=seed)


# Ops that order what a program does one after the other anyway


@pytest.mark.parametrize(
    ("target", "lines"),
    [
        (AMD, "%t = arith.constant true\n  amdg.cond_barrier %t"),
        (AMD, "amdg.memory_counter_wait load(0) ds(0)"),
        (AMD, "amdg.async_tdm_intrinsic_wait {count = 0 : i32}"),
        (NVIDIA, "ttg.local_barrier"),
        (NVIDIA, "tt.grid_dependency_wait\n  tt.grid_dependency_launch_dependents"),
        (NVIDIA, "ttng.tmem_wait load\n  ttng.tmem_wait store"),
        (NVIDIA, 'proton.record start "load"\n  proton.record end "load"'),
        (NVIDIA, """%b = ttg.local_alloc : () -> !ttg.memdesc<256xi32, #flat, #smem, mutable>
  %s = proton_gpu.segment_alloc %b : !ttg.memdesc<256xi32, #flat, #smem, mutable> -> <1024, #smem, warp>
  %g = proton_gpu.global_scratch_alloc {alignment = 128 : i32, nbytes = 1152 : i32} : !tt.ptr<i32>
  proton_gpu.init_ctx %g : !tt.ptr<i32>
  proton_gpu.restore_ctx %s, %g : !proton_gpu.segment<1024, #smem, warp>, !tt.ptr<i32>
  proton_gpu.save_ctx %s, %g : !proton_gpu.segment<1024, #smem, warp>, !tt.ptr<i32>"""),
    ],
)  # fmt: skip
def test_values_stay(target, lines):
    x = np.arange(256, dtype=np.float32)
    f32 = "tensor<256xf32, #row>"
    (y,) = run(
        f"  {lines}\n  %y_ = arith.addf %x_, %x_ : {f32}", target, {"x": (x, f32)}, {"y": (np.zeros_like(x), f32)}
    )
    np.testing.assert_array_equal(y, 2 * x)


def test_barriers_of_clusters():
    """A cluster's CTAs are one program."""
    text = (
        HEAD.replace('"ttg.num-ctas" = 1', '"ttg.num-ctas" = 2')
        + """tt.func @f(%x: !tt.ptr<i32>) {
  ttng.fence_mbarrier_init_release_cluster
  ttng.cluster_arrive {relaxed = false}
  ttng.cluster_wait
  %v = tt.load %x : !tt.ptr<i32>
  %w = arith.addi %v, %v : i32
  ttng.cluster_barrier
  tt.store %x, %w : !tt.ptr<i32>
  tt.return
}
}"""
    )
    for key, value in NVIDIA.items():
        text = text.replace(key, value)
    x = np.array([21], np.int32)
    sim.launch(text, "f", 1, x)
    assert x.tolist() == [42]


# Scalars and single accesses


def test_a_tile_of_one_element():
    x = np.array([7], np.float32)
    one, many = "tensor<1xf32, #row>", "tensor<256xf32, #row>"
    body = f"  %s = tt.unsplat %x_ : {one}\n  %y_ = tt.splat %s : f32 -> {many}"
    (y,) = run(body, NVIDIA, {"x": (x, one)}, {"y": (np.zeros(256, np.float32), many)})
    np.testing.assert_array_equal(y, np.full(256, 7))


def test_atomic_loads_and_stores():
    text = """tt.func @f(%x: !tt.ptr<i32>, %y: !tt.ptr<i32>, %p: i1) {
  %none = arith.constant false
  %v = tt.atomic_load acquire, gpu, %x : (!tt.ptr<i32>) -> i32
  tt.atomic_store release, gpu, %y, %v : !tt.ptr<i32>
  tt.atomic_store release, gpu, %x, %v, %none : !tt.ptr<i32>
  %r = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
  %s = tt.splat %x : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>>
  %a = tt.addptr %s, %r : tensor<4x!tt.ptr<i32>>, tensor<4xi32>
  %k = arith.constant dense<[true, false, true, true]> : tensor<4xi1>
  %w = tt.atomic_load relaxed, gpu, %a, %k : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>) -> tensor<4xi32>
  %d = arith.addi %w, %r : tensor<4xi32>
  tt.atomic_store relaxed, gpu, %a, %d, %k : tensor<4x!tt.ptr<i32>>
  tt.return
}"""
    x, y = np.array([5, 6, 7, 8], np.int32), np.zeros(1, np.int32)
    sim.launch(text, "f", 1, x, y, True)
    assert x.tolist() == [5, 6, 9, 11] and y.tolist() == [5]


# Stages of a pipeline


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_masks_and_predicates_of_stages(n):
    """The last two iterations of the loop have none that lies two ahead."""
    text = """tt.func @f(%y: !tt.ptr<i32>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %p = ttg.predicate_stage %i, %n, %c1 maxStage 2 stage 0 : i32 -> i1
    %q = ttg.predicate_stage %i, %n, %c1 maxStage 2 stage 2 : i32 -> i1
    %v, %w = "ttg.mask"(%p) ({
      %two = arith.constant 2 : i32
      %a = arith.addi %i, %two : i32
      %b = tt.splat %a : i32 -> tensor<4xi32>
      ttg.mask.return %a, %b : i32, tensor<4xi32>
    }) : (i1) -> (i32, tensor<4xi32>)
    %at = tt.addptr %y, %i : !tt.ptr<i32>, i32
    %e = arith.extui %q : i1 to i32
    %c100 = arith.constant 100 : i32
    %f = arith.muli %e, %c100 : i32
    %s = "tt.reduce"(%w) <{axis = 0 : i32}> ({
    ^bb0(%g: i32, %h: i32):
      %j = arith.addi %g, %h : i32
      tt.reduce.return %j : i32
    }) : (tensor<4xi32>) -> i32
    %k = arith.addi %v, %s : i32
    %l = arith.addi %k, %f : i32
    tt.store %at, %l : !tt.ptr<i32>
  }
  tt.return
}"""
    y = np.zeros(8, np.int32)
    sim.launch(text, "f", 1, y, n)
    assert y.tolist() == [100 + (5 * (i + 2) if i < n - 2 else 0) if i < n else 0 for i in range(8)]


# Shared and tensor memory


def test_a_part_of_a_buffer():
    x = RNG.standard_normal((64, 32)).astype(np.float32)
    whole, part = "tensor<64x32xf32, #blocked>", "tensor<16x16xf32, #blocked>"
    buffer = "!ttg.memdesc<64x32xf32, #shared, #smem, mutable>"
    view = "!ttg.memdesc<16x16xf32, #shared, #smem, mutable, 64x32>"
    body = f"""  %b = ttg.local_alloc %x_ : ({whole}) -> {buffer}
  %v = ttg.memdesc_subslice %b[48, 16] : {buffer} -> {view}
  %y_ = ttg.local_load %v : {view} -> {part}
  %n = arith.negf %y_ : {part}
  ttg.local_store %n, %v : {part} -> {view}
  %z_ = ttg.local_load %b : {buffer} -> {whole}"""
    y, z = run(
        body, NVIDIA, {"x": (x, whole)}, {"y": (np.zeros((16, 16), np.float32), part), "z": (np.zeros_like(x), whole)}
    )
    np.testing.assert_array_equal(y, x[48:, 16:])
    x[48:, 16:] *= -1
    np.testing.assert_array_equal(z, x)


@pytest.mark.parametrize("signs", [(True, True), (True, False), (False, True), (False, False)])
def test_products_of_bytes(signs):
    a, b, c = octets(32, 32), octets(32, 16), RNG.integers(-9, 9, (32, 16)).astype(np.int32)
    types = [
        f"tensor<{size}xi8, #ttg.dot_op<{{opIdx = {n}, parent = #mma, kWidth = 4}}>>"
        for n, size in enumerate(("32x32", "32x16"))
    ]
    sums = "tensor<32x16xi32, #mma>"
    flags = [str(each).lower() for each in signs]
    body = f"  %y_ = tti.dot_i8 %a_, %b_, %c_, aSigned = {flags[0]}, bSigned = {flags[1]} : {types[0]} * {types[1]} -> {sums}"
    (y,) = run(body, NVIDIA, {"a": (a, types[0]), "b": (b, types[1]), "c": (c, sums)}, {"y": (np.zeros_like(c), sums)})
    wide = [(each if sign else each.view(np.uint8)).astype(np.int64) for each, sign in zip((a, b), signs)]
    np.testing.assert_array_equal(y, wide[0] @ wide[1] + c)


def test_elements_of_a_buffer_by_index():
    x, index = RNG.standard_normal((64, 64)).astype(np.float16), RNG.integers(0, 64, (32, 64)).astype(np.int32)
    buffer, i32, f16 = (
        "!ttg.memdesc<64x64xf16, #shared, #smem, mutable>",
        "tensor<32x64xi32, #blocked>",
        "tensor<32x64xf16, #blocked>",
    )
    body = f"""  %b = ttg.local_alloc %x_ : (tensor<64x64xf16, #blocked>) -> {buffer}
  %zero = arith.constant 0 : i32
  %y_ = tti.experimental_local_gather %b[%i_] offsets = [%zero, %zero] {{axis = 0 : i32}} : {buffer}, {i32} -> {f16}"""
    (y,) = run(
        body,
        NVIDIA,
        {"x": (x, "tensor<64x64xf16, #blocked>"), "i": (index, i32)},
        {"y": (np.zeros((32, 64), np.float16), f16)},
    )
    np.testing.assert_array_equal(y, np.take_along_axis(x, index, 0))


def test_a_copy_to_tensor_memory(seed):
    """It lands when the barrier says so."""
    x = RNG.standard_normal((128, 32)).astype(np.float32)
    f32, shared = "tensor<128x32xf32, #blocked>", "!ttg.memdesc<128x32xf32, #nv, #smem, mutable>"
    tensor, barrier = (
        "!ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable>",
        "!ttg.memdesc<1xi64, #flat, #smem, mutable>",
    )
    body = f"""  %s = ttg.local_alloc %x_ : ({f32}) -> {shared}
  %t = ttng.tmem_alloc : () -> {tensor}
  %b = ttg.local_alloc : () -> {barrier}
  ttng.init_barrier %b, 1 : {barrier}
  ttng.fence_async_shared {{bCluster = false}}
  ttng.tmem_copy %s, %t, %b : {shared}, {tensor}, {barrier}
  %zero = arith.constant 0 : i32
  ttng.wait_barrier %b, %zero : {barrier}
  %y_ = ttng.tmem_load %t : {tensor} -> {f32}"""
    (y,) = run(body, NVIDIA, {"x": (x, f32)}, {"y": (np.zeros_like(x), f32)}, seed=seed)
    np.testing.assert_array_equal(y, x)
    early = body.replace(f"  ttng.wait_barrier %b, %zero : {barrier}\n", "")
    with pytest.raises(sim.SimulationError, match=r"missing-wait|uninitialized"):
        run(early, NVIDIA, {"x": (x, f32)}, {"y": (np.zeros_like(x), f32)}, seed=seed)


@pytest.mark.parametrize("asked", ["ttng.clc_try_cancel_sync : tensor<2xi64, #row>"])
def test_no_program_is_left_to_cancel(asked):
    i64 = "tensor<2xi64, #row>"
    (y,) = run(f"  %y_ = {asked}", NVIDIA, {}, {"y": (np.ones(2, np.int64), i64)})
    assert y.tolist() == [0, 0]


# What arefs tell of


AREF = "!ttg.memdesc<1x32x16xf32, #nv3, #smem, mutable>"
STAGE = "!ttg.memdesc<32x16xf32, #nv, #smem, mutable, 1x32x16>"


def through_an_aref(lines: str, arefs: str, stage: str, tile: str) -> str:
    """A buffer that the lines fill as %into, and that is %y_ then."""
    return f"""  %buffer = ttg.local_alloc : () -> {arefs}
  %aref = nvws.aref.create %buffer : <[{arefs}]>
  %into, %token = nvws.aref.put.enter %aref : <[{arefs}]> -> {stage}, !ttg.async.token
{lines}
  nvws.aref.put.exit %aref, %token [#nvws.async_op<tma_load>] : <[{arefs}]>, !ttg.async.token
  %from, %other = nvws.aref.get.enter %aref : <[{arefs}]> -> {stage}, !ttg.async.token
  %y_ = ttg.local_load %from : {stage} -> {tile}
  nvws.aref.get.exit %aref, %other [#nvws.async_op<none>] : <[{arefs}]>, !ttg.async.token"""


def test_rows_that_are_gathered_through_an_aref(seed):
    x, rows = RNG.standard_normal((64, 16)).astype(np.float32), RNG.integers(0, 64, 32).astype(np.int32)
    tile = "tensor<32x16xf32, #blocked>"
    index = "tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>"
    lines = f"""  %h = arith.constant 64 : i32
  %w = arith.constant 16 : i32
  %s = arith.constant 16 : i64
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i32
  %desc = tt.make_tensor_descriptor %m, [%h, %w], [%s, %one] : <f32>, <tensor<1x16xf32, #nv>>
  nvws.descriptor_gather %desc[%rows_, %zero] 2048 %into : !tt.tensordesc<tensor<1x16xf32, #nv>>, {index}, i32, {STAGE}"""
    body = through_an_aref(lines, AREF, STAGE, tile)
    inputs = {"m": (x, "tensor<64x16xf32, #blocked>"), "rows": (rows, index)}
    (y,) = run(body, NVIDIA, inputs, {"y": (np.zeros((32, 16), np.float32), tile)}, seed=seed)
    np.testing.assert_array_equal(y, x[rows])


def test_an_answer_through_an_aref(seed):
    """It names no program: all are launched."""
    arefs, stage = (
        f"!ttg.memdesc<{shape}xi64, #flat{n}, #smem, mutable{whole}>"
        for shape, n, whole in (("1x2", 2, ""), ("2", "", ", 1x2"))
    )
    body = through_an_aref(f"  nvws.clc_try_cancel %into : {stage}", arefs, stage, "tensor<2xi64, #row>")
    (y,) = run(body, NVIDIA, {}, {"y": (np.ones(2, np.int64), "tensor<2xi64, #row>")}, seed=seed)
    assert y.tolist() == [0, 0]


PRODUCT = """
tt.func public @product(%a: !tt.ptr<f32>, %b: !tt.ptr<f32>, %c: !tt.ptr<f32>) {
  %i = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
  %row = tt.expand_dims %i {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
  %column = tt.expand_dims %i {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %size = arith.constant dense<32> : tensor<32x1xi32>
  %start = arith.muli %row, %size : tensor<32x1xi32>
  %rows = tt.broadcast %start : tensor<32x1xi32> -> tensor<32x32xi32>
  %columns = tt.broadcast %column : tensor<1x32xi32> -> tensor<32x32xi32>
  %at = arith.addi %rows, %columns : tensor<32x32xi32>
  %as = tt.splat %a : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
  %ap = tt.addptr %as, %at : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
  %x = tt.load %ap : tensor<32x32x!tt.ptr<f32>>
  %bs = tt.splat %b : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
  %bp = tt.addptr %bs, %at : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
  %y = tt.load %bp : tensor<32x32x!tt.ptr<f32>>
  %zero = arith.constant dense<0.0> : tensor<32x32xf32>
  %z = tt.dot %x, %y, %zero, inputPrecision = PRECISION : tensor<32x32xf32> * tensor<32x32xf32> -> tensor<32x32xf32>
  %cs = tt.splat %c : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
  %cp = tt.addptr %cs, %at : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
  tt.store %cp, %z : tensor<32x32x!tt.ptr<f32>>
  tt.return
}
"""


@pytest.mark.parametrize(
    "precision, least, most",
    [("tf32", 1e-3, 2e-2), ("bf16x3", 1e-5, 1e-3), ("bf16x6", 0, 2e-5), ("tf32x3", 0, 2e-5), ("ieee", 0, 2e-5)],
)
def test_precisions_of_products(precision, least, most, seed):
    """Each is as far from the product in f64 as its bits say: 10 of tf32, 16 of two parts of bf16, 24 of f32."""
    a, b = np.random.default_rng(seed).standard_normal((2, 32, 32), np.float32)
    c = np.zeros((32, 32), np.float32)
    sim.launch(PRODUCT.replace("PRECISION", precision), "product", 1, a, b, c)
    assert least <= abs(c - a.astype(float) @ b.astype(float)).max() < most


def test_parts_of_bf16_are_three_products(seed):
    """Triton's pass: both smaller parts are multiplied by the larger ones only. ml_dtypes rounds them."""
    bf16 = pytest.importorskip("ml_dtypes").bfloat16
    a, b = np.random.default_rng(seed).standard_normal((2, 32, 32), np.float32)
    (ah, al), (bh, bl) = (
        (high, (each - high).astype(bf16).astype(np.float64))
        for each, high in ((each, each.astype(bf16).astype(np.float32)) for each in (a, b))
    )
    c = np.zeros((32, 32), np.float32)
    sim.launch(PRODUCT.replace("PRECISION", "bf16x3"), "product", 1, a, b, c)
    np.testing.assert_allclose(c, al @ bh + ah @ bl + ah.astype(np.float64) @ bh, atol=2e-5)
