"""Fixtures of the tests of CUDA C++: NVRTC and nvcc, where they are."""

from __future__ import annotations

import external_tools
import pytest

from gpuir.interop.cuda import CudaError
from gpuir.interop.cuda.installation import find_nvcc, find_nvrtc


@pytest.fixture(scope="session")
def nvrtc() -> None:
    """NVRTC and CUDA's headers, which the extra `cuda` installs."""
    try:
        found = find_nvrtc()
    except CudaError as error:
        if external_tools.in_ci():
            pytest.fail(str(error), pytrace=False)
        pytest.skip(str(error))
    assert found.includes, "NVRTC is there, and CUDA's headers are not: pip install 'gpuir[cuda]'"


@pytest.fixture(scope="session")
def with_nvcc() -> None:
    """nvcc, which no extra installs: 322 MB, and it needs a C++ compiler."""
    try:
        find_nvcc()
    except CudaError as error:
        pytest.skip(str(error))
