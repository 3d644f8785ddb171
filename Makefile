# The whole set-up of a fresh machine that has Python 3.11+ and make:
#
#   make run     opens a table (on a PC: the pretend table) and prints the address for the phones
#   make test    everything a change must pass: ruff, mypy, all tests
#
# also: make lint, make bench, make torture, make cover, make lock (needs uv), make clean.
# PYTHON=... picks another Python, ARGS="--port 9000" goes to the program.

SHELL := /bin/sh
.DEFAULT_GOAL := help
VENV := .venv
BIN := $(VENV)/bin

# The plain python3 first: on a Pi it is the only one that sees the camera's own packages.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)

# A Pi's picamera2, libcamera and lgpio come from apt and are seen through --system-site-packages.
ON_PI := $(shell tr -d '\000' 2>/dev/null </proc/device-tree/model | grep -q 'Raspberry Pi' && echo yes)
VENV_FLAGS := $(if $(ON_PI),--system-site-packages)

.PHONY: help run test lint bench torture cover lock clean
help:
	@sed -n '1,/^$$/s/^# \{0,1\}//p' Makefile

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "No Python 3.11 or newer found: install it, or say make PYTHON=/path/to/python3"; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "This Python cannot make virtual environments: sudo apt install python3-venv, then try again"; exit 1; }
	@test "$$(uname -m)" != armv7l && test "$$(uname -m)" != armv6l || { \
		echo "The eye needs a 64-bit system: install the 64-bit Raspberry Pi OS"; exit 1; }
	@echo "setting up $(VENV) with $$($(PYTHON) --version) ..."
	@"$(PYTHON)" -m venv $(VENV_FLAGS) $(VENV)
ifeq ($(ON_PI),yes)
	@$(BIN)/python -c 'import lgpio, picamera2' 2>/dev/null || \
		echo "Pads or Pi camera will not work before: sudo apt install python3-lgpio python3-picamera2"
endif

# Done again only when a lock (or pyproject.toml) changes.
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
$(VENV)/run.stamp: requirements.txt pyproject.toml | $(BIN)/python
	@echo "installing what the table needs (once) ..."
	@$(PIP) --require-hashes -r requirements.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: requirements-dev.txt $(VENV)/run.stamp
	@echo "installing what the tests need (once) ..."
	@$(PIP) --require-hashes -r requirements-dev.txt
	@touch $@

run: $(VENV)/run.stamp
	@exec $(BIN)/push-companion run $(ARGS)

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/mypy

test: lint
	$(BIN)/python -m pytest $(ARGS)

bench: $(VENV)/dev.stamp
	$(BIN)/python -m tests.bench $(ARGS)

# Kills, torn files, full disks, wrong clocks, power cuts (on the rig), an evening in fast motion: about half an hour.
torture: $(VENV)/dev.stamp
	$(BIN)/python -m tests.torture $(ARGS)

cover: $(VENV)/dev.stamp
	$(BIN)/python -m pytest --cov --cov-report=term-missing:skip-covered $(ARGS)

# Exact versions and hashes for every Python from 3.11 on and both kinds of machine.
LOCK := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" --quiet
lock:
	@command -v uv >/dev/null || { echo "make lock needs uv (pip install uv)"; exit 1; }
	$(LOCK) --group build --output-file requirements.txt
	$(LOCK) --group build --group dev --constraint requirements.txt --output-file requirements-dev.txt

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
