"""Sends what is compiled to a worker: text as it is, modules as bytecode without attributes of gpuir's dialects."""

from __future__ import annotations

import dataclasses
import io
import re
from typing import Any

from gpuir import execution
from gpuir.assembly.diagnostics import at, from_error
from gpuir.assembly.document import decode, parse
from gpuir.compile.errors import CompileError
from gpuir.compile.triton import has_programs, lower_programs
from gpuir.errors import Diagnostic
from gpuir.host import ir
from gpuir.ods.dialect import BUNDLED, DIALECTS

__all__ = ["Source", "as_module", "host_module", "received", "source_of"]

_BYTECODE = b"ML\xefR"


def as_module(source: Any, filename: str = "-") -> ir.Module:
    """The module of a source that `gpuir.compile` accepts; ParseError for invalid text, TypeError for other objects."""
    if isinstance(source, (str, bytes)):
        return parse(source, filename=filename, context=ir.Context())
    operation: Any = getattr(source, "operation", None)
    name = getattr(operation, "name", "")
    if name == "gpu.module":
        with operation.context, ir.Location.unknown():
            module = ir.Module.create()
            module.body.append(operation.clone())
            return module
    if name != "builtin.module":
        given = f"'{name}'" if name else type(source).__name__
        raise TypeError(f"compile takes a module, a gpu.module or their text, got {given}")
    if isinstance(source, ir.Module):
        return source
    with operation.context:
        return ir.Module.parse(_bytecode(operation))


@dataclasses.dataclass(frozen=True)
class Source:
    """A source to compile: its ``text``, and the ``module`` if a worker cannot read the text by itself.

    If the worker reads the text, this process need not, and cannot crash on it.
    """

    text: str
    module: ir.Module | None
    filename: str

    def frame(self) -> tuple[dict[str, str], bytes]:
        """The fields for the request, and the bytes to send."""
        if self.module is None:
            return {"form": "text", "filename": self.filename}, self.text.encode(errors="surrogatepass")
        return {"form": "bytecode"}, _bytecode(host_module(self.module, self.text).operation)


def source_of(given: Any, filename: str = "-", chip: str = "") -> Source:
    """The source that `gpuir.compile` was given; ParseError for bytes that are no text, TypeError for other objects.

    Programs in Triton's dialects are lowered for the chip, where one is named.
    """
    if isinstance(given, bytes) and not given.startswith(_BYTECODE):
        given = decode(given, filename)
    # Only this process has the user's own dialects.
    if isinstance(given, str) and not any(name in given for name in list(DIALECTS) if name not in BUNDLED):
        return Source(given, None, filename)
    module = as_module(given, filename)
    if chip and has_programs(module):
        with module.context:
            module = ir.Module.parse(_bytecode(module.operation))
        lower_programs(module, chip)
    return Source(str(module.operation.get_asm()), module, filename)


def received(fields: dict[str, str], data: bytes, context: ir.Context, chip: str = "") -> ir.Module:
    """In the worker: the module of a received frame; ParseError, or CompileError at ops of gpuir's dialects."""
    if fields["form"] == "text":
        text = data.decode(errors="surrogatepass")
        module = parse(text, filename=fields["filename"], context=context)
        if chip and has_programs(module):
            lower_programs(module, chip)
        elif not _named_in(text):
            return module
        return _without_dialects(module)
    try:
        return ir.Module.parse(data, context)
    except ir.MLIRError as error:
        raise CompileError(from_error(error)) from None


def host_module(module: ir.Module, text: str) -> ir.Module:
    """The module, or a copy without attributes of gpuir's dialects; CompileError at ops of them."""
    if not _named_in(text):
        return module
    _refuse_dialects(module)
    return execution.lowering.copy_of(module)


def _named_in(text: str) -> bool:
    """Whether a text may have something of gpuir's dialects."""
    names = "|".join(map(re.escape, list(DIALECTS)))
    return bool(names) and re.search(rf"(?<![\w.])(?:{names})\b", text) is not None


def _without_dialects(module: ir.Module) -> ir.Module:
    """The module itself without attributes of gpuir's dialects; CompileError at ops of them."""
    _refuse_dialects(module)
    execution.lowering.leave_out_dynamic(module.operation)
    return module


def _refuse_dialects(module: ir.Module) -> None:
    errors: list[Diagnostic] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name.partition(".")[0] in DIALECTS:
            message = f"'{op.name}' op cannot be compiled: lower it to upstream ops first"
            errors.append(at(op.location, "error", message))
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    if errors:
        raise CompileError(errors, stage="read")


def _bytecode(operation: ir.Operation) -> bytes:
    data = io.BytesIO()
    operation.write_bytecode(data)
    return data.getvalue()
