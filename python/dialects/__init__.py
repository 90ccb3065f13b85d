"""The dialects: gpuir's own, and upstream's as the host has them (``gpuir.dialects.arith`` is the host's module)."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from typing import Any

from gpuir import host


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        module = importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{__name__}.{name}":
            raise
        try:
            module = host.module(f"dialects.{name}")
        except ImportError:
            raise AttributeError(f"no dialect '{name}' in gpuir or in the host '{host.name}'") from None
        sys.modules[f"{__name__}.{name}"] = module
    globals()[name] = module
    return module


class _HostDialects:
    """Lets ``import gpuir.dialects.arith`` find the host's module, the same object."""

    @staticmethod
    def find_spec(fullname: str, path: Any = None, target: Any = None) -> Any:
        prefix, _, name = fullname.rpartition(".")
        if prefix != __name__ or not host.has_module(f"dialects.{name}"):
            return None
        return importlib.util.spec_from_loader(fullname, _HostLoader(name))  # type: ignore[arg-type]  # the two methods suffice


class _HostLoader:
    def __init__(self, name: str):
        self.name = name

    def create_module(self, spec: Any) -> Any:
        module = host.module(f"dialects.{self.name}")
        self.spec = module.__spec__
        return module

    def exec_module(self, module: Any) -> None:
        module.__spec__ = self.spec  # the import system has put this loader's there


sys.meta_path.append(_HostDialects)
