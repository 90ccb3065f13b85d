"""Small Hopper kernels: products of tiles that TMA brings, by one warpgroup alone and by roles, and an epilogue by TMA.

C = A * B^T, f16 into f32, tiles of 64 x 64 x 64. Faults are made by replacing lines of these texts.
"""

from __future__ import annotations

import numpy as np

from gpuir import sim

ACC = f"!llvm.struct<({', '.join(['f32'] * 32)})>"
STAGES = 3
#: A descriptor of a tile of 128-byte rows, swizzled, without its address: SBO 1024, LBO 16, swizzle 128 bytes.
WORD = 1 << 62 | (1024 >> 4) << 32 | 1 << 16

HEAD = """
gpu.module @kernels {
  llvm.mlir.global internal @a() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<12288 x f16>
  llvm.mlir.global internal @b() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<12288 x f16>
  llvm.mlir.global internal @full() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<3 x i64>
  llvm.mlir.global internal @empty() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<3 x i64>
  llvm.mlir.global internal @out() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<4096 x f32>
"""

SETUP = """
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %four = arith.constant 4 : i32
    %ticks = arith.constant 10000000 : i32
    %bytes = arith.constant 16384 : i32
    %false = arith.constant false
    %full = llvm.mlir.addressof @full : !llvm.ptr<3>
    %empty = llvm.mlir.addressof @empty : !llvm.ptr<3>
    %sa = llvm.mlir.addressof @a : !llvm.ptr<3>
    %sb = llvm.mlir.addressof @b : !llvm.ptr<3>
    %t = gpu.thread_id x
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %rows0 = arith.muli %bx, %c64 : index
    %cols0 = arith.muli %by, %c64 : index
    %rowsi = arith.index_cast %rows0 : index to i32
    %colsi = arith.index_cast %cols0 : index to i32
    %first = arith.cmpi eq, %t, %c0 : index
    %lane = arith.remui %t, %c32 : index
    %lane0 = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      scf.for %s = %c0 to %c3 step %c1 {
        %si = arith.index_cast %s : index to i32
        %f = llvm.getelementptr %full[%si] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
        %e = llvm.getelementptr %empty[%si] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
        nvvm.mbarrier.init %f, %one : !llvm.ptr<3>, i32
        nvvm.mbarrier.init %e, %four : !llvm.ptr<3>, i32
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier // setup
"""


def stage(name, number):
    """Stage and parity of a step's number, and the addresses of its barriers."""
    return f"""
      %{name}_s = arith.remui %{number}, %c3 : index
      %{name}_q = arith.divui %{number}, %c3 : index
      %{name}_r = arith.remui %{name}_q, %c2 : index
      %{name}_p = arith.index_cast %{name}_r : index to i32
      %{name}_n = arith.xori %{name}_p, %one : i32
      %{name}_i = arith.index_cast %{name}_s : index to i32
      %{name}_f = llvm.getelementptr %full[%{name}_i] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
      %{name}_e = llvm.getelementptr %empty[%{name}_i] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
"""


def produce(number):
    """One thread fills a stage with the tiles of step ``number``."""
    return f"""{stage("p", number)}
      nvvm.mbarrier.try_wait.parity %p_e, %p_n, %ticks : !llvm.ptr<3>, i32, i32 // producer
      nvvm.mbarrier.arrive.expect_tx %p_f, %bytes : !llvm.ptr<3>, i32
      %p_c4096 = arith.constant 4096 : i32
      %p_o = arith.muli %p_i, %p_c4096 : i32
      %p_a = llvm.getelementptr %sa[%p_o] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f16
      %p_b = llvm.getelementptr %sb[%p_o] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f16
      %p_ka = arith.muli %{number}, %c64 : index
      %p_k = arith.index_cast %p_ka : index to i32
      %p_ca = llvm.addrspacecast %p_a : !llvm.ptr<3> to !llvm.ptr<7>
      %p_cb = llvm.addrspacecast %p_b : !llvm.ptr<3> to !llvm.ptr<7>
      nvvm.cp.async.bulk.tensor.shared.cluster.global %p_ca, %ma, %p_f, box [%p_k, %rowsi] : !llvm.ptr<7>, !llvm.ptr
      nvvm.cp.async.bulk.tensor.shared.cluster.global %p_cb, %mb, %p_f, box [%p_k, %colsi] : !llvm.ptr<7>, !llvm.ptr
"""


def multiply(number, source, result, wait=0):
    """The four products of a step; the stage is given back when they have ended."""
    lines = [
        stage("m", number),
        "nvvm.mbarrier.try_wait.parity %m_f, %m_p, %ticks : !llvm.ptr<3>, i32, i32 // consumer",
    ]
    lines.append(f"""
      %m_c8192 = arith.constant 8192 : i32
      %m_o = arith.muli %m_i, %m_c8192 : i32
      %m_word = arith.constant {WORD} : i64
      %m_mask = arith.constant 16383 : i64
      %m_four = arith.constant 4 : i64
    """)
    for name in "ab":
        lines.append(f"""
      %m_p{name} = llvm.ptrtoint %s{name} : !llvm.ptr<3> to i32
      %m_q{name} = arith.addi %m_p{name}, %m_o : i32
      %m_l{name} = arith.extui %m_q{name} : i32 to i64
      %m_h{name} = arith.shrui %m_l{name}, %m_four : i64
      %m_g{name} = arith.andi %m_h{name}, %m_mask : i64
      %m_d{name}0 = arith.ori %m_g{name}, %m_word : i64""")
    lines.append("nvvm.wgmma.fence.aligned")
    last = source
    for k in range(4):
        for name in "ab":
            if k:
                lines.append(f"%m_k{name}{k} = arith.constant {2 * k} : i64")
                lines.append(f"%m_d{name}{k} = arith.addi %m_d{name}0, %m_k{name}{k} : i64")
        new = result if k == 3 else f"%m_acc{k}"
        lines.append(
            f"{new} = nvvm.wgmma.mma_async %m_da{k}, %m_db{k}, {last}, <m = 64, n = 64, k = 16>, D[<f32>, <one>], "
            f"A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : {ACC} -> {ACC}"
        )
        last = new
    lines.append(
        f"""nvvm.wgmma.commit.group.sync.aligned
      nvvm.wgmma.wait.group.sync.aligned {wait}
      scf.if %lane0 {{
        nvvm.mbarrier.arrive %m_e : !llvm.ptr<3> -> i64 // release
      }}""".replace("nvvm.mbarrier.arrive %m_e", "%m_state = nvvm.mbarrier.arrive %m_e")
    )
    return "\n".join(lines)


def elements(thread, body):
    """``body(i)`` for the 32 registers; %row and %col of each are defined."""
    lines = [
        f"""
      %e_c4 = arith.constant 4 : index
      %e_c8 = arith.constant 8 : index
      %e_c16 = arith.constant 16 : index
      %e_w = arith.divui {thread}, %c32 : index
      %e_l = arith.remui {thread}, %c32 : index
      %e_g = arith.divui %e_l, %e_c4 : index
      %e_q = arith.remui %e_l, %e_c4 : index
      %e_r0 = arith.muli %e_w, %e_c16 : index
      %e_r1 = arith.addi %e_r0, %e_g : index
      %e_r2 = arith.addi %e_r1, %e_c8 : index
      %e_q2 = arith.muli %e_q, %c2 : index"""
    ]
    for i in range(32):
        row = "%e_r2" if i // 2 % 2 else "%e_r1"
        lines.append(f"""
      %e_k{i} = arith.constant {8 * (i // 4) + i % 2} : index
      %e_col{i} = arith.addi %e_q2, %e_k{i} : index""")
        lines.append(body(i, row, f"%e_col{i}"))
    return "\n".join(lines)


def stored(i, row, col):
    return f"""
      %v{i} = llvm.extractvalue %acc[{i}] : {ACC}
      %x{i} = arith.addi %rows0, {row} : index
      %y{i} = arith.addi %cols0, {col} : index
      memref.store %v{i}, %c[%x{i}, %y{i}] : memref<?x?xf32>"""


#: One warpgroup: its first thread also starts the copies, two steps ahead.
RING = f"""{HEAD}
  gpu.func @gemm(%ma: !llvm.ptr, %mb: !llvm.ptr, %c: memref<?x?xf32>, %steps: index) kernel {{
    {SETUP}
    %ahead = arith.minui %steps, %c2 : index
    scf.if %first {{
      scf.for %j = %c0 to %ahead step %c1 {{
        {produce("j")}
      }}
    }}
    %none = llvm.mlir.zero : {ACC}
    %acc = scf.for %i = %c0 to %steps step %c1 iter_args(%old = %none) -> ({ACC}) {{
      %next = arith.addi %i, %c2 : index
      %more = arith.cmpi ult, %next, %steps : index
      %fill = arith.andi %more, %first : i1
      scf.if %fill {{
        {produce("next")}
      }}
      {multiply("i", "%old", "%new")}
      scf.yield %new : {ACC}
    }}
    {elements("%t", stored)}
    gpu.return
  }}
}}"""

#: Two warpgroups by roles: the first one's first thread copies, the second one multiplies, with a group in flight.
ROLES = f"""{HEAD}
  gpu.func @gemm(%ma: !llvm.ptr, %mb: !llvm.ptr, %c: memref<?x?xf32>, %steps: index) kernel {{
    {SETUP}
    %producer = arith.cmpi ult, %t, %c128 : index
    scf.if %producer {{
      nvvm.setmaxregister decrease 40
      scf.if %first {{
        scf.for %j = %c0 to %steps step %c1 {{
          {produce("j")}
        }}
      }}
    }} else {{
      nvvm.setmaxregister increase 232
      %none = llvm.mlir.zero : {ACC}
      %acc = scf.for %i = %c0 to %steps step %c1 iter_args(%old = %none) -> ({ACC}) {{
        {multiply("i", "%old", "%new")}
        scf.yield %new : {ACC}
      }}
      %tc = arith.subi %t, %c128 : index
      {elements("%tc", stored)}
    }}
    gpu.return
  }}
}}"""


def staged(i, row, col):
    return f"""
      %v{i} = llvm.extractvalue %acc[{i}] : {ACC}
      %x{i} = arith.muli {row}, %c64 : index
      %y{i} = arith.addi %x{i}, {col} : index
      %z{i} = arith.index_cast %y{i} : index to i64
      %w{i} = llvm.getelementptr %so[%z{i}] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %v{i}, %w{i} : f32, !llvm.ptr<3>"""


#: Like RING, with the result written to shared memory and from there by TMA.
EPILOGUE = f"""{HEAD}
  gpu.func @gemm(%ma: !llvm.ptr, %mb: !llvm.ptr, %mc: !llvm.ptr, %steps: index) kernel {{
    {SETUP}
    %so = llvm.mlir.addressof @out : !llvm.ptr<3>
    %ahead = arith.minui %steps, %c2 : index
    scf.if %first {{
      scf.for %j = %c0 to %ahead step %c1 {{
        {produce("j")}
      }}
    }}
    %none = llvm.mlir.zero : {ACC}
    %acc = scf.for %i = %c0 to %steps step %c1 iter_args(%old = %none) -> ({ACC}) {{
      %next = arith.addi %i, %c2 : index
      %more = arith.cmpi ult, %next, %steps : index
      %fill = arith.andi %more, %first : i1
      scf.if %fill {{
        {produce("next")}
      }}
      {multiply("i", "%old", "%new")}
      scf.yield %new : {ACC}
    }}
    {elements("%t", staged)}
    nvvm.fence.proxy {{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}}
    gpu.barrier // epilogue
    scf.if %first {{
      nvvm.cp.async.bulk.tensor.global.shared.cta %mc, %so, box [%colsi, %rowsi] : !llvm.ptr, !llvm.ptr<3>
      nvvm.cp.async.bulk.commit.group
      nvvm.cp.async.bulk.wait_group 0 {{read}}
    }}
    gpu.return
  }}
}}"""

KERNELS = {"ring": (RING, 128), "roles": (ROLES, 256), "epilogue": (EPILOGUE, 128)}


def operands(m, n, k, seed=0):
    rng = np.random.default_rng(seed)
    return tuple((rng.integers(-4, 5, shape) / 4).astype(np.float16) for shape in ((m, k), (n, k)))


def run(name, text=None, *, grid=(1, 1), steps=5, seed=None, **options):
    """The result, what NumPy says, and the report."""
    known, threads = KERNELS[name]
    m, n, k = 64 * grid[0], 64 * grid[1], 64 * steps
    a, b = operands(m, n, k)
    c = np.zeros((m, n), np.float32)
    maps = [sim.tensor_map(each, (64, 64), swizzle="128b") for each in (a, b)]
    result = sim.tensor_map(c, (64, 64)) if name == "epilogue" else c
    report = sim.launch(text or known, "gemm", grid, threads, *maps, result, steps, seed=seed, **options)
    return c, a.astype(np.float32) @ b.astype(np.float32).T, report
