"""The text of pass pipelines: ``builtin.module(cse,func.func(canonicalize{top-down=false}))`` as a tree."""

from __future__ import annotations

import dataclasses

from gpuir.errors import Diagnostic, PassError
from gpuir.passes.options import closing

#: File name of diagnostics that point into a pipeline's text.
FILE = "<pipeline>"

# Ops nest a few levels deep; whoever writes more than that has made a mistake.
_DEEPEST = 100


@dataclasses.dataclass
class PassText:
    """``name{options}`` at ``column`` (1-based) of the text."""

    name: str
    options: str
    column: int


@dataclasses.dataclass
class NestText:
    """``anchor(elements)``: run on every op of that name right inside the op that the pipeline around it runs on."""

    anchor: str
    elements: list[PassText | NestText]
    column: int


def pipeline_error(message: str, text: str, column: int) -> PassError:
    """A PassError at ``column`` of a pipeline's text, with the text and a caret under it."""
    line = text.replace("\n", " ").replace("\t", " ")
    start = max(0, column - 100)
    shown = line[start : start + 160]
    error = PassError([Diagnostic("error", message, FILE, 1, column)])
    error.args = (f"{error.args[0]}\n{shown}\n{' ' * (column - 1 - start)}^",)
    error.source = text
    return error


def parse_pipeline(text: str) -> list[PassText | NestText]:
    """Elements of a comma-separated pipeline text; PassError at the column of what is wrong."""
    top: list[PassText | NestText] = []
    stack = [top]
    opened: list[int] = []
    index, size = 0, len(text)
    while True:
        start = _skip_blanks(text, index)
        end = start
        while end < size and text[end] not in ",({})":
            end += 1
        name = text[start:end].strip()
        index = end
        if not name:
            if not text.strip():
                return top
            # `()` is an empty nest, every other empty name is a comma too many or a name missing.
            if not (end < size and text[end] == ")" and start > 0 and text[:start].rstrip().endswith("(")):
                what = f"expected a pass name before '{text[end]}'" if end < size else "expected a pass name"
                if end < size and text[end] == ")" and not opened:
                    what = "encountered extra closing ')' creating unbalanced parentheses"
                raise pipeline_error(what, text, start + 1)
        elif any(char.isspace() for char in name):
            raise pipeline_error(f"expected ',' between passes in '{name}'", text, start + 1)
        if end < size and text[end] == "(":
            if len(opened) == _DEEPEST:
                raise pipeline_error(f"pipelines may be nested at most {_DEEPEST} levels deep", text, start + 1)
            nest = NestText(name, [], start + 1)
            stack[-1].append(nest)
            stack.append(nest.elements)
            opened.append(end + 1)
            index = end + 1
            continue
        if name:
            options = ""
            if end < size and text[end] == "{":
                index = closing(text, end)
                if text[index - 1] != "}" or index - end < 2:
                    raise pipeline_error(
                        f"missing closing '}}' while processing the options of '{name}'", text, end + 1
                    )
                options = text[end + 1 : index - 1].strip()
            stack[-1].append(PassText(name, options, start + 1))
        index = _skip_blanks(text, index)
        while index < size and text[index] == ")":
            if not opened:
                raise pipeline_error(
                    "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline",
                    text,
                    index + 1,
                )
            opened.pop()
            stack.pop()
            index = _skip_blanks(text, index + 1)
        if index == size:
            if opened:
                raise pipeline_error("missing closing ')' of this '('", text, opened[-1])
            return top
        if text[index] != ",":
            raise pipeline_error("expected ',' after parsing pipeline", text, index + 1)
        index += 1


def _skip_blanks(text: str, index: int) -> int:
    while index < len(text) and text[index].isspace():
        index += 1
    return index
