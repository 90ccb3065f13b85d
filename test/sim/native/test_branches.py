"""The random programs of test_random_programs.py in the llvm dialect, which both engines run: loops, branches, calls, vectors, arrays of a thread."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

import gpuir
from gpuir.host import ir, module
from gpuir.sim.native.outline import nested

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent))
from _both import both
from _random_programs import BARRIER, LOCAL, ROW, Writer, arrays, memory

sys.path.pop(0)
sys.path.pop(0)

#: Calls become what they call, as the native engine has none.
INLINED = "builtin.module(convert-vector-to-scf,convert-scf-to-cf,inline,symbol-dce,canonicalize)"
LOWERED = (
    "builtin.module(canonicalize,expand-strided-metadata,lower-affine,convert-vector-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
    "finalize-memref-to-llvm,convert-func-to-llvm{use-bare-ptr-memref-call-conv=1},convert-cf-to-llvm,canonicalize,cse,reconcile-unrealized-casts)"
)
NUMBERS = {"block": "ctaid", "size": "ntid", "lane": "tid"}
#: What the native engine leaves to NumPy wherever control flow carries it.
LEFT = (ROW, LOCAL, "vector<2x2xi64>")


def program(seed: int) -> tuple[str, int, int]:
    """A module with a function of each thread and one that calls it by its number; blocks and their size."""
    drawn = random.Random(seed)
    blocks, size = drawn.choice([(1, 64), (1, 96), (2, 64), (1, 40), (3, 32)])
    writer = Writer(seed, blocks * size, vectors=drawn.random() < 0.3)
    writer.drawn = tuple(type for type in writer.drawn if type not in LEFT)
    # Atomics become those that acquire and release, and barriers stand in branches.
    writer.atomics, writer.barriers = False, drawn.random() < 0.2
    text = writer.module().replace("func.func @thread", "func.func private @thread")
    text = text.replace("memref.alloca_scope.return", "scf.yield").replace("memref.alloca_scope", "scf.execute_region")
    lines = ["nvvm.barrier" if line == BARRIER else line for line in text.split("\n")]
    given = ", ".join(f"{name}: {type}" for name, type in memory(blocks * size))
    lines.append(f"func.func @main({given}) {{")
    for name, register in NUMBERS.items():
        lines.append(f"%{name}_i = nvvm.read.ptx.sreg.{register}.x : i32")
        lines.append(f"%{name} = arith.index_cast %{name}_i : i32 to index")
    names, types = zip(*memory(blocks * size))
    lines += ["%start = arith.muli %block, %size : index", "%t = arith.addi %start, %lane : index"]
    lines.append(f"func.call @thread(%t, {', '.join(names)}) : (index, {', '.join(types)}) -> ()")
    return "\n".join([*lines, "return", "}"]), blocks, size


def lowered(text: str) -> Any:
    """The module's kernel in the llvm dialect, arrays of a thread at its begin."""
    passes = module("passmanager").PassManager
    with gpuir.Context():
        payload = gpuir.parse(text)
        passes.parse(INLINED).run(payload.operation)
        (main,) = payload.body.operations
        for op in nested(main.operation):
            if op.name == "memref.alloca":
                op.move_before(main.regions[0].blocks[0].operations[0])
        passes.parse(LOWERED).run(payload.operation)
        payload.body.operations[0].attributes["nvvm.kernel"] = ir.UnitAttr.get()
    return payload


def compare(seed: int) -> bool:
    """Whether the program ran natively."""
    text, blocks, size = program(seed)
    report, _ = both(lowered(text), "main", blocks, size, *arrays(seed, blocks * size))
    assert not report.findings
    return report.engine.startswith("native")


@pytest.mark.parametrize("seed", [4, 5])
def test_programs_that_run_natively(seed: int) -> None:
    assert compare(seed)


@pytest.mark.sweep(2)
@pytest.mark.parametrize("seed", range(5000))
def test_random_programs(seed: int) -> None:
    compare(seed)
