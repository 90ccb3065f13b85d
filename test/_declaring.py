"""Dialects that tests declare: known to gpuir while a test asks for them, and forgotten after it.

A broken dialect must not get into the contexts of other tests, nor a throw-away one into the reference.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from gpuir import ir
from gpuir.ods.dialect import BUNDLED, DIALECTS, dialect_of
from gpuir.ods.operation import OPS

for _namespace in BUNDLED:
    dialect_of(_namespace)


class _Forgotten:
    """Takes back what is declared inside of the `with`."""

    def __enter__(self) -> _Forgotten:
        self.before = (dict(DIALECTS), dict(OPS))
        return self

    def __exit__(self, *error: object) -> None:
        self.declared = []
        for registry, before in zip((DIALECTS, OPS), self.before):
            self.declared.append({name: value for name, value in registry.items() if name not in before})
            for name in self.declared[-1]:
                del registry[name]


def _helper(name: str) -> tuple[ModuleType, list[dict]]:
    """A module next to this one and what it declares."""
    sys.path.insert(0, str(Path(__file__).parent))
    with _Forgotten() as found:
        module = importlib.import_module(name)
    sys.path.remove(str(Path(__file__).parent))
    return module, found.declared


_TRIAL, _MIRROR = _helper("_trial"), _helper("_mirror")


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A plain context of the host, current."""
    with ir.Context() as made, ir.Location.unknown(made):
        yield made


@pytest.fixture
def declaring() -> Iterator[None]:
    """The test declares dialects."""
    with _Forgotten():
        yield


def _known(helper: tuple[ModuleType, list[dict]]) -> Iterator[ModuleType]:
    module, (dialects, ops) = helper
    with _Forgotten():
        DIALECTS.update(dialects)
        OPS.update(ops)
        yield module


@pytest.fixture
def trial() -> Iterator[ModuleType]:
    """The module `_trial`, its dialect known."""
    yield from _known(_TRIAL)


@pytest.fixture
def mirror() -> Iterator[ModuleType]:
    """The module `_mirror`, its dialect known."""
    yield from _known(_MIRROR)
