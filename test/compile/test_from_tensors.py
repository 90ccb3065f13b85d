"""What kernels that are lowered from tensors ask of LLVM: addresses, loops and vectors in their PTX."""

from __future__ import annotations

import re

import pytest

import gpuir

pytest.importorskip("llvmlite")

HEAD = """
#rows = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#turned = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
"""
#: Eight elements of a thread, 64 bytes apart, and through shared memory.
COPY = (
    HEAD
    + """
  tt.func public @copy(%x: !tt.ptr<f16>, %n: i32) {
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #rows>
    %1 = tt.splat %x : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #rows>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f16>, #rows>, tensor<256xi32, #rows>
    %3 = tt.splat %n : i32 -> tensor<256xi32, #rows>
    %4 = arith.cmpi slt, %0, %3 : tensor<256xi32, #rows>
    %5 = tt.load %2, %4 : tensor<256x!tt.ptr<f16>, #rows>
    %6 = ttg.local_alloc %5 : (tensor<256xf16, #rows>) -> !ttg.memdesc<256xf16, #shared, #smem, mutable>
    %7 = ttg.local_load %6 : !ttg.memdesc<256xf16, #shared, #smem, mutable> -> tensor<256xf16, #turned>
    %8 = ttg.convert_layout %7 : tensor<256xf16, #turned> -> tensor<256xf16, #rows>
    tt.store %2, %8, %4 : tensor<256x!tt.ptr<f16>, #rows>
    tt.return
  }
}
"""
)
LOOP = (
    HEAD
    + """
  tt.func public @sums(%x: !tt.ptr<f32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %zero = arith.constant dense<0.0> : tensor<32xf32, #rows>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #rows>
    %1 = tt.splat %x : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #rows>
    %2 = tt.addptr %1, %0 : tensor<32x!tt.ptr<f32>, #rows>, tensor<32xi32, #rows>
    %3 = scf.for %i = %c0 to BOUND step %c1 iter_args(%sum = %zero) -> (tensor<32xf32, #rows>) : i32 {
      %4 = arith.sitofp %i : i32 to f32
      %5 = tt.splat %4 : f32 -> tensor<32xf32, #rows>
      %6 = arith.addf %sum, %5 : tensor<32xf32, #rows>
      scf.yield %6 : tensor<32xf32, #rows>
    }
    tt.store %2, %3 : tensor<32x!tt.ptr<f32>, #rows>
    tt.return
  }
}
"""
)
#: Rows that do not change in a loop, and columns that do.
MASKED = (
    HEAD
    + """
  tt.func public @masked(%x: !tt.ptr<f16>, %n: i32, %rows: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %zero = arith.constant dense<0.0> : tensor<2048xf16, #rows>
    %0 = tt.make_range {end = 2048 : i32, start = 0 : i32} : tensor<2048xi32, #rows>
    %1 = tt.splat %x : !tt.ptr<f16> -> tensor<2048x!tt.ptr<f16>, #rows>
    %2 = tt.addptr %1, %0 : tensor<2048x!tt.ptr<f16>, #rows>, tensor<2048xi32, #rows>
    %3 = tt.splat %rows : i32 -> tensor<2048xi32, #rows>
    %4 = arith.cmpi slt, %0, %3 : tensor<2048xi32, #rows>
    %5 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (tensor<2048xf16, #rows>) : i32 {
      %6 = arith.cmpi slt, %i, %rows : i32
      %7 = tt.splat %6 : i1 -> tensor<2048xi1, #rows>
      %8 = arith.andi %4, %7 : tensor<2048xi1, #rows>
      %9 = tt.load %2, %8 : tensor<2048x!tt.ptr<f16>, #rows>
      %10 = arith.addf %sum, %9 : tensor<2048xf16, #rows>
      scf.yield %10 : tensor<2048xf16, #rows>
    }
    tt.store %2, %5 : tensor<2048x!tt.ptr<f16>, #rows>
    tt.return
  }
}
"""
)
#: A kernel that no tensor was lowered to.
PLAIN = """
gpu.module @m {
  gpu.func @plain(%x: memref<?xf32>) workgroup(%s: memref<32xf32, #gpu.address_space<workgroup>>) kernel {
    %i = gpu.thread_id x
    %0 = memref.load %x[%i] : memref<?xf32>
    memref.store %0, %s[%i] : memref<32xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %j = gpu.block_dim x
    %1 = memref.load %s[%j] : memref<32xf32, #gpu.address_space<workgroup>>
    memref.store %1, %x[%i] : memref<?xf32>
    gpu.return
  }
}
"""


def ptx(text: str, target: str = "sm_90") -> str:
    return str(gpuir.compile(text, target, emit="ptx", cache=False).ptx)


@pytest.mark.parametrize("target", ["sm_80", "sm_90", "sm_120"])
def test_addresses_in_shared_memory_have_32_bits(target: str) -> None:
    made = ptx(COPY, target)
    used = re.findall(r"(?:ld|st)\.shared[\w.]* .*?\[(%\w+?)\d*[+\]]", made)
    assert used
    assert set(used) == {"%r"}, made


def test_other_kernels_keep_their_addresses() -> None:
    """Also in the process that has just compiled one of tensors."""
    before = ptx(PLAIN)
    assert "%rd" in "".join(re.findall(r"(?:ld|st)\.shared.*", before))
    ptx(COPY)
    assert ptx(PLAIN) == before


def test_accesses_add_constants_to_one_address() -> None:
    """One sum for each of the eight, and not also a product and a sum of its own index."""
    made = ptx(COPY)
    assert len(re.findall(r"mul\.wide|mad\.wide", made)) == 1, made
    assert sorted(map(int, re.findall(r"add\.s64 \t%rd\d+, %rd\d+, (\d+);", made))) == [64 * n for n in range(1, 8)], (
        made
    )


def test_loops_of_unknown_rounds_are_not_unrolled() -> None:
    made = ptx(LOOP.replace("BOUND", "%n"))
    assert len(re.findall(r"cvt\.rn\.f32\.s32", made)) == 1, made
    assert len(re.findall(r"\bbra\b", made)) == 2, made  # past the loop, and back
    assert not re.findall(r"\bbra\b", ptx(LOOP.replace("BOUND", "%c4")))


def test_truths_of_another_block_are_predicates() -> None:
    """Each of the 64 masks is one, and none a bit of a word that is taken out again."""
    made = ptx(MASKED, "sm_80")
    assert len(re.findall(r"and\.pred", made)) == 64, made
    assert not re.findall(r"selp\.b16|shl\.b16|and\.b16", made), made
