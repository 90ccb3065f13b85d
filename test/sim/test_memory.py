"""What a simulation takes of memory and of addresses, and that it gives both back when it ends."""

import re
import subprocess
import sys

import numpy as np
import pytest

from gpuir import sim
from gpuir.errors import Error
from gpuir.sim.memory import Memory, MemoryFull

KERNELS = """
module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @copy(%a: memref<?xf32>, %o: memref<?xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %a[%t] : memref<?xf32>
    memref.store %v, %o[%t] : memref<?xf32>
    gpu.return
  }
  gpu.func @wrong(%a: memref<?xf32>, %o: memref<?xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %a[%t] : memref<?xf32>
    %i = arith.constant 1000000000 : index
    memref.store %v, %o[%i] : memref<?xf32>
    gpu.return
  }
}
func.func @host(%a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  gpu.launch_func @m::@copy blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
    args(%a : memref<?xf32>, %o : memref<?xf32>)
  return
}
}
"""

#: Nothing that only a collection of cycles would find may be left; sizes in MiB.
CHILD = """
import gc, json, re, resource, sys
import numpy as np
import gpuir
from gpuir import sim

gc.disable()
limit, times, what = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
if limit:
    resource.setrlimit(resource.RLIMIT_AS, (limit << 30, limit << 30))

def now(name):
    return int(re.search(rf"{name}:\\s+(\\d+)", open("/proc/self/status").read())[1]) >> 10

def once():
    if what == "host":
        sim.run(prepared, "host", a, o)
        return
    report = sim.launch(prepared, what, 1, 32, a, o, on_fault="report")
    assert bool(report.findings) == (what == "wrong")

with gpuir.Context(allow_unregistered_dialects=True):
    prepared = sim.prepare(sys.stdin.read())
    a, o = np.ones(6_000_000, np.float32), np.zeros(64, np.float32)
    once()
    before = now("VmRSS"), now("VmSize")
    for _ in range(times):
        once()
    print(now("VmRSS") - before[0], now("VmSize") - before[1], now("VmPeak"))
"""


def grown(what: str, times: int, limit: int = 0) -> list[int]:
    """MiB by which a process has grown, resident and in addresses, after more simulations of 24 MB; and its peak."""
    command = [sys.executable, "-c", CHILD, str(limit), str(times), what]
    done = subprocess.run(command, input=KERNELS, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr[-2000:]
    return [int(number) for number in re.findall(r"-?[0-9]+", done.stdout)]


@pytest.mark.parametrize("what", ["copy", "wrong", "host"])
def test_memory_is_given_back(what):
    resident, addresses, _ = grown(what, 3)
    assert resident < 20
    assert addresses < 20


def test_addresses_are_those_of_the_arguments():
    assert grown("copy", 1)[2] < 2000


@pytest.mark.parametrize("what", ["copy", "host"])
def test_twenty_launches_under_a_limit_of_addresses(what):
    assert grown(what, 20, limit=2)[0] < 20


def test_types_may_take_more_than_arrays():
    """Strides that spread an array's elements over more than what is spared."""
    kernel = """
    func.func @f(%a: memref<3xf32, strided<[300000000]>>) {
      %i = arith.constant 2 : index
      %v = memref.load %a[%i] : memref<3xf32, strided<[300000000]>>
      %w = arith.addf %v, %v : f32
      memref.store %w, %a[%i] : memref<3xf32, strided<[300000000]>>
      return
    }"""
    array = np.arange(3, dtype=np.float32)
    sim.launch(kernel, "f", 1, 1, array, checks=False)
    assert array.tolist() == [0, 1, 4]


def test_a_full_memory_says_so():
    memory = Memory(spare=1 << 20)
    with pytest.raises(MemoryFull, match="full: argument 0 needs 4194304 bytes") as caught:
        memory.allocate(4 << 20, "argument 0")
    assert caught.value.needed > 4 << 20
    memory.close()
    with pytest.raises(Error, match="cannot reserve memory for .* MiB"):
        Memory(1 << 60)
