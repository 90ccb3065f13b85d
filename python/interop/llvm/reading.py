"""`parse`: LLVM IR, as text or bitcode, to a gpu.module of the llvm, nvvm and rocdl dialects."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess

from gpuir.errors import Diagnostic, Error
from gpuir.host import ir
from gpuir.interop.llvm.older import FOREIGN, older_text, with_foreign
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
_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_FLAG = re.compile(r'"([\w-]+)", (\d+)')
_CHIP = re.compile(r'target[-_]cpu"?(?:", |\s*=\s*)"(sm_\w+|gfx\w+)"')
_TRIPLE = re.compile(r'"amdgpu(\d+)\.(\d)(\w)-')
_TARGETS = {"sm": '#nvvm.target<chip = "{}">', "gf": '#rocdl.target<chip = "{}">'}
#: Whose instructions inline assembly has, where nothing says so: all that are known.
_NEWEST = "sm_100a"
_KERNELS = {"ptx_kernelcc": "nvvm.kernel", "amdgpu_kernelcc": "rocdl.kernel"}


class LlvmError(Error):
    """LLVM IR that cannot be read, or a missing mlir-translate."""


def parse(
    source: str | bytes, *, name: str = "kernels", filename: str = "-", chip: str = "", context: ir.Context | None = None,
    timeout: float = 60.0,
) -> ir.Module:  # fmt: skip
    """Reads LLVM IR, ``.ll`` text or bitcode, into a module whose gpu.module ``name`` has its functions.

    mlir-translate reads it in a process of its own. ``chip``, such as "sm_90" or "gfx942", becomes the gpu.module's target; without it
    the one that the text names, if it names one. AMDGPU's intrinsics become ops of rocdl where there is one; NVPTX's and the PTX in
    inline assembly become what `gpuir.interop.ptx` makes of these instructions. The others stay, and the simulator refuses them by
    name. Debug locations become locations. LlvmError with line and column where the text is no LLVM IR.
    """
    if isinstance(source, str):
        source = older_text(source).encode()
    text = _translated(source, filename, timeout)
    with context or Context(), ir.Location.unknown():
        read = ir.Module.parse(text)
        chip = chip or _chip_of(text)
        target = f" [{_TARGETS[chip[:2]].format(chip)}]" if chip else ""
        module = ir.Module.parse(f"module attributes {{gpu.container_module}} {{ gpu.module @{name}{target} {{ }} }}")
        inside = module.body.operations[0].regions[0].blocks[0]
        flags: dict[str, int] = {}
        for op in list(read.body.operations):
            if op.operation.name == "llvm.module_flags":
                flags = {name: int(number) for name, number in _FLAG.findall(str(op))}
                continue
            if op.operation.name == "llvm.func" and _name(op).startswith(("llvm.", FOREIGN)):
                continue
            convention = str(op.attributes["CConv"]) if "CConv" in op.attributes else ""
            for word, kernel in _KERNELS.items():
                if word in convention:
                    op.attributes["gpu.kernel"] = op.attributes[kernel] = ir.UnitAttr.get()
            inside.append(op)
        rewrite(module, chip if chip.startswith("sm_") else _NEWEST, flags)
        module.operation.verify()
    return module


def _name(op: ir.OpView) -> str:
    return ir.StringAttr(op.attributes["sym_name"]).value


def _chip_of(text: str) -> str:
    """The chip that imported text names; "" where it names none."""
    if chip := _CHIP.search(text):
        return chip[1]
    triple = _TRIPLE.search(text)
    return f"gfx{triple[1]}{triple[2]}{triple[3]}" if triple else ""


def _translated(source: bytes, filename: str, timeout: float) -> str:
    chosen = os.environ.get(TRANSLATE_VARIABLE)
    program = next(filter(None, map(shutil.which, (chosen,) if chosen else _PROGRAMS)), None)
    if program is None:
        raise LlvmError(f"mlir-translate was not found: {_ADVICE}")
    command = [program, "--import-llvm", "--mlir-print-debuginfo", "--mlir-print-op-generic", "-"]
    done = _run(command, source, timeout)
    log = done.stderr.decode(errors="replace")
    if done.returncode and not source.startswith(_BITCODE):
        renamed = with_foreign(source.decode(errors="replace"), log)
        if renamed is not None:
            done = _run(command, renamed.encode(), timeout)
            log = done.stderr.decode(errors="replace")
    if not done.returncode:
        return done.stdout.decode()
    if where := _MESSAGE.search(log):
        raise LlvmError([Diagnostic("error", where["text"], filename, int(where["line"]), int(where["column"]))])
    last = next((line for line in log.splitlines() if "error" in line), log.strip())
    raise LlvmError(f"mlir-translate refuses the LLVM IR ({exit_text(done.returncode)}): {last}")


def _run(command: list[str], source: bytes, timeout: float) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(
            command, input=source, capture_output=True, timeout=timeout,
            preexec_fn=functools.partial(end_with_parent, os.getpid()),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise LlvmError(f"mlir-translate did not finish within {timeout:g} s and was stopped") from None
