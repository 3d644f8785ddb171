"""What the tests in the browser begin with: a table whose pages are served, and a phone that becomes a referee's."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from flask import Flask
from playwright.sync_api import Page

from companion.journal import Journal
from companion.table import Table
from web import Keys, create_app, serve

PIN = "2468"


class Room:
    """A table and what phones need to come to it; where its pages are, `url`, is known from `serve` on."""

    url = ""

    def __init__(self, folder: Path, table: Table) -> None:
        self.folder, self.table, self.keys = folder, table, Keys(folder)

    def serve(self, stack: ExitStack, **world: Any) -> Flask:
        """The pages are served until the stack is closed; `world` is what create_app shall know beside the table."""
        app = create_app(self.table, data_dir=self.folder, keys=self.keys, **world)
        self.url = stack.enter_context(serve(app, "127.0.0.1", 0)).url
        return app

    def pair(self, page: Page, name: str = "Ada") -> None:
        """This page's browser becomes a referee's: the first by the link, every further one by the PIN."""
        page.goto(f"{self.url}/pair/{self.keys.token}" if self.keys.token else f"{self.url}/pair")
        page.fill("[name=name]", name)
        page.fill("[name=pin]", PIN)
        page.click("#pair button.main")
        page.wait_for_url("**/referee")


def opened(folder: Path, stack: ExitStack) -> Table:
    """A table with a new journal in that folder, which is closed with the stack."""
    return Table(stack.enter_context(Journal(folder / "journal.sqlite")))
