"""The passes in front of ptxas leave what LLVM's whole pipeline leaves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gpuir

binding = pytest.importorskip("llvmlite.binding")

INPUTS = [
    path
    for path in sorted((Path(__file__).parent / "Inputs" / "nvidia").glob("*.mlir"))
    if "// LIBRARY" not in path.read_text()
]


def _instructions(ptx: str) -> list[str]:
    """The opcodes of a kernel's body."""
    return [
        line.split()[0] for line in ptx.splitlines() if re.match(r"\t+[a-z@{]", line) and line.rstrip().endswith(";")
    ]


def _whole_pipeline(text: str, chip: str) -> str:
    """PTX of LLVM IR after all of LLVM's passes of level 3."""
    from gpuir.compile.llvm import BackEnd
    from gpuir.compile.targets import TARGETS

    back_end = BackEnd(TARGETS[chip].for_instructions(text, None), 3)
    back_end.read(text)
    back_end.link_libraries()
    builder = back_end._builder()
    builder.getModulePassManager().run(back_end.module, builder)
    return back_end.assembly()


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_no_more_instructions_than_after_all_passes(path):
    text = path.read_text()
    chip = re.search(r"// TARGET: (\S+)", text)[1]
    artifact = gpuir.compile(text, chip, "ptx", cache=False)
    whole = _whole_pipeline(artifact.forms["llvm"], chip)
    ours, theirs = _instructions(artifact.ptx), _instructions(whole)
    assert theirs
    # A spare register move or a branch the other way round is ptxas' matter.
    assert len(ours) <= len(theirs) + 2


def test_calls_are_inlined():
    text = """
    gpu.module @m {
      func.func private @twice(%x: f32) -> f32 {
        %y = arith.addf %x, %x : f32
        return %y : f32
      }
      gpu.func @k(%p: memref<32xf32>) kernel {
        %t = gpu.thread_id x
        %v = memref.load %p[%t] : memref<32xf32>
        %w = func.call @twice(%v) : (f32) -> f32
        memref.store %w, %p[%t] : memref<32xf32>
        gpu.return
      }
    }"""
    assert "call" not in gpuir.compile(text, "sm_80", "ptx", cache=False).ptx
