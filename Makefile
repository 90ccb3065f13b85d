# `make run` and `make test` set up what they need on first use; `make help` lists the targets.
PYTHON ?= python3
VENV := .venv
# A released IREE and the packages that figures are measured against pin versions of their own.
ORACLES := .venv-oracles
PEERS := .venv-peers
SITE := .venv-docs
# Releases of Triton, each in .venv-triton-VERSION: the oldest whose text is printed, which is the one of the interop extra, the
# one that PyTorch pins, and the newest. Downloads of 690 MB in all, 2.6 GB on the disk.
TRITONS := 3.4.0 3.8.0 3.9.0
TRITON_VENVS := $(TRITONS:%=.venv-triton-%)
# Triton's interpreter computes with PyTorch, for the CPU: a large download that only `make bench` needs. It converts arrays
# to numbers as NumPy does up to 2.3 only.
INTERPRETER := .venv-triton-interpreter
# Other languages for GPUs, all released packages that gpuir has an adapter for: 1.2 GB, PyTorch for the CPU among them.
LANGUAGES := .venv-languages
TORCH := 2.13.0
BIN := $(VENV)/bin
SETUP := PYTHON=$(PYTHON) sh scripts/setup.sh

.DEFAULT_GOAL := help
.PHONY: help run test lit-test upstream-suite upstream-tests languages-test bench bench-check docs lint format oracles triton corpus archives variants mlir-tools mlir-dev clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 20

run: $(VENV)/.run  ## set up, lower and run all intrinsics of examples/multi_mma.mlir
	@$(BIN)/gpuir-run examples/multi_mma.mlir --transform=examples/lower_multi_mma.mlir

# TESTS and LIT_TESTS name some of the tests: make test TESTS=test/test_project.py LIT_TESTS=
test: $(VENV)/.test oracles triton mlir-tools mlir-dev $(SITE)/.made  ## set up, then pytest and lit
	@$(BIN)/python scripts/run_tests.py

lit-test: $(VENV)/.test mlir-tools  ## the lit tests alone
	@TESTS= $(BIN)/python scripts/run_tests.py

upstream-suite: $(VENV)/.test mlir-tools  ## upstream's own lit tests of some dialects, with gpuir-opt for mlir-opt; fetches MLIR's sources
	@$(SETUP) filecheck
	@$(BIN)/python scripts/upstream_suite.py

upstream-tests: $(VENV)/.test mlir-tools  ## upstream's integration tests for GPUs, in the simulator; fetches MLIR's sources
	@$(SETUP) filecheck
	@$(BIN)/python scripts/upstream_gpu.py

languages-test: $(LANGUAGES)/.made  ## the tests of kernels in Python's languages, by their released packages, and a line on each; downloads 1.2 GB
	@$(LANGUAGES)/bin/python scripts/languages.py

BENCH := $(VENV)/.test $(PEERS)/.made $(TRITON_VENVS:%=%/.made) $(INTERPRETER)/.made oracles mlir-tools
MEASURE := $(BIN)/python benchmarks/run.py --peers $(PEERS)/bin/python --triton $(firstword $(TRITON_VENVS))/bin/python \
	--triton-newest $(lastword $(TRITON_VENVS))/bin/python --triton-interpreter $(INTERPRETER)/bin/python --iree-opt $(ORACLES)/bin/iree-opt

bench: $(BENCH)  ## every figure against its peer, as a table and benchmarks/results.json
	@$(MEASURE)

bench-check: $(BENCH)  ## measure again, and name the ratios that are worse than those in benchmarks/results.json
	@$(MEASURE) --check

docs: $(VENV)/.run $(SITE)/.made  ## reference, stubs and editors' grammar from the specs, README's speeds; the site, in build/site
	@$(BIN)/python scripts/generate.py
	@NO_MKDOCS_2_WARNING=1 $(SITE)/bin/mkdocs build --quiet && echo "build/site/index.html; with search: python3 -m http.server -d build/site"

# Where a module has a stub, mypy sees the stub only. A second run sees these modules' bodies, as they see each other; what
# else is imported was checked in the first.
STUBBED = $(wildcard $(patsubst stubs/gpuir-stubs/%.pyi,src/gpuir/%.py,$(shell find stubs/gpuir-stubs -name '*.pyi')))
INSIDE = mypy --cache-dir=build/mypy_cache/inside --follow-imports=silent

lint: $(VENV)/.lint  ## ruff (lint and format) and the types, of modules as they are seen and of their bodies
	@status=0; for check in "ruff check --output-format=concise ." "ruff format --check --output-format=concise ." mypy; do \
		echo "== $$check"; $(BIN)/$$check || status=1; done; \
		echo "== $(INSIDE), modules with stubs"; $(BIN)/$(INSIDE) $(STUBBED) || status=1; exit $$status

format: $(VENV)/.lint  ## ruff's format and safe fixes
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

oracles: $(ORACLES)/.made  ## the released iree-opt that tests compare with

triton: $(TRITON_VENVS:%=%/.made)  ## the released Tritons that tests ask, no GPU needed; TRITONS="3.4.0 3.9.0" names others

corpus: triton  ## compile the kernels of the Triton corpus again, and write the dumps
	@for venv in $(TRITON_VENVS); do $$venv/bin/python scripts/triton_corpus.py || exit 1; done

# Of releases that tests do not ask, too: make archives TRITONS="3.4.0 3.5.1 3.6.0 3.7.1 3.8.0 3.9.0"
archives: triton  ## compile the kernels of the Triton corpus by every release of TRITONS for every target, half an hour
	@for venv in $(TRITON_VENVS); do \
		$$venv/bin/python scripts/triton_corpus.py --dumps build/dumps --pack build/dumps || exit 1; done

variants: triton  ## ask every release of TRITONS again which spellings of attributes and types it takes, a minute
	@for venv in $(TRITON_VENVS); do $$venv/bin/python scripts/triton_variants.py build/variants || exit 1; done
	@$(PYTHON) scripts/triton_variants.py build/variants --pack

mlir-tools mlir-dev:
	@$(SETUP) $@

clean:  ## remove environments and whatever was made
	rm -rf $(VENV) $(ORACLES) $(PEERS) $(SITE) $(TRITON_VENVS) $(INTERPRETER) $(LANGUAGES) build dist .pytest_cache .hypothesis .ruff_cache ./*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.run: pyproject.toml
	@$(SETUP) venv $(VENV)
	@$(SETUP) pip $(VENV) -e .
	@touch $@

$(VENV)/.test: $(VENV)/.run
	@$(SETUP) pip $(VENV) -e '.[test]'
	@touch $@

$(VENV)/.lint: $(VENV)/.run
	@$(SETUP) pip $(VENV) -e '.[lint]'
	@touch $@

# The pin is read off the interop extra.
# IREE has no wheel for every Python: without it the tests say what they skipped, and in CI they fail.
$(ORACLES)/.made: pyproject.toml
	@$(SETUP) venv $(ORACLES)
	@requirement=$$(grep -o 'iree-compiler==[0-9.]*' pyproject.toml) && $(SETUP) pip $(ORACLES) "$$requirement" \
		&& touch $@ || echo "[setup] no iree-opt: the tests that ask it are skipped" >&2

.venv-triton-%/.made:
	@$(SETUP) venv $(@D)
	@$(SETUP) pip $(@D) triton==$* \
		&& touch $@ || { rm -rf $(@D); echo "[setup] no Triton $*: the tests that ask it are skipped" >&2; }

$(INTERPRETER)/.made:
	@$(SETUP) venv $(@D)
	@$(SETUP) torch $(@D) $(TORCH) "numpy<2.3" triton==$(firstword $(TRITONS)) && touch $@

$(LANGUAGES)/.made: pyproject.toml
	@$(SETUP) venv $(LANGUAGES)
	@$(SETUP) torch $(LANGUAGES) $(TORCH) -e '.[compile,cute,numba,numba-cuda,sim,tilelang,warp]' pytest hypothesis && touch $@

# The site's tools do not need gpuir: what they build is text.
$(SITE)/.made: pyproject.toml
	@$(SETUP) venv $(SITE)
	@requirements=$$(sed -n '/^docs = \[/,/^\]/s/^  "\([^"]*\)".*/\1/p' pyproject.toml) && $(SETUP) pip $(SITE) $$requirements
	@touch $@

$(PEERS)/.made: pyproject.toml
	@$(SETUP) venv $(PEERS)
	@$(SETUP) pip $(PEERS) xdsl
	@touch $@
