"""Server-side rendering: HTML fragments of a table or a lesson, and diffs of what a page has.

- `page_record`: plain records of what is shown and asked for; a stored table and a lesson fill one
- `table_page`, `lesson_page`: from such a record to a `Screen` of fragments by id
- `context`: what the fragments of one screen share, computed once
- `head`, `panels`, `prompt`, `options`, `buttons`, `preview`, `news`, `log`, `scores`, `result`:
  one fragment each, or what it is made of
- `fragments`, `drawing_cache`: templates and drawings, cached
- `html_diff`, `svg_diff`: what to send so that a page shows a new screen
- `rulebook`, `turning_point`: the rules as a page; the move that decided a game

Everything is drawn from the view of one seat only, so no secret can show through. After a move
this runs in the writer thread, for every open page of the table; a page that is opened by a
request is drawn in the thread of that request. What is memoized here must therefore be safe for
several threads.

Three caches are used, and no other: the rows of a table and its journal (`tables/`), drawings by
their size in bytes (`drawing_cache`), and `lru_cache` for every other pure function.
"""
