"""Speed of every game beside other engines, measured in one run on one core.

`python -m tools.bench [SECONDS]` prints a table in Markdown, `--page` puts it into a page.
Decisions are those of players, not of chance. Nothing is asserted: machines differ, ratios within
one run mean something.
"""
