"""Options of the host's pipelines from gpu to a target, which the host takes but cannot list or check quietly.

Where an option of a C++ pipeline is wrong, the host writes to the process's standard error and says no more than no.
The tables go with LLVM 22 to 24; what the options mean is the host's own business.
"""

from __future__ import annotations

from collections.abc import Mapping

from gpuir.errors import PassError
from gpuir.passes.options import Option, parse_options, split_options

__all__ = ["FORMATS", "PIPELINES", "REPLACED", "check_options"]

#: What `gpu-module-to-binary` makes of a module. "none" is gpuir's own: nothing, it keeps its LLVM IR and its targets.
FORMATS = ("none", "offloading", "llvm", "assembly", "isa", "binary", "bin", "fatbinary", "fatbin")

_COMMON = {
    "opt_level": Option(int, default=None, help="LLVM's optimization level, 0 to 3"),
    "host_bare_ptr_calling_convention": Option(bool, default=None, help="memrefs as bare pointers on the host"),
    "kernel_bare_ptr_calling_convention": Option(bool, default=None, help="memrefs as bare pointers in kernels"),
}

#: Host passes that a Python pass of the same name replaces, and the module that registers it.
REPLACED = {"gpu-module-to-binary": "gpuir.transforms.gpu"}

#: The options of each pipeline, by its name.
PIPELINES: Mapping[str, Mapping[str, Option]] = {
    "gpu-lower-to-nvvm-pipeline": {
        **_COMMON,
        "allow_pattern_rollback": Option(bool, default=None, help="conversions may roll patterns back"),
        "cubin_chip": Option(str, default=None, help="e.g. sm_90a"),
        "cubin_features": Option(str, default=None, help="e.g. +ptx80"),
        "cubin_format": Option(FORMATS, default=None, help="format of gpu-module-to-binary"),
        "cubin_triple": Option(str, default=None, help="target triple"),
        "index_bitwidth": Option(int, default=None, help="width of index on the host, in bits"),
        "ptxas_cmd_options": Option(str, default=None, help="options for ptxas"),
    },
    "gpu-lower-to-rocdl-pipeline": {
        **_COMMON,
        "abi": Option(int, default=None, help="ABI of the code object, e.g. 600"),
        "binary_format": Option(FORMATS, default=None, help="format of gpu-module-to-binary"),
        "chip": Option(str, default=None, help="e.g. gfx942"),
        "features": Option(str, default=None, help="target features"),
        "index_bitwidth": Option(int, default=None, help="width of index on the host, in bits"),
        "triple": Option(str, default=None, help="target triple"),
        "wave64": Option(bool, default=None, help="wavefronts of 64 lanes"),
    },
    "gpu-lower-to-xevm-pipeline": {
        **_COMMON,
        "binary_format": Option(FORMATS, default=None, help="format of gpu-module-to-binary"),
        "igc_cmd_options": Option(str, default=None, help="options for the compiler of the final step"),
        "use_64bit_index": Option(bool, default=None, help="64-bit index on the host and the device"),
        "xegpu_op_level": Option(("workgroup", "subgroup", "lane"), default=None, help="granularity of xegpu ops"),
        "xevm_module_matcher": Option(str, default=None, help="which gpu.modules get the target"),
        "zebin_chip": Option(str, default=None, help="e.g. pvc, bmg"),
        "zebin_triple": Option(str, default=None, help="target triple"),
    },
}


def check_options(name: str, text: str) -> None:
    """PassError for options (the text between the braces) that the pipeline ``name`` does not take."""
    options = PIPELINES.get(name)
    if options is None:
        return
    for option, value in split_options(text):
        taken = options.get(option.replace("-", "_"))
        if taken is not None and taken.type is not bool and not value and f"{option}=" not in text:
            raise PassError(f"pipeline '{name}': option '{option}' expects a value: {option}=...")
    level = parse_options(f"pipeline '{name}'", options, text)["opt_level"]
    if level is not None and level not in range(4):
        raise PassError(f"pipeline '{name}': option 'opt-level' expects 0, 1, 2 or 3, given '{level}'")
