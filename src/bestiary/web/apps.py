"""The Django application."""

from django.apps import AppConfig

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra import fonts


class WebConfig(AppConfig):
    """Bestiary's pages and tables."""

    name = "bestiary.web"
    label = "web"
    verbose_name = "Bestiary"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Cut the fonts before static files are looked for."""
        fonts.make(CONFIGURATION.data / "fonts")
