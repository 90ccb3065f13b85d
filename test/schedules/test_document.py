"""The examples of docs/schedules.md run, and do what the text beside them says."""

from __future__ import annotations

import re
from pathlib import Path

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "schedules.md").read_text()


def test_examples(capsys):
    program = "\n".join(re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL))
    scope: dict = {"__name__": "document"}
    exec(compile(program, "docs/schedules.md", "exec"), scope)
    module, script = capsys.readouterr().out.split("module attributes {transform.with_named_sequence}")
    assert re.search(r"gpu\.launch blocks\(.*\) in \(%\w+ = %c2, %\w+ = %c4, .*threads\(.*\) in \(%\w+ = %c4", module)
    assert "linalg.matmul" in module and "transform.gpu.map_nested_forall_to_threads" in script
    assert 'tag = "mine"' in str(scope["module"])


def test_methods_that_the_table_names_exist(s):
    table = re.findall(r"^\| `(.*?)` \|", DOCUMENT, re.MULTILINE)
    names = {name for row in table for name in re.findall(r"\b[hs]\.(\w+)", row)}
    assert len(names) > 15
    for name in names:
        assert callable(getattr(s, name)), name
