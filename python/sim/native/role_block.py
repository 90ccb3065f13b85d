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

__all__ = ["Block", "Code", "Fork", "places_of", "unknown"]

_decoded = functools.lru_cache(maxsize=4096)(layout.decode)
_LIMIT = (1 << 20) - 1
#: Threads of a warpgroup.
_GROUP = 128

Code = Generator[Any, None, Any]


class Fork:
    """Codes that run in place of the one that yields it, and what they gave."""

    def __init__(self, codes: Sequence[Code]):
        self.codes, self.results, self.left = codes, [None] * len(codes), len(codes)


def unknown(array: Any) -> np.ndarray:
    """No launch runs."""
    raise KeyError(array)


class Block:
    """Runs blocks, one after the other: ``size`` of a block, ``shared`` bytes of shared memory."""

    def __init__(self, block: tuple[int, int, int], grid: tuple[int, int, int], shared: int, grain: int):  # fmt: skip
        self.size, self.grid = block, grid
        threads = block[0] * block[1] * block[2]
        self.clocks = Clocks(threads // 32)
        self.memory = np.zeros(-(-shared // 16) * 16, np.uint8)
        self.pieces = Pieces(shared, grain, self.clocks)
        per = _GROUP if threads % _GROUP == 0 else 32
        self.teams = [Team(self.clocks, np.arange(at, at + per), block) for at in range(0, threads, per)]
        #: What each element of an array was written by (0: nothing).
        self.own: Callable[[Any], np.ndarray] = unknown
        self.id = (0, 0, 0)
        self.number = 0
        #: Iterations of all loops so far, and their budget.
        self.spent, self.limit = 0, 0
        self._boxes: list[Box | None] = [None]

    def run(self, code: Callable[..., Code], number: int) -> None:
        """Runs a block; Suspect where the NumPy engine has to look at it."""
        x, y, _ = self.grid
        self.number, self.id = number, (number % x, number // x % y, number // (x * y))
        self._begin()
        self._schedule([code(self, team) for team in self.teams])
        self._end()

    def _begin(self) -> None:
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

    def _end(self) -> None:
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
        if here and (here[0][1] != (site, total) or any(not team.names.isdisjoint(each.names) for each, _ in here)):
            raise Suspect("a barrier that others reach elsewhere")
        here.append((team, (site, total)))
        come = sum(each.n for each, _ in here)
        if come > total:
            raise Suspect("more threads at a barrier than it has")
        if come == total:
            self._pass([each for each, _ in here])
            self._met[number] = self._met.get(number, 0) + 1
            del self._meeting[number]
            return
        turn = self._met.get(number, 0)
        while self._met.get(number, 0) == turn:
            yield None

    def _pass(self, teams: Sequence[Team]) -> None:
        self.clocks.meet(teams)

    def _forget(self) -> None:
        """What follows is another matter in each block."""

    def begin_part(self, team: Team) -> None:
        """Some lanes go on apart from their warps."""
        self.clocks.begin_part(team)

    def mark(self, owner: np.ndarray, at: Any, who: Any) -> None:
        """Elements of an array are written, once and for all."""
        if np.count_nonzero(owner[at]):
            raise Suspect("an element that several write")
        owner[at] = who

    # mbarriers

    def init(self, team: Team, address: Any, count: Any) -> None:
        """Makes an mbarrier."""
        if team.n != 1 or isinstance(address, np.ndarray) or isinstance(count, np.ndarray):
            raise Lack("several threads make mbarriers at once")
        if not 1 <= count <= _LIMIT or address % 8 or address in self._barriers or len(self._barriers) >= BARRIERS:
            raise Suspect("an mbarrier that is none")
        at = self.pieces.span(address, 8)
        self._show(at)
        self.pieces.reserve(team, at)
        self.clocks.tick()
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
        if set(self.clocks.column(team, barrier.column)) != {barrier.phase}:
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
            if min(barrier.coming[columns].tolist()) < time:
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
        known = self.clocks.column(team, barrier.column)
        if any(each + (each & 1 == int(parity)) != barrier.phase for each in known):
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
            places = places_of(box.start, map.bytes, map.swizzle)
            data = np.ascontiguousarray(box.data()).reshape(-1).view(np.complex128)
            self.memory.view(np.complex128)[places] = data
            for group, last in box.products.items():
                self.pieces.multiplied(box.at, group, last)
            self.pieces.boxes[box.at] = 0
            self._boxes[number] = None

    def store(self, team: Team, tensor: Tensor, coordinates: Sequence[Any], address: Any) -> None:
        """A box goes to global memory, once and for all: an element that others write is looked at by the NumPy engine."""
        origin = self._origin(team, tensor, coordinates, address)
        at = self.pieces.span(address, tensor.bytes)
        self.pieces.hold(team, at)
        self._show(at)
        if not self.pieces.of_threads(at):
            self._forget()
        self._put(team, tensor, origin, address)
        self._copies.setdefault(team.one, []).append((self._copy_groups.get(team.one, 0), at))

    def _put(self, team: Team, tensor: Tensor, origin: tuple[int, ...], address: int) -> None:
        """Bytes of shared memory go to an array."""
        map = tensor.map
        data = self.memory.view(np.complex128)[places_of(address, tensor.bytes, map.swizzle)]
        data = data.view(map.array.dtype).reshape(map.box)
        source, target = [], []
        for first, size, whole in zip(origin, map.box, map.shape):
            low, high = max(first, 0), min(first + size, whole)
            source.append(slice(low - first, max(high - first, low - first)))
            target.append(slice(low, max(high, low)))
        self.mark(self.own(map.array), tuple(target), self.number * 1024 + team.one + 1)
        map.array[tuple(target)] = data[tuple(source)]

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
        start, parts = self._started(team, instruction, source, keep)
        number = 0
        for place, group in enumerate(groups):
            part = slice(4 * place, 4 * place + 4)
            mine = team if len(groups) == 1 else team.sub(np.isin(team.warps, team.warps[part])[team.part])
            mine_parts = parts[place]
            number = self._issued[group]
            words, done = [(_word(first, place), _word(second, place)) for _, first, second in products], 0
            while done < len(products):
                each, count = products[done][0], 1
                # Steps of 32 bytes along K within rows of 128 are one product.
                steps = 4 - (words[done][0] & 7) // 2 if each.k_major == (True, True) else 1
                while count < steps and done + count < len(products) and _alike(products[done + count][0], each) and (
                    words[done + count][0] - words[done][0] == words[done + count][1] - words[done][1] == 2 * count
                ):  # fmt: skip
                    count += 1
                number += count
                a, one = self._operand(mine, group, number, each, words[done][0], 0, count)
                b, other = self._operand(mine, group, number, each, words[done][1], 1, count)
                if one == other == count:
                    mine_parts = behind(mine_parts, a, b)
                    self._pair(place, a, b, each)
                else:
                    number -= count
                    for step in range(count):
                        number += 1
                        a, _ = self._operand(mine, group, number, each, words[done + step][0], 0, 1)
                        b, _ = self._operand(mine, group, number, each, words[done + step][1], 1, 1)
                        mine_parts = behind(mine_parts, a, b)
                        self._pair(place, a, b, each)
                done += count
            self._issued[group], parts[place] = number, mine_parts
        return Sums(instruction, start, parts, number)

    def _started(self, team: Team, instruction: Instruction, source: Any, keep: bool) -> tuple[list[Any], list[Any]]:
        """Sums that products add to, and what was multiplied for these."""
        count = len(self._groups(team))
        if not keep:
            return [None] * count, [[] for _ in range(count)]
        if isinstance(source, Sums):
            if source.instruction.n != instruction.n or source.instruction.d != instruction.d:
                raise Suspect("accumulators of another product")
            return list(source.start), list(source.parts)
        same = all(each is source[0] for each in source) and not isinstance(source[0], np.ndarray)
        start = [source[0]] * count if same else list(instruction.unpack(source, team.n))
        return start, [[] for _ in range(count)]

    def _operand(
        self, team: Team, group: int, number: int, instruction: Instruction, word: int, side: int, count: int
    ) -> tuple[Part, int]:
        """An operand of ``count`` products along K, and of how many of them it is."""
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
                within = (found.start - first) // size
                inside = (within + instruction.depth) * size <= 128
                if row + rows <= box.rows and box.size == size and inside:
                    if team not in box.seen:
                        if min(self.clocks.column(team, box.column)) < box.phase:
                            raise Suspect("a copy that nothing orders ahead of a product")
                        box.seen.add(team)
                    box.products[group] = number
                    numbers, top, left = box.numbers(element)
                    if (within + count * instruction.depth) * size <= 128:
                        return Part(numbers, top + row, rows, left + within, count * instruction.depth, box), count
                    return Part(numbers, top + row, rows, left + within, instruction.depth, box), 1
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
        return Part(element.widen(data.reshape(-1, instruction.depth)), 0, rows, 0, instruction.depth, None), 1

    def _pair(self, place: int, a: Part, b: Part, instruction: Instruction) -> None:
        """The operands of a product of one of a team's warpgroups are known."""

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

    def fence(self, team: Team) -> None:
        """fence.proxy.async."""
        self.clocks.fence(team)

    # Shared memory as bytes

    def write(self, team: Team, addresses: Any, values: Any, size: int, part: Any = None, threads: Any = None) -> None:
        """Threads write ``size`` bytes each: ``values`` [threads, ...] of so many."""
        threads = team.threads if threads is None else threads
        addresses = np.broadcast_to(np.asarray(addresses), (len(threads),))
        at = self.pieces.at(addresses, size)
        self._show(at)
        self.pieces.boxes[at] = 0
        self.pieces.write(team, at, team.part if part is None else part, threads)
        self._write(addresses, values, size)

    def _write(self, addresses: np.ndarray, values: Any, size: int) -> None:
        if size == CHUNK:
            self.memory.view(np.complex128)[addresses >> 4] = np.ascontiguousarray(values).view(np.complex128)[:, 0]
        else:
            unit = np.dtype(f"u{size}")
            whole = np.ascontiguousarray(np.broadcast_to(values, (len(addresses),)))
            self.memory.view(unit)[addresses // size] = whole.view(unit)

    def read(self, team: Team, addresses: Any, dtype: np.dtype) -> np.ndarray:
        """What threads read at addresses."""
        addresses = np.broadcast_to(np.asarray(addresses), (team.n,))
        at = self.pieces.at(addresses, dtype.itemsize)
        self._show(at)
        self.pieces.read(team, at, team.part, team.threads)
        if not self.pieces.of_threads(at):
            self._forget()
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


@functools.lru_cache(maxsize=256)
def places_of(start: int, size: int, swizzle: int) -> np.ndarray:
    """Where the chunks of 16 bytes of a box are, by their numbers."""
    return swizzled(np.arange(start, start + size, CHUNK), swizzle) >> 4


def _alike(one: Instruction, other: Instruction) -> bool:
    return one.k_major == other.k_major and one.a is other.a and one.b is other.b and one.n == other.n


def _word(value: Any, place: int) -> int:
    """A descriptor of a warpgroup."""
    if not isinstance(value, np.ndarray):
        return int(value)
    mine = value[_GROUP * place : _GROUP * (place + 1)]
    if (mine != mine[0]).any():
        raise Suspect("a descriptor that differs among the threads of a warpgroup")
    return int(mine[0])
