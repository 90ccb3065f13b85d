"""examples/plugin, a package that extends gpuir from outside: installed into a folder of its own, and used from there."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10
    import tomli as tomllib

ROOT = Path(__file__).resolve().parents[2]
PLUGIN = ROOT / "examples" / "plugin"
SCAN = PLUGIN / "scan.mlir"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what an installation puts there: the package, and the entry points of its pyproject.toml."""
    folder = tmp_path_factory.mktemp("site")
    project = tomllib.loads((PLUGIN / "pyproject.toml").read_text())
    for package in project["tool"]["setuptools"]["packages"]:
        shutil.copytree(PLUGIN / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    name, version = project["project"]["name"].replace("-", "_"), project["project"]["version"]
    metadata = folder / f"{name}-{version}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = project["project"]["entry-points"]
    lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in points.items()) for group, points in groups.items()]
    (metadata / "entry_points.txt").write_text("\n".join(lines))
    return folder


def run(folder: Path | None, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if folder is not None:
        environment["PYTHONPATH"] = str(folder)
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300
    )


def opt(folder: Path | None, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(folder, "-m", "gpuir.tools.gpuir_opt", *arguments)


def test_gpuir_opt_reads_and_prints_the_op(installed: Path):
    once = opt(installed, str(SCAN))
    assert once.returncode == 0, once.stderr
    assert "wave.prefix_sum %0 cluster(8) : f32" in once.stdout


def test_gpuir_opt_has_its_passes(installed: Path):
    listed = opt(installed, "--list-passes")
    assert "wave-set-size" in listed.stdout and "wave-prefix-sum-to-shuffles" in listed.stdout
    lowered = opt(installed, str(SCAN), "--wave-set-size=size=4", "--wave-prefix-sum-to-shuffles")
    assert lowered.returncode == 0, lowered.stderr
    assert lowered.stdout.count("gpu.shuffle up") == 2 and "wave." not in lowered.stdout


def test_gpuir_opt_prints_its_irdl(installed: Path):
    printed = opt(installed, "--emit-irdl=wave")
    assert printed.returncode == 0, printed.stderr
    assert "irdl.dialect @wave" in printed.stdout and "irdl.operation @prefix_sum" in printed.stdout


def test_without_the_package_nothing_of_it_is_there():
    unknown = opt(None, str(SCAN))
    assert unknown.returncode == 1 and "wave.prefix_sum" in unknown.stderr
    assert "wave-set-size" not in opt(None, "--list-passes").stdout


def test_its_errors_stand_at_the_users_op(installed: Path, tmp_path: Path):
    wrong = tmp_path / "wrong.mlir"
    wrong.write_text(SCAN.read_text().replace("cluster(8)", "cluster(7)"))
    ended = opt(installed, str(wrong))
    assert ended.returncode == 1
    assert f"{wrong}:6:10: error: 'wave.prefix_sum' op expects a size that is a power of two" in ended.stderr
    widened = opt(installed, str(SCAN), "--wave-set-size=size=16")
    assert widened.returncode == 1
    assert "scan.mlir:6:10: error: 'wave.prefix_sum' op has clusters of 8 lanes" in widened.stderr


PROGRAM = """
import numpy as np
import gpuir, gpuir_wave
from gpuir import sim

text = open("examples/plugin/scan.mlir").read()
x = np.random.default_rng(0).random(64, dtype=np.float32)
direct, lowered = x.copy(), x.copy()
sim.launch(text, "scan", 1, 64, direct)
with gpuir.Context():
    module = gpuir.parse(text)
    gpuir.pass_manager("builtin.module(wave-prefix-sum-to-shuffles,canonicalize)").run(module)
    assert "wave." not in gpuir.asm(module)
    sim.launch(module, "scan", 1, 64, lowered)
assert (direct == lowered).all()
np.testing.assert_allclose(direct.reshape(8, 8), x.reshape(8, 8).astype(np.float64).cumsum(1), rtol=1e-6)

parted = text.replace("%s = wave", "%c3 = arith.constant 3 : index %y = arith.cmpi ne, %i, %c3 : index "
    "%s = scf.if %y -> f32 { %z = wave").replace("cluster(8) : f32", "cluster(8) : f32 scf.yield %z : f32 } "
    "else { scf.yield %v : f32 }")
try:
    sim.launch(parted, "scan", 1, 64, x)
except sim.SimulationError as error:
    print(error)
"""


def test_the_simulator_has_its_rule(installed: Path):
    """The op as it is and its lowering give the same bits; lanes that are missing are named."""
    ended = run(installed, "-c", PROGRAM)
    assert ended.returncode == 0, ended.stderr
    assert "'wave.prefix_sum' undefined: some lanes of the cluster do not take part" in ended.stdout


def test_pip_installs_it(tmp_path: Path):
    setuptools = importlib.util.find_spec("setuptools") and importlib.import_module("setuptools").__version__
    if not setuptools or int(setuptools.partition(".")[0]) < 77:
        reason = "this environment has no setuptools of 77 or newer to build with: pip install 'gpuir[test]'"
        if os.environ.get("CI"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    source, target = tmp_path / "plugin", tmp_path / "site"
    shutil.copytree(PLUGIN, source, ignore=shutil.ignore_patterns("__pycache__"))
    options = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check")
    ended = run(None, "-m", "pip", "install", *options, f"--target={target}", str(source))
    assert ended.returncode == 0, ended.stderr
    assert "wave-set-size" in opt(target, "--list-passes").stdout
