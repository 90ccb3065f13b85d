"""Barriers that not all reach: what is a fault, who is named, and what is none."""

from __future__ import annotations

import _cases
import numpy as np
import pytest

from gpuir import sim


def kernel(body: str, *, threads: int = 128, blocks: int = 2, seed: int | None = None, lanes: int = 32) -> sim.Report:
    """Runs ``body`` with %thread, %warp, %block and numbers as constants; ``shared`` is a buffer of a block."""
    text = f"""
!shared = memref<1024xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {{
  gpu.func @k(%out: memref<4096xi32>) workgroup(%shared: !shared) kernel {{
{"".join(f"    %c{n} = arith.constant {n} : index" + chr(10) for n in (0, 1, 2, 3, 4, 8, 16, 32, 64))}
{"".join(f"    %i{n} = arith.constant {n} : i32" + chr(10) for n in (1, 2, 3, 4))}
    %thread = gpu.thread_id x
    %block = gpu.block_id x
    %warp = arith.divui %thread, %c{lanes} : index
    %low = arith.cmpi ult, %warp, %c2 : index
    %first = arith.cmpi eq, %thread, %c0 : index
{body}
    gpu.return
  }}
}}
"""
    module = _cases.parsed(text)
    return sim.launch(
        module, "k", blocks, threads, np.zeros(4096, "i4"), seed=seed, lanes=lanes, on_fault="report", max_steps=100
    )


def only(report: sim.Report) -> sim.Finding:
    assert len(report.findings) == 1, [str(each) for each in report.findings]
    return report.findings[0]


def test_lanes_of_a_warp() -> None:
    found = only(kernel("    scf.if %first { gpu.barrier }"))
    assert found.kind == "barrier-divergence" and "1 of 32 lanes" in found.message
    assert (found.block, found.warp, found.lane) == ((0, 0, 0), 0, 1)


def test_last_warp_is_not_full() -> None:
    assert not kernel("    gpu.barrier", threads=40).findings
    found = only(kernel("    %in = arith.cmpi ult, %thread, %c32 : index\n    scf.if %in { gpu.barrier }", threads=40))
    assert found.kind == "barrier-divergence" and "missing: warp 1" in found.message


@pytest.mark.parametrize("seed", [None, 0, 1, 2])
def test_warps_of_a_block(seed: int | None) -> None:
    found = only(kernel("    scf.if %low { gpu.barrier }", seed=seed))
    assert found.kind == "barrier-divergence"
    assert "2 of 4 warps" in found.message and "missing: warp 2, 3" in found.message
    assert found.warp in (0, 1)


def test_a_whole_block_may_leave() -> None:
    body = "    %odd = arith.cmpi eq, %block, %c1 : index\n    scf.if %odd { gpu.barrier }"
    assert not kernel(body).findings


def test_one_block_of_several_is_named() -> None:
    body = """
    %skips = arith.cmpi eq, %block, %c2 : index
    %in = arith.cmpi ult, %warp, %c1 : index
    %not = arith.cmpi ne, %block, %c2 : index
    %comes = arith.ori %in, %not : i1
    scf.if %comes { gpu.barrier }"""
    found = only(kernel(body, blocks=5))
    assert found.kind == "barrier-divergence" and found.block == (2, 0, 0) and found.warp == 0


def test_two_barriers_of_the_block() -> None:
    found = only(kernel("    scf.if %low { gpu.barrier // one\n    } else { gpu.barrier // two\n    }"))
    assert found.kind == "barrier-divergence" and found.other is not None and found.other.line != found.line


def test_equal_conditions_in_turn() -> None:
    """All warps take the same side, another one in each block."""
    body = (
        "    %odd = arith.cmpi eq, %block, %c1 : index\n    scf.if %odd { gpu.barrier\n    } else { gpu.barrier\n    }"
    )
    assert not kernel(body).findings


def test_a_barrier_in_a_loop_of_different_length() -> None:
    found = only(kernel("    scf.for %i = %c0 to %warp step %c1 { gpu.barrier }"))
    assert found.kind == "barrier-divergence" and "missing: warp" in found.message


def test_a_loop_as_long_for_all_warps_of_a_block() -> None:
    assert not kernel(
        "    %n = arith.addi %block, %c1 : index\n    scf.for %i = %c0 to %n step %c1 { gpu.barrier }"
    ).findings


NAMED = """
    %one = gpu.initialize_named_barrier %i2 : i32 -> !gpu.named_barrier
    %two = gpu.initialize_named_barrier %i2 : i32 -> !gpu.named_barrier
"""


def test_named_barriers_of_pairs() -> None:
    body = (
        NAMED
        + "    scf.if %low { gpu.barrier named(%one : !gpu.named_barrier)\n    } else { gpu.barrier named(%two : !gpu.named_barrier)\n    }"
    )
    assert not kernel(body).findings


@pytest.mark.parametrize("seed", [None, 0, 1, 2, 3])
def test_roles_meet_behind_each_others_op(seed: int | None) -> None:
    """One warp waits within an op for what another does behind it."""
    body = (
        NAMED
        + """
    %zero = arith.cmpi eq, %warp, %c0 : index
    %other = arith.cmpi eq, %warp, %c1 : index
    scf.if %zero { gpu.barrier named(%one : !gpu.named_barrier) }
    scf.if %other { gpu.barrier named(%one : !gpu.named_barrier) }"""
    )
    assert not kernel(body, seed=seed).findings


def test_named_barriers_crosswise() -> None:
    body = (
        NAMED
        + """
    %zero = arith.cmpi eq, %warp, %c0 : index
    %other = arith.cmpi eq, %warp, %c1 : index
    scf.if %zero {
      gpu.barrier named(%one : !gpu.named_barrier)
      gpu.barrier named(%two : !gpu.named_barrier)
    }
    scf.if %other {
      gpu.barrier named(%two : !gpu.named_barrier)
      gpu.barrier named(%one : !gpu.named_barrier)
    }"""
    )
    found = only(kernel(body))
    assert found.kind == "deadlock"
    assert found.message.count("1 of 2 warps have reached") == 2


def test_a_barrier_for_more_than_come() -> None:
    body = """
    %one = gpu.initialize_named_barrier %i4 : i32 -> !gpu.named_barrier
    scf.if %low { gpu.barrier named(%one : !gpu.named_barrier) }"""
    found = only(kernel(body))
    assert found.kind == "barrier-divergence" and "2 of 4 warps" in found.message


def test_a_loop_that_waits_for_nobody() -> None:
    """A warp that waits for a flag nobody sets goes on until the limit of steps."""
    body = """
    memref.store %i1, %shared[%c0] : !shared
    gpu.barrier
    scf.while : () -> () {
      %old = memref.atomic_rmw ori %i1, %shared[%c0] : (i32, !shared) -> i32
      %go = arith.cmpi eq, %old, %i1 : i32
      scf.condition(%go)
    } do {
      scf.yield
    }"""
    found = only(kernel(body))
    assert found.kind == "no-progress"
