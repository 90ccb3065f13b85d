"""Configuration of the lit tests: `lit -v test` or `lit -v .`, from any environment that gpuir is installed in.

test/lit.local.cfg says which files are tests. Substitutions: gpuir-bisect, gpuir-compile, gpuir-opt, gpuir-run, filecheck and FileCheck,
%python, %mlir_opt, %mlir_runner, %iree_opt, and %mlir_runner_utils (the folder of MLIR's runtime libraries). Features for
REQUIRES: mlir-opt, mlir-runner, iree-opt, and the first two with their version, such as mlir-opt-22.
"""

import os
import shlex
import sys
from pathlib import Path

import lit.formats

root = Path(__file__).resolve().parent
sys.path.insert(0, str(root / "scripts"))
import external_tools  # noqa: E402

config.name = "gpuir"
config.test_format = lit.formats.ShTest()
config.test_source_root = str(root)
config.test_exec_root = str(root / "build" / "lit")
# Only test/ has tests; its lit.local.cfg adds the suffixes. Hidden folders hold whole environments: not walked.
config.suffixes = []
config.excludes = [entry.name for entry in root.iterdir() if entry.name[0] == "." or entry.name == "build"]

# lit hands on few variables; these choose the host, and what is written along the way.
for name, value in os.environ.items():
    if name.startswith("GPUIR_") or name in ("CI", "HOME", "PYTHONPATH", "PYTHONWARNINGS"):
        config.environment[name] = value
config.environment["PYTHONHASHSEED"] = os.environ.get("PYTHONHASHSEED", "random")

# The interpreter that runs lit has gpuir, whether or not its environment is activated.
python = shlex.quote(sys.executable)


def console_script(name: str) -> str:
    installed = Path(sys.executable).parent / name
    return shlex.quote(str(installed)) if installed.exists() else f"{python} -m gpuir.tools.{name.replace('-', '_')}"


# A word on its own: not a part of a path, a longer name, or an option such as --gpuir-opt-x.
def word(name: str) -> str:
    return rf"(?<![\w./%-]){name}(?![\w./-])"


filecheck = f"{python} {shlex.quote(str(root / 'scripts' / 'lit_filecheck.py'))}"
config.substitutions += [
    (word("gpuir-bisect"), console_script("gpuir-bisect")),
    (word("gpuir-compile"), console_script("gpuir-compile")),
    (word("gpuir-opt"), console_script("gpuir-opt")),
    (word("gpuir-run"), console_script("gpuir-run")),
    (word("FileCheck"), filecheck),
    (word("filecheck"), filecheck),
    (r"%\{?(python|PYTHON)\b\}?", python),
]

for name, variable in {"mlir-opt": "mlir_opt", "mlir-runner": "mlir_runner", "iree-opt": "iree_opt"}.items():
    path = external_tools.find(name)
    if path:
        config.available_features |= {name, f"{name}-{external_tools.mlir_version(path)}"}
    # Without the tool the substitution still stands, so that a test that forgot its REQUIRES says what it lacks.
    config.substitutions.append((rf"%{variable}\b", shlex.quote(path or f"missing:{name}")))
    if name == "mlir-runner":
        libraries = Path(path).resolve().parent.parent / "lib" if path else "missing:mlir-runner"
        config.substitutions.append((r"%mlir_runner_utils\b", shlex.quote(str(libraries))))
