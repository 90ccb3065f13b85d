"""Executors by their names on a command line: where the parts of a run in the simulator go."""

from __future__ import annotations

import concurrent.futures
import contextlib
import importlib
import multiprocessing
from collections.abc import Iterator
from typing import Any

from gpuir.errors import Error

__all__ = ["HELP", "executor"]

HELP = (
    "where parts of a launch, or orders of a host program, run: processes:N; dask:ADDRESS of a scheduler; mpi (mpi4py, under "
    "mpiexec -m mpi4py.futures); or MODULE:FUNCTION, which gives an executor of concurrent.futures"
)


@contextlib.contextmanager
def executor(text: str | None) -> Iterator[Any]:
    """The executor that ``--executor=text`` names; None for none."""
    if text is None:
        yield None
        return
    kind, _, rest = text.partition(":")
    try:
        made = _made(kind, rest)
    except ImportError as error:
        raise Error(f"--executor={text}: {error}") from None
    if made is None:
        raise Error(f"--executor={text}: there is no such executor ({HELP})")
    with made as running:
        # A client of Dask's has the executor, and is closed after it.
        yield running.get_executor() if hasattr(running, "get_executor") else running


def _made(kind: str, rest: str) -> Any:
    if kind == "processes" and rest.isdecimal() and int(rest) > 0:
        return concurrent.futures.ProcessPoolExecutor(int(rest), mp_context=multiprocessing.get_context("spawn"))
    if kind == "dask" and rest:
        return importlib.import_module("distributed").Client(rest)
    if kind == "mpi" and not rest:
        return importlib.import_module("mpi4py.futures").MPIPoolExecutor()
    if rest.isidentifier():
        make = getattr(importlib.import_module(kind), rest, None)
        return make() if callable(make) else None
    return None
