"""What gpuir-opt does with its input: parse, run the pipeline, print, and compare or show diagnostics."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import os
import sys
from typing import Any

from gpuir.assembly.diagnostics import at, from_error, from_host
from gpuir.assembly.document import asm, parse
from gpuir.errors import Diagnostic, Error, PassError
from gpuir.files import Output
from gpuir.host import ir, module
from gpuir.passes import diagnostics, plugins, registry
from gpuir.passes.instrumentation import RULE
from gpuir.passes.pipeline import pass_manager
from gpuir.tools.command_line import CommandLine
from gpuir.tools.diagnostics_verifier import DiagnosticsVerifier
from gpuir.tools.flags import SPLIT_MARKER
from gpuir.tools.reproducer import pipeline_of, reproducer
from gpuir.tools.setup import build_pipeline, input_release, printed
from gpuir.tools.source import Piece, Sources, read_input, split_input
from gpuir.tools.supervision import journal

_SEVERITIES = {"errors": ("error",), "warnings": ("error", "warning"), "remarks": ("error", "warning", "remark")}


class Driver:
    """Processes one input piece by piece with one command line."""

    def __init__(self, line: CommandLine, pipeline: Any, sources: Sources, name: str, output: Output):
        self.line = line
        self.pipeline = pipeline
        self.sources = sources
        self.name = name
        self.output = output
        self.verifier: DiagnosticsVerifier | None = None
        self._explained: set[tuple[str, str, int, int, str]] = set()
        #: Says that a reproducer was written.
        self._reproduced: Diagnostic | None = None
        # Not gpuir.Context(): a dialect is loaded when it turns up, and most inputs have few.
        self.context = ir.Context()
        # Several threads would mix up the order of diagnostics, and Python code runs in one at a time anyway.
        self.context.enable_multithreading(False)
        self.context.allow_unregistered_dialects = line.allow_unregistered_dialect

    def run(self, text: str | bytes) -> bool:
        """Whether all pieces were processed without an error."""
        for path in self.line.irdl_file:
            self._load_irdl(path)
        handler = self.context.attach_diagnostic_handler(self._handle_host)
        on_no_match, registry.on_no_match = registry.on_no_match, self._explain if self.line.explain_patterns else None
        try:
            with diagnostics.listening(self._emit):
                succeeded = self._run_pieces(text)
        finally:
            handler.detach()
            registry.on_no_match = on_no_match
        if self._timing is not None:
            self._timing.finish()
        return succeeded

    @property
    def _timing(self) -> Any:
        return self.pipeline.instrumentation

    def _phase(self, name: str) -> contextlib.AbstractContextManager[None]:
        return self._timing.phase(name) if self._timing is not None else contextlib.nullcontext()

    def _run_pieces(self, text: str | bytes) -> bool:
        marker = self.line.split_input_file
        if marker is None or isinstance(text, bytes):
            return self._run_piece(Piece(text))
        pieces, warnings = split_input(text, marker or SPLIT_MARKER, self.name)
        for warning in warnings:
            self._show(warning)
        succeeded = True
        for index, piece in enumerate(pieces):
            if index:
                self.output.write(f"{self.line.output_split_marker}\n")
            succeeded = self._run_piece(piece) and succeeded
        return succeeded

    def _run_piece(self, piece: Piece) -> bool:
        mode = self.line.verify_diagnostics
        if mode is None:
            return self._process(piece)
        self.verifier = DiagnosticsVerifier(
            "" if isinstance(piece.text, bytes) else piece.text,
            self.name,
            self._show,
            first_line=piece.first_line,
            all=mode != "only-expected",
        )
        try:
            self._process(piece)
            return self.verifier.finish()
        finally:
            self.verifier = None

    def _process(self, piece: Piece) -> bool:
        try:
            return self._processed(piece)
        finally:
            said, self._reproduced = self._reproduced, None
            if said is not None:
                self._emit(said)

    def _processed(self, piece: Piece) -> bool:
        try:
            with self._phase("Parser"):
                op = self._parse(piece.padded)
            journal().does("running the passes")
            pipeline = self._pipeline_for(op, piece)
            if self.line.dump_pass_pipeline:
                print(f"Pass Manager with {len(pipeline)} passes:\n{pipeline.pretty()}\n", file=sys.stderr)
            before = asm(op) if self.line.mlir_pass_pipeline_crash_reproducer else ""
            self.context.emit_error_diagnostics = True
            try:
                pipeline.run(op)
            except Exception:
                if before:
                    self._reproduce(before, op, pipeline)
                raise
            finally:
                self.context.emit_error_diagnostics = False
            if self.line.mlir_generate_reproducer is not None:
                path = self.line.mlir_generate_reproducer
                self._write(path, reproducer(asm(op), str(pipeline), disable_threading=False, verify_each=False))
            if self.line.mlir_pass_statistics:
                print(f"{RULE}\n{'... Pass statistics report ...'.center(79).rstrip()}\n{RULE}", file=sys.stderr)
            journal().does("printing the result")
            with self._phase("Output"):
                # The reader verified the whole text, the pipeline what each pass made of it.
                verified = pipeline.verifies and not self.line.no_implicit_module
                output = self._output(op, verified)
            if self.line.verify_roundtrip:
                self._verify_roundtrip(op)
        except Error as error:
            # The host's diagnostics have come through the handler already.
            if not getattr(error, "delivered", False):
                for diagnostic in error.diagnostics:
                    self._emit(diagnostic)
            return False
        except ir.MLIRError as error:
            for diagnostic in from_error(error):
                self._emit(diagnostic)
            return False
        except Exception as error:
            raised = _of_exception(error)
            if raised is None:
                raise
            if os.environ.get("GPUIR_TRACEBACK"):
                import traceback

                traceback.print_exception(error)
            self._emit(raised)
            return False
        self.output.write(output)
        return True

    @staticmethod
    def _write(path: str, text: str) -> None:
        file = Output(path)
        file.write(text)
        file.keep()

    def _reproduce(self, before: str, op: Any, pipeline: Any) -> None:
        """Writes the reproducer of a pipeline that failed."""
        path = self.line.mlir_pass_pipeline_crash_reproducer
        verify_each = self.line.verify_each
        self._write(path, reproducer(before, str(pipeline), disable_threading=True, verify_each=verify_each))
        failed = pipeline.instrumentation.failed if pipeline.instrumentation is not None else None
        what = f"[`{failed[0]}` on '{failed[1]}' operation]" if failed else "a pass"
        note = at(op.location, "note", f"Pipeline failed while executing {what}: reproducer generated at `{path}`")
        message = "Failures have been detected while processing an MLIR pass pipeline"
        self._reproduced = at(op.location, "error", message, [note])

    # Reading and printing

    def _parse(self, text: str | bytes) -> Any:
        journal().reading(self.name, text, self.context)
        if not self.line.no_implicit_module or isinstance(text, bytes):
            return parse(text, filename=self.name, context=self.context, release=input_release(self.line)).operation
        # With a second op at its end the text always gets a module around it, which then can be taken off.
        release = input_release(self.line)
        around = parse(f"{text}\nmodule {{}}", filename=self.name, context=self.context, release=release)
        ops = list(around.body.operations)[:-1]
        if len(ops) != 1:
            message = f"source must contain a single top-level operation, found: {len(ops)}"
            raise Error([Diagnostic("error", message, self.name, 1, 1)])
        return ops[0].operation.detach_from_parent().operation

    def _pipeline_for(self, op: Any, piece: Piece) -> Any:
        if self.line.run_reproducer and isinstance(piece.text, str):
            recorded = pipeline_of(piece.text)
            if recorded is not None:
                pipeline, verify_each = recorded
                return (
                    pass_manager(pipeline)
                    .enable_verifier(verify_each)
                    .use_instrumentation(self.pipeline.instrumentation)
                )
        if self.line.pass_pipeline is not None or op.name == self.pipeline.anchor:
            return self.pipeline
        return build_pipeline(self.line, op.name).use_instrumentation(self.pipeline.instrumentation)

    def _output(self, op: Any, verified: bool) -> str | bytes:
        if self.line.emit_bytecode:
            written = io.BytesIO()
            try:
                op.write_bytecode(written, self.line.emit_bytecode_version)
            except ValueError as error:  # of a version that the host does not write, which it has said
                refused = PassError(str(error))
                refused.delivered = True
                raise refused from None
            return written.getvalue()
        return printed(op, self.line, verified=verified)

    def _verify_roundtrip(self, op: Any) -> None:
        text = asm(op)
        again = asm(parse(text, filename=self.name, context=self.context))
        if op.name != "builtin.module":
            return
        generic = asm(op, generic=True)
        generic_again = asm(parse(text, context=self.context), generic=True)
        for one, other in ((text, again), (generic, generic_again)):
            if one != other:
                import difflib

                difference = "\n".join(
                    difflib.unified_diff(
                        one.splitlines(), other.splitlines(), "printed", "parsed and printed", "", "", 3, ""
                    )
                )
                message = f"roundtrip failed: what is printed parses to other IR\n{difference}"
                raise Error([at(op.location, "error", message)])

    def _load_irdl(self, path: str) -> None:
        name, text = read_input(path)
        if isinstance(text, bytes):
            raise Error(f"'{name}' is bytecode; --irdl-file takes text")
        self.sources.add(name, text)
        try:
            op = ir.Operation.parse(text, source_name=name, context=self.context)
            with self.context:
                module("dialects.irdl").load_dialects(ir.Module.parse(str(op)))
        except ir.MLIRError as error:
            raise Error(from_error(error)) from None

    # Diagnostics

    def _handle_host(self, diagnostic: Any) -> bool:
        self._emit(from_host(diagnostic))
        return True

    def _emit(self, diagnostic: Diagnostic) -> None:
        """Takes a diagnostic to the verifier if there is one, to the user otherwise."""
        if self.line.run_reproducer and diagnostic.message.startswith("ignoring unknown external resources"):
            return  # the host reads the text without looking for a pipeline
        diagnostic = self._named(diagnostic)
        if not self.line.mlir_print_op_on_diagnostic:
            notes = tuple(n for n in diagnostic.notes if not n.message.startswith("see current operation"))
            diagnostic = dataclasses.replace(diagnostic, notes=notes)
        if self.verifier is not None:
            self.verifier.handle(diagnostic)
        elif diagnostic.severity in _SEVERITIES[self.line.mlir_diagnostic_verbosity_level]:
            if self.line.mlir_disable_diagnostic_notes:
                diagnostic = dataclasses.replace(diagnostic, notes=())
            self._show(diagnostic)

    def _named(self, diagnostic: Diagnostic) -> Diagnostic:
        """The same with the input's name where the parser was not told one."""
        if diagnostic.file != "-" or not diagnostic.line:
            return diagnostic
        return dataclasses.replace(diagnostic, file=self.name, notes=tuple(map(self._named, diagnostic.notes)))

    def _show(self, diagnostic: Diagnostic, underline: int = 1) -> None:
        # What has been printed so far belongs before it when both go to one terminal.
        sys.stdout.flush()
        print(self.sources.show(diagnostic, underline), file=sys.stderr)

    def _explain(self, pattern: Any, op: Any, reason: str) -> None:
        diagnostic = at(op.location, "remark", f"pattern '{pattern.name}' does not match: {reason}")
        key = (pattern.name, diagnostic.file, diagnostic.line, diagnostic.column, reason)
        # The driver tries an op again whenever something near it changed.
        if key not in self._explained:
            self._explained.add(key)
            self._emit(diagnostic)


def _of_exception(error: Exception) -> Diagnostic | None:
    """A diagnostic for an exception of a pattern, pass or other Python code that the host called; None: gpuir's own."""
    place = plugins.user_frame(error)
    location = getattr(error, "op_location", None)
    if place is None and location is None:
        return None
    owner = getattr(error, "pattern_name", None)
    what = (
        f"pattern '{owner}'" if owner else f"pass '{error.pass_name}'" if hasattr(error, "pass_name") else "Python code"
    )
    message = f"{what} raised {type(error).__name__}: {error}"
    notes = (Diagnostic("note", "raised here", *place),) if place else ()
    if location is None:
        assert place is not None
        return Diagnostic("error", message, *place)
    return at(location, "error", message, notes)
