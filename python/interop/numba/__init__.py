"""Kernels of numba-cuda and numba-cuda-mlir in the simulator, without a GPU: one launch, or all launches of a block."""

from gpuir.interop.launches import Launched, Simulated
from gpuir.interop.numba.device import DeviceArray
from gpuir.interop.numba.errors import NumbaError
from gpuir.interop.numba.launching import INTERCEPTED, run, simulated

__all__ = ["INTERCEPTED", "DeviceArray", "Launched", "NumbaError", "Simulated", "run", "simulated"]
