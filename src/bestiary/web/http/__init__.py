"""Django views: home, rules, lessons, tables, seats, transcripts, accounts, and the JSON API.

Each runs in the thread of its request. The page of a table then opens a WebSocket, and moves go
that way (`live`); what a view changes is announced to open pages by the `Worker`.
"""
