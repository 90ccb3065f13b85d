"""Patterns and passes that a user might load with --load."""

from gpuir.host import module
from gpuir.passes.registry import Option, failure, no_match, pass_, pattern, remark, warning

arith = module("dialects.arith")


@pattern("arith.addi", name="mine.add_to_sub")
def add_to_sub(op, rewriter):
    """Turns additions into subtractions."""
    if op.lhs == op.rhs:
        return no_match("both operands are the same")
    rewriter.replace_op(op, arith.subi(op.lhs, op.rhs).owner)


@pattern("arith.muli", name="mine.raising")
def raising(op, rewriter):
    """Raises."""
    values = {}
    return values["missing"]


@pass_(
    "mine-mark",
    options={"name": Option(str, default="test.marked", help="attribute to set"), "count": Option(int, default=1)},
)
def mark(op, *, name, count):
    """Sets an attribute."""
    ir = module("ir")
    op.operation.attributes[name] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), count)


@pass_("mine-talk", anchor="func.func")
def talk(op):
    """Emits a warning and a remark at each function."""
    warning(op, "is slow")
    remark(op, "was seen", [(op.location, "a note")])


@pass_("mine-fail")
def fail(op):
    """Fails."""
    raise failure(op, "is not supported", [(op.location, "since it is like that")])


@pass_("mine-raise")
def raise_in_pass(op):
    """Raises."""
    raise ValueError("no such thing")
