"""What the passes on iree_gpu share: walks, index arithmetic, slices, foralls, and views of ops."""

from gpuir.host import module

__all__ = ["gpu"]

#: The host's gpu dialect. gpuir's own, with more builders, loads nvvm and rocdl too, an eighth of a second.
gpu = module("dialects.gpu")
