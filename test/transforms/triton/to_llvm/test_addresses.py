"""Addresses of single accesses, and the thread that works for all, beside Triton's PTX of the same TTGIR."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gpuir
from gpuir.interop.triton import Triton

sys.path.insert(0, str(Path(__file__).parents[3] / "interop" / "triton"))
import _corpus

del sys.path[0]


def compiled(name: str, triton: Callable[[str], Triton]) -> tuple[str, str]:
    pytest.importorskip("llvmlite")
    (dump,) = [each for each in _corpus.dumps("3.9.0", "sm_90") if each.kernel == name]
    text = dump.stages()[-1].text
    ours = gpuir.compile(text, "sm_90a", emit="cubin").ptx
    return ours, triton("3.9.0").compile(text, capability=90, stage="ttgir", until="ptx")["ptx"]


def test_neighbours_have_one_address(triton: Callable[[str], Triton]) -> None:
    """Masks let no wide access be: each element has its own, at a constant behind the first one's address."""
    ours, theirs = compiled("rms_norm", triton)
    products = r"\b(?:mul|mad)\.wide|shl\.b64|cvt\.s64"
    assert 0 < len(re.findall(products, ours)) <= len(re.findall(products, theirs))
    for policy in ("evict_first", "evict_last"):
        hinted = rf"ld\.global\.L1::{policy}\.L2::cache_hint"
        assert len(re.findall(hinted, ours)) == len(re.findall(hinted, theirs)) > 0


def test_a_thread_is_elected_for_copies_of_tiles(triton: Callable[[str], Triton]) -> None:
    """As in Triton's code: ptxas makes loops around them where a comparison chooses the thread. No wait tells how long to sleep."""
    ours, theirs = compiled("attention_descriptor", triton)
    for text in (ours, theirs):
        assert "elect.sync" in text
        assert re.findall(r"mbarrier\.try_wait\S* [^;]*;", text)
        assert not [each for each in re.findall(r"mbarrier\.try_wait\S* ([^;]*);", text) if each.count(",") > 2]
