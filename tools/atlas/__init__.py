"""Makes the map of Cryptic Nature from public-domain geography.

`python -m tools.atlas land-50m.json europe.json` reads the coastline of Natural Earth
(public domain) in the form that the npm package `world-atlas` carries, cuts Europe out of it,
projects and simplifies it, adds mountains, rivers and lakes from `features`, and writes what the
board draws.
"""
