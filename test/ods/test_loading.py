"""Contexts and threads: what is loaded when many want it at once, and which threads the host may have."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import tt, ttg

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


def test_no_python_code_runs_while_the_host_has_its_static_properties_off() -> None:
    """The host switches them off to set a member of a class: what ran then, as a collector's callback, would see
    `Context.current` as no context, and so would other threads."""
    script = f"""
import gc, pkgutil, sys
import gpuir
from gpuir import ir
found = set()
def seen(frame, event, argument):
    if event == "call" and type(ir.Context.current).__name__ == "nb_static_property":
        found.add((frame.f_code.co_filename, frame.f_back.f_code.co_filename, frame.f_back.f_lineno))
gc.set_threshold(1, 1, 1)
sys.setprofile(seen)
from gpuir.dialects.transform import gpu, nvgpu
import gpuir.dialects
for each in list(pkgutil.walk_packages(gpuir.dialects.__path__, "gpuir.dialects.")):
    __import__(each.name)
with gpuir.Context():
    gpuir.parse({_FUNCTIONS!r})
assert gc.isenabled()
print(sorted(found))
"""
    assert _run(script) == "[]\n"


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


def test_a_lazy_context_loads_what_texts_and_builders_mention() -> None:
    text = "func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = arith.addf %a, %a : vector<4xf32> return %0 : vector<4xf32> }"
    with gpuir.Context(lazy=True) as context:
        assert not any(context.is_dialect_loaded(name) for name in ("arith", "func", "iree_gpu", "ttg", "llvm"))
        module = gpuir.parse(text)
        assert context.is_dialect_loaded("arith") and context.is_dialect_loaded("func")
        assert not context.is_dialect_loaded("iree_gpu") and not context.is_dialect_loaded("llvm")
        assert "arith.addf" in gpuir.asm(module)
        gpuir.pass_manager("builtin.module(func.func(cse,canonicalize))").run(module)
        assert str(ttg.AsyncTokenType.get()) == "!ttg.async.token"
        assert context.is_dialect_loaded("ttg") and not context.is_dialect_loaded("iree_gpu")


def test_ops_are_verified_in_every_context() -> None:
    """What is remembered of a context's types and attributes is dropped with it: the next one may have its addresses."""
    good = "func.func @f(%a: vector<4xf32>) { %0 = iree_gpu.value_barrier %a : vector<4xf32> return }"
    bad = '"iree_gpu.value_barrier"(%a) : (vector<4xf32>) -> vector<8xf32>'
    for _ in range(20):
        with gpuir.Context():
            gpuir.parse(good)
        with (
            gpuir.Context(),
            pytest.raises(gpuir.ParseError, match="failed to verify that all of {inputs, results} have same type"),
        ):
            gpuir.parse(good.replace("iree_gpu.value_barrier %a : vector<4xf32>", bad))


def test_contexts_are_given_back() -> None:
    """Nothing of a context stays with the process: neither the host's nor gpuir's tables grow."""
    script = """
import gc
import gpuir
from gpuir.dialects import ttng
text = "module { tt.func @f(%x: i32) { %0 = tt.splat %x : i32 -> tensor<4xi32> tt.return } }"
def pages():
    for _ in range(60):
        with gpuir.Context():
            gpuir.asm(gpuir.parse(text))
    gc.collect()
    return int(open("/proc/self/statm").read().split()[1])
pages()
before = pages()
print((pages() - before) * 4 / 60)
"""
    assert float(_run(script)) < 20  # KB a context


def test_printing_in_one_thread_leaves_verification_on_in_another() -> None:
    script = """
import threading
import gpuir
from gpuir.ods.verifier import suspended
inside, left = threading.Event(), threading.Event()
context = gpuir.Context()
def first():
    with suspended(context):
        inside.set()
        left.wait()
thread = threading.Thread(target=first)
thread.start()
inside.wait()
with context:
    try:
        gpuir.parse('func.func @f(%a: i1) { %0 = "iree_gpu.value_barrier"(%a) : (i1) -> i1 return }')
    except gpuir.ParseError as error:
        print("must be" in str(error))
left.set()
thread.join()
"""
    assert _run(script) == "True\n"


def test_verification_is_off_for_the_printers_context_only() -> None:
    """A handler of diagnostics may parse while its thread prints."""
    from gpuir.ods.verifier import suspended

    printed, other = gpuir.Context(), gpuir.Context()
    with suspended(printed), pytest.raises(gpuir.ParseError, match="must be"):
        gpuir.parse('func.func @f(%a: i1) { %0 = "iree_gpu.value_barrier"(%a) : (i1) -> i1 return }', context=other)


_MISMATCH = """tt.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<4x8xf32> * tensor<4x8xf32> -> tensor<4x8xf32>
  tt.return
}"""


def test_a_text_is_refused_and_taken_each_time_alike() -> None:
    context = gpuir.Context()
    for _ in range(3):
        with pytest.raises(gpuir.ParseError, match="tt.dot"):
            gpuir.parse(_MISMATCH, context=context)
        assert gpuir.asm(gpuir.parse(_FUNCTIONS, context=context)).count("tt.func") == 100


def test_a_valid_text_is_verified_in_python_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _FUNCTIONS.replace("@f", "@once")
    verified: list[str] = []
    method = tt.ReturnOp.spec.verify_method

    def count(op: ir.OpView) -> None:
        verified.append(op.name)
        method(op)

    monkeypatch.setattr(tt.ReturnOp.spec, "verify_method", count)
    for _ in range(3):
        gpuir.parse(text, context=gpuir.Context())
    assert len(verified) == 100


def test_ops_of_a_dialect_that_may_look_at_more_than_ir_are_verified_each_time() -> None:
    script = """
import gpuir
from gpuir import ods
MOODY = ods.Dialect("moody")
allowed = True
class AskOp(MOODY.Op, name="ask"):
    assembly = "attr-dict"
    def verify(self):
        if not allowed:
            raise ods.VerifyError("not now")
gpuir.parse("moody.ask", context=gpuir.Context())
allowed = False
try:
    gpuir.parse("moody.ask", context=gpuir.Context())
except gpuir.ParseError as error:
    print(error.diagnostics[0].message)
"""
    assert _run(script) == "'moody.ask' op not now\n"
