"""The output of a tool: stdout, or a file that appears whole or not at all."""

from __future__ import annotations

import os
import sys

from gpuir.errors import Error


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
