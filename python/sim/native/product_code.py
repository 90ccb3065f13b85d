"""The routines for products of the tensor cores, which work on a warp's registers or rows.

Operands become matrices of f32 (of i32, for numbers of 8 bits) once, however many products they are in: A by rows, B by rows along k. Then a routine multiplies
one A with one B, or with two, whose columns are one vector then, four rows at a time, or eight, as that many sums stay in registers; products that add to the same sums come one behind the other, and
sums go to memory behind the last one. Registers of eight times four lanes are eight rows of 16 bytes (PTX ISA,
"Matrix fragments for mma"), and so is a matrix that ldmatrix reads.

Each sum starts at zero, goes along k by fused sums in f32, and C is added last. So does NumPy's product where its BLAS goes along k; where that has another
order, the last bits of a sum differ. Sums of integers are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gpuir.sim.native.lines import Lines
from gpuir.sim.native.processor import registers

__all__ = ["PER", "SATURATED", "Product", "left", "multiply", "right"]

#: Elements in a register of 32 bits.
PER = {"f16": 2, "bf16": 2, "tf32": 1, "s8": 4, "u8": 4, "e4m3": 4, "e5m2": 4}
#: Sums of s32 that stay at the largest number, or the least.
SATURATED = "s32sat"
#: The order of columns in which pairs of registers have them: even ones first.
_APART = (0, 2, 4, 6, 1, 3, 5, 7)
#: Bytes of a row of a matrix in registers, and of eight numbers.
_ROW, _EIGHT = 16, 32
_POINTER = "!llvm.ptr"


class Product(NamedTuple):
    """A product of ``m`` rows, eight columns and ``k``: elements of A and B, and the type of the sums, C's and D's; of s32 `SATURATED`, too."""

    m: int
    k: int
    a: str
    b: str
    sums: str

    @property
    def known(self) -> bool:
        """Whether there are routines for it."""
        if self.a not in PER or PER[self.a] != PER.get(self.b) or self.m not in (8, 16) or self.k % 8:
            return False
        floats, integers = ("f32", "f16"), ("s32", SATURATED)
        kinds = {"f16": floats, "bf16": ("f32",), "tf32": ("f32",), "s8": integers, "u8": integers, "e4m3": floats, "e5m2": floats}  # fmt: skip
        return (
            kinds[self.b] == kinds[self.a]
            and self.sums in kinds[self.a]
            and self.k % (4 * PER[self.a]) == 0
            and (self.m == 16 or self.a[1:] == "8")
        )

    @property
    def registers(self) -> tuple[int, int, int]:
        """How many registers a lane has of A, of B and of C."""
        halves, blocks = self.m // 8, self.k // (4 * PER[self.a])
        return halves * blocks, blocks, halves * (1 if self.sums == "f16" else 2)

    @property
    def held(self) -> str:
        """The type of a register of C."""
        return "f32" if self.sums == "f32" else "i32"

    @property
    def number(self) -> str:
        """The type in which is multiplied."""
        return "i32" if self.sums in ("s32", SATURATED) else "f32"


class _Routine:
    """What the routines have in common: vectors of eight numbers, from and to addresses."""

    def __init__(self, product: Product):
        self.p, self.e = product, Lines()
        self.eight = f"vector<8x{product.number}>"
        #: Whether a row of C comes as even columns and odd ones.
        self.apart = product.sums != "f16"
        #: The type of a sum in C, and of a row of them.
        self.summed = product.number if self.apart else "f16"
        self.row_of_sums = f"vector<8x{self.summed}>"

    def load(self, pointer: str, bytes: int, type: str) -> str:
        new = self.e.fresh()
        self.e.body.append(
            f"{new} = llvm.load {self.at(pointer, bytes)} {{alignment = 4 : i64}} : {_POINTER} -> {type}"
        )
        return new

    def store(self, value: str, pointer: str, bytes: int, type: str) -> None:
        self.e.body.append(
            f"llvm.store {value}, {self.at(pointer, bytes)} {{alignment = 4 : i64}} : {type}, {_POINTER}"
        )

    def at(self, pointer: str, bytes: int) -> str:
        if not bytes:
            return pointer
        new = self.e.fresh()
        self.e.body.append(f"{new} = llvm.getelementptr {pointer}[{bytes}] : ({_POINTER}) -> {_POINTER}, i8")
        return new

    def behind(self, pointer: str, number: str, step: int) -> str:
        """The address that is ``number`` steps of so many bytes further."""
        wide = self.e.unary("arith.index_cast", self.e.by("muli", number, step, "index"), "index", "i64")
        new = self.e.fresh()
        self.e.body.append(f"{new} = llvm.getelementptr {pointer}[{wide}] : ({_POINTER}, i64) -> {_POINTER}, i8")
        return new

    def shuffle(self, one: str, other: str, mask: Sequence[int], old: str, new: str) -> str:
        return self.e.set("vector.shuffle", [one, other], [old, old], new, f"<{{mask = array<i64: {', '.join(map(str, mask))}>}}>")  # fmt: skip

    def dense(self, value: str, type: str) -> str:
        new = self.e.fresh()
        self.e.body.append(f"{new} = arith.constant dense<{value}> : {type}")
        return new

    def bits(self, words: str, type: str) -> str:
        return self.e.unary("vector.bitcast", words, "vector<4xi32>", type)

    def row(self, pointer: str, element: str, bytes: int, step: int) -> list[str]:
        """Rows of eight numbers, from 16 bytes; of tf32 from those and the ones ``step`` behind them."""
        e = self.e
        words = self.load(pointer, bytes, "vector<4xi32>")
        if element == "tf32":
            more = self.load(pointer, bytes + step, "vector<4xi32>")
            both = self.shuffle(words, more, range(8), "vector<4xi32>", "vector<8xi32>")
            mask = self.dense(str(-(1 << 13)), "vector<8xi32>")
            return [e.cast(e.binary("andi", both, mask, "vector<8xi32>"), "vector<8xi32>", self.eight)]
        if element == "f16":
            return [e.unary("arith.extf", self.bits(words, "vector<8xf16>"), "vector<8xf16>", self.eight)]
        if element == "bf16":
            wide = e.unary("arith.extui", self.bits(words, "vector<8xi16>"), "vector<8xi16>", "vector<8xi32>")
            shifted = e.binary("shli", wide, self.dense("16", "vector<8xi32>"), "vector<8xi32>")
            return [e.cast(shifted, "vector<8xi32>", self.eight)]
        if element in ("e4m3", "e5m2"):
            wide = self.small(self.bits(words, "vector<16xi8>"), element)
            return [self.shuffle(wide, wide, range(at, at + 8), "vector<16xf32>", self.eight) for at in (0, 8)]
        name = "arith.extsi" if element == "s8" else "arith.extui"
        wide = e.unary(name, self.bits(words, "vector<16xi8>"), "vector<16xi8>", "vector<16xi32>")
        return [self.shuffle(wide, wide, range(at, at + 8), "vector<16xi32>", self.eight) for at in (0, 8)]

    def small(self, bytes: str, element: str) -> str:
        """Sixteen floats of 8 bits: the bits of halves, of which an e4m3 has 256 times the number."""
        e, short, wide = self.e, "vector<16xi16>", "vector<16xf32>"
        bits = e.unary("arith.extui", bytes, "vector<16xi8>", short)
        if element == "e5m2":
            half = e.binary("shli", bits, self.dense("8", short), short)
            return e.unary("arith.extf", e.cast(half, short, "vector<16xf16>"), "vector<16xf16>", wide)
        magnitude = e.binary("andi", bits, self.dense("127", short), short)
        sign = e.binary("shli", e.binary("andi", bits, self.dense("128", short), short), self.dense("8", short), short)
        half = e.binary("ori", sign, e.binary("shli", magnitude, self.dense("7", short), short), short)
        number = e.unary("arith.extf", e.cast(half, short, "vector<16xf16>"), "vector<16xf16>", wide)
        number = e.binary("mulf", number, self.dense("256.0", wide), wide)
        flags = "vector<16xi1>"
        none = e.set("arith.cmpi", [magnitude, self.dense("127", short)], [short, short], flags, "<{predicate = 0 : i64}>")  # fmt: skip
        return e.set("arith.select", [none, self.dense("0x7FC00000", wide), number], [flags, wide, wide], wide)

    def rows(self, element: str, row: int, half: int, halves: int, stride: int) -> list[str]:
        """All of a row, eight numbers at a time, of matrices that are so many bytes apart."""
        blocks = self.p.k // (4 * PER[element])
        found: list[str] = []
        for block in range(0, blocks, 2 if element == "tf32" else 1):
            found += self.row("%from", element, (block * halves + half) * stride + _ROW * row, halves * stride)
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

    def text(self, name: str, arguments: Sequence[str]) -> str:
        given = ", ".join(f"{each}: {_POINTER}" for each in arguments)
        head = f'func.func @"{name}"({given}) {{'
        return "\n".join([head, *self.e.all, "return", "}"])


def left(product: Product, name: str, stride: int, turned: bool) -> str:
    """The routine that makes numbers of an A, row by row. ``stride``: bytes from a matrix to the next; ``turned``: what stands there are columns."""
    r, width = _Routine(product), product.k * 4
    halves = product.m // 8
    for half in range(halves):
        lines = [r.rows(product.a, row, half, halves, stride) for row in range(8)]
        for chunk in range(product.k // 8):
            part = [line[chunk] for line in lines]
            for row, numbers in enumerate(r.turned(part) if turned else part):
                r.store(numbers, "%to", (8 * half + row) * width + chunk * _EIGHT, r.eight)
    return r.text(name, ["%from", "%to"])


def right(product: Product, name: str, stride: int, turned: bool) -> str:
    """The routine that makes numbers of a B: for each k eight columns. ``turned``: what stands there are rows along k, and not columns."""
    r = _Routine(product)
    order = _APART if r.apart else tuple(range(8))
    lanes = range(8) if turned else order
    parts = [r.rows(product.b, lane, 0, 1, stride) for lane in lanes]
    for chunk in range(product.k // 8):
        part = [each[chunk] for each in parts]
        for row, numbers in enumerate(part if turned else r.turned(part)):
            if turned and r.apart:
                numbers = r.shuffle(numbers, numbers, order, r.eight, r.eight)
            r.store(numbers, "%to", (8 * chunk + row) * _EIGHT, r.eight)
    return r.text(name, ["%from", "%to"])


def multiply(product: Product, name: str, threads: int, many: int, steps: int) -> str:
    """The routine that multiplies an A with ``many`` B's, each for sums of its own, which ``threads`` numbers lie between the registers of; so ``steps`` times.

    Its arguments: of each step A and the B's, then the sums.
    """
    r, p = _Routine(product), product
    e, per = r.e, 1 if p.sums == "f16" else 2
    # A row of 16 sums is two registers of 256 bits, or one of 512.
    at_once = registers() // 4
    zero, one, eight, rows = (e.constant(each, "index") for each in (0, 1, 8, at_once))
    halves = e.constant(p.m // 8, "index")
    e.body.append(f"scf.for %half = {zero} to {halves} step {one} {{")
    e.body.append(f"scf.for %row = {zero} to {eight} step {rows} {{")
    line = e.binary("addi", e.by("muli", "%half", 8, "index"), "%row", "index")
    sums = [r.behind(r.behind(f"%c{n}", "%half", per * threads * 4), "%row", _ROW) for n in range(many)]
    made: dict[int, str] = {}
    lanes = 8 * many
    wide, kept = f"vector<{lanes}x{p.number}>", f"vector<{lanes}x{r.summed}>"
    none = r.dense("0" if p.number == "i32" else "0.0", wide)
    for step in range(steps):
        a = r.behind(f"%a{step}", line, p.k * 4)
        totals = [none] * at_once
        for k in range(p.k):
            eights = [r.load(f"%b{step}_{n}", k * _EIGHT, r.eight) for n in range(many)]
            columns = r.shuffle(eights[0], eights[-1], range(lanes), r.eight, wide)
            for row in range(at_once):
                factor = e.unary("vector.broadcast", r.load(a, (row * p.k + k) * 4, p.number), p.number, wide)
                old = totals[row]
                if p.number == "f32":
                    totals[row] = e.set("vector.fma", [factor, columns, old], [wide] * 3, wide)
                else:
                    totals[row] = e.binary("addi", old, e.binary("muli", factor, columns, wide), wide)
        for row in range(at_once):
            if not step:
                parts = [_sums(r, each, row * _ROW, threads * 4) for each in sums]
                made[row] = r.shuffle(parts[0], parts[-1], range(lanes), r.row_of_sums, kept)
            made[row] = _added(r, totals[row], made[row], lanes)
    for row, each in made.items():
        for n in range(many):
            part = r.shuffle(each, each, range(8 * n, 8 * n + 8), kept, r.row_of_sums)
            _keep(r, part, sums[n], row * _ROW, threads * 4)
    e.body += ["}", "}"]
    factors = [given for step in range(steps) for given in (f"%a{step}", *(f"%b{step}_{n}" for n in range(many)))]
    return r.text(name, [*factors, *(f"%c{n}" for n in range(many))])


def _sums(r: _Routine, sums: str, place: int, stride: int) -> str:
    """A row of eight columns of C."""
    part = f"vector<4x{r.p.held}>"
    if r.p.sums == "f16":
        return r.bits(r.load(sums, place, part), "vector<8xf16>")
    old = [r.load(sums, place + number * stride, part) for number in range(2)]
    return r.shuffle(old[0], old[1], range(8), part, r.eight)


def _added(r: _Routine, total: str, c: str, lanes: int) -> str:
    """Of so many columns the row of D."""
    e, type = r.e, f"vector<{lanes}x{r.p.number}>"
    if r.p.sums == "f16":
        half = f"vector<{lanes}xf16>"
        return e.unary("arith.truncf", e.binary("addf", total, e.unary("arith.extf", c, half, type), type), type, half)
    d = e.binary("addf" if r.p.number == "f32" else "addi", total, c, type)
    if r.p.sums != SATURATED:
        return d
    # Two numbers of one sign whose sum has the other.
    beyond = e.binary("andi", e.binary("xori", total, d, type), e.binary("xori", c, d, type), type)
    end = e.binary("shrsi", c, r.dense("31", type), type)
    end = e.binary("xori", end, r.dense(str((1 << 31) - 1), type), type)
    flags = f"vector<{lanes}xi1>"
    wrong = e.set("arith.cmpi", [beyond, r.dense("0", type)], [type, type], flags, "<{predicate = 2 : i64}>")
    return e.set("arith.select", [wrong, end, d], [flags, type, type], type)


def _keep(r: _Routine, d: str, sums: str, place: int, stride: int) -> None:
    """The row of D comes into C's place."""
    part = f"vector<4x{r.p.held}>"
    if r.p.sums == "f16":
        r.store(r.e.unary("vector.bitcast", d, "vector<8xf16>", part), sums, place, part)
        return
    for number in range(2):
        half = r.shuffle(d, d, range(4 * number, 4 * number + 4), r.eight, part)
        r.store(half, sums, place + number * stride, part)
