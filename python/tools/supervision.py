"""Tools that survive what they run: a child does the work, and where the host crashes its parent says at which line.

The child is forked when all is imported, so that this costs about a millisecond. It notes in a journal, a file in memory that
both have, which text it reads and what it does with it.
"""

from __future__ import annotations

import atexit
import contextlib
import contextvars
import functools
import json
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from typing import NoReturn, Protocol

from gpuir.assembly.isolation import crash_of
from gpuir.errors import Diagnostic
from gpuir.host import ir
from gpuir.processes.folders import anonymous_file
from gpuir.processes.forking import end_with_parent, exit_text, fork, forked
from gpuir.programs import BROKEN_PIPE, written
from gpuir.tools.source import Sources

__all__ = ["BROKEN_PIPE", "Journal", "journal", "supervised"]

#: Signals that are sent from outside: the tool ends as its child did.
_SENT = ("SIGINT", "SIGTERM", "SIGKILL", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGALRM", "SIGXCPU")
_READING = "reading"
_HEAD = 4096


class Main(Protocol):
    """The main function of a tool: its command line, or the process's, and the exit status."""

    def __call__(self, arguments: Sequence[str] | None = None, /) -> int: ...


class Journal:
    """What the child does, and the text that it read last."""

    def __init__(self) -> None:
        self._file = anonymous_file()

    def reading(self, name: str, text: str | bytes, context: ir.Context) -> None:
        """The text is about to be read."""
        data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        fields = {
            "file": name[:1000],
            "bytecode": isinstance(text, bytes),
            "unregistered": context.allow_unregistered_dialects,
            "size": len(data),
        }
        os.pwrite(self._file.fileno(), json.dumps(fields).encode().ljust(_HEAD - 256), 256)
        os.pwrite(self._file.fileno(), data, _HEAD)
        self.does(_READING)

    def does(self, what: str) -> None:
        """What comes next, in a few words."""
        os.pwrite(self._file.fileno(), what.encode()[:256].ljust(256), 0)

    def crash(self, code: int, sources: Sources) -> Diagnostic:
        """What to say of the child that ended with `code`; the text it read is among the `sources` then."""
        descriptor = self._file.fileno()
        what = os.pread(descriptor, 256, 0).decode().strip()
        if what != _READING:
            doing = f" while {what}" if what else ""
            return Diagnostic(
                "error", f"the process crashed ({exit_text(code)}){doing}: a defect of the host or a plug-in"
            )
        fields = json.loads(os.pread(descriptor, _HEAD - 256, 256))
        data = os.pread(descriptor, fields["size"], _HEAD)
        context = ir.Context()
        context.enable_multithreading(False)
        context.allow_unregistered_dialects = fields["unregistered"]
        if fields["bytecode"]:
            return crash_of(data, fields["file"], context, code)
        text = data.decode("utf-8", "surrogatepass")
        sources.add(fields["file"], text)
        return crash_of(text, fields["file"], context, code)


class _NoJournal(Journal):
    """Where nobody supervises."""

    def __init__(self) -> None:
        pass

    def reading(self, name: str, text: str | bytes, context: ir.Context) -> None:
        pass

    def does(self, what: str) -> None:
        pass


_CURRENT: contextvars.ContextVar[Journal] = contextvars.ContextVar("journal", default=_NoJournal())  # noqa: B039


def journal() -> Journal:
    """The journal of the tool that runs."""
    return _CURRENT.get()


def supervised(program: str) -> Callable[[Main], Main]:
    """Decorates a tool's `main`: it runs in a child where it is the program itself, called without arguments, and no other
    thread is there. An output that cannot be written is an error of one line."""

    def decorate(main: Main) -> Main:
        @functools.wraps(main)
        def run(arguments: Sequence[str] | None = None, /) -> int:
            # A process of MPI's may not fork.
            mpi = "mpi4py.MPI" in sys.modules
            alone = arguments is None and forked() and threading.active_count() == 1 and not mpi
            return _supervise(main, program) if alone else written(lambda: main(arguments), program)

        return run

    return decorate


def _supervise(main: Main, program: str) -> int:
    """Runs the tool in a child; this process waits for it, and says where it crashed."""
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    kept, parent = Journal(), os.getpid()
    child = fork()
    if not child:
        _work(main, program, kept, parent)
    # The terminal's interrupts go to both, and are the child's to answer.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code >= 0:
        return code
    if exit_text(code) in _SENT:
        if -code != signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
        os.kill(parent, -code)
    sources = Sources()
    print(sources.show(kept.crash(code, sources)), file=sys.stderr)
    return 1


def _work(main: Main, program: str, kept: Journal, parent: int) -> NoReturn:
    # SIGTERM: what the child has started, and its folders, are the child's to clear away.
    end_with_parent(parent, signal.SIGTERM)
    _CURRENT.set(kept)
    status = 1
    try:
        status = written(main, program)
    except SystemExit as end:  # argparse
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        status = 0 if end.code is None else end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        # What ends with the interpreter ends; taking the rest apart, as its parent does too, takes a fifth of the tool's time.
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError, ValueError):
                stream.flush()
        os._exit(status)
