"""Temporary folders that go with the process that made them; what one left that was killed is removed by the next."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import stat
import threading
import time
import weakref
from typing import IO

__all__ = ["TemporaryFolder", "anonymous_file"]

_LOCK = ".lock"
#: Seconds after which a folder without a lock is nobody's: its owner locks it right after it made it.
_YOUNG = 60.0
_swept: set[tuple[str, str]] = set()
_sweeping = threading.Lock()


class TemporaryFolder:
    """A new folder, ``name``; it is removed by ``close``, and at the latest when the interpreter ends.

    Its lock is held by the process. The first folder of a prefix that a process makes removes those whose owners were
    killed. OSError where there is no folder for temporary files that can be written to.
    """

    def __init__(self, prefix: str):
        _sweep(prefix)
        import tempfile  # not at the top: it takes as long as the tools' own modules, and few runs need a folder

        self.name = tempfile.mkdtemp(prefix=prefix)
        lock = os.open(os.path.join(self.name, _LOCK), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        fcntl.flock(lock, fcntl.LOCK_EX)
        self.close = weakref.finalize(self, _remove, self.name, lock, os.getpid())


def anonymous_file() -> IO[bytes]:
    """An unbuffered file that nobody can name, gone with its last owner; in memory where no folder takes temporary files."""
    try:
        import tempfile  # as above

        return tempfile.TemporaryFile(buffering=0)
    except OSError:
        if not hasattr(os, "memfd_create"):
            raise
        return open(os.memfd_create("gpuir"), "wb+", buffering=0)


def _remove(name: str, lock: int, owner: int) -> None:
    # Not in a process that was forked off the owner: the folder is still in use.
    if os.getpid() == owner:
        shutil.rmtree(name, ignore_errors=True)
        os.close(lock)


def _sweep(prefix: str) -> None:
    """Removes the folders of the prefix that were this user's, and are nobody's any more."""
    import tempfile  # as above

    base = tempfile.gettempdir()
    with _sweeping:
        if (base, prefix) in _swept:
            return
        _swept.add((base, prefix))
    with contextlib.suppress(OSError), os.scandir(base) as entries:
        for entry in entries:
            if entry.name.startswith(prefix):
                with contextlib.suppress(OSError):
                    _remove_if_left(entry)


def _remove_if_left(entry: os.DirEntry[str]) -> None:
    status = entry.stat(follow_symlinks=False)
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.getuid() or time.time() - status.st_mtime < _YOUNG:
        return
    # Folders without a lock are others' of the same name.
    lock = os.open(os.path.join(entry.path, _LOCK), os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(entry.path, ignore_errors=True)
    finally:
        os.close(lock)
