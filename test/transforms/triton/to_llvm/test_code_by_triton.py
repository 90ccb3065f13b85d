"""Machine code of lowered kernels beside that of Triton's PTX of the same TTGIR: both by Triton's ptxas and nvdisasm.

Each of these kernels was once 1.2 to 2.1 times as long, had up to twice the registers, or spilled. benchmarks/lowered_code.py compares all.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gpuir
from gpuir.interop.triton import Triton

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

pytest.importorskip("llvmlite")

_INSTRUCTION = re.compile(r"^\s*/\*[0-9a-f]+\*/\s+(?:@!?\w+\s+)?([A-Z][\w.]*)", re.M)
#: At most so many times Triton's instructions and registers, by kernel and chip.
CODE = {
    # Through shared memory by matrices (stmatrix, ldmatrix), and not element by element.
    ("transpose", 90): (1.0, 1.1),
    ("gather_rows", 90): (1.1, 1.1),
    # Loops that stay loops.
    ("loops", 90): (1.15, 1.2),
    # Constants that accesses add to one address, which has 32 bits in shared memory.
    ("embedding", 90): (1.0, 1.1),
    ("softmax.w1", 90): (1.0, 1.1),
    ("matmul_masked", 90): (1.1, 1.1),
    # Powers of 2 by one instruction.
    ("attention", 90): (1.1, 1.1),
    # Quotients that may be approximated.
    ("divided", 90): (1.0, 1.1),
    # One thread that its warp elects.
    ("matmul_persistent", 100): (1.15, 1.1),
    ("rows_by_tma", 100): (1.1, 1.25),
    # Offsets of slices that are constants, and masks whose half a loop does not change: no predicates packed in words.
    ("matmul", 80): (1.0, 1.1),
    ("matmul_persistent", 80): (1.05, 1.1),
    # Lanes and warps scan the last elements of runs alone.
    ("recurrence", 80): (1.05, 1.1),
    # What comes before a warp's part is read at once: fewer instructions in more registers.
    ("cumulative", 80): (0.9, 2.2),
}


#: The first chip whose code is asked for by its own name, with an a, of Triton's newer ptxas.
_OWN_CODE = 90


def named(chip: int) -> str:
    return f"sm_{chip}a" if chip >= _OWN_CODE else f"sm_{chip}"


def assembled(ptx: str, chip: int, tools: Path, folder: Path) -> tuple[int, int, int]:
    """SASS instructions, registers and bytes of spills."""
    source, binary = folder / "kernel.ptx", folder / "kernel.cubin"
    source.write_text(ptx)
    ptxas = tools / ("ptxas-blackwell" if chip >= _OWN_CODE else "ptxas")
    command = [ptxas, "-v", f"--gpu-name={named(chip)}", source, "-o", binary]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    listed = subprocess.run([tools / "nvdisasm", "-c", binary], capture_output=True, text=True, check=True).stdout
    instructions = [name for name in _INSTRUCTION.findall(listed) if name != "NOP"]
    spilled = sum(map(int, re.findall(r"(\d+) bytes spill (?:stores|loads)", said)))
    return len(instructions), int(re.findall(r"Used (\d+) registers", said)[-1]), spilled


@pytest.mark.parametrize(("kernel", "chip"), CODE)
def test_code_is_as_short_as_tritons(triton: Callable[[str], Triton], kernel: str, chip: int, tmp_path: Path) -> None:
    release = "3.9.0"
    (dump,) = (dump for dump in _lowered._corpus.dumps(release, f"sm_{chip}") if dump.kernel == kernel)
    text = dump.stages()[-1].text
    theirs = triton(release).compile(text, capability=chip, stage="ttgir", until="ptx")["ptx"]
    with gpuir.Context():
        ours = gpuir.compile(gpuir.parse(text, release="triton-3.9"), named(chip), emit="ptx").ptx
    (tools,) = (
        Path(triton(release).python)
        .absolute()
        .parent.parent.glob("lib/python*/site-packages/triton/backends/nvidia/bin")
    )
    (length, registers, spilled), (their_length, their_registers, their_spilled) = (
        assembled(ptx, chip, tools, tmp_path) for ptx in (ours, theirs)
    )
    most_length, most_registers = CODE[kernel, chip]
    assert length <= most_length * their_length, (length, their_length)
    assert registers <= most_registers * their_registers, (registers, their_registers)
    assert spilled <= their_spilled
