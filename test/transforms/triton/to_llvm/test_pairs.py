"""Products that two CTAs compute together, thread by thread against NumPy, and beside Triton's PTX of the same TTGIR."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import gpuir
from gpuir.interop.triton import Triton

_HERE = Path(__file__).parent
sys.path[:0] = [str(_HERE), str(_HERE.parents[2] / "sim" / "tiles")]
import _lowered  # noqa: E402
import _pairs  # noqa: E402
import _seeded_tiles  # noqa: E402

del sys.path[:2]


def text() -> str:
    """The product of a cluster, of which each CTA has half of the rows; Triton has a word for such modules from 3.9 on."""
    lines = _seeded_tiles.PAIRED.text.splitlines()
    for edit in _seeded_tiles.PAIRED.edits:
        edit(lines)
    threads = '"ttg.threads-per-warp" = 32 : i32'
    return "\n".join(lines).replace(threads, f'{threads}, "ttng.two-ctas" = true')


def launched(
    lowered: _lowered.Lowered, depth: int, draw: int, **options: object
) -> tuple[np.ndarray, np.ndarray, list]:
    random = np.random.default_rng(draw)
    a, b = (random.normal(size=shape).astype(np.float16) for shape in ((256, depth), (depth, 128)))
    c = np.zeros((256, 128), np.float16)
    report = lowered.launch(1, [a, b, c, 256, 128, depth, depth, 128, 128], **options)
    return c, a.astype(np.float32) @ b.astype(np.float32), report.findings


@pytest.mark.parametrize("depth", [64, 256])
def test_against_numpy(depth: int, seed: int) -> None:
    found, expected, findings = launched(_lowered.Lowered(text()), depth, seed, seed=seed, explore=1)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-3 * abs(expected).max())
    assert not findings


def test_instructions_are_tritons(triton: Callable[[str], Triton]) -> None:
    """As many of each, for pairs, and the same description of products."""
    pytest.importorskip("llvmlite")
    ours = gpuir.compile(text(), "sm_100a", emit="cubin").ptx
    theirs = triton("3.9.0").compile(text(), capability=100, stage="ttgir", until="ptx")["ptx"]
    words = (
        "tcgen05.mma.cta_group::2.kind::f16", "tcgen05.alloc.cta_group::2", "tcgen05.dealloc.cta_group::2",
        "tcgen05.relinquish_alloc_permit.cta_group::2", "fence.mbarrier_init.release.cluster",
        "tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster", "cta_group::1",
    )  # fmt: skip
    counts = [[ptx.count(word) for word in words] for ptx in (ours, theirs)]
    assert counts[0] == counts[1] == [8, 1, 1, 1, 1, 2, 0]
    described = str(1 << 4 | 1 << 16 | 128 >> 3 << 17 | 256 >> 4 << 24)
    assert described in ours
    assert described in theirs


@pytest.mark.parametrize(
    ("step", "pattern", "put", "kinds"),
    [
        # The leading CTA does not wait for the other one's part of the operands.
        ("triton-ops-to-llvm", r"nvvm.cluster.arrive \{aligned\}\n\s*nvvm.cluster.wait \{aligned\}\n(?=.*\n.*nvvm.elect.sync -> i1\n.*arith.andi.*\n.*arith.andi)", "nvvm.barrier\n", "race|missing"),
        # Only the leading CTA is told that its buffers may be written again.
        ("triton-ops-to-llvm", r"(nvvm.tcgen05.commit %\S+), multicast_mask = %\S+ (.*), i16", r"\1 \2", "deadlock|race"),
    ],
    ids=["no meeting", "one is told"],
)  # fmt: skip
def test_faults_are_found(step: str, pattern: str, put: str, kinds: str, seed: int) -> None:
    def edited(lowered: str) -> str:
        changed, count = re.subn(pattern, put, lowered)
        assert count, lowered
        return changed

    lowered = _lowered.Lowered(text(), edits={step: edited})
    _, _, findings = launched(lowered, 256, seed, on_fault="report")
    assert any(re.search(kinds, finding.kind) for finding in findings), findings


_ELEMENTS = {"e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2}


def operands(m: int, n: int, k: int, formats: tuple[str, str] | None, seed: int) -> tuple[list[np.ndarray], np.ndarray]:
    """Arguments of `_pairs.product`, and the product."""
    random = np.random.default_rng(seed)
    types = [_ELEMENTS[each] for each in formats] if formats else [np.float16] * 2
    a, b = (random.normal(size=shape).astype(kind) for shape, kind in zip(((m, k), (k, n)), types))
    wide, other = a.astype(np.float32), b.astype(np.float32)
    arguments = [a, b, np.zeros((m, n), np.float32)]
    if formats:
        scales = [random.integers(124, 131, (rows, k // 32)).astype(np.uint8) for rows in (m, n)]
        factors = [np.repeat(2.0 ** (each.astype(np.float32) - 127), 32, axis=1) for each in scales]
        wide, other = wide * factors[0], other * factors[1].T
        arguments += scales
    return arguments, wide @ other


FORMS = {
    "64 rows": {"m": 128},
    "64 rows, wide": {"m": 128, "n": 256, "k": 64},
    "wide": {"n": 256, "k": 64},
    "scaled": {"formats": ("e4m3", "e5m2")},
    "scaled, wide and deep": {"n": 256, "k": 256, "formats": ("e5m2", "e4m3")},
    "scaled, copied": {"formats": ("e4m3", "e4m3"), "copied": True},
    "scaled, copied, wide": {"n": 256, "formats": ("e4m3", "e4m3"), "copied": True},
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_forms_against_numpy(form: dict, seed: int) -> None:
    sizes = {"m": 256, "n": 128, "k": 128, "formats": None, **form}
    sizes.pop("copied", None)
    arguments, expected = operands(**sizes, seed=seed)
    report = _lowered.Lowered(_pairs.product(**form)).launch(1, arguments, seed=seed, explore=1)
    np.testing.assert_allclose(arguments[2], expected, rtol=0, atol=1e-5 * abs(expected).max())
    assert not report.findings


def with_roles(
    lowered: _lowered.Lowered, n: int, depth: int, seed: int, **options: object
) -> tuple[np.ndarray, np.ndarray, list]:
    (a, b, c), expected = operands(256, n, depth, None, seed)
    report = lowered.launch(1, [a, b, c], seed=seed, **options)
    return c, expected, report.findings


@pytest.mark.parametrize(("n", "k", "stages", "steps"), [(128, 64, 2, 4), (256, 64, 3, 4), (64, 128, 2, 3)])
def test_roles_against_numpy(n: int, k: int, stages: int, steps: int, seed: int) -> None:
    """The pair shares mbarriers, and neither partition waits for the other CTA's but by them."""
    lowered = _lowered.Lowered(_pairs.roles(n, k, stages, steps))
    found, expected, findings = with_roles(lowered, n, k * steps, seed, explore=2)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-5 * abs(expected).max())
    assert not findings


_WORDS = (
    r"tcgen05\.mma\.cta_group::2", r"tcgen05\.commit\.cta_group::2\S*multicast::cluster", r"tcgen05\.cp\.cta_group::2\S*32x128b",
    r"cp\.async\.bulk\.tensor\.2d\S*cta_group::2", r"mbarrier\.arrive\.expect_tx\.shared::cluster", r"mbarrier\.try_wait",
    r"mbarrier\.init", r"cta_group::1",
)  # fmt: skip


@pytest.mark.parametrize("form", [*FORMS.values(), None], ids=[*FORMS, "roles"])
def test_forms_have_tritons_instructions(triton: Callable[[str], Triton], form: dict | None) -> None:
    """As many of each, and products with the same descriptions."""
    pytest.importorskip("llvmlite")
    source = _pairs.roles(steps=4) if form is None else _pairs.product(**form)
    ours = gpuir.compile(source, "sm_100a", emit="cubin").ptx
    theirs = triton("3.9.0").compile(source, capability=100, stage="ttgir", until="ptx")["ptx"]
    # The loops of roles are unrolled by one of the two.
    most = 1 if form is None else 99
    counts = [[min(len(re.findall(word, ptx)), most) for word in _WORDS] for ptx in (ours, theirs)]
    assert counts[0] == counts[1]
    assert counts[0][0] and not counts[0][-1]
    described = [
        {number for number in re.findall(r"mov\.b32 \s*%r\d+, (\d{8,9});", ptx) if int(number) >> 27}
        for ptx in (ours, theirs)
    ]
    assert described[0] & described[1], described


@pytest.mark.parametrize(
    ("pattern", "put"),
    [
        # The mbarrier of a full buffer counts one of the two CTAs that tell it.
        (r"(nvvm.mbarrier.init %\S+, )%c2_i32", r"\1%c1_i32"),
        # Each CTA announces half of the bytes that it copies.
        (r"(%c24576_i32\S* = arith.constant )24576", r"\g<1>12288"),
    ],
    ids=["counts one", "half of the bytes"],
)  # fmt: skip
def test_faults_of_shared_mbarriers_are_found(pattern: str, put: str, seed: int) -> None:
    def edited(lowered: str) -> str:
        changed, count = re.subn(pattern, put, lowered)
        assert count, lowered
        return changed

    lowered = _lowered.Lowered(_pairs.roles(), edits={"triton-ops-to-llvm": edited})
    _, _, findings = with_roles(lowered, 128, 256, seed, explore=4, on_fault="report")
    assert findings


def for_two_pairs(lowered: _lowered.Lowered, depth: int, seed: int, **options: object) -> list:
    """Runs `_pairs.two_pairs`; the findings, where the product is right or something is found."""
    (a, b, c), expected = operands(512, 128, depth, None, seed)
    findings = lowered.launch(1, [a, b, c], seed=seed, **options).findings
    if not findings:
        np.testing.assert_allclose(c, expected, rtol=0, atol=1e-5 * abs(expected).max())
    return findings


@pytest.mark.parametrize(("k", "stages", "steps"), [(64, 2, 4), (128, 2, 3)])
def test_copies_for_several_pairs_against_numpy(k: int, stages: int, steps: int, seed: int) -> None:
    """One CTA copies b for both pairs: each is told at the mbarrier that the pair shares, and tells all that it is read."""
    lowered = _lowered.Lowered(_pairs.two_pairs(_pairs.roles(128, k, stages, steps)))
    assert not for_two_pairs(lowered, k * steps, seed, explore=2)


def test_copies_for_several_pairs_are_tritons(triton: Callable[[str], Triton]) -> None:
    pytest.importorskip("llvmlite")
    source = _pairs.two_pairs(_pairs.roles())
    ours = gpuir.compile(source, "sm_100a", emit="cubin").ptx
    theirs = triton("3.9.0").compile(source, capability=100, stage="ttgir", until="ptx")["ptx"]
    # The four rounds of the copying warp's loop: Triton unrolls them.
    words = (
        r"tensor\.2d(?=\S*cta_group::2)\S*\.multicast::cluster", r"tensor\.2d\S*cta_group::2",
        r"mbarrier\.arrive\.expect_tx\.shared::cluster", r"tcgen05\.commit\.cta_group::2\S*multicast::cluster", r"cta_group::1",
    )  # fmt: skip
    counts = [[len(re.findall(word, ptx)) for word in words] for ptx in (ours, theirs)]
    assert counts[1] == [4, 8, 4, 2, 0]
    rounds = counts[1][0] // counts[0][0]
    assert [count * rounds for count in counts[0][:3]] == counts[1][:3]
    assert counts[0][3:] == counts[1][3:]
    # All four CTAs learn that a buffer may be written again, the two with the same columns get them.
    for ptx in (ours, theirs):
        assert all(re.search(rf"mov\.b16 \s*%rs\d+, {mask};", ptx) for mask in (15, 5))


@pytest.mark.parametrize(
    ("pattern", "put"),
    [
        # A pair's products tell the pair alone that a buffer may be written again.
        (r"(arith.constant )15( : i16)", r"\g<1>3\2"),
        # The copy goes to the first pair alone.
        (r"(arith.constant )5( : i16)", r"\g<1>1\2"),
        # Mbarriers count one pair of those that free a buffer, and one CTA of those that fill it.
        (r"(nvvm.mbarrier.init %\S+, )%c2_i32", r"\1%c1_i32"),
    ],
    ids=["told alone", "copied alone", "counts one"],
)  # fmt: skip
def test_faults_of_copies_for_several_pairs_are_found(pattern: str, put: str, seed: int) -> None:
    def edited(lowered: str) -> str:
        changed, count = re.subn(pattern, put, lowered)
        assert count, lowered
        return changed

    lowered = _lowered.Lowered(_pairs.two_pairs(_pairs.roles()), edits={"triton-ops-to-llvm": edited})
    assert for_two_pairs(lowered, 256, seed, explore=4, on_fault="report")


def alone_with_b_for_both() -> str:
    """Products of each CTA by itself: b is the same in both, and each tells both CTAs that it has read it (`multicast`)."""
    text = _pairs.product(256, 128, 128).replace(", twoCTAs = true", "").replace("two_ctas}", "multicast}")
    text = text.replace('"ttng.two-ctas" = true', '"ttng.two-ctas" = false').replace(
        "barrier %done, 1", "barrier %done, 2"
    )
    lines = [
        line.replace("[[0, 1]]", "[[0, 0]]") if line.startswith(("#blocked1", "#sharedB")) else line
        for line in text.split("\n")
    ]
    return "\n".join(lines)


def test_products_that_tell_both_ctas(seed: int) -> None:
    arguments, expected = operands(256, 128, 128, None, seed)
    report = _lowered.Lowered(alone_with_b_for_both()).launch(1, arguments, seed=seed, explore=2)
    np.testing.assert_allclose(arguments[2], expected, rtol=0, atol=1e-5 * abs(expected).max())
    assert not report.findings


def test_products_that_tell_both_ctas_are_tritons(triton: Callable[[str], Triton]) -> None:
    pytest.importorskip("llvmlite")
    source = alone_with_b_for_both()
    ours = gpuir.compile(source, "sm_100a", emit="cubin").ptx
    theirs = triton("3.9.0").compile(source, capability=100, stage="ttgir", until="ptx")["ptx"]
    words = (
        r"tcgen05\.commit\.cta_group::1\S*multicast::cluster", r"fence\.mbarrier_init", r"barrier\.cluster\.wait",
        r"tcgen05\.mma",
    )  # fmt: skip
    counts = [[len(re.findall(word, ptx)) for word in words] for ptx in (ours, theirs)]
    assert counts[0] == counts[1] == [1, 1, 2, 8]
    assert all(re.search(r"mov\.b16 \s*%rs\d+, 3;", ptx) for ptx in (ours, theirs))


def test_refused() -> None:
    """A copy tells no mbarrier that more CTAs share than its pair."""
    source = _pairs.two_pairs(_pairs.roles()).replace("CGALayout = [[0], [1]]", "CGALayout = [[0], [0]]")
    source = source.replace("x2xi64, #both", "x1xi64, #both").replace("<2xi64, #both", "<1xi64, #both")
    _lowered.refused(source, "more CTAs share than a pair")


def test_copies_by_threads_tell_their_own_ctas_mbarrier(triton: Callable[[str], Triton]) -> None:
    """One that the pair shares is refused: Triton's code tells the place in each CTA, where the second one has no mbarrier."""
    shared = "!ttg.memdesc<1xi64, #both, #smem, mutable>"
    text = _pairs.product().replace(
        "    ttng.init_barrier %done",
        f"    %told = ttg.local_alloc : () -> {shared}\n    ttng.init_barrier %told, 128 : {shared}\n    ttng.init_barrier %done",
    )
    text = text.replace("    tt.return", f"    ttng.async_copy_mbarrier_arrive %told : {shared}\n    tt.return")
    _lowered.refused(text, "has copies by threads tell an mbarrier that CTAs share")
    theirs = triton("3.9.0").compile(text, capability=100, stage="ttgir", until="ptx")["ptx"]
    assert re.search(r"cp\.async\.mbarrier\.arrive\.shared\.b64\s+\[global_smem", theirs)
