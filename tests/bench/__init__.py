"""Benches: what is measured, as figures with units. Run them all with `make bench`; see __main__.py."""
