"""ldmatrix and stmatrix in machine code: a lane reads, or writes, the row whose address it has, and lanes have the pieces of others' rows.

A raised kernel has the loads of a lane's row as such, behind them a call of a function that stands for what is exchanged (``symbol``), on the
pieces of a row; the stores of a row have what another one gives (``back_symbol``), on the registers. A product in the same batch takes its operands from the rows
themselves. PTX ISA, "ldmatrix", "stmatrix".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gpuir.host import ir, module
from gpuir.sim.native.batches import Rows
from gpuir.sim.native.runs import bundle
from gpuir.sim.structure import plain, reference
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["WORDS", "back_symbol", "is_exchange_of_rows", "leave_rows", "symbol", "write_rows"]

_PREFIX, _BACK = "native.rows.", "native.rows_back."
#: Words of 32 bits in a row of a matrix.
WORDS = 4
#: Rows and columns of a matrix.
_SIDE = 8


def symbol(count: int, transposed: bool, piece: str) -> str:
    """The name of the function that stands for the exchange of rows of so many matrices, whose rows come as pieces of a type."""
    return f"{_PREFIX}{count}.{'turned' if transposed else 'straight'}.{piece}"


def back_symbol(count: int, transposed: bool) -> str:
    """The name of the function that gives each lane the words of the row that it stores, of the registers of so many matrices."""
    return f"{_BACK}{count}.{'turned' if transposed else 'straight'}"


def is_exchange_of_rows(op: Op) -> bool:
    """Whether the op is a call of one of these functions."""
    return op.name == "func.call" and reference(op.attributes["callee"]).startswith((_PREFIX, _BACK))


def leave_rows(k: Writer, op: Op, numbers: Sequence[int]) -> Any:
    """An array with a row of 16 bytes of each thread, whose pieces are these operands."""
    i32 = ir.IntegerType.get_signless(32)
    # What lanes read of each other is written again no sooner than behind the next batch.
    rows = k.batch.pool(f"rows {k.batch.count % 2}", i32, WORDS * k.threads, by_lines=True)
    values = [plain(op.operands[number]) for number in numbers]

    def leave() -> None:
        k.bundles.append(bundle(list(map(k.value, values))))
        words = ir.Operation.create("vector.bitcast", [ir.VectorType.get([WORDS], i32)], [k.bundles[-1]]).results[0]
        module("dialects.vector").store(words, rows, [k.arith.muli(k.here, k.number(WORDS))])

    k.serve(op, numbers, leave)
    return rows


def write_rows(k: Writer, op: Op) -> None:
    """Writes the exchange; all threads of the warps that run together have come to it."""
    if reference(op.attributes["callee"]).startswith(_BACK):
        _write_back(k, op)
        return
    count, how, _ = reference(op.attributes["callee"]).removeprefix(_PREFIX).split(".")
    rows = leave_rows(k, op, range(len(op.operands)))

    def write() -> None:
        lane = k.arith.remui(k.here, k.number(k.lanes))
        first = k.arith.muli(k.arith.subi(k.here, lane), k.number(WORDS))
        for number in range(int(count)):
            start = k.arith.addi(first, k.number(8 * WORDS * number))
            made = (
                _turned(k, rows, start, lane) if how == "turned" else k.memref.load(rows, [k.arith.addi(start, lane)])
            )
            k.make(op.results[number], made)

    k.batch.add(op, write)
    k.batch.rows.update((plain(each), Rows(rows, number, how == "turned")) for number, each in enumerate(op.results))


def _write_back(k: Writer, op: Op) -> None:
    count, how = reference(op.attributes["callee"]).removeprefix(_BACK).split(".")
    # As in `write_rows`: the next batch is left elsewhere.
    array = k.batch.leave(op, range(int(count)), f"rows back {count} {k.batch.count % 2}")
    i32 = ir.IntegerType.get_signless(32)

    def write() -> None:
        add, multiply = k.arith.addi, k.arith.muli
        lane = k.arith.remui(k.here, k.number(k.lanes))
        # Lanes without a row have any.
        matrix = k.arith.remui(k.arith.divui(lane, k.number(_SIDE)), k.number(int(count)))
        row = k.arith.remui(lane, k.number(_SIDE))
        start = add(k.arith.subi(k.here, lane), multiply(matrix, k.number(k.threads)))
        if how == "straight":
            first = add(start, multiply(row, k.number(WORDS)))
            words = [k.memref.load(array, [add(first, k.number(number))]) for number in range(WORDS)]
        else:
            # Of each column the lanes of a row have two neighbours.
            first = add(start, k.arith.divui(row, k.number(2)))
            shift = k.arith.index_cast(i32, multiply(k.arith.remui(row, k.number(2)), k.number(16)))
            halves = []
            for number in range(_SIDE):
                word = k.memref.load(array, [add(first, k.number(WORDS * number))])
                halves.append(k.arith.andi(k.arith.shrui(word, shift), k.arith.constant(i32, 0xFFFF)))
            sixteen = k.arith.constant(i32, 16)
            words = [k.arith.ori(low, k.arith.shli(high, sixteen)) for low, high in zip(halves[::2], halves[1::2])]
        for result, word in zip(op.results, words):
            k.make(result, word)

    k.batch.add(op, write)


def _turned(k: Writer, rows: Any, start: Any, lane: Any) -> Any:
    """Two neighbours of a column: of eight rows, each with eight numbers of 16 bits."""
    i32 = ir.IntegerType.get_signless(32)
    four, two, sixteen = k.number(4), k.number(2), k.arith.constant(i32, 16)
    column, row = k.arith.divui(lane, four), k.arith.muli(k.arith.remui(lane, four), two)
    word = k.arith.addi(k.arith.addi(start, k.arith.muli(row, four)), k.arith.divui(column, two))
    low, high = (k.memref.load(rows, [k.arith.addi(word, k.number(each))]) for each in (0, WORDS))
    odd = k.compare("ne", k.arith.remui(column, two), k.number(0))
    upper = k.arith.constant(i32, -(1 << 16))
    even_made = k.arith.ori(k.arith.andi(low, k.arith.constant(i32, 0xFFFF)), k.arith.shli(high, sixteen))
    odd_made = k.arith.ori(k.arith.shrui(low, sixteen), k.arith.andi(high, upper))
    return k.arith.select(odd, odd_made, even_made)
