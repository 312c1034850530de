"""A program's own name for a move, by which it may ask again without moving twice."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """The database fills it in for workers that know nothing of it yet."""

    dependencies: ClassVar = [("web", "0005_tempo")]

    operations: ClassVar = [
        migrations.AddField(
            model_name="move",
            name="key",
            field=models.CharField(max_length=64, default="", db_default=""),
        ),
    ]
