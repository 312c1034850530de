"""Django's settings, derived from `configuration`."""

import os
from typing import Any
from urllib.parse import unquote, urlsplit

import dj_database_url

from bestiary.web.config import CONFIGURATION as C
from bestiary.web.infra.database import postgres_options
from bestiary.web.infra.static_version import static_version

DEBUG = C.debug
SECRET_KEY = C.key()
ALLOWED_HOSTS = C.hosts()
CSRF_TRUSTED_ORIGINS = [C.public_url] if C.public_url else []

INSTALLED_APPS = [
    "bestiary.web",  # first: its templates come before the admin's own
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "channels",
    "django_htmx",
]
MIDDLEWARE = [
    "bestiary.web.infra.compression.CompressionMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "bestiary.web.infra.security_headers.security_headers_middleware",
    "bestiary.web.infra.request_body.refused_body_middleware",
    "bestiary.web.infra.rate_limit.rate_limit_middleware",
    "bestiary.web.infra.database_errors.DatabaseErrorMiddleware",
    "bestiary.web.infra.database_errors.SessionErrorMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "bestiary.web.accounts.players.player_middleware",
    "bestiary.web.infra.i18n.language_middleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
ROOT_URLCONF = "bestiary.web.urls"
ASGI_APPLICATION = "bestiary.web.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "bestiary.web.http.page_context.page_context",
            ],
            "builtins": ["bestiary.web.templatetags.words"],
        },
    },
]

for made in ("fonts", "static"):
    (C.data / made).mkdir(parents=True, exist_ok=True)
if C.database_url:
    # Each request has a thread of its own under ASGI: a connection kept in it would only pile up.
    _found: dict[str, Any] = {**dj_database_url.parse(C.database_url, conn_max_age=0)}
    if _found["ENGINE"] == "django.db.backends.postgresql":
        _options = postgres_options(C.database_patience, C.database_connections)
        _found["OPTIONS"] = _options | _found.get("OPTIONS", {})
        _found["CONN_HEALTH_CHECKS"] = True  # those that were kept may have died since
    DATABASES = {"default": _found}
else:
    # Nobody else may read it, from its first byte; its journal is made with the same rights.
    os.close(os.open(C.data / "bestiary.sqlite3", os.O_RDWR | os.O_CREAT, 0o600))
    (C.data / "bestiary.sqlite3").chmod(0o600)
    DATABASES = {
        "default": {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": C.data / "bestiary.sqlite3",
            # A file, because the threads of a test must see one another's rows.
            "TEST": {"NAME": C.data / "test.sqlite3"},
            "OPTIONS": {
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
                # A writer takes its lock at once: two racing moves wait instead of failing.
                "transaction_mode": "IMMEDIATE",
                "timeout": C.database_patience,
            },
        },
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

if C.redis_url:
    from redis.backoff import NoBackoff
    from redis.retry import Retry

    CACHES = {
        "default": {
            "BACKEND": "bestiary.web.infra.cache.FallbackCache",
            "LOCATION": C.redis_url,
            "OPTIONS": {
                "socket_connect_timeout": 1,
                "socket_timeout": 1,
                "retry": Retry(NoBackoff(), 0),
            },
        },
    }
else:
    CACHES = {
        "default": {
            "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
            # What was worked out for one table is not pushed out by others.
            "OPTIONS": {"MAX_ENTRIES": 200_000},
        }
    }

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("MinimumLengthValidator", "CommonPasswordValidator", "NumericPasswordValidator")
]
LOGIN_URL = "login"
CSRF_FAILURE_VIEW = "bestiary.web.http.error_pages.csrf_failure"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 365
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SAMESITE = "Lax"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024
if C.tls:
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365
    SECURE_HSTS_INCLUDE_SUBDOMAINS = C.hsts_subdomains
    SECURE_HSTS_PRELOAD = C.hsts_preload
# Subdomains may be other people's sites, and a preload list forgets slowly: the operator's choice.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]

USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = True
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("ru", "Русский")]

STATIC_URL = f"static/{static_version()}/"
STATICFILES_DIRS = [("bestiary/fonts", C.data / "fonts")]
STATIC_ROOT = C.data / "static"
# Files are served from the package, or from a copy once `collectstatic` has made one.
# Their address changes with any of them, so a browser may keep them for ever.
WHITENOISE_USE_FINDERS = not any(STATIC_ROOT.iterdir())
WHITENOISE_AUTOREFRESH = C.debug
WHITENOISE_IMMUTABLE_FILE_TEST = r"^.+$"

if C.email_url:
    _mail = urlsplit(C.email_url)
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_HOST = _mail.hostname or "localhost"
    EMAIL_PORT = _mail.port or 25
    EMAIL_HOST_USER = unquote(_mail.username or "")
    EMAIL_HOST_PASSWORD = unquote(_mail.password or "")
    EMAIL_USE_SSL = _mail.scheme == "smtps"
    EMAIL_TIMEOUT = 5
else:
    EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
DEFAULT_FROM_EMAIL = C.email_from

# Tokens never reach a log: they live in the fragment of a link, and only paths are logged.
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "lines": {"()": "bestiary.web.infra.logging.LineFormatter"},
        "json": {"()": "bestiary.web.infra.logging.JsonFormatter"},
    },
    "handlers": {
        "console": {
            "class": "bestiary.web.infra.logging.RateLimitedHandler",
            "formatter": C.log_format,
        }
    },
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {"bestiary": {"level": "INFO"}},
}
