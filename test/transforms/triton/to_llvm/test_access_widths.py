"""Accesses to global memory of lowered kernels: as many of each width as Triton makes of the same TTGIR, counted in its PTX."""

from __future__ import annotations

import collections
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gpuir
from gpuir.compile import CompileError
from gpuir.interop.triton import Triton, TritonError

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

_ACCESS = re.compile(
    r"\b(ld|st)\.(?:(?:volatile|relaxed|acquire|release|weak|gpu|sys|cta)\.)*global[\w.:]*?(?:\.v(\d))?\.[bfsu](\d+)\b"
)
_COPY = re.compile(r"cp\.async\.c[ag]\.shared\.global(?:\.[\w:]+)* \[[^\]]*\], \[[^\]]*\], (\w+)")
#: float8 stores what it has just loaded or stored: LLVM leaves these accesses out, where Triton's are assembly that stays.
#: Ordered loads and stores are of one element each here, of as many as are contiguous in Triton's PTX; what is polled has one load, in
#: its loop, where Triton's PTX has two. Sines and cosines of large floats read a table of the library's: from global memory in
#: Triton's PTX for `floats`.
LEFT_OUT = {"float8", "floats", "ordered", "polled"}
#: Which Triton compiles no more from its last TTGIR, and what runs on another chip.
NOT_TRITONS = re.compile(r"stage (llir|ptx)|PTXAS error|Dialect `proton_gpu' not found|crashed Triton")


def widths(ptx: str) -> dict[tuple[str, int], int]:
    """Loads, stores and asynchronous copies by the bytes of each."""
    counts = collections.Counter((kind, int(count or 1) * int(bits) // 8) for kind, count, bits in _ACCESS.findall(ptx))
    counts.update(("cp.async", int(size, 0)) for size in _COPY.findall(ptx))
    return dict(counts)


def test_widths_are_counted():
    assert widths("ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd1];\nld.global.L1::evict_first.b16 %rs1, [%rd2];") == {
        ("ld", 16): 1,
        ("ld", 2): 1,
    }
    assert widths("cp.async.cg.shared.global [ %r1 + 0 ], [ %rd1 + 0 ], 0x10, %r2;") == {("cp.async", 16): 1}


@pytest.mark.parametrize("target", ["sm_80", "sm_90", "sm_100"])
@pytest.mark.parametrize("release", ["3.4.0", "3.9.0"])
def test_widths_are_tritons(triton: Callable[[str], Triton], release: str, target: str, seed: int, request):
    pytest.importorskip("llvmlite")
    dumps = [dump for dump in _lowered._corpus.dumps(release, target) if dump.kernel not in LEFT_OUT]
    some = request.config.getoption("--sweep") != "all"
    if some:
        # Not all have a text of this release, and not all of these are lowered.
        random.Random(seed).shuffle(dumps)
    compared, unlike = 0, {}
    for dump in dumps:
        if some and compared == 6:
            break
        stages = [stage.text for stage in dump.stages() if stage.text]
        if not stages:
            continue
        try:
            with gpuir.Context():
                module = gpuir.parse(stages[-1], release=f"triton-{release.rpartition('.')[0]}")
                compiled = gpuir.compile(module, f"{target}{'' if target == 'sm_80' else 'a'}")
        except (CompileError, gpuir.ParseError):
            continue  # what is refused is told by other tests
        ((_, one),) = compiled.modules.items()
        try:
            theirs = triton(release).compile(stages[-1], capability=int(target[3:]))["ptx"]
        except TritonError as error:
            assert NOT_TRITONS.search(str(error)), (dump.id, error)
            continue
        ours, theirs = widths(one.forms["ptx"]), widths(theirs)
        if ours != theirs:
            unlike[dump.id] = ours, theirs
        compared += 1
    assert not unlike
    assert compared == 6 if some else compared > len(dumps) // 3
