"""When the garbage collector must not run: while members are put on classes of the host, and while much is made that stays.

To set a member of such a class, the bindings switch off the static properties of all classes, look the name up, and switch
them on again. A name that is not there yet is an exception, which may start a collection; that runs Python code, and lets
other threads run: to them `ir.Context.current` is a descriptor then, not a context.
"""

from __future__ import annotations

import contextlib
import gc
import threading
from collections.abc import Iterator

__all__ = ["no_collections"]

_lock = threading.RLock()
#: How many blocks are open, and whether the collector was on before the first.
_open, _was_on = 0, False


@contextlib.contextmanager
def no_collections() -> Iterator[None]:
    """Keeps the collector from starting by itself while the block runs, in any thread; also a decorator."""
    global _open, _was_on
    with _lock:
        if not _open:
            _was_on = gc.isenabled()
            gc.disable()
        _open += 1
    try:
        yield
    finally:
        with _lock:
            _open -= 1
            if not _open and _was_on:
                gc.enable()
