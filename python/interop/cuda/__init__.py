"""CUDA C++, compiled to PTX by NVRTC or nvcc in a process of its own: neither a GPU nor a CUDA toolkit is needed."""

from gpuir.interop.cuda.api import Compiled, compile, supported_archs
from gpuir.interop.cuda.errors import CudaError
from gpuir.interop.cuda.installation import NVCC_VARIABLE, NVRTC_VARIABLE

__all__ = ["NVCC_VARIABLE", "NVRTC_VARIABLE", "Compiled", "CudaError", "compile", "supported_archs"]
