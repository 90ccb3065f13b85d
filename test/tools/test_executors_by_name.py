"""Executors that a command line names."""

from __future__ import annotations

import concurrent.futures
import importlib.util

import pytest

from gpuir.errors import Error
from gpuir.tools.executors import executor


def test_names() -> None:
    with executor(None) as none:
        assert none is None
    with executor("processes:2") as pool:
        assert isinstance(pool, concurrent.futures.ProcessPoolExecutor)
    with executor("concurrent.futures:ThreadPoolExecutor") as threads:
        assert threads.submit(int, "7").result() == 7


@pytest.mark.parametrize(
    "text", ["", "processes", "processes:0", "processes:two", "dask", "dask:", "json:nothing", "json:__name__"]
)
def test_names_of_none(text: str) -> None:
    with pytest.raises(Error, match="there is no such executor"), executor(text):
        pass


@pytest.mark.parametrize("text", ["no_such_package:make", "mpi", "dask:tcp://127.0.0.1:1"])
def test_packages_that_are_not_there(text: str) -> None:
    package = {"mpi": "mpi4py", "dask": "distributed"}.get(text.partition(":")[0], "no_such_package")
    if importlib.util.find_spec(package) is not None:
        pytest.skip(f"{package} is here")
    with pytest.raises(Error, match=f"--executor={text}: No module named '{package}"), executor(text):
        pass
