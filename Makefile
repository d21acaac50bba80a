# Everything a person or CI does with Hairpin. A bare `make` lists it.
PYTHON ?= python3
PORT ?= 8642
export HAIRPIN_VENV := .venv$(if $(filter test-python,$(MAKECMDGOALS)),-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'))
# Whatever the shell says: a server that is started a hundred times should not be compiled a hundred times.
export PYTHONDONTWRITEBYTECODE :=
BIN := $(HAIRPIN_VENV)/bin
READY := $(HAIRPIN_VENV)/.ready
INSTALL := $(or $(wildcard $(BIN)/python),$(PYTHON)) -m scripts.install
NODE := $(BIN)/python scripts/node.py
PYTEST := $(BIN)/pytest -q -n auto --dist loadfile --no-loadscope-reorder
# Two targets at a time, each one's output in one piece where make can.
BESIDE := echo "Side by side; each says its piece when it is done:"; $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

CHECKS := check-page-lint check-python check-page-types check-page-format check-page-imports

.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z][a-z-]*\):.*/\1/p' Makefile)

help:  ## list these targets
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

$(READY): pyproject.toml constraints.txt scripts/install.py
	@$(INSTALL) tools
	@touch $@

play:  ## install what is needed, open the table, and race
	@$(INSTALL) play

dev: packages  ## server and page on one address (PORT=8642); changes show by themselves
	@$(BIN)/python -m scripts.dev --port $(PORT)

page:  ## build the page into the package, if its sources changed
	@$(INSTALL) page

packages: $(READY)  ## install what checks and tests Hairpin, a browser included
	@$(NODE) packages

kernels: $(READY)  ## compile what the tests, the solver and the strong drivers need
	@$(BIN)/python -m scripts.kernels

check: packages  ## formatting, lint, strict types, import directions
	@$(BESIDE) $(CHECKS)

check-python: packages  ## of these, Python's
	$(BIN)/mypy
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

check-page-lint: packages  ## of these, lint of the page
	$(NODE) npx eslint .

lint-changed: packages  ## lint of the page's files that changed since it was last run
	$(NODE) npx eslint --cache --cache-strategy content --cache-location node_modules/.cache/eslint .

check-page-types: packages  ## of these, types of the page
	$(NODE) npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

check-page-format: packages  ## of these, format of the page
	$(NODE) npx prettier --check --cache --log-level warn .

check-page-imports: packages  ## of these, import directions of the page
	$(NODE) npx depcruise --output-type err src

test: packages page  ## every check and every test, as CI runs them
	@$(BESIDE) kernels test-page $(CHECKS)
	$(PYTEST) -m 'not soak'

test-page: packages  ## of these, the page's own, without a browser
	$(NODE) npx vitest run

test-python: $(READY) page kernels  ## every test that needs no browser, by another Python: PYTHON=python3.12
	$(PYTEST) -m 'not soak and not browser'

quick: packages page  ## checks, and the tests that need no browser and no compiling (a minute and a quarter)
	@$(BESIDE) test-quick $(CHECKS:check-page-lint=lint-changed) test-page

test-quick: packages page  ## of these, Python's tests
	$(PYTEST) -m 'not soak and not browser and not compiled' --hypothesis-profile quick

coverage: packages page kernels  ## how much the tests run, of Python and of the page; it may never fall
	@$(INSTALL) coverage
	$(BIN)/python -m scripts.coverage_floor

hooks: packages  ## have git run before each commit what `make check` runs
	@$(INSTALL) hooks
	$(BIN)/pre-commit install

format: packages  ## put the sources into house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NODE) npx prettier --write --log-level warn .

soak: $(READY) page kernels  ## the long runs: 10,000 random games per combination (an hour)
	$(PYTEST) -m 'hypothesis and not soak' --hypothesis-profile search
	$(PYTEST) -m soak --hypothesis-profile search --durations=0

busy: packages page  ## the browser tests five times while other processes keep every core busy (half an hour)
	$(BIN)/python -m scripts.busy 5 $(PYTEST) -m 'browser and not soak'

wire: $(READY)  ## write the page's types and paints from the Python sources
	$(BIN)/python -m scripts.write_wire_types
	$(BIN)/python -m scripts.write_paints

frames: $(READY)  ## write down what a page hears of a race, for its tests
	$(BIN)/python -m scripts.record_frames

screenshots: $(READY) packages page  ## write a gallery of every screen at three sizes to build/screenshots
	$(BIN)/python -m scripts.screenshots

vectors: $(READY)  ## count the perft vectors anew, by the independent twin
	$(BIN)/python -m scripts.count_vectors

playthroughs: $(READY)  ## write the golden games anew; read the diff
	$(BIN)/python tests/golden.py

bench: $(READY)  ## speed of rules, tables, compiled games and solver, beside a peer and a ceiling
	$(BIN)/python -m bench.rules
	$(BIN)/python -m bench.tables
	$(BIN)/python -m bench.monza
	$(BIN)/python -m bench.memo
	$(BIN)/python -m bench.solve
	$(BIN)/python -m bench.drivers

solved: $(READY)  ## write docs/solved.md and its pictures anew, from what is solved on this machine
	$(BIN)/python -m scripts.solved_page

drivers: $(READY)  ## measure the drivers anew: the learner's dial, the ladder, docs/drivers.md
	$(BIN)/hairpin calibrate src/hairpin/bots/monza/learner.toml
	$(BIN)/python -m scripts.measure_rally --calibrate
	$(BIN)/python -m scripts.drivers_page

boards: $(READY)  ## search the boards anew, and write docs/boards.md
	$(BIN)/python -m scripts.boards_page

try-release: $(READY) page  ## build sdist and wheel, and try the wheel in an empty environment
	@$(BIN)/python -m scripts.release

release: $(READY) page  ## the same from a clean tree with a dated changelog, and then the tag
	@$(BIN)/python -m scripts.release tag

clean:  ## remove what the targets above made
	rm -rf $(wildcard .venv .venv-3.*) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache web/node_modules src/hairpin/server/page src/hairpin/server/page.new
