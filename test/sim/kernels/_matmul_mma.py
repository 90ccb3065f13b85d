"""A matrix product on the tensor cores: cp.async in stages, ldmatrix, mma.sync (sm_80 and later).

C = A * B for A of M x K and B of K x N in f16, with sums and C in f32. A block of four warps makes a tile of 128x128, a warp
64x64 of it as 4x8 products of 16x8x16. Tiles of 128x32 and 32x128 come through three stages of shared memory, 16 bytes a
thread at a time. Their rows are cut into chunks of 8 elements, and the chunks of a row stand in an order of its own
(chunk xor row), so that the 8 rows of a matrix that ldmatrix reads lie in different banks.

M may be any size, K and N multiples of 8, as 16 bytes must not cross the end of a row: what lies outside of A and B comes as
zeros, and is not written to C.
"""

from __future__ import annotations

from collections.abc import Iterable

BLOCK_M, BLOCK_N, BLOCK_K = 128, 128, 32
THREADS = 128
CHUNK = 8  # elements in 16 bytes

#: Products of a warp, 16x8 each: four down, eight across, and two steps of 16 along K in a tile.
_DOWN, _ACROSS, _STEPS = range(4), range(8), range(2)
_PRODUCTS = [(i, j) for i in _DOWN for j in _ACROSS]


def grid(m: int, n: int) -> tuple[int, int]:
    """Blocks along N and M."""
    return -(-n // BLOCK_N), -(-m // BLOCK_M)


def matmul(m: int, n: int, k: int, stages: int = 3) -> str:
    """A module with the kernel ``matmul(a, b, c)`` for these sizes."""
    if n % CHUNK or k % CHUNK:
        raise ValueError(f"matmul: N and K must be multiples of {CHUNK}, got {n} and {k}")
    if stages < 2:
        raise ValueError(f"matmul: at least 2 stages, got {stages}")
    tiles = -(-k // BLOCK_K)
    constants = {*range(33), 48, 64, 96, 128, tiles, stages, m, n, k}
    zero = ", ".join(f"%x{i}{j} = %zero" for i, j in _PRODUCTS)
    types = ", ".join(["vector<2x2xf32>"] * len(_PRODUCTS))
    return f"""
!a = memref<{m}x{k}xf16>
!b = memref<{k}x{n}xf16>
!c = memref<{m}x{n}xf32>
!as = memref<{stages}x{BLOCK_M}x{BLOCK_K}xf16, #gpu.address_space<workgroup>>
!bs = memref<{stages}x{BLOCK_K}x{BLOCK_N}xf16, #gpu.address_space<workgroup>>
!token = !nvgpu.device.async.token

module attributes {{gpu.container_module}} {{
gpu.module @kernels {{
  gpu.func @matmul(%a: !a, %b: !b, %c: !c) workgroup(%as: !as, %bs: !bs) kernel {{
{_text(f"%c{number} = arith.constant {number} : index" for number in sorted(constants))}
    %zero = arith.constant dense<0.0> : vector<2x2xf32>
    %thread = gpu.thread_id x
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %lane = arith.remui %thread, %c32 : index
    %warp = arith.divui %thread, %c32 : index
    %m0 = arith.muli %by, %c128 : index
    %n0 = arith.muli %bx, %c128 : index
    %warp_row = arith.divui %warp, %c2 : index
    %warp_column = arith.remui %warp, %c2 : index
    %wm = arith.muli %warp_row, %c64 : index
    %wn = arith.muli %warp_column, %c64 : index
    %depth = arith.constant {k} : index
{_copy_places(m, n)}
{_fragment_places()}
{"".join(_issue(str(stage), f"%c{stage}", f"%c{stage}") for stage in range(stages - 1))}
    %end:{len(_PRODUCTS) + 1} = scf.for %tile = %c0 to %c{tiles} step %c1 iter_args({zero}, %pending = %group{stages - 2})
        -> ({types}, !token) {{
      // This tile has landed when all but the newest groups have, for all warps behind the barrier. Behind it the stage of
      // the tile before is free, too.
      nvgpu.device_async_wait %pending {{numGroups = {stages - 2} : i32}}
      gpu.barrier
      %stage = arith.remui %tile, %c{stages} : index
      %next = arith.addi %tile, %c{stages - 1} : index
      %free = arith.remui %next, %c{stages} : index
{_issue("_next", "%next", "%free")}
{_products()}
      scf.yield {", ".join(f"%y1{i}{j}" for i, j in _PRODUCTS)}, %group_next : {types}, !token
    }}
{_stores(m, n)}
    gpu.return
  }}
}}
}}
"""


def _text(lines: Iterable[str]) -> str:
    return "\n".join(f"    {line}" for line in lines)


def _copy_places(m: int, n: int) -> str:
    """Rows and chunks that a thread copies, four of A and four of B: in the arrays, and in the tiles."""
    lines = ["%ak = arith.remui %thread, %c4 : index", "%ar0 = arith.divui %thread, %c4 : index",
             "%bn = arith.remui %thread, %c16 : index", "%br0 = arith.divui %thread, %c16 : index",
             "%akc = arith.muli %ak, %c8 : index", "%bnc = arith.muli %bn, %c8 : index",
             "%bcolumn = arith.addi %n0, %bnc : index"]  # fmt: skip
    for i in range(4):
        # A tile's row of A has 4 chunks: two rows fill all banks. One of B has 16.
        lines += [
            *([f"%ar{i} = arith.addi %ar0, %c{32 * i} : index"] if i else []),
            *([f"%br{i} = arith.addi %br0, %c{8 * i} : index"] if i else []),
            f"%arow{i} = arith.addi %m0, %ar{i} : index",
            f"%ap{i} = arith.divui %ar{i}, %c2 : index",
            f"%aq{i} = arith.remui %ap{i}, %c4 : index",
            f"%ax{i} = arith.xori %ak, %aq{i} : index",
            f"%ac{i} = arith.muli %ax{i}, %c8 : index",
            f"%bq{i} = arith.remui %br{i}, %c8 : index",
            f"%bx{i} = arith.xori %bn, %bq{i} : index",
            f"%bc{i} = arith.muli %bx{i}, %c8 : index",
            f"%ain{i} = arith.cmpi ult, %arow{i}, %c{m} : index",
        ]
    lines.append(f"%bin = arith.cmpi ult, %bcolumn, %c{n} : index")
    return _text(lines)


def _fragment_places() -> str:
    """Where a lane's rows for ldmatrix are: of A by product down and step, of B by step and product across."""
    lines = ["%l16 = arith.remui %lane, %c16 : index", "%high = arith.divui %lane, %c16 : index",
             "%far0 = arith.addi %wm, %l16 : index", "%fap = arith.divui %l16, %c2 : index",
             "%faq = arith.remui %fap, %c4 : index", "%fbq = arith.remui %lane, %c8 : index",
             "%fbn = arith.divui %wn, %c8 : index"]  # fmt: skip
    lines += [f"%far{i} = arith.addi %far0, %c{16 * i} : index" for i in _DOWN if i]
    for step in _STEPS:
        lines += [
            f"%fak{step} = arith.addi %high, %c{2 * step} : index",
            f"%fax{step} = arith.xori %fak{step}, %faq : index",
            f"%fac{step} = arith.muli %fax{step}, %c8 : index",
            f"%fbr{step} = arith.addi %l16, %c{16 * step} : index",
        ]
    for j in _ACROSS:
        lines += [
            f"%fbm{j} = arith.addi %fbn, %c{j} : index",
            f"%fbx{j} = arith.xori %fbm{j}, %fbq : index",
            f"%fbc{j} = arith.muli %fbx{j}, %c8 : index",
        ]
    return _text(lines)


def _issue(tag: str, tile: str, stage: str) -> str:
    """Copies the thread's chunks of a tile into a stage, as one group; behind the end of K, and outside, come zeros."""
    lines = [
        f"%k{tag} = arith.muli {tile}, %c32 : index",
        f"%ka{tag} = arith.addi %k{tag}, %akc : index",
        f"%kain{tag} = arith.cmpi ult, %ka{tag}, %depth : index",
    ]
    tokens = []
    for i in range(4):
        lines += [
            f"%ia{tag}_{i} = arith.andi %kain{tag}, %ain{i} : i1",
            f"%na{tag}_{i} = arith.select %ia{tag}_{i}, %c8, %c0 : index",
            f"%ta{tag}_{i} = nvgpu.device_async_copy %a[%arow{i}, %ka{tag}], %as[{stage}, %ar{i}, %ac{i}], 8, %na{tag}_{i}"
            " {bypassL1} : !a to !as",
            f"%kb{tag}_{i} = arith.addi %k{tag}, %br{i} : index",
            f"%kbin{tag}_{i} = arith.cmpi ult, %kb{tag}_{i}, %depth : index",
            f"%ib{tag}_{i} = arith.andi %kbin{tag}_{i}, %bin : i1",
            f"%nb{tag}_{i} = arith.select %ib{tag}_{i}, %c8, %c0 : index",
            f"%tb{tag}_{i} = nvgpu.device_async_copy %b[%kb{tag}_{i}, %bcolumn], %bs[{stage}, %br{i}, %bc{i}], 8, %nb{tag}_{i}"
            " {bypassL1} : !b to !bs",
        ]
        tokens += [f"%ta{tag}_{i}", f"%tb{tag}_{i}"]
    lines.append(f"%group{tag} = nvgpu.device_async_create_group {', '.join(tokens)}")
    return _text(lines) + "\n"


def _products() -> str:
    lines = []
    for step in _STEPS:
        lines += [
            f"%fa{step}{i} = nvgpu.ldmatrix %as[%stage, %far{i}, %fac{step}] {{numTiles = 4 : i32, transpose = false}}"
            " : !as -> vector<4x2xf16>"
            for i in _DOWN
        ]
        lines += [
            f"%fb{step}{j} = nvgpu.ldmatrix %bs[%stage, %fbr{step}, %fbc{j}] {{numTiles = 2 : i32, transpose = true}}"
            " : !bs -> vector<2x2xf16>"
            for j in _ACROSS
        ]
        lines += [
            f"%y{step}{i}{j} = nvgpu.mma.sync(%fa{step}{i}, %fb{step}{j}, {f'%y0{i}{j}' if step else f'%x{i}{j}'})"
            " {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>"
            for i, j in _PRODUCTS
        ]
    return _text(lines)


def _stores(m: int, n: int) -> str:
    """A lane has two neighbours of two rows of each product."""
    lines = ["%quad = arith.divui %lane, %c4 : index", "%pair = arith.remui %lane, %c4 : index",
             "%pair2 = arith.muli %pair, %c2 : index", "%m1 = arith.addi %m0, %wm : index",
             "%n1 = arith.addi %n0, %wn : index", "%row = arith.addi %m1, %quad : index",
             "%column = arith.addi %n1, %pair2 : index"]  # fmt: skip
    lines += [f"%dc{j} = arith.addi %column, %c{8 * j} : index" for j in _ACROSS if 8 * j <= 32]
    lines += [f"%dc{j} = arith.addi %dc4, %c{8 * (j - 4)} : index" for j in _ACROSS if 8 * j > 32]
    lines += [f"%cin{j} = arith.cmpi ult, %dc{j}, %c{n} : index" for j in _ACROSS]
    for i in _DOWN:
        for half in range(2):
            at = f"{i}{half}"
            lines += [
                f"%ds{at} = arith.addi %row, %c{16 * i if i < 3 else 32} : index",
                f"%dt{at} = arith.addi %ds{at}, %c{8 * half + (16 if i == 3 else 0)} : index",
                f"%rin{at} = arith.cmpi ult, %dt{at}, %c{m} : index",
            ]
            for j in _ACROSS:
                lines += [
                    f"%in{at}{j} = arith.andi %rin{at}, %cin{j} : i1",
                    f"scf.if %in{at}{j} {{",
                    f"  %v{at}{j} = vector.extract %end#{i * len(_ACROSS) + j}[{half}] : vector<2xf32> from vector<2x2xf32>",
                    f"  vector.store %v{at}{j}, %c[%dt{at}, %dc{j}] : !c, vector<2xf32>",
                    "}",
                ]
    return _text(lines)
