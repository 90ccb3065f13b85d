"""Fine points of the checks of memory: what is a race to the byte, and what only looks like one."""

from __future__ import annotations

from typing import Any

import _cases
import numpy as np
import pytest

from gpuir import sim

HEAD = """
!shared = memref<{shared}x{type}, #gpu.address_space<workgroup>>
!out = memref<?x{type}>
gpu.module @kernels {{
  gpu.func @k(%a: !out, %b: !out) workgroup(%shared: !shared) kernel {{
{constants}
    %thread = gpu.thread_id x
    %block = gpu.block_id x
    %lane = gpu.lane_id
    %at = gpu.global_id x
    %warp = arith.divui %thread, %c32 : index
    %first = arith.cmpi eq, %thread, %c0 : index
    %value = arith.index_cast %thread : index to {type}
"""


def run(
    body: str, *, type: str = "i32", threads: int = 64, blocks: int = 1, size: int = 8192, **options: Any
) -> tuple[list[sim.Finding], np.ndarray]:
    """Findings of a kernel with %a, %b and %shared of ``type``, and %b as it was left."""
    constants = "\n".join(f"    %c{n} = arith.constant {n} : index" for n in (0, 1, 2, 3, 4, 31, 32, 33, 64))
    constants += "\n" + "\n".join(f"    %i{n} = arith.constant {n} : {type}" for n in (0, 1, 2))
    text = HEAD.format(type=type, shared=2048, constants=constants) + body + "\n    gpu.return\n  }\n}\n"
    a, b = (
        np.zeros(size, type.replace("i", "i").replace("i8", "int8").replace("i32", "int32").replace("i16", "int16"))
        for _ in "ab"
    )
    report = sim.launch(_cases.parsed(text), "k", blocks, threads, a, b, **{"on_fault": "report", **options})
    return report.findings, b


def kinds(findings: list[sim.Finding]) -> list[tuple[str, str, str | None]]:
    """Kind, op and other op of each."""
    return [(each.kind, each.operation, each.other.operation if each.other else None) for each in findings]


WRITE_WRITE = [("race", "memref.store", "memref.store")]
READ_WRITE = [("race", "memref.load", "memref.store")]


@pytest.mark.parametrize("type", ["i8", "i16", "i32"])
def test_neighbouring_elements(type: str) -> None:
    """Bytes of one word that different warps write are no collision."""
    body = """
    %l = arith.muli %lane, %c2 : index
    %to = arith.addi %l, %warp : index
    memref.store %value, %shared[%to] : !shared
    %x = memref.load %shared[%to] : !shared
    memref.store %x, %b[%to] : !out"""
    found, b = run(body, type=type)
    assert not found
    assert (b[:64].reshape(32, 2) == np.arange(64).reshape(2, 32).T).all()


def test_a_word_over_bytes() -> None:
    """Vectors of one warp overlap elements of another one."""
    body = """
    %zero = arith.cmpi eq, %warp, %c0 : index
    %l = arith.muli %lane, %c4 : index
    scf.if %zero {
      %v = vector.broadcast %value : i8 to vector<4xi8>
      vector.store %v, %shared[%l] : !shared, vector<4xi8>
    } else {
      %to = arith.addi %l, %c3 : index
      memref.store %value, %shared[%to] : !shared
    }"""
    found, _ = run(body, type="i8")
    assert [each.kind for each in found] == ["race"]
    assert found[0].address is not None and found[0].address % 4 == 3
    assert found[0].count == 32


@pytest.mark.parametrize("chip, barrier", [("gfx1100", ""), ("sm_60", ""), ("sm_70", "nvvm.bar.warp.sync %all : i32")])
def test_lanes_of_a_warp(chip: str, barrier: str) -> None:
    """From Volta on a barrier of the warp is between what its lanes give each other; others do all together."""
    body = f"""
    %all = arith.constant -1 : i32
    memref.store %value, %shared[%thread] : !shared
    {barrier}
    %r = arith.subi %c31, %thread : index
    %x = memref.load %shared[%r] : !shared
    memref.store %x, %b[%at] : !out"""
    assert not run(body, threads=32, chip=chip)[0]
    if barrier:
        found, _ = run(body.replace(barrier, ""), threads=32, chip=chip)
        assert kinds(found) == READ_WRITE and "nvvm.bar.warp.sync" in found[0].message


def test_lanes_write_different_values() -> None:
    found, _ = run("    memref.store %value, %shared[%c3] : !shared", threads=32)
    assert kinds(found) == WRITE_WRITE
    assert found[0].warp == found[0].other.warp == 0 and found[0].lane != found[0].other.lane
    assert found[0].address == 12


def test_lanes_write_one_value() -> None:
    assert not run("    memref.store %i1, %shared[%c3] : !shared")[0]
    body = "    %two = arith.addi %thread, %c1 : index\n    %same = arith.minui %two, %c0 : index\n"
    body += "    %v = arith.index_cast %same : index to i32\n    memref.store %v, %shared[%c3] : !shared"
    assert not run(body)[0]


def test_equal_value_later() -> None:
    """A write of what is there already, by another warp."""
    body = """
    %zero = arith.cmpi eq, %warp, %c0 : index
    scf.if %zero { memref.store %i1, %b[%c0] : !out }
    scf.if %zero {} else { memref.store {0}, %b[%c0] : !out }"""
    assert not run(body.replace("{0}", "%i1"))[0]
    assert kinds(run(body.replace("{0}", "%i2"))[0]) == WRITE_WRITE


def test_broadcast_read_then_write() -> None:
    """Many warps read one word, and one writes it: the reads of the writer's own warp do not hide the others."""
    body = """
    memref.store %i0, %shared[%thread] : !shared
    gpu.barrier
    %x = memref.load %shared[%c0] : !shared
    memref.store %x, %b[%at] : !out
    scf.if %first { memref.store %i1, %shared[%c0] : !shared }"""
    found, _ = run(body, threads=256)
    assert kinds(found) == [("race", "memref.store", "memref.load")]
    assert found[0].warp == 0 and found[0].other.warp != 0
    assert not run(body.replace("    scf.if %first", "    gpu.barrier\n    scf.if %first"), threads=256)[0]


@pytest.mark.parametrize("seed", [None, 0, 1, 2])
def test_blocks_write_one_element(seed: int | None) -> None:
    body = "    %v = arith.index_cast %block : index to i32\n    scf.if %first { memref.store %v, %b[%c0] : !out }"
    found, _ = run(body, blocks=3, seed=seed)
    assert kinds(found) == WRITE_WRITE
    assert found[0].block != found[0].other.block


def test_blocks_of_different_batches() -> None:
    """Blocks that the simulator runs one after the other are as unordered as others."""
    body = """
    %v = arith.index_cast %block : index to i32
    %far = arith.remui %block, %c64 : index
    scf.if %first { memref.store %v, %b[%far] : !out }"""
    found, _ = run(body, blocks=80, threads=1024)
    assert kinds(found) == WRITE_WRITE
    assert found[0].block[0] - found[0].other.block[0] == 64


def test_reads_before_the_first_write_count() -> None:
    body = """
    %next = arith.addi %at, %c64 : index
    %x = memref.load %b[%next] : !out
    memref.store %value, %b[%at] : !out"""
    found, _ = run(body, blocks=3)
    assert kinds(found) == [("race", "memref.store", "memref.load")]
    assert found[0].count == 128


def test_a_barrier_does_not_order_blocks() -> None:
    body = """
    %x = memref.load %b[%c0] : !out
    gpu.barrier
    scf.if %first { memref.store %i1, %b[%c0] : !out }"""
    assert not run(body, blocks=1)[0]
    found, _ = run(body, blocks=2)
    assert kinds(found) == [("race", "memref.store", "memref.load")]
    assert found[0].block != found[0].other.block


def test_atomics_and_plain_accesses() -> None:
    update = "    %o = memref.atomic_rmw addi %i1, %b[%c0] : (i32, !out) -> i32\n"
    assert not run(update, blocks=3)[0]
    found, b = run(update + "    %x = memref.load %b[%c0] : !out\n", blocks=3)
    assert kinds(found) == [("race", "memref.load", "memref.atomic_rmw")] and b[0] == 192
    found, _ = run("    %x = memref.load %b[%c0] : !out\n" + update)
    assert kinds(found) == [("race", "memref.atomic_rmw", "memref.load")]
    found, _ = run("    scf.if %first { memref.store %i2, %b[%c0] : !out }\n" + update)
    assert kinds(found) == [("race", "memref.atomic_rmw", "memref.store")]
    assert not run("    scf.if %first { memref.store %i2, %b[%c0] : !out }\n    gpu.barrier\n" + update)[0]


HANDED_ON = """
    %zero = arith.cmpi eq, %block, %c0 : index
    scf.if %zero {
      %mine = arith.cmpi eq, %thread, %c33 : index
      scf.if %mine { memref.store %i2, %b[%c1] : !out }
      gpu.barrier
      scf.if %first { %o = memref.atomic_rmw addi %i1, %b[%c0] : (i32, !out) -> i32 }
    } else {
      scf.if %first {
        %o = memref.atomic_rmw addi %i1, %b[%c0] : (i32, !out) -> i32
        memref.store %o, %b[%c2] : !out
      }
      gpu.barrier
      %x = memref.load %b[%c1] : !out
      memref.store %x, %shared[%thread] : !shared
    }"""


def test_atomics_hand_on_what_barriers_gathered() -> None:
    """A write, a barrier and an atomic in one block, an atomic, a barrier and a read in the other one."""
    assert not run(HANDED_ON, blocks=2)[0]


@pytest.mark.parametrize("where", ["      gpu.barrier\\n      scf.if %first", "      gpu.barrier\\n      %x"])
def test_atomics_alone_order_only_their_own_warp(where: str) -> None:
    where = where.replace("\\n", "\n")
    assert HANDED_ON.count(where) == 1
    found, _ = run(HANDED_ON.replace(where, where.replace("      gpu.barrier\n", "")), blocks=2)
    assert kinds(found) == READ_WRITE


def test_atomics_whose_results_nobody_needs() -> None:
    """The second block would do the same, had it come first."""
    ignored = HANDED_ON.replace("        memref.store %o, %b[%c2] : !out\n", "")
    assert kinds(run(ignored, blocks=2)[0]) == READ_WRITE
    assert kinds(run(ignored, blocks=2, seed=1)[0]) == READ_WRITE


def test_atomics_on_other_addresses_order_nothing() -> None:
    one = HANDED_ON.replace(
        "addi %i1, %b[%c0] : (i32, !out) -> i32 }\n    } else", "addi %i1, %b[%c3] : (i32, !out) -> i32 }\n    } else"
    )
    assert kinds(run(one, blocks=2)[0]) == READ_WRITE


def test_unwritten_bytes() -> None:
    body = "    %x = memref.load %shared[%thread] : !shared\n    memref.store %x, %b[%at] : !out"
    found, _ = run(body)
    assert kinds(found) == [("uninitialized", "memref.load", None)]
    assert (found[0].space, found[0].address, found[0].count) == ("shared", 0, 64)
    assert found[0].block == (0, 0, 0) and found[0].warp == 0 and found[0].lane == 0


def test_unwritten_part_of_a_vector() -> None:
    body = """
    %l = arith.muli %lane, %c4 : index
    memref.store %value, %shared[%l] : !shared
    %m = arith.addi %l, %c1 : index
    memref.store %value, %shared[%m] : !shared
    %v = vector.load %shared[%l] : !shared, vector<4xi32>
    vector.store %v, %b[%l] : !out, vector<4xi32>"""
    found, _ = run(body, threads=32)
    assert kinds(found) == [("uninitialized", "vector.load", None)]
    assert found[0].address == 8 and found[0].count == 32


def test_shared_memory_is_new_for_each_block() -> None:
    """What an earlier block left in its shared memory is no value for the next one, which may run in its place."""
    body = """
    %even = arith.cmpi ult, %block, %c32 : index
    scf.if %even { memref.store %value, %shared[%thread] : !shared }
    %x = memref.load %shared[%thread] : !shared"""
    found, _ = run(body, blocks=33, threads=1024, size=40000)
    assert kinds(found) == [("uninitialized", "memref.load", None)]
    assert found[0].block == (32, 0, 0) and found[0].count == 1024


def test_private_variables_are_each_threads_own() -> None:
    body = """
    %own = memref.alloca() : memref<2xi32>
    memref.store %value, %own[%c0] : memref<2xi32>
    %x = memref.load %own[{0}] : memref<2xi32>
    memref.store %x, %b[%at] : !out"""
    assert not run(body.replace("{0}", "%c0"), blocks=2)[0]
    found, _ = run(body.replace("{0}", "%c1"), blocks=2)
    assert kinds(found) == [("uninitialized", "memref.load", None)]
    assert found[0].space == "private" and found[0].count == 128


def test_a_private_variable_is_new_in_each_iteration() -> None:
    body = """
    scf.for %i = %c0 to %c2 step %c1 {
      memref.alloca_scope {
        %own = memref.alloca() : memref<1xi32>
        %begins = arith.cmpi eq, %i, %c0 : index
        scf.if %begins { memref.store %value, %own[%c0] : memref<1xi32> }
        %x = memref.load %own[%c0] : memref<1xi32>
      }
    }"""
    found, _ = run(body)
    assert kinds(found) == [("uninitialized", "memref.load", None)] and found[0].count == 64


@pytest.mark.parametrize("plain", [True, False])
def test_volatile_accesses(plain: bool) -> None:
    """Volatile loads and stores do not race with each other and with atomics, but with plain ones they do."""
    text = """
    llvm.func @k(%a: !llvm.ptr<1>) attributes {nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %one = llvm.mlir.constant(1 : i32) : i32
      %o = llvm.atomicrmw add %a, %one monotonic : !llvm.ptr<1>, i32
      %x = llvm.load volatile %a : !llvm.ptr<1> -> i32
      llvm.store volatile %x, %a : i32, !llvm.ptr<1>
      %y = llvm.load PLAIN %a : !llvm.ptr<1> -> i32
      llvm.return
    }""".replace("PLAIN", "" if plain else "volatile")
    report = sim.launch(_cases.parsed(text), "k", 2, 64, np.zeros(1, "i4"), on_fault="report")
    assert {each[:2] for each in kinds(report.findings)} == ({("race", "llvm.load")} if plain else set())


def test_generic_pointers() -> None:
    """Lanes of one op that go to different spaces."""
    text = """
    llvm.mlir.global internal @s() {addr_space = 3 : i32} : !llvm.array<64 x i32>
    llvm.func @k(%a: !llvm.ptr<1>) attributes {nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %two = llvm.mlir.constant(2 : i32) : i32
      %zero = llvm.mlir.constant(0 : i32) : i32
      %odd = llvm.urem %t, %two : i32
      %is = llvm.icmp "eq" %odd, %zero : i32
      %s = llvm.mlir.addressof @s : !llvm.ptr<3>
      %sg = llvm.addrspacecast %s : !llvm.ptr<3> to !llvm.ptr
      %ag = llvm.addrspacecast %a : !llvm.ptr<1> to !llvm.ptr
      %base = llvm.select %is, %sg, %ag : i1, !llvm.ptr
      %p = llvm.getelementptr %base[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
      llvm.store %t, %p : i32, !llvm.ptr
      %x = llvm.load %p : !llvm.ptr -> i32
      %q = llvm.getelementptr %base[%odd] : (!llvm.ptr, i32) -> !llvm.ptr, i32
      %y = llvm.load %q : !llvm.ptr -> i32
      llvm.return
    }"""
    report = sim.launch(_cases.parsed(text), "k", 1, 64, np.zeros(64, "i4"), on_fault="report")
    assert kinds(report.findings) == [("race", "llvm.load", "llvm.store")]
    assert report.traffic.total.bytes_written == {"global": 128, "shared": 128}


def test_findings_are_counted_by_pair_of_ops() -> None:
    body = """
    scf.for %i = %c0 to %c4 step %c1 {
      memref.store %value, %shared[%thread] : !shared
      %r = arith.subi %c64, %thread : index
      %s = arith.subi %r, %c1 : index
      %x = memref.load %shared[%s] : !shared
      %y = memref.load %shared[%s] : !shared
    }"""
    found, _ = run(body)
    assert sorted(kinds(found)) == 2 * READ_WRITE
    assert all(each.count >= 4 * 64 for each in found)


IN_PLACE = """
    %next = arith.addi %at, %c64 : index
    %x = memref.load %b[%next] : !out
    memref.store %value, %b[%at] : !out"""


@pytest.mark.parametrize("blocks", [2, 6])
def test_blocks_in_different_processes(blocks: int) -> None:
    found, _ = run(IN_PLACE, blocks=blocks, workers=2)
    assert {each.kind for each in found} == {"race"}
    assert {frozenset((each.operation, each.other.operation)) for each in found} == {
        frozenset(("memref.store", "memref.load"))
    }
    assert all(each.block != each.other.block for each in found)


def test_processes_with_bytes_of_one_word() -> None:
    """One process accesses words, the other one bytes."""
    body = """
    %last = arith.cmpi eq, %block, %c1 : index
    scf.if %last {
      %x = memref.load %b[%c33] : !out
      memref.store %x, %shared[%thread] : !shared
    } else {
      %l = arith.muli %thread, %c4 : index
      %v = vector.broadcast %i1 : i8 to vector<4xi8>
      scf.if %first { vector.store %v, %b[{0}] : !out, vector<4xi8> }
    }"""
    found, _ = run(body.replace("{0}", "%c32"), type="i8", blocks=2, workers=2)
    assert [each.kind for each in found] == ["race"] and found[0].address % 4 == 1
    assert not run(body.replace("{0}", "%c64"), type="i8", blocks=2, workers=2)[0]


def test_fences_of_one_space() -> None:
    """A barrier that orders shared memory only leaves global memory as it is, and the other way round."""
    body = """
    %r = arith.subi %c64, %thread : index
    %s = arith.subi %r, %c1 : index
    memref.store %value, %b[%thread] : !out
    memref.store %value, %shared[%thread] : !shared
    gpu.barrier FENCE
    %x = memref.load %b[%s] : !out
    %y = memref.load %shared[%s] : !shared"""
    for fence, races in (
        ("", set()),
        ("memfence [#gpu.address_space<workgroup>]", {"global"}),
        ("memfence [#gpu.address_space<global>]", {"shared"}),
        ("memfence [#gpu.address_space<global>, #gpu.address_space<workgroup>]", set()),
        ("memfence []", {"global", "shared"}),
    ):
        found, _ = run(body.replace("FENCE", fence))
        assert {each.space for each in found} == races, fence


def test_clusters() -> None:
    """A barrier of the cluster orders its blocks, and not those of others."""
    body = """
    %v = arith.index_cast %block : index to i32
    %other = arith.xori %block, OTHER : index
    scf.if %first { memref.store %v, %b[%block] : !out }
    MEET
    %x = memref.load %b[%other] : !out"""
    meet = "gpu.barrier scope <cluster>"
    for barrier, other, races in (
        (meet, "%c1", []),
        ("", "%c1", READ_WRITE),
        ("gpu.barrier", "%c1", READ_WRITE),
        (meet, "%c2", READ_WRITE),
    ):
        found, _ = run(body.replace("MEET", barrier).replace("OTHER", other), blocks=4, cluster=2)
        assert kinds(found) == races


def test_equal_values_by_generic_pointers() -> None:
    """All lanes of a space write one value to one place, in one op with those of another space."""
    text = """
    llvm.mlir.global internal @s() {addr_space = 3 : i32} : !llvm.array<64 x i32>
    llvm.func @k(%a: !llvm.ptr<1>) attributes {nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %two = llvm.mlir.constant(2 : i32) : i32
      %zero = llvm.mlir.constant(0 : i32) : i32
      %odd = llvm.urem %t, %two : i32
      %is = llvm.icmp "eq" %odd, %zero : i32
      %s = llvm.mlir.addressof @s : !llvm.ptr<3>
      %sg = llvm.addrspacecast %s : !llvm.ptr<3> to !llvm.ptr
      %ag = llvm.addrspacecast %a : !llvm.ptr<1> to !llvm.ptr
      %base = llvm.select %is, %sg, %ag : i1, !llvm.ptr
      llvm.store VALUE, %base : i32, !llvm.ptr
      llvm.return
    }"""
    for value, spaces in (("%odd", set()), ("%t", {"global", "shared"})):
        report = sim.launch(
            _cases.parsed(text.replace("VALUE", value)), "k", 1, 64, np.zeros(64, "i4"), on_fault="report"
        )
        assert {each.space for each in report.findings} <= spaces
        assert bool(report.findings) == bool(spaces)


@pytest.mark.parametrize("same", [True, False])
def test_copies_to_one_place(same: bool) -> None:
    """Asynchronous copies of the same data by several threads, and of different data."""
    body = f"""
    %from = arith.muli %thread, %c{0 if same else 4} : index
    %copy = nvgpu.device_async_copy %a[%from], %shared[%c0], 4 : !out to !shared
    %group = nvgpu.device_async_create_group %copy
    nvgpu.device_async_wait %group
    gpu.barrier
    %x = memref.load %shared[%c1] : !shared"""
    text = (
        body
        if same
        else body.replace("    %from", "    memref.store %value, %a[%thread] : !out\n    gpu.barrier\n    %from")
    )
    found, _ = run(text, threads=32)
    assert bool(found) != same, kinds(found)
