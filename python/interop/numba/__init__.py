"""Kernels of numba-cuda-mlir in the simulator, without a GPU: one launch, or all launches of a block."""

from gpuir.interop.numba.arrays import DeviceArray
from gpuir.interop.numba.compiling import NumbaError
from gpuir.interop.numba.launching import Launched, Simulated, run, simulated

__all__ = ["DeviceArray", "Launched", "NumbaError", "Simulated", "run", "simulated"]
