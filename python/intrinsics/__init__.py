"""Intrinsic emitters: Python objects that write the code of matrix units into the module under construction."""

from gpuir.intrinsics import wgmma

__all__ = ["wgmma"]
