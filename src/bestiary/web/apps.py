"""The Django application."""

from django.apps import AppConfig

from bestiary.web.house import fonts
from bestiary.web.house.configuration import CONFIGURATION


class Web(AppConfig):
    """Bestiary's pages and tables."""

    name = "bestiary.web"
    label = "web"
    verbose_name = "Bestiary"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Cut the fonts before static files are looked for."""
        fonts.make(CONFIGURATION.data / "fonts")
