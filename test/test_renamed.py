"""Old names of modules: the same module as the new name, with a warning."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

from gpuir.renamed import MODULES, NAMES, SPLIT


@pytest.mark.parametrize("old, new", MODULES.items())
def test_old_names_are_the_new_modules(old: str, new: str):
    sys.modules.pop(old, None)
    with pytest.warns(DeprecationWarning, match=f"{old} is now {new}"):
        assert importlib.import_module(old) is importlib.import_module(new)


@pytest.mark.parametrize("old", SPLIT)
def test_old_names_of_modules_that_were_split_have_what_the_new_ones_have(old: str):
    sys.modules.pop(old, None)
    with pytest.warns(DeprecationWarning, match=f"{old} is now {' and '.join(SPLIT[old])}"):
        module = importlib.import_module(old)
    for new in map(importlib.import_module, SPLIT[old]):
        assert all(hasattr(module, name) for name in getattr(new, "__all__", ()))
    for name, new_name in NAMES.get(old, {}).items():
        assert getattr(module, name) is getattr(module, new_name)


#: Of each module that was split, what it was imported for.
IMPORTED = [
    ("gpuir.sim.batch", "Batch"),
    ("gpuir.sim.batch", "Geometry"),
    ("gpuir.sim.batch", "run_grid"),
    ("gpuir.compile.accumulators", "registers_of"),
    ("gpuir.compile.wgmma", "join_products"),
    ("gpuir.transforms.iree_gpu.buffers", "lower_transfers"),
    ("gpuir.transforms.iree_gpu.buffers", "barriers_to_gpu"),
    ("gpuir.transforms.iree_gpu.convert", "MatmulView"),
    ("gpuir.transforms.iree_gpu.convert", "convert_to_multi_mma"),
    ("gpuir.transforms.iree_gpu.data_tiled", "tile_dimensions"),
    ("gpuir.transforms.iree_gpu.gather", "read_from_sources"),
    ("gpuir.transforms.iree_gpu.lower", "lower_multi_mma"),
    ("gpuir.transforms.iree_gpu.lower", "lower_value_barrier"),
    ("gpuir.transforms.iree_gpu.places", "sizes_of"),
    ("gpuir.transforms.iree_gpu.slices", "parallel_insert"),
    ("gpuir.transforms.iree_gpu.subgroups", "tile_to_subgroups"),
    ("gpuir.transforms.iree_gpu.vectorize", "vectorize_multi_mma"),
    ("gpuir.transforms.iree_gpu.wgmma", "lower_wgmma"),
    ("gpuir.transforms.iree_gpu.workgroups", "pad_to_tiles"),
]


@pytest.mark.parametrize("module, name", IMPORTED)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_what_users_took_from_a_module_that_was_split(module: str, name: str):
    assert hasattr(importlib.import_module(module), name)


@pytest.mark.parametrize(
    "module, old, new",
    [
        ("gpuir.dialects.ttg.shared_linear", "moved_by_swizzle", "split_moves_elements"),
        ("gpuir.intrinsics.wgmma.instructions", "Product", "WarpgroupMma"),
    ],
)
def test_old_names_in_a_module(module: str, old: str, new: str):
    imported = importlib.import_module(module)
    with pytest.warns(DeprecationWarning, match=f"{module}.{old} is now {new}; the old name goes in 0.3"):
        assert getattr(imported, old) is getattr(imported, new)
    with pytest.raises(AttributeError, match="has no attribute 'nothing_of_that_name'"):
        _ = imported.nothing_of_that_name


def test_a_package_takes_its_modules_along():
    script = (
        "import gpuir.ods.assembly.cursor as old, gpuir.assembly.cursor as new; assert old is new\n"
        "from gpuir.transforms.registry import pattern; import gpuir.passes.registry; assert pattern is gpuir.passes.registry.pattern"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
