"""Addresses of the API."""

from django.urls import path

from bestiary.web.api import description, tables, transcripts
from bestiary.web.api.answers import endpoint
from bestiary.web.api.stream import stream

urlpatterns = [
    path("openapi.json", endpoint(get=description.described)),
    path("games", endpoint(get=tables.games)),
    path("tables", endpoint(get=tables.listed, post=tables.opened)),
    path("tables/<str:slug>", endpoint(get=tables.told)),
    path("tables/<str:slug>/seats", endpoint(post=tables.joined)),
    path("tables/<str:slug>/view", endpoint(get=tables.viewed)),
    path("tables/<str:slug>/options", endpoint(get=tables.offered)),
    path("tables/<str:slug>/moves", endpoint(post=tables.played)),
    path("tables/<str:slug>/stream", stream),
    path("seals", endpoint(post=tables.sealed)),
    path("transcripts", endpoint(post=transcripts.verified)),
]
