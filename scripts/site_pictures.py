"""Pictures of the site: ``<!-- picture: NAME -->`` in a page becomes the picture that the page's own Python calls NAME.

The blocks of a page are one program, as in test/test_docs.py. It runs in a Python that has gpuir, since the site's own has only
what mkdocs needs: $GPUIR_PYTHON, or that of .venv, or this one. Where none has it the page keeps its text and code.
"""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MARK = re.compile(r"<!-- picture: (\w+) -->")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
#: Reads {"code": ..., "names": ...}, writes the pictures' SVG by name.
PROGRAM = """
import contextlib, json, sys
given = json.load(sys.stdin)
names = {"__name__": "page"}
with contextlib.redirect_stdout(sys.stderr):
    exec(compile(given["code"], given["page"], "exec"), names)
json.dump({name: names[name].svg for name in given["names"]}, sys.stdout)
"""

log = logging.getLogger("mkdocs.hooks.pictures")


def interpreter() -> str | None:
    """A Python that has gpuir."""
    chosen = os.environ.get("GPUIR_PYTHON")
    for python in [chosen] if chosen else [str(ROOT / ".venv" / "bin" / "python"), sys.executable]:
        if Path(python).exists():
            ended = subprocess.run([python, "-c", "import gpuir.viz"], cwd=ROOT, capture_output=True)
            if ended.returncode == 0:
                return python
    return None


def pictures(markdown: str, page: str = "page") -> dict[str, str]:
    """SVG of the pictures that a page asks for, by name; nothing without a Python that has gpuir.

    Refused: a page whose blocks fail, or that asks for a name which is no picture (RuntimeError with what was said).
    """
    names = MARK.findall(markdown)
    python = interpreter() if names else None
    if python is None:
        if names:
            log.info("no Python with gpuir: %s is built without its pictures (make run, or set GPUIR_PYTHON)", page)
        return {}
    given = {"code": "\n".join(BLOCK.findall(markdown)), "names": names, "page": page}
    ended = subprocess.run([python, "-c", PROGRAM], input=json.dumps(given), cwd=ROOT, capture_output=True, text=True)
    if ended.returncode:
        raise RuntimeError(f"{page}: its pictures cannot be drawn:\n{ended.stderr}")
    found: dict[str, str] = json.loads(ended.stdout)
    return found


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Puts the pictures into a finished page: the search has no use for their texts."""
    if not MARK.search(output):
        return output
    found = pictures(page.markdown, page.file.src_uri)
    return MARK.sub(lambda mark: shown(found.get(mark[1], "")), output)


def shown(svg: str) -> str:
    """A picture that scrolls where the page is narrower."""
    return f'<div class="picture" style="overflow-x:auto;margin:1em 0;line-height:1.2">{svg}</div>' if svg else ""
