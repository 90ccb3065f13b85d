"""The checks by their names, and how a caller chooses some of them."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["CHECKS", "ON_REQUEST", "Chosen", "choose"]

#: What ``checks=`` takes: all, none, names with commas between, or several strings.
Chosen = bool | str | Iterable[str]

#: Every check that can be named, and what it looks for.
CHECKS = {
    "races": "accesses of different warps that nothing orders",
    "lanes": "accesses of lanes of one warp that nothing orders",
    "uninitialized": "reads of memory that nothing has written",
    "waits": "accesses to what an asynchronous operation of the device still uses",
    "fences": "fences that are missing, or have too narrow a scope",
    "barriers": "barriers that only some threads reach",
    "members": "shuffles and votes whose lanes do not all take part",
    "overflow": "addresses on tiles that come from integers which wrapped around",
    "host": "accesses of the host, and of what it launches, that do not wait for a token",
    "bounds": "accesses outside of what there is, which nobody can turn off",
}
#: Checks that are made only where they are named: what they find may be meant.
ON_REQUEST = {
    "late-fences": "fences between threads and products on tiles, also in a module to which the pass has not come that makes them",
    "nan": "NaN and infinities that an op makes of finite floats",
}
_ALL = frozenset(CHECKS)


def choose(checks: Chosen) -> frozenset[str]:
    """The names of the checks: ``True`` and "all" are all of them; a minus leaves one out, of all where none is named before."""
    if isinstance(checks, bool):
        return _ALL if checks else frozenset()
    if not isinstance(checks, str) and not isinstance(checks, Iterable):
        raise TypeError(f"checks: expected True, False or names of checks, got {checks!r}")
    words = checks.split(",") if isinstance(checks, str) else list(checks)
    chosen: frozenset[str] | None = None
    for word in words:
        if not isinstance(word, str):
            raise TypeError(f"checks: expected names, got {word!r}")
        name = word.strip()
        minus, name = name.startswith("-"), name.removeprefix("-").removeprefix("+").strip()
        if name not in {*CHECKS, *ON_REQUEST, "all", "none"}:
            raise ValueError(
                f"checks: there is no check {name!r}; there are all, none, {', '.join(CHECKS)}, and on request "
                f"{', '.join(ON_REQUEST)}"
            )
        named = _ALL if name == "all" else frozenset() if name == "none" else frozenset([name])
        # A plus adds to all, as a minus takes away from them.
        before = chosen if chosen is not None else _ALL if minus or word.strip().startswith("+") else frozenset()
        chosen = before - named if minus else before | named
    return frozenset() if chosen is None else chosen
