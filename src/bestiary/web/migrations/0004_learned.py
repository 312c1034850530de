"""How far players have come in lessons."""

from typing import ClassVar

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """One row for each lesson that a player has begun."""

    dependencies: ClassVar = [("web", "0003_note_marks")]

    operations: ClassVar = [
        migrations.CreateModel(
            name="Learned",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("game", models.CharField(max_length=40)),
                ("lesson", models.CharField(max_length=40)),
                ("page", models.PositiveSmallIntegerField(default=0)),
                ("answers", models.JSONField(default=list)),
                ("is_finished", models.BooleanField(default=False)),
                ("changed", models.DateTimeField(auto_now=True)),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="learned",
                        to="web.player",
                    ),
                ),
            ],
            options={"ordering": ("-changed",)},
        ),
        migrations.AddConstraint(
            model_name="learned",
            constraint=models.UniqueConstraint(
                fields=("player", "game", "lesson"), name="one_learned"
            ),
        ),
    ]
