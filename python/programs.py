"""What all programs have: a parser of command lines, and an error of one line where the output cannot be written."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any

__all__ = ["BROKEN_PIPE", "Parser", "written"]

#: Exit status of LLVM's tools when the reader of their output has gone.
BROKEN_PIPE = 74


class Parser(argparse.ArgumentParser):
    """Python's, but for texts of help and versions that cannot be written: it would say nothing of them."""

    def _print_message(self, message: str, file: Any = None) -> None:
        if message:
            (file or sys.stderr).write(message)


def written(run: Callable[[], int], program: str) -> int:
    """The exit status of a program's `run`, once what it printed is written."""
    try:
        try:
            return run()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        status = BROKEN_PIPE
    except OSError as error:
        print(f"{program}: error: cannot write the output: {error.strerror or error}", file=sys.stderr)
        status = 1
    # Python's own flush at exit would complain once more.
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status
