"""What kernels left on a GPU, against NumPy, and a table of their times: PYTHON benchmarks/gpu_check.py FIGURES.json ...

The figures are those of gpu_run.py, with the arrays beside them. Ends with 1 where a result is wrong or a launch failed.
"""

from __future__ import annotations

import json
import lzma
import pickle
import statistics
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
# gpuir itself comes from where this interpreter has it.
sys.path.append(str(ROOT / "test" / "sim" / "tiles"))

import _gluon_kernels  # noqa: E402
import _kernels  # noqa: E402
import numpy as np  # noqa: E402

CASES = {**_gluon_kernels.CASES, **_kernels.CASES}
#: Of the arrays that a kernel's test draws.
SEED = 90
#: What Triton's own passes make wrong: both programs leave the same, and nothing is to be compared with NumPy. The second
#: partition of 3.4.0 adds its first row twice.
BY_TRITON = {("3.4.0", "matmul_specialized")}


def wrong(case: str, left: list[bytes]) -> str:
    """What is not as NumPy has it in the arrays that the kernel of a test left; empty where all is."""
    launch = CASES[case](np.random.default_rng(SEED))
    numbers = [number for number, each in enumerate(launch.arguments) if isinstance(each, np.ndarray)]
    for number, expected in launch.expected.items():
        array = launch.arguments[number]
        made = np.frombuffer(left[numbers.index(number)], array.dtype).reshape(array.shape)
        if case in _kernels.ANY_ORDER:
            made, expected = (np.sort(np.ravel(each)).reshape(array.shape) for each in (made, expected))
        if array.dtype.kind in "bi":
            off = np.flatnonzero(made != expected)
        else:
            expected = np.asarray(expected).astype(np.float64)
            distance = abs(made.astype(np.float64) - expected)
            off = np.flatnonzero(~(distance <= launch.tolerance * abs(expected).max()))
        if len(off):
            first = np.unravel_index(off[0], array.shape)
            place = ", ".join(map(str, first))
            return f"{len(off)} elements of argument {number}, first [{place}]: {made[first]}, not {np.asarray(expected)[first]}"
    return ""


def line(row: dict[str, Any], fault: str) -> str:
    times = (
        f"{1e3 * row['ms']:9.1f} {1e3 * row['their ms']:9.1f} {row['their ms'] / row['ms']:6.2f}"
        if "ms" in row
        else " " * 26
    )
    words = [
        row.get("failed", ""), fault, "" if row.get("right", True) else f"off by {row['error']:.2g}, Triton's by {row['their error']:.2g}",
        "large" if "error" in row else "", "same bits" if row.get("same bits") else "",
    ]  # fmt: skip
    return f"{row['release']:6} {row['kernel']:28} {times}  {', '.join(filter(None, words))}"


def main(files: list[str]) -> int:
    bad, ratios = 0, []
    print(f"{'':6} {'kernel':28} {'gpuir us':>9} {'Triton us':>9} {'speed':>6}")
    for file in map(Path, files):
        rows = json.loads(file.read_text())
        arrays = pickle.loads(lzma.decompress(file.with_suffix(".pickle.xz").read_bytes()))
        left = {(release, kernel): (case, each) for (release, case, kernel), each in arrays.items()}
        for row in rows:
            found = left.get((row["release"], row["kernel"]))
            fault = wrong(*found) if found else ""
            if (row["release"], row["kernel"]) in BY_TRITON and row.get("same bits"):
                fault, row["right"] = "", True
            bad += bool(fault or "failed" in row or not row.get("right", True))
            if "error" in row and "ms" in row:
                ratios.append(row["their ms"] / row["ms"])
            print(line(row, fault))
    if ratios:
        print(
            f"large launches: {len(ratios)}, speed by Triton's: median {statistics.median(ratios):.3f}, least {min(ratios):.3f}"
        )
    print(f"{bad} wrong or failed")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
