"""The archives of two releases for AMD's chips: what converts, and that what does not is refused by Triton's own last stages too."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.interop.triton import TritonError

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

_CLUSTERS = ("matmul.ctas2", "reduce_both.ctas2_w8", "softmax.ctas2", "transpose.f64_ctas4")
#: Scaled products that Triton's passes left in blocked layouts.
_SCALED = ("matmul_scaled", "matmul_scaled.fp8", "scaled_tile", "scaled_tile.mixed")
#: What does not convert, with words of its errors.
REFUSED = {
    ("3.9.0", "gfx942"): {"marked": "is scratch of a tool's"},
    ("3.9.0", "gfx950"): {},
    ("3.9.0", "gfx1201"): {"products.async_copy": "gfx1201 has no instruction for that"},
    ("3.4.0", "gfx942"): {
        **dict.fromkeys(_CLUSTERS, "gfx942 has no clusters|of which each CTA has a copy"),
        **dict.fromkeys(_SCALED, "no scaled product of gfx942 gives that"),
    },
    ("3.4.0", "gfx950"): dict.fromkeys(_CLUSTERS, "gfx950 has no clusters"),
    ("3.4.0", "gfx1201"): {
        **dict.fromkeys(_CLUSTERS, "gfx1201 has no clusters"),
        **dict.fromkeys(_SCALED, "no scaled product of gfx1201 gives that"),
        "products.async_copy": "gfx1201 has no instruction for that",
    },
}
#: How many kernels the archive has.
KERNELS = {
    ("3.9.0", "gfx942"): 76, ("3.9.0", "gfx950"): 74, ("3.9.0", "gfx1201"): 66,
    ("3.4.0", "gfx942"): 70, ("3.4.0", "gfx950"): 67, ("3.4.0", "gfx1201"): 65,
}  # fmt: skip


def last_stages(release, chip):
    """The last text of each kernel."""
    texts = {
        dump.kernel: [stage.text for stage in dump.stages() if stage.text]
        for dump in _lowered._corpus.dumps(release, chip)
    }
    return {kernel: stages[-1] for kernel, stages in texts.items() if stages}


def error_of(text, release):
    """What the conversion says; None where it is done."""
    with gpuir.Context():
        module = gpuir.parse(text, release=f"triton-{release.rpartition('.')[0]}")
        try:
            gpuir.pass_manager("builtin.module(convert-triton-to-llvm)").run(module)
        except gpuir.PassError as error:
            return str(error)
    return None


@pytest.mark.parametrize(("release", "chip"), REFUSED)
def test_kernels_convert(release, chip, seed, request):
    texts, refused = last_stages(release, chip), REFUSED[release, chip]
    assert len(texts) == KERNELS[release, chip]
    others = sorted(set(texts) - set(refused))
    if request.config.getoption("--sweep") != "all":
        others = random.Random(seed).sample(others, 3)
    assert {kernel: error_of(texts[kernel], release) for kernel in others} == dict.fromkeys(others)
    for kernel, words in refused.items():
        assert re.search(words, error_of(texts[kernel], release) or ""), kernel


@pytest.mark.parametrize(("release", "chip"), [case for case in REFUSED if REFUSED[case]])
def test_triton_refuses_the_same(triton, release, chip, seed, request):
    """Its own stages behind the last TTGIR, of which most end the process."""
    texts, refused = last_stages(release, chip), sorted(REFUSED[release, chip])
    if request.config.getoption("--sweep") != "all":
        refused = random.Random(seed).sample(refused, 1)
    for kernel in refused:
        with pytest.raises(TritonError):
            triton(release).compile(texts[kernel], capability=chip, stage="ttgir", until="amdgcn")
