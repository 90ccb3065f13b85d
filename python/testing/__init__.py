"""Tests of kernels: the pytest plug-in is `gpuir.testing.plugin`, which pytest loads by itself where gpuir is installed."""
