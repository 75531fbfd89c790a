"""Every setting of the program, read once from the environment and `.env`; nothing else reads those."""

from enum import Enum
from typing import Annotated, Self

from pydantic import Field, HttpUrl, SecretStr, UrlConstraints, ValidationError
from pydantic.networks import AnyUrl
from pydantic_settings import BaseSettings, SettingsConfigDict

WebsocketUrl = Annotated[AnyUrl, UrlConstraints(allowed_schemes=["ws", "wss"])]


class ConfigError(Exception):
    """A setting makes no sense; the message says which and why, and quotes no secret."""


class LogLevel(Enum):
    """How much is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class Config(BaseSettings):
    """The settings; `.env.example` says what each is for."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///pop10.db"
    discord_api_url: HttpUrl | None = None
    discord_gateway_url: WebsocketUrl | None = None
    ping_after: Annotated[float, Field(ge=0, le=86_400, allow_inf_nan=False)] = 30
    log_level: LogLevel = LogLevel.INFO

    @classmethod
    def read(cls) -> Self:
        """Read the environment and `.env`.

        Raises:
            ConfigError: a value makes no sense, or `.env` cannot be read.
        """
        try:
            return cls()
        except ValidationError as error:
            problems = (
                f"{'.'.join(map(str, problem['loc'])).upper()}: {problem['msg']}"
                for problem in error.errors(include_input=False, include_url=False, include_context=False)
            )
            raise ConfigError("; ".join(problems)) from None
        except (OSError, UnicodeDecodeError) as error:
            raise ConfigError(f".env cannot be read: {error}") from None
