"""LLVM IR of a host program with its gpu.binary ops, or of a kernel's gpu.module, by the host's translation.

This is where offloading attributes act: `#gpu.select_object` puts one object of a gpu.binary into the program as a string,
with what loads and launches it. The host's translation ends its process where it refuses something, after it has said why:
here that process is another one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from gpuir.errors import Diagnostic, PassError
from gpuir.host import ir, module
from gpuir.processes import exit_text
from gpuir.transforms import diagnostics

__all__ = ["to_llvm_ir"]


def to_llvm_ir(op: Any, *, timeout: float = 60.0) -> str:
    """The text of the LLVM IR of ``op``: a builtin.module or gpu.module in the LLVM dialect; gpu.launch_func of gpu.binary.

    PassError with the places of what the host refuses, and after ``timeout`` seconds.
    """
    text = op.operation.get_asm(enable_debug_info=True, print_generic_op_form=True)
    try:
        done = subprocess.run(
            [sys.executable, "-m", __name__],
            input=text.encode(),
            capture_output=True,
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PassError(f"the translation to LLVM IR gave no answer within {timeout:g} s") from None
    if done.returncode == 0:
        return done.stdout.decode()
    errors, rest = [], []
    for line in done.stderr.decode(errors="replace").splitlines():
        if line.startswith('{"severity"'):
            errors.append(Diagnostic(**json.loads(line)))
        else:
            rest.append(line)
    if errors:
        raise PassError(errors)
    raise PassError(f"the translation to LLVM IR ended with {exit_text(done.returncode)}: {' '.join(rest)[-2000:]}")


def _report(diagnostic: Any) -> bool:
    found = diagnostics.from_host(diagnostic)
    line = {"severity": found.severity, "message": found.message.strip()}
    place = {"file": found.file, "line": found.line, "column": found.column}
    # At once: the process may end before anything is flushed.
    print(json.dumps({**line, **place}), file=sys.stderr, flush=True)
    return True


def _main() -> None:
    context = ir.Context()
    context.attach_diagnostic_handler(_report)
    context.emit_error_diagnostics = True
    with context:
        try:
            operation = ir.Operation.parse(sys.stdin.read())
            sys.stdout.write(module("dialects.llvm").translate_module_to_llvmir(operation.operation))
        except (ir.MLIRError, RuntimeError, ValueError) as error:
            sys.exit(str(error))


if __name__ == "__main__":
    _main()
