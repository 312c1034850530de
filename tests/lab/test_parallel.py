"""The same games, whoever plays them."""

from __future__ import annotations

from signal import SIGINT, raise_signal

import pytest

from bestiary.lab import Match, Record, tournament
from bestiary.lab.parallel import parallel_map
from bestiary.lab.ray_cluster import LOCAL


def timeless(records: list[Record]) -> list[Record]:
    return [record._replace(seconds=0) for record in records]


def test_work_comes_back_in_order() -> None:
    assert list(parallel_map(abs, [-3, -1, -2])) == [3, 1, 2]
    assert list(parallel_map(abs, [-3, -1, -2], workers=2)) == [3, 1, 2]


@pytest.mark.filterwarnings("ignore::Warning:ray.*", "ignore::ResourceWarning")
def test_ray_plays_the_same_games() -> None:
    ray = pytest.importorskip("ray", reason="needs the extra 'ray'")
    match = Match("urban_legends", 2).validate()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        there = list(tournament(match, 60, 4, cluster=LOCAL))
    finally:
        ray.shutdown()

    assert timeless(there) == timeless(list(tournament(match, 60, 4)))


class InterruptedDestructor:
    """Ctrl-C meets it while it is cleaned up: Python prints the exception and goes on."""

    def __del__(self) -> None:
        raise_signal(SIGINT)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interrupt_that_a_destructor_swallows_ends_the_run_nevertheless() -> None:
    results = parallel_map(abs, [-3, -1, -2], workers=2)
    assert next(results) == 3

    InterruptedDestructor()

    with pytest.raises(KeyboardInterrupt):
        next(results)
