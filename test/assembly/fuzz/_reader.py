"""Reads texts from stdin, each on a line in JSON, and says what became of each; run in a process of its own.

Before each text a line `> NUMBER` goes out, so that the parent knows at which one the process died; then one line with what it is
(`read`, `refused`, or `wrong`) and what was printed, refused or went wrong. Every 40th is read by the tool as well, from a file, and
what it must not touch is looked at.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import sys
import tempfile
import traceback
from pathlib import Path

import gpuir
from gpuir.tools import gpuir_opt

#: Texts that share a context: its memory grows with the types that it has seen.
_CONTEXT = 200
_TOOL_EVERY = 40


def outcome(text: str, context: gpuir.Context) -> tuple[str, str]:
    try:
        module = gpuir.parse(text, context=context)
        printed = gpuir.asm(module)
        generic = gpuir.asm(module, generic=True)
    except gpuir.ParseError as error:
        message = str(error)
        if not message.strip() or "Traceback" in message:
            return "wrong", f"a refusal that says nothing: {message!r}"
        return "refused", message
    except gpuir.ReleaseError as error:
        return "refused", str(error)  # words of releases that have no release in common
    except RecursionError:
        raise
    except Exception:
        return "wrong", traceback.format_exc()
    # What was printed is read again, and is the same module.
    try:
        again = gpuir.asm(gpuir.parse(printed, context=context), generic=True)
    except gpuir.ParseError as error:
        return "wrong", f"what was printed is refused: {error}\n{printed[:2000]}"
    if again != generic and host_reads_what_it_prints(module, context):
        return "wrong", f"what was printed means something else:\n{printed[:2000]}"
    return "read", hashlib.sha256(generic.encode(errors="surrogatepass")).hexdigest()


def host_reads_what_it_prints(module: gpuir.ir.Module, context: gpuir.Context) -> bool:
    """Whether upstream's own text of the module is read as the same module; of some ops that are not quite right it is not."""
    text, generic = (module.operation.get_asm(print_generic_op_form=form) for form in (False, True))
    try:
        again = gpuir.ir.Module.parse(text, context)
    except gpuir.ir.MLIRError:
        return False
    return again.operation.get_asm(print_generic_op_form=True) == generic


def by_tool(text: str, folder: Path) -> str:
    """What is wrong with how gpuir-opt treats a file with the text; empty where nothing is."""
    given, output = folder / "given.mlir", folder / "output.mlir"
    content = text.encode(errors="surrogateescape")
    given.write_bytes(content)
    output.write_text("kept")
    errors = io.StringIO()
    with contextlib.redirect_stderr(errors), contextlib.redirect_stdout(io.StringIO()):
        try:
            code = gpuir_opt.main([str(given), "-o", str(output), "--allow-unregistered-dialect"])
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except Exception:
            return traceback.format_exc()
    if given.read_bytes() != content:
        return "the input file was changed"
    if code and output.read_text() != "kept":
        return f"refused, and the output was changed: {errors.getvalue()}"
    if "Traceback" in errors.getvalue():
        return errors.getvalue()
    if sorted(os.listdir(folder)) != ["given.mlir", "output.mlir"]:
        return f"files were left: {os.listdir(folder)}"
    return ""


def main() -> None:
    context = None
    with tempfile.TemporaryDirectory() as folder:
        for count, line in enumerate(sys.stdin):
            number, text = json.loads(line)
            print(f"> {number}", flush=True)
            if count % _CONTEXT == 0:
                context = gpuir.Context()
                context.allow_unregistered_dialects = True
            kind, said = outcome(text, context)
            if kind != "wrong" and number % _TOOL_EVERY == 0 and (wrong := by_tool(text, Path(folder))):
                kind, said = "wrong", wrong
            print(json.dumps([number, kind, said]), flush=True)


if __name__ == "__main__":
    main()
