"""Schemathesis reads the API's own description and finds nothing that does not keep to it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error

from bestiary.web.http.api.openapi import description
from server.server import ApiClient, Server, open_table

EXAMPLES = 12


@pytest.fixture(scope="module")
def seats(server: Server) -> list[ApiClient]:
    return open_table(server.url, public=True)


# The stream does not end by itself while a game goes on.
schema = schemathesis.openapi.from_dict(description()).exclude(path_regex="stream$")
quick = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    database=None,
)


@schema.parametrize()
@quick
def test_the_api_keeps_to_its_description(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.url, timeout=30)


@schema.include(path_regex="slug").parametrize()
@quick
def test_the_api_keeps_to_it_at_a_real_table(case: Any, seats: list[ApiClient]) -> None:
    bearer = seats[len(str(case.body)) % 2]
    case.path_parameters["slug"] = bearer.slug
    headers = {"Authorization": f"Bearer {bearer.token}"}

    response = case.call(base_url=bearer.url, headers=headers, timeout=30)

    case.validate_response(response, checks=[not_a_server_error])
    assert response.status_code in {200, 201, 400, 401, 405, 409, 415}
