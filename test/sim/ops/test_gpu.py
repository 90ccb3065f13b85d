"""gpu: ids, barriers, dynamic shared memory, printf, lane 0's region."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim

IDS = """
gpu.module @m {{
  gpu.func @k(%out: memref<?xi64>) kernel {{
    %v = {op}
    %w = arith.index_cast %v : index to i64
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %bz = gpu.block_id z
    %gx = gpu.grid_dim x
    %gy = gpu.grid_dim y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %tz = gpu.thread_id z
    %sx = gpu.block_dim x
    %sy = gpu.block_dim y
    %sz = gpu.block_dim z
    %1 = arith.muli %bz, %gy : index
    %2 = arith.addi %1, %by : index
    %3 = arith.muli %2, %gx : index
    %4 = arith.addi %3, %bx : index
    %5 = arith.muli %4, %sz : index
    %6 = arith.addi %5, %tz : index
    %7 = arith.muli %6, %sy : index
    %8 = arith.addi %7, %ty : index
    %9 = arith.muli %8, %sx : index
    %10 = arith.addi %9, %tx : index
    memref.store %w, %out[%10] : memref<?xi64>
    gpu.return
  }}
}}
"""

GRID, BLOCK, CLUSTER = (4, 2, 2), (5, 3, 3), (2, 1, 2)

#: Of block (x, y, z) and thread (x, y, z); the last ones by the running number of the thread in its block.
EXPECTED = {
    "thread_id x": lambda b, t, n: t[0],
    "thread_id y": lambda b, t, n: t[1],
    "thread_id z": lambda b, t, n: t[2],
    "block_id x": lambda b, t, n: b[0],
    "block_id y": lambda b, t, n: b[1],
    "block_id z": lambda b, t, n: b[2],
    "block_dim x": lambda b, t, n: 5,
    "block_dim y": lambda b, t, n: 3,
    "grid_dim x": lambda b, t, n: 4,
    "grid_dim z": lambda b, t, n: 2,
    "global_id x": lambda b, t, n: b[0] * 5 + t[0],
    "global_id y": lambda b, t, n: b[1] * 3 + t[1],
    "cluster_id x": lambda b, t, n: b[0] // 2,
    "cluster_id y": lambda b, t, n: b[1],
    "cluster_id z": lambda b, t, n: 0,
    "cluster_block_id x": lambda b, t, n: b[0] % 2,
    "cluster_block_id z": lambda b, t, n: b[2],
    "cluster_dim x": lambda b, t, n: 2,
    "cluster_dim y": lambda b, t, n: 2,
    "cluster_dim z": lambda b, t, n: 1,
    "cluster_dim_blocks x": lambda b, t, n: 2,
    "cluster_dim_blocks y": lambda b, t, n: 1,
    "lane_id": lambda b, t, n: n % 32,
    "subgroup_id : index": lambda b, t, n: n // 32,
    "num_subgroups : index": lambda b, t, n: 2,
    "subgroup_size : index": lambda b, t, n: 32,
}


@pytest.mark.parametrize("name", EXPECTED)
def test_ids(name):
    found = np.full(int(np.prod(GRID) * np.prod(BLOCK)), -1)
    sim.launch(IDS.format(op=f"gpu.{name}"), "k", GRID, BLOCK, found, cluster=CLUSTER)
    expected = [
        EXPECTED[name]((bx, by, bz), (x, y, z), (z * 3 + y) * 5 + x)
        for bz in range(2) for by in range(2) for bx in range(4)
        for z in range(3) for y in range(3) for x in range(5)
    ]  # fmt: skip
    assert found.tolist() == expected


@pytest.mark.parametrize(("op", "bound", "lanes"), [
    ("thread_id x", 4, 32), ("block_id x", 3, 32), ("block_dim x", 4, 32), ("grid_dim x", 3, 32), ("global_id x", 19, 32),
    ("cluster_id x", 1, 32), ("cluster_block_id x", 1, 32), ("cluster_dim x", 1, 32), ("cluster_dim_blocks x", 1, 32),
    ("lane_id", 31, 32), ("num_subgroups", 1, 32), ("subgroup_size", 32, 64), ("subgroup_id", 1, 32),
])  # fmt: skip
def test_upper_bounds(op, bound, lanes):
    type = " : index" if "subgroup" in op else ""
    arguments = "k", GRID, BLOCK, np.zeros(720, np.int64)
    found = sim.launch(IDS.format(op=f"gpu.{op} upper_bound {bound}{type}"), *arguments, cluster=CLUSTER, lanes=lanes,
                       on_fault="report").findings  # fmt: skip
    assert [each.kind for each in found] == ["undefined"]
    assert f"beyond the upper bound {bound}" in found[0].message
    enough = 2 * bound if op == "subgroup_size" else bound + 1
    sim.launch(IDS.format(op=f"gpu.{op} upper_bound {enough}{type}"), *arguments, cluster=CLUSTER, lanes=lanes)


def test_a_bound_counts_only_lanes_that_take_part():
    text = """
gpu.module @m { gpu.func @k() kernel {
  %t = gpu.thread_id x
  %c4 = arith.constant 4 : index
  %few = arith.cmpi slt, %t, %c4 : index
  scf.if %few { %i = gpu.thread_id x upper_bound 4 }
  gpu.return
} }"""
    assert sim.launch(text, "k", 1, 40).findings == []


@pytest.mark.parametrize(("attribute", "block", "grid", "cluster", "fits"), [
    ("known_block_size = array<i32: 64, 1, 1>", 64, 3, 1, True),
    ("known_block_size = array<i32: 64, 1, 1>", 32, 3, 1, False),
    ("known_grid_size = array<i32: 3, 1, 1>", 32, 3, 1, True),
    ("known_grid_size = array<i32: 3, 1, 1>", 32, 2, 1, False),
    ("nvvm.reqntid = array<i32: 64>", (64, 2), 2, 1, False),
    ("nvvm.maxntid = array<i32: 64>", 32, 2, 1, True),
    ("nvvm.maxntid = array<i32: 64>", 96, 2, 1, False),
    ("known_cluster_size = array<i32: 2, 1, 1>", 32, 4, 2, True),
    ("known_cluster_size = array<i32: 2, 1, 1>", 32, 4, 4, False),
])  # fmt: skip
def test_sizes_that_the_kernel_promises(attribute, block, grid, cluster, fits):
    text = f"gpu.module @m {{ gpu.func @k() kernel attributes {{{attribute}}} {{ gpu.return }} }}"
    found = sim.launch(text, "k", grid, block, cluster=cluster, on_fault="report").findings
    assert [each.kind for each in found] == ([] if fits else ["undefined"])
    if not fits:
        assert f"the kernel's {attribute.split()[0]} is" in found[0].message


# Barriers

EXCHANGE = """
gpu.module @m {{
  gpu.func @k(%out: memref<?xi32>) workgroup(%s: memref<64xi32, #gpu.address_space<workgroup>>) kernel {{
    %t = gpu.thread_id x
    %c63 = arith.constant 63 : index
    %v = arith.index_cast %t : index to i32
    memref.store %v, %s[%t] : memref<64xi32, #gpu.address_space<workgroup>>
    {barrier}
    %other = arith.subi %c63, %t : index
    %w = memref.load %s[%other] : memref<64xi32, #gpu.address_space<workgroup>>
    memref.store %w, %out[%t] : memref<?xi32>
    gpu.return
  }}
}}
"""


@pytest.mark.parametrize("barrier", [
    "gpu.barrier",
    "gpu.barrier scope <workgroup>",
    "gpu.barrier memfence [#gpu.address_space<workgroup>]",
    "gpu.barrier scope <cluster>",
    "%n = arith.constant 2 : i32\n %b = gpu.initialize_named_barrier %n : i32 -> !gpu.named_barrier\n"
    " gpu.barrier named(%b : !gpu.named_barrier)",
])  # fmt: skip
@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_barriers(barrier, seed):
    out = np.zeros(64, np.int32)
    sim.launch(EXCHANGE.format(barrier=barrier), "k", 1, 64, out, seed=seed)
    assert out.tolist() == list(range(63, -1, -1))


@pytest.mark.parametrize(
    "barrier",
    [
        "",
        "gpu.barrier scope <subgroup>",
        "gpu.barrier memfence []",
        "gpu.barrier memfence [#gpu.address_space<global>]",
    ],
)
def test_what_orders_no_memory_leaves_a_race(barrier):
    report = sim.launch(EXCHANGE.format(barrier=barrier), "k", 1, 64, np.zeros(64, np.int32), on_fault="report")
    assert {each.kind for each in report.findings} & {"race", "uninitialized"}


@pytest.mark.parametrize(("barrier", "kind"), [
    ("gpu.barrier", "barrier-divergence"),
    ("gpu.barrier scope <subgroup>", "barrier-divergence"),
    ("gpu.barrier scope <cluster>", "barrier-divergence"),
])  # fmt: skip
def test_barriers_that_some_lanes_do_not_reach(barrier, kind):
    text = f"""
gpu.module @m {{ gpu.func @k() kernel {{
  %t = gpu.thread_id x
  %c5 = arith.constant 5 : index
  %few = arith.cmpi slt, %t, %c5 : index
  scf.if %few {{ {barrier} }}
  gpu.return
}} }}"""
    report = sim.launch(text, "k", 1, 64, on_fault="report")
    assert [each.kind for each in report.findings] == [kind]
    assert report.findings[0].lane == 5


CLUSTERED = """
gpu.module @m {{
  gpu.func @k(%a: memref<?xi32>, %b: memref<?xi32>) kernel {{
    %x = gpu.block_id x
    %y = gpu.block_id y
    %g = gpu.grid_dim x
    %row = arith.muli %y, %g : index
    %n = arith.addi %row, %x : index
    %c1 = arith.constant 1 : index
    %v = arith.index_cast %n : index to i32
    memref.store %v, %a[%n] : memref<?xi32>
    gpu.barrier scope <cluster>
    %i = arith.xori %x, %c1 : index
    %j = arith.xori %y, %c1 : index
    %orow = arith.muli %j, %g : index
    %o = arith.addi %orow, %i : index
    %w = memref.load %a[%o] : memref<?xi32>
    memref.store %w, %b[%n] : memref<?xi32>
    gpu.return
  }}
}}
"""


def test_a_cluster_meets_across_rows_of_blocks():
    a, b = np.full(24, -1, np.int32), np.full(24, -1, np.int32)
    sim.launch(CLUSTERED.format(), "k", (4, 6), 1, a, b, cluster=(2, 2), seed=3, checks=False)
    assert np.array_equal(b.reshape(6, 4), np.arange(24).reshape(3, 2, 2, 2)[:, ::-1, :, ::-1].reshape(6, 4))


def test_named_barriers_are_for_some_warps():
    text = """
gpu.module @m {
  gpu.func @k(%out: memref<?xi32>) workgroup(%s: memref<64xi32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %w = gpu.subgroup_id : index
    %c2 = arith.constant 2 : i32
    %two = arith.constant 2 : index
    %c63 = arith.constant 63 : index
    %b = gpu.initialize_named_barrier %c2 : i32 -> !gpu.named_barrier
    %first = arith.cmpi slt, %w, %two : index
    scf.if %first {
      %v = arith.index_cast %t : index to i32
      memref.store %v, %s[%t] : memref<64xi32, #gpu.address_space<workgroup>>
      gpu.barrier named(%b : !gpu.named_barrier)
      %o = arith.subi %c63, %t : index
      %u = memref.load %s[%o] : memref<64xi32, #gpu.address_space<workgroup>>
      memref.store %u, %out[%t] : memref<?xi32>
    }
    gpu.return
  }
}"""
    out = np.zeros(64, np.int32)
    sim.launch(text, "k", 1, 128, out, seed=5)
    assert out.tolist() == list(range(63, -1, -1))
    wrong = text.replace("constant 2 : i32", "constant 3 : i32")
    report = sim.launch(wrong, "k", 1, 128, out, on_fault="report")
    assert [each.kind for each in report.findings] == ["barrier-divergence"]
    report = sim.launch(text.replace("constant 2 : i32", "constant 9 : i32"), "k", 1, 128, out, on_fault="report")
    assert "9 members; the block has 4 warps" in report.findings[0].message


# Memory

DYNAMIC = """
gpu.module @m {
  gpu.func @k(%sizes: memref<?xindex>, %out: memref<?xf32>)
      workgroup(%s: memref<5xf32, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %t = gpu.thread_id x
    %f = arith.uitofp %c1 : i32 to f32
    %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %n = memref.dim %d, %c0 : memref<?xi8, #gpu.address_space<workgroup>>
    memref.store %n, %sizes[%c0] : memref<?xindex>
    %v = memref.view %d[%c16][] : memref<?xi8, #gpu.address_space<workgroup>>
      to memref<8xf32, #gpu.address_space<workgroup>>
    memref.store %f, %v[%t] : memref<8xf32, #gpu.address_space<workgroup>>
    %l = memref.load %v[%t] : memref<8xf32, #gpu.address_space<workgroup>>
    memref.store %l, %out[%t] : memref<?xf32>
    gpu.return
  }
}""".replace("%f = ", "%c1 = arith.constant 7 : i32\n    %f = ")


def test_dynamic_shared_memory():
    sizes, out = np.zeros(1, np.int64), np.zeros(8, np.float32)
    report = sim.launch(DYNAMIC, "k", 1, 8, sizes, out, smem=48)
    assert sizes[0] == 48
    assert (out == 7).all()
    assert report.shared_bytes == 32 + 48  # behind the 20 bytes of %s


def test_dynamic_shared_memory_that_is_too_small():
    report = sim.launch(DYNAMIC, "k", 1, 8, np.zeros(1, np.int64), np.zeros(8, np.float32), smem=40, on_fault="report")
    assert [each.kind for each in report.findings] == ["out-of-bounds"]


# printf


@pytest.mark.parametrize(("format", "type", "value", "expected"), [
    ("%d", "i32", -5, "-5"), ("%5d|", "i32", 42, "   42|"), ("%-5d|", "i32", 42, "42   |"), ("%05d", "i32", 42, "00042"),
    ("%+d", "i32", 42, "+42"), ("%i", "i8", -1, "-1"), ("%u", "i32", -1, "4294967295"), ("%u", "i8", -1, "255"),
    ("%x", "i16", -1, "ffff"), ("%#X", "i32", 255, "0XFF"), ("%o", "i32", 8, "10"), ("%#o", "i32", 8, "010"),
    ("%lld", "i64", -(1 << 40), str(-(1 << 40))), ("%zu", "index", 7, "7"), ("%c", "i8", 65, "A"),
    ("%p", "i64", 255, "0xff"), ("%f", "f32", 1.5, "1.500000"), ("%.2f", "f64", 2.345, "2.35"), ("%8.3e|", "f32", 1.5, "1.500e+00|"),
    ("%g", "f32", 0.1, "0.1"), ("%a", "f64", 1.5, (1.5).hex()), ("%d%%", "i32", 3, "3%"), ("%hhd", "i8", 3, "3"),
])  # fmt: skip
def test_printf_conversions(format, type, value, expected):
    text = f'gpu.module @m {{ gpu.func @k(%x: {type}) kernel {{ gpu.printf "{format}", %x : {type} gpu.return }} }}'
    assert sim.launch(text, "k", 1, 1, value).output == [expected]


def test_printf_of_lanes_in_their_order():
    text = """
gpu.module @m { gpu.func @k() kernel {
  %t = gpu.thread_id x
  %c1 = arith.constant 1 : index
  %bit = arith.andi %t, %c1 : index
  %odd = arith.cmpi eq, %bit, %c1 : index
  scf.if %odd { gpu.printf "lane %d of %s\\0A", %t, %t : index, index }
  gpu.printf "end\\0A"
  gpu.return
} }"""
    with pytest.raises(sim.UnsupportedOp, match=r"prints no '%s'"):
        sim.launch(text, "k", 1, 6)
    found = sim.launch(text.replace("%s", "%u"), "k", 1, 6).output
    assert found == ["lane 1 of 1\n", "lane 3 of 3\n", "lane 5 of 5\n"] + ["end\n"] * 6


@pytest.mark.parametrize(("op", "message"), [
    ('gpu.printf "%d %d", %i : i32', "more conversions than the 1 operands"),
    ('gpu.printf "%d", %i, %i : i32, i32', "1 conversions for 2 operands"),
    ('gpu.printf "%f", %i : i32', "'%f' does not fit an operand of type i32"),
    ('gpu.printf "%d", %f : f32', "'%d' does not fit an operand of type f32"),
    ('gpu.printf "%y", %i : i32', "'%y' in the format is no conversion"),
    ('gpu.printf "100%"', "no conversion"),
    ('gpu.printf "%*d", %i, %i : i32, i32', "no widths"),
])  # fmt: skip
def test_printf_formats_that_are_refused(op, message):
    text = f"gpu.module @m {{ gpu.func @k(%i: i32, %f: f32) kernel {{\n{op}\ngpu.return }} }}"
    with pytest.raises(sim.UnsupportedOp) as error:
        sim.launch(text, "k", 1, 1, 1, 1.0)
    assert message in str(error.value)
    assert "-:2:1: error: 'gpu.printf'" in str(error.value)


# Lane 0

LANE_0 = """
gpu.module @m {{
  gpu.func @k(%in: memref<?x{own}>, %out: memref<?x{back}>, %log: memref<?xi32>) kernel {{
    %t = gpu.thread_id x
    %l = gpu.lane_id
    %v = memref.load %in[%t] : memref<?x{own}>
    %r = gpu.warp_execute_on_lane_0(%l)[32] args(%v : {own}) -> ({back}) {{
      ^bb0(%a: {whole}):
      %one = arith.constant 1 : i32
      memref.store %one, %log[%t] : memref<?xi32>
      %s = {code}
      gpu.yield %s : {result}
    }}
    memref.store %r, %out[%t] : memref<?x{back}>
    gpu.return
  }}
}}
"""


def lane_0(own, whole, result, back, code, array, shape, **options):
    out, log = np.zeros(shape, array.dtype), np.zeros(len(array), np.int32)
    text = LANE_0.format(own=own, whole=whole, result=result, back=back, code=code)
    report = sim.launch(text, "k", 1, len(array), array, out, log, **options)
    return out, log, report


def test_lane_0_has_the_whole_vector():
    array = np.arange(64 * 2, dtype=np.int32).reshape(64, 2)
    code = "arith.addi %a, %a : vector<64xi32>"
    out, log, _ = lane_0("vector<2xi32>", "vector<64xi32>", "vector<64xi32>", "vector<2xi32>", code, array, (64, 2))
    assert np.array_equal(out, 2 * array)
    assert np.nonzero(log)[0].tolist() == [0, 32]


def test_lane_0_gives_its_value_to_all():
    array = np.arange(64, dtype=np.int32).reshape(64, 1)
    code = "vector.reduction <add>, %a : vector<32xi32> into i32"
    out, _, _ = lane_0("vector<1xi32>", "vector<32xi32>", "i32", "i32", code, array, (64,))
    assert np.array_equal(out, np.repeat(array.reshape(2, 32).sum(1), 32))


def test_lane_0_of_two_distributed_dimensions():
    # 4 x 8 lanes; a lane has 2 x 3 elements, and the last dimension varies fastest with the lane.
    array = np.arange(32 * 6, dtype=np.int32).reshape(32, 2, 3)
    code = "arith.addi %a, %a : vector<8x24xi32>"
    text = ("vector<2x3xi32>", "vector<8x24xi32>", "vector<8x24xi32>", "vector<2x3xi32>")
    out, _, _ = lane_0(*text, code, array, (32, 2, 3))
    assert np.array_equal(out, 2 * array)
    # The whole, seen by its own rows: element [0, 3] is lane 1's first.
    pick = "vector.extract %a[0, 3] : i32 from vector<8x24xi32>"
    out, _, _ = lane_0("vector<2x3xi32>", "vector<8x24xi32>", "i32", "i32", pick, array, (32,))
    assert (out == array[1, 0, 0]).all()
    pick = "vector.extract %a[2, 0] : i32 from vector<8x24xi32>"
    out, _, _ = lane_0("vector<2x3xi32>", "vector<8x24xi32>", "i32", "i32", pick, array, (32,))
    assert (out == array[8, 0, 0]).all()


def test_lane_0_of_three_distributed_dimensions():
    array = np.arange(32 * 12, dtype=np.int32).reshape(32, 3, 2, 2)
    types = ("vector<3x2x2xi32>", "vector<6x8x8xi32>", "vector<6x8x8xi32>", "vector<3x2x2xi32>")
    out, _, _ = lane_0(*types, "arith.addi %a, %a : vector<6x8x8xi32>", array, (32, 3, 2, 2))
    assert np.array_equal(out, 2 * array)


def test_lane_0_refuses_another_warp_size():
    with pytest.raises(sim.UnsupportedOp, match="warps of 32 lanes; these have 64"):
        array = np.zeros((64, 1), np.int32)
        lane_0("vector<1xi32>", "vector<32xi32>", "vector<32xi32>", "vector<1xi32>", "arith.addi %a, %a : vector<32xi32>",
               array, (64, 1), lanes=64)  # fmt: skip


@pytest.mark.parametrize("op", [
    "gpu.thread_id x", "gpu.lane_id", "gpu.num_subgroups : index", "gpu.global_id x",
    "gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>",
])  # fmt: skip
def test_host_code_has_no_threads(op):
    with pytest.raises(sim.UnsupportedOp, match="host code has no threads"):
        sim.run(f"func.func @main() {{ %v = {op} return }}", "main")


def test_host_code_has_no_barrier():
    with pytest.raises(sim.UnsupportedOp, match="host code has no threads"):
        sim.run("func.func @main() { gpu.barrier return }", "main")
