"""Right kernels with tcgen05 that look suspicious, which give no finding in any schedule, and faults in them that do.

``roles``: TMA fills two stages by one warp, products of another go to two accumulators in turn, four warps read them meanwhile.
"""

from __future__ import annotations

import _matrices
import _tensor
import numpy as np
import pytest

from gpuir import sim

_TILES, _STEPS = 4, 4
_IDESC = 1 << 4 | 64 >> 3 << 17 | 128 >> 4 << 24
_WORD = 1 << 46 | (256 >> 4) << 32 | 6 << 61
_WORD -= 1 << 64


def _of(name: str, what: str, index: str) -> str:
    return f"%{name} = llvm.getelementptr %{what}[%{index}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64\n"


def _turns(prefix: str, number: str) -> str:
    """Which of two of something, and the parity of its phase, by a number that goes on."""
    return f"""
      %{prefix}i = arith.index_cast %{number} : index to i32
      %{prefix}s = arith.andi %{prefix}i, %one : i32
      %{prefix}q = arith.shrui %{prefix}i, %one : i32
      %{prefix}p = arith.andi %{prefix}q, %one : i32
      %{prefix}n = arith.xori %{prefix}p, %one : i32
"""


ROLES = f"""
gpu.module @kernels {{
  llvm.mlir.global internal @a() {{addr_space = 3 : i32, alignment = 1024 : i64}} : !llvm.array<8192 x i8>
  llvm.mlir.global internal @b() {{addr_space = 3 : i32, alignment = 1024 : i64}} : !llvm.array<4096 x i8>
  llvm.mlir.global internal @full() {{addr_space = 3 : i32, alignment = 8 : i64}} : !llvm.array<2 x i64>
  llvm.mlir.global internal @empty() {{addr_space = 3 : i32, alignment = 8 : i64}} : !llvm.array<2 x i64>
  llvm.mlir.global internal @done() {{addr_space = 3 : i32, alignment = 8 : i64}} : !llvm.array<2 x i64>
  llvm.mlir.global internal @free() {{addr_space = 3 : i32, alignment = 8 : i64}} : !llvm.array<2 x i64>
  llvm.mlir.global internal @slot() {{addr_space = 3 : i32, alignment = 16 : i64}} : i32
  gpu.func @k(%ma: !llvm.ptr, %mb: !llvm.ptr, %out: memref<{_TILES}x128x64xf32>) kernel {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %tiles = arith.constant {_TILES} : index
    %all = arith.constant {_TILES * _STEPS} : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %four = arith.constant 4 : i32
    %ticks = arith.constant 1000000 : i32
    %bytes = arith.constant 6144 : i32
    %columns = arith.constant 128 : i32
    %true = arith.constant true
    %a = llvm.mlir.addressof @a : !llvm.ptr<3>
    %b = llvm.mlir.addressof @b : !llvm.ptr<3>
    %full = llvm.mlir.addressof @full : !llvm.ptr<3>
    %empty = llvm.mlir.addressof @empty : !llvm.ptr<3>
    %done = llvm.mlir.addressof @done : !llvm.ptr<3>
    %free = llvm.mlir.addressof @free : !llvm.ptr<3>
    %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
    %t = gpu.thread_id x
    %w = arith.divui %t, %c32 : index
    %l = arith.remui %t, %c32 : index
    %lane0 = arith.cmpi eq, %l, %c0 : index
    %produces = arith.cmpi eq, %t, %c0 : index
    %multiplies = arith.cmpi eq, %t, %c32 : index
    %warp1 = arith.cmpi eq, %w, %c1 : index
    %reads = arith.cmpi uge, %w, %c2 : index
    scf.if %produces {{
      scf.for %s = %c0 to %c2 step %c1 {{
        %si = arith.index_cast %s : index to i32
        {_of("if", "full", "si")}        {_of("ie", "empty", "si")}        {_of("id", "done", "si")}        {_of("ir", "free", "si")}
        nvvm.mbarrier.init %if, %one : !llvm.ptr<3>, i32
        nvvm.mbarrier.init %ie, %one : !llvm.ptr<3>, i32
        nvvm.mbarrier.init %id, %one : !llvm.ptr<3>, i32
        nvvm.mbarrier.init %ir, %four : !llvm.ptr<3>, i32
      }}
      nvvm.fence.mbarrier.init
    }}
    scf.if %warp1 {{
      nvvm.tcgen05.alloc %slot, %columns : !llvm.ptr<3>, i32
      nvvm.tcgen05.relinquish_alloc_permit
    }}
    gpu.barrier
    %base = llvm.load %slot : !llvm.ptr<3> -> i32
    scf.if %produces {{
      scf.for %i = %c0 to %all step %c1 {{
        {_turns("p", "i")}{_of("pf", "full", "ps")}{_of("pe", "empty", "ps")}
        nvvm.mbarrier.try_wait.parity %pe, %pn, %ticks : !llvm.ptr<3>, i32, i32 // empty
        nvvm.mbarrier.arrive.expect_tx %pf, %bytes : !llvm.ptr<3>, i32
        %c4096 = arith.constant 4096 : i32
        %c2048 = arith.constant 2048 : i32
        %oa = arith.muli %ps, %c4096 : i32
        %ob = arith.muli %ps, %c2048 : i32
        %ta = llvm.getelementptr %a[%oa] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
        %tb = llvm.getelementptr %b[%ob] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
        %ca = llvm.addrspacecast %ta : !llvm.ptr<3> to !llvm.ptr<7>
        %cb = llvm.addrspacecast %tb : !llvm.ptr<3> to !llvm.ptr<7>
        %c16 = arith.constant 16 : i32
        %c64 = arith.constant 64 : i32
        %ki = arith.remui %pi, %four : i32
        %kc = arith.muli %ki, %c16 : i32
        %ti = arith.divui %pi, %four : i32
        %row = arith.muli %ti, %c64 : i32
        nvvm.cp.async.bulk.tensor.shared.cluster.global %ca, %ma, %pf, box [%kc, %zero] : !llvm.ptr<7>, !llvm.ptr
        nvvm.cp.async.bulk.tensor.shared.cluster.global %cb, %mb, %pf, box [%kc, %row] : !llvm.ptr<7>, !llvm.ptr
      }}
    }}
    scf.if %multiplies {{
      %idesc = arith.constant {_IDESC} : i32
      %word = arith.constant {_WORD} : i64
      %four64 = arith.constant 4 : i64
      %c256 = arith.constant 256 : i64
      %c128 = arith.constant 128 : i64
      scf.for %j = %c0 to %tiles step %c1 {{
        {_turns("m", "j")}{_of("md", "done", "ms")}{_of("mr", "free", "ms")}
        nvvm.mbarrier.try_wait.parity %mr, %mn, %ticks : !llvm.ptr<3>, i32, i32 // free
        nvvm.tcgen05.fence #nvvm.tcgen05_fence<after> // free
        %c64 = arith.constant 64 : i32
        %column = arith.muli %ms, %c64 : i32
        %da = arith.addi %base, %column : i32
        %d = llvm.inttoptr %da : i32 to !llvm.ptr<6>
        scf.for %h = %c0 to %c4 step %c1 {{
          %j4 = arith.muli %j, %c4 : index
          %i = arith.addi %j4, %h : index
          {_turns("k", "i")}{_of("kf", "full", "ks")}{_of("ke", "empty", "ks")}
          nvvm.mbarrier.try_wait.parity %kf, %kp, %ticks : !llvm.ptr<3>, i32, i32 // full
          %pa = llvm.ptrtoint %a : !llvm.ptr<3> to i64
          %pb = llvm.ptrtoint %b : !llvm.ptr<3> to i64
          %s64 = arith.extui %ks : i32 to i64
          %oa = arith.muli %s64, %c256 : i64
          %ob = arith.muli %s64, %c128 : i64
          %qa = arith.shrui %pa, %four64 : i64
          %qb = arith.shrui %pb, %four64 : i64
          %ra = arith.addi %qa, %oa : i64
          %rb = arith.addi %qb, %ob : i64
          %wa = arith.ori %ra, %word : i64
          %wb = arith.ori %rb, %word : i64
          %adds = arith.cmpi ne, %h, %c0 : index
          nvvm.tcgen05.mma %d, %wa, %wb, %idesc, %adds {{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>}} : (!llvm.ptr<6>, i64, i64, i32, i1)
          nvvm.tcgen05.commit %ke : !llvm.ptr<3> // empty
        }}
        nvvm.tcgen05.commit %md : !llvm.ptr<3> // done
      }}
    }}
    scf.if %reads {{
      %wi = arith.index_cast %w : index to i32
      %three = arith.constant 3 : i32
      %quarter = arith.andi %wi, %three : i32
      %c21 = arith.constant 21 : i32
      %lanes = arith.shli %quarter, %c21 : i32
      %qx = arith.index_cast %quarter : i32 to index
      %q32 = arith.muli %qx, %c32 : index
      %row = arith.addi %q32, %l : index
      scf.for %j = %c0 to %tiles step %c1 {{
        {_turns("r", "j")}{_of("rd", "done", "rs")}{_of("rr", "free", "rs")}
        nvvm.mbarrier.try_wait.parity %rd, %rp, %ticks : !llvm.ptr<3>, i32, i32 // done
        nvvm.tcgen05.fence #nvvm.tcgen05_fence<after> // done
        %c64 = arith.constant 64 : i32
        %column = arith.muli %rs, %c64 : i32
        %at = arith.addi %base, %column : i32
        %mine = arith.addi %at, %lanes : i32
        %p = llvm.inttoptr %mine : i32 to !llvm.ptr<6>
        %v = nvvm.tcgen05.ld %p {{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}} : vector<64xi32>
        nvvm.tcgen05.wait <load>
        %f = vector.bitcast %v : vector<64xi32> to vector<64xf32>
        vector.store %f, %out[%j, %row, %c0] : memref<{_TILES}x128x64xf32>, vector<64xf32>
        nvvm.tcgen05.fence #nvvm.tcgen05_fence<before> // read
        nvvm.bar.warp.sync %all32 : i32
        scf.if %lane0 {{
          %state = nvvm.mbarrier.arrive %rr : !llvm.ptr<3> -> i64
        }}
      }}
    }}
    gpu.barrier // end
    scf.if %warp1 {{
      %tm = llvm.inttoptr %base : i32 to !llvm.ptr<6>
      nvvm.tcgen05.dealloc %tm, %columns : !llvm.ptr<6>, i32
    }}
    gpu.return
  }}
}}
""".replace("    %true = arith.constant true\n", "    %all32 = arith.constant -1 : i32\n")


def _launch(text: str, seed: int | None, blocks: int = 1):
    random = np.random.default_rng(2)
    a, b = (random.standard_normal((rows, 64)).astype(np.float16) for rows in (128, 64 * _TILES))
    out = np.zeros((_TILES, 128, 64), np.float32)
    maps = [sim.tensor_map(each, (rows, 16), swizzle="32b") for each, rows in ((a, 128), (b, 64))]
    report = sim.launch(text, "k", blocks, 192, *maps, out, seed=seed, on_fault="report")
    expected = a.astype(np.float32) @ b.astype(np.float32).T
    close = all(np.abs(out[j] - expected[:, 64 * j : 64 * j + 64]).max() < 1e-3 for j in range(_TILES))
    return report.findings, close


@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_roles(seed):
    findings, close = _launch(ROLES, seed)
    assert not findings
    assert close


AFTER, BEFORE = (
    "nvvm.tcgen05.fence #nvvm.tcgen05_fence<after> // ",
    "nvvm.tcgen05.fence #nvvm.tcgen05_fence<before> // ",
)
MISTAKES = {
    "accumulators overwritten while they are read": ("%mr, %mn, %ticks : !llvm.ptr<3>, i32, i32 // free", "missing-wait race"),
    "a stage filled while products read it": ("%pe, %pn, %ticks : !llvm.ptr<3>, i32, i32 // empty", "missing-wait undefined"),
    "products of what has not come": ("%kf, %kp, %ticks : !llvm.ptr<3>, i32, i32 // full", "missing-wait"),
    "read before the products end": ("%rd, %rp, %ticks : !llvm.ptr<3>, i32, i32 // done", "missing-wait uninitialized"),
    "no fence behind the wait for free": (AFTER + "free", "missing-fence"),
    "no fence behind the wait for done": (AFTER + "done", "missing-fence"),
    "no fence behind the loads": (BEFORE + "read", "missing-fence"),
    "no barrier at the end": ("gpu.barrier // end", "race missing-wait wrong-space"),
    "no commit": ("nvvm.tcgen05.commit %md : !llvm.ptr<3> // done", "deadlock"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_of_roles(name):
    line, kinds = MISTAKES[name]
    assert line in ROLES
    lines = [each for each in ROLES.splitlines() if line not in each]
    for seed in (None, 1):
        findings, _ = _launch("\n".join(lines), seed)
        assert any(each.kind in kinds.split() for each in findings), findings


def _tiles() -> tuple[np.ndarray, str, np.ndarray, np.ndarray]:
    random = np.random.default_rng(4)
    a, b = (random.standard_normal((rows, 16)).astype(np.float16) for rows in (128, 64))
    (left, fields_a), (right, fields_b) = (_matrices.stored(each.view(np.uint8)) for each in (a, b))
    words = _tensor.descriptors(da=_tensor.tile_word(0, **fields_a), db=_tensor.tile_word(len(left), **fields_b))
    return np.concatenate([left, right]), f"{words}\n%idesc = arith.constant {_IDESC} : i32\n", a, b


KIND = "{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>}"
TYPES = "(!llvm.ptr<6>, i64, i64, i32, i1)"


@pytest.mark.parametrize("seed", [None, 1])
def test_chains(seed):
    """Products of one accumulator, then a shift, then a copy behind it: a pipeline that needs no wait in between."""
    shared, words, a, b = _tiles()
    body = (
        words
        + _tensor.address("d", 32)
        + f"\nnvvm.tcgen05.mma %d, %da, %db, %idesc, %false {KIND} : {TYPES}"
        + f"""
      nvvm.tcgen05.mma %d, %da, %db, %idesc, %true {KIND} : {TYPES}
      nvvm.tcgen05.shift %d : !llvm.ptr<6>
      nvvm.tcgen05.cp %d, %da {{shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}}
"""
    )
    after = _tensor.run(body, shared, seed=seed).view(np.float32)
    expected = 2 * (a.astype(np.float32) @ b.astype(np.float32).T)
    np.testing.assert_allclose(after[0, :, 40:96], expected[:, 8:], atol=1e-3)


@pytest.mark.parametrize("seed", [None, 1])
def test_a_product_of_what_another_one_made(seed):
    """The second product reads the first one's result as its A: that is not pipelined, and a wait is missing."""
    shared, words, _, _ = _tiles()
    body = (
        words
        + _tensor.address("d", 32)
        + "\n"
        + _tensor.address("e", 128)
        + f"""
      nvvm.tcgen05.mma %d, %da, %db, %idesc, %false {KIND} : {TYPES}
      nvvm.tcgen05.mma %e, %d, %db, %idesc, %false {KIND} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
"""
    )
    with pytest.raises(sim.SimulationError, match="missing-wait: uses column 32 of tensor memory"):
        _tensor.run(body, shared, seed=seed)


@pytest.mark.parametrize("seed", [None, 1])
def test_two_allocations_and_many_blocks(seed):
    """Each block has its own tensor memory; columns that are given back are there for the next allocation."""
    text = _tensor.text("")
    again = "nvvm.tcgen05.dealloc %tm, %columns {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<6>, i32"
    take = "nvvm.tcgen05.alloc %slot, %columns {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, i32"
    text = text.replace(again, f"{again}\n{take}\n%two = llvm.load %slot : !llvm.ptr<3> -> i32\n"
                        f"%tmt = llvm.inttoptr %two : i32 to !llvm.ptr<6>\n{again.replace('%tm,', '%tmt,')}")  # fmt: skip
    before = np.random.default_rng(0).integers(0, 1 << 31, (3, 128, 512)).astype(np.int32)
    after = np.zeros_like(before)
    sim.launch(text, "k", 3, 128, np.zeros((3, 4), np.int32), before, after, seed=seed)
    np.testing.assert_array_equal(after, before)


def test_columns_that_are_never_free_are_a_deadlock():
    text = _tensor.text("")
    take = "nvvm.tcgen05.alloc %slot, %columns {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, i32"
    after = np.zeros((1, 128, 512), np.int32)
    findings = sim.launch(
        text.replace(take, f"{take}\n{take}"), "k", 1, 128, np.zeros((1, 4), np.int32), np.zeros_like(after), after,
        on_fault="report",
    ).findings  # fmt: skip
    assert findings[0].kind == "deadlock"
    assert "512 free columns of tensor memory: 512 of 512 are taken" in findings[0].message
