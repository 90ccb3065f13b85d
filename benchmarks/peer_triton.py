"""libtriton's parser and printer on Triton's dialects, in an environment that has Triton. gpuir is not loaded here.

Its parser reads files, which are written before the clock starts. It verifies what it has read, as gpuir's does.
"""

from __future__ import annotations

import functools
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cases_compile
import peer
import texts
import triton
from triton._C.libtriton import ir, nvidia
from triton.backends.compiler import GPUTarget

#: Removed when the process ends.
FOLDER = tempfile.TemporaryDirectory()


def fresh_context() -> Any:
    made = ir.context()
    ir.load_dialects(made)
    nvidia.load_dialects(made)
    return made


context = functools.cache(fresh_context)


@functools.cache
def corpus() -> list[str]:
    files = []
    for index, text in enumerate(texts.corpus()):
        files.append(Path(FOLDER.name, f"{index}.mlir"))
        files[-1].write_text(text)
    return [str(file) for file in files]


def parse_corpus(of: Callable[[], Any]) -> peer.Case:
    def prepare(_: int) -> Callable[[], int]:
        files = corpus()
        size = sum(Path(file).stat().st_size for file in files)

        def timed() -> int:
            for file in files:
                loaded = of()
                ir.parse_mlir_module(file, loaded)
            return size

        return timed

    return prepare


@functools.cache
def corpus_modules() -> list[Any]:
    return [ir.parse_mlir_module(file, context()) for file in corpus()]


def print_corpus(_: int) -> Callable[[], int]:
    modules = corpus_modules()
    return lambda: sum([len(module.str_nodebug()) for module in modules])


def read_ttgir(size: int) -> Callable[[], int]:
    small, file = texts.ttgir_file(1), texts.ttgir_file(size)
    loaded = context()
    ir.parse_mlir_module(str(small), loaded)
    small.unlink()

    def timed() -> int:
        ir.parse_mlir_module(str(file), loaded)
        read = file.stat().st_size
        file.unlink()
        return read

    return timed


def compile_matmul(warps: int) -> Any:
    """What `triton.compile` makes of the matmul's TTGIR; whether it asks its cache is said in the environment."""
    file = Path(FOLDER.name, f"matmul_{warps}.ttgir")
    if not file.exists():
        file.write_text(cases_compile.ttgir(warps))
    return triton.compile(str(file), target=GPUTarget("cuda", 90, 32))


def compile_case(warps: int) -> peer.Case:
    def of(count: int) -> Callable[[], None]:
        return lambda: [compile_matmul(warps) for _ in range(count)] and None

    return of


def compile_from_the_cache(count: int) -> Callable[[], None]:
    os.environ["TRITON_CACHE_DIR"] = str(Path(FOLDER.name, "cache"))

    def timed() -> None:
        os.environ["TRITON_ALWAYS_COMPILE"] = "0"
        try:
            for _ in range(count):
                compile_matmul(8)
        finally:
            os.environ["TRITON_ALWAYS_COMPILE"] = "1"

    timed()  # fills it
    return timed


CASES = {
    "parse corpus": parse_corpus(context),
    "parse corpus in fresh contexts": parse_corpus(fresh_context),
    "print corpus": print_corpus,
    "read TTGIR": read_ttgir,
    "compile first": compile_case(8),
    "compile from the cache": compile_from_the_cache,
    **{f"compile matmul of {warps} warps": compile_case(warps) for warps in (4, 8)},
}

if __name__ == "__main__":
    os.environ["TRITON_ALWAYS_COMPILE"] = "1"
    peer.serve(CASES, {"triton": triton.__version__})
