"""The checker itself: what a real bot sends passes, and what Discord would refuse does not."""

from io import BytesIO

import discord
import pytest
import simcord
from discord import app_commands
from simcord.types import HttpLogEntry

from tests.discord_api import Json, check_requests

MESSAGES = "/channels/1/messages"
COMMANDS = "/applications/1/commands"
CALLBACK = "/interactions/1/token/callback"


class Czech(app_commands.Translator):
    """Translates every name the same way, with a letter outside of ASCII."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        return f"č-{string.message}"[:100] if locale is discord.Locale.czech else None


class Buttons(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="1", custom_id="edit", emoji="🔴")
    async def edit(self, interaction: discord.Interaction, _: discord.ui.Button["Buttons"]) -> None:
        await interaction.response.edit_message(content="edited", attachments=[picture()], view=self)

    @discord.ui.button(label="2", custom_id="later", style=discord.ButtonStyle.danger)
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button["Buttons"]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later", attachments=[], view=None)
        await interaction.followup.send(
            f"{interaction.user.mention}, your turn",
            file=picture(),
            view=Buttons(),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=[interaction.user]),
        )
        await interaction.followup.send("only you see this", ephemeral=True)

    @discord.ui.select(
        custom_id="select", options=[discord.SelectOption(label="red", value="r", emoji="🔴", default=True)]
    )
    async def choose(self, interaction: discord.Interaction, _: discord.ui.Select["Buttons"]) -> None:
        await interaction.response.send_modal(Question())


class Question(discord.ui.Modal, title="Resign?"):
    why: discord.ui.TextInput["Question"] = discord.ui.TextInput(label="Why", custom_id="why", max_length=200)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        page = discord.ui.LayoutView()
        page.add_item(discord.ui.Container(discord.ui.TextDisplay(f"## Why\n{self.why.value or '–'}")))
        await interaction.response.send_message(view=page, ephemeral=True)


def picture(description: str = "the board") -> discord.File:
    return discord.File(BytesIO(b"not looked at"), "board.png", description=description)


class SmallBot(discord.Client):
    """Sends one of each kind of request that the bot makes."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(play)
        self.tree.add_command(games)
        self.tree.add_command(profile)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Czech())
        await self.tree.sync()


@app_commands.command(description="Challenge somebody")
@app_commands.describe(opponent="Whom", start="How to begin", rounds="How many")
@app_commands.choices(start=[app_commands.Choice(name=name, value=name) for name in ("empty", "shuffled")])
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.default_permissions(send_messages=True)
async def play(
    interaction: discord.Interaction,
    opponent: discord.Member,
    start: str = "empty",
    rounds: app_commands.Range[int, 1, 5] = 1,
) -> None:
    await interaction.response.send_message(
        f"{opponent.mention}: {start}, {rounds}",
        file=picture(),
        view=Buttons(),
        allowed_mentions=discord.AllowedMentions(users=[opponent]),
    )
    assert isinstance(interaction.channel, discord.abc.Messageable)
    sent = await interaction.channel.send(
        "anew",
        file=picture(),
        view=Buttons(),
        allowed_mentions=discord.AllowedMentions(users=[opponent], roles=False),
        reference=await interaction.original_response(),
    )
    await sent.edit(content="reduced", attachments=[], view=None)


games = app_commands.Group(name="games", description="Games being played")


@games.command(name="list", description="Your games")
async def list_games(interaction: discord.Interaction, of: str) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.followup.send(of)


@list_games.autocomplete("of")
async def complete(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{current} and more", value=current)]


@app_commands.context_menu(name="Pop 10 Profile")
async def profile(interaction: discord.Interaction, user: discord.User) -> None:
    await interaction.response.send_message(embed=discord.Embed(title=user.name, colour=0xFF0000))


async def test_what_a_bot_sends_fits() -> None:
    async with simcord.run(SmallBot()) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("general")
        ada, bob = (guild.add_member(env.create_user(name)) for name in ("ada", "bob"))
        played = await ada.slash(channel, "play", opponent=bob, start="shuffled", rounds=2)
        assert played.response
        await ada.click(played.response, custom_id="edit")
        shown = await ada.select(played.response, custom_id="select", values=["r"])
        await ada.submit_modal(shown, {"why": "late"})
        await ada.click(played.response, custom_id="later")
        await ada.autocomplete(channel, "games list", "of", "mi")
        await ada.slash(channel, "games list", of="mine")
        await ada.context_menu(channel, "Pop 10 Profile", target=bob)

        check_requests(env.http_requests)
        callbacks = [entry.json for entry in env.http_requests if entry.path.endswith("/callback")]
        assert {body["type"] for body in callbacks if body} == {4, 5, 6, 7, 8, 9}


async def test_what_simcord_and_discord_py_let_through_is_caught() -> None:
    @app_commands.command(name="look", description="d" * 101)
    async def look(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(file=picture("x" * 1025))

    bot = SmallBot()
    bot.tree.add_command(look)
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        ada = guild.add_member(env.create_user("ada"))
        await ada.slash(guild.create_text_channel("general"), "look")

        with pytest.raises(AssertionError) as caught:
            check_requests(env.http_requests)
    first, synced, answered = str(caught.value).splitlines()
    assert first == "Discord's document does not allow:"
    assert synced.startswith("PUT /applications/")
    assert synced.endswith("commands: $[2].description: has 101 characters, at most 100 are allowed")
    assert answered.startswith("POST /interactions/")
    assert answered.endswith(
        "/callback: $.data.attachments[0].description: has 1025 characters, at most 1024 are allowed"
    )


def button(**fields: Json) -> dict[str, Json]:
    return {"type": 2, "style": 1, "label": "1", "custom_id": "1", **fields}


def rows(*buttons: Json) -> list[Json]:
    return [{"type": 1, "components": list(buttons)}]


def command(**fields: Json) -> list[Json]:
    return [{"type": 1, "name": "play", "description": "Play", **fields}]


def option(**fields: Json) -> list[Json]:
    return command(options=[{"type": 3, "name": "start", "description": "How", **fields}])


NO_NAME = "is not a 'lower-case name without spaces'"


@pytest.mark.parametrize(
    ("method", "path", "body", "why"),
    [
        ("POST", "/channels/1/letters", {}, "there is no such path"),
        ("POST", "/channels/1", {}, "there is no such method on this path"),
        ("GET", MESSAGES, {"limit": 1}, "it takes no body"),
        ("POST", MESSAGES, None, "it needs a body"),
        ("POST", MESSAGES, [], "$: [] is not of type 'object'"),
        ("POST", MESSAGES, {"content": 7}, "$.content: 7 is not of type 'string', 'null'"),
        (
            "POST",
            MESSAGES,
            {"content": "x" * 4001},
            "$.content: has 4001 characters, at most 4000 are allowed",
        ),
        (
            "POST",
            "/webhooks/1/token",
            {"content": "x" * 2001},
            "$.content: has 2001 characters, at most 2000 are allowed",
        ),
        (
            "PATCH",
            "/webhooks/1/token/messages/@original",
            {"content": "x" * 2001},
            "$.content: has 2001 characters, at most 2000 are allowed",
        ),
        (
            "POST",
            MESSAGES,
            {"attachments": [{"id": 0, "description": "x" * 1025}]},
            "$.attachments[0].description: has 1025 characters, at most 1024 are allowed",
        ),
        (
            "POST",
            MESSAGES,
            {"attachments": [{"id": -1}]},
            "$.attachments[0].id: -1 is less than the minimum of 0",
        ),
        (
            "POST",
            MESSAGES,
            {"allowed_mentions": {"users": ["ada"]}},
            "$.allowed_mentions.users[0]: 'ada' does not match '^(0|[1-9][0-9]*)$'",
        ),
        (
            "POST",
            MESSAGES,
            {"allowed_mentions": {"parse": ["friends"]}},
            "$.allowed_mentions.parse[0]: 'friends' is not one of ['users', 'roles', 'everyone']",
        ),
        (
            "POST",
            MESSAGES,
            {"components": rows(button(custom_id="x" * 101))},
            "$.components[0].components[0].custom_id: has 101 characters, at most 100 are allowed",
        ),
        (
            "POST",
            CALLBACK,
            {"type": 7, "data": {"components": rows(button(), button(label="x" * 81))}},
            "$.data.components[0].components[1].label: has 81 characters, at most 80 are allowed",
        ),
        (
            "POST",
            MESSAGES,
            {"components": rows(*[button()] * 6)},
            "$.components[0].components: has 6 items, at most 5 are allowed",
        ),
        ("POST", MESSAGES, {"components": rows()}, "$.components[0].components: [] should be non-empty"),
        (
            "POST",
            MESSAGES,
            {"components": rows({"type": 2, "custom_id": "1"})},
            "$.components[0].components[0]: 'style' is a required property",
        ),
        (
            "POST",
            MESSAGES,
            {"components": [button()]},
            "$.components[0].type: 2 is not one of [1, 17, 13, 12, 9, 14, 10]",
        ),
        ("POST", MESSAGES, {"components": [{}]}, "$.components[0]: 'type' is a required property"),
        ("POST", CALLBACK, {"type": 3}, "$.type: 3 is not one of [8, 4, 5, 12, 9, 1, 13, 6, 7]"),
        (
            "POST",
            CALLBACK,
            {"type": 4, "data": {"content": "x" * 2001}},
            "$.data.content: has 2001 characters, at most 2000 are allowed",
        ),
        ("POST", CALLBACK, {"type": 9}, "$: 'data' is a required property"),
        ("PUT", COMMANDS, command(description="x" * 101), "$[0].description: has 101 characters"),
        ("PUT", COMMANDS, command(name="x" * 33), "$[0].name: has 33 characters, at most 32 are allowed"),
        ("PUT", COMMANDS, command(name="Play"), f"$[0].name: 'Play' {NO_NAME}"),
        ("PUT", COMMANDS, command(name_localizations={"cs": "hrát hru"}), f"'hrát hru' {NO_NAME}"),
        ("PUT", COMMANDS, option(name="the start"), f"$[0].options[0].name: 'the start' {NO_NAME}"),
        ("PUT", COMMANDS, option(name_localizations={"el": "Αρχή"}), f"'Αρχή' {NO_NAME}"),
        (
            "PUT",
            COMMANDS,
            option(choices=[{"name": str(i), "value": str(i)} for i in range(26)]),
            "$[0].options[0].choices: has 26 items, at most 25 are allowed",
        ),
        ("PUT", COMMANDS, option(type=12), "$[0].options[0].type: 12 is not one of ["),
        (
            "PUT",
            COMMANDS,
            command(options=[{"type": 1, "name": "a", "description": "b", "options": [{"type": 3}]}]),
            "$[0].options[0].options[0]: 'description' is a required property",
        ),
    ],
)
def test_what_discord_would_refuse(method: str, path: str, body: Json, why: str) -> None:
    with pytest.raises(AssertionError) as caught:
        check_requests([HttpLogEntry(method, path, {}, body, None)])
    assert f"\n{method} {path}: " in str(caught.value)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", MESSAGES, {"content": "x" * 4000, "components": None, "allowed_mentions": None}),
        (
            "POST",
            MESSAGES,
            {"attachments": [{"id": 0}, {"id": "1"}], "allowed_mentions": {"users": [1, "2"]}},
        ),
        ("POST", CALLBACK, {"type": 6}),
        ("PUT", COMMANDS, command(name="παίξε-τώρα", name_localizations={"th": "เล่นเกม", "hi": "खेलें"})),
        ("PUT", COMMANDS, [{"type": 3, "name": "Show Me"}]),
        ("DELETE", "/webhooks/1/token/messages/@original", None),
    ],
)
def test_what_discord_takes(method: str, path: str, body: Json) -> None:
    check_requests([HttpLogEntry(method, path, {}, body, None)])


def test_every_problem_is_named_in_one_go() -> None:
    bad = HttpLogEntry("POST", MESSAGES, {}, {"content": 1, "tts": 2, "embeds": "x" * 5000}, None)
    with pytest.raises(AssertionError) as caught:
        check_requests([bad, HttpLogEntry("GET", MESSAGES, {}, None, None), bad])
    lines = str(caught.value).splitlines()[1:]
    assert [line.split(": ")[1] for line in lines] == ["$.content", "$.embeds", "$.tts"] * 2
    assert max(map(len, lines)) < 250
