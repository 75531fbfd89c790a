"""The queue before the worker: what goes first, how long one waits, and how much one may ask for."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.computer import Computer, Urgency, Wish
from bot.errors import ComputerBusyError, StillThinkingError

ANN, BEN, CAT = 11, 22, 33
TURN, HINT, REVIEW = Urgency


class Gate:
    """A worker that does one job after the other when it is told to."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.began: list[object] = []

    async def run(self, _job: object, *args: object) -> object:
        self.began.append(args[0])
        await self.open.wait()
        return args[0]

    async def close(self) -> None:
        pass


def job(name: str) -> str:
    return name


async def ask(computer: Computer, *wishes: tuple[str, int, Urgency]) -> list[asyncio.Task[object]]:
    """Ask for jobs that are called so, one after the other."""
    tasks = [
        asyncio.create_task(computer.think(Wish(person, urgency, "job"), job, name))
        for name, person, urgency in wishes
    ]
    await asyncio.sleep(0)
    return tasks


async def order(*wishes: tuple[str, int, Urgency]) -> Sequence[object]:
    """In which order the jobs are done that are asked for while the first one is."""
    gate = Gate()
    tasks = await ask(Computer(gate), *wishes)
    gate.open.set()
    await asyncio.gather(*tasks)
    return gate.began


async def test_jobs_are_done_in_order_and_the_wait_is_known() -> None:
    gate = Gate()
    computer = Computer(gate)
    assert computer.wait == 0
    tasks = await ask(computer, *((name, ANN, TURN) for name in "abc"))
    assert gate.began == ["a"]
    assert computer.wait == 3
    gate.open.set()
    assert await asyncio.gather(*tasks) == [*"abc"]
    assert gate.began == [*"abc"]
    assert computer.wait == 0


async def test_turns_go_before_hints_and_those_before_reviews() -> None:
    wishes = [("first", CAT, REVIEW), ("review", ANN, REVIEW), ("hint", ANN, HINT), ("turn", ANN, TURN)]
    assert await order(*wishes) == ["first", "turn", "hint", "review"]


async def test_who_asks_for_much_holds_up_nobody_else() -> None:
    wishes = [(f"ann {number}", ANN, TURN) for number in range(5)]
    assert await order(*wishes, ("ben", BEN, TURN), ("cat", CAT, TURN)) == [
        "ann 0", "ben", "cat", "ann 1", "ann 2", "ann 3", "ann 4"
    ]  # fmt: skip


async def test_reviews_make_no_turn_wait_longer_than_the_one_that_is_running() -> None:
    gate = Gate()
    computer = Computer(gate)
    tasks = await ask(computer, *((f"{number}", ANN, REVIEW) for number in range(20)))
    assert computer.wait == 1
    gate.open.set()
    await asyncio.gather(*tasks)


async def test_the_queue_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.computer.queue._MOST_WAITING", {TURN: 1, HINT: 1, REVIEW: 1})
    gate = Gate()
    computer = Computer(gate)
    tasks = await ask(computer, ("a", ANN, TURN), ("b", ANN, TURN))
    with pytest.raises(ComputerBusyError):
        await computer.think(Wish(BEN, TURN, "job"), job, "c")
    # That is no reason to refuse what is done after all turns.
    tasks += await ask(computer, ("d", BEN, HINT))
    gate.open.set()
    await asyncio.gather(*tasks)
    assert await computer.think(Wish(BEN, TURN, "job"), job, "e") == "e"


async def test_one_person_has_two_hints_to_come_and_no_more() -> None:
    gate = Gate()
    computer = Computer(gate)
    tasks = await ask(computer, ("first", CAT, TURN), ("a", ANN, HINT), ("b", ANN, HINT))
    with pytest.raises(StillThinkingError):
        await computer.think(Wish(ANN, HINT, "job"), job, "c")
    tasks += await ask(computer, ("d", BEN, HINT), ("e", ANN, TURN))
    gate.open.set()
    await asyncio.gather(*tasks)
    assert gate.began == ["first", "e", "d", "a", "b"]


@pytest.mark.parametrize("cancelled", [0, 1])
async def test_who_gives_up_leaves_the_queue_to_the_others(cancelled: int) -> None:
    gate = Gate()
    computer = Computer(gate)
    tasks = await ask(computer, *((name, ANN, TURN) for name in "abc"))
    tasks[cancelled].cancel()
    gate.open.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(results[cancelled], asyncio.CancelledError)
    assert results[2] == "c"
    assert computer.wait == 0
    assert await computer.think(Wish(BEN, TURN, "job"), job, "d") == "d"


@pytest.mark.parametrize("when", ["before", "after"])
async def test_who_is_cancelled_in_the_moment_of_their_turn_passes_it_on(
    monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    gate = Gate()
    computer = Computer(gate)
    first, second, third = await ask(computer, *((name, ANN, TURN) for name in "abc"))
    begin_next = computer._begin_next

    def cancelling() -> None:
        if when == "before":
            second.cancel()
        begin_next()
        if when == "after":
            second.cancel()

    monkeypatch.setattr(computer, "_begin_next", cancelling)
    gate.open.set()
    assert await first == "a"
    assert await third == "c"
    assert second.cancelled()
    assert computer.wait == 0
