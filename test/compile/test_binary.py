"""gpu.module to gpu.binary, and the host's side to LLVM IR with the objects in it."""

from __future__ import annotations

import re
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import gpuir
from gpuir import host
from gpuir.compile import CompileError, offload, to_binary

INPUTS = Path(__file__).parent / "Inputs"
LAUNCH = (INPUTS / "nvidia" / "gpu_launch_sm80.mlir").read_text()


@pytest.fixture
def context():
    with gpuir.Context() as context:
        yield context


def objects(binary) -> list:
    return [host.module("dialects.gpu").ObjectAttr(entry) for entry in binary.objects]


def binaries(module) -> list:
    return [op for op in module.body.operations if op.operation.name == "gpu.binary"]


def test_object_is_the_cubin(context):
    module = gpuir.parse(LAUNCH)
    made = to_binary(module, "sm_80")
    assert "gpu.launch blocks" in str(module), "the source is not changed"
    (binary,) = binaries(made)
    (entry,) = objects(binary)
    cubin = bytes(entry.object)
    assert cubin.startswith(b"\x7fELF") and b"host_kernel" in cubin
    assert str(entry.target) == '#nvvm.target<chip = "sm_80", features = "+ptx80">'
    assert "gpu.launch_func  @host_kernel::@host_kernel" in str(made)
    assert made.operation.verify()


def test_object_can_be_assembly(context):
    made = to_binary(gpuir.parse(LAUNCH), "sm_80", "ptx")
    (binary,) = binaries(made)
    text = bytes(objects(binary)[0].object)
    assert b".entry host_kernel" in text and text.endswith(b"\0")
    assert "assembly = " in str(binary)


def test_an_object_for_each_target(context):
    made = to_binary(gpuir.parse(LAUNCH), ["sm_80", "sm_90a", "gfx942"])
    (binary,) = binaries(made)
    assert [re.search(r'chip = "(\w+)"', str(entry))[1] for entry in binary.objects] == ["sm_80", "sm_90a", "gfx942"]


def test_a_gpu_module_for_each_binary(context):
    text = "gpu.module @{0} {{ gpu.func @k() kernel {{ gpu.return }} }}\n"
    made = to_binary(gpuir.parse(text.format("a") + text.format("b")), "sm_80")
    assert [str(op.sym_name.value) for op in binaries(made)] == ["a", "b"]


def test_modules_in_modules(context):
    kernel = "gpu.module @a { gpu.func @k() kernel { gpu.return } }"
    made = str(to_binary(gpuir.parse(f"module {{ module @inner {{ {kernel} }} }}"), "sm_80"))
    assert "gpu.binary @a" in made and "gpu.module" not in made


def test_host_with_objects_for_two_chips():
    text = offload(LAUNCH, ["sm_80", "sm_90a"])
    # The first is what is loaded.
    assert f"[{len(gpuir.compile(LAUNCH, 'sm_80', 'cubin').data)} x i8]" in text


def test_host_to_llvm_ir():
    text = offload(LAUNCH, "sm_80")
    assert re.search(r'@host_kernel_binary = internal constant \[\d+ x i8\] c"\\7FELF', text)
    assert "call ptr @mgpuModuleLoad(ptr @host_kernel_binary" in text
    assert "call void @mgpuLaunchKernel(" in text
    # The constant is the object, byte for byte.
    size = int(re.search(r"@host_kernel_binary = internal constant \[(\d+) x i8\]", text)[1])
    assert size == len(gpuir.compile(LAUNCH, "sm_80", "cubin").data)
    module = llvm.parse_assembly(text)
    module.verify()


def test_host_makes_tensor_maps():
    text = """
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @host(%source: memref<*xf16>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %map = nvgpu.tma.create.descriptor %source box[%c64, %c64] : memref<*xf16> -> !map
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    nvgpu.tma.prefetch.descriptor %map : !map
    gpu.terminator
  }
  return
}
"""
    found = offload(text, "sm_90a")
    assert "call ptr @mgpuTensorMapEncodeTiledMemref(" in found and "call void @mgpuLaunchKernel(" in found
    llvm.parse_assembly(found).verify()


def test_host_that_has_no_lowering():
    text = "func.func private @sink(tensor<4xf32>)\n" + LAUNCH.replace(
        "  return",
        '  %t = "tensor.empty"() : () -> tensor<4xf32>\n  func.call @sink(%t) : (tensor<4xf32>) -> ()\n  return',
    )
    with pytest.raises(CompileError) as found:
        offload(text, "sm_80")
    assert "tensor.empty" in str(found.value)
    assert gpuir.compile(LAUNCH, "sm_80").data


def test_what_is_no_object(context):
    with pytest.raises(CompileError, match="an object is one of ptx, amdgcn, cubin, not 'sass'"):
        to_binary(gpuir.parse(LAUNCH), "sm_80", "sass")
    with pytest.raises(CompileError, match="at least one target"):
        to_binary(gpuir.parse(LAUNCH), [])


def test_errors_are_those_of_compile(context):
    with pytest.raises(CompileError, match="unknown target 'sm_8'"):
        to_binary(gpuir.parse(LAUNCH), "sm_8")
    with pytest.raises(CompileError, match="has no gpu.module|has no kernel"):
        offload("func.func @f() { return }", "sm_80")
