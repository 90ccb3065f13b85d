"""Prefix sums over subgroups: the dialect `wave`, its lowering to gpu.shuffle, and what it does in the simulator.

Importing the package registers all of it.
"""

from gpuir_wave import lowering, simulation
from gpuir_wave.dialect import WAVE, PrefixSumOp, prefix_sum

__all__ = ["WAVE", "PrefixSumOp", "lowering", "prefix_sum", "simulation"]
