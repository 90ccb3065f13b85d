"""nvvm.wmma in machine code: matrices of f16 that a warp loads, multiplies and stores.

PTX leaves open which lane holds which element; as in the simulator (fragments/mma.py) lanes hold consecutive ones. So a lane has a whole row of A, and of
B turned, and eight neighbours of a row of C. Sums go along k as in products.py. PTX ISA, "Warp-level matrix instructions: wmma".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gpuir.sim.attributes import integer, word
from gpuir.sim.native.forms import form_of, symbol_of
from gpuir.sim.native.guards import RUN
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.places import Places
from gpuir.sim.native.products import add_call
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.written import Written, members
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["WMMA", "Wmma", "wmma_op", "write_wmma"]

#: Ops, by their numbers of operands that are no registers.
WMMA = ("nvvm.wmma.load", "nvvm.wmma.store", "nvvm.wmma.mma")
_LANES = 32
#: Elements along k, and registers of A or B that a lane has, of two elements each.
_DEPTH, _WORDS = 16, 8
#: Numbers of C or D that a lane has.
_HELD = 8
_SHAPES = ((16, 16), (32, 8), (8, 32))


class Wmma(NamedTuple):
    """A product of ``m`` rows and ``n`` columns, with sums of a type."""

    m: int
    n: int
    sums: str

    @property
    def held(self) -> tuple[int, str]:
        """How many registers a lane has of C, and their type."""
        return (_HELD, "f32") if self.sums == "f32" else (_HELD // 2, "i32")


def _shape(op: Op) -> tuple[int, int]:
    m, n, depth = (integer(op, each) for each in "mnk")
    if (m, n) not in _SHAPES or depth != _DEPTH:
        raise Lack("the native engine has not this shape of wmma")
    return m, n


def wmma_op(w: Written, places: Places, op: Op) -> list[str] | None:
    """Writes one of WMMA; the names of the numbers that it gives."""
    w.of_lanes = _LANES
    if op.name == "nvvm.wmma.mma":
        return _product(w, op)
    load = op.name == "nvvm.wmma.load"
    element = word(op, "eltype")
    which = word(op, "frag") if load else "d"
    held = sum(map(_numbers, members(op.results[0].type))) if load else sum(_numbers(str(each.type)) for each in list(op.operands)[1:-1])  # fmt: skip
    if element != "f16" and (element != "f32" or which not in "cd"):
        raise Lack("the native engine has wmma of f16 alone")
    names = [] if load else [each for value in list(op.operands)[1:-1] for each in w.all(value)]
    made = _move(w, places, op, which, element, held, names)
    return made if load else None


def _numbers(type: str) -> int:
    return 2 if type == "vector<2xf16>" else 1


def _move(w: Written, places: Places, op: Op, which: str, element: str, held: int, given: list[str]) -> list[str]:
    """Loads, or stores of what is given, of the elements of a lane, with the address and the stride that it has itself."""
    e, (m, n) = w.lines, _shape(op)
    rows, columns = {"a": (m, _DEPTH), "b": (n, _DEPTH)}.get(which, (m, n))
    buffer = w.bases.of(op.operands[0])
    assert buffer is not None
    memory, of = places.memories[buffer]
    piece, size = w.bases.pieces[buffer], 2 if element == "f16" else 4
    per = size // piece
    if columns % held or not per:
        raise Lack("the native engine has not these fragments of wmma")
    lane = e.fresh()
    e.body.append(f"{lane} = gpu.lane_id")
    start = e.by("remui", e.by("muli", lane, held, "index"), rows * columns, "index")
    row, column = e.by("divui", start, columns, "index"), e.by("remui", start, columns, "index")
    by_rows = (word(op, "layout") == "row") != (which == "b")
    stride = e.set("arith.index_cast", [w.one(op.operands[-1])], ["i32"], "index")
    # Addresses are multiples of an element.
    base = places.place(op.operands[0], piece, per)[0]
    wide, kind = f"i{8 * size}", f"i{8 * piece}"
    indices: list[str] = []
    for number in range(held):
        along = e.by("addi", column, number, "index")
        slow, fast = (row, along) if by_rows else (along, row)
        at = e.binary("addi", e.binary("muli", slow, stride, "index"), fast, "index")
        first = e.binary("addi", base, e.by("muli", at, per, "index"), "index")
        indices += [first, *(e.by("addi", first, more, "index") for more in range(1, per))]
    run = per * held if by_rows else per
    made: list[str] = []
    pieces = [] if not given else [
        part for name in given for part in w.split(e.cast(name, element, wide), 8 * size, 8 * piece)
    ]  # fmt: skip
    for number, index in enumerate(indices):
        behind = number % run
        said = f"{{{RUN} = {-behind if behind else run} : i32}}" if run > 1 else "{}"
        if given:
            e.body.append(f'"memref.store"({pieces[number]}, {memory}, {index}) {said} : ({kind}, {of}, index) -> ()')
        else:
            made.append(e.set("memref.load", [memory, index], [of, "index"], kind, said))
    words = [w.joined(made[at : at + per], 8 * piece, 8 * size) for at in range(0, len(made), per)]
    return [e.cast(each, wide, element) for each in words]


def _product(w: Written, op: Op) -> list[str]:
    m, n = _shape(op)
    sums = word(op, "eltypeB")
    if word(op, "eltypeA") != "f16" or sums not in ("f16", "f32"):
        raise Lack("the native engine has wmma of f16 alone")
    product = Wmma(m, n, sums)
    count, held = product.held
    if len(op.operands) != 2 * _WORDS + count:
        raise Lack("the native engine has not these fragments of wmma")
    kinds = [*["i32"] * (2 * _WORDS), *[held] * count]
    names = [w.register(each, kind) for each, kind in zip(op.operands, kinds, strict=True)]
    results = w.call(symbol_of(product), names, kinds, [held] * count)
    return [part for name in results for part in w.taken_apart(name, held, members(op.results[0].type)[0])]


def write_wmma(k: Writer, op: Op) -> None:
    """Writes a product; all threads of the warps that run together have come to it."""
    product = form_of(op, Wmma)
    assert product is not None
    count, held = product.held
    arrays, at = [], 0
    for name, many in (("a", _WORDS), ("b", _WORDS), ("c", count)):
        arrays.append(k.batch.leave(op, range(at, at + many), f"wmma {name} {many} {op.operands[at].type}"))
        at += many
    result = k.batch.pool(f"wmma d {count} {held}", op.results[0].type, count * k.threads)
    routine = f"{symbol_of(product)}.{k.threads}"
    k.batch.routine(routine, lambda: _routine(product, routine, k.threads))

    add_call(k, op, routine, arrays, result)


def _routine(product: Wmma, name: str, threads: int) -> str:
    """The text of a routine: A and B as numbers of f32, then sums of eight columns at a time."""
    e, (m, n, _), (count, held) = Lines(), product, product.held
    operand, sums = f"memref<{_WORDS * threads}xi32>", f"memref<{count * threads}x{held}>"
    left, right, eight = f"memref<{m}x{_DEPTH}xf32>", f"memref<{_DEPTH}x{n}xf32>", "vector<8xf32>"

    def number(value: int) -> str:
        return e.constant(value, "index")

    e.body.append(f"%left = memref.alloca() {{alignment = 64 : i64}} : {left}")
    e.body.append(f"%right = memref.alloca() {{alignment = 64 : i64}} : {right}")
    zero, one = number(0), number(1)
    for array, many in (("a", m), ("b", n)):
        e.body.append(f"scf.for %i{array} = {zero} to {number(many)} step {one} {{")
        lane = e.binary("addi", "%first", f"%i{array}", "index")
        for register in range(_WORDS):
            place = e.by("addi", lane, register * threads, "index")
            held_word = e.set("memref.load", [f"%{array}", place], [operand, "index"], "i32")
            for half in range(2):
                bits = e.resize(e.by("shrui", held_word, 16 * half, "i32"), "i32", "i16")
                wide = e.unary("arith.extf", e.cast(bits, "i16", "f16"), "f16", "f32")
                depth = number(2 * register + half)
                target, at = ("%left", f"%i{array}, {depth}") if array == "a" else ("%right", f"{depth}, %i{array}")
                e.body.append(f"memref.store {wide}, {target}[{at}] : {left if array == 'a' else right}")
        e.body.append("}")
    none = e.fresh()
    e.body.append(f"{none} = arith.constant dense<0.0> : {eight}")
    e.body.append(f"scf.for %row = {zero} to {number(m)} step {one} {{")
    for chunk in range(n // 8):
        total = none
        for step in range(_DEPTH):
            factor = e.set("memref.load", ["%left", "%row", number(step)], [left, "index", "index"], "f32")
            column = e.set("vector.load", ["%right", number(step), number(8 * chunk)], [right, "index", "index"], eight,
                           "<{nontemporal = false}>")  # fmt: skip
            wide = e.unary("vector.broadcast", factor, "f32", eight)
            total = e.set("vector.fma", [wide, column, total], [eight] * 3, eight)
        lane = e.binary("addi", "%first", e.by("addi", e.by("muli", "%row", n // 8, "index"), chunk, "index"), "index")
        for register in range(count):
            place = e.by("addi", lane, register * threads, "index")
            old = e.set("memref.load", ["%c", place], [sums, "index"], held)
            made = _added(e, total, register, old, held)
            e.body.append(f"memref.store {made}, %d[{place}] : {sums}")
    e.body.append("}")
    given = ", ".join(f"%{each}: {type}" for each, type in zip(("a", "b", "c", "d", "first"), (operand, operand, sums, sums, "index")))  # fmt: skip
    head = f'func.func @"{name}"({given}) {{'
    return "\n".join([head, *e.all, "return", "}"])


def _added(e: Lines, total: str, register: int, old: str, held: str) -> str:
    """A register of D: sums, and what C has there."""
    eight = "vector<8xf32>"

    def taken(number: int) -> str:
        new = e.fresh()
        e.body.append(f"{new} = vector.extract {total}[{number}] : f32 from {eight}")
        return new

    if held == "f32":
        return e.binary("addf", taken(register), old, "f32")
    made = ""
    for half in range(2):
        bits = e.resize(e.by("shrui", old, 16 * half, "i32"), "i32", "i16")
        wide = e.unary("arith.extf", e.cast(bits, "i16", "f16"), "f16", "f32")
        total_of = e.binary("addf", taken(2 * register + half), wide, "f32")
        word_of = e.resize(e.cast(e.unary("arith.truncf", total_of, "f32", "f16"), "f16", "i16"), "i16", "i32")
        made = e.binary("ori", made, e.by("shli", word_of, 16, "i32"), "i32") if half else word_of
    return made
