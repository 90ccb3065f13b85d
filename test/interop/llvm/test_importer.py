"""LLVM IR read without mlir-translate: the same modules as with it, from text and bitcode, and errors that say what to do."""

from __future__ import annotations

import os
import shutil
import signal
from pathlib import Path

import external_tools
import numpy as np
import pytest
from _structure import structure

import gpuir
from gpuir import ir, sim
from gpuir.assembly.diagnostics import callers, file_location
from gpuir.interop import llvm
from gpuir.interop.llvm import translate, worker

binding = pytest.importorskip("llvmlite.binding")
INPUTS = Path(__file__).with_name("Inputs")
TEXTS = {path.stem: path.read_text() for path in sorted(INPUTS.glob("*.ll"))}
WAYS = ("mlir-translate", "llvmlite")


@pytest.fixture
def way(request, monkeypatch):
    """Which of the two reads."""
    if request.param == "llvmlite":
        monkeypatch.setenv(llvm.TRANSLATE_VARIABLE, "llvmlite")
    else:
        _translate()
    return request.param


def _translate() -> str:
    found = next(filter(None, map(shutil.which, ("mlir-translate-22", "mlir-translate"))), None)
    if found is None:
        reason = "mlir-translate is missing: apt-get install mlir-22-tools"
        if external_tools.in_ci():
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    return found


def bitcode(text: str) -> bytes:
    return binding.parse_assembly(text, binding.create_context()).as_bitcode()


def both(source: bytes) -> tuple[ir.Module, ir.Module]:
    """The two modules, before gpuir's own part, in the current context."""
    theirs = translate.translated(_translate(), source, "-", 60)
    return ir.Module.parse(theirs), ir.Module.parse(worker.read(source, "-", 60))


@pytest.mark.parametrize("as_bitcode", [False, True])
@pytest.mark.parametrize("name", TEXTS)
def test_same_module_as_mlir_translate(name, as_bitcode):
    source = bitcode(TEXTS[name]) if as_bitcode else TEXTS[name].encode()
    with gpuir.Context(), ir.Location.unknown():
        theirs, ours = map(structure, both(source))
    assert len(ours) == len(theirs) >= 1
    for mine, reference in zip(ours, theirs):
        assert mine.splitlines() == reference.splitlines()


def _places(module: ir.Module) -> list[tuple]:
    found = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if not op.name.startswith(("llvm.mlir.", "builtin.", "llvm.module_flags")):
            found.append((op.name, file_location(op.location), list(callers(op.location))))
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def test_same_locations_as_mlir_translate():
    with gpuir.Context(), ir.Location.unknown():
        theirs, ours = map(_places, both(TEXTS["thirds"].encode()))
    assert ours == theirs
    assert ("llvm.load", ("thirds.cu", 2, 10), [("thirds.cu", 7, 12)]) in ours


@pytest.mark.parametrize("as_bitcode", [False, True])
@pytest.mark.parametrize("way", WAYS, indirect=True)
def test_a_finding_is_at_the_line_of_the_source(way, as_bitcode):
    module = llvm.parse(bitcode(TEXTS["thirds"]) if as_bitcode else TEXTS["thirds"])
    q = np.arange(33, dtype=np.float32)
    p = np.zeros(32, np.float32)
    sim.launch(module, "thirds", 1, 32, p, q, 32)
    assert np.array_equal(p, q[1:] / np.float32(3))
    with pytest.raises(gpuir.Error, match=r"out-of-bounds|out of bounds") as caught:
        sim.launch(module, "thirds", 1, 32, p, q[:32].copy(), 32)
    assert "thirds.cu:2:10" in str(caught.value)


OLDER = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
define void @fill(ptr addrspace(1) %p) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.nvvm.barrier0()
  %w = zext i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  store float 0x3FF8000000000000, ptr addrspace(1) %a
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @fill, !"kernel", i32 1}
"""


@pytest.mark.parametrize("way", WAYS, indirect=True)
def test_kernels_by_annotation_and_renamed_intrinsics(way):
    """What LLVM's reader upgrades: the kernel's mark and the barrier's name."""
    out = np.zeros(64, np.float32)
    sim.launch(llvm.parse(OLDER), "fill", 1, 64, out)
    assert (out == 1.5).all()


@pytest.mark.parametrize("way", WAYS, indirect=True)
def test_intrinsics_whose_types_llvm_refuses(way):
    """Text of another build of LLVM, whose buffers have sizes of other types: the process of the reader ends."""
    text = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @ids(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i32 256, i32 159744)
  %o = shl i32 %i, 2
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %i, ptr addrspace(8) %b, i32 %o, i32 0, i32 0)
  ret void
}
"""
    out = np.zeros(64, np.int32)
    sim.launch(llvm.parse(text, chip="gfx942"), "ids", 1, 64, out, lanes=64)
    assert (out == np.arange(64)).all()


@pytest.mark.parametrize("way", WAYS, indirect=True)
def test_errors_have_line_and_column(way):
    with pytest.raises(llvm.LlvmError) as caught:
        llvm.parse("define void @f() {\n  ret i32 %x\n}\n", filename="f.ll")
    (error,) = caught.value.diagnostics
    assert (error.file, error.line) == ("f.ll", 2) and error.column > 1


@pytest.mark.parametrize("way", WAYS, indirect=True)
@pytest.mark.parametrize(
    "source", [b"BC\xc0\xde", b"BC\xc0\xde" + bytes(64), b"\xde\xc0\x17\x0b" + bytes(100), b"\xff\xfe\x00"]
)
def test_broken_bitcode_is_an_error(way, source):
    with pytest.raises(llvm.LlvmError):
        llvm.parse(source)


def test_truncated_bitcode_and_text_are_errors(seed, monkeypatch):
    monkeypatch.setenv(llvm.TRANSLATE_VARIABLE, "llvmlite")
    draw = np.random.default_rng(seed)
    whole = bitcode(TEXTS["instructions"])
    for length in draw.integers(4, len(whole) - 4, 20):
        with pytest.raises(llvm.LlvmError):
            llvm.parse(whole[:length])
    # Behind the last brace there is metadata, which nothing may refer to.
    text = TEXTS["thirds"]
    for length in draw.integers(text.index("define"), text.rindex("}", 0, text.index("attributes")), 20):
        with pytest.raises(llvm.LlvmError):
            llvm.parse(text[:length])


UNKNOWN = {
    "invoke": ("define void @f() personality ptr null {\n  invoke void @f() to label %a unwind label %b\na:\n  ret void\nb:\n"
               "  %l = landingpad i32 cleanup\n  ret void\n}\n", "a function with a personality"),
    "vscale": ("define void @f(<vscale x 4 x i32> %x) {\n  ret void\n}\n", "vscale"),
    "fp128": ("define void @f(fp128 %x) {\n  ret void\n}\n", "the type 'fp128'"),
    "va_arg": ("define i32 @f(ptr %x) {\n  %v = va_arg ptr %x, i32\n  ret i32 %v\n}\n", "the instruction 'va_arg', in: %v = va_arg"),
    "asm": ('module asm ".word 1"\n', "assembly of a module"),
    "indirectbr": ("define void @f(ptr %x) {\n  indirectbr ptr %x, [label %a]\na:\n  ret void\n}\n", "the instruction 'indirectbr'"),
    "ifunc": ("define ptr @r() {\n  ret ptr null\n}\n@i = ifunc void (), ptr @r\n", "the symbol's kind 'ifunc'"),
}  # fmt: skip


@pytest.mark.parametrize("name", UNKNOWN)
def test_what_is_not_known_is_named(name, monkeypatch):
    monkeypatch.setenv(llvm.TRANSLATE_VARIABLE, "llvmlite")
    text, message = UNKNOWN[name]
    with pytest.raises(llvm.LlvmError, match="mlir-22-tools") as caught:
        llvm.parse(text, filename="f.ll")
    assert message in str(caught.value) and str(caught.value).startswith("f.ll: error: ")


def test_llvmlite_is_taken_where_there_is_no_mlir_translate(monkeypatch):
    monkeypatch.delenv(llvm.TRANSLATE_VARIABLE, raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    out = np.zeros(64, np.float32)
    sim.launch(llvm.parse(OLDER), "fill", 1, 64, out)
    assert (out == 1.5).all()


def test_where_neither_is_there_both_are_named(monkeypatch):
    monkeypatch.setenv(llvm.TRANSLATE_VARIABLE, "llvmlite")
    monkeypatch.setattr(worker, "is_there", lambda: False)
    with pytest.raises(llvm.LlvmError, match=r"gpuir\[compile\].*mlir-22-tools"):
        llvm.parse("")


def test_a_reader_that_does_not_answer_is_stopped(monkeypatch):
    monkeypatch.setenv(llvm.TRANSLATE_VARIABLE, "llvmlite")
    worker.POOL.close()
    llvm.parse(TEXTS["thirds"])
    (pid,) = worker.POOL.pids()
    os.kill(pid, signal.SIGSTOP)
    with pytest.raises(llvm.LlvmError, match="within 0.5 s"):
        llvm.parse(TEXTS["thirds"], timeout=0.5)
    assert worker.POOL.pids() == []
    assert llvm.parse(TEXTS["thirds"]).operation.verify()
