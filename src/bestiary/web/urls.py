"""Addresses."""

from django.urls import include, path, re_path

from bestiary.web import admin
from bestiary.web.pages import (
    account,
    art,
    companion,
    doors,
    errors,
    home,
    learn,
    legend,
    records,
    tables,
)
from bestiary.web.socket.connection import TableSocket

urlpatterns = [
    path("", home.home, name="home"),
    path("lobby/", home.lobby, name="lobby"),
    path("mine/", home.mine, name="mine"),
    path("rules/<slug:id>/", home.rules, name="rules"),
    path("about/<slug:id>/", home.about, name="about"),
    path("legend/<slug:id>/", legend.legend, name="legend"),
    path("legend/<slug:id>.<slug:language>.<slug:digest>.json", legend.file, name="legend-file"),
    path("learn/<slug:id>/", learn.lessons, name="learn"),
    path("learn/<slug:id>/<slug:name>/", learn.lesson, name="lesson"),
    path("companion/<slug:id>/", companion.companion, name="companion"),
    path("companion/<slug:id>/plan/<str:code>/<int:players>/", companion.plan, name="plan"),
    path("companion/<slug:id>/secret/<str:sealed>/", companion.secret, name="secret"),
    path("puzzle/<slug:id>/", companion.puzzle, name="puzzle"),
    path("table/<slug:slug>/insight/", records.insight, name="insight"),
    path("art/<slug:name>.<slug:digest>.svg", art.art, name="art"),
    path("art/plate/<slug:game>.<slug:theme>.<slug:digest>.svg", art.plate, name="plate"),
    path("static/<slug:edition>/<path:name>", art.moved),
    path("new/<slug:id>/", tables.new, name="new"),
    path("new/<slug:id>/quick/", tables.quick, name="quick"),
    path("table/<slug:slug>/", tables.table, name="table"),
    path("table/<slug:slug>/sit/", doors.sit, name="sit"),
    path("table/<slug:slug>/start/", doors.start, name="start"),
    path("table/<slug:slug>/place/<int:number>/", doors.place, name="place"),
    path("table/<slug:slug>/leave/", doors.leave, name="leave"),
    path("table/<slug:slug>/rematch/", doors.rematch, name="rematch"),
    path("table/<slug:slug>/harder/", doors.harder, name="harder"),
    path("table/<slug:slug>/transcript/", records.download, name="transcript"),
    path("table/<slug:slug>/remains/", records.leave_archive, name="remains"),
    path("table/<slug:slug>/turning/", records.turning_point, name="turning"),
    path("table/<slug:slug>/verify/", records.verify, name="verify"),
    path("join/<slug:slug>/", doors.join, name="join"),
    path("watch/<slug:slug>/", doors.watch, name="watch"),
    path("account/", account.account, name="account"),
    path("account/register/", account.register, name="register"),
    path("account/login/", account.sign_in, name="login"),
    path("account/logout/", account.leave, name="logout"),
    path("language/", account.set_language, name="language"),
    path("theme/", account.set_theme, name="theme"),
    path("api/", include("bestiary.web.api.urls")),
    path("admin/", include((admin.addresses(), "admin"))),
]
handler400, handler403, handler404 = errors.unreadable, errors.forbidden, errors.missing
handler500 = errors.broken
sockets = [
    re_path(r"^table/(?P<slug>[0-9a-f]+)/socket/$", TableSocket.serve)  # type: ignore[arg-type] # Channels routes to applications
]
