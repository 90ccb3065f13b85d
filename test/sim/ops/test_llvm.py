"""The llvm dialect: pointers into all spaces, structs, vectors, atomics, globals, calls of device libraries."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.llvm_types import fill, layout_of

N = 64


def run(body: str, *arrays: np.ndarray, outside: str = "", threads: int = N, **options: object) -> list[np.ndarray]:
    """A kernel of pointers %p0, %p1, ... and the thread's number %t (i64)."""
    arguments = ", ".join(f"%p{i}: !llvm.ptr" for i in range(len(arrays)))
    text = f"""
      gpu.module @m {{
        {outside}
        llvm.func @k({arguments}) attributes {{gpu.kernel, nvvm.kernel}} {{
          %tx = nvvm.read.ptx.sreg.tid.x : i32
          %t = llvm.sext %tx : i32 to i64
          {body}
          llvm.return
        }}
      }}"""
    copies = [each.copy() for each in arrays]
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "k", 1, threads, *copies, **options)
    return copies


@pytest.mark.parametrize("text, size, align", [
    ("!llvm.ptr", 8, 8),
    ("!llvm.ptr<3>", 4, 4),
    ("i1", 1, 1),
    ("f16", 2, 2),
    ("vector<3xf32>", 12, 16),
    ("vector<8xf16>", 16, 16),
    ("!llvm.array<3 x i16>", 6, 2),
    ("!llvm.array<2 x vector<3xf32>>", 32, 16),
    ("!llvm.struct<(i8, i32, i8)>", 12, 4),
    ("!llvm.struct<packed (i8, i32, i8)>", 6, 1),
    ("!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>", 56, 8),
    ('!llvm.struct<"named", (i8, struct<(i64, i8)>)>', 24, 8),
])  # fmt: skip
def test_sizes_are_those_of_the_data_layout(text, size, align):
    found = layout_of(text)
    assert (found.size, found.align) == (size, align)


def test_fill_makes_the_structure():
    assert fill(layout_of("!llvm.struct<(i32, array<2 x f32>)>"), 0) == (0, (0.0, 0.0))
    assert fill(layout_of("vector<4xi8>"), 1).shape == (1, 4)


def test_getelementptr_into_an_array_without_elements():
    """As lowerings to nvvm name dynamic shared memory; what lies behind what the launch has is out of bounds."""
    text = """
    gpu.module @m {
      llvm.mlir.global external @dynamic() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x f32>
      gpu.func @k(%x: memref<64xf32>) kernel {
        %t = gpu.thread_id x
        %i = arith.index_cast %t : index to i64
        %c63 = arith.constant 63 : i64
        %v = memref.load %x[%t] : memref<64xf32>
        %d = llvm.mlir.addressof @dynamic : !llvm.ptr<3>
        %p = llvm.getelementptr %d[0, %i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, !llvm.array<0 x f32>
        llvm.store %v, %p : f32, !llvm.ptr<3>
        gpu.barrier
        %j = arith.subi %c63, %i : i64
        %q = llvm.getelementptr %d[0, %j] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, !llvm.array<0 x f32>
        %w = llvm.load %q : !llvm.ptr<3> -> f32
        memref.store %w, %x[%t] : memref<64xf32>
        gpu.return
      }
    }"""
    x = np.arange(64, dtype=np.float32)
    sim.launch(text, "k", 1, 64, x, smem=256)
    assert np.array_equal(x, np.arange(64, dtype=np.float32)[::-1])
    with pytest.raises(sim.SimulationError, match="out-of-bounds"):
        sim.launch(text, "k", 1, 64, x, smem=128)


def test_getelementptr_goes_through_structs_and_arrays():
    # struct {i32; [3 x struct {i8, f32}]} has 28 bytes; member 1, element t % 3, member 1.
    out = np.zeros((N, 7), np.float32)
    found = run(
        """
        %c3 = llvm.mlir.constant(3 : i64) : i64
        %j = llvm.srem %t, %c3 : i64
        %p = llvm.getelementptr %p0[%t, 1, %j, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<3 x struct<(i8, f32)>>)>
        %f = llvm.sitofp %t : i64 to f32
        llvm.store %f, %p : f32, !llvm.ptr
        """,
        out,
    )[0]
    expected = np.zeros((N, 7), np.float32)
    t = np.arange(N)
    expected[t, 1 + 2 * (t % 3) + 1] = t
    np.testing.assert_array_equal(found, expected)


def test_structs_and_arrays_are_loaded_and_stored_whole():
    x = np.arange(N * 4, dtype=np.float32).reshape(N, 4)
    out = np.zeros((N, 4), np.float32)
    found = run(
        """
        %a = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, array<3 x f32>)>
        %b = llvm.getelementptr %p1[%t] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, array<3 x f32>)>
        %s = llvm.load %a : !llvm.ptr -> !llvm.struct<(f32, array<3 x f32>)>
        %u = llvm.extractvalue %s[1, 2] : !llvm.struct<(f32, array<3 x f32>)>
        %v = llvm.insertvalue %u, %s[0] : !llvm.struct<(f32, array<3 x f32>)>
        %w = llvm.insertvalue %u, %v[1, 1] : !llvm.struct<(f32, array<3 x f32>)>
        llvm.store %w, %b : !llvm.struct<(f32, array<3 x f32>)>, !llvm.ptr
        """,
        x,
        out,
    )[1]
    expected = x.copy()
    expected[:, 0] = expected[:, 2] = x[:, 3]
    np.testing.assert_array_equal(found, expected)


def test_vectors_of_lanes():
    x = np.random.default_rng(0).random((N, 4), np.float32)
    out = np.zeros((N, 4), np.float32)
    found = run(
        """
        %a = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
        %b = llvm.getelementptr %p1[%t] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
        %v = llvm.load %a : !llvm.ptr -> vector<4xf32>
        %c4 = llvm.mlir.constant(4 : i64) : i64
        %j = llvm.srem %t, %c4 : i64
        %e = llvm.extractelement %v[%j : i64] : vector<4xf32>
        %z = llvm.mlir.constant(0 : i64) : i64
        %w = llvm.insertelement %e, %v[%z : i64] : vector<4xf32>
        %s = llvm.shufflevector %w, %v [0, 5, 3, 6] : vector<4xf32>
        llvm.store %s, %b : vector<4xf32>, !llvm.ptr
        """,
        x,
        out,
    )[1]
    t = np.arange(N)
    np.testing.assert_array_equal(found, np.stack([x[t, t % 4], x[:, 1], x[:, 3], x[:, 2]], 1))


def test_a_vector_load_needs_its_alignment_unless_it_says_less():
    body = """
        %a = llvm.getelementptr %p0[1] : (!llvm.ptr) -> !llvm.ptr, f32
        %v = llvm.load %a {align} : !llvm.ptr -> vector<4xf32>
        llvm.store %v, %p0 : vector<4xf32>, !llvm.ptr
    """
    x = np.arange(8, dtype=np.float32)
    with pytest.raises(sim.SimulationError, match="misaligned: address .* is not a multiple of 16") as error:
        run(body.replace("{align}", ""), x, threads=1)
    assert error.value.findings[0].lane == 0
    found = run(body.replace("{align}", "{alignment = 4 : i64}"), x, threads=1)[0]
    np.testing.assert_array_equal(found[:4], [1, 2, 3, 4])


def test_generic_pointers_reach_shared_private_and_global_memory():
    x = np.arange(N, dtype=np.int32)
    out = np.zeros((N, 3), np.int32)
    found = run(
        """
        %one = llvm.mlir.constant(1 : i32) : i32
        %s3 = llvm.mlir.addressof @s : !llvm.ptr<3>
        %s = llvm.addrspacecast %s3 : !llvm.ptr<3> to !llvm.ptr
        %sp = llvm.getelementptr %s[%t] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %gp = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
        %x = llvm.load %gp : !llvm.ptr -> i32
        %x2 = llvm.add %x, %x : i32
        llvm.store %x2, %sp : i32, !llvm.ptr
        %x3 = llvm.add %x2, %x : i32
        llvm.store %x3, %a : i32, !llvm.ptr
        %c3 = llvm.mlir.constant(3 : i64) : i64
        %which = llvm.srem %t, %c3 : i64
        %c1 = llvm.mlir.constant(1 : i64) : i64
        %c0 = llvm.mlir.constant(0 : i64) : i64
        %is1 = llvm.icmp "eq" %which, %c1 : i64
        %is0 = llvm.icmp "eq" %which, %c0 : i64
        %q = llvm.select %is1, %sp, %a : i1, !llvm.ptr
        %r = llvm.select %is0, %gp, %q : i1, !llvm.ptr
        %y = llvm.load %r : !llvm.ptr -> i32
        %o = llvm.getelementptr %p1[%t] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i32>
        llvm.store %y, %o : i32, !llvm.ptr
        """,
        x,
        out,
        outside="llvm.mlir.global internal @s() {addr_space = 3 : i32} : !llvm.array<64 x i32>",
    )[1]
    t = np.arange(N)
    np.testing.assert_array_equal(found[:, 0], np.choose(t % 3, [x, 2 * x, 3 * x]))


@pytest.mark.parametrize("kind, expected", [
    ("add", lambda v: v.sum()),
    ("max", lambda v: v.max()),
    ("umin", lambda v: v.view(np.uint64).min().view(np.int64)),
    ("_xor", np.bitwise_xor.reduce),
    ("_and", np.bitwise_and.reduce),
])  # fmt: skip
def test_atomics_meet_in_one_place(kind, expected):
    x = np.random.default_rng(1).integers(-1000, 1000, N)
    out = np.array([x[0]])
    found = run(
        f"""
        %a = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %v = llvm.load %a : !llvm.ptr -> i64
        %old = llvm.atomicrmw {kind} %p1, %v acq_rel : !llvm.ptr, i64
        """,
        x,
        out,
    )[1]
    start = expected(np.r_[out, x])
    assert found[0] == start


def test_cmpxchg_tells_who_won():
    out, won = np.full(1, 5, np.int32), np.zeros(N, np.int8)
    value, flags = run(
        """
        %five = llvm.mlir.constant(5 : i32) : i32
        %six = llvm.mlir.constant(6 : i32) : i32
        %r = llvm.cmpxchg %p0, %five, %six acq_rel monotonic : !llvm.ptr, i32
        %ok = llvm.extractvalue %r[1] : !llvm.struct<(i32, i1)>
        %b = llvm.zext %ok : i1 to i8
        %a = llvm.getelementptr %p1[%t] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %b, %a : i8, !llvm.ptr
        """,
        out,
        won,
    )
    assert value[0] == 6 and flags.sum() == 1


def test_globals_have_their_values_and_memcpy_moves_bytes():
    out = np.zeros((2, 4), np.float32)
    found = run(
        """
        %g = llvm.mlir.addressof @table : !llvm.ptr
        %o = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
        "llvm.intr.memcpy.inline"(%o, %g) {isVolatile = false, len = 16 : i64} : (!llvm.ptr, !llvm.ptr) -> ()
        """,
        out,
        outside="llvm.mlir.global internal constant @table(dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>) : !llvm.array<4 x f32>",
        threads=2,
    )[0]
    np.testing.assert_array_equal(found, [[1, 2, 3, 4]] * 2)


def test_dynamic_shared_memory_begins_behind_the_static_one():
    out = np.zeros(N, np.int64)
    found = run(
        """
        %s = llvm.mlir.addressof @static : !llvm.ptr<3>
        %d = llvm.mlir.addressof @dynamic : !llvm.ptr<3>
        %a = llvm.ptrtoint %s : !llvm.ptr<3> to i64
        %b = llvm.ptrtoint %d : !llvm.ptr<3> to i64
        %c = llvm.sub %b, %a : i64
        %o = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        llvm.store %c, %o : i64, !llvm.ptr
        %e = llvm.getelementptr %d[%t] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
        %z = llvm.mlir.constant(0 : i8) : i8
        llvm.store %z, %e : i8, !llvm.ptr<3>
        """,
        out,
        outside="""llvm.mlir.global internal @static() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<5 x f32>
        llvm.mlir.global external @dynamic() {addr_space = 3 : i32} : !llvm.array<0 x i8>""",
        smem=N,
    )[0]
    assert (found == 32).all()


def test_unknown_functions_and_recursion_are_refused():
    with pytest.raises(sim.UnsupportedOp, match="@mystery is only declared, and the simulator does not know it"):
        run("llvm.call @mystery() : () -> ()", outside="llvm.func @mystery()")
    recursive = "llvm.func @again() { llvm.call @again() : () -> ()\n llvm.return }"
    with pytest.raises(sim.UnsupportedOp, match="@again calls itself"):
        run("llvm.call @again() : () -> ()", outside=recursive)


@pytest.mark.parametrize("name, type, expected", [
    ("__nv_expf", "f32", np.exp),
    ("__nv_exp", "f64", np.exp),
    ("__nv_log2f", "f32", np.log2),
    ("__nv_sqrt", "f64", np.sqrt),
    ("__nv_tanhf", "f32", np.tanh),
    ("__nv_fast_sinf", "f32", np.sin),
    ("__ocml_exp2_f32", "f32", np.exp2),
    ("__ocml_cos_f64", "f64", np.cos),
])  # fmt: skip
def test_functions_of_the_device_libraries(name, type, expected):
    dtype = np.float32 if type == "f32" else np.float64
    x = np.linspace(0.1, 3, N).astype(dtype)
    found = run(
        f"""
        %a = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, {type}
        %v = llvm.load %a : !llvm.ptr -> {type}
        %w = llvm.call @{name}(%v) : ({type}) -> {type}
        llvm.store %w, %a : {type}, !llvm.ptr
        """,
        x,
        outside=f"llvm.func @{name}({type}) -> {type}",
    )[0]
    np.testing.assert_allclose(found, expected(x.astype(np.float64)), rtol=1e-6)


@pytest.mark.parametrize("op, expected", [
    ("llvm.intr.bitreverse(%v) : (i32) -> i32", lambda v: np.array([int(f"{x:032b}"[::-1], 2) for x in v], np.uint32)),
    ("llvm.intr.ctpop(%v) : (i32) -> i32", lambda v: np.array([bin(x).count("1") for x in v], np.uint32)),
    ("llvm.intr.fshl(%v, %c, %k) : (i32, i32, i32) -> i32", lambda v: (v << np.uint32(7)) | np.uint32(1234 >> 25)),
    ("llvm.intr.sadd.sat(%v, %big) : (i32, i32) -> i32",
     lambda v: np.minimum(v.view(np.int32).astype(np.int64) + 0x7FFFFFF0, 0x7FFFFFFF).astype(np.int32).view(np.uint32)),
    ("llvm.intr.umax(%v, %c) : (i32, i32) -> i32", lambda v: np.maximum(v, np.uint32(1234))),
])  # fmt: skip
def test_integer_intrinsics(op, expected):
    x = np.random.default_rng(2).integers(0, 1 << 32, N, np.uint32)
    name, _, rest = op.partition("(")
    found = run(
        f"""
        %a = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %v = llvm.load %a : !llvm.ptr -> i32
        %c = llvm.mlir.constant(1234 : i32) : i32
        %k = llvm.mlir.constant(7 : i32) : i32
        %big = llvm.mlir.constant(2147483632 : i32) : i32
        %w = "{name}"({rest}
        llvm.store %w, %a : i32, !llvm.ptr
        """,
        x,
    )[0]
    np.testing.assert_array_equal(found, expected(x))
