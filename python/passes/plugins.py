"""Users' own dialects, patterns and passes: from a file, or from an installed package's entry points."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
import threading
import types
from typing import TYPE_CHECKING

from gpuir.errors import Diagnostic, PassError
from gpuir.host import ir

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: Group of the entry points that name a module (or a function without arguments) to load.
GROUP = "gpuir.plugins"

_entry_points_loaded = False
#: Functions of entry points that were called, by their names.
_called: set[str] = set()
#: One for each file and function, by its name: other threads wait until it has run.
_running: dict[str, threading.RLock] = {}


class _Loading(threading.local):
    """Whether this thread loads the entry points: a plugin may ask for passes while it is loaded."""

    active = False


_loading = _Loading()


def load_plugin(path: str) -> types.ModuleType:
    """Runs the Python file at ``path``, which registers what it declares; loading a file again does nothing.

    PassError with file and line when there is no such file or when it raises.
    """
    import hashlib

    real = os.path.realpath(path)
    stem = re.sub(r"\W", "_", os.path.splitext(os.path.basename(real))[0])
    name = f"gpuir_plugin_{stem}_{hashlib.sha1(real.encode('utf-8', 'surrogateescape')).hexdigest()[:8]}"
    with _running.setdefault(name, threading.RLock()):
        return sys.modules.get(name) or _run(name, path, real)


def _run(name: str, path: str, real: str) -> types.ModuleType:
    if not os.path.isfile(real):
        what = "it is a directory" if os.path.isdir(real) else "no such file"
        raise PassError(f"cannot load plugin '{path}': {what}")
    if real.endswith((".so", ".dylib", ".dll")):
        raise PassError(f"cannot load plugin '{path}': a plugin is a Python file, not a shared library")
    loader = importlib.machinery.SourceFileLoader(name, path)
    spec = importlib.util.spec_from_loader(name, loader, origin=path)
    assert spec is not None  # it is for other loaders
    plugin = importlib.util.module_from_spec(spec)
    plugin.__file__ = path
    sys.modules[name] = plugin
    # The plugin's own neighbours, as when Python runs the file; at the end, so that it cannot hide other modules.
    folder = os.path.dirname(real)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        loader.exec_module(plugin)
    except Exception as error:
        del sys.modules[name]
        raise plugin_error(f"cannot load plugin '{path}'", error, path) from error
    return plugin


def load_named(plugin: str) -> None:
    """Loads a plugin by its file, or by the name of its entry point."""
    if os.path.isfile(plugin) or os.path.splitext(plugin)[1] or os.path.dirname(plugin):
        load_plugin(plugin)
        return
    from importlib import metadata

    points = metadata.entry_points(group=GROUP, name=plugin)
    if not points:
        raise PassError(
            f"cannot load plugin '{plugin}': no such file, and no installed package has an entry point of that name"
        )
    for point in points:
        _load_entry_point(point)


def _load_entry_point(point: EntryPoint) -> None:
    try:
        loaded = point.load()
        with _running.setdefault(point.value, threading.RLock()):
            if callable(loaded) and point.value not in _called:
                _called.add(point.value)
                loaded()
    except Exception as error:
        raise plugin_error(f"cannot load plugin '{point.name}' ({point.value})", error) from error


def plugin_error(what: str, error: BaseException, path: str | None = None) -> PassError:
    """``error``, raised by a user's code, as a PassError at the user's line: the innermost one in ``path`` if given."""
    message = f"{what}: {type(error).__name__}: {error}"
    if isinstance(error, SyntaxError) and error.filename:
        return PassError(
            [Diagnostic("error", f"{what}: {error.msg}", error.filename, error.lineno or 0, error.offset or 0)]
        )
    place = user_frame(error, path)
    return PassError([Diagnostic("error", message, *place)] if place else message)


def user_frame(error: BaseException, path: str | None = None) -> tuple[str, int, int] | None:
    """File, line and column (1 where Python does not know it) of the innermost frame outside of gpuir and the host."""
    import traceback  # for errors only

    own = (os.path.dirname(os.path.dirname(__file__)) + os.sep, os.path.dirname(ir.__file__) + os.sep, "<")
    innermost = None
    for frame in traceback.extract_tb(error.__traceback__):
        if path is not None and frame.filename != path:
            continue
        if path is not None or not frame.filename.startswith(own):
            innermost = frame
    if innermost is None:
        return None
    return innermost.filename, innermost.lineno or 0, (getattr(innermost, "colno", None) or 0) + 1


def load_entry_points(group: str = GROUP) -> None:
    """Loads every installed plugin, once; one that raises is a PassError that names it."""
    global _entry_points_loaded
    if _entry_points_loaded or _loading.active:
        return
    _loading.active = True
    try:
        if _any_declared(group):
            from importlib import metadata

            for point in metadata.entry_points(group=group):
                _load_entry_point(point)
    finally:
        _loading.active = False
        _entry_points_loaded = True


def _any_declared(group: str) -> bool:
    """Whether any distribution on sys.path may declare entry points of ``group``.

    importlib.metadata reads the metadata of every distribution and costs more than the rest of start-up; the files that
    could name the group are few and small, and most installations have no plugin.
    """
    needle = group.encode()
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            # A zip file or something unknown: leave it to importlib.metadata.
            if folder and os.path.isfile(folder):
                return True
            continue
        for entry in names:
            if entry.endswith((".dist-info", ".egg-info")):
                try:
                    with open(os.path.join(folder or ".", entry, "entry_points.txt"), "rb") as file:
                        if needle in file.read():
                            return True
                except OSError:
                    continue
    return False
