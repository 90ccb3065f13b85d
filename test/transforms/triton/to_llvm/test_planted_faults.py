"""Faults that are planted in lowered kernels: the simulator of threads tells each as what it is, or the result is wrong."""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gpuir import sim
from gpuir.transforms.triton.convert_to_llvm import STEPS

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

Edit = Callable[[str], str]
#: What NumPy's comparison says.
WRONG = r"Not equal to tolerance|Arrays are not equal"


def replaced(pattern: str, by: str, at: int | None = 0) -> Edit:
    """Replaces one match of the pattern, the `at`-th, or all of them (None)."""

    def edit(text: str) -> str:
        matches = list(re.finditer(pattern, text))
        assert matches, f"nothing to break: {pattern}"
        for match in reversed(matches if at is None else [matches[at]]):
            text = text[: match.start()] + match.expand(by) + text[match.end() :]
        return text

    return edit


@dataclasses.dataclass(frozen=True)
class Fault:
    """A kernel, what is changed in what a step leaves of it, and what comes out."""

    name: str
    kernel: str
    edit: Edit
    found: str
    step: str = STEPS[-1]


FAULTS = (
    # Order of accesses to shared memory.
    Fault("barrier behind copies left out", "matmul.sm80", replaced(r"(wait\.group 2)\s+nvvm\.barrier", r"\1"), "race"),
    Fault("barrier before copies left out", "matmul.sm80", replaced(r"\n +nvvm\.barrier", "", 2), "race"),
    Fault("histogram without barrier", "histogram.sm80", replaced(r"\n +nvvm\.barrier", ""), "race"),
    Fault("reduction without barrier", "softmax.sm90", replaced(r"\n +nvvm\.barrier", ""), "race"),
    Fault("conversion without barrier", "transpose.sm80", replaced(r"\n +nvvm\.barrier", ""), "race"),
    Fault("fence of proxies left out", "matmul.sm90", replaced(r"\n +nvvm\.fence\.proxy.*", ""), "missing-fence"),
    Fault(
        "two buffers in one place",
        "matmul_batched.sm90",
        replaced("allocation.offset = 8192 : i32", "allocation.offset = 0 : i32"),
        WRONG,
        "triton-allocate-shared-memory",
    ),
    # Asynchronous copies and products.
    Fault(
        "too few copies waited for",
        "matmul.sm80",
        replaced(r"wait\.group 2", "wait.group 4"),
        "'nvvm.ldmatrix' missing-wait: .* an asynchronous copy still writes",
    ),
    Fault(
        "copies not committed",
        "matmul.sm80",
        replaced(r"\n +nvvm\.cp\.async\.commit\.group", "", -1),
        "'nvvm.ldmatrix' missing-wait: .* an asynchronous copy still writes",
    ),
    Fault(
        "stage that stays",
        "matmul.sm80",
        replaced(r"(arith\.select %\w+, %c0_i32), %\w+", r"\1, %c0_i32"),
        "'nvvm.ldmatrix' missing-wait: .* an asynchronous copy still writes",
    ),
    Fault(
        "product waited for too late",
        "matmul.sm90",
        replaced(r"(wgmma\.wait.*) 1", r"\1 2"),
        "missing-wait: copies to .* which a product in flight reads: wgmma.wait_group first",
    ),
    Fault(
        "last product not waited for",
        "matmul.sm90",
        replaced(r"\n +nvvm\.wgmma\.wait.* 0", ""),
        "missing-wait: registers of accumulators are used, which a product still writes",
    ),
    Fault(
        "stores of tiles not waited for",
        "matmul_persistent.sm90",
        replaced(r"\n +nvvm\.cp\.async\.bulk\.wait_group.*", "", None),
        "missing-wait: still reads shared memory .* when the block ends",
    ),
    Fault(
        "other parity of a wait",
        "matmul_persistent.sm90",
        replaced(
            r"(\n +)(nvvm\.mbarrier\.try_wait\.parity %\w+, )(%\w+)",
            r"\1%other = arith.xori \3, %c1_i32 : i32\1\2%other",
        ),
        "missing-wait",
    ),
    Fault(
        "too few bytes expected",
        "matmul_persistent.sm90",
        replaced(
            r"(\n +)(%\w+ = nvvm\.mbarrier\.arrive\.expect_tx %\w+), %\w+",
            r"\1%few = arith.constant 16384 : i32\1\2, %few",
        ),
        "'nvvm.wgmma.mma_async' missing-wait: .* wait for the phase of its mbarrier first",
    ),
    Fault(
        "mbarrier of two arrivals",
        "matmul_persistent.sm90",
        replaced(r"(\n +)(nvvm\.mbarrier\.init %\w+), %\w+", r"\1%two = arith.constant 2 : i32\1\2, %two"),
        "deadlock",
    ),
    Fault(
        "tensor memory read before its products",
        "matmul.sm100",
        replaced(r"\n +nvvm\.mbarrier\.try_wait.*", "", -1),
        "missing-wait",
    ),
    Fault(
        "tensor memory used before its load ends",
        "matmul.sm100",
        replaced(r"\n +nvvm\.tcgen05\.wait <load>", ""),
        "missing-wait: uses registers that a tcgen05.ld still writes",
    ),
    # Which register, which lane, which warp, which address.
    Fault(
        "offset off by one swizzle",
        "matmul.sm80",
        replaced(
            r"(\n +)(%\w+ = llvm\.getelementptr %\w+)\[(%\w+)\](.*\n.* = nvvm\.ldmatrix)",
            r"\1%off = arith.xori \3, %c16_i32 : i32\1\2[%off]\4",
        ),
        WRONG,
    ),
    Fault(
        "ldmatrix without transpose",
        "matmul.sm80",
        replaced(r"(nvvm\.ldmatrix .*mma_layout)<col>", r"\1<row>"),
        WRONG,
    ),
    Fault(
        "registers of mma in another order",
        "matmul.sm80",
        replaced(r"mma\.sync A\[(%\w+), (%\w+)", r"mma.sync A[\2, \1"),
        WRONG,
    ),
    Fault(
        "another lane of a shuffle",
        "softmax.sm90",
        replaced(r"(shfl.sync bfly %\S+ %\w+), %c1_i32", r"\1, %c2_i32", 1),
        WRONG,
    ),
    Fault(
        "reduction without its last warp",
        "sum_all.sm90",
        replaced(r"xori %c0_i32, %c3_i32", "xori %c0_i32, %c2_i32"),
        WRONG,
    ),
    Fault(
        "scan without the carry of warps",
        "cumulative.sm80",
        replaced(
            r"(nvvm\.barrier\n(?:(?!.*barrier).*\n)*? +%\w+ = arith\.select %\w+), %\w+, (%\w+)",
            r"\1, \2, \2",
        ),
        WRONG,
    ),
    # Predicates and values.
    Fault("load without its mask", "sum_all.sm90", replaced(r"arith\.cmpi slt", "arith.cmpi ne"), "out-of-bounds"),
    Fault(
        "store without its mask",
        "layer_norm.sm80",
        replaced(
            r"(\n +)(llvm\.intr\.masked\.store %\w+, %\w+, )%\w+(.*, (vector<\w+>) into !llvm\.ptr<1>)",
            r"\1%all = arith.constant dense<true> : \4\1\2%all\3",
            -1,
        ),
        "'llvm.intr.masked.store' out-of-bounds",
    ),
    Fault(
        "atomics of all who hold the element",
        "histogram.sm80",
        replaced(r"arith\.andi (%\w+), (%\w+) : i1", r"arith.andi \2, \2 : i1"),
        WRONG,
    ),
    Fault("extension without sign", "integers.sm80", replaced(r"arith\.extsi", "arith.extui"), WRONG),
    Fault(
        "8-bit floats rounded to zero",
        "float8.sm90",
        replaced(
            r"(\n +)(%\w+ = nvvm\.convert\.f32x2\.to\.f8x2 %\w+), (%\w+)",
            r"\1%kept = arith.constant -2097152 : i32"
            r"\1%bits = arith.bitcast \3 : f32 to i32"
            r"\1%cut = arith.andi %bits, %kept : i32"
            r"\1%low = arith.bitcast %cut : i32 to f32\1\2, %low",
        ),
        WRONG,
    ),
    Fault(
        "8-bit floats in the other order",
        "float8.sm90",
        replaced(r"(nvvm\.convert\.f32x2\.to\.f8x2) (%\w+), (%\w+)", r"\1 \3, \2"),
        WRONG,
    ),
)


def test_kernels_without_faults(seed):
    for kernel in sorted({fault.kernel for fault in FAULTS}):
        assert not _lowered.check(kernel, seed).findings, kernel


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_faults(fault, seed):
    lowered = _lowered.Lowered(_lowered.last_stage(fault.kernel), edits={fault.step: fault.edit})
    with pytest.raises((sim.SimulationError, AssertionError), match=fault.found):
        _lowered.check_lowered(lowered, _lowered.case_of(fault.kernel), seed)


def test_there_are_twenty():
    assert len(FAULTS) >= 20 and len({fault.name for fault in FAULTS}) == len(FAULTS)
