"""What ``--version`` of every tool prints."""

from __future__ import annotations

import os

from gpuir import host
from gpuir.host import ir


def version_text() -> str:
    """Lines of ``--version``."""
    from importlib import metadata

    def version(distribution: str) -> str:
        try:
            return metadata.version(distribution)
        except metadata.PackageNotFoundError:
            return "unknown version"

    return (
        f"gpuir {version('gpuir')}\n"
        f"host {host.name} {version(host.name.replace('_', '-'))} ({os.path.dirname(ir.__file__ or '')})"
    )
