"""Barriers in two halves, and barriers in the LDS: they open when they should, order what they order, and say what is missing."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

T = 128
LDS = "#gpu.address_space<workgroup>"
PASSES = (
    "builtin.module(convert-amdgpu-to-rocdl{chipset=gfx1250},gpu.module(convert-scf-to-cf,convert-vector-to-llvm,"
    "convert-gpu-to-rocdl{chipset=gfx1250},reconcile-unrealized-casts))"
)


def launch(body, *arrays, lowered=False, grid=1, parameters=None, **options):
    parameters = parameters or f"%x: memref<{T}xf32>, %y: memref<{T}xf32>"
    text = f"""
gpu.module @m {{
  gpu.func @f({parameters}) workgroup(%l: memref<{T}xf32, {LDS}>, %bars: memref<1x!amdgpu.ds_barrier_state, {LDS}>) kernel {{
    %t = gpu.thread_id x
    %z = arith.constant 0 : index
    {body}
    gpu.return
  }}
}}"""
    module = gpuir.parse(text, context=gpuir.Context())
    if lowered:
        gpuir.pass_manager(PASSES, module.context).run(module)
    return sim.launch(module, "f", grid, T, *arrays, chip="gfx1250", **options)


OTHER = f"""
    %last = arith.constant {T - 1} : index
    %u = arith.subi %last, %t : index"""
SPLIT = f"""{OTHER}
    %v = memref.load %x[%t] : memref<{T}xf32>
    memref.store %v, %l[%t] : memref<{T}xf32, {LDS}>
    rocdl.s.barrier.signal id = -1
    rocdl.s.barrier.wait id = -1
    %w = memref.load %l[%u] : memref<{T}xf32, {LDS}>
    memref.store %w, %y[%t] : memref<{T}xf32>"""


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_a_barrier_in_two_halves(seed):
    x, y = np.arange(T, dtype=np.float32), np.zeros(T, np.float32)
    launch(SPLIT, x, y, seed=seed)
    np.testing.assert_array_equal(y, x[::-1])


def test_what_is_wrong_with_halves_is_said():
    x, y = np.arange(T, dtype=np.float32), np.zeros(T, np.float32)
    with pytest.raises(sim.SimulationError, match="race"):
        launch(SPLIT.replace("rocdl.s.barrier.wait id = -1", ""), x, y)
    early = SPLIT.replace("rocdl.s.barrier.wait id = -1", "").replace(
        "memref.store %w", "rocdl.s.barrier.wait id = -1\nmemref.store %w"
    )
    with pytest.raises(sim.SimulationError, match="race"):
        launch(early, x, y)
    with pytest.raises(sim.SimulationError, match="waits for a barrier without arriving"):
        launch(SPLIT.replace("rocdl.s.barrier.signal id = -1", ""), x, y)
    with pytest.raises(sim.UnsupportedOp, match="only barriers of the work group"):
        launch(SPLIT.replace("id = -1", "id = 2"), x, y)


def test_one_wave_of_each_block_is_the_first():
    body = f"""
    %b = gpu.block_id x
    %first = "rocdl.s.barrier.signal.isfirst"() <{{id = -1 : i32}}> : () -> i1
    rocdl.s.barrier.wait id = -1
    %n = arith.extui %first : i1 to i32
    memref.store %n, %y[%b, %t] : memref<3x{T}xi32>"""
    found = np.zeros((3, T), np.int32)
    launch(body, found, grid=3, parameters=f"%y: memref<3x{T}xi32>", seed=5)
    waves = found.reshape(3, T // 32, 32)
    assert (waves == waves[:, :, :1]).all()
    np.testing.assert_array_equal(waves[:, :, 0].sum(1), np.ones(3))


BARS = f"memref<1x!amdgpu.ds_barrier_state, {LDS}>"
IN_LDS = f"""{OTHER}
    %count = arith.constant {T} : i32
    %one = arith.constant 1 : i64
    %leader = arith.cmpi eq, %t, %z : index
    scf.if %leader {{
      amdgpu.ds_barrier_init %bars[%z], %count : {BARS}, i32
    }}
    gpu.barrier
    %v = memref.load %x[%t] : memref<{T}xf32>
    memref.store %v, %l[%t] : memref<{T}xf32, {LDS}>
    %old = amdgpu.ds_barrier_arrive %bars[%z], %one : {BARS}, i64 -> !amdgpu.ds_barrier_state
    %parity = amdgpu.ds_barrier_state_phase_parity %old : !amdgpu.ds_barrier_state -> i1
    scf.while : () -> () {{
      %now = amdgpu.ds_barrier_poll_state %bars[%z] : {BARS} -> !amdgpu.ds_barrier_state
      %is = amdgpu.ds_barrier_state_phase_parity %now : !amdgpu.ds_barrier_state -> i1
      %same = arith.cmpi eq, %is, %parity : i1
      scf.condition(%same)
    }} do {{
      scf.yield
    }}
    %w = memref.load %l[%u] : memref<{T}xf32, {LDS}>
    memref.store %w, %y[%t] : memref<{T}xf32>"""


@pytest.mark.parametrize("lowered", [False, True])
@pytest.mark.parametrize("seed", [None, 1])
def test_a_barrier_in_the_lds_orders(lowered, seed):
    x, y = np.arange(T, dtype=np.float32), np.zeros(T, np.float32)
    launch(IN_LDS, x, y, lowered=lowered, seed=seed)
    np.testing.assert_array_equal(y, x[::-1])


@pytest.mark.parametrize("lowered", [False, True])
def test_the_state_of_a_barrier_in_the_lds(lowered):
    body = f"""
    %count = arith.constant 5 : i32
    %ones = arith.constant 1 : i64
    %one = arith.constant 1 : index
    %seven = arith.constant 23 : index
    %leader = arith.cmpi eq, %t, %z : index
    scf.if %leader {{
      amdgpu.ds_barrier_init %bars[%z], %count : {BARS}, i32
      scf.for %i = %z to %seven step %one {{
        %s = amdgpu.ds_barrier_poll_state %bars[%z] : {BARS} -> !amdgpu.ds_barrier_state
        %a = amdgpu.ds_barrier_state_pending_count %s : !amdgpu.ds_barrier_state -> i32
        %b = amdgpu.ds_barrier_state_phase %s : !amdgpu.ds_barrier_state -> i32
        %c = amdgpu.ds_barrier_state_init_count %s : !amdgpu.ds_barrier_state -> i32
        %p = amdgpu.ds_barrier_state_phase_parity %s : !amdgpu.ds_barrier_state -> i1
        %d = arith.extui %p : i1 to i32
        %o = amdgpu.ds_barrier_arrive %bars[%z], %ones : {BARS}, i64 -> !amdgpu.ds_barrier_state
        %e = amdgpu.ds_barrier_state_pending_count %o : !amdgpu.ds_barrier_state -> i32
        %v = vector.from_elements %a, %b, %c, %d, %e : vector<5xi32>
        vector.store %v, %y[%i, %z] : memref<23x5xi32>, vector<5xi32>
      }}
    }}"""
    found = np.zeros((23, 5), np.int32)
    launch(body, found, parameters="%y: memref<23x5xi32>", lowered=lowered)
    expected = [[4 - i % 5, i // 5 % 8, 4, i // 5 % 2, 4 - i % 5] for i in range(23)]
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("lowered", [False, True])
def test_an_arrival_behind_asynchronous_loads(lowered):
    G = "#gpu.address_space<global>"
    body = IN_LDS.replace(
        f"memref.store %v, %l[%t] : memref<{T}xf32, {LDS}>",
        f"""%g = memref.memory_space_cast %x : memref<{T}xf32> to memref<{T}xf32, {G}>
    amdgpu.global_load_async_to_lds %g[%t], %l[%t] : f32, memref<{T}xf32, {G}>, memref<{T}xf32, {LDS}>""",
    )
    body = body.replace(
        f"%old = amdgpu.ds_barrier_arrive %bars[%z], %one : {BARS}, i64 -> !amdgpu.ds_barrier_state",
        f"""amdgpu.ds_async_barrier_arrive %bars[%z] : {BARS}""",
    ).replace(
        "%parity = amdgpu.ds_barrier_state_phase_parity %old : !amdgpu.ds_barrier_state -> i1",
        "%parity = arith.constant false",
    )
    x, y = np.arange(T, dtype=np.float32), np.zeros(T, np.float32)
    launch(body, x, y, lowered=lowered)
    np.testing.assert_array_equal(y, x[::-1])
