"""Pictures to facts: which cards lie where, whether the table is still, what several frames agree on."""
