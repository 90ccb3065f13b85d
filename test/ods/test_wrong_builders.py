"""Wrong uses of builders, of all dialects: each is a TypeError, a ValueError or a gpuir.Error that names the op, none ends the process."""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import arith, func, gpu, memref, scf, tt, vector

INPUTS = Path(__file__).parent / "Inputs"
sys.path.insert(0, str(INPUTS))
import wrong_builders  # noqa: E402

sys.path.remove(str(INPUTS))

CASES, BUILDERS = wrong_builders.CASES, wrong_builders.BUILDERS
BATCH = 500


def outcomes(cases: list[tuple[str, str, str]]) -> dict[tuple[str, str, str], str]:
    """What each case ended with, all of them in one process."""
    command = [sys.executable, str(INPUTS / "wrong_builders.py"), *map(":".join, cases)]
    run = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), timeout=600)
    lines = run.stdout.splitlines()
    answers = {tuple(case.split(":")): json.loads(outcome) for case, outcome in zip(lines[::2], lines[1::2])}
    ended = [case for case in cases if case not in answers]
    assert not ended, f"{ended[0]} ended the process ({run.returncode}): {run.stderr[-2000:]}"
    return answers


def test_wrong_uses_never_end_the_process(request, run_seed):
    sweep = request.config.getoption("--sweep")
    chosen = CASES if sweep == "all" else random.Random(run_seed).sample(CASES, 6 * int(sweep))
    assert len({name for name, _, _ in CASES}) > 1500 and len(CASES) > 100_000
    for begin in range(0, len(chosen), BATCH):
        for case, outcome in outcomes(chosen[begin : begin + BATCH]).items():
            name, parameter, wrong = case
            assert "(UNEXPECTED)" not in outcome, (name, parameter, wrong, outcome)
            if outcome != "accepted":
                namespace = name.partition(".")[0]
                # What is given as a number is made a constant first, which may be what is refused.
                words = BUILDERS[name].__name__, f"{namespace}.", "'arith.constant'", "no context"
                named = any(word in outcome for word in words)
                assert named, (name, parameter, wrong, outcome)


# What the messages say ------------------------------------------------------------------------------------------------


@pytest.fixture
def scene():
    scene = wrong_builders.Scene()
    scene.fresh()
    with scene.context, ir.InsertionPoint(scene.block):
        yield scene
    scene.module = scene.block = scene.values = None


def erased(scene) -> ir.Value:
    made = arith.AddIOp(scene.values[0], scene.values[0])
    made.erase()
    return made


@pytest.mark.parametrize(
    ("build", "kind", "message"),
    [
        (lambda s: arith.addi(s.values[0], s.other_block.arguments[0]), ValueError, r"'arith.addi' operand 'rhs': a value of another context"),
        (lambda s: tt.splat(s.types[13], s.other_block.arguments[0]), ValueError, r"'tt.splat' operand 'src': a value of another context"),
        (lambda s: gpu.shuffle(s.other_block.arguments[0], 1, 32, "xor"), ValueError, r"'gpu.shuffle' operand 'value': a value of another"),
        (lambda s: func.return_([s.other_block.arguments[0]]), ValueError, r"'func.return' operand 'operands_': a value of another context"),
        (lambda s: arith.constant(ir.IntegerType.get_signless(32, s.other), 1), ValueError, r"'arith.constant' .*: 1 : i32 of another context"),
        (lambda s: gpu.barrier(ip=ir.InsertionPoint(s.other_block)), ValueError, r"'gpu.barrier': the insertion point is of another context"),
        (lambda s: gpu.thread_id("x", ip=ir.InsertionPoint(s.other_block)), ValueError, r"'gpu.thread_id': the insertion point is of another context"),
        (lambda s: arith.addi(s.values[0], wrong_builders.erased_value(s)), ValueError, r"'arith.addi' operand 'rhs': its op was erased"),
        (lambda s: gpu.shuffle(wrong_builders.erased_value(s), 1, 32, "xor"), ValueError, r"'gpu.shuffle' operand 'value': its op was erased"),
        (lambda s: tt.splat(s.types[13], wrong_builders.value_of_an_erased_body(s)), ValueError, r"'tt.splat' operand 'src': its op was erased"),
        (lambda s: arith.addi(s.values[0], erased(s)), ValueError, r"'arith.addi' operand 'rhs': the op was erased"),
        (lambda s: memref.load(s.values[0], [s.values[1]]), TypeError, r"'memref.load' operand 'memref': expected a Value of MemRefType, got a Value of type i32"),
        (lambda s: vector.deinterleave(s.values[0]), TypeError, r"'vector.deinterleave' operand 'source': expected a Value of VectorType"),
        (lambda s: arith.addi(s.values[0], s.values[0], loc="here"), TypeError, r"'arith.addi' argument 'loc': expected an ir.Location, got str"),
        (lambda s: tt.get_program_id("x", loc="here"), TypeError, r"'tt.get_program_id' argument 'loc': expected an ir.Location, got str"),
        (lambda s: scf.IfOp(None), ValueError, "'scf.if' operand 'condition' must be a Value or an op with one result, got None"),
        (lambda s: arith.addi(None, s.values[0]), ValueError, "'arith.addi' operand 'lhs' must be a Value .*, got None"),
    ],
)  # fmt: skip
def test_messages(scene, build, kind, message):
    with pytest.raises(kind, match=message):
        build(scene)
    assert "another" not in str(scene.module) and "UNKNOWN" not in str(scene.module)


def test_what_is_right_stays_right(scene):
    """With several contexts and erased ops about, and ops that were erased are forgotten with their context."""
    wrong_builders.erased_value(scene)
    i, n = scene.values[:2]
    made = arith.addi(i, 1) + i
    loop = scf.ForOp(0, n, 1)
    with ir.InsertionPoint(loop.body):
        memref.store(scene.values[2], scene.values[9], [loop.induction_variable])
    gpu.thread_id("x", ip=ir.InsertionPoint(loop))
    tt.splat(scene.types[13], made)
    scene.loop.erase()
    func.return_([])
    assert scene.module.operation.verify()


def test_erased_ops_do_not_keep_a_context():
    import weakref

    context = gpuir.Context()
    with context:
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            for _ in range(20):
                made = arith.constant(ir.IndexType.get(), 1)
                made.owner.erase()
        assert len(module.body.operations) == 0
    gone = weakref.ref(context)
    del context, module, made
    gc.collect()
    assert gone() is None
