"""`python -m tests.pin_discord_api openapi.json`: pin Discord's own description of its API for the tests.

Of the document that https://github.com/discord/discord-api-spec publishes it keeps what a request may
hold: paths, methods, bodies, and the schemas that those refer to, without their descriptions.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.discord_api import DOCUMENT

METHODS = ("get", "put", "post", "patch", "delete")
NEEDLESS = {"description", "title", "x-discord-union", "example", "examples", "deprecated"}


def main() -> None:
    """Read the document that the first argument names, and write what is kept of it."""
    whole = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    paths = {path: _bodies(methods) for path, methods in whole["paths"].items()}
    schemas = whole["components"]["schemas"]
    wanted = set(_references(paths))
    while missing := {name for kept in wanted for name in _references(schemas[kept])} - wanted:
        wanted |= missing
    kept = {
        "openapi": whole["openapi"],
        "info": whole["info"],
        "paths": paths,
        "components": {"schemas": {name: _without_words(schemas[name]) for name in sorted(wanted)}},
    }
    DOCUMENT.write_text(json.dumps(kept, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


def _bodies(methods: dict[str, Any]) -> dict[str, Any]:
    bodies = {}
    for method in METHODS:
        if method in methods:
            body = methods[method].get("requestBody")
            bodies[method] = {} if body is None else {"requestBody": _without_words(body)}
    return bodies


def _references(value: Any) -> Iterator[str]:
    return iter(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(value)))


def _without_words(value: Any, *, named: bool = False) -> Any:
    """A schema without what is said about it; where the keys are names of properties, all of them stay."""
    if isinstance(value, list):
        return [_without_words(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _without_words(each, named=key == "properties" and not named)
        for key, each in value.items()
        if named or key not in NEEDLESS
    }


if __name__ == "__main__":
    main()
