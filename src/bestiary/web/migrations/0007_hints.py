"""Whether players may ask for a move is a setting of the table."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """Against bots they always may."""

    dependencies: ClassVar = [("web", "0006_move_key")]

    operations: ClassVar = [
        migrations.AddField(
            "table", "has_hints", models.BooleanField(db_default=False, default=False)
        ),
    ]
