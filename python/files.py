"""Files and standard streams: input as text or bytecode, output that appears whole or not at all."""

from __future__ import annotations

import os
import sys

from gpuir.errors import Diagnostic, Error

__all__ = ["STDIN", "Output", "read_input", "read_path"]

STDIN = "<stdin>"


_BYTECODE = b"ML\xefR"


def read_input(path: str | None) -> tuple[str, str | bytes]:
    """Name for diagnostics and text of the file at ``path``, of stdin for None or "-"; bytes when it is bytecode.

    Error when it is neither, or cannot be read.
    """
    if path is None or path == "-":
        name = STDIN
        data = sys.stdin.buffer.read()
    else:
        name, data = read_path(path)
    if data.startswith(_BYTECODE):
        return name, data
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"input is not UTF-8: byte 0x{data[error.start]:02x}"
        raise Error([_at_offset(message, name, data, error.start)]) from None
    if "\0" in text:
        raise Error([_at_offset("NUL byte in the input", name, data, data.index(b"\0"))])
    return name, text


def read_path(path: str | os.PathLike[str]) -> tuple[str, bytes]:
    """Name for diagnostics and content of a file; Error when it cannot be read."""
    # A name that is no UTF-8 would not survive as a location.
    name = os.fsencode(path).decode("utf-8", "replace")
    try:
        with open(path, "rb") as file:
            return name, file.read()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Error(f"cannot open input file '{name}': {reason}") from None


def _at_offset(message: str, name: str, data: bytes, offset: int) -> Diagnostic:
    line_start = data.rfind(b"\n", 0, offset) + 1
    return Diagnostic("error", message, name, data.count(b"\n", 0, offset) + 1, offset - line_start + 1)


class Output:
    """Collects text for the file at ``path`` until ``keep``; "-" is stdout, written at once."""

    def __init__(self, path: str, input_path: str | None = None):
        self.path = path
        self._parts: list[bytes] = []
        if path == "-":
            return
        folder = os.path.dirname(os.path.realpath(path)) or "."
        reason = None
        if os.path.isdir(path):
            reason = "Is a directory"
        elif not os.path.isdir(folder):
            reason = "No such file or directory"
        elif not os.access(path if os.path.exists(path) else folder, os.W_OK):
            reason = "Permission denied"
        elif input_path not in (None, "-") and os.path.exists(path) and os.path.exists(input_path):
            if os.path.samefile(path, input_path):
                reason = "it is the input file"
        if reason:
            raise Error(f"cannot open output file '{path}': {reason}")

    def write(self, text: str | bytes) -> None:
        data = text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text
        if self.path == "-":
            sys.stdout.flush()
            sys.stdout.buffer.write(data)
        else:
            self._parts.append(data)

    def keep(self) -> None:
        """Makes what was written the file's content."""
        if self.path == "-":
            sys.stdout.flush()
            return
        try:
            self._replace(b"".join(self._parts))
        except OSError as error:
            raise Error(f"cannot write output file '{self.path}': {error.strerror or error}") from None

    def _replace(self, data: bytes) -> None:
        import tempfile

        target = os.path.realpath(self.path)
        # Devices and pipes, and files in folders that take no new ones, cannot be replaced.
        if (os.path.exists(target) and not os.path.isfile(target)) or not os.access(os.path.dirname(target), os.W_OK):
            with open(target, "wb") as file:
                file.write(data)
            return
        handle, temporary = tempfile.mkstemp(dir=os.path.dirname(target), prefix=".gpuir-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.chmod(temporary, _mode(target))
            os.replace(temporary, target)
        except BaseException:
            os.unlink(temporary)
            raise


def _mode(target: str) -> int:
    """Permissions of the file that is replaced, of a new one what the umask leaves."""
    try:
        return os.stat(target).st_mode & 0o7777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
