"""Warp's kernels in the simulator, without a GPU: all launches of a block."""

from gpuir.interop.launches import Launched, Simulated
from gpuir.interop.warp.compiling import WarpError
from gpuir.interop.warp.launching import INTERCEPTED, simulated

__all__ = ["INTERCEPTED", "Launched", "Simulated", "WarpError", "simulated"]
