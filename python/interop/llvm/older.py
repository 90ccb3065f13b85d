"""Text of newer LLVMs, and of other builds of the same one, as LLVM 22 reads it."""

from __future__ import annotations

import re

import gpuir.compile  # noqa: F401  the package before its file
from gpuir.compile.literals import older_literals

__all__ = ["FOREIGN", "is_bitcode", "older_text", "with_foreign"]

#: What the name of an intrinsic begins with that LLVM 22 has with other types.
FOREIGN = "foreign."
#: Kinds of memory that LLVM 22 has no word for, in ``memory(...)``.
_MEMORY = re.compile(r", target_mem\d*: \w+")
_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_WRONG = re.compile(r"Intrinsic has incorrect (?:argument|return) type!\s*\w+ @(llvm\.[\w.]+)")


def is_bitcode(source: bytes) -> bool:
    """Whether bytes are bitcode, in a wrapper maybe, and not text."""
    return source.startswith(_BITCODE)


def older_text(text: str) -> str:
    """The same IR: literals and words of attributes."""
    return _MEMORY.sub("", older_literals(text))


def with_foreign(text: str, log: str) -> str | None:
    """The text with the intrinsics under other names whose types LLVM refuses in ``log``; None where there are none."""
    names = set(_WRONG.findall(log))
    if not names:
        return None
    for name in names:
        text = re.sub(rf"@{re.escape(name)}(?![\w.])", f"@{FOREIGN}{name}", text)
    # Only intrinsics have this attribute.
    lines = text.split("\n")
    return "\n".join(
        line.replace(" immarg", "") if line.startswith("declare ") and f"@{FOREIGN}" in line else line for line in lines
    )
