"""Kernels of one warp or block that move bytes, and a model of a tile in shared memory."""

from __future__ import annotations

import itertools

import numpy as np

FENCE = "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}"


def load(rank, size, extra=""):
    """TMA brings a box of ``size`` bytes; its bytes go out as words."""
    coordinates = ", ".join(f"%x{i}" for i in range(rank))
    arguments = ", ".join(f"%x{i}: i32" for i in range(rank))
    return f"""
gpu.module @k {{
  llvm.mlir.global internal @tile() {{addr_space = 3 : i32, alignment = 1024 : i64}} : !llvm.array<{size} x i8>
  llvm.mlir.global internal @bar() {{addr_space = 3 : i32, alignment = 8 : i64}} : i64
  gpu.func @move(%map: !llvm.ptr, %out: memref<{size // 4}xi32>, {arguments}) kernel {{
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %bytes = arith.constant {size} : i32
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
    %first = nvvm.elect.sync -> i1
    nvvm.mbarrier.init %bar, %one, predicate = %first : !llvm.ptr<3>, i32, i1
    nvvm.fence.mbarrier.init
    scf.if %first {{
      nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
      nvvm.cp.async.bulk.tensor.prefetch %map, box[{coordinates}] : !llvm.ptr
      nvvm.cp.async.bulk.tensor.shared.cluster.global %tile, %map, %bar, box[{coordinates}] {{isCTAOnly = true}}
        : !llvm.ptr<3>, !llvm.ptr
    }}
    nvvm.mbarrier.try_wait.parity %bar, %zero, %zero : !llvm.ptr<3>, i32, i32
    %t = gpu.thread_id x
    %n = arith.constant {size // 4} : index
    %c32 = arith.constant 32 : index
    scf.for %i = %t to %n step %c32 {{
      %j = arith.index_cast %i : index to i64
      %p = llvm.getelementptr %tile[%j] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %v = llvm.load %p : !llvm.ptr<3> -> i32
      memref.store %v, %out[%i] : memref<{size // 4}xi32>
    }}
    gpu.return
  }}
}}"""


def store(rank, size, kind=None):
    """Words go to shared memory, and from there TMA stores, or reduces, a box."""
    coordinates = ", ".join(f"%x{i}" for i in range(rank))
    arguments = ", ".join(f"%x{i}: i32" for i in range(rank))
    copy = f"nvvm.cp.async.bulk.tensor.global.shared.cta %map, %tile, box[{coordinates}] : !llvm.ptr, !llvm.ptr<3>"
    if kind is not None:
        copy = (
            f"nvvm.cp.async.bulk.tensor.reduce %map, %tile, box[{coordinates}] "
            f"{{redKind = #nvvm.tma_redux_kind<{kind}>}} : !llvm.ptr, !llvm.ptr<3>"
        )
    return f"""
gpu.module @k {{
  llvm.mlir.global internal @tile() {{addr_space = 3 : i32, alignment = 1024 : i64}} : !llvm.array<{size} x i8>
  gpu.func @move(%map: !llvm.ptr, %in: memref<{size // 4}xi32>, {arguments}) kernel {{
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %t = gpu.thread_id x
    %n = arith.constant {size // 4} : index
    %c32 = arith.constant 32 : index
    scf.for %i = %t to %n step %c32 {{
      %j = arith.index_cast %i : index to i64
      %p = llvm.getelementptr %tile[%j] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %v = memref.load %in[%i] : memref<{size // 4}xi32>
      llvm.store %v, %p : i32, !llvm.ptr<3>
    }}
    {FENCE}
    %all = arith.constant -1 : i32
    nvvm.bar.warp.sync %all : i32
    %first = nvvm.elect.sync -> i1
    scf.if %first {{
      {copy}
      nvvm.cp.async.bulk.commit.group
      nvvm.cp.async.bulk.wait_group 0
    }}
    gpu.return
  }}
}}"""


def swizzled(tile, size):
    """A dense tile as bytes, with the 16-byte units of each row exchanged by the row's number."""
    data = np.ascontiguousarray(tile).view(np.uint8).reshape(-1)
    if not size:
        return data
    found = np.zeros_like(data)
    rows = {128: 8, 64: 4, 32: 2}[size]
    for unit in range(len(data) // 16):
        line = unit * 16 // 128
        to = (unit ^ (line % rows)) * 16
        found[to : to + 16] = data[unit * 16 : unit * 16 + 16]
    return found


def boxed(array, box, steps, origin, fill):
    """The box at ``origin``, element by element."""
    shape = tuple(-(-size // step) for size, step in zip(box, steps))
    found = np.empty(shape, array.dtype)
    for index in itertools.product(*map(range, shape)):
        at = tuple(o + i * s for o, i, s in zip(origin, index, steps))
        found[index] = array[at] if all(0 <= a < n for a, n in zip(at, array.shape)) else fill
    return found
