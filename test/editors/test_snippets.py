"""The snippets: with what they suggest filled in, MLIR is parsed and Python runs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir

FOLDER = Path(__file__).resolve().parents[2] / "editors" / "vscode" / "snippets"
MLIR = json.loads((FOLDER / "mlir.json").read_text())
PYTHON = json.loads((FOLDER / "python.json").read_text())
#: What stands before a snippet that a user's own program has.
BEFORE = {"gpuir simulate": 'KERNEL = "gpu.module @m { gpu.func @kernel(%x: memref<64xf32>) kernel { gpu.return } }"\n'}
#: What tries the snippet.
AFTER = {
    "gpuir pattern": "import gpuir\nassert rewrite.pass_name == 'mine-rewrite'\n",
    "gpuir pass": "import gpuir\nwith gpuir.Context():\n"
    "    gpuir.pass_manager('builtin.module(mine-pass{size=2})').run(gpuir.parse('func.func private @f()'))\n",
    "gpuir dialect": "import gpuir\nwith gpuir.Context():\n"
    "    print(gpuir.asm(gpuir.parse('func.func @f(%x: i32) { %0 = mine.scale %x : i32 -> f32 return }')))\n",
}


def filled(snippet: dict) -> str:
    """The text with every placeholder's suggestion."""
    text = "\n".join(snippet["body"]) + "\n"
    named = dict(re.findall(r"\$\{(\d+):((?:[^{}]|\{[^{}]*\})*)\}", text))
    text = re.sub(r"(?<!\\)\$\{(\d+):(?:[^{}]|\{[^{}]*\})*\}", lambda m: named[m[1]], text)
    text = re.sub(r"(?<!\\)\$(\d+)", lambda m: named.get(m[1], ""), text)
    return text.replace("\\$", "$")


@pytest.mark.parametrize("name", MLIR)
def test_mlir_is_parsed(name: str):
    with gpuir.Context():
        assert gpuir.parse(filled(MLIR[name])).operation.verify()


@pytest.mark.parametrize("name", PYTHON)
def test_python_runs(name: str):
    program = BEFORE.get(name, "") + filled(PYTHON[name]) + AFTER.get(name, "")
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, program + ended.stderr


def test_prefixes_differ():
    prefixes = [snippet["prefix"] for snippet in (*MLIR.values(), *PYTHON.values())]
    assert len(prefixes) == len(set(prefixes)) >= 8
