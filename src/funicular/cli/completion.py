"""`funicular completion`: scripts that let a shell complete our commands.

The scripts ask the program itself, by the hidden command `funicular _complete WORD…`, so that they
need not change when commands do. It answers with one proposal on each line; a line `:files` or
`:folders` leaves it to the shell to propose paths.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .options import OK, add_command, print_json, what_completes

if TYPE_CHECKING:
    from .options import Commands

BASH = """\
# Funicular's completion for bash: eval "$(funicular completion bash)"
_funicular() {
    local cur=${COMP_WORDS[COMP_CWORD]} line
    # Bash takes the = of --option=value for a word of its own.
    [[ $cur == = ]] && cur=
    COMPREPLY=()
    while IFS= read -r line; do
        case $line in
            :files) _funicular_paths -f "$cur" ;;
            :folders) _funicular_paths -d "$cur" ;;
            *) COMPREPLY+=("$line") ;;
        esac
    done < <(funicular _complete "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$cur" 2>/dev/null)
}
_funicular_paths() {
    local path
    compopt -o filenames 2>/dev/null  # old ones lack it, and quote nothing
    while IFS= read -r path; do
        COMPREPLY+=("$path")
    done < <(compgen "$1" -- "$2")
}
complete -F _funicular funicular
"""

ZSH = """\
#compdef funicular
# Funicular's completion for zsh: eval "$(funicular completion zsh)"
_funicular() {
    local line answer
    local -a found
    answer=$(funicular _complete "${(@)words[2,CURRENT-1]}" "${words[CURRENT]}" 2>/dev/null)
    for line in "${(@f)answer}"; do
        case $line in
            '') ;;
            :files) _files ;;
            :folders) _files -/ ;;
            *) found+=("$line") ;;
        esac
    done
    (( $#found )) && compadd -- "${found[@]}"
}
if [ "$funcstack[1]" = _funicular ]; then
    _funicular "$@"
else
    compdef _funicular funicular
fi
"""

FISH = """\
# Funicular's completion for fish: funicular completion fish | source
function __funicular_complete
    set -l words (commandline -opc)
    set -l cur (commandline -ct)
    for line in (funicular _complete $words[2..] "$cur" 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path "$cur"
            case :folders
                __fish_complete_directories "$cur"
            case '*'
                echo $line
        end
    end
end
complete -c funicular -f -a '(__funicular_complete)'
"""

SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "completion",
        run,
        summary="print a script that completes our commands in your shell",
        examples=(
            'completion bash    # in ~/.bashrc: eval "$(funicular completion bash)"',
            'completion zsh     # in ~/.zshrc, after compinit: eval "$(funicular completion zsh)"',
            "completion fish    # in config.fish: funicular completion fish | source",
        ),
    )
    parser.add_argument("shell", choices=tuple(SCRIPTS), help="the shell")


def run(args: argparse.Namespace) -> int:
    script = SCRIPTS[args.shell]
    if args.json:
        print_json({"shell": args.shell, "script": script})
    else:
        sys.stdout.write(script)
    return OK


def answer_shell(words: Sequence[str]) -> int:
    """Answer a shell's question: the last word is the one to complete."""
    from .parser import build_parser

    for line in proposals(build_parser(), list(words) or [""]):
        print(line)
    return OK


def proposals(parser: argparse.ArgumentParser, words: list[str]) -> list[str]:
    """What the last word could become."""
    *before, last = words
    positionals = _positionals(parser)
    awaiting: argparse.Action | None = None
    rest = iter(before)
    for word in rest:
        if awaiting is not None:
            if word != "=":  # as bash splits --option=value
                awaiting = None
        elif word.startswith("-"):
            option = parser._option_string_actions.get(word)
            awaiting = option if option is not None and option.nargs != 0 else None
        elif positionals:
            action = positionals[0]
            if action.nargs != "+":  # otherwise there may be more of the same
                positionals.pop(0)
            if isinstance(action, argparse._SubParsersAction):
                below = action.choices.get(word)
                return [] if below is None else proposals(below, [*rest, last])
    if awaiting is not None:
        return _values(awaiting, last)
    if last.startswith("-"):
        return _option(parser, last)
    return _values(positionals[0], last) if positionals else []


def _positionals(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in parser._actions if not action.option_strings]


def _option(parser: argparse.ArgumentParser, last: str) -> list[str]:
    """Option names, or the values of `--option=`."""
    name, equals, value = last.partition("=")
    if not equals:
        return _beginning(parser._option_string_actions, last)
    action = parser._option_string_actions.get(name)
    found = [] if action is None else _values(action, value)
    return [each if each.startswith(":") else f"{name}={each}" for each in found]


def _values(action: argparse.Action, last: str) -> list[str]:
    if action.choices is not None:
        return _beginning(action.choices, last)
    found: list[str] = []
    for what in what_completes(action):
        if what == "maps":
            from funicular.maps import map_ids

            found += _beginning(map_ids(), last)
        elif what == "bots":
            found += _bot_lists(last)
        else:
            found.append(f":{what}")
    return found


def _bot_lists(last: str) -> list[str]:
    """Bot names with commas between them: the last one is completed."""
    from funicular.bots import bot_names

    done, comma, begun = last.rpartition(",")
    return [f"{done}{comma}{name}" for name in _beginning(bot_names(), begun)]


def _beginning(names: Iterable[str], begun: str) -> list[str]:
    return [name for name in names if name.startswith(begun)]
