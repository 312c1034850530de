"""When somebody was last seen in a seat: those who sit now are taken to be here."""

from typing import ClassVar

import django.db.models.functions.datetime
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    """Known to all workers, whether or not they share a Redis."""

    dependencies: ClassVar = [("web", "0009_tried")]

    operations: ClassVar = [
        migrations.AddField(
            "seat",
            "seen",
            models.DateTimeField(
                default=django.utils.timezone.now,
                db_default=django.db.models.functions.datetime.Now(),
            ),
        ),
    ]
