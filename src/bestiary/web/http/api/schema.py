"""Validator for the part of JSON Schema that our OpenAPI description uses."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
}


def faults(value: Any, schema: Schema, where: str = "body") -> Iterator[str]:
    """What does not fit, in words; nothing if all does."""
    if not _is_type(value, schema["type"]):
        yield f"{where} must be of type {schema['type']}"
    elif isinstance(value, dict):
        yield from _object(value, schema, where)
    elif isinstance(value, list):
        yield from _array(value, schema, where)
    elif isinstance(value, str):
        yield from _string(value, schema, where)
    elif not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        yield f"{where} is out of range"


def _is_type(value: Any, name: str) -> bool:
    if isinstance(value, bool):  # which Python counts among the integers, and JSON does not
        return name == "boolean"
    return isinstance(value, TYPES[name])


def _object(value: dict[str, Any], schema: Schema, where: str) -> Iterator[str]:
    properties, others = schema.get("properties", {}), schema.get("additionalProperties", False)
    if len(value) > schema.get("maxProperties", len(value)):
        yield f"{where} has too many entries"
    for name in schema.get("required", ()):
        if name not in value:
            yield f"{where} lacks '{name}'"
    for name, inner in value.items():
        expected = properties.get(name, others)
        if not expected:
            yield f"{where} knows no '{name[:40]}'"
        else:
            yield from faults(inner, expected, f"{where}.{name[:40]}")


def _array(value: list[Any], schema: Schema, where: str) -> Iterator[str]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        yield f"{where} has the wrong number of entries"
        return
    for place, inner in enumerate(value):
        yield from faults(inner, schema["items"], f"{where}[{place}]")


def _string(value: str, schema: Schema, where: str) -> Iterator[str]:
    if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
        yield f"{where} has the wrong length"
    elif "enum" in schema and value not in schema["enum"]:
        yield f"{where} must be one of {', '.join(schema['enum'])}"
    elif "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{where} does not fit the pattern {schema['pattern']}"
