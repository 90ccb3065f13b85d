"""A server for tests: what it does is the request's text."""

import os
import signal
import sys


def answer(body: bytes, number: int) -> "tuple[bytes, int]":
    request = bytes(body).decode(errors="replace")
    if request == "crash":
        print("before the end", file=sys.stderr)
        os.kill(os.getpid(), signal.SIGKILL)
    if request == "print":
        # To standard output, as a library might.
        os.write(1, b"from C\n")
        print("from Python")
    if request == "hang":
        signal.pause()
    if request == "read":
        return sys.stdin.read().encode(), number
    if request == "environment":
        return os.environ.get("GPUIR_TEST", "").encode(), number
    if request == "arguments":
        return " ".join(sys.argv[1:]).encode(), number
    if request == "modules":
        return " ".join(name for name in ("gpuir", "numpy", "serving") if name in sys.modules).encode(), number
    return body, number + 1
