"""Functions of the devices that kernels only declare: printf and assertions as they are lowered."""

from __future__ import annotations

import pytest

from gpuir import parse, pass_manager, sim
from gpuir.ods.context import Context

KERNEL = """gpu.module @m {
  gpu.func @k(%flag: i1, %f: f32) kernel {
    %i = gpu.thread_id x
    gpu.printf "%lld: %5.2f|%-4d|%%\\n", %i, %f, %n : index, f32, i32
    gpu.return
  }
}""".replace("    gpu.printf", "    %n = arith.constant -7 : i32\n    gpu.printf")
SHOWN = "0:  1.50|-7  |%\n1:  1.50|-7  |%\n"


def lowered(text, passes):
    with Context():
        module = parse(text)
        pass_manager(f"builtin.module(gpu.module({passes}))").run(module.operation)
        return module


@pytest.mark.parametrize(("passes", "chip"), [
    ("canonicalize", "sm_90"), ("convert-gpu-to-nvvm", "sm_90"), ("convert-gpu-to-rocdl{runtime=HIP}", "gfx942")])  # fmt: skip
def test_printf_prints_the_same_when_it_is_lowered(passes, chip, capsys):
    report = sim.launch(lowered(KERNEL, passes), "k", 1, 2, True, 1.5, chip=chip)
    assert "".join(report.output) == SHOWN
    assert capsys.readouterr().out == SHOWN


def test_a_conversion_that_reads_more_than_was_given_is_found():
    text = KERNEL.replace("-7 : i32", "-7 : i8").replace("index, f32, i32", "index, f32, i8")
    assert sim.launch(text, "k", 1, 1, True, 1.5).findings == []
    report = sim.launch(lowered(text, "convert-gpu-to-nvvm"), "k", 1, 1, True, 1.5, on_fault="report")
    assert [(each.kind, each.operation) for each in report.findings] == [("uninitialized", "llvm.call")]


def test_an_assertion_that_fails(capsys):
    text = """gpu.module @m {
  gpu.func @k(%flag: i1) kernel {
    cf.assert %flag, "the flag" loc("name"("file.cc":3:4))
    gpu.return
  }
}"""
    module = lowered(text, "convert-gpu-to-nvvm")
    assert sim.launch(module, "k", 1, 2, True).findings == []
    report = sim.launch(module, "k", (1, 2), 2, False, on_fault="report")
    assert [(each.kind, each.message) for each in report.findings] == [("assert", "the flag")]
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "file.cc:3: name: block: [0,0,0], thread: [0,0,0] Assertion `the flag` failed."
    assert len(said) == 4


@pytest.mark.parametrize(("form", "message"), [("%y", "no conversion"), ("%*d", "no widths")])
def test_formats_that_c_does_not_have(form, message):
    text = f"""llvm.mlir.global internal constant @form("{form}\\00")
llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @k() {{
  %f = llvm.mlir.addressof @form : !llvm.ptr
  %n = llvm.call @vprintf(%f, %f) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}}"""
    report = sim.launch(text, "k", 1, 1, on_fault="report")
    assert report.findings[0].kind == "undefined"
    assert message in report.findings[0].message


def test_strings_and_other_letters(capsys):
    text = """llvm.mlir.global internal constant @form("%s %u %x %c %p\\00")
llvm.mlir.global internal constant @word("word\\00")
llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @k() {
  %f = llvm.mlir.addressof @form : !llvm.ptr
  %w = llvm.mlir.addressof @word : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %c = llvm.mlir.constant(65 : i32) : i32
  %q = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<(ptr, i32, i32, i32, i64)> : (i32) -> !llvm.ptr
  llvm.store %w, %a : !llvm.ptr, !llvm.ptr
  %p1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32, i32, i32, i64)>
  llvm.store %m, %p1 : i32, !llvm.ptr
  %p2 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32, i32, i32, i64)>
  llvm.store %m, %p2 : i32, !llvm.ptr
  %p3 = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32, i32, i32, i64)>
  llvm.store %c, %p3 : i32, !llvm.ptr
  %p4 = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32, i32, i32, i64)>
  llvm.store %q, %p4 : i64, !llvm.ptr
  %n = llvm.call @vprintf(%f, %a) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}"""
    sim.launch(text, "k", 1, 1)
    assert capsys.readouterr().out == "word 4294967295 ffffffff A 0x10"
