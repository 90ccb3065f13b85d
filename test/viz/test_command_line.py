"""`python -m gpuir.viz`: what it draws, and what it says of what it cannot."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gpuir import viz
from gpuir.viz.__main__ import main

SHARED = "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>"


def test_fragments(tmp_path: Path, capsys):
    assert main(["mma.sync.m16n8k16.f16", "A", "-o", str(tmp_path / "a.svg")]) == 0
    expected = viz.fragment("mma.sync.m16n8k16.f16", "A").svg
    assert (tmp_path / "a.svg").read_text() == expected
    assert main(["mma.sync.m16n8k16.f16", "A"]) == 0
    assert capsys.readouterr().out == expected + "\n"


def test_encodings(tmp_path: Path):
    file = str(tmp_path / "a.html")
    assert main([SHARED, "--shape", "16x64", "-o", file]) == 0
    assert Path(file).read_text() == viz.layout(SHARED, (16, 64)).html
    assert main([SHARED, "--shape=16x64", "--bits=32", "--access=row", "-o", file]) == 0
    assert Path(file).read_text() == viz.swizzle(SHARED, "row", shape=(16, 64), bits=32).html


def test_files(tmp_path: Path):
    (tmp_path / "k.mlir").write_text("func.func @f() { return }")
    assert main([str(tmp_path / "k.mlir"), "-o", str(tmp_path / "k.svg")]) == 0
    assert 'data-op="func.return"' in (tmp_path / "k.svg").read_text()


def test_list(capsys):
    assert main(["--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(viz.fragments()) and "mma.sync.m16n8k16.f16 A B C" in lines


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["mma.sync"], "error: no instruction 'mma.sync' is known; "),
        (["mma.sync.m16n8k16.f16"], "error: mma.sync.m16n8k16.f16 has the operands A, B, C; say which one\n"),
        (["mma.sync.m16n8k16.f16", "A", "-o", "a.png"], "error: a picture is saved as .svg or .html, not as 'a.png'\n"),
        ([SHARED, "--shape", "16,64"], "error: expected a shape such as 16x64, got '16,64'\n"),
        ([SHARED], "error: expected a shape for #ttg.swizzled_shared"),
        (["nowhere.mlir"], "cannot open input file 'nowhere.mlir': No such file or directory\n"),
    ],
)
def test_refused(arguments: list[str], message: str, capsys):
    assert main(arguments) == 1
    said = capsys.readouterr()
    assert message in said.err and said.out == "" and "Traceback" not in said.err


def test_as_a_program():
    ended = subprocess.run([sys.executable, "-m", "gpuir.viz"], capture_output=True, text=True)
    assert ended.returncode == 2 and "name an instruction, an encoding or a file, or say --list" in ended.stderr
