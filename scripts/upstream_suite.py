"""Runs a lit suite that was written for mlir-opt, with gpuir-opt in its place: `make upstream-suite`.

The suite is upstream MLIR's own: test/Transforms and test/Dialect/{GPU,NVGPU,SCF,MemRef,Arith} of Debian's source package of the
MLIR whose tools the tests compare with. It is fetched by apt-get (200 MB), kept in build/upstream, and not part of this project.

Every file runs with mlir-opt itself, with torch-mlir-opt (the host's own, of another version and without MLIR's test passes) and
with gpuir-opt; nothing but the name is changed. The last line counts. Fails where a file passes with torch-mlir-opt and not with
gpuir-opt, and names it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

import external_tools

ROOT = external_tools.ROOT
UPSTREAM = ROOT / "build" / "upstream"
FOLDERS = ("Transforms", *(f"Dialect/{name}" for name in ("GPU", "NVGPU", "SCF", "MemRef", "Arith")))
#: Suites of Debian in which the sources of a version may be; a security suite may name a file that only the main archive holds.
SUITES = ("trixie", "forky", "sid", "bookworm")
LIT = "from lit.main import main; main()"
CONFIGURATION = """
import os
import lit.formats

config.name = "upstream"
config.test_format = lit.formats.ShTest()
config.suffixes = [".mlir"]
config.excludes = ["Inputs"]
config.test_source_root = {tests!r}
config.test_exec_root = {output!r}
config.environment["PATH"] = {path!r}
for name in ("HOME", "PYTHONPATH"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.substitutions += [(r"(?<![\\w./-])mlir-opt(?![\\w./-])", {tool!r}), ("%PYTHON", {python!r})]
"""


def version() -> str:
    """The version of the mlir-opt that is installed, such as 22.1.8."""
    tool = external_tools.find("mlir-opt")
    if tool is None:
        sys.exit("no mlir-opt: make mlir-tools")
    printed = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout
    return printed.split("version ")[1].split()[0]


def archive() -> str:
    """The address of the Debian archive that apt-get is set up with."""
    targets = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE)", "Identifier: Packages"], capture_output=True, text=True
    ).stdout.split()
    for site in targets:
        if site.rstrip("/").endswith("/debian"):
            return site
    sys.exit("apt-get knows no archive of Debian")


def fetch(release: str, folders: Sequence[str]) -> Path:
    """The folder mlir/test of Debian's source package of ``release``, with the files of these folders of it."""
    tests = UPSTREAM / f"llvm-{release}" / "mlir" / "test"
    missing = [folder for folder in folders if not (tests / folder / "complete").exists()]
    if not missing:
        return tests
    name = f"llvm-toolchain-{release.split('.')[0]}"
    package = UPSTREAM / f"{name}_{release}.orig.tar.xz"
    lists = UPSTREAM / "lists"
    (lists / "partial").mkdir(parents=True, exist_ok=True)
    for suite in SUITES:
        if package.exists():
            break
        # Lists of its own: the system's are left as they are, and no rights are needed.
        sources = UPSTREAM / "sources.list"
        sources.write_text(f"deb-src {archive()} {suite} main\n")
        apt = ["apt-get", "-q", "-o", f"Dir::Etc::sourcelist={sources}", "-o", "Dir::Etc::sourceparts=-"]
        apt += ["-o", f"Dir::State::lists={lists}", "-o", "Dir::Cache::srcpkgcache=", "-o", "Dir::Cache::pkgcache="]
        print(f"[upstream] {name} {release} of {suite}", flush=True)
        subprocess.run([*apt, "update"], stdout=subprocess.DEVNULL)
        subprocess.run([*apt, "source", "--download-only", "--only-source", name], cwd=UPSTREAM)
    if not package.exists():
        sys.exit(f"the sources of {name} {release} could not be fetched")
    wanted = tuple(f"/mlir/test/{folder}/" for folder in missing)
    print(f"[upstream] unpacking {', '.join(missing)}", flush=True)
    with tarfile.open(package) as files:
        for member in files:
            path = f"/{member.name.split('/', 1)[-1]}"
            if member.isfile() and path.startswith(wanted):
                target = UPSTREAM / f"llvm-{release}" / path[1:]
                target.parent.mkdir(parents=True, exist_ok=True)
                content = files.extractfile(member)
                assert content is not None  # it is a file
                target.write_bytes(content.read())
    for folder in missing:
        (tests / folder / "complete").touch()
    return tests


def passed(name: str, tool: str, tests: Path, binaries: Path) -> dict[str, bool]:
    """Whether each file passes with ``tool`` for mlir-opt."""
    output = UPSTREAM / name.replace(" ", "-")
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    path = os.pathsep.join([str(binaries), *os.get_exec_path()])
    (tests / "lit.cfg.py").write_text(
        CONFIGURATION.format(tests=str(tests), output=str(output), path=path, tool=tool, python=sys.executable)
    )
    report = output / "lit.json"
    command = [sys.executable, "-c", LIT, "-q", "--no-progress-bar", f"--output={report}"]
    print(f"[upstream] {name}", flush=True)
    with open(output / "log", "w") as log:
        subprocess.run([*command, *(str(tests / folder) for folder in FOLDERS)], stdout=log, stderr=log)
    results = json.loads(report.read_text())["tests"]
    return {test["name"].split(" :: ")[1]: test["code"] == "PASS" for test in results if test["code"] != "UNSUPPORTED"}


def main() -> int:
    release = version()
    tests = fetch(release, FOLDERS)
    binaries = Path(f"/usr/lib/llvm-{release.split('.')[0]}/bin")
    if not (binaries / "FileCheck").exists():
        sys.exit(f"no {binaries}/FileCheck: apt-get install llvm-{release.split('.')[0]}-tools")
    scripts = Path(sys.executable).parent
    tools = {
        f"mlir-opt {release}": str(binaries / "mlir-opt"),
        "torch-mlir-opt": str(scripts / "torch-mlir-opt"),
        "gpuir-opt": str(scripts / "gpuir-opt"),
    }
    results = {name: passed(name, tool, tests, binaries) for name, tool in tools.items()}
    own, host = results["gpuir-opt"], results["torch-mlir-opt"]
    lost = sorted(file for file, passes in host.items() if passes and not own.get(file))
    for file in lost:
        print(f"passes with torch-mlir-opt, not with gpuir-opt: {file}")
    won = sorted(file for file, passes in own.items() if passes and not host.get(file))
    for file in won:
        print(f"passes with gpuir-opt, not with torch-mlir-opt: {file}")
    counts = ", ".join(f"{name} {sum(result.values())}" for name, result in results.items())
    print(f"{len(own)} files; pass with {counts}; logs in {UPSTREAM.relative_to(ROOT)}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
