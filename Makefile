# Rollwright's commands. `make play` and `make test` set up everything they need on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
PAGE := src/rollwright/server/page/index.html
PAGE_SOURCES := $(shell find client/src client/public client/worker client/plugins client/*.json client/*.ts client/*.js \
	client/index.html src/rollwright/locales src/rollwright/server/messages.py src/rollwright/table/view.py \
	-type f -not -name '*.pyc' 2>/dev/null)

KERNELS := client/kernels/.built
KERNEL_SOURCES := $(shell find src/rollwright/games src/rollwright/sim src/rollwright/bots src/rollwright/wasm \
	src/rollwright/table/outcomes.py src/rollwright/jit.py src/rollwright/kernel_sources.py -type f -not -name '*.pyc' 2>/dev/null)

.PHONY: types play docs audit test test-python test-page check check-page format setup page wheel lock bench bench-bots bench-league bench-page screenshots clean help

help:  ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

# `make play` on a fresh machine installs what playing needs and nothing else. Everything else needs the tools too.
READY := $(VENV)/.installed
ifeq ($(MAKECMDGOALS),play)
ifeq ($(wildcard $(VENV)/.installed),)
READY := $(VENV)/.play
endif
endif
SAY := printf '\n\033[1m%s\033[0m\n'

define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Rollwright needs Python 3.11 or newer: set PYTHON=/path/to/python3.11"; exit 2; }
	@$(SAY) "Installing Python packages into $(VENV) ($(1))"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(UV) || $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r $(1)
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@
endef

$(VENV)/.play: requirements/play.txt pyproject.toml
	$(call install,requirements/play.txt)

$(VENV)/.installed: requirements/dev.txt pyproject.toml
	$(call install,requirements/dev.txt)

# Everything else that is installed keeps its version: docs.txt is pinned under the versions of dev.txt.
$(VENV)/.docs: requirements/docs.txt $(VENV)/.installed
	$(call install,requirements/docs.txt)

client/node_modules/.installed: client/package-lock.json
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' || { echo "Rollwright's page needs Node 20 or newer to be built"; exit 2; }
	@$(SAY) "Installing what builds the page into client/node_modules"
	cd client && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# What has not changed is not compiled again.
$(KERNELS): $(KERNEL_SOURCES) $(READY)
	@$(SAY) "Compiling the rules and bots for the browser"
	$(BIN)/python -m rollwright.wasm client/kernels client/src
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(KERNELS) $(READY) client/node_modules/.installed
	@$(SAY) "Building the page"
	cd client && npm run build -- --logLevel warn
	@touch $@

types: $(VENV)/.installed client/node_modules/.installed  ## the page's types and cards, from the server's schemas
	$(BIN)/python -m rollwright.server.schema client/src
	cd client && npm run types

setup: $(VENV)/.installed  ## everything that Python needs
page: $(PAGE)  ## build the page

play: $(READY) $(PAGE)  ## serve the page for this computer and for phones in the same network
	@$(SAY) "Starting Rollwright"
	@$(BIN)/rollwright

test:  ## all checks and all tests
	$(MAKE) --jobs=2 check check-page test-page
	$(MAKE) test-python

test-python: setup page
	$(BIN)/python -m tests.provide
	$(BIN)/pytest -n 2 --dist loadgroup

test-page: page
	cd client && npm test

check: setup  ## style, types, import directions, security
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/bandit --quiet --recursive src --configfile pyproject.toml

check-page: page
	cd client && npm run check

audit: setup  ## known advisories of what is installed (asks the network)
	$(BIN)/uv tool run pip-audit --disable-pip --requirement requirements/dev.txt

format: setup  ## put the code into one shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

wheel: setup page  ## a wheel that carries the built page
	$(UV) build --wheel --python $(BIN)/python

lock: setup  ## renew the pinned versions from pyproject.toml
	$(UV) pip compile pyproject.toml --universal --generate-hashes --extra dev --no-header --no-emit-index-url --python-version 3.11 --upgrade --quiet -o requirements/dev.txt
	$(UV) pip compile pyproject.toml --universal --generate-hashes --extra serve --extra terminal --extra paper --extra page --no-header --no-emit-index-url --python-version 3.11 --constraint requirements/dev.txt --quiet -o requirements/play.txt
	$(UV) pip compile pyproject.toml --universal --generate-hashes --extra serve --no-header --no-emit-index-url --python-version 3.11 --constraint requirements/dev.txt --quiet -o requirements/serve.txt
	$(UV) pip compile pyproject.toml --universal --generate-hashes --extra docs --no-header --no-emit-index-url --python-version 3.11 --constraint requirements/dev.txt --quiet -o requirements/docs.txt
	echo uv | $(UV) pip compile - --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11 --upgrade --quiet -o requirements/uv.txt

bench: setup  ## renew bench/results.md
	$(BIN)/python -m bench.renew speed $(BIN)/rollwright bench speed --lang en
	$(BIN)/python -m bench.renew memory $(BIN)/python -m bench.memory

bench-bots: setup  ## how strong the bots are, into bench/results.md
	$(BIN)/python -m bench.renew bots $(BIN)/python -m bench.bots

bench-league: setup  ## every bot against every other, and one master among others, into bench/results.md
	$(BIN)/python -m bench.renew league $(BIN)/python -m bench.league

bench-page: setup page  ## how light and quick the page is, into bench/results.md
	$(BIN)/python -m bench.renew page $(BIN)/python -m bench.page

docs: $(VENV)/.docs  ## the documentation as a site, in build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict
	@echo "Open build/docs/index.html"

screenshots: setup page  ## renew the pictures of every screen in docs/pictures
	$(BIN)/python -m tests.provide
	$(BIN)/python -m tests.page.screenshots

clean:  ## remove what was made
	rm -rf $(VENV) dist build client/node_modules client/kernels src/rollwright/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
