"""What the site needs of mkdocs besides its configuration: MLIR in colours, and builders' signatures that are whole."""

from __future__ import annotations

import json
import re
import sys
import types
from pathlib import Path
from typing import Any

from pygments import token
from pygments.lexer import RegexLexer, bygroups
from pygments.lexers import LEXERS

GRAMMAR = Path(__file__).resolve().parent.parent / "editors" / "vscode" / "syntaxes" / "mlir.tmLanguage.json"
_CODE = re.compile(r"`[^`\n]+`")
#: Beginnings of scopes with the kind of token that the theme has a colour for; the first one that fits is taken.
KINDS = {
    "comment": token.Comment,
    "string": token.String,
    "constant.character": token.String.Escape,
    "constant.numeric": token.Number,
    "constant.language": token.Name.Constant,
    "support.function": token.Name.Function,
    "support.type": token.Keyword.Type,
    "storage.type": token.Keyword.Type,
    "support.constant": token.Keyword.Type,
    "variable.other.alias": token.Keyword.Type,
    "variable.other.ssa": token.Name.Variable,
    "entity.name.function": token.Name.Variable,
    "entity.name.label": token.Name.Label,
    "keyword.operator": token.Operator,
    "keyword": token.Keyword,
}


def kind(scope: str) -> Any:
    """The token of a scope."""
    return next((found for start, found in KINDS.items() if scope.startswith(start)), token.Text)


def rules(grammar: dict[str, Any]) -> list[Any]:
    """The grammar's rules as a lexer's; a string is a rule of its own there."""
    found: list[Any] = []
    for include in grammar["patterns"]:
        rule = grammar["repository"][include["include"][1:]]
        if "match" in rule:
            found.append((rule["match"], kind(rule["name"])))
        else:
            found.append((r'(")((?:[^"\\\n]|\\.)*)("?)', bygroups(*[kind(rule["name"])] * 3)))
    return [*found, (r"\s+|.", token.Text)]


class MlirLexer(RegexLexer):
    """MLIR with gpuir's dialects."""

    name, aliases, filenames = "MLIR", ["mlir"], ["*.mlir"]
    tokens = {"root": rules(json.loads(GRAMMAR.read_text()))}


# Pygments imports a lexer's module by name, and mkdocs gives hooks none that can be imported.
_module = types.ModuleType("gpuir_mlir_lexer")
_module.__dict__.update(__all__=["MlirLexer"], MlirLexer=MlirLexer)
sys.modules[_module.__name__] = _module
LEXERS["MlirLexer"] = (_module.__name__, MlirLexer.name, tuple(MlirLexer.aliases), tuple(MlirLexer.filenames), ())


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The page as this site's Markdown wants it, which is not everywhere GitHub's."""
    # Bars in code do not end a cell here, and their backslashes would be shown.
    markdown = re.sub(
        r"^\|.*\|$", lambda row: _CODE.sub(lambda code: code[0].replace(r"\|", "|"), row[0]), markdown, flags=re.M
    )
    if page.url.startswith("reference/"):
        # Python there is signatures, which may break anywhere, unlike programs (docs/site.css).
        markdown = markdown.replace("```python\n", "``` { .python .signature }\n")
    return markdown
