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


@dataclasses.dataclass(frozen=True)
class Kernel:
    """A kernel by its body: how it is launched, and the kinds of findings that it must have (empty: it is right)."""

    name: str
    body: str
    kinds: tuple[str, ...] = ()
    blocks: int = 1
    threads: int = 64
    chip: str = "sm_90"

    @property
    def module(self) -> str:
        """The kernel as a module's text; what stands in ``//global`` lines goes before the kernel."""
        return _HEAD + _names(64 if self.chip.startswith("gfx9") else 32) + self.body + "\n    gpu.return\n  }\n}\n"

    def run(self, module: Any, **options: Any) -> sim.Report:
        """The report of a launch with arrays of zeros but the first, which counts up."""
        arrays = [np.arange(4096, dtype="i4"), np.zeros(4096, "i4"), np.zeros(4096, "i4")]
        return sim.launch(
            module, "k", self.blocks, self.threads, *arrays,
            **{"chip": self.chip, "on_fault": "report", "max_steps": 2000, **options},
        )  # fmt: skip


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
