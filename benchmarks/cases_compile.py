"""Compiling a matrix product for Hopper: the kernel that both gpuir and Triton compile, each from its own IR.

A block of one or two warpgroups makes a tile of 128x128 from f16 tiles of 128x64 and 128x64 (the second one transposed),
which TMA brings into three stages of shared memory behind mbarriers; wgmma has one product in flight; stmatrix and TMA
store the tile. Tensor maps and K are parameters. test/compile/test_benchmark.py compares the instructions of both.
"""

from __future__ import annotations

import functools
import os
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

CHIP = "sm_90a"
_STAGES = 3
_TILE = 128 * 64 * 2
#: A matrix descriptor of wgmma without its address: 128 B swizzle, 1024 bytes between rows of cores, K-major.
_DESCRIPTOR = 1 << 62 | (1024 >> 4) << 32 | 1 << 16
_ACCUMULATOR = f"!llvm.struct<({', '.join(['f32'] * 64)})>"
_MAP = (
    "!nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = none, oob = zero, "
    "interleave = none>"
)
_BARRIERS = "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 3>"


def ttgir(warps: int) -> str:
    """The kernel as Triton has it, after its last pass on TTGIR."""
    text = (Path(__file__).resolve().parent / "matmul.ttgir").read_text()
    return text.replace("warpsPerCTA = [4, 1]", f"warpsPerCTA = [{warps}, 1]").replace(
        '"ttg.num-warps" = 4', f'"ttg.num-warps" = {warps}'
    )


def _load(stage: str, k: str, wanted: str, tag: str) -> str:
    """Asks TMA for both tiles at ``k`` into a stage, where ``wanted`` is true in one thread."""
    return f"""
    %oa{tag} = arith.muli %{stage}, %tile : index
    %ob{tag} = arith.addi %oa{tag}, %bs : index
    %sa{tag} = memref.view %shared[%oa{tag}][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<128x64xf16, #gpu.address_space<workgroup>>
    %sb{tag} = memref.view %shared[%ob{tag}][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<128x64xf16, #gpu.address_space<workgroup>>
    nvgpu.mbarrier.arrive.expect_tx %full[%{stage}], %bytes, predicate = %{wanted} : !barriers
    nvgpu.tma.async.load %a[%{k}, %row], %full[%{stage}] to %sa{tag}, predicate = %{wanted} : !map, !barriers -> memref<128x64xf16, #gpu.address_space<workgroup>>
    nvgpu.tma.async.load %b[%{k}, %column], %full[%{stage}] to %sb{tag}, predicate = %{wanted} : !map, !barriers -> memref<128x64xf16, #gpu.address_space<workgroup>>"""


def _products(halves: int) -> str:
    """For each 64 rows of a warpgroup four wgmma, in steps of 16 along K. The last results are %x0_4 and %x1_4."""
    lines = []
    for half in range(halves):
        for step in range(4):
            # In units of 16 bytes: 64 rows of 128 bytes, and 16 elements of 2 bytes.
            left, right = half * 64 * 128 // 16 + step * 2, step * 2
            lines.append(f"""
      %l{half}{step} = arith.constant {left} : i64
      %r{half}{step} = arith.constant {right} : i64
      %dl{half}{step} = arith.addi %da, %l{half}{step} : i64
      %dr{half}{step} = arith.addi %db, %r{half}{step} : i64
      %x{half}_{step + 1} = nvvm.wgmma.mma_async %dl{half}{step}, %dr{half}{step}, %x{half}_{step}, #nvvm.shape<m = 64, n = 128, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc""")
    return "".join(lines)


def _stores(halves: int) -> str:
    """For each 64 rows eight stmatrix of 16x16 into two boxes of 64 columns, in the order of TMA's 128 B swizzle."""
    lines = []
    for chunk in range(4):
        lines.append(f"""
    %chunk{chunk} = arith.constant {chunk * 2} : i32
    %column{chunk} = arith.addi %chunk{chunk}, %right : i32
    %swizzled{chunk} = arith.xori %column{chunk}, %phase : i32
    %bytes{chunk} = arith.shli %swizzled{chunk}, %four : i32
    %offset{chunk} = arith.addi %line, %bytes{chunk} : i32
    %q{chunk} = llvm.getelementptr %out[%offset{chunk}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8""")
    for half in range(halves):
        for block in range(8):
            tag = f"{half}_{block}"
            place = block // 4 * 128 * 128 + half * 64 * 128
            lines.append(f"""
    %p{tag} = llvm.getelementptr %q{block % 4}[{place}] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8""")
            words = []
            for word in range(4):
                first = block * 8 + word * 2
                name = f"{tag}_{word}"
                lines.append(f"""
    %e{name} = llvm.extractvalue %sum#{half}[{first}] : !acc
    %f{name} = llvm.extractvalue %sum#{half}[{first + 1}] : !acc
    %h{name} = nvvm.convert.f32x2.to.f16x2 %f{name}, %e{name} {{rnd = #nvvm.fp_rnd_mode<rn>}} : vector<2xf16>
    %w{name} = llvm.bitcast %h{name} : vector<2xf16> to i32""")
                words.append(f"%w{name}")
            lines.append(f"""
    nvvm.stmatrix %p{tag}, {", ".join(words)} {{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}} : !llvm.ptr<3>, i32, i32, i32, i32""")
    return "".join(lines)


@functools.cache
def matmul(warps: int = 4, name: str = "matmul") -> str:
    """The kernel for 4 or 8 warps, in gpu, nvgpu and nvvm."""
    halves = 8 // warps
    barriers = "".join(
        f"\n    %c{i} = arith.constant {i} : index\n    nvgpu.mbarrier.init %full[%c{i}], %one, predicate = %first : !barriers"
        for i in range(_STAGES)
    )
    sums = [f"%x{half}_0 = %nothing" for half in range(halves)]
    carried = ", ".join([*sums, "%stage = %zero", "%next = %last", "%parity = %even"])
    types = ", ".join(["!acc"] * halves + ["index", "index", "i1"])
    yielded = ", ".join([*(f"%x{half}_4" for half in range(halves)), "%stage1", "%next1", "%parity1"])
    return f"""
!map = {_MAP}
!barriers = {_BARRIERS}
!acc = {_ACCUMULATOR}
gpu.module @kernels {{
  gpu.func @{name}(%a: !map, %b: !map, %c: !map, %k: i32) kernel attributes {{known_block_size = array<i32: {32 * warps}, 1, 1>}} {{
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %stages = arith.constant {_STAGES} : index
    %step = arith.constant 64 : index
    %ahead = arith.constant 128 : index
    %size = arith.constant 128 : index
    %tile = arith.constant {_TILE} : index
    %bs = arith.constant {_STAGES * _TILE} : index
    %bytes = arith.constant {2 * _TILE} : index
    %ticks = arith.constant 10000000 : index
    %even = arith.constant false
    %odd = arith.constant true
    %nothing = llvm.mlir.zero : !acc
    %depth = arith.index_cast %k : i32 to index
    %x = gpu.block_id x
    %y = gpu.block_id y
    %row = arith.muli %x, %size : index
    %column = arith.muli %y, %size : index
    %thread = gpu.thread_id x
    %first = arith.cmpi eq, %thread, %zero : index
    %shared = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %full = nvgpu.mbarrier.create -> !barriers{barriers}
    gpu.barrier
    %some = arith.cmpi sgt, %depth, %zero : index
    %load0 = arith.andi %some, %first : i1{_load("zero", "zero", "load0", "0")}
    %more = arith.cmpi sgt, %depth, %step : index
    %load1 = arith.andi %more, %first : i1{_load("one", "step", "load1", "1")}
    %base = memref.extract_aligned_pointer_as_index %shared : memref<?xi8, #gpu.address_space<workgroup>> -> index
    %descriptor = arith.constant {_DESCRIPTOR} : i64
    %mask = arith.constant 262143 : i64
    %shift = arith.constant 4 : i64
    %warpgroup = arith.constant 128 : index
    %which = arith.divui %thread, %warpgroup : index
    %rows64 = arith.constant {64 * 128} : index
    %below = arith.muli %which, %rows64 : index
    %group = arith.index_cast %below : index to i64
    %until = arith.subi %depth, %ahead : index
    %last = arith.subi %stages, %one : index
    %sum:{halves + 3} = scf.for %i = %zero to %depth step %step iter_args({carried}) -> ({types}) {{
      nvgpu.mbarrier.try_wait.parity %full[%stage], %parity, %ticks : !barriers
      %ao = arith.muli %stage, %tile : index
      %aa = arith.addi %base, %ao : index
      %ba = arith.addi %aa, %bs : index
      %ai = arith.index_cast %aa : index to i64
      %bi = arith.index_cast %ba : index to i64
      %ag = arith.addi %ai, %group : i64
      %am = arith.andi %ag, %mask : i64
      %bm = arith.andi %bi, %mask : i64
      %al = arith.shrui %am, %shift : i64
      %bl = arith.shrui %bm, %shift : i64
      %da = arith.ori %al, %descriptor : i64
      %db = arith.ori %bl, %descriptor : i64
      nvvm.wgmma.fence.aligned{_products(halves)}
      nvvm.wgmma.commit.group.sync.aligned
      nvvm.wgmma.wait.group.sync.aligned 1
      gpu.barrier
      %later = arith.cmpi slt, %i, %until : index
      %load = arith.andi %later, %first : i1
      %ki = arith.addi %i, %ahead : index{_load("next", "ki", "load", "n")}
      %s = arith.addi %stage, %one : index
      %around = arith.cmpi sge, %s, %stages : index
      %stage1 = arith.select %around, %zero, %s : index
      %flipped = arith.xori %parity, %odd : i1
      %parity1 = arith.select %around, %flipped, %parity : i1
      %n = arith.addi %next, %one : index
      %end = arith.cmpi sge, %n, %stages : index
      %next1 = arith.select %end, %zero, %n : index
      scf.yield {yielded} : {types}
    }}
    nvvm.wgmma.wait.group.sync.aligned 0
    gpu.barrier
    %address = arith.index_cast %base : index to i64
    %out = llvm.inttoptr %address : i64 to !llvm.ptr<3>
    %t = arith.index_cast %thread : index to i32
    %four = arith.constant 4 : i32
    %rows = arith.constant 15 : i32
    %eight = arith.constant 7 : i32
    %unit = arith.constant 1 : i32
    %pitch = arith.constant 128 : i32
    %warp = arith.constant 5 : i32
    %lane = arith.andi %t, %rows : i32
    %upper = arith.shrui %t, %four : i32
    %right = arith.andi %upper, %unit : i32
    %w = arith.shrui %t, %warp : i32
    %w16 = arith.shli %w, %four : i32
    %r = arith.addi %w16, %lane : i32
    %phase = arith.andi %lane, %eight : i32
    %line = arith.muli %r, %pitch : i32{_stores(halves)}
    nvvm.fence.proxy {{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}}
    gpu.barrier
    %warps = arith.constant 32 : index
    %half = arith.divui %thread, %warps : index
    %own = arith.remui %thread, %warps : index
    %leads = arith.cmpi eq, %own, %zero : index
    %two = arith.constant 2 : index
    %among = arith.cmpi ult, %half, %two : index
    %store = arith.andi %leads, %among : i1
    %from = arith.muli %half, %tile : index
    %half64 = arith.muli %half, %step : index
    %to = arith.addi %column, %half64 : index
    %result = memref.view %shared[%from][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<128x64xf16, #gpu.address_space<workgroup>>
    nvgpu.tma.async.store %result to %c[%to, %row], predicate = %store : memref<128x64xf16, #gpu.address_space<workgroup>> -> !map
    nvvm.cp.async.bulk.commit.group
    nvvm.cp.async.bulk.wait_group 0 {{read}}
    gpu.return
  }}
}}
"""


def timed(compile_: Callable[..., Any]) -> dict[str, Callable[[int], Callable[[], None]]]:
    """gpuir's cases; what is counted are kernels. ``compile_`` is gpuir.compile. All workers are warm."""

    def one(text: str, cache: bool = False) -> None:
        compile_(text, CHIP, "cubin", cache=cache)

    def texts(count: int) -> list[str]:
        return [matmul(8, f"matmul{index}") for index in range(count)]

    def again(warps: int) -> Callable[[int], Callable[[], None]]:
        def of(count: int) -> Callable[[], None]:
            text = matmul(warps)
            return lambda: [one(text) for _ in range(count)] and None

        return of

    def cached(count: int) -> Callable[[], None]:
        folder = tempfile.TemporaryDirectory()
        os.environ["GPUIR_CACHE_DIR"] = folder.name
        one(matmul(8), cache=True)

        def run() -> None:
            assert folder.name == os.environ["GPUIR_CACHE_DIR"]
            for _ in range(count):
                one(matmul(8), cache=True)

        return run

    def in_turn(count: int) -> Callable[[], None]:
        return lambda: [one(text) for text in texts(count)] and None

    def side_by_side(count: int) -> Callable[[], None]:
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(one, texts(8)))

        def run() -> None:
            with ThreadPoolExecutor(8) as threads:
                list(threads.map(one, texts(count)))

        return run

    return {
        "compile first": again(8),
        "compile matmul of 4 warps": again(4),
        "compile matmul of 8 warps": again(8),
        "compile from the cache": cached,
        "compile in turn": in_turn,
        "compile side by side": side_by_side,
    }
