"""cf: branches and assertions."""

from __future__ import annotations

import itertools

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import integers, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.rules import Branch, Edge, rule
from gpuir.sim.terms import Code, Lanes, Mask, Op
from gpuir.sim.values import spread


@rule("cf.assert", kind="group")
def _assert(k: Compiler, op: Op) -> Code:
    site, message = k.site(op), string(op, "msg")

    def check(g: Group, m: Mask, condition: Lanes) -> None:
        if not np.all(condition):
            rows = np.nonzero(~spread(condition, g.size) & g.full(m))[0]
            if len(rows):
                raise fault("assert", message, site, g, rows)

    return check


@rule("cf.br", "llvm.br", kind="branch")
def _br(op: Op) -> Branch:
    return Branch([Edge(op.successors[0], op.operands)])


@rule("cf.cond_br", "llvm.cond_br", kind="branch")
def _cond_br(op: Op) -> Branch:
    flag, *operands = op.operands
    count = integers(op, "operandSegmentSizes")[1]
    yes, no = op.successors
    return Branch([Edge(yes, operands[:count]), Edge(no, operands[count:])], flag)


@rule("cf.switch", "llvm.switch", kind="branch")
def _switch(op: Op) -> Branch:
    flag, *operands = op.operands
    counts = [
        integers(op, "operandSegmentSizes")[1],
        *integers(op, "case_operand_segments"),
    ]
    given = iter(operands)
    edges = [Edge(block, list(itertools.islice(given, count))) for block, count in zip(op.successors, counts)]
    cases: list[int] = []
    if "case_values" in op.attributes:
        values = ir.DenseIntElementsAttr(op.attributes["case_values"])
        cases = [int(values[i]) for i in range(len(values))]
    return Branch(edges, flag, cases)
