"""Numbers, operators and names of cases with the host's own ops."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import ir, sim
from gpuir.dialects import arith, func, gpu, index, llvm, math, memref, scf, vector


@pytest.fixture
def values():
    with gpuir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        index_type, f32 = ir.IndexType.get(), ir.F32Type.get()
        types = [
            index_type,
            f32,
            ir.MemRefType.get([4], f32),
            ir.VectorType.get([4], f32),
            ir.IntegerType.get_signless(1),
        ]
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", (types, []))
            block = function.add_entry_block()
        with ir.InsertionPoint(block):
            yield list(block.arguments)
            func.return_([])
        assert module.operation.verify()


def predicate(value) -> int:
    return ir.IntegerAttr(value.owner.attributes["predicate"]).value


def test_numbers_stand_for_operands(values):
    i, x, m, v, c = values
    for made, op, type in (
        (arith.addi(i, 1), "arith.addi", "index"),
        (arith.addi(1, i), "arith.addi", "index"),
        (arith.mulf(x, 2), "arith.mulf", "f32"),
        (arith.addf(v, 1.5), "arith.addf", "vector<4xf32>"),
        (arith.maxsi(i, 0), "arith.maxsi", "index"),
        (arith.select(c, 1, i), "arith.select", "index"),
        (arith.select(True, 1.0, x), "arith.select", "f32"),
        (arith.AddIOp(i, 1).result, "arith.addi", "index"),
        (math.powf(x, 2.0), "math.powf", "f32"),
        (index.add(i, 1), "index.add", "index"),
        (memref.load(m, [0]), "memref.load", "f32"),
        (memref.load(m, 0), "memref.load", "f32"),
        (memref.load(m, i), "memref.load", "f32"),
        (vector.broadcast(v.type, 1.0), "vector.broadcast", "vector<4xf32>"),
        (vector.insert(1.0, v, [], [0]), "vector.insert", "vector<4xf32>"),
        (memref.alloc(ir.MemRefType.get([ir.ShapedType.get_dynamic_size()], x.type), [4], []), "memref.alloc", "memref<?xf32>"),
    ):  # fmt: skip
        assert (made.owner.name, str(made.type)) == (op, type)
    store = memref.store(1.0, m, [3])
    assert str(store.operands[0].type) == "f32"


def test_cases_stand_for_predicates(values):
    i, x, *_ = values
    assert predicate(arith.cmpi("slt", i, 4)) == arith.CmpIPredicate.slt
    assert predicate(arith.cmpf("OLT", x, 4.0)) == predicate(arith.cmpf("olt", x, 4.0)) == arith.CmpFPredicate.OLT
    one = arith.constant(ir.IntegerType.get_signless(32), 1)
    assert predicate(llvm.icmp("ult", one, 2)) == llvm.ICmpPredicate.ult
    assert "slt" in str(index.cmp("slt", i, 3).owner.attributes["pred"])
    with pytest.raises(ValueError, match="sless"):
        arith.cmpi("sless", i, i)


def test_what_has_no_type_is_refused_with_what_to_do(values):
    i, x, *_ = values
    with pytest.raises(
        TypeError, match=r"'math.exp' operand 'operand': nothing tells the type of the number 1.0: pass a Value"
    ):
        math.exp(1.0)
    with pytest.raises(ValueError, match=r"'arith.addi' operand 'rhs': expected an integer \(index\), got 1.5"):
        arith.addi(i, 1.5)
    with pytest.raises(ValueError, match="must be a Value"):
        arith.addi(i, "one")


def test_operators(values):
    i, x, m, v, c = values
    for made, op in (
        (i + 1, "arith.addi"), (1 + i, "arith.addi"), (i - i, "arith.subi"), (2 - i, "arith.subi"), (i * 3, "arith.muli"),
        (i // 2, "arith.floordivsi"), (i % 2, "arith.subi"), (i & 7, "arith.andi"), (i | 1, "arith.ori"), (i ^ 1, "arith.xori"),
        (i << 1, "arith.shli"), (i >> 1, "arith.shrsi"), (-i, "arith.subi"), (~i, "arith.xori"),
        (x + 1, "arith.addf"), (1.0 - x, "arith.subf"), (x * x, "arith.mulf"), (x / 3, "arith.divf"), (-x, "arith.negf"),
        (v * 2.0, "arith.mulf"), (i < 4, "arith.cmpi"), (4 >= i, "arith.cmpi"), (x > 0.0, "arith.cmpf"),
    ):  # fmt: skip
        assert made.owner.name == op
    two_minus_i = (2 - i).owner
    assert two_minus_i.operands[1] == i
    assert predicate(i < 4) == arith.CmpIPredicate.slt and predicate(4 >= i) == arith.CmpIPredicate.sle
    assert predicate(x > 0) == arith.CmpFPredicate.OGT
    assert arith.select(i < 4, i, 0).owner.name == "arith.select"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda i, x, m: i / 2, "'/': no such operation of index; // divides integers"),
        (lambda i, x, m: x // 2, "'//': no such operation of f32; / divides floats"),
        (lambda i, x, m: i + x, "unsupported operand"),
        (lambda i, x, m: m + 1, "unsupported operand"),
        (lambda i, x, m: i + "a", "unsupported operand"),
        (lambda i, x, m: i + 0.5, r"'\+' with index: expected an integer"),
        (lambda i, x, m: "yes" if i < 4 else "no", "known when the kernel runs: use scf.IfOp or arith.select"),
    ],
)
def test_wrong_operators(values, wrong, message):
    with pytest.raises((TypeError, ValueError), match=message):
        wrong(*values[:3])


def test_equality_and_hashes_stay(values):
    i, x, *_ = values
    assert i == i and i != x and len({i, x, i}) == 2


def test_loops_end_by_themselves(values):
    i, x, m, *_ = values
    for j in scf.for_(0, 4, 1):
        memref.store(x, m, [j])
    for j in scf.for_(0, i):
        for k in scf.for_(j, 8, 2):
            memref.store(x, m, [j + k])
        scf.yield_([])
    for _j, carried, _result in scf.for_(0, 4, 1, [x]):
        scf.yield_([carried + 1.0])
    loop = scf.ForOp(0, 10, 2)
    with ir.InsertionPoint(loop.body):
        scf.yield_([])


def test_a_kernel_in_operators_runs():
    with gpuir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            holder = gpu.GPUModuleOp("m")
            holder.bodyRegion.blocks.append()
        array = ir.MemRefType.get([32], ir.IntegerType.get_signless(32))
        with ir.InsertionPoint(holder.bodyRegion.blocks[0]):
            kernel = gpu.GPUFuncOp(ir.FunctionType.get([array], []), "k", kernel=True)
            block = kernel.body.blocks.append(array)
        with ir.InsertionPoint(block):
            t = gpu.thread_id(gpu.Dimension.x)
            n = arith.index_cast(ir.IntegerType.get_signless(32), t) - 16
            memref.store(n // 3 * 100 + n % 3, block.arguments[0], [t])
            gpu.return_([])
        out = np.zeros(32, np.int32)
        sim.launch(module, "k", 1, 32, out)
    n = np.arange(32) - 16
    assert (out == n // 3 * 100 + n % 3).all()
