"""URL patterns of the API."""

from django.urls import path

from bestiary.web.http.api import openapi, tables, transcripts
from bestiary.web.http.api.answers import endpoint
from bestiary.web.http.api.stream import stream

urlpatterns = [
    path("openapi.json", endpoint(get=openapi.show_description)),
    path("games", endpoint(get=tables.list_games)),
    path("tables", endpoint(get=tables.list_tables, post=tables.create_table)),
    path("tables/<str:slug>", endpoint(get=tables.show_table)),
    path("tables/<str:slug>/seats", endpoint(post=tables.join_table)),
    path("tables/<str:slug>/view", endpoint(get=tables.show_view)),
    path("tables/<str:slug>/options", endpoint(get=tables.show_options)),
    path("tables/<str:slug>/moves", endpoint(post=tables.make_move)),
    path("tables/<str:slug>/stream", stream),
    path("seals", endpoint(post=tables.create_seal)),
    path("transcripts", endpoint(post=transcripts.verify_transcript)),
]
