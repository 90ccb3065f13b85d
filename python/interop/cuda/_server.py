"""NVRTC's side of a worker: answers requests in a process that NVRTC may end.

`gpuir.processes.serving` runs it by its path. A request is JSON: `do` is "compile" or "archs", `library` the path of libnvrtc,
`folder` the current one, the rest the arguments of the function of that name; the answer is JSON, with `error` where NVRTC cannot be called at all.
"""

from __future__ import annotations

import ctypes
import functools
import json
import os
from typing import Any

_INVALID_OPTION = 5


class NvrtcError(Exception):
    """A call that NVRTC refused for another reason than the program it compiles."""


@functools.cache
def _load(path: str) -> Any:
    try:
        library = ctypes.CDLL(path)
        library.nvrtcGetErrorString.restype = ctypes.c_char_p
    except (OSError, AttributeError) as error:
        raise NvrtcError(f"{path} cannot be loaded: {error}") from None
    return library


def _call(library: Any, name: str, *arguments: Any) -> None:
    status = getattr(library, name)(*arguments)
    if status:
        raise NvrtcError(f"{name}: {library.nvrtcGetErrorString(status).decode(errors='replace')}")


def _strings(texts: list[str]) -> Any:
    return (ctypes.c_char_p * len(texts))(*(text.encode() for text in texts))


def _text(library: Any, what: str, program: Any) -> str:
    """What nvrtcGet<what> has, of the size that nvrtcGet<what>Size says."""
    size = ctypes.c_size_t()
    _call(library, f"nvrtcGet{what}Size", program, ctypes.byref(size))
    text = ctypes.create_string_buffer(max(1, size.value))
    _call(library, f"nvrtcGet{what}", program, text)
    return text.value.decode(errors="replace")


def _version(library: Any) -> str:
    major, minor = ctypes.c_int(), ctypes.c_int()
    _call(library, "nvrtcVersion", ctypes.byref(major), ctypes.byref(minor))
    return f"{major.value}.{minor.value}"


def _archs(library: Any) -> list[int]:
    count = ctypes.c_int()
    _call(library, "nvrtcGetNumSupportedArchs", ctypes.byref(count))
    archs = (ctypes.c_int * count.value)()
    _call(library, "nvrtcGetSupportedArchs", archs)
    return list(archs)


def archs(library: Any) -> dict[str, Any]:
    """The numbers of the architectures that NVRTC compiles for, and its version."""
    return {"archs": _archs(library), "version": _version(library)}


def compile(
    library: Any, source: str, name: str, headers: dict[str, str], options: list[str], expressions: list[str]
) -> dict[str, Any]:
    """The PTX (None where the program is refused), NVRTC's log, and the lowered names of the name expressions."""
    program = ctypes.c_void_p()
    texts, names = _strings(list(headers.values())), _strings(list(headers))
    created = (ctypes.byref(program), source.encode(), name.encode(), len(headers), texts, names)
    _call(library, "nvrtcCreateProgram", *created)
    try:
        for expression in expressions:
            _call(library, "nvrtcAddNameExpression", program, expression.encode())
        status = library.nvrtcCompileProgram(program, len(options), _strings(options))
        log = _text(library, "ProgramLog", program)
        answer: dict[str, Any] = {"log": log, "version": _version(library), "ptx": None, "names": {}, "status": ""}
        if status:
            answer["status"] = library.nvrtcGetErrorString(status).decode(errors="replace")
            answer["archs"] = _archs(library) if status == _INVALID_OPTION else []
            return answer
        for expression in expressions:
            lowered = ctypes.c_char_p()
            _call(library, "nvrtcGetLoweredName", program, expression.encode(), ctypes.byref(lowered))
            answer["names"][expression] = (lowered.value or b"").decode()
        answer["ptx"] = _text(library, "PTX", program)
        return answer
    finally:
        library.nvrtcDestroyProgram(ctypes.byref(program))


_REQUESTS: dict[str, Any] = {"archs": archs, "compile": compile}


def answer(body: bytes, number: int) -> tuple[bytes, int]:
    """The answer to a request."""
    request = json.loads(body)
    do, path = request.pop("do"), request.pop("library")
    try:
        # Relative folders are the user's, who may have gone elsewhere since this process was started.
        os.chdir(request.pop("folder"))
        value = _REQUESTS[do](_load(path), **request)
    except (NvrtcError, OSError) as error:
        value = {"error": str(error)}
    return json.dumps(value).encode(), 0
