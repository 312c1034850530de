"""When the house was last alive."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """One row, written with every beat."""

    dependencies: ClassVar = [("web", "0007_hints")]

    operations: ClassVar = [
        migrations.CreateModel(
            name="Pulse",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("at", models.DateTimeField()),
            ],
        ),
    ]
