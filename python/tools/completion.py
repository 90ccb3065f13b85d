"""Completion of gpuir's command lines: a script for bash, which zsh reads too.

eval "$(python -m gpuir completion bash)"
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from gpuir.passes import host_passes
from gpuir.passes.registry import PASSES, load_bundled
from gpuir.tools import gpuir_bisect, gpuir_compile, gpuir_run
from gpuir.tools.flags import FLAGS

#: By program its options, each with its choices.
Options = dict[str, dict[str, list[str]]]

_SCRIPT = """\
_gpuir() {{
    local program="${{COMP_WORDS[0]##*/}}" current="${{COMP_WORDS[COMP_CWORD]}}" option="${{COMP_WORDS[COMP_CWORD-1]}}"
    # Bash takes --option=value for three words.
    if [[ "$current" == "=" ]]; then current=""; elif [[ "$option" == "=" ]]; then option="${{COMP_WORDS[COMP_CWORD-2]}}"; fi
    case "$program $option" in
{values}
    esac
    if [[ "$current" != -* ]]; then COMPREPLY=($(compgen -f -- "$current")); return; fi
    case "$program" in
{options}
    esac
}}
complete -o filenames -F _gpuir {programs}
"""
_ZSH = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


def options() -> Options:
    """The options of each tool."""
    load_bundled()
    passes: dict[str, list[str]] = {f"--{name}": [] for name in sorted({*PASSES, *host_passes.classes()})}
    by_program: Options = {
        "gpuir-opt": {
            **{f"{'-' if len(flag.name) == 1 else '--'}{flag.name}": list(flag.choices) for flag in FLAGS},
            **passes,
        }
    }
    for parser in (module.argument_parser() for module in (gpuir_run, gpuir_compile, gpuir_bisect)):
        by_program[parser.prog] = dict(_parser_options(parser))
    return by_program


def _parser_options(parser: argparse.ArgumentParser) -> Iterator[tuple[str, list[str]]]:
    for action in parser._actions:
        for option in action.option_strings:
            yield option, [str(choice) for choice in action.choices or ()]


def script(shell: str) -> str:
    """What a shell, "bash" or "zsh", reads to complete the tools' options and their values."""
    by_program = options()
    values = [
        f'        "{program} {option}") COMPREPLY=($(compgen -W "{" ".join(choices)}" -- "$current")); return ;;'
        for program, given in by_program.items()
        for option, choices in given.items()
        if choices
    ]
    names = [
        f'        {program}) COMPREPLY=($(compgen -W "{" ".join(given)}" -- "$current")) ;;'
        for program, given in by_program.items()
    ]
    text = _SCRIPT.format(values="\n".join(values), options="\n".join(names), programs=" ".join(by_program))
    return (_ZSH if shell == "zsh" else "") + text
