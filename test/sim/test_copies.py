"""Asynchronous copies: what is there before and after a wait, groups by thread, sizes, zeros for what is not read."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import SimulationError

SPACE = "#gpu.address_space<workgroup>"


def launch(body, *arrays, threads=64, element="i32", elements=256, **more):
    """Runs ``body``: arrays are %a0 and so on, %m is shared memory of 7s, %t the thread, %at four times its number."""
    arguments = ", ".join(f"%a{i}: memref<{array.size}x{element}>" for i, array in enumerate(arrays))
    text = f"""func.func @f({arguments}) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %seven = arith.constant 7 : {element}
  %m = memref.alloc() : memref<{elements}x{element}, {SPACE}>
  %at = arith.muli %t, %c4 : index
  scf.for %i = %c0 to %c4 step %c1 {{
    %j = arith.addi %at, %i : index
    memref.store %seven, %m[%j] : memref<{elements}x{element}, {SPACE}>
  }}
{body}
  return
}}"""
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, threads, *arrays, **more)


A, M = "memref<256xi32>", f"memref<256xi32, {SPACE}>"
COPY = f"nvgpu.device_async_copy %a0[%at], %m[%at], 4 : {A} to {M}"


def look(name, at="%at", into="%at"):
    """Copies four words of shared memory into an array."""
    return f"""  %{name} = vector.load %m[{at}] : {M}, vector<4xi32>
  vector.store %{name}, %a{name[-1]}[{into}] : {A}, vector<4xi32>"""


@pytest.mark.parametrize("seed", [None, 0, 1, 2])
def test_data_lands_at_the_wait(seed):
    given = np.arange(256, dtype=np.int32)
    before, committed, after = (np.zeros(256, np.int32) for _ in range(3))
    launch(
        f"""  %x = {COPY}
{look("v1")}
  %g = nvgpu.device_async_create_group %x
{look("v2")}
  nvgpu.device_async_wait %g
{look("v3")}""",
        given, before, committed, after, seed=seed, checks=False,
    )  # fmt: skip
    assert (before == 7).all()
    assert (committed == 7).all()
    assert np.array_equal(after, given)


def test_the_source_is_read_at_the_issue():
    given, after = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    launch(
        f"""  %x = {COPY}
  %g = nvgpu.device_async_create_group %x
  %v = vector.broadcast %seven : i32 to vector<4xi32>
  vector.store %v, %a0[%at] : {A}, vector<4xi32>
  nvgpu.device_async_wait %g
{look("v1")}""",
        given, after, checks=False,
    )  # fmt: skip
    assert (given == 7).all()
    assert np.array_equal(after, np.arange(256))


THREE = "\n".join(
    f"""  %o{i} = arith.constant {i} : index
  %s{i} = arith.addi %at, %o{i} : index
  %x{i} = nvgpu.device_async_copy %a0[%s{i}], %m[%s{i}], 1 : {A} to {M}
  %g{i} = nvgpu.device_async_create_group %x{i}"""
    for i in range(3)
)


@pytest.mark.parametrize("pending", [0, 1, 2, 3, None])
def test_a_wait_leaves_the_newest_groups(pending):
    given, found = np.arange(256, dtype=np.int32) + 100, np.zeros(256, np.int32)
    wait = "nvgpu.device_async_wait %g2" + (f" {{numGroups = {pending} : i32}}" if pending is not None else "")
    launch(f"{THREE}\n  {wait}\n{look('v1')}", given, found, checks=False)
    landed = 3 - (pending or 0)
    assert np.array_equal(found.reshape(-1, 4)[:, :landed], given.reshape(-1, 4)[:, :landed])
    assert (found.reshape(-1, 4)[:, landed:] == 7).all()


def test_an_empty_group_counts():
    """A loop that commits in each turn may issue nothing in the last ones."""
    given, found = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    launch(
        f"""  %x = {COPY}
  %g = nvgpu.device_async_create_group %x
  %e = "nvgpu.device_async_create_group"() : () -> !nvgpu.device.async.token
  nvgpu.device_async_wait %e {{numGroups = 1 : i32}}
{look("v1")}""",
        given, found, checks=False,
    )  # fmt: skip
    assert np.array_equal(found, given)


def test_what_is_not_committed_does_not_land():
    given, found = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    launch(
        f"""  %e = "nvgpu.device_async_create_group"() : () -> !nvgpu.device.async.token
  %x = {COPY}
  nvgpu.device_async_wait %e
{look("v1")}""",
        given, found, checks=False,
    )  # fmt: skip
    assert (found == 7).all()


@pytest.mark.parametrize("seed", [None, 0, 1, 2])
def test_a_thread_waits_for_its_own_copies(seed):
    """The first warp waits in a branch, the second one does not; then lanes of one warp do alike."""
    for limit in (32, 8):
        given, found = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
        launch(
            f"""  %x = {COPY}
  %g = nvgpu.device_async_create_group %x
  %limit = arith.constant {limit} : index
  %first = arith.cmpi ult, %t, %limit : index
  scf.if %first {{
    nvgpu.device_async_wait %g
  }}
  gpu.barrier
{look("v1")}""",
            given, found, seed=seed, checks=False,
        )  # fmt: skip
        assert np.array_equal(found[: 4 * limit], given[: 4 * limit])
        assert (found[4 * limit :] == 7).all()


@pytest.mark.parametrize("seed", [None, *range(4)])
def test_warps_that_part_between_issue_and_wait(seed):
    """Warps issue together, commit one more group in a loop of their own length, and wait together."""
    given, found = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    launch(
        f"""  %x = {COPY}
  %g = nvgpu.device_async_create_group %x
  %w = arith.divui %t, %c32 : index
  scf.for %i = %c0 to %w step %c1 {{
    %e = "nvgpu.device_async_create_group"() : () -> !nvgpu.device.async.token
    gpu.barrier
  }}
  nvgpu.device_async_wait %g {{numGroups = 1 : i32}}
{look("v1")}""".replace("gpu.barrier", "nvvm.bar.warp.sync %full : i32").replace(
            "  %w =", "  %full = arith.constant -1 : i32\n  %w ="
        ),
        given, found, seed=seed, checks=False,
    )  # fmt: skip
    # The first warp has one group, which may still be on its way; the second one has an empty one behind it.
    assert (found[:128] == 7).all()
    assert np.array_equal(found[128:], given[128:])


@pytest.mark.parametrize(
    ("element", "count"),
    [("f16", 2), ("f16", 4), ("f16", 8), ("i8", 4), ("i8", 16), ("f32", 1), ("f32", 4), ("f64", 1), ("f64", 2)],
)
def test_sizes(element, count):
    dtype = np.dtype({"f16": "f2", "i8": "i1", "f32": "f4", "f64": "f8"}[element])
    given = np.arange(64 * count).astype(dtype)
    found = np.zeros_like(given)
    a, m = f"memref<{given.size}x{element}>", f"memref<{given.size}x{element}, {SPACE}>"
    text = f"""func.func @f(%a: {a}, %b: {a}) {{
  %t = gpu.thread_id x
  %m = memref.alloc() : {m}
  %n = arith.constant {count} : index
  %last = arith.constant 63 : index
  %s = arith.muli %t, %n : index
  %r = arith.subi %last, %t : index
  %d = arith.muli %r, %n : index
  %x = nvgpu.device_async_copy %a[%s], %m[%d], {count} : {a} to {m}
  %g = nvgpu.device_async_create_group %x
  nvgpu.device_async_wait %g
  %v = vector.load %m[%d] : {m}, vector<{count}x{element}>
  vector.store %v, %b[%d] : {a}, vector<{count}x{element}>
  return
}}"""
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 64, given, found)
    assert np.array_equal(found.reshape(64, count), given.reshape(64, count)[::-1])


PARTLY = f"""  %five = arith.constant 5 : index
  %keep = arith.remui %t, %five : index
  %x = nvgpu.device_async_copy %a0[SOURCE], %m[%at], 4, KEEP : {A} to {M}
  %g = nvgpu.device_async_create_group %x
  nvgpu.device_async_wait %g
{look("v1")}"""


@pytest.mark.parametrize("keep", ["%keep", "%c4", "%c0", "%c1"])
def test_zeros_stand_for_what_is_not_read(keep):
    given, found = np.arange(1, 257, dtype=np.int32), np.zeros(256, np.int32)
    launch(PARTLY.replace("SOURCE", "%at").replace("KEEP", keep), given, found)
    counts = np.arange(64) % 5 if keep == "%keep" else np.full(64, int(keep[2:]))
    expected = np.where(np.arange(4) < counts[:, None], given.reshape(64, 4), 0)
    assert np.array_equal(found.reshape(64, 4), expected)


def test_a_source_that_is_not_read_may_lie_outside():
    given, found = np.arange(1, 257, dtype=np.int32), np.zeros(256, np.int32)
    launch(PARTLY.replace("SOURCE", "%far").replace("KEEP", "%c0").replace("  %x =", "  %far = arith.constant 99999 : index\n  %x ="),
           given, found)  # fmt: skip
    assert not found.any()


def under_a_branch(body):
    return f"""  %c20 = arith.constant 20 : index
  %some = arith.cmpi ult, %t, %c20 : index
  scf.if %some {{
{body}
  }}"""


def test_lanes_that_take_no_part():
    given, found = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    body = f"""    %x = nvgpu.device_async_copy %a0[%at], %m[%at], 4 : {A} to {M}
    %g = nvgpu.device_async_create_group %x
    nvgpu.device_async_wait %g"""
    launch(under_a_branch(body) + "\n" + look("v1"), given, found)
    assert np.array_equal(found[:80], given[:80])
    assert (found[80:] == 7).all()


FAULTS = {
    "too much to read": (PARTLY.replace("SOURCE", "%at").replace("KEEP", "%c32"), "undefined", "128 bytes are to be read for a copy of 16"),
    "source outside": (PARTLY.replace("SOURCE", "%far").replace("KEEP", "%c4").replace("  %x =", "  %far = arith.constant 256 : index\n  %x ="),
                       "out-of-bounds", "index 256 of dimension 0 is outside of its size 256"),
    "source ends too early": (f"  %s = arith.constant 254 : index\n  %x = nvgpu.device_async_copy %a0[%s], %m[%at], 4 : {A} to {M}",
                              "out-of-bounds", "elements 254 to 257 of dimension 0 are outside of its size 256"),
    "target outside": (f"  %s = arith.constant 254 : index\n  %x = nvgpu.device_async_copy %a0[%at], %m[%s], 4 : {A} to {M}",
                       "out-of-bounds", "elements 254 to 257 of dimension 0"),
    "misaligned source": (f"  %x = nvgpu.device_async_copy %a0[%t], %m[%at], 4 : {A} to {M}", "misaligned", "not a multiple of 16"),
    "misaligned target": (f"  %x = nvgpu.device_async_copy %a0[%at], %m[%t], 4 : {A} to {M}", "misaligned", "not a multiple of 16"),
}  # fmt: skip


@pytest.mark.parametrize("what", FAULTS)
def test_faults(what):
    body, kind, message = FAULTS[what]
    with pytest.raises(SimulationError, match=message) as caught:
        launch(body, np.zeros(256, np.int32), np.zeros(256, np.int32))
    assert caught.value.findings[0].kind == kind
    assert caught.value.findings[0].operation == "nvgpu.device_async_copy"


NVVM = """
llvm.func @f(%a: !llvm.ptr<1>, %b: !llvm.ptr<1>) {{
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %p = llvm.mlir.addressof @buffer : !llvm.ptr<3>
  %s = llvm.getelementptr %a[%t] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<{size} x i8>
  %d = llvm.getelementptr %p[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.array<{size} x i8>
  %r = llvm.getelementptr %b[%t] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<{size} x i8>
  %five = llvm.mlir.constant(5 : i32) : i32
  %keep = llvm.urem %t, %five : i32
  nvvm.cp.async.shared.global %d, %s, {size}, cache = {cache}{keep} : !llvm.ptr<3>, !llvm.ptr<1>{type}
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  %v = llvm.load %d : !llvm.ptr<3> -> vector<{size}xi8>
  llvm.store %v, %r : vector<{size}xi8>, !llvm.ptr<1>
  llvm.return
}}
llvm.mlir.global internal @buffer() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<1024 x i8>
"""


@pytest.mark.parametrize("partly", [False, True])
@pytest.mark.parametrize(("size", "cache"), [(4, "ca"), (8, "ca"), (16, "ca"), (16, "cg")])
def test_nvvm_copies(size, cache, partly):
    given = np.random.default_rng(0).integers(1, 100, (64, size)).astype(np.int8)
    found = np.zeros_like(given)
    text = NVVM.format(size=size, cache=cache, keep=", %keep" if partly else "", type=", i32" if partly else "")
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 64, given, found)
    counts = np.arange(64)[:, None] % 5 if partly else size
    assert np.array_equal(found, np.where(np.arange(size) < counts, given, 0))


class Watcher:
    """The part of the checks that copies talk to."""

    def __init__(self, launch):
        self.events = []

    def __getattr__(self, name):
        return lambda *arguments, **more: None

    def issued(self, access, g, m, places, rows, data=None):
        self.events.append(("issued", access.site.name, access.size, len(places)))
        return len(self.events)

    def landed(self, token, warps):
        self.events.append(("landed", token, [int(warp) for warp in warps]))


def test_checks_hear_of_issue_and_landing(monkeypatch):
    watchers = []

    def watcher(launch):
        watchers.append(Watcher(launch))
        return watchers[-1]

    monkeypatch.setattr("gpuir.sim.launching.Checks", watcher)
    body = f"""  %x = {COPY}
  %g = nvgpu.device_async_create_group %x
  %first = arith.cmpi ult, %t, %c32 : index
  scf.if %first {{
    nvgpu.device_async_wait %g
  }}
  gpu.barrier
  %y = nvgpu.device_async_copy %a0[%at], %m[%at], 2 : {A} to {M}
  nvgpu.device_async_wait %g"""
    launch(body, np.zeros(256, np.int32))
    name = "nvgpu.device_async_copy"
    assert watchers[0].events == [
        ("issued", name, 16, 64),
        ("landed", 1, [0]),
        ("issued", name, 8, 64),
        ("landed", 1, [1]),
    ]


def test_outstanding_copies(monkeypatch):
    from gpuir.sim.checks.accesses import Checks

    seen = []

    def end(self, batch):
        seen.extend((copy.access.site.name, list(copy.threads)) for copy in batch.state["copies"].outstanding())

    monkeypatch.setattr(Checks, "end", end)
    body = f"""  %x = {COPY}
  %g = nvgpu.device_async_create_group %x
  %first = arith.cmpi ult, %t, %c32 : index
  scf.if %first {{
    nvgpu.device_async_wait %g
  }}"""
    launch(body, np.zeros(256, np.int32))
    assert seen == [("nvgpu.device_async_copy", list(range(32, 64)))]
