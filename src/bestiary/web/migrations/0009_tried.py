"""Reminders that could not be sent are tried again."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """When the last one was tried."""

    dependencies: ClassVar = [("web", "0013_salt")]

    operations: ClassVar = [
        migrations.AddField("seat", "tried", models.DateTimeField(null=True)),
    ]
