"""What values become in a sentence, and what happens when something is missing."""

import logging
import re
import threading

import pytest

from companion.cards import BACK, UNKNOWN, Card, cards, pack
from companion.engine import Prompt
from companion.seats import Seat
from companion.speech import (
    LANGUAGES,
    Untranslated,
    card_name,
    card_short,
    direction,
    keys,
    language_name,
    plain,
    rule_text,
    say,
    speak,
    strict,
    term,
)


def listed(*items: object, language: str = "en") -> str:
    return say(Prompt("term.list", {"items": items}), language)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "x'-alert(1)-'", "🂱 Żółć", "ن" * 80, "{ $n }", "7"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stay_as_they_are_in_their_own_isolate(name: str, language: str) -> None:
    assert listed(name, language=language) == f"\u2068{name}\u2069"


def test_a_text_without_end_is_cut() -> None:
    told = say(Prompt("web.error.bad", {"why": "x" * 100_000}), "fa")
    assert told.endswith("xxx…\u2069")
    assert len(told) < 1100


def test_a_name_cannot_end_its_own_isolate() -> None:
    assert listed("a\u2069\u2067b") == "\u2068ab\u2069"


@pytest.mark.parametrize(
    ("language", "want"),
    [("de", "1.234"), ("en", "1,234"), ("it", "1.234"), ("pl", "1\u00a0234"), ("fa", "\u06f1٬\u06f2\u06f3\u06f4")],
)
def test_numbers_have_the_digits_of_the_language(language: str, want: str) -> None:
    assert say(Prompt("term.list", {"items": 1234}), language) == want


def test_persian_names_keep_their_digits() -> None:
    assert listed("R2-D2", 13, language="fa") == "\u2068R2-D2\u2069 و ۱۳"


@pytest.mark.parametrize(
    ("language", "want"),
    [
        ("de", "A, B und C"),
        ("en", "A, B, and C"),
        ("it", "A, B e C"),
        ("pl", "A, B i C"),
        ("fa", "A،\u200f B، و C"),
    ],
)
def test_lists(language: str, want: str) -> None:
    assert plain(listed("A", "B", "C", language=language)) == want


@pytest.mark.parametrize(
    ("language", "want"), [("de", "-3"), ("pl", "-3"), ("fa", "\u200e\u2212\u06f3")], ids=["de", "pl", "fa"]
)
def test_a_minus_stays_left_of_its_number(language: str, want: str) -> None:
    assert say(Prompt("term.list", {"items": -3}), language) == want


def test_a_list_can_be_a_choice_or_a_row() -> None:
    acts = (Prompt("l.start.draw"), Prompt("l.start.bank"))
    assert plain(say(Prompt("l.turn.start", {"P": "Ada", "acts": acts}), "de")) == "Ada: ziehen oder sichern."
    assert plain(say(Prompt("c.score", {"n": 1, "points": ("A", "B"), "totals": ("C", "D")}), "it")).endswith("C, D.")


def test_cards_with_a_joker_among_them_stand_in_a_row() -> None:
    assert plain(listed(*cards("Ah *r"))) == "A♥, red joker"


def test_a_list_has_the_forms_of_its_words() -> None:
    took = Prompt("l.stopped", {"P": "Ewa", "cards": cards("5c Qd"), "n": 5})
    assert speak(took, "pl") == "Ewa bierze piątkę trefl i damę karo: 5."


def test_a_sentence_begins_with_a_capital_even_with_a_word_filled_in() -> None:
    assert speak(Prompt("l.doubt.impossible", {"card": Card("7h")}), "pl").startswith("Siódemka kier")
    assert say(Prompt("b.turn.begins", {"P": "ada"}), "de") == "\u2068ada\u2069 fängt an."


def test_an_empty_list_says_so() -> None:
    assert listed() == "nothing"


def test_cards_on_a_page_lie_side_by_side() -> None:
    assert plain(listed(*cards("Ah 10s"))) == "A♥ 10♠"


@pytest.mark.parametrize(
    ("language", "want"),
    [
        ("de", "Herz Ass und Pik Zehn"),
        ("en", "ace of hearts and ten of spades"),
        ("it", "asso di cuori e dieci di picche"),
        ("pl", "as kier i dziesiątka pik"),
        ("fa", "آس دل و ده پیک"),
    ],
)
def test_cards_are_called_out_by_name(language: str, want: str) -> None:
    assert speak(Prompt("term.list", {"items": cards("Ah 10s")}), language) == want


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    deck = (*pack(jokers=2), Card("!rules"), BACK, UNKNOWN)
    assert len({card_name(card, language) for card in deck}) == len(deck)
    assert len({card_short(card, language) for card in deck}) == len(deck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_spoken_holds_a_sign(language: str) -> None:
    said = speak(Prompt("term.list", {"items": (*pack(jokers=2), BACK)}), language)
    assert not re.search("[♠♥♦♣#*?\u2066-\u2069]", said)


def test_custom_cards_keep_their_name() -> None:
    assert card_name(Card("!dragon 2"), "fa") == "\u2068dragon 2\u2069"


@pytest.mark.parametrize(("language", "want"), [("de", "Süd"), ("en", "South"), ("fa", "جنوب")])
def test_seats_are_words(language: str, want: str) -> None:
    assert listed(Seat.S, language=language) == want


def test_a_letter_that_is_a_name_is_no_seat() -> None:
    assert (listed(Seat.S), listed("S")) == ("South", "\u2068S\u2069")


def test_words_take_the_form_the_sentence_asks_for() -> None:
    hand = Prompt("term.hand.pair", {"rank": Prompt("term.rank.7")})
    assert [say(hand, language) for language in ("en", "pl")] == ["a pair of sevens", "para siódemek"]


def test_direction_and_names_of_languages() -> None:
    assert [direction(language) for language in LANGUAGES] == ["ltr", "ltr", "ltr", "ltr", "rtl"]
    assert [language_name(language) for language in LANGUAGES] == ["Deutsch", "English", "italiano", "polski", "فارسی"]


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(KeyError):
        term("term.yes", "xx")


@pytest.mark.parametrize("prompt", [Prompt("no.such.key"), Prompt("term.list")], ids=["key", "value"])
def test_strict_names_what_is_missing(prompt: Prompt) -> None:
    with pytest.raises(Untranslated, match=prompt.key):
        say(prompt, "de")


def test_strict_knows_which_values_it_can_say() -> None:
    with pytest.raises(Untranslated, match="float"):
        listed(0.5)


@pytest.mark.log_allowed("companion.speech.sentences")
def test_a_missing_key_is_papered_over_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    strict(False)
    caplog.set_level(logging.WARNING)
    assert [say(Prompt("no.such.key", {"n": n}), "en") for n in (1, 2)] == ["no.such.key"] * 2
    assert len(caplog.records) == 1


@pytest.mark.log_allowed("companion.speech.sentences")
def test_what_a_language_lacks_is_said_in_english(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.speech.books import book

    strict(False)
    monkeypatch.delitem(book("de")._bundle._messages, "term-yes")
    monkeypatch.delitem(book("de")._bundle._compiled, "term-yes", raising=False)
    assert term("term.yes", "de") == "yes"
    assert [record.levelname for record in caplog.records] == ["WARNING"]


@pytest.mark.log_allowed("companion.speech.sentences")
def test_a_missing_value_is_no_crash() -> None:
    strict(False)
    assert say(Prompt("term.card.face", {"rank": "7"}), "de").strip()


def test_many_threads_may_speak_at_once() -> None:
    heard: list[str] = []
    threads = [
        threading.Thread(target=lambda n=n: heard.extend(listed("A", n, language=tongue) for tongue in LANGUAGES))
        for n in range(16)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(heard) == 16 * len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words_in_every_language(language: str) -> None:
    rules = {key.removeprefix("rule.") for key in keys("en") if re.match(r"rule\.[A-Z]\d", key)}
    assert len(rules) == 33 + 26 + 9 + 32 + 10 + 20
    assert all(rule_text(rule, language) for rule in rules)
