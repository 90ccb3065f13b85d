"""Chains of asynchronous ops: inside ``with gpu.stream():`` each takes the token of the one before and gives the next."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from typing import Any, Union

from gpuir import host
from gpuir.dialects.gpu.types import AsyncTokenType
from gpuir.host import ir
from gpuir.ods import TypeConstraint
from gpuir.ods.arguments import ValueLike, operands, result_type, shown
from gpuir.ods.refusals import named

_WaitOp = host.module("dialects.gpu").WaitOp


#: What a stream begins after.
After = Union["Stream", ValueLike, Sequence["Stream | ValueLike"], None]


class _Current(threading.local):
    """The stream that asynchronous ops of this thread go into."""

    stream: Stream | None = None


CURRENT = _Current()


def _token_type(value: object) -> ir.Type | None:
    if value is None or value is False:
        return None
    if value is True:
        return AsyncTokenType.get()
    raise TypeError(f"expected !gpu.async.token, True or None, got {shown(value)}")


TOKEN = TypeConstraint(
    "!gpu.async.token", lambda type: isinstance(type, AsyncTokenType), text="!gpu.async.token",
    classes=(AsyncTokenType,), make=_token_type,
)  # fmt: skip
_DEPENDENCIES = "'gpu.wait' operand 'async_dependencies'"


class Stream:
    """The ops built in the `with` block, one after the other; made by `stream`."""

    def __init__(self, after: After, wait: bool, loc: ir.Location | None, ip: ir.InsertionPoint | None):
        items = after if isinstance(after, (list, tuple)) else [after] if after is not None else []
        tokens = [item.token if isinstance(item, Stream) else item for item in items]
        self._after = operands("'gpu.stream' argument 'after'", tokens, TOKEN, loc, ip)
        self._wait, self._loc, self._ip = wait, loc, ip
        self._block: ir.Block | None = None
        self._token_type: ir.Type | None = None
        self._outer: list[Any] = []

    def __enter__(self) -> Stream:
        self._outer.append(CURRENT.stream)
        CURRENT.stream = self
        return self

    def __exit__(self, kind: object, *rest: object) -> None:
        CURRENT.stream = self._outer.pop()
        if kind is None and self._wait:
            self.wait()

    @property
    def token(self) -> ir.Value:
        """The token of the last op so far; an op that waits for the stream takes it."""
        if len(self._after) != 1:
            token_type, after = self.take("gpu.wait", self._loc, self._ip)
            self._after = [_WaitOp(token_type, after, loc=self._loc, ip=self._ip).results[0]]
        return self._after[0]

    def wait(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        """Blocks the host here until all ops so far are done (`gpu.wait`); the stream begins anew after it."""
        if self._after:
            _WaitOp(None, self._after, loc=loc or self._loc, ip=ip or self._ip)
            self._after = []

    def take(self, name: str, loc: ir.Location | None, ip: ir.InsertionPoint | None) -> tuple[Any, list[ir.Value]]:
        """The token's type and the dependencies of the next op; `name` is the op's, for the message."""
        block = (ip or self._ip or ir.InsertionPoint.current).block
        if self._block is None:
            self._block = block
        elif block != self._block:
            raise ValueError(
                f"'{name}': the stream began in another block, where its next op could not see this one's token; "
                "open a stream of its own here, gpu.stream(after=...)"
            )
        if self._token_type is None:
            self._token_type = AsyncTokenType.get(block.owner.context)
        return self._token_type, self._after

    def give(self, op: ir.Operation) -> Any:
        """Keeps the op's token; its other result, results, or the op itself."""
        results = list(op.results)
        self._after = [results.pop()]
        return results[0] if len(results) == 1 else results or op.operation.opview


def stream(
    after: After = None, *, wait: bool = True, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None
) -> Stream:
    """Chains the asynchronous ops built in a `with` block.

    An op that is given its own token or dependencies stays out of the chain. All of a stream's ops are in one block.

    Args:
        after: a token, a stream, or several: the first op waits for them.
        wait: whether the end of the `with` block blocks until all ops are done (`gpu.wait`).
    """
    return Stream(after, wait, loc, ip)


@named("gpu.wait")
def wait(
    async_dependencies: Iterable[Any] | None = None,
    *,
    async_token: ir.Type | bool | None = True,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Waits for tokens: gives the token of them all, or blocks the host where `async_token` is False or None."""
    dependencies = async_dependencies
    if dependencies.__class__ is not list or len(dependencies) != 1 or not isinstance(dependencies[0], ir.Value):
        dependencies = operands(_DEPENDENCIES, dependencies, TOKEN, loc, ip)
    elif dependencies[0].type.__class__ is not AsyncTokenType:
        operands(_DEPENDENCIES, dependencies, TOKEN, loc, ip)
    token = token_type("'gpu.wait' result type 'async_token'", async_token, loc)
    op = _WaitOp(token, dependencies, loc=loc, ip=ip)
    return op.results[0] if token is not None else op


def token_type(where: str, value: object, loc: ir.Location | None) -> ir.Type | None:
    """The token's type, or None: of a type, None, True or False."""
    if value is True:
        return AsyncTokenType.get(loc.context if loc is not None else None)
    return None if value is None or value is False else result_type(where, value, TOKEN)
