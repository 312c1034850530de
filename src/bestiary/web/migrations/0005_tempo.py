"""How long bots pause is a setting of the table."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("web", "0004_learned"),)

    operations = (
        migrations.AddField(
            model_name="table",
            name="tempo",
            field=models.CharField(
                choices=[("calm", "Calm"), ("brisk", "Brisk"), ("at-once", "At Once")],
                db_default="calm",
                default="calm",
                max_length=7,
            ),
        ),
    )
