"""The TextMate grammar of MLIR with gpuir's dialects, from the specs: editors colour text by it.

Its regular expressions keep to what Oniguruma and Python's `re` have in common, so that tests can tokenise by them. Upstream's
ops, attributes and types are coloured by their shape, gpuir's by name: one that is misspelled stays plain.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from gpuir.ods.dialect import Dialect

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "editors" / "vscode" / "syntaxes" / "mlir.tmLanguage.json"
_NAME = r"[A-Za-z_$.-][\w$.-]*"
#: Not within a name, which may have dots and dashes.
_BEFORE, _AFTER = r"(?<![\w$.@#!%^-])", r"(?![\w$])"
#: Words of the builtin syntax and of upstream's custom forms.
_CORE = (
    "args as async attributes blocks bounds case clusters default do else ensures for from in ins into iter_args kernel loc "
    "mapping module outs overwrite private public reduce shared_outs step symbols threads to "
    "unroll uniform upper_bound while with workgroup"
).split()
_CONSTANTS = "true false unit dense dense_resource sparse array affine_map affine_set strided nested none".split()
_TYPES = r"[su]?i\d+|index|bf16|tf32|f(?:16|32|64|80|128)|f\d+E\d+M\d+\w*|complex|tuple|tensor|memref|vector|none|function|token"


def files(dialects: Iterable[Dialect]) -> dict[Path, str]:
    """The grammar with its text."""
    return {FILE: json.dumps(grammar(list(dialects)), indent=2) + "\n"}


def grammar(dialects: list[Dialect]) -> dict[str, Any]:
    """The grammar as data."""
    return {
        "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
        "name": "MLIR",
        "scopeName": "source.mlir",
        "fileTypes": ["mlir", "ttir", "ttgir"],
        "patterns": [{"include": f"#{name}"} for name in _ORDER],
        "repository": {
            "comment": _match("comment.line.double-slash.mlir", "//.*$"),
            "string": {
                "name": "string.quoted.double.mlir",
                "begin": '"',
                "end": '"|$',
                "patterns": [_match("constant.character.escape.mlir", r'\\(?:[0-9A-Fa-f]{2}|[nt\\"])')],
            },
            "symbol": _match("entity.name.function.mlir", rf"@(?:{_NAME}|(?=\"))"),
            "value": _match("variable.other.ssa.mlir", r"%[\w$.-]+(?:[#:]\d+)?"),
            "block": _match("entity.name.label.mlir", r"\^[\w$.-]+"),
            "own-operation": _match("support.function.operation.gpuir.mlir", _own_operations(dialects)),
            "own-attribute": _match("support.constant.attribute.gpuir.mlir", _own_definitions(dialects, "#")),
            "own-type": _match("support.type.gpuir.mlir", _own_definitions(dialects, "!")),
            "operation": _match("support.function.operation.mlir", rf"{_BEFORE}[a-z_]\w*(?:\.[A-Za-z_$][\w$]*)+"),
            "attribute": _match("support.constant.attribute.mlir", r"#[A-Za-z_][\w$]*\.[\w$.]+"),
            "attribute-alias": _match("variable.other.alias.attribute.mlir", r"#[A-Za-z_][\w$.-]*|#-?\d[\w$]*"),
            "type": _match("support.type.mlir", r"![A-Za-z_][\w$]*\.[\w$.]+"),
            "type-alias": _match("storage.type.alias.mlir", r"![A-Za-z_][\w$.-]*"),
            "file": _match("meta.preprocessor.mlir", r"\{-#|#-\}"),
            "key": _match("entity.other.attribute-name.mlir", rf"{_BEFORE}[A-Za-z_][\w$.]*(?=\s*=(?!=))"),
            "dimension": _match(
                "constant.numeric.dimension.mlir",
                r"(?:(?<![\w$.%#@!^-])|(?<=[\d?*\]]x))(?!0x[0-9A-F]{2,}\b)(?:\d+|\?|\*|(?<=\]))x",
            ),
            "builtin-type": _match("storage.type.mlir", rf"(?:(?<![\w$.])|(?<=[\d?*\]]x))(?:{_TYPES}){_AFTER}"),
            "constant": _match("constant.language.mlir", rf"{_BEFORE}(?:{_either(_CONSTANTS)}){_AFTER}"),
            "keyword": _match("keyword.control.mlir", rf"{_BEFORE}(?:{_either(_CORE)}){_AFTER}"),
            "own-keyword": _match("keyword.other.gpuir.mlir", rf"{_BEFORE}(?:{_either(_words(dialects))}){_AFTER}"),
            "case": _match("constant.language.case.gpuir.mlir", rf"{_BEFORE}(?:{_either(_cases(dialects))}){_AFTER}"),
            "bare-operation": _match(
                "support.function.operation.mlir",
                r"(?:^\s*|(?<== )|(?<=\} ))(?:return|call|module|func|unrealized_conversion_cast)(?![\w$.])",
            ),
            "number": _match(
                "constant.numeric.mlir",
                r"(?:(?<![\w$.])|(?<=\dx))-?(?:0x[0-9A-Fa-f]+|\d+\.\d*(?:[eE][+-]?\d+)?|\d+)(?![\w$])",
            ),
            "name": _match("variable.other.name.mlir", rf"{_BEFORE}[A-Za-z_][\w$.]*"),
            "punctuation": _match("keyword.operator.mlir", r"->|::|==|>=|<=|[=:+*|&?-]"),
        },
    }


_ORDER = (
    "comment", "string", "file", "symbol", "value", "block", "own-operation", "own-attribute", "own-type", "attribute", "type",
    "attribute-alias", "type-alias", "key", "operation", "bare-operation", "dimension", "builtin-type", "constant", "keyword",
    "own-keyword", "case", "number", "name", "punctuation",
)  # fmt: skip


def _match(name: str, expression: str) -> dict[str, str]:
    re.compile(expression)
    return {"name": name, "match": expression}


def _either(words: Iterable[str]) -> str:
    """Any of the words, longer ones first, since the first that fits is taken."""
    return "|".join(re.escape(word) for word in sorted(set(words), key=lambda word: (-len(word), word)))


def _own_operations(dialects: list[Dialect]) -> str:
    parts = []
    for dialect in dialects:
        # Those of older releases under the names that they have there.
        known = [*(cls.spec.name for cls in dialect.ops.values()), *dialect.former_ops]
        for namespace in (dialect.namespace, *dialect.was):
            names = [name.removeprefix(f"{namespace}.") for name in known if name.startswith(f"{namespace}.")]
            parts.append(rf"{re.escape(namespace)}\.(?:{_either(names)})")
    return rf"{_BEFORE}(?:{'|'.join(parts)})(?![\w$]|\.[A-Za-z_])"


def _own_definitions(dialects: list[Dialect], sigil: str) -> str:
    parts = []
    for dialect in dialects:
        names = [d.name for d in dialect.definitions.values() if d.sigil == sigil]
        if names:
            # Either spelling: #ttg.blocked<...> and #iree_gpu<subgroup_ops ...>.
            namespaces = _either((dialect.namespace, *dialect.was))
            namespaces = f"(?:{namespaces})" if dialect.was else namespaces
            parts.append(rf"{namespaces}(?:\.|<)(?:{_either(names)})")
    return rf"{sigil}(?:{'|'.join(parts)})(?![\w$])"


def _words(dialects: list[Dialect]) -> Iterator[str]:
    """Words between backticks in the formats, and those of hand-written directives."""
    yield "mutable"
    for dialect in dialects:
        specs = [cls.spec for cls in dialect.ops.values()]
        formats = [text for spec in specs for text in (spec.assembly, *spec.also_accepts)]
        formats += [text for spec in specs for _, text in spec.older_assemblies]
        formats += [definition.assembly for definition in dialect.definitions.values()]
        for text in formats:
            yield from re.findall(r"`([A-Za-z_]\w*)`", text or "")


def _cases(dialects: list[Dialect]) -> Iterator[str]:
    """Strings of all enums' cases."""
    for dialect in dialects:
        for enum in dialect.enums.values():
            yield from (case.string for case in enum.cases() if re.fullmatch(r"[A-Za-z_]\w*", case.string))
