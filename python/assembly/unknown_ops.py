"""What is said of an op that nobody declares: the same words for the custom and the generic form."""

from __future__ import annotations

import re

from gpuir import host
from gpuir.errors import Diagnostic
from gpuir.ods.dialect import DIALECTS, Dialect

#: The host's messages of the two forms.
_UNKNOWN = re.compile(
    r"custom op '(?P<custom>[\w.$-]+)' is unknown"
    r"|unregistered operation '(?P<generic>[\w.$-]+)' found in dialect \('[\w.]+'\) that does not allow unknown operations"
)


def unknown_op(name: str, dialect: Dialect) -> str:
    """The message for an op that a gpuir dialect does not have."""
    gone = dialect.gone.get(name.partition(".")[2])
    if gone:
        return f"'{name}' is {gone}: no form of today says it"
    near = _near(name, dialect.namespace, list(dialect.ops))
    advice = f"did you mean '{near}'?" if near else f"'{dialect.namespace}' has {', '.join(dialect.ops)}"
    return f"unknown operation '{name}'; {advice}"


def explained(diagnostic: Diagnostic) -> Diagnostic:
    """The host's diagnostic, with gpuir's words and advice where it is about an op that nobody declares."""
    match = _UNKNOWN.match(diagnostic.message)
    if match is None:
        return diagnostic
    name = match["custom"] or match["generic"]
    own = [dialect for dialect in DIALECTS.values() if name.startswith(f"{dialect.namespace}.") and not dialect.shared]
    if own:
        message = unknown_op(name, max(own, key=lambda dialect: len(dialect.namespace)))
        return Diagnostic(diagnostic.severity, message, diagnostic.file, diagnostic.line, diagnostic.column)
    near = _near(name, name.partition(".")[0], _host_ops(name.partition(".")[0]))
    message = f"{diagnostic.message}; did you mean '{near}'?" if near else diagnostic.message
    return Diagnostic(
        diagnostic.severity, message, diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.notes
    )


def _near(name: str, namespace: str, ops: list[str]) -> str | None:
    import difflib  # for a message only

    # Without the namespace, which would make any name look close.
    short = {op.removeprefix(f"{namespace}."): op for op in ops}
    close = difflib.get_close_matches(name.removeprefix(f"{namespace}."), short, 1)
    return short[close[0]] if close else None


def _host_ops(namespace: str) -> list[str]:
    """The ops of a dialect of the host's, as far as it has classes for them, and gpuir's beside them."""
    if not namespace.isidentifier() or not host.has_module(f"dialects.{namespace}"):
        return []
    members = vars(host.module(f"dialects.{namespace}")).values()
    ops = {getattr(member, "OPERATION_NAME", None) for member in members}
    ops.update(op for dialect in DIALECTS.values() for op in dialect.ops)
    return sorted(op for op in ops if isinstance(op, str) and op.startswith(f"{namespace}."))
