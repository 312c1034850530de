"""Live pages: WebSockets and event streams, who may see what, and the commands of a message.

A message comes in from the browser in the server's event loop, is limited and parsed there, and
goes on as a job to the writer thread, in which commands run and pages are drawn. What was drawn
comes back into the loop and waits in the connection's outbox until the browser takes it.
"""
