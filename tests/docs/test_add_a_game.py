"""The tutorial of `docs/add-a-game.md` leads from an empty folder to a proved, playable game."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from architecture.test_rooms import NEEDED, arrow_is_drawn, contents, named, strays
from bestiary import registry
from bestiary.cli import app
from bestiary.core.words import LANGUAGES
from bestiary.lab import Match, tournament
from bestiary.lab.conformance import check_lesson, check_lesson_texts, check_random_game
from server.server import Server, open_table

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^`([\w/.]+)`\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)

AS_OURS = "bestiary.games.wisp"
"""The package, as the arrows between the rooms of a game know it."""


def files() -> dict[str, str]:
    """The files that the page tells its reader to write."""
    return dict(BLOCK.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The reader's project: its settings, and beside them the folder of the game."""
    project = tmp_path_factory.mktemp("bestiary-wisp")
    for name, text in files().items():
        path = project / name if name == "pyproject.toml" else project / "wisp" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return project


@pytest.fixture(scope="module")
def site_packages(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has installed the package; its build backend is ours, so nothing is fetched."""
    target = tmp_path_factory.mktemp("site-packages")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-build-isolation", "--no-deps", "--target", str(target)]
    ran = subprocess.run([*pip, *offline, str(project)], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return target


@pytest.fixture(scope="module")
def folder(site_packages: Path) -> Iterator[Path]:
    """The game's folder as it was installed, known to this process until the tests are done."""
    sys.path.insert(0, str(site_packages))
    registry._installed.cache_clear()
    yield site_packages / "wisp"
    sys.path.remove(str(site_packages))
    registry._installed.cache_clear()
    registry._load.cache_clear()
    for name in [n for n in sys.modules if n.partition(".")[0] == "wisp"]:
        del sys.modules[name]


def test_the_page_has_every_file_of_a_game() -> None:
    assert {"RULES.md", "__init__.py", "turn.py", "view.py", "text/ru.ftl"} <= set(files())


def test_the_game_has_the_same_rooms_as_every_other(folder: Path) -> None:
    assert not strays("wisp", set(contents(folder)) - {"test_wisp"})
    assert set(contents(folder)) >= NEEDED | named("wisp")
    for path in folder.rglob("*.py"):
        module = ".".join((AS_OURS, *path.relative_to(folder).with_suffix("").parts))
        imported = re.findall(r"^from wisp(\S*)", path.read_text(), re.MULTILINE)
        is_test = path.stem == "test_wisp"
        assert is_test or all(arrow_is_drawn(module, AS_OURS + i) for i in imported)


def test_the_registry_finds_the_new_folder(folder: Path) -> None:
    assert "wisp" in registry.ids()
    assert registry.game("wisp").folder == folder


@pytest.mark.parametrize("number", range(3))
def test_the_game_keeps_every_promise(folder: Path, number: int) -> None:
    game = registry.game("wisp")
    for seed in range(10):
        check_random_game(game, game.rules.variants[number], seed, costly_share=1.0)


def test_its_lesson_leads_to_its_end(folder: Path) -> None:
    game = registry.game("wisp")

    check_lesson_texts(game)
    for lesson in game.teaching.lessons:
        check_lesson(game, lesson)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(folder: Path, language: str) -> None:
    command = ["play", "wisp", "--bots", "greedy", "--language", language]

    result = CliRunner().invoke(app, command, input="1\n\n")

    assert result.exit_code == 0, result.output
    assert {"en": "Brightness", "ru": "Яркость"}[language] in result.stdout


def test_a_light_kept_can_be_taken_back_but_not_one_let_go(folder: Path) -> None:
    typed = "keep\nu\nlet-go\n\n"

    result = CliRunner().invoke(
        app, ["play", "wisp", "--bots", "greedy", "--language", "en"], input=typed
    )

    assert result.stdout.count("Your turn is over") == 1
    assert "Seat 1 takes the move back." in result.stdout


def test_bots_play_it_by_the_hundred(folder: Path) -> None:
    match = Match("wisp", 3, ("greedy", "uniform", "uniform")).validate()

    records = list(tournament(match, 100, 1))

    assert len(records) == 100
    assert all(record.winners for record in records)


def test_its_own_tests_pass(folder: Path) -> None:
    """As its author runs them: the conformance suite, its lessons, its rules."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "wisp/test_wisp.py"]
    environment = os.environ | {"PYTHONPATH": f"{folder.parent}:{ROOT / 'src'}"}

    ran = subprocess.run(
        command, cwd=folder.parent, env=environment, capture_output=True, text=True, check=False
    )

    assert ran.returncode == 0, ran.stdout


def test_it_is_played_on_the_site(site_packages: Path, tmp_path: Path) -> None:
    with Server(tmp_path, PYTHONPATH=f"{site_packages}:{ROOT / 'src'}") as server:
        assert "Will-o&#x27;-the-Wisp" in httpx.get(server.url).text
        seats = open_table(server.url, "wisp")
        while (table := seats[0].table())["status"] == "playing":
            mover = seats[table["to_move"][0]]
            ticket, choices = mover.options()
            assert mover.play(ticket, choices[0]).is_success

    assert table["status"] == "finished"


@pytest.fixture(scope="module")
def minimal_packages(site_packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same package with the rules part only: no page, no opponents, no lessons."""
    target = tmp_path_factory.mktemp("minimal-packages")
    shutil.copytree(site_packages, target, dirs_exist_ok=True)
    module = target / "wisp" / "__init__.py"
    tree = ast.parse(module.read_text(encoding="utf-8"))
    made = next(node for node in ast.walk(tree) if isinstance(node, ast.Call))
    made.keywords = [k for k in made.keywords if k.arg not in {"page", "opponents", "teaching"}]
    module.write_text(ast.unparse(tree), encoding="utf-8")
    return target


def test_rules_alone_are_played_on_the_site(minimal_packages: Path, tmp_path: Path) -> None:
    with Server(tmp_path, PYTHONPATH=f"{minimal_packages}:{ROOT / 'src'}") as server:
        home = httpx.get(server.url).text
        seats = open_table(server.url, "wisp")
        while (table := seats[0].table())["status"] == "playing":
            mover = seats[table["to_move"][0]]
            ticket, choices = mover.options()
            assert mover.play(ticket, choices[0]).is_success

    assert "Will-o&#x27;-the-Wisp" in home
    assert "/learn/wisp" not in home, "without lessons there is no Learn"
    assert table["status"] == "finished"


def test_rules_alone_are_played_in_words(minimal_packages: Path) -> None:
    """In a process of its own: this one knows the whole game by the same name."""
    command = [sys.executable, "-m", "bestiary.cli", "play", "wisp", "--language", "en"]
    environment = os.environ | {"PYTHONPATH": f"{minimal_packages}:{ROOT / 'src'}"}

    ran = subprocess.run(
        [*command, "--bots", "uniform"], env=environment, input=b"1\n\n", capture_output=True
    )

    assert ran.returncode == 0, ran.stderr.decode()
    assert b"let_go: []" in ran.stdout, "without a text of its own the view is told entry by entry"


def test_rules_alone_keep_every_promise(minimal_packages: Path) -> None:
    """In a process of its own: this one knows the whole game by the same name."""
    script = (
        "from bestiary import game\n"
        "from bestiary.lab.conformance import check_random_game\n"
        "wisp = game('wisp')\n"
        "assert wisp.page.board is None and not wisp.teaching.lessons\n"
        "for variant in wisp.rules.variants:\n"
        "    check_random_game(wisp, variant, 1, costly_share=1.0)\n"
    )
    environment = os.environ | {"PYTHONPATH": f"{minimal_packages}:{ROOT / 'src'}"}

    ran = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True)

    assert ran.returncode == 0, ran.stderr.decode()


def test_a_package_that_does_not_bring_its_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "lantern-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n")
    monkeypatch.syspath_prepend(tmp_path)
    for declared, reason in (
        ("lantern = nowhere:GAME", "No module named 'nowhere'"),
        ("lantern = bestiary.games.cryptid:GAME", "is not a `Game` whose id is 'lantern'"),
        ("cryptid = bestiary.games.cryptid:GAME", "there is another game 'cryptid'"),
    ):
        (info / "entry_points.txt").write_text(f"[bestiary.games]\n{declared}\n")
        registry._installed.cache_clear()
        with pytest.raises(registry.BadGamePackageError, match=f"'lantern'.*{reason}"):
            registry.game("lantern")
    monkeypatch.undo()
    registry._installed.cache_clear()


def test_its_numbers_stand_in_docstrings_and_test_names(folder: Path) -> None:
    written = files()
    for number in re.findall(r"^§(\d\.\d)", written["RULES.md"], re.MULTILINE):
        assert f"§{number}" in written["RULES.ru.md"]
        assert sum(f'"""§{number}' in text for text in written.values()) == 1
        assert f"def test_{number.replace('.', '_')}_" in written["test_wisp.py"]


@pytest.mark.parametrize("check", [("check", "--ignore", "I001"), ("format", "--check")])
def test_the_code_of_the_page_is_clean(folder: Path, check: tuple[str, ...]) -> None:
    """The order of imports is not looked at: the folder does not lie where it would belong."""
    settings = ["--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    command = [sys.executable, "-m", "ruff", *check, *settings, str(folder)]

    ran = subprocess.run(command, capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout
