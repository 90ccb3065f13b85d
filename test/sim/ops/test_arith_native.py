"""Random chains of arith's ops: the simulator gives what the same function gives, compiled for the CPU."""

from __future__ import annotations

import random

import numpy as np
import pytest

import gpuir
from gpuir import execution, sim

LENGTH = 64
INTEGER = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui", "shli", "shrsi", "shrui",
           "divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi", "ceildivui"]  # fmt: skip
# Not maxnumf and minnumf: of two zeros either may come out.
FLOAT = ["addf", "subf", "mulf", "divf", "maximumf", "minimumf", "remf"]


class Chain:
    """Lines of a loop's body over values of several types; each value is stored."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.values: dict[str, list[str]] = {type: [f"%{type}"] for type in ("i8", "i16", "i32", "i64", "f32", "f64")}
        self.count = 0
        for _ in range(40):
            self.step()

    def value(self, type: str) -> str:
        return self.random.choice(self.values[type])

    def new(self, type: str, text: str) -> str:
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"{name} = arith.{text}")
        self.values[type].append(name)
        return name

    def step(self) -> None:
        type = self.random.choice(list(self.values))
        kind = self.random.random()
        bits = int(type[1:])
        if kind < 0.6:
            op = self.random.choice(INTEGER if type[0] == "i" else FLOAT)
            left, right = self.value(type), self.value(type)
            if op[:2] == "sh":
                right = self.masked(type, right, bits - 1)
            elif "div" in op or op[:4] == "rems" or op[:4] == "remu":
                # Positive and not 0: no division by 0, and none of the least by -1.
                if type[0] == "i":
                    one = f"%one{self.count}"
                    self.lines.append(f"{one} = arith.constant 1 : {type}")
                    right = self.new(type, f"ori {self.masked(type, right, (1 << (bits - 1)) - 1)}, {one} : {type}")
            self.new(type, f"{op} {left}, {right} : {type}")
        elif kind < 0.75:
            compare = f"cmpi {self.random.choice(['slt', 'ule', 'eq', 'uge', 'sgt'])}" if type[0] == "i" else (
                f"cmpf {self.random.choice(['olt', 'ueq', 'one', 'ult', 'uno', 'oge'])}")  # fmt: skip
            self.lines.append(f"%c{self.count} = arith.{compare}, {self.value(type)}, {self.value(type)} : {type}")
            self.new(type, f"select %c{self.count}, {self.value(type)}, {self.value(type)} : {type}")
        else:
            self.convert(type)

    def masked(self, type: str, value: str, mask: int) -> str:
        self.lines.append(f"%mask{self.count} = arith.constant {mask} : {type}")
        return self.new(type, f"andi {value}, %mask{self.count} : {type}")

    def convert(self, target: str) -> None:
        source = self.random.choice([type for type in self.values if type != target])
        value = self.value(source)
        if source[0] == target[0]:
            narrower = int(target[1:]) < int(source[1:])
            op = "truncf" if narrower else "extf"
            if source[0] == "i":
                op = "trunci" if narrower else self.random.choice(["extsi", "extui"])
        elif source[0] == "i":
            op = self.random.choice(["sitofp", "uitofp"])
        else:
            # From floats to integers only what fits: the rest is poison.
            value = self.new(source, f"sitofp {self.value('i8')} : i8 to {source}")
            op = "fptosi"
        self.new(target, f"{op} {value} : {source} to {target}")

    def text(self) -> str:
        named = [(name, type) for type, names in self.values.items() for name in names[1:]]
        counts = {type: max(1, len(names) - 1) for type, names in self.values.items()}
        arguments = [
            f"%a{type}: memref<{LENGTH}x{type}>, %o{type}: memref<{counts[type]}x{LENGTH}x{type}>" for type in counts
        ]
        seen: dict[str, int] = {}
        stores = []
        for name, type in named:
            at = seen[type] = seen.get(type, -1) + 1
            stores.append(f"memref.store {name}, %o{type}[%k{at}, %i] : memref<{counts[type]}x{LENGTH}x{type}>")
        return "\n".join(
            [
                f"func.func @f({', '.join(arguments)}) {{",
                *(f"%k{n} = arith.constant {n} : index" for n in range(max(counts.values()))),
                "%zero = arith.constant 0 : index",
                "%step = arith.constant 1 : index",
                f"%end = arith.constant {LENGTH} : index",
                "LOOP",
                *(f"%{type} = memref.load %a{type}[%i] : memref<{LENGTH}x{type}>" for type in counts),
                *self.lines,
                *stores,
                "END",
                "return",
                "}",
            ]
        )

    def arrays(self) -> list[np.ndarray]:
        found = []
        drawn = np.random.default_rng(self.random.randrange(1 << 30))
        for type, names in self.values.items():
            dtype = np.dtype(f"{'i' if type[0] == 'i' else 'f'}{int(type[1:]) // 8}")
            if type[0] == "i":
                bits = int(type[1:])
                values = drawn.integers(-(1 << (bits - 1)), 1 << (bits - 1), LENGTH, np.int64) >> drawn.integers(
                    0, bits, LENGTH
                )
            else:
                values = drawn.normal(size=LENGTH) * 10.0 ** drawn.integers(-6, 7, LENGTH)
            found += [values.astype(dtype), np.zeros((max(1, len(names) - 1), LENGTH), dtype)]
        return found


@pytest.mark.parametrize("number", range(6))
def test_chain(number, seed):
    chain = Chain(seed)
    with gpuir.Context():
        loop = chain.text().replace("LOOP", "scf.for %i = %zero to %end step %step {").replace("END", "}")
        kernel = chain.text().replace("LOOP", "%i = gpu.thread_id x").replace("END", "")
        native = execution.jit(gpuir.parse(loop))
        start = chain.arrays()
        expected, lanes, host = ([each.copy() for each in start] for _ in range(3))
        native.call("f", *expected)
        sim.launch(kernel, "f", 1, LENGTH, *lanes, checks=False)
        sim.run(loop, "f", *host)
    for found in (lanes, host):
        for one, other in zip(found, expected):
            # The CPU's NaNs have a sign of their own.
            differ = (one.view(f"u{one.itemsize}") != other.view(f"u{one.itemsize}")) & ~(
                (one != one) & (other != other)
            )
            assert not differ.any(), (
                f"{one[differ]} instead of {other[differ]} in row {np.nonzero(differ)[0][0]} of {one.dtype}\n{loop}"
            )
