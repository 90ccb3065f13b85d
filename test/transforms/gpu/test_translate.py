"""LLVM IR of binaries and kernels: offloading attributes, and what the host refuses in the middle of it."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.transforms.gpu.translate import to_llvm_ir


def launch(offloading: str) -> str:
    """The document's example: a binary of two objects, and a launch of a kernel in it."""
    return f"""module attributes {{gpu.container_module}} {{
  gpu.binary @binary {offloading} [
    #gpu.object<#nvvm.target, "NVPTX">,
    #gpu.object<#rocdl.target<chip = "gfx90a">, "AMDGPU">
  ]
  llvm.func @foo(%n: i64, %bytes: i32, %x: i32) {{
    gpu.launch_func @binary::@func blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
      dynamic_shared_memory_size %bytes args(%x : i32, %x : i32)
    llvm.return
  }}
}}
"""


def translated(text: str, **options: float) -> str:
    with gpuir.Context() as context:
        return to_llvm_ir(gpuir.parse(text, filename="launch.mlir", context=context), **options)


@pytest.mark.parametrize(
    ("offloading", "chosen"),
    [
        ("", "NVPTX"),
        ("<#gpu.select_object>", "NVPTX"),
        ("<#gpu.select_object<0 : i64>>", "NVPTX"),
        ("<#gpu.select_object<1 : i64>>", "AMDGPU"),
        ('<#gpu.select_object<#rocdl.target<chip = "gfx90a">>>', "AMDGPU"),
        ("<#gpu.select_object<#nvvm.target>>", "NVPTX"),
    ],
)
def test_select_object_chooses_what_is_embedded(offloading, chosen):
    ir = translated(launch(offloading))
    assert f'[{len(chosen)} x i8] c"{chosen}"' in ir
    assert ({"NVPTX", "AMDGPU"} - {chosen}).pop() not in ir
    body = ir[ir.index("define void @foo") :]
    calls = [
        "mgpuModuleGetFunction",
        "mgpuStreamCreate",
        "mgpuLaunchKernel",
        "mgpuStreamSynchronize",
        "mgpuStreamDestroy",
    ]
    assert [body.index(f"@{call}") for call in calls] == sorted(body.index(f"@{call}") for call in calls)
    assert "call ptr @mgpuModuleLoad(" in ir and "call void @mgpuModuleUnload(" in ir


@pytest.mark.parametrize(
    "offloading", ["<#gpu.select_object<5 : i64>>", '<#gpu.select_object<#nvvm.target<chip = "sm_1">>>']
)
def test_an_object_that_is_not_there(offloading, tmp_path, monkeypatch):
    """The host's translation goes on to a null module after it has said this."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(gpuir.PassError) as failure:
        translated(launch(offloading))
    first = failure.value.diagnostics[0]
    assert (first.file, first.line, first.column) == ("launch.mlir", 2, 3)
    assert first.message == "the requested target object couldn't be found"


def test_a_kernel_becomes_llvm_ir():
    text = """gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
      llvm.func @f(%p: !llvm.ptr<1>) attributes {nvvm.kernel} {
        %t = nvvm.read.ptx.sreg.tid.x : i32
        llvm.store %t, %p : i32, !llvm.ptr<1>
        llvm.return
      }
    }"""
    with gpuir.Context() as context:
        module = gpuir.parse(text, context=context)
        ir = to_llvm_ir(module.body.operations[0])
    assert "define ptx_kernel void @f(ptr addrspace(1) %0)" in ir
    assert "call i32 @llvm.nvvm.read.ptx.sreg.tid.x()" in ir


def test_what_is_not_llvm_is_an_error_at_its_place():
    with pytest.raises(gpuir.PassError) as failure:
        translated("func.func @f() {\n  return\n}\n")
    assert failure.value.diagnostics[0].file == "launch.mlir"
    assert "func.func" in failure.value.diagnostics[0].message


def test_a_limit_of_time(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(gpuir.PassError, match=r"did not finish within 0\.001 s and was stopped"):
        translated(launch(""), timeout=0.001)
