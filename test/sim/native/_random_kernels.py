"""Random kernels of threads that exchange nothing, and now and then fail: straight code, branches and loops on global memory."""

from __future__ import annotations

import math
import random

import numpy as np

#: Arrays of the kernels: names, element types and sizes. Threads write where they own the element, mostly.
ARRAYS = (("%a", "i32", 300), ("%b", "f32", 300), ("%c", "i64", 300), ("%d", "f16", 300), ("%e", "f64", 300))
GATHERED = ("%t", "i32", 16)
_INTEGERS, _FLOATS = ("i32", "i64", "index"), ("f32", "f16", "f64")
_ARITHMETIC = {"i": ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui"), "f": ("addf", "subf", "mulf")}

Env = dict[str, list[str]]


class Kernel:
    """The text of a kernel, its launch and its arguments. ``faulty``: how likely an access is to be wrong."""

    #: Sizes of a block, and what stands behind the arguments.
    shapes: tuple[int | tuple[int, ...], ...] = (1, 8, 32, 64, 100)
    more = ""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.faulty = self.random.choice([0, 0, 0.02, 0.1])
        self.shape = self.random.choice(self.shapes)
        self.block = math.prod(self.shape) if isinstance(self.shape, tuple) else self.shape
        self.grid = self.random.randint(1, 300 // self.block)
        self.lines: list[str] = []
        self.count = 0
        env: Env = {type: [] for type in ("i1", *_INTEGERS, *_FLOATS)}
        self.own = self.set("gpu.global_id x")
        env["index"] += [
            self.own,
            self.set("gpu.thread_id x"),
            self.set("gpu.lane_id"),
            self.set("gpu.block_dim x"),
            "%n",
        ]
        env["i32"].append("%k")
        env["f32"].append("%f")
        self.body(env, 0)
        arrays = ", ".join(f"{name}: memref<?x{type}>" for name, type, _ in (*ARRAYS, GATHERED))
        lines = "\n".join(self.lines)
        self.text = f"""gpu.module @kernels {{
gpu.func @kernel(%n: index, %k: i32, %f: f32, {arrays}){self.more} kernel {{
{lines}
gpu.return
}}
}}
"""

    def arguments(self) -> list[object]:
        """Fresh ones, the same for each call."""
        rng = np.random.default_rng(len(self.text))
        arrays: list[object] = [self.grid * self.block, 7, 1.5]
        for _, type, size in (*ARRAYS, GATHERED):
            values = rng.integers(-50, 50, size) if size > 16 else rng.integers(0, 16, size)
            arrays.append(values.astype({"i": "int", "f": "float"}[type[0]] + type[1:]))
        return arrays

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def set(self, text: str) -> str:
        self.count += 1
        self.emit(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def value(self, env: Env, type: str) -> str:
        if env[type] and self.random.random() < 0.9:
            return self.random.choice(env[type])
        if type == "i1":
            return self.set(f"arith.constant {self.random.choice(['true', 'false'])}")
        number = self.random.choice([0, 1, 2, 3, 7, -1, 31])
        return self.set(f"arith.constant {number}{'.5' if type in _FLOATS else ''} : {type}")

    def index(self, env: Env, size: int) -> str:
        """An index: the thread's own, or one of a small array; now and then any."""
        if self.random.random() < self.faulty:
            return self.value(env, "index")
        if size > 16:
            return self.own
        return self.set(f"arith.andi {self.value(env, 'index')}, {self.set('arith.constant 15 : index')} : index")

    def access(self, env: Env) -> None:
        name, type, size = self.random.choice((*ARRAYS, GATHERED))
        if self.random.random() < 0.5 or (size == 16 and self.random.random() >= self.faulty):
            env[type].append(self.set(f"memref.load {name}[{self.index(env, size)}] : memref<?x{type}>"))
        else:
            self.emit(f"memref.store {self.value(env, type)}, {name}[{self.index(env, size)}] : memref<?x{type}>")

    def straight(self, env: Env) -> None:
        pick = self.random.random()
        if pick < 0.35:
            self.access(env)
            return
        type = self.random.choice((*_INTEGERS, *_FLOATS))
        one, other = self.value(env, type), self.value(env, type)
        kind = "f" if type in _FLOATS else "i"
        if pick < 0.45:
            predicate = self.random.choice(["olt", "une", "oge"] if kind == "f" else ["slt", "ult", "eq"])
            env["i1"].append(self.set(f"arith.cmp{kind} {predicate}, {one}, {other} : {type}"))
        elif pick < 0.52:
            env[type].append(self.set(f"arith.select {self.value(env, 'i1')}, {one}, {other} : {type}"))
        elif pick < 0.6 and kind == "i":
            divisor = other
            if self.random.random() >= self.faulty:
                low = self.set(f"arith.andi {other}, {self.set(f'arith.constant 7 : {type}')} : {type}")
                divisor = self.set(f"arith.ori {low}, {self.set(f'arith.constant 1 : {type}')} : {type}")
            name = self.random.choice(["divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi"])
            env[type].append(self.set(f"arith.{name} {one}, {divisor} : {type}"))
        elif pick < 0.66:
            env[type].append(self.convert(env, type))
        elif pick < 0.7 and kind == "f":
            env[type].append(self.set(f"math.fma {one}, {other}, {self.value(env, type)} : {type}"))
        else:
            env[type].append(self.set(f"arith.{self.random.choice(_ARITHMETIC[kind])} {one}, {other} : {type}"))

    def convert(self, env: Env, type: str) -> str:
        if type in _FLOATS:
            return self.set(f"arith.sitofp {self.value(env, 'i32')} : i32 to {type}")
        if type == "index":
            return self.set(f"arith.index_cast {self.value(env, 'i32')} : i32 to index")
        if type == "i32":
            return self.set(f"arith.trunci {self.value(env, 'i64')} : i64 to i32")
        return self.set(f"arith.extsi {self.value(env, 'i32')} : i32 to i64")

    def body(self, env: Env, depth: int) -> None:
        for _ in range(self.random.randint(3, 10)):
            pick = self.random.random()
            if depth < 2 and pick < 0.12:
                self.branch(env, depth + 1)
            elif depth < 2 and pick < 0.2:
                self.loop(env, depth + 1)
            elif depth < 2 and pick < 0.24:
                self.spin(env, depth + 1)
            else:
                self.straight(env)

    def branch(self, env: Env, depth: int) -> None:
        type = self.random.choice((*_INTEGERS, *_FLOATS))
        condition = self.value(env, "i1")
        self.count += 1
        result = f"%v{self.count}"
        self.emit(f"{result} = scf.if {condition} -> ({type}) {{")
        for number in range(2):
            inner = {each: list(names) for each, names in env.items()}
            self.body(inner, depth)
            self.emit(f"scf.yield {self.value(inner, type)} : {type}")
            self.emit("}" if number else "} else {")
        env[type].append(result)

    def loop(self, env: Env, depth: int) -> None:
        type = self.random.choice((*_INTEGERS, *_FLOATS))
        zero, one = (self.set(f"arith.constant {number} : index") for number in (0, 1))
        least = self.set("arith.constant 3 : index")
        end = self.set(f"arith.andi {self.value(env, 'index')}, {least} : index")
        first = self.value(env, type)
        self.count += 3
        result, counter, carried = (f"%v{self.count - number}" for number in range(3))
        self.emit(
            f"{result} = scf.for {counter} = {zero} to {end} step {one} iter_args({carried} = {first}) -> ({type}) {{"
        )
        inner = {each: list(names) for each, names in env.items()}
        inner["index"].append(counter)
        inner[type].append(carried)
        self.body(inner, depth)
        self.emit(f"scf.yield {self.value(inner, type)} : {type}")
        self.emit("}")
        env[type].append(result)

    def spin(self, env: Env, depth: int) -> None:
        """A loop without bounds, which a counter ends; now and then it does not."""
        type = self.random.choice((*_INTEGERS, *_FLOATS))
        zero, one, end = (self.set(f"arith.constant {number} : i32") for number in (0, 1, self.random.randint(0, 3)))
        if self.random.random() < self.faulty / 2:
            one = zero
        first = self.value(env, type)
        self.count += 8
        names = [f"%v{self.count - number}" for number in range(8)]
        many, result, counter, carried, count, given, again, next = names
        self.emit(
            f"{many}, {result} = scf.while ({counter} = {zero}, {carried} = {first}) : (i32, {type}) -> (i32, {type}) {{"
        )
        inner = {each: list(known) for each, known in env.items()}
        inner[type].append(carried)
        self.straight(inner)
        self.emit(f"{again} = arith.cmpi slt, {counter}, {end} : i32")
        self.emit(f"scf.condition({again}) {counter}, {self.value(inner, type)} : i32, {type}")
        self.emit("} do {")
        self.emit(f"^bb0({count}: i32, {given}: {type}):")
        inner = {each: list(known) for each, known in env.items()}
        inner[type].append(given)
        self.body(inner, depth)
        self.emit(f"{next} = arith.addi {count}, {one} : i32")
        self.emit(f"scf.yield {next}, {self.value(inner, type)} : i32, {type}")
        self.emit("}")
        env[type].append(result)
        env["i32"].append(many)
