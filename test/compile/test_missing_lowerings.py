"""Ops of arith, cf, complex, gpu and memref that upstream lowers to no chip, or not to each."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile import CompileError
from gpuir.compile.targets import TARGETS

sys.path.insert(0, str(Path(__file__).parent))
from _agreement import CHIPS, agree, lowered

sys.path.remove(str(Path(__file__).parent))


def kernel(op: str, type: str, other: str = "") -> str:
    other = other or type
    return f"""
gpu.module @m {{
  gpu.func @k(%x: memref<64x{type}>, %out: memref<64x{other}>) kernel {{
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %v = memref.load %x[%t] : memref<64x{type}>
    {op}
    memref.store %r, %out[%t] : memref<64x{other}>
    gpu.return
  }}
}}"""


@pytest.mark.parametrize(("kind", "type"), [("mulf", "f32"), ("mulf", "f64"), ("muli", "i32"), ("muli", "i64")])
@pytest.mark.parametrize("chip", CHIPS)
def test_atomic_products(chip, kind, type):
    text = f"""
gpu.module @m {{{{
  gpu.func @k(%x: memref<128x{type}>, %out: memref<128x{type}>) kernel {{{{
    %b = gpu.block_id x
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<128x{type}>
    %old = memref.atomic_rmw {kind} %v, %out[%{{}}] : ({type}, memref<128x{type}>) -> {type}
    gpu.return
  }}}}
}}}}"""
    x = np.where(np.arange(128) % 4, 1, -2).astype({"i": "int", "f": "float"}[type[0]] + type[1:])
    _, found = agree(text.format("i"), chip, [x, np.full_like(x, 3)], 64)
    assert np.array_equal(found, 3 * x)
    text = text.format("b")
    if kind == "muli":
        # The loop begins with a load, at which the simulator stops where other threads write floating-point numbers.
        _, found = agree(text, chip, [x, np.ones_like(x)], 64)
        assert np.array_equal(found, [2**16, 2**16, *[1] * 126])
    text = text.replace("global_id", "thread_id")
    if chip == "sm_80":
        assert re.search(r"atom\S*\.cas", gpuir.compile(text, chip, "cubin").ptx)
    else:
        assert "cmpswap" in gpuir.compile(text, chip).amdgcn


LIBRARIES = [("sm_80", "libdevice", "__nv_fmod"), ("gfx942", "ocml", "__ocml_fmod_f")]


@pytest.mark.parametrize(("chip", "library", "function"), LIBRARIES)
@pytest.mark.parametrize("type", ["f16", "bf16", "f32", "f64", "vector<2xf32>"])
def test_remainders_are_the_librarys(chip, library, function, type, math_libraries):
    text = kernel(f"%r = arith.remf %v, %v : {type}", type)
    with pytest.raises(CompileError, match=f"functions without a library: {function}"):
        gpuir.compile(text, chip)
    math_libraries(library)
    artifact = gpuir.compile(text, chip, "cubin" if chip == "sm_80" else None)
    assert artifact.mlir.count("llvm.call @") == (2 if "vector" in type else 1) and "llvm.frem" not in artifact.mlir
    assert artifact.mlir.count(f"llvm.func @{function}") == 1


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx1100"])
def test_memory_of_a_lane(chip):
    op = """%own = memref.alloca() : memref<4xf32>
    %four = arith.constant 4 : index
    %place = arith.remui %t, %four : index
    memref.store %v, %own[%place] : memref<4xf32>
    %r = memref.load %own[%place] : memref<4xf32>"""
    artifact = gpuir.compile(kernel(op, "f32"), chip)
    assert "llvm.alloca" in artifact.mlir and "!llvm.ptr<5>" in artifact.mlir
    assert "alloca" in artifact.forms["llvm"] and "addrspace(5)" in artifact.forms["llvm"]


def test_assertions_trap_where_nobody_hears_them():
    op = """%zero = arith.constant 0.0 : f32
    %positive = arith.cmpf ogt, %v, %zero : f32
    cf.assert %positive, "positive"
    %r = arith.addf %v, %v : f32"""
    assert "s_trap" in gpuir.compile(kernel(op, "f32"), "gfx942").amdgcn
    ptx = gpuir.compile(kernel(op, "f32"), "sm_80", "cubin").ptx
    assert "__assertfail" in ptx


def test_ballots_have_a_bit_for_each_lane():
    op = """%zero = arith.constant 0 : {0}
    %some = arith.cmpi ne, %v, %zero : {0}
    %r = gpu.ballot %some : {0}"""
    with pytest.raises(CompileError, match="'gpu.ballot': i32 has no bit for each of the 64 lanes of gfx942"):
        gpuir.compile(kernel(op.format("i32"), "i32"), "gfx942")
    for chip, type in (("gfx942", "i64"), ("gfx1100", "i32"), ("sm_80", "i32")):
        assert gpuir.compile(kernel(op.format(type), type), chip).data


FP8 = ["f8E4M3FN", "f8E5M2"]


@pytest.mark.parametrize("wide", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("narrow", FP8)
def test_conversions_of_fp8(narrow, wide):
    into = kernel(f"%r = arith.truncf %v : {wide} to {narrow}", wide, narrow)
    ptx = gpuir.compile(into, "sm_89", "cubin").ptx
    name = "e4m3x2" if narrow == "f8E4M3FN" else "e5m2x2"
    assert f"cvt.rn.satfinite.{name}.f32" in ptx and ".version 8.1" in ptx
    out = kernel(f"%r = arith.extf %v : {narrow} to {wide}", narrow, wide)
    assert f"cvt.rn.f16x2.{name}" in gpuir.compile(out, "sm_90", "cubin").ptx


@pytest.mark.parametrize("narrow", FP8)
def test_conversions_of_vectors_of_fp8(narrow):
    op = f"""%four = vector.broadcast %v : f32 to vector<4xf32>
    %small = arith.truncf %four : vector<4xf32> to vector<4x{narrow}>
    %large = arith.extf %small : vector<4x{narrow}> to vector<4xf32>
    %r = vector.extract %large[3] : f32 from vector<4xf32>"""
    assert "cvt.rn.satfinite" in gpuir.compile(kernel(op, "f32"), "sm_90", "cubin").ptx


@pytest.mark.parametrize("chip", ["sm_75", "sm_80", "sm_86"])
def test_chips_without_fp8_refuse_it(chip):
    with pytest.raises(
        CompileError, match=f"'arith.truncf': {chip} converts no f8E5M2: compile for sm_89 or a newer chip"
    ):
        gpuir.compile(kernel("%r = arith.truncf %v : f32 to f8E5M2", "f32", "f8E5M2"), chip)


def test_what_stays_upstreams():
    """Other kinds and types are not touched."""
    text = kernel("%old = memref.atomic_rmw addf %v, %out[%t] : (f32, memref<64xf32>) -> f32\n%w = arith.truncf %v : f32 to f16\n"
                  "%r = arith.extf %w : f16 to f32", "f32")  # fmt: skip
    mlir = str(lowered(text, "sm_80"))
    assert "atomicrmw fadd" in mlir.replace("llvm.", "") and not re.search("cmpxchg|nvvm.convert", mlir)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("from_, to, sizes", [
    ("memref<4x8xf32, strided<[16, 1]>>", "memref<4x8xf32>", "4, 8"),
    ("memref<4x8xf32>", "memref<4x8xf32, strided<[16, 1], offset: 2>>", "4, 8"),
    ("memref<?x?xf32, strided<[16, 2], offset: ?>>", "memref<?x?xf32, strided<[?, 1], offset: ?>>", "%n, %n"),
])  # fmt: skip
def test_copies_between_rows(chip, from_, to, sizes):
    def view(memref, name, type_):
        layout = re.search(r"strided<\[(\d+|\?), (\d+|\?)\](?:, offset: (\d+|\?))?", type_)
        strides = [s.replace("?", "%n") for s in layout.groups("0")] if layout else ["8", "1", "0"]
        return (
            f"%{name} = memref.reinterpret_cast {memref} to offset: [{strides[2]}], sizes: [{sizes}], "
            f"strides: [{strides[0]}, {strides[1]}] : memref<64xf32> to {type_}"
        )

    text = f"""
gpu.module @m {{
  gpu.func @k(%x: memref<64xf32>, %out: memref<64xf32>) kernel {{
    %n = arith.constant 3 : index
    {view("%x", "a", from_)}
    {view("%out", "b", to)}
    memref.copy %a, %b : {from_} to {to}
    gpu.return
  }}
}}"""
    x = np.arange(64, dtype=np.float32) + 1
    _, found = agree(text, chip, [x, np.zeros_like(x)], 1)
    assert set(found) - {0} and set(found) - {0} <= set(x)
    assert len(set(found) - {0}) == (9 if "?" in from_ else 32)
    gpuir.compile(text, chip)


@pytest.mark.parametrize(
    ("op", "numpy"),
    [
        ("abs", lambda z: np.abs(z) * (1 + 1j)),
        ("angle", lambda z: np.angle(z) * (1 + 1j)),
        ("conj", np.conj),
        ("cos", np.cos),
        ("exp", np.exp),
        ("expm1", np.expm1),
        ("log", np.log),
        ("log1p", np.log1p),
        ("neg", np.negative),
        ("rsqrt", lambda z: 1 / np.sqrt(z)),
        ("sign", lambda z: z / np.abs(z)),
        ("sin", np.sin),
        ("sqrt", np.sqrt),
        ("tan", np.tan),
        ("tanh", np.tanh),
    ],
)
@pytest.mark.parametrize("chip", CHIPS)
def test_functions_of_complex_numbers(chip, op, numpy):
    type = "complex<f64>"
    body = f"%r = complex.{op} %v : {type}"
    if op in ("abs", "angle"):
        body = f"%a = complex.{op} %v : {type}\n%r = complex.create %a, %a : {type}"
    draw = np.random.default_rng(3).standard_normal
    x = draw(64) + 1j * draw(64)
    found = np.zeros_like(x)
    module = lowered(kernel(body, type), chip)
    with module.context:
        report = sim.launch(module, "k", 1, 64, x, found, lanes=TARGETS[chip].wave_size)
    np.testing.assert_allclose(found, numpy(x), rtol=1e-12)
    assert all(each.startswith(("llvm.", "nvvm.", "rocdl.")) for each in report.operations)


def test_complex_functions_need_no_library_where_their_parts_need_none():
    text = kernel("%r = complex.exp %v : complex<f32>", "complex<f32>")
    with pytest.raises(CompileError, match="functions without a library: __nv_cosf, __nv_sinf"):
        gpuir.compile(text, "sm_80")
    text = kernel("%r = complex.conj %v : complex<f32>", "complex<f32>")
    assert "neg.f32" in gpuir.compile(text, "sm_80").data
