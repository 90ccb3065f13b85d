#!/bin/sh
# Sets up one part of what the Makefile's targets need; each part may be asked for again at any time.
#   setup.sh venv DIR            an empty Python environment in DIR
#   setup.sh pip DIR ARGUMENT... pip install into the environment DIR
#   setup.sh torch DIR VERSION ARGUMENT...  PyTorch for the CPU, and what pip install takes, into the environment DIR
#   setup.sh mlir-tools          Debian's mlir-22-tools, when missing and permitted
#   setup.sh mlir-dev            in CI: CMake, and the MLIR that it is configured with, of 1.1 GB; elsewhere nothing
#   setup.sh filecheck           FileCheck, which upstream's own tests use
# PYTHON names the interpreter that environments are made from.
set -eu

PYTHON=${PYTHON:-python3}

say() { printf '[setup] %s\n' "$*" >&2; }

# Up to four times: mirrors refuse now and then.
retry() {
    for pause in 5 20 60 0; do
        if "$@"; then return 0; fi
        [ "$pause" = 0 ] && return 1
        say "failed, again in $pause s: $*"
        sleep "$pause"
    done
}

# Runs a command as root, where that needs no password; says so with status 77 where it does.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        sudo -n env DEBIAN_FRONTEND=noninteractive "$@"
    else
        return 77
    fi
}

may_install() { command -v apt-get >/dev/null && as_root true; }

apt_install() {
    export DEBIAN_FRONTEND=noninteractive
    say "apt-get update"
    retry as_root apt-get -q -o Acquire::Retries=3 update || return 1
    say "apt-get install $*"
    retry as_root apt-get -q -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 install --no-install-recommends "$@"
}

make_venv() {
    if [ -x "$1/bin/python" ] && "$1/bin/python" -m pip --version >/dev/null 2>&1; then return 0; fi
    command -v "$PYTHON" >/dev/null || { say "no $PYTHON: install Python 3.10 or newer, or set PYTHON"; exit 1; }
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 10))' || {
        say "$("$PYTHON" --version) is too old: gpuir needs 3.10 or newer (set PYTHON)"
        exit 1
    }
    say "a Python environment in $1"
    # Debian's python3 carries the venv module but not ensurepip, which is what it fails on.
    if ! "$PYTHON" -c 'import venv, ensurepip' 2>/dev/null; then
        version=$("$PYTHON" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        if ! may_install || ! apt_install "python$version-venv"; then
            say "$PYTHON cannot make environments: apt-get install python$version-venv, then run make again"
            exit 1
        fi
    fi
    # Half an environment, left by a run that was stopped, is not repaired by making it again.
    rm -rf "$1"
    "$PYTHON" -m venv "$1"
}

case "${1-}" in
venv)
    make_venv "$2"
    ;;
pip)
    directory=$2
    shift 2
    say "pip install $* (into $directory)"
    # pip asks again by itself where the network fails; a second try is for an index that was out of step.
    set -- "$directory/bin/python" -m pip install --disable-pip-version-check --retries 10 "$@"
    "$@" || { sleep 10; "$@"; }
    ;;
torch)
    directory=$2
    torch=torch==$3+cpu
    shift 3
    say "pip install $torch $* (into $directory)"
    # PyPI's PyTorch brings CUDA and a Triton of its own. The one for the CPU is in an index of PyTorch's, unless pip's
    # configuration names a place that has it.
    set -- "$directory/bin/python" -m pip install --disable-pip-version-check "$torch" "$@"
    "$@" || "$@" --extra-index-url https://download.pytorch.org/whl/cpu
    ;;
mlir-tools)
    if command -v mlir-opt-22 >/dev/null && command -v mlir-runner-22 >/dev/null; then exit 0; fi
    # No failure: outside CI the tests name what they had to skip, in CI they fail on it.
    if ! may_install; then
        say "mlir-22-tools is missing and may not be installed here: apt-get install mlir-22-tools"
    elif ! apt_install mlir-22-tools; then
        say "mlir-22-tools could not be installed"
    fi
    ;;
mlir-dev)
    # Only test/test_cmake.py needs it: outside CI its tests say what they skipped.
    case "${CI-}" in "" | 0 | false | no) exit 0 ;; esac
    if command -v cmake >/dev/null && [ -e /usr/lib/llvm-22/lib/cmake/mlir/MLIRConfig.cmake ]; then exit 0; fi
    if ! may_install; then
        say "libmlir-22-dev is missing and may not be installed here: apt-get install cmake g++ libmlir-22-dev llvm-22-dev"
    elif ! apt_install cmake g++ libmlir-22-dev llvm-22-dev; then
        say "libmlir-22-dev could not be installed"
    fi
    ;;
filecheck)
    if [ -x /usr/lib/llvm-22/bin/FileCheck ]; then exit 0; fi
    if ! may_install || ! apt_install llvm-22-tools; then
        say "upstream's tests need FileCheck: apt-get install llvm-22-tools"
        exit 1
    fi
    ;;
*)
    sed -n '2,9s/^# //p' "$0" >&2
    exit 2
    ;;
esac
