"""LLVM IR of NVPTX and AMDGPU, read into the llvm dialect of a gpu.module by LLVM's mlir-translate."""

from gpuir.interop.llvm.reading import TRANSLATE_VARIABLE, LlvmError, parse

__all__ = ["TRANSLATE_VARIABLE", "LlvmError", "parse"]
