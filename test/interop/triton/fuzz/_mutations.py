"""Changes to a module's text that know what types, encodings, attributes and operands are."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import _layouts

from gpuir.ods.syntax import split_top_level

Mutation = Callable[[str, random.Random], "str | None"]

#: All mutations by name; each gives the changed text, or None where the text has nothing for it.
MUTATIONS: dict[str, Mutation] = {}

_SIZES = ("0", "1", "2", "3", "4", "8", "16", "32", "64", "96", "128", "256", "1024", "2048", "1048576", "2097152")
_NUMBERS = ("0", "1", "-1", "2", "3", "4", "5", "7", "8", "16", "32", "64", "100", "128", "256", "1024", "65536",
            "2147483647", "-2147483648", "2147483648", "4294967296", "99999999999999999999")  # fmt: skip
_ELEMENTS = ("i1", "i4", "i8", "i16", "i32", "i64", "i128", "f16", "bf16", "f32", "f64", "f8E5M2", "f8E4M3FN",
             "f8E4M3B11FNUZ", "f4E2M1FN", "f128", "index", "ui32", "si8", "complex<f32>", "!tt.ptr<f32>",
             "!tt.ptr<i8, 3>", "!tt.ptr<i32, 0>", "!ttg.async.token", "none", "vector<2xf32>", "tensor<2xf32>")  # fmt: skip
_ENCODINGS = (
    "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>",
    "#ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>",
    "#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>",
    "#ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>",
    "#ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 8, 4], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>",
    "#ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>",
    "#ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>",
    "#ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>",
    "#ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>",
    "#ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>",
    "#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>",
    "#ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>, kWidth = 2}>",
    "#ttg.dot_op<{opIdx = 1, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>, kWidth = 2}>",
    "#ttg.dot_op<{opIdx = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>",
    "#ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32], isTransposed = false}>",
    "#ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [4, 1]}>",
    "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>",
    "#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>",
    "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [2, 1, 0]}>",
    "#ttg.amd_rotating_shared<{vec = 4, perPhase = 2, maxPhase = 4, order = [1, 0]}>",
    "#ttg.padded_shared<[32:+4] {order = [1, 0]}>",
    "#ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>",
    "#ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 8}>",
    "#ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8, fp4Padded = true}>",
    "#ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>",
    "#ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>",
    "#ttng.tensor_memory_scales_encoding<>",
    "#ttg.shared_memory", "#ttng.tensor_memory",
)  # fmt: skip
_VALUES = ("true", "false", "0 : i32", "1 : i32", "-1 : i32", "3 : i64", "1 : i1", "128 : index", '"text"', "1.0 : f32", "unit",
           "[]", "[1, 2]", "array<i32>", "array<i32: 0>", "array<i32: 1, 0>", "array<i32: 0, 1>", "array<i32: 0, 0>",
           "array<i32: 2, 0, 1>", "array<i64: 1, 0>", "array<i1: true>", "@f", "i32", "{}", "dense<1> : tensor<2xi32>",
           "#ttg.shared_memory", "array<i32: -1>", "3 : ui32", "4 : i8")  # fmt: skip
_WORDS = ("none", "ca", "cg", "wb", "cs", "wt", "cv", "evict_normal", "evict_first", "evict_last", "and", "or", "xor", "add",
          "fadd", "max", "min", "umax", "umin", "exch", "inc", "dec", "relaxed", "acquire", "release", "acq_rel", "gpu", "cta",
          "sys", "x", "y", "z", "w", "rtz", "rtne", "all", "tf32", "tf32x3", "ieee", "e4m3", "e5m2", "e2m3", "e3m2", "e2m1",
          "bf16", "fp16")  # fmt: skip
_ANY_WORD = re.compile(rf"(?<![\w.%#!@])(?:{'|'.join(_WORDS)})(?![\w.])")
_DIMENSIONS = re.compile(r"(?:tensor<|memdesc<)((?:\d+x)+)")
_NUMBER = re.compile(r"(?<![\w.%#@:])-?\d+(?![\w.x])")
_ATTRIBUTE = re.compile(r'(?<=[{,] )?\b(\w+|"[\w.-]+") = ')
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[%#!@^]?[\w$.]+|->|[^\s\w]')
_TYPE_START = re.compile(r"!?\b(?:tensor|ttg\.memdesc|tt\.ptr|tt\.tensordesc)<")
_OPERANDS = re.compile(r"%[\w$.#-]+")


def mutation(function: Mutation) -> Mutation:
    MUTATIONS[function.__name__] = function
    return function


def _substitute(text: str, start: int, end: int, new: str) -> str:
    return text[:start] + new + text[end:]


def _replace(text: str, old: str, new: str, random: random.Random) -> str:
    """All occurrences, or one of them."""
    if old == new:
        return text
    if random.random() < 0.7:
        return text.replace(old, new)
    places = [match.start() for match in re.finditer(re.escape(old), text)]
    at = random.choice(places)
    return _substitute(text, at, at + len(old), new)


def _body(text: str) -> int:
    """Where the function begins: behind aliases and the module's attributes."""
    return max(text.find("tt.func"), 0)


def _close(text: str, start: int) -> int:
    depth = 0
    for index in range(start, len(text)):
        character = text[index]
        if character in "<([{":
            depth += 1
        elif character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
            if depth <= 0:
                return index + 1
    return len(text)


def types(text: str) -> list[str]:
    """The shaped, pointer and descriptor types of the text, inner ones too."""
    return [text[match.start() : _close(text, match.end() - 1)] for match in _TYPE_START.finditer(text)]


def _pick(found: list[str], random: random.Random) -> str | None:
    return random.choice(sorted(set(found))) if found else None


def _parts(type: str) -> tuple[str, list[str], str, list[str]]:
    """``tensor<``, sizes, element type, and what follows the element: encoding, space, ..."""
    head, _, body = type.partition("<")
    first, *rest = split_top_level(body[:-1]) or [""]
    match = re.match(r"((?:\d+x)*)(.*)", first, re.DOTALL)
    assert match is not None
    return f"{head}<", match[1].split("x")[:-1], match[2], rest


def _join(head: str, sizes: list[str], element: str, rest: list[str]) -> str:
    return f"{head}{''.join(f'{size}x' for size in sizes)}{', '.join([element, *rest])}>"


@mutation
def size(text: str, random: random.Random) -> str | None:
    """One size of one type."""
    type = _pick([t for t in types(text) if _parts(t)[1]], random)
    if type is None:
        return None
    head, sizes, element, rest = _parts(type)
    index = random.randrange(len(sizes))
    old = int(sizes[index])
    sizes[index] = random.choice(
        (*_SIZES, str(old * 2), str(old * 2), str(max(old // 2, 1)), str(max(old // 2, 1)), "?")
    )
    return _replace(text, type, _join(head, sizes, element, rest), random)


@mutation
def size_everywhere(text: str, random: random.Random) -> str | None:
    """A size in all types that have it."""
    found = [size for match in _DIMENSIONS.finditer(text) for size in match[1].split("x")[:-1]]
    old = _pick(found, random)
    if old is None:
        return None
    new = random.choice((*_SIZES, str(int(old) * 2), str(max(int(old) // 2, 1))))
    return _DIMENSIONS.sub(lambda m: m[0].replace(m[1], re.sub(rf"(?<!\d){old}x", f"{new}x", m[1])), text)


@mutation
def types_together(text: str, random: random.Random) -> str | None:
    """Sizes and elements of all types alike, and each layout by another: what one type alone cannot be, since rules compare them."""
    start = _body(text)
    found = sorted({type for type in types(text[start:]) if _parts(type)[1]}, key=len, reverse=True)
    if not found:
        return None
    sizes = {size: size for type in found for size in _parts(type)[1]}
    elements = {_parts(type)[2]: _parts(type)[2] for type in found}
    layouts = {(head, rest[0], len(of)): rest[0] for head, of, _, rest in map(_parts, found) if rest}
    if random.random() < 0.5:
        sizes = {size: random.choice((size, str(1 << random.randrange(9)))) for size in sizes}
    if random.random() < 0.3:
        elements = {element: random.choice((element, random.choice(_ELEMENTS))) for element in elements}
    for head, layout, rank in layouts if random.random() < 0.6 else ():
        own = [other for kind, other, of in layouts if (kind, of) == (head, rank)]
        made = _layouts.distributed if head.startswith("tensor") else _layouts.shared
        layouts[head, layout, rank] = random.choice((*own, random.choice(_ENCODINGS), made(rank, random)))
    new = {}
    for type in found:
        head, of, element, rest = _parts(type)
        rest = [layouts[head, rest[0], len(of)], *rest[1:]] if rest else rest
        new[type] = _join(head, [sizes[size] for size in of], elements[element], rest)
    pattern = re.compile("|".join(map(re.escape, found)))
    return text[:start] + pattern.sub(lambda match: new[match[0]], text[start:])


@mutation
def rank(text: str, random: random.Random) -> str | None:
    """A type with a dimension more, less, or in another place."""
    type = _pick([t for t in types(text) if "tensor<" in t[:7] or "memdesc<" in t[:13]], random)
    if type is None:
        return None
    head, sizes, element, rest = _parts(type)
    choice = random.randrange(4)
    if choice == 0:
        sizes.insert(random.randint(0, len(sizes)), random.choice(("1", "1", "2", "4", "16")))
    elif choice == 1 and sizes:
        del sizes[random.randrange(len(sizes))]
    elif choice == 2 and len(sizes) > 1:
        random.shuffle(sizes)
    else:
        sizes = ["2"] * random.choice((0, 4, 5, 6))
    return _replace(text, type, _join(head, sizes, element, rest), random)


@mutation
def element(text: str, random: random.Random) -> str | None:
    type = _pick(types(text), random)
    if type is None:
        return None
    head, sizes, old, rest = _parts(type)
    new = random.choice(_ELEMENTS)
    if random.random() < 0.3:
        return re.sub(rf"(?<=x){re.escape(old)}(?=[,>])", new, text)
    return _replace(text, type, _join(head, sizes, new, rest), random)


@mutation
def scalar_type(text: str, random: random.Random) -> str | None:
    """A scalar's type, or a tensor for it."""
    start = _body(text)
    found = _pick(re.findall(r"(?<=[:,(>] )(?:i\d+|f\d+|bf16|!ttg\.async\.token)(?=[,) \n])", text[start:]), random)
    if found is None:
        return None
    new = random.choice((*_ELEMENTS, "tensor<128xf32>", "tensor<f32>", "!tt.ptr<tensor<64x32xf16>>", "!llvm.ptr"))
    return text[:start] + _replace(text[start:], found, new, random)


@mutation
def to_scalar(text: str, random: random.Random) -> str | None:
    type = _pick([t for t in types(text) if t.startswith("tensor<")], random)
    return None if type is None else _replace(text, type, _parts(type)[2], random)


@mutation
def encoding(text: str, random: random.Random) -> str | None:
    """Another encoding of a type: one of the text's, one of all, or none."""
    type = _pick([t for t in types(text) if t.startswith("tensor<") or "memdesc<" in t[:13]], random)
    if type is None:
        return None
    head, sizes, element, rest = _parts(type)
    own = [entry for t in types(text) for entry in _parts(t)[3] if entry.startswith("#")]
    new = random.choice(own) if own and random.random() < 0.5 else random.choice(_ENCODINGS)
    if rest and random.random() < 0.12 and head.startswith("tensor"):
        rest = []
    elif rest:
        rest[0] = new
    else:
        rest = [new]
    return _replace(text, type, _join(head, sizes, element, rest), random)


@mutation
def made_encoding(text: str, random: random.Random) -> str | None:
    """An encoding made at random, for the module's warps and the type's rank."""
    type = _pick([t for t in types(text) if t.startswith("tensor<") or "memdesc<" in t[:13]], random)
    if type is None or not _parts(type)[1]:
        return None
    head, sizes, element, rest = _parts(type)
    if head.startswith("tensor"):
        rest = [_layouts.distributed(len(sizes), random)]
    elif rest:
        rank = len(sizes) if random.random() < 0.8 else max(len(sizes) - 1, 1)
        rest = [_layouts.shared(rank, random), *rest[1:]]
    return _replace(text, type, _join(head, sizes, element, rest), random)


@mutation
def encoding_everywhere(text: str, random: random.Random) -> str | None:
    found = _pick(re.findall(r"(?<=, )#\w+(?=[,>])", text), random)
    return None if found is None else re.sub(rf"(?<=, ){found}(?=[,>])", random.choice(_ENCODINGS), text)


@mutation
def parameter(text: str, random: random.Random) -> str | None:
    """A number, a flag or an order in an alias's encoding, or in the module's attributes."""
    head = text[: _body(text)]
    choice = random.randrange(5)
    if choice == 0:
        match = _any(re.finditer(r"\[[\d, ]+\]", head), random)
        if match is None:
            return None
        values = match[0][1:-1].split(", ")
        how = random.randrange(4)
        if how == 0:
            random.shuffle(values)
        elif how == 1:
            values.append(random.choice(("0", "1", "2")))
        elif how == 2:
            values.pop()
        else:
            values.reverse()
        return _substitute(text, *match.span(), f"[{', '.join(values)}]")
    if choice == 1:
        match = _any(re.finditer(r"\b(true|false)\b", head), random)
        if match is None:
            return None
        return _substitute(text, *match.span(), random.choice(("true", "false", "0", "1", "none")))
    if choice == 2:
        match = _any(re.finditer(r"\b\w+ = (?:\[[^<{}]*\](?=[,}])|[\w]+)(?:, )?", head), random)
        if match is None:
            return None
        how = random.randrange(3)
        new = "" if how == 0 else match[0] * 2 if how == 1 else re.sub(r"^\w+", "other", match[0])
        return _substitute(text, *match.span(), new)
    if choice == 3:
        match = _any(re.finditer(r"\}>$", head, re.MULTILINE), random)
        if match is None:
            return None
        one = random.choice(("[1]", "[1, 1]", "[2, 1]", "[1, 2]", "[1, 1, 1]"))
        order = random.choice(("[0]", "[1, 0]", "[0, 1]", "[2, 1, 0]", "[0, 0]"))
        split = one if random.random() < 0.6 else random.choice(("[1, 1]", "[2, 1]"))
        return _substitute(text, *match.span(), f", CTAsPerCGA = {one}, CTASplitNum = {split}, CTAOrder = {order}}}>")
    match = _any(_NUMBER.finditer(head), random)
    return None if match is None else _substitute(text, *match.span(), random.choice(_NUMBERS))


@mutation
def module_attribute(text: str, random: random.Random) -> str | None:
    match = _any(re.finditer(r'"?ttg\.[\w-]+"? = ("[^"]*"|\d+ : i32)(, )?', text[: _body(text)]), random)
    if match is None:
        return None
    choice = random.randrange(3)
    if choice == 0 and match[2]:
        return _substitute(text, *match.span(), "")
    new = random.choice(
        ("0 : i32", "1 : i32", "2 : i32", "3 : i32", "4 : i32", "8 : i32", "64 : i32", "-1 : i32", "4 : i64", '"4"')
    )
    return _substitute(text, *match.span(1), new)


@mutation
def memory(text: str, random: random.Random) -> str | None:
    """The memory space, `mutable` or the allocation's shape of a memory descriptor."""
    type = _pick([t for t in types(text) if t.startswith("!ttg.memdesc<")], random)
    if type is None:
        return None
    head, sizes, element, rest = _parts(type)
    choice = random.randrange(5)
    if choice == 0 and len(rest) > 1:
        rest[1] = random.choice(
            ("#ttg.shared_memory", "#ttng.tensor_memory", "1 : i32", "#ttng.tensor_memory_scales_encoding<>")
        )
    elif choice == 1:
        rest = (
            [entry for entry in rest if entry != "mutable"] if "mutable" in rest else [*rest[:2], "mutable", *rest[2:]]
        )
    elif choice == 2:
        rest = [entry for entry in rest if not entry[:1].isdigit()]
        rest.append("x".join(random.choice((sizes, ["2", *sizes], ["3", *sizes], sizes[1:], ["1"], [*sizes, "2"]))))
    elif choice == 3 and len(rest) > 1:
        del rest[random.randrange(len(rest))]
    else:
        rest.append(random.choice(("mutable", "immutable", "2x2", "4x", "[1, 2]", "#ttg.shared_memory")))
    return _replace(text, type, _join(head, sizes, element, rest), random)


@mutation
def pointer(text: str, random: random.Random) -> str | None:
    """A pointer's address space or what it points at."""
    type = _pick([t for t in types(text) if t.startswith("!tt.ptr<")], random)
    if type is None:
        return None
    head, sizes, element, rest = _parts(type)
    if sizes or random.random() < 0.5:
        rest = [random.choice(("0", "1", "2", "3", "6", "-1", "99999999999", "x"))]
    else:
        element = random.choice((*_ELEMENTS, "!tt.ptr<f32>", "!tt.ptr<i8, 3>", "memref<2xf32>"))
    return _replace(text, type, _join(head, sizes, element, rest), random)


@mutation
def block(text: str, random: random.Random) -> str | None:
    """What a descriptor or a block pointer is of."""
    type = _pick([t for t in types(text) if t.startswith("!tt.tensordesc<")], random)
    if type is None:
        return None
    new = random.choice((
        "tensor<64x32xf16>", "tensor<1x64xf16>", "tensor<8xf16>", "tensor<1x1x32xsi8>", "f16", "tensor<f32>", "tensor<1x16xi64>",
        "tensor<128x64xui8>", "tensor<?x64xf16>", "!ttg.memdesc<64x32xf16, #ttg.shared_memory, #ttg.shared_memory>",
        "tensor<*xf16>", "vector<64x32xf16>",
    ))  # fmt: skip
    return _replace(text, type, f"!tt.tensordesc<{new}>", random)


def _any(matches: object, random: random.Random) -> re.Match[str] | None:
    found = list(matches)  # type: ignore[call-overload]
    return random.choice(found) if found else None


def _op_line(text: str, random: random.Random) -> tuple[int, int] | None:
    """The span of a line with an op of Triton's in the function."""
    start = text.find("\n", _body(text)) + 1
    match = _any(re.finditer(r"^.*\btt\w*\.\w.*$", text[start:], re.MULTILINE), random)
    if match is None or "tt.func" in match[0]:
        return None
    return start + match.start(), start + match.end()


def _in_line(change: Mutation) -> Mutation:
    """A mutation of a line with an op."""

    def mutate(text: str, random: random.Random) -> str | None:
        span = _op_line(text, random)
        if span is None:
            return None
        new = change(text[span[0] : span[1]], random)
        return None if new is None else _substitute(text, *span, new)

    mutate.__name__ = change.__name__
    mutate.__doc__ = change.__doc__
    return mutate


@mutation
def operand(text: str, random: random.Random) -> str | None:
    """Another operand in a place, of the same function."""
    names = _OPERANDS.findall(text)
    span = _op_line(text, random)
    if span is None:
        return None
    line = text[slice(*span)]
    start = line.find(" = ") + 3 if " = " in line and line.lstrip().startswith("%") else 0
    match = _any(_OPERANDS.finditer(line, start), random)
    return (
        None
        if match is None
        else _substitute(text, span[0] + match.start(), span[0] + match.end(), random.choice(names))
    )


@mutation
def operands(text: str, random: random.Random) -> str | None:
    """An operand less, more or elsewhere, in the text of its form; with its type in the generic form."""
    span = _op_line(text, random)
    if span is None:
        return None
    line = text[slice(*span)]
    generic = re.search(r'"[\w.]+"\(([^)]*)\).* : \(', line)
    choice = random.randrange(3)
    if generic and random.random() < 0.7:
        at = generic.end() - 1
        names, kinds = split_top_level(generic[1]), split_top_level(line[at + 1 : _close(line, at) - 1])
        if len(names) != len(kinds) or not names:
            return None
        pairs = list(zip(names, kinds, strict=True))
        index = random.randrange(len(pairs))
        if choice == 0:
            del pairs[index]
        elif choice == 1:
            pairs.insert(index, random.choice(pairs))
        else:
            random.shuffle(pairs)
        end = _close(line, at)
        line = line[: at + 1] + ", ".join(kind for _, kind in pairs) + line[end - 1 :]
        line = _substitute(line, *generic.span(1), ", ".join(name for name, _ in pairs))
    else:
        match = _any(re.finditer(r"(?:, )?%[\w$.#-]+(?: = )?", line), random)
        if match is None or " = " in match[0]:
            return None
        line = _substitute(line, *match.span(), "" if choice == 0 else match[0] + ", " + match[0].removeprefix(", "))
    return _substitute(text, *span, line)


@mutation
@_in_line
def attribute_value(line: str, random: random.Random) -> str | None:
    """Another value of an attribute: of another kind, or out of range."""
    match = _any(re.finditer(r'(?<=[\w"]) = (?!%)(?=[^\s"%!#]|"(?![a-z]+\.))', line), random)
    if match is None or line[: match.start()].lstrip().startswith("%") and "{" not in line[: match.start()]:
        return None
    start = match.end()
    stop = re.compile(r"[,}\]>)]|$").search(line, start)
    value = re.match(r'"(?:[^"\\]|\\.)*"|array<[^>]*>|\[[^\]]*\]|[^,}\])>]+', line[start:])
    assert stop is not None
    end = start + value.end() if value else stop.start()
    if random.random() < 0.5 and value and re.match(r"-?\d+", value[0]):
        return line[:start] + re.sub(r"-?\d+", random.choice(_NUMBERS), value[0], count=1) + line[end:]
    return line[:start] + random.choice(_VALUES) + line[end:]


@mutation
@_in_line
def number(line: str, random: random.Random) -> str | None:
    match = _any(_NUMBER.finditer(line), random)
    return None if match is None else _substitute(line, *match.span(), random.choice(_NUMBERS))


@mutation
@_in_line
def attribute_gone(line: str, random: random.Random) -> str | None:
    match = _any(re.finditer(r'(?<=[{<])\w+ = (?:"[^"]*"|[^,}"]+(?:>|\b)|\[[^\]]*\])(?:, )?', line), random)
    return None if match is None else _substitute(line, *match.span(), "")


@mutation
@_in_line
def attribute_more(line: str, random: random.Random) -> str | None:
    """One more attribute: an unknown one, or one of another op."""
    name = random.choice(("other", "tt.other", "axis", "pure", "order", "cache", "evict", "isVolatile", "mask", "noinline", "two_ctas",
                          "boundaryCheck", "padding", "efficient_layout", "allow_reorder", "alignment", "operandSegmentSizes",
                          "inputPrecision", "maxNumImpreciseAcc", "isAsync", "useC", "rounding", "a_type", "is_async"))  # fmt: skip
    entry = name if random.random() < 0.3 else f"{name} = {random.choice(_VALUES)}"
    braces = [m for m in re.finditer(r"\{(?=[\w\"}])", line) if not line.startswith("<", m.start() + 1)]
    colon = re.search(r" : ", line)
    if braces and random.random() < 0.8:
        at = random.choice(braces).end()
        return line[:at] + entry + ("" if line[at] == "}" else ", ") + line[at:]
    if colon is None:
        return f"{line} {{{entry}}}"
    return f"{line[: colon.start()]} {{{entry}}}{line[colon.start() :]}"


@mutation
@_in_line
def word(line: str, random: random.Random) -> str | None:
    """A case of an enum, or a number for one."""
    match = _any(_ANY_WORD.finditer(line), random)
    return None if match is None else _substitute(line, *match.span(), random.choice((*_WORDS, "0", "nothing", '"x"')))


@mutation
@_in_line
def token(line: str, random: random.Random) -> str | None:
    """A token of the custom or generic form less, twice, or in another place."""
    found = list(_TOKEN.finditer(line))
    if len(found) < 3:
        return None
    index = random.randrange(len(found) - 1)
    one, two = found[index], found[index + 1]
    choice = random.randrange(3)
    if choice == 0:
        return _substitute(line, *one.span(), "")
    if choice == 1:
        return _substitute(line, *one.span(), f"{one[0]} {one[0]}")
    return line[: one.start()] + two[0] + line[one.end() : two.start()] + one[0] + line[two.end() :]


@mutation
@_in_line
def results(line: str, random: random.Random) -> str | None:
    """More results, fewer, or other types of them."""
    match = re.match(r"(\s*)(%[\w$.-]+)(:\d+)? = ", line)
    choice = random.randrange(3)
    if choice == 0 and match:
        return f"{match[1]}{match[2]}:{random.choice('0123')} = {line[match.end() :]}"
    if choice == 1:
        return line[match.end() :] if match else f"    %new = {line.lstrip()}"
    arrow = line.rfind("-> ")
    if arrow < 0:
        return None
    old = line[arrow + 3 :]
    return line[: arrow + 3] + random.choice(
        ("()", f"({old}, i32)", f"({old}, !ttg.async.token)", "i32", f"({old})", "!ttg.async.token")
    )


@mutation
@_in_line
def properties(line: str, random: random.Random) -> str | None:
    """Properties as attributes, attributes as properties, or both."""
    if re.search(r"<\{.*\}>", line):
        choice = random.randrange(3)
        inner = re.search(r"<(\{.*?\})>", line)
        assert inner is not None
        new = (inner[1], f"{inner[0]} {inner[1]}", "")[choice]
        return _substitute(line, *inner.span(), new)
    match = re.search(r"(?<=\) )\{[^{}]*\}(?= :)", line)
    return None if match is None else _substitute(line, *match.span(), f"<{match[0]}>")


@mutation
def line(text: str, random: random.Random) -> str | None:
    """A line of the function less, twice, or in another place."""
    start = text.find("\n", _body(text)) + 1
    lines = text[start:].splitlines(keepends=True)
    if len(lines) < 2:
        return None
    index = random.randrange(len(lines) - 1)
    choice = random.randrange(3)
    if choice == 0:
        del lines[index]
    elif choice == 1:
        lines.insert(index, lines[index])
    else:
        lines[index], lines[index + 1] = lines[index + 1], lines[index]
    return text[:start] + "".join(lines)


@mutation
@_in_line
def other_op(line: str, random: random.Random) -> str | None:
    """The name of another op with the same text."""
    match = re.search(r"\b(ttn?g?)\.(\w+(?:\.return)?)", line)
    if match is None:
        return None
    new = random.choice(("tt.return", "tt.reduce.return", "tt.scan.return", "ttg.mask.return", "ttg.warp_yield", "ttg.warp_return",
                         "tt.splat", "tt.broadcast", "tt.reshape", "tt.trans", "ttg.convert_layout", "ttg.memdesc_trans",
                         "ttg.memdesc_reinterpret", "ttg.memdesc_reshape", "ttg.local_alloc", "ttng.tmem_alloc", "tt.bitcast",
                         "tt.fp_to_fp", "ttg.local_load", "ttng.tmem_load", "ttng.tmem_subslice", "tt.cat", "tt.join", "tt.split",
                         "tt.descriptor_load", "tt.nothing"))  # fmt: skip
    return _substitute(line, *match.span(), new)


def mutated(text: str, random: random.Random) -> tuple[str, list[str]]:
    """The text after one change, or two of them; and the names of what was changed."""
    wanted = 1 if random.random() < 0.7 else 2
    names: list[str] = []
    for _ in range(40):
        name = random.choice(list(MUTATIONS))
        new = MUTATIONS[name](text, random)
        if new is not None and new != text:
            text = new
            names.append(name)
            if len(names) == wanted:
                break
    return text, names
