"""The package stands in floors: a file imports from its own floor and from those below, at the top of the file, in no circle.

What is allowed beyond that stands in a table, with the reason; an entry that is no longer needed fails the test.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from _imports import Edge, Import, circular, imports_of

#: Folders and files of python/, from the ground up. Those of one floor stand beside each other and may import each other.
FLOORS = (
    (
        "ir",
        "collecting",
        "host",
        "importing",
        "lazy_numpy",
        "errors",
        "files",
        "processes",
        "programs",
        "renamed",
        "version",
    ),  # `ir` is a stub of the host's module
    ("layouts", "ptx"),
    ("ods",),
    ("assembly",),
    ("dialects",),
    ("passes",),
    ("analysis",),
    ("sim", "compile", "execution"),
    ("transforms", "schedules", "intrinsics", "interop"),
    ("viz", "bisection"),
    ("tools", "testing", "__main__"),
    # The package itself re-exports what users call, and is imported by nothing inside.
    ("",),
)
HEIGHT = {name: height for height, floor in enumerate(FLOORS) for name in floor}

#: Imports of a floor above, each with the reason.
UPWARD: dict[Edge, str] = {}

#: Imports that close a circle of files, each with the reason.
CIRCLES: dict[Edge, str] = {}

#: Modules from outside the package that are imported where they are used, by any file, and why.
LAZY_OUTSIDE = {
    "cuda": "an extra, and its libraries take a while to load",
    "cutlass": "an extra, and in the process that runs it only",
    "difflib": "for the near names of an error message only",
    "hashlib": "loads OpenSSL, for plug-ins without a name only",
    "importlib": "importlib.metadata reads every package of the environment",
    "ml_dtypes": "an extra",
    "numba": "an extra, and in the process that runs it only",
    "numba_cuda_mlir": "an extra, and in the process that runs it only",
    "pkgutil": "for those who ask what a package has",
    "shlex": "for command lines with response files only",
    "tempfile": "for files that are replaced, and folders of processes, only",
    "tilelang": "an extra, and in the process that runs it only",
    "traceback": "for internal errors only",
    "triton": "an extra, and in the process that runs it only",
    "warp": "an extra, and in the process that runs it only",
}

_TRITON = (
    "loads Triton's dialects when a module that has them is asked about: transforms of others import gpuir.analysis too"
)
_ABOVE = "ttng stands on ttg, whose views know its encodings by name only"

_TYPES = "a tenth of a second, for programs that have such types only"

_LOWERING = "the lowering and its back ends, for those who have gpuir lower in Triton's own compilation only"

_LANGUAGE = "for files in that language only: gpuir-run on MLIR starts without"

#: The package's own modules that a function imports, and why at its call.
LAZY: dict[Edge, str] = {
    ("analysis.layouts", "dialects.tt"): _TRITON,
    ("analysis.layouts", "dialects.tt.layout_inference"): _TRITON,
    ("analysis.layouts", "dialects.ttg"): _TRITON,
    ("analysis.layouts", "dialects.ttg.linear"): _TRITON,
    ("analysis.memory", "dialects.tt"): _TRITON,
    ("analysis.memory", "dialects.ttg"): _TRITON,
    ("analysis.memory", "dialects.ttng"): _TRITON,
    ("analysis.slices", "dialects.ttg"): _TRITON,
    ("compile._server", "compile.llvm"): "llvmlite is an extra that the first stages do without",
    ("dialects.ttg.memory", "dialects.ttng.dialect"): _ABOVE,
    ("dialects.ttg.views", "dialects.ttng.constraints"): _ABOVE,
    ("dialects.ttg.views", "dialects.ttng.dialect"): _ABOVE,
    ("interop.triton.changes", "interop.triton.machine_code"): _LOWERING,
    ("interop.triton.machine_code", "transforms.triton.to_llvm"): _LOWERING,
    ("interop.triton.ptx_stage", "transforms.triton"): _LOWERING,
    ("interop.triton.ptx_stage", "transforms.triton.to_llvm"): _LOWERING,
    ("interop.triton.ptx_stage", "transforms.triton.to_llvm.launching"): _LOWERING,
    ("tools.kernel_sources", "interop.cuda"): _LANGUAGE,
    ("tools.kernel_sources", "interop.llvm"): _LANGUAGE,
    ("tools.kernel_sources", "interop.ptx"): _LANGUAGE,
    ("ods.host_classes", "ods.upstream"): "only calls that the host refuses need it",
    ("sim.dialect_types", "dialects.gpu"): _TYPES,
    ("sim.dialect_types", "dialects.nvgpu"): _TYPES,
    (
        "sim.native.machine",
        "sim.native.stored",
    ): "reads the versions of packages, and loads OpenSSL, for machine code only",
    ("sim.tiles.buffers", "dialects.ttg"): _TRITON,
    ("sim.tiles.buffers", "dialects.ttg.encodings"): _TRITON,
    ("sim.tiles.buffers", "dialects.ttg.shared_linear"): _TRITON,
    (
        "transforms.triton.cluster_barriers",
        "transforms.triton.to_llvm.shared_access",
    ): "the lowering of all ops, for kernels of several CTAs only",
    (
        "transforms.triton.convert_to_llvm",
        "transforms.triton.to_llvm.functions",
    ): "the lowerings of all ops, and the dialects of chips, for those who lower alone",
    (
        "transforms.gpu.serialize",
        "transforms.gpu.objects",
    ): "the compiler, for modules that the host cannot serialize only",
    ("transforms.iree_gpu.lowering.wgmma", "transforms.iree_gpu.lowering.wgmma_ops"): "loads nvvm and rocdl",
    ("transforms.iree_gpu.schedule", "sim"): "lowering alone does not need the simulator",
    ("testing.plugin", "interop.simulating"): "as Triton's",
    (
        "testing.plugin",
        "interop.triton",
    ): "pytest loads the plug-in for every test run; the simulator is for tests that launch",
}

IMPORTS = imports_of()
INSIDE = [one for one in IMPORTS if one.inside]


def height(module: str) -> int:
    return HEIGHT[module.partition(".")[0]]


def upward(imports: list[Import]) -> set[Edge]:
    return {one.edge for one in imports if height(one.imported) > height(one.importer)}


def unexpected(edges: set[Edge], table: dict[Edge, str]) -> list[str]:
    """What the table lacks, and what it has without need."""
    problems = [f"{a or 'gpuir'} imports {b or 'gpuir'}" for a, b in sorted(edges - set(table))]
    return problems + [f"no longer needed: {edge}" for edge in sorted(set(table) - edges)]


def test_every_folder_stands_on_a_floor():
    assert {one.importer.partition(".")[0] for one in IMPORTS} <= set(HEIGHT)


def test_no_file_imports_from_above():
    """Those for type checkers too: a type from above is knowledge of what is above."""
    assert unexpected(upward(INSIDE), UPWARD) == []


def test_no_files_import_each_other_in_a_circle():
    """Imports at run time, those in functions too; type checkers do not mind circles."""
    edges = {one.edge for one in INSIDE if not one.typing}
    assert sorted(circular(edges - set(CIRCLES))) == []
    assert set(CIRCLES) - circular(edges) == set()


def test_functions_import_only_where_laziness_is_the_point():
    lazy = [one for one in IMPORTS if one.lazy and not one.typing]
    outside = {one.imported.partition(".")[0] for one in lazy if not one.inside}
    edges = {one.edge for one in lazy if one.inside or one.imported.partition(".")[0] not in LAZY_OUTSIDE}
    assert unexpected(edges, LAZY) == []
    assert set(LAZY_OUTSIDE) - outside == set()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package with each kind of import."""
    files = {
        "__init__.py": "from gpuir.a.one import f\n",
        "a/__init__.py": "",
        "a/one.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from gpuir.b import two\n"
        "def f():\n    import json\n    from gpuir import b\n",
        "b/__init__.py": "from gpuir.a import one\nimport gpuir\n",
        "b/two.py": "",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_imports_are_read(tree: Path):
    one = [(i.imported, i.lazy, i.typing, i.inside) for i in imports_of(tree) if i.importer == "a.one"]
    assert one == [
        ("typing", False, False, False),
        ("b.two", False, True, True),
        ("json", True, False, False),
        ("b", True, False, True),
    ]
    assert {i.edge for i in imports_of(tree) if i.inside and not i.typing} == {
        ("", "a.one"),
        ("a.one", "b"),
        ("b", "a.one"),
        ("b", ""),
    }


def test_circles_are_found():
    assert circular([("a", "b"), ("b", "c"), ("c", "b"), ("c", "d"), ("d", "d")]) == {
        ("b", "c"),
        ("c", "b"),
        ("d", "d"),
    }
