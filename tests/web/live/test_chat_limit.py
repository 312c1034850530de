"""The chat of a table holds so many messages and no more."""

from __future__ import annotations

import pytest

from bestiary.web.live import commands
from bestiary.web.live.commands.chat import MAX_MESSAGES_PER_TABLE
from bestiary.web.models import Message
from bestiary.web.tables.errors import TurnedAwayError
from web.table_setup import duel, make_player, session_at

pytestmark = pytest.mark.django_db


def test_chat_has_an_end() -> None:
    anna = make_player()
    table = duel(anna, make_player("Boris"))
    Message.objects.bulk_create(
        [Message(table=table, player=anna, name="Anna", text="!")] * (MAX_MESSAGES_PER_TABLE - 1)
    )
    session = session_at(table, anna)

    assert commands.run(session, {"act": "chat", "text": "last"})
    with pytest.raises(TurnedAwayError, match=r"^refused-chat-full$"):
        commands.run(session, {"act": "chat", "text": "one more"})
    assert table.messages.count() == MAX_MESSAGES_PER_TABLE
