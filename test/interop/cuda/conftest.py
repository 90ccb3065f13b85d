"""Fixtures of the tests of CUDA C++: nvcc, where it is."""

from __future__ import annotations

import pytest

from gpuir.interop.cuda import CudaError
from gpuir.interop.cuda.installation import find_nvcc


@pytest.fixture(scope="session")
def with_nvcc() -> None:
    """nvcc, which no extra installs: 322 MB, and it needs a C++ compiler."""
    try:
        find_nvcc()
    except CudaError as error:
        pytest.skip(str(error))
