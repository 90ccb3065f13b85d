"""Intrinsic emitters: Python objects that write the code of matrix units into the module under construction."""

from gpuir.intrinsics import hopper, wgmma

__all__ = ["hopper", "wgmma"]
