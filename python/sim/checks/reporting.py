"""From accesses that collide to findings: one for each pair of places in the source, with the number of times."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.checks.lanes import LaneAccesses
from gpuir.sim.checks.order import ROW_BITS, ROW_MASK, Order
from gpuir.sim.checks.uses import flows, updates
from gpuir.sim.findings import Finding, Site, finding
from gpuir.sim.group import Batch, Group, Observer
from gpuir.sim.memory import GLOBAL, PRIVATE, SHARED, AccessInfo, Memory
from gpuir.sim.terms import Ints, Mask

__all__ = ["DOES", "DONE", "Reporter", "hexadecimal"]

DONE = {"read": "read", "write": "written", "atomic": "updated atomically", "copy": "written by an asynchronous copy",
        "product": "written by a product"}  # fmt: skip
DOES = {"read": "reads", "write": "writes", "atomic": "updates", "copy": "copies to", "product": "writes"}
#: By the kind of a finding, the check that it belongs to.
_CHECKS = {
    "race": "races", "uninitialized": "uninitialized", "missing-wait": "waits", "missing-fence": "fences", "leak": "waits",
}  # fmt: skip


class Reporter(Observer):
    """The findings of a launch's accesses, of the checks that were ``chosen``."""

    def __init__(self, memory: Memory, order: Order, chosen: frozenset[str]):
        self._memory, self._order, self._chosen = memory, order, chosen
        #: Findings with how often they occurred, by kind and places of the ops; and the same ones by the ops themselves.
        self._found: dict[Any, list[Any]] = {}
        self._known: dict[Any, list[Any]] = {}
        #: By op that hands values to other lanes: when each warp executed it last; by it and a load, whether it is given what that read.
        self._exchanges: dict[Site, Ints] = {}
        self._given: dict[tuple[Site, Site], bool] = {}

    def findings(self) -> list[Finding]:
        """The findings, in the order of their first occurrence."""
        return [dataclasses.replace(finding, count=count) for finding, count in self._found.values()]

    def exchanged(self, g: Group, m: Mask, site: Site) -> None:
        """Lanes of warps give each other values: who got one knows that what it was made of has been read."""
        self.begin(g.batch)
        if self._order.lockstep:
            return
        known = self._exchanges.get(site)
        if known is None or len(known) != g.batch.warps:
            known = self._exchanges[site] = np.zeros(g.batch.warps, np.int64)
        known[g.active_warps(m)] = self._order.tick(None, "exchange")

    def _is_given_away(self, site: Site, event: int, warp: int) -> bool:
        """Whether the lanes of the warp have exchanged what the op of the site read then."""
        for other, events in self._exchanges.items():
            if other is site:
                return True
            if events[warp] > event:
                known = self._given.get((site, other))
                if known is None:
                    known = self._given[site, other] = flows(site.operation, other.operation)
                if known:
                    return True
        return False

    def _report(self, access: AccessInfo, g: Group, space: str) -> Callable[..., None]:
        """The callback by which the tables of ``space`` report collisions of the op."""

        def report(kind: str, stamps: np.ndarray, who: np.ndarray, places: np.ndarray, size: int) -> None:
            order = self._order
            lost, scope = kind == "lost update", kind == "scope"
            if lost and not updates(access.site.operation):
                return
            kind = "race" if lost or scope else kind
            if space == GLOBAL and len(places) and self._memory.serves(int(places[0])):
                # What the device's library does there is its own business: it reads links that others change, and finds out.
                return
            events = stamps >> ROW_BITS
            mine = order.kinds[-1]
            for event in np.unique(events).tolist():
                of = np.nonzero(events == event)[0]
                site, theirs = order.sites[event], order.kinds[event]
                lanes = False
                if kind == "race":
                    # Of lanes of one warp is spoken where there are no others.
                    warps = who[of] >> order.lane_shift
                    own = (stamps[of] >= order.start) & ((stamps[of] & ROW_MASK) >> order.lane_shift == warps)
                    fellows, of, warps = of[own], of[~own], warps[own]
                    lanes = not len(of) or not self._chosen & {"races", "fences"}
                    if lanes and theirs == "read" and self._exchanges:
                        given = [self._is_given_away(site, event, int(warp)) for warp in warps]
                        fellows = fellows[~np.array(given, bool)]
                    of = fellows if lanes else of
                    if not len(of):
                        continue
                weak = (
                    kind == "race"
                    and not scope
                    and not order.unordered(stamps[of[:1]], who[of[:1]], space, weak=True).any()
                )
                # Granules may be shorter than elements.
                count = len(np.unique(who[of] << 40 | places[of] // access.size))
                new = self._new("missing-fence" if weak else kind, access.site, site, count, mine, theirs, lanes=lanes)
                if not new:
                    continue
                at = int(of[0])
                details = self._place(space, g.batch, None, 0, int(places[at]), int(who[at]))
                other = finding(
                    "missing-fence" if weak else kind, f"{DONE[theirs]} here", site, **{**details, **order.thread(int(stamps[at]))}
                )  # fmt: skip
                stamp = (order.now - 1) << ROW_BITS | int(who[at])
                where = f"{DOES[mine]} byte {hexadecimal(details)} of {self._name(space, int(places[at]))}"
                if kind == "missing-wait":
                    text = f"{where}, which an asynchronous copy still writes: wait for its group first"
                elif weak:
                    text = (
                        f"{where}; the atomic operations that lead there from the access that it collides with order nothing "
                        "without a fence between them and each of the two, of a scope that has both threads"
                    )
                elif scope:
                    text = (
                        f"{where}, as a thread of another block does; one of the two has the scope of its block (.cta), and is atomic for "
                        "the threads of that block alone"
                    )
                elif lost:
                    text = f"{where}, as another lane does in the same step; both have read it before, so that one update is lost"
                elif event == order.now - 1:
                    value = "" if DOES[mine].startswith("copies") else " with another value"
                    text = f"{where}, as another thread does in the same step{value}"
                else:
                    text = f"{where}; nothing orders it after the access that it collides with"
                    if lanes:
                        text += (
                            "; lanes of a warp are threads of their own, which a barrier of the warp (nvvm.bar.warp.sync) or of the "
                            "block orders"
                        )
                new(text, {**order.thread(stamp), **details, "other": other})

        return report

    def _new(
        self,
        kind: str,
        site: Site,
        other: Site | None,
        count: int,
        mine: str = "",
        theirs: str = "",
        *,
        lanes: bool = False,
    ) -> Callable[[str, dict[str, Any]], None] | None:
        """Counts a fault of a pair of ops; for the first one, returns the function that makes the finding.

        ``lanes``: of lanes of one warp. None too where nobody asked for such faults.
        """
        if ("lanes" if lanes else _CHECKS[kind]) not in self._chosen:
            return None
        pair = kind, frozenset([(site.index, mine), (other.index if other else -1, theirs)])
        known = self._known.get(pair)
        places: Any = None
        if known is None:
            # What a compiler has made several ops of, a loop that it unrolled, is one fault.
            places = kind, frozenset([(_place_of(site), mine), (_place_of(other) if other else None, theirs)])
            known = self._found.get(places)
            if known is not None:
                self._known[pair] = known
        if known is not None:
            known[1] += count
            return None

        def make(message: str, details: dict[str, Any]) -> None:
            self._found[places] = self._known[pair] = [finding(kind, message, site, **details), count]

        return make

    def _place(
        self,
        space: str,
        batch: Batch,
        pieces: LaneAccesses | None,
        index: int,
        place: int | None = None,
        who: int | None = None,
    ) -> dict[str, Any]:
        """Space and address of a place, as details of a finding."""
        if pieces is not None:
            place = int(pieces.first[index]) if place is None else place
            who = int(pieces.who[index])
        assert place is not None and who is not None
        memory = self._memory
        if space == SHARED:
            place = (place - memory.shared_start) % max(batch.shared_stride, 1)
        elif space == PRIVATE:
            place = (place - memory.private_start) % batch.private_stride
        return {"space": space, "address": place}

    def _shared_name(self, place: int) -> str:
        """Describes what lies at a place in shared memory."""
        return "shared memory"

    def _name(self, space: str, place: int) -> str:
        """Describes what lies at a place."""
        near = self._memory.nearest(place) if space == GLOBAL else None
        if space == SHARED:
            return self._shared_name(place)
        return f"{space} memory" if near is None else f"{near.name} (its byte {place - near.start})"


def _place_of(site: Site) -> tuple[Any, ...]:
    """The op's name and place in its source; of one without a place its number."""
    position = site.source_position
    return (site.name, *position) if position[1] else (site.index,)


def hexadecimal(details: dict[str, Any]) -> str:
    """The address among the details of a finding."""
    return f"0x{details['address']:x}"
