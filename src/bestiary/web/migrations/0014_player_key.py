"""A program's own name for a guest, by which it may ask again without sitting down twice."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """The database fills it in for workers that know nothing of it yet."""

    dependencies: ClassVar = [("web", "0010_seen")]

    operations: ClassVar = [
        migrations.AddField(
            model_name="player",
            name="key",
            field=models.CharField(max_length=64, default="", db_default=""),
        ),
        migrations.AddConstraint(
            model_name="player",
            constraint=models.UniqueConstraint(
                fields=["key"], condition=~models.Q(key=""), name="web_player_of_key"
            ),
        ),
    ]
