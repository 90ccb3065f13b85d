"""What reads text takes a path too, and names the file in what it says; `dir` shows what is public."""

from __future__ import annotations

import importlib

import numpy as np
import pytest

import gpuir
from gpuir import sim

KERNEL = """gpu.module @m {
  gpu.func @k(%a: memref<4xf32>) kernel {
    %c5 = arith.constant 5 : index
    %0 = memref.load %a[%c5] : memref<4xf32>
    memref.store %0, %a[%c5] : memref<4xf32>
    gpu.return
  }
}
"""


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "kernel.mlir"
    path.write_text(KERNEL)
    return path


def test_parse_takes_a_path(path):
    with gpuir.Context():
        module = gpuir.parse(path)
        assert f'"{path}":1:1' in gpuir.asm(module, debuginfo=True)
        assert '"other":1:1' in gpuir.asm(gpuir.parse(path, filename="other"), debuginfo=True)
        path.write_text("oops")
        with pytest.raises(gpuir.ParseError, match=r"kernel.mlir:1:1: error: custom op 'oops' is unknown"):
            gpuir.parse(path)
        path.write_bytes(b"\xff")
        with pytest.raises(gpuir.ParseError, match=r"kernel.mlir:1:1: error: expected UTF-8 text"):
            gpuir.parse(path)
        with pytest.raises(gpuir.Error, match=r"cannot open input file '.*nowhere': No such file or directory"):
            gpuir.parse(path.parent / "nowhere")
        with pytest.raises(TypeError, match="expected str, bytes or a path, got int"):
            gpuir.parse(3)


def test_launch_and_run_take_a_path(path):
    report = sim.launch(path, "k", 1, 32, np.zeros(4, np.float32), on_fault="report")
    assert report.findings[0].diagnostic().file == str(path) and report.findings[0].diagnostic().line == 4
    with pytest.raises(gpuir.Error, match="cannot open input file"):
        sim.launch(path.parent / "nowhere", "k", 1, 32)


def test_compile_takes_a_path(path):
    assert ".entry k(" in gpuir.compile(path).ptx
    path.write_text(KERNEL.replace("%c5]", "%c6]", 1))
    with pytest.raises(gpuir.ParseError, match=r"kernel.mlir:4:\d+: error: use of undeclared SSA value name"):
        gpuir.compile(path)


def test_a_list_for_an_array_is_one_line(path):
    with pytest.raises(TypeError) as refused:
        sim.launch(path, "k", 1, 32, [0.0] * 5000)
    text = str(refused.value)
    assert len(text) < 300 and "\n" not in text
    assert "expected a numpy array for memref<4xf32>, got [0.0, " in text and "use numpy.array" in text


@pytest.mark.parametrize(
    ("name", "some", "hidden"),
    [
        ("gpuir", "asm parse compile launch schedule Context sim dialects passes viz ods", "TYPE_CHECKING Any importlib sys"),
        ("gpuir.sim", "launch run prepare Report KINDS", "api arguments memory compiler"),
        ("gpuir.dialects", "gpu nvgpu iree_gpu tt ttg ttng transform arith scf llvm", "Any Sequence importlib host upstream widen"),
        ("gpuir.dialects.transform", "apply_patterns ForeachOp structured loop nvgpu iree extension", "_importlib"),
    ],
)  # fmt: skip
def test_dir_shows_what_is_public(name, some, hidden):
    module = importlib.import_module(name)
    shown = set(dir(module))
    assert set(some.split()) <= shown and not set(hidden.split()) & shown
    for each in shown:
        getattr(module, each)


def test_packages_need_no_import_of_their_own():
    assert gpuir.sim is sim and gpuir.dialects.arith.addi and gpuir.viz.layout
