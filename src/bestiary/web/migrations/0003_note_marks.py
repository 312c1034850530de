"""Private notes on parts of the board."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """They are kept beside the other notes of a seat."""

    dependencies: ClassVar = [("web", "0002_snapshot")]

    operations: ClassVar = [
        migrations.AddField("note", "marks", models.JSONField(default=dict)),
    ]
