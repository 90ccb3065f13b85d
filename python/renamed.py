"""Modules and names that moved: the old name gives the new one for one version, with a DeprecationWarning."""

from __future__ import annotations

import importlib
import importlib.machinery
import sys
import types
import warnings
from collections.abc import Callable, Mapping, Sequence

#: Old name of a module, or of a package with all that is in it, and the new one. Since 0.2.
MODULES = {
    "gpuir.compile.gaps": "gpuir.compile.missing_lowerings",
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
    **{
        f"gpuir.transforms.iree_gpu.{old}": f"gpuir.transforms.iree_gpu.{new}"
        for old, new in (
            ("accumulators", "vectors.accumulators"),
            ("banks", "lowering.bank_conflicts"),
            ("barriers", "lowering.barriers"),
            ("concretize", "packing.concretize"),
            ("copies", "vectors.copies"),
            ("f8", "reference.f8"),
            ("fuse", "tiling.loop_fusion"),
            ("intrinsics", "lowering.amdgpu"),
            ("lanes", "tiling.lanes"),
            ("launch", "lowering.launch"),
            ("nvidia", "lowering.mma_sync"),
            ("planned", "packing.configured"),
            ("promote_wgmma", "lowering.wgmma_promotion"),
            ("promotion", "tiling.promotion"),
            ("reads", "utils.memory_reads"),
            ("reduction", "tiling.reduction"),
            ("scatter", "vectors.unpacking"),
            ("sequential", "reference.barriers"),
            ("swizzle", "lowering.wgmma_swizzle"),
            ("to_intrinsics", "reference.loops"),
            ("to_scalars", "reference.scalars"),
            ("unroll", "vectors.unrolling"),
        )
    },
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

#: Old name of a module, and the modules that its public names are in now. Since 0.2.
SPLIT = {
    "gpuir.compile.accumulators": ("gpuir.compile.wgmma_registers",),
    "gpuir.compile.wgmma": ("gpuir.compile.wgmma_chains",),
    "gpuir.sim.batch": ("gpuir.sim.geometry", "gpuir.sim.group", "gpuir.sim.grid", "gpuir.sim.terms"),
    **{
        f"gpuir.transforms.iree_gpu.{old}": tuple(f"gpuir.transforms.iree_gpu.{one}" for one in new)
        for old, new in (
            ("buffers", ("lowering.transfers", "lowering.barriers")),
            ("contraction", ("utils.multi_mma", "utils.indices")),
            ("convert", ("packing.matmul_view", "packing.multi_mma")),
            ("data_tiled", ("lowering.data_tiled", "utils.data_tiled_layout")),
            ("gather", ("vectors.source_reads", "utils.indices")),
            ("lower", ("lowering.multi_mma", "lowering.barriers")),
            ("places", ("utils.indices", "utils.slices")),
            ("slices", ("utils.indices", "utils.slices", "utils.foralls")),
            ("subgroups", ("tiling.subgroups", "utils.foralls")),
            ("vectorize", ("vectors.vectorization", "utils.vectors")),
            ("wgmma", ("lowering.wgmma_layout", "lowering.wgmma")),
            ("workgroups", ("tiling.workgroups", "utils.vectors")),
        )
    },
}
#: Names in modules of `SPLIT` that are others now.
NAMES = {
    "gpuir.compile.accumulators": {
        "Registers": "NamedRegisters",
        "letter": "constraint",
        "named_type": "named_struct",
    },
    "gpuir.compile.wgmma": {"join_products": "join_chains"},
}


def _new_name(name: str) -> str | None:
    head, tail = name, ""
    while head:
        if head in MODULES:
            return MODULES[head] + tail
        head, _, last = head.rpartition(".")
        tail = f".{last}{tail}"
    return None


def aliases(module: str, names: Mapping[str, object]) -> Callable[[str], object]:
    """A module's ``__getattr__`` that gives what old names of the module stand for."""

    def look_up(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module '{module}' has no attribute '{name}'")
        new = names[name]
        shown = getattr(new, "__qualname__", new)
        warnings.warn(f"{module}.{name} is now {shown}; the old name goes in 0.3", DeprecationWarning, stacklevel=2)
        return new

    return look_up


def _give_names(old: types.ModuleType) -> None:
    """Fills the module of an old name of `SPLIT` with the public names of the modules that have them now."""
    modules = [importlib.import_module(name) for name in SPLIT[old.__name__]]
    for module in reversed(modules):
        vars(old).update({name: value for name, value in vars(module).items() if not name.startswith("_")})
    for name, new in NAMES.get(old.__name__, {}).items():
        setattr(old, name, getattr(old, new))


class _Finder:
    """Asked first: a module that moved with its package would else be found again behind the package's new path."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("gpuir.") or (fullname not in SPLIT and _new_name(fullname) is None):
            return None
        # It has what is asked of a loader.
        return importlib.machinery.ModuleSpec(fullname, self, is_package=True)  # type: ignore[arg-type]

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        """As modules are made by default."""

    def exec_module(self, module: types.ModuleType) -> None:
        if module.__name__ in SPLIT:
            several = " and ".join(SPLIT[module.__name__])
            warnings.warn(
                f"{module.__name__} is now {several}; the old name goes in 0.3", DeprecationWarning, stacklevel=2
            )
            _give_names(module)
            return
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
