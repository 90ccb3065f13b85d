"""Worker processes: kept warm, shared by threads, replaced when they die, and not inherited."""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import gpuir
from gpuir.compile import CompileError, pool
from gpuir.compile.pool import POOL, Pool

INPUTS = Path(__file__).parent / "Inputs"
TEXT = "gpu.module @m { gpu.func @NAME() kernel { gpu.return } }"


@pytest.fixture(autouse=True)
def one_worker_at_first():
    POOL.close()


def compile_named(name: str) -> str:
    return gpuir.compile(TEXT.replace("NAME", name), "sm_80", cache=False).data


def test_worker_is_kept():
    compile_named("a")
    before = POOL.pids()
    compile_named("b")
    assert POOL.pids() == before and before


def test_killed_idle_worker_is_replaced():
    compile_named("a")
    before = POOL.pids()
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    assert ".entry b" in compile_named("b")
    assert not set(before) & set(POOL.pids())


def test_worker_killed_before_it_began_is_replaced():
    compile_named("a")
    (pid,) = POOL.pids()
    os.kill(pid, signal.SIGSTOP)
    killer = threading.Timer(0.1, os.kill, (pid, signal.SIGKILL))
    killer.start()
    assert ".entry b" in compile_named("b")
    killer.join()


def test_worker_killed_at_work(tmp_path, monkeypatch, math_libraries):
    math_libraries("ocml")
    (tmp_path / "libraries").mkdir()
    shutil.copy(Path(os.environ["GPUIR_OCML"]) / "ocml.bc", tmp_path / "libraries")
    # Whoever reads it waits for a writer: the worker is surely at work when there is one.
    os.mkfifo(tmp_path / "libraries" / "ockl.bc")
    monkeypatch.setenv("GPUIR_OCML", str(tmp_path / "libraries"))
    compile_named("a")
    pids = POOL.pids()

    def kill() -> None:
        with open(tmp_path / "libraries" / "ockl.bc", "wb"):
            for pid in pids:
                os.kill(pid, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    text = next(INPUTS.glob("*/ocml_gfx942.mlir")).read_text()
    with pytest.raises(CompileError) as found:
        gpuir.compile(text, "gfx942")
    killer.join()
    assert "LLVM's optimizer of @functions for gfx942 ended its process (SIGKILL): it was killed from outside" in str(
        found.value
    )
    assert (found.value.stage, found.value.kernel) == ("optimize", "@functions")
    assert "define amdgpu_kernel void @functions" in Path(found.value.ir_file).read_text()
    assert ".entry c" in compile_named("c")


def test_compilation_that_hangs(tmp_path, monkeypatch):
    """A library that nobody writes to: whoever reads it waits for ever."""
    folder = tmp_path / "libraries"
    folder.mkdir()
    (folder / "ocml.bc").write_bytes(llvm.parse_assembly("").as_bitcode())
    os.mkfifo(folder / "ockl.bc")
    monkeypatch.setenv("GPUIR_OCML", str(folder))
    compile_named("a")
    (before,) = POOL.pids()
    text = next(INPUTS.glob("*/ocml_gfx942.mlir")).read_text()
    with pytest.raises(CompileError) as found:
        gpuir.compile(text, "gfx942", timeout=0.7)
    message = "LLVM's optimizer of @functions for gfx942 did not finish within 0.7 s and was stopped"
    assert message in str(found.value)
    assert "define amdgpu_kernel void @functions" in Path(found.value.ir_file).read_text()
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)
    assert ".entry c" in compile_named("c")


def test_a_worker_outlives_the_thread_that_asked_for_it():
    found: list[list[int]] = []

    def ask() -> None:
        compile_named("a")
        found.append(POOL.pids())

    for _ in range(2):
        thread = threading.Thread(target=ask)
        thread.start()
        thread.join()
    assert found[0] == found[1] == POOL.pids() and found[0]


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="no pidfd_open")
def test_workers_end_with_their_process():
    program = f"""
import os, gpuir
from gpuir.compile.pool import POOL
gpuir.compile({TEXT!r}, "sm_80", cache=False)
print(*POOL.pids(), flush=True)
os.kill(os.getpid(), 9)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    (pid,) = map(int, done.stdout.split())
    try:
        ended = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    try:
        assert select.select([ended], [], [], 60)[0], f"worker {pid} is still there"
    finally:
        os.close(ended)


@pytest.fixture
def interruptible():
    """A process that a shell started in the background ignores interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_ends_the_work_and_nothing_else(tmp_path, monkeypatch, interruptible):
    folder = tmp_path / "libraries"
    folder.mkdir()
    (folder / "ocml.bc").write_bytes(llvm.parse_assembly("").as_bitcode())
    os.mkfifo(folder / "ockl.bc")
    monkeypatch.setenv("GPUIR_OCML", str(folder))
    compile_named("a")

    def interrupt() -> None:
        # It opens once the worker reads.
        with open(folder / "ockl.bc", "wb"):
            os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    text = next(INPUTS.glob("*/ocml_gfx942.mlir")).read_text()
    with pytest.raises(KeyboardInterrupt):
        gpuir.compile(text, "gfx942")
    thread.join()
    assert ".entry c" in compile_named("c")


def test_a_refusal_keeps_the_worker():
    compile_named("a")
    before = POOL.pids()
    with pytest.raises(CompileError, match="has no kernel"):
        gpuir.compile("func.func @f() { return }", "sm_80")
    with gpuir.Context(), pytest.raises(CompileError, match="has no ttg.num-warps: only TTGIR is lowered"):
        gpuir.compile(gpuir.parse("tt.func @f() { tt.return }"), "sm_80")
    assert POOL.pids() == before


def test_eight_kernels_side_by_side():
    names = [f"k{i}" for i in range(8)]
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(compile_named, names))
    assert all(f".entry {name}(" in text for name, text in zip(names, found))
    assert len(POOL.pids()) <= POOL.limit


def test_a_crash_does_not_disturb_the_others():
    bad = next(INPUTS.glob("*/ldmatrix_mma_sm80.mlir")).read_text()

    def one(i: int) -> str:
        if i % 3:
            return compile_named(f"k{i}")
        with pytest.raises(CompileError, match="has no instruction"):
            gpuir.compile(bad, "sm_75", cache=False)
        return f".entry k{i}("

    with ThreadPoolExecutor(6) as threads:
        assert all(f".entry k{i}(" in text for i, text in enumerate(threads.map(one, range(6))))


def test_forked_process_has_workers_of_its_own():
    compile_named("a")
    before = POOL.pids()
    child = os.fork()
    if not child:
        good = POOL.pids() == [] and ".entry b" in compile_named("b")
        POOL.close()
        os._exit(0 if good else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    # Neither the worker nor its folder, where a cubin is disassembled, ended with the copy.
    assert gpuir.compile(TEXT.replace("NAME", "c"), "sm_80", "sass", cache=False).data
    assert POOL.pids() == before


@pytest.mark.parametrize("given", ["", "glibc.malloc.hugetlb=0:glibc.malloc.check=1"])
def test_the_users_tunables_count(given, monkeypatch):
    monkeypatch.setenv("GLIBC_TUNABLES", given)
    tunables = pool._environment()["GLIBC_TUNABLES"].split(":")
    assert (
        tunables == ["glibc.malloc.hugetlb=1", *given.split(":")] if given else tunables == ["glibc.malloc.hugetlb=1"]
    )


def test_limit_from_the_environment(monkeypatch):
    monkeypatch.setenv("GPUIR_COMPILE_WORKERS", "3")
    assert Pool().limit == 3
    monkeypatch.setenv("GPUIR_COMPILE_WORKERS", "none")
    with pytest.raises(CompileError, match="GPUIR_COMPILE_WORKERS must be a positive number, got 'none'"):
        _ = Pool().limit
