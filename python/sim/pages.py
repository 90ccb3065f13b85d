"""Pages of the system for the simulated memory: reserved as addresses, taken when they are needed, and kept for the next launch.

To take a page from the system and to give it back costs more than many a kernel takes to run on it, so the pages of the last
launch serve the next one of the same size.
"""

from __future__ import annotations

import contextlib
import mmap
import threading

__all__ = ["Pages"]

_NORESERVE = getattr(mmap, "MAP_NORESERVE", 0x4000)  # Python names it from 3.13 on; the same number on Linux
#: Linux from 5.14 on takes pages from the system in one go; Python has no name for it.
_POPULATE = 23
#: Linux's number; there the pages of private memory read as zeros after it.
_DONTNEED = getattr(mmap, "MADV_DONTNEED", None)

#: Bytes of pages that are kept for the next launch.
KEPT = 512 << 20


class Pages:
    """Addresses of ``heap + rest`` bytes, and of as many flags if ``tracked``; all zeros but for what is ``used``.

    ``used`` is the end of that part of the heap, and of its flags, in which an earlier launch wrote: there anything may stand. Pages
    that other processes write to (``forks``) are shared, and serve one launch only.
    """

    def __init__(self, heap: int, rest: int, tracked: bool, forks: bool):
        """OSError where the system has not as many addresses."""
        self.heap, self.rest, self.tracked, self.forks = heap, rest, tracked, forks
        self.used = 0
        self.data = _reserve(heap + rest, forks)
        try:
            self.flags = _reserve(heap + rest if tracked else mmap.PAGESIZE, forks)
        except OSError:
            self.data.close()
            raise

    @classmethod
    def take(cls, heap: int, rest: int, tracked: bool, forks: bool) -> Pages:
        """Those that were kept, where they are of these sizes, or new ones."""
        kept = _LAST.swap(None)
        if kept is not None:
            if (kept.heap, kept.rest, kept.tracked, kept.forks) == (heap, rest, tracked, forks):
                return kept
            kept.close()
        return cls(heap, rest, tracked, forks)

    @property
    def _maps(self) -> tuple[mmap.mmap, ...]:
        return (self.data, self.flags) if self.tracked else (self.data,)

    def touch(self, start: int, end: int, flags: bool) -> None:
        """Takes the pages between two places from the system, and those of their flags, where they are many and the system can."""
        start = max(start, self.used)
        first, last = -(-start // mmap.PAGESIZE) * mmap.PAGESIZE, end // mmap.PAGESIZE * mmap.PAGESIZE
        if last - first >= 1 << 20:
            for each in self._maps if flags else (self.data,):
                with contextlib.suppress(OSError):
                    each.madvise(_POPULATE, first, last - first)

    def shrink(self, end: int) -> None:
        """Makes what lies behind ``end`` in the heap all zeros again."""
        if end < self.used:
            self._drop(end, self.used)
            self.used = end

    def _drop(self, start: int, end: int) -> None:
        first = -(-start // mmap.PAGESIZE) * mmap.PAGESIZE
        end = -(-end // mmap.PAGESIZE) * mmap.PAGESIZE
        for each in self._maps:
            each[start : min(first, end)] = bytes(max(0, min(first, end) - start))
            if end > first and _DONTNEED is not None:
                each.madvise(_DONTNEED, first, end - first)

    def keep(self, used: int) -> None:
        """For the next launch, if they are not too many; nobody has a view of them, and up to ``used`` anything was written."""
        if self.forks or _DONTNEED is None or used * len(self._maps) > KEPT:
            self.close()
            return
        self.used = used
        self._drop(self.heap, self.heap + self.rest)
        last = _LAST.swap(self)
        if last is not None:
            last.close()

    def close(self) -> None:
        """Gives them back to the system; with views of them about, as in the frames of an exception, they go with the last of these."""
        for each in (self.data, self.flags):
            with contextlib.suppress(BufferError):
                each.close()


class _Last:
    """The pages that were kept last; threads that launch at a time have pages of their own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pages: Pages | None = None

    def swap(self, pages: Pages | None) -> Pages | None:
        with self._lock:
            last, self._pages = self._pages, pages
        return last


_LAST = _Last()


def _reserve(size: int, shared: bool) -> mmap.mmap:
    """Addresses, with pages that workers share, if any; they are taken from the system when they are first touched."""
    kind = mmap.MAP_SHARED if shared else mmap.MAP_PRIVATE
    return mmap.mmap(-1, size, flags=kind | mmap.MAP_ANONYMOUS | _NORESERVE)
