"""Products of warpgroups in machine code: a warp multiplies its 16 rows of A with B, which the whole warpgroup has loaded.

Columns are eight at a time, as of mma.sync: the routines are those of product_code.py, and registers of accumulators are those of as many of its products, one
behind the other. B becomes numbers once, for the first warp of a warpgroup.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gpuir.sim.native.product_code import PER, Product
from gpuir.sim.native.shared import Lack
from gpuir.sim.structure import reference
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["MATRICES", "THREADS", "Warpgroup", "check_whole", "converged", "is_converged", "write_converged"]

#: How functions are called that stand for a place where all threads of a block come together, with operands that those of a warpgroup have alike.
_CONVERGED = "native.converged"
#: Threads of a warpgroup, and matrices of eight rows that they load at a time.
THREADS, MATRICES = 128, 16
#: Registers of A.
_LEFT = 4


class Warpgroup(NamedTuple):
    """A product of 64 rows and ``n`` columns: elements of A and B, the type of the sums, how A and B come (in ``registers``, as ``rows`` or ``turned``), and pieces of a row."""

    n: int
    k: int
    a: str
    b: str
    sums: str
    left: str
    right: str
    pieces: int

    @property
    def product(self) -> Product:
        """That of 16 rows and eight columns."""
        return Product(16, self.k, self.a, self.b, self.sums)

    @property
    def matrices(self) -> int:
        """How many matrices B has."""
        return self.n // 8 * (self.k // (4 * PER[self.a]))

    @property
    def stages(self) -> int:
        """How many rows of B each thread loads."""
        return -(-self.matrices // MATRICES)

    @property
    def sums_held(self) -> int:
        """How many registers a thread has of the sums."""
        return self.n // 8 * self.product.registers[2]

    @property
    def first_sum(self) -> int:
        """The number of the first operand of the call that is of C."""
        return sum(count for _, count in self.operands(8)[:2])

    def operands(self, bits: int) -> list[tuple[str, int]]:
        """Types of the call's operands, with how many they are: A's, B's and C's."""
        row = f"i{bits}"
        left = ("i32", _LEFT) if self.left == "registers" else (row, self.pieces)
        return [left, (row, self.pieces * self.stages), (self.product.held, self.sums_held)]


def converged(types: Sequence[str]) -> str:
    """The name of the function with operands of these types."""
    return ".".join([_CONVERGED, *types])


def is_converged(op: Op) -> bool:
    """Whether the op is a call of such a function."""
    return op.name == "func.call" and reference(op.attributes["callee"]).startswith(_CONVERGED)


def check_whole(k: Writer) -> None:
    """Lack where not all warps of a block are together."""
    if k.first is not None or k.threads % THREADS:
        raise Lack("the native engine has products of warpgroups where all warps of a block come to them")


def write_converged(k: Writer, op: Op) -> None:
    """Writes the comparison of what threads of a warpgroup have to have alike."""
    check_whole(k)
    for number, value in enumerate(op.operands):
        if k.plan.alike(value):
            continue
        array = k.batch.leave(op, [number], f"alike {value.type}")

        def call(first: Any, array: Any = array) -> None:
            of_group = k.arith.muli(k.arith.divui(first, k.number(THREADS)), k.number(THREADS))
            one = k.memref.load(array, [of_group])
            with k.loops([(first, k.arith.addi(first, k.number(k.lanes)))], k.number(1)) as (thread,):
                k.guards.fails_where(k.compare("ne", k.memref.load(array, [thread]), one))

        k.batch.add(op, lambda: None, call)
