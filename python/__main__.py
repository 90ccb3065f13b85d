"""``python -m gpuir``: the tools without their scripts."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

from gpuir.programs import written

#: Modules by name: each tool loads only its own.
_TOOLS = {
    "opt": "gpuir.tools.gpuir_opt",
    "run": "gpuir.tools.gpuir_run",
    "compile": "gpuir.tools.gpuir_compile",
    "bisect": "gpuir.tools.gpuir_bisect",
    "viz": "gpuir.viz.__main__",
}
_SHELLS = ("bash", "zsh")
_HELP = """\
usage: python -m gpuir TOOL ...

  opt         gpuir-opt: read, verify, transform and print MLIR
  run         gpuir-run: run kernels in the simulator, and functions on the CPU
  compile     gpuir-compile: kernels to PTX, cubin, SASS, AMDGCN or LLVM IR
  bisect      gpuir-bisect: the pass of a pipeline that breaks a kernel
  viz         pictures of layouts and memory
  completion  bash or zsh: the script that completes the tools' options
  --version   of gpuir and of the MLIR bindings below it

examples:
  python -m gpuir opt kernels.mlir --canonicalize
  python -m gpuir run kernels.mlir --kernel k --arg zeros:32xf32
  eval "$(python -m gpuir completion bash)"

Each tool has a --help of its own."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a tool on a command line; the exit status."""
    return written(lambda: _main(arguments), "gpuir")


def _main(arguments: Sequence[str] | None) -> int:
    tool, *rest = (sys.argv[1:] if arguments is None else arguments) or ["--help"]
    if tool in ("-h", "--help", "help"):
        print(_HELP)
        return 0
    if tool == "--version":
        print(importlib.import_module("gpuir.tools.version").version_text())
        return 0
    if tool == "completion" and len(rest) == 1 and rest[0] in _SHELLS:
        print(importlib.import_module("gpuir.tools.completion").script(rest[0]), end="")
        return 0
    if tool in _TOOLS:
        run = importlib.import_module(_TOOLS[tool]).main
        if arguments is not None:
            return int(run(rest))
        # As from its own script: of the process's command line a tool takes care in a child.
        sys.argv[1:] = rest
        return int(run())
    expected = (
        f"one of {', '.join(_SHELLS)}" if tool == "completion" else f"one of {', '.join([*_TOOLS, 'completion'])}"
    )
    given = " ".join(rest) or "nothing" if tool == "completion" else f"'{tool}'"
    print(f"gpuir: error: expected {expected}, got {given}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
