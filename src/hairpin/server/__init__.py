"""The server: web application, tables with their connections, store, computer drivers. It knows no rule of any game."""
