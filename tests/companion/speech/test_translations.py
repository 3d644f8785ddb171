"""Five languages say the same: same keys, same variables, every plural class, nothing left in English."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer, serialize_pattern

from companion.engine import Prompt
from companion.speech import LANGUAGES, keys, say, speak
from companion.speech.__main__ import gaps, main
from companion.speech.books import Book, book, sources, variables
from tests.companion.speech.samples import NAME, PLURALS, fillings

OTHERS = tuple(language for language in LANGUAGES if language != "en")

SAME_AS_ENGLISH: dict[tuple[str, str], str] = {}
"""(language, key) of texts that rightly read as in English, each with the reason."""


def written(language: str, key: str) -> str:
    """The message as it stands in the file, without its key."""
    pattern = book(language).entries[key].value
    assert pattern is not None, f"{language}: {key} has no text"
    return serialize_pattern(pattern).strip()


def fixed(language: str, key: str) -> str:
    """Only the fixed text of a message: without variables and what they are selected by."""
    return re.sub(r"\{[^{}]*\}", " ", re.sub(r"\{ \$\w+ ->|\[\w+\]|[A-Z]+\(\$\w+[^)]*\)", " ", written(language, key)))


@pytest.mark.parametrize("language", OTHERS)
def test_same_keys_and_variables(language: str) -> None:
    assert gaps(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_in_every_plural_class(language: str) -> None:
    for key in sorted(keys(language)):
        for values in fillings(key):
            for text in (say(Prompt(key, values), language), speak(Prompt(key, values), language)):
                assert text.strip(), f"{language}: {key} is empty"
                assert not re.search(r"[{}]|\?\?\?|  ", text), f"{language}: {key}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_reaches_the_reader_or_chooses(language: str) -> None:
    for key, entry in book(language).entries.items():
        selected = {name for name in variables(entry) if re.search(rf"\${name}\b[^{{}}]*->", written(language, key))}
        for name in variables(entry) - selected:
            values = next(iter(fillings(key)))
            assert NAME in say(Prompt(key, {**values, name: NAME}), language), f"{language}: {key} drops {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_left(language: str) -> None:
    same = [
        f"{language}: {key}: {written(language, key)}"
        for key in sorted(keys(language) & keys("en"))
        if len(re.findall(r"[^\W\d_]", fixed(language, key))) > 12
        and written(language, key) == written("en", key)
        and (language, key) not in SAME_AS_ENGLISH
    ]
    assert same == []


def test_the_list_of_texts_like_english_is_true() -> None:
    for language, key in SAME_AS_ENGLISH:
        assert written(language, key) == written("en", key)


def test_persian_is_written_with_persian_letters_and_digits() -> None:
    for key in sorted(keys("fa")):
        text = re.sub(r"[A-Za-z]\d+", "", fixed("fa", key))
        foreign = re.findall(r"[0-9\u0660-\u0669\u064a\u0643\u0649\ufb50-\ufeff]", text)
        assert not foreign, f"{key}: Arabic or Western signs {foreign} in {text!r}"
        if re.search("[a-z]{4}", fixed("en", key)):
            assert re.search("[آ-ی]", text), f"{key} is not Persian: {text!r}"


def test_plural_choices_name_every_class_of_the_language() -> None:
    wanted = {"de": {"one"}, "en": {"one"}, "it": {"one"}, "pl": {"one", "few"}, "fa": set()}
    for language in LANGUAGES:
        for key, entry in book(language).entries.items():
            for choice in re.findall(r"->(.*?)\n\s*\}", FluentSerializer().serialize(ast.Resource([entry])), re.DOTALL):
                names = set(re.findall(r"\[(\w+)\]", choice))
                if names & PLURALS and names <= PLURALS:
                    assert wanted[language] <= names, f"{language}: {key} lacks {wanted[language] - names}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_needs_two_languages(language: str) -> None:
    for key, entry in book(language).entries.items():
        assert FluentSerializer().serialize(ast.Resource([entry])).count("\n\n") <= 1, f"{key} runs over paragraphs"
        assert not re.search(r"<[a-z/]", written(language, key)), f"{language}: {key} holds markup"


def test_of_a_key_twice_the_first_counts() -> None:
    told = Book("en", {"one": "a-b = x\n", "two": "a-b = y\n"})
    assert told.faults == ["en: a.b is in one.ftl and again in two.ftl"]
    assert told.text("a.b", {}) == ("x", [])


def test_a_torn_line_is_named() -> None:
    assert Book("en", {"one": "a-b\n"}).faults == ["en/one.ftl holds a line that is no Fluent: 'a-b'"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_themselves_are_sound(language: str) -> None:
    assert book(language).faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert set(sources(language)) == set(sources("en"))


def test_the_translators_list_is_empty(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out == "nothing is missing\n"
