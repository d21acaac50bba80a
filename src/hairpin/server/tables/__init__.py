"""Tables on a server: loaded from the store, changed by commands, sent to everyone who watches."""
