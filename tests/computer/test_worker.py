"""The worker process: begun late, replaced when it dies, and gone with whoever started it."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from random import Random

import pytest

from bot.computer import WorkerError, WorkerProcess, take_turn
from bot.games import History, Level
from bot.rules import Position

SHUFFLED = History.replay(Position.shuffled(Random(1)))


def slowly(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def die() -> None:
    os._exit(1)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_turn_is_thought_out_in_one_process_that_is_kept_and_ended() -> None:
    worker = WorkerProcess()
    assert worker.pid is None
    thought = await worker.run(take_turn, SHUFFLED, Level.HARD, 1)
    assert History.replay(SHUFFLED.position, thought.plies).standing.last_turn.complete
    assert thought == take_turn(SHUFFLED, Level.HARD, 1)
    pid = worker.pid
    assert await worker.run(os.getpid) == pid
    await worker.close()
    assert not alive(pid)


async def test_a_worker_that_is_killed_is_replaced_and_asked_again() -> None:
    worker = WorkerProcess()
    first = await worker.run(os.getpid)
    job = asyncio.create_task(worker.run(slowly, 0.3))
    await asyncio.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    assert await job == 0.3
    assert worker.pid != first
    await worker.close()


async def test_a_job_that_kills_every_worker_is_given_up() -> None:
    worker = WorkerProcess()
    with pytest.raises(WorkerError):
        await worker.run(die)
    assert await worker.run(slowly, 0) == 0
    await worker.close()


async def test_the_event_loop_goes_on_meanwhile() -> None:
    worker = WorkerProcess()
    await worker.run(slowly, 0)
    job = asyncio.create_task(worker.run(take_turn, SHUFFLED, Level.EXPERT, 1))
    beats = 0
    while not job.done():
        await asyncio.sleep(0.01)
        beats += 1
    assert beats > 30
    await worker.close()


def test_no_worker_outlives_a_parent_that_is_killed() -> None:
    script = """
import asyncio, os, sys
from bot.computer import WorkerProcess
async def main():
    worker = WorkerProcess()
    print(await worker.run(os.getpid), flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.communicate()
    end = time.monotonic() + 5
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.02)
    assert not alive(pid)


def test_the_worker_knows_neither_discord_nor_a_database() -> None:
    script = "import bot.computer, sys; sys.exit(bool({'discord', 'sqlalchemy'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
