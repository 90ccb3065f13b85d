"""Printing the IR around passes, and measuring them."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TextIO

from gpuir.assembly.document import asm
from gpuir.errors import PassError
from gpuir.host import ir, string_value
from gpuir.passes import host_passes

RULE = "===" + "-" * 73 + "==="


class NamedPass(Protocol):
    """A pass of a pipeline, the host's or one in Python."""

    @property
    def name(self) -> str:
        """The pass's name in a pipeline."""


class _Timer:
    """Seconds spent under one name, and what was inside of it."""

    def __init__(self, name: str):
        self.name = name
        self.seconds = 0.0
        self.inside: dict[str, _Timer] = {}

    def child(self, name: str) -> _Timer:
        return self.inside.setdefault(name, _Timer(name))

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.seconds += time.perf_counter() - start


class Instrumentation:
    """What happens before and after each pass; one may serve several pass managers."""

    def __init__(self) -> None:
        self._before: bool | frozenset[str] = False
        self._after: bool | frozenset[str] = False
        self._after_change = self._after_failure = self._module_scope = False
        self._text: Callable[[ir.Operation], str] = asm
        self._folder: str | None = None
        #: Of each op, by the folders of its names, the number of the last file.
        self._files: dict[tuple[str, ...], int] = {}
        #: The pass that failed last, by its class, and the name of the op that it ran on.
        self.failed: tuple[str, str] | None = None
        self._stream: TextIO | None = None
        self._log: TextIO | None = None
        self._thread = ""
        self._display: str | None = None
        self._as_json = False
        self._timing_stream: TextIO | None = None
        self._root = _Timer("root")
        self._stack = [self._root]
        self._start = 0.0

    # Printing

    def enable_printing(
        self,
        before: bool | Iterable[str] = False,
        after: bool | Iterable[str] = True,
        stream: TextIO | None = None,
        *,
        module_scope: bool = False,
        after_change: bool = False,
        after_failure: bool = False,
        folder: str | None = None,
        text: Callable[[ir.Operation], str] | None = None,
        **asm_options: Any,
    ) -> None:
        """Prints before or after all passes (True) or those named.

        ``folder``: into a file of its own each, in folders below this one that are named after the ops. ``text``: makes
        the text of an op; else `gpuir.asm` with the options.
        """
        self._folder = folder
        self._before = before if isinstance(before, bool) else frozenset(before)
        self._after = after if isinstance(after, bool) else frozenset(after)
        self._stream = stream
        self._module_scope = module_scope
        self._after_change = after_change
        self._after_failure = after_failure
        self._text = text or functools.partial(asm, **asm_options)

    def around(self, element: NamedPass, op: ir.Operation, run: Callable[[], None]) -> None:
        """Runs one pass on ``op``."""
        name = element.name
        title = f"{_class_name(element)} ({name})"
        with self._logged(_class_name(element), op):
            self._around(element, op, run, title)

    def _around(self, element: NamedPass, op: ir.Operation, run: Callable[[], None], title: str) -> None:
        name = element.name
        after = _wants(self._after, name)
        if _wants(self._before, name):
            self._dump(f"Before {title}", op, name)
        old = self._text(op) if after and self._after_change else None
        try:
            with self.phase(_class_name(element)):
                run()
        except BaseException:
            self.failed = _class_name(element), op.name
            if after or self._after_failure:
                self._dump(f"After {title} Failed".replace(f" ({name}) Failed", f" Failed ({name})"), op, name)
            raise
        if after and not self._after_failure and (old is None or self._text(op) != old):
            self._dump(f"After {title}", op, name)

    def _dump(self, title: str, op: ir.Operation, pass_name: str) -> None:
        shown = op
        if self._module_scope:
            while shown.parent is not None:
                shown = shown.parent.operation
            symbol = f": @{ir.StringAttr(op.attributes['sym_name']).value}" if "sym_name" in op.attributes else ""
            title += f" ('{op.name}' operation{symbol})"
        text = f"// -----// IR Dump {title} //----- //\n{self._text(shown).rstrip()}\n\n"
        if self._folder is not None:
            self._to_file(self._folder, op, pass_name, text)
            return
        stream = self._stream or sys.stderr
        stream.write(text)
        if shown.name == "builtin.module":
            stream.write("\n")

    def _to_file(self, folder: str, op: ir.Operation, pass_name: str, text: str) -> None:
        """Writes into the next file of the op, named as mlir-opt names it: by the numbers of the ops around it and its own."""
        names: list[str] = []
        around: ir.Operation | None = op
        while around is not None:
            symbol = (
                string_value(around.attributes["sym_name"]) if "sym_name" in around.attributes else "no-symbol-name"
            )
            names.insert(0, re.sub(r"[^\w-]", "_", f"{around.name}_{symbol}"))
            around = around.parent.operation if around.parent is not None else None
        paths = [tuple(names[: i + 1]) for i in range(len(names))]
        self._files[paths[-1]] = self._files.get(paths[-1], -1) + 1
        numbers = "_".join(str(self._files.setdefault(path, 0)) for path in paths)
        target = os.path.join(folder, *names)
        try:
            os.makedirs(target, exist_ok=True)
            with open(os.path.join(target, f"{numbers}_{pass_name}.mlir"), "w", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise PassError(f"cannot write below '{folder}': {error.strerror or error}") from None

    # Timing

    def enable_timing(self, display: str = "tree", stream: TextIO | None = None, *, as_json: bool = False) -> None:
        """Measures from now on; ``finish`` prints the table, or the same as JSON."""
        if display not in ("tree", "list"):
            raise ValueError(f"timing display must be 'tree' or 'list', given {display!r}")
        self._display, self._as_json = display, as_json
        self._timing_stream = stream
        self._start = time.perf_counter()

    @contextlib.contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """Measures what runs while it is open under ``name``."""
        timer = self._stack[-1].child(name)
        self._stack.append(timer)
        try:
            with timer.running():
                yield
        finally:
            self._stack.pop()

    @contextlib.contextmanager
    def nest(self, anchor: str, op: ir.Operation) -> Iterator[None]:
        """Measures a nested pipeline of an op."""
        with self._logged("mlir::detail::OpToOpPassAdaptor", op), self.phase(f"'{anchor}' Pipeline"):
            yield

    # Logging

    def enable_logging(self, stream: TextIO, thread: str) -> None:
        """Writes a line when a pass begins, and when it has ended, as mlir-opt logs them; ``thread`` stands in each."""
        self._log, self._thread = stream, thread

    @contextlib.contextmanager
    def _logged(self, name: str, op: ir.Operation) -> Iterator[None]:
        if self._log is None:
            yield
            return
        shown = asm(op, local_scope=True, skip_regions=True, assume_verified=True).strip()
        action = f"Action `pass-execution` running `{name}` on Operation `{op.name}` ({shown})`"
        print(f"[thread {self._thread}] begins (no breakpoint) {action}", file=self._log)
        try:
            yield
        finally:
            print(f"[thread {self._thread}] completed `pass-execution`", file=self._log)

    def finish(self) -> None:
        """Prints the table of what was measured since timing began or the last table, if timing is on."""
        if self._display is None:
            return
        total = time.perf_counter() - self._start
        rows = list(_rows(self._root))
        if self._display == "list":
            sums: dict[str, float] = {}
            for _, name, seconds in rows:
                sums[name] = sums.get(name, 0.0) + seconds
            rows = [(0, name, seconds) for name, seconds in sorted(sums.items(), key=lambda item: -item[1])]
        rest = total - sum(timer.seconds for timer in self._root.inside.values())
        if self._as_json:
            print(self._json(rows, total, rest), file=self._timing_stream or sys.stderr)
            self._restart()
            return
        rows += [(0, "Rest", rest), (0, "Total", total)]
        lines = [RULE, "... Execution time report ...".center(79).rstrip(), RULE]
        lines += [f"  Total Execution Time: {total:.4f} seconds", "", "  ----Wall Time----  ----Name----"]
        for depth, name, seconds in rows:
            lines.append(f"  {seconds:8.4f} ({100 * seconds / total if total else 0:5.1f}%)  {'  ' * depth}{name}")
        print("\n".join(lines), file=self._timing_stream or sys.stderr)
        self._restart()

    def _restart(self) -> None:
        self._root.inside.clear()
        self._start = time.perf_counter()

    def _json(self, rows: list[tuple[int, str, float]], total: float, rest: float) -> str:
        """The times as mlir-opt writes them for programs: a list, or timers with those inside of them in `passes`."""

        def times(name: str, seconds: float) -> str:
            percentage = 100 * seconds / total if total else 0
            return (
                f'{{"wall": {{"duration": {seconds:8.4f}, "percentage": {percentage:5.1f}}}, "name": {json.dumps(name)}'
            )

        def tree(timer: _Timer, depth: int) -> Iterator[str]:
            for inner in timer.inside.values():
                yield f'{"  " * depth}{times(inner.name, inner.seconds)}, "passes": ['
                yield from tree(inner, depth + 1)
                yield f"{'  ' * depth}{{}}]}},"

        if self._display == "list":
            lines = [f"{times(name, seconds)}}}," for _, name, seconds in [(0, "root", total), *rows]]
        else:
            lines = list(tree(self._root, 0))
        return "\n".join(["[", *lines, f"{times('Rest', rest)}}},", f"{times('Total', total)}}}", "]"])


def _rows(timer: _Timer, depth: int = 0) -> Iterator[tuple[int, str, float]]:
    for inner in timer.inside.values():
        yield depth, inner.name, inner.seconds
        yield from _rows(inner, depth + 1)


def _wants(chosen: bool | frozenset[str], name: str) -> bool:
    return chosen if isinstance(chosen, bool) else name in chosen


def _class_name(element: NamedPass) -> str:
    if hasattr(element, "pass_"):
        return host_passes.camel_case(element.name)
    return host_passes.class_name(element.name)
