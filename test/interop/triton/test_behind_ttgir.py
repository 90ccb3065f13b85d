"""TTGIR that Triton has behind its last stage: with memory allocated, and with what its sanitizers write into it.

`MLIR_ENABLE_DUMP=1` shows these modules. They are in no archive: the last TTGIR of a kernel is given to the release's own passes.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import Triton

# The reader of the corpus is a module of its own; its folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent))
import _corpus

sys.path.remove(str(Path(__file__).parent))

RELEASES = [version for version in sorted(_corpus.ARCHIVES) if external_tools.find(f"triton-{version}")]
#: Kernels of a release that are drawn; `--sweep=all` takes all.
DRAWN = 8
_TARGET = re.compile(r'ttg\.target = "(?:cuda:(\d+)|hip:(\w+))"')
_PTX = 84

Passes = list[str | tuple[object, ...]]


def _pipelines(number: int, text: str) -> dict[str, Passes]:
    """What release 3.`number` does with a kernel's TTGIR before it lowers it, by name; nothing for what is no TTGIR."""
    target = _TARGET.search(text)
    if target is None or "ttg.num-warps" not in text:
        return {}
    capability, chip = int(target[1] or 0), target[2]
    for_consan = (True,) if number == 8 else ()
    memory: Passes = [
        "ttgpuir.combine_tensor_select_and_if",
        ("ttgpuir.allocate_warp_groups", *for_consan),
        "convert.scf_to_cf",
    ]
    memory += ["gluon.inliner"] if number >= 6 else []
    if number >= 8:
        memory.append(
            ("ttgpuir.prepare_consan_captures", "nvidia") if capability else "amd.ttgpuir.prepare_consan_captures"
        )
    if capability:
        memory += [
            ("ttgpuir.allocate_shared_memory_nv", capability, _PTX)
            if number >= 5
            else "ttgpuir.allocate_shared_memory",
            "ttnvgpuir.allocate_tensor_memory",
        ]
        memory += [("ttgpuir.membar", capability, _PTX), "ttnvgpuir.tmem_wait_insertion"] if number >= 9 else []
    else:
        of_chip = (chip,) if number >= 8 else ()
        memory.append((f"{'amd.' if number >= 5 else ''}ttgpuir.allocate_shared_memory", *of_chip))
        memory += [("amd.ttgpuir.membar", chip)] if number >= 9 else []
    found = {"memory": memory}
    if number >= 5 and (capability or number >= 8):
        found["consan"] = [*memory, "ttgpuir.concurrency_sanitizer"]
    if number >= 8 and capability:
        found["gsan"] = ["ttgpuir.global_sanitizer"]
    return found


def _drawn(request: pytest.FixtureRequest, seed: int, release: str) -> list[_corpus.Dump]:
    dumps = _corpus.dumps(release)
    return dumps if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(dumps, DRAWN)


@pytest.mark.parametrize("release", RELEASES)
def test_letter_for_letter(
    request: pytest.FixtureRequest, triton: Callable[[str], Triton], release: str, seed: int
) -> None:
    number = int(release.split(".")[1])
    compared = 0
    for dump in _drawn(request, seed, release):
        # None, where the release refuses the kernel.
        text = dump.stages()[-1].text if dump.stages() else ""
        for name, passes in _pipelines(number, text).items():
            verdict = triton(release).passes(text, passes)
            if not verdict.accepted or verdict.text is None:
                continue  # the release's own passes fail, the sanitizers' on kernels with what they do not know
            with gpuir.Context():
                module = gpuir.parse(verdict.text, release=f"triton-{release}", filename=f"{dump.id} {name}")
                assert gpuir.asm(module) == verdict.text, f"{dump.id} {name}"
            compared += 1
    assert compared, "no module was compared"
