"""API handler that verifies a transcript: it is replayed, within limits of size and time."""

from __future__ import annotations

import time
from typing import Any

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, JsonResponse

from bestiary import registry
from bestiary.core import Table, transcript
from bestiary.core.transcript import TranscriptError
from bestiary.web import worker
from bestiary.web.http.api.answers import RefusedRequestError
from bestiary.web.infra.rate_limit import TRANSCRIPTS, client_address, is_within_limit

MAX_TRANSCRIPT_BYTES = 200_000
"""The longest game of ours takes a tenth of it."""
REPLAY_TIMEOUT_SECONDS = 5.0


def verify_transcript(request: HttpRequest) -> JsonResponse:
    """Replay an uploaded transcript and say whether it fits; nothing of it is kept."""
    if not is_within_limit(TRANSCRIPTS, client_address(request)):
        raise RefusedRequestError(429, "refused-too-fast")
    if request.content_type != "text/plain":
        raise RefusedRequestError(415, "unsupported-media-type", "Send text/plain.")
    text = _text(request)
    try:
        with worker.current().slow_jobs.slot(client_address(request), "a transcript"):
            table = replay_transcript(text)
    except TranscriptError as wrong:
        return JsonResponse({"fits": False, "line": wrong.line, "problem": str(wrong)})
    return JsonResponse(
        {"fits": True, "game": table.game.id, "moves": len(table.moves), "end": _end(table)}
    )


def _text(request: HttpRequest) -> str:
    try:
        body = request.body
    except RequestDataTooBig as big:
        raise RefusedRequestError(413, "too-large") from big
    if len(body) > MAX_TRANSCRIPT_BYTES:
        raise RefusedRequestError(413, "too-large")
    try:
        return body.decode()
    except UnicodeDecodeError as bad:
        raise RefusedRequestError(400, "unreadable", "The transcript is not UTF-8.") from bad


def replay_transcript(text: str) -> Table:
    """The table at the end of the transcript; `TranscriptError` where it does not fit."""
    script = transcript.read(text)
    try:
        game = registry.game(script.fields["game"])
    except LookupError as unknown:
        raise TranscriptError(2, str(unknown)) from unknown
    deadline = time.monotonic() + REPLAY_TIMEOUT_SECONDS

    def watch(table: Table) -> None:
        if time.monotonic() > deadline:
            raise TranscriptError(
                script.first_line + len(table.moves),
                f"it takes longer than {REPLAY_TIMEOUT_SECONDS:.0f} s",
            )

    return transcript.replay(script, game, watch=watch)


def _end(table: Table) -> dict[str, Any] | None:
    outcome = table.state.outcome
    if outcome is None:
        return None
    totals = [score.total for score in outcome.scores]
    return {"winners": list(outcome.winners), "scores": totals, "reason": outcome.reason}
