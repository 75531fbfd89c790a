"""What a press costs over the wire: `uv run -m tests.bench.wire`.

A small Discord on 127.0.0.1, which the bots reach as they reach the real one: over a compressed gateway
and HTTP. It runs a bare discord.py bot and `python -m bot`, each as a process of its own, and has people
press the buttons of one and then of the other in 1, 4, 16 and 64 games at once. Each game has one press
outstanding at a time, and what a press takes is the time from its sending to the last byte of its answer.
Nothing here knows the inside of the bot; `bot.rules` says which buttons an answer must have.
"""
