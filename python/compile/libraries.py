"""Bitcode libraries for math functions: libdevice (NVIDIA), ocml and ockl (AMD); and NVIDIA's assembler as a program.

No package of the `compile` extra has them. GPUIR_LIBDEVICE names the file, GPUIR_OCML the folder; otherwise they are
looked for in installed packages (nvidia-nvvm, nvidia-cuda-nvcc, Triton's and IREE's wheels), CUDA_HOME, ROCM_PATH and
the usual places of a toolkit. GPUIR_PTXAS names the assembler, which is looked for there and on PATH.
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

_LIBDEVICE_PLACES = (
    "nvidia/*/nvvm/libdevice/libdevice.10.bc",
    "nvidia/*/lib/libdevice.10.bc",
    "triton/backends/nvidia/lib/libdevice.10.bc",
)
_PTXAS_PLACES = ("nvidia/*/bin/ptxas",)
_OCML_PLACES = ("triton/backends/amd/lib", "iree/compiler/_mlir_libs/iree_platform_libs/rocm")


def _installed(pattern: str) -> list[Path]:
    return [found for folder in sys.path if folder for found in sorted(Path(folder).glob(pattern))]


def math_library(target: Target) -> Path | None:
    """The file libdevice.10.bc, or for AMD the folder with ocml.bc and ockl.bc; None where there is none.

    A variable that is set decides alone: empty, or with a path that is not there, it means none.
    """
    if target.family == "nvidia":
        return _libdevice(os.environ.get("GPUIR_LIBDEVICE"))
    return _ocml(os.environ.get("GPUIR_OCML"))


def assembler(target: Target) -> Path | None:
    """The program ptxas, None where there is none or the chip is no NVIDIA chip; GPUIR_PTXAS decides alone where it is set."""
    return _ptxas(os.environ.get("GPUIR_PTXAS")) if target.family == "nvidia" else None


@functools.cache
def _ptxas(chosen: str | None) -> Path | None:
    if chosen is not None:
        return Path(chosen).absolute() if chosen and os.access(chosen, os.X_OK) else None
    found = [path for pattern in _PTXAS_PLACES for path in _installed(pattern)]
    found += [root / "bin/ptxas" for root in _toolkits()]
    on_path = shutil.which("ptxas")
    found += [Path(on_path).absolute()] if on_path else []
    return next((path for path in found if os.access(path, os.X_OK)), None)


def _toolkits() -> list[Path]:
    roots = [os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"]
    return [Path(root) for root in roots if root]


@functools.cache
def _libdevice(chosen: str | None) -> Path | None:
    if chosen is not None:
        return Path(chosen).absolute() if chosen and Path(chosen).is_file() else None
    found = [path for pattern in _LIBDEVICE_PLACES for path in _installed(pattern)]
    found += [root / "nvvm/libdevice/libdevice.10.bc" for root in _toolkits()]
    return next((path for path in found if path.is_file()), None)


@functools.cache
def _ocml(chosen: str | None) -> Path | None:
    if chosen is not None:
        return Path(chosen).absolute() if chosen and (Path(chosen) / "ocml.bc").is_file() else None
    found = [path for pattern in _OCML_PLACES for path in _installed(pattern)]
    roots = [os.environ.get("ROCM_PATH"), "/opt/rocm"]
    found += [Path(root) / "amdgcn/bitcode" for root in roots if root]
    return next((path for path in found if (path / "ocml.bc").is_file()), None)
