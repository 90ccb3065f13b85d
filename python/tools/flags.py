"""The flags of gpuir-opt, named as mlir-opt's where mlir-opt has them."""

from __future__ import annotations

from gpuir.tools.command_line import Flag

PROGRAM = "gpuir-opt"

#: Line between the pieces of an input that --split-input-file processes one by one.
SPLIT_MARKER = "// -----"

FLAGS = (
    Flag("o", "value", "file to write; nothing is written when anything fails", metavar="filename", default="-"),
    Flag("pass-pipeline", "value", "passes to run, e.g. 'builtin.module(func.func(cse),canonicalize)'", aliases=("p",)),
    Flag("load", "list", "Python file with dialects, patterns and passes to load", metavar="file.py"),
    Flag("irdl-file", "list", "file of irdl.dialect ops to load before the input", metavar="filename"),
    Flag(
        "emit-irdl", "optional", "print the IRDL of all gpuir dialects, or of those named, and exit", metavar="dialect"
    ),
    Flag("show-dialects", "bool", "list the dialects and exit"),
    Flag("list-passes", "bool", "list the passes and exit"),
    Flag("split-input-file", "optional", "process the pieces between lines of the marker one by one", metavar="marker"),
    Flag("output-split-marker", "value", "line to print between pieces", metavar="marker", default=SPLIT_MARKER),
    Flag(
        "verify-diagnostics",
        "optional",
        "compare diagnostics with the expected-* comments of the input",
        choices=("all", "only-expected"),
    ),
    Flag("verify-each", "bool", "run the verifier after each pass (on)", default=True),
    Flag("verify-roundtrip", "bool", "check that what is printed parses to the same IR"),
    Flag("allow-unregistered-dialect", "bool", "take ops of unknown dialects in generic form"),
    Flag("no-implicit-module", "bool", "the input is a single op; no module is put around it"),
    Flag("explain-patterns", "bool", "emit a remark with the reason when a Python pattern does not match"),
    Flag("dump-pass-pipeline", "bool", "print the pipeline to stderr before it runs"),
    Flag("emit-bytecode", "bool", "write bytecode of the host's version"),
    Flag("emit-bytecode-version", "int", "version of the bytecode (default: the host's newest)", metavar="int"),
    Flag("mlir-print-op-generic", "bool", "print every op in generic form"),
    Flag("mlir-print-local-scope", "bool", "print without aliases"),
    Flag("mlir-print-debuginfo", "bool", "print locations"),
    Flag("mlir-use-nameloc-as-prefix", "bool", "name SSA values after their name locations"),
    Flag("mlir-pretty-debuginfo", "bool", "print locations for the eye (the result does not parse)"),
    Flag("mlir-print-assume-verified", "bool", "print without verifying first"),
    Flag("mlir-print-skip-regions", "bool", "leave regions out"),
    Flag("mlir-print-unique-ssa-ids", "bool", "name values such that no name comes twice"),
    Flag("mlir-print-value-users", "bool", "print the users of results and block arguments in comments"),
    Flag("mlir-elide-elementsattrs-if-larger", "int", "elide elements attributes of more elements", metavar="uint"),
    Flag("mlir-elide-resource-strings-if-larger", "int", "elide resources of more characters", metavar="uint"),
    Flag("mlir-print-ir-before", "list", "print the IR before these passes", ("print-ir-before",), metavar="pass"),
    Flag("mlir-print-ir-after", "list", "print the IR after these passes", ("print-ir-after",), metavar="pass"),
    Flag("mlir-print-ir-before-all", "bool", "print the IR before each pass", ("print-ir-before-all",)),
    Flag("mlir-print-ir-after-all", "bool", "print the IR after each pass", ("print-ir-after-all",)),
    Flag("mlir-print-ir-after-change", "bool", "after a pass print only what changed", ("print-ir-after-change",)),
    Flag("mlir-print-ir-after-failure", "bool", "print the IR after a pass that fails", ("print-ir-after-failure",)),
    Flag("mlir-print-ir-module-scope", "bool", "print the whole module around a pass", ("print-ir-module-scope",)),
    Flag("mlir-print-ir-tree-dir", "value", "print IR around passes into files below this folder", metavar="folder"),
    Flag(
        "mlir-pass-pipeline-crash-reproducer",
        "value",
        "file for the IR and the pipeline when a pass fails",
        metavar="file",
    ),
    Flag("run-reproducer", "bool", "run the pipeline that the input, a reproducer, names"),
    Flag(
        "mlir-pass-statistics", "bool", "print the report on passes' statistics; in release builds of MLIR it is empty"
    ),
    Flag("mlir-pass-statistics-display", "value", "how to print it", choices=("list", "pipeline"), default="pipeline"),
    Flag(
        "mlir-print-elementsattrs-with-hex-if-larger",
        "int",
        "print elements attributes of more elements in hexadecimal digits; -1: none",
        metavar="int",
    ),
    Flag("mlir-generate-reproducer", "value", "file for what the passes have made, with the pipeline", metavar="file"),
    Flag(
        "log-actions-to",
        "value",
        "log passes as they begin and end (not what they do inside); -: stdout",
        metavar="file",
    ),
    Flag("mlir-timing", "bool", "print how long reading, each pass and printing took"),
    Flag("mlir-timing-display", "value", "how to print times", choices=("tree", "list"), default="tree"),
    Flag("mlir-output-format", "value", "form of the times", choices=("text", "json"), default="text"),
    Flag("mlir-disable-diagnostic-notes", "bool", "print no notes"),
    Flag(
        "mlir-diagnostic-verbosity-level",
        "value",
        "least severe diagnostics to print",
        choices=("errors", "warnings", "remarks"),
        default="remarks",
    ),
    Flag("mlir-print-op-on-diagnostic", "bool", "add the op to diagnostics as a note (on)", default=True),
    Flag("mlir-print-stacktrace-on-diagnostic", "bool", "taken for compatibility: there is no C++ stack to show"),
    Flag("mlir-disable-threading", "bool", "taken for compatibility: gpuir-opt uses one thread"),
    Flag("load-dialect-plugin", "list", "as --load; also the name of an entry point", metavar="file.py"),
    Flag("load-pass-plugin", "list", "as --load; also the name of an entry point", metavar="file.py"),
    Flag("debug-only", "list", "taken for compatibility: release builds of MLIR have no debug output", metavar="type"),
    Flag(
        "triton-release",
        "value",
        "print the text of that Triton, 3.8 for instance; else of the input's",
        metavar="number",
    ),
    Flag(
        "triton-input-release", "value", "the input is that Triton's text, and nothing else is taken", metavar="number"
    ),
    Flag("help", "bool", "print this text", ("h", "help-list", "help-hidden")),
    Flag("version", "bool", "print the version"),
)

_NO_ACTIONS = (
    "the host's Python API has no actions: --log-actions-to logs passes, --mlir-print-ir-after-all what they make"
)
_NO_REMARKS = (
    "the host's Python API has no remarks of that kind; those that passes emit as diagnostics go to stderr, and "
    "--mlir-diagnostic-verbosity-level chooses among them"
)
_NO_COUNTERS = "release builds of MLIR have no debug counters: --pass-pipeline with fewer passes narrows a defect down"
#: Flags of mlir-opt's that gpuir-opt does not take, and what to use.
REFUSED = {
    "color": "gpuir-opt prints no colours",
    "elide-resource-data-from-bytecode": "the host's Python API writes all of it: --mlir-elide-resource-strings-if-larger leaves it out of text",
    "log-mlir-actions-filter": "--log-actions-to logs all passes: filter its lines",
    "mlir-debug-counter": _NO_COUNTERS,
    "mlir-enable-debugger-hook": _NO_ACTIONS,
    "mlir-pass-pipeline-local-reproducer": "--mlir-pass-pipeline-crash-reproducer writes the whole pipeline",
    "mlir-print-debug-counter": _NO_COUNTERS,
    "mlir-very-unsafe-disable-verifier-on-parsing": "what is read is verified: --verify-each=false leaves it out behind passes",
    "profile-actions-to": "--mlir-timing measures passes, with --mlir-output-format=json for programs",
    **dict.fromkeys(
        (
            "remark-format", "remark-policy", "remarks-filter", "remarks-filter-analyse", "remarks-filter-failed",
            "remarks-filter-missed", "remarks-filter-passed", "remarks-output-file",
        ),
        _NO_REMARKS,
    ),
}  # fmt: skip


def help_text(program: str) -> str:
    """What ``--help`` prints."""
    lines = [
        "OVERVIEW: reads, verifies, transforms and prints MLIR with upstream's and gpuir's dialects",
        "",
        f"USAGE: {program} [options] <input file>     (no file or '-': standard input)",
        "",
        "OPTIONS (one dash or two; --list-passes shows the passes, each of which is an option, too,",
        "as in --convert-scf-to-cf or --canonicalize='top-down=false max-iterations=3'):",
        "",
    ]
    for flag in FLAGS:
        shown = f"  {'-' if len(flag.name) == 1 else '--'}{flag.name}"
        metavar = "|".join(flag.choices) or flag.metavar
        if flag.kind == "optional":
            shown += f"[=<{metavar}>]"
        elif flag.kind != "bool":
            shown += f"=<{metavar}>"
        lines.append(f"{shown:<50} - {flag.help}")
    lines += [
        "",
        "EXAMPLES:",
        f"  {program} kernels.mlir --canonicalize --cse",
        f"  {program} kernels.mlir --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' -o lowered.mlir",
        f"  {program} script.mlir --load=my_passes.py --transform-interpreter --split-input-file",
    ]
    return "\n".join(lines)
