"""CuTe DSL's kernels in the simulator, without a GPU: all launches of a block."""

from gpuir.interop.cute.errors import CuteError
from gpuir.interop.cute.launching import INTERCEPTED, simulated
from gpuir.interop.launches import Launched, Simulated

__all__ = ["INTERCEPTED", "CuteError", "Launched", "Simulated", "simulated"]
