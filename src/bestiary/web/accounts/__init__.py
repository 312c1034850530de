"""Authentication: guests and accounts, invitations, seat tokens, sign-in throttling, lessons read.

HTTP pages, WebSockets and the JSON API ask here who a client is before they touch a table. It runs
in the caller's thread: a request's own, or the writer thread for a WebSocket.
"""
