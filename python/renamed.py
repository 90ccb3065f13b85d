"""Modules that moved: the old name imports the new module for one version, with a DeprecationWarning."""

from __future__ import annotations

import importlib
import importlib.machinery
import sys
import types
import warnings
from collections.abc import Sequence

#: Old name of a module, or of a package with all that is in it, and the new one. Since 0.2.
MODULES = {
    "gpuir.dialects.transform.patterns": "gpuir.passes.pattern_ops",
    "gpuir.execution.frames": "gpuir.processes.frames",
    "gpuir.dialects.upstream.builders": "gpuir.ods.upstream",
    "gpuir.dialects.upstream.kinds": "gpuir.dialects.upstream.constraints",
    "gpuir.ods.assembly": "gpuir.assembly",
    "gpuir.tools.output": "gpuir.files",
    "gpuir.ods.assembly.format": "gpuir.ods.format",
    "gpuir.assembly.format": "gpuir.ods.format",
    "gpuir.transforms.gpu.pipelines": "gpuir.passes.host_pipelines",
    "gpuir.transforms.iree_gpu.rewriting": "gpuir.transforms.iree_gpu.utils.rewriting",
    "gpuir.transforms.iree_gpu.wgmma": "gpuir.transforms.iree_gpu.lowering.wgmma_layout",
    **{
        f"gpuir{package}.assembly.{old}": f"gpuir.assembly.{new}"
        for package in ("", ".ods")
        for old, new in (
            ("names", "host_spelling"),
            ("naming", "result_names"),
            ("printing", "marks"),
            ("reading", "op_reader"),
            ("templates", "line_memo"),
            ("writing", "op_writer"),
        )
    },
    **{
        f"gpuir.transforms.{name}": f"gpuir.passes.{name}"
        for name in (
            "diagnostics",
            "host_passes",
            "instrumentation",
            "options",
            "pipeline",
            "pipeline_plan",
            "pipeline_text",
            "plugins",
            "registry",
            "script_library",
        )
    },
}


def _new_name(name: str) -> str | None:
    head, tail = name, ""
    while head:
        if head in MODULES:
            return MODULES[head] + tail
        head, _, last = head.rpartition(".")
        tail = f".{last}{tail}"
    return None


class _Finder:
    """Asked first: a module that moved with its package would else be found again behind the package's new path."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("gpuir.") or _new_name(fullname) is None:
            return None
        # It has what is asked of a loader.
        return importlib.machinery.ModuleSpec(fullname, self, is_package=True)  # type: ignore[arg-type]

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        """As modules are made by default."""

    def exec_module(self, module: types.ModuleType) -> None:
        new = _new_name(module.__name__)
        assert new is not None
        warnings.warn(f"{module.__name__} is now {new}; the old name goes in 0.3", DeprecationWarning, stacklevel=2)
        # The import system returns what stands here, so that both names are one module.
        sys.modules[module.__name__] = importlib.import_module(new)


def install() -> None:
    """Makes the old names importable."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        # No subclass of importlib.abc's: that imports a quarter of the standard library.
        sys.meta_path.insert(0, _Finder())
