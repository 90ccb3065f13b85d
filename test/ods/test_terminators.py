"""Bodies built in Python without a terminator: they end as upstream's parser ends them, or are refused where values are to be yielded."""

from __future__ import annotations

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import affine, arith, func, memref, scf, transform
from gpuir.ods.terminators import IMPLICIT

#: Each op of the table without its terminator, as upstream reads it.
TEXTS = {
    "affine.for": "affine.for %j = 0 to 4 { }",
    "affine.if": "affine.if affine_set<(d0): (d0 >= 0)>(%i) { } else { }",
    "affine.parallel": "affine.parallel (%j) = (0) to (4) { }",
    "emitc.for": "emitc.for %j = %i to %i step %i { }",
    "emitc.if": "emitc.if %c { }",
    "gpu.warp_execute_on_lane_0": "gpu.warp_execute_on_lane_0(%i)[32] { }",
    "memref.alloca_scope": "memref.alloca_scope { }",
    "scf.for": "scf.for %j = %i to %i step %i { }",
    "scf.forall": "scf.forall (%j) in (4) { }",
    "scf.if": "scf.if %c { } else { }",
    "scf.index_switch": "scf.index_switch %i default { }",
    "scf.parallel": "scf.parallel (%j) = (%i) to (%i) step (%i) { }",
    "scf.while": "scf.while : () -> () { scf.condition(%c) } do { scf.yield }",
    "transform.alternatives": "transform.alternatives %t : !transform.any_op { ^bb0(%x: !transform.any_op): }",
    "transform.foreach": "transform.foreach %t : !transform.any_op { ^bb0(%x: !transform.any_op): }",
    "transform.sequence": "transform.sequence %t : !transform.any_op failures(propagate) { ^bb0(%x: !transform.any_op): }",
    "vector.mask": "vector.mask %m { } : vector<4xi1>",
}


@pytest.mark.parametrize("name", IMPLICIT)
def test_what_upstream_ends(name):
    """The parser's terminators are taken away, and a `with` puts the same in their place."""
    around = "func.func @f(%i: index, %c: i1, %m: vector<4xi1>) { %% return }"
    if name.startswith("transform."):
        around = "transform.sequence failures(propagate) { ^bb0(%t: !transform.any_op): %% }"
    with gpuir.Context():
        module = gpuir.parse(around.replace("%%", TEXTS[name]))
        op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
        assert op.name == name
        expected = gpuir.asm(module)
        blocks = [block for region in op.regions for block in region.blocks]
        for block in blocks[name == "scf.while" :]:
            last = block.operations[len(block.operations) - 1].operation
            assert last.name == IMPLICIT[name]
            last.erase()
            with ir.InsertionPoint(block):
                pass
            assert block.operations[0].operation.location == op.location
        assert gpuir.asm(module) == expected


@pytest.fixture
def values():
    with gpuir.Context():
        module = ir.Module.create()
        types = [ir.Type.parse(text) for text in ("index", "f32", "memref<4xf32>", "i1")]
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", (types, []))
            block = function.add_entry_block()
            with ir.InsertionPoint(block):
                yield list(block.arguments)
                func.return_([])
        assert module.operation.verify()


def names(block: ir.Block) -> list[str]:
    return [op.operation.name for op in block.operations]


def test_bodies_end(values):
    i, x, m, c = values
    loop = scf.ForOp(0, 10, 2)
    with ir.InsertionPoint(loop.body):
        branch = scf.IfOp(c, has_else=True)
        with ir.InsertionPoint(branch.then_block):
            memref.store(x, m, [i])
        with ir.InsertionPoint(branch.else_block):
            pass
    forall = scf.ForallOp([0], [4], [1])
    with ir.InsertionPoint(forall.body):
        memref.store(x, m, [i])
    inner = affine.AffineForOp(0, 4)
    with ir.InsertionPoint(inner.body):
        memref.store(x, m, [i])
    again = scf.WhileOp([], [])
    before, after = (region.blocks.append() for region in again.regions)
    with ir.InsertionPoint(before):
        scf.condition(c, [])
    with ir.InsertionPoint(after):
        memref.store(x, m, [i])
    assert names(loop.body) == ["scf.if", "scf.yield"]
    assert names(branch.then_block) == ["memref.store", "scf.yield"] and names(branch.else_block) == ["scf.yield"]
    assert names(forall.body) == ["memref.store", "scf.forall.in_parallel"]
    assert names(inner.body) == ["memref.store", "affine.yield"] and names(after) == ["memref.store", "scf.yield"]


def test_what_is_ended_by_hand_stays(values):
    i, x, m, _ = values
    loop = scf.ForOp(0, 10, 2)
    with ir.InsertionPoint(loop.body):
        memref.store(x, m, [i])
    with ir.InsertionPoint(loop.body):
        arith.addi(i, i)
        arith.addi(i, 1)
    assert names(loop.body) == ["memref.store", "arith.addi", "arith.constant", "arith.addi", "scf.yield"]
    with ir.InsertionPoint(loop.body):
        scf.yield_([])
    assert names(loop.body).count("scf.yield") == 1
    with pytest.raises(IndexError, match="already has a terminator"):
        scf.yield_([], ip=ir.InsertionPoint(loop.body))
    other = scf.ForOp(0, 10, 2)
    with ir.InsertionPoint(other.body):
        memref.store(x, m, [i])
    scf.YieldOp([], ip=ir.InsertionPoint(other.body), loc=ir.Location.name("by hand"))
    assert names(other.body) == ["memref.store", "scf.yield"]
    assert "by hand" in str(other.body.operations[1].location)
    third = scf.ForOp(0, 10, 2)
    with ir.InsertionPoint(third.body):
        memref.store(x, m, [i])
    with ir.InsertionPoint(third.body):
        ir.Operation.create("scf.yield")
    assert names(third.body) == ["memref.store", "scf.yield"]
    fourth = scf.ForOp(0, 10, 2)
    with ir.InsertionPoint(fourth.body):
        memref.store(x, m, [i])
    fourth.body.append(ir.Operation.create("scf.yield", ip=False))
    assert names(fourth.body) == ["memref.store", "scf.yield"]
    for j in scf.for_(0, 4):
        memref.store(x, m, [j])
        scf.yield_([])


def test_in_stages(values):
    """A body may be left, and built on later, as long as some `with` is open."""
    loop = scf.ForOp(0, 10, 2, [values[1]])
    with ir.InsertionPoint(loop.body):
        total = loop.inner_iter_args[0] + 1.0
    assert names(loop.body) == ["arith.constant", "arith.addf"]
    with ir.InsertionPoint(loop.body):
        scf.yield_([total])


def test_a_body_that_raises_is_left_as_it_is(values):
    loop = scf.ForOp(0, 10, 2)
    with pytest.raises(KeyError), ir.InsertionPoint(loop.body):
        raise KeyError
    assert names(loop.body) == []
    loop.erase()


def test_values_that_are_not_yielded_are_refused():
    with gpuir.Context():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            block = func.FuncOp("f", ([ir.F32Type.get(), ir.IntegerType.get_signless(1)], [])).add_entry_block()
        x, c = block.arguments

        def carried():
            for _i, total, _result in scf.for_(0, 4, 1, [x]):
                total + 1.0

        def branches():
            branch = scf.IfOp(c, [x.type, x.type], has_else=True)
            for body in (branch.then_block, branch.else_block):
                with ir.InsertionPoint(body):
                    arith.addf(x, x)

        def condition():
            with ir.InsertionPoint(scf.WhileOp([], []).regions[0].blocks.append()):
                arith.addf(x, x)

        for build, message in (
            (
                carried,
                r"'scf.for' at .*test_terminators.py\":\d+:\d+: its body must end with 'scf.yield' of 1 value \(f32\)",
            ),
            (branches, r"'scf.if' at .*: its body must end with 'scf.yield' of 2 values \(f32, f32\)"),
            (condition, "'scf.while' at .*: its body must end with 'scf.condition' of a condition"),
        ):
            with pytest.raises(ValueError, match=message), ir.InsertionPoint(block):
                build()
            for op in reversed(list(block.operations)):
                op.operation.erase()


def test_transform_scripts_end():
    with gpuir.Context():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
            with ir.InsertionPoint(sequence.body):
                pass
        assert module.operation.verify() and names(sequence.body) == ["transform.yield"]


def test_gpuirs_own_ops_end():
    from gpuir.dialects import iree_gpu  # noqa: F401
    from gpuir.ods.operation import OPS

    assert any(cls.spec.implicit_terminator for cls in OPS.values())
