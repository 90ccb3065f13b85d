"""LLVM IR of NVPTX and AMDGPU, read into the llvm dialect of a gpu.module by LLVM's mlir-translate, or over llvmlite."""

from gpuir.interop.llvm.errors import TRANSLATE_VARIABLE, LlvmError
from gpuir.interop.llvm.reading import parse

__all__ = ["TRANSLATE_VARIABLE", "LlvmError", "parse"]
