"""What functions and variables of a module are read with."""

from __future__ import annotations

import dataclasses
import re

from gpuir.interop.llvm.importer.locations import Locations
from gpuir.interop.llvm.importer.types import Types

__all__ = ["Module"]

_STRING = re.compile(r'!("[^"]*")')


@dataclasses.dataclass
class Module:
    """The types, the groups of functions' attributes by their names (``#0``), the metadata (``!0``) and its locations, and what functions do
    to memory, by their names (``@f``), where their declarations say it."""

    types: Types
    groups: dict[str, str]
    metadata: dict[str, str]
    locations: Locations
    effects: dict[str, str]

    def tags_of(self, metadata: dict[str, str]) -> str:
        """The attribute for an instruction's tags of memory (``!mmra``), which say what memory a fence is for."""
        if "!mmra" not in metadata:
            return ""
        text = self.metadata.get(metadata["!mmra"], "")
        nodes = [text] if '!"' in text else [self.metadata.get(name, "") for name in re.findall(r"!\d+", text)]
        tags = [f"#llvm.mmra_tag<{':'.join(strings)}>" for strings in map(_STRING.findall, nodes) if len(strings) == 2]
        shown = tags[0] if len(tags) == 1 else f"[{', '.join(tags)}]"
        return f"llvm.mmra = {shown}" if tags else ""
