"""Pages by address: the front of the house, the doors of a table, and the table's first drawing.

A browser comes in with a request and goes out with a page, each in the thread of that request;
the page of a table then opens a socket, and all moves go that way. What a request changes is
announced to the open pages through `keeping`.
"""
