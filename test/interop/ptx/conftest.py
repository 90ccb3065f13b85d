"""Fixtures of the tests of PTX: what needs a library that an extra installs."""

from __future__ import annotations

import external_tools
import pytest

from gpuir.interop.cuda import CudaError
from gpuir.interop.cuda.installation import find_nvrtc


@pytest.fixture(scope="session")
def nvrtc() -> None:
    """NVRTC and CUDA's headers, which the extra `cuda` installs."""
    try:
        find_nvrtc()
    except CudaError as error:
        if external_tools.in_ci():
            pytest.fail(str(error), pytrace=False)
        pytest.skip(str(error))
