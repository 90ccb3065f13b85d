"""The dialects: gpuir's own, and upstream's as the host has them (``gpuir.dialects.arith`` is the host's module)."""

from __future__ import annotations

import contextlib
import importlib.machinery
import sys
import types
from collections.abc import Sequence
from typing import Any

from gpuir import host
from gpuir.importing import import_module
from gpuir.ods.host_classes import widen


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        module = import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{__name__}.{name}":
            raise
        raise AttributeError(f"no dialect '{name}' in gpuir or in the host '{host.name}'") from None
    globals()[name] = module
    return module


def __dir__() -> list[str]:
    import pkgutil  # for those who ask only

    own = (info.name for info in pkgutil.iter_modules(__path__) if info.name != "upstream")
    theirs = (info.name for info in pkgutil.iter_modules(host.module("dialects").__path__))
    names = {name for name in (*own, *theirs) if not name.startswith("_")}
    return sorted({*names, *(name for name in globals() if name.startswith("__"))})


class _HostDialects:
    """Lets ``import gpuir.dialects.arith`` find the host's module, the same object."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        prefix, _, name = fullname.rpartition(".")
        if prefix != __name__ or not host.has_module(f"dialects.{name}"):
            return None
        return importlib.machinery.ModuleSpec(fullname, _HostLoader(name))  # type: ignore[arg-type]


class _HostLoader:
    def __init__(self, name: str):
        self.name = name

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> types.ModuleType:
        module = host.module(f"dialects.{self.name}")
        self.spec = module.__spec__
        widen(module)
        return module

    def exec_module(self, module: types.ModuleType) -> None:
        module.__spec__ = self.spec  # the import system has put this loader's there


# Python holds a lock over all finders while it asks one. So what the finder asks for its files is imported before: a finder that
# imports would wait for a thread that imports the same and waits for the finders.
with contextlib.suppress(ImportError):  # a host without them says so to whoever asks for one
    host.module("dialects")
sys.meta_path.append(_HostDialects())
