"""Upstream's transform dialect (all of the host's names), and transform ops in Python."""

import importlib as _importlib
import pkgutil as _pkgutil
from types import ModuleType as _ModuleType

from gpuir import host as _host
from gpuir.ods.host_classes import widen as _widen

_transform = _host.module("dialects.transform")
_widen(_transform)
# Extensions come through __getattr__: gpuir's own module, else the host's. A list, since a thread that imports one of the host's
# adds it meanwhile.
globals().update(
    {
        name: value
        for name, value in list(vars(_transform).items())
        if not name.startswith("__") and not isinstance(value, _ModuleType)
    }
)


def __dir__() -> list[str]:
    theirs = _pkgutil.iter_modules(_transform.__path__)
    modules = {info.name for info in (*_pkgutil.iter_modules(__path__), *theirs) if not info.name.startswith("_")}
    return sorted({*modules, *(name for name in globals() if not name.startswith("_") or name.startswith("__"))})


def __getattr__(name: str) -> _ModuleType:
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return _importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{__name__}.{name}":
            raise
    try:
        module = _host.module(f"dialects.transform.{name}")
    except ImportError:
        raise AttributeError(f"gpuir.dialects.transform has no '{name}', nor has the host '{_host.name}'") from None
    _widen(module)
    return module
