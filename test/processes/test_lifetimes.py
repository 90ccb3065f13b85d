"""What a process has started ends with it, whatever ends it, and what it left behind goes when the next one starts."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from gpuir.processes import folders
from gpuir.processes.folders import TemporaryFolder

#: A grid of which no block ends soon: two workers run it.
SIMULATION = """
import gpuir
from gpuir import sim
print("started", flush=True)
sim.launch('''func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %i : index
  }
  return
}''', "f", 4, 32, 1 << 40, workers=2, max_iterations=1 << 50)
"""
COMPILATION = """
import gpuir, os
artifact = gpuir.compile('''gpu.module @m { gpu.func @f() kernel { gpu.return } }''', "sm_90", "llvm", cache=False)
print("started", flush=True)
os.read(0, 1)
"""
# What the loop writes keeps it: a loop without effects may be left out, and then the program ends by itself.
EXECUTION = """
import gpuir
import numpy as np
from gpuir.execution import Worker
with gpuir.Context():
    module = gpuir.parse('''func.func @f(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  scf.while : () -> () {
    %t = arith.constant true
    scf.condition(%t)
  } do {
    %old = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
    scf.yield
  }
  return
}''')
    with Worker(module) as worker:
        worker.start()
        print("started", flush=True)
        worker.call("f", np.zeros(1, np.int32))
"""


def children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(folder.name))
        except OSError:
            pass
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def begun(program: str, at_least: int, environment: dict[str, str] | None = None) -> tuple[subprocess.Popen, list[int]]:
    parent = subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, **(environment or {})},
    )
    assert parent.stdout is not None
    assert parent.stdout.readline() == b"started\n"
    deadline = time.monotonic() + 60
    while len(started := children(parent.pid)) < at_least:
        assert parent.poll() is None, "the program ended by itself"
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return parent, started


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells children of their parent's end")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("program, count", [(SIMULATION, 2), (COMPILATION, 1), (EXECUTION, 1)])
def test_nothing_outlives_a_killed_parent(program, count, how):
    parent, started = begun(program, count)
    parent.send_signal(how)
    # The pipe's other end is with whoever is left.
    parent.communicate(timeout=30)
    deadline = time.monotonic() + 30
    while any(map(alive, started)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(alive, started))


def test_folders_of_killed_processes_go(tmp_path, monkeypatch):
    parent, _ = begun(COMPILATION, 1, {"TMPDIR": str(tmp_path)})
    (left,) = tmp_path.glob("gpuir-compile-*")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(folders, "_swept", set())
    os.utime(left, (0, 0))
    TemporaryFolder("gpuir-compile-").close()
    assert left.exists(), "its owner is alive"
    parent.send_signal(signal.SIGTERM)
    parent.communicate(timeout=30)
    assert left.exists()
    others = tmp_path / "gpuir-compile-others"
    others.mkdir()
    os.utime(others, (0, 0))
    os.utime(left, (0, 0))
    folders._swept.clear()
    TemporaryFolder("gpuir-compile-").close()
    assert [path.name for path in tmp_path.iterdir()] == ["gpuir-compile-others"]


def test_a_folder_is_its_process():
    """A fork's copy of the object removes nothing."""
    folder = TemporaryFolder("gpuir-test-")
    pid = os.fork()
    if not pid:
        folder.close()
        os._exit(0)
    os.waitpid(pid, 0)
    assert os.path.isdir(folder.name)
    folder.close()
    assert not os.path.exists(folder.name)
