"""Where the programs that tests compare against are, and how each is installed.

They are no Python dependencies of gpuir: MLIR's own tools come from Debian, and a released IREE and each release of
Triton have an environment of their own, since they pin versions that must not decide what gpuir is tested with.
"""

from __future__ import annotations

import os
import re
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


#: The MLIR that scripts/setup.sh installs, which comes before others: it is the one that CI compares with.
MLIR_VERSION = "22"
_DEBIAN = "/usr/lib/llvm-{}/bin"


def _mlir_folders() -> tuple[Path, ...]:
    """Where Debian and LLVM's own packages put MLIR's programs, the installed version first, then from the newest on."""
    others = {path.parent.name.removeprefix("llvm-") for path in Path("/usr/lib").glob("llvm-*/bin")} - {MLIR_VERSION}
    versions = [MLIR_VERSION, *sorted(filter(str.isdecimal, others), key=int, reverse=True)]
    return tuple(Path(_DEBIAN.format(version)) for version in versions)


_APT = f"apt-get install mlir-{MLIR_VERSION}-tools"
_APT_DEV = f"apt-get install libmlir-{MLIR_VERSION}-dev llvm-{MLIR_VERSION}-dev"


def _tritons() -> tuple[str, ...]:
    """The releases of Triton that `make triton` sets up, as the Makefile names them."""
    line = re.search(r"^TRITONS := (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    return tuple(line[1].split()) if line else ()


#: Releases of Triton that every developer and CI has; tests may ask others where somebody has set them up.
TRITONS = _tritons()


def _triton(version: str) -> Tool:
    """The interpreter of an environment with that Triton."""
    first = version == TRITONS[0]
    variable = "GPUIR_TRITON_PYTHON" if first else f"GPUIR_TRITON_{version.replace('.', '_')}_PYTHON"
    command = "make triton" if version in TRITONS else f'make triton TRITONS="{version}"'
    folder = ROOT / f".venv-triton-{version}" / "bin"
    return Tool(variable, (folder,), f"{command}, or set {variable}", "python")


#: By the name under which lit's REQUIRES and the pytest fixtures know them.
TOOLS: Mapping[str, Tool] = {
    "mlir-opt": Tool("MLIR_OPT", _mlir_folders(), _APT),
    "mlir-runner": Tool("MLIR_RUNNER", _mlir_folders(), _APT),
    # Not a program: what CMake is told of an installed MLIR.
    "MLIRConfig.cmake": Tool(
        "MLIR_CONFIG", tuple(path.parent / "lib/cmake/mlir" for path in _mlir_folders()), _APT_DEV
    ),
    "iree-opt": Tool("IREE_OPT", (ROOT / ".venv-oracles" / "bin",), "make oracles, or set IREE_OPT"),
    "mkdocs": Tool("MKDOCS", (ROOT / ".venv-docs" / "bin",), "make docs, or set MKDOCS"),
    **{f"triton-{version}": _triton(version) for version in TRITONS},
}


#: A large download that tests do without.
_INTERPRETER = Tool(
    "GPUIR_TRITON_INTERPRETER_PYTHON",
    (ROOT / ".venv-triton-interpreter" / "bin",),
    "make .venv-triton-interpreter/.made, or set GPUIR_TRITON_INTERPRETER_PYTHON",
    "python",
)


def described(name: str) -> Tool:
    """A tool of the table, any release of Triton, ``triton-3.6.0``, or ``triton-interpreter``: Triton with PyTorch for the CPU."""
    if name == "triton-interpreter":
        return _INTERPRETER
    return TOOLS[name] if name in TOOLS else _triton(name.removeprefix("triton-"))


def tritons() -> list[str]:
    """The releases of Triton that tests ask, oldest first: those of `make triton`, and what else somebody has set up."""
    others = (path.name.removeprefix(".venv-triton-") for path in ROOT.glob(".venv-triton-*"))
    versions = {*TRITONS, *(version for version in others if re.fullmatch(r"[\d.]+", version))}
    return sorted(versions, key=lambda version: [int(number) for number in version.split(".")])


def find(name: str) -> str | None:
    """The path of the tool ``name``, or None. A variable that is set decides alone: a wrong one is not papered over."""
    tool = described(name)
    chosen = os.environ.get(tool.variable)
    if chosen:
        return shutil.which(chosen)
    if name == "MLIRConfig.cmake":
        return next((str(folder / name) for folder in tool.folders if (folder / name).exists()), None)
    # A tool's own folder comes before PATH: what happens to be installed must not change what a test compares with.
    program = tool.program or name
    in_folders = (shutil.which(program, path=str(folder)) for folder in tool.folders)
    return next(filter(None, in_folders), None if tool.program else shutil.which(program))


def mlir_version(path: str) -> str:
    """The major version of a program of MLIR's, by the folder that it is in; empty where that does not tell."""
    folder = Path(path).resolve().parent.parent.name
    return folder.removeprefix("llvm-") if folder.startswith("llvm-") else ""


def missing() -> list[str]:
    """One line for each tool that cannot be found, with what installs it."""
    return [f"{name} ({tool.install})" for name, tool in TOOLS.items() if find(name) is None]


def in_ci() -> bool:
    """Whether a missing tool is a failure. ``CI=false`` and ``CI=0`` count as no."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false", "no")
