"""The bindings that gpuir runs on, under upstream's name, with a simulator where upstream has a compiler and a GPU.

Programs that upstream tests its bindings with import this package in place of theirs: `make upstream-tests`.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gpuir import host as bindings
from gpuir import sim


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the modules of the host for those of the name ``mlir``: the same objects."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("mlir."):
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> types.ModuleType:
        if spec.name in _REPLACED:
            return _REPLACED[spec.name]()
        return importlib.import_module(bindings.name + spec.name.removeprefix("mlir"))

    def exec_module(self, module: types.ModuleType) -> None:
        """The module has run when it was made."""


class ExecutionEngine:
    """Runs a module's functions in the simulator."""

    def __init__(self, module: Any, opt_level: int = 2, shared_libs: Sequence[str] = ()):
        self._module = module

    def initialize(self) -> None:
        """There is no machine code to load."""

    def invoke(self, name: str, *arguments: Any) -> None:
        """Calls a function with what upstream's engine takes: pointers to numbers, and to pointers to descriptors.

        What the checks find goes to a file of the program, and the function runs again without them.
        """
        given = [_value(each) for each in arguments]
        before = [each.copy() if hasattr(each, "copy") else each for each in given]
        try:
            sim.run(self._module, name, *given, chip="sm_90")
        except sim.SimulationError as error:
            folder = Path(os.environ["UPSTREAM_FINDINGS"])
            folder.mkdir(parents=True, exist_ok=True)
            with open(folder / sys.argv[0].replace("/", "-"), "a") as file:
                file.write(f"{str(error).splitlines()[0]}\n")
            for array, old in zip(given, before):
                if hasattr(array, "copy"):
                    array[...] = old
            sim.run(self._module, name, *given, chip="sm_90", checks=False)


def _value(given: Any) -> Any:
    if isinstance(given, ctypes.Array):
        return given[0]
    return bindings.module("runtime").ranked_memref_to_numpy(given[0])


class PassManager:
    """Upstream's pipelines to machine code leave the module as it is: the simulator runs it."""

    @staticmethod
    def parse(pipeline: str) -> PassManager:
        """The pass manager of the pipeline."""
        if "gpu-lower-to-nvvm-pipeline" not in pipeline:
            raise ValueError(f"expected upstream's pipeline to machine code, got {pipeline}")
        return PassManager()

    def run(self, operation: Any) -> None:
        """Does nothing."""


def _dialects() -> types.ModuleType:
    """The package of the dialects, with modules of its own where they differ from the host's."""
    module = types.ModuleType("mlir.dialects")
    module.__path__ = []
    return module


def _gpu() -> types.ModuleType:
    """The dialect's module, whose builders take the arguments that they took before, too: tests of upstream still give them."""
    host = bindings.module("dialects.gpu")
    module = types.ModuleType("mlir.dialects.gpu")
    module.__dict__.update(host.__dict__)

    def wait(*arguments: Any) -> Any:
        return host.wait(arguments[-1]) if arguments else host.wait()

    class LaunchOp(host.LaunchOp):  # type: ignore[name-defined,misc]
        def __init__(self, *arguments: Any, **options: Any):
            if len(arguments) < 8:
                super().__init__(*arguments, **options)
            else:
                # The class that is generated from ODS.
                host.LaunchOp.__base__.__init__(self, *arguments, **options)

    module.__dict__.update(wait=wait, LaunchOp=LaunchOp)
    return module


def _module(name: str, member: type) -> types.ModuleType:
    module = types.ModuleType(name)
    setattr(module, member.__name__, member)
    return module


_REPLACED = {
    "mlir.execution_engine": lambda: _module("mlir.execution_engine", ExecutionEngine),
    "mlir.passmanager": lambda: _module("mlir.passmanager", PassManager),
    "mlir.dialects": _dialects,
    "mlir.dialects.gpu": _gpu,
}
sys.meta_path.insert(0, _Finder())
