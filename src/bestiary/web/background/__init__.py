"""Background work: bots, clocks, reminders by mail, outages, cleaning up, metrics, other workers.

Its tasks live in the server's event loop; what they need of tables is done in the writer thread,
mails are sent in a thread of the slow jobs, and bots think in processes of their own. Objects here
are made by `worker.py`, which hands them what they need of one another.
"""
