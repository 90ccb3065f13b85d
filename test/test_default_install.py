"""What `pip install gpuir` gives is enough to import every module and for README's first command: extras are for their own features.

The packages of extras are there when the tests run, so a child process acts as if they were not.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from gpuir import host

ROOT = Path(__file__).resolve().parent.parent

#: Lets in what gpuir's own requirements bring, and no other package.
ALONE = r"""
import re, sys
from importlib import metadata

def name_of(requirement):
    return re.split(r"[^\w.-]", requirement)[0].lower().replace("_", "-")

known, left = set(), ["gpuir"]
while left:
    name = left.pop()
    if name in known:
        continue
    known.add(name)
    try:
        asked = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        continue
    left += [name_of(each) for each in asked if "extra ==" not in each]
HIDDEN = {
    module for module, owners in metadata.packages_distributions().items()
    if not {owner.lower().replace("_", "-") for owner in owners} & known
}

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""


def alone(program: str, *arguments: str) -> str:
    """What a program prints that has gpuir's requirements alone."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE + program, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_extras_are_hidden() -> None:
    """Or the tests below say nothing."""
    hidden = alone("print(*HIDDEN)").split()
    assert {"ml_dtypes", "pytest"} <= set(hidden)
    assert not {"numpy", host.name, "gpuir"} & set(hidden)


def test_every_package_is_imported() -> None:
    """Files that are an extra's alone may say that it is missing, and nothing else; packages do without."""
    program = """
import importlib, pkgutil
import gpuir
count = 0
for each in pkgutil.walk_packages(gpuir.__path__, "gpuir."):
    try:
        importlib.import_module(each.name)
        count += 1
    except ModuleNotFoundError as error:
        if each.ispkg or error.name.partition(".")[0] not in HIDDEN:
            raise
        print(each.name)
print(count)
"""
    *without, count = alone(program).split()
    assert int(count) > 500
    assert len(without) < 10, without


def test_the_first_command_of_the_readme() -> None:
    """`make run` runs this in an environment without extras."""
    makefile = (ROOT / "Makefile").read_text()
    (command,) = [line.strip() for line in makefile.splitlines() if "bin)/gpuir-run" in line.lower()]
    arguments = command.split("gpuir-run ", 1)[1].split()
    printed = alone("from gpuir.tools.gpuir_run import main\nsys.exit(main(sys.argv[1:]))", *arguments)
    assert printed.strip()
