"""Accesses of vectors under one condition, and hints for caches, in PTX: one instruction each."""

from __future__ import annotations

import re

import pytest

import gpuir

pytest.importorskip("llvmlite")

KERNEL = """
gpu.module @m {
  llvm.func @k(%from: !llvm.ptr<1>, %to: !llvm.ptr<1>, %n: i32) attributes {nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %thread = nvvm.read.ptx.sreg.tid.x : i32
    %p = llvm.icmp "slt" %thread, %n : i32
    %none = llvm.mlir.poison : vector<COUNTxi1>
    %one = llvm.insertelement %p, %none[%zero : i32] : vector<COUNTxi1>
    %mask = llvm.shufflevector %one, %one [LIST] : vector<COUNTxi1>
    %other = llvm.mlir.zero : vector<COUNTxTYPE>
    %v = llvm.intr.masked.load %from, %mask, %other {alignment = BYTES : i32LOAD} : (!llvm.ptr<1>, vector<COUNTxi1>, vector<COUNTxTYPE>) -> vector<COUNTxTYPE>
    llvm.intr.masked.store %v, %to, %mask {alignment = BYTES : i32STORE} : vector<COUNTxTYPE>, vector<COUNTxi1> into !llvm.ptr<1>
    llvm.return
  }
}
"""


def ptx(count: int, kind: str, load: str = "", store: str = "", chip: str = "sm_90") -> str:
    size = count * int(re.sub(r"\D", "", kind)) // 8
    text = KERNEL.replace("COUNT", str(count)).replace("TYPE", kind).replace("BYTES", str(size))
    text = text.replace("LIST", ", ".join(["0"] * count))
    text = text.replace("LOAD", f", {load}" if load else "").replace("STORE", f", {store}" if store else "")
    (compiled,) = gpuir.compile(text, chip, emit="cubin").modules.values()
    assert len(compiled.forms["cubin"]) > 500
    return str(compiled.forms["ptx"])


@pytest.mark.parametrize(
    ("count", "kind", "word"),
    [(4, "f32", ".v4.b32"), (8, "f16", ".v4.b32"), (2, "i64", ".v2.b64"), (1, "f32", ".b32"), (1, "i16", ".b16"), (2, "f16", ".b32")],
)  # fmt: skip
def test_one_instruction_each(count, kind, word):
    text = ptx(count, kind)
    assert re.search(rf"@%p\d+ ld\.global{re.escape(word)} ", text)
    assert re.search(rf"@%p\d+ st\.global{re.escape(word)} ", text)
    assert "bra" not in text


@pytest.mark.parametrize(
    ("load", "store", "words"),
    [
        ('gpuir.cache = "cg"', 'gpuir.cache = "cs"', ("ld.global.cg.v4", "st.global.cs.v4")),
        ('gpuir.evict = "evict_last"', 'gpuir.evict = "evict_first"', ("ld.global.L1::evict_last", "st.global.L1::evict_first")),
        ("gpuir.volatile", "", ("ld.volatile.global.v4", "st.global.v4")),
    ],
)  # fmt: skip
def test_hints(load, store, words):
    text = ptx(4, "f32", load, store)
    for word in words:
        assert word in text


@pytest.mark.parametrize(("count", "kind"), [(4, "f32"), (1, "i16"), (2, "i64")])
def test_policies_of_the_l2(count, kind):
    """Made once for the function, whatever its accesses; chips before sm_80 have none."""
    hints = ('gpuir.evict = "evict_last"', 'gpuir.evict = "evict_last"')
    text = ptx(count, kind, *hints)
    assert text.count("createpolicy.fractional.L2::evict_last.b64") == 1
    assert len(re.findall(r"(?:ld|st)\.global\.L1::evict_last\.L2::cache_hint(?:\.v\d)?\.b\d+ .*, %rd\d+;", text)) == 2
    older = ptx(count, kind, *hints, chip="sm_75")
    assert "L1::evict_last" in older
    assert "L2::" not in older


def test_bytes_stay_with_llvm():
    """A byte, for which there is no register, is loaded behind a branch."""
    assert "@%p" in ptx(1, "i8")
