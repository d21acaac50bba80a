"""The versions of the schema. A module is never changed once a version with it was released."""
