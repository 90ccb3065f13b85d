"""`parse`: LLVM IR, as text or bitcode, to a gpu.module of the llvm, nvvm and rocdl dialects."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess

from gpuir.errors import Diagnostic, Error
from gpuir.host import ir
from gpuir.interop.llvm.rewriting import rewrite
from gpuir.ods.context import Context
from gpuir.processes.forking import end_with_parent, exit_text

__all__ = ["TRANSLATE_VARIABLE", "LlvmError", "parse"]

#: Environment variable with the path of mlir-translate.
TRANSLATE_VARIABLE = "GPUIR_MLIR_TRANSLATE"
_PROGRAMS = ("mlir-translate-22", "mlir-translate")
_ADVICE = f"install LLVM's MLIR tools (Debian and Ubuntu: mlir-22-tools), or set {TRANSLATE_VARIABLE} to the program"
_MESSAGE = re.compile(
    r"^(?:<unknown>:0: )?error: (?:<stdin>|-):(?P<line>\d+):(?P<column>\d+): error: (?P<text>.*)$", re.M
)
_KERNELS = {"ptx_kernelcc": "nvvm.kernel", "amdgpu_kernelcc": "rocdl.kernel"}


class LlvmError(Error):
    """LLVM IR that cannot be read, or a missing mlir-translate."""


def parse(
    source: str | bytes, *, name: str = "kernels", filename: str = "-", context: ir.Context | None = None,
    timeout: float = 60.0,
) -> ir.Module:  # fmt: skip
    """Reads LLVM IR, ``.ll`` text or bitcode, into a module whose gpu.module ``name`` has its functions.

    mlir-translate reads it in a process of its own. Calls of NVPTX's and AMDGPU's intrinsics become ops of nvvm and rocdl where
    there is one, loads and stores in inline PTX become those of the llvm dialect; the others stay, and the simulator refuses them
    by name. Debug locations become locations. LlvmError with line and column where the text is no LLVM IR.
    """
    text = _translated(source.encode() if isinstance(source, str) else source, filename, timeout)
    with context or Context(), ir.Location.unknown():
        read = ir.Module.parse(text)
        module = ir.Module.parse(f"module attributes {{gpu.container_module}} {{ gpu.module @{name} {{ }} }}")
        inside = module.body.operations[0].regions[0].blocks[0]
        for op in list(read.body.operations):
            if op.operation.name == "llvm.module_flags":
                continue
            convention = str(op.attributes["CConv"]) if "CConv" in op.attributes else ""
            for word, kernel in _KERNELS.items():
                if word in convention:
                    op.attributes["gpu.kernel"] = op.attributes[kernel] = ir.UnitAttr.get()
            inside.append(op)
        rewrite(module)
        module.operation.verify()
    return module


def _translated(source: bytes, filename: str, timeout: float) -> str:
    chosen = os.environ.get(TRANSLATE_VARIABLE)
    program = next(filter(None, map(shutil.which, (chosen,) if chosen else _PROGRAMS)), None)
    if program is None:
        raise LlvmError(f"mlir-translate was not found: {_ADVICE}")
    command = [program, "--import-llvm", "--mlir-print-debuginfo", "--mlir-print-op-generic", "-"]
    try:
        done = subprocess.run(
            command, input=source, capture_output=True, timeout=timeout,
            preexec_fn=functools.partial(end_with_parent, os.getpid()),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise LlvmError(f"mlir-translate did not finish within {timeout:g} s and was stopped") from None
    if not done.returncode:
        return done.stdout.decode()
    log = done.stderr.decode(errors="replace")
    if where := _MESSAGE.search(log):
        raise LlvmError([Diagnostic("error", where["text"], filename, int(where["line"]), int(where["column"]))])
    last = next((line for line in log.splitlines() if "error" in line), log.strip())
    raise LlvmError(f"mlir-translate refuses the LLVM IR ({exit_text(done.returncode)}): {last}")
