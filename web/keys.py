"""Who may referee: the one-time link, the PIN and the phones it let in, kept in one file of the data folder.

Nothing is shipped: the first start makes a secret and a one-time token; whoever opens the token's link sets the
PIN. Later phones enter with the PIN, and guesses are slowed. `reset_pairing` forgets all of it, so nobody can lock
himself out. The file is readable by its owner alone; the running program notices when it changes.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import secrets
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from threading import RLock
from time import monotonic
from typing import Any

from companion.engine import Refused

FILE = "referees.json"
FREE_GUESSES = 3
"""Wrong PINs of one address that cost nothing but themselves (typing errors)."""
LONGEST_WAIT_S = 300.0
"""One address never waits longer than this."""
FREE_FOR_ALL = 20
"""Wrong PINs from everywhere together before every guess has to wait, so that many addresses do not help."""
WAIT_FOR_ALL_S = 10.0
"""That wait: a 4-digit PIN then withstands a day of guessing, and an honest phone loses ten seconds."""
TOKENS = 16
"""So many tokens for scripts there may be."""
PHONES = 32
"""So many paired phones are remembered; the oldest is let go."""


@dataclass(frozen=True, slots=True)
class Phone:
    """One paired phone: its id (in the cookie) and the name everyone sees."""

    id: str
    name: str

    @property
    def tag(self) -> str:
        """Tells phones apart on pages; the id itself is the phone's own secret."""
        return hashlib.sha256(self.id.encode()).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Whistle:
    """Who may act: the phone that holds the whistle, who took it last, and what others may do as well.

    `taken` has `by`, `from` and `at` after a takeover. `open` names the groups of acts that every referee's phone
    may do; while `locked` nobody's taps count.
    """

    holder: Phone | None
    taken: Mapping[str, str]
    locked: bool
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A key that reads the table for a script; the key itself is not kept, only what it hashes to."""

    id: str
    name: str
    at: str


@dataclass
class _Stored:
    secret: str = field(default_factory=lambda: secrets.token_hex(32))
    token: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    salt: str = ""
    pin: str = ""
    phones: list[dict[str, str]] = field(default_factory=list)
    holder: str = ""
    taken: dict[str, str] = field(default_factory=dict)
    locked: bool = False
    open: list[str] = field(default_factory=lambda: ["senses"])
    tokens: list[dict[str, str]] = field(default_factory=list)


class Slow:
    """How long a guess has to wait, by address and for all together. Time is a function, so tests need no sleep."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._wrong: dict[str, tuple[int, float]] = {}
        self._all: tuple[int, float] = (0, 0.0)

    def wait_s(self, address: str) -> float:
        """Seconds until the next guess of this address is looked at; 0.0 when now."""
        count, last = self._wrong.get(address, (0, 0.0))
        own = min(2.0 ** (count - FREE_GUESSES), LONGEST_WAIT_S) if count >= FREE_GUESSES else 0.0
        everyone = WAIT_FOR_ALL_S if self._all[0] >= FREE_FOR_ALL and not _here(address) else 0.0
        now = self._clock()
        return max(0.0, last + own - now if own else 0.0, self._all[1] + everyone - now if everyone else 0.0)

    def wrong(self, address: str) -> None:
        """Remembers one wrong guess."""
        now = self._clock()
        if len(self._wrong) > 4096:
            self._wrong.pop(min(self._wrong, key=lambda a: self._wrong[a][1]))
        self._wrong[address] = (self._wrong.get(address, (0, 0.0))[0] + 1, now)
        self._all = (self._all[0] + 1, now)

    def right(self, address: str) -> None:
        """Forgets the wrong guesses of an address that knew the PIN."""
        self._wrong.pop(address, None)
        self._all = (0, 0.0)


def _here(address: str) -> bool:
    return address in ("127.0.0.1", "::1")


class Keys:
    """The pairing of one data folder. Safe to use from many threads.

    >>> import tempfile
    >>> keys = Keys(Path(tempfile.mkdtemp()))
    >>> phone = keys.first(keys.token, "2468", "Ada")
    >>> keys.find(phone.id).name, keys.token, keys.enter("127.0.0.1", "2468", "Bo").name
    ('Ada', '', 'Bo')
    """

    def __init__(self, folder: Path, clock: Callable[[], float] = monotonic) -> None:
        self.path = folder / FILE
        self.slow = Slow(clock)
        self._lock = RLock()
        self._stamp: tuple[int, int] = (0, 0)
        self._stored = _Stored()
        folder.mkdir(parents=True, exist_ok=True)
        self._fresh()

    @property
    def secret(self) -> str:
        """Signs the cookies; stays the same over restarts, so paired phones stay paired."""
        return self._fresh().secret

    @property
    def token(self) -> str:
        """The one-time token of the pairing link, empty once it was used."""
        return self._fresh().token

    @property
    def phones(self) -> tuple[Phone, ...]:
        """Every phone that may referee, oldest first."""
        return tuple(Phone(p["id"], p["name"]) for p in self._fresh().phones)

    def find(self, phone_id: str) -> Phone | None:
        """The paired phone with this id, or None."""
        return next((phone for phone in self.phones if hmac.compare_digest(phone.id, phone_id)), None)

    def first(self, token: str, pin: str, name: str) -> Phone:
        """The first referee phone: the token is used up and the PIN is set. Raises Refused."""
        with self._lock:
            stored = self._fresh()
            if not stored.token or not hmac.compare_digest(stored.token.encode(), token.encode()):
                raise Refused("web.pair.used")
            pin = _pin(pin)
            stored.token, stored.salt = "", secrets.token_hex(16)
            stored.pin = _hash(pin, stored.salt)
            return self._let_in(stored, name)

    def enter(self, address: str, pin: str, name: str) -> Phone:
        """One more referee phone, by PIN. Raises Refused for a wrong PIN, and unheard while it has to wait."""
        with self._lock:
            stored = self._fresh()
            if not stored.pin:
                raise Refused("web.pair.no_pin")
            wait = self.slow.wait_s(address)
            if wait > 0:
                raise Refused("web.pair.wait", seconds=int(wait) + 1)
            if not hmac.compare_digest(_hash(pin[:8], stored.salt), stored.pin):
                self.slow.wrong(address)
                raise Refused("web.pair.wrong")
            self.slow.right(address)
            return self._let_in(stored, name)

    def leave(self, phone_id: str) -> None:
        """This phone is a spectator again; nothing happens where it was none."""
        with self._lock:
            stored = self._fresh()
            stored.phones = [p for p in stored.phones if p["id"] != phone_id]
            self._save(stored)

    # the whistle

    @property
    def whistle(self) -> Whistle:
        """Who may act now. Where the holder's phone is gone, the phone that is paired longest holds it."""
        stored, phones = self._fresh(), self.phones
        holder = next((phone for phone in phones if phone.id == stored.holder), phones[0] if phones else None)
        return Whistle(holder, dict(stored.taken), stored.locked, tuple(stored.open))

    def take(self, phone: Phone, at: str) -> bool:
        """This phone holds the whistle from now on; False when it did already. Taking unlocks nothing."""
        with self._lock:
            before = self.whistle.holder
            if before is not None and before.id == phone.id:
                return False
            stored = self._fresh()
            stored.holder = phone.id
            stored.taken = {"by": phone.name, "from": before.name if before else "", "at": at}
            self._save(stored)
            return True

    def lock(self, locked: bool) -> None:
        """While locked, taps count on no phone."""
        with self._lock:
            stored = self._fresh()
            stored.locked = locked
            self._save(stored)

    def open_to_all(self, groups: Iterable[str]) -> None:
        """These groups of acts are every referee's; all others are the holder's alone."""
        with self._lock:
            stored = self._fresh()
            stored.open = sorted(set(groups))
            self._save(stored)

    def new_pin(self, pin: str) -> None:
        """Further phones enter with this PIN. Raises Refused for a PIN of another shape."""
        with self._lock:
            stored = self._fresh()
            stored.salt = secrets.token_hex(16)
            stored.pin = _hash(_pin(pin), stored.salt)
            self._save(stored)

    # tokens

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Every token that reads the table, oldest first."""
        return tuple(Token(one["id"], one["name"], one["at"]) for one in self._fresh().tokens)

    def make_token(self, name: str, at: str) -> tuple[Token, str]:
        """A new token and its key, which is told this once. Raises Refused when there are too many."""
        with self._lock:
            stored = self._fresh()
            if len(stored.tokens) >= TOKENS:
                raise Refused("web.rights.tokens_full", n=TOKENS)
            key = secrets.token_urlsafe(24)
            token = Token(secrets.token_hex(4), " ".join(name.split())[:40] or f"{len(stored.tokens) + 1}", at)
            stored.tokens = [*stored.tokens, {**asdict(token), "hash": _digest(key)}]
            self._save(stored)
            return token, key

    def revoke(self, token_id: str) -> None:
        """This token reads nothing any more."""
        with self._lock:
            stored = self._fresh()
            stored.tokens = [one for one in stored.tokens if one["id"] != token_id]
            self._save(stored)

    def knows(self, key: str) -> bool:
        """True for the key of a token that was not revoked."""
        told = _digest(key)
        return any([hmac.compare_digest(one["hash"], told) for one in self._fresh().tokens])

    def _let_in(self, stored: _Stored, name: str) -> Phone:
        shown = " ".join(name.split())[:40] or f"{len(stored.phones) + 1}"
        taken = {p["name"] for p in stored.phones}
        apart = next(n for n in (shown, *(f"{shown} ({i})" for i in range(2, PHONES + 3))) if n not in taken)
        phone = Phone(secrets.token_hex(16), apart)
        stored.phones = [*stored.phones, {"id": phone.id, "name": phone.name}][-PHONES:]
        self._save(stored)
        return phone

    def _fresh(self) -> _Stored:
        with self._lock:
            stamp = _stamp(self.path)
            if stamp is None:
                self._save(_Stored())
            elif stamp != self._stamp:
                self._stored, self._stamp = _load(self.path), stamp
            return self._stored

    def _save(self, stored: _Stored) -> None:
        _write(self.path, asdict(stored))
        self._stored, self._stamp = stored, _stamp(self.path) or (0, 0)


def reset_pairing(data_dir: Path) -> str:
    """Forgets PIN and phones and returns the new one-time token; a running table notices by itself."""
    stored = _Stored()
    data_dir.mkdir(parents=True, exist_ok=True)
    _write(data_dir / FILE, asdict(stored))
    return stored.token


def _pin(pin: str) -> str:
    if not (pin.isascii() and pin.isdigit() and 4 <= len(pin) <= 8):
        raise Refused("web.pair.pin_shape")
    return pin


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _hash(pin: str, salt: str) -> str:
    return hashlib.scrypt(pin.encode(), salt=bytes.fromhex(salt), n=2**14, r=8, p=1).hex()


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        stat = path.stat()
    except FileNotFoundError:
        return None
    return stat.st_mtime_ns, stat.st_ino


def _load(path: Path) -> _Stored:
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return _Stored(**data)
    except (ValueError, TypeError):
        # A torn file must not keep the referee out for ever: start pairing anew, as after a reset.
        stored = _Stored()
        _write(path, asdict(stored))
        return stored


def _write(path: Path, data: dict[str, Any]) -> None:
    """Replaces the file in one step, readable by its owner alone."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".referees")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(data, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(name, path)
