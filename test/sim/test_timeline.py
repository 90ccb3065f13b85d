"""When warps work and wait: clocks in issue slots at forks, barriers and ends, and the picture of them."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from types import SimpleNamespace

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.timeline import Stretch, Timeline
from gpuir.viz import timelines

SVG = "{http://www.w3.org/2000/svg}"


def kernel(body: str) -> str:
    return f"""
gpu.module @m {{ gpu.func @k(%x: memref<?xf32>) kernel {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %f = arith.constant 2.0 : f32
  %w = arith.divui %t, %c32 : index
{body}
  gpu.return
}} }}"""


#: Warp w adds w times in each of two rounds, and meets the others.
LOOPS = kernel("""
  scf.for %round = %c0 to %c2 step %c1 {
    scf.for %i = %c0 to %w step %c1 {
      %a = arith.addf %f, %f : f32
    }
    gpu.barrier
  }""")
#: The second warp waits in a branch of its own: what is behind the barrier of all comes after both.
FORK = kernel("""
  %second = arith.cmpi eq, %w, %c1 : index
  scf.if %second {
    %a = arith.addf %f, %f : f32
    %b = arith.addf %f, %f : f32
    gpu.barrier
  } else {
    gpu.barrier
  }
  %c = arith.addf %f, %f : f32""")


def stretches(text: str, threads: int, **options) -> dict[int, list[tuple[int, int, str]]]:
    report = sim.launch(text, "k", 1, threads, np.zeros(4, np.float32), **options)
    found: dict[int, list[tuple[int, int, str]]] = {}
    for each in report.timeline.stretches:
        assert each.block == 0
        found.setdefault(each.warp, []).append((each.start, each.end, each.kind))
    return found


@pytest.mark.parametrize("seed", [None, 1, 2, 3, 4, 5])
def test_warps_wait_for_the_slowest(seed: int | None):
    """Ahead of the first barrier a warp has 4 slots (thread_id, divui, two loops), the inner loop's and the barrier's."""
    found = stretches(LOOPS, 96, seed=seed)
    ends = {warp: pieces[-1][1] for warp, pieces in found.items()}
    # All of them meet and end together.
    assert len(set(ends.values())) == 1
    for warp, pieces in found.items():
        waits = [end - start for start, end, kind in pieces if kind == "wait"]
        assert waits == ([2 - warp] * 2 if warp < 2 else [])
        # Nothing is left open, nothing overlaps.
        assert [start for start, _, _ in pieces] == [0, *(end for _, end, _ in pieces[:-1])]


def test_clocks_are_issue_slots():
    """thread_id, divui, the loop; in each round the loop and the barrier, and for warp w w additions."""
    found = stretches(LOOPS, 32)
    assert found == {0: [(0, 5, "run"), (5, 7, "run")]}
    found = stretches(LOOPS, 64)
    assert found[1] == [(0, 6, "run"), (6, 9, "run")]
    assert found[0] == [(0, 5, "run"), (5, 6, "wait"), (6, 8, "run"), (8, 9, "wait")]


def test_branches_of_warps():
    """gpu.barrier is one op for all: here the warps meet in different ones, which is a fault of its own."""
    with pytest.raises(sim.SimulationError, match="barrier-divergence"):
        stretches(FORK, 64)
    found = stretches(FORK.replace("gpu.barrier", "nvvm.barrier"), 64)
    # thread_id, divui, cmpi, if; two additions; the barrier, where the first warp waits for the second; an addition.
    assert found[1] == [(0, 7, "run"), (7, 8, "run")]
    assert found[0] == [(0, 5, "run"), (5, 7, "wait"), (7, 8, "run")]


def test_masks_cost_only_the_warps_that_have_active_lanes():
    text = kernel("""
  %second = arith.cmpi eq, %w, %c1 : index
  scf.if %second {
    %a = arith.addf %f, %f : f32
    %b = arith.addf %f, %f : f32
  }""")
    assert stretches(text, 64) == {0: [(0, 4, "run")], 1: [(0, 6, "run")]}


def recorded(warps: int = 4, per_block: int = 2, waits: int = 1) -> Timeline:
    """Each warp works for 10 slots and waits for 5, ``waits`` times."""
    found = Timeline()
    batch = SimpleNamespace(first=0, warps_per_block=per_block)
    who = np.arange(warps)
    for i in range(waits):
        start = np.full(warps, 15 * i + 10)
        found.wait(batch, who, start, start + 5, "'my.wait' at a<b>.mlir:1:2")
    found.end(batch, who, np.full(warps, 15 * waits))
    return found


def test_stretches():
    assert recorded(1).stretches == [
        Stretch(0, 0, 0, 10, "run"),
        Stretch(0, 0, 10, 15, "wait", "'my.wait' at a<b>.mlir:1:2"),
    ]


def test_later_stretches_are_counted_only():
    found = recorded(3, waits=600)
    assert len(found.stretches) == 3 * 1000
    assert found.dropped == 3 * 200
    assert "600 later stretches were not kept" in found.svg()


def test_later_warps_are_not_recorded():
    found = recorded(1000)
    assert found.warps == 1000
    assert {(each.block, each.warp) for each in found.stretches} == {(n // 2, n % 2) for n in range(128)}
    assert "952 more warps are not shown" in found.svg()
    assert "988 more warps are not shown" in found.svg(rows=12)


def test_two_processes():
    one, two = recorded(2), recorded(2, waits=600)
    one.absorb(two)
    assert (one.warps, one.dropped, len(one.stretches)) == (4, 2 * 200, 2 * 2 + 2 * 1000)


def boxes(tree):
    """Left, top, right and bottom of the texts (about) and rectangles of a picture but its background."""
    found = []
    for each in list(tree)[1:]:
        if each.tag == f"{SVG}text":
            size = float(each.get("font-size", 11))
            wide, x = 0.55 * size * len(each.text), float(each.get("x"))
            x -= {"end": wide, "middle": wide / 2}.get(each.get("text-anchor"), 0)
            bottom = float(each.get("y")) + 2
            found.append((each, (x, bottom - size, x + wide, bottom)))
        elif each.tag == f"{SVG}rect":
            x, y = float(each.get("x")), float(each.get("y"))
            found.append((each, (x, y, x + float(each.get("width")), y + float(each.get("height")))))
    return found


SITES = [f"'gpu.barrier' at some_kernel.mlir:{line}:5" for line in (10, 20, 30, 40, 50)]


LONG = ["'gpu.barrier' at " + "long/" * 30 + "k.mlir:1:2", "'gpu.barrier' at " + "long" * 40 + ":2:2"]


@pytest.mark.parametrize("sites", [SITES[:1], SITES[:3], SITES, LONG])
@pytest.mark.parametrize("warps", [1, 5, 200])
def test_nothing_in_the_picture_overlaps_or_sticks_out(sites: list[str], warps: int):
    found = Timeline()
    batch = SimpleNamespace(first=0, warps_per_block=8)
    who = np.arange(warps)
    for i, site in enumerate(sites):
        start = np.full(warps, 1000 * i + 700)
        found.wait(batch, who, start, start + 300, site)
    found.end(batch, who, np.full(warps, 1000 * len(sites)))
    tree = ElementTree.fromstring(found.svg(title="kernel" * 40))
    width, height = float(tree.get("width")), float(tree.get("height"))
    assert width == 960 and height < 800
    shapes = boxes(tree)
    for _, (left, top, right, bottom) in shapes:
        assert left >= 0 and top >= 0 and right <= width and bottom <= height
    for i, (_, one) in enumerate(shapes):
        for _, two in shapes[i + 1 :]:
            apart = one[2] <= two[0] + 0.02 or two[2] <= one[0] + 0.02 or one[3] <= two[1] or two[3] <= one[1]
            assert apart, (one, two)


def test_legend_names_the_waits():
    texts = [each.text for each in ElementTree.fromstring(recorded().svg()).iter(f"{SVG}text")]
    assert "runs" in texts and "waits at 'my.wait' at a<b>.mlir:1:2" in texts
    assert "block 1, warp 0" in texts and "issue slots" in texts


def test_titles_tell_the_times():
    tree = ElementTree.fromstring(recorded(1, waits=100).svg())
    titles = [each.text for each in tree.iter(f"{SVG}title")]
    assert titles[:2] == ["run 0 to 10", "wait 10 to 15 at 'my.wait' at a<b>.mlir:1:2"]
    assert titles[-1] == "wait 1,495 to 1,500 at 'my.wait' at a<b>.mlir:1:2"


@pytest.mark.parametrize(
    ("last", "step"), [(1, 1), (10, 1), (11, 2), (20, 2), (21, 5), (50, 5), (51, 10), (101, 20), (12345, 2000)]
)
def test_ticks(last: int, step: int):
    assert timelines._step(last) == step


def test_an_empty_picture():
    tree = ElementTree.fromstring(Timeline().svg())
    assert not list(tree.iter(f"{SVG}title"))


def test_copies_that_are_under_way():
    """cp.async from its issue to its wait, one stretch for each block; others are issued meanwhile."""
    text = """
func.func @f(%a: memref<64xf32>) {
  %t = gpu.thread_id x
  %b = gpu.block_id x
  %c32 = arith.constant 32 : index
  %o = arith.muli %b, %c32 : index
  %i = arith.addi %o, %t : index
  %f = arith.constant 2.0 : f32
  %m = memref.alloc() : memref<2x32xf32, #gpu.address_space<workgroup>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = nvgpu.device_async_copy %a[%i], %m[%c0, %t], 1 : memref<64xf32> to memref<2x32xf32, #gpu.address_space<workgroup>>
  %g = nvgpu.device_async_create_group %x
  gpu.barrier
  %y = nvgpu.device_async_copy %a[%i], %m[%c1, %t], 1 : memref<64xf32> to memref<2x32xf32, #gpu.address_space<workgroup>>
  %h = nvgpu.device_async_create_group %y
  %w = arith.addf %f, %f : f32
  nvgpu.device_async_wait %g {numGroups = 1 : i32}
  gpu.barrier
  %z = arith.addf %f, %f : f32
  nvgpu.device_async_wait %h {numGroups = 0 : i32}
  return
}"""
    for seed in (None, 1):
        timeline = sim.launch(text, "f", 2, 32, np.zeros(64, np.float32), seed=seed).timeline
        for block in (0, 1):
            first, second = (each for each in timeline.asynchronous if each.block == block)
            assert (first.kind, first.warp) == ("copy", 0) and first.site.startswith("'nvgpu.device_async_copy' at ")
            assert first.start < second.start <= first.end < second.end
    # The picture of one block has rows of the other's neither.
    picture = timeline.svg(rows=1)
    assert ">block 0, copies<" in picture and "block 1" not in picture


def test_operations_beyond_the_limit_are_counted(monkeypatch):
    monkeypatch.setattr("gpuir.sim.timeline._MOST", 2)
    timeline, batch = Timeline(), SimpleNamespace(first=0, warps_per_block=4)
    flights = [timeline.issue(batch, np.array([1, 2, 5]), clock, "product", "here") for clock in (3, 4, 9)]
    assert [(each.block, each.warp, each.start) for each in timeline.asynchronous] == [
        (0, 1, 3),
        (1, 1, 3),
        (0, 1, 4),
        (1, 1, 4),
    ]
    assert timeline.dropped == 2 and not flights[2]
    timeline.landed(flights[0], 20, 0)
    timeline.landed(flights[1], 2)
    assert [each.end for each in timeline.asynchronous] == [20, 3, 4, 4]
    assert not timeline.issue(SimpleNamespace(first=200, warps_per_block=4), np.arange(4), 5, "copy", "there")
