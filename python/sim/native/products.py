"""Products of the tensor cores in machine code: one small routine for each form, called for each warp.

A raised kernel has a product of mma.sync as a call of a function whose name says which (``Product.symbol``), on registers of 32 bits: A's, B's, C's.
Threads leave their registers in arrays, one behind the other by register; the routine reads a warp's part of these as rows, since the registers of
eight times four lanes are eight rows of 16 bytes (PTX ISA, "Matrix fragments for mma"), and multiplies vectors of eight columns.

Each sum starts at zero, goes along k by fused sums in f32, and C is added last. So does NumPy's product where its BLAS goes along k; where that has another
order, the last bits of a sum differ. Sums of integers are exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gpuir.host import ir
from gpuir.sim.native.lines import Lines
from gpuir.sim.structure import reference
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["Product", "product_of", "write_product"]

_PREFIX = "native.product."
#: Elements in a register of 32 bits.
_PER = {"f16": 2, "bf16": 2, "tf32": 1, "s8": 4, "u8": 4}
#: The order of columns in which pairs of registers have them: even ones first.
_APART = (0, 2, 4, 6, 1, 3, 5, 7)


class Product(NamedTuple):
    """A product of ``m`` rows, eight columns and ``k``: elements of A and B, and the type of the sums, C's and D's."""

    m: int
    k: int
    a: str
    b: str
    sums: str

    @property
    def symbol(self) -> str:
        """The name of the function that stands for it."""
        return _PREFIX + ".".join(map(str, self))

    @property
    def known(self) -> bool:
        """Whether there is a routine for it."""
        if self.a not in _PER or _PER[self.a] != _PER.get(self.b) or self.m not in (8, 16) or self.k % 8:
            return False
        kinds = {"f16": ("f32", "f16"), "bf16": ("f32",), "tf32": ("f32",), "s8": ("s32",), "u8": ("s32",)}
        return self.sums in kinds[self.a] and self.k % (4 * _PER[self.a]) == 0 and (self.m == 16 or self.a[1:] == "8")

    @property
    def registers(self) -> tuple[int, int, int]:
        """How many registers a lane has of A, of B and of C."""
        halves, blocks = self.m // 8, self.k // (4 * _PER[self.a])
        return halves * blocks, blocks, halves * (1 if self.sums == "f16" else 2)

    @property
    def held(self) -> str:
        """The type of a register of C."""
        return "f32" if self.sums == "f32" else "i32"


def product_of(op: Op) -> Product | None:
    """The product that a call stands for; None of another op."""
    if op.name != "func.call" or not (name := reference(op.attributes["callee"])).startswith(_PREFIX):
        return None
    m, k, a, b, sums = name.removeprefix(_PREFIX).split(".")
    return Product(int(m), int(k), a, b, sums)


def write_product(k: Writer, op: Op) -> None:
    """Writes a product; all threads of the warps that run together have come to it."""
    product = product_of(op)
    assert product is not None
    counts = product.registers
    arrays, at = [], 0
    for name, count in zip("abc", counts):
        arrays.append(k.batch.leave(op, range(at, at + count), f"product {name} {count} {op.operands[at].type}"))
        at += count
    result = k.batch.pool(f"product d {counts[2]} {product.held}", op.results[0].type, counts[2] * k.threads)
    routine = f"{product.symbol}.{k.threads}"
    k.batch.routine(routine, lambda: _routine(product, routine, k.threads))

    add_call(k, op, routine, arrays, result)


def add_call(k: Writer, op: Op, routine: str, arrays: list[Any], result: Any) -> None:
    """Calls a compiled routine for all threads, and gives the op's results what it left in an array, one row a result."""

    def call(first: Any) -> None:
        callee = ir.FlatSymbolRefAttr.get(routine)
        ir.Operation.create("func.call", operands=[*arrays, result, first], attributes={"callee": callee})

    def write() -> None:
        for number, value in enumerate(op.results):
            place = k.arith.addi(k.here, k.number(number * k.threads))
            k.make(value, k.memref.load(result, [place]))

    k.batch.add(op, write, call)


class _Routine:
    """The text of a routine."""

    def __init__(self, product: Product, threads: int):
        self.p, self.threads, self.e = product, threads, Lines()
        self.number = "i32" if product.sums == "s32" else "f32"
        self.eight = f"vector<8x{self.number}>"
        #: Whether a row of C comes as even columns and odd ones.
        self.apart = product.sums != "f16"

    def memref(self, count: int, type: str) -> str:
        return f"memref<{count * self.threads}x{type}>"

    def shuffle(self, one: str, other: str, mask: list[int], old: str, new: str) -> str:
        return self.e.set("vector.shuffle", [one, other], [old, old], new, f"<{{mask = array<i64: {', '.join(map(str, mask))}>}}>")  # fmt: skip

    def load(self, array: str, of: str, place: str, type: str) -> str:
        return self.e.set("vector.load", [array, place], [of, "index"], type, "<{nontemporal = false}>")

    def index(self, value: int) -> str:
        return self.e.constant(value, "index")

    def row(self, array: str, count: int, element: str, register: int, lane: str, step: int) -> list[str]:
        """Rows of eight numbers from four lanes on: of registers ``register`` and, of tf32, also the one ``step`` behind it."""
        e, of = self.e, self.memref(count, "i32")
        words = self.load(array, of, e.by("addi", lane, register * self.threads, "index"), "vector<4xi32>")
        if element == "tf32":
            more = self.load(array, of, e.by("addi", lane, (register + step) * self.threads, "index"), "vector<4xi32>")
            both = self.shuffle(words, more, list(range(8)), "vector<4xi32>", "vector<8xi32>")
            mask = e.fresh()
            e.body.append(f"{mask} = arith.constant dense<{-(1 << 13)}> : vector<8xi32>")
            return [e.cast(e.binary("andi", both, mask, "vector<8xi32>"), "vector<8xi32>", self.eight)]
        if element == "f16":
            return [e.unary("arith.extf", self.bits(words, "vector<8xf16>"), "vector<8xf16>", self.eight)]
        if element == "bf16":
            wide = e.unary("arith.extui", self.bits(words, "vector<8xi16>"), "vector<8xi16>", "vector<8xi32>")
            by = e.fresh()
            e.body.append(f"{by} = arith.constant dense<16> : vector<8xi32>")
            return [e.cast(e.binary("shli", wide, by, "vector<8xi32>"), "vector<8xi32>", self.eight)]
        bytes = self.bits(words, "vector<16xi8>")
        name = "arith.extsi" if element == "s8" else "arith.extui"
        wide = e.unary(name, bytes, "vector<16xi8>", "vector<16xi32>")
        return [self.shuffle(wide, wide, list(range(at, at + 8)), "vector<16xi32>", self.eight) for at in (0, 8)]

    def bits(self, words: str, type: str) -> str:
        return self.e.unary("vector.bitcast", words, "vector<4xi32>", type)

    def rows(self, array: str, count: int, element: str, half: int, halves: int, lane: str) -> list[str]:
        """All of a row, eight numbers at a time."""
        per = _PER[element]
        blocks = self.p.k // (4 * per)
        found: list[str] = []
        for block in range(0, blocks, 2 if per == 1 else 1):
            found += self.row(array, count, element, block * halves + half, lane, halves)
        return found

    def turned(self, rows: list[str]) -> list[str]:
        """Columns of eight rows of eight: pairs of rows change places, of halves, of quarters, of numbers."""
        for step in (4, 2, 1):
            new = list(rows)
            for i in range(8):
                if i & step:
                    continue
                low = [c if not c & step else 8 + c - step for c in range(8)]
                high = [c + step if not c & step else 8 + c for c in range(8)]
                one, other = rows[i], rows[i + step]
                new[i] = self.shuffle(one, other, low, self.eight, self.eight)
                new[i + step] = self.shuffle(one, other, high, self.eight, self.eight)
            rows = new
        return rows

    def text(self, name: str) -> str:
        e, p = self.e, self.p
        many = p.registers
        halves = p.m // 8
        columns: list[str] = []
        order = _APART if self.apart else range(8)
        lanes = [e.by("addi", "%first", 4 * column, "index") for column in order]
        parts = [self.rows("%b", many[1], p.b, 0, 1, lane) for lane in lanes]
        for chunk in range(p.k // 8):
            columns += self.turned([part[chunk] for part in parts])
        left = f"memref<{p.m}x{p.k}x{self.number}>"
        e.body.append(f"%left = memref.alloca() {{alignment = 64 : i64}} : {left}")
        zero, one, eight = (self.index(each) for each in (0, 1, 8))
        e.body.append(f"scf.for %i = {zero} to {eight} step {one} {{")
        lane = e.binary("addi", "%first", e.by("muli", "%i", 4, "index"), "index")
        for half in range(halves):
            row = e.by("addi", "%i", 8 * half, "index")
            for chunk, part in enumerate(self.rows("%a", many[0], p.a, half, halves, lane)):
                e.body.append(f"vector.store {part}, %left[{row}, {self.index(8 * chunk)}] : {left}, {self.eight}")
        e.body.append("}")
        none = e.fresh()
        e.body.append(f"{none} = arith.constant dense<{'0' if self.number == 'i32' else '0.0'}> : {self.eight}")
        e.body.append(f"scf.for %g = {zero} to {eight} step {one} {{")
        lane = e.binary("addi", "%first", e.by("muli", "%g", 4, "index"), "index")
        for half in range(halves):
            row, total = e.by("addi", "%g", 8 * half, "index"), none
            for k, column in enumerate(columns):
                number = e.set("memref.load", ["%left", row, self.index(k)], [left, "index", "index"], self.number)
                wide = e.unary("vector.broadcast", number, self.number, self.eight)
                if self.number == "f32":
                    total = e.set("vector.fma", [wide, column, total], [self.eight] * 3, self.eight)
                else:
                    total = e.binary("addi", total, e.binary("muli", wide, column, self.eight), self.eight)
            self.add(total, half, lane, many[2])
        e.body.append("}")
        of = [self.memref(many[0], "i32"), self.memref(many[1], "i32"), *[self.memref(many[2], p.held)] * 2, "index"]
        given = ", ".join(f"%{name}: {type}" for name, type in zip(("a", "b", "c", "d", "first"), of))
        head = f'func.func @"{name}"({given}) attributes {{passthrough = ["noinline"]}} {{'
        return "\n".join([head, *e.body, "return", "}"])

    def add(self, total: str, half: int, lane: str, count: int) -> None:
        """The sum of a row and C's, as D's."""
        e, p = self.e, self.p
        of, part = self.memref(count, p.held), f"vector<4x{p.held}>"
        per = 1 if p.sums == "f16" else 2
        places = [e.by("addi", lane, (half * per + number) * self.threads, "index") for number in range(per)]
        old = [self.load("%c", of, place, part) for place in places]
        if p.sums == "f16":
            wide = e.unary("arith.extf", self.bits(old[0], "vector<8xf16>"), "vector<8xf16>", self.eight)
            made = e.unary("arith.truncf", e.binary("addf", total, wide, self.eight), self.eight, "vector<8xf16>")
            new = [e.unary("vector.bitcast", made, "vector<8xf16>", part)]
        else:
            both = self.shuffle(old[0], old[1], list(range(8)), part, self.eight)
            made = e.binary("addf" if self.number == "f32" else "addi", total, both, self.eight)
            new = [self.shuffle(made, made, list(range(at, at + 4)), self.eight, part) for at in (0, 4)]
        for place, value in zip(places, new):
            e.body.append(f"vector.store {value}, %d[{place}] : {of}, {part}")


def _routine(product: Product, name: str, threads: int) -> str:
    return _Routine(product, threads).text(name)
