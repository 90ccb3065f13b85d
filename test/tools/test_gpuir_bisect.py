"""gpuir-bisect as a program: its report as text, as JSON and in a folder, its tolerances, and what it refuses."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir

PLUGIN = """
from gpuir import ir
from gpuir.passes.registry import pass_


def constants(op, number):
    def visit(each):
        if each.name == "arith.constant" and isinstance(each.result.type, ir.F32Type):
            each.attributes["value"] = ir.FloatAttr.get(each.result.type, number)
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit)


@pass_("a-little")
def a_little(op):
    constants(op, 2.002)


@pass_("to-nan")
def to_nan(op):
    constants(op, float("nan"))
"""
KERNEL = """gpu.module @m {
  gpu.func @scale(%x: memref<32xf32>, %y: memref<32xf32>) kernel {
    %i = gpu.thread_id x
    %two = arith.constant 2.0 : f32
    %v = memref.load %x[%i] : memref<32xf32>
    %w = arith.mulf %v, %two : f32
    memref.store %w, %y[%i] : memref<32xf32>
    gpu.return
  }
}
"""


@pytest.fixture
def bisect(run_tool, tmp_path, monkeypatch):
    """Runs gpuir-bisect on the kernel with a pass that changes its constant, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    Path("kernel.mlir").write_text(KERNEL)
    Path("passes.py").write_text(PLUGIN)
    np.savez("inputs.npz", x=np.arange(32, dtype=np.float32), y=np.zeros(32, np.float32))

    def run(*words: str, passes: str = "cse,a-little"):
        result = run_tool(
            sys.executable, "-m", "gpuir.tools.gpuir_bisect", "kernel.mlir", "inputs.npz", "--load=passes.py",
            f"--pipeline={passes}", "--kernel=scale", *words, timeout=60,
        )  # fmt: skip
        assert "Traceback" not in result.stderr
        return result

    return run


def strict(text: str) -> dict:
    """JSON without the words that only Python knows."""

    def refuse(word: str) -> None:
        raise AssertionError(f"{word} is no JSON")

    return json.loads(text, parse_constant=refuse)


def test_json_in_a_file(bisect):
    result = bisect("--json=report.json")
    assert result.returncode == 1 and "a-little" in result.stdout and result.stderr == ""
    report = strict(Path("report.json").read_text())
    assert report["function"] == "scale" and report["reduced"] is None and report["remarks"] == []
    assert [(each["name"], each["verdict"]) for each in report["passes"]] == [
        ("cse", "unchanged"),
        ("a-little", "difference"),
    ]
    culprit = report["culprit"]
    assert (culprit["number"], culprit["pass"], culprit["kind"]) == (2, "a-little", "difference")
    (difference,) = culprit["differences"]
    assert difference["count"] == 31 and difference["worst"] == [31] and difference["expected"] == 62
    assert "2.002" in culprit["after"] and "2.002" not in culprit["before"]


def test_json_on_the_standard_output(bisect):
    """The text goes to the other stream, so that a program may read the first one."""
    result = bisect("--json=-")
    assert result.returncode == 1
    assert strict(result.stdout)["culprit"]["pass"] == "a-little"
    assert "pass 2, a-little: results differ behind it" in result.stderr


def test_json_of_a_right_pipeline(bisect):
    result = bisect("--json=-", passes="canonicalize,cse")
    assert result.returncode == 0 and strict(result.stdout)["culprit"] is None
    assert "no pass was named" in result.stderr


def test_json_has_words_for_nan(bisect):
    result = bisect("--json=-", passes="to-nan")
    (difference,) = strict(result.stdout)["culprit"]["differences"]
    assert difference["actual"] == "nan" and difference["expected"] == 0 and difference["count"] == 32


def test_a_folder(bisect):
    result = bisect("--output=out/deep", "--reduce=2")
    folder = Path("out", "deep")
    names = ["after.mlir", "before.mlir", "change.diff", "reduced.mlir", "report.json", "report.txt"]
    assert result.returncode == 1 and sorted(os.listdir(folder)) == names
    # The report there lists passes that changed nothing too.
    text = (folder / "report.txt").read_text()
    assert "unchanged     cse" in text and result.stdout.splitlines()[-1] in text
    assert strict((folder / "report.json").read_text())["culprit"]["pass"] == "a-little"
    assert "+" in (folder / "change.diff").read_text()
    with gpuir.Context():
        for name in ("before", "after", "reduced"):
            gpuir.parse((folder / f"{name}.mlir").read_text())


def test_a_folder_that_cannot_be_is_refused_first(bisect):
    result = bisect("--output=kernel.mlir/in", passes="no-such-pass")
    assert result.returncode == 2 and "cannot write the folder 'kernel.mlir/in': Not a directory" in result.stderr
    assert result.stdout == "" and Path("kernel.mlir").read_text() == KERNEL


@pytest.mark.parametrize(("tolerances", "status"), [(["1e-2"], 0), (["1e-2", "y=1e-4"], 1), (["y=1e-2", "1e-4"], 0)])
def test_tolerances(bisect, tolerances, status):
    """One for an argument goes ahead of that for all."""
    assert bisect(*(f"--tolerance={each}" for each in tolerances)).returncode == status


@pytest.mark.parametrize(
    ("tolerance", "said"),
    [
        ("y=much", "--tolerance=y=much: expected a number, or NAME=number"),
        ("z=1", "tolerance of z: there is no such parameter; the parameters: x, y"),
    ],
)
def test_wrong_tolerances(bisect, tolerance, said):
    result = bisect(f"--tolerance={tolerance}")
    assert result.returncode == 2 and said in result.stderr and result.stdout == ""
