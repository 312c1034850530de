"""How connections come in and go: sockets to listen on, bounds for whoever asks, the end.

Everything here runs in the server's loop, before a request has a thread and after it has left
it. Nobody here knows a table.
"""
