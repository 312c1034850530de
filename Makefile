# Everything begins here: `make play` for a game, `make test` before a commit.
.DEFAULT_GOAL := help
.PHONY: help play test check bench speed compiled pure test-compiled slow-line peer-test clicks in-view journeys measures regold contact-sheet drawing mutants kill-test fault-test clean

PYTHON ?= python3
# Modules are compiled once, whatever the machine's habits: every server and worker starts anew.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
# The checker of the page's scripts: no update check, no network, its cache beside it.
DENO := DENO_DIR=.venv/deno-cache DENO_NO_UPDATE_CHECK=1 $(BIN)/deno
SCRIPTS := src/bestiary/web/static/bestiary
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# CORE=compiled runs what `make compiled` built, anything else the sources.
ENGINE := $(if $(filter compiled,$(CORE)),PYTHONPATH=build/compiled) $(BIN)/python
# A tenth faster: functions of one module are built into those of another.
LTO_FLAGS := -flto=auto -fvisibility=hidden -fno-semantic-interposition -fno-plt

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

play: .venv/ready-web ## start the table in the browser (HOST=… PORT=…)
	$(BIN)/python -m bestiary.web

test: check ## lint, types and every test
	$(BIN)/pytest -n auto --dist worksteal

check: .venv/ready-dev ## lint and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(DENO) lint --quiet $(SCRIPTS) tests/js
	$(DENO) check --quiet --no-remote $(SCRIPTS) tests/js

bench: speed ## speed of every game, then load on one worker, beside others (CORE=compiled)
	$(BIN)/python -m tools.load
	$(BIN)/python -m tools.boardgame_io
	$(BIN)/python -m tools.page_weights
	PYTHONPATH=tests $(BIN)/python -m browser.slow_line

speed: .venv/ready-bench ## speed of every game beside other engines, as one table (CORE=compiled PAGE=…)
	$(ENGINE) -m tools.bench $(if $(PAGE),--page $(PAGE))

slow-line: .venv/ready-dev ## a phone on a slow line: when each page is seen, and when it can be used
	PYTHONPATH=tests $(BIN)/python -m browser.slow_line

compiled: .venv/ready-dev ## engine and rules as machine code in build/compiled, and the wheel in build
	rm -rf build && mkdir -p build/source
	cp -r src pyproject.toml README.md LICENSE build/source
	HATCH_BUILD_HOOK_ENABLE_MYPYC=true PIP_CONSTRAINT=$(CURDIR)/constraints.txt CFLAGS="$(LTO_FLAGS)" \
	$(PIP) wheel --no-deps --wheel-dir build build/source
	$(PIP) install --no-deps --target build/compiled build/*.whl

pure: ## forget what was compiled
	rm -rf build

test-compiled: build/compiled ## rules, games, bots, boards and the laboratory on the compiled engine
	PYTHONPATH=build/compiled $(BIN)/python -c 'from bestiary.core.state import is_compiled; assert is_compiled()'
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n auto --dist worksteal \
	-o pythonpath='build/compiled tests .' tests/golden tests/conformance/test_conformance.py \
	tests/games tests/bots tests/cli tests/drawing tests/lab tests/lessons tests/texts tests/tools

build/compiled:
	$(MAKE) compiled

peer-test: .venv/ready-dev ## PettingZoo's and OpenSpiel's own tests on whole games of every mode
	EVERY_MODE=1 $(BIN)/pytest -n auto --dist worksteal tests/lab/test_pettingzoo.py tests/lab/test_openspiel.py

clicks: .venv/ready-dev ## how many clicks a game takes on its page (GAMES=4)
	$(BIN)/python -m tools.clicks $(GAMES)

in-view: .venv/ready-dev ## whole random games on a laptop and a phone: is something to click in sight? (N=…)
	DECISIONS=$(or $(N),200) $(BIN)/pytest tests/browser/test_auto_scroll.py -p no:xdist

journeys: .venv/ready-dev ## whole games on five screens, from 360 to 1920 pixels: does anything cover or move what it speaks of?
	EVERY_SCREEN=1 $(BIN)/pytest -n auto --dist worksteal tests/browser/test_games.py tests/browser/test_cover.py \
	tests/browser/test_table.py::test_keyboard_alone_is_enough

measures: .venv/ready-dev ## every board at start, middle and end: the pixels beneath every label, besides what make test measures (GAME=…)
	EVERY_LABEL=1 MEASURES_RECORD=docs/measures.md $(BIN)/pytest -n auto --dist worksteal \
	tests/browser/test_measures.py $(if $(GAME),-k $(GAME))

regold: .venv/ready-dev ## write the golden transcripts anew; read the diff before you commit
	$(BIN)/python -m tools.golden tests/golden

contact-sheet: .venv/ready-dev ## every board at three sizes, by day and by lamplight, on one sheet (GAME=…)
	PYTHONPATH=tests $(BIN)/python -m browser.contact_sheet $(GAME)

drawing: .venv/ready-dev ## draw the picture of docs/architecture.md anew
	$(BIN)/python -m tools.architecture_drawing docs/pictures/architecture.svg

mutants: .venv/ready-dev ## faults in the rules of GAME=…: do its tests notice? (SAMPLE=300 SEED=1 PROCESSES= AGAIN=)
	$(BIN)/python -m tools.mutants $(GAME) --sample $(or $(SAMPLE),300) --seed $(or $(SEED),1) \
	$(if $(PROCESSES),--processes $(PROCESSES)) $(if $(AGAIN),--again)

kill-test: .venv/ready-dev ## kill the server N=… times in the middle of play; nothing may be lost
	KILLS=$(or $(N),100) KILL_RECORD=docs/operations.md $(BIN)/pytest tests/server/test_kill.py

fault-test: .venv/ready-dev ## cut, delay and hang the database N=… times; every answer must be true
	FAULTS=$(or $(N),100) $(BIN)/pytest tests/server/test_database_faults.py

clean: ## forget the virtual environment
	rm -rf .venv

.venv/python-ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Bestiary needs Python 3.11 or later; name one with make PYTHON=…"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@touch $@

.venv/ready-web: .venv/python-ready pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e '.[web,cli]'
	@touch $@

.venv/ready-dev: .venv/python-ready pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e '.[web,cli,cluster,dev,pettingzoo,gym,openspiel,data,ray]'
	@touch $@ .venv/ready-web

.venv/ready-bench: .venv/python-ready pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e '.[web,cli,dev,bench]'
	@touch $@
