"""Triton's own pipelines, pass by pass: its backend adds passes to a manager of ours, which shows the module after each.

Runs where Triton is installed, which need not have gpuir.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from types import ModuleType
from typing import Any

#: Called with a pass and the module after it.
After = Callable[[str, Any], None]
#: Called with a pass before it runs; false: it is left out.
Before = Callable[[str], bool]


class Passes:
    """Stands in for a namespace of Triton's pass adders: what is added to a `Manager` is kept by name."""

    def __init__(self, real: Any, path: str = ""):
        self._real, self._path = real, path

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._real, name)
        if isinstance(real, ModuleType):
            return Passes(real, f"{self._path}{name}.")
        if isinstance(real, type) or not callable(real):
            return real

        def add(*arguments: Any, **named: Any) -> Any:
            if not arguments or not isinstance(arguments[0], Manager):
                return real(*arguments, **named)
            manager, *rest = arguments
            words = ", ".join(repr(a) if isinstance(a, (str, int)) else "..." for a in (*rest, *named.values()))
            manager.added.append((f"{self._path}{name}({words})", lambda m: real(m, *rest, **named)))
            return None

        return add


class Manager:
    """Stands in for Triton's pass manager: runs each pass in one of its own and shows the module after it."""

    def __init__(self, context: Any, after: After, before: Before, inner: bool = False):
        self.context, self.after, self.before, self.inner = context, after, before, inner
        self.added: list[tuple[str, Callable[[Any], None]]] = []

    def enable_debug(self) -> bool:
        return False

    def run(self, module: Any, *name: str) -> None:
        from triton._C.libtriton import ir

        for title, add in self.added:
            if not self.before(title):
                continue
            manager = ir.pass_manager(self.context)
            add(manager)
            if self.inner:
                self._run_inner(manager, title, module, *name)
            else:
                manager.run(module, *name)
            self.after(title, module)

    def _run_inner(self, manager: Any, title: str, module: Any, *name: str) -> None:
        """Has Triton print the module before each pass of a nested pipeline, and reads that again, without locations."""
        os.environ["MLIR_ENABLE_DUMP"] = "1"
        manager.enable_debug()
        said = os.dup(2)
        with tempfile.TemporaryFile("w+") as dumps:
            os.dup2(dumps.fileno(), 2)
            try:
                manager.run(module, *name)
            finally:
                os.dup2(said, 2)
                os.close(said)
                dumps.seek(0)
                _, *parts = dumps.read().split("// -----// IR Dump Before ")
                # The first is the pass itself.
                for part in parts[1:]:
                    heading, _, text = part.partition("\n")
                    inside = heading.partition(" (")[0]
                    self.after(f"{title}: before {inside}", parsed(text.partition("\n// -----")[0], self.context))


class Recording:
    """``with Recording(backend, after):`` has Triton's backend call ``after(pass, module)`` for each pass it runs.

    Passes of which ``before(pass)`` is false do not run.
    """

    def __init__(self, backend: Any, after: After, inner: bool = False, before: Before = lambda title: True):
        self.module = sys.modules[type(backend).__module__]
        self.after, self.inner, self.before = after, inner, before

    def __enter__(self) -> None:
        from triton._C.libtriton import ir

        spaces = [name for name in ("passes", "nvidia", "amd", "gluon") if hasattr(self.module, name)]
        self.kept = {name: getattr(self.module, name) for name in ("ir", *spaces)}
        for name in spaces:
            setattr(self.module, name, Passes(self.kept[name]))
        shown: Any = type("ir", (), {name: staticmethod(getattr(ir, name)) for name in dir(ir) if name[0] != "_"})
        shown.pass_manager = staticmethod(lambda context: Manager(context, self.after, self.before, self.inner))
        self.module.ir = shown  # type: ignore[attr-defined]

    def __exit__(self, *_: object) -> None:
        for name, value in self.kept.items():
            setattr(self.module, name, value)


def parsed(text: str, context: Any) -> Any:
    """A module of Triton's text."""
    from triton._C.libtriton import ir

    with tempfile.NamedTemporaryFile("w", suffix=".ttgir") as file:
        file.write(text)
        file.flush()
        return ir.parse_mlir_module(file.name, context)
