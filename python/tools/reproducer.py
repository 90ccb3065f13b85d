"""Reproducers as mlir-opt writes them: the IR before a pipeline that failed, and the pipeline in the file's metadata."""

from __future__ import annotations

import re

from gpuir.assembly import tokens

_REPRODUCER = re.compile(
    rf"\bmlir_reproducer{tokens.SPACE.pattern}:{tokens.SPACE.pattern}\{{[^}}]*?\bpipeline{tokens.SPACE.pattern}:"
    rf"{tokens.SPACE.pattern}(?P<pipeline>{tokens.STRING.pattern})"
)
_VERIFY_EACH = re.compile(rf"\bverify_each{tokens.SPACE.pattern}:{tokens.SPACE.pattern}(?P<value>true|false)")


def reproducer(text: str, pipeline: str, *, disable_threading: bool, verify_each: bool) -> str:
    """The text of a reproducer."""
    quoted = pipeline.replace("\\", "\\\\").replace('"', '\\"')
    return (
        f"{text}\n{{-#\n  external_resources: {{\n    mlir_reproducer: {{\n"
        f'      pipeline: "{quoted}",\n      disable_threading: {str(disable_threading).lower()},\n      verify_each: {str(verify_each).lower()}\n'
        "    }\n  }\n#-}\n"
    )


def pipeline_of(text: str) -> tuple[str, bool] | None:
    """The pipeline of a reproducer, and whether it verifies after each pass; None of any other text."""
    start = text.rfind("{-#")
    match = _REPRODUCER.search(text, start) if start >= 0 else None
    if match is None:
        return None
    verify_each = _VERIFY_EACH.search(text, start)
    pipeline = match["pipeline"][1:-1].replace('\\"', '"').replace("\\\\", "\\")
    return pipeline, verify_each is None or verify_each["value"] == "true"
