"""Changes to a text's tokens that know of MLIR what a lexer knows, and nothing of any dialect's syntax."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

_LEX = re.compile(
    r"""(?P<string>"(?:[^"\\\n]|\\.)*")
      | (?P<comment>//[^\n]*)
      | (?P<name>%[\w$.-]+(?:[#:]\d+)?)
      | (?P<label>\^\w+)
      | (?P<symbol>@[\w$.]+)
      | (?P<hash>\#[\w$.]+)
      | (?P<bang>![\w$.]+)
      | (?P<number>-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?))
      | (?P<word>[A-Za-z_][\w$.]*)
      | (?P<mark>->|::|[^\s\w])""",
    re.VERBOSE,
)
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_NUMBERS = ("0", "1", "-1", "2", "3", "4", "7", "16", "32", "100", "128", "1024", "2147483648", "4294967295", "4294967296",
            "9223372036854775808", "0x10", "1.5", "00")  # fmt: skip
_KINDS = ("i1", "i8", "i32", "i64", "index", "f32", "si32", "none")
_COMMENTS = (" // a comment\n", "\n\n", "\t", " // , =\n", "  ")
#: Ops and attributes of upstream's: the host reads them as its release of MLIR does, and Triton as another one.
_UPSTREAM = re.compile(r'^\s*(?:%[\w$.:, %-]+ = )?"?(?:arith|scf|cf|math|ub|llvm|nvvm|rocdl|gpu|llvm_ir)\.')
_ENCODING = re.compile(r"#\w+\.[\w.]+<")
_STATEMENT = re.compile(r"^\s*(?:%[\w$.:, %-]+ = )?\"?(?:tt|ttg|ttng|amdg|amdgpu|gluon|nvws|proton|proton_gpu|scf)\.\w")


class Token(NamedTuple):
    kind: str
    text: str
    start: int
    end: int


def tokens(text: str) -> list[Token]:
    """All tokens; comments are none."""
    return [
        Token(str(match.lastgroup), match[0], match.start(), match.end())
        for match in _LEX.finditer(text)
        if match.lastgroup != "comment"
    ]


def close(all_tokens: list[Token], index: int) -> int:
    """The index of the bracket that closes the one at `index`; of the last token where none does."""
    stack: list[str] = []
    for at in range(index, len(all_tokens)):
        token = all_tokens[at]
        if token.kind != "mark":
            continue
        if token.text in _CLOSING:
            stack.append(_CLOSING[token.text])
        elif stack and token.text == stack[-1]:
            stack.pop()
            if not stack:
                return at
    return len(all_tokens) - 1


class Words:
    """What a text's parts are exchanged for: those of other texts, by kind."""

    def __init__(self, texts: Iterable[str]):
        by_kind: dict[str, set[str]] = {}
        types: set[str] = set()
        entries: set[str] = set()
        for text in texts:
            parts = tokens(text)
            for token in parts:
                by_kind.setdefault(token.kind, set()).add(token.text)
            types.update(part for part in _types(text, parts) if "#" not in part or "#ttg" in part)
            entries.update(
                match[0] for match in re.finditer(r'(?<=[{ ])"?\w[\w.-]*"? = [^\s,{}<>]+(?: : \w+)?(?=[,}])', text)
            )
        self.by_kind = {kind: sorted(found) for kind, found in by_kind.items()}
        self.types, self.entries = sorted(types), sorted(entries)

    def like(self, token: Token, parts: list[Token], random: Random) -> str:
        """Another token of the kind: of the same text, or of any."""
        if token.kind == "number" and random.random() < 0.4:
            return random.choice(_NUMBERS)
        here = [one.text for one in parts if one.kind == token.kind]
        return random.choice(here if random.random() < 0.6 else self.by_kind.get(token.kind, here))


_TYPE = re.compile(r"(?:tensor|vector)<|![\w.]+<|![\w.]+|\b(?:i\d+|bf16|f\d+\w*|index)\b")


def _types(text: str, parts: list[Token]) -> list[str]:
    return [text[slice(*span)] for span in _type_spans(text, parts)]


def _type_spans(text: str, parts: list[Token]) -> list[tuple[int, int]]:
    """Where types stand, inner ones too."""
    starts = {token.start: index for index, token in enumerate(parts)}
    found = []
    for match in _TYPE.finditer(text):
        if not match[0].endswith("<"):
            found.append(match.span())
            continue
        bracket = starts.get(match.end() - 1)
        if bracket is not None:
            found.append((match.start(), parts[close(parts, bracket)].end))
    return found


class _Text:
    """A text, its tokens, and which of them may be changed."""

    def __init__(self, text: str, words: Words):
        self.text, self.words, self.tokens = text, words, tokens(text)
        held = _held(text, self.tokens)
        self.free = [i for i, token in enumerate(self.tokens) if not any(a <= token.start < b for a, b in held)]

    def drawn(self, random: Random, *kinds: str) -> int | None:
        indices = [i for i in self.free if not kinds or self.tokens[i].kind in kinds]
        return random.choice(indices) if indices else None

    def with_(self, start: int, end: int, new: str) -> str:
        return self.text[:start] + new + self.text[end:]

    def spans(self, opening: str) -> list[tuple[int, int]]:
        """First and last index of what stands in such brackets, brackets and all."""
        return [
            (i, close(self.tokens, i))
            for i in self.free
            if self.tokens[i].kind == "mark" and self.tokens[i].text in opening
        ]

    def entries(self, first: int, last: int) -> list[tuple[int, int]]:
        """Spans in the text of what commas separate between two brackets."""
        found, start, at = [], first + 1, first + 1
        while at < last:
            token = self.tokens[at]
            if token.kind == "mark" and token.text in _CLOSING:
                at = close(self.tokens, at)
            elif token.text == "," and token.kind == "mark":
                if at > start:
                    found.append((self.tokens[start].start, self.tokens[at - 1].end))
                start = at + 1
            at += 1
        if last > start:
            found.append((self.tokens[start].start, self.tokens[last - 1].end))
        return found


def _held(text: str, parts: list[Token]) -> list[tuple[int, int]]:
    """Spans that stay as they are: the inside of encodings, and ops of upstream's."""
    starts = {token.start: index for index, token in enumerate(parts)}
    found = []
    for match in _ENCODING.finditer(text):
        bracket = starts.get(match.end() - 1)
        if bracket is not None:
            found.append((match.end() - 1, parts[close(parts, bracket)].end))
    position = 0
    for line in text.splitlines(keepends=True):
        if _UPSTREAM.match(line):
            found.append((position, position + len(line)))
        position += len(line)
    return found


Change = Callable[[_Text, Random], "str | None"]
CHANGES: dict[str, Change] = {}


def change(function: Change) -> Change:
    CHANGES[function.__name__] = function
    return function


@change
def dropped_token(text: _Text, random: Random) -> str | None:
    index = text.drawn(random)
    return None if index is None else text.with_(text.tokens[index].start, text.tokens[index].end, "")


@change
def token_twice(text: _Text, random: Random) -> str | None:
    index = text.drawn(random)
    return (
        None
        if index is None
        else text.with_(text.tokens[index].end, text.tokens[index].end, f" {text.tokens[index].text}")
    )


@change
def swapped_tokens(text: _Text, random: Random) -> str | None:
    """A token and the next one, or one of the same kind somewhere else, in each other's place."""
    index = text.drawn(random)
    if index is None:
        return None
    one = text.tokens[index]
    others = [i for i in text.free if text.tokens[i].kind == one.kind and i != index]
    other = index + 1 if random.random() < 0.3 or not others else random.choice(others)
    if other >= len(text.tokens):
        return None
    first, second = sorted((one, text.tokens[other]), key=lambda token: token.start)
    return (
        text.text[: first.start]
        + second.text
        + text.text[first.end : second.start]
        + first.text
        + text.text[second.end :]
    )


@change
def other_token(text: _Text, random: Random) -> str | None:
    index = text.drawn(random, "number", "name", "word", "string", "symbol", "hash", "bang")
    if index is None:
        return None
    token = text.tokens[index]
    return text.with_(token.start, token.end, text.words.like(token, text.tokens, random))


@change
def other_word(text: _Text, random: Random) -> str | None:
    index = text.drawn(random, "word")
    if index is None:
        return None
    token = text.tokens[index]
    return text.with_(token.start, token.end, text.words.like(token, text.tokens, random))


@change
def other_number(text: _Text, random: Random) -> str | None:
    index = text.drawn(random, "number")
    if index is None:
        return None
    token = text.tokens[index]
    return text.with_(token.start, token.end, text.words.like(token, text.tokens, random))


@change
def other_name(text: _Text, random: Random) -> str | None:
    """Another value of the text."""
    index = text.drawn(random, "name")
    if index is None:
        return None
    names = sorted({token.text for token in text.tokens if token.kind == "name"})
    return text.with_(text.tokens[index].start, text.tokens[index].end, random.choice(names))


@change
def other_type(text: _Text, random: Random) -> str | None:
    """A type, here or everywhere, for one of the text or of any."""
    spans = _type_spans(text.text, text.tokens)
    if not spans:
        return None
    start, end = random.choice(spans)
    old = text.text[start:end]
    here = sorted({text.text[slice(*span)] for span in spans})
    new = random.choice(here if random.random() < 0.4 else text.words.types)
    if random.random() < 0.5:
        return re.sub(rf"(?<![\w.#!]){re.escape(old)}(?!\w)", lambda _: new, text.text)
    return text.with_(start, end, new)


@change
def quoted(text: _Text, random: Random) -> str | None:
    """A word as a string, or a string's text as a word."""
    index = text.drawn(random, "word", "string")
    if index is None:
        return None
    token = text.tokens[index]
    return text.with_(token.start, token.end, token.text[1:-1] if token.kind == "string" else f'"{token.text}"')


@change
def retyped(text: _Text, random: Random) -> str | None:
    """A number of another type, without one, or with one."""
    typed = [
        i for i in text.free[:-2]
        if text.tokens[i].kind == "number" and i + 2 < len(text.tokens) and text.tokens[i + 1].text == ":"
    ]  # fmt: skip
    index = random.choice(typed) if typed and random.random() < 0.8 else text.drawn(random, "number")
    if index is None:
        return None
    token = text.tokens[index]
    if index in typed:
        return text.with_(
            token.end, text.tokens[index + 2].end, random.choice(["", *(f" : {kind}" for kind in _KINDS)])
        )
    return text.with_(token.end, token.end, f" : {random.choice(_KINDS)}")


@change
def dropped_group(text: _Text, random: Random) -> str | None:
    """What stands in brackets, with them or without."""
    spans = text.spans("([{<")
    if not spans:
        return None
    first, last = random.choice(spans)
    if random.random() < 0.6:
        return text.with_(text.tokens[first].start, text.tokens[last].end, "")
    return text.with_(text.tokens[first].end, text.tokens[last].start, "")


@change
def entry(text: _Text, random: Random) -> str | None:
    """Of what commas separate: one less, one twice, two in each other's place."""
    spans = [entries for span in text.spans("([{<") if (entries := text.entries(*span))]
    if not spans:
        return None
    entries = random.choice(spans)
    index = random.randrange(len(entries))
    start, end = entries[index]
    choice = random.randrange(3)
    if choice == 0:
        after = text.text[end:]
        return text.text[:start].rstrip(" ,") + after if index else text.text[:start] + after.lstrip(", ")
    if choice == 1:
        return text.with_(end, end, f", {text.text[start:end]}")
    (a, b), (c, d) = sorted((entries[index], random.choice(entries)))
    return None if a == c else text.text[:a] + text.text[c:d] + text.text[b:c] + text.text[a:b] + text.text[d:]


@change
def one_entry_more(text: _Text, random: Random) -> str | None:
    """An entry of another op's dictionary, in one of the text's; in a new one where the text has none."""
    new = random.choice(text.words.entries)
    # Nothing stands behind a bracket that another change left at the end.
    kinds = [*(token.kind for token in text.tokens[1:]), ""]
    spans = [(first, last) for first, last in text.spans("{") if kinds[first] in ("word", "string")]
    if spans and random.random() < 0.8:
        first, last = random.choice(spans)
        at = text.tokens[first].end if random.random() < 0.5 else text.tokens[last].start
        return text.with_(at, at, f"{new}, " if at == text.tokens[first].end else f", {new}")
    colons = [i for i in text.free if text.tokens[i].text == ":" and text.text[text.tokens[i].start - 1] == " "]
    if not colons:
        return None
    at = text.tokens[random.choice(colons)].start
    return text.with_(at, at, f"{{{new}}} ")


@change
def other_value(text: _Text, random: Random) -> str | None:
    """Another value of a key: one that stands behind another key."""
    equals = [i for i in text.free if text.tokens[i].text == "=" and text.tokens[i - 1].kind in ("word", "string")]
    if not equals:
        return None
    at = random.choice(equals) + 1
    end = at
    while end + 1 < len(text.tokens) and text.tokens[end + 1].text not in (",", "}", ">", ")"):
        end = close(text.tokens, end + 1) if text.tokens[end + 1].text in _CLOSING else end + 1
    new = random.choice(text.words.entries).partition(" = ")[2]
    return text.with_(text.tokens[at].start, text.tokens[end].end, new)


@change
def blank(text: _Text, random: Random) -> str | None:
    """A comment, a line break, a blank more or no blank, between two tokens."""
    index = text.drawn(random)
    if index is None:
        return None
    at = text.tokens[index].end
    if text.text[at : at + 1] == " " and random.random() < 0.3:
        return text.with_(at, at + 1, "")
    return text.with_(at, at, random.choice(_COMMENTS))


def _statements(text: str) -> list[tuple[int, int]]:
    """Spans of the lines that ops begin in, with the lines of their regions."""
    found, position = [], 0
    for line in text.splitlines(keepends=True):
        if _STATEMENT.match(line):
            end = position + len(line)
            depth = _depth(line)
            while depth > 0 and end < len(text):
                following = text[end : text.find("\n", end) + 1 or len(text)]
                depth += _depth(following)
                end += len(following)
            found.append((position, end))
        position += len(line)
    return found


def _depth(line: str) -> int:
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', "", line)
    return sum(bare.count(character) for character in "{([") - sum(bare.count(character) for character in "})]")


@change
def statement(text: _Text, random: Random) -> str | None:
    """An op less, twice, or somewhere else."""
    spans = _statements(text.text)
    if len(spans) < 2:
        return None
    start, end = random.choice(spans)
    op = text.text[start:end]
    choice = random.randrange(3)
    if choice == 0:
        return text.with_(start, end, "")
    if choice == 1:
        return text.with_(end, end, op)
    at, _ = random.choice(spans)
    if start <= at < end:
        return None
    return (
        text.text[:at] + op + text.text[at:start] + text.text[end:]
        if at < start
        else (text.text[:start] + text.text[end:at] + op + text.text[at:])
    )


def changed(text: str, words: Words, random: Random) -> tuple[str, list[str]]:
    """The text after a change, or two of them; and the names of the changes."""
    wanted = 1 if random.random() < 0.75 else 2
    names: list[str] = []
    for _ in range(20):
        name = random.choice(list(CHANGES))
        new = CHANGES[name](_Text(text, words), random)
        if new is not None and new != text:
            text = new
            names.append(name)
            if len(names) == wanted:
                break
    return text, names
