"""Views for a player's name, registration, signing in and out, language and theme."""

from django import forms
from django.contrib.auth import logout as sign_out
from django.contrib.auth.forms import AuthenticationForm, UserCreationForm
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_http_methods, require_POST

from bestiary.web import worker
from bestiary.web.accounts.devices import (
    YEAR_SECONDS,
    passes_registration_throttle,
    passes_sign_in_throttle,
    remember_device,
)
from bestiary.web.accounts.players import PlayerRequest, client_key_of, ensure_player, sign_in_as
from bestiary.web.http.page_context import THEMES
from bestiary.web.infra import i18n
from bestiary.web.infra.rate_limit import too_many_requests


class NameForm(forms.Form):
    """What to call a player."""

    name = forms.CharField(max_length=40, min_length=1, strip=True)
    email = forms.EmailField(required=False)


class RegisterForm(UserCreationForm):  # type: ignore[type-arg] # generic only in the stubs
    """A name and a password make an account."""

    class Meta(UserCreationForm.Meta):
        """Only the name is asked."""

        model = User
        fields = ("username",)


def redirect_back(request: HttpRequest, default: str = "home") -> HttpResponse:
    """Return to the page a form was on."""
    url = request.POST.get("next") or request.GET.get("next") or ""
    if url_has_allowed_host_and_scheme(url, {request.get_host()}, request.is_secure()):
        return redirect(url)
    return redirect(default)


@require_http_methods(["GET", "POST"])
def account(request: PlayerRequest) -> HttpResponse:
    """My name; for accounts an address for reminders."""
    if request.method == "POST":
        form = NameForm(request.POST)
        if form.is_valid():
            player = ensure_player(request, form.cleaned_data["name"])
            if player.user is not None:
                player.user.email = form.cleaned_data["email"]
                player.user.save(update_fields=["email"])
            return redirect_back(request, "account")
    else:
        player_ = request.player
        email = player_.user.email if player_ and player_.user else ""
        form = NameForm(initial={"name": player_.name if player_ else "", "email": email})
    return render(request, "bestiary/account.html", {"form": form})


@require_http_methods(["GET", "POST"])
def register(request: PlayerRequest) -> HttpResponse:
    """Become an account; a guest keeps everything."""
    if request.method == "POST" and not passes_registration_throttle(request):
        return too_many_requests(request)
    form = RegisterForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        with worker.current().slow_jobs.slot(client_key_of(request), "a new password"):
            user = form.save()
        return _let_in(request, user)
    return render(request, "bestiary/sign.html", {"form": form, "kind": "register"})


@require_http_methods(["GET", "POST"])
def sign_in(request: PlayerRequest) -> HttpResponse:
    """Sign in to an account; what was played as a guest goes along."""
    if request.method == "POST" and not passes_sign_in_throttle(request):
        return too_many_requests(request)
    form = AuthenticationForm(request, request.POST or None)
    if request.method == "POST" and _has_valid_password(request, form):
        return _let_in(request, form.get_user())
    return render(request, "bestiary/sign.html", {"form": form, "kind": "login"})


def _let_in(request: PlayerRequest, user: User) -> HttpResponse:
    sign_in_as(request, user)
    response = redirect_back(request, "mine")
    remember_device(request, response, user)
    return response


def _has_valid_password(request: PlayerRequest, form: AuthenticationForm) -> bool:
    """Whether name and password do; that takes long on purpose."""
    with worker.current().slow_jobs.slot(client_key_of(request), "a password"):
        return form.is_valid()


@require_POST
def sign_out_here(request: PlayerRequest) -> HttpResponse:
    """Sign out of this device."""
    sign_out(request)
    return redirect("home")


@require_POST
def set_language(request: PlayerRequest) -> HttpResponse:
    """Switch the language, for this browser and for e-mails."""
    response = redirect_back(request)
    chosen = request.POST.get("language", "")
    if chosen in i18n.LANGUAGES:
        _set_preference(request, response, i18n.LANGUAGE_COOKIE, chosen)
        if request.player is not None:
            request.player.language = chosen
            request.player.save(update_fields=["language"])
    return response


@require_POST
def set_theme(request: PlayerRequest) -> HttpResponse:
    """Switch between paper and lamplight."""
    response = redirect_back(request)
    chosen = request.POST.get("theme", "")
    if chosen in THEMES:
        _set_preference(request, response, "theme", chosen)
    return response


def _set_preference(request: HttpRequest, response: HttpResponse, name: str, value: str) -> None:
    response.set_cookie(
        name, value, max_age=YEAR_SECONDS, samesite="Lax", secure=request.is_secure()
    )
