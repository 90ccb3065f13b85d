"""Small kernels with one fault each, and right ones that look as if they had one: tables for test_seeded.py.

The text of a kernel is its body; ``module`` puts it into one. %a, %b and %c are arrays in global memory, %s is in shared memory;
%t is the thread, %w its warp, %l its lane, %k the block, %i the thread in the grid; %0 to %4096 are named as indices
(%c0, %c1, ...) and as numbers (%i0, %i1, ...). Conditions: %first (thread 0), %lane0, %even (lanes), %low (the lower half of the
lanes), %warp0, %warp1, %block0, %block1, %last (the last block).
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from gpuir import sim

_HEAD = """
!s = memref<1024xi32, #gpu.address_space<workgroup>>
!g = memref<4096xi32>
!v = memref<4096xi32>
gpu.module @kernels {
  gpu.func @k(%a: !g, %b: !g, %c: !g) workgroup(%s: !s) kernel {
    %t = gpu.thread_id x
    %k = gpu.block_id x
    %i = gpu.global_id x
    %blocks = gpu.grid_dim x
"""


def _names(lanes: int) -> str:
    lines = [
        f"    %c{n} = arith.constant {n} : index" for n in (0, 1, 2, 3, 4, 8, 16, 31, 32, 33, 63, 64, 128, 256, 512)
    ]
    lines += [f"    %i{n} = arith.constant {n} : i32" for n in (0, 1, 2, 3, 16, 31, 32, 33, 64, 128)]
    lines += ["    %all = arith.constant -1 : i32", f"    %lanes = arith.constant {lanes} : index"]
    lines += ["    %w = arith.divui %t, %lanes : index", "    %l = arith.remui %t, %lanes : index"]
    lines += ["    %end = arith.subi %blocks, %c1 : index", "    %odd = arith.remui %l, %c2 : index"]
    lines += [
        f"    %{name} = arith.index_cast %{of} : index to i32" for name, of in (("x", "t"), ("y", "k"), ("z", "l"))
    ]
    for name, kind, one, two in (
        ("first", "eq", "t", "c0"), ("lane0", "eq", "l", "c0"), ("even", "eq", "odd", "c0"), ("low", "ult", "l", "c16"),
        ("warp0", "eq", "w", "c0"), ("warp1", "eq", "w", "c1"), ("block0", "eq", "k", "c0"), ("block1", "eq", "k", "c1"),
        ("last", "eq", "k", "end"),
    ):  # fmt: skip
        lines.append(f"    %{name} = arith.cmpi {kind}, %{one}, %{two} : index")
    return "\n".join(lines) + "\n"


#: Globals in shared memory: mbarriers, tiles for bulk copies, and elements that blocks of a cluster give each other.
_GLOBALS = {
    "@full": "  llvm.mlir.global internal @full() {addr_space = 3 : i32, alignment = 8 : i64} : i64",
    "@empty": "  llvm.mlir.global internal @empty() {addr_space = 3 : i32, alignment = 8 : i64} : i64",
    "@tile": "  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<256 x i32>",
}


@dataclasses.dataclass(frozen=True)
class Kernel:
    """A kernel by its body: how it is launched, and the kinds of findings that it must have (empty: it is right)."""

    name: str
    body: str
    kinds: tuple[str, ...] = ()
    blocks: int = 1
    threads: int = 64
    chip: str = "sm_90"
    cluster: int = 1
    #: Whether only another order than the usual one shows it.
    hidden: bool = False

    @property
    def module(self) -> str:
        """The kernel as a module's text, with the globals that it takes the address of."""
        globals = [text for name, text in _GLOBALS.items() if f"addressof {name} " in self.body]
        head = _HEAD.replace("gpu.module @kernels {", "\n".join(["gpu.module @kernels {", *globals]))
        return head + _names(64 if self.chip.startswith("gfx9") else 32) + self.body + "\n    gpu.return\n  }\n}\n"

    def run(self, module: Any, **options: Any) -> sim.Report:
        """The report of a launch with arrays of zeros but the first, which counts up."""
        arrays = [np.arange(4096, dtype="i4"), np.zeros(4096, "i4"), np.zeros(4096, "i4")]
        return sim.launch(
            module, "k", self.blocks, self.threads, *arrays,
            **{"chip": self.chip, "cluster": self.cluster, "on_fault": "report", "max_steps": 2000, **options},
        )  # fmt: skip

    @property
    def orders(self) -> tuple[dict[str, Any], ...]:
        """The orders in which it must be found, or be clean."""
        return ORDERS[1:2] if self.hidden else ORDERS

    def names(self, findings: list[sim.Finding]) -> bool:
        """Whether the findings say what the fault is, and besides only what it may lead to."""
        kinds = {each.kind for each in findings}
        return bool(kinds & set(self.kinds)) and kinds <= set(self.kinds) | ALSO


ORDERS: tuple[dict[str, Any], ...] = ({}, {"explore": 3}, {"seed": 1}, {"seed": 4})
#: What a fault may lead to besides.
ALSO = {"uninitialized", "deadlock", "no-progress", "barrier-divergence"}


def _load(name: str, of: str, at: str, type: str | None = None) -> str:
    return f"    %{name} = memref.load %{of}[%{at}] : {type or ('!s' if of == 's' else '!g')}\n"


def _store(value: str, of: str, at: str) -> str:
    return f"    memref.store %{value}, %{of}[%{at}] : {'!s' if of == 's' else '!g'}\n"


def _add(of: str, at: str, value: str = "i1", result: str | None = None) -> str:
    type = "!s" if of == "s" else "!g"
    return (
        f"    {f'%{result} = ' if result else ''}memref.atomic_rmw addi %{value}, %{of}[%{at}] : (i32, {type}) -> i32\n"
    )


def _when(condition: str, body: str, other: str = "") -> str:
    return f"    scf.if %{condition} {{\n{body}    }}" + (f" else {{\n{other}    }}\n" if other else "\n")


def _index(name: str, op: str, one: str, two: str) -> str:
    return f"    %{name} = arith.{op} %{one}, %{two} : index\n"


SYNC = "    gpu.barrier\n"
WARP_SYNC = "    nvvm.bar.warp.sync %all : i32\n"
_NEXT = _index("n", "addi", "l", "c1") + _index("next", "remui", "n", "c32")
_PEER = _index("peer", "xori", "t", "c1")
_FAR = _index("far", "xori", "t", "c32")


def _until(of: str, at: str, value: str, name: str = "seen") -> str:
    """Waits by an atomic until the element is ``value``."""
    type = "!s" if of == "s" else "!g"
    return f"""    scf.while : () -> () {{
      %{name} = memref.atomic_rmw addi %i0, %{of}[%{at}] : (i32, {type}) -> i32
      %{name}_not = arith.cmpi ne, %{name}, %{value} : i32
      scf.condition(%{name}_not)
    }} do {{
      scf.yield
    }}
"""


# Faults

_BIN = _index("bin", "remui", "l", "c4")
_INCREMENT = "    %v1 = arith.addi %v, %i1 : i32\n"
#: Addresses of the elements 0 of %b, %c and %s for ops of llvm.
_POINTERS = """
    %bi = memref.extract_aligned_pointer_as_index %b : !g -> index
    %bn = arith.index_cast %bi : index to i64
    %bp = llvm.inttoptr %bn : i64 to !llvm.ptr<1>
    %ci = memref.extract_aligned_pointer_as_index %c : !g -> index
    %cn = arith.index_cast %ci : index to i64
    %cp = llvm.inttoptr %cn : i64 to !llvm.ptr<1>
"""


def _rmw(pointer: str, ordering: str, scope: str = "", result: str = "old") -> str:
    scope = f'syncscope("{scope}") ' if scope else ""
    return f"    %{result} = llvm.atomicrmw add %{pointer}, %i1 {scope}{ordering} : !llvm.ptr<1>, i32\n"


def _put(pointer: str, ordering: str, scope: str = "") -> str:
    scope = f'syncscope("{scope}") ' if scope else ""
    return f"    llvm.store %i1, %{pointer} atomic {scope}{ordering} {{alignment = 4}} : i32, !llvm.ptr<1>\n"


def _see(pointer: str, ordering: str, scope: str = "") -> str:
    """Waits by an atomic load until the flag is set."""
    scope = f'syncscope("{scope}") ' if scope else ""
    return f"""    scf.while : () -> () {{
      %seen = llvm.load %{pointer} atomic {scope}{ordering} {{alignment = 4}} : !llvm.ptr<1> -> i32
      %not = arith.cmpi ne, %seen, %i1 : i32
      scf.condition(%not)
    }} do {{
      scf.yield
    }}
"""


def _fence(ordering: str = "acq_rel", scope: str = "") -> str:
    return f"    llvm.fence {f'syncscope({chr(34)}{scope}{chr(34)}) ' if scope else ''}{ordering}\n"


_GIVE = _store("i3", "b", "c0")
_TAKE = _load("v", "b", "c0") + _store("v", "b", "c1")


def _passing(give: str, take: str, *, warps: bool = False) -> str:
    """Thread 0 of a block (or a warp) hands a value to thread 0 of the other one."""
    one, two = ("warp0", "warp1") if warps else ("block0", "block1")
    return _POINTERS + _when("lane0", _when(one, _GIVE + give, "") + _when(two, take + _TAKE)) if warps else (
        _POINTERS + _when("first", _when(one, _GIVE + give) + _when(two, take + _TAKE))
    )  # fmt: skip


_TICKET = _add("c", "c0", result="ticket")
_IS_LAST = "    %total = arith.index_cast %end : index to i32\n    %mine = arith.cmpi eq, %ticket, %total : i32\n"
_SUM = """    scf.for %j = %c0 to %blocks step %c1 {
      %part = memref.load %b[%j] : !g
      memref.store %part, %b[%c512] : !g
    }
"""
_COPY = """    %cp1 = nvgpu.device_async_copy %a[%t], %s[%t], 1 : !g to !s
    %gr1 = nvgpu.device_async_create_group %cp1
"""
_WAIT = "    nvgpu.device_async_wait %gr1 {numGroups = 0 : i32}\n"
_COPIES = """    %cp2 = nvgpu.device_async_copy %a[%t], %s[%far2], 1 : !g to !s
    %gr2 = nvgpu.device_async_create_group %cp2
"""
_FAR2 = _index("far2", "addi", "t", "c64")
_SHIFT = _index("p", "addi", "t", "c1")
_LOCK = """    scf.while : () -> () {
      %got = memref.atomic_rmw assign %i1, %c[%c0] : (i32, !g) -> i32
      %busy = arith.cmpi ne, %got, %i0 : i32
      scf.condition(%busy)
    } do {
      scf.yield
    }
"""
_UNLOCK = "    %was = memref.atomic_rmw assign %i0, %c[%c0] : (i32, !g) -> i32\n"
_BUMP = _load("v", "b", "c0") + _INCREMENT + _store("v1", "b", "c0")
_SHUFFLE = "    %g, %ok = gpu.shuffle xor %z, %i1, %i32 : i32\n"
_HALVES = "    %halves = arith.select %low, %mlow, %mhigh : i32\n"
_MASKS = "    %mlow = arith.constant 65535 : i32\n    %mhigh = arith.constant -65536 : i32\n" + _HALVES
_SYNC_HALVES = "    nvvm.bar.warp.sync %halves : i32\n"
RACE, FENCE, WAIT, BARRIER = ("race",), ("missing-fence",), ("missing-wait",), ("barrier-divergence",)

FAULTS = [
    # Shared memory, warps of a block
    Kernel("no barrier", _store("x", "s", "t") + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("write after read", _store("x", "s", "t") + SYNC + _FAR + _load("v", "s", "far") + _store("v", "s", "t"), RACE),
    Kernel("two writers", _store("x", "s", "l"), RACE),
    Kernel("in-place stencil", _store("x", "s", "t") + SYNC + _SHIFT + _load("v", "s", "p") + _store("v", "s", "t"), ("race", "uninitialized")),
    Kernel("one element too far", _store("x", "s", "t") + SYNC + _load("v", "s", "t") + _SHIFT + _store("v", "s", "p"), RACE),
    Kernel("a barrier of the warp for the block", _store("x", "s", "t") + WARP_SYNC + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("a barrier of other memory", _store("x", "s", "t") + "    gpu.barrier memfence [#gpu.address_space<global>]\n" + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("a barrier that orders nothing", _store("x", "s", "t") + "    gpu.barrier memfence []\n" + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("a loop without its second barrier", "    scf.for %j = %c0 to %c2 step %c1 {\n" + _store("x", "s", "t") + SYNC + _FAR + _load("v", "s", "far") + _store("v", "b", "i") + "    }\n", RACE),
    Kernel("atomic and plain", _when("first", _store("i0", "s", "c0")) + SYNC + _add("s", "c0") + _load("v", "s", "c0") + _store("v", "b", "i"), RACE),
    Kernel("initialized by one", _when("first", _store("i0", "s", "c0")) + _add("s", "c0"), ("race", "uninitialized")),
    Kernel("a branch of one warp writes", _when("warp0", _store("x", "s", "l"), _load("v", "s", "l") + _store("v", "b", "i")), ("race", "uninitialized")),
    Kernel("histogram of a block", _store("i0", "s", "t") + SYNC + _BIN + _load("v", "s", "bin") + _INCREMENT + _store("v1", "s", "bin"), RACE),
    # Global memory
    Kernel("blocks write one place", _when("first", _store("y", "b", "c0")), RACE, blocks=2),
    Kernel("blocks read a neighbour's", _store("x", "b", "i") + _index("p", "xori", "i", "c64") + _load("v", "b", "p") + _store("v", "c", "i"), RACE, blocks=2),
    Kernel("a barrier does not reach other blocks", _store("x", "b", "i") + SYNC + _index("p", "xori", "i", "c64") + _load("v", "b", "p") + _store("v", "c", "i"), RACE, blocks=2),
    Kernel("warps in global memory", _store("x", "b", "t") + _FAR + _load("v", "b", "far") + _store("v", "c", "t"), RACE),
    Kernel("counter by load and store", _when("first", _load("v", "b", "c0") + _INCREMENT + _store("v1", "b", "c0")), RACE, blocks=4),
    Kernel("write after a far read", _index("p", "xori", "i", "c64") + _load("v", "b", "p") + _store("v", "b", "i"), RACE, blocks=2),
    # The order of atomics is luck
    Kernel("a counter that is ignored", _when("first", _when("block0", _GIVE) + _add("c", "c0") + _when("block1", _TAKE)), RACE, blocks=2),
    Kernel("a counter that only counts", _when("first", _when("block0", _GIVE) + _add("c", "c0", result="n0") + "    %n1 = arith.addi %n0, %i1 : i32\n" + _when("block1", _TAKE)), RACE, blocks=2),
    Kernel("last block by its number", _when("first", _store("y", "b", "k") + _add("c", "c0") + _when("last", _SUM)), RACE, blocks=4),
    Kernel("last warp by its number", _when("lane0", _store("x", "s", "w") + _add("c", "c0") + _when("warp1", _load("v", "s", "c0") + _store("v", "b", "c0"))), RACE),
    Kernel("a counter in shared memory that is ignored", _when("first", _store("i0", "s", "c64")) + SYNC + _when("lane0", _store("x", "s", "w") + _add("s", "c64") + _when("warp1", _load("v", "s", "c0") + _store("v", "b", "c0"))), RACE),
    Kernel("a maximum as a flag", _when("first", _when("block0", _GIVE) + "    %m = memref.atomic_rmw maxs %y, %c[%c0] : (i32, !g) -> i32\n" + _when("block1", _TAKE)), RACE, blocks=2),
    Kernel("a swap that is ignored", _POINTERS + _when("first", _when("block0", _GIVE) + "    %pair = llvm.cmpxchg %cp, %i0, %i1 acq_rel acquire : !llvm.ptr<1>, i32\n" + _when("block1", _TAKE)), RACE, blocks=2),
    Kernel("a flag that is read and ignored", _passing(_put("cp", "release"), "    %seen = llvm.load %cp atomic acquire {alignment = 4} : !llvm.ptr<1> -> i32\n"), RACE, blocks=2),
    Kernel("a flag that is looked at once", _when("first", _when("block0", _GIVE + _add("c", "c0"), _add("c", "c0", "i0", "seen") + _store("seen", "c", "c8") + _when("block1", _TAKE))), RACE, blocks=2, hidden=True),
    Kernel("a lock around one of two", _when("first", _when("block0", _LOCK + _BUMP + _UNLOCK) + _when("block1", _BUMP)), RACE, blocks=2),
    Kernel("two locks", _when("first", _when("block0", _LOCK + _BUMP + _UNLOCK) + _when("block1", _LOCK.replace("c[%c0]", "c[%c1]").replace("%got", "%got2") + _BUMP + _UNLOCK.replace("%c[%c0]", "%c[%c1]"))), RACE, blocks=2),
    Kernel("read before the lock", _when("first", _load("v", "b", "c0") + _LOCK + _INCREMENT + _store("v1", "b", "c0") + _UNLOCK), RACE, blocks=2),
    Kernel("written behind the lock", _when("first", _LOCK + _load("v", "b", "c0") + _INCREMENT + _UNLOCK + _store("v1", "b", "c0")), RACE, blocks=2),
    Kernel("a lock of lanes around too little", _load("v", "b", "c0") + _LOCK + _INCREMENT + _store("v1", "b", "c0") + _UNLOCK, RACE, threads=8),
    Kernel("last block, sums stored late", _when("first", _TICKET + _store("y", "b", "k") + _IS_LAST + _when("mine", _SUM)), RACE, blocks=4),
    Kernel("last block, no barrier before the ticket", _store("x", "b", "i") + _when("first", _TICKET + _IS_LAST + _when("mine", _load("v", "b", "c33") + _store("v", "c", "c8"))), RACE, blocks=4),
    Kernel("last block, no barrier behind the ticket", _store("x", "b", "i") + SYNC + _when("first", _TICKET + _IS_LAST + _when("mine", _store("i1", "c", "c1"))) + _load("v", "b", "c0") + _store("v", "c", "i"), RACE, blocks=4),
    # Lanes of a warp
    Kernel("exchange in a warp", _store("x", "s", "l") + _NEXT + _load("v", "s", "next") + _store("v", "b", "i"), RACE, threads=32),
    Kernel("exchange in global memory", _store("x", "b", "l") + _NEXT + _load("v", "b", "next") + _store("v", "c", "i"), RACE, threads=32),
    Kernel("write after read in a warp", _store("x", "s", "l") + WARP_SYNC + _NEXT + _load("v", "s", "next") + _store("v", "s", "l"), RACE, threads=32),
    Kernel("a shuffle orders no memory", _store("x", "s", "l") + _SHUFFLE + _NEXT + _load("v", "s", "next") + _store("v", "b", "i"), RACE, threads=32),
    Kernel("a vote orders no memory", _store("x", "s", "l") + "    %votes = nvvm.vote.sync any %all, %even -> i1\n" + _NEXT + _load("v", "s", "next") + _store("v", "b", "i"), RACE, threads=32),
    Kernel("branches of a warp", _when("low", _store("x", "s", "l"), _index("m", "subi", "l", "c16") + _load("v", "s", "m") + _store("v", "b", "i")), RACE, threads=32),
    Kernel("behind a branch of a warp", _when("lane0", _store("x", "s", "c0")) + _load("v", "s", "c0") + _store("v", "b", "i"), RACE, threads=32),
    Kernel("stencil in a warp", _store("x", "b", "l") + WARP_SYNC + _load("v", "b", "l") + _NEXT + _load("v2", "b", "next") + "    %v3 = arith.addi %v, %v2 : i32\n" + _store("v3", "b", "l"), RACE, threads=32),
    Kernel("lost updates", _BIN + _load("v", "b", "bin") + _INCREMENT + _store("v1", "b", "bin"), RACE, threads=32),
    Kernel("lost updates in lockstep", _BIN + _load("v", "b", "bin") + _INCREMENT + _store("v1", "b", "bin"), RACE, threads=64, chip="gfx942"),
    Kernel("halves of a warp that meet apart", _MASKS + _store("x", "s", "l") + _SYNC_HALVES + _index("m", "xori", "l", "c16") + _load("v", "s", "m") + _store("v", "b", "i"), RACE, threads=32),
    Kernel("a broadcast is overwritten", _store("x", "s", "l") + WARP_SYNC + _load("v", "s", "c0") + _when("lane0", _store("i3", "s", "c0")) + _store("v", "b", "i"), RACE, threads=32),
    Kernel("a tree in a warp without barriers", _store("x", "s", "l") + "".join(_index(f"p{n}", "xori", "l", f"c{n}") + _load(f"a{n}", "s", f"p{n}") + _load(f"o{n}", "s", "l") + f"    %t{n} = arith.addi %a{n}, %o{n} : i32\n" + _store(f"t{n}", "s", "l") for n in (16, 8, 4)), RACE, threads=32),
    Kernel("a lane releases for its warp", _store("x", "b", "i") + _when("lane0", _when("block0", _add("c", "c0"), _until("c", "c0", "i1"))) + WARP_SYNC + _when("block1", _load("v", "b", "l") + _store("v", "c", "i")), RACE, blocks=2, threads=32),
    Kernel("a lane waits for its warp", _store("x", "b", "i") + WARP_SYNC + _when("lane0", _when("block0", _add("c", "c0"), _until("c", "c0", "i1"))) + _when("block1", _load("v", "b", "l") + _store("v", "c", "i")), RACE, blocks=2, threads=32),
    Kernel("atomics and a read in a warp", _when("lane0", _store("i0", "s", "c0")) + WARP_SYNC + _add("s", "c0") + _load("v", "s", "c0") + _store("v", "b", "i"), RACE, threads=32),
    Kernel("lanes write different values", _store("x", "s", "c0"), RACE, threads=32),
    # Scopes and fences
    Kernel("release within the block", _passing(_put("cp", "release", "block"), _see("cp", "acquire")), FENCE + RACE, blocks=2),
    Kernel("acquire within the block", _passing(_put("cp", "release"), _see("cp", "acquire", "block")), FENCE + RACE, blocks=2),
    Kernel("relaxed flag", _passing(_put("cp", "monotonic"), _see("cp", "monotonic")), FENCE, blocks=2),
    Kernel("fence of the writer only", _passing(_fence() + _put("cp", "monotonic"), _see("cp", "monotonic")), FENCE, blocks=2),
    Kernel("fence of the reader only", _passing(_put("cp", "monotonic"), _see("cp", "monotonic") + _fence()), FENCE, blocks=2),
    Kernel("fence behind the flag", _passing(_put("cp", "monotonic") + _fence(), _see("cp", "monotonic") + _fence()), FENCE, blocks=2),
    Kernel("fence before the look", _passing(_fence() + _put("cp", "monotonic"), _fence() + _see("cp", "monotonic")), FENCE, blocks=2),
    Kernel("fences of the block", _passing(_fence(scope="block") + _put("cp", "monotonic"), _see("cp", "monotonic") + _fence(scope="block")), FENCE, blocks=2),
    Kernel("a release that acquires nothing", _passing(_put("cp", "release"), _see("cp", "monotonic")), FENCE, blocks=2),
    Kernel("fences that only acquire", _passing(_fence("acquire") + _put("cp", "monotonic"), _see("cp", "monotonic") + _fence("acquire")), FENCE, blocks=2),
    Kernel("relaxed flag between warps", _passing(_put("cp", "monotonic"), _see("cp", "monotonic"), warps=True), FENCE),
    Kernel("last block without fences", _POINTERS + _when("first", _store("y", "b", "k") + _rmw("cp", "monotonic", result="ticket") + _IS_LAST + _when("mine", _SUM)), FENCE, blocks=4),
    Kernel("last block with a fence of the block", _POINTERS + _when("first", _store("y", "b", "k") + _fence(scope="block") + _rmw("cp", "monotonic", result="ticket") + _fence(scope="block") + _IS_LAST + _when("mine", _SUM)), FENCE, blocks=4),
    Kernel("a lock with a relaxed release", _POINTERS + _when("first", _LOCK + _BUMP + _put("cp", "monotonic").replace("%i1, %cp", "%i0, %cp")), FENCE, blocks=2),
    # Barriers
    Kernel("one thread at gpu.barrier", _when("first", SYNC), BARRIER),
    Kernel("one warp at gpu.barrier", _when("warp0", SYNC), BARRIER),
    Kernel("half a warp at gpu.barrier", _when("low", SYNC) + _store("x", "b", "i"), ("barrier-divergence", "deadlock"), threads=32),
    Kernel("two barriers of gpu", _when("warp0", SYNC, SYNC), BARRIER),
    Kernel("barriers in a loop as long as the warp says", "    scf.for %j = %c0 to %w step %c1 {\n" + SYNC + "    }\n" + _store("x", "b", "i"), BARRIER, threads=96),
    Kernel("too many for a named barrier", "    nvvm.barrier id = %i1 number_of_threads = %i128\n", ("deadlock", "barrier-divergence")),
    Kernel("too few for a named barrier", _store("x", "s", "t") + "    nvvm.barrier id = %i1 number_of_threads = %i32\n" + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("a barrier each", _store("x", "s", "t") + _when("warp0", "    nvvm.barrier id = %i1 number_of_threads = %i32\n", "    nvvm.barrier id = %i2 number_of_threads = %i32\n") + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("arrive without waiting", _store("x", "s", "t") + _when("warp0", "    nvvm.barrier.arrive id = %i1 number_of_threads = %i64\n", "    nvvm.barrier id = %i1 number_of_threads = %i64\n") + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("a lane that is not there", _when("even", WARP_SYNC), ("undefined",), threads=32),
    # Asynchronous copies
    Kernel("no wait for a copy", _COPY + SYNC + _load("v", "s", "t") + _store("v", "b", "i"), WAIT + ("uninitialized",)),
    Kernel("a wait and no barrier", _COPY + _WAIT + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("a wait and no barrier in a warp", _COPY + _WAIT + _PEER + _load("v", "s", "peer") + _store("v", "b", "i"), RACE, threads=32),
    Kernel("barrier before the wait", _COPY + SYNC + _WAIT + _FAR + _load("v", "s", "far") + _store("v", "b", "i"), RACE),
    Kernel("one group too few", _FAR2 + _COPY + _COPIES + _WAIT.replace("0 : i32", "1 : i32") + SYNC + _load("v", "s", "far2") + _store("v", "b", "i"), WAIT + ("uninitialized",)),
    Kernel("a copy over what is read", _store("x", "s", "t") + SYNC + _FAR + _load("v", "s", "far") + _store("v", "b", "i") + _COPY + _WAIT, RACE),
    Kernel("a write into a copy", _COPY + _store("x", "s", "t") + _WAIT, WAIT + ("race",)),
    # Unwritten
    Kernel("the last element is not written", _store("x", "s", "t") + SYNC + _SHIFT + _load("v", "s", "p") + _store("v", "b", "i"), ("uninitialized",)),
    Kernel("half of the threads write", _when("even", _store("x", "s", "t")) + SYNC + _load("v", "s", "t") + _store("v", "b", "i"), ("uninitialized",)),
]  # fmt: skip

# Right ones

_GUARD = "    %in = arith.cmpi ult, %i, %c33 : index\n"
_TREE = "".join(
    _index(f"p{n}", "xori", "l", f"c{n}") + _load(f"a{n}", "s", f"p{n}") + _load(f"o{n}", "s", "l")
    + f"    %t{n} = arith.addi %a{n}, %o{n} : i32\n" + WARP_SYNC + _store(f"t{n}", "s", "l") + WARP_SYNC
    for n in (16, 8, 4, 2, 1)
)  # fmt: skip
_EXCHANGE = _FAR + _load("v", "s", "far") + _store("v", "b", "i")

RIGHT = [
    Kernel("a barrier", _store("x", "s", "t") + SYNC + _EXCHANGE),
    Kernel("nvvm's barrier", _store("x", "s", "t") + "    nvvm.barrier\n" + _EXCHANGE),
    Kernel("double buffer", "    scf.for %j = %c0 to %c4 step %c1 {\n" + _index("h", "remui", "j", "c2") + _index("o", "muli", "h", "c64") + _index("at", "addi", "o", "t") + _index("pa", "xori", "at", "c32") + _store("x", "s", "at") + SYNC + _load("v", "s", "pa") + _store("v", "b", "i") + "    }\n"),
    Kernel("two barriers in a loop", "    scf.for %j = %c0 to %c4 step %c1 {\n" + _store("x", "s", "t") + SYNC + _EXCHANGE + SYNC + "    }\n"),
    Kernel("every lane its own", _store("x", "s", "t") + _load("v", "s", "t") + _INCREMENT + _store("v1", "s", "t") + _load("v2", "s", "t") + _store("v2", "b", "i")),
    Kernel("same value by all", _store("i1", "s", "c0") + SYNC + _load("v", "s", "c0") + _store("v", "b", "i")),
    Kernel("same value, and read by who wrote it", _store("i1", "s", "w") + _load("v", "s", "w") + _store("v", "b", "i")),
    Kernel("same flag by all blocks", _store("i1", "b", "c0"), blocks=3),
    Kernel("same flag by some lanes", _when("even", _store("i1", "b", "c0")) + _store("x", "c", "i"), threads=32),
    Kernel("a broadcast", _store("x", "s", "t") + SYNC + _load("v", "s", "c3") + _store("v", "b", "i")),
    Kernel("a broadcast, then written", _store("x", "s", "t") + SYNC + _load("v", "s", "c3") + SYNC + _store("x", "s", "t") + _store("v", "b", "i")),
    Kernel("histogram by atomics", _BIN + _add("b", "bin"), blocks=3),
    Kernel("shared histogram", _store("i0", "s", "t") + SYNC + _BIN + _add("s", "bin") + SYNC + _load("v", "s", "t") + _store("v", "b", "i")),
    Kernel("warps of their own", _store("x", "s", "t") + WARP_SYNC + _PEER + _load("v", "s", "peer") + _store("v", "b", "i"), threads=128),
    Kernel("a tree in a warp", _store("x", "s", "l") + WARP_SYNC + _TREE + _load("v", "s", "c0") + _store("v", "b", "l"), threads=32),
    Kernel("a tree by shuffles", "".join(f"    %g{n}, %k{n} = gpu.shuffle xor %{'x' if n == 16 else f'u{2 * n}'}, %d{n}, %i32 : i32\n    %u{n} = arith.addi %{'x' if n == 16 else f'u{2 * n}'}, %g{n} : i32\n" for n in (16,)).replace("%d16", "%i16") + _when("lane0", _store("u16", "s", "w")) + SYNC + _load("v", "s", "w") + _store("v", "b", "i")),
    Kernel("halves of a warp", _MASKS + _store("x", "s", "l") + _SYNC_HALVES + _PEER + _load("v", "s", "peer") + _SYNC_HALVES + _store("v", "s", "l"), threads=32),
    Kernel("halves, then the whole", _MASKS + _store("x", "s", "l") + _SYNC_HALVES + _PEER + _load("v", "s", "peer") + WARP_SYNC + _store("v", "s", "l") + WARP_SYNC + _index("m", "xori", "l", "c16") + _load("v2", "s", "m") + _store("v2", "b", "i"), threads=32),
    Kernel("a half meets in a branch", _MASKS + _when("low", _store("x", "s", "l") + "    nvvm.bar.warp.sync %mlow : i32\n" + _PEER + _load("v", "s", "peer") + _store("v", "b", "i")), threads=32),
    Kernel("what was read goes by shuffle", _store("x", "s", "l") + WARP_SYNC + _load("v", "s", "l") + "    %g, %ok = gpu.shuffle xor %v, %i1, %i32 : i32\n" + _store("g", "s", "l").replace("%l]", "%peer]").join([_PEER, ""]) + WARP_SYNC + _load("v2", "s", "l") + _store("v2", "b", "i"), threads=32),
    Kernel("behind a branch, met", _when("lane0", _store("x", "s", "c0")) + WARP_SYNC + _load("v", "s", "c0") + _store("v", "b", "i"), threads=32),
    Kernel("gpu's barrier of the warp", _store("x", "s", "t") + "    gpu.barrier scope <subgroup>\n" + _PEER + _load("v", "s", "peer") + _store("v", "b", "i")),
    Kernel("lockstep", _store("x", "s", "t") + _PEER + _load("v", "s", "peer") + _store("v", "b", "i"), chip="gfx942"),
    Kernel("lockstep in place", _store("x", "s", "l") + _NEXT.replace("c32", "c64") + _load("v", "s", "next") + _store("v", "s", "l"), chip="gfx942"),
    Kernel("lockstep, a flag", _load("v", "b", "c0") + "    %no = arith.cmpi eq, %v, %i0 : i32\n" + _when("no", _store("i1", "b", "c0")), chip="gfx942"),
    Kernel("lockstep before Volta", _store("x", "s", "t") + _PEER + _load("v", "s", "peer") + _store("v", "b", "i"), chip="sm_60"),
    # Flags and tickets
    Kernel("a flag", _when("first", _when("block0", _GIVE + _add("c", "c0")) + _when("block1", _until("c", "c0", "i1") + _TAKE)), blocks=2),
    Kernel("a flag, release and acquire", _passing(_put("cp", "release"), _see("cp", "acquire")), blocks=2),
    Kernel("a flag, fences", _passing(_fence() + _put("cp", "monotonic"), _see("cp", "monotonic") + _fence()), blocks=2),
    Kernel("a flag, fence and acquire", _passing(_fence("release") + _put("cp", "monotonic"), _see("cp", "acquire")), blocks=2),
    Kernel("a flag within the block", _passing(_put("cp", "release", "block"), _see("cp", "acquire", "block"), warps=True)),
    Kernel("a flag for a whole block", _store("x", "b", "i") + SYNC + _when("first", _when("block0", _add("c", "c0"), _until("c", "c0", "i1"))) + SYNC + _when("block1", _load("v", "b", "t") + _store("v", "c", "i")), blocks=2),
    Kernel("a flag for a warp", _store("x", "b", "i") + WARP_SYNC + _when("lane0", _when("block0", _add("c", "c0"), _until("c", "c0", "i1"))) + WARP_SYNC + _when("block1", _load("v", "b", "l") + _store("v", "c", "i")), blocks=2, threads=32),
    Kernel("a relaxed counter", _POINTERS + _rmw("cp", "monotonic"), blocks=3),
    Kernel("last block", _when("first", _store("y", "b", "k") + _TICKET + _IS_LAST + _when("mine", _SUM)), blocks=4),
    Kernel("last block with fences", _POINTERS + _when("first", _store("y", "b", "k") + _fence() + _rmw("cp", "monotonic", result="ticket") + _fence() + _IS_LAST + _when("mine", _SUM)), blocks=4),
    Kernel("last block, all threads", _store("x", "b", "i") + SYNC + _when("first", _TICKET + _store("ticket", "s", "c0")) + SYNC + _load("ticket2", "s", "c0") + _IS_LAST.replace("%ticket,", "%ticket2,") + _when("mine", _load("v", "b", "t") + _store("v", "c", "i")), blocks=4),
    Kernel("a ticket tells the place", _TICKET + "    %place = arith.index_cast %ticket : i32 to index\n" + _store("x", "b", "place"), blocks=3),
    Kernel("a lock", _when("first", _LOCK + _BUMP + _UNLOCK), blocks=4),
    Kernel("a lock, warps", _when("lane0", _LOCK + _BUMP + _UNLOCK), threads=128),
    Kernel("a lock with a release", _POINTERS + _when("first", _LOCK + _BUMP + _put("cp", "release").replace("%i1, %cp", "%i0, %cp")), blocks=3),
    Kernel("a lock taken by lanes", _when("even", _LOCK + _BUMP + _UNLOCK), threads=16),
    Kernel("a lock taken by lanes, then a barrier", _LOCK + _BUMP + _UNLOCK + SYNC + _load("v9", "b", "c0") + _store("v9", "c", "t"), threads=8),
    Kernel("blocks meet at a counter", _store("x", "b", "i") + SYNC + _when("first", _add("c", "c0") + _until("c", "c0", "i3")) + SYNC + _index("p", "addi", "t", "c128") + _load("v", "b", "p") + _store("v", "c", "i").replace("%i]", "%p2]").join([_index("p2", "addi", "i", "c64"), ""]), blocks=3),
    Kernel("warps meet in shared memory", _when("first", _store("i0", "s", "c64")) + SYNC + _store("x", "s", "t") + WARP_SYNC + _when("lane0", _add("s", "c64") + _until("s", "c64", "i2")) + WARP_SYNC + _EXCHANGE),
    # Early exits
    Kernel("guarded", _GUARD + _when("in", _store("x", "b", "i")), blocks=2),
    Kernel("early exit before a barrier", _GUARD + _when("in", _store("x", "s", "t") + "    nvvm.barrier\n" + _load("v", "s", "c0") + _store("v", "b", "i"))),
    Kernel("a warp has left", _when("warp0", _store("x", "s", "t") + "    nvvm.barrier\n" + _PEER + _load("v", "s", "peer") + _store("v", "b", "i"))),
    Kernel("early exit before two barriers", _GUARD + _when("in", "    nvvm.barrier\n" + _store("x", "s", "t") + "    nvvm.barrier\n" + _load("v", "s", "c0") + _store("v", "b", "i"))),
    Kernel("a block may leave", _when("block0", SYNC), blocks=2),
    Kernel("as many rounds as the block says", "    scf.for %j = %c0 to %k step %c1 {\n" + _store("x", "s", "t") + SYNC + _EXCHANGE + SYNC + "    }\n", blocks=3),
    # Named barriers and copies
    Kernel("a named barrier", _store("x", "s", "t") + "    nvvm.barrier id = %i1 number_of_threads = %i64\n" + _EXCHANGE),
    Kernel("producer and consumer", _when("warp0", _store("x", "s", "l") + "    nvvm.barrier.arrive id = %i1 number_of_threads = %i64\n", "    nvvm.barrier id = %i1 number_of_threads = %i64\n" + _load("v", "s", "l") + _store("v", "b", "i"))),
    Kernel("pairs of warps", _store("x", "s", "t") + _index("pair", "divui", "t", "c64") + _index("id", "addi", "pair", "c1") + "    %ids = arith.index_cast %id : index to i32\n    nvvm.barrier id = %ids number_of_threads = %i64\n" + _EXCHANGE, threads=128),
    Kernel("a copy", _COPY + _WAIT + SYNC + _EXCHANGE),
    Kernel("a copy of one's own", _COPY + _WAIT + _load("v", "s", "t") + _store("v", "b", "i")),
    Kernel("a copy in a warp", _COPY + _WAIT + WARP_SYNC + _PEER + _load("v", "s", "peer") + _store("v", "b", "i"), threads=32),
    Kernel("two groups", _FAR2 + _COPY + _COPIES + _WAIT.replace("0 : i32", "1 : i32") + SYNC + _EXCHANGE + _WAIT.replace("%gr1", "%gr2") + SYNC + _load("v2", "s", "far2") + _store("v2", "c", "i")),
    Kernel("neighbouring bytes", _store("x", "b", "i") + _load("v", "b", "i") + _store("v", "c", "i"), blocks=4),
    Kernel("reduction by atomics", _add("b", "c0", "x"), blocks=4),
    Kernel("read after a reduction in the block", _add("s", "c0", "x").join([_when("first", _store("i0", "s", "c0")) + SYNC, SYNC]) + _load("v", "s", "c0") + _store("v", "b", "i")),
    Kernel("mask of the last warp", _store("x", "s", "t") + SYNC + _load("v", "s", "c3") + _store("v", "b", "i"), threads=40),
]  # fmt: skip
