"""MFMA and WMMA of rocdl and amdgpu in machine code: a wave multiplies, by a routine that works on what its lanes have left.

MFMA of 64 lanes and one block, WMMA of 32 lanes as gfx12 has it: a lane has a run of k of one row of A and of one column of B, and of its
column of C runs of four or eight rows (fragments/amd.py). Sums go along k as in product_code.py: from zero on by fused sums, and C is
added last. CDNA3 ISA, "Matrix arithmetic instructions"; RDNA4 ISA, "WMMA".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, operand, word
from gpuir.sim.native.bases import bits
from gpuir.sim.native.forms import form_of, symbol_of
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.products import add_call
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.written import Written, parts
from gpuir.sim.ops.amd_products import element_of, held_by
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["PRODUCTS", "Mfma", "amdgpu_product", "product", "write_mfma"]

PRODUCTS = ("mfma.", "wmma.")
_NAME = re.compile(
    r"rocdl\.(mfma)\.(f32|i32)\.(\d+)x(\d+)x(\d+)\.?(f16|bf16|f32|i8)(?:\.1k)?$|rocdl\.(wmma)\.(f32)\.(16)x(16)x(16)\.(f16|bf16)$"
)
#: Lanes of a wave, and rows of C that a lane has one behind the other.
_FORMS = {"mfma": (64, 4), "wmma": (32, 8)}
_BITS = {"f16": 16, "bf16": 16, "f32": 32, "i8": 8}
#: Rows of C that are computed together.
_ROWS = 4
_EIGHT = 8
#: What ops of amdgpu may say of a product that is done in another way.
_FLAGS = ("reducePrecision", "negateA", "negateB", "negateC", "unsignedA", "unsignedB", "clamp")


class Mfma(NamedTuple):
    """A product of ``m`` by ``n`` by ``k``, of elements of a type, with sums in f32 or i32, of which a lane has ``run`` one behind the other."""

    lanes: int
    run: int
    m: int
    n: int
    k: int
    element: str
    sums: str

    @property
    def words(self) -> tuple[int, int]:
        """Registers of 32 bits that a lane has of A, and of B."""
        each = self.k * _BITS[self.element] // 32
        return self.m * each // self.lanes, self.n * each // self.lanes

    @property
    def held(self) -> int:
        """Sums that a lane has."""
        return self.m * self.n // self.lanes

    def fits(self, factors: Sequence[int], sums: int) -> bool:
        """Whether lanes have so many bits of A and of B, and so many sums; on gfx11 both halves of a wave have all of A and B."""
        whole = self.m >= 16 and 0 not in self.words and sums == self.held
        return whole and [*factors] == [32 * each for each in self.words]


def product(w: Written, op: Op) -> list[str]:
    """A call of the function that stands for the product; the names of its sums."""
    match = _NAME.match(op.name)
    if match is None:
        raise Lack("the native engine has not this product")
    kind, sums, m, n, k, element = (each for each in match.groups() if each is not None)
    made = Mfma(*_FORMS[kind], int(m), int(n), int(k), element, sums)
    if w.lanes != made.lanes:
        raise Lack("the native engine has not this product")
    a, b, c = (list(op.operands)[number] for number in range(3))
    held = parts(c.type)
    factors = [len(parts(each.type)) * bits(parts(each.type)[0]) for each in (a, b)]
    if not made.fits(factors, len(held)) or not _whole(w, op):
        raise Lack("the native engine has not this product")
    w.of_lanes = w.lanes
    names, kinds = [], []
    for value, many in zip((a, b), made.words):
        names += w.rearranged(w.all(value), parts(value.type), ["i32"] * many)
        kinds += ["i32"] * many
    names += w.all(c)
    return w.call(symbol_of(made), names, [*kinds, *held], held)


def amdgpu_product(op: Op, lanes: int) -> Mfma:
    """The product that an op of amdgpu is for waves of so many lanes; Lack where there is no such one here."""
    a, b, c = (operand(op, name).type for name in ("sourceA", "sourceB", "destC"))
    elements, sums = [element_of(each) for each in (a, b)], element_of(c)
    kind, names = op.name.removeprefix("amdgpu."), [each.name for each in elements]
    m, n, k = (integer(op, name, 16) for name in "mnk")
    made = Mfma(*_FORMS[kind], m, n, k, names[0], sums.name)
    known = (
        names[0] == names[1] in _BITS and sums.name == ("i32" if names[0] == "i8" else "f32") and made.lanes == lanes
    )
    if kind == "wmma":
        # Of deeper ones a lane has several runs of a row.
        known = known and names[0] in ("f16", "bf16") and made.k == 16
    factors = [held_by(type, element) * element.bits for type, element in zip((a, b), elements)]
    if (
        not known
        or not made.fits(factors, held_by(c, sums))
        or any(flag(op, each) for each in _FLAGS)
        or not _alone(op)
    ):
        raise Lack("the native engine has not this product")
    return made


def _alone(op: Op) -> bool:
    """Whether an op of amdgpu takes one block, and turns no lanes of it."""
    return word(op, "blgp", "none") == "none" and not any(
        integer(op, each, 0) for each in ("cbsz", "abid", "subwordOffset")
    )


def _whole(w: Written, op: Op) -> bool:
    """Whether no field of the instruction broadcasts or turns lanes."""
    for name in ("cbsz", "abid", "blgp", "modC"):
        if name in op.attributes:
            field = op.attributes[name]
            if (field.value if isinstance(field, ir.IntegerAttr) else "none" not in str(field)) != 0:
                return False
    return all(w.known(each) == 0 for each in list(op.operands)[3:])


def write_mfma(k: Writer, op: Op) -> None:
    """Writes a product; all threads of the waves that run together have come to it."""
    made = form_of(op, Mfma)
    assert made is not None
    arrays, at = [], 0
    for name, many in zip("abc", (*made.words, made.held)):
        arrays.append(k.batch.leave(op, range(at, at + many), f"mfma {name} {many} {op.operands[at].type}"))
        at += many
    result = k.batch.pool(f"mfma d {made.held} {made.sums}", op.results[0].type, made.held * k.threads)
    routine = f"{symbol_of(made)}.{k.threads}"
    k.batch.routine(routine, lambda: _routine(made, routine, k.threads))
    add_call(k, op, routine, arrays, result)


def _routine(p: Mfma, name: str, threads: int) -> str:
    """The text of a routine: A and B as numbers, then four rows by eight columns at a time."""
    e = Lines()
    held = p.sums
    factors = [f"memref<{words * threads}xi32>" for words in p.words]
    sums, left, right = (
        f"memref<{p.held * threads}x{held}>",
        f"memref<{p.m}x{p.k}x{held}>",
        f"memref<{p.k}x{p.n}x{held}>",
    )
    eight = f"vector<{_EIGHT}x{held}>"

    def number(value: int) -> str:
        return e.constant(value, "index")

    e.body += [
        f"%left = memref.alloca() {{alignment = 64 : i64}} : {left}",
        f"%right = memref.alloca() {{alignment = 64 : i64}} : {right}",
    ]
    zero, one = number(0), number(1)
    for array, rows, type, many in (("a", p.m, factors[0], p.words[0]), ("b", p.n, factors[1], p.words[1])):
        lane = f"%lane{array}"
        e.body.append(f"scf.for {lane} = {zero} to {number(p.lanes)} step {one} {{")
        place, row = e.binary("addi", "%first", lane, "index"), e.by("remui", lane, rows, "index")
        begin = e.by("muli", e.by("divui", lane, rows, "index"), many * 32 // _BITS[p.element], "index")
        for register in range(many):
            at = e.by("addi", place, register * threads, "index")
            word = e.set("memref.load", [f"%{array}", at], [type, "index"], "i32")
            for element, value in enumerate(_numbers(e, word, p.element)):
                depth = e.by("addi", begin, register * (32 // _BITS[p.element]) + element, "index")
                target, where = ("%left", f"{row}, {depth}") if array == "a" else ("%right", f"{depth}, {row}")
                e.body.append(f"memref.store {value}, {target}[{where}] : {left if array == 'a' else right}")
        e.body.append("}")
    none = e.fresh()
    e.body.append(f"{none} = arith.constant dense<{'0.0' if held == 'f32' else '0'}> : {eight}")
    groups, per = p.lanes // p.n, p.run // _ROWS
    e.body.append(f"scf.for %rows = {zero} to {number(p.m // _ROWS)} step {one} {{")
    e.body.append(f"scf.for %column = {zero} to {number(p.n)} step {number(_EIGHT)} {{")
    totals = [none] * _ROWS
    top = e.by("muli", "%rows", _ROWS, "index")
    for step in range(p.k):
        column = e.set("vector.load", ["%right", number(step), "%column"], [right, "index", "index"], eight, "<{nontemporal = false}>")  # fmt: skip
        for n in range(_ROWS):
            factor = e.set("memref.load", ["%left", e.by("addi", top, n, "index"), number(step)], [left, "index", "index"], held)  # fmt: skip
            totals[n] = _added(e, e.unary("vector.broadcast", factor, held, eight), column, totals[n], held, eight)
    # A run of rows further another group of lanes has them, and behind all groups the next registers.
    run, inside = e.by("divui", "%rows", per, "index"), e.by("remui", "%rows", per, "index")
    group, further = e.by("remui", run, groups, "index"), e.by("divui", run, groups, "index")
    further = e.binary("addi", e.by("muli", further, per, "index"), inside, "index")
    lane = e.binary("addi", e.by("muli", group, p.n, "index"), "%column", "index")
    start = e.binary("addi", e.binary("addi", "%first", lane, "index"), e.by("muli", further, _ROWS * threads, "index"), "index")  # fmt: skip
    for number_of, total in enumerate(totals):
        place = e.by("addi", start, number_of * threads, "index")
        old = e.set("vector.load", ["%c", place], [sums, "index"], eight, "<{nontemporal = false}>")
        total = e.binary("addf" if held == "f32" else "addi", total, old, eight)
        e.body.append(f"vector.store {total}, %d[{place}] : {sums}, {eight}")
    e.body += ["}", "}"]
    return _function(name, [*factors, sums, sums], e.all)


def _function(name: str, types: Sequence[str], body: Sequence[str]) -> str:
    given = ", ".join(f"%{each}: {type}" for each, type in zip(("a", "b", "c", "d", "first"), (*types, "index")))
    return "\n".join([f'func.func @"{name}"({given}) {{', *body, "return", "}"])


def _added(e: Lines, one: str, other: str, total: str, held: str, type: str) -> str:
    if held == "f32":
        return e.set("vector.fma", [one, other, total], [type] * 3, type)
    return e.binary("addi", e.binary("muli", one, other, type), total, type)


def _numbers(e: Lines, word: str, element: str) -> list[str]:
    """The elements of a register as numbers that are multiplied."""
    if element == "f32":
        return [e.cast(word, "i32", "f32")]
    if element == "bf16":
        low, high = e.by("shli", word, 16, "i32"), e.by("andi", word, -(1 << 16), "i32")
        return [e.cast(each, "i32", "f32") for each in (low, high)]
    width = _BITS[element]
    found = []
    for at in range(0, 32, width):
        part = e.resize(e.by("shrui", word, at, "i32") if at else word, "i32", f"i{width}")
        if element == "f16":
            found.append(e.unary("arith.extf", e.cast(part, "i16", "f16"), "f16", "f32"))
        else:
            found.append(e.resize(part, "i8", "i32", signed=True))
    return found
