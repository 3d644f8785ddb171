"""The table's own settings: a TOML file outside the package, read once at the start.

Every setting has a unit, a default and a word of help; `push-companion settings` prints them all. An unknown
name, a wrong type or a value out of range stops the start with a hint (`BadSetting`), never a silent default.
"""

from __future__ import annotations

import difflib
import tomllib
from dataclasses import Field, dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, get_type_hints

from companion.errors import BadSetting


def setting(default: Any, help: str, *, low: float | None = None, high: float | None = None,
            one_of: tuple[str, ...] = ()) -> Any:
    """A dataclass field that knows its help text and its limits (inclusive)."""
    return field(default=default, metadata={"help": help, "low": low, "high": high, "one_of": one_of})


@dataclass(frozen=True)
class RaceSettings:
    """How hands are judged (DESIGN section 4)."""

    mode: str = setting("signal", "signal: GO comes after a random hidden pause; free: the first slap after arming",
                        one_of=("signal", "free"))
    tolerance_us: int = setting(5000, "two first contacts closer than this are a dead heat (us); 5 ms until the pads "
                                "are measured (MA3)", low=0, high=1_000_000)
    human_limit_ms: int = setting(100, "a contact sooner than this after GO is a false start (ms)", low=0, high=1000)
    settle_ms: int = setting(30, "wait for late events after the first contact before naming the winner (ms)",
                             low=1, high=1000)
    window_ms: int = setting(400, "how long after the first contact the second hand is awaited to know the margin (ms)",
                             low=10, high=10_000)
    rearm_ms: int = setting(80, "a pad counts again after it was quiet for this long (ms)", low=1, high=5000)
    spike_us: int = setting(20, "a contact shorter than this with none after it is electrical noise (us)", low=0,
                            high=5000)
    bounce_ms: int = setting(10, "a bouncing contact closes again within this time (ms)", low=1, high=100)
    screen_tolerance_ms: int = setting(50, "dead heat between touches on phones, whose times are those of arrival (ms)",
                                       low=1, high=1000)
    chatter_edges: int = setting(40, "more edges than this of one pad in a second: the pad chatters", low=4,
                                 high=10_000)
    pause_min_ms: int = setting(1500, "shortest hidden pause before GO (ms)", low=200, high=60_000)
    pause_max_ms: int = setting(4000, "longest hidden pause before GO (ms)", low=200, high=60_000)
    give_up_s: int = setting(20, "a race nobody runs ends after this long (s)", low=2, high=600)


@dataclass(frozen=True)
class PadSettings:
    """Which GPIO (BCM number) each pad is wired to; the pad closes to ground. 0 means not wired."""

    S_main: int = setting(17, "south, main deck", low=0, high=27)
    S_magic: int = setting(27, "south, magic deck", low=0, high=27)
    N_main: int = setting(22, "north, main deck", low=0, high=27)
    N_magic: int = setting(23, "north, magic deck", low=0, high=27)
    lamp_S: int = setting(5, "lamp of south", low=0, high=27)
    lamp_N: int = setting(6, "lamp of north", low=0, high=27)
    lamp_go: int = setting(13, "GO lamp", low=0, high=27)
    buzzer: int = setting(19, "buzzer", low=0, high=27)


@dataclass(frozen=True)
class CameraSettings:
    """Where pictures come from."""

    kind: str = setting("auto", "auto: Pi camera, else USB; or name one",
                        one_of=("auto", "pi", "usb", "folder", "none"))
    device: int = setting(0, "number of the camera", low=0, high=63)
    folder: str = setting("", "folder whose pictures are shown in order of name (kind = folder)")
    width: int = setting(1280, "picture width (px)", low=160, high=4608)
    height: int = setting(720, "picture height (px)", low=120, high=3456)
    still_frames: int = setting(3, "so many frames in a row must be still before a picture is read", low=1, high=60)
    agree_of: int = setting(5, "readings that are compared", low=1, high=60)
    agree_n: int = setting(3, "readings out of those that must agree", low=1, high=60)
    rest_ms: int = setting(1500, "cards of which any number may lie count as laid after so long without a change (ms)",
                           low=0, high=60_000)
    timeout_s: float = setting(2.0, "no frame for so long: the camera is gone (s)", low=0.2, high=60.0)


@dataclass(frozen=True)
class WebSettings:
    """The phones' side."""

    host: str = setting("0.0.0.0", "address to listen on; 127.0.0.1 for this machine alone")
    port: int = setting(8080, "port to listen on", low=1, high=65535)
    language: str = setting("en", "language of pages whose reader has chosen none",
                            one_of=("de", "en", "it", "pl", "fa"))


@dataclass(frozen=True)
class EvidenceSettings:
    """Which pictures of readings stay in the journal; facts and races always do."""

    keep_days: int = setting(365, "pictures older than this are dropped (days)", low=1, high=36_500)
    keep_mb: int = setting(200, "no more pictures than this are kept, the oldest go first (MB)", low=1, high=100_000)
    spare_mb: int = setting(300, "with less room than this on the disk no further picture is kept (MB)", low=1,
                            high=100_000)


@dataclass(frozen=True)
class Settings:
    """All settings of one table."""

    rig: str = setting("auto", "which table: real, pretend, replay; auto takes real on a Raspberry Pi, else pretend",
                       one_of=("auto", "real", "pretend", "replay"))
    data: str = setting("", "folder for the journal and pictures; empty: the system's own place for such data")
    race: RaceSettings = field(default_factory=RaceSettings)
    pads: PadSettings = field(default_factory=PadSettings)
    camera: CameraSettings = field(default_factory=CameraSettings)
    web: WebSettings = field(default_factory=WebSettings)
    evidence: EvidenceSettings = field(default_factory=EvidenceSettings)


def load(path: Path | None) -> Settings:
    """The settings written in `path`, defaults for the rest; all defaults where `path` is None.

    Raises BadSetting for a missing or torn file, an unknown name, a wrong type or a value out of range.
    """
    if path is None:
        return Settings()
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadSetting(f"there is no settings file {path}; make it, or leave --settings away") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"the settings file {path} cannot be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSetting(f"the settings file {path} is not TOML: {error}") from error
    return read(written)


def read(written: dict[str, Any]) -> Settings:
    """The settings of a parsed TOML document.

    >>> read({"race": {"mode": "free"}}).race.mode
    'free'
    >>> read({"rase": {}})
    Traceback (most recent call last):
    ...
    companion.errors.BadSetting: unknown setting 'rase': did you mean 'race'?
    """
    settings: Settings = _section(Settings, written, "")
    if settings.race.pause_min_ms > settings.race.pause_max_ms:
        raise BadSetting("race.pause_min_ms is longer than race.pause_max_ms: swap them")
    if settings.camera.agree_n > settings.camera.agree_of:
        raise BadSetting("camera.agree_n is larger than camera.agree_of: so many readings can never agree")
    return settings


def _section(kind: Any, written: dict[str, Any], prefix: str) -> Any:
    known = {f.name: f for f in fields(kind)}
    types = get_type_hints(kind)
    values: dict[str, Any] = {}
    for name, value in written.items():
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"did you mean {prefix + near[0]!r}?" if near else f"known here: {', '.join(known)}"
            raise BadSetting(f"unknown setting {prefix + name!r}: {hint}")
        wanted = types[name]
        if is_dataclass(wanted):
            if not isinstance(value, dict):
                raise BadSetting(f"{prefix + name} is a section: write [{prefix + name}]")
            values[name] = _section(wanted, value, f"{prefix}{name}.")
        else:
            values[name] = _checked(prefix + name, known[name], wanted, value)
    return kind(**values)


def _checked(name: str, declared: Field[Any], wanted: type, value: Any) -> Any:
    if wanted is float and type(value) is int:
        value = float(value)
    if type(value) is not wanted:
        raise BadSetting(f"{name} must be {_WORDS[wanted]}, not {value!r} ({declared.metadata['help']})")
    low, high, one_of = (declared.metadata[key] for key in ("low", "high", "one_of"))
    if one_of and value not in one_of:
        raise BadSetting(f"{name} must be one of {', '.join(one_of)}, not {value!r}")
    if (low is not None and value < low) or (high is not None and value > high):
        raise BadSetting(f"{name} must lie between {low} and {high}, not {value!r} ({declared.metadata['help']})")
    return value


_WORDS = {str: "a text", int: "a whole number", float: "a number", bool: "true or false"}


def listing() -> str:
    """Every setting with its default and help, as a TOML file that changes nothing.

    >>> print(listing().splitlines()[1])
    rig = "auto"
    """
    top: list[str] = []
    sections: list[str] = []
    for declared in fields(Settings):
        default = getattr(Settings(), declared.name)
        if is_dataclass(default):
            sections += ["", f"[{declared.name}]"]
            for inner in fields(default):
                sections += _lines(inner, getattr(default, inner.name))
        else:
            top += _lines(declared, default)
    return "\n".join(top + sections) + "\n"


def _lines(declared: Field[Any], default: Any) -> list[str]:
    shown = f'"{default}"' if isinstance(default, str) else str(default).lower()
    return [f"# {declared.metadata['help']}", f"{declared.name} = {shown}"]
