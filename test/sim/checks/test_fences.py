"""Atomics that order nothing by themselves: a value goes from one thread to another one with the fences that it takes."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

#: Threads of ``writer`` write, then a flag is set; those of ``reader`` wait for the flag, and read.
KERNEL = """
gpu.module @m {{
  gpu.func @k(%data: memref<64xi32>, %flag: memref<1xi32>, %out: memref<64xi32>) kernel {{
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %yes = arith.constant true
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %all = arith.constant -1 : i32
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %at = arith.remui %t, %c32 : index
    %place = memref.extract_aligned_pointer_as_index %flag : memref<1xi32> -> index
    %number = arith.index_cast %place : index to i64
    %p = llvm.inttoptr %number : i64 to !llvm.ptr<1>
    %first = arith.cmpi eq, %at, %c0 : index
    %writes = arith.cmpi {writer}
    scf.if %writes {{
      memref.store %one, %data[%at] : memref<64xi32>
      {release}
      nvvm.bar.warp.sync %all : i32
      scf.if %first {{
        {set}
      }}
    }} else {{
      scf.if %first {{
        scf.while : () -> () {{
          {get}
          %again = arith.cmpi eq, %seen, %zero : i32
          scf.condition(%again)
        }} do {{ scf.yield }}
      }}
      nvvm.bar.warp.sync %all : i32
      {acquire}
      %v = memref.load %data[%at] : memref<64xi32>
      memref.store %v, %out[%at] : memref<64xi32>
    }}
    gpu.return
  }}
}}"""
BLOCKS, WARPS = "eq, %b, %c0 : index", "ult, %t, %c32 : index"
ADD = "%o = llvm.atomicrmw add %p, %one {} : !llvm.ptr<1>, i32"
LOAD = "%seen = llvm.load %p atomic {} {{alignment = 4}} : !llvm.ptr<1> -> i32"
STORE = "llvm.store %one, %p atomic {} {{alignment = 4}} : i32, !llvm.ptr<1>"
LOOK = "%seen = llvm.load volatile %p : !llvm.ptr<1> -> i32"
SET = "llvm.store volatile %one, %p : i32, !llvm.ptr<1>"
SWAP = "%pair = llvm.cmpxchg %p, %one, %one {} : !llvm.ptr<1>, i32 %seen = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>"
RELAXED = ADD.format("monotonic"), LOAD.format("monotonic")
FENCE, DEVICE, BLOCK = (
    "llvm.fence acq_rel",
    'llvm.fence syncscope("device") acq_rel',
    'llvm.fence syncscope("block") acq_rel',
)
BARRIER, CTA = "nvvm.memory.barrier #nvvm.mem_scope<gpu>", "nvvm.memory.barrier #nvvm.mem_scope<cta>"
ASM, ASM_CTA = (f'llvm.inline_asm has_side_effects "fence.acq_rel.{scope};", "" : () -> ()' for scope in ("gpu", "cta"))
MEMBAR = 'llvm.inline_asm has_side_effects "membar.gl;", "~{memory}" : () -> ()'
ACQ_REL = "memref.atomic_rmw addi %one, %flag[%c0] : (i32, memref<1xi32>) -> i32", (
    "%seen = memref.atomic_rmw addi %zero, %flag[%c0] : (i32, memref<1xi32>) -> i32"
)  # fmt: skip


def found(writer, release, set, get, acquire, *, seed=None, grid=None, block=None):
    text = KERNEL.replace("remui %t, %c32", "remui %t, %c64") if block == 64 else KERNEL
    text = text.format(writer=writer, release=release, set=set, get=get, acquire=acquire)
    arrays = [np.zeros(64, np.int32), np.zeros(1, np.int32), np.zeros(64, np.int32)]
    across = writer == BLOCKS
    module = gpuir.parse(text, context=gpuir.Context())
    report = sim.launch(
        module,
        "k",
        grid or (2 if across else 1),
        block or (32 if across else 64),
        *arrays,
        seed=seed,
        on_fault="report",
    )
    if not report.findings:
        assert arrays[2][:32].tolist() == [1] * 32
    return report.findings


@pytest.mark.parametrize("seed", [None, 3])
@pytest.mark.parametrize(("writer", "release", "set", "get", "acquire"), [
    # The atomics of memref acquire and release; those of llvm do as they say.
    (BLOCKS, "", *ACQ_REL, ""),
    (BLOCKS, "", ADD.format("acq_rel"), SWAP.format("acq_rel monotonic"), ""),
    (BLOCKS, "", STORE.format("release"), LOAD.format("acquire"), ""),
    (BLOCKS, "", ADD.format("seq_cst"), LOAD.format("seq_cst"), ""),
    (WARPS, "", STORE.format('syncscope("block") release'), LOAD.format('syncscope("workgroup") acquire'), ""),
    # Fences do it for the others.
    (BLOCKS, FENCE, *RELAXED, FENCE),
    (BLOCKS, DEVICE, SET, LOOK, DEVICE),
    (BLOCKS, "", STORE.format("release"), LOAD.format("monotonic"), DEVICE),
    (BLOCKS, DEVICE, ADD.format("monotonic"), LOAD.format("acquire"), ""),
    (BLOCKS, BARRIER, *RELAXED, BARRIER),
    (BLOCKS, ASM, *RELAXED, MEMBAR),
    (WARPS, BLOCK, *RELAXED, CTA),
    (WARPS, ASM_CTA, *RELAXED, BLOCK),
])  # fmt: skip
def test_what_orders(writer, release, set, get, acquire, seed):
    assert not found(writer, release, set, get, acquire, seed=seed)


@pytest.mark.parametrize("seed", [None, 3])
@pytest.mark.parametrize(("writer", "release", "set", "get", "acquire"), [
    (BLOCKS, "", *RELAXED, ""),
    (BLOCKS, "", *RELAXED, FENCE),
    (BLOCKS, FENCE, *RELAXED, ""),
    (BLOCKS, "", SET, LOOK, ""),
    (WARPS, "", SET, LOOK, BLOCK),
    (BLOCKS, BLOCK, *RELAXED, DEVICE),
    (BLOCKS, DEVICE, *RELAXED, CTA),
    (BLOCKS, ASM_CTA, *RELAXED, ASM),
    (BLOCKS, "llvm.fence acquire", *RELAXED, FENCE),
    (BLOCKS, FENCE, *RELAXED, "llvm.fence release"),
    (BLOCKS, "", ADD.format("acquire"), LOAD.format("acquire"), ""),
])  # fmt: skip
def test_what_does_not(writer, release, set, get, acquire, seed):
    findings = found(writer, release, set, get, acquire, seed=seed)
    assert [(each.kind, each.operation, each.other.operation) for each in findings] == [
        ("missing-fence", "memref.load", "memref.store")
    ]
    assert "order nothing without a fence between them and each of the two" in findings[0].message


@pytest.mark.parametrize("seed", [None, 3])
@pytest.mark.parametrize(("writer", "release", "set", "get", "acquire"), [
    (BLOCKS, "", STORE.format('syncscope("block") release'), LOAD.format("acquire"), ""),
    (BLOCKS, "", STORE.format("release"), LOAD.format('syncscope("block") acquire'), ""),
    (BLOCKS, FENCE, ADD.format('syncscope("block") monotonic'), LOAD.format("monotonic"), FENCE),
])  # fmt: skip
def test_flags_of_the_blocks_scope_race_with_other_blocks(writer, release, set, get, acquire, seed):
    findings = found(writer, release, set, get, acquire, seed=seed)
    assert sorted(each.kind for each in findings) == ["missing-fence", "race"]
    race = next(each for each in findings if each.kind == "race")
    assert {race.operation, race.other.operation} <= {"llvm.store", "llvm.load", "llvm.atomicrmw"}
    assert "one of the two has the scope of its block" in race.message


@pytest.mark.parametrize("seed", [None, 3])
@pytest.mark.parametrize("scopes", [("block", "block"), ("block", "device"), ("device", "block"), ("device", "device")])
@pytest.mark.parametrize("blocks", [1, 2])
def test_atomics_of_a_blocks_scope_race_between_blocks(blocks, scopes, seed):
    text = """
    llvm.func @k(%p: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %zero = llvm.mlir.constant(0 : i32) : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %first = llvm.icmp "eq" %b, %zero : i32
      llvm.cond_br %first, ^a, ^b
    ^a:
      %x = llvm.atomicrmw add %p, %one syncscope("SCOPE0") monotonic : !llvm.ptr<1>, i32
      llvm.return
    ^b:
      %y = llvm.atomicrmw add %p, %one syncscope("SCOPE1") monotonic : !llvm.ptr<1>, i32
      llvm.return
    }"""
    module = text.replace("SCOPE0", scopes[0]).replace("SCOPE1", scopes[1])
    count = np.zeros(1, np.int32)
    report = sim.launch(f"gpu.module @m {{ {module} }}", "k", blocks, 32, count, seed=seed, on_fault="report")
    assert count[0] == 32 * blocks
    assert {each.kind for each in report.findings} == ({"race"} if blocks == 2 and "block" in scopes else set())


def test_loads_of_a_blocks_scope_race_with_updates_alone():
    for get, kinds in ((LOAD.format('syncscope("block") monotonic'), ["race"]), (LOOK, [])):
        set = ADD.format("monotonic")
        findings = [each for each in found(BLOCKS, FENCE, set, get, FENCE) if each.kind == "race"]
        assert [each.kind for each in findings] == kinds


def test_without_a_flag_it_is_a_race():
    for pair in (RELAXED, ACQ_REL):
        findings = found(
            BLOCKS, "", "", pair[1].replace("%seen =", "%seen = arith.addi %one, %zero : i32 %other ="), ""
        )
        assert [each.kind for each in findings] == ["race"]


@pytest.mark.parametrize(("release", "acquire", "kinds"), [
    ("gpu.barrier\n" + FENCE, FENCE + "\ngpu.barrier", set()),
    (FENCE + "\ngpu.barrier", "gpu.barrier\n" + FENCE, set()),
    (FENCE, FENCE + "\ngpu.barrier", {"race"}),
    ("gpu.barrier", FENCE + "\ngpu.barrier", {"missing-fence"}),
    ("gpu.barrier\n" + FENCE, "gpu.barrier", {"missing-fence"}),
])  # fmt: skip
@pytest.mark.parametrize("seed", [None, 1])
def test_one_thread_for_its_block(release, acquire, kinds, seed):
    """All threads of a block write, meet, and one of them sets the flag; the fence stands in front of the barrier or behind."""
    findings = found(BLOCKS, release, *RELAXED, acquire, seed=seed, grid=2, block=64)
    assert {each.kind for each in findings} == kinds


def test_a_chain_of_blocks():
    """Each block takes what the one before it left, and hands on with one fence what it has read."""
    text = """
gpu.module @m {
  gpu.func @k(%data: memref<8xi32>, %flag: memref<8xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %four = arith.constant 4 : i64
    %b = gpu.block_id x
    %place = memref.extract_aligned_pointer_as_index %flag : memref<8xi32> -> index
    %number = arith.index_cast %place : index to i64
    %bi = arith.index_cast %b : index to i64
    %bytes = arith.muli %bi, %four : i64
    %mine = arith.addi %number, %bytes : i64
    %theirs = arith.subi %mine, %four : i64
    %p = llvm.inttoptr %mine : i64 to !llvm.ptr<1>
    %q = llvm.inttoptr %theirs : i64 to !llvm.ptr<1>
    %first = arith.cmpi eq, %b, %c0 : index
    scf.if %first {
      memref.store %one, %data[%c0] : memref<8xi32>
    } else {
      scf.while : () -> () {
        %seen = llvm.load volatile %q : !llvm.ptr<1> -> i32
        %again = arith.cmpi eq, %seen, %zero : i32
        scf.condition(%again)
      } do { scf.yield }
    }
    FENCE
    %v = memref.load %data[%c0] : memref<8xi32>
    memref.store %v, %data[%b] : memref<8xi32>
    FENCE
    llvm.store volatile %one, %p : i32, !llvm.ptr<1>
    gpu.return
  }
}"""
    for fence, kinds in ((DEVICE, set()), (BLOCK, {"missing-fence"})):
        data = np.zeros(8, np.int32)
        report = sim.launch(text.replace("FENCE", fence), "k", 8, 1, data, np.zeros(8, np.int32), on_fault="report")
        assert {each.kind for each in report.findings} == kinds
        assert (data == 1).all()
