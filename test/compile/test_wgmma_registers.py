"""Accumulators of a loop of wgmma: named in the assembly where nothing but the loop and what is behind its wait has them."""

from __future__ import annotations

import re

import pytest

import gpuir

COUNT = 32
STRUCT = f"!llvm.struct<({', '.join(['f32'] * COUNT)})>"
TYPES = (
    "#nvvm.shape<m = 64, n = 64, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], "
    f"B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : {STRUCT} -> {STRUCT}"
)
LOOP = f"""
    %sum = scf.for %i = %zero to %count step %one iter_args(%acc = %begin) -> ({STRUCT}) {{
      nvvm.wgmma.fence.aligned
      %x = nvvm.wgmma.mma_async %a, %b, %acc, {TYPES}
      %y = nvvm.wgmma.mma_async %b, %a, %x, {TYPES}
      nvvm.wgmma.commit.group.sync.aligned
      nvvm.wgmma.wait.group.sync.aligned 1
      scf.yield %y : {STRUCT}
    }}"""
WAIT = "nvvm.wgmma.wait.group.sync.aligned 0"
READ = f"""
    %v = llvm.extractvalue %sum[5] : {STRUCT}
    %w = llvm.extractvalue %sum[31] : {STRUCT}
    %u = arith.addf %v, %w : f32
    llvm.store %u, %out : f32, !llvm.ptr"""
BEGIN = f"%begin = llvm.mlir.zero : {STRUCT}"


def kernel(body: str, attributes: str = "nvvm.kernel") -> str:
    return f"""
gpu.module @m {{
  llvm.func @k(%out: !llvm.ptr, %a: i64, %b: i64, %n: i32, %given: {STRUCT}) attributes {{{attributes}}} {{
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %count = arith.index_cast %n : i32 to index
    {body}
    llvm.return
  }}
}}"""


def test_they_are_declared_cleared_multiplied_and_read():
    artifact = gpuir.compile(kernel(f"{BEGIN}{LOOP}\n{WAIT}{READ}"), "sm_90a", "cubin")
    lines = [line.strip() for line in artifact.ptx.splitlines()]
    assert lines.count(f".reg .b32 acc0_<{COUNT}>;") == 1
    names = [f"acc0_{number}" for number in range(COUNT)]
    products = [line for line in lines if line.startswith("wgmma.mma_async")]
    assert len(products) == 2 and all(f"{{{', '.join(names)}}}" in line for line in products)
    places = [
        lines.index(f".reg .b32 acc0_<{COUNT}>;"),
        lines.index("mov.b32 acc0_0, 0;"),
        lines.index(products[0]),
        next(number for number, line in enumerate(lines) if re.match(r"wgmma.wait_group\S+\s+0;", line)),
        next(number for number, line in enumerate(lines) if re.match(r"mov.b32 %r\d+, acc0_5;", line)),
    ]
    assert places == sorted(places)
    assert [line for line in lines if line.startswith("mov.b32 acc0_")] == [f"mov.b32 {n}, 0;" for n in names]
    assert not artifact.kernels["k"].warnings


def test_the_loop_hands_on_nothing():
    llvm = gpuir.compile(kernel(f"{BEGIN}{LOOP}\n{WAIT}{READ}"), "sm_90a", "llvm").forms["llvm"]
    assert not re.search(r"phi \{|phi %", llvm)


def test_an_outer_loop_clears_them_again():
    inside = f"{LOOP}\n{WAIT}{READ}"
    text = kernel(f"{BEGIN}\nscf.for %j = %zero to %count step %one {{ {inside}\nscf.yield }}")
    lines = [line.strip() for line in gpuir.compile(text, "sm_90a", "cubin").ptx.splitlines()]
    assert lines.count(f".reg .b32 acc0_<{COUNT}>;") == 1
    label = next(number for number, line in enumerate(lines) if re.match(r"\$L\w+:", line))
    assert lines.index(f".reg .b32 acc0_<{COUNT}>;") < label < lines.index("mov.b32 acc0_0, 0;")


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(f"{BEGIN}{LOOP}{READ}\n{WAIT}", id="read before the wait"),
        pytest.param(f"{LOOP.replace('%begin', '%given')}\n{WAIT}{READ}", id="given from outside"),
        pytest.param(
            BEGIN
            + LOOP.replace("nvvm.wgmma.commit", f"llvm.store %acc, %out : {STRUCT}, !llvm.ptr\nnvvm.wgmma.commit")
            + f"\n{WAIT}{READ}",
            id="stored in the loop",
        ),
        pytest.param(f"{BEGIN}{LOOP}\n{WAIT}\nllvm.store %sum, %out : {STRUCT}, !llvm.ptr", id="stored as a whole"),
        pytest.param(
            BEGIN + LOOP.replace("scf.yield %y", "scf.yield %begin") + f"\n{WAIT}{READ}", id="another value goes on"
        ),
    ],
)
def test_otherwise_they_are_values(body):
    mlir = gpuir.compile(kernel(body), "sm_90a", "mlir").mlir
    assert "acc0_" not in mlir and "wgmma.mma_async" in mlir


def test_functions_that_may_be_inlined_have_values():
    device = kernel(f"{BEGIN}{LOOP}\n{WAIT}{READ}", "no_inline").replace("gpu.module @m {", "").rstrip().rstrip("}")
    text = f"gpu.module @m {{ {device}\n gpu.func @main() kernel {{ gpu.return }} }}"
    assert "acc0_" not in gpuir.compile(text, "sm_90a", "mlir").mlir


def test_zeros_of_a_loop_that_may_not_run_are_written_once():
    """As values, here for lack of a wait in front of what reads them."""
    ptx = gpuir.compile(kernel(f"{BEGIN}{LOOP}{READ}\n{WAIT}"), "sm_90a").ptx
    assert len(re.findall(r"mov\.b32\s+%\w+, (?:0|0f0+);", ptx)) in range(COUNT, COUNT + 4)
    assert not re.search(r"mov\.b32\s+%r\d+, %r\d+;", ptx)
