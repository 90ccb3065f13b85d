"""Passes on the gpu dialect that gpuir adds to the host's."""

from gpuir.transforms.gpu import serialize

__all__ = ["serialize"]
