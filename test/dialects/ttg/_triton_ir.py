"""Texts of `ttg` and `ttng` for the tests: as released Tritons print them, accepted and refused ones, and a header."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import gpuir
import gpuir.dialects.ttg
import gpuir.dialects.ttng

INPUTS = Path(__file__).parent / "Inputs"
#: Aliases of encodings and the head of a module with 4 warps; a function and a brace make it a module.
HEADER = (INPUTS / "header.mlir").read_text()
_NAME = re.compile(r"%[\w$.-]+(?::\d+|#\d+)?")

#: Reads a module with the Triton of the interpreter that runs it and prints it; the exit code says whether it could.
_ASK = """
import sys
from triton._C import libtriton
from triton._C.libtriton import ir
context = ir.context()
ir.load_dialects(context)
libtriton.nvidia.load_dialects(context)
try:
    module = ir.parse_mlir_module(sys.argv[1], context)
except RuntimeError:
    sys.exit(1)
print(module.str_nodebug())
"""


def printed(folder: Path, version: str) -> list[str]:
    """Modules as that Triton printed them, with the host's functions in place of Triton's."""
    text = (folder / f"printed_by_triton_{version.replace('.', '_')}.mlir").read_text()
    return [
        part.strip() + "\n"
        for part in text.replace("tt.func", "func.func").replace("tt.return", "return").split("// -----")
    ]


def cases(folder: Path, kind: str) -> list[tuple[str, str]]:
    """``(comment, module)`` of the functions in ``accepted.mlir`` or ``refused.mlir``."""
    found = []
    for part in (folder / f"{kind}.mlir").read_text().split("// -----\n"):
        first, _, body = part.partition("\n")
        found.append((first.removeprefix(f"// {kind}: "), f"{HEADER}{body}}}\n"))
    return found


def normal(text: str) -> str:
    """The text with SSA names numbered in order of first use: Triton names results, the host numbers them."""
    names: dict[str, str] = {}

    def number(name: str) -> str:
        return names.setdefault(name, f"%{len(names)}")

    lines = []
    for line in text.splitlines():
        if "func.func" in line:
            names.clear()
        left, equal, right = line.partition(" = ")
        if equal and left.lstrip().startswith("%"):
            results = []
            for name in left.split(","):
                base, _, count = name.strip().partition(":")
                results += [f"{base}#{i}" for i in range(int(count))] if count else [base]
            right = _NAME.sub(lambda m: number(m[0]), right)
            line = f"{', '.join(map(number, results))} = {right}"
        else:
            line = _NAME.sub(lambda m: number(m[0]), line)
        lines.append(line.strip())
    return "\n".join(lines)


def refusal(text: str) -> str | None:
    """What gpuir says of a text that it refuses; None of one that it takes."""
    try:
        module = gpuir.parse(text)
    except gpuir.ParseError as error:
        first = error.diagnostics[0]
        assert first.line is not None and first.line > 1, f"no place in {first}"
        return first.message
    assert module.operation.verify()
    return None


def triton_python() -> str | None:
    """The interpreter of an environment that has Triton, from TRITON_PYTHON."""
    return os.environ.get("TRITON_PYTHON")


def triton_prints(text: str, file: Path) -> str | None:
    """What that Triton prints for a module; None where it refuses it."""
    python = triton_python()
    assert python is not None
    file.write_text(text.replace("func.func", "tt.func").replace("  return", "  tt.return"))
    result = subprocess.run([python, "-c", _ASK, str(file)], capture_output=True, text=True, timeout=120)
    return result.stdout if result.returncode == 0 else None
