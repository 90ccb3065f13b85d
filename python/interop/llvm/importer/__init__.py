"""An importer of LLVM IR for where there is no mlir-translate: LLVM's canonical text becomes text of MLIR's llvm dialect."""

from gpuir.interop.llvm.importer.modules import imported
from gpuir.interop.llvm.importer.tokens import UnknownError

__all__ = ["UnknownError", "imported"]
