"""The first tables."""

# ruff: noqa: RUF012 - Django writes these class attributes so

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

import bestiary.web.models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Player",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=40)),
                ("language", models.CharField(default="en", max_length=2)),
                ("is_blocked", models.BooleanField(default=False)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "user",
                    models.OneToOneField(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Seat",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveSmallIntegerField()),
                (
                    "kind",
                    models.CharField(
                        choices=[("person", "Person"), ("bot", "Bot"), ("device", "Device")],
                        default="person",
                        max_length=6,
                    ),
                ),
                ("bot", models.CharField(blank=True, max_length=40)),
                ("name", models.CharField(blank=True, max_length=40)),
                ("pin", models.CharField(blank=True, max_length=128)),
                ("is_asked", models.BooleanField(default=False)),
                ("asked", models.DateTimeField(null=True)),
                ("reminded", models.DateTimeField(null=True)),
                ("clock_left", models.FloatField(null=True)),
                (
                    "player",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="seats",
                        to="web.player",
                    ),
                ),
            ],
            options={
                "ordering": ("number",),
            },
        ),
        migrations.CreateModel(
            name="Note",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("text", models.TextField(blank=True, max_length=10000)),
                (
                    "seat",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="note",
                        to="web.seat",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Table",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "slug",
                    models.CharField(
                        default=bestiary.web.models.new_slug, max_length=16, unique=True
                    ),
                ),
                ("game", models.CharField(max_length=40)),
                ("options", models.JSONField(default=dict)),
                ("rules_version", models.CharField(default="", max_length=20)),
                ("seed", models.CharField(default=bestiary.web.models.new_seed, max_length=64)),
                (
                    "status",
                    models.CharField(
                        choices=[
                            ("waiting", "Waiting"),
                            ("playing", "Playing"),
                            ("finished", "Finished"),
                            ("archived", "Archived"),
                        ],
                        db_index=True,
                        default="waiting",
                        max_length=10,
                    ),
                ),
                ("is_public", models.BooleanField(default=False)),
                (
                    "pace",
                    models.CharField(
                        choices=[("live", "Live"), ("days", "Days")], default="live", max_length=5
                    ),
                ),
                ("clock", models.PositiveIntegerField(default=0)),
                ("has_take_backs", models.BooleanField(default=True)),
                ("length", models.PositiveIntegerField(default=0)),
                ("outcome", models.JSONField(null=True)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                ("started", models.DateTimeField(null=True)),
                ("changed", models.DateTimeField(db_index=True, default=django.utils.timezone.now)),
                (
                    "host",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="hosted",
                        to="web.player",
                    ),
                ),
                (
                    "rematch",
                    models.OneToOneField(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        to="web.table",
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="seat",
            name="table",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="seats", to="web.table"
            ),
        ),
        migrations.CreateModel(
            name="Move",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("seat", models.SmallIntegerField()),
                (
                    "act",
                    models.CharField(
                        choices=[
                            ("deal", "Deal"),
                            ("choice", "Choice"),
                            ("take-back", "Take Back"),
                            ("concede", "Concede"),
                        ],
                        default="choice",
                        max_length=10,
                    ),
                ),
                ("notation", models.TextField(blank=True)),
                ("dealt", models.JSONField(default=list)),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="moves",
                        to="web.table",
                    ),
                ),
            ],
            options={
                "ordering": ("number",),
            },
        ),
        migrations.CreateModel(
            name="Message",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=40)),
                ("text", models.CharField(max_length=500)),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "player",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, to="web.player"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="messages",
                        to="web.table",
                    ),
                ),
            ],
            options={
                "ordering": ("id",),
            },
        ),
        migrations.AddIndex(
            model_name="seat",
            index=models.Index(fields=["is_asked", "bot"], name="web_seat_is_aske_d6a67d_idx"),
        ),
        migrations.AddConstraint(
            model_name="seat",
            constraint=models.UniqueConstraint(fields=("table", "number"), name="one_seat"),
        ),
        migrations.AddConstraint(
            model_name="move",
            constraint=models.UniqueConstraint(fields=("table", "number"), name="one_move"),
        ),
    ]
