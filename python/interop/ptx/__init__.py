"""PTX as a gpu.module of the llvm and nvvm dialects, which the simulator runs and `gpuir.compile` gives back as PTX."""

from gpuir.interop.ptx.kernels import Kernel
from gpuir.interop.ptx.parsing import parse
from gpuir.ptx import PtxError

__all__ = ["Kernel", "PtxError", "parse"]
