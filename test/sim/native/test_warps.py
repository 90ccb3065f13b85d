"""Barriers of warps in the native engine: what they order runs natively, and nothing else does."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both
from test_llvm import kernel

sys.path.pop(0)


def drawn(seed):
    """Threads that write and read shared memory at each other's places, with barriers of warps and of blocks between them."""
    random = np.random.default_rng(seed)
    lines = ["%base = llvm.mlir.addressof @tile : !llvm.ptr<3>", "%v0 = llvm.add %i, %c1 : i32"]
    value, number = "%v0", 0

    def place(number):
        how = random.choice(["own", "near", "far", "some"], p=[0.4, 0.4, 0.1, 0.1])
        by = {"own": 0, "near": int(random.choice([1, 2, 16])), "far": 32, "some": 0}[how]
        lines.append(f"%x{number} = llvm.mlir.constant({by} : i32) : i32\n%at{number} = llvm.xor %t, %x{number} : i32")
        if how == "some":
            lines.append(
                f"%m{number} = llvm.mlir.constant(56 : i32) : i32\n%o{number} = llvm.and %at{number}, %m{number} : i32"
            )
        index = f"%{'o' if how == 'some' else 'at'}{number}"
        lines.append(f"%p{number} = llvm.getelementptr %base[{index}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32")
        return f"%p{number}"

    lines.append(f"llvm.store {value}, {place(number)} : i32, !llvm.ptr<3>" if random.random() < 0.2 else "%q0 = llvm.getelementptr %base[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32\nllvm.store %v0, %q0 : i32, !llvm.ptr<3>")  # fmt: skip
    for number in range(1, int(random.integers(3, 10))):
        step = random.choice(["store", "load", "warp", "block"], p=[0.25, 0.35, 0.3, 0.1])
        if step == "store":
            lines.append(f"llvm.store {value}, {place(number)} : i32, !llvm.ptr<3>")
        elif step == "load":
            lines.append(f"%l{number} = llvm.load {place(number)} : !llvm.ptr<3> -> i32\n%v{number} = llvm.add {value}, %l{number} : i32")  # fmt: skip
            value = f"%v{number}"
        else:
            lines.append("nvvm.bar.warp.sync %all : i32" if step == "warp" else "nvvm.barrier")
    lines.append(f"%end = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32\nllvm.store {value}, %end : i32, !llvm.ptr")  # fmt: skip
    return kernel("\n".join(lines))


def compare(seeds):
    """How many ran natively, and how many of these have a barrier of a warp."""
    ran = 0
    for seed in seeds:
        text = drawn(seed)
        report, _ = both(text, "k", 2, 64, np.zeros(128, np.int32), np.zeros(128, np.int32))
        native = report.engine.startswith("native")
        assert not (native and report.findings), text
        ran += native and "bar.warp" in text
    return ran


def test_the_first_random_kernels():
    assert compare(range(40)) >= 4


@pytest.mark.sweep(6)
@pytest.mark.parametrize("part", range(200))
def test_random_kernels(part):
    compare(range(10 * part, 10 * part + 10))


SUM = """%base = llvm.mlir.addressof @tile : !llvm.ptr<3>
%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%v = llvm.load %p : !llvm.ptr -> i32
%s0 = llvm.getelementptr %base[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
llvm.store %v, %s0 : i32, !llvm.ptr<3>
nvvm.bar.warp.sync %all : i32
%sixteen = llvm.mlir.constant(16 : i32) : i32
llvm.br ^loop(%sixteen : i32)
^loop(%far: i32):
%there = llvm.xor %t, %far : i32
%s1 = llvm.getelementptr %base[%there] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
%one = llvm.load %s0 : !llvm.ptr<3> -> i32
%other = llvm.load %s1 : !llvm.ptr<3> -> i32
%sum = llvm.add %one, %other : i32
FIRST
llvm.store %sum, %s0 : i32, !llvm.ptr<3>
SECOND
%half = llvm.lshr %far, %c1 : i32
%more = llvm.icmp "ne" %half, %c0 : i32
llvm.cond_br %more, ^loop(%half : i32), ^end
^end:
%all_of = llvm.load %s0 : !llvm.ptr<3> -> i32
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
llvm.store %all_of, %q : i32, !llvm.ptr"""


@pytest.mark.parametrize("missing", ["", "FIRST", "SECOND"])
def test_sums_of_warps(missing):
    barrier = "nvvm.bar.warp.sync %all : i32"
    text = kernel(SUM.replace(missing or "nothing", "").replace("FIRST", barrier).replace("SECOND", barrier))
    x = np.arange(128, dtype=np.int32)
    report, (_, y) = both(text, "k", 2, 64, x, np.zeros(128, np.int32))
    if missing:
        assert report.findings and report.engine.startswith("numpy: of the native engine, a check")
    else:
        assert report.engine.startswith("native")
        assert np.array_equal(y, np.repeat(x.reshape(4, 32).sum(1), 32))
