"""What gpuir raises, and how a diagnostic reads."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Any

from gpuir.host import ir

#: What no terminal should be sent, and an MLIR name may have.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


@dataclasses.dataclass(frozen=True)
class Diagnostic:
    """One message of the verifier, the parser or a pass, with its place in the user's text (1-based, 0: unknown)."""

    severity: str  # "error", "warning", "remark" or "note"
    message: str
    file: str = "-"
    line: int = 0
    column: int = 0
    notes: tuple[Diagnostic, ...] = ()

    def __str__(self) -> str:
        where = (
            f"{self.file}:{self.line}:{self.column}: " if self.line else f"{self.file}: " if self.file != "-" else ""
        )
        message = _CONTROL.sub(lambda match: f"\\{ord(match[0]):02X}", self.message)
        return "\n".join([f"{where}{self.severity}: {message}", *map(str, self.notes)])

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Diagnostic:
        """The diagnostic of which `dataclasses.asdict` made these fields, in another process maybe."""
        return cls(**{**fields, "notes": tuple(map(cls.from_fields, fields["notes"]))})


class Error(Exception):
    """Base class of what gpuir raises for bad input; ``diagnostics`` says where and what."""

    def __init__(self, diagnostics: list[Diagnostic] | str):
        if isinstance(diagnostics, str):
            diagnostics = [Diagnostic("error", diagnostics)]
        self.diagnostics = list(diagnostics)
        super().__init__("\n".join(map(str, self.diagnostics)))


class ParseError(Error, ir.MLIRError):
    """Text that is not valid IR: a syntax error, or a verifier's refusal of what was read."""


class ParseWarning(UserWarning):
    """Text that was read, of which something was passed over or does not say enough; the message says where."""


class ReleaseError(Error):
    """IR that the release cannot say in whose words it is to be printed; what it lacks, and which releases have it."""


class PassError(Error):
    """A pass or a pipeline that failed, or that could not be built."""

    #: The text of the pipeline, where that is what is wrong.
    source: str | None = None
    #: Whether the context's handlers have seen the diagnostics.
    delivered = False


class RewriteError(PassError):
    """A pattern that asked its rewriter for a change that would break the IR; the op, and the line of the pattern."""


class BuildError(Error, ValueError, RuntimeError, IndexError, ir.MLIRError):
    """A call of a builder that the host refused; one of the bases is what the host raises."""


class SpecError(TypeError):
    """A dialect, op, attribute or format that is declared wrongly; raised when its class is made."""


def diagnostics_of(error: BaseException) -> list[Diagnostic]:
    """An error's diagnostics; of an exception that is none of gpuir's, its class and its words."""
    if isinstance(error, Error):
        return error.diagnostics
    return [Diagnostic("error", f"{type(error).__name__}: {error}")]
