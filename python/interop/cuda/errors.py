"""What is raised where CUDA C++ cannot be compiled."""

from __future__ import annotations

from gpuir.errors import Diagnostic, Error

__all__ = ["CudaError"]


class CudaError(Error):
    """A compiler of CUDA C++ that is missing, refuses its input, crashes or does not finish; `log` is what it printed."""

    def __init__(self, diagnostics: list[Diagnostic] | str, log: str = ""):
        self.log = log
        super().__init__(diagnostics)
