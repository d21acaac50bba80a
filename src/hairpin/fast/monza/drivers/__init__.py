"""The compiled drivers: what each knows as data, and how it chooses."""
