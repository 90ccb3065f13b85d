"""A block whose warps play roles: its teams take turns, mbarriers and barriers let them wait, copies and products are there at once.

When a copy or a product ends in fact makes no difference to what passes the checks of role_order.py, so that no schedule is drawn. Boxes of tensors
are no bytes until somebody looks at them as such: a product takes its operands from the arrays, as numbers that were widened once for the launch,
and neighbours along K become one call of BLAS when the first register is looked at.
"""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any

import numpy as np

from gpuir.sim.fragments import wgmma as layout
from gpuir.sim.hopper.bulk import swizzled
from gpuir.sim.hopper.instruction import CHUNK, ROWS, Instruction, chunks
from gpuir.sim.native.role_data import CORE, Barrier, Box, Part, Sums, Tensor, behind
from gpuir.sim.native.role_order import BARRIERS, Clocks, Pieces, Suspect, Team
from gpuir.sim.native.shared import Lack

__all__ = ["Block", "Fork"]

_decoded = functools.lru_cache(maxsize=4096)(layout.decode)
_LIMIT = (1 << 20) - 1
#: Threads of a warpgroup.
_GROUP = 128

Code = Generator[Any, None, Any]


class Fork:
    """Codes that run in place of the one that yields it, and what they gave."""

    def __init__(self, codes: Sequence[Code]):
        self.codes, self.results, self.left = codes, [None] * len(codes), len(codes)


class Block:
    """Runs blocks, one after the other: ``size`` of a block, ``shared`` bytes of shared memory."""

    def __init__(self, block: tuple[int, int, int], grid: tuple[int, int, int], shared: int, grain: int, own: Callable[[Any], np.ndarray]):  # fmt: skip
        self.size, self.grid = block, grid
        threads = block[0] * block[1] * block[2]
        self.clocks = Clocks(threads // 32)
        self.memory = np.zeros(-(-shared // 16) * 16, np.uint8)
        self.pieces = Pieces(shared, grain, self.clocks)
        per = _GROUP if threads % _GROUP == 0 else 32
        self.teams = [Team(self.clocks, np.arange(at, at + per), block) for at in range(0, threads, per)]
        #: What each element of an array was written by (0: nothing).
        self.own = own
        self.id = (0, 0, 0)
        self.number = 0
        #: Iterations of all loops so far, and their budget.
        self.spent, self.limit = 0, 0
        self._boxes: list[Box | None] = [None]

    def run(self, code: Callable[..., Code], number: int) -> None:
        """Runs a block; Suspect where the NumPy engine has to look at it."""
        x, y, _ = self.grid
        self.number, self.id = number, (number % x, number // x % y, number // (x * y))
        self.clocks.clear()
        self.pieces.clear()
        self._boxes = [None]
        self._barriers: dict[int, Barrier] = {}
        self._meeting: dict[int, list[tuple[Team, Any]]] = {}
        self._met: dict[int, int] = {}
        groups = self.clocks.groups
        self._issued, self._ended = [0] * groups, [0] * groups
        self._committed: list[list[int]] = [[] for _ in range(groups)]
        self._time = 1
        self._fences, self._accesses = [0] * groups, [0] * groups
        self._copies: dict[int, list[tuple[int, slice]]] = {}
        self._copy_groups: dict[int, int] = {}
        self._schedule([code(self, team) for team in self.teams])
        if self._issued != self._ended or any(self._copies.values()):
            raise Suspect("an operation that nobody has waited for")

    def _schedule(self, codes: Sequence[Code]) -> None:
        ready: deque[tuple[Code, Any]] = deque((code, None) for code in codes)
        idle = 0
        while ready:
            if idle > len(ready):
                raise Suspect("nobody can go on")
            code, parent = ready.popleft()
            before = self.clocks.now
            try:
                request = code.send(None)
            except StopIteration as end:
                idle = 0
                if parent is not None:
                    fork, place, waiting = parent
                    fork.results[place] = end.value
                    fork.left -= 1
                    if not fork.left:
                        ready.append(waiting)
                continue
            if isinstance(request, Fork):
                idle = 0
                ready.extend((each, (request, place, (code, parent))) for place, each in enumerate(request.codes))
                continue
            idle = idle + 1 if self.clocks.now == before else 0
            ready.append((code, parent))

    def span(self, lower: Any, upper: Any, step: Any) -> range:
        """The numbers of a loop, which all threads of the team have alike."""
        if isinstance(lower, np.ndarray) or isinstance(upper, np.ndarray) or isinstance(step, np.ndarray):
            raise Lack("threads of a warpgroup have loops of different bounds")
        if step <= 0:
            raise Suspect("a step that is not positive")
        made = range(lower, upper, step)
        self.spent += len(made)
        if self.spent > self.limit:
            raise Suspect("a budget of iterations")
        return made

    # Barriers

    def meet(self, team: Team, number: Any, count: Any, site: Any) -> Code:
        """A barrier of ``count`` threads (None: all)."""
        total = self.size[0] * self.size[1] * self.size[2] if count is None else count
        if (
            not team.full
            or isinstance(number, np.ndarray)
            or isinstance(total, np.ndarray)
            or total % 32
            or not 0 <= number < 16
            or total <= 0
        ):
            raise Suspect("a barrier that some lanes do not reach")
        here = self._meeting.setdefault(number, [])
        if here and (here[0][1] != (site, total) or any(np.isin(team.warps, each.warps).any() for each, _ in here)):
            raise Suspect("a barrier that others reach elsewhere")
        here.append((team, (site, total)))
        come = sum(each.n for each, _ in here)
        if come > total:
            raise Suspect("more threads at a barrier than it has")
        if come == total:
            self.clocks.meet([each for each, _ in here])
            self._met[number] = self._met.get(number, 0) + 1
            del self._meeting[number]
            return
        turn = self._met.get(number, 0)
        while self._met.get(number, 0) == turn:
            yield None

    # mbarriers

    def init(self, team: Team, address: Any, count: Any) -> None:
        """Makes an mbarrier."""
        if team.n != 1 or isinstance(address, np.ndarray) or isinstance(count, np.ndarray):
            raise Lack("several threads make mbarriers at once")
        if not 1 <= count <= _LIMIT or address % 8 or address in self._barriers or len(self._barriers) >= BARRIERS:
            raise Suspect("an mbarrier that is none")
        at = self.pieces.at(np.array([address]), 8)
        self.pieces.write(team, at, team.part, team.threads)
        self.pieces.reserve(self.pieces.span(address, 8))
        column = self.clocks.barriers + len(self._barriers)
        width = self.clocks.table.shape[1]
        self._barriers[address] = Barrier(column, count, team, width, self.clocks.now)

    def _barrier(self, team: Team, address: Any, *, copies: bool = False) -> Barrier:
        """The mbarrier that all of the team's threads use, who know of its making and of its phases."""
        if isinstance(address, np.ndarray):
            if (address != address[0]).any():
                raise Lack("threads of a warpgroup use different mbarriers")
            address = int(address[0])
        barrier = self._barriers.get(address)
        if barrier is None:
            raise Suspect("no mbarrier")
        if team not in barrier.seen:
            known = self.clocks.of_threads(team)[:, barrier.maker.events[0]]
            if (known < barrier.made).any() and (copies or team.one != barrier.maker.one):
                raise Suspect("an mbarrier that was not made for all to see")
            if (known >= barrier.made).all():
                barrier.seen.add(team)
        return barrier

    def _certain(self, team: Team, barrier: Barrier) -> None:
        """In no other schedule another phase is the one that is not complete."""
        if (self.clocks.table[team.rows, barrier.column] != barrier.phase).any():
            raise Suspect("a phase of an mbarrier that may be complete or not")

    def arrive(self, team: Team, address: Any, count: Any, bytes: Any) -> None:
        """Each thread announces bytes, then arrives ``count`` times."""
        barrier = self._barrier(team, address)
        self._certain(team, barrier)
        if isinstance(count, np.ndarray) or isinstance(bytes, np.ndarray):
            raise Lack("threads of a warpgroup arrive with different numbers")
        np.maximum(barrier.coming, self.clocks.released(team), out=barrier.coming)
        barrier.pending -= count * team.n
        barrier.bytes += bytes * team.n
        self._look(barrier)

    def _look(self, barrier: Barrier) -> None:
        if barrier.pending < 0 or abs(barrier.bytes) > _LIMIT:
            raise Suspect("more than an mbarrier counts")
        if barrier.pending or barrier.bytes:
            return
        for columns, time in barrier.waits:
            if (barrier.coming[columns] < time).any():
                raise Suspect("a wait for a phase that may be over")
        np.maximum(barrier.done, barrier.coming, out=barrier.done)
        barrier.phase += 1
        barrier.done[barrier.column] = barrier.phase
        barrier.coming[:] = 0
        barrier.waits.clear()
        barrier.pending = barrier.expected
        self.clocks.tick()

    def wait(self, team: Team, address: Any, parity: Any) -> Code:
        """Waits for the phase of a parity."""
        barrier = self._barrier(team, address)
        if isinstance(parity, np.ndarray):
            if (parity != parity[0]).any():
                raise Lack("threads of a warpgroup wait for different phases")
            parity = int(parity[0])
        while barrier.phase & 1 == int(parity):
            yield None
        known = self.clocks.table[team.rows, barrier.column]
        if (known + (known & 1 == int(parity)) != barrier.phase).any():
            raise Suspect("a wait that another schedule ends in another phase")
        self.clocks.acquire(team, barrier.done)
        columns, now = self.clocks.waits + team.warps, self.clocks.tick()
        self.clocks.table[team.rows, columns] = now
        barrier.waits.append((columns, now))
        self._certain(team, barrier)

    # Copies

    def _origin(self, team: Team, tensor: Tensor, coordinates: Sequence[Any], address: Any) -> tuple[int, ...]:
        if team.n != 1:
            raise Lack("several threads issue copies at once")
        if len(coordinates) != tensor.rank or address % 128:
            raise Suspect("a copy that its tensor map does not fit")
        return tuple(coordinates[::-1])

    def load(self, team: Team, tensor: Tensor, coordinates: Sequence[Any], address: Any, barrier_address: Any) -> None:
        """A box comes to shared memory."""
        origin = self._origin(team, tensor, coordinates, address)
        barrier = self._barrier(team, barrier_address, copies=True)
        self._certain(team, barrier)
        size = tensor.bytes
        at = self.pieces.span(address, size)
        before = self._boxes[int(self.pieces.boxes[at.start])]
        if before is not None and before.at == at:
            self._over(team, before)
            self.pieces.refill(at, barrier.column, barrier.phase + 1)
            self._boxes[int(self.pieces.boxes[at.start])] = None
        else:
            self._show(at)
            self.pieces.fill(team, at, barrier.column, barrier.phase + 1)
        box = Box(tensor, origin, address)
        box.column, box.phase, box.at = barrier.column, barrier.phase + 1, at
        self.pieces.boxes[at] = len(self._boxes)
        self._boxes.append(box)
        np.maximum(barrier.coming, self.clocks.released(team), out=barrier.coming)
        barrier.bytes -= size
        self._look(barrier)

    def _over(self, team: Team, box: Box) -> None:
        """A copy comes where the box is, which nobody but products has read."""
        known = self.clocks.table[team.rows[0]]
        if box.phase > known[box.column]:
            raise Suspect("a copy that nothing orders ahead of another one")
        for group, number in box.products.items():
            if number > known[self.clocks.products + group]:
                raise Suspect("a product that nothing orders ahead of a copy")

    def _show(self, at: Any) -> None:
        """Boxes at these pieces become bytes."""
        here = self.pieces.boxes[at]
        if not here.any():
            return
        for number in np.unique(here).tolist():
            box = self._boxes[number]
            if box is None:
                continue
            map = box.tensor.map
            places = swizzled(np.arange(box.start, box.start + map.bytes, CHUNK), map.swizzle)
            data = np.ascontiguousarray(box.data()).reshape(-1).view(np.complex128)
            self.memory.view(np.complex128)[places >> 4] = data
            for group, last in box.products.items():
                self.pieces.multiplied(box.at, group, last)
            self.pieces.boxes[box.at] = 0
            self._boxes[number] = None

    def store(self, team: Team, tensor: Tensor, coordinates: Sequence[Any], address: Any) -> None:
        """A box goes to global memory, once and for all: an element that others write is looked at by the NumPy engine."""
        origin = self._origin(team, tensor, coordinates, address)
        map = tensor.map
        at = self.pieces.span(address, map.bytes)
        self.pieces.hold(team, at)
        self._show(at)
        places = swizzled(np.arange(address, address + map.bytes, CHUNK), map.swizzle)
        data = self.memory.view(np.complex128)[places >> 4].view(map.array.dtype).reshape(map.box)
        source, target = [], []
        for first, size, whole in zip(origin, map.box, map.shape):
            low, high = max(first, 0), min(first + size, whole)
            source.append(slice(low - first, max(high - first, low - first)))
            target.append(slice(low, max(high, low)))
        owner = self.own(map.array)[tuple(target)]
        if owner.any():
            raise Suspect("an element that several write")
        owner[...] = self.number * 1024 + team.one + 1
        map.array[tuple(target)] = data[tuple(source)]
        self._copies.setdefault(team.one, []).append((self._copy_groups.get(team.one, 0), at))

    def commit(self, team: Team) -> None:
        """Makes a group of the copies to global memory that each thread has issued."""
        for thread in team.threads.tolist():
            self._copy_groups[thread] = self._copy_groups.get(thread, 0) + 1

    def wait_copies(self, team: Team, pending: int) -> None:
        """Waits until all groups but so many have read their sources."""
        for thread in team.threads.tolist():
            limit = self._copy_groups.get(thread, 0) - pending
            mine = self._copies.get(thread, [])
            for group, at in mine:
                if group < limit:
                    self.pieces.let_go(team, at)
            self._copies[thread] = [each for each in mine if each[0] >= limit]

    # Products

    def _groups(self, team: Team) -> range:
        if team.groups is None:
            raise Suspect("a product of a part of a warpgroup")
        return team.groups

    def fence_products(self, team: Team) -> None:
        """wgmma.fence."""
        self._time += 1
        for group in self._groups(team):
            self._fences[group] = self._time

    def multiply(self, team: Team, products: Sequence[tuple[Instruction, Any, Any]], source: Any, keep: bool) -> Sums:
        """Each warpgroup issues products, one behind the other, of the operands that the descriptors lead to."""
        groups, instruction = self._groups(team), products[0][0]
        for group in groups:
            if self._accesses[group] > self._fences[group] or not self._fences[group]:
                raise Suspect("registers without wgmma.fence")
        if not keep:
            start: list[Any] = [None] * len(groups)
            parts: list[Any] = [[] for _ in groups]
        elif isinstance(source, Sums):
            start, parts = list(source.start), list(source.parts)
            if source.instruction.n != instruction.n or source.instruction.d != instruction.d:
                raise Suspect("accumulators of another product")
        else:
            parts = [[] for _ in groups]
            same = all(each is source[0] for each in source) and not isinstance(source[0], np.ndarray)
            start = [source[0]] * len(groups) if same else list(instruction.unpack(source, team.n))
        number = 0
        for place, group in enumerate(groups):
            part = slice(4 * place, 4 * place + 4)
            mine = team if len(groups) == 1 else team.sub(np.isin(team.warps, team.warps[part])[team.part])
            mine_parts = parts[place]
            number = self._issued[group]
            for each, first, second in products:
                number += 1
                a = self._operand(mine, group, number, each, _word(first, place), 0)
                b = self._operand(mine, group, number, each, _word(second, place), 1)
                mine_parts = behind(mine_parts, a, b)
            self._issued[group], parts[place] = number, mine_parts
        return Sums(instruction, start, parts, number)

    def _operand(self, team: Team, group: int, number: int, instruction: Instruction, word: int, side: int) -> Part:
        rows = ROWS if side == 0 else instruction.n
        element, k_major = (instruction.a, instruction.b)[side], instruction.k_major[side]
        found = _decoded(word)
        if (found.start // 128 - found.base) % (found.span // 16):
            raise Suspect("an operand between two patterns")
        first = found.start & -CORE
        if k_major and found.span == 128 and found.stride == CORE and not found.base and found.start - first < 128:
            box = self._boxes[int(self.pieces.boxes[self.pieces.span(first, rows * 128).start])]
            if box is not None:
                size, row = element.stored.itemsize, (first - box.start) // 128
                if row + rows <= box.rows and box.tensor.map.itemsize == size:
                    if team not in box.seen:
                        if (self.clocks.table[team.rows, box.column] < box.phase).any():
                            raise Suspect("a copy that nothing orders ahead of a product")
                        box.seen.add(team)
                    box.products[group] = number
                    numbers, top, left = box.numbers(element)
                    return numbers, top + row, rows, left + (found.start - first) // size, instruction.depth
        places = chunks(word, rows, instruction.depth, instruction.size, k_major)
        if int(places.max()) + CHUNK > len(self.memory):
            raise Suspect("a descriptor that leads outside of shared memory")
        cells = np.unique(places // self.pieces.grain)
        if self.pieces.grain < CHUNK:
            cells = np.unique(cells[:, None] + np.arange(CHUNK // self.pieces.grain))
        self._show(cells)
        self.pieces.multiply(team, cells, group, number)
        data = np.ascontiguousarray(self.memory.view(np.complex128)[places >> 4]).view(element.stored)
        if not k_major:
            across, depth = places.shape
            data = np.ascontiguousarray(data.reshape(across, depth, -1).transpose(0, 2, 1)).reshape(-1, depth)
        return element.widen(data.reshape(-1, instruction.depth)), 0, rows, 0, instruction.depth

    def commit_products(self, team: Team) -> None:
        """wgmma.commit_group."""
        for group in self._groups(team):
            self._committed[group].append(self._issued[group])

    def wait_products(self, team: Team, pending: int) -> None:
        """wgmma.wait_group: all groups but so many have ended."""
        self._time += 1
        for place, group in enumerate(self._groups(team)):
            known = self._committed[group]
            if len(known) > pending:
                self._ended[group] = known[len(known) - 1 - pending]
                rows = team.rows[4 * place : 4 * place + 4]
                self.clocks.table[rows, self.clocks.products + group] = self._ended[group]

    def registers(self, team: Team, sums: Any) -> Any:
        """The registers of accumulators, which no product may still write."""
        if not isinstance(sums, Sums):
            return sums
        groups = self._groups(team)
        self._time += 1
        if len(groups) != len(sums.start):
            raise Lack("warps part between a product and its registers")
        for group in groups:
            if sums.number > self._ended[group]:
                raise Suspect("registers that a product still writes")
            self._accesses[group] = self._time
        return sums.registers()

    def pairs(self, team: Team, sums: Any, dtype: np.dtype) -> Any:
        """Words of 32 bits, each of two registers of accumulators as floats of 16 bits: a row for each."""
        registers = self.registers(team, sums)
        key = dtype.name
        known = sums.pairs if isinstance(sums, Sums) else {}
        if key not in known:
            table = np.asarray(registers).astype(dtype)
            known[key] = np.ascontiguousarray(table.reshape(-1, 2, table.shape[-1]).transpose(0, 2, 1)).view(np.int32)[
                ..., 0
            ]
        return known[key]

    # Shared memory as bytes

    def write(self, team: Team, addresses: Any, values: Any, size: int, part: Any = None, threads: Any = None) -> None:
        """Threads write ``size`` bytes each: ``values`` [threads, ...] of so many."""
        threads = team.threads if threads is None else threads
        addresses = np.broadcast_to(np.asarray(addresses), (len(threads),))
        at = self.pieces.at(addresses, size)
        self._show(at)
        self.pieces.boxes[at] = 0
        self.pieces.write(team, at, team.part if part is None else part, threads)
        if size == CHUNK:
            self.memory.view(np.complex128)[addresses >> 4] = np.ascontiguousarray(values).view(np.complex128)[:, 0]
        else:
            unit = np.dtype(f"u{size}")
            whole = np.ascontiguousarray(np.broadcast_to(values, (len(threads),)))
            self.memory.view(unit)[addresses // size] = whole.view(unit)

    def read(self, team: Team, addresses: Any, dtype: np.dtype) -> np.ndarray:
        """What threads read at addresses."""
        addresses = np.broadcast_to(np.asarray(addresses), (team.n,))
        at = self.pieces.at(addresses, dtype.itemsize)
        self._show(at)
        self.pieces.read(team, at, team.part, team.threads)
        found: np.ndarray = self.memory.view(dtype)[addresses // dtype.itemsize]
        return found

    def store_matrices(self, team: Team, given: Sequence[tuple[Any, Sequence[Any]]]) -> None:
        """stmatrix of whole warps, of matrices of 16 bits in rows: addresses of the rows, and registers, of several ops."""
        if not team.full:
            raise Suspect("matrices of a part of a warp")
        warps, count = len(team.warps), len(given[0][1])
        where = np.empty((len(given), team.n), np.int64)
        words = np.empty((len(given), count, team.n), np.int32)
        for number, (addresses, registers) in enumerate(given):
            where[number] = addresses
            for each, register in enumerate(registers):
                words[number, each] = register
        rows = np.ascontiguousarray(words.reshape(len(given), count, warps, 8, 4).transpose(0, 2, 1, 3, 4))
        places = where.reshape(len(given), warps, 32)[..., : 8 * count].reshape(-1)
        threads = np.tile(team.threads.reshape(warps, 32)[:, : 8 * count].reshape(-1), len(given))
        part = np.tile(np.repeat(team.numbers, 8 * count), len(given))
        self.write(team, places, rows.reshape(-1, 4), CHUNK, part, threads)


def _word(value: Any, place: int) -> int:
    """A descriptor of a warpgroup."""
    if not isinstance(value, np.ndarray):
        return int(value)
    mine = value[_GROUP * place : _GROUP * (place + 1)]
    if (mine != mine[0]).any():
        raise Suspect("a descriptor that differs among the threads of a warpgroup")
    return int(mine[0])
