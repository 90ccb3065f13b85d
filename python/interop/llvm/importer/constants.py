"""Constants of LLVM IR: what they are, and the attributes that say them."""

from __future__ import annotations

import dataclasses
import re
import struct

from gpuir.interop.llvm.importer.tokens import Tokens, UnknownError, symbol
from gpuir.interop.llvm.importer.types import Type, Types

__all__ = ["GEP_FLAGS", "Constant", "attribute_of", "dense_of", "read_constant", "string_of"]

_CASTS = ("trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast")
_BINARY = ("add", "sub", "xor", "mul", "shl")
_DIGITS = re.compile(r"-?\d+")
#: Flags of getelementptr by their bits in MLIR; inbounds implies nusw.
GEP_FLAGS = {"inbounds": 3, "nusw": 2, "nuw": 4}
#: Exponent's and mantissa's bits of floats.
_FLOATS = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52)}


@dataclasses.dataclass(frozen=True, slots=True)
class Constant:
    """A constant of a type.

    ``kind`` is integer, float (``text`` is what an attribute says), zero, undef, poison, global (its symbol), string (with its quotes),
    aggregate (``parts``), or the name of an op (``parts`` are its operands, ``text`` its attributes; of an address ``text`` is the bits of
    its flags, and ``of`` the type that indices go into).
    """

    type: Type
    kind: str
    text: str = ""
    parts: tuple[Constant, ...] = ()
    of: Type | None = None


def read_constant(tokens: Tokens, type: Type, types: Types) -> Constant:
    """The constant of a type that comes next."""
    word = tokens.word()
    if type.kind == "integer" and word in ("true", "false"):
        return Constant(type, "integer", word)
    if _DIGITS.fullmatch(word) and type.kind == "integer":
        return Constant(type, "integer", ("true" if word in ("1", "-1") else "false") if type.count == 1 else word)
    if type.kind == "float" and (word[0].isdigit() or word[0] == "-"):
        return Constant(type, "float", _float(word, type))
    if word in ("zeroinitializer", "null", "none"):
        if type.is_scalar:
            return Constant(type, "integer", "false" if type.count == 1 else "0")
        return Constant(type, "zero")
    if word in ("undef", "poison"):
        return Constant(type, word)
    if word[0] == "@":
        return Constant(type, "global", symbol(word))
    if word[:2] == 'c"':
        return Constant(type, "string", word[1:])
    if word in "<[{":
        return _aggregate(word, tokens, type, types)
    if word == "splat":
        tokens.expect("(")
        part = read_constant(tokens, types.read(tokens), types)
        tokens.expect(")")
        return Constant(type, "aggregate", parts=(part,) * type.count)
    if word == "getelementptr":
        return _address(tokens, type, types)
    if word in _CASTS:
        tokens.expect("(")
        part = read_constant(tokens, types.read(tokens), types)
        tokens.expect("to")
        types.read(tokens)
        tokens.expect(")")
        return Constant(type, f"llvm.{word}", parts=(part,))
    if word in _BINARY:
        flags = 0
        while tokens.next in ("nuw", "nsw"):
            flags |= 2 if tokens.word() == "nuw" else 1
        tokens.expect("(")
        first = read_constant(tokens, types.read(tokens), types)
        tokens.expect(",")
        second = read_constant(tokens, types.read(tokens), types)
        tokens.expect(")")
        return Constant(
            type, f"llvm.{word}", "" if word == "xor" else f"overflowFlags = {flags} : i32", (first, second)
        )
    raise UnknownError(f"the constant '{word}'")


def _aggregate(word: str, tokens: Tokens, type: Type, types: Types) -> Constant:
    """A vector, an array or a struct, whose elements have their own types before them."""
    packed = word == "<" and tokens.take("{")
    end = "}" if packed else {"<": ">", "[": "]", "{": "}"}[word]
    parts: list[Constant] = []
    while not tokens.take(end):
        parts.append(read_constant(tokens, types.read(tokens), types))
        tokens.take(",")
    if packed:
        tokens.expect(">")
    return Constant(type, "aggregate", parts=tuple(parts))


def _address(tokens: Tokens, type: Type, types: Types) -> Constant:
    flags = 0
    while tokens.next in GEP_FLAGS or tokens.next == "inrange":
        if tokens.take("inrange"):
            tokens.skip_group()
            continue
        flags |= GEP_FLAGS[tokens.word()]
    tokens.expect("(")
    element = types.read(tokens)
    parts = []
    while tokens.take(","):
        parts.append(read_constant(tokens, types.read(tokens), types))
    tokens.expect(")")
    return Constant(type, "llvm.getelementptr", str(flags), tuple(parts), element)


def _float(word: str, type: Type) -> str:
    """The bits of a float as MLIR writes them: LLVM writes floats as the bits of the double of the same value, or in decimal."""
    width = type.count
    if word[:3] in ("0xH", "0xR"):
        bits = int(word[3:], 16)
    elif word.startswith("0x") and word[2] in "KLM":
        raise UnknownError(f"the constant '{word}'")
    else:
        wide = int(word[2:], 16) if word.startswith("0x") else struct.unpack("<Q", struct.pack("<d", float(word)))[0]
        bits = wide if width == 64 else _narrowed(wide, type.text)
    return f"0x{bits:0{width // 4}X}"


def _narrowed(bits: int, name: str) -> int:
    """The bits of a double in a narrower format that has its value."""
    exponent_bits, mantissa_bits = _FLOATS[name]
    sign, exponent, mantissa = bits >> 63, bits >> 52 & 0x7FF, bits & (1 << 52) - 1
    most, bias = (1 << exponent_bits) - 1, (1 << exponent_bits - 1) - 1
    if exponent == 0x7FF:
        narrow, lost = most, 52 - mantissa_bits
    else:
        narrow = exponent - 1023 + bias if exponent or mantissa else 0
        lost = 52 - mantissa_bits
        if narrow < 1 and mantissa | exponent:
            # A denormal of the narrow format has its leading one in the mantissa.
            mantissa, lost, narrow = mantissa | 1 << 52, lost + 1 - narrow, 0
    if mantissa & (1 << lost) - 1 or narrow > most:
        raise UnknownError(f"a double that {name} does not have")
    return sign << exponent_bits + mantissa_bits | narrow << mantissa_bits | mantissa >> lost


def string_of(constant: Constant) -> str | None:
    """The text of a string, with its quotes; None where it is none."""
    return constant.text if constant.kind == "string" else None


def attribute_of(constant: Constant) -> str | None:
    """The attribute that says a constant; None where only ops can."""
    if constant.type.is_scalar and constant.kind in ("integer", "float"):
        # A zero of floats is an integer without a point.
        text = "0.0" if constant.kind == "integer" and constant.type.kind == "float" else constant.text
        return text if text in ("true", "false") else f"{text} : {constant.type.text}"
    return dense_of(constant)


def dense_of(constant: Constant) -> str | None:
    """The attribute of a vector's or an array's elements; None where some are no numbers."""
    sizes: list[int] = []
    element = constant.type
    is_vector = element.kind == "vector"
    while element.kind in ("array", "vector"):
        if element.kind == "vector" and not (is_vector and not sizes):
            return None
        sizes.append(element.count)
        element = element.elements[0]
    if not sizes or not element.is_scalar or not all(sizes):
        return None
    shape = "x".join(map(str, sizes))
    type = f"{'vector' if is_vector else 'tensor'}<{shape}x{element.text}>"
    if constant.kind == "zero":
        return f"dense<{_zero(element)}> : {type}"
    if constant.kind == "aggregate" and len(set(constant.parts)) == 1 and not constant.parts[0].parts:
        # A splat, which has a shorter form.
        inside = _nested(constant.parts[0]) if constant.parts[0].type.is_scalar else None
        if inside is not None:
            return f"dense<{inside}> : {type}"
    inside = _nested(constant)
    return None if inside is None else f"dense<{inside}> : {type}"


def _zero(type: Type) -> str:
    if type.kind == "float":
        return "0.0"
    return "false" if type.count == 1 else "0"


def _nested(constant: Constant) -> str | None:
    type = constant.type
    if constant.kind in ("integer", "float"):
        return "0.0" if constant.kind == "integer" and type.kind == "float" else constant.text
    if constant.kind == "string":
        return "[" + ", ".join(map(str, _bytes(constant.text))) + "]"
    if constant.kind == "zero" and type.kind in ("array", "vector"):
        inner = _nested(Constant(type.elements[0], "integer", "false" if type.elements[0].count == 1 else "0"))
        if not type.elements[0].is_scalar:
            inner = _nested(Constant(type.elements[0], "zero"))
        return None if inner is None else "[" + ", ".join([inner] * type.count) + "]"
    if constant.kind != "aggregate":
        return None
    inside = [_nested(part) for part in constant.parts]
    return None if None in inside else "[" + ", ".join(map(str, inside)) + "]"


def _bytes(text: str) -> list[int]:
    """The bytes of a string, signed as i8 is."""
    found = []
    for escape, character in re.findall(r"\\([0-9A-Fa-f]{2})|([^\\])", text[1:-1], re.S):
        byte = int(escape, 16) if escape else ord(character)
        found.append(byte - 256 if byte > 127 else byte)
    return found
