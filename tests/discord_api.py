"""Requests that simcord recorded, held against Discord's own description of its API.

simcord plays Discord, but lets some things through that Discord refuses. The document knows
sizes, counts and types. It does not know what joins two fields, such as `content` beside
Components V2; it lets a message have 4000 characters where a bot has only 2000; and it says
nothing of fields that it does not name, so a misspelt one passes.
"""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from typing import TypeAlias, cast

from jsonschema import Draft202012Validator, FormatChecker, ValidationError
from simcord.types import HttpLogEntry

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Schema: TypeAlias = dict[str, Json]

# What `tests.pin_discord_api` has kept of Discord's document.
DOCUMENT = Path(__file__).resolve().parent / "discord-openapi.json"


def check_requests(requests: Iterable[HttpLogEntry]) -> None:
    """Hold what `env.http_requests` recorded against the document.

    Raises:
        AssertionError: names every request that does not fit, where in its body, and why.
    """
    problems = [f"{entry.method} {entry.path}: {why}" for entry in requests for why in _problems(entry)]
    if problems:
        raise AssertionError("\n".join(["Discord's document does not allow:", *problems]))


def _problems(entry: HttpLogEntry) -> Iterator[str]:
    template = _template(entry.path)
    if template is None:
        yield "there is no such path"
        return
    operation = _object(_paths()[template]).get(entry.method.lower())
    if operation is None:
        yield "there is no such method on this path"
        return
    validator = _validator(template, entry.method.lower())
    if validator is None:
        if entry.json is not None:
            yield "it takes no body"
        return
    if entry.json is None:
        yield "it needs a body"
        return
    misfits: Iterator[ValidationError] = validator.iter_errors(entry.json)
    for error in sorted(chain.from_iterable(map(_innermost, misfits)), key=lambda error: error.json_path):
        yield f"{error.json_path}: {_reason(error)}"


def _innermost(error: ValidationError) -> Iterator[ValidationError]:
    """What is wrong with the member that fits best, where a value fits no member of a union."""
    if not error.context:
        yield error
        return
    members = groupby(error.context, key=lambda within: within.relative_schema_path[0])
    for within in min((list(errors) for _, errors in members), key=len):
        yield from _innermost(within)


def _reason(error: ValidationError) -> str:
    """The library's message, without printing a text of 2000 characters to say that it is too long."""
    limit = error.validator_value
    match error.validator:
        case "maxLength":
            return f"has {len(cast(str, error.instance))} characters, at most {limit} are allowed"
        case "maxItems":
            return f"has {len(cast('list[Json]', error.instance))} items, at most {limit} are allowed"
        case _:
            message = error.message
            return message if len(message) <= 160 else f"{message[:80]} … {message[-80:]}"


def _object(value: Json) -> Schema:
    """The document as types know it is plain JSON; here it is known to be an object."""
    assert isinstance(value, dict), value
    return value


@cache
def _document() -> Schema:
    return _object(json.loads(DOCUMENT.read_text(encoding="utf-8")))


@cache
def _paths() -> Schema:
    return _object(_document()["paths"])


@cache
def _schemas() -> Schema:
    """The named schemas, in a form that errors can be read from, and with what the document leaves out."""
    named = _object(_object(_document()["components"])["schemas"])
    schemas = {name: _object(_told_apart(schema)) for name, schema in named.items()}
    # Discord takes an id as a number too, and that is how discord.py sends many of them.
    schemas["SnowflakeType"] |= {"type": ["string", "integer"], "minimum": 0}
    for name, schema in schemas.items():
        if re.fullmatch(r"ApplicationCommand[A-Za-z]+Option", name):
            schema["allOf"] = [_SLASH_NAMES]
        elif name in ("ApplicationCommandCreateRequest", "ApplicationCommandUpdateRequest"):
            schema["allOf"] = [{"if": _tagged(_CONTEXT_MENUS), "else": _SLASH_NAMES}]
    return cast(Schema, schemas)


@cache
def _template(path: str) -> str | None:
    """The path of the document that a concrete path is an instance of: the most literal one."""
    parts = path.split("/")
    fitting: list[tuple[list[bool], str]] = []
    for template in _paths():
        literal = [not part.startswith("{") for part in template.split("/")]
        if len(literal) == len(parts) and all(
            ours == theirs or not same
            for ours, theirs, same in zip(parts, template.split("/"), literal, strict=True)
        ):
            fitting.append((literal, template))
    return max(fitting)[1] if fitting else None


@cache
def _validator(template: str, method: str) -> Draft202012Validator | None:
    """What checks the body of an operation; None where it takes no body."""
    body = _object(_object(_paths()[template])[method]).get("requestBody")
    if body is None:
        return None
    content = _object(_object(body)["content"])
    # A multipart body is the same JSON beside its files, and simcord records only the JSON.
    media = content.get("application/json") or content["multipart/form-data"]
    schema = _object(_told_apart(_object(media)["schema"]))
    # The document's references are written from its root, so the schema is given that shape.
    return Draft202012Validator({**schema, "components": {"schemas": _schemas()}}, format_checker=_formats)


def _told_apart(node: Json) -> Json:
    """Rewrite unions so that a misfit is told of the member that was meant, not of every member.

    A value that must be one of a list becomes an `enum`, a union told apart by `type` becomes a
    chain of `if`s, and null is set aside first. Other unions stay as they are.
    """
    if isinstance(node, list):
        return [_told_apart(item) for item in node]
    if not isinstance(node, dict):
        return node
    node = {key: _told_apart(value) for key, value in node.items()}
    for keyword in ("oneOf", "anyOf"):
        union = node.get(keyword)
        if isinstance(union, list) and (schema := _choice([_object(member) for member in union])):
            del node[keyword]
            node["allOf"] = [*cast("list[Json]", node.get("allOf", [])), schema]
    return node


def _choice(union: list[Schema]) -> Schema | None:
    if all("const" in member for member in union):
        return {"enum": [member["const"] for member in union]}
    members = [member for member in union if member != {"type": "null"}]
    if len(members) == 1:
        choice = members[0]
    else:
        types = [_types(member) for member in members]
        if not all(types):
            return None
        choice: Schema = {
            **_tagged([value for values in types for value in values]),
            "allOf": [
                {"if": _tagged(values), "then": member} for values, member in zip(types, members, strict=True)
            ],
        }
    return choice if len(members) == len(union) else {"if": {"type": "null"}, "else": choice}


def _tagged(types: list[Json]) -> Schema:
    return {"type": "object", "required": ["type"], "properties": {"type": {"enum": types}}}


def _types(member: Schema) -> list[Json]:
    """The values of `type` that pick this member of a union; empty where it has no such thing."""
    reference = member.get("$ref")
    if not isinstance(reference, str):
        return []
    named = _object(_object(_document()["components"])["schemas"])
    properties = _object(named[reference.rpartition("/")[2]]).get("properties", {})
    return cast("list[Json]", _object(_object(properties).get("type", {})).get("enum", []))


# Discord says in prose only what a slash command and its options may be called, and discord.py
# looks at the names but not at their translations. Context menus may be called anything.
_CONTEXT_MENUS: list[Json] = [2, 3, 4]
_SLASH_NAME = "lower-case name without spaces"
_SLASH_NAMES: Schema = {
    "properties": {
        "name": {"format": _SLASH_NAME},
        "name_localizations": {"additionalProperties": {"format": _SLASH_NAME}},
    }
}
_formats = FormatChecker(formats=())


@_formats.checks(_SLASH_NAME)
def _is_slash_name(value: object) -> bool:
    # Letters and digits of any script; of Devanagari and Thai the marks too.
    return not isinstance(value, str) or (
        value == value.lower() and re.fullmatch(r"[-'\w\u0900-\u097f\u0e00-\u0e7f]*", value) is not None
    )
