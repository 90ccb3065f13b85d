"""Fixtures of the compiler's tests: a cache of the test's own, and the math libraries that Triton's wheel carries."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path

import external_tools
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def filecheck() -> Callable[[list[str]], int]:
    """FileCheck as the lit tests have it, in this process: arguments to exit code."""
    spec = importlib.util.spec_from_file_location("lit_filecheck", ROOT / "scripts" / "lit_filecheck.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.main


@pytest.fixture(autouse=True)
def own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, no libraries, and crash reports that go with the test."""
    monkeypatch.setenv("GPUIR_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("GPUIR_LIBDEVICE", "")
    monkeypatch.setenv("GPUIR_OCML", "")
    monkeypatch.setenv("GPUIR_PTXAS", "")
    monkeypatch.delenv("GPUIR_DUMP", raising=False)
    monkeypatch.delenv("GPUIR_CACHE_SIZE", raising=False)
    (tmp_path / "crashes").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "crashes"))
    return tmp_path


@pytest.fixture
def math_libraries(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """`math_libraries("libdevice")` or `("ocml")`: the compiler finds that one."""

    def offer(name: str) -> None:
        python = external_tools.find("triton-3.9.0")
        if python is None:
            reason = f"no {name}: {external_tools.TOOLS['triton-3.9.0'].install}"
            if external_tools.in_ci():
                pytest.fail(reason, pytrace=False)
            pytest.skip(reason)
        backends = next((Path(python).parent.parent / "lib").glob("python*/site-packages/triton/backends"))
        if name == "libdevice":
            monkeypatch.setenv("GPUIR_LIBDEVICE", str(backends / "nvidia/lib/libdevice.10.bc"))
        else:
            monkeypatch.setenv("GPUIR_OCML", str(backends / "amd/lib"))

    return offer
