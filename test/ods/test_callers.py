"""Locations of what is built without one: the caller's line, unless a current location or `loc=` says otherwise."""

from __future__ import annotations

import contextlib
import functools
import gc
import inspect
import subprocess
import sys
import weakref
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import ir, sim
from gpuir.assembly.diagnostics import file_location
from gpuir.dialects import affine, arith, func, gpu, iree_gpu, memref, nvgpu, scf, transform, tt, vector


def line() -> int:
    """The line of the caller."""
    frame = inspect.currentframe()
    assert frame is not None and frame.f_back is not None
    return frame.f_back.f_lineno


def place(made) -> tuple[str, int]:
    """File and line of an op, or of what a builder gave for it."""
    op = made.owner if isinstance(made, ir.Value) else made
    found = file_location(op.location)
    assert found is not None, op.location
    return found[:2]


@pytest.fixture
def values():
    """Values in a function that is being built, where there is no current location."""
    with gpuir.Context():
        module = ir.Module.create()
        types = ["index", "f32", "memref<4xf32>", "vector<4xf32>", "i1", "tensor<4xf32>", "i32"]
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", ([ir.Type.parse(text) for text in types], []))
        with ir.InsertionPoint(function.add_entry_block()):
            yield list(function.arguments)


BUILT = {
    "upstream's function": lambda i, x, m, v, c, t, n: arith.addi(i, i),
    "upstream's class": lambda i, x, m, v, c, t, n: arith.AddIOp(i, i),
    "a number": lambda i, x, m, v, c, t, n: arith.addi(i, 1),
    "an operator": lambda i, x, m, v, c, t, n: i + 1,
    "a comparison": lambda i, x, m, v, c, t, n: i < i,
    "a class that upstream extends": lambda i, x, m, v, c, t, n: scf.IfOp(c, [x.type], has_else=True),
    "an op with a body": lambda i, x, m, v, c, t, n: scf.ForOp(0, i, 1, [x]),
    "a loop of affine": lambda i, x, m, v, c, t, n: affine.AffineForOp(0, 4),
    "a constant": lambda i, x, m, v, c, t, n: arith.constant(ir.F32Type.get(), 1.0),
    "of memref": lambda i, x, m, v, c, t, n: memref.load(m, [i]),
    "of vector": lambda i, x, m, v, c, t, n: vector.broadcast(ir.VectorType.get([4], x.type), x),
    "of gpu": lambda i, x, m, v, c, t, n: gpu.thread_id("x"),
    "of gpu by hand": lambda i, x, m, v, c, t, n: gpu.printf("%d", n),
    "a barrier": lambda i, x, m, v, c, t, n: gpu.barrier(),
    "a class of gpu": lambda i, x, m, v, c, t, n: gpu.BarrierOp(),
    "of nvgpu": lambda i, x, m, v, c, t, n: nvgpu.device_async_create_group([]),
    "of iree_gpu": lambda i, x, m, v, c, t, n: iree_gpu.value_barrier([t]),
    "of tt": lambda i, x, m, v, c, t, n: tt.get_program_id("x"),
    "with a number": lambda i, x, m, v, c, t, n: tt.make_range(ir.RankedTensorType.get([8], n.type), 0, 8),
    "of transform": lambda i, x, m, v, c, t, n: transform.ParamConstantOp(ir.Type.parse("!transform.param<i32>"), ir.Attribute.parse("1 : i32")),
    "the host's generic form": lambda i, x, m, v, c, t, n: ir.Operation.create("builtin.unrealized_conversion_cast", [x.type]),
}  # fmt: skip


@pytest.mark.parametrize("name", BUILT)
def test_the_callers_line(values, name):
    build = BUILT[name]
    for _ in range(2):  # the first time the builder is compiled, and finds that there is no location
        assert place(build(*values)) == (__file__, build.__code__.co_firstlineno)
    # What is built for the op has its line.
    block = ir.InsertionPoint.current.block
    assert {place(op) for op in block.operations} == {(__file__, build.__code__.co_firstlineno)}


@pytest.mark.parametrize("name", BUILT)
def test_a_current_location_wins(values, name):
    with ir.Location.file("current.py", 7, 1):
        assert place(BUILT[name](*values)) == ("current.py", 7)
    with ir.Location.unknown():
        made = BUILT[name](*values)
        assert file_location((made.owner if isinstance(made, ir.Value) else made).location) is None
    assert place(BUILT[name](*values))[0] == __file__
    block = ir.InsertionPoint.current.block
    assert {file for file, _ in map(place, list(block.operations)[:1])} == {"current.py"}


def test_a_given_location_wins(values):
    given = ir.Location.file("given.py", 7, 1)
    for build in (
        lambda: arith.addi(values[0], 1, loc=given),
        lambda: gpu.thread_id("x", loc=given),
        lambda: tt.get_program_id("x", loc=given),
    ):
        assert place(build()) == ("given.py", 7)
    assert {place(op)[0] for op in ir.InsertionPoint.current.block.operations} == {"given.py"}


def test_the_innermost_frame_of_the_users(values):
    i = values[0]

    def helper():
        return arith.addi(i, i), line()

    @contextlib.contextmanager
    def around():
        yield arith.addi(i, i), line()

    made, expected = helper()
    assert place(made) == (__file__, expected)
    with around() as (made, expected):
        assert place(made) == (__file__, expected)
    made, expected = functools.partial(arith.addi, i, i)(), line()
    assert place(made) == (__file__, expected)
    made, expected = [(arith.addi(i, i), line()) for _ in range(2)][1]
    assert place(made) == (__file__, expected)
    scope = {"arith": arith, "i": i}
    exec(compile("\n\nmade = arith.addi(i, i)", "a text.py", "exec"), scope)
    assert place(scope["made"]) == ("a text.py", 3)


def test_each_line_is_its_own(values):
    i = values[0]
    first = i + 1
    second = i + 1
    assert place(second)[1] == place(first)[1] + 1
    columns = {file_location(op.location) for op in ((i + i).owner, (i + i + i).owner)}
    assert len(columns) == 2


def test_what_has_a_body():
    with gpuir.Context():
        module = ir.Module.create()
        assert place(module.operation) == (__file__, line() - 1)
        with ir.InsertionPoint(module.body):

            @gpu.module()
            def kernels():
                index = ir.IndexType.get()

                @gpu.func(kernel=True)
                def k(n: index):
                    for i in scf.for_(0, n):
                        i + 1

        places = []
        module.operation.walk(lambda op: (places.append(file_location(op.location)), ir.WalkResult.ADVANCE)[1])
        assert {file for file, _, _ in places} == {__file__}
        assert place(kernels["k"])[1] == place(kernels)[1] + 4
        assert module.operation.verify()


def test_two_contexts_and_threads_apart():
    for _ in range(3):
        context = gpuir.Context()
        with context:
            module = ir.Module.create()
            with ir.InsertionPoint(module.body):
                made = arith.constant(ir.IndexType.get(), 1)
            assert made.owner.location.context is context and place(made)[0] == __file__
        gone = weakref.ref(context)
        del context, module, made
        gc.collect()
        assert gone() is None


def test_without_a_context():
    for build in (ir.Module.create, lambda: arith.constant(None, 1), lambda: gpu.barrier()):
        with pytest.raises((RuntimeError, ValueError, TypeError)):
            build()
    with pytest.raises(ValueError, match="'tt.get_program_id': no context: build it inside `with gpuir.Context"):
        tt.get_program_id("x")


def race() -> ir.Module:
    """A kernel whose threads read what others write, without a barrier."""
    with gpuir.Context():
        module = ir.Module.create()
        vector_type, shared = ir.MemRefType.get([64], ir.F32Type.get()), gpu.workgroup([64], ir.F32Type.get())
        with ir.InsertionPoint(module.body):

            @gpu.module()
            def kernels():
                @gpu.func(vector_type, kernel=True, workgroup=[shared])
                def reverse(x, tile):
                    thread = gpu.thread_id("x")
                    memref.store(memref.load(x, [thread]), tile, [thread])  # the write
                    memref.store(memref.load(tile, [63 - thread]), x, [thread])  # the read

        return module


def test_findings_name_the_line():
    lines, first = inspect.getsourcelines(race)
    (write,) = (first + n for n, text in enumerate(lines) if "# the write" in text)
    (read,) = (first + n for n, text in enumerate(lines) if "# the read" in text)
    report = sim.launch(race(), "reverse", 1, 64, np.zeros(64, np.float32), on_fault="report")
    (finding,) = (finding for finding in report.findings if finding.space == "shared")
    assert (finding.kind, finding.file, finding.line) == ("race", __file__, read)
    assert finding.other is not None and (finding.other.file, finding.other.line) == (__file__, write)


def test_verifiers_name_the_line(values):
    expected = line() + 1
    arith.AddFOp(values[0], values[0])
    module = ir.InsertionPoint.current.block.owner.parent
    with pytest.raises(ir.MLIRError) as caught:
        module.verify()
    assert file_location(caught.value.error_diagnostics[0].location)[:2] == (__file__, expected)


def test_gpuir_run_names_the_line(tmp_path):
    lines, first = inspect.getsourcelines(race)
    (read,) = (first + n for n, text in enumerate(lines) if "# the read" in text)
    path = tmp_path / "race.mlir"
    path.write_text(race().operation.get_asm(enable_debug_info=True))
    command = [sys.executable, "-m", "gpuir.tools.gpuir_run", str(path), "--kernel=reverse", "--grid=1", "--block=64"]
    ended = subprocess.run([*command, "--arg=zeros:64xf32"], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 1
    assert f"{Path(__file__)}:{read}:" in ended.stderr + ended.stdout


def test_patterns_keep_the_ops_location():
    from gpuir.passes.registry import apply_patterns, pattern

    @pattern("arith.muli", name="test.callers")
    def lower(op, rewriter):
        rewriter.replace_op(op, [arith.addi(op.lhs, 1)])

    with gpuir.Context():
        module = gpuir.parse(
            "func.func @f(%a: i32) -> i32 {\n  %0 = arith.muli %a, %a : i32\n  return %0 : i32\n}", filename="f.mlir"
        )
        apply_patterns(module, [lower])
        ops = list(module.body.operations[0].regions[0].blocks[0].operations)
        assert [place(op) for op in ops[:2]] == [("f.mlir", 2)] * 2
