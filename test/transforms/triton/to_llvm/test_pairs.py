"""Products that two CTAs compute together, thread by thread against NumPy, and beside Triton's PTX of the same TTGIR."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.interop.triton import Triton

_HERE = Path(__file__).parent
sys.path[:0] = [str(_HERE), str(_HERE.parents[2] / "sim" / "tiles")]
import _lowered  # noqa: E402
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
    # Triton has one fence for all mbarriers.
    assert counts[0][4] == 2
    assert counts[1][4] == 1
    del counts[0][4], counts[1][4]
    assert counts[0] == counts[1] == [8, 1, 1, 1, 2, 0]
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


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("CGALayout = [[1]]}", "CGALayout = [[0]]}", "makes an mbarrier that CTAs share"),
        ("blockM = 128, blockN = 128", "blockM = 64, blockN = 128", "whose CTAs have blocks of 128 rows"),
    ],
)
def test_refused(old: str, new: str, message: str) -> None:
    assert old in text()
    _lowered.refused(text().replace(old, new), message)
