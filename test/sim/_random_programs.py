"""Random functions of one thread, with control flow of all kinds, for test_random_programs."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

import numpy as np

ROW = "memref<16xi32, strided<[1], offset: ?>>"
LOCAL = "memref<8xi32>"
INTEGERS = ("i8", "i32", "i64", "index")
FLOATS = ("f32", "f64")
VECTORS = {"vector<4xi32>": "i32", "vector<2x2xi64>": "i64", "vector<4xf32>": "f32"}
#: What control flow carries.
TYPES = ("i1", *INTEGERS, *FLOATS, *VECTORS, ROW, LOCAL)
BARRIER = "gpu.barrier"

Env = dict[str, list[str]]
#: Blocks of a region and the blocks that they go on to.
Graph = list[list[int]]


def memory(threads: int) -> list[tuple[str, str]]:
    """Names and types of the arrays: a row for each thread; ``uniform`` is the same for all."""
    return [
        ("%in", f"memref<{threads}x16xi32>"),
        ("%wide", f"memref<{threads}x8xi64>"),
        ("%outs", f"memref<{threads}x16xi64>"),
        ("%floats", f"memref<{threads}x8xf64>"),
        ("%uniform", "memref<8xi32>"),
    ]


def arrays(seed: int, threads: int) -> list[np.ndarray]:
    """What the arrays begin with."""
    drawn = np.random.default_rng(seed)
    rows = drawn.integers(-(1 << 31), 1 << 31, (threads, 16)) >> drawn.integers(0, 31, (threads, 16))
    if drawn.random() < 0.5:
        # Some lanes agree with their neighbours, so that warps part in some places and lanes in others.
        rows[:, :2] = np.repeat(rows[::16, :2], 16, axis=0)[:threads]
    return [
        rows.astype("i4"),
        drawn.integers(-(1 << 62), 1 << 62, (threads, 8)),
        np.zeros((threads, 16), "i8"),
        np.zeros((threads, 8)),
        drawn.integers(0, 100, 8).astype("i4"),
    ]


class Writer:
    """Lines of functions of one thread, which change nothing but their own rows of the arrays.

    An environment has the values in reach by their types; "uniform" has numbers (i32) that all threads share. ``together``:
    all threads of the block come by, so that a barrier may stand there.
    """

    def __init__(self, seed: int, threads: int, vectors: bool = False):
        self.random = random.Random(seed)
        self.threads = threads
        self.barriers = self.random.random() < 0.6
        self.atomics = self.random.random() < 0.4
        #: Types to draw from: mostly ``vectors``, or all alike.
        self.drawn = TYPES + tuple(VECTORS) * (6 if vectors else 0)
        self.lines: list[str] = []
        self.count = 0
        #: Functions to call: name, types taken besides what all take, types given, whether all threads must come together.
        self.functions: list[tuple[str, list[str], list[str], bool]] = []
        self.arrays = memory(threads)

    # Text

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def add(self, env: Env, type: str, text: str) -> str:
        name = self.set(text)
        env[type].append(name)
        return name

    @staticmethod
    def inner(env: Env) -> Env:
        return {type: list(names) for type, names in env.items()}

    def types(self, least: int, most: int) -> list[str]:
        return [self.random.choice(self.drawn) for _ in range(self.random.randint(least, most))]

    # Values

    def constant(self, type: str) -> str:
        name = self.name()
        value = self.random.choice([0, 1, 2, 3, -1, 7, 100, -128])
        if type == "i1":
            text = self.random.choice(["true", "false"])
        elif type in VECTORS:
            text = f"dense<{value}{'.0' if 'f' in VECTORS[type] else ''}> : {type}"
        else:
            text = f"{value}{'.0' if type in FLOATS else ''} : {type}"
        self.emit(f"{name} = arith.constant {text}")
        return name

    def value(self, env: Env, type: str) -> str:
        """A value in reach: the newest ones and those from long ago alike."""
        names = env[type]
        if not names or (type not in (ROW, LOCAL) and self.random.random() < 0.05):
            return self.constant(type)
        return names[-1 - int(len(names) * self.random.random() ** 2)]

    def values(self, env: Env, types: list[str]) -> list[str]:
        """A value of each of the types."""
        return [self.value(env, type) for type in types]

    def bounded(self, env: Env, mask: int, *, uniform: bool = False, type: str = "index") -> str:
        """A number from 0 to ``mask``."""
        number, limit, found = self.name(), self.name(), self.name()
        source = self.random.choice(env["uniform"]) if uniform else self.value(env, "i32")
        self.emit(f"{limit} = arith.constant {mask} : i32")
        self.emit(f"{number} = arith.andi {source}, {limit} : i32")
        if type == "i32":
            return number
        self.emit(f"{found} = arith.{'index_cast' if type == 'index' else 'extsi'} {number} : i32 to {type}")
        return found

    def condition(self, env: Env, uniform: bool = False) -> str:
        if not uniform and self.random.random() < 0.4:
            return self.value(env, "i1")
        left = self.random.choice(env["uniform"]) if uniform else self.value(env, "i32")
        right = self.random.choice(env["uniform"]) if uniform else self.value(env, "i32")
        name = self.name()
        self.emit(f"{name} = arith.cmpi {self.random.choice(['slt', 'eq', 'ule', 'ne'])}, {left}, {right} : i32")
        return name

    # Straight code

    def straight(self, env: Env) -> None:
        """One op, which may be nobody's operand."""
        pick = self.random.random()
        if pick < 0.2:
            self.access(env)
            return
        type = self.random.choice([type for type in self.drawn if type not in (ROW, LOCAL)])
        element = VECTORS.get(type, type)
        if self.random.random() < 0.2:
            self.add(
                env, type, f"arith.select {', '.join([self.condition(env), *self.values(env, [type] * 2)])} : {type}"
            )
        elif type in VECTORS and self.random.random() < 0.4:
            self.part_of_vector(env, type, element)
        elif type == "i1":
            other = self.random.choice(INTEGERS)
            compare = self.random.choice(["slt", "ult", "eq", "sge"])
            self.add(env, type, f"arith.cmpi {compare}, {', '.join(self.values(env, [other] * 2))} : {other}")
        elif self.random.random() < 0.25 and type not in VECTORS:
            self.convert(env, type)
        else:
            ops = (
                ("addf", "subf", "mulf")
                if "f" in element
                else ("addi", "subi", "muli", "xori", "ori", "maxsi", "minui")
            )
            self.add(env, type, f"arith.{self.random.choice(ops)} {', '.join(self.values(env, [type] * 2))} : {type}")

    def part_of_vector(self, env: Env, type: str, element: str) -> None:
        value = self.value(env, type)
        at = "1, 0" if "x2x" in type else str(self.random.randrange(4))
        pick = self.random.random()
        if pick < 0.4:
            self.add(env, element, f"vector.extract {value}[{at}] : {element} from {type}")
        elif pick < 0.7:
            self.add(env, type, f"vector.insert {self.value(env, element)}, {value} [{at}] : {element} into {type}")
        else:
            self.add(env, type, f"vector.broadcast {self.value(env, element)} : {element} to {type}")

    def convert(self, env: Env, type: str) -> None:
        if type in FLOATS:
            self.add(env, type, f"arith.sitofp {self.value(env, 'i8')} : i8 to {type}")
        elif type == "index":
            self.add(env, type, f"arith.index_cast {self.value(env, 'i64')} : i64 to index")
        elif type == "i8":
            self.add(env, type, f"arith.trunci {self.value(env, 'i32')} : i32 to i8")
        elif type == "i32":
            self.add(env, type, f"arith.trunci {self.value(env, 'i64')} : i64 to i32")
        else:
            self.add(env, type, f"arith.extui {self.value(env, 'i8')} : i8 to i64")

    def access(self, env: Env) -> None:
        """A load, a store or an atomic in the thread's own memory."""
        pick = self.random.random()
        if pick < 0.25:
            at = self.bounded(env, 7)
            if self.random.random() < 0.5:
                self.add(env, "i64", f"memref.load %wide[%t, {at}] : {self.arrays[1][1]}")
            else:
                self.emit(f"memref.store {self.value(env, 'i64')}, %wide[%t, {at}] : {self.arrays[1][1]}")
            return
        type = self.random.choice([ROW, LOCAL, "scratch"])
        source = self.random.choice(env["scratch"]) if type == "scratch" and env["scratch"] else ""
        if not source:
            type = ROW if type == "scratch" else type
            source = self.value(env, type)
        type = LOCAL if type == "scratch" else type
        most = 15 if type == ROW else 7
        if pick < 0.4:
            at = self.bounded(env, most // 4)
            if self.random.random() < 0.5:
                self.add(env, "vector<4xi32>", f"vector.load {source}[{at}] : {type}, vector<4xi32>")
            else:
                self.emit(f"vector.store {self.value(env, 'vector<4xi32>')}, {source}[{at}] : {type}, vector<4xi32>")
        elif self.atomics and pick < 0.6 and type == ROW:
            at = self.bounded(env, most)
            self.add(
                env, "i32", f"memref.atomic_rmw addi {self.value(env, 'i32')}, {source}[{at}] : (i32, {type}) -> i32"
            )
        elif pick < 0.85:
            at = self.bounded(env, most)
            self.add(env, "i32", f"memref.load {source}[{at}] : {type}")
        else:
            at = self.bounded(env, most)
            self.emit(f"memref.store {self.value(env, 'i32')}, {source}[{at}] : {type}")

    def allocate(self, env: Env, type: str) -> str:
        name, zero, first = self.name(), self.name(), self.name()
        self.emit(f"{name} = memref.alloca() : {LOCAL}")
        self.emit(f"{zero} = arith.constant dense<{self.random.randrange(9)}> : vector<8xi32>")
        self.emit(f"{first} = arith.constant 0 : index")
        self.emit(f"vector.store {zero}, {name}[{first}] : {LOCAL}, vector<8xi32>")
        env[type].append(name)
        return name

    def observe(self, env: Env, type: str) -> None:
        """Has a value of the type change what the thread leaves in its rows."""
        value = self.value(env, type)
        if type in (ROW, LOCAL):
            value, type = self.set(f"memref.load {value}[{self.at(self.random.randrange(8))}] : {type}"), "i32"
        elif type in VECTORS:
            at = "1, 1" if "x2x" in type else str(self.random.randrange(4))
            value, type = self.set(f"vector.extract {value}[{at}] : {VECTORS[type]} from {type}"), VECTORS[type]
        if type in FLOATS:
            wide = value if type == "f64" else self.set(f"arith.extf {value} : f32 to f64")
            self.emit(f"memref.store {wide}, %floats[%t, {self.at(self.random.randrange(8))}] : {self.arrays[3][1]}")
            return
        wide = value
        if type != "i64":
            wide = self.set(f"arith.{'index_cast' if type == 'index' else 'extsi'} {value} : {type} to i64")
        place = self.at(self.random.randrange(16))
        # Later values of one place do not cover earlier ones.
        old = self.set(f"memref.load %outs[%t, {place}] : {self.arrays[2][1]}")
        factor = self.set("arith.constant 31 : i64")
        scaled = self.set(f"arith.muli {old}, {factor} : i64")
        self.emit(
            f"memref.store {self.set(f'arith.addi {scaled}, {wide} : i64')}, %outs[%t, {place}] : {self.arrays[2][1]}"
        )

    def set(self, text: str) -> str:
        """The name of what the text makes."""
        name = self.name()
        self.emit(f"{name} = {text}")
        return name

    def at(self, number: int) -> str:
        """A number that is an index."""
        return self.set(f"arith.constant {number} : index")

    # Control flow

    def body(self, env: Env, depth: int, together: bool, least: int = 1) -> None:
        """Several ops, some of which have regions."""
        for _ in range(self.random.randint(least, 5)):
            if self.barriers and together and self.random.random() < 0.25:
                self.emit(BARRIER)
            if depth < 3 and self.random.random() < 0.3:
                kinds = [self.loop, self.branch, self.spin, self.switch, self.execute, self.call]
                self.random.choice(kinds)(env, depth + 1, together)
            elif self.random.random() < 0.2:
                self.observe(env, self.random.choice(self.drawn))
            else:
                self.straight(env)

    def finish(self, env: Env, op: str, types: list[str]) -> None:
        """A terminator with operands of these types."""
        values = self.values(env, types)
        self.emit(f"{op} {', '.join(values)} : {', '.join(types)}" if types else op)

    @contextlib.contextmanager
    def results(self, env: Env, types: list[str]) -> Iterator[str]:
        """The text in front of an op with results of these types, which are in reach behind it."""
        names = [self.name() for _ in types]
        yield f"{', '.join(names)} = " if types else ""
        for type, name in zip(types, names):
            env[type].append(name)
            if self.random.random() < 0.4:
                self.observe({**env, type: [name]}, type)

    def agree(self, together: bool) -> bool:
        """Whether all threads are to go the same way."""
        return together and self.random.random() < 0.6

    def loop(self, env: Env, depth: int, together: bool) -> None:
        uniform = self.agree(together)
        kind = self.random.choice(["index", "index", "i32", "i64"])
        step = self.name()
        self.emit(f"{step} = arith.constant {self.random.choice([1, 1, 2])} : {kind}")
        lower, upper = (self.bounded(env, m, uniform=uniform, type=kind) for m in (self.random.choice([0, 1]), 3))
        types = self.types(0, 4)
        if types and self.random.random() < 0.6:
            types.append(self.random.choice(types))
        arguments = [self.name() for _ in types]
        given = ", ".join(f"{a} = {b}" for a, b in zip(arguments, self.values(env, types)))
        carried = f" iter_args({given}) -> ({', '.join(types)})" if types else ""
        typed = "" if kind == "index" else f" : {kind}"
        unsigned = "unsigned " if self.random.random() < 0.2 else ""
        counter = self.name()
        with self.results(env, types) as front:
            self.emit(f"{front}scf.for {unsigned}{counter} = {lower} to {upper} step {step}{carried}{typed} {{")
            inner = self.inner(env)
            inner[kind].append(counter)
            for type, argument in zip(types, arguments):
                inner[type].append(argument)
            if uniform and kind == "i32":
                inner["uniform"].append(counter)
            if self.random.random() < 0.2:
                self.allocate(inner, "scratch")
            self.body(inner, depth, uniform, 0)
            if types:
                values = self.values(inner, types)
                if self.random.random() < 0.5:
                    # Values that change places, and others that stay.
                    values = [self.random.choice([a for a, b in zip(arguments, types) if b == type]) for type in types]
                self.emit(f"scf.yield {', '.join(values)} : {', '.join(types)}")
            self.emit("}")

    def branch(self, env: Env, depth: int, together: bool) -> None:
        uniform = self.agree(together)
        types = self.types(0, 3)
        condition = self.condition(env, uniform)
        with self.results(env, types) as front:
            self.emit(f"{front}scf.if {condition}{' -> (' + ', '.join(types) + ')' if types else ''} {{")
            for i in range(2 if types or self.random.random() < 0.5 else 1):
                if i:
                    self.emit("} else {")
                inner = self.inner(env)
                self.body(inner, depth, uniform, 0)
                if types:
                    self.finish(inner, "scf.yield", types)
            self.emit("}")

    def spin(self, env: Env, depth: int, together: bool) -> None:
        """scf.while, which a counter ends; it forwards other values than it carries."""
        uniform = self.agree(together)
        carried, forwarded = ["i32", *self.types(0, 3)], ["i32", *self.types(0, 3)]
        arguments, parameters = [self.name() for _ in carried], [self.name() for _ in forwarded]
        zero, one, go = self.name(), self.name(), self.name()
        self.emit(f"{zero} = arith.constant 0 : i32")
        self.emit(f"{one} = arith.constant 1 : i32")
        end = self.bounded(env, 3, uniform=uniform, type="i32")
        initial = [zero, *self.values(env, carried[1:])]
        given = ", ".join(f"{a} = {b}" for a, b in zip(arguments, initial))
        with self.results(env, forwarded) as front:
            self.emit(f"{front}scf.while ({given}) : ({', '.join(carried)}) -> ({', '.join(forwarded)}) {{")
            inner = self.inner(env)
            for type, argument in zip(carried, arguments):
                inner[type].append(argument)
            self.body(inner, depth, uniform, 0)
            self.emit(f"{go} = arith.cmpi slt, {arguments[0]}, {end} : i32")
            if not uniform:
                other, both = self.condition(inner), self.name()
                self.emit(f"{both} = arith.andi {go}, {other} : i1")
                go = both
            values = [arguments[0], *self.values(inner, forwarded[1:])]
            self.emit(f"scf.condition({go}) {', '.join(values)} : {', '.join(forwarded)}")
            self.emit("} do {")
            self.emit(f"^bb0({', '.join(f'{a}: {b}' for a, b in zip(parameters, forwarded))}):")
            inner = self.inner(env)
            for type, argument in zip(forwarded, parameters):
                inner[type].append(argument)
            self.body(inner, depth, uniform, 0)
            next_ = self.name()
            self.emit(f"{next_} = arith.addi {parameters[0]}, {one} : i32")
            values = [next_, *self.values(inner, carried[1:])]
            self.emit(f"scf.yield {', '.join(values)} : {', '.join(carried)}")
            self.emit("}")

    def switch(self, env: Env, depth: int, together: bool) -> None:
        uniform = self.agree(together)
        types = self.types(0, 3)
        flag = self.bounded(env, 3, uniform=uniform)
        with self.results(env, types) as front:
            self.emit(f"{front}scf.index_switch {flag}{' -> ' + ', '.join(types) if types else ''}")
            for case in [*self.random.sample(range(5), self.random.randint(1, 3)), None]:
                self.emit("default {" if case is None else f"case {case} {{")
                inner = self.inner(env)
                self.body(inner, depth, uniform, 0)
                self.finish(inner, "scf.yield", types)
                self.emit("}")

    def execute(self, env: Env, depth: int, together: bool) -> None:
        """A region that is executed once: of one block, or of several that go to each other."""
        types = self.types(0, 3)
        scope = self.random.random() < 0.5
        if scope:
            # What is taken in the scope is given back with it.
            types = [type for type in types if type != LOCAL]
        op, end = (
            ("memref.alloca_scope", "memref.alloca_scope.return") if scope else ("scf.execute_region", "scf.yield")
        )
        with self.results(env, types) as front:
            self.emit(f"{front}{op}{' -> (' + ', '.join(types) + ')' if types else ''} {{")
            inner = self.inner(env)
            if scope:
                self.allocate(inner, "scratch")
            if scope or self.random.random() < 0.3:
                self.body(inner, depth, together)
                self.finish(inner, end, types)
            else:
                self.blocks(inner, depth, together, end, types)
            self.emit("}")

    def graph(self, several: bool) -> Graph:
        """The successors of some blocks; a block whose list is empty ends the region, as the last one or ``several`` do."""
        count = self.random.randint(2, 6)
        ends = {count - 1} | {i for i in range(1, count - 1) if several and self.random.random() < 0.2}
        found: Graph = [[] for _ in range(count)]
        for block in range(1, count):
            # All are reached; at most three ways lead on.
            before = [i for i in range(block) if i not in ends and len(found[i]) < 3]
            if not before:
                before = [i for i in range(block) if i not in ends]
            found[self.random.choice(before)].append(block)
        for block in set(range(count)) - ends:
            while not found[block] or (len(found[block]) < 3 and self.random.random() < 0.3):
                found[block].append(self.random.randrange(block + 1, count))
            if block and self.random.random() < 0.5:
                # A way back is taken last, while the counter lasts.
                found[block].append(self.random.randrange(1, block + 1))
        return found

    def blocks(self, env: Env, depth: int, together: bool, end: str, types: list[str]) -> None:
        """Blocks with arguments. Each has a counter, which every way back takes one of, so that all comes to an end."""
        # The lowering takes one end of scf.execute_region.
        graph = self.graph(end == "return")
        uniform = self.agree(together)
        prefix = f"^b{self.count}_"
        kinds = [["i32", *self.types(0, 3)] for _ in graph]
        # Control does not come back to a region's first block.
        kinds[0] = []
        arguments = [[self.name() for _ in each] for each in kinds]
        dominators = dominators_of(graph)
        made: list[Env] = []
        left, zero, one = (self.name() for _ in range(3))
        for block, after in enumerate(graph):
            above = max(dominators[block] - {block}, default=None)
            inner = self.inner(env if above is None else made[above])
            if block:
                shown = ", ".join(f"{a}: {b}" for a, b in zip(arguments[block], kinds[block]))
                self.emit(f"{prefix}{block}({shown}):")
                left = arguments[block][0]
                for type, argument in zip(kinds[block], arguments[block]):
                    inner[type].append(argument)
            else:
                self.emit(f"{zero} = arith.constant 0 : i32")
                self.emit(f"{one} = arith.constant 1 : i32")
                left = self.name()
                self.emit(f"{left} = arith.constant {self.random.randint(1, 5)} : i32")
            self.body(inner, depth, uniform, 0)
            made.append(inner)
            if after:
                self.go_on(inner, block, after, kinds, prefix, (left, zero, one), uniform)
            else:
                self.finish(inner, end, types)

    def go_on(
        self, env: Env, block: int, after: list[int], kinds: list[list[str]], prefix: str,
        counter: tuple[str, str, str], uniform: bool,
    ) -> None:  # fmt: skip
        """A terminator that goes to one of the blocks ``after``."""
        left, zero, one = counter
        back = after[-1] <= block
        less = more = left
        if back:
            less, more = self.name(), self.name()
            self.emit(f"{less} = arith.subi {left}, {one} : i32")
            self.emit(f"{more} = arith.cmpi sgt, {left}, {zero} : i32")

        def way(target: int) -> str:
            types = kinds[target]
            values = [less if target <= block else left, *self.values(env, types[1:])]
            return f"{prefix}{target}({', '.join(values)} : {', '.join(types)})"

        if len(after) == 1:
            self.emit(f"cf.br {way(after[0])}")
        elif len(after) == 2:
            condition = self.condition(env, uniform)
            if back:
                go = self.name()
                self.emit(f"{go} = arith.andi {more}, {condition} : i1")
                self.emit(f"cf.cond_br {go}, {way(after[1])}, {way(after[0])}")
            else:
                self.emit(f"cf.cond_br {condition}, {way(after[0])}, {way(after[1])}")
        else:
            flag = self.bounded(env, 3, uniform=uniform, type="i32")
            if back:
                go = self.name()
                self.emit(f"{go} = arith.select {more}, {flag}, {zero} : i32")
                flag = go
            first, *others = after
            cases = ", ".join(f"{i + 1}: {way(target)}" for i, target in enumerate(others))
            self.emit(f"cf.switch {flag} : i32, [default: {way(first)}, {cases}]")

    # Functions

    def call(self, env: Env, depth: int, together: bool) -> None:
        known = [each for each in self.functions if together or not each[3]]
        if not known:
            self.straight(env)
            return
        name, taken, types, _ = self.random.choice(known)
        given = ["%t", *(array for array, _ in self.arrays), *self.values(env, taken)]
        kinds = ["index", *(type for _, type in self.arrays), *taken]
        with self.results(env, types) as front:
            self.emit(f"{front}func.call @{name}({', '.join(given)}) : ({', '.join(kinds)}) -> ({', '.join(types)})")

    def open(self, taken: list[tuple[str, str]]) -> Env:
        """The values in reach at a function's begin."""
        env: Env = {type: [] for type in (*TYPES, "uniform", "scratch")}
        for name, type in taken:
            env[type].append(name)
        env["index"].append("%t")
        for i in range(3):
            at = self.at(i)
            self.add(env, "i32", f"memref.load %in[%t, {at}] : {self.arrays[0][1]}")
            self.add(env, "uniform", f"memref.load %uniform[{at}] : {self.arrays[4][1]}")
        row = f"memref.subview %in[%t, 0] [1, 16] [1, 1] : {self.arrays[0][1]} to {ROW}"
        self.add(env, ROW, row)
        self.allocate(env, LOCAL)
        self.allocate(env, LOCAL)
        return env

    def function(self, name: str) -> None:
        """A function to be called; only where it has no barrier of its own may threads come to it in parts."""
        together = self.random.random() < 0.5
        barriers, self.barriers = self.barriers, self.barriers and together
        taken, types = self.types(0, 4), [type for type in self.types(0, 3) if type != LOCAL]
        names = [self.name() for _ in taken]
        given = [("%t", "index"), *self.arrays, *zip(names, taken)]
        returned = f" -> ({', '.join(types)})" if types else ""
        self.emit(f"func.func private @{name}({', '.join(f'{a}: {b}' for a, b in given)}){returned} {{")
        env = self.open(list(zip(names, taken)))
        if self.random.random() < 0.5:
            self.blocks(env, 1, together, "return", types)
        else:
            self.body(env, 1, together, 3)
            self.finish(env, "return", types)
        self.emit("}")
        self.barriers = barriers
        self.functions.append((name, taken, types, barriers and together))

    def module(self) -> str:
        """All functions; ``@thread`` is the one to run for each thread."""
        for i in range(self.random.randint(0, 3)):
            self.function(f"callee{i}")
        self.emit(f"func.func @thread(%t: index, {', '.join(f'{a}: {b}' for a, b in self.arrays)}) {{")
        env = self.open([])
        for _ in range(self.random.randint(2, 4)):
            self.body(env, 0, True, 3)
        for type in TYPES * 2:
            self.observe(env, type)
        if self.random.random() < 0.4:
            self.blocks(env, 1, True, "return", [])
        else:
            self.emit("return")
        self.emit("}")
        return "\n".join(self.lines)


def dominators_of(graph: Graph) -> list[set[int]]:
    found = [set(range(len(graph))) for _ in graph]
    found[0] = {0}
    changed = True
    while changed:
        changed = False
        for block in range(1, len(graph)):
            before = [found[i] for i, after in enumerate(graph) if block in after]
            new = set.intersection(*before) | {block}
            if new != found[block]:
                found[block], changed = new, True
    return found
