"""The logic of a table: commands in, events and views out.

It needs the standard library alone and knows no socket, no database and no clock, so that any host can run it: a server
process, several of them, or a worker in a browser. Hosts encode, store and send what it returns.
"""
