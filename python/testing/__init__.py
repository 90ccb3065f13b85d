"""Tests of kernels: the pytest plug-in is `gpuir.testing.plugin`, which `pytest -p gpuir.testing.plugin` loads."""
