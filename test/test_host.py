"""How gpuir finds upstream's bindings, and what it says when it does not."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from types import ModuleType

import pytest

import gpuir
from gpuir import host


def run(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env={**os.environ, **environment}
    )


def test_ir_is_the_hosts():
    assert gpuir.ir is host.ir is importlib.import_module(f"{host.name}.ir")


@pytest.mark.parametrize("name", ["arith", "func", "scf", "vector", "tensor", "memref", "linalg"])
def test_dialects_are_the_hosts(name):
    module = importlib.import_module(f"gpuir.dialects.{name}")
    theirs = importlib.import_module(f"{host.name}.dialects.{name}")
    assert module is theirs is host.module(f"dialects.{name}")
    assert getattr(importlib.import_module("gpuir.dialects"), name) is theirs


@pytest.mark.parametrize("name", ["gpu", "nvgpu", "transform"])
def test_the_hosts_names_are_in_what_gpuir_extends(name):
    theirs = host.module(f"dialects.{name}")
    ours = importlib.import_module(f"gpuir.dialects.{name}")
    names = [n for n, value in vars(theirs).items() if not n.startswith("_") and not isinstance(value, ModuleType)]
    assert [n for n in names if not hasattr(ours, n)] == []


def test_a_dialect_that_nobody_has():
    with pytest.raises(AttributeError, match="no dialect 'nosuch' in gpuir or in the host"):
        importlib.import_module("gpuir.dialects").nosuch
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("gpuir.dialects.nosuch")


def test_modules_of_the_host():
    assert host.module("passmanager").PassManager
    assert host.has_module("dialects.arith") and not host.has_module("dialects.nosuch")
    with pytest.raises(ImportError, match=f"the MLIR bindings in '{host.name}' have no module 'nosuch'"):
        host.module("nosuch")


ADVICE = "gpuir needs the upstream MLIR Python bindings"


@pytest.mark.parametrize(
    "chosen, words",
    [
        ("nosuch_package", ["nosuch_package: No module named 'nosuch_package'"]),
        ("json", ["json: No module named 'json.ir'"]),
    ],
)
def test_a_host_that_is_none(chosen, words):
    """One ImportError that says what was tried and what to do."""
    result = run("import gpuir", GPUIR_HOST=chosen)
    assert result.returncode == 1
    last = result.stderr.strip().splitlines()[-1]
    assert last.startswith(f"ImportError: {ADVICE}")
    assert "pip install" in last and "GPUIR_HOST" in last
    for word in words:
        assert word in last


def test_a_host_that_is_too_old(tmp_path):
    """Bindings without what gpuir stands on."""
    package = tmp_path / "old_bindings"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "ir.py").write_text("class Context: pass\nclass DynamicAttr: pass\n")
    result = run("import gpuir", GPUIR_HOST="old_bindings", PYTHONPATH=str(tmp_path))
    last = result.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: the MLIR bindings in 'old_bindings' are too old, they lack ir.DynamicOpTrait")
    assert "ir.DynamicAttr" not in last and "pip install" in last


def test_the_choice_is_taken(tmp_path):
    """GPUIR_HOST names another package with the same bindings."""
    package = tmp_path / "other_bindings"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "ir.py").write_text(f"from {host.name}.ir import *\n")
    script = "import gpuir; from gpuir import host; print(host.name, gpuir.ir.__name__)"
    result = run(script, GPUIR_HOST="other_bindings", PYTHONPATH=str(tmp_path))
    assert result.stdout.split() == ["other_bindings", "other_bindings.ir"], result.stderr


def test_nothing_else_is_imported_at_first():
    """`import gpuir` brings neither the dialects nor NumPy nor the passes: it must be quick."""
    result = run(
        "import sys, gpuir; print([m for m in sys.modules if m.startswith(('gpuir.dialects.', 'gpuir.transforms', 'gpuir.passes', 'gpuir.execution'))])"
    )
    assert result.stdout.strip() == "[]"


def test_the_standard_library_is_not_imported_at_first():
    """Parts of it take longer to import than gpuir itself."""
    script = (
        f"import sys, {host.name}.ir; before = set(sys.modules); import gpuir\n"
        "print(*sorted(name for name in set(sys.modules) - before if not name.startswith('gpuir')))"
    )
    heavy = {"hashlib", "importlib.abc", "importlib.metadata", "subprocess", "tempfile", "urllib.parse"}
    assert not heavy & set(run(script).stdout.split())


def test_numpy_is_imported_when_it_is_used():
    """It takes longer than to read and print a text; the host's builders of its arrays find it all the same."""
    script = """
import sys
import gpuir
from gpuir import ir
with gpuir.Context(lazy=True) as context:
    gpuir.asm(gpuir.parse("func.func @f(%a: vector<4xf32>) { %0 = iree_gpu.value_barrier %a : vector<4xf32> return }"))
    splats = " ".join(f"%{i} = tt.splat %x : i32 -> tensor<4xi32>" for i in range(600))
    gpuir.asm(gpuir.parse(f"tt.func @f(%x: i32) {{ {splats} tt.return }}"))
    print("numpy" in sys.modules)
    import numpy
    from gpuir.lazy_numpy import np
    print(type(numpy).__name__, np.ndarray is numpy.ndarray, ir.AttrBuilder.get("I64ElementsAttr")([1, 2], context))
"""
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.stdout == "False\nmodule True dense<[1, 2]> : tensor<2xi64>\n", ended.stderr
