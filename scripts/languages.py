"""`make languages-test`: the tests of kernels in Python's languages for GPUs, each by its released package, and what became of them."""

from __future__ import annotations

import importlib.metadata
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: What is tested of a package: pytest's arguments, by the name that the package has on PyPI.
TESTS = {
    "numba-cuda": ["test/interop/numba", "-k", "not numba-cuda-mlir"],
    "numba-cuda-mlir": ["test/interop/numba", "-k", "numba-cuda-mlir"],
    "warp-lang": ["test/interop/warp"],
    "tilelang": ["test/interop/tilelang"],
    "nvidia-cutlass-dsl": ["test/interop/cute"],
    "all, and the guide": ["test/interop/test_all_languages.py", "test/interop/test_guide_of_languages.py"],
}


def run(arguments: list[str]) -> tuple[bool, str]:
    """Whether pytest passed, and its last line."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    last = ""
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line.strip() or last
    return process.wait() == 0, last


def main() -> int:
    """Runs all, and prints a line for each; the status is 1 where one failed, is missing, or tested nothing."""
    outcomes = []
    for package, arguments in TESTS.items():
        try:
            version = importlib.metadata.version(package) if " " not in package else ""
        except importlib.metadata.PackageNotFoundError:
            outcomes.append((False, f"{package}: not installed"))
            continue
        print(f"== {package} {version}", flush=True)
        passed, last = run(arguments)
        outcomes.append(
            (passed and re.search(r"\d+ passed", last) is not None, f"{package} {version}".strip() + f": {last}")
        )
    print("== languages")
    for passed, text in outcomes:
        print(f"{'ok    ' if passed else 'FAILED'} {text}")
    return int(not all(passed for passed, _ in outcomes))


if __name__ == "__main__":
    sys.exit(main())
