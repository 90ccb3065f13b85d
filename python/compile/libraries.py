"""Bitcode libraries for math functions: libdevice (NVIDIA), ocml and ockl (AMD); and NVIDIA's assembler as a program.

No package of the `compile` extra contains them. GPUIR_LIBDEVICE is the path of the file, GPUIR_OCML of the folder; otherwise
they are searched for in installed packages (nvidia-nvvm, nvidia-cuda-nvcc, Triton's and IREE's wheels), CUDA_HOME, ROCM_PATH
and the default folders of a toolkit. GPUIR_PTXAS is the path of the assembler, which is also searched for on PATH.
"""

from __future__ import annotations

import functools
import os
import shutil
import sys
from pathlib import Path

from gpuir.compile.targets import Target

__all__ = ["LIBDEVICE_ADVICE", "OCML_ADVICE", "PTXAS_ADVICE", "assembler", "math_library"]

LIBDEVICE_ADVICE = "pip install nvidia-nvvm, or name a libdevice.10.bc in GPUIR_LIBDEVICE"
OCML_ADVICE = "pip install triton, or name a folder with ocml.bc and ockl.bc (ROCm's amdgcn/bitcode) in GPUIR_OCML"
PTXAS_ADVICE = "pip install nvidia-cuda-nvcc, or name a ptxas in GPUIR_PTXAS, which keeps it"

_LIBDEVICE_PATTERNS = (
    "nvidia/*/nvvm/libdevice/libdevice.10.bc",
    "nvidia/*/lib/libdevice.10.bc",
    "triton/backends/nvidia/lib/libdevice.10.bc",
)
_PTXAS_PATTERNS = ("nvidia/*/bin/ptxas",)
_OCML_PATTERNS = ("triton/backends/amd/lib", "iree/compiler/_mlir_libs/iree_platform_libs/rocm")


def _installed(pattern: str) -> list[Path]:
    return [path for folder in sys.path if folder for path in sorted(Path(folder).glob(pattern))]


def math_library(target: Target) -> Path | None:
    """The file libdevice.10.bc, or for AMD the folder with ocml.bc and ockl.bc; None if there is none.

    If the environment variable is set, only its path counts: an empty or missing one means that there is none.
    """
    if target.family == "nvidia":
        return _libdevice(os.environ.get("GPUIR_LIBDEVICE"))
    return _ocml(os.environ.get("GPUIR_OCML"))


def assembler(target: Target) -> Path | None:
    """The program ptxas; None if there is none, or for AMD's chips. If GPUIR_PTXAS is set, only its path counts."""
    return _ptxas(os.environ.get("GPUIR_PTXAS")) if target.family == "nvidia" else None


@functools.cache
def _ptxas(chosen: str | None) -> Path | None:
    if chosen is not None:
        return Path(chosen).absolute() if chosen and os.access(chosen, os.X_OK) else None
    candidates = [path for pattern in _PTXAS_PATTERNS for path in _installed(pattern)]
    candidates += [root / "bin/ptxas" for root in _toolkits()]
    on_path = shutil.which("ptxas")
    candidates += [Path(on_path).absolute()] if on_path else []
    return next((path for path in candidates if os.access(path, os.X_OK)), None)


def _toolkits() -> list[Path]:
    roots = [os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"]
    return [Path(root) for root in roots if root]


@functools.cache
def _libdevice(chosen: str | None) -> Path | None:
    if chosen is not None:
        return Path(chosen).absolute() if chosen and Path(chosen).is_file() else None
    candidates = [path for pattern in _LIBDEVICE_PATTERNS for path in _installed(pattern)]
    candidates += [root / "nvvm/libdevice/libdevice.10.bc" for root in _toolkits()]
    return next((path for path in candidates if path.is_file()), None)


@functools.cache
def _ocml(chosen: str | None) -> Path | None:
    if chosen is not None:
        return Path(chosen).absolute() if chosen and (Path(chosen) / "ocml.bc").is_file() else None
    candidates = [path for pattern in _OCML_PATTERNS for path in _installed(pattern)]
    roots = [os.environ.get("ROCM_PATH"), "/opt/rocm"]
    candidates += [Path(root) / "amdgcn/bitcode" for root in roots if root]
    return next((path for path in candidates if (path / "ocml.bc").is_file()), None)
