"""What an op multiplies that is a product of warpgroups: nvvm's, or assembly as reading PTX leaves it, and as compilers write it."""

from __future__ import annotations

from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import sizes, string, word
from gpuir.sim.hopper.statement import flag_of, product_of, statements_of
from gpuir.sim.native.product_code import SATURATED, Product
from gpuir.sim.native.shared import Lack
from gpuir.sim.terms import Op

__all__ = ["PRODUCT", "Multiplication", "multiplication_of"]

PRODUCT = "nvvm.wgmma.mma_async"


class Multiplication(NamedTuple):
    """A product of 64 rows: columns and depth, types of A, B and the sums, and the operands."""

    n: int
    depth: int
    a: str
    b: str
    sums: str
    #: The accumulators that come in: registers, or one struct of them.
    given: list[ir.Value]
    #: A's registers; none where it has a descriptor.
    left: list[ir.Value]
    #: The descriptors: A's, if it has one, and B's.
    descriptors: list[ir.Value]
    #: Whether the sums are added to, or the number that says so where it is not zero.
    keep: bool | ir.Value
    k_major: tuple[bool, bool]


def multiplication_of(op: Op) -> Multiplication | None:
    """What the op multiplies; None of one that is no product of warpgroups. Lack where the native engine has not this one."""
    if op.name == PRODUCT:
        return _of_nvvm(op)
    if op.name != "llvm.inline_asm" or "wgmma.mma_async" not in string(op, "asm_string"):
        return None
    statements = statements_of(string(op, "asm_string"))
    products = [product_of(each) for each in statements]
    flags = dict(filter(None, map(flag_of, statements)))
    made = next(filter(None, products), None)
    results = [each for each in string(op, "constraints").split(",") if each.startswith("=")]
    count, operands = len(results), list(op.operands)
    if made is None or len(statements) != 1 + len(flags) or made.predicate not in flags:
        raise Lack("the native engine has a product of warpgroups alone in its assembly", op)
    if made.registers != list(range(count)) or any(made.negate):
        raise Lack("the native engine has not this form of wgmma", op)
    tied = string(op, "constraints").split(",")[count : 2 * count]
    if tied != [str(number) for number in range(count)]:
        raise Lack("the native engine has wgmma whose accumulators come first", op)
    flag = flags[made.predicate]
    keep = operands[int(flag[1:]) - count] if flag.startswith("$") else flag != "0"
    given, left = operands[:count], [operands[number - count] for number in made.left or ()]
    descriptors = [operands[number - count] for number in (made.first, made.second) if number >= 0]
    sums = SATURATED if made.saturate else made.d
    return _checked(
        op, Multiplication(*made.shape[1:], made.a, made.b, sums, given, left, descriptors, keep, made.k_major), made.shape[0]
    )  # fmt: skip


def _of_nvvm(op: Op) -> Multiplication:
    m, n, depth = sizes(op)
    d, a, b = (word(op, f"type{name}") for name in "DAB")
    signs = {word(op, f"scale{name}", "one") for name in "AB"}
    if signs != {"one"}:
        raise Lack("the native engine has not this form of wgmma", op)
    d = SATURATED if word(op, "satfinite", "wrapped") == "satfinite" else d
    majors = word(op, "layoutA") == "row", word(op, "layoutB") == "col"
    given, keep = [op.operands[0]], word(op, "scaleD") == "one"
    return _checked(op, Multiplication(n, depth, a, b, d, given, [], list(op.operands)[1:3], keep, majors), m)


def _checked(op: Op, made: Multiplication, m: int) -> Multiplication:
    known = Product(16, made.depth, made.a, made.b, made.sums).known
    if m != 64 or made.n % 8 or not 8 <= made.n <= 256 or not known:
        raise Lack("the native engine has not this product of warpgroups", op)
    if not all(made.k_major) and made.a not in ("f16", "bf16"):
        raise Lack("the native engine turns operands of 16 bits alone", op)
    return made
