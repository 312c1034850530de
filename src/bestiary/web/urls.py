"""URL patterns of the site."""

from django.urls import include, path, re_path

from bestiary.web import admin
from bestiary.web.http import (
    account,
    companion,
    error_pages,
    hashed_assets,
    home,
    learn,
    legend,
    seats,
    tables,
    transcripts,
)
from bestiary.web.live.socket import TableSocket

urlpatterns = [
    path("", home.home, name="home"),
    path("lobby/", home.lobby, name="lobby"),
    path("mine/", home.mine, name="mine"),
    path("rules/<slug:id>/", home.rules, name="rules"),
    path("about/<slug:id>/", home.about, name="about"),
    path("legend/<slug:id>/", legend.legend, name="legend"),
    path(
        "legend/<slug:id>.<slug:language>.<slug:digest>.json",
        legend.legend_file,
        name="legend-file",
    ),
    path("learn/<slug:id>/", learn.lessons, name="learn"),
    path("learn/<slug:id>/<slug:name>/", learn.lesson, name="lesson"),
    path("companion/<slug:id>/", companion.companion, name="companion"),
    path("companion/<slug:id>/plan/<str:code>/<int:players>/", companion.plan, name="plan"),
    path("companion/<slug:id>/secret/<str:sealed>/", companion.secret, name="secret"),
    path("puzzle/<slug:id>/", companion.puzzle, name="puzzle"),
    path("table/<slug:slug>/insight/", transcripts.insight, name="insight"),
    path("art/<slug:name>.<slug:digest>.svg", hashed_assets.sheet, name="art"),
    path("art/plate/<slug:game>.<slug:theme>.<slug:digest>.svg", hashed_assets.plate, name="plate"),
    path("art/games.<slug:digest>.css", hashed_assets.styles, name="styles"),
    path("static/<slug:edition>/<path:name>", hashed_assets.current_static_file),
    path("new/<slug:id>/", tables.new_table, name="new"),
    path("new/<slug:id>/quick/", tables.quick_table, name="quick"),
    path("table/<slug:slug>/", tables.show_table, name="table"),
    path("table/<slug:slug>/sit/", seats.sit, name="sit"),
    path("table/<slug:slug>/start/", seats.start, name="start"),
    path("table/<slug:slug>/place/<int:number>/", seats.change_seat, name="place"),
    path("table/<slug:slug>/leave/", seats.leave, name="leave"),
    path("table/<slug:slug>/rematch/", seats.rematch, name="rematch"),
    path("table/<slug:slug>/harder/", seats.harder_rematch, name="harder"),
    path("table/<slug:slug>/transcript/", transcripts.download, name="transcript"),
    path("table/<slug:slug>/remains/", transcripts.download_archived, name="remains"),
    path("table/<slug:slug>/turning/", transcripts.turning_point, name="turning"),
    path("table/<slug:slug>/verify/", transcripts.verify, name="verify"),
    path("join/<slug:slug>/", seats.join, name="join"),
    path("watch/<slug:slug>/", seats.watch, name="watch"),
    path("account/", account.account, name="account"),
    path("account/register/", account.register, name="register"),
    path("account/login/", account.sign_in, name="login"),
    path("account/logout/", account.sign_out_here, name="logout"),
    path("language/", account.set_language, name="language"),
    path("theme/", account.set_theme, name="theme"),
    path("api/", include("bestiary.web.http.api.urls")),
    path("admin/", include((admin.admin_urls(), "admin"))),
]
handler400 = error_pages.bad_request
handler403 = error_pages.forbidden
handler404 = error_pages.not_found
handler500 = error_pages.server_error
sockets = [
    re_path(r"^table/(?P<slug>[0-9a-f]+)/socket/$", TableSocket.serve)  # type: ignore[arg-type] # Channels routes to applications
]
