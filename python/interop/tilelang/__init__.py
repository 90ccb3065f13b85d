"""TileLang's kernels in the simulator, without a GPU: all launches of a block."""

from gpuir.interop.launches import Launched, Simulated
from gpuir.interop.tilelang.errors import TileLangError
from gpuir.interop.tilelang.launching import INTERCEPTED, simulated

__all__ = ["INTERCEPTED", "Launched", "Simulated", "TileLangError", "simulated"]
