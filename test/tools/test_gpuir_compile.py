"""gpuir-compile: what it writes where, and what it says about bad input."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from gpuir.tools.gpuir_compile import main

TOOL = [sys.executable, "-m", "gpuir.tools.gpuir_compile"]
TEXT = """gpu.module @one {
  gpu.func @k(%x: memref<64xf32>, %v: f32) kernel {
    %t = gpu.thread_id x
    memref.store %v, %x[%t] : memref<64xf32>
    gpu.return
  }
}
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("GPUIR_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("GPUIR_DUMP", raising=False)


@pytest.fixture
def file(tmp_path) -> Path:
    path = tmp_path / "kernel.mlir"
    path.write_text(TEXT)
    return path


def test_ptx_to_stdout(file, capfd):
    assert main([str(file), "--target=sm_80"]) == 0
    out = capfd.readouterr()
    assert ".target sm_80" in out.out and ".entry k(" in out.out and out.err == ""


def test_cubin_to_a_file(file, tmp_path, capfd):
    assert main([str(file), "--target", "sm_90a", "--emit", "cubin", "-o", str(tmp_path / "k.cubin"), "--report"]) == 0
    assert (tmp_path / "k.cubin").read_bytes().startswith(b"\x7fELF")
    out = capfd.readouterr()
    assert out.out == "" and "@k: " in out.err and " registers, spill stores 0" in out.err and "link " in out.err


def test_amd_and_options(file, capfd):
    assert main([str(file), "--target=gfx942", "--bare-pointers", "-O", "2"]) == 0
    assert "amdgcn-amd-amdhsa--gfx942" in capfd.readouterr().out
    assert main([str(file), "--ptx-version=86", "--no-cache"]) == 0
    assert ".version 8.6" in capfd.readouterr().out


def test_stdin():
    done = subprocess.run([*TOOL, "--emit=llvm"], input=TEXT, capture_output=True, text=True)
    assert done.returncode == 0 and "define ptx_kernel void @k(" in done.stdout


def test_several_modules(tmp_path, capfd):
    path = tmp_path / "two.mlir"
    path.write_text(TEXT + TEXT.replace("@one", "@two").replace("@k", "@other"))
    assert main([str(path), "--module=two"]) == 0
    assert ".entry other(" in capfd.readouterr().out
    assert main([str(path)]) == 1
    assert "the input has several gpu.modules: choose one with --module (one, two)" in capfd.readouterr().err
    assert main([str(path), "--module=three"]) == 1
    assert "the input has no gpu.module @three (one, two)" in capfd.readouterr().err


def test_error_shows_the_line(file, capfd):
    file.write_text("gpu.module @m {\n  gpu.func @k() kernel {\n    nvvm.wgmma.fence.aligned\n    gpu.return\n  }\n}")
    assert main([str(file), "--target=sm_80"]) == 1
    err = capfd.readouterr().err
    assert f"{file}:3:5: error: 'nvvm.wgmma.fence.aligned' op is not supported on sm_80\n    nvvm.wgmma" in err
    assert "needs target='sm_90a'" in err


def test_syntax_error(file, capfd):
    file.write_text("gpu.module @m {\n  oops\n}")
    assert main([str(file)]) == 1
    assert f"{file}:2:3: error: " in capfd.readouterr().err


def test_bad_command_lines(file, tmp_path, capfd):
    assert main([str(file), "--target=sm_1"]) == 1
    assert "gpuir-compile: error: unknown target 'sm_1'" in capfd.readouterr().err
    assert main([str(tmp_path / "none.mlir")]) == 1
    assert "cannot open input file" in capfd.readouterr().err
    assert main([str(file), "-o", str(tmp_path / "no" / "where")]) == 1
    assert "cannot open output file" in capfd.readouterr().err
    for wrong in (["--emit=elf"], ["-O", "9"], ["--timeout=0"]):
        with pytest.raises(SystemExit) as exit_:
            main([str(file), *wrong])
        assert exit_.value.code == 2


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
@pytest.mark.parametrize("arguments", [["-o", "/dev/full"], []])
def test_full_disk(file, arguments):
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*TOOL, str(file), *arguments], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert "No space left on device" in done.stderr and "Traceback" not in done.stderr


def test_cubin_is_not_written_to_a_terminal(file):
    terminal, other = pty.openpty()
    try:
        done = subprocess.run(
            [*TOOL, str(file), "--emit=cubin"], stdout=other, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
        )
    finally:
        os.close(terminal)
        os.close(other)
    assert done.returncode == 1 and b"a cubin is not text: name a file with -o" in done.stderr


def test_dump(file, tmp_path, monkeypatch, capfd):
    monkeypatch.setenv("GPUIR_DUMP", f"mlir,llvm,ptx,sass:{tmp_path / 'dump'}")
    assert main([str(file)]) == 0
    assert {path.suffix for path in (tmp_path / "dump").iterdir()} == {".mlir", ".ll", ".ptx", ".sass"}
    capfd.readouterr()


def test_cache_trouble_is_a_warning(file, tmp_path, monkeypatch, capfd):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GPUIR_CACHE_DIR", str(tmp_path / "file"))
    assert main([str(file)]) == 0
    out = capfd.readouterr()
    assert ".entry k(" in out.out and "gpuir-compile: warning: the cache in " in out.err
