"""Players add salt to a seed that was sealed before."""

from typing import ClassVar

import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    """A table without salt deals from its seed alone, as ever."""

    dependencies: ClassVar = [("web", "0008_pulse")]

    operations: ClassVar = [
        migrations.AddField("table", "salts", models.JSONField(null=True)),
        migrations.CreateModel(
            name="SealedSeed",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("seal", models.CharField(max_length=64, unique=True)),
                ("seed", models.CharField(max_length=64)),
                (
                    "created",
                    models.DateTimeField(db_index=True, default=django.utils.timezone.now),
                ),
            ],
        ),
    ]
