"""Contexts and threads: what is loaded when many want it at once, and which threads the host may have."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import ttg

_FUNCTIONS = "".join(
    f"tt.func @f{i}(%x: i32) -> tensor<4xi32> {{ %0 = tt.splat %x : i32 -> tensor<4xi32> tt.return %0 : tensor<4xi32> }}\n"
    for i in range(100)
)


def _run(script: str) -> str:
    """Output of a fresh interpreter; a hang ends it and fails."""
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_threads_that_start_together_each_get_a_context() -> None:
    """The first import of a dialect happens in one of them, and the others wait for the whole of it."""
    script = """
import sys, threading
import gpuir
sys.setswitchinterval(1e-6)
texts = ["module { tt.func @f() { tt.return } }", "module { ttng.fence_async_shared {bCluster = false} }"]
start, found = threading.Barrier(8), []
def work(number):
    start.wait()
    try:
        with gpuir.Context():
            found.append(gpuir.parse(texts[number % 2]).operation.verify())
    except Exception as error:
        found.append(error)
threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(found)
"""
    assert _run(script) == f"{[True] * 8}\n"


def test_worker_threads_stay_off() -> None:
    """The host's threads would wait for the interpreter, which waits for them: parsing and passes switch them off again."""
    script = f"""
import gpuir
with gpuir.Context() as context:
    context.enable_multithreading(True)
    module = gpuir.parse({_FUNCTIONS!r})
    context.enable_multithreading(True)
    gpuir.pass_manager("builtin.module(any(cse))").run(module)
    context.enable_multithreading(True)
    print(gpuir.asm(module).count("tt.splat"))
"""
    assert _run(script) == "100\n"


@pytest.mark.parametrize(
    "use, what",
    [(lambda: gpuir.parse("module {}"), "parse"), (lambda: ttg.AsyncTokenType.get(), "AsyncTokenType.get")],
)  # fmt: skip
def test_what_needs_a_context_says_so(use, what) -> None:
    assert ir.Context.current is None
    with pytest.raises(ValueError, match=f"^{what}: no context: use it inside `with gpuir.Context"):
        use()
