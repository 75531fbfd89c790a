"""Rows and values: the only package that knows SQL."""

from bot.storage.database import Database, StorageError

__all__ = ["Database", "StorageError"]
