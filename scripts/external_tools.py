"""Where the programs that tests compare against are, and how each is installed.

They are no Python dependencies of gpuir: MLIR's own tools come from Debian, and a released IREE and each release of
Triton have an environment of their own, since they pin versions that must not decide what gpuir is tested with.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Tool(NamedTuple):
    """A program on demand: the variable that overrides its place, the folders to look in, what installs it."""

    variable: str
    folders: tuple[Path, ...]
    install: str
    #: The program's name where it is not the tool's; one with a name like python's is not looked for on PATH.
    program: str = ""


_DEBIAN = (Path("/usr/bin"), Path("/usr/lib/llvm-22/bin"))
_APT = "apt-get install mlir-22-tools"


def _triton(version: str, variable: str) -> Tool:
    """The interpreter of an environment with that Triton."""
    folder = ROOT / f".venv-triton-{version}" / "bin"
    return Tool(variable, (folder,), f"make triton, or set {variable}", "python")


#: By the name under which lit's REQUIRES and the pytest fixtures know them.
TOOLS: Mapping[str, Tool] = {
    "mlir-opt-22": Tool("MLIR_OPT", _DEBIAN, _APT),
    "mlir-runner-22": Tool("MLIR_RUNNER", _DEBIAN, _APT),
    "iree-opt": Tool("IREE_OPT", (ROOT / ".venv-oracles" / "bin",), "make oracles, or set IREE_OPT"),
    "mkdocs": Tool("MKDOCS", (ROOT / ".venv-docs" / "bin",), "make docs, or set MKDOCS"),
    "triton-3.4.0": _triton("3.4.0", "GPUIR_TRITON_PYTHON"),
    "triton-3.5.1": _triton("3.5.1", "GPUIR_TRITON_3_5_1_PYTHON"),
}


def find(name: str) -> str | None:
    """The path of the tool ``name``, or None. A variable that is set decides alone: a wrong one is not papered over."""
    tool = TOOLS[name]
    chosen = os.environ.get(tool.variable)
    if chosen:
        return shutil.which(chosen)
    # A tool's own folder comes before PATH: what happens to be installed must not change what a test compares with.
    program = tool.program or name
    found = (shutil.which(program, path=str(folder)) for folder in tool.folders)
    return next(filter(None, found), None if tool.program else shutil.which(program))


def missing() -> list[str]:
    """One line for each tool that cannot be found, with what installs it."""
    return [f"{name} ({tool.install})" for name, tool in TOOLS.items() if find(name) is None]


def in_ci() -> bool:
    """Whether a missing tool is a failure. ``CI=false`` and ``CI=0`` count as no."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false", "no")
