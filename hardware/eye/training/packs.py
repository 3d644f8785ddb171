"""How one drawn pack looks: fonts, letters, index sizes, colours, pips. One `PackStyle` per pack, all from one seed."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from hardware.eye.training.suits import Mask, signs

Colour = tuple[int, int, int]
"""Blue, green, red, 0 to 255."""
RANKS = "23456789TJQKA"
SUITS = "cdhs"
LETTERS = (
    ("A", "K", "Q", "J"),
    ("A", "K", "D", "B"),
    ("A", "R", "D", "V"),
    ("1", "R", "D", "V"),
    ("A", "K", "D", "W"),
    ("A", "K", "D", "J"),
    ("1", "K", "Q", "J"),
)
LETTER_SHARES = (0.38, 0.22, 0.12, 0.07, 0.11, 0.05, 0.05)
"""How many of the packs print which of LETTERS. Sold are far more of the first, but the others must be read as well."""
FLAT_THREE = "\u01b7"
"""Many packs print the three with a flat top, which hardly any font has; the letter ezh looks exactly like it."""
_UNFIT = re.compile(
    r"symbol|emoji|math|dingbat|music|aenigma|lastresort|hairline|extralight|thin|ligature|barcode", re.I
)
_SLANTED = re.compile(r"italic|oblique|-it|slant", re.I)
_SERIF = re.compile(
    r"serif|roman|times|bodoni|didot|artemisia|schola|bonum|pagella|termes|garamond|charis|gentium|libertine|vollkorn"
    r"|baskerv|accanthis|berenis|romande|goudy|standard|century|slab|caladea|c059|p052|bookman|nimbusroman|cmu|junicode"
    r"|quattrocento-|pts?f",
    re.I,
)
_PLAIN = re.compile(r"sans", re.I)


@cache
def fonts(with_suits: bool = False, with_flat_three: bool = False) -> tuple[str, ...]:
    """Installed font files with digits and capitals (or with the four suit signs, or with the flat three too),
    sorted, so that a seed repeats."""
    query = ":charset=2660 2663 2665 2666" if with_suits else ":charset=30-39 41 42 44 4a 4b 51 52 56 57"
    if with_flat_three:
        query += " 1b7"
    listed = subprocess.run(["fc-list", query, "file"], capture_output=True, text=True, check=True).stdout
    paths = {line.split(":")[0].strip() for line in listed.splitlines() if line.strip()}
    return tuple(p for p in sorted(paths) if not _UNFIT.search(p) and p.lower().endswith((".ttf", ".otf", ".pfb")))


def _of_families(rng: np.random.Generator, candidates: list[str] | tuple[str, ...]) -> str:
    """One font file, every family alike: families with fifty files would drown the others."""
    families: dict[str, list[str]] = {}
    for path in candidates:
        name = re.split(r"[-\[]", Path(path).stem)[0]
        families.setdefault(name[:9].lower(), []).append(path)
    return str(rng.choice(families[str(rng.choice(sorted(families)))]))


@dataclass
class PackStyle:
    """Everything that is the same on all cards of a pack. Lengths are shares of the card height."""

    font: str
    letters: dict[str, str]
    signs: dict[str, Mask]
    pip_signs: dict[str, Mask]
    ground: Colour
    border: Colour | None
    ink: dict[str, Colour]
    rank_high: float
    rank_squeeze: float
    rank_bold: int
    ten_gap: float
    sign_high: float
    sign_wide: float
    gap: float
    left: float
    top: float
    four_corners: bool
    pip_high: float
    pip_style: str
    ace_high: float
    court: str
    court_frame: bool
    big_sign: bool
    sign_beside: bool
    frame_around: bool
    wide: float
    back: Colour


def _near(rng: np.random.Generator, colour: Colour, spread: int) -> Colour:
    b, g, r = (int(np.clip(c + rng.integers(-spread, spread + 1), 0, 255)) for c in colour)
    return b, g, r


def _inks(rng: np.random.Generator) -> tuple[Colour, dict[str, Colour]]:
    """Ground and suit colours: two colours, four colours, dark packs with metal or white print, odd ones."""
    kind = rng.choice(["plain", "four", "dark", "gold", "odd"], p=[0.56, 0.1, 0.1, 0.14, 0.1])
    b, g, r = (int(v) for v in np.clip(rng.normal([248, 250, 251], [8, 6, 5]), 205, 255))
    paper: Colour = (b, g, r)
    red = _near(rng, (45, 30, 205), 38)
    black = _near(rng, (26, 24, 24), 24)
    if kind == "plain":
        if rng.random() < 0.12:
            paper = _near(rng, (210, 235, 243), 14)
        return paper, {"c": black, "s": black, "h": red, "d": red}
    if kind == "four":
        blue, green = _near(rng, (190, 80, 30), 40), _near(rng, (60, 130, 30), 36)
        return paper, {
            "c": green,
            "s": black,
            "h": red,
            "d": blue if rng.random() < 0.8 else _near(rng, (30, 130, 235), 22),
        }
    night = _near(rng, (28, 26, 26), 22)
    if kind == "dark":
        light = _near(rng, (225, 225, 225), 28)
        warm = _near(rng, (60, 50, 215), 40)
        return night, {"c": light, "s": light, "h": warm, "d": warm}
    if kind == "gold":
        gold, silver = _near(rng, (85, 165, 205), 32), _near(rng, (195, 195, 195), 32)
        if rng.random() < 0.3:
            silver = gold
        return night, {"c": silver, "s": silver, "h": gold, "d": gold}
    b, g, r = (int(v) for v in rng.integers(40, 245, 3))
    ground = _near(rng, (b, g, r), 0)
    far = 255 if sum(ground) < 380 else 0
    one = _near(rng, (abs(far - 30),) * 3, 30)
    two = _near(rng, (45, 35, 190) if far == 0 else (120, 110, 245), 35)
    return ground, {"c": one, "s": one, "h": two, "d": two}


def pack_style(seed: int) -> PackStyle:
    """The look of pack number `seed`; the same seed gives the same pack where the same fonts are installed."""
    rng = np.random.default_rng(seed)
    candidates = fonts()
    if rng.random() < 0.5:
        # Fonts that also have the flat three are few; without this it would be too rare.
        candidates = fonts(with_flat_three=True)
    font = _of_families(rng, candidates)
    while _SLANTED.search(font) and rng.random() < 0.93:
        font = _of_families(rng, candidates)
    ace, king, queen, jack = LETTERS[int(rng.choice(len(LETTERS), p=LETTER_SHARES))]
    if jack == "B" and rng.random() < 0.6:
        # A B with serifs, narrow as German packs print it, is what an 8 is most easily taken for.
        serifs = [f for f in fonts() if _SERIF.search(f) and not _PLAIN.search(f) and not _SLANTED.search(f)]
        font = _of_families(rng, serifs) if serifs else font
    letters = {str(n): str(n) for n in range(2, 10)}
    letters |= {"T": "IO" if rng.random() < 0.06 else "10", "A": ace, "K": king, "Q": queen, "J": jack}
    suit_fonts = list(fonts(with_suits=True))
    own = signs(rng, suit_fonts)
    ground, ink = _inks(rng)
    if rng.random() < 0.55 and font in fonts(with_flat_three=True):
        letters["3"] = FLAT_THREE
    rank_high = float(np.exp(rng.normal(np.log(0.105), 0.27)).clip(0.055, 0.21))
    squeeze = float(rng.uniform(0.58, 1.08))
    sign_high = rank_high * float(rng.uniform(0.55, 1.12))
    return PackStyle(
        font=font,
        letters=letters,
        signs=own,
        pip_signs=own if rng.random() < 0.8 else signs(rng, suit_fonts),
        ground=ground,
        border=_near(rng, ink["h"], 60) if rng.random() < 0.08 else None,
        ink=ink,
        rank_high=rank_high,
        rank_squeeze=squeeze,
        rank_bold=int(rng.choice([0, 0, 0, 1, 2])),
        ten_gap=float(rng.uniform(-0.04, 0.14)),
        sign_high=sign_high,
        sign_wide=float(rng.uniform(0.8, 1.12)),
        gap=rank_high * float(rng.uniform(0.06, 0.38 if rng.random() < 0.85 else 0.7)),
        left=float(rng.uniform(0.022, 0.06)),
        top=float(rng.uniform(0.022, 0.065)),
        four_corners=bool(rng.random() < 0.24),
        pip_high=float(rng.uniform(0.11, 0.21)),
        pip_style=str(rng.choice(["pips", "one", "none"], p=[0.84, 0.12, 0.04])),
        ace_high=float(rng.uniform(0.15, 0.5)),
        court=str(rng.choice(["art", "collage", "letter", "plain"], p=[0.62, 0.3, 0.05, 0.03])),
        court_frame=bool(rng.random() < 0.7),
        big_sign=bool(rng.random() < 0.75),
        sign_beside=bool(rng.random() < 0.35),
        frame_around=bool(rng.random() < 0.2),
        wide=float(rng.choice([0.714, 0.64, 0.66, 0.69])),
        back=_near(rng, (120, 60, 60), 60),
    )
