"""The releases of Triton that gpuir was tried with, and in whose words an installed Triton reads and prints."""

from __future__ import annotations

import os
import re

from gpuir.dialects.tt import TRITON
from gpuir.interop.triton.errors import TritonError
from gpuir.ods.releases import Release

__all__ = ["ANY_RELEASE_VARIABLE", "release_of_version"]

#: Environment variable that has a release tried all the same, where it is neither empty nor 0.
ANY_RELEASE_VARIABLE = "GPUIR_TRITON_ANY_RELEASE"
_NUMBERS = re.compile(r"(\d+)\.(\d+)")


def _may_be_any(any_release: bool | None) -> bool:
    if any_release is not None:
        return any_release
    return os.environ.get(ANY_RELEASE_VARIABLE, "") not in ("", "0")


def release_of_version(version: str, any_release: bool | None = None) -> Release:
    """The release whose words that version of Triton has, "3.9.0+git1a2b" for instance.

    TritonError for a version that gpuir was not tried with. With `any_release`, or where None is given and the environment
    variable is set, the nearest release that it was tried with.
    """
    tried = {_numbers(release.number): release for release in TRITON.printed}
    numbers = _numbers(version)
    if numbers in tried:
        return tried[numbers]
    if not _may_be_any(any_release):
        raise TritonError(
            f"Triton {version} is none of the releases that gpuir was tried with, {TRITON.default.number} to "
            f"{TRITON.newest.number}; any_release=True or {ANY_RELEASE_VARIABLE}=1 has it tried all the same"
        )
    return TRITON.default if numbers < min(tried) else TRITON.newest


def _numbers(version: str) -> tuple[int, ...]:
    """(3, 10) of "3.10.0rc1"; what has no such numbers is older than everything."""
    match = _NUMBERS.match(version)
    return tuple(map(int, match.groups())) if match else ()
