"""Loads and stores of what other CTAs of a cluster have in their shared memory, thread by thread and beside Triton's PTX."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.interop.triton import Triton

sys.path.insert(0, str(Path(__file__).parent))
import _lowered
import test_clusters

del sys.path[0]

#: All CTAs have all of such a tensor.
_ALIKE = """#alike = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#smem = """
_MEET = "    ttng.cluster_barrier\n"


def moved(source: str, target: str, buffer: str = "plain", element: str = "f32", body: str = "", meet: str = "") -> str:
    """Elements are loaded by one layout, go through a buffer, and are stored by another layout.

    `body`: what becomes of %w, which was loaded from %m, to be stored as %z.
    """
    memory = f"!ttg.memdesc<64x64x{element}, #{buffer}, #smem, mutable>"
    whole, there = f"tensor<64x64x{element}, #{source}>", f"tensor<64x64x{element}, #{target}>"
    pointers = f"tensor<64x64x!tt.ptr<{element}>, #"
    text = test_clusters.HEAD.replace("#smem = ", _ALIKE)
    arguments = ", ".join(f"%{name}: !tt.ptr<{element}> {{tt.divisibility = 16 : i32}}" for name in "xy")
    text += f"tt.func public @k({arguments}) {{" + test_clusters.places(source)
    text += test_clusters.places(target) if target != source else ""
    for name, layout in (("x", source), ("y", target)):
        text += f"""
    %{name}s = tt.splat %{name} : !tt.ptr<{element}> -> {pointers}{layout}>
    %{name}p = tt.addptr %{name}s, %{layout}_at : {pointers}{layout}>, tensor<64x64xi32, #{layout}>"""
    return f"""{text}
    %v = tt.load %xp : {pointers}{source}>
    %m = ttg.local_alloc : () -> {memory}
    ttg.local_store %v, %m : {whole} -> {memory}
{meet}    %w = ttg.local_load %m : {memory} -> {there}
{body}    tt.store %yp, %{"z" if body else "w"} : {pointers}{target}>
    tt.return
  }}
}}
"""


def drawn(element: str, seed: int) -> np.ndarray:
    kind = {"f32": np.float32, "f16": np.float16}[element]
    return np.random.default_rng(seed).standard_normal((64, 64)).astype(kind)


#: Layouts of what is stored and loaded, the buffer, its elements, and accesses to other CTAs: stores, loads.
FORMS = {
    "stores": ("blocked", "columns", "plain", "f32", 4, 0),
    "loads": ("columns", "blocked", "plain", "f32", 0, 4),
    "both": ("blocked", "blocked", "plain", "f32", 4, 4),
    "stores of one for all": ("alike", "columns", "plain", "f32", 8, 0),
    "loads of all": ("columns", "alike", "plain", "f32", 0, 8),
    # A thread has elements of both CTAs' parts.
    "swizzled stores": ("columns", "blocked", "split", "f16", 4, 0),
    "swizzled loads": ("blocked", "columns", "split", "f16", 0, 4),
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_against_numpy(form: tuple, seed: int) -> None:
    """Barriers of the cluster are the compiler's work: the simulator looks for races, and for CTAs that have not begun or have ended."""
    source, target, buffer, element, _, _ = form
    x = drawn(element, seed)
    y = np.zeros_like(x)
    lowered = _lowered.Lowered(moved(source, target, buffer, element))
    assert not lowered.launch(1, [x, y], seed=seed, explore=2).findings
    np.testing.assert_array_equal(y, x)


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_instructions_are_tritons(form: tuple, triton: Callable[[str], Triton]) -> None:
    """As many accesses of the same width, and no more addresses of other CTAs."""
    pytest.importorskip("llvmlite")
    source, target, buffer, element, stores, loads = form
    text = moved(source, target, buffer, element, meet=_MEET)
    ours = gpuir.compile(text, "sm_90a", emit="cubin").ptx
    theirs = triton("3.9.0").compile(text, capability=90, stage="ttgir", until="ptx")["ptx"]
    words = [
        rf"{access}\.shared{space}\.v\d\.b\d+"
        for access, space in (("st", "::cluster"), ("ld", "::cluster"), ("st", ""), ("ld", ""))
    ]
    found, wanted = ([len(re.findall(word, ptx)) for word in words] for ptx in (ours, theirs))
    assert found == wanted
    assert found[:2] == [stores, loads]
    assert len(re.findall(r"mapa\.", ours)) <= len(re.findall(r"mapa\.", theirs))
    # Triton takes it that the other CTA has begun where this one stores to it first, and waits for it at the end in any case.
    more = int(stores > 0 and loads > 0)
    assert len(re.findall(r"barrier\.cluster\.wait", ours)) <= len(re.findall(r"barrier\.cluster\.wait", theirs)) + more


#: What is loaded goes back with 1 added, and is loaded by the layout once more.
AGAIN = """    %one = arith.constant dense<1.0> : tensor<64x64xf32, #{target}>
    %w1 = arith.addf %w, %one : tensor<64x64xf32, #{target}>
    ttg.local_store %w1, %m : tensor<64x64xf32, #{target}> -> !ttg.memdesc<64x64xf32, #plain, #smem, mutable>
    %z0 = ttg.local_load %m : !ttg.memdesc<64x64xf32, #plain, #smem, mutable> -> tensor<64x64xf32, #{source}>
    %z = ttg.convert_layout %z0 : tensor<64x64xf32, #{source}> -> tensor<64x64xf32, #{target}>
"""


@pytest.mark.parametrize(("source", "target"), [("blocked", "columns"), ("columns", "blocked")])
def test_a_buffer_again_and_again(source: str, target: str, seed: int) -> None:
    x = drawn("f32", seed)
    y = np.zeros_like(x)
    body = AGAIN.format(source=source, target=target)
    lowered = _lowered.Lowered(moved(source, target, body=body))
    assert not lowered.launch(1, [x, y], seed=seed, explore=2).findings
    np.testing.assert_array_equal(y, x + np.float32(1))


def meetings(text: str) -> list[tuple[int, int]]:
    """Where barriers of the cluster stand in a lowered text."""
    return [match.span() for match in re.finditer(r"nvvm\.cluster\.arrive.*\n\s*nvvm\.cluster\.wait.*", text)]


@pytest.mark.parametrize(("source", "target"), [("blocked", "columns"), ("columns", "blocked")])
def test_each_barrier_is_needed(source: str, target: str, seed: int) -> None:
    """Without any one of them, or with one of the CTA in its place, there is a race."""
    text = moved(source, target)
    seen = []
    _lowered.Lowered(text, edits={"triton-ops-to-llvm": lambda lowered: seen.append(lowered) or lowered})
    count = len(meetings(seen[0]))
    assert count == 2
    for number in range(count):

        def edited(lowered: str, number: int = number) -> str:
            start, end = meetings(lowered)[number]
            return lowered[:start] + "nvvm.barrier" + lowered[end:]

        lowered = _lowered.Lowered(text, edits={"triton-ops-to-llvm": edited})
        x = drawn("f32", seed)
        findings = lowered.launch(1, [x, np.zeros_like(x)], seed=seed, explore=4, on_fault="report").findings
        assert any(re.search("race|uninitialized", finding.kind) for finding in findings), (number, findings)


@pytest.mark.parametrize("release", ["3.7.1", "3.9.0"])
@pytest.mark.parametrize("own", [False, True])
def test_barriers_of_the_program_count(release: str, own: bool) -> None:
    """One between the two accesses and one at the end, and none of the CTA; up to 3.7 a barrier is two ops."""
    one = release == "3.9.0"
    meet = _MEET if one else "    ttng.cluster_arrive {relaxed = false}\n    ttng.cluster_wait\n"
    steps = "triton-allocate-shared-memory,triton-insert-cluster-barriers,triton-insert-barriers"
    with gpuir.Context():
        module = gpuir.parse(moved("columns", "blocked", meet=meet if own else ""), release=f"triton-{release}")
        gpuir.pass_manager(f"builtin.module({steps})").run(module)
        left = gpuir.asm(module)
    assert left.count("ttng.cluster_barrier" if one else "ttng.cluster_wait") == 2
    assert "ttg.barrier" not in left and "gpu.barrier" not in left


def test_refused() -> None:
    """A CTA's copy of a buffer is written by itself alone; Triton's code leaves others' copies as they were."""
    _lowered.refused(moved("columns", "blocked", "same", "f16"), "of which each CTA has a copy")
    old = moved("columns", "blocked").replace("cuda:90", "cuda:80")
    _lowered.refused(old, "sm_80 has no clusters")


def test_partitions_of_warps_are_refused() -> None:
    """Barriers of the cluster, which all warps come to, do not order what a partition does."""
    memory = "!ttg.memdesc<64x64xf32, #plain, #smem, mutable>"
    text = moved("columns", "columns").replace(
        '"ttg.num-warps" = 4', '"ttg.total-num-warps" = 12 : i32, "ttg.num-warps" = 4'
    )
    partition = f"""    ttg.warp_specialize(%m) attributes {{warpGroupStartIds = array<i32: 4>}}
    default {{ ttg.warp_yield }}
    partition0(%n: {memory}) num_warps(4) {{
      %z = arith.constant dense<0.0> : tensor<64x64xf32, #blocked>
      ttg.local_store %z, %n : tensor<64x64xf32, #blocked> -> {memory}
      ttg.warp_return
    }} : ({memory}) -> ()
"""
    _lowered.refused(
        text.replace("    tt.store %yp", partition + "    tt.store %yp"), "from a partition of warps|within a partition"
    )


# Elements that indices name -----------------------------------------------------------------------------------------------


def indexed(layout: str, axis: int, scatters: bool = False, buffer: str = "plain", whole: str = "columns") -> str:
    """Elements of a buffer that are gathered, or scattered, by indices (7 times the column, and the row) along an axis."""
    memory, numbers = f"!ttg.memdesc<64x64xf32, #{buffer}, #smem, mutable>", f"tensor<64x64xi32, #{layout}>"
    if scatters:
        step = f"""    ttg.local_scatter %m[%i], %v {{axis = {axis} : i32}} : {memory}, {numbers}, tensor<64x64xf32, #{layout}>
    %w = ttg.local_load %m : {memory} -> tensor<64x64xf32, #{whole}>
"""
        text = moved(layout, whole, buffer)
    else:
        step = f"""    ttg.local_store %v, %m : tensor<64x64xf32, #{whole}> -> {memory}
    %w = ttg.local_gather %m[%i] {{axis = {axis} : i32}} : {memory}, {numbers} -> tensor<64x64xf32, #{layout}>
"""
        text = moved(whole, layout, buffer)
    # The row itself: 64 times it is what the places have.
    more = f"""    %c7 = arith.constant dense<7> : {numbers}
    %c6 = arith.constant dense<6> : {numbers}
    %c63 = arith.constant dense<63> : {numbers}
    %i0 = arith.muli %{layout}_c2, %c7 : {numbers}
    %i1 = arith.shrui %{layout}_r3, %c6 : {numbers}
    %i2 = arith.addi %i0, %i1 : {numbers}
    %i = arith.andi %i2, %c63 : {numbers}
"""
    start, end = text.index("    ttg.local_store"), text.index("    tt.store %yp")
    return text[:start] + more + step + text[end:]


#: The indices' layout, the axis, whether elements are scattered, and accesses to other CTAs.
INDEXED = {
    "gathered rows": ("blocked", 0, False, 16), "gathered columns": ("blocked", 1, False, 16),
    "within a CTA": ("columns", 0, False, 0), "of all CTAs": ("columns", 1, False, 16), "alike": ("alike", 1, False, 32),
    "scattered rows": ("blocked", 0, True, 16), "scattered columns": ("columns", 1, True, 16),
    "scattered by one for all": ("alike", 1, True, 32), "scattered within a CTA": ("columns", 0, True, 0),
}  # fmt: skip


@pytest.mark.parametrize("form", INDEXED.values(), ids=INDEXED)
def test_indices_against_numpy(form: tuple, seed: int) -> None:
    layout, axis, scatters, _ = form
    x = drawn("f32", seed)
    found, wanted = np.zeros_like(x), np.zeros_like(x)
    rows, columns = np.indices(x.shape)
    index = columns * 7 + rows & 63
    if scatters and axis == 0:  # each column's indices are all different
        assert all(len(set(each)) == 64 for each in index.T)
    report = _lowered.Lowered(indexed(layout, axis, scatters)).launch(1, [x, found], seed=seed, explore=2)
    assert not report.findings
    if scatters:
        np.put_along_axis(wanted, index, x, axis)
    else:
        wanted = np.take_along_axis(x, index, axis)
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("form", INDEXED.values(), ids=INDEXED)
def test_indexed_accesses_are_tritons(form: tuple, triton: Callable[[str], Triton]) -> None:
    pytest.importorskip("llvmlite")
    text = indexed(*form[:3])
    ours = gpuir.compile(text, "sm_90a", emit="cubin").ptx
    theirs = triton("3.9.0").compile(text, capability=90, stage="ttgir", until="ptx")["ptx"]
    words = (r"[ls][dt]\.shared::cluster", r"[ls][dt]\.shared\.", r"mapa\.")
    found, wanted = ([len(re.findall(word, ptx)) for word in words] for ptx in (ours, theirs))
    assert found[:2] == wanted[:2]
    assert found[0] == form[3]
    assert found[2] <= wanted[2]


def test_a_buffer_that_all_have_alike(seed: int) -> None:
    """Each CTA scatters into its own copy."""
    x = drawn("f32", seed)
    found, wanted = np.zeros_like(x), np.zeros_like(x)
    same = "#same32 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[0, 0]]}>\n#smem = "
    text = indexed("alike", 1, True, "same32").replace("#smem = ", same, 1)
    rows, columns = np.indices(x.shape)
    np.put_along_axis(wanted, columns * 7 + rows & 63, x, 1)
    assert not _lowered.Lowered(text).launch(1, [x, found], seed=seed, explore=1).findings
    np.testing.assert_array_equal(found, wanted)
    _lowered.refused(indexed("columns", 0, True, "same32").replace("#smem = ", same, 1), "of which each CTA has a copy")


def added(layout: str) -> str:
    """Elements are added up in columns 0 and 32 of their row, of which each CTA has one."""
    numbers, memory = f"tensor<64x64xi32, #{layout}>", "!ttg.memdesc<64x64xf32, #plain, #smem, mutable>"
    tile, whole = f"tensor<64x64xf32, #{layout}>", "tensor<64x64xf32, #columns>"
    text = moved(layout, "columns")
    start, end = text.index("    ttg.local_store"), text.index("    tt.store %yp")
    return f"""{text[:start]}    %zeros = arith.constant dense<0.0> : {whole}
    ttg.local_store %zeros, %m : {whole} -> {memory}
    %c32 = arith.constant dense<32> : {numbers}
    %i = arith.andi %{layout}_c2, %c32 : {numbers}
    %old = ttg.local_atomic_scatter_rmw fadd, %m[%i], %v {{axis = 1 : i32}} : ({memory}, {tile}, {numbers}) -> {tile}
    %w = ttg.local_load %m : {memory} -> {whole}
{text[end:]}"""


@pytest.mark.parametrize("layout", ["blocked", "columns", "alike"])
def test_sums_in_other_ctas(layout: str, triton: Callable[[str], Triton], seed: int) -> None:
    """What all CTAs hold alike is added once; as many instructions as in Triton's PTX."""
    x = np.random.default_rng(seed).integers(0, 9, (64, 64)).astype(np.float32)
    found, wanted = np.zeros_like(x), np.zeros_like(x)
    wanted[:, 0], wanted[:, 32] = x[:, :32].sum(1), x[:, 32:].sum(1)
    assert not _lowered.Lowered(added(layout)).launch(1, [x, found], seed=seed, explore=1).findings
    np.testing.assert_array_equal(found, wanted)
    pytest.importorskip("llvmlite")
    ours = gpuir.compile(added(layout), "sm_90a", emit="cubin").ptx
    theirs = triton("3.9.0").compile(added(layout), capability=90, stage="ttgir", until="ptx")["ptx"]
    counts = [len(re.findall(r"(?:red|atom)\.shared::cluster", ptx)) for ptx in (ours, theirs)]
    assert counts[0] == counts[1] == (32 if layout == "alike" else 16)
