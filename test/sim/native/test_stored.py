"""Machine code that is kept on disk: loaded by those who come later, made anew where it is damaged, and never taken from others."""

from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys

import numpy as np
import pytest

from gpuir import sim
from gpuir.compile.cache import default_cache
from gpuir.sim.native import stored
from gpuir.sim.native.machine import Machine
from gpuir.sim.native.objects import LoadedObject, Unsuitable

TEXT = """gpu.module @kernels {
gpu.func @k(%x: memref<?xf32>, %y: memref<?xf32>) workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
  %t = gpu.thread_id x
  %i = gpu.global_id x
  %c63 = arith.constant 63 : index
  %u = memref.load %x[%i] : memref<?xf32>
  memref.store %u, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
  gpu.barrier
  %back = arith.subi %c63, %t : index
  %v = memref.load %s[%back] : memref<64xf32, #gpu.address_space<workgroup>>
  %w = arith.addf %v, %v : f32
  memref.store %w, %y[%i] : memref<?xf32>
  gpu.return
}
}"""
_SCRIPT = """
import sys
import numpy as np
from gpuir import sim
x, y = np.arange(640, dtype=np.float32), np.zeros(640, np.float32)
sim.launch(sys.argv[1], "k", 10, 64, x, y, engine="native")
assert (y == 2 * x.reshape(10, 64)[:, ::-1].reshape(-1)).all()
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of entries, of which the whole run makes none elsewhere."""
    monkeypatch.setattr(stored, "_cache", lambda: default_cache("sim", stored._check))
    monkeypatch.setenv("GPUIR_CACHE_DIR", str(tmp_path))
    if not stored.processor():
        pytest.skip("no machine code of this processor is kept")
    return tmp_path / "sim"


NUMBERS = itertools.count()


@pytest.fixture
def compiled(monkeypatch):
    """Modules that were compiled, not loaded."""
    made, compile = [], Machine._compiled

    def counted(self, holder):
        made.append(holder)
        return compile(self, holder)

    monkeypatch.setattr(Machine, "_compiled", counted)
    return made


def launch(text=TEXT):
    x, y = np.arange(640, dtype=np.float32), np.zeros(640, np.float32)
    # A text that this process does not know yet.
    report = sim.launch(f"{text} // {next(NUMBERS)}", "k", 10, 64, x, y, engine="native")
    assert report.engine.startswith("native")
    assert (y == 2 * x.reshape(10, 64)[:, ::-1].reshape(-1)).all()


def test_second_time(folder, compiled):
    launch()
    made, entries = len(compiled), sorted(folder.iterdir())
    assert made and len(entries) == made
    launch()
    assert len(compiled) == made and sorted(folder.iterdir()) == entries
    launch(TEXT.replace("arith.addf %v, %v", "arith.addf %v, %v fastmath<none>").replace("%back", "%other"))
    assert len(compiled) == made, "names of values are none of the code's"


def test_other_code(folder, compiled, monkeypatch):
    launch()
    made = len(compiled)
    with pytest.raises(AssertionError):
        launch(TEXT.replace("addf", "mulf"))
    assert len(compiled) > made
    made = len(compiled)
    monkeypatch.setattr(stored, "processor", lambda: "another one")
    launch()
    assert len(compiled) > made, "code of another processor"


def test_turned_off(folder, compiled, monkeypatch):
    monkeypatch.setenv("GPUIR_CACHE_DIR", "")
    launch()
    launch()
    assert not folder.exists() and len(compiled) % 2 == 0 and compiled


@pytest.mark.parametrize("how", ["cut", "changed", "empty", "folder", "no object"])
def test_damaged(folder, compiled, how, run_seed):
    launch()
    made, draw = len(compiled), random.Random(run_seed)
    for entry in folder.iterdir():
        data = bytearray(entry.read_bytes())
        if how == "cut":
            entry.write_bytes(data[: draw.randrange(1, len(data))])
        elif how == "changed":
            data[draw.randrange(len(data))] ^= 1 << draw.randrange(8)
            entry.write_bytes(data)
        elif how == "empty":
            entry.write_bytes(b"")
        elif how == "folder":
            entry.unlink()
            entry.mkdir()
        else:
            key = entry.name.partition(".")[0]
            stored._cache().store(key, {"value": {"object": 0}, "contents": [bytes(draw.randbytes(500))]})
    launch()
    assert len(compiled) == 2 * made
    launch()
    assert len(compiled) == (3 if how == "folder" else 2) * made, "it was made anew"


@pytest.mark.parametrize("what", ["file", "folder"])
def test_of_others(folder, compiled, what):
    launch()
    made = len(compiled)
    for path in folder.iterdir() if what == "file" else [folder]:
        path.chmod(path.stat().st_mode | 0o022)
    launch()
    assert len(compiled) == 2 * made


def test_bounded(folder, compiled, monkeypatch):
    launch()
    size = sum(each.stat().st_size for each in folder.iterdir())
    monkeypatch.setenv("GPUIR_CACHE_SIZE", "0")
    launch()
    assert len(compiled) >= 1 and sum(each.stat().st_size for each in folder.iterdir()) <= size


def test_at_once(folder):
    """Processes that make the same entry, none of which waits for another."""
    environment = os.environ | {"GPUIR_CACHE_DIR": str(folder.parent)}
    command = [sys.executable, "-c", _SCRIPT, TEXT]
    processes = [subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    for each in processes:
        _, errors = each.communicate(timeout=300)
        assert each.returncode == 0, errors
    assert not [each for each in folder.iterdir() if not each.name.endswith(".entry")]


def test_objects_that_are_none(folder, run_seed):
    """A part of an object is refused, whatever part it is."""
    launch()
    (entry, *_) = folder.iterdir()
    code = stored.stored(entry.name.partition(".")[0])
    assert LoadedObject(code).symbol("_mlir__mlir_ciface_kernel")
    with pytest.raises(Unsuitable, match="no 'another'"):
        LoadedObject(code).symbol("another")
    draw = random.Random(run_seed)
    for end in [0, 16, 63, 64, *(draw.randrange(len(code)) for _ in range(100))]:
        with pytest.raises(Unsuitable):
            LoadedObject(code[:end])
    for machine in (b"\x7fELF\x01\x01\x01", b"\xcf\xfa\xed\xfe\x07\x00\x00"):
        with pytest.raises(Unsuitable, match="no object"):
            LoadedObject(machine + code[7:])
