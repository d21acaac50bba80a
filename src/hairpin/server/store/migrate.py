"""Bringing an earlier file to the present version: a copy beside it first, then all steps in one transaction."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

from hairpin.server.store.copies import copy_beside
from hairpin.server.store.schema import VERSION

FOLDER = Path(__file__).parent / "migrations"

logger = logging.getLogger("hairpin")


def migrate(db: sqlite3.Connection, file: str, version: int) -> None:
    """Migrate a file, or leave it as it was if that fails."""
    copied = copy_beside(db, file, f"v{version}")
    logger.warning("%s has version %d and becomes version %d; a copy is in %s", file, version, VERSION, copied)
    run_migrations(db, version)


def run_migrations(db: sqlite3.Connection, version: int) -> None:
    """Run all migrations after a version in one transaction."""
    # Slow to import, and needed once in the life of a file.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from sqlalchemy import create_engine, pool  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    engine = create_engine("sqlite://", creator=lambda: db, poolclass=pool.StaticPool)
    with engine.begin() as connection:  # commits, or rolls everything back
        # Opening the connection ends a transaction of the driver, and nothing else begins one.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        if version:
            command.stamp(config, str(version))
        command.upgrade(config, "head")
        connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
