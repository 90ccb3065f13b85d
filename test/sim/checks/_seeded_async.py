"""More small kernels of the same tables: mbarriers, bulk copies, clusters, scopes, and tokens of the host.

%full and %empty are mbarriers, %tile is 256 numbers in shared memory, as a pointer; %bp and %cp are those of %b and %c.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
from _seeded import (
    _GIVE,
    _POINTERS,
    _TAKE,
    BARRIER,
    FENCE,
    RACE,
    SYNC,
    WAIT,
    WARP_SYNC,
    Kernel,
    _index,
    _load,
    _see,
    _store,
    _when,
)

from gpuir import sim

# mbarriers: warp 0 stores, warp 1 waits and loads


def _bars(full: str = "i32", empty: str = "i32") -> str:
    return f"""    %full = llvm.mlir.addressof @full : !llvm.ptr<3>
    %empty = llvm.mlir.addressof @empty : !llvm.ptr<3>
    scf.if %first {{
      nvvm.mbarrier.init %full, %{full} : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty, %{empty} : !llvm.ptr<3>, i32
      nvvm.fence.mbarrier.init
    }}
"""


def _arrive(bar: str = "full", name: str = "state") -> str:
    return f"    %{name} = nvvm.mbarrier.arrive %{bar} : !llvm.ptr<3> -> i64\n"


def _wait(bar: str = "full", parity: str = "i0") -> str:
    return f"    nvvm.mbarrier.try_wait.parity %{bar}, %{parity}, %i0 : !llvm.ptr<3>, i32, i32\n"


_PUT, _GET = _store("x", "s", "l"), _load("v", "s", "l") + _store("v", "b", "l")
_BARS = _bars() + SYNC
_POLL = """    scf.while : () -> () {
      %done = nvvm.mbarrier.test.wait %full, %i0 : !llvm.ptr<3>, i32 -> i1
      %again = arith.xori %done, %true : i1
      scf.condition(%again)
    } do {
      scf.yield
    }
"""
_TRUE = "    %true = arith.constant true\n"


def _two(consume: str, produce: str = "") -> str:
    """Warp 0 stores and arrives, unless told otherwise; warp 1 consumes."""
    return _BARS + _when("warp0", produce or _PUT + _arrive(), consume)


def _ring(produce: str, consume: str) -> str:
    """Three rounds through one place: the consumer says on %empty that it has read."""
    return f"""{_BARS}    %rounds = arith.constant 3 : index
    scf.for %j = %c0 to %rounds step %c1 {{
      %odd_round = arith.remui %j, %c2 : index
      %p = arith.index_cast %odd_round : index to i32
      %n = arith.xori %p, %i1 : i32
{_when("warp0", produce, consume)}    }}
"""


_FILL = _wait("empty", "n") + _PUT + _arrive("full", "s1")
_DRAIN = _wait("full", "p") + _GET + _arrive("empty", "s2")

# Bulk copies, of 256 bytes, by the first thread

_BULK = _POINTERS + _bars("i1", "i1") + "    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>\n" + SYNC
_CELL = """    %at = arith.index_cast %t : index to i64
    %cell = llvm.getelementptr %tile[%at] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
"""
_BYTES = "    %bytes = arith.constant 256 : i32\n"


def _expect(bytes: int = 256) -> str:
    return f"    %e{bytes} = arith.constant {bytes} : i32\n    nvvm.mbarrier.arrive.expect_tx %full, %e{bytes} : !llvm.ptr<3>, i32\n"


_BRING = "    nvvm.cp.async.bulk.shared.cluster.global %tile, %bp, %full, %bytes : !llvm.ptr<3>, !llvm.ptr<1>\n"
_SEND = """    nvvm.cp.async.bulk.global.shared.cta %bp, %tile, %bytes : !llvm.ptr<1>, !llvm.ptr<3>
    nvvm.cp.async.bulk.commit.group
"""
_SENT = "    nvvm.cp.async.bulk.wait_group 0\n"
_SENT_READ = "    nvvm.cp.async.bulk.wait_group 0 {read}\n"
_PROXY = "    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}\n"
_FROM_TILE = _CELL + "    %v = llvm.load %cell : !llvm.ptr<3> -> i32\n" + _store("v", "c", "i")
_TO_TILE = _CELL + "    llvm.store %x, %cell : i32, !llvm.ptr<3>\n"
_BRINGING = _BULK + _BYTES + _when("first", _expect() + _BRING)

# Clusters of two blocks

_MEET = "    nvvm.cluster.arrive\n    nvvm.cluster.wait\n"
_MEET_RELAXED = _MEET.replace("arrive", "arrive.relaxed")
_CLUSTER = """    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
    %other = arith.xori %rank, %i1 : i32
    %theirs = nvvm.mapa %tile, %other : !llvm.ptr<3> -> !llvm.ptr<7>
    %at7 = arith.index_cast %t : index to i64
    %far_cell = llvm.getelementptr %theirs[%at7] : (!llvm.ptr<7>, i64) -> !llvm.ptr<7>, i32
"""
_FROM_PEER = "    %v7 = llvm.load %far_cell : !llvm.ptr<7> -> i32\n" + _store("v7", "b", "i")
_TO_PEER = "    llvm.store %x, %far_cell : i32, !llvm.ptr<7>\n"
_PEER_BAR = "    %their_full = nvvm.mapa %full, %other : !llvm.ptr<3> -> !llvm.ptr<7>\n"
_TELL_PEER = "    nvvm.mbarrier.arrive %their_full : !llvm.ptr<7>\n"
_IN_CLUSTER = {"blocks": 2, "cluster": 2}

# Fences of memory between blocks


def _memory(scope: str) -> str:
    return f"    nvvm.memory.barrier #nvvm.mem_scope<{scope}>\n"


def _flag(before: str, behind: str) -> str:
    """Block 0 gives a value and sets a relaxed flag; block 1 waits for the flag and takes it."""
    put = "    llvm.store %i1, %cp atomic monotonic {alignment = 4} : i32, !llvm.ptr<1>\n"
    give, take = _GIVE + before + put, _see("cp", "monotonic") + behind + _TAKE
    return _POINTERS + _when("first", _when("block0", give) + _when("block1", take))


FAULTS = [
    # mbarriers: phases
    Kernel("one lane waits for an mbarrier", _two(_when("lane0", _wait()) + _GET), RACE),
    Kernel("one lane waits for what all read", _two(_when("lane0", _wait()) + _load("v", "s", "c0") + _store("v", "b", "l")), RACE),
    Kernel("one lane polls an mbarrier", _TRUE + _two(_when("lane0", _POLL) + _GET), RACE),
    Kernel("half of a warp waits for an mbarrier", _two(_when("low", _wait()) + _GET), RACE),
    Kernel("one lane waits, and a shuffle", _two(_when("lane0", _wait()) + "    %g, %ok = gpu.shuffle xor %z, %i1, %i32 : i32\n" + _GET), RACE),
    Kernel("nobody waits for the mbarrier", _two(_GET), RACE),
    Kernel("the mbarrier's other parity", _two(_wait("full", "i1") + _GET), RACE),
    Kernel("arrived before the store", _two(_wait() + _GET, _arrive() + _PUT), RACE),
    Kernel("an arrival that does not come", _bars("i33") + SYNC + _when("warp0", _PUT + _arrive(), _wait() + _GET), ("deadlock",)),
    Kernel("one arrival is enough", _bars("i1") + SYNC + _when("warp0", _PUT + _when("lane0", _arrive()), _wait() + _GET), RACE),
    Kernel("another mbarrier is waited for", _two(_wait("empty") + _GET), ("deadlock",)),
    Kernel("an mbarrier that nobody made", _two(_wait() + _GET).replace("nvvm.mbarrier.init %full", "nvvm.mbarrier.init %empty"), ("uninitialized",)),
    Kernel("an mbarrier is not seen yet", _bars() + _when("warp0", _PUT + _arrive(), _wait() + _GET), ("uninitialized", "race")),
    Kernel("a ring that is filled too early", _ring(_FILL.replace(_wait("empty", "n"), ""), _DRAIN), ("race", "deadlock")),
    Kernel("a ring that is given back too early", _ring(_FILL, _wait("full", "p") + _arrive("empty", "s2") + _GET), RACE),
    Kernel("a ring with one phase", _ring(_FILL, _DRAIN.replace("%full, %p", "%full, %i0")), ("race", "deadlock")),
    # Bytes
    Kernel("more bytes than come", _BULK + _BYTES + _when("first", _expect(272) + _BRING) + _wait() + _FROM_TILE, ("deadlock",)),
    Kernel("fewer bytes than come", _BULK + _BYTES + _when("first", _expect(240) + _BRING) + _wait() + _FROM_TILE, ("deadlock", "missing-wait")),
    Kernel("nobody waits for the bytes", _BRINGING + SYNC + _FROM_TILE, WAIT),
    Kernel("the thread that copies waits alone", _BULK + _BYTES + _when("first", _expect() + _BRING + _wait()) + _FROM_TILE, WAIT + RACE),
    Kernel("a store into what a bulk copy writes", _BRINGING + _TO_TILE + _wait(), WAIT + ("race", "missing-fence")),
    Kernel("a bulk copy over what threads wrote", _BULK + _TO_TILE + SYNC + _BYTES + _when("first", _expect() + _BRING) + _wait() + _load("w1", "a", "t"), FENCE),
    Kernel("a bulk copy over what others read", _BULK + _BYTES + _TO_TILE + _PROXY + SYNC + _index("fi", "xori", "t", "c32") + "    %fa = arith.index_cast %fi : index to i64\n    %fc = llvm.getelementptr %tile[%fa] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32\n    %r = llvm.load %fc : !llvm.ptr<3> -> i32\n" + _store("r", "c", "i") + _when("first", _expect() + _BRING) + _wait(), RACE + WAIT),
    Kernel("no proxy fence before a bulk store", _BULK + _BYTES + _TO_TILE + SYNC + _when("first", _SEND + _SENT), FENCE),
    Kernel("no barrier before a bulk store", _BULK + _BYTES + _TO_TILE + _PROXY + _when("first", _SEND + _SENT), RACE),
    Kernel("nobody waits for a bulk store", _BULK + _BYTES + _TO_TILE + _PROXY + SYNC + _when("first", _SEND), WAIT),
    Kernel("a tile written while a bulk store reads it", _BULK + _BYTES + _TO_TILE + _PROXY + SYNC + _when("first", _SEND + "    llvm.store %i1, %tile : i32, !llvm.ptr<3>\n" + _SENT), WAIT),
    Kernel("a bulk store read before its end", _BULK + _BYTES + _TO_TILE + _PROXY + SYNC + _when("first", _SEND + _SENT_READ + _load("e", "b", "c0") + _store("e", "c", "c0")), WAIT + RACE),
    # Clusters
    Kernel("no barrier of the cluster", _CLUSTER + _TO_TILE + SYNC + _FROM_PEER + _MEET, RACE, **_IN_CLUSTER),
    Kernel("a block of the cluster ends early", _CLUSTER + _TO_TILE + _MEET + _FROM_PEER, RACE, **_IN_CLUSTER),
    Kernel("a block of the cluster has not begun", _CLUSTER + _TO_PEER + _MEET, RACE, **_IN_CLUSTER),
    Kernel("both blocks write one place", _CLUSTER + _MEET + _TO_TILE + _TO_PEER.replace("%x", "%y") + _MEET, RACE, **_IN_CLUSTER),
    Kernel("the peer's element is read too late", _CLUSTER + _TO_TILE + _MEET + _FROM_PEER + _TO_TILE.replace("%at ", "%at2 ").replace("%at]", "%at2]").replace("%cell", "%cell2") + _MEET, RACE, **_IN_CLUSTER),
    Kernel("a relaxed arrival at the cluster", _CLUSTER + _TO_TILE + _MEET_RELAXED + _FROM_PEER + _MEET, ("missing-fence", "race"), **_IN_CLUSTER),
    Kernel("a rank beyond the cluster", _CLUSTER.replace("%i1 : i32", "%i2 : i32") + _TO_TILE + _MEET + _FROM_PEER + _MEET, ("undefined",), **_IN_CLUSTER),
    Kernel("one block arrives at the cluster", _CLUSTER + _when("block0", "    nvvm.cluster.arrive\n") + "    nvvm.cluster.wait\n", ("deadlock", "barrier-divergence", "undefined"), **_IN_CLUSTER),
    Kernel("the peer's mbarrier is told too early", _bars("i1", "i1") + _CLUSTER + _PEER_BAR + _MEET + _when("first", _TELL_PEER) + _TO_TILE + _wait() + _FROM_PEER + _MEET, RACE, **_IN_CLUSTER),
    Kernel("the own mbarrier is told", _bars("i2", "i1") + _CLUSTER + _PEER_BAR + _MEET + _when("first", _arrive()) + _wait() + _MEET, ("deadlock",), **_IN_CLUSTER),
    # Scopes of fences, one side
    Kernel("a memory barrier of the block", _flag(_memory("cta"), _memory("cta")), FENCE, blocks=2),
    Kernel("a memory barrier of the block at the reader", _flag(_memory("gpu"), _memory("cta")), FENCE, blocks=2),
    Kernel("a memory barrier of the block at the writer", _flag(_memory("cta"), _memory("gpu")), FENCE, blocks=2),
    Kernel("a memory barrier of the writer only", _flag(_memory("gpu"), ""), FENCE, blocks=2),
    Kernel("one warp of three at a named barrier", _when("warp0", "    nvvm.barrier id = %i1 number_of_threads = %i64\n"), ("deadlock",) + BARRIER, threads=96),
]  # fmt: skip

RIGHT = [
    Kernel("an mbarrier", _two(_wait() + _GET)),
    Kernel("one lane waits, and the warp meets", _two(_when("lane0", _wait()) + WARP_SYNC + _GET)),
    Kernel("one lane waits, and gpu's barrier of the warp", _two(_when("lane0", _wait()) + "    gpu.barrier scope <subgroup>\n" + _GET)),
    Kernel("one lane waits and reads", _two(_when("lane0", _wait() + _load("v", "s", "c8") + _store("v", "b", "c0")))),
    Kernel("one lane waits, then all", _two(_when("lane0", _wait()) + _wait() + _GET)),
    Kernel("one lane polls, and the warp meets", _TRUE + _two(_when("lane0", _POLL) + WARP_SYNC + _GET)),
    Kernel("all lanes poll", _TRUE + _two(_POLL + _GET)),
    Kernel("one arrival behind a barrier of the warp", _bars("i1") + SYNC + _when("warp0", _PUT + WARP_SYNC + _when("lane0", _arrive()), _wait() + _GET)),
    Kernel("one lane waits for an mbarrier in lockstep", _two(_when("lane0", _wait()) + _GET), chip="sm_60"),
    Kernel("a ring", _ring(_FILL, _DRAIN)),
    Kernel("a ring, one lane waits", _ring(_when("lane0", _wait("empty", "n")) + WARP_SYNC + _PUT + _arrive("full", "s1"), _when("lane0", _wait("full", "p")) + WARP_SYNC + _GET + _arrive("empty", "s2"))),
    Kernel("bytes", _BRINGING + _wait() + _FROM_TILE),
    Kernel("bytes, and a barrier", _BULK + _BYTES + _when("first", _expect() + _BRING + _wait()) + SYNC + _FROM_TILE),
    Kernel("a bulk copy over what threads wrote and fenced", _BULK + _TO_TILE + _PROXY + SYNC + _BYTES + _when("first", _expect() + _BRING) + _wait() + _load("w1", "a", "t")),
    Kernel("a bulk store", _BULK + _BYTES + _TO_TILE + _PROXY + SYNC + _when("first", _SEND + _SENT_READ)),
    Kernel("a proxy fence behind the barrier", _BULK + _BYTES + _TO_TILE + SYNC + _when("first", _PROXY + _SEND + _SENT)),
    Kernel("a bulk store that is read", _BULK + _BYTES + _TO_TILE + _PROXY + SYNC + _when("first", _SEND + _SENT + _load("e", "b", "c0") + _store("e", "c", "c0"))),
    Kernel("a cluster", _CLUSTER + _TO_TILE + _MEET + _FROM_PEER + _MEET, **_IN_CLUSTER),
    Kernel("a cluster that writes to the peer", _CLUSTER + _MEET + _TO_PEER + _MEET + _FROM_TILE, **_IN_CLUSTER),
    Kernel("a cluster that leaves relaxed", _CLUSTER + _TO_TILE + _MEET + _FROM_PEER + _MEET_RELAXED, **_IN_CLUSTER),
    Kernel("the peer's mbarrier", _bars("i1", "i1") + _CLUSTER + _PEER_BAR + _MEET + _TO_TILE + SYNC + _when("first", _TELL_PEER) + _wait() + _FROM_PEER + _MEET, **_IN_CLUSTER),
    Kernel("memory barriers", _flag(_memory("gpu"), _memory("gpu")), blocks=2),
    Kernel("memory barriers of the system", _flag(_memory("sys"), _memory("sys")), blocks=2),
]  # fmt: skip


# Programs of the host


@dataclasses.dataclass(frozen=True)
class Program(Kernel):
    """A host function on two arrays of 8 numbers; %d is on the device."""

    @property
    def module(self) -> str:
        return f"""func.func @main(%a0: memref<?xf32>, %a1: memref<?xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  {self.body}
  return
}}"""

    def run(self, module: Any, **options: Any) -> sim.Report:
        arrays = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
        return sim.run(module, "main", *arrays, **{"on_fault": "report", **options})


_ALLOC, _IN, _RUN, _OUT, _DEALLOC, _END = (
    "%d, %t0 = gpu.alloc async (%c8) : memref<?xf32, 1>",
    "%t1 = gpu.memcpy async [%t0] %d, %a0 : memref<?xf32, 1>, memref<?xf32>",
    """%t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
    threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<?xf32, 1>
    %w = arith.addf %v, %v : f32
    memref.store %w, %d[%tx] : memref<?xf32, 1>
    gpu.terminator
  }""",
    "%t3 = gpu.memcpy async [%t2] %a1, %d : memref<?xf32>, memref<?xf32, 1>",
    "%t4 = gpu.dealloc async [%t3] %d : memref<?xf32, 1>",
    "gpu.wait [%t4]",
)
_LOOK = "%u = memref.load %a1[%c1] : memref<?xf32>"
_OTHER = "%tx9 = gpu.wait async"


def _chain(*changes: tuple[str, str], end: str = _LOOK) -> str:
    text = "\n  ".join([_ALLOC, _IN, _RUN, _OUT, _DEALLOC, _END, end])
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


FAULTS += [
    Program("the host does not wait", _chain((_END + "\n  " + _LOOK, _LOOK + "\n  " + _END)), WAIT),
    Program("a launch on another token", _chain((_RUN, _OTHER + "\n  " + _RUN.replace("[%t1]", "[%tx9]"))), WAIT),
    Program("a copy back on another token", _chain((_OUT, _OTHER + "\n  " + _OUT.replace("[%t2]", "[%tx9]"))), WAIT),
    Program("given back on another token", _chain((_DEALLOC, _OTHER + "\n  " + _DEALLOC.replace("[%t3]", "[%tx9]"))), WAIT + ("wrong-space",)),
    Program("another token is waited for", _chain((_END, _OTHER + "\n  gpu.wait [%tx9]")), WAIT),
    Program("the host writes what is copied", _chain((_RUN, _RUN + "\n  %five = arith.constant 5.0 : f32\n  memref.store %five, %a0[%c0] : memref<?xf32>")), WAIT),
]  # fmt: skip

RIGHT += [
    Program("a chain of tokens", _chain()),
    Program("two streams that meet", _chain((_OUT, _OTHER + "\n  %tm = gpu.wait async [%t2, %tx9]\n  " + _OUT.replace("[%t2]", "[%tm]")))),
]  # fmt: skip
