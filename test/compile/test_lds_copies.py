"""Waits for marks become waits for operations, as many as stand behind the mark on every way."""

from __future__ import annotations

import re

import pytest

import gpuir

pytest.importorskip("llvmlite")

KERNEL = """
module {{ gpu.module @kernels {{
  llvm.mlir.global external @s() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<8192 x i8>
  llvm.func @k(%a: !llvm.ptr<1>, %o: i32, %c: i1, %n: i32) attributes {{rocdl.kernel}} {{
    %p = llvm.mlir.addressof @s : !llvm.ptr<3>
    %size = llvm.mlir.constant(4 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %stride = llvm.mlir.constant(0 : i16) : i16
    %records = llvm.mlir.constant(1024 : i64) : i64
    %flags = llvm.mlir.constant(159744 : i32) : i32
    %r = rocdl.make.buffer.rsrc %a, %stride, %records, %flags : <1> to <8>
{body}
    llvm.return
  }}
}}}}
"""
COPY = "rocdl.raw.ptr.buffer.load.async.lds %r, %p, %size, %o, %zero, %zero, 0"
MARK = "rocdl.asyncmark"


def waits(*lines):
    """The numbers of the waits of a kernel with this body."""
    text = KERNEL.format(body="\n".join(lines))
    (compiled,) = gpuir.compile(text, "gfx942", emit="llvm", cache=False).modules.values()
    llvm = compiled.forms["llvm"]
    assert "async" not in llvm
    fields = map(int, re.findall(r"call void @llvm\.amdgcn\.s\.waitcnt\(i32 (\d+)\)", llvm))
    return [field & 15 | field >> 14 << 4 for field in fields]


def test_straight():
    groups = [COPY, COPY, MARK, COPY, MARK, COPY, COPY, COPY, MARK]
    assert waits(*groups, "rocdl.wait.asyncmark 2", "rocdl.wait.asyncmark 1", "rocdl.wait.asyncmark 0") == [4, 3, 0]
    assert waits(*groups, COPY, "rocdl.wait.asyncmark 1", "rocdl.wait.asyncmark 9") == [4, 7]


def test_more_than_the_counter_holds():
    assert waits(COPY, MARK, *[COPY] * 70, MARK, "rocdl.wait.asyncmark 1") == [63]


def test_a_branch_may_not_copy():
    """What only one way has does not count."""
    ways = [COPY, MARK, COPY, "llvm.cond_br %c, ^yes, ^no", "^yes:", COPY, COPY, "llvm.br ^no", "^no:", MARK]
    assert waits(*ways, "rocdl.wait.asyncmark 1") == [1]


def test_a_loop():
    """The first iteration has the groups before the loop behind its mark, later ones those of the loop."""
    loop = [
        COPY, COPY, MARK, COPY, COPY, MARK, "llvm.br ^head(%zero : i32)",
        "^head(%i: i32):", COPY, COPY, COPY, MARK, "rocdl.wait.asyncmark 2",
        "%j = llvm.add %i, %one : i32", '%d = llvm.icmp "slt" %j, %n : i32', "llvm.cond_br %d, ^head(%j : i32), ^end",
        "^end:", "rocdl.wait.asyncmark 0",
    ]  # fmt: skip
    assert waits(*loop) == [5, 0]
