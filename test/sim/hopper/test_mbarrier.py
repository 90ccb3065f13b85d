"""mbarriers: arrivals, phases, bytes, states and parities; faults; barriers of other blocks of a cluster."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim


def kernel(body, count=1, threads=64, arguments=""):
    """``body`` between a barrier behind the init of %bar, which expects ``count`` arrivals, and the end; %out has words."""
    return f"""
gpu.module @k {{
  llvm.mlir.global internal @bar() {{addr_space = 3 : i32, alignment = 8 : i64}} : i64
  llvm.mlir.global internal @word() {{addr_space = 3 : i32, alignment = 16 : i64}} : i64
  gpu.func @f(%out: memref<{threads}xi64>{arguments}) kernel {{
    %count = arith.constant {count} : i32
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
    %word = llvm.mlir.addressof @word : !llvm.ptr<3>
    %generic = llvm.addrspacecast %bar : !llvm.ptr<3> to !llvm.ptr
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {{
      nvvm.mbarrier.init %bar, %count : !llvm.ptr<3>, i32
    }}
    gpu.barrier
    {body}
    gpu.return
  }}
}}"""


def run(body, *arguments, count=1, threads=64, seed=None, types="", **options):
    out = np.zeros(threads, np.int64)
    sim.launch(kernel(body, count, threads, types), "f", 1, threads, out, *arguments, seed=seed, **options)
    return out


#: The part of a state that tells how many phases were complete: sim/hopper/mbarrier.py.
PHASES = (1 << 40) - 1
SEEDS = pytest.mark.parametrize("seed", (None, 1, 2))
WAIT = "nvvm.mbarrier.try_wait.parity %bar, %{}, %zero : !llvm.ptr<3>, i32, i32\n"
#: The same as upstream lowers it, and with labels of its own for a generic pointer without a limit of time.
LOWERED = (
    'llvm.inline_asm has_side_effects asm_dialect = att "{{\\0A\\09.reg .pred       P1; \\0A\\09LAB_WAIT: \\0A\\09'
    "mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \\0A\\09@P1 bra.uni DONE; \\0A\\09bra.uni     LAB_WAIT; \\0A\\09"
    'DONE: \\0A\\09}}", "r,r,r" %bar, %{}, %zero : (!llvm.ptr<3>, i32, i32) -> ()\n',
    'llvm.inline_asm has_side_effects "{{ .reg .pred done; // until then\\0A again: mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 '
    'done, [$0], $1; @done bra out; bra again; out: }}", "l,r" %generic, %{} : (!llvm.ptr, i32) -> ()\n',
)
SAY = """%x = arith.extui %said : i1 to i64
    memref.store %x, %out[%t] : memref<64xi64>"""


@SEEDS
def test_all_threads_arrive(seed):
    body = "%s = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64\n" + WAIT.format("zero") + """
    %said = nvvm.mbarrier.test.wait %bar, %s : !llvm.ptr<3>, i64 -> i1
    """ + SAY  # fmt: skip
    assert run(body, count=64, seed=seed).all()


@SEEDS
def test_generic_pointers(seed):
    body = """%s = nvvm.mbarrier.arrive %generic : !llvm.ptr -> i64
    %said = nvvm.mbarrier.try_wait %generic, %s : !llvm.ptr, i64 -> i1
    """ + SAY  # fmt: skip
    assert run(body, count=64, seed=seed).all()


@SEEDS
@pytest.mark.parametrize("wait", [WAIT, *LOWERED], ids=["op", "lowered", "generic"])
def test_a_value_is_handed_over(seed, wait):
    """What warp 0 wrote before it arrived, warp 1 reads behind its wait; and so on for several phases."""
    body = f"""
    %c32 = arith.constant 32 : index
    %producer = arith.cmpi ult, %t, %c32 : index
    scf.if %producer {{
      scf.if %first {{
        %v = arith.constant 42 : i64
        llvm.store %v, %word : i64, !llvm.ptr<3>
        %s = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64
      }}
    }} else {{
      {wait.format("zero")}
      %v = llvm.load %word : !llvm.ptr<3> -> i64
      memref.store %v, %out[%t] : memref<64xi64>
    }}"""
    assert (run(body, seed=seed)[32:] == 42).all()
    with pytest.raises(sim.SimulationError, match="race|uninitialized"):
        run(body.replace(wait.format("zero"), ""), seed=seed)


def test_a_deadlock_at_a_lowered_wait():
    with pytest.raises(sim.SimulationError, match="'llvm.inline_asm' deadlock") as caught:
        run(LOWERED[0].format("zero"), count=3)
    assert "3 of 3 arrivals are pending" in str(caught.value)


def test_nocomplete_and_drop():
    body = f"""
    scf.if %first {{
      %a = nvvm.mbarrier.arrive.nocomplete %bar, %two : !llvm.ptr<3>, i32 -> i64
      %b = nvvm.mbarrier.arrive_drop %bar : !llvm.ptr<3> -> i64
    }}
    {WAIT.format("zero")}
    gpu.barrier
    scf.if %first {{
      %a = nvvm.mbarrier.arrive.nocomplete %bar, %one : !llvm.ptr<3>, i32 -> i64
      %b = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64
      memref.store %b, %out[%t] : memref<64xi64>
    }}
    {WAIT.format("one")}"""
    # The first phase takes three arrivals, the second one two.
    assert run(body, count=3)[0] & PHASES == 1


def test_bytes():
    body = """
    %n = arith.constant 48 : i32
    %m = arith.constant 16 : i32
    scf.if %first {
      nvvm.mbarrier.expect_tx %bar, %n : !llvm.ptr<3>, i32
      %s = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64
      %before = nvvm.mbarrier.test.wait %bar, %s : !llvm.ptr<3>, i64 -> i1
      %b = arith.extui %before : i1 to i64
      memref.store %b, %out[%c0] : memref<64xi64>
      nvvm.mbarrier.complete_tx %bar, %n : !llvm.ptr<3>, i32
      %after = nvvm.mbarrier.test.wait %bar, %zero : !llvm.ptr<3>, i32 -> i1
      %a = arith.extui %after : i1 to i64
      memref.store %a, %out[%c1] : memref<64xi64>
      %d = nvvm.mbarrier.arrive_drop.expect_tx %bar, %m : !llvm.ptr<3>, i32 -> i64
      nvvm.mbarrier.complete_tx %bar, %m : !llvm.ptr<3>, i32
      memref.store %d, %out[%c2] : memref<64xi64>
    }"""
    assert (run(body)[:3] & PHASES).tolist() == [0, 1, 1]


@SEEDS
def test_spin_loop(seed):
    """A loop around test.wait lets the others go on."""
    body = """
    %c32 = arith.constant 32 : index
    %producer = arith.cmpi ult, %t, %c32 : index
    scf.if %producer {
      scf.if %first {
        %s = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64
      }
    } else {
      scf.while : () -> () {
        %said = nvvm.mbarrier.test.wait %bar, %zero : !llvm.ptr<3>, i32 -> i1
        %yes = arith.constant true
        %more = arith.xori %said, %yes : i1
        scf.condition(%more)
      } do {
        scf.yield
      }
    }"""
    run(body, seed=seed)


def test_dropping_without_completing():
    body = f"""
    scf.if %first {{
      %a = nvvm.mbarrier.arrive_drop.nocomplete %bar, %two : !llvm.ptr<3>, i32 -> i64
      %b = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64
      %c = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64
      memref.store %c, %out[%c0] : memref<64xi64>
    }}
    {WAIT.format("one")}"""
    assert run(body, count=3)[0] & PHASES == 1


def test_memory_of_a_barrier_is_used_again():
    body = """
    %v = arith.constant 7 : i64
    scf.if %first {
      nvvm.mbarrier.inval %bar : !llvm.ptr<3>
      llvm.store %v, %bar : i64, !llvm.ptr<3>
    }"""
    run(body)


FAULTS = [
    ("nvvm.mbarrier.init %bar, %zero : !llvm.ptr<3>, i32", 1, "expects 1 to 1048575 arrivals, not 0"),
    (WAIT.format("zero"), 1, r"phase 0 \(parity 0\) of the mbarrier at 0x0 .*: 1 of 1 arrivals are pending"),
    ("nvvm.mbarrier.inval %bar : !llvm.ptr<3>\n" + WAIT.format("zero"), 1, "there is no mbarrier at 0x0"),
    ("%n = arith.constant 1048575 : i32\nnvvm.mbarrier.expect_tx %bar, %n : !llvm.ptr<3>, i32", 1, "counts to 1048575"),
    ("%s = nvvm.mbarrier.arrive.nocomplete %bar, %one : !llvm.ptr<3>, i32 -> i64", 32, "completes the phase"),
    ("%p = llvm.getelementptr %bar[4] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8\n"
     "nvvm.mbarrier.init %p, %one : !llvm.ptr<3>, i32", 1, "is not a multiple of 8"),
    ("%n = arith.constant 16 : i32\n%s = nvvm.mbarrier.arrive.expect_tx %bar, %n : !llvm.ptr<3>, i32 -> i64", 1,
     "more threads arrive than the 1"),
]  # fmt: skip


@pytest.mark.parametrize("body, count, says", FAULTS)
def test_faults(body, count, says):
    with pytest.raises(sim.SimulationError, match=says):
        run(body, count=count, threads=32)


CLUSTER = """
gpu.module @k {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<64 x i64>
  llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
  gpu.func @f(%map: !llvm.ptr, %out: memref<4x64xi64>) kernel {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %bytes = arith.constant 512 : i32
    %all = arith.constant 3 : i16
    %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %far = llvm.addrspacecast %tile : !llvm.ptr<3> to !llvm.ptr<7>
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %first = arith.cmpi eq, %t, %c0 : index
    %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
    scf.if %first {
      nvvm.mbarrier.init %bar, %one : !llvm.ptr<3>, i32
      nvvm.fence.mbarrier.init
      nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
    }
    nvvm.cluster.arrive
    nvvm.cluster.wait
    %leader = arith.cmpi eq, %rank, %zero : i32
    %issue = arith.andi %leader, %first : i1
    scf.if %issue {
      %row = arith.index_cast %b : index to i32
      nvvm.cp.async.bulk.tensor.shared.cluster.global %far, %map, %bar, box [%zero, %row] multicast_mask = %all
        : !llvm.ptr<7>, !llvm.ptr
    }
    nvvm.mbarrier.try_wait.parity %bar, %zero, %zero : !llvm.ptr<3>, i32, i32
    READ
    %i = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %tile[%i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
    %v = llvm.load %p : !llvm.ptr<3> -> i64
    memref.store %v, %out[%b, %t] : memref<4x64xi64>
    nvvm.cluster.arrive.relaxed
    nvvm.cluster.wait
    gpu.return
  }
}"""
PEER = """
    %other = arith.xori %rank, %one : i32
    %theirs = nvvm.mapa %bar, %other : !llvm.ptr<3> -> !llvm.ptr<7>
    scf.if %first {
      nvvm.mbarrier.arrive %theirs : !llvm.ptr<7>
    }
    nvvm.mbarrier.try_wait.parity %bar, %one, %zero : !llvm.ptr<3>, i32, i32
"""


@SEEDS
@pytest.mark.parametrize("between", ("", PEER))
def test_multicast_and_barriers_of_other_blocks(between, seed):
    array = np.arange(4 * 64, dtype=np.int64).reshape(4, 64)
    out = np.zeros((4, 64), np.int64)
    map = sim.tensor_map(array, (1, 64))
    sim.launch(CLUSTER.replace("READ", between), "f", 4, 64, map, out, cluster=2, seed=seed)
    assert np.array_equal(out, array[[0, 0, 2, 2]])


DISTRIBUTED = (
    CLUSTER.replace("READ", "")
    .replace(
        "%p = llvm.getelementptr %tile[%i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64",
        """%other = arith.xori %rank, %one : i32
    nvvm.cluster.arrive
    nvvm.cluster.wait
    %c7 = arith.constant 1000 : i64
    %bb = arith.index_cast %b : index to i64
    %x = arith.muli %bb, %c7 : i64
    %y = arith.addi %x, %i : i64
    %mine = llvm.getelementptr %tile[%i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
    llvm.store %y, %mine : i64, !llvm.ptr<3>
    nvvm.cluster.arrive
    nvvm.cluster.wait
    %base = nvvm.mapa %tile, %other : !llvm.ptr<3> -> !llvm.ptr<7>
    %p = llvm.getelementptr %base[%i] : (!llvm.ptr<7>, i64) -> !llvm.ptr<7>, i64""",
    )
    .replace("llvm.load %p : !llvm.ptr<3>", "llvm.load %p : !llvm.ptr<7>")
)


@SEEDS
def test_distributed_shared_memory(seed):
    array, out = np.zeros((4, 64), np.int64), np.zeros((4, 64), np.int64)
    sim.launch(DISTRIBUTED, "f", 4, 64, sim.tensor_map(array, (1, 64)), out, cluster=2, seed=seed)
    assert np.array_equal(out, np.array([1, 0, 3, 2])[:, None] * 1000 + np.arange(64))


def test_beyond_the_cluster():
    text = DISTRIBUTED.replace(
        "%base = nvvm.mapa %tile, %other", "%far5 = arith.constant 2 : i32 %base = nvvm.mapa %tile, %far5"
    )
    with pytest.raises(sim.SimulationError, match="a cluster of 2 blocks has no rank 2"):
        sim.launch(
            text,
            "f",
            4,
            64,
            sim.tensor_map(np.zeros((4, 64), np.int64), (1, 64)),
            np.zeros((4, 64), np.int64),
            cluster=2,
        )


def test_race_in_distributed_shared_memory():
    """Without the barrier between the store and the other block's load."""
    barrier = "nvvm.cluster.arrive\n    nvvm.cluster.wait\n    %base"
    assert DISTRIBUTED.count(barrier) == 1
    text = DISTRIBUTED.replace(barrier, "%base")
    with pytest.raises(sim.SimulationError, match="race|uninitialized"):
        sim.launch(
            text,
            "f",
            4,
            64,
            sim.tensor_map(np.zeros((4, 64), np.int64), (1, 64)),
            np.zeros((4, 64), np.int64),
            cluster=2,
        )
