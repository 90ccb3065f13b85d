"""rocdl's loads and stores of raw buffers in raised kernels: what lies outside of the resource's bytes is read as zero, and not written.

A vector of which a part is outside is left to the NumPy engine. CDNA3 ISA, "Buffer resource descriptor".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpuir.sim.attributes import operand
from gpuir.sim.native.places import Places
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.written import Written, text_of
from gpuir.sim.structure import defining_op
from gpuir.sim.terms import Op

__all__ = ["Window"]

_SLE = 3


class Window:
    """Where an access of ``count`` pieces, ``each`` of them an element, lies in its resource."""

    def __init__(self, w: Written, places: Places, op: Op, piece: int, count: int, each: int):
        resource = defining_op(operand(op, "rsrc"))
        if resource is None or resource.name != "rocdl.make.buffer.rsrc":
            raise Lack("the native engine does not see which buffer it accesses")
        self._e, e = w.lines, w.lines
        offset, scalar = operand(op, "offset"), operand(op, "soffset")
        records = resource.operands[2]
        limit = e.by("andi", e.resize(w.one(records), text_of(records.type), "i64"), (1 << 32) - 1, "i64")
        first = e.binary(
            "addi",
            e.resize(w.one(offset), text_of(offset.type), "i64"),
            e.resize(w.one(scalar), text_of(scalar.type), "i64", signed=True),
            "i64",
        )
        #: Indices of its pieces, where it is inside.
        self.indices = places.place(resource.operands[0], piece, count, each, further=[(offset, False), (scalar, True)])
        self._inside = e.compare(_SLE, e.by("addi", first, count * piece, "i64"), limit, "i64")
        self._some = ""
        if count > each:
            self._some = e.compare(_SLE, e.by("addi", first, each * piece, "i64"), limit, "i64")

    def load(self, type: str, loads: Callable[[Sequence[str]], list[str]]) -> list[str]:
        """What ``loads`` writes of the indices, or zeros."""
        zero = self._e.ahead("0", type)
        return self._where([type] * len(self.indices), loads, [zero] * len(self.indices))

    def store(self, stores: Callable[[Sequence[str]], None]) -> None:
        """What ``stores`` writes of the indices, or nothing."""

        def write(indices: Sequence[str]) -> list[str]:
            stores(indices)
            return []

        self._where([], write, [])

    def _where(
        self, types: Sequence[str], write: Callable[[Sequence[str]], list[str]], instead: list[str]
    ) -> list[str]:
        e, kinds = self._e, ", ".join(types)

        def end(names: Sequence[str]) -> None:
            if types:
                e.body.append(f"scf.yield {', '.join(names)} : {kinds}")

        def branch(condition: str, yes: Callable[[], list[str]], no: Callable[[], list[str]] | None) -> list[str]:
            made = e.fresh()
            e.body.append(f"{f'{made}:{len(types)} = ' if types else ''}scf.if {condition} -> ({kinds}) {{")
            end(yes())
            if no is not None:
                e.body.append("} else {")
                end(no())
            e.body.append("}")
            return [f"{made}#{number}" for number in range(len(types))]

        def outside() -> list[str]:
            if not self._some:
                return instead
            # Its check finds an access to what there is not.
            nowhere = e.constant(-len(self.indices), "index")
            there = [nowhere, *(e.by("addi", nowhere, each, "index") for each in range(1, len(self.indices)))]
            return branch(self._some, lambda: write(there), (lambda: instead) if types else None)

        return branch(self._inside, lambda: write(self.indices), outside if types or self._some else None)
