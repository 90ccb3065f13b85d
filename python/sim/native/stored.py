"""Machine code of kernels on disk, for processes that come later: the cache of compilations, with a folder of its own.

An entry has the object file that the host made of a kernel's code. Its key is a hash of the kernel, of how its code is written, of gpuir's
own files, of the processor and of every version that is involved, so that one that is out of date is never asked for. Unlike what the compiler keeps, an entry is executed: one that others than
this user may write, or in a folder that they may write, is not taken.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
from pathlib import Path
from typing import Any

import gpuir.compile  # noqa: F401  the package before its files
from gpuir.compile.cache import Cache, default_cache, sources, versions
from gpuir.sim.native.functions import calls
from gpuir.sim.native.objects import SYMBOL, LoadedObject
from gpuir.sim.native.outline import nested
from gpuir.sim.native.processor import processor
from gpuir.sim.terms import Op

__all__ = ["forget", "keep", "key_of", "stored"]


def _check(answer: dict[str, Any]) -> None:
    answer["contents"][answer["value"]["object"]].startswith(b"")


def _cache() -> Cache | None:
    return default_cache("sim", _check)


def key_of(kernel: Op, *said: object) -> str | None:
    """The key of a kernel's code, for which it is ``said`` how it is written; None where it cannot be kept."""
    # Of functions that NumPy has the addresses in this process are in the code.
    if not processor() or _cache() is None or any(map(calls, nested(kernel))):
        return None
    parts = "\0".join([versions(), sources(), processor(), repr(said), str(kernel)])
    return hashlib.sha256(parts.encode(errors="surrogatepass")).hexdigest()


def stored(key: str) -> bytes | None:
    """The object file under this key, if there is one that only this user can have written."""
    cache = _cache()
    if cache is None or not all(_own(path) for path in (cache.folder, cache.path(key))):
        return None
    answer = cache.load(key)
    return None if answer is None else answer["contents"][answer["value"]["object"]]


def _own(path: Path) -> bool:
    try:
        status = path.stat()
    except OSError:
        return False
    return status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def keep(key: str, engine: Any) -> None:
    """Keeps the object file of a host's engine; where that does not work, it is compiled again another time. Unsuitable if it cannot be loaded."""
    cache = _cache()
    if cache is None:
        return
    with contextlib.suppress(OSError), tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "kernel.o")
        engine.dump_to_object_file(str(path))
        code = path.read_bytes()
        LoadedObject(code).symbol(SYMBOL)
        cache.store(key, {"value": {"object": 0}, "contents": [code]})


def forget(key: str) -> None:
    """Removes an entry whose code has failed."""
    cache = _cache()
    if cache is not None:
        with contextlib.suppress(OSError):
            cache.path(key).unlink()
