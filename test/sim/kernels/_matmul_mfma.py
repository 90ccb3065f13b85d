"""A matrix product on gfx942: tiles of 64 x 64 in the LDS, four waves with mfma 32x32x8 each, any sizes.

What lies outside of a matrix is read as zero and not written: its offset is -1, which no buffer has.
"""

from __future__ import annotations

TILE = 64
#: Elements of k that a step brings into the LDS, and a row's length there: padded against bank conflicts.
STEP, PITCH = 16, 20
THREADS = 256

_LDS = f"memref<{TILE}x{PITCH}xf16, #gpu.address_space<workgroup>>"


def _load(name: str, rows: str, leading: str, transposed: bool) -> str:
    """Four neighbours of a tile by each thread, from row-major memory into rows of k.

    A thread takes row ``thread / 4`` and k from ``4 * (thread % 4)`` on; ``transposed``: memory has k by rows.
    """
    lines = []
    for i in range(4):
        row, column = (f"%k{name}{i}", f"%r{name}") if transposed else (f"%r{name}", f"%k{name}{i}")
        lines.append(f"""
        %e{name}{i} = arith.constant {i} : i32
        %q{name}{i} = arith.addi %kq, %e{name}{i} : i32
        %k{name}{i} = arith.addi %k0, %q{name}{i} : i32
        %okk{name}{i} = arith.cmpi slt, %k{name}{i}, %K : i32
        %ok{name}{i} = arith.andi %okr{name}, %okk{name}{i} : i1
        %mul{name}{i} = arith.muli {row}, {leading} : i32
        %add{name}{i} = arith.addi %mul{name}{i}, {column} : i32
        %lin{name}{i} = arith.select %ok{name}{i}, %add{name}{i}, %none : i32
        %v{name}{i} = amdgpu.raw_buffer_load {{boundsCheck = true}} %{name}[%lin{name}{i}] : memref<?xf16>, i32 -> f16
        %s{name}{i} = arith.index_cast %q{name}{i} : i32 to index
        memref.store %v{name}{i}, %lds{name}[%trow, %s{name}{i}] : {_LDS}""")
    head = f"""
        %r{name} = arith.addi %t{name}, %row : i32
        %okr{name} = arith.cmpi slt, %r{name}, {rows} : i32"""
    return head + "".join(lines)


def text(barrier: str = "amdgpu.lds_barrier") -> str:
    """The kernel ``matmul(M, N, K, a, b, c)`` of f16 row-major a and b and f32 c, for ceil(N / 64) x ceil(M / 64) blocks."""
    stores = []
    for register in range(16):
        stores.append(f"""
      %o{register} = arith.constant {8 * (register // 4) + register % 4} : i32
      %cr{register} = arith.addi %crow, %o{register} : i32
      %okc{register} = arith.cmpi slt, %cr{register}, %M : i32
      %okb{register} = arith.andi %okc{register}, %okcol : i1
      %mul{register} = arith.muli %cr{register}, %N : i32
      %add{register} = arith.addi %mul{register}, %ccol : i32
      %at{register} = arith.select %okb{register}, %add{register}, %none : i32
      %cv{register} = vector.extract %sum[{register}] : f32 from vector<16xf32>
      amdgpu.raw_buffer_store {{boundsCheck = true}} %cv{register} -> %c[%at{register}] : f32 -> memref<?xf32>, i32""")
    return f"""
gpu.module @kernels {{
  gpu.func @matmul(%M: i32, %N: i32, %K: i32, %a: memref<?xf16>, %b: memref<?xf16>, %c: memref<?xf32>)
      workgroup(%ldsa: {_LDS}, %ldsb: {_LDS}) kernel {{
    %none = arith.constant -1 : i32
    %c0 = arith.constant 0 : i32
    %c2 = arith.constant 2 : i32
    %c4 = arith.constant 4 : i32
    %c8 = arith.constant 8 : i32
    %c32 = arith.constant 32 : i32
    %c64 = arith.constant 64 : i32
    %step = arith.constant {STEP} : i32
    %tx = gpu.thread_id x
    %thread = arith.index_cast %tx : index to i32
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %bxi = arith.index_cast %bx : index to i32
    %byi = arith.index_cast %by : index to i32
    %ta = arith.muli %byi, %c64 : i32
    %tb = arith.muli %bxi, %c64 : i32
    %row = arith.divui %thread, %c4 : i32
    %trow = arith.index_cast %row : i32 to index
    %quad = arith.remui %thread, %c4 : i32
    %kq = arith.muli %quad, %c4 : i32
    // Wave w has rows 32 * (w / 2) and columns 32 * (w % 2) of the tile.
    %wave = arith.divui %thread, %c64 : i32
    %lane = arith.remui %thread, %c64 : i32
    %wr = arith.divui %wave, %c2 : i32
    %wc = arith.remui %wave, %c2 : i32
    %wrow = arith.muli %wr, %c32 : i32
    %wcol = arith.muli %wc, %c32 : i32
    %l32 = arith.remui %lane, %c32 : i32
    %half = arith.divui %lane, %c32 : i32
    %arow0 = arith.addi %wrow, %l32 : i32
    %brow0 = arith.addi %wcol, %l32 : i32
    %arow = arith.index_cast %arow0 : i32 to index
    %brow = arith.index_cast %brow0 : i32 to index
    %kl0 = arith.muli %half, %c4 : i32
    %kh0 = arith.addi %kl0, %c8 : i32
    %kl = arith.index_cast %kl0 : i32 to index
    %kh = arith.index_cast %kh0 : i32 to index
    %zero = arith.constant dense<0.0> : vector<16xf32>
    %sum = scf.for %k0 = %c0 to %K step %step iter_args(%acc = %zero) -> vector<16xf32> : i32 {{{_load("a", "%M", "%K", False)}{_load("b", "%N", "%N", True)}
        {barrier}
        %al = vector.load %ldsa[%arow, %kl] : {_LDS}, vector<4xf16>
        %ah = vector.load %ldsa[%arow, %kh] : {_LDS}, vector<4xf16>
        %bl = vector.load %ldsb[%brow, %kl] : {_LDS}, vector<4xf16>
        %bh = vector.load %ldsb[%brow, %kh] : {_LDS}, vector<4xf16>
        %s0 = amdgpu.mfma 32x32x8 %al * %bl + %acc blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
        %s1 = amdgpu.mfma 32x32x8 %ah * %bh + %s0 blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
        {barrier}
        scf.yield %s1 : vector<16xf32>
    }}
    %crow0 = arith.addi %ta, %wrow : i32
    %quads = arith.muli %half, %c4 : i32
    %crow = arith.addi %crow0, %quads : i32
    %ccol0 = arith.addi %tb, %wcol : i32
    %ccol = arith.addi %ccol0, %l32 : i32
    %okcol = arith.cmpi slt, %ccol, %N : i32{"".join(stores)}
    gpu.return
  }}
}}
"""


def grid(m: int, n: int) -> tuple[int, int]:
    """Blocks that cover a product of m x n."""
    return -(-n // TILE), -(-m // TILE)
