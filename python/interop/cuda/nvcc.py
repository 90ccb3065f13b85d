"""nvcc, which knows options and headers of the host that NVRTC does not, run as the program it is."""

from __future__ import annotations

import dataclasses
import functools
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from gpuir.interop.cuda.errors import CudaError
from gpuir.processes.folders import TemporaryFolder
from gpuir.processes.forking import end_with_parent

__all__ = ["archs", "compile", "version"]


@dataclasses.dataclass(frozen=True)
class Ran:
    """What nvcc left: the PTX, None where it refused the source, and what it printed."""

    ptx: str | None
    log: str


def compile(
    program: Path, source: str, name: str, headers: Mapping[str, str], options: Sequence[str], timeout: float
) -> Ran:
    """Compiles a source text to PTX; CudaError where nvcc cannot be run or does not finish."""
    try:
        temporary = TemporaryFolder("gpuir-nvcc-")
    except OSError as error:
        raise CudaError(f"no folder for temporary files: {error}") from None
    try:
        folder = Path(temporary.name)
        for header, text in headers.items():
            path = folder / "headers" / header
            if not path.resolve().is_relative_to(folder.resolve()):
                raise CudaError(f"header '{header}': expected a name below the folder of the source")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        written, result = folder / "source.cu", folder / "source.ptx"
        # Messages and lines of the PTX have the name that the user knows.
        quoted = name.replace("\\", "\\\\").replace('"', '\\"')
        written.write_text(f'#line 1 "{quoted}"\n{source}')
        command = [str(program), "-ptx", *options, f"-I{folder / 'headers'}", str(written), "-o", str(result)]
        ended = _run(command, timeout)
        log = ended.stderr + ended.stdout
        return Ran(result.read_text(errors="replace") if not ended.returncode and result.exists() else None, log)
    finally:
        temporary.close()


@functools.cache
def version(program: Path) -> str:
    """``nvcc 13.5``."""
    match = re.search(r"release (\d+\.\d+)", _run([str(program), "--version"], 60).stdout)
    return f"nvcc {match[1]}" if match else "nvcc"


def archs(program: Path) -> list[int]:
    """The numbers of the architectures that it compiles for."""
    printed = _run([str(program), "--list-gpu-arch"], 60).stdout
    return [int(number) for number in re.findall(r"compute_(\d+)\b", printed)]


def _run(command: list[str], timeout: float) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command, capture_output=True, text=True, errors="replace", timeout=timeout, stdin=subprocess.DEVNULL,
            preexec_fn=functools.partial(end_with_parent, os.getpid()),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise CudaError(f"nvcc did not finish within {timeout:g} s and was stopped") from None
    except OSError as error:
        raise CudaError(f"{command[0]} could not be run: {error.strerror or error}") from None
