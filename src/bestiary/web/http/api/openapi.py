"""The API described in OpenAPI 3.1; requests are checked against these very schemas."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, JsonResponse

from bestiary.core.chance import MAX_SALT_LENGTH
from bestiary.web.http.api.schema import Schema

Data = dict[str, Any]
SLUG = "^[0-9a-f]{12}$"
WHO = "^(person|bot(:[a-z_]{1,40})?)$"
TEXT: Schema = {"type": "string"}
WHOLE: Schema = {"type": "integer", "minimum": 0}
MAYBE_SEAT: Schema = {"type": ["integer", "null"]}
NAME: Schema = {"type": "string", "minLength": 1, "maxLength": 40}

SEAL: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
SALT: Schema = {"type": "string", "maxLength": MAX_SALT_LENGTH}
SECRET: Schema = {"type": "string", "pattern": "^[!-~]*$", "minLength": 22, "maxLength": 64}
"""Who sends it again is given the same seat: nobody else may guess it."""

NEW_TABLE: Schema = {
    "type": "object",
    "required": ["game", "seats", "name"],
    "additionalProperties": False,
    "properties": {
        "game": {"type": "string", "minLength": 1, "maxLength": 40},
        "seats": {
            "type": "array",
            "minItems": 1,
            "maxItems": 8,
            "items": {"type": "string", "pattern": WHO},
        },
        "name": NAME,
        "options": {
            "type": "object",
            "maxProperties": 20,
            "additionalProperties": {"type": "string", "maxLength": 200},
        },
        "public": {"type": "boolean"},
        "seal": SEAL,
        "salt": SALT,
        "key": SECRET,
    },
}
JOIN: Schema = {
    "type": "object",
    "required": ["name"],
    "additionalProperties": False,
    "properties": {
        "name": NAME,
        "invite": {"type": "string", "maxLength": 100},
        "salt": SALT,
        "key": SECRET,
    },
}
MOVE: Schema = {
    "type": "object",
    "required": ["ticket", "choice"],
    "additionalProperties": False,
    "properties": {
        "ticket": {"type": "integer", "minimum": 0, "maximum": 1_000_000_000},
        "choice": {"type": "string", "minLength": 1, "maxLength": 2_000},
        "key": {"type": "string", "pattern": "^[ -~]*$", "maxLength": 64},
    },
}


def _object(**properties: Schema) -> Data:
    return {"type": "object", "required": list(properties), "properties": properties}


def _list(items: Schema) -> Data:
    return {"type": "array", "items": items}


ERROR = _object(error=TEXT, text=TEXT)
SEATED = _object(table=TEXT, seat=WHOLE, token=TEXT)
OPENED = _object(table=TEXT, seat=WHOLE, token=TEXT, invite=TEXT)
SEAT = _object(number=WHOLE, name=TEXT, kind={"enum": ["person", "bot", "device"]})
TABLE = _object(
    table=TEXT,
    game=TEXT,
    rules_version=TEXT,
    options={"type": "object"},
    public={"type": "boolean"},
    status={"enum": ["waiting", "playing", "finished", "archived"]},
    number=WHOLE,
    seats=_list(SEAT),
    to_move=_list(WHOLE),
    outcome={"type": ["object", "null"]},
    seal=SEAL,
    salts=_list(TEXT),
    seat=MAYBE_SEAT,
)
GAME = _object(
    id=TEXT,
    title=TEXT,
    rules_version=TEXT,
    seats=_object(fewest=WHOLE, most=WHOLE),
    options=_list(_object(name=TEXT, values=_list(TEXT), default=TEXT)),
    bots=_list(TEXT),
)
OPTION = _object(choice=TEXT, text=TEXT)
DECISION = _object(text=TEXT, options=_list(OPTION))
FITS: Schema = {"type": "boolean"}
VERDICT: Data = {"type": "object", "required": ["fits"], "properties": {"fits": FITS}}

ERRORS = {
    400: "The request cannot be read.",
    401: "A seat's token is needed, and this is none.",
    403: "The invitation does not fit.",
    404: "There is no such table.",
    405: "Not with this method.",
    409: "The table refuses; nothing has changed. `error` says why.",
    413: "The body is too large.",
    415: "The body is of another kind.",
    429: "Too fast.",
    503: "The table cannot be saved just now; nothing is lost. Try again.",
    504: "It is not known whether this was stored. Look, or send it again with the same `key`.",
}


def _json(text: str, schema: Schema) -> Data:
    return {"description": text, "content": {"application/json": {"schema": schema}}}


def _answers(status: int, text: str, schema: Schema, *errors: int) -> Data:
    refused = {str(e): _json(ERRORS[e], ERROR) for e in (*errors, 405, 429, 503)}
    return {str(status): _json(text, schema)} | refused


def _body(schema: Schema) -> Data:
    return {"required": True, "content": {"application/json": {"schema": schema}}}


def _operation(id: str, summary: str, responses: Data, **more: Any) -> Data:
    return {"operationId": id, "summary": summary, "responses": responses} | more


OF_TABLE = [
    {"name": "slug", "in": "path", "required": True, "schema": {"type": "string", "pattern": SLUG}}
]
SEAT_ONLY = [{"seat": list[str]()}]
ANYONE = [dict[str, list[str]](), *SEAT_ONLY]


def _of_table(**operations: Data) -> Data:
    return {"parameters": OF_TABLE} | operations


def _stream() -> Data:
    events = {"description": "Events.", "content": {"text/event-stream": {"schema": TEXT}}}
    return _answers(200, "", TABLE, 401, 404) | {"200": events}


def _paths() -> Data:
    games = _answers(200, "The games.", _object(games=_list(GAME)))
    tables = _answers(200, "Public tables.", _object(tables=_list(TABLE)))
    sealed = _answers(201, "The seal of a secret seed.", _object(seal=SEAL))
    made = _answers(201, "The table is laid.", OPENED, 400, 409, 413, 415, 504)
    sat = _answers(201, "You sit.", SEATED, 400, 403, 404, 409, 413, 415, 504)
    view = _object(number=WHOLE, seat=MAYBE_SEAT, view={"type": "object"})
    options = _object(ticket=WHOLE, decisions=_list(DECISION))
    stored = _answers(200, "Stored.", _object(number=WHOLE), 400, 401, 404, 409, 413, 415, 504)
    return {
        "/api/games": {"get": _operation("games", "Every game.", games)},
        "/api/tables": {
            "get": _operation("tables", "Public tables.", tables),
            "post": _operation("open", "Open a table.", made, requestBody=_body(NEW_TABLE)),
        },
        "/api/tables/{slug}/seats": _of_table(
            post=_operation("join", "Take a free seat.", sat, requestBody=_body(JOIN))
        ),
        "/api/tables/{slug}": _of_table(get=_read_operation("table", "The table.", TABLE, ANYONE)),
        "/api/tables/{slug}/view": _of_table(
            get=_read_operation("view", "What the seat may know.", view, ANYONE)
        ),
        "/api/tables/{slug}/options": _of_table(
            get=_read_operation("options", "What the seat may choose.", options, SEAT_ONLY)
        ),
        "/api/tables/{slug}/moves": _of_table(
            post=_operation(
                "play", "Make a choice.", stored, requestBody=_body(MOVE), security=SEAT_ONLY
            )
        ),
        "/api/tables/{slug}/stream": _of_table(
            get=_operation("stream", "Every change.", _stream(), security=ANYONE)
        ),
        "/api/seals": {"post": _operation("seal", "Seal a seed for a table.", sealed)},
        "/api/transcripts": {"post": _uploads()},
    }


def _read_operation(
    id: str, summary: str, schema: Schema, security: list[dict[str, list[str]]]
) -> Data:
    answers = _answers(200, summary, schema, 401, 404, 409)
    return _operation(id, summary, answers, security=security)


def _uploads() -> Data:
    plain = {"required": True, "content": {"text/plain": {"schema": TEXT}}}
    answers = _answers(200, "Whether it fits.", VERDICT, 400, 413, 415)
    return _operation("verify", "Replay a transcript.", answers, requestBody=plain)


def description() -> Data:
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bestiary", "version": "1", "summary": "Tables for programs."},
        "paths": _paths(),
        "components": {"securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}}},
    }


def show_description(_: HttpRequest) -> JsonResponse:
    return JsonResponse(description())
