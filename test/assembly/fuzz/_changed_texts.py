"""Seeds for the fuzz run, and changes to them by tokens: what people, editors, scripts and half-written tools hand in."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
_SEED_LIMIT = 4_000
_TEXT_LIMIT = 20_000

_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|[%#!@^]?[\w$.]+|->|::|\s+|.', re.S)

#: Tokens that change what those around them mean.
_SPECIAL = (
    "{", "}", "(", ")", "[", "]", "<", ">", "->", "::", ":", ",", "=", "==", "\"", '"', "'", "//", "// {", "/*", "?", "*", "+", "-",
    "|", "%", "#", "!", "@", "^", "$", ".", "\\", "\x00", "\x1a", "\ufeff", "\u00b5", "\u2028", "\U0001f600", "\x7f", "\r", "\r\n", "\t", "\f", "\v",
    '"\\00"', '"\\FF"', '"\\n"', '"\\"', "@\"\"", "@\"a b\"", "%0", "%0#1", "%0:2", "%-1", "%x:99999999999", "^bb0", "^bb0(%z: i32):",
    "#map", "#map = ", "#a = #a", "!t = !t", "!t = i32", "#0", "!0", "#loc1", "loc(unknown)", 'loc("f":1:2)', 'loc(callsite("a" at "b"))',
    "loc(fused<1>[\"a\"])", "{-#", "#-}", "{-# dialect_resources: { builtin: { r: \"0x00\" } } #-}", "-----", "// -----\n", "module", "module {", "func.func",
    "tt.func", "builtin.module", "attributes", "private", "i0", "i1", "i32", "i99999999", "ui8", "f32", "f8E4M3FN", "index", "none", "tensor<",
    "tensor<4xf32>", "tensor<*xf32>", "tensor<?x?xf32, #a>", "tensor<-1xf32>", "tensor<0x0xi1>", "memref<4xf32, 3>", "vector<[4]xf32>", "vector<4x!tt.ptr<f32>>",
    "!tt.ptr<f32>", "!tt.ptr<f32, 0x1>", "!tt.ptr<", "!ttg.memdesc<4xf32, #a, #ttg.shared_memory>", "!ttg.async.token", "#ttg.blocked<{", "#ttg.shared_memory",
    "#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>", "#iree_gpu.lane_id<0>", "#iree_gpu<lane_id 0>", "!gpu.async.token", "#gpu.thread<x>", "dense<", "dense<1>",
    "dense<\"0x00000000\">", "array<i32: 1, 0>", "array<i32>", "affine_map<(d0) -> (d0)>", "unit", "true", "false", "0", "1", "-1", "0x1F", "1e400", "1.0",
    "0x7FC00000", "9223372036854775807", "9223372036854775808", "99999999999999999999999999", "\"tt.load\"", "tt.", ".load", "tt.load", "\"\"()", "<{", "}>", "= 1 : i32",
)  # fmt: skip

Mutation = Callable[[list[str], random.Random, list[list[str]]], None]


def seeds() -> list[list[str]]:
    """The tokens of every text of the tests, the examples and the documentation, in pieces that are not too long."""
    texts: list[str] = []
    for folder in ("test", "examples"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".mlir", ".ttgir", ".ttir"):
                texts += re.split(r"^// -----.*\n", path.read_text(errors="replace"), flags=re.M)
    for page in sorted((ROOT / "docs").rglob("*.md")):
        texts += re.findall(r"^```mlir\n(.*?)^```", page.read_text(), re.M | re.S)
    pieces = [text for text in texts if 0 < len(text.strip()) and len(text) <= _SEED_LIMIT]
    return [_TOKEN.findall(text) for text in pieces]


def _somewhere(tokens: list[str], draw: random.Random) -> int:
    """The index of a token that is no blank, where there is one."""
    for _ in range(8):
        index = draw.randrange(len(tokens))
        if not tokens[index].isspace():
            return index
    return index


def _leave_out(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    del tokens[_somewhere(tokens, draw)]


def _leave_out_some(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    start = _somewhere(tokens, draw)
    del tokens[start : start + draw.randrange(2, 30)]


def _repeat(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    start = _somewhere(tokens, draw)
    piece = tokens[start : start + draw.choice([1, 1, 2, 5, 20])]
    tokens[start:start] = piece * draw.choice([1, 1, 2, 3, 50])


def _swap(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    one, other = _somewhere(tokens, draw), _somewhere(tokens, draw)
    tokens[one], tokens[other] = tokens[other], tokens[one]


def _insert(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    tokens.insert(_somewhere(tokens, draw), draw.choice(_SPECIAL))


def _replace(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    tokens[_somewhere(tokens, draw)] = draw.choice(_SPECIAL)


def _replace_by_kind(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    """Another token of the same kind, from another text: a name for a name, an alias for an alias."""
    index = _somewhere(tokens, draw)
    kind = tokens[index][:1]
    like = [token for token in draw.choice(others) if token[:1] == kind or token[:1].isalnum() and kind.isalnum()]
    if like:
        tokens[index] = draw.choice(like)


def _splice(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    other = draw.choice(others)
    start = _somewhere(other, draw)
    index = _somewhere(tokens, draw)
    tokens[index:index] = other[start : start + draw.randrange(1, 60)]


def _cut(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    del tokens[_somewhere(tokens, draw) + 1 :]


def _behead(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    del tokens[: _somewhere(tokens, draw)]


def _quote(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    index = _somewhere(tokens, draw)
    tokens[index] = f'"{tokens[index]}"'


def _unquote(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    quoted = [index for index, token in enumerate(tokens) if token[:1] == '"']
    if quoted:
        index = draw.choice(quoted)
        tokens[index] = tokens[index].strip('"')


def _comment(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    tokens.insert(
        _somewhere(tokens, draw),
        draw.choice(["// c\n", ' // } " {\n', "//", "\n", "\r\n", "\t", "\n\n  // %0 = tt.load\n   "]),
    )


def _join(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    """Without a blank or a line's end."""
    blanks = [index for index, token in enumerate(tokens) if token.isspace()]
    if blanks:
        tokens[draw.choice(blanks)] = draw.choice(["", " "])


def _number(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    numbers = [index for index, token in enumerate(tokens) if token[:1].isdigit()]
    if numbers:
        tokens[draw.choice(numbers)] = draw.choice(
            ["0", "1", "-1", "3", "33", "4096", "1048577", "0x10", "1.5", "18446744073709551616"]
        )


def _nest(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    depth = draw.choice([1, 2, 40])
    opening, closing = draw.choice(
        [
            ("module {\n", "}\n"),
            ('"a.b"() ({\n', "}) : () -> ()\n"),
            ("{", "}"),
            ("[", "]"),
            ("(", ")"),
            ("tensor<2x", ">"),
        ]
    )
    index = _somewhere(tokens, draw) if draw.random() < 0.5 else 0
    tokens.insert(len(tokens) if index == 0 else min(len(tokens), index + draw.randrange(40)), closing * depth)
    tokens.insert(index, opening * depth)


def _indent(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    by = draw.choice([" ", "\t", "    "])
    tokens[:] = [by, *(token.replace("\n", f"\n{by}") if token.isspace() else token for token in tokens)]


def _character(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    index = _somewhere(tokens, draw)
    token = tokens[index]
    at = draw.randrange(len(token)) if token else 0
    tokens[index] = (
        token[:at]
        + draw.choice(["", chr(draw.randrange(128)), draw.choice('<>(){}[]"%#!@^:,=-/\\.\0')])
        + token[at + 1 :]
    )


def _twice(tokens: list[str], draw: random.Random, others: list[list[str]]) -> None:
    tokens.extend([draw.choice(["\n", " ", "// -----\n"]), *tokens])


MUTATIONS: tuple[Mutation, ...] = (
    _leave_out, _leave_out, _leave_out_some, _repeat, _swap, _insert, _insert, _replace, _replace_by_kind, _replace_by_kind, _splice,
    _cut, _behead, _quote, _unquote, _comment, _join, _number, _nest, _indent, _character, _character, _twice,
)  # fmt: skip
#: Those after which most texts are still read.
_HARMLESS: tuple[Mutation, ...] = (_comment, _comment, _join, _indent, _twice, _number, _replace_by_kind, _repeat)


def mutated(all_seeds: list[list[str]], draw: random.Random) -> str:
    """A text made of one of the seeds by one to a few changes."""
    tokens = list(draw.choice(all_seeds))
    mutations = draw.choice([MUTATIONS, _HARMLESS])
    for _ in range(draw.choice([1, 1, 1, 2, 3, 6])):
        if not tokens:
            break
        draw.choice(mutations)(tokens, draw, all_seeds)
    return "".join(tokens)[:_TEXT_LIMIT]
