"""What a launch's report counts, and the estimate, against numbers worked out by hand."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.chips import CHIPS

#: Of two warps a block, the second one has 8 lanes in the first branch and none in the second.
DIVERGENT = """
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @branches(%x: memref<256xf32>) workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
      %c8 = arith.constant 8 : index
      %c40 = arith.constant 40 : index
      %t = gpu.thread_id x
      %i = gpu.global_id x
      %a = arith.cmpi ult, %t, %c40 : index
      scf.if %a {
        %v = memref.load %x[%i] : memref<256xf32>
        memref.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
        %b = arith.cmpi ult, %t, %c8 : index
        scf.if %b {
          %w = math.sqrt %v : f32
          memref.store %w, %x[%i] : memref<256xf32>
        }
      }
      gpu.return
    }
    gpu.func @nothing(%x: memref<256xf32>) kernel {
      %t = gpu.thread_id x
      gpu.return
    }
  }
  func.func @main(%x: memref<256xf32>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @kernels::@branches blocks in (%c3, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<256xf32>)
    gpu.launch_func @kernels::@nothing blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<256xf32>)
    gpu.launch_func @kernels::@branches blocks in (%c3, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<256xf32>)
    return
  }
}
"""
#: Executions by the warps of one block: both are in the first branch, the first one is in the second.
COUNTS = {"gpu.thread_id": 2, "gpu.global_id": 2, "arith.cmpi": 4, "scf.if": 4, "memref.load": 2, "math.sqrt": 1,
          "memref.store": 3, "arith.constant": 4}  # fmt: skip
#: Constants are no instructions.
SLOTS = sum(COUNTS.values()) - COUNTS["arith.constant"]


def branches(**options):
    return sim.launch(DIVERGENT, "branches", 3, 64, np.ones(256, np.float32), **options)


def main():
    return sim.run(DIVERGENT, "main", np.ones(256, np.float32))


def test_operations_are_counted_by_warps_that_execute_them():
    report = branches()
    assert report.operations == {name: 3 * count for name, count in COUNTS.items()}
    assert report.issued == 3 * SLOTS


@pytest.mark.parametrize("options", [{"seed": 1}, {"seed": 2}, {"workers": 3}, {"checks": False}])
def test_counts_do_not_depend_on_how_it_ran(options: dict):
    one, other = branches(), branches(**options)
    assert (one.operations, one.issued) == (other.operations, other.issued)
    assert "checks" in options or other.traffic.dictionary() == one.traffic.dictionary()


def test_traffic():
    """40 threads of a block read 4 bytes and write 4 to shared memory, 8 write 4 to global memory."""
    total = branches().traffic.total
    assert total.bytes_read == {"global": 3 * 160}
    assert total.bytes_written == {"shared": 3 * 160, "global": 3 * 32}
    # Sectors of 32 bytes: 128 + 32 bytes are 4 + 1, and 32 bytes are 1.
    assert total.global_sectors == 3 * 6
    assert total.shared_transactions == 3 * 2


def test_a_run_adds_up_its_kernels():
    report = main()
    assert [kernel.kernel for kernel in report.kernels] == ["branches", "nothing", "branches"]
    assert report.operations["gpu.thread_id"] == 3 * 2 + 2 + 3 * 2
    assert report.operations["math.sqrt"] == 6
    assert report.issued == 2 * 3 * SLOTS + 2
    assert report.traffic.total.global_sectors == 2 * 3 * 6
    one = branches().estimate("sm_80").limits
    assert report.estimate("sm_80").limits["memory"] == pytest.approx(2 * one["memory"])
    text = str(report)
    assert "branches: 2 launches, grid 3x1x1, block 64x1x1, 256 bytes of shared memory" in text
    assert "nothing: grid 1x1x1" in text
    assert text.count("branches: ") == 1


def test_counts_start_anew_with_each_launch():
    assert branches().operations == branches().operations


@pytest.mark.parametrize("chip", CHIPS)
def test_estimate(chip: str):
    """Three blocks are on three units."""
    limits = CHIPS[chip]
    found = branches(lanes=32).estimate(chip)
    assert found.chip == chip
    expected = {
        "issue": 3 * SLOTS / 4 / (3 * limits.clock),
        "memory": 3 * 6 * 32 / limits.memory,
        "shared": 3 * 2 * 128 / 128 / (3 * limits.clock),
    }
    assert found.limits == pytest.approx(expected)
    assert found.bound == "issue" and found.seconds == pytest.approx(SLOTS / 4 / limits.clock)


def test_estimate_in_numbers():
    """18 instructions at 4 a clock are 4.5 clocks of 1.41 GHz."""
    assert SLOTS == 18
    assert branches(chip="sm_80").estimate().seconds == pytest.approx(3.19e-9, rel=1e-3)
    assert "on sm_80 at least 3.19 ns, bound by issue (issue 3.19 ns, memory 0.282 ns, shared 1.42 ns)" in str(
        branches(chip="sm_80")
    )


def test_a_grid_larger_than_the_chip_takes_all_units():
    text = "gpu.module @m { gpu.func @k() kernel { %t = gpu.thread_id x\n gpu.return } }"
    found = sim.launch(text, "k", 1080, 32, chip="sm_80").estimate()
    assert found.limits["issue"] == pytest.approx(1080 / 108 / 4 / 1.41e9)


def test_no_estimate_for_an_unknown_chip():
    report = branches(chip="sm_75")
    assert report.estimate() is None and report.estimate("sm_90a").chip == "sm_90"
    assert report.dictionary()["estimate"] is None
    assert "at least" not in str(report).splitlines()[-1]


NVGPU = """
      %a = arith.constant dense<0.0> : vector<4x2xf16>
      %b = arith.constant dense<0.0> : vector<2x2xf16>
      %c = arith.constant dense<0.0> : vector<2x2xf32>
      %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]}
        : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>"""
INTEGERS = """
      %a = arith.constant dense<0> : vector<4x4xi8>
      %b = arith.constant dense<0> : vector<2x4xi8>
      %c = arith.constant dense<0> : vector<2x2xi32>
      %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 32]}
        : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>"""
SPARSE = """
      %a = arith.constant dense<0.0> : vector<4x2xf16>
      %b = arith.constant dense<0.0> : vector<4x2xf16>
      %c = arith.constant dense<0.0> : vector<2x2xf32>
      %m = arith.constant dense<[17476, 17476]> : vector<2xi16>
      %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]}
        : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>"""
NVVM = """
      %z = llvm.mlir.constant(0 : i32) : i32
      %f = llvm.mlir.constant(0.0 : f32) : f32
      %d = nvvm.mma.sync A[%z, %z, %z, %z] B[%z, %z] C[%f, %f, %f, %f]
        {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>,
         multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}
        : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>"""
SUBGROUP = """
      %h = arith.constant 0.0 : f16
      %f = arith.constant 0.0 : f32
      %a = gpu.subgroup_mma_constant_matrix %h : !gpu.mma_matrix<16x16xf16, "AOp">
      %b = gpu.subgroup_mma_constant_matrix %h : !gpu.mma_matrix<16x16xf16, "BOp">
      %c = gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x16xf32, "COp">
      %d = gpu.subgroup_mma_compute %a, %b, %c
        : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">"""
MFMA = """
      %a = arith.constant dense<0.0> : vector<4xf16>
      %c = arith.constant dense<0.0> : vector<4xf32>
      %d = amdgpu.mfma 16x16x16 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>"""


@pytest.mark.parametrize(
    ("body", "chip", "kind", "operations"),
    [
        (NVGPU, "sm_80", "f16", 2 * 16 * 8 * 16),
        (INTEGERS, "sm_90", "i8", 2 * 16 * 8 * 32),
        # A has half of its elements.
        (SPARSE, "sm_80", "f16", 2 * 16 * 8 * 16),
        (NVVM, "sm_90", "tf32", 2 * 16 * 8 * 8),
        (SUBGROUP, "sm_90", "f16", 2 * 16 * 16 * 16),
        (MFMA, "gfx942", "f16", 2 * 16 * 16 * 16),
    ],
    ids=["nvgpu", "integers", "sparse", "nvvm", "subgroup", "mfma"],
)
def test_tensor_operations(body: str, chip: str, kind: str, operations: int):
    """Six warps on three units, in a loop of five."""
    text = f"""
    gpu.module @m {{ gpu.func @k() kernel {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c5 = arith.constant 5 : index
      scf.for %i = %c0 to %c5 step %c1 {{ {body}
      }}
      gpu.return
    }} }}"""
    lanes = 64 if chip == "gfx942" else 32
    report = sim.launch(text, "k", 3, 2 * lanes, chip=chip)
    assert report.tensor == {kind: 30 * operations}
    limits = CHIPS[chip]
    seconds = 30 * operations / limits.tensor[kind] / (3 * limits.clock)
    assert report.estimate().limits["tensor"] == pytest.approx(seconds)
    assert f"tensor operations {kind:<8}{30 * operations:>14,}" in str(report)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_text(engine):
    report = branches(engine=engine)
    lines = str(report).splitlines()
    assert lines[0] == "branches: grid 3x1x1, block 64x1x1, 256 bytes of shared memory"
    if engine == "native":
        assert lines.pop(1) == f"  {report.engine}" and report.engine.startswith("native: ")
    assert lines[1].split() == ["warp", "instructions", "issued", "54"]
    rows = dict(line.split() for line in lines if line.startswith("    "))
    assert rows == {name: str(3 * count) for name, count in COUNTS.items()}


def test_text_of_many_ops_has_a_rest():
    report = branches()
    report.operations.update({f"my.op{i}": 1 for i in range(20)})
    lines = str(report).splitlines()
    rows = [line.split() for line in lines if line.startswith("    ")]
    assert len(rows) == 13 and rows[-1] == ["others", "16"]


def test_text_of_findings():
    text = DIVERGENT.replace("memref.store %v, %s[%t]", "memref.store %v, %s[%i]")
    report = sim.launch(text, "branches", 3, 64, np.ones(256, np.float32), on_fault="report")
    assert "'memref.store' out-of-bounds: " in str(report)
    run = sim.run(text, "main", np.ones(256, np.float32), on_fault="report")
    assert str(run).count("'memref.store' out-of-bounds: ") == 1


def test_dictionary_and_json_are_the_same():
    for report in (branches(), main()):
        assert json.loads(report.json()) == report.dictionary()
    data = branches().dictionary()
    assert data["grid"] == [3, 1, 1] and data["operations"]["math.sqrt"] == 3 and data["findings"] == []
    assert data["traffic"]["total"]["bytes_read"] == {"global": 480}
    assert data["estimate"]["bound"] == "issue"
    assert [kernel["kernel"] for kernel in main().dictionary()["kernels"]] == ["branches", "nothing", "branches"]


def test_json_of_findings():
    text = DIVERGENT.replace("memref.store %v, %s[%t]", "memref.store %v, %s[%i]")
    report = sim.launch(text, "branches", 3, 64, np.ones(256, np.float32), on_fault="report")
    (found,) = json.loads(report.json())["findings"]
    assert (found["kind"], found["block"], found["line"]) == ("out-of-bounds", [1, 0, 0], 12)


def test_svg(tmp_path):
    report = main()
    text = report.svg(tmp_path / "warps.svg")
    assert (tmp_path / "warps.svg").read_text() == text
    assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    # Of several kernels the one with the most work.
    assert "branches: grid 3x1x1, block 64x1x1" in text


def test_html():
    page = main()._repr_html_()
    tree = ElementTree.fromstring(f"<div>{page}</div>")
    assert [each.tag.rpartition("}")[2] for each in tree] == ["pre", "svg"]
    assert tree[0].text == str(main())
