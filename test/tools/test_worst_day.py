"""Outputs that cannot be written, and no folder for temporary files: errors of one line, or no difference."""

import subprocess
import sys
from pathlib import Path

import pytest

KERNEL = "gpu.module @m { gpu.func @k() kernel { gpu.return } }"
FUNCTION = "func.func @k() { return }"
CALLS = {
    "gpuir-opt": ("opt", FUNCTION, "-"),
    "gpuir-opt --help": ("opt", "", "--help"),
    "gpuir-opt --list-passes": ("opt", "", "--list-passes"),
    "gpuir-run": ("run", FUNCTION, "-", "--kernel=k"),
    "gpuir-run --json": ("run", FUNCTION, "-", "--kernel=k", "--json=-"),
    "gpuir-run --workers": ("run", FUNCTION, "-", "--kernel=k", "--grid=4", "--workers=2"),
    "gpuir-bisect": ("bisect", FUNCTION, "-", "--kernel=k", "--pipeline=cse"),
    "gpuir-compile": ("compile", KERNEL, "-", "--target=sm_80", "--emit=ptx", "--no-cache"),
}

#: As where TMPDIR, /tmp, /var/tmp and the working folder are full or read-only.
NO_FOLDER = """
import sys, tempfile
def no_folder():
    raise FileNotFoundError(2, "No usable temporary directory found")
tempfile._get_default_tempdir = no_folder
from gpuir.tools.gpuir_{} import main
sys.exit(main())
"""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
@pytest.mark.parametrize("name", CALLS)
def test_a_full_output(name):
    tool, text, *arguments = CALLS[name]
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", f"gpuir.tools.gpuir_{tool}", *arguments]
        done = subprocess.run(command, input=text.encode(), stdout=full, stderr=subprocess.PIPE, timeout=120)
    assert done.returncode == 1
    last = done.stderr.decode().splitlines()[-1]
    assert last == f"gpuir-{tool}: error: cannot write the output: No space left on device"
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("name", CALLS)
def test_no_folder_for_temporary_files(name):
    tool, text, *arguments = CALLS[name]
    command = [sys.executable, "-c", NO_FOLDER.format(tool), *arguments]
    done = subprocess.run(command, input=text.encode(), capture_output=True, timeout=120)
    assert b"Traceback" not in done.stderr
    if tool == "compile":
        assert done.returncode == 1
        assert done.stderr.decode().count("\n") == 1
        assert "No usable temporary directory" in done.stderr.decode()
    else:
        assert done.returncode == 0 and b"error" not in done.stderr
