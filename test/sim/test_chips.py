"""The limits of chips: whole chips have the peaks of their vendors' data sheets."""

from __future__ import annotations

import re

import numpy as np
import pytest

from gpuir import sim
from gpuir.compile.targets import TARGETS
from gpuir.errors import Error
from gpuir.sim.chips import CHIPS, check_chip, chip_of, shared_memory_of

#: 10^12 operations a second without sparsity, as the data sheets of A100, H100 SXM and MI300X give them.
PEAKS = {
    "sm_80": {"f16": 312, "bf16": 312, "tf32": 156, "i8": 624, "i4": 1248, "b1": 4992, "f64": 19.5},
    "sm_90": {"f16": 989.4, "bf16": 989.4, "tf32": 494.7, "i8": 1978.9, "f8": 1978.9},
    "gfx942": {"f16": 1307.4, "bf16": 1307.4, "xf32": 653.7, "f32": 163.4, "f64": 163.4, "i8": 2614.9, "f8": 2614.9},
}
CASES = [(name, kind, peak) for name, peaks in PEAKS.items() for kind, peak in peaks.items()]


@pytest.mark.parametrize(("name", "kind", "peak"), CASES)
def test_peaks_of_tensor_cores(name: str, kind: str, peak: float):
    chip = CHIPS[name]
    assert chip.units * chip.clock * chip.tensor[kind] / 1e12 == pytest.approx(peak, rel=0.03)


def test_every_rate_has_a_source():
    """The peak of f64 on H100 SXM, 66.9, is given at its highest clock, 1.98 GHz, unlike the others."""
    open_ = {(name, kind) for name, chip in CHIPS.items() for kind in chip.tensor} - {each[:2] for each in CASES}
    assert open_ == {("sm_90", "f64")}
    h100 = CHIPS["sm_90"]
    assert h100.units * 1.98e9 * h100.tensor["f64"] / 1e12 == pytest.approx(66.9, rel=0.03)


@pytest.mark.parametrize(("name", "shared"), [("sm_80", 19.5), ("sm_90", 30.9), ("gfx942", 81.7)])
def test_shared_memory(name: str, shared: float):
    """10^12 bytes a second of all units: 128 bytes a clock of each, which is 32 banks of 4 bytes."""
    chip = CHIPS[name]
    assert chip.units * chip.clock * chip.shared / 1e12 == pytest.approx(shared, rel=0.03)


@pytest.mark.parametrize(("name", "memory"), [("sm_80", 2.04), ("sm_90", 3.35), ("gfx942", 5.3)])
def test_memory(name: str, memory: float):
    assert CHIPS[name].memory / 1e12 == pytest.approx(memory, rel=0.03)


@pytest.mark.parametrize(
    ("target", "name"),
    [("sm_80", "sm_80"), ("sm_90", "sm_90"), ("sm_90a", "sm_90"), ("gfx942", "gfx942"), ("sm_75", None), ("", None)],
)
def test_targets(target: str, name: str | None):
    found = chip_of(target)
    assert (found and found.name) == name


@pytest.mark.parametrize(("name", "kib"), [("sm_75", 64), ("sm_80", 163), ("sm_90a", 227), ("sm_100f", 227), ("sm_120a", 99),
                                            ("gfx90a", 64), ("gfx942", 64), ("gfx950", 160), ("sm_3", None)])  # fmt: skip
def test_shared_memory_of_a_block(name: str, kib: int | None):
    assert shared_memory_of(name) == (None if kib is None else kib * 1024)


@pytest.mark.parametrize("name", [*TARGETS, *CHIPS, "sm_70", "sm_100f", "gfx90a:sramecc+:xnack-", "gfx1036", "gfx1153", "gfx1201",
                                  "gfx11-generic"])  # fmt: skip
def test_known_chips(name: str):
    check_chip(name)
    assert shared_memory_of(name) is not None


@pytest.mark.parametrize(("name", "near"), [("sm_42", "sm_72"), ("sm_80a", "sm_80"), ("sm_90af", "sm_90"), ("sm_90f", "sm_90"), ("sm90", "sm_90"),
                                            ("gfx942:foo", "gfx942"), ("", None), ("h100", None)])  # fmt: skip
def test_unknown_chips(name: str, near: str | None):
    """A launch and a run refuse what names no chip, and say which there are."""
    hint = f"; did you mean '{near}'" if near else ""
    text = re.escape(f"chip: there is no '{name}'{hint}") + r".*\(known: sm_50, .*sm_90, .*gfx942, .*\)"
    with pytest.raises(ValueError, match=text):
        sim.launch(LARGE, "d", 1, 1, chip=name)
    with pytest.raises(ValueError, match=text):
        sim.run(LARGE, "main", chip=name)


LARGE = """module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k() workgroup(%s: memref<10240xf32, #gpu.address_space<workgroup>>) kernel { gpu.return }
  func.func @d() attributes {gpu.kernel} {
    %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    return
  }
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %smem = arith.constant 131072 : i32
  gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) dynamic_shared_memory_size %smem
  return
}}"""


def test_a_launch_with_more_shared_memory_than_the_chip_has():
    """40 KiB of the kernel's own, and dynamic memory: 163 KiB on sm_80, 64 on gfx942."""
    sim.launch(LARGE, "k", 1, 1, smem=123 << 10, chip="sm_80")
    for chip, smem, limit in (("sm_80", (123 << 10) + 1, 163), ("gfx942", 25 << 10, 64), ("sm_89", 60 << 10, 99)):
        text = f"-:3:3: error: @k: a block needs 40960 bytes of shared memory of its own and {smem} of dynamic; {chip} has at most {limit << 10} for"
        with pytest.raises(Error, match=text):
            sim.launch(LARGE, "k", 1, 1, smem=smem, chip=chip)
    assert sim.launch(LARGE, "d", 1, 1, smem=227 << 10).shared_bytes == 227 << 10
    sim.run(LARGE, "main", chip="sm_90")
    report = sim.run(LARGE, "main", chip="sm_80", on_fault="report")
    assert [each.kind for each in report.findings] == ["undefined"]
    assert "sm_80 has at most 166912 for a block" in report.findings[0].message


TILES = """
gpu.module @m {
  gpu.func @k(%out: memref<1xi64>) workgroup(%s: memref<3xi64, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %p = memref.extract_aligned_pointer_as_index %d : memref<?xi8, #gpu.address_space<workgroup>> -> index
    %i = arith.index_cast %p : index to i64
    memref.store %i, %out[%c0] : memref<1xi64>
    OP
    gpu.return
  }
}"""


@pytest.mark.parametrize(
    ("op", "start"), [("", 32), ("nvvm.wgmma.fence.aligned", 1024), ("nvvm.cp.async.bulk.commit.group", 1024)]
)
def test_where_dynamic_memory_begins(op: str, start: int):
    """As gpuir.compile places it: for tiles of TMA and wgmma at a whole swizzle pattern."""
    out = np.zeros(1, np.int64)
    sim.launch(TILES.replace("OP", op), "k", 1, 128, out, smem=64)
    assert out[0] % (1 << 40) == start


SIZES = """module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k() kernel { gpu.return }
  gpu.func @large() workgroup(%s: memref<12289xf32, #gpu.address_space<workgroup>>) kernel { gpu.return }
}
func.func @main(%n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch_func @m::@k blocks in (%c1, %n, %c1) threads in (%c1, %c1, %c1)
  return
} }"""


@pytest.mark.parametrize(("chip", "grid", "block", "cluster", "message"), [
    ("sm_80", (1, 65536), 1, 1, "the grid has a size of 65536 along y; sm_80 has at most 65535"),
    ("sm_80", (1, 1, 65536), 1, 1, "the grid has a size of 65536 along z"),
    ("sm_90", 1, (1, 1, 65), 1, "the block has a size of 65 along z; sm_90 has at most 64"),
    ("sm_80", 2, 1, 2, "the cluster has 2 blocks; sm_80 has no clusters"),
    ("sm_90a", 32, 1, 32, "the cluster has 32 blocks; sm_90a has clusters of at most 16"),
    ("sm_120", 16, 1, 16, "the cluster has 16 blocks; sm_120 has clusters of at most 8"),
    ("gfx942", 2, 1, 2, "gfx942 has no clusters"),
])  # fmt: skip
def test_sizes_that_a_chip_does_not_launch(chip: str, grid: object, block: object, cluster: int, message: str):
    """Without a chip named there are no limits of one; a block has 1024 threads at most on all of them."""
    with pytest.raises(Error, match=message):
        sim.launch(SIZES, "k", grid, block, cluster=cluster, chip=chip)
    sim.launch(SIZES, "k", grid, block, cluster=cluster, checks=False)


def test_sizes_that_a_chip_just_launches():
    sim.launch(SIZES, "k", 16, (1, 1, 64), cluster=16, chip="sm_90")
    sim.launch(SIZES, "k", 1, (1, 1, 65), chip="gfx942")


def test_static_shared_memory():
    text = (
        "the kernel declares 49156 bytes of shared memory; on sm_90 it may declare 49152 at most, and more is dynamic"
    )
    with pytest.raises(Error, match=text):
        sim.launch(SIZES, "large", 1, 1, chip="sm_90")
    sim.launch(SIZES, "large", 1, 1)
    sim.launch(SIZES, "large", 1, 1, chip="gfx942")


def test_a_launch_of_the_host_is_held_to_the_limits():
    report = sim.run(SIZES, "main", 65536, chip="sm_90", on_fault="report", checks=False)
    assert [(each.kind, each.operation) for each in report.findings] == [("undefined", "gpu.launch_func")]
    assert "along y" in report.findings[0].message


ROLES = """
gpu.module @m {
  gpu.func @k(%x: memref<512xi32>) kernel attributes {ATTRIBUTES} {
    %t = gpu.thread_id x
    %c128 = arith.constant 128 : index
    %producer = arith.cmpi ult, %t, %c128 : index
    scf.if %producer {
      nvvm.setmaxregister decrease FEW
    } else {
      nvvm.setmaxregister increase MANY
    }
    %i = arith.index_cast %t : index to i32
    memref.store %i, %x[%t] : memref<512xi32>
    gpu.return
  }
}"""


def roles(few: int, many: int, attributes: str = "") -> str:
    return ROLES.replace("FEW", str(few)).replace("MANY", str(many)).replace("ATTRIBUTES", attributes)


@pytest.mark.parametrize(("few", "many", "threads", "attributes"), [
    (40, 232, 384, ""), (24, 240, 384, "nvvm.maxnreg = 168 : i32"), (40, 232, 256, "nvvm.maxnreg = 136 : i32"), (24, 160, 512, ""),
])  # fmt: skip
@pytest.mark.parametrize("seed", (None, 1, 2))
def test_registers_that_warps_give_each_other(few, many, threads, attributes, seed):
    x = np.zeros(512, np.int32)
    sim.launch(roles(few, many, attributes), "k", 1, threads, x, chip="sm_90a", seed=seed)
    assert np.array_equal(x[:threads], np.arange(threads))


@pytest.mark.parametrize(("few", "many", "threads", "attributes", "says"), [
    (40, 248, 384, "", r"\d+ registers for a warp that increases to 248 a thread: .* of the block's 64512 are free, which is launched with 168 a thread at most"),
    (40, 240, 256, "nvvm.maxnreg = 128 : i32", "increases to 240 a thread: .* of the block's 32768 are free, which is launched with 128 a thread"),
    (168, 176, 384, "", "increases to 176 a thread"),
])  # fmt: skip
def test_more_registers_than_there_are(few, many, threads, attributes, says):
    """The warps that ask for them wait for ever; without a chip named nothing is counted."""
    text = roles(few, many, attributes)
    with pytest.raises(sim.SimulationError, match=f"'nvvm.setmaxregister' deadlock: .*{says}"):
        sim.launch(text, "k", 1, threads, np.zeros(512, np.int32), chip="sm_90a")
    sim.launch(text, "k", 1, threads, np.zeros(512, np.int32))


@pytest.mark.parametrize(("few", "many", "attributes", "says"), [
    (40, 232, "nvvm.maxnreg = 232 : i32", "a block of 384 threads is launched with 89088 registers, 232 .nvvm.maxnreg. a thread, .* 65536"),
    (40, 232, "nvvm.maxnreg = 256 : i32", "the kernel's nvvm.maxnreg is 256; a thread of sm_90a has at most 255 registers"),
    (40, 64, "nvvm.maxnreg = 128 : i32", "increase to 64 registers a thread, where the warp has 128"),
    (168, 168, "nvvm.maxnreg = 128 : i32", "decrease to 168 registers a thread, where the warp has 128"),
])  # fmt: skip
def test_registers_that_a_kernel_states(few, many, attributes, says):
    report = sim.launch(
        roles(few, many, attributes), "k", 1, 384, np.zeros(512, np.int32), chip="sm_90a", on_fault="report"
    )
    assert report.findings[0].kind == "undefined" and re.search(says, report.findings[0].message), report.findings


COLUMNS = """
gpu.module @m {
  llvm.mlir.global internal @at() {addr_space = 3 : i32, alignment = 4 : i64} : i32
  gpu.func @k() kernel attributes {ATTRIBUTES} {
    %at = llvm.mlir.addressof @at : !llvm.ptr<3>
    %n = arith.constant 256 : i32
    nvvm.tcgen05.alloc %at, %n : !llvm.ptr<3>, i32
    %address = llvm.load %at : !llvm.ptr<3> -> i32
    %p = llvm.inttoptr %address : i32 to !llvm.ptr<6>
    nvvm.tcgen05.dealloc %p, %n : !llvm.ptr<6>, i32
    gpu.return
  }
}"""


def test_tensor_memory_of_a_chip():
    """sm_120 has none; 512 columns are for all blocks on a multiprocessor, as many as the kernel says there are."""
    text = COLUMNS.replace("ATTRIBUTES", "")
    sim.launch(text, "k", 2, 32, chip="sm_100a")
    sim.launch(text, "k", 2, 32)
    for chip in ("sm_90", "sm_120"):
        with pytest.raises(sim.SimulationError, match=f"'nvvm.tcgen05.alloc' undefined: {chip} has no tensor memory"):
            sim.launch(text, "k", 2, 32, chip=chip)
    sim.launch(COLUMNS.replace("ATTRIBUTES", "nvvm.minctasm = 2 : i32"), "k", 2, 32, chip="sm_100a")
    many = COLUMNS.replace("ATTRIBUTES", "nvvm.minctasm = 3 : i32")
    says = "the block has 256 columns of tensor memory, and the kernel's nvvm.minctasm wants 3 blocks on a multiprocessor, which has 512"
    with pytest.raises(sim.SimulationError, match=says):
        sim.launch(many, "k", 2, 32, chip="sm_103a")
    sim.launch(many, "k", 2, 32)
