# All tasks of developers and CI. `make` without a target lists them.
PYTHON ?= python3
PORT ?= 8642
export HAIRPIN_VENV := .venv$(if $(filter test-python,$(MAKECMDGOALS)),-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'))
# Tests start many servers; each start would compile all modules if no bytecode were written.
export PYTHONDONTWRITEBYTECODE :=
BIN := $(HAIRPIN_VENV)/bin
READY := $(HAIRPIN_VENV)/.ready
INSTALL := $(or $(wildcard $(BIN)/python),$(PYTHON)) -m scripts.install
NODE := $(BIN)/python scripts/node.py
PYTEST := $(BIN)/pytest -q -n auto --dist loadfile --no-loadscope-reorder
# Two targets in parallel; the output of each is printed as a whole if this make can.
BESIDE := echo "In parallel; each prints its output when it is done:"; $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

CHECKS := check-page-lint check-python check-page-types check-page-format check-page-imports

.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z][a-z-]*\):.*/\1/p' Makefile)

help:  ## list these targets
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

$(READY): pyproject.toml constraints.txt scripts/install.py
	@$(INSTALL) tools
	@touch $@

play:  ## install the requirements, start the server and open the page
	@$(INSTALL) play

dev: packages  ## server and page on one address (PORT=8642), with hot reload
	@$(BIN)/python -m scripts.dev --port $(PORT)

page:  ## build the page into the package, if its sources changed
	@$(INSTALL) page

packages: $(READY)  ## install the tools for checks and tests, a browser included
	@$(NODE) packages

kernels: $(READY)  ## compile the kernels that tests, solver and strong drivers need
	@$(BIN)/python -m scripts.kernels

check: packages  ## formatting, lint, strict types, import directions
	@$(BESIDE) $(CHECKS)

check-python: packages  ## the checks of Python alone
	$(BIN)/mypy
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

check-page-lint: packages  ## lint of the page alone
	$(NODE) npx eslint .

lint-changed: packages  ## lint of the page's files that changed since it was last run
	$(NODE) npx eslint --cache --cache-strategy content --cache-location node_modules/.cache/eslint .

check-page-types: packages  ## types of the page alone
	$(NODE) npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

check-page-format: packages  ## format of the page alone
	$(NODE) npx prettier --check --cache --log-level warn .

check-page-imports: packages  ## import directions of the page alone
	$(NODE) npx depcruise --output-type err src

test: packages page  ## all checks and all tests, as CI runs them
	@$(BESIDE) kernels test-page $(CHECKS)
	$(PYTEST) -m 'not soak'

test-page: packages  ## unit tests of the page, without a browser
	$(NODE) npx vitest run

test-python: $(READY) page kernels  ## all tests that need no browser, with another Python: PYTHON=python3.12
	$(PYTEST) -m 'not soak and not browser'

quick: packages page  ## checks, and the tests that need no browser and no compiler (75 seconds)
	@$(BESIDE) test-quick $(CHECKS:check-page-lint=lint-changed) test-page

test-quick: packages page  ## the Python tests of `quick` alone
	$(PYTEST) -m 'not soak and not browser and not compiled' --hypothesis-profile quick

coverage: packages page kernels  ## measure test coverage of Python and page; it must not fall
	@$(INSTALL) coverage
	$(BIN)/python -m scripts.coverage_floor

hooks: packages  ## install git hooks that run the checks before each commit
	@$(INSTALL) hooks
	$(BIN)/pre-commit install

format: packages  ## format all sources and fix lint
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NODE) npx prettier --write --log-level warn .

soak: $(READY) page kernels  ## long-running tests: 10,000 random games per combination (an hour)
	$(PYTEST) -m 'hypothesis and not soak' --hypothesis-profile search
	$(PYTEST) -m soak --hypothesis-profile search --durations=0

chaos: $(READY)  ## kill the server 500 times under load, and compare what was acknowledged, stored and seen (15 minutes)
	PYTHONPATH=tests $(BIN)/python -m server.chaos 500

fuzz: $(READY)  ## send a million mutated frames and 10,000 mutated requests to a server (10 minutes)
	@$(INSTALL) fuzz
	PYTHONPATH=tests $(BIN)/python -m server.fuzz --frames 1000000 --requests 10000
	PYTHONPATH=tests $(BIN)/python -m server.fuzz --frames 20000 --requests 1000 --with-limits

busy: packages page  ## the browser tests five times under full CPU load (half an hour)
	$(BIN)/python -m scripts.busy 5 $(PYTEST) -m 'browser and not soak'

wire: $(READY)  ## write the page's types and paints from the Python sources
	$(BIN)/python -m scripts.write_wire_types
	$(BIN)/python -m scripts.write_paints

frames: $(READY)  ## record the frames of races for the page's tests
	$(BIN)/python -m scripts.record_frames
	$(BIN)/python -m scripts.record_fair

screenshots: $(READY) packages page  ## write a gallery of every screen at three sizes to build/screenshots
	$(BIN)/python -m scripts.screenshots

vectors: $(READY)  ## count the perft vectors again, with the reference implementation
	$(BIN)/python -m scripts.count_vectors

playthroughs: $(READY)  ## write the golden games again; review the diff
	$(BIN)/python tests/golden.py

bench: $(READY)  ## benchmark rules, tables, compiled games, solver and reviews against a peer and an upper bound
	$(BIN)/python -m bench.rules
	$(BIN)/python -m bench.tables
	$(BIN)/python -m bench.monza
	$(BIN)/python -m bench.memo
	$(BIN)/python -m bench.solve
	$(BIN)/python -m bench.drivers
	$(BIN)/python -m bench.analyse

load: $(READY)  ## load on a server that runs at URL=http://127.0.0.1:8642; options in LOAD="--rate 500"
	$(BIN)/python -m bench.load $(or $(URL),http://127.0.0.1:$(PORT)) $(LOAD)

bench-server: packages page  ## benchmark the server beside boardgame.io and an echo of its frames (five minutes)
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.server --idle 10000

attack: packages page  ## attack a server in many ways, and measure the delay of players at other tables (seven minutes)
	$(BIN)/python -m bench.attack

solved: $(READY)  ## write docs/solved.md and its pictures from the value files of this machine
	$(BIN)/python -m scripts.solved_page

drivers: $(READY)  ## measure the drivers again: the learner's dial, the ladder, docs/drivers.md
	$(BIN)/hairpin calibrate src/hairpin/bots/monza/learner.toml
	$(BIN)/python -m scripts.measure_rally --calibrate
	$(BIN)/python -m scripts.drivers_page

boards: $(READY)  ## measure the boards again, and write docs/boards.md
	$(BIN)/python -m scripts.boards_page

fair-starts: $(READY)  ## find head starts for the drivers of the ladder again, and write docs/fair-starts.md (a quarter of an hour)
	$(BIN)/python -m scripts.fair_starts_page --anew

try-release: $(READY) page  ## build sdist and wheel, and test the wheel in an empty environment
	@$(BIN)/python -m scripts.release

release: $(READY) page  ## the same from a clean tree with a dated changelog; then create the tag
	@$(BIN)/python -m scripts.release tag

clean:  ## remove all generated files
	rm -rf $(wildcard .venv .venv-3.*) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache web/node_modules src/hairpin/server/page src/hairpin/server/page.new
