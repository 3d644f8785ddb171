"""Which language a reader gets, and texts for templates and scripts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from flask import Request, Response, jsonify, request

from companion.engine import Prompt
from companion.speech import LANGUAGES, direction, language_name, say
from companion.speech.languages import digits

COOKIE = "lang"


def wanted(asked: Request, standard: str) -> str:
    """The reader's language: the address (`?lang=`), then the cookie, then the browser's wish, then the table's."""
    for code in (asked.args.get("lang"), asked.cookies.get(COOKIE)):
        if code in LANGUAGES:
            return str(code)
    return asked.accept_languages.best_match(LANGUAGES, standard) or standard


def language() -> str:
    """The language of the request being answered."""
    from web.world import world

    return wanted(request, world().settings.language)


def text(key: str, tongue: str, **values: Any) -> str:
    """One sentence of the pages."""
    return say(Prompt(key, values), tongue)


def option_text(name: str, value: str, tongue: str) -> str:
    """A house rule's value in words. Keys are letters, digits and `_`, so `row+3` is asked for as `row_3`."""
    return text(f"option.{name}.{re.sub(r'[^A-Za-z0-9_]', '_', value)}", tongue)


def texts(prefix: str, tongue: str, wanted_names: Iterable[str]) -> dict[str, str]:
    """Several texts by their short names, for a script."""
    return {name: text(f"{prefix}.{name}", tongue) for name in wanted_names}


def as_json(value: Any) -> str:
    """Compact JSON with every letter as it is; a template's autoescape makes it safe in an attribute."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def page_words(tongue: str) -> dict[str, Any]:
    """What every template gets: `t`, the language, its direction and the others to choose from."""

    def t(key: str, **values: Any) -> str:
        return text(key, tongue, **values)

    return {
        "t": t, "lang": tongue, "direction": direction(tongue),
        "languages": {code: language_name(code) for code in LANGUAGES},
        "n": lambda number: digits(str(number), tongue), "as_json": as_json,
    }


def refusal(prompt: Prompt, code: int) -> tuple[Response, int]:
    """The one shape of every refusal a script gets."""
    return jsonify(refused={"text": say(prompt, language()), "rule": prompt.rule, "key": prompt.key}), code
