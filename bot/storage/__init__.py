"""Rows and values: the only package that knows SQL."""

from bot.storage.database import Database, StorageError, Transaction

__all__ = ["Database", "StorageError", "Transaction"]
