"""Faults planted in what Triton makes of its kernels, one named edit each: a table for test_seeded.py."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import _gluon_kernels
import _kernels
from _planting import Base, add, drop, drop_first, drop_last, everywhere, fault, move, put

sys.path.pop(0)


def _half(*shape: int) -> np.ndarray:
    return np.random.default_rng(2).standard_normal(shape).astype(np.float16)


def _product(k: int, m: int = 128) -> Callable[[Any], _kernels.Case]:
    """Of one tile, or of several one below the other, with so many steps that buffers come round."""
    return lambda rng: _kernels.Case(
        (m // 128, 1), [_half(m, k), _half(k, 128), np.zeros((m, 128), "f2"), m, 128, k, k, 128, 128], {}
    )


def _described(k: int, m: int = 128) -> Callable[[Any], _kernels.Case]:
    return lambda rng: _kernels.Case(
        (m // 128, 1), [_half(m, k), _half(128, k), np.zeros((m, 128), "f2"), m, 128, k], {}
    )


def _specialized(rng: Any) -> _kernels.Case:
    return _kernels.Case((1, 1), [_half(128, 448), _half(128, 448), np.zeros((128, 128), "f2"), 128, 448], {})


def _tiles(rng: Any) -> _kernels.Case:
    return _kernels.Case(1, [_half(8 * 128, 128), _half(8 * 128, 128), np.zeros((128, 128), "f2")], {})


def _moved(rng: Any) -> _kernels.Case:
    return _kernels.Case(2, [_half(64, 128), np.zeros((64, 128), "f2"), 64, 128], {})


def _buffers(rng: Any) -> _kernels.Case:
    return _kernels.Case(1, [np.arange(1024, dtype="f4"), np.zeros(1024, "f4"), 1000], {})


def _rounds(k: int) -> Callable[[Any], _kernels.Case]:
    """Of a persistent kernel: one program for both tiles."""
    return lambda rng: _kernels.Case(1, [_half(128, k), _half(256, k), np.zeros((128, 256), "f2"), 128, 256, k], {})


def _counted(rng: Any) -> _kernels.Case:
    return _kernels.Case(4, [np.arange(4, dtype="i4"), np.zeros(4, "i4"), np.zeros(1, "i4"), np.zeros(1, "i4")], {})


def _of(name: str) -> Callable[[Any], _kernels.Case]:
    return _kernels.CASES[name]


AMPERE = Base("matmul.sm80.mlir", "matmul", _product(320))
AMPERE_TWO = Base("matmul.sm80.mlir", "matmul", _product(192, 256))
HOPPER = Base("matmul.sm90.mlir", "matmul", _product(320))
CTAS2 = Base("matmul.sm90.ctas2.mlir", "matmul", _product(320))
TMA = Base("matmul_descriptor.sm90.mlir", "matmul_descriptor", _described(320))
TMA_TWO = Base("matmul_descriptor.sm90.mlir", "matmul_descriptor", _described(128, 256))
TCGEN05 = Base("matmul_descriptor.sm100.mlir", "matmul_descriptor", _described(448))
#: With the rows of the second half where they belong.
SPECIALIZED_90 = Base(
    "matmul_specialized.sm90.mlir", "matmul_specialized", _specialized,
    edits=(everywhere("end = 128 : i32, start = 64 : i32", "end = 64 : i32, start = 0 : i32"),),
)  # fmt: skip
SPECIALIZED_100 = Base("matmul_specialized.sm100.mlir", "matmul_specialized", _specialized)
SCALED = Base("matmul_scaled.sm100.mlir", "matmul_scaled", _of("matmul_scaled"))
CDNA4 = Base("3.8.0/gfx950/products.async_copy", "products", _tiles)
MOVER = Base("3.8.0/gfx1250/data_mover", "data_mover", _moved)
GFX1250 = Base("3.8.0/gfx1250/matmul_descriptor", "matmul_descriptor", _described(320))
BUFFERS = Base("3.8.0/gfx942/buffers", "buffers", _buffers)
SOFTMAX = Base("softmax.sm80.mlir", "softmax", _of("softmax"))
ATOMICS = Base("atomics.sm80.mlir", "atomics", _of("atomics"))
LOCKED = Base("locked_sum.sm90.mlir", "locked_sum", _of("locked_sum"))
POINTERS = Base("matmul_block_pointers.sm80.mlir", "matmul_block_pointers", _of("matmul_block_pointers"), stage=0)
GATHER = Base("tma_gather_scatter.sm100.mlir", "tma_gather_scatter", _of("tma_gather_scatter"))
#: The next tile that a program takes is the one behind its last one.
NEXT_TILE = put("%c132_i32 =", "132 : i32", "1 : i32")
PERSISTENT_90 = Base("matmul_persistent.sm90.mlir", "matmul_persistent", _rounds(96), edits=(NEXT_TILE,))
PERSISTENT_100 = Base("matmul_persistent.sm100.mlir", "matmul_persistent", _rounds(512), edits=(NEXT_TILE,))
#: A cluster's copy into the shared memory of both of its CTAs, whose mbarrier counts bytes.
TOLD = Base("3.9.0/sm_90/told_store", "told_store", _gluon_kernels.CASES["told_store"])
CTAS2_100 = Base("3.8.0/sm_100/matmul.ctas2", "matmul", _product(448))
#: A pair of CTAs has one product of 256 rows, half of them in the tensor memory of each (accepted by Triton 3.8.0).
PAIRED = Base(
    "3.8.0/sm_100/matmul.ctas2", "matmul",
    lambda rng: _kernels.Case(1, [_half(256, 448), _half(448, 128), np.zeros((256, 128), "f2"), 256, 128, 448, 448, 128, 128], {}),
    edits=(
        everywhere("blockN = 64, colStride = 1, CGALayout = [[0, 1]]", "blockN = 128, colStride = 1, CGALayout = [[1, 0]], twoCTAs = true"),
        everywhere("CGALayout = [[0, 0]]", "CGALayout = [[1, 0]]"),
        everywhere("[0, 32]], lane = ", "[0, 32], [0, 64]], lane = "),
        everywhere("block = [[0, 64]]", "block = [[128, 0]]"),
        everywhere("{is_async}", "{is_async, two_ctas}"),
        everywhere("128x128x", "256x128x"), everywhere("128x64x", "256x64x"), everywhere("<128x1x", "<256x1x"),
        everywhere("128xi32, #ttg.slice<{dim = 1", "256xi32, #ttg.slice<{dim = 1"),
        put("%2 =", "end = 128", "end = 256"), put("%3 =", "end = 128", "end = 256"),
    ),
)  # fmt: skip
#: The last of the programs to count itself adds up what all of them have stored.
LAST_BLOCK = Base(
    """module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @last_block(%x: !tt.ptr<i32>, %sums: !tt.ptr<i32>, %count: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %last = arith.constant 3 : i32
    %true = arith.constant true
    %pid = tt.get_program_id x : i32
    %from = tt.addptr %x, %pid : !tt.ptr<i32>, i32
    %value = tt.load %from : !tt.ptr<i32>
    %to = tt.addptr %sums, %pid : !tt.ptr<i32>, i32
    tt.store %to, %value : !tt.ptr<i32>
    %before = tt.atomic_rmw add, acq_rel, gpu, %count, %c1, %true : (!tt.ptr<i32>, i32, i1) -> i32
    %is_last = arith.cmpi eq, %before, %last : i32
    scf.if %is_last {
      %lanes = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
      %base = tt.splat %sums : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>>
      %all = tt.addptr %base, %lanes : tensor<4x!tt.ptr<i32>>, tensor<4xi32>
      %parts = tt.load %all : tensor<4x!tt.ptr<i32>>
      %sum = "tt.reduce"(%parts) <{axis = 0 : i32}> ({
      ^bb0(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        tt.reduce.return %s : i32
      }) : (tensor<4xi32>) -> i32
      tt.store %out, %sum : !tt.ptr<i32>
    }
    tt.return
  }
}""", "last_block", _counted,
)  # fmt: skip
#: Scratch memory of the kernel's own, in global memory, which each program fills and reads again.
SCRATCH = Base(
    """module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scratch(%x: !tt.ptr<i32>) {
    %memory = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 512 : i32} : !tt.ptr<i8>
    %typed = tt.bitcast %memory : !tt.ptr<i8> -> !tt.ptr<i32>
    %lanes = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %base = tt.splat %typed : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %at = tt.addptr %base, %lanes : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    tt.store %at, %lanes : tensor<128x!tt.ptr<i32>>
    %read = tt.load %at : tensor<128x!tt.ptr<i32>>
    %out = tt.splat %x : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %to = tt.addptr %out, %lanes : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    tt.store %to, %read : tensor<128x!tt.ptr<i32>>
    tt.return
  }
}""", "scratch", lambda rng: _kernels.Case(1, [np.zeros(128, "i4")], {}),
)  # fmt: skip
LOCATED = Base("softmax.sm90.loc.mlir", "softmax", _of("softmax"))
GATHER_ROWS = Base("gather_rows.sm80.mlir", "gather_rows", _of("gather_rows"))


#: Of a softmax: the store has no mask, and its rows begin behind the end; pairs of elements have one address.
UNMASKED = (
    put("tt.store", ", %3", ""),
    put("%13 =", "%4", "%next"),
    add("    %next = arith.addi %4, %arg2 : i32", "%4 ="),
)
FOLDED = (
    add("    %half = arith.divsi %1, %twos : tensor<1024xi32, #blocked>", "%1 ="),
    add("    %twos = arith.constant dense<2> : tensor<1024xi32, #blocked>", "%1 ="),
    put("%15 =", "%14, %1", "%14, %half"),
)
TMEM_DEALLOC = "    ttg.local_dealloc %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>"

FAULTS = [
    # cp.async
    fault("cp.async: one wait too few", AMPERE, "missing-wait", "%78 =", "%45 =", put("%74 =", "num = 2", "num = 3")),
    fault("cp.async: a wait of four pending groups", AMPERE, "missing-wait", "%76 =", "%41 =", put("%74 =", "num = 2", "num = 4")),
    fault(
        "cp.async: no wait", AMPERE, "missing-wait", "%76 =", "%41 =",
        drop("%74 ="), put("%76 =", " token %74", ""), put("%78 =", " token %74", ""),
    ),
    fault(
        "cp.async: the wait behind the loads", AMPERE, "missing-wait", "%76 =", "%41 =",
        put("%76 =", " token %74", ""), put("%78 =", " token %74", ""), move("%74 =", "%78 ="),
    ),
    fault("cp.async: the token of the turn before", AMPERE, "missing-wait", "%76 =", "%41 =",
          put("%76 =", "token %74", "token %arg15"), put("%78 =", "token %74", "token %arg17"), move("%74 =", "%78 =")),
    fault("cp.async: a stage ahead", AMPERE, "missing-wait", "%76 =", "%52 =", put("%58:9 =", "%arg14 = %c-1_i32", "%arg14 = %c0_i32")),
    fault(
        "cp.async: copied before it is read", AMPERE, "missing-wait", "%76 =", "%87 =",
        move("%79 =", "%92 ="), move("%78 =", "%92 ="), move("%76 =", "%92 ="),
    ),
    fault("cp.async: groups that are not closed", AMPERE, "missing-wait", "%76 =", "%41 =",
          drop("%53 =", "%57 ="), put("%58:9 =", "%arg16 = %53", "%arg16 = %42"), put("%58:9 =", "%arg18 = %57", "%arg18 = %46")),
    fault("cp.async: nothing is copied", AMPERE, "uninitialized", "%78 =", None, drop("%45 ="), put("%46 =", " %45", "")),
    fault("cp.async: copies beyond the last tile", AMPERE, "out-of-bounds", "%91 =", None, put("%90 =", "%70", "%38"), says="element [0, 0]"),
    fault("cp.async: rows of programs overlap", AMPERE_TWO, "race", "tt.store", "tt.store", put("%6 =", "%1", "%0")),
    fault("cp.async: one row too low", AMPERE, "out-of-bounds", "tt.store", None, put("%3 =", "end = 128 : i32, start = 0", "end = 129 : i32, start = 1"), says="element [127, 0]"),
    fault("cp.async: a freed buffer", AMPERE, "wrong-space", "%76 =", "ttg.local_dealloc %36", move("ttg.local_dealloc %36", "%57 =")),
    # wgmma
    fault("wgmma: one wait too few", HOPPER, "missing-wait", "%87 =", "%78 =", put("%79:3 =", "pendings = 1", "pendings = 2")),
    fault("wgmma: copied before the wait", HOPPER, "missing-wait", "%87 =", "%78 =", put("scf.yield", "%79#0", "%78"), move("%79:3 =", "%92 =")),
    fault("wgmma: the sum before its wait", HOPPER, "missing-wait", "%68 =", "%78 =", put("%68 =", "%59", "%58#0"), drop("%59 =")),
    fault("wgmma: the sum behind a wait of one pending", HOPPER, "missing-wait", "%68 =", "%78 =", put("%59 =", "pendings = 0", "pendings = 1")),
    fault("wgmma: reads before the copy's wait", HOPPER, "missing-wait", "%78 =", "%41 =", put("%75 =", "num = 2", "num = 4")),
    # TMA and mbarriers
    fault("TMA: no wait", TMA, "missing-wait", "%42 =", "ttng.async_tma_copy_global_to_local %3[%12, %c0_i32]", drop("ttng.wait_barrier"), also=("undefined",)),
    fault("TMA: waits for the phase before", TMA, "missing-wait", "%42 =", "ttng.async_tma_copy_global_to_local %3[%12, %49]", put("ttng.wait_barrier", "%37", "%c0_i32"), says="phase", also=("deadlock", "uninitialized")),
    fault("TMA: the other parity", TMA, "missing-wait", "%42 =", "ttng.async_tma_copy_global_to_local %3[%12, %c0_i32]", put("%27:4 =", "%arg10 = %c0_i32", "%arg10 = %c1_i32"), also=("undefined",)),
    fault("TMA: waits for another stage", TMA, "missing-wait", "%42 =", "ttng.async_tma_copy_global_to_local %3[%12, %c64_i32]", put("%38 =", "%35", "%c0_i32"), also=("undefined", "uninitialized")),
    fault("TMA: more bytes are expected than come", TMA, "deadlock", "ttng.wait_barrier", None, put("ttng.barrier_expect %18", "32768", "49152"), says="16384 announced bytes have not come"),
    fault("TMA: fewer bytes are expected than come", TMA, "missing-wait", "%42 =", "ttng.async_tma_copy_global_to_local %6[%14, %c0_i32]", put("ttng.barrier_expect %18", "32768", "16384"), also=("uninitialized",)),
    fault("TMA: no bytes are expected", TMA, "deadlock", "ttng.wait_barrier", None, drop("ttng.barrier_expect %18"), says="1 of 1 arrivals are pending"),
    fault("TMA: an arrival too many is expected", TMA, "deadlock", "ttng.wait_barrier", None, put("ttng.init_barrier %18", "%18, 1", "%18, 2"), says="1 of 2 arrivals are pending"),
    fault("TMA: a second arrival", TMA, "undefined", "ttng.arrive_barrier", None, add("    ttng.arrive_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>", "ttng.barrier_expect %18"), says="than the 0 that the phase"),
    fault("TMA: an mbarrier without init", TMA, "uninitialized", "ttng.barrier_expect %19", None, drop("ttng.init_barrier %19"), says="there is no mbarrier"),
    fault("TMA: a dead mbarrier", TMA, "uninitialized", "ttng.wait_barrier", "ttng.inval_barrier %19", move("ttng.inval_barrier %19", "ttng.async_tma_copy_global_to_local %6[%14, %c64_i32]"), says="invalidated"),
    fault("TMA: a stage too early", TMA, "missing-wait", "ttng.async_tma_copy_global_to_local %3[%12, %49]", "%42 =", put("%27:4 =", "%arg8 = %c1_i32", "%arg8 = %c2_i32"), also=("deadlock",)),
    fault("TMA: one wait of wgmma too few", TMA, "missing-wait", "ttng.async_tma_copy_global_to_local %3[%12, %49]", "%42 =", put("%43:3 =", "pendings = 1", "pendings = 2")),
    fault("TMA: no fence before the store", TMA, "missing-fence", "ttng.async_tma_copy_local_to_global", "%30 =", drop("ttng.fence_async_shared")),
    fault("TMA: no wait for the store", TMA, "missing-wait", "ttng.async_tma_copy_local_to_global", None, drop("ttng.async_tma_store_wait")),
    fault("TMA: two programs store one tile", TMA_TWO, "race", "ttng.async_tma_copy_local_to_global", "ttng.async_tma_copy_local_to_global", put("ttng.async_tma_copy_local_to_global", "%10[%12, %14]", "%10[%14, %14]"), also=("missing-wait",)),
    fault("TMA: a tensor that is larger than its memory", TMA, "out-of-bounds", "ttng.async_tma_copy_global_to_local %3[%12, %c0_i32]", None, put("ttng.tensormap_create %1", "[%2]", "[%wide]"), add("    %wide = arith.muli %2, %c2_i64 : i64", "%2 ="), says="element ["),
    fault("TMA: no tensor map", TMA, "uninitialized", "%3 =", None, drop("ttng.tensormap_create %1")),
    # tcgen05
    fault("tcgen05: no wait for the product before its buffer is filled", TCGEN05, "missing-wait", "ttng.async_tma_copy_global_to_local %3[%12, %60]", "ttng.tc_gen5_mma %25", drop("ttng.wait_barrier %arg12")),
    fault("tcgen05: the sum before its wait", TCGEN05, "missing-wait", "%result_0 =", "ttng.tc_gen5_mma %48", drop("ttng.wait_barrier %35#5")),
    fault("tcgen05: no wait for the copies", TCGEN05, "missing-wait", "ttng.tc_gen5_mma %25", "ttng.async_tma_copy_global_to_local %3[%12, %c0_i32]", drop("ttng.wait_barrier %21"), also=("undefined",)),
    fault("tcgen05: an accumulator without a value", TCGEN05, "uninitialized", "ttng.tc_gen5_mma %25", None, put("ttng.tc_gen5_mma %25", "%false", "%true"), drop("ttng.tmem_store")),
    fault("tcgen05: no fence before the store", TCGEN05, "missing-fence", "ttng.async_tma_copy_local_to_global", "%37 =", drop("ttng.fence_async_shared")),
    fault("tcgen05: two stages for three tiles", TCGEN05, "missing-wait", "ttng.async_tma_copy_global_to_local %3[%12, %60]", "ttng.tc_gen5_mma %48", put("%35:9 =", "%arg9 = %c2_i32", "%arg9 = %c0_i32"), also=("deadlock",)),
    fault("scales: one wait too few", SCALED, "missing-wait", "ttng.tc_gen5_mma_scaled", "%64 =", put("%100 =", "num = 2", "num = 3")),
    fault("scales: of nobody", SCALED, "uninitialized", "ttng.tc_gen5_mma_scaled", None, put("%result_4 =", "ttng.tmem_alloc %111 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>", "ttng.tmem_alloc : () -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>"), everywhere("!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>", "!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>")),
    fault("scales: copied over what the product reads", SCALED, "missing-wait", "ttng.tc_gen5_mma_scaled", "%130 =", move("ttng.tc_gen5_mma_scaled", "%139 =")),
    # Specialised warps
    fault("partitions: the product does not wait", SPECIALIZED_100, "missing-wait", "ttng.async_tma_copy_global_to_local %arg21", "ttng.tc_gen5_mma", drop("ttng.wait_barrier %39"), also=("deadlock", "undefined", "uninitialized")),
    fault("partitions: the copies do not wait", SPECIALIZED_100, "undefined", "ttng.barrier_expect", None, drop("ttng.wait_barrier %38")),
    fault("partitions: nobody says that buffers are empty", SPECIALIZED_100, "deadlock", "ttng.wait_barrier %39", None, drop("ttng.arrive_barrier %8", "ttng.arrive_barrier %9", "ttng.arrive_barrier %10"), says="partition 1, waits at"),
    fault("partitions: the product says nothing", SPECIALIZED_100, "deadlock", "ttng.wait_barrier %38", None, put("ttng.tc_gen5_mma", "%38[%true_4]", "%38[%false]"), says="partition 1"),
    fault("partitions: the last product says nothing", SPECIALIZED_100, "deadlock", "ttng.wait_barrier %19", None, put("ttng.tc_gen5_mma", "%arg19[%43]", "%arg19[%false]")),
    fault("partitions: the sum before its wait", SPECIALIZED_100, "missing-wait", "%result_0 =", "ttng.tc_gen5_mma", drop("ttng.wait_barrier %19")),
    fault("partitions: always the first buffer", SPECIALIZED_100, "missing-wait", "ttng.tc_gen5_mma", "ttng.async_tma_copy_global_to_local %arg21", put("%39 = ttg.memdesc_subview %arg14[%arg27]", "%arg27", "%c0_i32_3"), also=("undefined",)),
    fault("partitions: the phase is not flipped", SPECIALIZED_100, "missing-wait", "ttng.async_tma_copy_global_to_local %arg21", "ttng.tc_gen5_mma", put("%48 =", "%45", "%arg28"), also=("deadlock", "undefined")),
    fault("partitions: two arrivals are expected", SPECIALIZED_100, "deadlock", "ttng.wait_barrier %39", None, put("ttng.init_barrier %12", "%12, 1", "%12, 2"), says="partition 0"),
    fault("partitions: arrives twice at once", SPECIALIZED_100, "undefined", "ttng.arrive_barrier %8", None, put("ttng.arrive_barrier %8", "%8, 1", "%8, 2")),
    fault("partitions: half of the bytes", SPECIALIZED_100, "missing-wait", "ttng.tc_gen5_mma", "ttng.async_tma_copy_global_to_local %arg23", put("ttng.barrier_expect", "32768", "16384"), also=("deadlock", "uninitialized")),
    fault("partitions: an accumulator without a value", SPECIALIZED_100, "uninitialized", "ttng.tc_gen5_mma", None, put("%37:3 =", "%arg26 = %false", "%arg26 = %true_4"), drop("ttng.tmem_store")),
    fault("partitions of Hopper: released before the product", SPECIALIZED_90, "missing-wait", "%81 = ttng", "ttng.async_tma_copy_global_to_local %arg0[%48", move("ttng.arrive_barrier %82", "%78 = ttg.memdesc_subview %arg15[%72]"), move("%82 = ttg", "%78 = ttg.memdesc_subview %arg15[%72]"), also=("race",)),
    fault("partitions of Hopper: never released", SPECIALIZED_90, "deadlock", "ttng.wait_barrier %59", None, drop("ttng.arrive_barrier %82"), says="partition"),
    fault("partitions of Hopper: half of the arrivals", SPECIALIZED_90, "deadlock", "ttng.wait_barrier %59", None, put("ttng.arrive_barrier %82", "128", "64"), says="64 of 128 arrivals are pending"),
    fault("partitions of Hopper: one operand is not waited for", SPECIALIZED_90, "missing-wait", "%81 = ttng", "ttng.async_tma_copy_global_to_local %arg5", drop("ttng.wait_barrier %78"), also=("deadlock",)),
    # AMD
    fault("buffer_load_to_local: one wait too few", CDNA4, "missing-wait", "%52 =", "%20 =", put("%58 =", "num = 2", "num = 4")),
    fault("buffer_load_to_local: the last wait", CDNA4, "missing-wait", "%31 =", "%50 =", put("%30 =", "num = 0", "num = 2")),
    fault("buffer_load_to_local: a stage too early", CDNA4, "missing-wait", "%52 =", "%50 =", put("%26:9 =", "%arg5 = %c1_i32", "%arg5 = %c2_i32")),
    fault("buffer_load_to_local: beyond the last tile", CDNA4, "out-of-bounds", "%50 =", None, put("%45 =", "%c2_i32", "%c3_i32"), says="element ["),
    fault("buffer_load: no mask", BUFFERS, "out-of-bounds", "%1 =", None, put("%0 =", "end = 1024 : i32, start = 0", "end = 1025 : i32, start = 1"), says="element [1023]"),
    fault("buffer_store: two values", BUFFERS, "race", "amdg.buffer_store %5", None, add("    %half = arith.divsi %0, %twos : tensor<1024xi32, #blocked>", "%0 ="), add("    %twos = arith.constant dense<2> : tensor<1024xi32, #blocked>", "%0 ="), put("amdg.buffer_store %5", "[%0]", "[%half]"), says="element [0]"),
    fault("data mover: no wait", MOVER, "missing-wait", "%9 =", "%7 =", drop("%8 =")),
    fault("data mover: the wait behind the load", MOVER, "missing-wait", "%9 =", "%7 =", move("%8 =", "%9 =")),
    fault("data mover: one wait too few", GFX1250, "missing-wait", "%65 = ttg", "%20 =", put("%53 = amdg.async_tdm_wait %arg9", "num = 0", "num = 3")),
    fault("data mover: a stage too early", GFX1250, "missing-wait", "%61 =", None, put("%32:10 =", "%arg8 = %c1_i32", "%arg8 = %c2_i32")),
    # Global memory
    fault("rows of programs overlap", SOFTMAX, "race", "tt.store", "tt.store", put("%13 =", "%4", "%0")),
    fault("a store without its mask", SOFTMAX, "out-of-bounds", "tt.store", None, *UNMASKED, says="element ["),
    fault("a load without its mask", SOFTMAX, "out-of-bounds", "%8 =", None, put("%8 =", ", %3, %cst", ""), put("%5 =", "%4", "%next"), add("    %next = arith.addi %4, %arg2 : i32", "%4 ="), says="element ["),
    fault("two values for one address", SOFTMAX, "race", "tt.store", None, *FOLDED, says="element [0]"),
    fault("reads what another program writes", SOFTMAX, "race", "tt.store", "%8 =", put("%13 =", "%arg1, %4", "%arg0, %arg2")),
    fault("an atomic beyond the end", ATOMICS, "out-of-bounds", "%6 =", None, put("%4 =", "%arg1", "%far"), add("    %far = tt.addptr %arg1, %c128_i32 : !tt.ptr<i32>, i32", "%3 ="), says="element [1]"),
    fault("a lock that acquires nothing", LOCKED, "missing-fence", "%9 =", "tt.store", put("%12 =", "acq_rel", "relaxed")),
    fault("a lock that is never taken", LOCKED, "race", "%9 =", "tt.store", put("%13 =", "eq, %12, %c1_i32", "slt, %12, %c0_i32")),
    fault("unlocked too early", LOCKED, "race", "%9 =", "tt.store", move("%11 =", "%8 =")),
    fault("a block pointer without a boundary check", POINTERS, "out-of-bounds", "%36 =", None, put("%36 =", "boundaryCheck = array<i32: 0>, padding = 1 : i32", ""), says="element ["),
    fault("an index of tt.gather", GATHER_ROWS, "out-of-bounds", "%19 =", None, put("%16 =", "%cst_1", "%cst_0"), says="is outside of the 32 elements along axis 0"),
    fault("TMA's gather: no wait", GATHER, "missing-wait", "%14 =", "ttng.async_tma_gather", drop("ttng.wait_barrier", "ttng.inval_barrier"), also=("uninitialized",)),
    fault("TMA's scatter: no fence", GATHER, "missing-fence", "ttng.async_tma_scatter", "ttg.local_store", drop("ttng.fence_async_shared")),
    fault("TMA's scatter: stored over what it reads", GATHER, "missing-wait", "ttg.local_store", "ttng.async_tma_scatter", drop_first("ttng.async_tma_store_wait")),
    fault("data mover: a predicate that keeps a tile back which is used", GFX1250, "uninitialized", "%38 =", "%53 = tt.dot %38", put("%14 =", "%11", "%never"), add("    %never = arith.cmpi slt, %arg5, %c0_i32 : i32", "%11 ="), put("%31 =", "%arg5, %c128_i32", "%c64_i32, %c64_i32")),
    # Integers that wrap around
    fault("overflow: a row's offset", SOFTMAX, "overflow", "%8 =", "%far =", put("%5 =", "%4", "%wide"), add("    %wide = arith.addi %4, %far : i32", "%4 ="), add("    %far = arith.muli %big, %big : i32", "%4 ="), add("    %big = arith.constant 65536 : i32", "%4 ="), says="65536 * 65536 does not fit i32"),
    fault("overflow: of elements", SOFTMAX, "overflow", "%8 =", "%7 =", put("%7 =", "tt.addptr %6, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>", "arith.muli %1, %bigs : tensor<1024xi32, #blocked>"), put("%8 =", "%7", "%places"), add("    %places = tt.addptr %6, %7 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>", "%7 ="), add("    %bigs = arith.constant dense<1073741824> : tensor<1024xi32, #blocked>", "%1 ="), also=("out-of-bounds",)),
    fault("overflow: cut to 32 bits", SOFTMAX, "overflow", "%8 =", "%cut =", put("%5 =", "%4", "%at"), add("    %at = arith.addi %4, %cut : i32", "%4 ="), add("    %cut = arith.trunci %big : i64 to i32", "%4 ="), add("    %big = arith.constant 4294967296 : i64", "%4 ="), says="4294967296 does not fit i32"),
    fault("overflow: a coordinate of TMA", TMA, "overflow", "ttng.async_tma_copy_global_to_local %3[%12, %c0_i32]", "%12 =", put("%12 =", "%11, %c128_i32", "%one, %big"), add("    %big = arith.constant -2147483648 : i32", "%11 ="), add("    %one = arith.addi %11, %c2_i32 : i32", "%11 =")),
    fault("overflow: an offset of a buffer", BUFFERS, "overflow", "%1 =", "%at =", put("%1 =", "[%0]", "[%at]"), add("    %at = arith.addi %0, %far : tensor<1024xi32, #blocked>", "%0 ="), add("    %far = arith.constant dense<2147483647> : tensor<1024xi32, #blocked>", "%0 ="), says="element [1]", also=("out-of-bounds",)),
    fault("overflow: of a block pointer", POINTERS, "overflow", "%35 =", "%7 =", put("%7 =", "%0, %c64_i32_0", "%big, %big"), add("    %big = arith.constant 65536 : i32", "%0 = tt.get")),
    # Clusters, and pairs of CTAs
    fault("cluster: one wait of cp.async too few", CTAS2, "missing-wait", "%78 =", "%41 =", put("%75 =", "num = 2", "num = 4")),
    fault("cluster: one wait of wgmma too few", CTAS2, "missing-wait", "%87 =", "%78 =", put("%79:3 =", "pendings = 1", "pendings = 2")),
    fault("cluster: the sum behind a wait of one pending", CTAS2, "missing-wait", "%68 =", "%78 =", put("%59 =", "pendings = 0", "pendings = 1")),
    fault("cluster: no wait for the other CTA's store", TOLD, "missing-wait", "%8 =", "ttng.async_shared_store", drop("ttng.wait_barrier"), also=("uninitialized",)),
    fault("cluster: bytes of one CTA too many", TOLD, "deadlock", "ttng.wait_barrier", None, put("ttng.barrier_expect", "2048", "4096"), says="announced bytes have not come"),
    fault("cluster: one wait of cp.async too few for tcgen05", CTAS2_100, "missing-wait", "ttng.tc_gen5_mma %91", "%55 =", put("%90 =", "num = 2", "num = 4")),
    fault("cluster: copied over what tcgen05 reads", CTAS2_100, "missing-wait", "%106 =", "ttng.tc_gen5_mma %42", drop("ttng.wait_barrier %arg20")),
    fault("pair of CTAs: copied over what its product reads", PAIRED, "missing-wait", "%106 =", "ttng.tc_gen5_mma %42", drop("ttng.wait_barrier %arg20")),
    fault("pair of CTAs: the sum before its wait", PAIRED, "missing-wait", "%result_1 =", "ttng.tc_gen5_mma %91", drop("ttng.wait_barrier %74#10")),
    fault("pair of CTAs: an accumulator without a value", PAIRED, "uninitialized", "ttng.tc_gen5_mma %42", None, put("ttng.tc_gen5_mma %42", "%false", "%true"), drop("ttng.tmem_store")),
    # Persistent kernels
    fault("persistent: stored over what TMA still reads", PERSISTENT_90, "missing-wait", "ttg.local_store", "ttng.async_tma_copy_local_to_global", drop_first("ttng.async_tma_store_wait")),
    fault("persistent: no wait for the last store", PERSISTENT_90, "missing-wait", "ttng.async_tma_copy_local_to_global", None, drop_last("ttng.async_tma_store_wait")),
    fault("persistent: no fence", PERSISTENT_90, "missing-fence", "ttng.async_tma_copy_local_to_global", "ttg.local_store", drop("ttng.fence_async_shared")),
    fault("persistent: no wait for the copies", PERSISTENT_90, "missing-wait", "%39 =", "ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32]", drop("ttng.wait_barrier"), also=("uninitialized",)),
    fault("persistent: each tile in the place of the first", PERSISTENT_90, "missing-wait", "ttng.async_tma_copy_local_to_global", "ttng.async_tma_copy_local_to_global", put("ttng.async_tma_copy_local_to_global", "[%10, %12]", "[%c0_i32, %c0_i32]")),
    fault("persistent: copied over what tcgen05 reads", PERSISTENT_100, "missing-wait", "ttng.async_tma_copy_global_to_local %arg0[%10, %56]", "ttng.tc_gen5_mma %45", drop("ttng.wait_barrier %arg25")),
    fault("persistent: the sum before its wait", PERSISTENT_100, "missing-wait", "%result_0 =", "ttng.tc_gen5_mma %45", drop("ttng.wait_barrier %33#5"), also=("deadlock",)),
    # Tensor memory behind its end
    fault("tcgen05: given back before it is read", TCGEN05, "wrong-space", "%result_0 =", "ttg.local_dealloc %result", add(TMEM_DEALLOC, "ttng.inval_barrier %17")),
    fault("tcgen05: given back before the last product", TCGEN05, "wrong-space", "ttng.tc_gen5_mma %48", "ttg.local_dealloc %result", add(TMEM_DEALLOC, "%34 =")),
    fault("tcgen05: an mbarrier that is given back", TCGEN05, "wrong-space", "ttng.wait_barrier %21", "ttg.local_dealloc %20", move("ttg.local_dealloc %20", "%31 =")),
    fault("tcgen05: a product's mbarrier is given back", TCGEN05, "wrong-space", "ttng.tc_gen5_mma %25", "ttg.local_dealloc %15", move("ttg.local_dealloc %15", "ttng.wait_barrier %21")),
    fault("cluster: stored into a buffer that is given back", TOLD, "wrong-space", "ttng.async_shared_store", "ttg.local_dealloc %1", add("    ttg.local_dealloc %1 : !ttg.memdesc<1024xf32, #shared, #smem, mutable>", "%5 =")),
    # Order by luck
    fault("last block: by its number", LAST_BLOCK, "race", "%parts =", "tt.store %to", put("%is_last =", "%before", "%pid")),
    fault("last block: one too early", LAST_BLOCK, "race", "%parts =", "tt.store %to", put("%last =", "constant 3", "constant 2")),
    fault("last block: stored behind the count", LAST_BLOCK, "race", "%parts =", "tt.store %to", move("tt.store %to", "%before =")),
    fault("last block: a count that orders nothing", LAST_BLOCK, "missing-fence", "%parts =", "tt.store %to", put("%before =", "acq_rel", "relaxed")),
    fault("last block: a count that only releases", LAST_BLOCK, "missing-fence", "%parts =", "tt.store %to", put("%before =", "acq_rel", "release")),
    fault("last block: a count of its own CTA", LAST_BLOCK, "missing-fence", "%parts =", "tt.store %to", put("%before =", "gpu", "cta"), also=("race",)),
    # Global memory that nothing has written
    fault("scratch: nothing is stored", SCRATCH, "uninitialized", "%read =", None, drop("tt.store %at"), says="scratch memory"),
    fault("scratch: read before it is stored", SCRATCH, "uninitialized", "%read =", None, move("tt.store %at", "%read =")),
    # Python's lines
    fault("located: a store without its mask", LOCATED, "out-of-bounds", "tt.store", None, *UNMASKED),
    fault("located: rows of programs overlap", LOCATED, "race", "tt.store", "tt.store", put("%13 =", "%4", "%0")),
    fault("located: two values for one address", LOCATED, "race", "tt.store", None, *FOLDED, says="element [0]"),
]  # fmt: skip
