"""The JSON API for programs: the same tables and rules as the pages. See docs/protocol.md.

Requests are checked against the published OpenAPI schemas, and an idempotency key makes repeating
one safe. Handlers run in the thread of the request; a program that follows a table's event stream
is sent to from the event loop.
"""
