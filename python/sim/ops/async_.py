"""async: work that the host does beside what it goes on with.

A region is executed where it is issued. Its token is that of a stream of its own, which the operations of gpu in the region belong
to: who does not await it, and touches their memory, has a missing wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integers
from gpuir.sim.compiler import Compiler
from gpuir.sim.control import alias_results
from gpuir.sim.group import Group
from gpuir.sim.ops.gpu_host import host_only, kernels_of, streams_of
from gpuir.sim.rules import rule, tuple_of
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op


class _AsyncValue(NamedTuple):
    """A value that is there when the operation of the token has ended."""

    token: Any
    value: Data


def _token(operand: Data) -> Any:
    return operand.token if isinstance(operand, _AsyncValue) else operand


@rule("async.execute", kind="emits")
def _execute(k: Compiler, op: Op) -> None:
    host_only(k, op)
    count = integers(op, "operandSegmentSizes")[0]
    names = k.names(op.operands)

    def begin(g: Group, tokens: Sequence[Data]) -> tuple[Any, Any]:
        token = streams_of(g).issue([_token(each) for each in tokens], fork=True)
        around, g.batch.state["async"] = g.batch.state.get("async"), token
        return token, around

    def end(g: Group, around: Any) -> None:
        g.batch.state["async"] = around

    token, around = k.program.fresh("v"), k.program.fresh("v")
    k.emit(f"{token}, {around} = {k.bind(begin, 'f')}(g, {tuple_of(names)})")
    for argument, name in zip(op.regions[0].blocks[0].arguments, names[count:]):
        k.emit(f"{k.define(argument)} = {name}.value")

    def finish(values: list[str]) -> None:
        k.emit(f"{k.bind(end, 'f')}(g, {around})")
        results = [token]
        for value in values:
            results.append(k.program.fresh("v"))
            k.emit(f"{results[-1]} = {k.bind(_AsyncValue, 'f')}({token}, {value})")
        alias_results(k, op, results)

    k.region(op.regions[0], finish)


@rule("async.yield", kind="terminator")
def _yield(op: Op) -> Sequence[ir.Value]:
    return op.operands


@rule("async.await", kind="group")
def _await(k: Compiler, op: Op) -> Code:
    host_only(k, op)

    def wait(g: Group, m: Mask, operand: Data) -> Data:
        _wait(g, [_token(operand)])
        return operand.value if isinstance(operand, _AsyncValue) else None

    return wait


def _wait(g: Group, tokens: Sequence[Any]) -> None:
    """Waits for tokens: the host itself, or the region that it executes."""
    inside = g.batch.state.get("async")
    for token in tokens:
        kernels_of(g).wait(streams_of(g).ordered([token]))
    if inside is None:
        streams_of(g).wait(tokens)
    else:
        streams_of(g).follow(inside, tokens)


@rule("async.create_group", kind="group")
def _create_group(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    return lambda g, m, size: []


@rule("async.add_to_group", kind="group")
def _add(k: Compiler, op: Op) -> Code:
    """The number of the token in the group."""
    host_only(k, op)

    def add(g: Group, m: Mask, operand: Data, group: list[Any]) -> Lanes:
        group.append(_token(operand))
        return np.int64(len(group) - 1)

    return add


@rule("async.await_all", kind="group")
def _await_all(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    return lambda g, m, group: _wait(g, group)
