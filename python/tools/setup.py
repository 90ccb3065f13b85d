"""From a command line to a pass manager and printing options."""

from __future__ import annotations

import sys
from typing import Any, TextIO

from gpuir.assembly.document import asm
from gpuir.assembly.kept_release import printed_release
from gpuir.errors import PassError
from gpuir.host import ir
from gpuir.ods.releases import release_of
from gpuir.passes import host_passes
from gpuir.passes.instrumentation import Instrumentation
from gpuir.passes.options import unwrap
from gpuir.passes.pipeline import PassManager, pass_manager
from gpuir.passes.pipeline_text import NestText, parse_pipeline
from gpuir.passes.registry import PASSES
from gpuir.tools.command_line import CommandLine, UsageError, unknown_flags
from gpuir.tools.elements import with_hex
from gpuir.tools.flags import FLAGS, PROGRAM
from gpuir.tools.value_names import named_text


def check_flags(line: CommandLine) -> None:
    """Refuses flags that are neither gpuir-opt's nor passes, and passes together with a pipeline."""
    if line.passes:
        probe = PassManager()
        unknown = [flag for flag in line.passes if not probe.knows(flag.name)]
        if unknown:
            names = [name for flag in FLAGS for name in (flag.name, *flag.aliases)]
            raise unknown_flags(unknown, [*names, *PASSES, *host_passes.classes()], PROGRAM)
        if line.pass_pipeline is not None:
            raise PassError("'--pass-pipeline' option can't be used with individual pass options")
    if line.mlir_pretty_debuginfo and (line.mlir_print_value_users or line.mlir_print_unique_ssa_ids):
        raise UsageError(
            "the --mlir-pretty-debuginfo option does not go with --mlir-print-value-users and --mlir-print-unique-ssa-ids: "
            "use --mlir-print-debuginfo"
        )
    for flag, number in (("triton-release", line.triton_release), ("triton-input-release", line.triton_input_release)):
        try:
            if number:
                (printed_release if flag == "triton-release" else release_of)(f"triton-{number}")
        except ValueError as error:
            raise UsageError(f"for the --{flag} option: {error}") from None
    for key in ("mlir_print_ir_before", "mlir_print_ir_after"):
        for name in getattr(line, key):
            if not PassManager().knows(name):
                raise UsageError(f"for the --{key.replace('_', '-')} option: Cannot find option named '{name}'!")


def build_pipeline(line: CommandLine, anchor: str) -> Any:
    """The pass manager of the command line for a top-level op named ``anchor``."""
    if line.pass_pipeline is not None:
        parsed = parse_pipeline(line.pass_pipeline)
        if len(parsed) != 1 or not isinstance(parsed[0], NestText):
            raise PassError(
                "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'"
            )
        manager = pass_manager(line.pass_pipeline)
    else:
        manager = PassManager(anchor=anchor, nest_implicitly=True)
        for flag in line.passes:
            options = unwrap(flag.options) if flag.options.startswith("{") else flag.options
            manager.add(f"{flag.name}{{{options}}}" if options else flag.name)
    manager.enable_verifier(line.verify_each)
    before = line.mlir_print_ir_before_all or line.mlir_print_ir_before
    after = line.mlir_print_ir_after_all or line.mlir_print_ir_after
    after_only = line.mlir_print_ir_after_change or line.mlir_print_ir_after_failure
    reproducer, log = line.mlir_pass_pipeline_crash_reproducer, line.log_actions_to
    if before or after or after_only or line.mlir_timing or reproducer or log is not None:
        instrumentation = Instrumentation()
        if before or after or after_only:
            instrumentation.enable_printing(
                before or False,
                # On their own these two mean: after all passes.
                after or line.mlir_print_ir_after_change,
                module_scope=line.mlir_print_ir_module_scope,
                after_change=line.mlir_print_ir_after_change,
                after_failure=line.mlir_print_ir_after_failure,
                folder=line.mlir_print_ir_tree_dir,
                text=lambda op: printed(op, line),
            )
        if line.mlir_timing:
            instrumentation.enable_timing(line.mlir_timing_display, as_json=line.mlir_output_format == "json")
        if log is not None:
            instrumentation.enable_logging(_log_file(log), PROGRAM)
        manager.use_instrumentation(instrumentation)
    return manager


def _log_file(path: str) -> TextIO:
    try:
        # Open until the process ends, as stdout is.
        return sys.stdout if path == "-" else open(path, "w", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot open the file of --log-actions-to, '{path}': {error.strerror or error}") from None


def printed(op: ir.Operation, line: CommandLine, *, verified: bool = False) -> str:
    """The text of an op as the flags ask for it."""
    options = asm_options(line)
    options["assume_verified"] = verified or "assume_verified" in options
    users, unique = line.mlir_print_value_users, line.mlir_print_unique_ssa_ids
    text = named_text(op, users=users, unique=unique, **options) if users or unique else asm(op, **options)
    larger = line.mlir_print_elementsattrs_with_hex_if_larger
    return text if larger is None else with_hex(text, larger, op.context)


def asm_options(line: CommandLine) -> dict[str, Any]:
    """Keyword arguments of ``gpuir.asm`` for the flags that were given."""
    names = {
        "mlir_print_op_generic": "generic",
        "mlir_print_local_scope": "local_scope",
        "mlir_print_debuginfo": "debuginfo",
        "mlir_use_nameloc_as_prefix": "nameloc_prefix",
        "mlir_pretty_debuginfo": "pretty_debuginfo",
        "mlir_print_assume_verified": "assume_verified",
        "mlir_print_skip_regions": "skip_regions",
        "mlir_elide_elementsattrs_if_larger": "elide_elements",
        "mlir_elide_resource_strings_if_larger": "elide_resources",
    }
    options = {name: getattr(line, key) for key, name in names.items() if getattr(line, key) not in (None, False)}
    return options | ({"release": f"triton-{line.triton_release}"} if line.triton_release else {})


def input_release(line: CommandLine) -> str | None:
    """The release that the input is said to be of."""
    return f"triton-{line.triton_input_release}" if line.triton_input_release else None
