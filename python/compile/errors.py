"""The errors and warnings of a compilation."""

from __future__ import annotations

from collections.abc import Mapping

from gpuir.errors import Diagnostic, Error

__all__ = ["CacheWarning", "CompileError"]


class CompileError(Error):
    """A kernel that does not compile, or a back end that crashed on it.

    ``stage`` is "lower", "translate", "optimize", "codegen", "link", "disassemble" ..., ``kernel`` the kernels
    concerned, ``target`` the chip. If the back end's process died, ``ir_file`` is a file with the IR it worked on;
    ``forms`` has the intermediate forms from before the stage that failed.
    """

    def __init__(
        self,
        diagnostics: list[Diagnostic] | str,
        *,
        stage: str = "",
        kernel: str = "",
        target: str = "",
        ir_file: str | None = None,
        forms: Mapping[str, str] | None = None,
    ):
        self.stage = stage
        self.kernel = kernel
        self.target = target
        self.ir_file = ir_file
        self.forms = dict(forms or {})
        super().__init__(diagnostics)


class CacheWarning(UserWarning):
    """The cache on disk could not be used; the compilation itself went on."""
