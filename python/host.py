"""Finds the upstream MLIR Python bindings; no other file names the package that carries them."""

from __future__ import annotations

import contextlib
import importlib
import importlib.machinery
import importlib.util
import os
import sys
import types
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from gpuir.collecting import no_collections
from gpuir.importing import import_module
from gpuir.lazy_numpy import StandIn

__all__ = ["AnyOp", "context_of", "has_module", "ir", "module", "name", "register_dialect_module"]

_CANDIDATES = ("mlir", "torch_mlir")
_ADVICE = (
    "gpuir needs the upstream MLIR Python bindings with the irdl and transform dialects: "
    "`pip install torch-mlir`, or set GPUIR_HOST to the package that carries them"
)


@contextlib.contextmanager
def _without_numpy() -> Iterator[None]:
    """The host's `ir` imports NumPy for a few attribute builders; that takes longer than all the rest of it.

    While the block runs the name is a stand-in's, which the host keeps; later imports give NumPy itself.
    """
    if "numpy" in sys.modules:
        yield
        return
    stand_in = sys.modules["numpy"] = StandIn("numpy")
    try:
        yield
    finally:
        if sys.modules.get("numpy") is stand_in:
            del sys.modules["numpy"]


def _find() -> tuple[str, types.ModuleType]:
    chosen = os.environ.get("GPUIR_HOST")
    errors = []
    for name in (chosen,) if chosen else _CANDIDATES:
        try:
            # A namespace package or a placeholder distribution of that name has no `ir`.
            with _without_numpy():
                return name, importlib.import_module(f"{name}.ir")
        except ImportError as error:
            errors.append(f"{name}: {error}")
    raise ImportError(f"{_ADVICE} (tried {'; '.join(errors)})")


if TYPE_CHECKING:
    # Type checkers read the stub, which follows from the host that pip installs by default.
    import gpuir.ir as ir

    name: str
else:
    #: Package name of the host, e.g. ``torch_mlir``, and its ``ir`` module.
    name, ir = _find()

#: An op as passes and patterns are given it: the host's plain Operation or the view of its class.
AnyOp: TypeAlias = "ir.Operation | ir.OpView"

_REQUIRED = ("DynamicOpTrait", "DynamicAttr", "DynamicType", "MemoryEffectsOpInterface", "ConditionallySpeculatable")
_missing = [part for part in _REQUIRED if not hasattr(ir, part)]
if _missing:
    raise ImportError(f"the MLIR bindings in '{name}' are too old, they lack ir.{', ir.'.join(_missing)}. {_ADVICE}")


class _Loader(importlib.machinery.SourceFileLoader):
    """Runs a module of the host, which puts members on the host's classes, see `gpuir.collecting`."""

    def exec_module(self, module: types.ModuleType) -> None:
        with no_collections():
            super().exec_module(module)


class _Finder:
    """Has the host's dialects, which the host imports at the first op of theirs, read by `_Loader`."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith(_DIALECTS):
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and type(spec.loader) is importlib.machinery.SourceFileLoader:
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


_DIALECTS = f"{name}.dialects."
sys.meta_path.insert(0, _Finder)


def module(path: str) -> types.ModuleType:
    """The host's module of that dotted path, e.g. ``module("dialects.arith")`` or ``module("passmanager")``."""
    try:
        return import_module(f"{name}.{path}")
    except ModuleNotFoundError as error:
        raise ImportError(f"the MLIR bindings in '{name}' have no module '{path}' ({error}). {_ADVICE}") from error


def has_module(path: str) -> bool:
    """Whether the host carries the module ``path``."""
    return importlib.util.find_spec(f"{name}.{path}") is not None


def context_of(given: ir.Context | None, what: str) -> ir.Context:
    """The context that was given, or else the current one; ValueError, with `what` needs it, where there is neither."""
    context = given or ir.Context.current
    if context is None:
        raise ValueError(f"{what}: no context: use it inside `with gpuir.Context():`, or with context=")
    return context


def string_value(attribute: ir.Attribute) -> str:
    """A string attribute's text; bytes that are no UTF-8, which MLIR allows, as escapes."""
    string = ir.StringAttr(attribute)
    try:
        return string.value
    except RuntimeError:
        return string.value_bytes.decode("utf-8", "backslashreplace")


def symbol_path(attribute: ir.Attribute) -> list[str]:
    """The names of a symbol reference, from the outermost in, as `string_value` has them."""
    text = str(attribute)
    if "\\" not in text:
        return ir.SymbolRefAttr(attribute).value
    # The host ends the process over a name that is no UTF-8.
    quoted = (part if part.startswith('"') else f'"{part}"' for part in text.removeprefix("@").split("::@"))
    return [string_value(ir.Attribute.parse(part, attribute.context)) for part in quoted]


def register_dialect_module(namespace: str, dialect_module: types.ModuleType) -> None:
    """Tells the host which Python module belongs to a dialect made at run time.

    Without it the host tries to import ``<host>.dialects.<namespace>`` at every access to an op or attribute of the
    dialect, which costs about 17 us each time.
    """
    sys.modules.setdefault(f"{name}.dialects.{namespace}", dialect_module)
