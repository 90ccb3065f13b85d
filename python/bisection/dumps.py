"""Modules that another tool printed between its passes: mlir-opt, Triton's MLIR_ENABLE_DUMP, gpuir-opt."""

from __future__ import annotations

import re

from gpuir.errors import Error

__all__ = ["stages_of"]

#: ``// -----// IR Dump After CSEPass (cse) //----- //``, in which some tools name the op too.
_HEADING = re.compile(r"^// -----// IR Dump (?P<when>Before|After) (?P<what>.*?) *//-----.*$", re.MULTILINE)


def stages_of(text: str, where: str = "-") -> list[tuple[str, str]]:
    """The modules of a dump in turn, each with the pass in front of it; the first is the input.

    What was printed in front of a pass is the module behind the pass before. Error where the text is no dump.
    """
    headings = list(_HEADING.finditer(text))
    if not headings:
        raise Error(f"'{where}' has no line '// -----// IR Dump After ...': give a pipeline, or a dump of all passes")
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    parts = [(heading["when"], heading["what"], text[heading.end() : end]) for heading, end in zip(headings, ends)]
    first = text[: headings[0].start()]
    stages: list[tuple[str, str]] = []
    if parts[0][0] == "After":
        # A tool may have printed the input in front; else the first module that there is stands for it.
        if first.strip() and not first.lstrip().startswith("//"):
            stages.append(("the input", first))
        stages += [(what, module) for _, what, module in parts if module.strip()]
        return stages
    previous = "the input"
    for when, what, module in parts:
        if when == "Before" and module.strip():
            stages.append((previous, module))
        previous = what
    return stages
