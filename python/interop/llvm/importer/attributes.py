"""Attributes of parameters, results, calls and functions as those of MLIR's llvm dialect."""

from __future__ import annotations

import re

from gpuir.interop.llvm.importer.tokens import Tokens
from gpuir.interop.llvm.importer.types import Types

__all__ = ["effects_of", "function_attributes", "range_of", "read_group", "read_parameter"]

_UNITS = {
    "immarg": None, "noundef": "noundef", "nonnull": "nonnull", "noalias": "noalias", "nocapture": "nocapture", "nofree": "nofree",
    "readonly": "readonly", "readnone": "readnone", "writeonly": "writeonly", "returned": "returned", "signext": "signext",
    "zeroext": "zeroext", "inreg": "inreg", "nest": "nest", "swiftself": None, "swifterror": None, "swiftasync": None,
    "noext": "noext", "allocalign": "allocalign", "allocptr": "allocptr", "writable": "writable",
    "dead_on_unwind": "dead_on_unwind", "dead_on_return": None,
}  # fmt: skip
_TYPED = {"byval", "sret", "byref", "inalloca", "preallocated", "elementtype"}
#: In parentheses behind the word; what the importer leaves out says nothing that a simulator or a compiler must know.
_NUMBERS = {"align", "dereferenceable", "dereferenceable_or_null", "alignstack"}
_LEFT_OUT = {"captures", "initializes", "nofpclass"}

_FLAGS = {"nounwind": "no_unwind", "willreturn": "will_return", "convergent": "convergent"}
_OF_FUNCTIONS = {**_FLAGS, "noinline": "no_inline", "alwaysinline": "always_inline", "optnone": "optimize_none", "inlinehint": "inline_hint"}  # fmt: skip
_STRINGS = {"target-cpu": "target_cpu", "tune-cpu": "tune_cpu", "denormal-fp-math": "denormal_fp_math",
            "denormal-fp-math-f32": "denormal_fp_math_f32"}  # fmt: skip
_MATH = {"no-infs-fp-math", "no-nans-fp-math", "no-signed-zeros-fp-math"}
_MEMORY = {"argmem": "argMem", "inaccessiblemem": "inaccessibleMem", "errnomem": "errnoMem", "target_mem0": "targetMem0",
           "target_mem1": "targetMem1"}  # fmt: skip
_EFFECTS = {"none": "none", "read": "read", "write": "write", "readwrite": "readwrite"}


def range_of(text: str, types: Types) -> str:
    """The attribute for ``range(...)``, of what is in the parentheses."""
    tokens = Tokens(text)
    type = types.read(tokens)
    low = tokens.word()
    tokens.expect(",")
    return f"#llvm.constant_range<{type.text}, {low}, {tokens.word()}>"


def read_parameter(tokens: Tokens, types: Types) -> dict[str, str]:
    """The attributes of a parameter or a result that come next, by their names in MLIR."""
    found: dict[str, str] = {}
    before = "llvm."
    while True:
        word = tokens.next
        if word in _UNITS:
            tokens.at += 1
            if tokens.next == "(":
                tokens.skip_group()
            if (name := _UNITS[word]) is not None:
                found[before + name] = ""
        elif word in _TYPED and tokens.words[tokens.at + 1] == "(":
            tokens.at += 2
            type = types.read(tokens)
            tokens.expect(")")
            if word != "elementtype":
                found[before + word] = type.text
        elif word in _NUMBERS:
            tokens.at += 1
            number = tokens.skip_group() if tokens.next == "(" else tokens.word()
            found[before + word] = f"{number} : i64"
        elif word == "range":
            tokens.at += 1
            found[before + word] = range_of(tokens.skip_group(), types)
        elif word in _LEFT_OUT:
            tokens.at += 1
            if (word, tokens.skip_group()) == ("captures", "none"):
                found[before + "nocapture"] = ""
        elif word[:1] == '"':
            tokens.at += 1
            if tokens.take("="):
                tokens.at += 1
        else:
            return found


def shown(attributes: dict[str, str]) -> str:
    """A dictionary's text."""
    return "{" + ", ".join(name + (f" = {value}" if value else "") for name, value in attributes.items()) + "}"


def read_group(tokens: Tokens, groups: dict[str, str]) -> Tokens:
    """The attributes of functions that come next, those of groups (``#0``) written out, up to another word."""
    words: list[str] = []
    while tokens.next and tokens.next not in (
        "{",
        "section",
        "comdat",
        "align",
        "gc",
        "prefix",
        "prologue",
        "personality",
        "[",
        ",",
        "to",
    ):
        word = tokens.next
        if word[0] == "!":
            break
        tokens.at += 1
        if word[0] == "#":
            words.append(groups.get(word, ""))
        elif tokens.next == "(":
            words.append(f"{word}({tokens.skip_group()})")
        elif word[0] == '"' and tokens.next == "=":
            tokens.at += 1
            words.append(f"{word}={tokens.word()}")
        else:
            words.append(word)
    return Tokens(" ".join(words))


def effects_of(text: str) -> str:
    """The attribute for ``memory(...)``, of what is in the parentheses."""
    named = {"other": "none"}
    words = [word.strip() for word in text.split(",")]
    others = next((word for word in words if ":" not in word), "none")
    named = {name: _EFFECTS.get(others, "readwrite") for name in ("other", *_MEMORY.values())}
    for word in words:
        place, colon, effect = (part.strip() for part in word.partition(":"))
        if colon and place in _MEMORY:
            named[_MEMORY[place]] = _EFFECTS.get(effect, "readwrite")
    return "#llvm.memory_effects<" + ", ".join(f"{name} = {effect}" for name, effect in named.items()) + ">"


def call_attributes(tokens: Tokens) -> dict[str, str]:
    """The attributes of a call."""
    found: dict[str, str] = {}
    while word := tokens.next:
        tokens.at += 1
        if word == "memory":
            found["memory_effects"] = effects_of(tokens.skip_group())
        elif word in _FLAGS:
            found[_FLAGS[word]] = ""
        elif tokens.next == "(":
            tokens.skip_group()
        elif tokens.next == "=":
            tokens.at += 2
    return found


def function_attributes(tokens: Tokens) -> dict[str, str]:
    """The attributes of a function; those that MLIR has no name for are passed through."""
    found: dict[str, str] = {}
    through: list[str] = []
    while word := tokens.next:
        tokens.at += 1
        if word == "memory":
            found["memory_effects"] = effects_of(tokens.skip_group())
        elif word == "uwtable":
            kind = tokens.skip_group() if tokens.next == "(" else "async"
            found["uwtable_kind"] = f"#llvm.uwtableKind<{kind}>"
        elif word in _OF_FUNCTIONS:
            found[_OF_FUNCTIONS[word]] = ""
        elif word[0] == '"':
            value = tokens.word() if tokens.take("=") else None
            _string(word, value, found, through)
        elif tokens.next == "(":
            # allocsize, allockind, vscale_range and the like.
            tokens.skip_group()
        elif tokens.next == "=":
            tokens.at += 2
        else:
            through.append(f'"{word}"')
    if through:
        found["passthrough"] = f"[{', '.join(through)}]"
    return found


def _string(name: str, value: str | None, found: dict[str, str], through: list[str]) -> None:
    bare = name.strip('"')
    if value is None:
        through.append(name)
    elif bare in _STRINGS:
        found[_STRINGS[bare]] = value
        if bare == "target-cpu":
            through.append(f"[{name}, {value}]")
    elif bare == "target-features":
        features = [f'"{each}"' for each in value.strip('"').split(",") if each]
        found["target_features"] = f"#llvm.target_features<[{', '.join(features)}]>"
    elif bare in _MATH:
        found[bare.replace("-", "_")] = value.strip('"')
    elif bare == "frame-pointer" and re.fullmatch(r'"(none|non-leaf|all|reserved)"', value):
        found["frame_pointer"] = f"#llvm.framePointerKind<{value.strip(chr(34))}>".replace("<non-leaf>", '<"non-leaf">')
    else:
        through.append(f"[{name}, {value}]")
