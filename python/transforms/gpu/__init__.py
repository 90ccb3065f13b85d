"""Passes around the gpu dialect that gpuir adds to the host's, and what the host does not tell of its pipelines."""

from gpuir.transforms.gpu import serialize

__all__ = ["serialize"]
