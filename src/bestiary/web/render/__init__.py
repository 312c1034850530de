"""What each reader sees: whose eyes, which pieces of page, and what of them is new to that page.

A table that moved comes in after its commit; what each of its pages must change goes out to the
loop that the page belongs to. Everything is drawn in the clerk's thread, from views only, and a
page that is opened by request is drawn in that request's.
"""
