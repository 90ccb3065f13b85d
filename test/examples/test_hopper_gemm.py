"""examples/hopper_gemm.py as a user runs it."""

from __future__ import annotations

import ctypes
import importlib
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / "hopper_gemm.py"), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_summary():
    said = run()
    assert "384 threads, 197616 bytes of dynamic shared memory" in said
    assert re.search(r"^@gemm: 1\d\d registers, spill stores 0, spill loads 0", said, re.M)
    assert "C7514" not in said
    assert "NumPy's result, by 512 products of warps" in said
    # Speeds where there is a GPU, what is missing elsewhere.
    assert re.search(r"^4096\^3: \d+ TFLOP/s|^not measured: ", said, re.M)


def test_parameters():
    said = run("--tile=64,64,128", "--consumers=1", "--stages=2", "--dtype=float8_e4m3fn", "--b-dtype=float8_e5m2",
               "--out-dtype=bfloat16", "--cluster=2", "--specialized=False")  # fmt: skip
    assert "128 threads, " in said and "NumPy's result" in said


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("--tile=128", "tile 128: expected three sizes, of M, N and K"),
        ("--stages=many", "stages 'many': expected a number of at least 1"),
        ("--dtype=float64", "dtype 'float64' is not an element type of wgmma"),
        ("--specialized=yes", "specialized 'yes': expected True or False"),
        ("--cluster=3", "cluster 3: expected 1, 2, 4 or 8 blocks"),
    ],
)
def test_refused_parameters(option, message):
    command = [sys.executable, str(ROOT / "examples" / "hopper_gemm.py"), option]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)
    assert ended.returncode == 2
    assert f"error: {message}" in ended.stderr and "Traceback" not in ended.stderr


def test_ir():
    said = run("--ir", "--tile=128,128,64")
    assert said.startswith("module {") and "nvvm.wgmma.mma_async" in said and "simulated" not in said


@pytest.fixture
def timing(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    return importlib.import_module("hopper_timing")


class Columns:
    """cublasGemmEx by cuBLAS's document, on the CPU: C = op(A) op(B), all column-major, 0 for plain and 1 for transposed."""

    types = {2: np.float16, 0: np.float32}

    def __init__(self):
        self.stream = None

    def cublasCreate_v2(self, handle):
        return 0

    def cublasSetStream_v2(self, handle, stream):
        self.stream = stream.value
        return 0

    def cublasGemmEx(
        self,
        handle,
        op_a,
        op_b,
        m,
        n,
        k,
        alpha,
        a,
        type_a,
        lda,
        b,
        type_b,
        ldb,
        beta,
        c,
        type_c,
        ldc,
        compute,
        algorithm,
    ):
        if compute != 68 or algorithm != -1:
            return 15
        a = self.matrix(a, type_a, (k, m) if op_a else (m, k), lda)
        b = self.matrix(b, type_b, (n, k) if op_b else (k, n), ldb)
        a, b = (x.T if op else x for x, op in ((a, op_a), (b, op_b)))
        self.matrix(c, type_c, (m, n), ldc)[:] = a.astype(np.float32) @ b.astype(np.float32)
        return 0

    def matrix(self, pointer, kind, shape, leading):
        """A view of memory; the leading dimension is the distance of columns."""
        dtype = np.dtype(self.types[kind])
        assert leading >= shape[0]
        memory = (ctypes.c_char * (dtype.itemsize * leading * shape[1])).from_address(pointer.value)
        return np.frombuffer(memory, dtype).reshape(shape[1], leading).T[: shape[0]]


@pytest.mark.parametrize("transposed", [True, False])
def test_cublas_is_called_as_its_document_says(timing, monkeypatch, transposed):
    from cuda import pathfinder

    library = Columns()
    monkeypatch.setattr(pathfinder, "load_nvidia_dynamic_lib", lambda name: SimpleNamespace(abs_path=name))
    monkeypatch.setattr(timing.ctypes, "CDLL", lambda path: library if path == "cublas" else None)
    cublas = timing.Cublas(SimpleNamespace(stream=SimpleNamespace(handle=77)))
    assert library.stream == 77
    m, n, k = 5, 7, 3
    gemm = SimpleNamespace(dtype="float16", out_dtype="float32", b_transposed=transposed)
    drawn = np.random.default_rng(1)
    a, b = (drawn.integers(-3, 4, shape).astype(np.float16) for shape in ((m, k), (n, k)))
    c = np.zeros((m, n), np.float32)
    right = b if transposed else np.ascontiguousarray(b.T)
    views = [SimpleNamespace(ptr=array.ctypes.data) for array in (a, right, c)]
    cublas.multiply(*views, (m, n, k), gemm)
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b.astype(np.float32).T)
    monkeypatch.setattr(timing, "_DEFAULT", 99)
    with pytest.raises(timing.CublasMissing, match="cublasGemmEx fails with status 15"):
        cublas.multiply(*views, (m, n, k), gemm)
    gemm.dtype = "float8_e5m2"
    with pytest.raises(timing.CublasMissing, match="cublasGemmEx has no float8_e5m2"):
        cublas.multiply(*views, (m, n, k), gemm)


def test_without_cublas(timing, monkeypatch):
    from cuda import pathfinder

    def missing(name):
        raise RuntimeError(name)

    monkeypatch.setattr(pathfinder, "load_nvidia_dynamic_lib", missing)
    with pytest.raises(timing.CublasMissing, match="no cuBLAS .*: pip install nvidia-cublas"):
        timing.Cublas(None)
