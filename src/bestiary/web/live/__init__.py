"""An open page of a table: its connection, its reader, and the acts that a message may ask for.

A message comes in from the browser in the server's loop, is read there, and goes on as a job to
the clerk, in whose thread `acts` and `reader` run. What the stage has drawn comes back into the
loop and waits in the connection's outbox until the browser takes it.
"""
