"""Tiles of images (im2col) in clusters: parts of pixels or of channels, or by one CTA for all; against NumPy and beside Triton's PTX."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.interop.triton import Triton

sys.path.insert(0, str(Path(__file__).parent))
import _lowered
import test_clusters

del sys.path[0]

_BARRIER = "!ttg.memdesc<2xi64, #bar, #smem, mutable>"
_PIXELS, _CHANNELS = 64, 64


def image(step: tuple[int, int], multicast: bool = False, meet: str = test_clusters.ALL_MEET) -> str:
    """Copies 64 pixels of 64 channels, from pixel `w` of row `h`, of which the second CTA has what `step` says."""
    channels = _CHANNELS // (2 if step[1] else 1)
    bytes_of_cta = _PIXELS * _CHANNELS * 2 // (2 if any(step) else 1)
    words = f"swizzlingByteWidth = {channels * 2}, transposed = false, elementBitWidth = 16, CGALayout = [{list(step)}]"
    text = test_clusters.HEAD.replace("#smem = ", f"#image = #ttg.nvmma_shared<{{{words}}}>\n#smem = ")
    shape = f"{_PIXELS}x{_CHANNELS}xf16, #image"
    buffer, tile, pixels = (
        f"!ttg.memdesc<{shape}, #smem, mutable>",
        f"!tt.tensordesc<{shape}>",
        f"!ttng.tensordesc_im2col<{shape}>",
    )
    sizes = ", ".join(f"%d{number}: i{32 if number < 4 else 64}" for number in range(8))
    own = "%o0: i32, %o1: i32, %o2: i64, %o3: i64"
    text += f"tt.func public @k(%d: {pixels}, {sizes}, %o: {tile}, {own}, %h: i32, %w: i32) {{"
    text += test_clusters.BARRIER.replace("{meet}", meet)
    if not meet:
        text = text.replace("    ttng.fence_mbarrier_init_release_cluster\n", "")
    way = "{multicast} " if multicast else ""
    return f"""{text}
    %m = ttg.local_alloc : () -> {buffer}
    %one = arith.constant 1 : i16
    %two = arith.constant 2 : i16
    ttng.barrier_expect %bar, {bytes_of_cta}, %true : {_BARRIER}
    ttng.async_tma_copy_global_to_local %d[%c0, %h, %w, %c0] offsets = [%one, %two] %m, %bar, %true {way}: {pixels}, {_BARRIER} -> {buffer}
    ttng.wait_barrier %bar, %c0, %true : {_BARRIER}
    ttng.async_tma_copy_local_to_global %o[%c0, %c0] %m : {tile}, {buffer}
    ttng.async_tma_store_wait {{pendings = 0 : i32}}
    tt.return
  }}
}}
"""


def launched(
    step: tuple[int, int], multicast: bool, width: int, row: int, column: int, seed: int, **options: object
) -> tuple[np.ndarray, np.ndarray, list]:
    """What is copied of an image whose bounding box has `width` pixels in a row, what should be, and the findings."""
    x = np.random.default_rng(seed).standard_normal((2, 12, width + 2, _CHANNELS)).astype(np.float16)
    pixels, channels = (size // (2 if part else 1) for size, part in zip((_PIXELS, _CHANNELS), step))
    map = sim.im2col_map(x, pixels, channels, (0, 0), (-2, -2), swizzle=f"{channels * 2}b")
    found = np.zeros((_PIXELS, _CHANNELS), np.float16)
    report = _lowered.Lowered(image(step, multicast)).launch(1, [map, found, row, column], seed=seed, **options)
    start = row * width + column
    wanted = x[0, 1:11, 2:].reshape(-1, _CHANNELS)[start : start + _PIXELS]
    return found, wanted, report.findings


#: What the second CTA's part begins behind, whether one CTA copies for both, and the image's width, from which pixel of which row.
FORMS = {
    "channels": ((0, 1), False, 10, 1, 3), "all": ((0, 0), False, 10, 1, 3), "all by one": ((0, 0), True, 10, 1, 3),
    # The second half of the pixels begins in the same row.
    "pixels": ((1, 0), False, 80, 1, 3), "pixels over two rows": ((1, 0), False, 40, 2, 5),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_against_numpy(form: tuple, seed: int) -> None:
    found, wanted, findings = launched(*form, seed=seed, explore=1)
    assert not findings
    np.testing.assert_array_equal(found, wanted)


def test_pixels_that_begin_in_the_next_row_are_found(seed: int) -> None:
    """Triton's code, and this, count on along the row: where that has ended there is no pixel to begin at."""
    _, _, findings = launched((1, 0), False, 20, 1, 3, seed, on_fault="report")
    assert any("outside of the bounding box" in str(finding) for finding in findings), findings


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_instructions_are_tritons(form: tuple, triton: Callable[[str], Triton]) -> None:
    pytest.importorskip("llvmlite")
    step, multicast = form[:2]
    ours = gpuir.compile(image(step, multicast), "sm_90a", emit="cubin").ptx
    theirs = triton("3.9.0").compile(image(step, multicast, ""), capability=90, stage="ttgir", until="ptx")["ptx"]
    words = (r"tensor\.4d\S*im2col", r"tensor\.4d\S*im2col\S*multicast::cluster", r"mbarrier\.arrive\.expect_tx")
    found, wanted = ([len(re.findall(word, ptx)) for word in words] for ptx in (ours, theirs))
    assert found == wanted == [1, int(multicast), 1]
