"""gpuir-opt: mlir-opt with gpuir's dialects, and with passes and patterns written in Python."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from gpuir import ods
from gpuir.errors import Error, PassError
from gpuir.files import Output
from gpuir.ods.context import Context
from gpuir.passes import registry
from gpuir.passes.pipeline_text import FILE
from gpuir.passes.plugins import load_named
from gpuir.tools import listing, source
from gpuir.tools.command_line import CommandLine, UsageError, parse_command_line
from gpuir.tools.driver import Driver
from gpuir.tools.flags import FLAGS, PROGRAM, REFUSED, help_text
from gpuir.tools.setup import build_pipeline, check_flags
from gpuir.tools.supervision import supervised
from gpuir.tools.version import version_text


@supervised(PROGRAM)
def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the tool on a command line; the exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        # MLIR is UTF-8 whatever the locale says.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        return _main(arguments)
    except OSError:
        raise  # of the output: it is said by `supervised`
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return internal_error(error)


def internal_error(error: BaseException) -> int:
    """Reports an exception that nobody expected."""
    if os.environ.get("GPUIR_TRACEBACK"):
        import traceback

        traceback.print_exception(error)
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    print(f"{PROGRAM}: internal error: {what} (set GPUIR_TRACEBACK=1 to see where)", file=sys.stderr)
    return 1


def _main(arguments: Sequence[str]) -> int:
    try:
        line = parse_command_line(arguments, FLAGS, PROGRAM, REFUSED)
        if line.help:
            print(help_text(PROGRAM))
            return 0
        return _run(line)
    except UsageError as error:
        first, *more = str(error).split("\n")
        print(f"{PROGRAM}: error: {first}", file=sys.stderr)
        for text in more:
            print(text if not text.startswith(("Did", "Unknown")) else f"{PROGRAM}: error: {text}", file=sys.stderr)
        return 1


def _run(line: CommandLine) -> int:
    sources = source.Sources()

    def report(error: Error) -> int:
        for diagnostic in error.diagnostics:
            if diagnostic.line:
                print(sources.show(diagnostic), file=sys.stderr)
            else:
                print(f"{PROGRAM}: {diagnostic}", file=sys.stderr)
        return 1

    try:
        for path in line.load:
            registry.load_plugin(path)
        for plugin in (*line.load_dialect_plugin, *line.load_pass_plugin):
            if plugin.endswith((".so", ".dylib", ".dll")):
                raise UsageError(
                    "plugins in C++ need mlir-opt; gpuir-opt takes dialects and passes in Python: --load=FILE.py "
                    "(a dialect given as IRDL: --irdl-file=FILE)"
                )
            load_named(plugin)
        registry.load_entry_points()
    except Error as error:
        return report(error)
    if line.version or line.show_dialects or line.list_passes or line.emit_irdl is not None:
        return _list(line)
    try:
        check_flags(line)
        pipeline = build_pipeline(line, "builtin.module")
    except Error as error:
        return _report_pipeline(error, sources)
    if line.positional in (None, "-") and sys.stdin.isatty():
        print("(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)", file=sys.stderr)
    try:
        name, text = source.read_input(line.positional)
    except Error as error:
        return report(error)
    if isinstance(text, str):
        sources.add(name, text)
    try:
        output = Output(line.o, line.positional)
        succeeded = Driver(line, pipeline, sources, name, output).run(text)
        if succeeded:
            output.keep()
    except Error as error:
        return report(error)
    return 0 if succeeded else 1


def _report_pipeline(error: Error, sources: source.Sources) -> int:
    if isinstance(error, PassError) and error.source is not None:
        sources.add(FILE, error.source.replace("\n", " "))
    for diagnostic in error.diagnostics:
        print(sources.show(diagnostic), file=sys.stderr)
    return 1


def _list(line: CommandLine) -> int:
    if line.version:
        print(version_text())
    elif line.show_dialects:
        print(
            "Available Dialects:",
            ",".join(sorted({*listing.host_dialects(Context()), *listing.gpuir_dialects()})),
        )
    elif line.list_passes:
        for text in listing.pass_listing():
            print(text)
    else:
        names = [name.strip() for name in line.emit_irdl.split(",") if name.strip()]
        unknown = sorted(set(names) - set(listing.gpuir_dialects()))
        if unknown:
            raise UsageError(
                f"for the --emit-irdl option: gpuir has no dialect '{unknown[0]}' "
                f"(it has {', '.join(listing.gpuir_dialects())})"
            )
        print(ods.emit_irdl(names), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
