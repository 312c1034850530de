"""The writer thread: the one thread of a worker that makes moves, commits and draws pages.

Jobs come in from the event loop and wait in two queues, writes before reads. Moves that waited
together are made at their tables and stored with one batch commit; then the pages of those tables
are drawn, and results and drawings are handed back to the loop together. Everything here but
`Writer`'s public methods runs in that thread, or in the thread that waits for the disk.
"""
