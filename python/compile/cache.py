"""A cache of compilations on disk, by a hash of everything that they depend on.

An entry is a file: a line with the format's name and the SHA-256 of the rest, then a frame (JSON and bytes, see
gpuir.execution.frames). Nothing in it is ever executed or unpickled here; an entry with a wrong hash is removed. Entries are renamed
into place when they are complete, so that several processes can write at once.

GPUIR_CACHE_DIR is the folder (default: gpuir/compile in XDG_CACHE_HOME or ~/.cache; empty: no cache), GPUIR_CACHE_SIZE
the size limit of all entries together in MiB (default 1024); the least recently used ones are evicted first. The simulator's machine
code lies in a folder of its own beside or in it.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.metadata
import json
import os
import stat
import struct
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from gpuir import host
from gpuir.compile.errors import CompileError
from gpuir.processes.frames import frame, parse_frame

__all__ = ["Cache", "cache_key", "default_cache", "sources", "versions"]

_FORMAT = b"gpuir-compile-1 "
_SUFFIX = ".entry"
_MIB = 1 << 20
_DEFAULT_MIB = 1024
#: Packages whose version is part of every key.
_PACKAGES = ("gpuir", "torch-mlir", "llvmlite", "cuda-bindings", "nvidia-nvjitlink", "nvidia-cuda-nvdisasm")


@functools.cache
def versions() -> str:
    """Of every package that makes code, and of gpuir's own back end."""
    versions = [host.name]
    for package in _PACKAGES:
        try:
            versions.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            versions.append(f"{package} -")
    sources = sorted(Path(__file__).parent.rglob("*.py"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources))
    return json.dumps([*versions, digest.hexdigest()])


@functools.cache
def sources() -> str:
    """Of gpuir's own files: a module passes through dialects, layouts and transforms before it reaches the back end, and those of a
    checkout change without a new version. Names, sizes and times tell it, since the text of them all takes a sixth of a second.
    """
    folder = Path(__file__).parents[1]
    found = []
    for at, folders, files in os.walk(folder):
        folders[:] = [each for each in folders if each != "__pycache__"]
        for name in files:
            if name.endswith(".py"):
                path = os.path.join(at, name)
                made = os.stat(path)
                found.append((os.path.relpath(path, folder), made.st_size, made.st_mtime_ns))
    return hashlib.sha256(json.dumps(sorted(found)).encode()).hexdigest()


def cache_key(text: str, request: dict[str, Any]) -> str:
    """Key of a compilation: the module's text, the request, the identity of files, and every version involved."""
    files = [Path(request["ptxas"])] if request["ptxas"] else []
    if request["library"]:
        files += sorted(Path(request["library"]).glob("*.bc")) or [Path(request["library"])]
    identity = [(str(file), file.stat().st_size, file.stat().st_mtime_ns) for file in files]
    parts = json.dumps([request, identity, versions(), sources()], sort_keys=True)
    return hashlib.sha256(parts.encode() + b"\0" + text.encode(errors="surrogatepass")).hexdigest()


class Cache:
    """Entries in ``folder``, together at most ``limit`` bytes; errors are collected in ``warnings`` and not raised.

    ``check`` raises one of the errors of broken structures (KeyError, TypeError, ...) for an answer that is none.
    """

    def __init__(
        self,
        folder: str | os.PathLike[str],
        limit: int = _DEFAULT_MIB * _MIB,
        check: Callable[[dict[str, Any]], None] | None = None,
    ):
        self.folder = Path(folder)
        self.limit = limit
        self._check = check or _check
        self.warnings: list[str] = []

    def path(self, key: str) -> Path:
        """The file of an entry."""
        return self.folder / f"{key}{_SUFFIX}"

    def load(self, key: str) -> dict[str, Any] | None:
        """What was stored under the key, or None."""
        path = self.path(key)
        try:
            data = self._contents(path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            self._warn(f"cannot be read ({error.strerror or error})")
            return None
        line, _, stored = data.partition(b"\n")
        try:
            if line != _FORMAT + hashlib.sha256(stored).hexdigest().encode():
                raise ValueError("wrong hash")
            value, arrays = parse_frame(stored)
            answer = {"value": value, "contents": [array.tobytes() for array in arrays]}
            self._check(answer)
        except (
            ValueError,
            KeyError,
            TypeError,
            IndexError,
            AttributeError,
            OverflowError,
            RecursionError,
            struct.error,
        ):
            with contextlib.suppress(OSError):
                path.unlink()
            self._warn(f"had a damaged entry, {path.name}, which was removed; its kernel is compiled again")
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return answer

    def _contents(self, path: Path) -> bytes:
        """The bytes of an entry; none of what is no file, or larger than all entries may be: it is damaged."""
        # A pipe, of which nobody writes the other end, is not waited for.
        with open(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as file:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode) or status.st_size > self.limit:
                return b""
            return file.read()

    def store(self, key: str, answer: dict[str, Any]) -> None:
        """Stores an answer atomically, and evicts old entries if the cache is too large."""
        stored = frame(answer["value"], [np.frombuffer(content, np.uint8) for content in answer["contents"]])
        data = _FORMAT + hashlib.sha256(stored).hexdigest().encode() + b"\n" + stored
        if len(data) > self.limit:
            return
        temporary = None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self.folder, prefix=".new-")
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.replace(temporary, self.path(key))
        except OSError as error:
            if temporary is not None:
                with contextlib.suppress(OSError):
                    os.unlink(temporary)
            self._warn(
                f"cannot be written ({error.strerror or error}): free space, or set GPUIR_CACHE_DIR to another folder"
            )
            return
        self._evict()

    def size(self) -> int:
        """Bytes of all entries."""
        return sum(size for _, size, _ in self._entries())

    def _entries(self) -> list[tuple[float, int, str]]:
        files = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                # Another process may remove a file at any time.
                with contextlib.suppress(OSError):
                    if entry.name.endswith(_SUFFIX):
                        status = entry.stat()
                        files.append((status.st_mtime, status.st_size, entry.path))
        return sorted(files)

    def _evict(self) -> None:
        entries = self._entries()
        total = sum(size for _, size, _ in entries)
        for _, size, path in entries:
            if total <= self.limit:
                break
            with contextlib.suppress(OSError):
                os.unlink(path)
                total -= size

    def _warn(self, message: str) -> None:
        self.warnings.append(f"the cache in {self.folder} {message}")


def _check(answer: dict[str, Any]) -> None:
    """KeyError, TypeError or IndexError unless an entry has the structure of a worker's answer; anybody may write a hash."""
    answer["value"]["times"].items()
    for compiled in answer["value"]["modules"]:
        for number in compiled["forms"].values():
            answer["contents"][number]
        for report in (compiled["name"], *compiled["kernels"].values()):
            len(report)


def default_cache(kind: str = "compile", check: Callable[[dict[str, Any]], None] | None = None) -> Cache | None:
    """The cache of a ``kind`` of entries by the environment variables, or None if they turn it off."""
    folder = os.environ.get("GPUIR_CACHE_DIR")
    if folder == "":
        return None
    size = os.environ.get("GPUIR_CACHE_SIZE", str(_DEFAULT_MIB))
    if not size.isdecimal():
        raise CompileError(f"GPUIR_CACHE_SIZE must be a number of MiB, got '{size}'")
    if folder is None:
        base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
        folder = os.path.join(base, "gpuir", kind)
    elif kind != "compile":
        folder = os.path.join(folder, kind)
    return Cache(folder, int(size) * _MIB, check)
