"""Products of nvgpu before and after upstream's lowering to nvvm, where sparse ones become inline assembly."""

from __future__ import annotations

import re

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.host import module

PIPELINE = (
    "builtin.module(convert-nvgpu-to-nvvm,gpu.module(convert-vector-to-llvm,expand-strided-metadata,lower-affine,"
    "convert-arith-to-llvm,convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1},canonicalize,cse,reconcile-unrealized-casts))"
)
SPARSE, DENSE = "nvgpu.mma.sp.sync(%x, %y, %z) metadata(%w)", "nvgpu.mma.sync(%x, %y, %z)"
DTYPES = {"f16": "f2", "f32": "f4", "f64": "f8", "i4": "i1", "i8": "i1", "i32": "i4"}
CASES = [
    (SPARSE, "[16, 8, 32]", "4x2xf16", "4x2xf16", "2x2xf16"),
    (SPARSE, "[16, 8, 16], sparsitySelector = 1 : i32", "2x2xf16", "2x2xf16", "2x2xf32"),
    (SPARSE, "[16, 8, 64]", "4x4xi8", "4x4xi8", "2x2xi32"),
    (SPARSE, "[16, 8, 16], tf32Enabled", "4x1xf32", "4x1xf32", "2x2xf32"),
    (DENSE, "[16, 8, 32]", "4x4xi8", "2x4xi8", "2x2xi32"),
    (DENSE, "[16, 8, 64]", "4x8xi4", "2x8xi4", "2x2xi32"),
    (DENSE, "[8, 8, 4]", "1x1xf64", "1x1xf64", "1x2xf64"),
]


def parts(type: str) -> tuple[int, int, str]:
    rows, columns, element = re.fullmatch(r"(\d+)x(\d+)x(\w+)", type).groups()
    return int(rows), int(columns), element


def loaded(name: str, buffer: str, type: str) -> str:
    """The lane's registers, one after the other: upstream lowers no loads of two dimensions."""
    rows, columns, element = parts(type)
    text = f"%{name}0 = arith.constant dense<{'0.0' if element[0] == 'f' else '0'}> : vector<{type}>\n"
    for i in range(rows):
        text += f"""%{name}row{i} = vector.load %{buffer}[%t, %c{i}, %c0] : memref<32x{type}>, vector<{columns}x{element}>
        %{name}{i + 1 if i + 1 < rows else ""} = vector.insert %{name}row{i}, %{name}{i} [{i}] : vector<{columns}x{element}> into vector<{type}>
        """
    return text


def kernel(op: str, shape: str, a: str, b: str, c: str) -> str:
    rows, columns, element = parts(c)
    stores = "".join(
        f"""%d{i} = vector.extract %d[{i}] : vector<{columns}x{element}> from vector<{c}>
        vector.store %d{i}, %o[%t, %c{i}, %c0] : memref<32x{c}>, vector<{columns}x{element}>
        """
        for i in range(rows)
    )
    constants = "".join(f"%c{i} = arith.constant {i} : index\n" for i in range(4))
    return f"""gpu.module @m {{
      gpu.func @k(%a: memref<32x{a}>, %b: memref<32x{b}>, %c: memref<32x{c}>, %m: memref<32x2xi16>, %o: memref<32x{c}>) kernel {{
        {constants} %t = gpu.thread_id x
        {loaded("x", "a", a)} {loaded("y", "b", b)} {loaded("z", "c", c)}
        %w = vector.load %m[%t, %c0] : memref<32x2xi16>, vector<2xi16>
        %d = {op} {{mmaShape = {shape}}} : (vector<{a}>, vector<{b}>, vector<{c}>) -> vector<{c}>
        {stores} gpu.return
      }}
    }}"""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_before_and_after(case):
    random = np.random.default_rng(0)
    a, b, c = (random.integers(-8, 8, (32, *parts(type)[:2])).astype(DTYPES[parts(type)[2]]) for type in case[2:])
    if c.dtype == np.int32:
        c[:16] = 2**31 - 3  # sums end at the limit, before as after
    found = [np.zeros_like(c) for _ in range(2)]
    metadata = np.full((32, 2), 0x4444, np.int16)
    text = kernel(*case)
    sim.launch(text, "k", 1, 32, a, b, c, metadata, found[0])
    with gpuir.Context():
        payload = gpuir.parse(text)
        module("passmanager").PassManager.parse(PIPELINE).run(payload.operation)
        report = sim.launch(payload, "k", 1, 32, a, b, c, metadata, found[1])
    assert found[0].any() and np.array_equal(*found)
    assert all(each.startswith(("llvm.", "nvvm.")) for each in report.operations)
    assert report.operations["llvm.inline_asm"] == (case[0] == SPARSE)
