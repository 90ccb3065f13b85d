"""What a compilation returns: forms, reports, arguments, times; and the dump of every stage."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.compile import TARGETS, CompileError

INPUTS = Path(__file__).parent / "Inputs"


def kernel(name: str) -> str:
    return next(INPUTS.glob(f"*/{name}.mlir")).read_text()


BOUNDED = kernel("launch_bounds_sm90a")
SCALE = """
gpu.module @kernels {
  gpu.func @scale(%x: memref<64xf32>, %v: f32) kernel {
    %t = gpu.thread_id x
    memref.store %v, %x[%t] : memref<64xf32>
    gpu.return
  }
}
"""


def test_each_form_can_be_the_last():
    last = None
    for emit in ("mlir", "llvm", "llvm-opt", "ptx", "cubin", "sass"):
        artifact = gpuir.compile(SCALE, "sm_80", emit)
        forms = artifact.forms
        assert artifact.data == forms[emit] and artifact.emit == emit
        assert last is None or set(last) - {"llvm-opt"} < set(forms)
        last = forms
    assert "llvm.func @scale" in last["mlir"]
    assert "define ptx_kernel void @scale" in last["llvm"]
    assert ".entry scale(" in last["ptx"]
    assert last["cubin"].startswith(b"\x7fELF")
    assert "STG.E" in last["sass"] and "EXIT" in last["sass"]


@pytest.mark.parametrize("chip", TARGETS)
def test_every_target(chip):
    target = TARGETS[chip]
    if target.family == "amd":
        assert f"amdgcn-amd-amdhsa--{chip}" in gpuir.compile(SCALE, chip).data
        return
    artifact = gpuir.compile(SCALE, chip, "cubin")
    assert artifact.data.startswith(b"\x7fELF") and artifact.kernels["scale"].registers
    assert f".version {target.ptx_version // 10}.{target.ptx_version % 10}\n.target {chip}\n" in artifact.ptx


def test_default_form_is_the_assembly_of_the_family():
    assert gpuir.compile(SCALE, "sm_80").emit == "ptx"
    assert gpuir.compile(SCALE, "gfx942").emit == "amdgcn"


def test_forms_are_attributes():
    artifact = gpuir.compile(SCALE, "sm_80")
    assert artifact.ptx == artifact.data
    with pytest.raises(AttributeError, match="the artifact has no cubin: it has mlir, llvm, ptx; ask for emit='cubin'"):
        _ = artifact.cubin


def test_the_source_is_not_changed():
    with gpuir.Context():
        module = gpuir.parse(kernel("gpu_launch_sm80"))
        before = str(module)
        gpuir.compile(module, "sm_80")
        assert str(module) == before


def test_a_gpu_module_can_be_compiled_alone():
    with gpuir.Context():
        module = gpuir.parse(SCALE)
        assert gpuir.compile(module.body.operations[0], "sm_80").data == gpuir.compile(module, "sm_80").data


def test_modules_in_modules_are_found():
    artifact = gpuir.compile(f"module {{ module @inner {{ {SCALE} }} }}", "sm_80", "cubin")
    assert list(artifact.modules) == ["kernels"] and artifact.data.startswith(b"\x7fELF")


def test_a_module_without_a_kernel_beside_one_that_has():
    artifact = gpuir.compile("gpu.module @empty { }" + SCALE, "sm_80", "cubin")
    assert list(artifact.modules) == ["empty", "kernels"] and list(artifact.kernels) == ["scale"]
    assert all(made.forms["cubin"].startswith(b"\x7fELF") for made in artifact.modules.values())


def test_three_kernels_of_one_module():
    names = "abc"
    functions = "".join(
        f"gpu.func @{name}(%x: memref<{i + 1}xf32>) kernel {{ gpu.return }} " for i, name in enumerate(names)
    )
    artifact = gpuir.compile(f"gpu.module @m {{ {functions} }}", "sm_80", "cubin")
    assert [report.signature[0].shape for report in artifact.kernels.values()] == [(1,), (2,), (3,)]
    assert all(report.registers for report in artifact.kernels.values()) and list(artifact.kernels) == list(names)


def test_contexts_do_not_matter():
    with gpuir.Context():
        module = gpuir.parse(SCALE)
    with gpuir.Context():
        inside = gpuir.compile(module, "sm_80", cache=False).data
    assert inside == gpuir.compile(module, "sm_80", cache=False).data == gpuir.compile(SCALE, "sm_80", cache=False).data


def test_dialects_of_this_process_only():
    """A text that names one is read here; other processes do not know it."""
    from gpuir.ods import Dialect
    from gpuir.ods.dialect import DIALECTS

    local = Dialect("compile_test_local")
    try:

        class MarkOp(local.Op, name="mark"):
            """A mark."""

            assembly = "attr-dict"

        text = SCALE.replace("%t = ", "compile_test_local.mark\n    %t = ")
        with pytest.raises(CompileError, match=r"-:4:5: error: 'compile_test_local.mark' op cannot be compiled"):
            gpuir.compile(text, "sm_80")
    finally:
        del DIALECTS["compile_test_local"]


def test_several_modules_are_several_objects():
    artifact = gpuir.compile(SCALE + SCALE.replace("@kernels", "@others").replace("@scale", "@other"), "sm_80")
    assert list(artifact.modules) == ["kernels", "others"]
    assert list(artifact.kernels) == ["scale", "other"]
    assert ".entry other" in artifact.modules["others"].forms["ptx"]
    with pytest.raises(ValueError, match=r"has 2 gpu.modules: take artifact.modules\[...\] \(kernels, others\)"):
        _ = artifact.data


def test_report_of_a_bounded_kernel():
    report = gpuir.compile(BOUNDED, "sm_90a", "cubin").kernels["bounded"]
    assert report.max_threads == (256, 1, 1)
    assert (report.min_blocks, report.max_registers) == (2, 64)
    assert 0 < report.registers <= 64
    assert (report.spill_stores, report.spill_loads, report.stack, report.shared_memory) == (0, 0, 0, 0)
    assert not report.dynamic_shared_memory
    assert "at most 256x1x1 threads" in str(report)


def test_report_counts_shared_memory():
    report = gpuir.compile(kernel("cp_async_sm80"), "sm_80", "cubin").kernels["copy"]
    assert report.shared_memory == 128 * 8 * 2
    dynamic = gpuir.compile(kernel("dynamic_shared_sm90"), "sm_90", "cubin").kernels["stage"]
    assert dynamic.dynamic_shared_memory and dynamic.shared_memory == 0


def test_report_has_spills():
    body = "\n".join(f"    %v{i} = memref.load %x[%i{i}] : memref<256xf32>\n" for i in range(64))
    text = f"""
gpu.module @m {{
  gpu.func @spill(%x: memref<256xf32>) kernel attributes {{known_block_size = array<i32: 1024, 1, 1>, nvvm.maxnreg = 24 : i32}} {{
    %t = gpu.thread_id x
    {"".join(f"%c{i} = arith.constant {i} : index" + chr(10) + f"%i{i} = arith.constant {i} : index" + chr(10) for i in range(64))}
    {body}
    gpu.barrier
    {"".join(f"memref.store %v{i}, %x[%t] : memref<256xf32>" + chr(10) + "gpu.barrier" + chr(10) for i in range(64))}
    gpu.return
  }}
}}
"""
    report = gpuir.compile(text, "sm_80", "cubin").kernels["spill"]
    assert report.registers <= 24 and report.spill_stores > 0 and report.spill_loads > 0


def test_warnings_of_the_assembler_are_the_kernels():
    artifact = gpuir.compile(kernel("wgmma_sm90a"), "sm_90a", "cubin")
    assert any("C7514" in warning for warning in artifact.kernels["matmul"].warnings)
    assert any("@matmul" in str(d) and "C7514" in str(d) for d in artifact.diagnostics)


def test_report_of_an_amd_kernel():
    report = gpuir.compile(kernel("buffer_lds_gfx942"), "gfx942").kernels["load"]
    assert report.registers > 0 and report.scalar_registers > 0
    assert report.shared_memory == 64 * 4


def test_arguments_say_how_a_kernel_is_called():
    arguments = gpuir.compile(kernel("tma_load_sm90a"), "sm_90a").kernels["load"].arguments
    # A tensor map of 128 bytes, and a descriptor of a memref of rank 2.
    assert (arguments[0].size, arguments[0].by_value) == (128, True)
    assert [a.type for a in arguments[1:]] == ["ptr", "ptr", "i64", "i64", "i64", "i64", "i64"]
    assert not any(a.by_value for a in arguments[1:])


def test_a_descriptor_that_a_launch_passes_stays_a_pointer():
    text = kernel("tma_load_sm90a").replace("gpu.module @kernels", "gpu.module @kernels", 1)
    head, rest = text.split("gpu.module", 1)
    host = """
func.func @host(%map: !map, %out: memref<64x64xf16>) {
  %c1 = arith.constant 1 : index
  gpu.launch_func @kernels::@load blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%map : !map, %out : memref<64x64xf16>)
  return
}
"""
    module = f"{head}module attributes {{gpu.container_module}} {{ gpu.module{rest}{host} }}"
    report = gpuir.compile(module, "sm_90a").kernels["load"]
    argument = report.arguments[0]
    assert (argument.type, argument.size, argument.by_value) == ("ptr", 8, False)
    assert report.signature[0].kind == "pointer"


def test_user_given_byval_is_kept():
    text = """
gpu.module @m {
  gpu.func @k(%p: !llvm.ptr {llvm.byval = !llvm.array<64 x i8>}, %out: !llvm.ptr) kernel {
    %v = llvm.load %p : !llvm.ptr -> f32
    llvm.store %v, %out : f32, !llvm.ptr
    gpu.return
  }
}
"""
    artifact = gpuir.compile(text, "sm_80")
    assert ".param .align 64 .b8 k_param_0[64]" in artifact.data
    assert (artifact.kernels["k"].arguments[0].size, artifact.kernels["k"].arguments[0].by_value) == (64, True)


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_every_level_compiles(level):
    assert gpuir.compile(SCALE, "sm_80", "cubin", opt_level=level).data.startswith(b"\x7fELF")


def test_ptx_version_can_be_chosen():
    assert ".version 8.6" in gpuir.compile(SCALE, "sm_80", ptx_version=86).data
    assert ".version 8.0" in gpuir.compile(SCALE, "sm_80").data


def test_times_are_of_the_stages_that_ran():
    assert list(gpuir.compile(SCALE, "sm_80", "llvm").times) == ["read", "lower", "translate", "optimize"]
    assert list(gpuir.compile(SCALE, "sm_80", "sass").times)[-3:] == ["codegen", "link", "disassemble"]


def test_dump_writes_the_forms_asked_for(tmp_path, monkeypatch):
    folder = tmp_path / "new" / "dump"
    monkeypatch.setenv("GPUIR_DUMP", f"mlir,llvm,ptx,sass:{folder}")
    artifact = gpuir.compile(SCALE, "sm_80")
    files = {path.suffix: path for path in folder.iterdir()}
    assert set(files) == {".mlir", ".ll", ".ptx", ".sass"}
    assert all(path.name.startswith("kernels.scale.sm_80.") for path in files.values())
    assert files[".ptx"].read_text() == artifact.data
    # From the cache too.
    shutil.rmtree(folder)
    assert gpuir.compile(SCALE, "sm_80").cached and len(list(folder.iterdir())) == 4


def test_dump_of_a_failure_has_what_was_made(tmp_path, monkeypatch):
    monkeypatch.setenv("GPUIR_DUMP", f"mlir,llvm,ptx:{tmp_path / 'dump'}")
    text = 'llvm.func @k() attributes {nvvm.kernel} { llvm.inline_asm has_side_effects "no.such;", "" : () -> ()\n llvm.return }'
    with pytest.raises(CompileError) as caught:
        gpuir.compile(text, "sm_80", "cubin")
    assert {path.suffix for path in (tmp_path / "dump").iterdir()} == {".mlir", ".ll", ".ptx"}
    assert "no.such" in caught.value.forms["ptx"]


@pytest.mark.parametrize("value", ["ptx", "ptx:", ":x", "ptx,elf:x"])
def test_misspelt_dump_is_an_error(value, monkeypatch):
    monkeypatch.setenv("GPUIR_DUMP", value)
    with pytest.raises(CompileError, match="GPUIR_DUMP is forms and a folder, such as mlir,llvm,ptx,sass:DIR"):
        gpuir.compile(SCALE, "sm_80")


def test_dump_into_a_file_is_an_error(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GPUIR_DUMP", f"ptx:{tmp_path / 'file'}")
    with pytest.raises(CompileError, match="GPUIR_DUMP: .*file cannot be written: File exists"):
        gpuir.compile(SCALE, "sm_80")


def test_gpuir_alone_does_not_import_the_back_ends():
    script = "import sys, gpuir; assert not {'gpuir.compile', 'llvmlite', 'cuda'} & set(sys.modules); gpuir.compile"
    subprocess.run([sys.executable, "-c", script], check=True)
    script = "import sys, gpuir; gpuir.compile('gpu.module @m { gpu.func @k() kernel { gpu.return } }', 'sm_80')"
    script += "; assert not {'llvmlite.binding', 'cuda'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_attributes_of_gpuirs_dialects_are_left_out():
    text = SCALE.replace("kernel {", "kernel attributes {gpuir.mapping = [#iree_gpu.lane_id<0>]} {")
    with gpuir.Context(allow_unregistered_dialects=True):
        module = gpuir.parse(text)
        assert "lane_id" in str(module)
        assert ".entry scale" in gpuir.compile(module, "sm_80").data
        assert "lane_id" in str(module)
