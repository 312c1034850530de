"""Addresses of the API."""

from django.urls import path

from bestiary.web.http.api import openapi, tables, transcripts
from bestiary.web.http.api.answers import endpoint
from bestiary.web.live.stream import stream

urlpatterns = [
    path("openapi.json", endpoint(get=openapi.described)),
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
