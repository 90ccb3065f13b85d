"""What is of another context is refused by each of the host's methods that would mix it in, and changes nothing."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.host import ir

TEXT = """func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  cf.br ^end
^end:
  %1 = arith.muli %0, %0 : i32
  return
}"""


class Scene:
    """The same function in a context of its own."""

    def __init__(self) -> None:
        self.context = gpuir.Context()
        with self.context, ir.Location.unknown():
            self.module = gpuir.parse(TEXT)
            self.type = ir.IntegerType.get_signless(32)
            self.text = ir.StringAttr.get("x")
            self.location = ir.Location.unknown()
        self.region = self.module.body.operations[0].regions[0]
        self.first, self.last = self.region.blocks
        self.value = self.first.arguments[0]
        self.add, self.branch = (op.operation for op in self.first.operations)
        self.mul = self.last.operations[0].operation


def _set(items, key, value):
    items[key] = value


#: What is done to one's own function with something of the other's.
MIXTURES = {
    "operand": lambda own, other: _set(own.mul.operands, 0, other.value),
    "attribute": lambda own, other: _set(own.add.attributes, "note", other.text),
    "successor": lambda own, other: _set(own.branch.successors, 0, other.last),
    "all uses": lambda own, other: own.add.results[0].replace_all_uses_with(other.value),
    "all uses but one's": lambda own, other: own.add.results[0].replace_all_uses_except(other.value, own.mul),
    "uses of one": lambda own, other: own.mul.replace_uses_of_with(own.add.results[0], other.value),
    "type": lambda own, other: own.value.set_type(other.type),
    "argument": lambda own, other: own.first.add_argument(other.type, own.location),
    "argument's location": lambda own, other: own.first.add_argument(own.type, other.location),
    "block after": lambda own, other: own.first.create_after(other.type),
    "block before": lambda own, other: own.last.create_before(other.type),
    "block at start": lambda own, other: ir.Block.create_at_start(own.region, [other.type]),
    "block": lambda own, other: other.last.append_to(own.region),
    "move before": lambda own, other: own.add.move_before(other.mul),
    "move after": lambda own, other: own.add.move_after(other.add),
    "append": lambda own, other: own.last.append(other.add),
    "insert": lambda own, other: ir.InsertionPoint(own.mul).insert(other.add.clone(ip=False)),
    "symbol": lambda own, other: ir.SymbolTable(own.module.operation).insert(
        other.module.body.operations[0].clone(ip=False)
    ),
    "clone": lambda own, other: own.add.clone(ip=ir.InsertionPoint(other.mul)),
    "op of values": lambda own, other: ir.Operation.create("test.x", operands=[other.value]),
    "op of types": lambda own, other: ir.Operation.create("test.x", results=[other.type]),
    "op of attributes": lambda own, other: ir.Operation.create("test.x", attributes={"x": other.text}),
    "op of successors": lambda own, other: ir.Operation.create("test.x", successors=[other.last]),
    "op at a point": lambda own, other: ir.Operation.create("test.x", ip=ir.InsertionPoint(other.mul)),
}


@pytest.mark.parametrize("mixture", MIXTURES)
def test_what_is_of_another_context_is_refused(mixture):
    own, other = Scene(), Scene()
    with own.context, own.location:
        own.context.allow_unregistered_dialects = True
        before = str(own.module), str(other.module)
        with pytest.raises(ValueError, match="of another context"):
            MIXTURES[mixture](own, other)
        assert (str(own.module), str(other.module)) == before


@pytest.mark.parametrize("mixture", MIXTURES)
def test_what_is_of_the_same_context_is_not(mixture):
    own, other = Scene(), Scene()
    assert own.context is not other.context
    with own.context, own.location:
        own.context.allow_unregistered_dialects = True
        if mixture == "block":  # a block cannot follow the one that branches to it out of the region
            return
        MIXTURES[mixture](own, own)
