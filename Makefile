# Everything a person or CI does with Hairpin. A bare `make` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play test check format soak vectors playthroughs bench clean

help:  ## list these targets
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Hairpin needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@echo "Installing Hairpin into $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --editable '.[dev]'
	@touch $@

play: $(READY)  ## install what is needed and race
	@$(BIN)/hairpin race

check: $(READY)  ## formatting, lint, strict types, import directions
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check  ## every check and every test, as CI runs them
	$(PYTEST) -m 'not soak'

format: $(READY)  ## put the sources into house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

soak: $(READY)  ## the long runs: 10,000 random games per combination (an hour)
	$(PYTEST) -m soak --durations=0

vectors: $(READY)  ## count the perft vectors anew, by the independent twin
	$(BIN)/python -m scripts.count_vectors

playthroughs: $(READY)  ## write the golden games anew; read the diff
	$(BIN)/python tests/golden.py

bench: $(READY)  ## speed of the rules, beside a peer
	$(BIN)/python bench/rules.py

clean:  ## remove what the targets above made
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
