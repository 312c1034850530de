"""Django models: players, tables, seats, moves, messages, snapshots."""

import secrets
from hashlib import sha256

from django.contrib.auth.models import User
from django.db import models
from django.db.models.functions import Now
from django.utils import timezone


def new_slug() -> str:
    """A short public name for a table; it opens nothing by itself."""
    return secrets.token_hex(6)


def new_seed() -> str:
    """256 secret bits that decide all chance at a table."""
    return secrets.token_hex(32)


def seal_of(seed: str) -> str:
    """What is told of a seed before the end: nobody can change it any more, or read it."""
    return sha256(bytes.fromhex(seed)).hexdigest()


class Player(models.Model):
    """Someone who plays: a guest with only a name, or the owner of an account."""

    name = models.CharField(max_length=40)
    user = models.OneToOneField(User, null=True, blank=True, on_delete=models.CASCADE)
    language = models.CharField(max_length=2, default="en")
    is_blocked = models.BooleanField(default=False)
    created = models.DateTimeField(default=timezone.now)
    key = models.CharField(max_length=64, default="", db_default="")  # hashed; see the protocol

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["key"], condition=~models.Q(key=""), name="web_player_of_key"
            ),
        )

    def __str__(self) -> str:
        return self.name

    @property
    def is_guest(self) -> bool:
        return self.user_id is None


class Status(models.TextChoices):
    """Where a table is in its life."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    ARCHIVED = "archived"


class Pace(models.TextChoices):
    """Played in one sitting, or over days."""

    LIVE = "live"
    DAYS = "days"


class Tempo(models.TextChoices):
    """How long bots pause before they move, so that people can follow."""

    CALM = "calm"
    BRISK = "brisk"
    INSTANT = "at-once", "At Once"


class Table(models.Model):
    """One game in progress: who plays what, and the secret that decides chance."""

    slug = models.CharField(max_length=16, unique=True, default=new_slug)
    game = models.CharField(max_length=40)
    options = models.JSONField(default=dict)
    rules_version = models.CharField(max_length=20, default="")
    seed = models.CharField(max_length=64, default=new_seed)
    salts = models.JSONField(null=True)  # by seat, what was added to the sealed seed
    host = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="hosted")
    status = models.CharField(max_length=10, choices=Status, default=Status.WAITING, db_index=True)
    is_public = models.BooleanField(default=False)
    pace = models.CharField(max_length=5, choices=Pace, default=Pace.LIVE)
    clock = models.PositiveIntegerField(default=0)  # minutes a seat (live), days a move; 0: none
    has_take_backs = models.BooleanField(default=True)
    has_hints = models.BooleanField(default=False, db_default=False)
    tempo = models.CharField(max_length=7, choices=Tempo, default=Tempo.CALM, db_default=Tempo.CALM)
    length = models.PositiveIntegerField(default=0)  # number of the last move stored
    outcome = models.JSONField(null=True)
    rematch = models.OneToOneField("self", null=True, blank=True, on_delete=models.SET_NULL)
    created = models.DateTimeField(default=timezone.now)
    started = models.DateTimeField(null=True)
    changed = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"{self.game} {self.slug}"

    @property
    def seal(self) -> str:
        """Told from the moment the table is laid."""
        return seal_of(self.seed)

    def salts_of(self, seats: int) -> tuple[str, ...]:
        """What each seat added, in the order of seats."""
        return tuple((self.salts or {}).get(str(number), "") for number in range(seats))


class SealedSeed(models.Model):
    """A seed whose seal is told before its table is laid; used once, then gone."""

    seal = models.CharField(max_length=64, unique=True)
    seed = models.CharField(max_length=64)
    created = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return self.seal


class Kind(models.TextChoices):
    """Who is meant to sit in a seat."""

    PERSON = "person"
    BOT = "bot"
    DEVICE = "device"


class Seat(models.Model):
    """One place at a table."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=6, choices=Kind, default=Kind.PERSON)
    player = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="seats")
    bot = models.CharField(max_length=40, blank=True)  # the seat's bot, or one that stands in
    name = models.CharField(max_length=40, blank=True)
    pin = models.CharField(max_length=128, blank=True)  # hashed
    is_asked = models.BooleanField(default=False)
    asked = models.DateTimeField(null=True)
    reminded = models.DateTimeField(null=True)
    tried = models.DateTimeField(null=True)  # when a reminder was last begun and not yet sent
    clock_left = models.FloatField(null=True)  # seconds
    seen = models.DateTimeField(default=timezone.now, db_default=Now())  # was its player here

    class Meta:
        """One seat per number; bots and turns are looked for often."""

        ordering = ("number",)
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="one_seat"),)
        indexes = (models.Index(fields=("is_asked", "bot")),)

    def __str__(self) -> str:
        return self.name or f"{self.number}"

    @property
    def is_free(self) -> bool:
        return self.kind == Kind.PERSON and self.player_id is None

    @property
    def is_stood_in(self) -> bool:
        """A bot plays for an absent person."""
        return self.kind != Kind.BOT and bool(self.bot)


class Act(models.TextChoices):
    """What a stored move does to the table."""

    DEAL = "deal"
    CHOICE = "choice"
    TAKE_BACK = "take-back"
    CONCEDE = "concede"


class Move(models.Model):
    """What one seat did and how chance answered, stored before it is acknowledged."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="moves")
    number = models.PositiveIntegerField()
    seat = models.SmallIntegerField()
    act = models.CharField(max_length=10, choices=Act, default=Act.CHOICE)
    notation = models.TextField(blank=True)
    dealt = models.JSONField(default=list)  # chance's answers that followed, in notation
    key = models.CharField(max_length=64, default="", db_default="")  # a program's name for it
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        """Whoever stores a number first has made that move."""

        ordering = ("number",)
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="one_move"),)

    def __str__(self) -> str:
        return f"{self.number}. {self.seat}"  # shown to operators: not what was chosen


class Snapshot(models.Model):
    """The state after one of the last moves, for the day when the rules have changed."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, related_name="snapshot")
    number = models.PositiveIntegerField()
    data = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.table_id} at {self.number}"


class Message(models.Model):
    """Something said at the table."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="messages")
    player = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL)
    name = models.CharField(max_length=40)
    text = models.CharField(max_length=500)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        """In the order said."""

        ordering = ("id",)

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"


class Note(models.Model):
    """What a player notes at a table, for nobody else's eyes."""

    seat = models.OneToOneField(Seat, on_delete=models.CASCADE, related_name="note")
    text = models.TextField(max_length=10_000, blank=True)
    marks = models.JSONField(default=dict)  # notes on parts of the board, by the part's name

    def __str__(self) -> str:
        return f"{self.seat}"


class Learned(models.Model):
    """How far a player has come in a lesson: the page, and the answers that led there."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="learned")
    game = models.CharField(max_length=40)
    lesson = models.CharField(max_length=40)
    page = models.PositiveSmallIntegerField(default=0)
    answers = models.JSONField(default=list)
    is_finished = models.BooleanField(default=False)  # once, even if it is begun again
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        """One for each lesson; the last one learned is the first to go on with."""

        ordering = ("-changed",)
        constraints = (
            models.UniqueConstraint(fields=("player", "game", "lesson"), name="one_learned"),
        )

    def __str__(self) -> str:
        return f"{self.game} {self.lesson}: {self.page}"


class Pulse(models.Model):
    """One row: when somebody last served these tables."""

    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.at}"
