"""Old names of modules: the same module as the new name, with a warning."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

from gpuir.renamed import MODULES


@pytest.mark.parametrize("old, new", MODULES.items())
def test_old_names_are_the_new_modules(old: str, new: str):
    sys.modules.pop(old, None)
    with pytest.warns(DeprecationWarning, match=f"{old} is now {new}"):
        assert importlib.import_module(old) is importlib.import_module(new)


def test_a_package_takes_its_modules_along():
    script = (
        "import gpuir.ods.assembly.cursor as old, gpuir.assembly.cursor as new; assert old is new\n"
        "from gpuir.transforms.registry import pattern; import gpuir.passes.registry; assert pattern is gpuir.passes.registry.pattern"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
