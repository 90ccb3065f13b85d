"""Wrong uses of the rewriter, one after the other: `python wrong_rewrites.py 0 7 12` prints a line of JSON for each.

A case is a driver, a root, and something that a pattern on that root must not do, with what Python does with its handles
afterwards.
"""

from __future__ import annotations

import faulthandler
import functools
import gc
import itertools
import json
import sys
import threading
from collections.abc import Callable
from typing import Any

import gpuir
from gpuir.analysis.walk import find_ops
from gpuir.dialects import arith
from gpuir.dialects.transform.extension import TransformDialect, TransformHandle
from gpuir.dialects.transform.step_registry import python_step
from gpuir.host import ir, module
from gpuir.ods import Operand
from gpuir.passes import registry
from gpuir.passes.registry import apply_patterns, no_match, pattern

PAYLOAD = """
memref.global "private" @g : memref<4xf32>
func.func private @callee(%x: i32)
func.func @f(%a: i32, %b: i32, %c: i1, %d: f32) -> i32 {
  %k = arith.constant 7 : i32
  %0 = arith.addi %a, %b : i32
  %dead = arith.xori %a, %b : i32
  %1 = arith.muli %0, %k : i32
  %2 = scf.if %c -> i32 {
    %in = arith.addi %1, %a : i32
    %in2 = arith.muli %in, %in : i32
    scf.yield %in2 : i32
  } else {
    scf.yield %a : i32
  }
  func.call @callee(%2) : (i32) -> ()
  %3 = arith.subi %2, %1 : i32
  %4 = arith.negf %d : f32
  cf.br ^end(%3 : i32)
^end(%last: i32):
  %5 = arith.addi %last, %1 : i32
  return %5 : i32
}
"""

Action = Callable[["Scene"], object]
ACTIONS: dict[str, Action] = {}


def action(function: Action) -> Action:
    ACTIONS[function.__name__] = function
    return function


class Scene:
    """What an action may reach for."""

    kept: list[Any] = []  # across the calls of a pattern
    rewriters: list[Any] = []

    def __init__(self, op: Any, rewriter: Any, foreign: Any):
        self.op, self.rewriter, self.foreign = op, rewriter, foreign

    # On demand: a pattern that has not looked around has less checked.

    @functools.cached_property
    def block(self) -> Any:
        return self.op.operation.block

    @functools.cached_property
    def ops(self) -> list[Any]:
        return list(self.block.operations)

    @functools.cached_property
    def parent(self) -> Any:
        return self.op.operation.parent

    @functools.cached_property
    def top(self) -> Any:
        top = self.op.operation
        while top.parent is not None:
            top = top.parent.operation
        return top

    @functools.cached_property
    def all(self) -> list[Any]:
        every: list[Any] = []
        self.top.walk(lambda inner: (every.append(inner), ir.WalkResult.ADVANCE)[1])
        return every

    def named(self, name: str) -> Any:
        return next(op for op in self.all if op.operation.name == name)

    def values(self) -> list[Any]:
        return [*self.op.operation.operands, *self.op.operation.results, *self.block.arguments]

    def other(self) -> Any:
        return next(op for op in self.ops if op.operation != self.op.operation)

    def same_type(self) -> Any:
        """New ops with the results' types."""
        return [arith.constant(result.type, 3) for result in self.op.operation.results]


def touch(*things: Any) -> None:
    """What a pattern may do with a handle that it has."""
    for thing in things:
        for name in ("type", "owner", "name", "location", "parent", "operands", "results", "regions", "attributes"):
            if hasattr(type(thing), name):
                str(getattr(thing, name))
        if isinstance(thing, ir.Value):
            [use.owner for use in thing.uses]
        str(thing)


@action
def erase_used(s):
    s.rewriter.erase_op(s.op)


@action
def erase_then_touch_values(s):
    values = s.values()
    s.rewriter.replace_op(s.op, s.same_type())
    touch(*values)


@action
def erase_then_touch_op(s):
    s.rewriter.replace_op(s.op, s.same_type())
    touch(s.op)


@action
def erase_then_touch_other_handles(s):
    s.rewriter.replace_op(s.op, s.same_type())
    touch(*s.ops)


@action
def erase_then_touch_nested(s):
    nested = [i for r in s.op.operation.regions for b in r.blocks for i in (b, *b.operations, *b.arguments)]
    lists = [s.op.operation.operands, s.op.operation.results, s.op.operation.attributes, s.op.operation.regions]
    s.rewriter.replace_op(s.op, s.same_type())
    for one in nested:
        str(one)
    for each in lists:
        [str(x) for x in each]


@action
def erase_then_touch_the_first_op(s):
    first = ir.InsertionPoint.at_block_begin(s.block).ref_operation
    s.rewriter.replace_op(s.op, s.same_type())
    touch(first)


@action
def erase_then_touch_the_first_op_nested(s):
    nested = [ir.InsertionPoint.at_block_begin(r.blocks[0]).ref_operation for r in s.op.regions if len(r.blocks)]
    s.rewriter.replace_op(s.op, s.same_type())
    touch(*nested)


@action
def erase_then_touch_operands(s):
    uses = list(s.op.operation.op_operands)
    owners = [use.owner for use in uses]
    s.rewriter.replace_op(s.op, s.same_type())
    touch(*uses, *owners)


@action
def erase_then_touch_what_was_found(s):
    same = find_ops(s.top, s.op.operation.name)
    s.rewriter.replace_op(s.op, s.same_type())
    touch(*same)


@action
def erase_then_touch_the_insertion_point(s):
    before = s.rewriter.ip
    s.rewriter.replace_op(s.op, s.same_type())
    touch(before.ref_operation)
    str(before.block)


@action
def erase_then_build(s):
    s.rewriter.replace_op(s.op, s.same_type())
    arith.constant(ir.IntegerType.get_signless(32), 1)


@action
def erase_then_build_there(s):
    ip = ir.InsertionPoint(s.op)
    s.rewriter.replace_op(s.op, s.same_type())
    arith.constant(ir.IntegerType.get_signless(32), 1, ip=ip)


@action
def erase_twice(s):
    s.rewriter.replace_op(s.op, s.same_type())
    s.rewriter.erase_op(s.op)


@action
def erase_twice_by_another_handle(s):
    again = next(op for op in s.ops if op.operation == s.op.operation)
    s.rewriter.replace_op(s.op, s.same_type())
    s.rewriter.erase_op(again)


@action
def use_an_erased_value(s):
    values = list(s.op.operation.results)
    s.rewriter.replace_op(s.op, s.same_type())
    with ir.InsertionPoint(s.block.operations[len(s.block.operations) - 1]):
        ir.Operation.create("test.use", operands=values)
    s.other().operation.operands[0] = values[0]


@action
def replace_by_erased(s):
    values = list(s.op.operation.results)
    s.rewriter.replace_op(s.op, s.same_type())
    s.rewriter.replace_op(s.ops[-1], values)


@action
def replace_by_nothing(s):
    s.rewriter.replace_op(s.op, [])


@action
def replace_by_itself(s):
    s.rewriter.replace_op(s.op, s.op)


@action
def replace_by_own_results(s):
    s.rewriter.replace_op(s.op, list(s.op.operation.results))


@action
def replace_by_too_many(s):
    s.rewriter.replace_op(s.op, [*s.same_type(), *s.same_type(), s.block.arguments[0]])


@action
def replace_by_other_type(s):
    s.rewriter.replace_op(s.op, [arith.constant(ir.F64Type.get(), 1.0) for _ in s.op.operation.results])


@action
def replace_by_later(s):
    last = s.named("arith.negf").result if s.op.operation.name != "arith.negf" else s.named("arith.xori").result
    s.rewriter.replace_op(s.op, [last for _ in s.op.operation.results])


@action
def replace_by_user(s):
    users = [use.owner for result in s.op.operation.results for use in result.uses]
    s.rewriter.replace_op(s.op, users[0])


@action
def replace_by_inner_value(s):
    inner = s.named("scf.if").regions[0].blocks[0].operations[0].result
    s.rewriter.replace_op(s.op, [inner for _ in s.op.operation.results])


@action
def replace_by_foreign_value(s):
    s.rewriter.replace_op(s.op, [s.foreign.arguments[0] for _ in s.op.operation.results])


@action
def replace_by_foreign_op(s):
    s.rewriter.replace_op(s.op, s.foreign.operations[0])


@action
def replace_by_detached(s):
    with ir.Location.unknown():
        made = ir.Operation.create("test.made", results=[r.type for r in s.op.operation.results], ip=False)
    s.rewriter.replace_op(s.op, made)


@action
def replace_by_branch_argument(s):
    s.rewriter.replace_op(s.op, [s.ops[-1].operation.operands[0] for _ in s.op.operation.results])


@action
def replace_by_none(s):
    s.rewriter.replace_op(s.op, [None for _ in s.op.operation.results])


@action
def replace_by_something(s):
    s.rewriter.replace_op(s.op, 3)


@action
def replace_something(s):
    s.rewriter.replace_op(None, [])


@action
def replace_foreign(s):
    s.rewriter.replace_op(s.foreign.operations[0], [s.block.arguments[0]])


@action
def erase_foreign(s):
    s.rewriter.erase_op(s.foreign.operations[0])


@action
def erase_something(s):
    s.rewriter.erase_op("arith.addi")


@action
def erase_a_value(s):
    s.rewriter.erase_op(s.block.arguments[0])


@action
def erase_parent(s):
    s.rewriter.erase_op(s.parent)
    touch(s.op, *s.values())


@action
def erase_top(s):
    s.rewriter.erase_op(s.top)


@action
def erase_terminator(s):
    s.rewriter.erase_op(s.ops[-1])


@action
def erase_all_backwards(s):
    for op in reversed(s.ops):
        s.rewriter.erase_op(op)


@action
def erase_all_forwards(s):
    for op in s.block.operations:
        s.rewriter.erase_op(op)


@action
def erase_users_while_iterating(s):
    for value in s.values():
        for use in value.uses:
            s.rewriter.replace_op(use.owner, s.same_type())


@action
def erase_unused_neighbours(s):
    for op in s.all:
        if op.operation.name == "arith.xori":
            s.rewriter.erase_op(op)
            touch(*s.ops)


@action
def erase_directly(s):
    s.op.erase()


@action
def erase_operation_directly(s):
    s.op.operation.erase()


@action
def erase_others_directly(s):
    for op in s.all:
        if op.operation.name in ("arith.xori", "arith.negf"):
            op.operation.erase()
    touch(*s.ops)


@action
def erase_terminator_directly(s):
    s.ops[-1].operation.erase()


@action
def detach(s):
    s.op.detach_from_parent()


@action
def detach_and_raise(s):
    for op in reversed(s.ops[:-1]):
        op.operation.detach_from_parent()
    raise KeyError("in the middle")


@action
def detach_other(s):
    s.other().detach_from_parent()


@action
def detach_parent(s):
    s.parent.detach_from_parent()


@action
def detach_and_insert_by_another_handle(s):
    block, again = s.block, next(op for op in s.all if op.operation == s.op.operation)
    s.op.detach_from_parent()
    block.append(again)


@action
def move_into_itself(s):
    s.parent.operation.move_before(s.op)


@action
def move_before_itself(s):
    s.op.operation.move_before(s.op.operation)
    s.op.operation.move_after(s.op.operation)


@action
def move_before_operands(s):
    s.op.operation.move_before(s.ops[0])


@action
def move_behind_terminator(s):
    s.op.operation.move_after(s.ops[-1])


@action
def move_before_foreign(s):
    s.op.operation.move_before(s.foreign.operations[0])


@action
def move_before_detached(s):
    with ir.Location.unknown():
        made = ir.Operation.create("test.made", ip=False)
    s.op.operation.move_before(made)


@action
def rewriter_moves_wrongly(s):
    s.rewriter.move_op_before(s.op, s.ops[0])


@action
def rewriter_moves_into_itself(s):
    s.rewriter.move_op_after(s.parent, s.op)


@action
def operand_of_other_type(s):
    s.op.operation.operands[0] = arith.constant(ir.F64Type.get(), 1.0)


@action
def operand_from_below(s):
    s.op.operation.operands[0] = s.named("arith.negf").result


@action
def operand_of_itself(s):
    s.op.operation.operands[0] = s.op.operation.results[0]


@action
def operand_foreign(s):
    s.op.operation.operands[0] = s.foreign.arguments[0]


@action
def operand_none(s):
    s.op.operation.operands[0] = None


@action
def operand_out_of_range(s):
    s.op.operation.operands[17] = s.block.arguments[0]


@action
def attribute_of_other_kind(s):
    for name in ("overflowFlags", "value", "function_type", "callee", "fastmath"):
        for op in s.all:
            if name in op.attributes:
                op.attributes[name] = ir.StringAttr.get("wrong")


@action
def attribute_foreign(s):
    with s.foreign.owner.context:
        attribute = ir.StringAttr.get("x")
    s.op.operation.attributes["note"] = attribute


@action
def attribute_none(s):
    s.op.operation.attributes["note"] = None


@action
def attribute_deleted(s):
    for op in s.all:
        for name in ("value", "function_type", "callee", "overflowFlags"):
            if name in op.attributes:
                del op.attributes[name]


@action
def attribute_deleted_that_is_none(s):
    del s.op.operation.attributes["nothing"]


@action
def type_changed(s):
    for result in s.op.operation.results:
        result.set_type(ir.F64Type.get())


@action
def type_foreign(s):
    with s.foreign.owner.context:
        type = ir.IntegerType.get_signless(32)
    for result in s.op.operation.results:
        result.set_type(type)


@action
def argument_type_changed(s):
    s.block.arguments[0].set_type(ir.F64Type.get())


@action
def uses_replaced_by_itself(s):
    for value in s.values():
        value.replace_all_uses_with(value)


@action
def uses_replaced_by_other_type(s):
    s.values()[0].replace_all_uses_with(arith.constant(ir.F64Type.get(), 1.0))


@action
def uses_replaced_from_below(s):
    s.block.arguments[0].replace_all_uses_with(s.named("arith.subi").result)


@action
def uses_replaced_by_foreign(s):
    s.values()[0].replace_all_uses_with(s.foreign.arguments[0])


@action
def uses_replaced_by_none(s):
    s.rewriter.replace_all_uses_with(s.values()[0], None)


@action
def rewriter_replaces_uses_by_itself(s):
    s.rewriter.replace_all_uses_with(s.values()[0], s.values()[0])


@action
def block_appended(s):
    s.block.append(s.op)


@action
def block_appended_to_itself(s):
    for region in s.parent.operation.regions:
        for block in region.blocks:
            block.append(s.parent)


@action
def block_moved_into_itself(s):
    for region in s.op.operation.regions:
        s.block.append_to(region)


@action
def block_argument_erased(s):
    s.block.erase_argument(0)


@action
def block_argument_out_of_range(s):
    s.block.erase_argument(40)


@action
def inlined_into_itself(s):
    s.rewriter.inline_block_before(s.block, s.op, [])


@action
def inlined_with_wrong_values(s):
    s.rewriter.inline_block_before(s.named("scf.if").regions[0].blocks[0], s.op, [s.block.arguments[0]])


@action
def inserted_twice(s):
    s.rewriter.insert(s.op)


@action
def inserted_foreign(s):
    with s.foreign.owner.context, ir.Location.unknown():
        made = ir.Operation.create("test.made", ip=False)
    s.rewriter.insert(made)


@action
def left_invalid_in_place(s):
    with s.rewriter.modify_op_in_place(s.op):
        s.op.operation.operands[0] = arith.constant(ir.F64Type.get(), 1.0)


@action
def built_of_wrong_types(s):
    new = arith.AddFOp(s.block.arguments[0], s.block.arguments[0])
    s.rewriter.replace_op(s.op, new)


@action
def built_of_foreign_values(s):
    new = ir.Operation.create(
        "arith.addi", results=[ir.IntegerType.get_signless(32)], operands=[s.foreign.arguments[0]] * 2
    )
    s.rewriter.replace_op(s.op, new)


@action
def kept_from_the_call_before(s):
    for op in Scene.kept:
        touch(op)
    Scene.kept.append(s.op)
    s.rewriter.replace_op(s.op, s.same_type())


@action
def kept_and_erased(s):
    for op in Scene.kept:
        s.rewriter.erase_op(op)
    Scene.kept.append(s.op)


@action
def kept_values_of_the_call_before(s):
    touch(*Scene.kept)
    Scene.kept.extend(s.op.operation.results)
    s.rewriter.replace_op(s.op, s.same_type())


@action
def kept_rewriter(s):
    for rewriter in Scene.rewriters:
        rewriter.erase_op(s.op)
    Scene.rewriters.append(s.rewriter)


@action
def another_thread(s):
    errors: list[BaseException] = []

    def work() -> None:
        try:
            s.rewriter.erase_op(s.op)
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    raise errors[0]


@action
def raises_in_the_middle(s):
    s.rewriter.replace_op(s.op, s.same_type())
    raise KeyError("in the middle")


@action
def returns_an_op(s):
    return s.op


@action
def returns_nothing(s):
    return None


@action
def builds_its_own_root(s):
    s.rewriter.replace_op(s.op, s.op.operation.clone())


@action
def patterns_within(s):
    apply_patterns(s.top, [])


@action
def patterns_within_the_root(s):
    apply_patterns(s.op, [])


@action
def host_patterns_within(s):
    rewrite = module("rewrite")
    rewrite.apply_patterns_and_fold_greedily(s.top, rewrite.RewritePatternSet().freeze())


@action
def passes_within(s):
    gpuir.pass_manager("builtin.module(cse,canonicalize)").run(s.top)


@action
def symbol_looked_up(s):
    symbols = ir.SymbolTable(s.top)
    looked_up = symbols["f"], symbols["g"]
    s.rewriter.replace_op(s.op, s.same_type())
    touch(*looked_up)


@action
def symbol_erased(s):
    ir.SymbolTable(s.top).erase(s.named("func.func"))


@action
def symbol_erased_by_rewriter(s):
    s.rewriter.erase_op(s.named("func.func"))


ROOTS = ("arith.addi", "arith.constant", "scf.if", "func.call")
DRIVERS = ("greedy", "bottom up", "transform", "step", "transform op")
CASES = list(itertools.product(ACTIONS, ROOTS, DRIVERS))
CASES += itertools.product(["symbol_looked_up"], ["memref.global"], DRIVERS)

SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    BODY
    transform.yield
  }
}"""
_MATCH = """%t = transform.structured.match ops{["ROOT"]} in %m : (!transform.any_op) -> !transform.any_op
    USE
    transform.annotate %t "still_there" : !transform.any_op"""
BODIES = {
    "transform": "transform.apply_patterns to %m { transform.apply_patterns.wrong.pattern } : !transform.any_op",
    "step": _MATCH.replace("USE", 'transform.gpuir.step "wrong.pattern"(%t) : (!transform.any_op) -> ()'),
    "transform op": _MATCH.replace("USE", "transform.wrong_rewrites.apply %t : !transform.any_op"),
}
WRONG = TransformDialect("transform.wrong_rewrites")


class WrongOp(WRONG.Op, name="apply"):
    """Does to each payload op what the case does."""

    target: Operand[TransformHandle]
    assembly = "$target attr-dict `:` type($target)"
    modifies_payload = True

    def apply(self, rewriter, target):
        for op in target:
            CALLED[0](op, rewriter)


CALLED: list[Any] = []


def run(index: int) -> str:
    name, root, driver = CASES[index]
    Scene.kept, Scene.rewriters = [], []
    registry.PATTERNS.pop("wrong.pattern", None)
    registry.PASSES.pop("wrong-pattern", None)
    calls = 0
    with ir.Context(), ir.Location.unknown():
        other = gpuir.parse("func.func @g(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
        foreign = other.body.operations[0].regions[0].blocks[0]

    def called(op, rewriter):
        nonlocal calls
        calls += 1
        if calls > 40:
            return no_match()
        return ACTIONS[name](Scene(op, rewriter, foreign))

    with gpuir.Context(), ir.Location.unknown():
        payload = gpuir.parse(PAYLOAD)
        CALLED[:] = [called]
        if driver == "step":
            CALLED.append(python_step("wrong.pattern")(called))
        elif driver != "transform op":
            wrong = pattern(root, name="wrong.pattern")(called)
        try:
            if driver in BODIES:
                script = gpuir.parse(SCRIPT.replace("BODY", BODIES[driver]).replace("ROOT", root))
                entry = script.body.operations[0]
                module("dialects.transform.interpreter").apply_named_sequence(payload.operation, entry, script)
            else:
                apply_patterns(payload, [wrong], top_down=driver == "greedy")
            outcome = "nothing"
        except Exception as error:
            outcome = f"{type(error).__name__}: {error}"
            error.__traceback__ = None
            del error
        for thing in Scene.kept:
            try:
                touch(thing)
            except RuntimeError:
                pass
        try:
            payload.operation.verify()
        except ir.MLIRError:
            outcome += " [invalid]"
        str(payload)
        del payload
        CALLED.clear()
        Scene.kept.clear()
        Scene.rewriters.clear()
        gc.collect()
    return outcome


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        faulthandler.dump_traceback_later(8, exit=True)  # one that never ends
        print(json.dumps({"case": int(argument), "outcome": run(int(argument))}), flush=True)
