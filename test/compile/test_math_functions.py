"""Functions for where there is no library: run on the CPU with an exact exp2 and log2 in the place of the hardware's."""

from __future__ import annotations

import ctypes

import llvmlite.binding as llvm
import numpy as np
import pytest

import gpuir
from gpuir.compile.math_functions import controls, define, is_exact
from gpuir.compile.targets import TARGETS


@pytest.fixture
def function():
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    engines = []

    def make(name: str, operands: int = 1):
        text = define([name]).replace("llvm.nvvm.ex2.approx.f", "llvm.exp2.f32")
        text = text.replace("llvm.nvvm.lg2.approx.f", "llvm.log2.f32")
        module = llvm.parse_assembly(text)
        module.verify()
        machine = llvm.Target.from_default_triple().create_target_machine()
        engine = llvm.create_mcjit_compiler(module, machine)
        engine.finalize_object()
        engines.append(engine)
        real = ctypes.c_float if name.endswith("f") else ctypes.c_double
        return ctypes.CFUNCTYPE(real, *[real] * operands)(engine.get_function_address(name))

    yield make
    for engine in engines:
        engine.close()


def test_exp_over_its_whole_range(function):
    exp = function("__nv_expf")
    inputs = np.linspace(-104, 88.72283, 20001, dtype=np.float32)
    found = np.array([exp(float(x)) for x in inputs], np.float32)
    expected = np.exp(inputs.astype(np.float64))
    ulp = np.spacing(np.maximum(expected, 2.0**-126).astype(np.float32)).astype(np.float64)
    assert np.max(np.abs(found - expected) / ulp) < 2


@pytest.mark.parametrize(
    ("x", "expected"), [(np.inf, np.inf), (-np.inf, 0.0), (89.0, np.inf), (-200.0, 0.0), (0.0, 1.0), (3e38, np.inf)]
)
def test_exp_at_its_ends(function, x, expected):
    assert function("__nv_expf")(x) == expected


def test_exp_of_nan(function):
    assert np.isnan(function("__nv_expf")(np.nan))


def test_log(function):
    log = function("__nv_logf")
    inputs = np.geomspace(1e-30, 1e30, 2001, dtype=np.float32)
    found = np.array([log(float(x)) for x in inputs])
    assert np.allclose(found, np.log(inputs.astype(np.float64)), rtol=3e-7, atol=1e-7)


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("__nv_floorf", (-1.5,), -2),
        ("__nv_ceil", (-1.5,), -1),
        ("__nv_rintf", (2.5,), 2),
        ("__nv_truncf", (-1.7,), -1),
        ("__nv_fabs", (-3.0,), 3),
        ("__nv_sqrt", (9.0,), 3),
        ("__nv_fmaf", (2.0, 3.0, 4.0), 10),
        ("__nv_copysignf", (2.0, -0.0), -2),
        ("__nv_fmin", (2.0, 3.0), 2),
        ("__nv_fmaxf", (2.0, 3.0), 3),
    ],
)
def test_functions_of_one_instruction(function, name, arguments, expected):
    assert is_exact(name)
    assert function(name, len(arguments))(*arguments) == expected


def test_what_is_not_there_is_not_defined():
    assert define(["__nv_sinf", "__nv_exp", "__ocml_sin_f32", "__ocml_exp_f64", "__ockl_get_global_size"]) == ""
    assert not is_exact("__nv_sinf")
    assert not is_exact("__ocml_exp_f32")


@pytest.mark.parametrize("name", ["floor_f16", "ceil_f32", "rint_f64", "exp2_f32", "log10_f16", "copysign_f64"])
def test_functions_of_ocml_that_are_instructions(name):
    stem, width = name.split("_f")
    text = define([f"__ocml_{name}"])
    llvm.parse_assembly(text).verify()
    assert f"@llvm.{stem}.f{width}(" in text


@pytest.mark.parametrize("blocks", [1, 3])
def test_sizes_of_the_grid_as_the_runtime_counts_them(blocks):
    """Run on the CPU with the bytes of implicit arguments: 2, 3 and 4 whole blocks, and one of 5 threads along y."""
    implicit = np.zeros(24, np.uint8)
    implicit[:12].view(np.uint32)[:] = 2, 3, 4
    implicit[12:].view(np.uint16)[:] = 64, 8, 2, 0, 5, 0
    text = define(["__ockl_get_local_size", "__ockl_get_num_groups"]).replace("addrspace(4) ", "")
    values = {"implicitarg.ptr": f"ptr inttoptr (i64 {implicit.ctypes.data} to ptr)"}
    values |= {f"workgroup.id.{letter}": f"i32 {blocks}" for letter in "xyz"}
    for name, value in values.items():
        kind = value.partition(" ")[0]
        text = text.replace(
            f"declare {kind} @llvm.amdgcn.{name}()", f"define {kind} @local.{name}() {{\n  ret {value}\n}}"
        ).replace(f"@llvm.amdgcn.{name}()", f"@local.{name}()")
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text)
    module.verify()
    with llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine()) as engine:
        engine.finalize_object()
        local, groups = (
            ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int32)(engine.get_function_address(f"__ockl_get_{name}"))
            for name in ("local_size", "num_groups")
        )
        assert [groups(i) for i in range(3)] == [2, 4, 4]
        assert [local(i) for i in range(3)] == ([64, 8, 2] if blocks == 1 else [0, 5, 2])


def test_amd_without_a_library(monkeypatch):
    monkeypatch.setenv("GPUIR_OCML", "")
    kernel = """gpu.module @m {
      gpu.func @k(%x: memref<?xf32>) kernel {
        %i = gpu.global_id x
        %v = memref.load %x[%i] : memref<?xf32>
        %f = math.floor %v : f32
        %e = math.exp2 %f : f32
        memref.store %e, %x[%i] : memref<?xf32>
        gpu.return
      }
    }"""
    for chip in ("gfx90a", "gfx942", "gfx1100"):
        text = gpuir.compile(kernel, chip, cache=False).data
        assert "v_floor_f32" in text
        assert "v_exp_f32" in text
        assert "hidden_group_size_x" in text


@pytest.mark.parametrize(("chip", "isa", "wide"), [("gfx90a", 9010, 1), ("gfx942", 9402, 1), ("gfx1100", 11000, 0)])
def test_what_rocms_libraries_are_told(chip, isa, wide):
    text = controls(TARGETS[chip])
    llvm.parse_assembly(text).verify()
    assert f"@__oclc_ISA_version = linkonce_odr hidden addrspace(4) constant i32 {isa}\n" in text
    assert f"@__oclc_wavefrontsize64 = linkonce_odr hidden addrspace(4) constant i8 {wide}\n" in text


DECLARED = """
gpu.module @m {
  func.func private @NAME(f32) -> f32
  gpu.func @k(%x: memref<4xf32>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %x[%c0] : memref<4xf32>
    %r = func.call @NAME(%v) : (f32) -> f32
    %s = func.call @NAME(%r) : (f32) -> f32
    memref.store %s, %x[%c0] : memref<4xf32>
    gpu.return
  }
}"""


@pytest.mark.parametrize(
    "library, name, target", [("libdevice", "__nv_cbrtf", "sm_80"), ("ocml", "__ocml_cbrt_f32", "gfx942")]
)
def test_a_declared_function_is_called_by_its_name(math_libraries, library, name, target):
    math_libraries(library)
    assert "cbrt" in gpuir.compile(DECLARED.replace("NAME", name), target, "llvm").data
    # The library's function has become a part of the kernel.
    assert "cbrt" not in gpuir.compile(DECLARED.replace("NAME", name), target).data


@pytest.mark.parametrize("form", ["llvm", "ptx", "cubin"])
def test_a_declared_function_that_nobody_defines(form):
    text = DECLARED.replace("NAME", "other")
    with pytest.raises(gpuir.Error, match="@other is declared and used, but no library for sm_80 defines it"):
        gpuir.compile(text, "sm_80", form)


def test_a_declared_function_of_memrefs_has_its_own_name_in_the_message():
    text = DECLARED.replace("NAME", "other").replace("f32) -> f32", "memref<4xf32>) -> f32").replace("(%v)", "(%x)")
    with pytest.raises(gpuir.Error, match="error: @other is declared and used"):
        gpuir.compile(text.replace("(%r)", "(%x)"), "sm_80", "llvm")
