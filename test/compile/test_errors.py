"""Everything that can go wrong has its own message, and the next compilation works."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import gpuir
from gpuir.compile import CompileError
from gpuir.compile.pool import POOL

INPUTS = Path(__file__).parent / "Inputs"
GOOD = "gpu.module @m { gpu.func @k() kernel { gpu.return } }"


def kernel(name: str) -> str:
    return next(INPUTS.glob(f"*/{name}.mlir")).read_text()


def llvm_kernel(body: str, arguments: str = "%x: !llvm.ptr", before: str = "") -> str:
    return f"{before}\nllvm.func @k({arguments}) attributes {{nvvm.kernel}} {{\n{body}\nllvm.return\n}}"


def error(text, target="sm_80", emit=None, **options) -> CompileError:
    with pytest.raises(CompileError) as caught:
        gpuir.compile(text, target, emit, **options)
    # Whatever it was, the next one is not harmed.
    assert ".entry k" in gpuir.compile(GOOD, "sm_80", cache=False).data
    return caught.value


def test_unknown_target():
    assert "unknown target 'sm90a'; did you mean 'sm_90a'? (known: sm_75," in str(error(GOOD, "sm90a"))
    assert "did you mean" not in str(error(GOOD, "toaster"))
    with pytest.raises(TypeError, match="target must be a chip's name such as 'sm_90a', got int"):
        gpuir.compile(GOOD, 90)


def test_form_of_another_family():
    found = error(GOOD, "gfx942", "ptx")
    assert "gfx942 cannot be compiled to 'ptx': expected one of mlir, llvm, llvm-opt, amdgcn" in str(found)


def test_old_ptx():
    assert "sm_90a has no PTX version 70: expected one of 80, 81," in str(error(GOOD, "sm_90a", ptx_version=70))
    assert "ptx_version is for NVIDIA's chips" in str(error(GOOD, "gfx942", ptx_version=80))


@pytest.mark.parametrize(
    "options",
    [
        {"opt_level": 4},
        {"opt_level": True},
        {"opt_level": 2.0},
        {"opt_level": "3"},
        {"timeout": 0},
        {"timeout": None},
        {"timeout": "1"},
        {"timeout": float("inf")},
        {"timeout": float("nan")},
    ],
    ids=str,
)
def test_options_out_of_range(options):
    with pytest.raises(ValueError, match=next(iter(options))):
        gpuir.compile(GOOD, "sm_80", **options)


def test_what_is_no_module():
    with pytest.raises(TypeError, match="compile takes a module, a gpu.module or their text, got int"):
        gpuir.compile(3)


def test_name_of_the_text():
    with pytest.raises(gpuir.ParseError, match="kérnel.mlir:1:1: error: custom op 'oops' is unknown"):
        gpuir.compile("oops", filename="kérnel.mlir")
    with pytest.raises(TypeError, match="filename must be a string, got int"):
        gpuir.compile(GOOD, filename=3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("// \udc80\n" + GOOD, "-:1:4: error: unexpected character: lone surrogate U.DC80"),
        ("// \0\n" + GOOD, "-:1:4: error: unexpected character: NUL byte"),
        (b"// \xff\n" + GOOD.encode(), "-:1:4: error: expected UTF-8 text, found byte 0xff"),
        ("gpu.module @m { " + "scf.execute_region { " * 5000, "nesting deeper than 1000 levels"),
    ],
)
def test_text_that_is_none(text, message):
    with pytest.raises(gpuir.ParseError, match=message):
        gpuir.compile(text, "sm_80")
    assert ".entry k" in gpuir.compile(GOOD, "sm_80", cache=False).data


@pytest.mark.parametrize("name", ["k.1", "my-kernel", "k l", "ünï", "1k", "%k", "a::b", "_"])
def test_names_that_ptx_does_not_have(name):
    found = error(GOOD.replace("@k", f'@"{name}"'))
    assert f"-:1:17: error: @{name} is no name in PTX: expected letters, digits, _ and $, and no digit first" in str(
        found
    )
    report = gpuir.compile(GOOD.replace("@k", f'@"{name}"'), "gfx942").kernels[name]
    assert report.registers is not None, "AMD's assembly takes any name"


@pytest.mark.parametrize("name", ["k$x", "_k", "main", "printf", "_Z1kv"])
def test_names_that_ptx_has(name):
    assert f".entry {name}(" in gpuir.compile(GOOD.replace("@k", f'@"{name}"'), "sm_80", "cubin").forms["ptx"]


def test_tensors_as_arguments():
    found = error("gpu.module @m { gpu.func @f(%x: i32, %t: tensor<4xf32>) kernel { gpu.return } }")
    assert "-:1:17: error: argument 1 of kernel @f is a tensor<4xf32>: kernels take memrefs" in str(found)


def test_two_modules_of_one_name():
    found = error(f"module {{ {GOOD} module @inner {{ {GOOD} }} }}")
    assert "error: there are two gpu.modules @m: rename one" in str(found)


def test_wgmma_on_sm_80():
    found = error(kernel("wgmma_sm90a"), "sm_80")
    assert re.search(r"-:\d+:\d+: error: 'nvvm.wgmma.fence.aligned' op is not supported on sm_80", str(found))
    assert "lowering to the LLVM dialect of @matmul for sm_80 failed" in str(found)
    assert "nvvm.wgmma.fence.aligned needs target='sm_90a'" in str(found)
    assert (found.stage, found.kernel, found.target) == ("lower", "@matmul", "sm_80")


def test_instruction_that_llvm_cannot_select():
    found = error(kernel("ldmatrix_mma_sm80"), "sm_75")
    assert "LLVM's code generator of @tile for sm_75 ended its process" in str(found)
    assert "sm_75 has no instruction for llvm.nvvm.mma.m16n8k16.row.col.f32.f32" in str(found)
    assert "define ptx_kernel void @tile" in Path(found.ir_file).read_text()
    assert found.ir_file in str(found)


def test_op_of_another_vendor():
    found = error(kernel("wgmma_sm90a"), "gfx942")
    assert re.search(r"-:\d+:\d+: error: 'nvgpu.warpgroup.mma' op has no lowering to this chip", str(found))


def test_dialect_of_gpuir_that_was_not_lowered():
    found = error("module { func.func @f(%p: !tt.ptr<f32>) { %0 = tt.load %p : !tt.ptr<f32> return } }")
    assert "'tt.load' op cannot be compiled: lower it to upstream ops first" in str(found)
    found = error("module { tt.func @f() { tt.return } }")
    assert "-:1:1: error: 'builtin.module' op has no ttg.num-warps: only TTGIR is lowered" in str(found)


def test_module_without_kernels():
    assert "the module has no kernel: expected gpu.func ... kernel, gpu.launch," in str(
        error("func.func @f() { return }")
    )
    found = error("gpu.module @m { gpu.func @f() { gpu.return } }")
    assert "-:1:1: error: no function is a kernel" in str(found)


def test_kernel_with_results():
    found = error("func.func @f() -> i32 attributes {gpu.kernel} { %0 = arith.constant 1 : i32 return %0 : i32 }")
    assert "kernel @f returns i32: a kernel returns none" in str(found)


def test_broken_text_is_a_parse_error():
    with pytest.raises(gpuir.ParseError, match="-:2:2: error: expected operation name"):
        gpuir.compile("gpu.module @m {\n}}}", "sm_80")
    with pytest.raises(gpuir.ParseError):
        gpuir.compile(b"ML\xefR garbage", "sm_80")


def test_llvm_ir_that_the_verifier_refuses():
    # The host's translation dies on it.
    found = error(llvm_kernel("", "%x: !llvm.ptr {llvm.byval = i32, llvm.sret = i32}"))
    assert "the translation to LLVM IR of @k for sm_80 ended its process" in str(found)
    assert "are incompatible" in str(found)
    assert found.ir_file.endswith(".mlir") and "llvm.func @k" in Path(found.ir_file).read_text()


def test_intrinsic_that_nobody_knows():
    call = '%a = llvm.call_intrinsic "llvm.nvvm.no.such"() : () -> i32\nllvm.store %a, %x : i32, !llvm.ptr'
    assert 'could not find LLVM intrinsic: "llvm.nvvm.no.such"' in str(error(llvm_kernel(call)))


def test_intrinsic_that_the_back_end_does_not_know():
    call = "%a = llvm.call @llvm.nvvm.brand.new() : () -> i32\nllvm.store %a, %x : i32, !llvm.ptr"
    found = error(llvm_kernel(call, before="llvm.func @llvm.nvvm.brand.new() -> i32"))
    assert "does not know the intrinsic llvm.nvvm.brand.new, and left it as a call" in str(found)
    assert (found.stage, found.ir_file) == ("codegen", None)


def test_ptx_that_the_assembler_refuses():
    found = error(llvm_kernel('llvm.inline_asm has_side_effects "no.such;", "" : () -> ()'), emit="cubin")
    assert "nvJitLink of @k for sm_80 failed: nvJitLink refuses the PTX" in str(found)
    assert "Not a name of any known instruction: 'no'" in str(found)
    assert "no.such" in found.forms["ptx"]


def test_function_that_nobody_defines():
    found = error(llvm_kernel("llvm.call @g() : () -> ()", before="llvm.func @g()"), emit="cubin")
    assert "-:3:1: error: @g is declared and used, but no library for sm_80 defines it" in str(found)


def test_math_without_its_library():
    found = error(kernel("libdevice_sm80"))
    assert re.search(r"functions without a library: __nv_\w+.*: pip install nvidia-nvvm", str(found))
    assert "GPUIR_OCML" in str(error(kernel("ocml_gfx942"), "gfx942"))


def test_library_that_is_none(tmp_path, monkeypatch):
    (tmp_path / "libdevice.bc").write_text("no bitcode")
    monkeypatch.setenv("GPUIR_LIBDEVICE", str(tmp_path / "libdevice.bc"))
    assert f"the library {tmp_path / 'libdevice.bc'} cannot be read" in str(error(kernel("libdevice_sm80")))


@pytest.mark.parametrize(
    "type_",
    ["memref<?xf32>", "memref<*xf32>", "memref<4x4xf32, strided<[?, 1]>>", "memref<4xf32, strided<[1], offset: ?>>"],
)
def test_open_memref_as_bare_pointer(type_):
    text = f"gpu.module @m {{ gpu.func @f(%i: index, %a: {type_}) kernel {{ gpu.return }} }}"
    found = error(text, bare_pointers=True)
    assert found.stage == "lower"
    assert f"'gpu.func' op bare pointers carry no sizes, and argument 1 is {type_}: expected a memref of" in str(found)


def test_compilation_that_takes_too_long():
    found = error(kernel("wgmma_sm90a"), "sm_90a", timeout=1e-6)
    assert "did not finish within 1e-06 s and was stopped" in str(found)


def test_missing_package(monkeypatch):
    from gpuir.compile import api

    monkeypatch.setattr(api, "_installed", lambda package: package != "llvmlite")
    with pytest.raises(CompileError, match=r"compiling to ptx needs llvmlite: pip install 'gpuir\[compile\]'"):
        gpuir.compile(GOOD, "sm_80")
    assert "llvm.func @k" in gpuir.compile(GOOD, "sm_80", "mlir").data


def test_last_ir_that_cannot_be_saved(monkeypatch):
    gpuir.compile(GOOD, "sm_80")
    monkeypatch.setattr("tempfile.tempdir", os.devnull)
    with pytest.raises(CompileError, match="the last IR could not be saved: Not a directory") as caught:
        gpuir.compile(kernel("ldmatrix_mma_sm80"), "sm_75")
    assert caught.value.ir_file is None


def test_worker_that_cannot_start(monkeypatch):
    POOL.close()
    monkeypatch.setattr("sys.executable", "/no/such/python")
    with pytest.raises(CompileError, match="a worker process could not be started: .*No such file"):
        gpuir.compile(GOOD, "sm_80")
