"""Every case of rules-vectors.json: the rules as start, plies and expected positions."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.rules import IllegalPlyError, NotationError, Outcome, Ply, Position
from bot.rules.colour import Colour

CASES = json.loads((Path(__file__).parent / "rules-vectors.json").read_text())["cases"]
OUTCOMES = {"r": Outcome(Colour.RED), "y": Outcome(Colour.YELLOW), "draw": Outcome(None), None: None}


def legal(position: Position) -> list[str]:
    return [str(ply) for ply in position.legal_plies]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_case(case: dict[str, Any]) -> None:
    position = Position.parse(case["start"])
    assert str(position) == case["start"]
    assert legal(position) == case["legal"]
    for step in case["steps"]:
        position = position.after(Ply.parse(step["ply"]))
        assert str(position) == step["position"]
        assert Position.parse(step["position"]) == position
        assert legal(position) == step["legal"]
        assert position.outcome == OUTCOMES[step.get("result")]
    for text in case.get("then_illegal", []):
        with pytest.raises((IllegalPlyError, NotationError)):
            position.after(Ply.parse(text))
