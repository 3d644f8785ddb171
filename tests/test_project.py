"""The frame holds: what is written is shipped, what is imported is declared, what is declared is locked."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.arrows import ROOMS, imports, sources
from tests.shared import REPOSITORY

FROM_THE_SYSTEM = {"lgpio", "libcamera", "picamera2"}
"""On a Pi these come from apt and belong to the system's Python; nowhere else are they of use."""
FOR_TRAINING = ("hardware/eye/training", "hardware/eye/board/training")
"""They make the eye's models. Not shipped: they need torch, and a table only reads."""
FROM_OUTSIDE = {"cv2": "opencv-python-headless", "fluent": "fluent-runtime"}
"""Import names that differ from the distribution's."""

PARTS_OF_FLASK = {"jinja2", "markupsafe", "werkzeug"}
"""Flask's own parts, which its documentation tells us to import."""


def project() -> dict[str, Any]:
    return tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))


def tracked() -> list[str]:
    """Every file of the repository by its path, as git knows it; new files count as soon as they are not ignored."""
    listing = ["git", "-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    told = subprocess.run(listing, cwd=REPOSITORY, capture_output=True, text=True, check=True)
    return [path for path in sorted(set(told.stdout.split("\0"))) if path and (REPOSITORY / path).is_file()]


def named(requirement: str) -> str:
    """The distribution's name in its plain form: lower case, one dash.

    >>> named("Fluent.Runtime>=0.4; python_version > '3'")
    'fluent-runtime'
    """
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def locked(file: str) -> dict[str, str]:
    """Each locked distribution with its block of the file."""
    blocks = re.split(r"^(?=\S)", (REPOSITORY / file).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {named(block): block for block in blocks if block.strip() and not block.startswith("#")}


def test_every_package_is_listed() -> None:
    there = {str(Path(path).parent).replace("/", ".") for path in tracked()
             if path.split("/")[0] in ROOMS and path.endswith("/__init__.py") and not path.startswith(FOR_TRAINING)}
    assert set(project()["tool"]["setuptools"]["packages"]) == there


def test_every_module_lies_in_a_package() -> None:
    packages = set(project()["tool"]["setuptools"]["packages"])
    modules = [path for path, _ in sources(REPOSITORY) if not path.startswith(FOR_TRAINING)]
    assert [path for path in modules if str(Path(path).parent).replace("/", ".") not in packages] == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The files of the wheel that is built from what is here."""
    place = tmp_path_factory.mktemp("wheel")
    for path in tracked():
        (place / "source" / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(REPOSITORY / path, place / "source" / path)
    build = "import setuptools.build_meta as b, sys; print(b.build_wheel(sys.argv[1]))"
    told = subprocess.run([sys.executable, "-c", build, str(place)],
                          cwd=place / "source", capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    with zipfile.ZipFile(next(place.glob("*.whl"))) as built:
        return [name for name in built.namelist() if ".dist-info/" not in name]


def test_the_wheel_has_every_file_of_the_four_rooms(wheel: list[str]) -> None:
    wanted = {path for path in tracked() if path.split("/")[0] in ROOMS
              and not path.startswith((*FOR_TRAINING, "web/pictures/"))}
    assert wanted - set(wheel) == set()


def test_the_wheel_has_nothing_else_and_no_tests(wheel: list[str]) -> None:
    assert {name.split("/")[0] for name in wheel} == set(ROOMS)


def test_every_library_a_room_imports_is_declared() -> None:
    declared = {named(line) for line in project()["project"]["dependencies"]} | FROM_THE_SYSTEM
    asked = {
        (path, FROM_OUTSIDE.get(top, top).lower())
        for path, text in sources(REPOSITORY) if not path.startswith(FOR_TRAINING)
        for _, name in imports(text, path.removesuffix(".py").replace("/", "."))
        if (top := name.split(".")[0]) not in sys.stdlib_module_names and top not in ROOMS
    }
    assert {(path, name) for path, name in asked if name not in declared | PARTS_OF_FLASK} == set()


def test_every_declared_library_is_imported() -> None:
    names = {name.split(".")[0] for path, text in sources(REPOSITORY) for _, name in imports(text, path)}
    used = {FROM_OUTSIDE.get(name, name) for name in names}
    assert {named(line) for line in project()["project"]["dependencies"]} - used == set()


@pytest.mark.parametrize(("file", "groups"), [
    ("requirements.txt", ["build"]),
    ("requirements-dev.txt", ["build", "dev"]),
])
def test_everything_declared_is_locked_with_hashes(file: str, groups: list[str]) -> None:
    declared = [*project()["project"]["dependencies"],
                *(line for group in groups for line in project()["dependency-groups"][group])]
    blocks = locked(file)
    assert {named(line) for line in declared} - set(blocks) == set()
    assert [name for name, block in blocks.items() if "==" not in block or "--hash=sha256:" not in block] == []


def test_tests_run_with_what_the_table_runs_with() -> None:
    table, tests = locked("requirements.txt"), locked("requirements-dev.txt")
    assert {name: block for name, block in table.items() if tests.get(name) != block} == {}


def test_the_readme_names_only_commands_that_exist() -> None:
    readme = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, flags=re.MULTILINE))
    assert {"run", "test", "lint", "bench"} <= targets
    assert set(re.findall(r"\bmake ([a-z]+)`", readme)) <= targets


def test_every_link_in_a_readme_leads_somewhere() -> None:
    missing = []
    for path in tracked():
        if path.endswith(".md"):
            text = (REPOSITORY / path).read_text(encoding="utf-8")
            for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
                if not link.startswith("http") and not (REPOSITORY / path).parent.joinpath(link).exists():
                    missing.append((path, link))
    assert missing == []


WORDS_OF_THE_WORKSHOP = [
    r"(?<![\w.$}>-])/(?:work|root)/",   # paths of one machine
    r"\b(?:pypi|debian|npmjs|pythonhosted)\.org\b",
    r"\bTO" r"DO\b|\bFIX" r"ME\b|\bXX" r"X\b",
]


@pytest.mark.parametrize("word", WORDS_OF_THE_WORKSHOP)
def test_nothing_speaks_of_the_workshop(word: str) -> None:
    found = []
    for path in tracked():
        if path != "tests/test_project.py" and not path.endswith((".png", ".onnx", ".npz", ".jpg", ".woff2")):
            text = (REPOSITORY / path).read_text(encoding="utf-8")
            found += [f"{path}:{n}" for n, line in enumerate(text.splitlines(), 1) if re.search(word, line)]
    assert found == []


def test_every_module_and_every_public_name_says_what_it_is() -> None:
    silent = []
    for path, text in sources(REPOSITORY):
        module = ast.parse(text)
        names = [node for node in module.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        silent += [f"{path}: {getattr(node, 'name', 'the module')}" for node in [module, *names]
                   if text.strip() and not getattr(node, "name", "").startswith("_") and not ast.get_docstring(node)]
    assert silent == []
