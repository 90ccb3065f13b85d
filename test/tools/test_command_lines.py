"""What all tools have in common: help with examples, the version, one prefix of errors, completion, ``python -m gpuir``."""

from __future__ import annotations

import json
import os
import pty
import shutil
import subprocess
import sys
import time

import pytest

KERNELS = """gpu.module @m {
  gpu.func @k(%a: memref<4xf32>, %n: i32) kernel {
    gpu.printf "hello %d\\n", %n : i32
    gpu.return
  }
  gpu.func @long() kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 900000 : index
    scf.for %i = %c0 to %n step %c1 { scf.for %j = %c0 to %n step %c1 { gpu.barrier } }
    gpu.return
  }
}
tt.func @t() { tt.return }
"""
TOOLS = ("opt", "run", "compile", "bisect")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "in.mlir"
    path.write_text(KERNELS)
    return str(path)


def gpuir(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "gpuir", *arguments], capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("tool", TOOLS)
def test_help_has_examples_and_the_version_is_the_same(tool):
    said = gpuir(tool, "--help")
    assert said.returncode == 0 and "examples:" in said.stdout.lower() and f"  gpuir-{tool} " in said.stdout
    assert gpuir(tool, "--version").stdout == gpuir("--version").stdout
    assert gpuir("--version").stdout.startswith("gpuir ")


@pytest.mark.parametrize("tool", TOOLS)
def test_errors_begin_alike(tool):
    # Of a bisection 1 means that a pass was named.
    needed, status = (["--kernel=k", "--pipeline=cse"], 2) if tool == "bisect" else ([], 1)
    said = gpuir(tool, "/no/where.mlir", *needed)
    assert said.returncode == status and said.stdout == ""
    assert said.stderr == f"gpuir-{tool}: error: cannot open input file '/no/where.mlir': No such file or directory\n"
    assert f"gpuir-{tool}: error: " in gpuir(tool, "in.mlir", "--no-such-option").stderr


def test_the_package_itself():
    assert "completion" in gpuir("--help").stdout
    said = gpuir("oops")
    assert (said.returncode, said.stderr) == (
        1, "gpuir: error: expected one of opt, run, compile, bisect, viz, completion, got 'oops'\n",
    )  # fmt: skip


def completed(words: list[str]) -> list[str]:
    """What bash offers for the last word."""
    setting = f"COMP_WORDS=({' '.join(map(repr, words))}); COMP_CWORD={len(words) - 1}; _gpuir {words[0]}"
    text = f"{gpuir('completion', 'bash').stdout}\n{setting}\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"\n"
    said = subprocess.run(["bash", "--norc", "-c", text], capture_output=True, text=True, timeout=60)
    assert said.stderr == ""
    return said.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
def test_bash_completes_options_values_and_files(file, monkeypatch):
    monkeypatch.chdir(os.path.dirname(file))
    assert completed(["gpuir-run", "--ker"]) == ["--kernel"]
    assert {"--canonicalize"} <= set(completed(["gpuir-opt", "--can"]))
    assert completed(["gpuir-compile", "--emit", "c"]) == ["cubin"]
    assert completed(["/usr/bin/gpuir-opt", "--mlir-timing-display", "=", "li"]) == ["list"]
    assert completed(["gpuir-run", "--runner", "="]) == ["jit", "mlir-runner", "both"]
    assert completed(["gpuir-run", "i"]) == ["in.mlir"]


@pytest.mark.skipif(shutil.which("zsh") is None, reason="no zsh")
def test_zsh_reads_the_script():
    text = gpuir("completion", "zsh").stdout
    assert subprocess.run(["zsh", "-f", "-c", text], capture_output=True, timeout=60).returncode == 0


def test_printf_is_printed_once(file):
    call = ("run", file, "--kernel", "k", "--arg=zeros:4xf32", "--arg=3", "--block=2")
    assert gpuir(*call).stdout.count("hello 3\n") == 2
    said = gpuir(*call, "--json=-")
    assert json.loads(said.stdout)["output"] == ["hello 3\n"] * 2 and said.stderr.count("hello 3\n") == 2


def test_a_kernel_that_does_not_end_is_ended(file):
    begin = time.monotonic()
    said = gpuir("run", file, "--kernel=long", "--timeout=0.5")
    assert said.returncode == 1 and time.monotonic() - begin < 60
    assert said.stderr == "gpuir-run: error: @long did not end within 0.5 s (--timeout)\n"


def test_missing_arguments_are_named_by_their_types(file):
    assert "@k takes 2 arguments (memref<4xf32>, i32), got 0" in gpuir("run", file, "--kernel", "k").stderr


def test_a_function_of_tritons_has_programs_and_no_threads(file):
    said = gpuir("run", file, "--kernel=t", "--grid=3x2")
    assert said.returncode == 0 and "t: 3x2x1 programs" in said.stdout
    said = gpuir("run", file, "--kernel=t", "--block=32").stderr
    assert said == "gpuir-run: error: --block: @t has programs and no threads; --grid says how many programs\n"


def test_a_long_run_shows_how_far_it_is(file):
    master, slave = pty.openpty()
    long = ("--kernel=k", "--arg=zeros:4xf32", "--arg=3", "--grid=400")
    process = subprocess.Popen(
        [sys.executable, "-m", "gpuir", "run", file, *long], stdout=subprocess.DEVNULL, stderr=slave
    )
    os.close(slave)
    shown = b""
    while True:
        try:
            piece = os.read(master, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    assert process.wait(120) == 0
    os.close(master)
    if shown:  # a run of less than a second shows nothing
        assert b"blocks" in shown and b"/400" in shown
