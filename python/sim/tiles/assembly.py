"""PTX on elements: code of instructions that compute, on registers that hold the elements of all programs at once.

What a predicate holds back keeps its old value; elements that branch go on where the least of them is.

Source: PTX ISA, "Integer Arithmetic Instructions" to "Data Movement and Conversion Instructions". A register is an array of bits,
which each instruction reads as the types in its name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.floats import rounded
from gpuir.sim.terms import Array
from gpuir.sim.tiles.packed import Type, converted_pair, type_of

__all__ = ["Assembly", "UnknownInstruction", "instructions"]

#: Bits of a register by its constraint, and of one that the text declares by its type.
_CONSTRAINTS = {"h": 16, "r": 32, "l": 64, "f": 32, "d": 64, "c": 16}


class UnknownInstruction(ValueError):
    """An instruction, or an operand, that is not simulated."""


def _known_type(name: str) -> Type:
    """The type of that name in an instruction's."""
    type = type_of(name)
    if type is None:
        raise UnknownInstruction(f"the type .{name}")
    return type


def _dtype(name: str) -> np.dtype:
    """The dtype of a type of single numbers."""
    type = _known_type(name)
    if type.numbers > 1:
        raise UnknownInstruction(f"the type .{name}")
    return type.dtype


def _shift(operate: Callable[..., Any], fill: bool) -> Callable[..., Any]:
    def shift(a: Array, b: Array) -> Array:
        bits = 8 * a.dtype.itemsize
        by = np.minimum(b.astype(np.uint64), bits - 1).astype(a.dtype)
        done = operate(a, by)
        if fill and a.dtype.kind == "i":
            return done
        return np.where(b.astype(np.uint64) >= bits, a.dtype.type(0), done)

    return shift


def _high(a: Array, b: Array) -> Array:
    bits = 8 * a.dtype.itemsize
    if bits == 64:
        raise UnknownInstruction("mul.hi of 64 bits")
    wide = np.int64 if a.dtype.kind == "i" else np.uint64
    return ((a.astype(wide) * b.astype(wide)) >> wide(bits)).astype(a.dtype)


def _select(yes: Array, no: Array, flag: Array) -> Array:
    return np.where(flag, yes, no)


def _bits(count: Callable[[int, int], int]) -> Callable[[Array], Array]:
    def run(a: Array) -> Array:
        width = 8 * a.dtype.itemsize
        return np.array([count(int(each), width) for each in a.reshape(-1)], np.uint32).reshape(a.shape)

    return run


#: What an instruction of one type does, by its name without modifiers; operands are of that type.
_PLAIN: dict[str, Callable[..., Any]] = {
    "mov": lambda a: a,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "mul.lo": lambda a, b: a * b,
    "mul.hi": _high,
    "mad.lo": lambda a, b, c: a * b + c,
    "min": lambda a, b: np.fmin(a, b) if a.dtype.kind == "f" else np.minimum(a, b),
    "max": lambda a, b: np.fmax(a, b) if a.dtype.kind == "f" else np.maximum(a, b),
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "not": lambda a: ~a,
    "neg": lambda a: -a,
    "abs": abs,
    "shl": _shift(lambda a, b: a << b, False),
    "shr": _shift(lambda a, b: a >> b, True),
    "div": lambda a, b: a / b,
    "rcp": lambda a: a.dtype.type(1) / a,
    "sqrt": np.sqrt,
    "rsqrt": lambda a: a.dtype.type(1) / np.sqrt(a),
    "ex2": np.exp2,
    "lg2": np.log2,
    "sin": np.sin,
    "cos": np.cos,
    "tanh": np.tanh,
    "fma": lambda a, b, c: (a.astype(np.float64) * b.astype(np.float64) + c.astype(np.float64)).astype(a.dtype),
    "selp": _select,
    "popc": _bits(lambda a, width: a.bit_count()),
    "clz": _bits(lambda a, width: width - a.bit_length()),
}
_COMPARE: dict[str, Callable[..., Any]] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
}  # fmt: skip
#: Instructions that work on pairs.
_OF_PAIRS = ("add", "sub", "mul", "fma", "min", "max", "neg", "abs", "ex2", "tanh")
#: Steps of code that branches, after which it is said not to end.
_MOST_STEPS, _TRIAL_STEPS = 100_000, 1000
#: Instructions after which elements go on elsewhere.
_LEAVING = ("bra", "ret", "exit")
#: Modifiers that change nothing that is computed here, or what `_rounding` reads.
_MODIFIERS = frozenset("rn rz rm rp rna rni rzi full approx ftz sat uni relu satfinite wrap lo hi".split())


#: Instructions that compute nothing, and order what a program does in its order anyhow.
_ORDERING = re.compile(
    r"(griddepcontrol|nanosleep|membar|fence|prefetch|prefetchu|discard|applypriority|bar\.warp|bar|barrier)\b(?!.*\b(red|try_wait)\b)"
)


_BRACES = re.compile(r"\{([^{}]*)\}")
_PREDICATE = re.compile(r"@(!?)([%\w$]+)\s+")


class _Instruction:
    """One instruction: its code, the names of its operands, the results first, and the predicate that holds it back."""

    def __init__(self, text: str):
        self.text = text
        guard = _PREDICATE.match(text)
        self.guard, self.negated = (guard[2], guard[1] == "!") if guard else ("", False)
        head, _, rest = text[guard.end() if guard else 0 :].partition(" ")
        braces = _BRACES.findall(rest)
        #: Operands in braces are registers that make up one, the lowest first.
        self.groups = [[each.strip() for each in group.split(",")] for group in braces]
        for number in range(len(braces)):
            rest = _BRACES.sub(f"#{number}", rest, count=1)
        self.operands = [each.strip() for each in rest.split(",")] if rest.strip() else []
        words = head.split(".")
        self.types = [word for word in words[1:] if type_of(word) or word in ("pred", "tf32")]
        self.words = [word for word in words if word not in self.types]
        self.base, self.modifiers = self.words[0], self.words[1:]
        self.target = self.operands[0] if self.base == "bra" and self.operands else ""
        unknown = [word for word in self.modifiers if word not in _MODIFIERS and word not in _COMPARE]
        if unknown:
            raise UnknownInstruction(head)
        if self.base not in ("cvt", "setp", "lop3", "prmt", *_LEAVING) and self._name() not in _PLAIN:
            raise UnknownInstruction(head)
        if "sat" in self.modifiers and self.base not in ("add", "mul", "fma", "cvt"):
            raise UnknownInstruction(head)
        if self.groups and self.base != "mov":
            raise UnknownInstruction("operands in braces")

    def _name(self) -> str:
        part = next((word for word in ("lo", "hi") if word in self.modifiers), None)
        return f"{self.base}.{part}" if part and f"{self.base}.{part}" in _PLAIN else self.base

    def run(self, read: Callable[[str, np.dtype], Array], write: Callable[[str, Array], None]) -> None:
        """Computes on registers."""
        result, *sources = self.operands
        if self.groups:
            self._move(result, sources[0], read, write)
        elif self.base == "cvt" and any("x2" in each for each in self.types):
            write(result, self._convert_pair(sources, read))
        elif self.base == "cvt":
            write(result, self._convert(read(sources[0], _dtype(self.types[1]))))
        elif self.base == "setp":
            compare = next(word for word in self.modifiers if word in _COMPARE)
            dtype = _dtype(self.types[0])
            write(result, _COMPARE[compare](read(sources[0], dtype), read(sources[1], dtype)))
        elif self.base == "lop3":
            a, b, c = (read(each, np.dtype(np.uint32)) for each in sources[:3])
            write(result, _lop3(a, b, c, int(sources[3], 0)))
        elif self.base == "prmt":
            a, b, selector = (read(each, np.dtype(np.uint32)) for each in sources)
            write(result, _permuted(a, b, selector))
        else:
            self._plain(result, sources, read, write)

    def _plain(
        self, result: str, sources: Sequence[str], read: Callable[[str, np.dtype], Array], write: Callable[[str, Array], None]
    ) -> None:  # fmt: skip
        if self.types[0] != "pred" and _known_type(self.types[0]).numbers > 1:
            type = _known_type(self.types[0])
            if self.base not in _OF_PAIRS:
                raise UnknownInstruction(self.text)
            pairs = [type.elements(read(each, type.register)) for each in sources]
            write(result, type.bits(_PLAIN[self._name()](*pairs)))
            return
        dtype = _dtype(self.types[0]) if self.types[0] != "pred" else np.dtype(bool)
        values = [read(each, dtype) for each in sources]
        if self.base in ("shl", "shr"):
            values[1] = read(sources[1], np.dtype(np.uint32))
        if self.base == "selp":
            values[2] = read(sources[2], np.dtype(bool))
        made = _PLAIN[self._name()](*values)
        made = np.clip(made, 0, 1) if "sat" in self.modifiers else made
        write(result, made if self.base in ("popc", "clz") else made.astype(dtype, copy=False))

    def _move(
        self, result: str, source: str, read: Callable[[str, np.dtype], Array], write: Callable[[str, Array], None]
    ) -> None:  # fmt: skip
        """Several registers as one, or one as several."""
        width = _dtype(self.types[0]).itemsize
        if result.startswith("#"):
            names = self.groups[int(result[1:])]
            whole = np.ascontiguousarray(read(source, np.dtype(f"u{width}")))[:, None]
            parts = whole.view(f"u{width // len(names)}")
            for number, name in enumerate(names):
                if name != "_":
                    write(name, parts[:, number])
            return
        names = self.groups[int(source[1:])]
        given = np.broadcast_arrays(*(read(each, np.dtype(f"u{width // len(names)}")) for each in names))
        write(result, np.ascontiguousarray(np.stack(given, 1)).view(f"u{width}")[:, 0])

    def _convert_pair(self, sources: Sequence[str], read: Callable[[str, np.dtype], Array]) -> Array:
        """To or from pairs: of two registers the second one is the lower half."""
        target, source = (_known_type(each) for each in self.types)
        if target.numbers != 2 or {"rz", "rna", "relu"} & set(self.modifiers):
            raise UnknownInstruction(self.text)
        if source.numbers == 1:
            high, low = np.broadcast_arrays(*(read(each, source.dtype) for each in sources))
            values = np.stack([low, high], -1)
        else:
            values = source.elements(read(sources[0], source.register))
        return target.bits(converted_pair(target, values))

    def _convert(self, value: Array) -> Array:
        target = self.types[0]
        if target == "tf32":
            bits = value.view(np.uint32)
            if "rna" not in self.modifiers:
                raise UnknownInstruction(self.text)
            return np.where(np.isfinite(value), (bits + np.uint32(1 << 12)) & np.uint32(0xFFFFE000), bits)
        dtype = _dtype(target)
        if value.dtype.kind not in "iub" and dtype.kind in "iu":
            whole = np.trunc(value) if "rzi" in self.modifiers else np.rint(value.astype(np.float64))
            limits = np.iinfo(dtype)
            exact = np.where(np.isnan(value), 0, np.clip(whole.astype(np.float64), limits.min, float(limits.max)))
            return np.where(exact >= float(limits.max), limits.max, exact).astype(dtype)
        if "rz" in self.modifiers or "rm" in self.modifiers or "rp" in self.modifiers:
            raise UnknownInstruction(self.text)
        if dtype.kind in "iu":
            return value.astype(dtype)
        return rounded(value.astype(np.float64), dtype)


def _lop3(a: Array, b: Array, c: Array, table: int) -> Array:
    """Any function of three bits, by its table."""
    done = np.zeros(np.broadcast_shapes(a.shape, b.shape, c.shape), np.uint32)
    for row in range(8):
        if table >> row & 1:
            done |= (a if row & 4 else ~a) & (b if row & 2 else ~b) & (c if row & 1 else ~c)
    return done


def _permuted(a: Array, b: Array, selector: Array) -> Array:
    """Four bytes of the eight of b:a, each chosen by four bits; with the highest bit of them its sign instead."""
    both = a.astype(np.uint64) | b.astype(np.uint64) << np.uint64(32)
    done = np.zeros(np.broadcast_shapes(a.shape, b.shape, selector.shape), np.uint32)
    for position in range(4):
        chosen = selector >> np.uint32(4 * position) & np.uint32(15)
        byte = (both >> (np.uint64(8) * (chosen & 7).astype(np.uint64))).astype(np.uint32) & np.uint32(0xFF)
        byte = np.where(chosen & 8, np.where(byte & 0x80, np.uint32(0xFF), np.uint32(0)), byte)
        done |= byte << np.uint32(8 * position)
    return done


def instructions(text: str) -> str:
    """The text without comments, nor blanks around it."""
    return re.sub(r"//[^\n]*|/\*.*?\*/", " ", text, flags=re.S).strip()


class Assembly:
    """The code of an op: ``run`` takes the bits of its inputs and gives those of its outputs, register by register."""

    def __init__(self, text: str, constraints: str):
        text = instructions(text)
        # Braces around operands stay, those around code go.
        body = _BRACES.sub(
            lambda match: f"\1{match[1]}\2" if "," in match[1] and ";" not in match[1] else match[0], text
        )
        body = " ".join(body.replace("{", " ; ").replace("}", " ; ").split()).replace("\1", "{").replace("\2", "}")
        parts = [each.strip() for each in constraints.split(",") if each.strip()]
        known = [each for each in parts if not each.startswith("~")]
        #: Bits of each register, outputs first.
        self.widths = [self._width(each) for each in known]
        self.outputs = sum(each.startswith("=") for each in known)
        self._declared: dict[str, int] = {}
        self._code: list[_Instruction] = []
        self._labels: dict[str, int] = {}
        self._orders = False
        for statement in filter(None, (each.strip() for each in body.split(";"))):
            while (label := re.match(r"([$%\w]+):\s*(?!:)", statement)) is not None:
                self._labels[label[1]] = len(self._code)
                statement = statement[label.end() :]
            if not statement:
                continue
            if statement.startswith(".reg"):
                self._declare(statement)
            elif _ORDERING.match(statement):
                self._orders = True
            else:
                self._code.append(_Instruction(statement))
        for instruction in self._code:
            if instruction.target and instruction.target not in self._labels:
                raise UnknownInstruction(f"the label {instruction.target}")
        self._branches = any(each.base in _LEAVING for each in self._code)
        # What only running tells is told before anything runs.
        with np.errstate(all="ignore"):
            self.run([np.zeros(1, f"u{width // 8}") for width in self.widths[self.outputs :]], trial=True)

    @staticmethod
    def _width(constraint: str) -> int:
        letter = constraint.lstrip("=&+")
        if letter not in _CONSTRAINTS or constraint.startswith("+"):
            raise UnknownInstruction(f"the constraint {constraint}")
        return _CONSTRAINTS[letter]

    def _declare(self, statement: str) -> None:
        _, kind, names = statement.split(None, 2)
        bits = 1 if kind == ".pred" else 8 * _dtype(kind[1:]).itemsize
        for name in names.split(","):
            match = re.fullmatch(r"([%\w$]+)<(\d+)>", name.strip())
            self._declared |= {f"{match[1]}{i}": bits for i in range(int(match[2]))} if match else {name.strip(): bits}

    def run(self, inputs: Sequence[Array], *, trial: bool = False) -> list[Array]:
        """The outputs' bits, unsigned integers."""
        registers = _Registers(self.widths, self._declared)
        registers.values = {f"${self.outputs + i}": value for i, value in enumerate(inputs)}
        if self._branches:
            self._run_branching(registers, max((len(each) for each in inputs), default=1), trial)
        else:
            for instruction in self._code:
                registers.mask = registers.allowed(instruction)
                instruction.run(registers.read, registers.write)
        found = registers.values
        missing = [i for i in range(self.outputs) if f"${i}" not in found]
        if missing and ((self._orders and not self._code) or (trial and self._branches)):
            # Text that only orders has an output because Triton's op must have one.
            return [np.zeros(1, f"u{width // 8}") for width in self.widths[: self.outputs]]
        if missing:
            raise UnknownInstruction(f"an output without a value (${missing[0]})")
        return [found[f"${i}"] for i in range(self.outputs)]

    def _run_branching(self, registers: _Registers, count: int, trial: bool) -> None:
        """Each element goes on by itself; those that are least far go first, so that they meet again."""
        at, end = np.zeros(count, np.int64), len(self._code)
        for _ in range(_TRIAL_STEPS if trial else _MOST_STEPS):
            here = int(at.min())
            if here >= end:
                return
            instruction, active = self._code[here], at == here
            at[active] += 1
            allowed = registers.allowed(instruction)
            mask = active if allowed is None else active & allowed
            if instruction.base in _LEAVING:
                at[mask] = self._labels[instruction.target] if instruction.target else end
                continue
            registers.mask = None if mask.all() else mask
            instruction.run(registers.read, registers.write)
        if not trial:
            raise UnknownInstruction(f"a loop of more than {_MOST_STEPS} steps")


class _Registers:
    """Registers by their names; ``mask``: for which elements the next instruction writes (None: all)."""

    def __init__(self, widths: Sequence[int], declared: dict[str, int]):
        self._widths, self._declared = widths, declared
        self.values: dict[str, Array] = {}
        self.mask: Array | None = None

    def allowed(self, instruction: _Instruction) -> Array | None:
        """For which elements the instruction's predicate holds (None: it has none)."""
        if not instruction.guard:
            return None
        flags = self.read(instruction.guard, np.dtype(bool))
        return ~flags if instruction.negated else flags

    def read(self, name: str, dtype: np.dtype) -> Array:
        """A register, or an immediate, as numbers of that dtype."""
        if name not in self.values:
            return _number(name, dtype)
        value = self.values[name]
        if dtype.kind == "b" or value.dtype.kind == "b":
            return value
        bits = np.ascontiguousarray(value)
        if bits.dtype.itemsize != dtype.itemsize:
            bits = bits.astype(f"u{dtype.itemsize}")
        return bits.view(dtype)

    def write(self, name: str, value: Array) -> None:
        """Numbers into a register."""
        if value.dtype.kind != "b":
            bits = np.ascontiguousarray(value).view(f"u{value.dtype.itemsize}")
            width = self._widths[int(name[1:])] if re.fullmatch(r"\$\d+", name) else self._declared.get(name, 0)
            if not width:
                raise UnknownInstruction(f"the register {name}")
            value = bits if 8 * bits.dtype.itemsize == width else bits.astype(f"u{width // 8}")
        if self.mask is not None:
            old = self.values.get(name)
            value = np.where(self.mask, value, value.dtype.type(0) if old is None else old)
        self.values[name] = value


def _number(text: str, dtype: np.dtype) -> Array:
    """An immediate."""
    single = re.fullmatch(r"0[fF]([0-9a-fA-F]{8})", text)
    if single:
        return np.array([int(single[1], 16)], np.uint32).view(np.float32).astype(dtype)
    try:
        value: Any = int(text, 0)
    except ValueError:
        try:
            value = float(text)
        except ValueError:
            raise UnknownInstruction(f"the operand {text}") from None
    if dtype.kind in "iu":
        return np.array([value & ((1 << 8 * dtype.itemsize) - 1)], f"u{dtype.itemsize}").view(dtype)
    return np.array([value]).astype(dtype)
