"""What one instruction of PTX computes, on the registers of all threads at once; `gpuir.ptx.signature` says on which types."""

from gpuir.sim.ptx.compute import computation

__all__ = ["computation"]
