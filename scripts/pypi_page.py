"""README.pypi.md, which PyPI shows, from README.md: installation by pip first, links that lead somewhere from there."""

from __future__ import annotations

import re
import sys

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

#: What only a clone has: its targets, its folders, and the whole table of figures.
ONLY_IN_A_CLONE = ("Two commands", "Speed", "Where things are")
_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)\]\((?!https?:|#)(?P<path>[^)]+)\)")
_HEADING = re.compile(r"^## (.*)\n", re.M)


def repository(pyproject: str) -> str:
    """The address of the project's sources, which all of its links follow from."""
    return str(tomllib.loads(pyproject)["project"]["urls"]["Repository"])


def page(readme: str, address: str) -> str:
    """The page for PyPI; ``address`` is the repository's."""
    parts = _HEADING.split(readme)
    kept = [parts[0]]
    for title, text in zip(parts[1::2], parts[2::2]):
        if title not in ONLY_IN_A_CLONE:
            kept.append(f"## {title}\n{text}")

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link["picture"] else "blob"
        return f"{link['picture']}[{link['text']}]({address}/{kind}/main/{link['path']})"

    return _LINK.sub(absolute, "".join(kept))
