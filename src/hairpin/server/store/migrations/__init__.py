"""Migrations of the store, run by Alembic: one module in `versions` for each version of the schema."""
