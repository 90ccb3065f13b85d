"""Contexts that are ready for gpuir's dialects."""

from __future__ import annotations

from gpuir.host import ir
from gpuir.ods.dialect import DIALECTS, dialect_of
from gpuir.ods.loading import one_thread

__all__ = ["Context"]


def Context(*, allow_unregistered_dialects: bool = False, lazy: bool = False) -> ir.Context:
    """A context with all of the host's dialects, ``iree_gpu`` and every imported gpuir dialect loaded.

    The other gpuir dialects, and all of them in any other ``ir.Context``, are loaded at their first use, by a text or a
    builder.

    ``lazy``: no dialect is loaded before a text or one of gpuir's builders mentions it, which takes a fraction of the
    time. Enough to read, verify and print, and for passes written in C++. What makes upstream ops, types or attributes by
    calls loads their dialects first, as ``context.dialects["arith"]``: in a context without them the host makes
    unregistered ops, and ends the process when the dialect comes later.
    """
    context = ir.Context(load_on_create_dialects=[])
    context.allow_unregistered_dialects = allow_unregistered_dialects
    if lazy:
        return context
    one_thread(context)  # before the dialects come: without locks that is faster
    context.load_all_available_dialects()
    # Patterns as transform ops need the host's transform dialect, and Triton's dialects have a hundred ops: each a
    # tenth of a second to import, for those who use them.
    for namespace in dict.fromkeys(("iree_gpu", *DIALECTS)):
        if namespace != "transform.apply_patterns":
            dialect = dialect_of(namespace)
            assert dialect is not None
            dialect.load(context)
    return context
