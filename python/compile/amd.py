"""In the worker: reads the kernels' numbers from the metadata of AMDGCN assembly."""

from __future__ import annotations

import re

__all__ = ["reports"]

_FIELDS = {
    "vgpr_count": "registers",
    "sgpr_count": "scalar_registers",
    "vgpr_spill_count": "spill_stores",
    "sgpr_spill_count": "scalar_spills",
    "private_segment_fixed_size": "stack",
    "group_segment_fixed_size": "shared_memory",
}


def reports(assembly: str) -> dict[str, dict[str, int]]:
    """Numbers of each kernel, from the code object's metadata (amdhsa.kernels)."""
    _, _, metadata = assembly.partition("amdhsa.kernels:")
    kernels = {}
    for entry in re.split(r"^  - ", metadata, flags=re.M)[1:]:
        values = dict(re.findall(r"^\s*\.(\w+):[ \t]+(\S.*?)\s*$", entry, re.M))
        if "name" in values:
            kernels[values["name"].strip("'\"")] = {
                to: int(values[key]) for key, to in _FIELDS.items() if key in values
            }
    return kernels
