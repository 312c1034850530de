"""Tables for programs: the same tables and rules as the pages, as JSON. See docs/protocol.md."""
