"""Games against the computer: begun at once, played turn by turn, and answered without a word too many."""

import asyncio
import os
import signal
from random import Random

import pytest
from simcord import Env, InteractionResult, UserHandle

from bot import actions
from bot.actions import By
from bot.actions.invitations import MOST_GAMES
from bot.computer import Thought, WorkerProcess, take_turn
from bot.errors import ConflictError
from bot.games import NOBODY, GameId, History, Level, Offer, OfferKind, PersonId, Reason, Status
from bot.rules import Colour, Phase, Ply, PlyKind, Position
from bot.storage.tables import games
from tests.cogs.test_notifying import notified
from tests.conftest import StartTable
from tests.storage import start_at
from tests.table import Table, columns, labels, make_press, press, private, public


async def begin(table: Table, level: str = "easy", **options: object) -> None:
    await table.ann.slash(table.channel, "pop10 solo", level=level, **{"colour": "red", **options})


async def ann_plays(table: Table, column: int | None = None) -> None:
    """Ann presses a column of the last board, the first one unless told."""
    await press(table.ann, table.last, column or columns(table.last)[0])


async def test_a_game_begins_at_once_and_the_answer_comes_by_itself(table: Table) -> None:
    await begin(table, "hard")
    game = await table.game()
    assert (game.status, game.level, game.computer) == (Status.PLAYING, Level.HARD, table.bot.user.id)
    assert table.last.content.startswith(f"{table.ann.mention}, you begin!")
    await ann_plays(table, 4)
    game = await table.game()
    assert (game.number, game.to_move) == (2, table.ann.id)
    assert len(table.messages) == 1
    dropped = (await table.history()).plies[-1].column + 1
    assert table.last.content.splitlines()[0] == (
        f"{table.ann.mention}, your turn! 🔴 0–0 🟡 · {table.bot.user.mention} dropped in {dropped}."
    )
    assert columns(table.last) == [ply.column + 1 for ply in game.position.legal_plies]


async def test_the_board_of_ones_own_turn_comes_first(table: Table) -> None:
    await begin(table)
    await ann_plays(table, 4)
    shown = [r.json for r in table.env.http_requests if r.path.endswith("/callback")][-1]["data"]
    assert shown["content"] == (
        f"{table.bot.user.mention} is thinking … 🔴 0–0 🟡 · {table.ann.mention} dropped in 4."
    )
    assert [b["label"] for row in shown["components"] for b in row["components"]] == ["⋯"]


async def test_the_computer_begins_where_it_is_red(table: Table) -> None:
    await begin(table, colour="yellow")
    game = await table.game()
    assert (game.number, game.to_move, game.player(Colour.RED)) == (1, table.ann.id, table.bot.user.id)
    assert table.last.content.startswith(f"{table.ann.mention}, your turn!")


async def test_challenging_the_bot_begins_a_game(table: Table) -> None:
    bot = UserHandle(table.env, table.env.backend.bot_user)
    await table.ann.slash(table.channel, "pop10 challenge", opponent=bot, colour="red")
    game = await table.game()
    assert (game.status, game.level) == (Status.PLAYING, Level.MEDIUM)


async def test_a_whole_game_and_its_rematch(table: Table) -> None:
    await begin(table, start="shuffled")
    for _ in range(400):
        game = await table.game()
        if game.status is Status.ENDED:
            break
        await ann_plays(table)
    assert game.status is Status.ENDED
    assert "Rematch" in labels(table.last)
    end = table.last
    await table.ann.click(end, label="Rematch")
    # The second of two quick presses gets the same game, where it was pressed last.
    await table.ann.click(end, label="Rematch")
    assert await table.db.read(actions.fetch_game, 3) is None
    assert [m.id for m in table.messages if columns(m)] == [(await table.board(2)).id]
    game = await table.game(2)
    assert (game.status, game.level, game.yellow) == (Status.PLAYING, Level.EASY, table.ann.id)
    assert game.to_move == table.ann.id
    assert game.position.phase is Phase.POP


async def test_two_presses_on_rematch_in_the_same_moment_begin_one_game(table: Table) -> None:
    await begin(table)
    await table.db.write(actions.resign, GameId(1), By(PersonId(table.ann.id), table.now, 30))
    await table.wait(20)
    end = table.last
    results = await table.click_at_once(end, (table.ann, "Rematch"), (table.ann, "Rematch"))
    assert all(result.acknowledged for result in results)
    assert (await table.game(2)).status is Status.PLAYING
    assert await table.db.read(actions.fetch_game, 3) is None
    assert [m.id for m in table.messages if columns(m)] == [(await table.board(2)).id]


async def test_a_clock_against_the_computer_is_refused_in_words(table: Table) -> None:
    bot = UserHandle(table.env, table.env.backend.bot_user)
    told = await table.ann.slash(table.channel, "pop10 challenge", opponent=bot, clock=3, colour="red")
    assert private(told).startswith("We play without a clock")
    assert columns(await table.board()) == [1, 2, 3, 4, 5, 6, 7]
    untold = await table.ann.slash(table.channel, "pop10 challenge", opponent=bot, clock=0)
    assert not untold.followups


async def test_in_the_dm_with_the_bot(table: Table) -> None:
    ann = UserHandle(table.env, table.env.backend.get_user(table.ann.id))
    await ann.slash("pop10 solo", level="medium", colour="red")
    board = public(ann.dm_channel)[-1]
    assert columns(board) == [1, 2, 3, 4, 5, 6, 7]
    await press(ann, board, 4)
    board = public(ann.dm_channel)[-1]
    assert board.content.startswith(f"{table.ann.mention}, your turn!")
    assert len(public(ann.dm_channel)) == 1


async def test_who_does_not_go_on_is_called_and_the_computer_never(table: Table) -> None:
    await begin(table)
    await ann_plays(table)
    await table.wait(31)
    assert len(table.messages) == 2
    assert notified(table)[-1] == [table.ann.id]
    await ann_plays(table)
    await table.ann.slash(table.channel, "pop10 resign")
    assert all(table.bot.user.id not in people for people in notified(table))


async def behind_more(table: Table, label: str) -> InteractionResult:
    page = await table.ann.click(table.last, label="⋯")
    assert page.response is not None
    return await table.ann.click(page.response.message, label=label)


async def test_a_hint_shows_a_turn_and_plays_none(table: Table) -> None:
    await begin(table, start="shuffled")
    page = await table.ann.click(table.last, label="⋯")
    assert labels(page.response.message) == [
        "Hint",
        "Offer a draw",
        "Take back my last turn",
        "Rules",
        "Resign",
    ]
    before = (await table.game()).number
    result = await table.ann.click(page.response.message, label="Hint")
    hinted = page.response.message
    shown = table.env.backend.get_message(table.channel.id, hinted.id)
    assert shown.content.startswith("I would pop ")
    assert "Nothing has been played" in shown.content
    assert shown.attachments
    assert (await table.game()).number == before
    assert result


async def test_no_hints_between_people(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    page = await table.ann.click(table.last, label="⋯")
    assert "Hint" not in labels(page.response.message)


async def test_takebacks_are_free_and_unlimited(table: Table) -> None:
    await begin(table)
    await ann_plays(table, 4)
    await ann_plays(table)
    for number in (2, 0):
        result = await table.ann.slash(table.channel, "pop10 takeback")
        assert private(result) == "Your last turn is taken back."
        game = await table.game()
        assert len((await table.history()).plies) == number
        assert game.to_move == table.ann.id
    assert "not played a turn" in private(await table.ann.slash(table.channel, "pop10 takeback"))
    assert table.last.content.startswith(f"{table.ann.mention}, you begin!")
    await ann_plays(table, 1)
    assert len((await table.history()).plies) == 2


async def test_the_rest_is_shuffled_at_once(table: Table) -> None:
    await begin(table)
    await ann_plays(table)
    await behind_more(table, "Shuffle the rest")
    game = await table.game()
    assert game.position.phase is Phase.POP
    assert columns(table.last) == [ply.column + 1 for ply in game.position.legal_plies]


CIRCLE = "7/7/7/7/7/r5y r pop 0-0"


async def stand(table: Table, position: str, **changes: object) -> None:
    """Have the only game go on from a position that Ann is to move in."""
    await table.db.write(start_at, 1, Position.parse(position))
    if changes:
        await table.db.write(lambda connection: connection.execute(games.update().values(**changes)))
    await table.ann.slash(table.channel, "pop10 board")


async def test_a_draw_is_answered_at_once_by_how_the_game_stands(table: Table) -> None:
    await begin(table)
    assert "play on" in private(await table.ann.slash(table.channel, "pop10 draw"))
    assert "since the last disc" in private(await table.ann.slash(table.channel, "pop10 draw"))
    assert len(table.messages) == 1
    # Ann is about to keep her tenth disc, and would rather have a draw.
    await stand(table, "7/7/7/7/7/rrrr2y r pop 9-0", offered_at=None)
    assert "Agreed" in private(await table.ann.slash(table.channel, "pop10 draw"))
    assert table.last.content == "A draw by agreement at 🔴 9–0 🟡."
    assert (await table.game()).reason is Reason.AGREED


class Circling:
    """A worker that moves Yellow's only disc to and fro, with a mind of the test's own."""

    def __init__(self, *, chance: float = 0.5, lost: bool = False) -> None:
        self.chance = chance
        self.lost = lost

    async def run(self, _job: object, history: History, *_: object) -> object:
        column = next(c for c, discs in enumerate(history.position.columns) if discs.startswith("y"))
        plies = (Ply(PlyKind.POP, column), Ply(PlyKind.REDROP, 5 if column == 6 else 6))
        return Thought(plies, self.chance, self.lost)

    async def close(self) -> None:
        pass


async def test_it_resigns_when_it_is_lost_for_sure(start_table: StartTable) -> None:
    table = await start_table(worker=Circling(lost=True))
    await begin(table, start="shuffled")
    await stand(table, CIRCLE)
    await table.play(1, 2)
    game = await table.game()
    assert (game.winner, game.reason) == (table.ann.id, Reason.RESIGNED)
    assert table.last.content.startswith(f"🏆 {table.ann.mention} wins")


@pytest.mark.parametrize(("chance", "reason"), [(0.5, Reason.REPETITION), (0.9, None)])
async def test_it_claims_a_repetition_unless_it_stands_better(
    start_table: StartTable, chance: float, reason: Reason | None
) -> None:
    table = await start_table(worker=Circling(chance=chance))
    await begin(table, start="shuffled")
    await stand(table, CIRCLE)
    for _ in range(2):
        assert (await table.game()).reason is None
        await table.play(1, 2, 2, 1)
    assert (await table.game()).reason is reason


async def test_it_offers_a_draw_when_nothing_happens(
    start_table: StartTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computer.decisions._QUIET_TURNS", 3)
    table = await start_table(worker=Circling())
    await begin(table, start="shuffled")
    await stand(table, CIRCLE)
    await table.play(1, 2)
    assert (await table.game()).offer is None
    await table.play(2, 3)
    assert (await table.game()).offer == Offer(OfferKind.DRAW, table.bot.user.id)
    first, did = table.last.content.splitlines()[:2]
    assert first.startswith(f"{table.ann.mention}, {table.bot.user.mention} offers a draw.")
    assert "moved" in did
    assert labels(table.last)[-2:] == ["Accept", "Decline"]
    await table.ann.click(table.last, label="Accept")
    assert (await table.game()).reason is Reason.AGREED


async def test_people_do_not_lose_their_place_to_it(table: Table) -> None:
    for _ in range(MOST_GAMES):
        await begin(table)
    assert "games going already" in private(await table.ann.slash(table.channel, "pop10 solo", level="easy"))
    # The computer itself can play any number.
    await table.ben.slash(table.channel, "pop10 solo", level="easy")
    assert (await table.game(MOST_GAMES + 1)).status is Status.PLAYING


async def test_forgetting_a_person_ends_their_games_and_keeps_the_computers_name(table: Table) -> None:
    await begin(table)
    page = await table.ann.slash(table.channel, "pop10 forget-me")
    await table.ann.click(page.response.message, label="Yes, forget me")
    await table.wait(30)
    game = await table.game()
    assert (game.red, game.yellow, game.winner) == (NOBODY, table.bot.user.id, table.bot.user.id)
    assert all(table.bot.user.id not in people for people in notified(table))


async def test_a_restart_in_mid_thought_goes_on_after_it(table: Table) -> None:
    await begin(table)
    await table.db.write(actions.play, 1, 0, Ply.parse("d4"), table.by(table.ann))
    await table.restart()
    await table.wait(16)
    game = await table.game()
    assert (game.number, game.to_move) == (2, table.ann.id)
    assert columns(table.last) == [ply.column + 1 for ply in game.position.legal_plies]


async def test_a_turn_that_was_taken_back_meanwhile_is_not_answered(table: Table) -> None:
    await begin(table)
    game = await table.db.write(actions.play, 1, 0, Ply.parse("d4"), table.by(table.ann))
    await table.db.write(actions.ask_computer, 1, OfferKind.TAKEBACK, Random(1), table.by(table.ann))
    with pytest.raises(ConflictError):
        await table.db.write(actions.play_turn, game, [Ply.parse("d5")], By(game.opponent, table.now, 30))
    assert (await table.history()).plies == ()


async def test_with_the_worker_process_which_is_killed_in_between(start_table: StartTable) -> None:
    worker = WorkerProcess()
    table = await start_table(worker=worker)
    # Two starts of a process on a busy machine; longer would wait for the clock as well.
    table.env.settle_timeout = 12
    await begin(table, "hard")
    await ann_plays(table, 4)
    assert (await table.game()).number == 2
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    await ann_plays(table)
    game = await table.game()
    assert (game.number, game.to_move) == (4, table.ann.id)
    await worker.close()


class Closed(Circling):
    """A worker that thinks no further until it is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.env: Env | None = None

    async def run(self, _job: object, history: History, *_: object) -> object:
        assert self.env is not None
        await self.env.external_wait(self.open.wait(), reason="the worker thinks")
        return take_turn(history, Level.EASY, 1)


async def test_while_it_thinks_others_play_on_and_a_long_wait_is_told(start_table: StartTable) -> None:
    worker = Closed()
    table = await start_table(worker=worker)
    worker.env = table.env
    for _ in range(2):
        await begin(table)
    first, second = table.messages
    await press(table.ann, first, 4)
    board = await table.begin(table.ben, table.cat)
    await press(table.ben, board, 4)
    assert table.last.content.startswith(f"{table.cat.mention}, your turn!")

    table.bot.computer._seconds["turn-easy"] = 12
    _, payload = make_press(table.env, table.ann, second, 4)
    table.env.backend.emit("INTERACTION_CREATE", payload)
    # Its wait for the first game is none that simcord takes for the end of the work.
    for _ in range(100):
        await asyncio.sleep(0.02)
        if "There is a queue" in table.messages[1].content:
            break
    first, second = table.messages[:2]
    assert "is thinking …" in second.content
    assert "There is a queue" in second.content
    assert "There is a queue" not in first.content
    worker.open.set()
    await table.env.settle()
    for game_id in (1, 2):
        assert (await table.game(game_id)).number == 2
    assert "There is a queue" not in table.messages[1].content


@pytest.mark.usefixtures("as_user_install")
async def test_where_the_bot_may_only_answer(table: Table) -> None:
    table.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    await begin(table)
    for _ in range(3):
        await ann_plays(table)
        assert table.last.content.startswith(f"{table.ann.mention}, your turn!")
    assert len(table.messages) == 1
    assert not [r for r in table.env.http_requests if r.path.startswith("/channels")]


async def test_the_board_is_posted_again_in_mid_thought(start_table: StartTable) -> None:
    worker = Closed()
    table = await start_table(worker=worker)
    worker.env = table.env
    await begin(table)
    await ann_plays(table, 4)
    await table.ann.slash(table.channel, "pop10 board")
    assert columns(table.last) == []
    worker.open.set()
    await table.env.settle()
    assert columns(table.last)
    assert [m.id for m in table.messages if columns(m)] == [table.last.id]
