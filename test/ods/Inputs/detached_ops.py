"""What Python may do with ops outside of their blocks: `python detached_ops.py 0 7 12` prints a line of JSON for each case.

A case is the seed of a sequence of steps: ops are built, taken out of their blocks, used, moved, erased and let go of, by one
handle or by another, and everything is read in between and in the end.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import random
import sys
from collections.abc import Callable
from typing import Any

import gpuir
from gpuir.dialects import arith, tt
from gpuir.host import ir

TEXT = """
func.func private @callee(%x: i32)
func.func @f(%a: i32, %b: i32, %c: i1, %n: index) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %0 : i32
  %2 = scf.if %c -> i32 {
    %in = arith.addi %1, %a : i32
    scf.yield %in : i32
  } else {
    scf.yield %a : i32
  }
  scf.for %i = %n to %n step %n {
    %u = arith.xori %2, %1 : i32
    func.call @callee(%u) : (i32) -> ()
  }
  %3 = arith.subi %2, %1 : i32
  return %3 : i32
}
"""
DETACHED = '"test.outer"() ({\n^entry(%x: i32):\n  %y = arith.addi %x, %x : i32\n  "test.end"(%y) : (i32) -> ()\n}) : () -> i32'

Step = Callable[["Scene"], object]
STEPS: dict[str, Step] = {}


class Missing(Exception):
    """There is nothing that the step could be done with."""


def step(function: Step) -> Step:
    STEPS[function.__name__] = function
    return function


def _usable(value: ir.Value) -> bool:
    """An i32 that is not hidden in a body: a parameter of a function, or a result of an op in one or in no block."""
    if str(value.type) != "i32":
        return False
    around = value.owner if isinstance(value, ir.BlockArgument) else value.owner.operation
    if isinstance(around, ir.Block):
        return around.owner.operation.name == "func.func"
    return not around.attached or (around.parent is not None and around.parent.operation.name == "func.func")


class Scene:
    """Two modules, and the handles that the sequence holds."""

    def __init__(self, rng: random.Random):
        self.rng = rng
        self.modules = [gpuir.parse(TEXT), gpuir.parse(TEXT)]
        self.things: list[Any] = []

    def top(self, thing: Any) -> ir.Operation | None:
        """The outermost op around what a handle leads to; None for what no longer leads anywhere."""
        try:
            if isinstance(thing, ir.InsertionPoint):
                thing = thing.block
            while not isinstance(thing, (ir.Operation, ir.OpView)):
                thing = thing.owner
            op = thing.operation
            while op.attached and op.parent is not None:
                op = op.parent.operation
            return op
        except RuntimeError:
            return None

    def let_go(self, things: list[Any]) -> None:
        """Drops handles; those to an op in no block go with what is nested in it."""
        tops = [top for thing in things if (top := self.top(thing)) is not None and not top.attached]
        gone = [id(thing) for thing in things]
        self.things[:] = [
            thing
            for thing in self.things
            if id(thing) not in gone and ((top := self.top(thing)) is None or top not in tops)
        ]

    def keep(self, thing: Any) -> None:
        self.things.insert(self.rng.randint(0, len(self.things)), thing)

    def one(self, kind: Any, *, where: Callable[[Any], bool] = lambda thing: True) -> Any:
        chosen = [thing for thing in self.things if isinstance(thing, kind) and where(thing)]
        if not chosen:
            raise Missing
        return self.rng.choice(chosen)

    def op(self) -> Any:
        return self.one((ir.Operation, ir.OpView))

    def inner_op(self) -> Any:
        return self.one((ir.Operation, ir.OpView), where=lambda op: op.operation.name != "func.func")

    def module_op(self, *, inside: bool = False) -> Any:
        """An op of a module, at any depth, or of one of its functions."""
        ops: list[Any] = []

        def collect(block: Any) -> None:
            for op in block.operations:
                if not inside or op.operation.name != "func.func":
                    ops.append(op)
                for region in op.regions:
                    for inner in region.blocks:
                        collect(inner)

        collect(self.rng.choice(self.modules).body)
        return self.rng.choice(ops)

    def value(self) -> Any:
        if self.rng.random() < 0.7:
            return self.one(ir.Value, where=_usable)
        op = self.module_op()
        values = [value for value in (*op.operands, *op.results) if _usable(value)]
        return self.rng.choice(values or [self.one(ir.Value, where=_usable)])

    def block(self) -> Any:
        if self.rng.random() < 0.3:
            return self.one(ir.Block)
        return self.module_op().operation.block

    def point(self) -> Any:
        choice = self.rng.random()
        if choice < 0.5:
            return None
        if choice < 0.6:
            return ir.InsertionPoint(self.one((ir.Operation, ir.OpView), where=lambda op: op.attached and op.parent))
        if choice < 0.7:
            return ir.InsertionPoint.at_block_begin(self.block())
        return ir.InsertionPoint(self.module_op())


# Handles -------------------------------------------------------------------------------------------------------------


@step
def take_an_op(s):
    s.keep(s.module_op())


@step
def take_an_operation(s):
    s.keep(s.module_op().operation)


@step
def take_by_walking(s):
    root = s.op() if s.rng.random() < 0.5 else s.rng.choice(s.modules).operation
    ops: list[Any] = []
    root.operation.walk(lambda op: (ops.append(op), ir.WalkResult.ADVANCE)[1])
    s.keep(s.rng.choice(ops))


@step
def take_a_result(s):
    s.keep(s.rng.choice(list(s.op().results)))


@step
def take_an_operand(s):
    s.keep(s.rng.choice(list(s.op().operands)))


@step
def take_an_owner(s):
    s.keep(s.one(ir.Value).owner)


@step
def take_a_user(s):
    s.keep(s.rng.choice(list(s.one(ir.Value).uses)).owner)


@step
def take_a_use(s):
    s.keep(s.rng.choice(list(s.one(ir.Value).uses)))


@step
def take_a_parent(s):
    s.keep(s.op().parent)


@step
def take_a_body(s):
    region = s.rng.choice(list(s.op().regions))
    s.keep(region)
    s.keep(s.rng.choice(list(region.blocks)))


@step
def take_from_a_body(s):
    block = s.one(ir.Block)
    s.keep(s.rng.choice([*block.operations, *block.arguments]))


@step
def take_the_block_of_an_op(s):
    s.keep(s.op().operation.block)


@step
def take_a_point(s):
    s.keep(ir.InsertionPoint(s.one((ir.Operation, ir.OpView), where=lambda op: op.attached and op.parent)))


# Making --------------------------------------------------------------------------------------------------------------


@step
def build(s):
    s.keep(arith.addi(s.value(), s.value(), ip=s.point()))


@step
def build_by_class(s):
    s.keep(arith.AddIOp(s.value(), s.value(), ip=s.point()))


@step
def build_of_numbers(s):
    s.keep(arith.addi(s.value(), 7, ip=s.point()))


@step
def build_by_operators(s):
    s.keep(s.value() + s.value())


@step
def build_generic(s):
    value = s.value()
    s.keep(ir.Operation.create("test.made", [value.type], [value, s.value()], ip=s.rng.choice([s.point(), False])))


@step
def build_gpuir_op(s):
    s.keep(tt.mulhiui(s.value(), s.value(), ip=s.point()))


@step
def build_around(s):
    value = s.value()
    made = ir.Operation.create("test.around", [value.type], [], regions=1, ip=s.point())
    block = ir.Block.create_at_start(made.regions[0], [value.type], [ir.Location.unknown()])
    s.keep(arith.addi(block.arguments[0], value, ip=ir.InsertionPoint(block)))
    s.keep(s.rng.choice([made, block, made.result]))


@step
def build_in_a_point(s):
    s.keep(arith.muli(s.value(), s.value(), ip=s.one(ir.InsertionPoint)))


@step
def parse_an_op(s):
    s.keep(ir.Operation.parse(DETACHED))


@step
def clone(s):
    op = s.op() if s.rng.random() < 0.5 else s.module_op()
    s.keep(op.operation.clone(ip=s.point()) if s.rng.random() < 0.5 else op.operation.clone())


# Changing ------------------------------------------------------------------------------------------------------------


@step
def detach(s):
    s.inner_op().detach_from_parent()


@step
def detach_and_keep(s):
    op = s.module_op(inside=True)
    op.operation.detach_from_parent()
    s.keep(op)


@step
def detach_and_keep_a_value(s):
    op = s.module_op(inside=True).operation
    s.keep(op.results[0])
    op.detach_from_parent()


@step
def detach_and_keep_nothing(s):
    op = s.module_op(inside=True).operation
    op.detach_from_parent()
    s.let_go([op])


@step
def detach_twice(s):
    op = s.inner_op()
    block = op.operation.block
    again = next(other for other in block.operations if other.operation == op.operation)
    s.keep(again)
    op.detach_from_parent()
    again.detach_from_parent()


def erased(op: Any) -> None:
    """Erases an op while somebody holds its handle: else the host frees it at once, whatever other handles there are."""
    held = [op.operation]
    op.erase()
    held.clear()


@step
def erase(s):
    erased(s.op())


@step
def erase_operation(s):
    erased(s.op().operation)


@step
def erase_in_a_module(s):
    erased(s.module_op().operation)


@step
def erase_and_read(s):
    op = s.op().operation
    values = list(op.results)
    erased(op)
    touch(*values)


@step
def insert_a_symbol(s):
    ir.SymbolTable(s.rng.choice(s.modules).operation).insert(s.op())


@step
def append(s):
    s.block().append(s.op())


@step
def insert(s):
    ir.InsertionPoint(s.module_op()).insert(s.op())


@step
def insert_by_another_handle(s):
    op = s.one(ir.Value).owner
    ir.InsertionPoint(s.module_op()).insert(op)


@step
def move_before(s):
    s.op().move_before(s.module_op() if s.rng.random() < 0.6 else s.op())


@step
def move_after(s):
    s.op().move_after(s.module_op() if s.rng.random() < 0.6 else s.op())


@step
def set_operand(s):
    op = s.op() if s.rng.random() < 0.6 else s.module_op()
    value = s.value()
    op.operation.operands[s.rng.randrange(len(op.operands))] = value


@step
def replace_uses(s):
    s.value().replace_all_uses_with(s.value())


@step
def replace_uses_except(s):
    s.value().replace_all_uses_except(s.value(), s.op())


@step
def replace_uses_in(s):
    op = s.op().operation
    op.replace_uses_of_with(s.rng.choice(list(op.operands)), s.value())


@step
def move_a_block(s):
    s.one(ir.Block).append_to(s.one(ir.Region))


@step
def add_a_block(s):
    region = s.one(ir.Region)
    s.keep(region.blocks.append(ir.IntegerType.get_signless(32)))


@step
def erase_an_argument(s):
    block = s.one(ir.Block)
    block.erase_argument(s.rng.randrange(len(block.arguments)))


# Letting go ----------------------------------------------------------------------------------------------------------


@step
def drop(s):
    s.let_go([s.rng.choice(s.things)])


@step
def drop_several(s):
    s.rng.shuffle(s.things)
    s.let_go(s.things[len(s.things) // 2 :])


@step
def drop_and_collect(s):
    drop(s)
    gc.collect()


@step
def drop_a_module(s):
    s.modules.pop()


# Reading -------------------------------------------------------------------------------------------------------------

_NAMES = "type owner name location parent operands results regions attributes attached successors block blocks arguments operations ref_operation body"


def show(thing: Any) -> None:
    """Prints ops as they are: the host's verifiers are not made for what these sequences leave behind."""
    if isinstance(thing, ir.Module):
        thing = thing.operation
    if isinstance(thing, (ir.Operation, ir.OpView)):
        thing.operation.get_asm(print_generic_op_form=True, assume_verified=True)
    elif not isinstance(thing, (ir.Value, ir.Block)):
        str(thing)


def touch(*things: Any) -> None:
    """What a program may read of a handle that it has."""
    for thing in things:
        for name in _NAMES.split():
            if hasattr(type(thing), name):
                try:
                    inner = getattr(thing, name)
                    show(inner)
                    if hasattr(type(inner), "__len__") and not isinstance(inner, str):
                        for each in inner:
                            show(each)
                except (RuntimeError, ValueError, AttributeError, TypeError, IndexError):
                    pass
        try:
            if isinstance(thing, ir.Value):
                for use in thing.uses:
                    show(use.owner)
            show(thing)
            hash(thing)
        except (RuntimeError, ValueError):
            pass


@step
def read_one(s):
    touch(s.rng.choice(s.things))


@step
def read_all(s):
    touch(*s.things)


@step
def print_modules(s):
    for module in s.modules:
        show(module)


LETTING_GO = ["drop", "drop_several", "drop_and_collect", "detach_and_keep", "detach", "build", "append", "set_operand"]


def run(seed: int, trace: bool = False) -> dict[str, int]:
    """Does the sequence; how many of its steps were done, and how many were refused."""
    rng = random.Random(seed)
    names = [*STEPS, *LETTING_GO]
    outcome = {"done": 0, "refused": 0}
    with gpuir.Context(), ir.Location.unknown():
        scene = Scene(rng)
        for _ in range(4):
            scene.keep(scene.module_op())
            scene.keep(scene.modules[0].body.operations[1].regions[0].blocks[0].arguments[0])
        for _ in range(rng.randint(5, 30)):
            name = rng.choice(names)
            if trace:
                print(name, file=sys.stderr, flush=True)
            try:
                STEPS[name](scene)
                outcome["done"] += 1
            except (Missing, IndexError):
                continue
            except Exception as error:
                if trace:
                    print("   ", repr(error)[:200], file=sys.stderr, flush=True)
                outcome["refused"] += 1
                error.__traceback__ = None
        if trace:
            print("the end", file=sys.stderr, flush=True)
        if rng.random() < 0.5:
            touch(*scene.things, *scene.modules)
        rng.shuffle(scene.things)
        while scene.things:
            scene.things.pop()
            if rng.random() < 0.1:
                gc.collect()
                touch(*scene.modules)
        while scene.modules:
            module = scene.modules.pop()
            touch(module)
            del module
    gc.collect()
    return outcome


if __name__ == "__main__":
    arguments = sys.argv[1:]
    traced = arguments[:1] == ["--trace"]
    for argument in arguments[traced:]:
        faulthandler.dump_traceback_later(20, exit=True)  # one that never ends
        print(json.dumps({"case": int(argument), **run(int(argument), traced)}), flush=True)
