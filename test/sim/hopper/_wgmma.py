"""One wgmma on an image of shared memory, which the tests lay out by a model of their own."""

from __future__ import annotations

import functools

import ml_dtypes
import numpy as np

from gpuir import sim

#: NumPy's dtypes of PTX's element types.
DTYPES = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "tf32": np.float32,
    "e4m3": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
    "s8": np.int8,
    "u8": np.uint8,
}
SWIZZLES = {0: 0, 128: 1, 64: 2, 32: 3}


def swizzle(address, size):
    """Exclusive or of the address bits from 4 on with those from 7 on: 3, 2, 1 of them for 128, 64, 32 bytes."""
    bits = {0: 0, 32: 1, 64: 2, 128: 3}[size]
    return address ^ ((address >> 7) % (1 << bits)) << 4


def place(row, column, size, *, k_major, swizzled, leading, stride):
    """The byte of an element: PTX ISA's canonical layouts, written with core matrices of 8 rows of 16 bytes."""
    per = 16 // size
    if k_major:
        if swizzled:
            at = row % 8 * swizzled + row // 8 * stride + column * size
        else:
            at = row % 8 * 16 + row // 8 * stride + column // per * leading + column % per * size
    elif swizzled:
        wide = swizzled // size
        at = row % wide * size + row // wide * leading + column % 8 * swizzled + column // 8 * stride
    else:
        at = row % per * size + row // per * stride + column % 8 * 16 + column // 8 * leading
    return swizzle(at, swizzled)


def strides(rows, depth, size, k_major, swizzled):
    """Offsets of a dense tile: core matrices, or blocks of the pattern, one behind the other."""
    if k_major:
        return (128, 128 * (depth * size // 16)) if not swizzled else (16, 8 * swizzled)
    if swizzled:
        return depth * swizzled, 8 * swizzled
    return rows * size // 16 * 128, 128


def image(matrix, at, memory, *, k_major, swizzled):
    """Puts a matrix into the bytes ``memory`` from ``at`` on; the descriptor."""
    rows, depth = matrix.shape
    size = matrix.dtype.itemsize
    leading, stride = strides(rows, depth, size, k_major, swizzled)
    data = np.ascontiguousarray(matrix).view(np.uint8).reshape(rows, depth, size)
    for row in range(rows):
        for column in range(depth):
            to = at + place(row, column, size, k_major=k_major, swizzled=swizzled, leading=leading, stride=stride)
            memory[to : to + size] = data[row, column]
    return at >> 4 | leading >> 4 << 16 | stride >> 4 << 32 | SWIZZLES[swizzled] << 62


def signed(word):
    return word - (1 << 64) if word >> 63 else word


def struct(d, n):
    kind, count = {"f32": ("f32", n // 2), "s32": ("i32", n // 2), "f16": ("i32", n // 4)}[d]
    return f"!llvm.struct<({', '.join([kind] * count)})>", kind, count


@functools.cache
def kernel(n, depth, a, b, d, layouts, scales, scale_d, size, saturate=False, left=None):
    """Copies words to shared memory, multiplies once onto %c, and stores the accumulators: thread, register."""
    type_, kind, count = struct(d, n)
    loads = "\n".join(
        f"""%i{i} = arith.constant {i} : index
        %c{i} = memref.load %c[%t, %i{i}] : memref<128x{count}x{kind}>
        %s{i + 1} = llvm.insertvalue %c{i}, %s{i}[{i}] : {type_}"""
        for i in range(count)
    )
    stores = "\n".join(
        f"""%d{i} = llvm.extractvalue %d[{i}] : {type_}
        memref.store %d{i}, %c[%t, %i{i}] : memref<128x{count}x{kind}>"""
        for i in range(count)
    )
    sat = ", <satfinite>" if saturate else (", <wrapped>" if d == "s32" else "")
    product = f"""%d = nvvm.wgmma.mma_async %da, %db, %s{count}, <m = 64, n = {n}, k = {depth}>,
        D[<{d}>, <{scale_d}>{sat}], A[<{a}>, <{scales[0]}>, <{layouts[0]}>], B[<{b}>, <{scales[1]}>, <{layouts[1]}>]
        : {type_} -> {type_}"""
    if left is not None:
        # A in registers: inline assembly.
        product = (
            "\n".join(
                f"""%j{i} = arith.constant {i} : index
            %a{i} = memref.load %left[%t, %j{i}] : memref<128x4xi32>
            %e{i} = arith.constant {i} : i32"""
                for i in range(4)
            )
            + "\nnvvm.wgmma.fence.aligned\n"
            + left
        )
    return f"""
gpu.module @kernels {{
  gpu.func @product(%image: memref<{size // 4}xi32>, %c: memref<128x{count}x{kind}>, %da: i64, %db: i64,
                    %left: memref<128x4xi32>)
      workgroup(%shared: memref<{size // 4}xi32, 3> {{llvm.align = 1024}}) kernel {{
    %t = gpu.thread_id x
    %n = arith.constant {size // 4} : index
    %c128 = arith.constant 128 : index
    scf.for %i = %t to %n step %c128 {{
      %v = memref.load %image[%i] : memref<{size // 4}xi32>
      memref.store %v, %shared[%i] : memref<{size // 4}xi32, 3>
    }}
    nvvm.fence.proxy {{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}}
    gpu.barrier
    %s0 = llvm.mlir.undef : {type_}
    {loads}
    nvvm.wgmma.fence.aligned
    {product}
    nvvm.wgmma.commit.group.sync.aligned
    nvvm.wgmma.wait.group.sync.aligned 0
    {stores}
    gpu.return
  }}
}}"""


def registers(matrix, d):
    """What thread t holds of a matrix of 64 rows: element by element, by the table of PTX ISA."""
    n = matrix.shape[1]
    found = np.zeros((128, n // 2), np.float16 if d == "f16" else matrix.dtype)
    for t in range(128):
        for i in range(n // 2):
            found[t, i] = matrix[16 * (t // 32) + t % 32 // 4 + 8 * (i // 2 % 2), 8 * (i // 4) + 2 * (t % 4) + i % 2]
    return found.view(np.int32) if d == "f16" else found


def numbers(rng, shape, kind):
    """Small numbers that every type has exactly."""
    if kind in ("s8", "u8"):
        return rng.integers(0 if kind == "u8" else -128, 128, shape).astype(DTYPES[kind])
    return (rng.integers(-4, 5, shape) / 2).astype(DTYPES[kind])


def launch(text, memory, c, words, left=None, **options):
    left = np.zeros((128, 4), np.int32) if left is None else left
    return sim.launch(text, "product", 1, 128, memory.view(np.int32), c, *map(signed, words), left, **options)
