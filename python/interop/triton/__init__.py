"""Triton, asked in a process of its own, and the way round: its TTGIR here, changed here, and back."""

from gpuir.interop.triton.changes import Installation, Recompiled, apply, install, recompile
from gpuir.interop.triton.errors import TritonError
from gpuir.interop.triton.tried import ANY_RELEASE_VARIABLE
from gpuir.interop.triton.worker import PYTHON_VARIABLE, Artefacts, Triton, Verdict

__all__ = [
    "ANY_RELEASE_VARIABLE",
    "PYTHON_VARIABLE",
    "Artefacts",
    "Installation",
    "Recompiled",
    "Triton",
    "TritonError",
    "Verdict",
    "apply",
    "install",
    "recompile",
]
