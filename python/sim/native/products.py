"""Products of the tensor cores in machine code: routines that are called for each warp (product_code.py).

A raised kernel has a product of mma.sync as a call of a function whose name says which (forms.py), on registers of 32 bits: A's, B's, C's.
Operands that an ldmatrix of the same batch reads are taken from its rows; others threads leave in arrays, one behind the other by register. The sums lie in the
array of the product's chain (chains.py), where D takes C's place.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gpuir.host import ir
from gpuir.sim.native import product_code
from gpuir.sim.native.forms import form_of, symbol_of
from gpuir.sim.native.matrices import leave_rows
from gpuir.sim.native.product_code import PER, Product
from gpuir.sim.native.warpgroups import MATRICES, THREADS, Warpgroup, check_whole
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["Product", "add_call", "ready_for", "sums_of", "write_product", "write_warpgroup"]

#: Products of a chain in one routine, whose code is so many times as long.
_MOST_STEPS = 4
#: Words of 32 bits of a row in registers, and of a matrix that lies by rows.
_ROW, _MATRIX = 4, 32


def sums_of(op: Op) -> int | None:
    """The number of the first operand of a product that is of C; None of another op."""
    product, group = form_of(op, Product), form_of(op, Warpgroup)
    if group is not None:
        return group.first_sum
    return None if product is None else sum(product.registers[:2])


class _Source(NamedTuple):
    """Where an operand lies: words from the warp's first one, which is the number of its first thread times ``factor``, and from a matrix to the next one.

    ``group``: that many threads have it in common, and what counts is the first one of them.
    """

    array: Any
    factor: int
    start: int
    stride: int
    turned: bool
    group: int = 0


def _of_rows(array: Any, number: int, *, turned: bool, group: int = 0) -> _Source:
    """An operand whose first matrix is that of its number in an array of rows."""
    return _Source(array, _ROW, number * _MATRIX, _MATRIX, turned, group)


def _in_rows(k: Writer, op: Op, numbers: Sequence[int]) -> _Source | None:
    """Where these operands are rows that the batch has."""
    product = form_of(op, Product)
    rows = [k.batch.rows.get(plain(op.operands[number])) for number in numbers]
    first = rows[0]
    if product is None or first is None or (first.turned and PER[product.a] != 2):
        return None
    if any(each != first._replace(number=first.number + at) for at, each in enumerate(rows)):
        return None
    return _of_rows(first.array, first.number, turned=first.turned)


def _parts(op: Op) -> list[range]:
    """The numbers of A's operands, of B's and of C's."""
    product = form_of(op, Product)
    assert product is not None
    a, b, c = product.registers
    return [range(a), range(a, a + b), range(a + b, a + b + c)]


def ready_for(k: Writer, op: Op) -> list[int]:
    """Numbers of a product's operands that are none of a stretch."""
    first = sums_of(op)
    if first is None:
        return []
    ready: list[int] = []
    if form_of(op, Product) is not None:
        ready += [number for part in _parts(op)[:2] if _in_rows(k, op, part) is not None for number in part]
    sums = range(first, len(op.operands))
    if k.spots.chains.links[op].there:
        for number in sums:
            source = defining_op(op.operands[number])
            if source is not None and sums_of(source) is not None:
                ready.append(number)
    return ready


def write_product(k: Writer, op: Op) -> None:
    """Writes a product; all threads of the warps that run together have come to it."""
    product = form_of(op, Product)
    assert product is not None
    *factors, sums = _parts(op)
    chain = _in_chain(k, op, sums)
    sources, heavy = [], False
    for name, part in zip("ab", factors):
        source = _in_rows(k, op, part)
        if source is None:
            heavy = True
            array = k.batch.leave(op, part, f"product {name} {len(part)} {op.operands[part[0]].type}")
            source = _Source(array, 1, 0, k.threads, False)
        else:
            k.taken(op, part)
        sources.append(source)
    k.batch.products(product, lambda: _Set(k, product)).add(sources[0], sources[1], chain)
    k.batch.add_product(op, heavy=heavy)


def _in_chain(k: Writer, op: Op, sums: Sequence[int]) -> int:
    """The chain of a product, in which C is then."""
    link = k.spots.chains.links[op]
    if not link.there:
        k.batch.put(op, sums, k.spots.sums(link.chain))
    return link.chain


def write_warpgroup(k: Writer, op: Op) -> None:
    """Writes a product of warpgroups (warpgroups.py); all threads of the block have come to it."""
    check_whole(k)
    form = form_of(op, Warpgroup)
    assert form is not None
    product, (lefts, rights, _) = form.product, (count for _, count in form.operands(8))
    chain = _in_chain(k, op, range(lefts + rights, len(op.operands)))
    if form.left == "registers":
        array = k.batch.leave(op, range(lefts), f"product a {lefts} {op.operands[0].type}")
        left = _Source(array, 1, 0, k.threads, False)
    else:
        left = _of_rows(leave_rows(k, op, range(lefts)), 0, turned=form.left == "turned")
    stages = [
        leave_rows(k, op, range(at, at + form.pieces)) for at in range(lefts, lefts + rights, form.pieces)
    ]  # fmt: skip
    products, columns = k.batch.products(product, lambda: _Set(k, product)), form.n // 8
    for column in range(columns):
        stage, number = divmod(column * (form.matrices // columns), MATRICES)
        right = _of_rows(stages[stage], number, turned=form.right == "turned", group=THREADS)
        products.add(left, right, chain, column * product.registers[2])
    k.batch.add_product(op, heavy=form.left == "registers", many=columns)


class _Set:
    """The products of a form in a batch."""

    def __init__(self, k: Writer, product: Product):
        self._k, self._product = k, product
        self._numbers: list[dict[_Source, Any]] = [{}, {}]
        #: A's numbers, B's, the chain, and the first of its registers.
        self._due: list[tuple[Any, Any, tuple[int, int]]] = []

    def add(self, a: _Source, b: _Source, chain: int, register: int = 0) -> None:
        """Adds a product to the chain's sums, from a register of theirs on."""
        k, p = self._k, self._product
        i32, f32 = ir.IntegerType.get_signless(32), ir.F32Type.get()
        for known, source, side, size in zip(self._numbers, (a, b), ("left", "right"), (p.m * p.k, 8 * p.k)):
            if source not in known:
                type = i32 if p.number == "i32" else f32
                known[source] = k.batch.pool(f"{side} {p}", type, size, by_lines=True)
        self._due.append((self._numbers[0][a], self._numbers[1][b], (chain, register)))

    def call(self, first: Any) -> None:
        """Writes the calls for a warp."""
        k, p = self._k, self._product
        for known, side, code in zip(self._numbers, ("left", "right"), (product_code.left, product_code.right)):
            for source, to in known.items():
                routine = f"{symbol_of(p)}.{side}.{source.stride}.{source.turned}"
                k.batch.routine(routine, lambda: code(p, routine, 4 * source.stride, source.turned))  # noqa: B023
                with self._once(source, first):
                    start = k.arith.addi(k.arith.muli(first, k.number(source.factor)), k.number(source.start))
                    self._call(routine, [self._pointer(source.array, start), self._pointer(to)])
        for chains, steps in self._together():
            many, length = len(chains), len(steps)
            routine = f"{symbol_of(p)}.{k.threads}.{many}.{length}"
            k.batch.routine(routine, lambda: product_code.multiply(p, routine, k.threads, many, length))  # noqa: B023
            factors = [self._pointer(each) for step in steps for each in step]
            self._call(routine, [*factors, *(self._sums(*each, first) for each in chains)])

    def _sums(self, chain: int, register: int, first: Any) -> Any:
        """The address of a warp's sums in a chain."""
        k = self._k
        start = k.arith.addi(first, k.number(register * k.threads)) if register else first
        return self._pointer(k.spots.sums(chain), start)

    @contextlib.contextmanager
    def _once(self, source: _Source, first: Any) -> Iterator[None]:
        """Code is written for the first warp of those that have an operand in common; the others come later."""
        k = self._k
        if not source.group:
            yield
            return
        begins = k.compare("eq", k.arith.remui(first, k.number(source.group)), k.number(0))
        with ir.InsertionPoint(k.scf.IfOp(begins).then_block):
            yield
            k.scf.yield_([])

    def _together(self) -> list[tuple[list[tuple[int, int]], list[list[Any]]]]:
        """The products by chains: one, or two with the same A's; and A and the B's of each step. Those of a chain stay in their order."""
        due: dict[tuple[int, int], list[tuple[Any, Any]]] = {}
        for a, b, chain in self._due:
            due.setdefault(chain, []).append((a, b))
        alike: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        for chain, factors in due.items():
            alike.setdefault(tuple(id(a) for a, _ in factors), []).append(chain)
        found = []
        for chains in alike.values():
            for at in range(0, len(chains), 2):
                pair = chains[at : at + 2]
                steps = [[each[0][0], *(b for _, b in each)] for each in zip(*(due[chain] for chain in pair))]
                for start in range(0, len(steps), _MOST_STEPS):
                    found.append((pair, steps[start : start + _MOST_STEPS]))
        return found

    def _pointer(self, array: Any, start: Any = None) -> Any:
        """The address of a word of an array."""
        k, i64 = self._k, ir.IntegerType.get_signless(64)
        address = k.memref.extract_aligned_pointer_as_index(array)
        if start is not None:
            address = k.arith.addi(address, k.arith.muli(start, k.number(4)))
        number = k.arith.index_cast(i64, address)
        return ir.Operation.create("llvm.inttoptr", [ir.Type.parse("!llvm.ptr")], [number]).results[0]

    def _call(self, routine: str, pointers: Sequence[Any]) -> None:
        callee = ir.FlatSymbolRefAttr.get(routine)
        ir.Operation.create("func.call", operands=list(pointers), attributes={"callee": callee})


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
