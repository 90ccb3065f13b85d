"""What is raised where Triton cannot be asked, or refuses."""

from __future__ import annotations

from gpuir.errors import Diagnostic, Error

__all__ = ["TritonError"]


class TritonError(Error):
    """Triton that is missing, refuses its input, crashes or does not finish; `messages` is what it printed."""

    def __init__(self, diagnostics: list[Diagnostic] | str, messages: str = ""):
        self.messages = messages
        super().__init__(diagnostics)
