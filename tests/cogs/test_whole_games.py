"""Whole games in the chat."""

from random import Random

import pytest

from bot.games import Status
from tests.table import Table, columns, press, rows


@pytest.mark.parametrize("seed", range(2))
async def test_random_game_to_its_end(table: Table, seed: int) -> None:
    await table.begin(table.ann, table.ben, start="shuffled" if seed else "fill")
    random = Random(seed)
    while (game := await table.game()).status is Status.PLAYING:
        board = await table.board()
        assert columns(board) == [ply.column + 1 for ply in game.position.legal_plies]
        assert max(rows(board)) <= 4
        await press(await table.to_move(), board, random.choice(columns(board)))
    assert game.winner is not None
    assert f"<@{game.winner}> wins" in table.last.content
