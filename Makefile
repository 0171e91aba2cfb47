# Rollwright's commands. `make play` and `make test` set up everything they need on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv

.PHONY: play test check format setup clean help

help:  ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/.installed: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Rollwright needs Python 3.11 or newer: set PYTHON=/path/to/python3.11"; exit 2; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(UV) || $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

setup: $(VENV)/.installed  ## everything that play, test and check need

play: setup  ## play: the server with the page, or the terminal
	$(BIN)/rollwright

test: setup check  ## all tests
	$(BIN)/pytest -n 2 --dist loadgroup

check: setup  ## style, types, import directions
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup  ## put the code into one shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: setup  ## renew the pinned versions from pyproject.toml
	$(UV) pip compile pyproject.toml --universal --generate-hashes --extra dev --no-header --no-emit-index-url --python-version 3.11 --upgrade --quiet -o requirements/dev.txt
	echo uv | $(UV) pip compile - --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11 --upgrade --quiet -o requirements/uv.txt

clean:  ## remove what was made
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
