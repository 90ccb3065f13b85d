"""The error of reading LLVM IR."""

from __future__ import annotations

from gpuir.errors import Error

__all__ = ["ADVICE", "TRANSLATE_VARIABLE", "LlvmError"]

#: Environment variable with the path of mlir-translate; "llvmlite" has it read without.
TRANSLATE_VARIABLE = "GPUIR_MLIR_TRANSLATE"
ADVICE = f"install LLVM's MLIR tools (Debian and Ubuntu: mlir-22-tools), or set {TRANSLATE_VARIABLE} to the program"


class LlvmError(Error):
    """LLVM IR that cannot be read, or nothing there that reads it."""
