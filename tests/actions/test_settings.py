"""What people and servers choose holds for the games that begin then, and limits hold for all."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot import actions
from bot.errors import (
    InvitationOverError,
    NoChallengesError,
    OwnChallengeError,
    TooManyGamesError,
    TooManyInvitationsError,
    WrongChannelError,
)
from bot.games import (
    NOBODY,
    Board,
    BoardStyle,
    Clock,
    ColourChoice,
    Game,
    Notify,
    Person,
    Server,
    Start,
    Status,
    ThemeName,
)
from bot.rules import Phase
from bot.storage import Database
from tests.actions import ANN, BEN, BOARD, CAT, CHANNEL, accept, begin, by, fetch, invite, resign

GUILD = 2002
DIRECT = Board(CHANNEL, None, None, viewer=BEN)
CHOSEN = Server(GUILD, threads=True, clock=Clock.WEEK, start=Start.SHUFFLED, locale="cs")
DARK = ThemeName("dark")
ROUNDS = 20


async def choose(db: Database, person: int, **choices: object) -> Person:
    return await db.write(actions.change_person, person, lambda before: replace(before, **choices))


async def choose_for_server(db: Database, guild_id: int = GUILD, **choices: object) -> Server:
    return await db.write(actions.change_server, guild_id, lambda before: replace(before, **choices))


async def withdraw(db: Database, game: Game) -> Game:
    return await db.write(actions.withdraw, game.id, by(game.challenger))


async def busy(db: Database, person: int, *, first: int = 1000, count: int = 25) -> list[Game]:
    """Have a person play as many games as one may, each with somebody else."""
    return [
        await accept(db, (await invite(db, other, person)).id, person)
        for other in range(first, first + count)
    ]


async def test_what_a_person_chooses_is_found_and_comes_with_their_games(db: Database) -> None:
    game = await begin(db)
    assert await db.read(actions.fetch_person, ANN) == Person(ANN)
    chosen = Person(ANN, Notify.DIRECT, BoardStyle.TEXT, DARK, challenges=False)
    changed = await choose(db, ANN, notify=Notify.DIRECT, style=BoardStyle.TEXT, theme=DARK, challenges=False)
    assert changed == chosen
    assert await db.read(actions.fetch_person, ANN) == chosen
    found = await fetch(db, game.id)
    assert found == replace(game, people={ANN: chosen})
    assert (found.person(ANN), found.person(BEN)) == (chosen, Person(BEN))


async def test_a_choice_leaves_the_others_as_they_were(db: Database) -> None:
    await choose(db, ANN, notify=Notify.DIRECT)
    await choose(db, BEN, style=BoardStyle.TEXT)
    assert await choose(db, ANN, theme=DARK) == Person(ANN, Notify.DIRECT, theme=DARK)
    assert await db.read(actions.fetch_person, BEN) == Person(BEN, style=BoardStyle.TEXT)
    await choose_for_server(db, threads=True)
    assert await choose_for_server(db, clock=Clock.DAY) == Server(GUILD, threads=True, clock=Clock.DAY)
    assert await db.read(actions.fetch_server, GUILD + 1) == Server(GUILD + 1)


async def test_changes_of_a_persons_choices_at_the_same_moment_all_hold(
    db: Database, other: Database
) -> None:
    changes: list[dict[str, object]] = [
        {"notify": Notify.SILENT},
        {"style": BoardStyle.TEXT},
        {"theme": DARK},
        {"challenges": False},
    ]
    for number, processes in enumerate([(db, db), (db, other)]):
        for person in range(number * ROUNDS, (number + 1) * ROUNDS):
            await asyncio.gather(
                *(choose(processes[i % 2], person, **change) for i, change in enumerate(changes))
            )
            every = Person(person, Notify.SILENT, BoardStyle.TEXT, DARK, challenges=False)
            assert await other.read(actions.fetch_person, person) == every


async def test_changes_of_a_servers_choices_at_the_same_moment_all_hold(
    db: Database, other: Database
) -> None:
    changes: list[Callable[[Server], Server]] = [
        lambda server: replace(server, threads=True),
        lambda server: replace(server, clock=Clock.WEEK),
        lambda server: replace(server, channels=server.channels | {1}),
        lambda server: replace(server, channels=server.channels | {2}),
        lambda server: replace(server, start=Start.SHUFFLED),
        lambda server: replace(server, locale="cs"),
    ]
    for number, processes in enumerate([(db, db), (db, other)]):
        for guild_id in range(number * ROUNDS, (number + 1) * ROUNDS):
            await asyncio.gather(
                *(
                    processes[i % 2].write(actions.change_server, guild_id, change)
                    for i, change in enumerate(changes)
                )
            )
            every = replace(CHOSEN, id=guild_id, channels=frozenset({1, 2}))
            assert await other.read(actions.fetch_server, guild_id) == every


async def test_a_change_that_cannot_be_made_changes_nothing(db: Database) -> None:
    def refuse(_before: Person | Server) -> Person:
        raise LookupError

    await choose(db, ANN, notify=Notify.DIRECT)
    for action, key in ((actions.change_person, ANN), (actions.change_server, GUILD)):
        with pytest.raises(LookupError):
            await db.write(action, key, refuse)
    assert await db.read(actions.fetch_person, ANN) == Person(ANN, Notify.DIRECT)
    assert await db.read(actions.fetch_server, GUILD) == Server(GUILD)


@pytest.mark.parametrize(
    ("notify", "waits"), [(Notify.CHANNEL, True), (Notify.DIRECT, True), (Notify.SILENT, False)]
)
async def test_who_wants_silence_is_not_waited_for(db: Database, notify: Notify, waits: bool) -> None:
    await choose(db, ANN, notify=notify)
    invited = await invite(db)
    game = await accept(db, invited.id)
    assert (game.to_move, actions.awaits_notification(game, BEN)) == (ANN, waits)
    assert await db.read(actions.next_due) == (30 if waits else 15)


async def test_who_takes_no_challenges_gets_none(db: Database) -> None:
    await choose(db, BEN, challenges=False)
    with pytest.raises(NoChallengesError) as refused:
        await invite(db, ANN, BEN)
    assert refused.value.opponent == BEN
    assert await db.read(actions.fetch_game, 1) is None
    # They may challenge, and take what is for anyone; and then be challenged again.
    await invite(db, BEN, ANN)
    assert (await accept(db, (await invite(db, CAT, NOBODY)).id, BEN)).opponent == BEN
    await choose(db, BEN, challenges=True)
    await invite(db, CAT, BEN)


async def test_an_invitation_that_stands_outlasts_the_choice(db: Database) -> None:
    invited = await invite(db)
    await choose(db, BEN, challenges=False)
    assert (await accept(db, invited.id)).status is Status.PLAYING


async def test_a_server_that_has_chosen_nothing_has_the_fill_and_three_days(db: Database) -> None:
    game = await invite(db, start=None, clock=None)
    assert (game.start, game.clock, game.locale) == (Start.FILL, Clock.THREE_DAYS, "en-US")
    assert await db.read(actions.fetch_server, GUILD) == Server(GUILD)


async def test_what_a_server_chooses_holds_for_its_games(db: Database) -> None:
    await db.write(actions.change_server, GUILD, lambda _before: CHOSEN)
    assert await db.read(actions.fetch_server, GUILD) == CHOSEN
    game = await invite(db, start=None, clock=None)
    assert (game.start, game.clock, game.locale) == (Start.SHUFFLED, Clock.WEEK, "cs")
    assert game.position.phase is Phase.POP
    assert await fetch(db, game.id) == game


async def test_a_challenger_chooses_otherwise_but_for_the_language(db: Database) -> None:
    await db.write(actions.change_server, GUILD, lambda _before: CHOSEN)
    game = await invite(db, start=Start.FILL, clock=Clock.NONE)
    assert (game.start, game.clock, game.locale) == (Start.FILL, Clock.NONE, "cs")


@pytest.mark.parametrize("board", [Board(CHANNEL, GUILD + 1, 1), DIRECT])
async def test_what_a_server_chooses_holds_nowhere_else(db: Database, board: Board) -> None:
    await db.write(actions.change_server, GUILD, lambda _before: replace(CHOSEN, channels=frozenset({1})))
    game = await invite(db, start=None, clock=None, board=board)
    assert (game.start, game.clock, game.locale) == (Start.FILL, Clock.THREE_DAYS, "en-US")


@pytest.mark.parametrize(
    ("channel_id", "parent_id", "welcome"),
    [
        (1, None, True),
        (3, None, True),
        (2, None, False),
        # A thread goes by the channel it is in, or was chosen itself.
        (2, 1, True),
        (2, 4, False),
        (3, 4, True),
    ],
)
async def test_games_begin_in_the_channels_of_a_server(
    db: Database, channel_id: int, parent_id: int | None, welcome: bool
) -> None:
    await choose_for_server(db, channels=frozenset({3, 1}))
    board = Board(channel_id, GUILD, 1)
    if welcome:
        assert (await invite(db, board=board, parent_id=parent_id)).boards == (board,)
        return
    with pytest.raises(WrongChannelError) as refused:
        await invite(db, board=board, parent_id=parent_id)
    assert refused.value.channels == (1, 3)
    assert await db.read(actions.fetch_game, 1) is None


async def test_one_may_have_five_open_invitations(db: Database) -> None:
    given = [await invite(db, ANN, opponent) for opponent in (BEN, CAT, 44, NOBODY, NOBODY)]
    for opponent in (55, NOBODY):
        with pytest.raises(TooManyInvitationsError) as refused:
            await invite(db, ANN, opponent)
        assert refused.value.most == 5
    # Those that one got do not count.
    await invite(db, 55, ANN)
    # One that is answered or taken back makes room for one.
    await withdraw(db, given[0])
    await invite(db, ANN, NOBODY)
    await accept(db, given[1].id, CAT)
    await invite(db, ANN, NOBODY)
    with pytest.raises(TooManyInvitationsError):
        await invite(db, ANN, BEN)


@pytest.mark.parametrize("opponent", [BEN, NOBODY])
async def test_who_plays_enough_games_challenges_nobody(db: Database, opponent: int) -> None:
    playing = await busy(db, ANN)
    with pytest.raises(TooManyGamesError) as refused:
        await invite(db, ANN, opponent)
    assert refused.value.most == 25
    await resign(db, playing[0], playing[0].red)
    await invite(db, ANN, opponent)


@pytest.mark.parametrize("who", [ANN, BEN])
@pytest.mark.parametrize("opponent", [BEN, NOBODY])
async def test_an_invitation_waits_until_both_have_room_for_it(db: Database, who: int, opponent: int) -> None:
    invited = await invite(db, ANN, opponent)
    playing = await busy(db, who)
    before = await fetch(db, invited.id)
    with pytest.raises(TooManyGamesError) as refused:
        await accept(db, invited.id, BEN)
    assert refused.value.most == 25
    assert await fetch(db, invited.id) == before
    await resign(db, playing[-1], playing[-1].red)
    assert (await accept(db, invited.id, BEN)).status is Status.PLAYING


@pytest.mark.parametrize("colour", [ColourChoice.RED, ColourChoice.YELLOW])
async def test_anyone_may_take_what_is_for_anyone(db: Database, colour: ColourChoice) -> None:
    invited = await invite(db, ANN, NOBODY, colour=colour)
    assert (invited.challenger, invited.opponent) == (ANN, NOBODY)
    assert {invited.red, invited.yellow} == {ANN, NOBODY}
    assert await fetch(db, invited.id) == invited
    game = await accept(db, invited.id, CAT)
    assert (game.challenger, game.opponent, game.status) == (ANN, CAT, Status.PLAYING)
    assert (game.red, game.yellow) == ((ANN, CAT) if colour is ColourChoice.RED else (CAT, ANN))
    assert await fetch(db, game.id) == game
    with pytest.raises(InvitationOverError):
        await accept(db, invited.id, BEN)


async def test_nobody_takes_their_own(db: Database) -> None:
    invited = await invite(db, ANN, NOBODY)
    with pytest.raises(OwnChallengeError):
        await accept(db, invited.id, ANN)
    assert await fetch(db, invited.id) == invited
    assert (await withdraw(db, invited)).status is Status.ENDED


async def test_who_waits_for_anyone_can_be_challenged_and_challenge(db: Database) -> None:
    await invite(db, ANN, NOBODY)
    await invite(db, BEN, ANN)
    await invite(db, BEN, NOBODY, board=BOARD)
