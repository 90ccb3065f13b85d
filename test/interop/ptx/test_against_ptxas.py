"""Which instructions there are is asked of ptxas: of texts that are drawn from the ISA's words all that it takes are read and simulated."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.interop import ptx

sys.path.insert(0, str(Path(__file__).parent))
import _spellings

del sys.path[0]

TARGETS = ("sm_90a", "sm_100a", "sm_120a")
#: What ptxas takes and gpuir refuses, by the text, with what the message says.
REFUSED = {
    # Atomic operations of 128 bits are on integers that the simulator has not.
    r"atom\..*\.b128 ": r"no values of type i128|is not supported",
}
#: Texts that are drawn of a family, and those among the instructions that are launched.
DRAWN, LAUNCHED = 2500, 40


def head(target: str) -> str:
    return (
        f".version 9.4\n.target {target}\n.address_size 64\n.extern .shared .align 128 .b8 smem[];\n.global .align 128 .b8 gmem[4096];\n"
        ".const .align 128 .b8 cmem[4096];\n.visible .entry k(.param .u64 .ptr .global p) {\n.local .align 16 .b8 loc[256];\n"
        f"{_spellings.REGISTERS}"
    )


def accepted(ptxas: str, target: str, texts: list[str], folder: Path) -> list[str]:
    """The texts that ptxas takes, each as a line of one kernel: it says at which lines it does not."""
    found, left = [], [texts]
    source = folder / "k.ptx"
    while left:
        part = left.pop()
        if not part:
            continue
        before = head(target)
        source.write_text(before + "\n".join(part) + "\nret;\n}\n")
        done = subprocess.run(
            [ptxas, f"-arch={target}", "-O0", source, "-o", folder / "k.cubin"],
            capture_output=True,
            text=True,
            timeout=120,
        )
        if not done.returncode:
            found += part
            continue
        first = before.count("\n") + 1
        bad = {int(line) - first for line in re.findall(r"k\.ptx, line (\d+);", done.stdout + done.stderr)} & {
            *range(len(part))
        }
        if bad:
            left.append([text for number, text in enumerate(part) if number not in bad])
        elif len(part) > 1:
            # It has ended without a word of lines.
            left += [part[: len(part) // 2], part[len(part) // 2 :]]
    return found


def expected(text: str, error: gpuir.Error) -> bool:
    return any(re.match(pattern, text) and re.search(message, str(error)) for pattern, message in REFUSED.items())


def unread(target: str, texts: list[str], context: gpuir.Context) -> dict[str, str]:
    """The texts that are refused, with the messages: of many at once one is looked for by halves."""
    try:
        ptx.parse(head(target) + "\n".join(texts) + "\nret;\n}\n", context=context)
        return {}
    except gpuir.Error as error:
        if len(texts) == 1:
            return {} if expected(texts[0], error) else {texts[0]: str(error)}
    middle = len(texts) // 2
    return unread(target, texts[:middle], context) | unread(target, texts[middle:], context)


@pytest.mark.parametrize("family", _spellings.FAMILIES)
def test_what_ptxas_takes_is_read_and_simulated(family, newest_ptxas, seed, tmp_path, request):
    count = 4 * DRAWN if request.config.getoption("--sweep") == "all" else DRAWN
    draw = random.Random(seed)
    target = draw.choice(TARGETS)
    texts = accepted(newest_ptxas, target, _spellings.drawn(family, count, seed), tmp_path)
    print(f"{target}: {len(texts)} instructions")
    assert len(texts) > 30
    context = gpuir.Context()
    assert not unread(target, texts, context)
    refused = {}
    for text in draw.sample(texts, min(len(texts), LAUNCHED)):
        try:
            module = ptx.parse(head(target) + text + "\nret;\n}\n", context=context)
            sim.launch(
                module, "k", 1, 32, np.zeros(64, np.uint8), smem=4096, engine="numpy", checks=False, on_fault="report"
            )
        except gpuir.Error as error:
            if not expected(text, error):
                refused[text] = str(error)
    assert not refused
