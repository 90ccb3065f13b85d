"""A picture: SVG text that notebooks show, and that can be saved as SVG or as a page of HTML."""

from __future__ import annotations

import dataclasses
import html
from os import PathLike, fspath
from pathlib import Path

from gpuir.files import Output

__all__ = ["Picture"]

_SUFFIXES = (".svg", ".html")
#: A picture has a light ground of its own; the page around it follows the reader's choice of light or dark.
_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>body{{margin:16px;font-family:sans-serif}}</style>
</head>
<body>
{picture}
</body>
</html>
"""


@dataclasses.dataclass(frozen=True)
class Picture:
    """A drawing as SVG text, on a light ground of its own, with hints under the pointer."""

    title: str
    svg: str

    @property
    def html(self) -> str:
        """A whole page with the picture."""
        return _PAGE.format(title=html.escape(self.title), picture=self._repr_html_())

    def save(self, path: str | PathLike[str]) -> Path:
        """Writes the picture to a file that appears whole or not at all: ``.svg``, or ``.html`` for a page.

        Refused: any other ending (ValueError); a file that cannot be written (gpuir.Error).
        """
        target = Path(fspath(path))
        suffix = target.suffix.lower()
        if suffix not in _SUFFIXES:
            raise ValueError(f"a picture is saved as {' or '.join(_SUFFIXES)}, not as '{target.name}'")
        output = Output(str(target))
        output.write(self.svg if suffix == ".svg" else self.html)
        output.keep()
        return target

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        # Wide pictures scroll: made smaller, nobody could read them.
        return f'<div style="overflow-x:auto">{self.svg}</div>'

    def __repr__(self) -> str:
        return f"Picture({self.title!r}, {len(self.svg):,} characters)"
