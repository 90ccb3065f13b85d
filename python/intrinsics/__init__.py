"""Intrinsic emitters: Python objects that write the code of matrix units into the module under construction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.importing import import_module

if TYPE_CHECKING:
    from types import ModuleType

    from gpuir.intrinsics import hopper, wgmma

__all__ = ["hopper", "wgmma"]


def __getattr__(name: str) -> ModuleType:
    if name not in __all__:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
