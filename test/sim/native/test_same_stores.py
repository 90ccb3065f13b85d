"""Threads that store the same to one place: no race, as the NumPy engine has it, which machine code finds of single stores alone."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both, kernel

sys.path.pop(0)

THREADS = 128
SHARED = "memref<64xi32, #gpu.address_space<workgroup>>"
#: A thread's number in its block, those of its warp and of its eighth lane, and a buffer in shared memory.
HEAD = f"""%s = memref.alloca() : {SHARED}
%t = gpu.thread_id x
%c2 = arith.constant 2 : index
%c3 = arith.constant 3 : index
%c8 = arith.constant 8 : index
%c32 = arith.constant 32 : index
%zero = arith.constant 0 : i32
%eighth = arith.divui %t, %c8 : index
%warp = arith.divui %t, %c32 : index
%v = memref.load %x[%eighth] : memref<?xi32>
%o = memref.load %x[%t] : memref<?xi32>"""
STORE, BARRIER = f"memref.store %v, %s[%eighth] : {SHARED}", "gpu.barrier"
LOAD = f"%r = memref.load %s[%eighth] : {SHARED}\nmemref.store %r, %y[%i] : memref<?xi32>"


def run(*parts):
    x = np.arange(10, 10 + 2 * THREADS, dtype=np.int32)
    text = kernel("\n".join([HEAD, *parts])).replace("%s = memref.alloca() : " + SHARED, "").replace(
        ") kernel {", f") workgroup(%s: {SHARED}) kernel {{"
    )  # fmt: skip
    report, (_, y) = both(text, "k", 2, THREADS, x, np.zeros_like(x))
    return report, x, y


RIGHT = {
    "once": (STORE, BARRIER, LOAD),
    "in turns with barriers": ("scf.for %n = %c0 to %c3 step %c1 {", BARRIER, STORE, BARRIER, "}", LOAD),
    "over what another interval wrote": (f"memref.store %zero, %s[%eighth] : {SHARED}", BARRIER, STORE, BARRIER, LOAD),
    "by some of them": ("%some = arith.cmpi ult, %t, %c32 : index\nscf.if %some {", STORE, "}", BARRIER,
                        f"%some2 = arith.remui %eighth, %c2 : index\n%r = memref.load %s[%c1] : {SHARED}\nmemref.store %r, %y[%i] : memref<?xi32>"),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_same(name):
    report, x, y = run(*RIGHT[name])
    assert report.engine.startswith("native") and not report.findings, report
    eighths = np.ones(THREADS, int) if name == "by some of them" else np.arange(THREADS) // 8
    np.testing.assert_array_equal(y, np.tile(x[eighths], 2))


OTHER = STORE.replace("%v", "%o")
RACES = {
    "other values": (OTHER, BARRIER, LOAD),
    "read by others without a barrier": (STORE, "%c15 = arith.constant 15 : index\n%next = arith.subi %c15, %eighth : index", LOAD.replace("[%eighth]", "[%next]")),
    "read ahead of it": (f"memref.store %zero, %s[%eighth] : {SHARED}", BARRIER, LOAD, STORE),
    "among warps": (OTHER.replace("%eighth", "%warp"), BARRIER, LOAD),
    "in turns": ("scf.for %n = %c0 to %c3 step %c1 {", "%w = arith.index_cast %n : index to i32", OTHER.replace("%o", "%w"),
                 "%same = arith.addi %w, %o : i32", OTHER.replace("%o", "%same"), "}", BARRIER, LOAD),
    "two stores": (STORE, OTHER, BARRIER, LOAD),
}  # fmt: skip


@pytest.mark.parametrize("name", RACES)
def test_races(name):
    report, *_ = run(*RACES[name])
    assert "race" in {finding.kind for finding in report.findings}


#: What machine code leaves to the NumPy engine, which finds nothing: each thread writes what is there already.
LEFT = {
    "two stores of the same": (STORE, STORE, BARRIER, LOAD),
    "turns without a barrier": ("scf.for %n = %c0 to %c3 step %c1 {", STORE, "}", BARRIER, LOAD),
}


@pytest.mark.parametrize("name", LEFT)
def test_left(name):
    report, x, y = run(*LEFT[name])
    assert not report.findings
    np.testing.assert_array_equal(y, np.tile(x[np.arange(THREADS) // 8], 2))
