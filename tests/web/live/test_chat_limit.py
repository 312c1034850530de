"""The chat of a table holds so many messages and no more."""

from __future__ import annotations

import pytest

from bestiary.web.live.acts import MOST_MESSAGES, Acts
from bestiary.web.models import Message
from bestiary.web.tables.errors import TurnedAwayError
from web.table_setup import duel, someone

pytestmark = pytest.mark.django_db


def test_chat_has_an_end() -> None:
    anna = someone()
    table = duel(anna, someone("Boris"))
    Message.objects.bulk_create(
        [Message(table=table, player=anna, name="Anna", text="!")] * (MOST_MESSAGES - 1)
    )
    acts = Acts(table.slug, anna, frozenset(), "en")

    assert acts.take({"act": "chat", "text": "last"})
    with pytest.raises(TurnedAwayError, match=r"^refused-chat-full$"):
        acts.take({"act": "chat", "text": "one more"})
    assert table.messages.count() == MOST_MESSAGES
