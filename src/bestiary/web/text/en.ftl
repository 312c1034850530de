# The site's own words. Games bring theirs.

site-name = Bestiary
site-about = Five creature board games at one table: with friends by link, with honest bots, on any device.
skip = To the main part
skip-to-options = Skip to the options
nav = Pages
nav-lobby = Lobby
nav-mine = My tables
nav-turns = waiting for you
nav-sign-in = Sign in
theme-to-light = Theme: as the system. Switch to daylight
theme-to-dark = Theme: daylight. Switch to lamplight
theme-to-system = Theme: lamplight. Switch to the system's
offline = No connection. Nothing is lost: the page keeps trying.
offline-unsent = What you did here has not been sent yet: it goes out as soon as the connection is back.
offline-unknown = It is not known whether your last choice arrived: the table will show it once it is back.
colophon = A field atlas of creature games. Rules retold, everything drawn by hand in code.
guest-name = { $number ->
    [1] Curious Heron
    [2] Quiet Badger
    [3] Patient Owl
    [4] Brave Newt
    [5] Lucky Marten
    [6] Keen Otter
    [7] Gentle Moth
    [8] Bold Lynx
    [9] Early Lark
    [10] Night Hare
    [11] Old Raven
   *[other] Young Fox
}
seat-name = Player { $number }
bot-name = { $bot ->
    [apprentice] Apprentice { $number }
    [ranger] Ranger { $number }
    [naturalist] Naturalist { $number }
    [master] Master { $number }
    [uniform] Dice bot { $number }
    [greedy] Clever bot { $number }
    [scout] Scout bot { $number }
    [tracker] Tracker bot { $number }
    [expert] Expert bot { $number }
   *[other] Bot { $number }
}
bot-apprentice = apprentice: sees a step ahead
bot-ranger = ranger: looks further
bot-naturalist = naturalist: weighs a lot
bot-master = master: plays its best
bot-uniform = plays at random
bot-greedy = thinks a step ahead
bot-scout = knows its clue
bot-tracker = reads the answers
bot-expert = weighs every clue

home-title = Five creatures to look for
home-lede = Pick a game and be playing in a minute. Send the link to friends or play against bots.
home-empty = No game is installed.
plate-number = Pl. { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] { $number }
}
facts-players = { $range } players
facts-minutes = { $range } min
play = Play
play-alone = Play alone
new-options = Set up
rules = Rules
rules-missing = The rules of this game are not written yet.
contents = Contents
about-edition = About this edition
about-missing = Nothing to note about this edition.
choose-game = Choose a game
to-home = To the games

lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-empty = No open tables
lobby-empty-about = Lay one yourself and make it public: it appears here.
mine-running = Going on
mine-finished = Finished
mine-empty = No tables yet
mine-empty-about = Every game you start or join is kept here.
mine-your-turn = Your turn
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
pace-live = Live
pace-days = Over days
pace-live-about = Everybody sits down now.
pace-days-about = A move when you find the time; an e-mail reminds account holders.
sit = Sit down
watch = Watch
open = Open
new-table = New table

new-title = New table: { $game }
new-seats = Seats
new-seats-about = For { $range } players. You take the first seat.
new-mode = Mode and options
new-access = Who may come
new-pace = Pace
new-open = Lay the table
your-name = Your name
name-later = you can choose it later
seat-who = Seat { $number }
seat-device-name = Name
who-person = a person, by link
who-bot = bot, { $bot }
who-device = on this device
who-nobody = nobody
pin = PIN (optional)
pin-about = People on this device see a curtain between turns; a PIN keeps others from lifting it.
private = Private
private-about = Only people with the link.
public = Public
public-about = Shown in the lobby; anybody may join or watch.
clock = Clock
clock-value = { $number ->
    [0] none
    [one] { $number } minute each · over days: { $number } day a move
   *[other] { $number } minutes each · over days: { $number } days a move
}
clock-days = { $days } d { $hours } h
option-own = Or your own
clock-about = When time runs out, a bot takes the seat until its player is back.
take-backs = Take-backs while nothing new was revealed
bad-options = These seats and options do not go together.

waiting-lede = The game starts by itself when every seat is taken.
waiting-sooner = The host may also begin now, with bots in the free seats.
waiting-learn = Meanwhile, learn the game by playing (opens beside this page)
waiting-full = Every seat is taken: you can begin.
waiting-host = Every seat is taken: waiting for the host to begin.
invite = Invitation
invite-about = Whoever opens this link takes the next free seat.
invite-here-only = This link works on this device only. Whoever runs the site can open it to phones in your network.
copy = Copy
copied = Copied
seat-free = free
seat-free-else = a guest, or else an apprentice
seat-open = free this seat
start-with-bots = Start, with bots in the free seats
start-now = Begin
fair-deal = A fair shuffle
fair-deal-about = The server has sealed its part of the shuffle, and this is the seal. After the game anybody can check by it that the deal was not swapped.
clear-table = Clear the table
stand-up = Stand up
rename = Rename
join-title = Join { $game }
join-about = { $host } invites you. A name is all you need.
join-code = Invitation code
join-code-about = The part of the link after #.
watch-title = Watch { $game }
watch-link = Link for spectators
watch-link-about = They see what is open on the table, nobody's hand.
private-table = This table is private. Ask its players for an invitation or a spectators' link.
archived = An archived table
archived-about = It was started under older rules and cannot go on under today's.
sorry = That did not work

account = You
email = E-mail (optional)
email-about = Only to remind you of your turn at tables over days.
save = Save
signed-in = Signed in as { $name }.
sign-in = Sign in
sign-out = Sign out
register = Make an account
keep-games = Keep your games
keep-games-about = An account is a name and a password. Everything you played as a guest stays yours, on every device.

board = Board
board-in-words = The board in words
tabs = Around the board
tab-board = Board
tab-hand = Hand
tab-others = Players
tab-log = Log
tab-scores = Scores
tab-chat = Chat
tab-notes = Notes
tab-more = More
tab-settings = Settings
loading = One moment …
prompt = What to do
your-turn = Your turn
you-may = While you wait
you-did = You chose:
is-to-move = is to move
is-away = away
bot-plays = a bot plays
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
waiting-for = Waiting for { $names }.
looking-back = You are looking back.
to-now = Back to now
game-over = The game is over.
built = Chosen so far
back = Back
do-it = Do it
weighing = This would happen
weigh-final = It shows you or the others something new, so it cannot be taken back.
weigh-shown = The board shows the result.
weigh-free = You can take it back until something is revealed.
weigh-for-good = This table has no take-backs.
options-left = Options:
verbs = What to do
options-filter = Find an option
turn-held = Turn the tile
tap-again = Tap once more to lay it here.
tap-sure = Tap once more if you mean it.
spends = Dashed frames cost:
take-back = Take back
why-head = Not possible now:
why-not = Why can't I …?
why-nothing = Nothing you might expect is missing here.
scores-now = Counted as if the game ended now. The last line is the number beside each name.
no-scores = There are no points to show.
total = Total
zoom = Closer or farther
step-first = To the start
step-back = One step back
step-forth = One step forward
step-of = Step { $stop } of { $last }
steps = Steps of the game
steps-play = Play on by itself
to-result = To the result
look-through = View as
chat-say = Say something
chat-send = Send
chat-unread = unread
notes-about = Only you see these notes. They are kept as you leave the field.
mark = Your note on this
mark-about = A right click or the key N on a place of the board notes something there; on a phone hold a finger on it and use the button. Only you see it.
confirm-setting = Show a choice before making it
confirm-always = always
confirm-final = only if it cannot be taken back
confirm-never = never
notify = Notification when it is my turn
let-bot-play = Let a bot play for me
let-bot-play-for = Let a bot play for { $name }
concede = Concede
concede-sure = Really give up this game?
conceded = { $name } concedes.
conceded-me = You have given up this game.
conceded-for-me = You win! { conceded }
seed-hash = Seal of a fair shuffle (can be checked after the game):
seed = Seed:
salt-words = Your own words for the shuffle, if you like
salt-about = So that nobody can pick the cards, not even this site: the shuffle is sealed beforehand, and your browser adds chance of its own to it. You need do nothing. After the game anybody can check the deal; words that you add are shown to the table.
salts = Added to the shuffle after the seal:
refused-seal = This seal was used before or has grown too old. Please try again.
download = Transcript
curtain = Pass the device to { $name }
curtain-lift = I am { $name }
curtain-pin = Your PIN
rematch = Rematch
rematch-ready = The new table is laid.
rematch-moved = { rematch-ready } Everyone has moved one seat on: mark, role and who begins may have changed.
verify = Verify
verify-good = { $count ->
    [one] Everything fits: { $count } move replayed, all chance from the sealed seed.
   *[other] Everything fits: { $count } moves replayed, all chance from the sealed seed.
}
verify-bad = It does not fit: { $problem }
verify-salted = The players added to the shuffle after the seal was known. So the deal was not changed, and it was not chosen either. Check that your own line is among theirs.
verify-unsalted = Nobody added to the shuffle. So the deal was not changed since the seal; that it was not chosen before, the server alone can know.
verify-about = The seal was shown when the game began. Now the seed is open, anybody can play the transcript again and find the same game.
result-eyes = Secrets are open now: step through the game and see it as any player did.

refused-moved-on = The table has moved on. Have another look.
refused-choice = That is not on offer here.
refused-marks = The board is full of your notes: rub one out first.
refused-turn = It is not your turn.
refused-over = The game is over.
refused-not-over = That waits until the game is over.
refused-take-back = Something was revealed or someone else acted: it cannot be taken back.
refused-take-back-off = This table has no take-backs.
refused-not-your-seat = That is not your seat.
refused-bot-plays = A bot plays for you; take your seat back first.
refused-not-away = A bot takes over only for someone who is away.
refused-seat-taken = That seat is taken.
refused-no-free-seat = No seat is free here.
refused-no-such-bot = There is no such opponent for this game. Choose one of the levels.
refused-started = The game has begun.
refused-not-alone = Somebody else sits here too: the game cannot be played alone any more.
refused-not-host = Only the host may do that.
refused-too-many-tables = You have many unfinished tables. Finish or clear some first.
refused-token = This link does not fit the table. Ask for a new one.
refused-pin = The PIN is wrong.
refused-too-fast = Slowly, please. Try again in a moment.
too-large = That is more than may be sent at once.
too-slow = It took too long to arrive. Try again.
refused-unreadable = The page sent something the table does not understand. Load it anew.
refused-gone = This table no longer exists.
refused-blocked = The operator of this site has blocked you.
refused-chat-full = Enough has been said at this table.
refused-uncertain = It is not known whether this was saved: the answer was cut off. Look at the table before you try again.
refused-busy = The server is busy with other work just now. Try again in a moment.
refused-storage = The table cannot be saved just now. Nothing is lost; try again in a moment.
try-again = Try again

error-missing = Nothing here
error-missing-about = There is no such page or table, or it was cleared away.
error-forbidden = Not for you
error-forbidden-about = This page is for somebody else.
error-unreadable = Not understood
error-unreadable-about = The request could not be read. Go back and try again.
error-stale = The page was too old
error-stale-about = It was open for a long time, or cookies are switched off. Go back, load it anew and try again.
error-broken = Something broke
error-broken-about = It is our fault, and it is noted. Nothing at any table is lost.

mail-subject = { $game }: your turn
mail-text =
    Hello { $name },

    at { $game } it is your turn:
    { $link }

companion = Companion
companion-title = { $game }: companion
companion-about = For owners of the box: draw a set-up, build it by the plan, and let everyone read their own clue in private.
companion-mode = Mode
companion-players = Players
companion-source = Set-up
companion-code-own = Or a share code that you were given
companion-draw = Draw a set-up
companion-again = Draw another
companion-difficulty = Difficulty: { $difficulty }
companion-code = Share code
companion-steps = Step by step
companion-players-about = Everyone opens their own link on their own phone, or reads here behind the curtain, one after another.
companion-player = { $number ->
    [1] Player 1 (begins)
   *[other] Player { $number }
}
companion-behind = Read here
companion-curtain = For { $name } only
companion-curtain-about = Take the device in your hands; nobody else looks.
companion-lift = I am { $name }: show my clue
companion-hide = Done, hide it
companion-hint = The shared hint
companion-hint-ask = Show the hint to everyone
companion-bad-code = This code is no set-up for so many players. Look at it again, or draw a new one.
puzzle = Daily puzzle
puzzle-title = { $game }: puzzle of the day
puzzle-about = Choose a hex on the map or in the list and press “It is here”. If it is not there, try again.
puzzle-whole = Whole map
puzzle-player = Player { $number }
puzzle-hex = Hex
puzzle-guess = It is here
puzzle-wrong = Not { $part }. Tries so far: { $tries } ({ $tried }).
puzzle-not-here = not here
puzzle-found = Found: { $part }!
puzzle-share-about = Tell your friends:
insight = What could be known
insight-title = What everyone could know
insight-about = After every move: the places each player could not rule out yet, what the move told them, and what it gave away about their own clue.
insight-chart = How many places each player could not rule out, after each move; from one line to the next down it is half as many.
insight-course = { $name }: { $first } at first, { $last } at the end
insight-moves = Move by move
hindsight-asleep = Step back through the game: every moment shows what each player could know.
hindsight-busy = What everyone could know is being worked out; it will appear here.
hindsight-none = There was nothing to know yet.
hindsight-light = show on the board
hindsight-places = Which ones
you = You

learn = Learn
learn-title = Learn { $game }
learn-lede = Short lessons at the real table: read a sentence, make a move, learn why.
learn-none = This game has no lessons yet.
learn-next = Go on learning
learn-first = New to this game? Learn it by playing first.
lessons-all = All lessons
lesson-page-of = Page { $page } of { $pages }
lesson-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
lesson-finished = Finished
lesson-next = Next
lesson-again = Once more
lesson-try = Waiting for your move
lesson-after = Next lesson
lesson-onward = What comes next
lesson-learner = Newcomer
lesson-sure = One thing is left: choose “{ $sure }”. Until then nothing has happened.
lesson-tip = Tap or hover over anything on the board, and it says what it is.
lesson-player-1 = Dina
lesson-player-2 = Anna
lesson-player-3 = Boris
lesson-player-4 = Clara
legend = Legend
legend-lede = What everything on the board is. At the table point at a thing, or press it for a moment.
new-experts = More: options, access, pace, clock, hints
start-harder = { $bot ->
    [ranger] Start against rangers
    [naturalist] Start against naturalists
   *[master] Start against masters
}
harder-about = Ready for stronger opponents?
rematch-harder = { $bot ->
    [ranger] Rematch against rangers
    [naturalist] Rematch against naturalists
   *[master] Rematch against masters
}
points-now = Points if the game ended now: { $points }
points-all = Points: { $points }
turning-chance = The turning point: the chance of { $name } went from { $before } % to { $after } %.
turning-gained = { $points ->
    [one] The turning point: { $name } gained { $points } point on the others.
   *[other] The turning point: { $name } gained { $points } points on the others.
}
figure-of = A position of the lesson “{ $title }”
rules-search = Search the rules
rules-found-none = Nothing found
aim = Who you are, what you want, when it ends
news = Since your last turn
news-count = Since your last turn: { $count }
news-so-far = What has happened so far
news-so-far-count = So far: { $count }
news-more = { $count } more
news-good = Success
news-bad = Failure
hurry = Skip to my turn
tempo = Bots move
tempo-calm = calmly, so that I can follow
tempo-brisk = briskly
tempo-at-once = at once
watch-again = Watch it again
volume = Sounds
volume-about = To the left they are off.
taken = Taken for you, there was no other choice:
taken-soon = Nothing else is left to choose; in a moment:
copy-selected = Selected: copy it now
mine-none-running = Nothing is going on just now.
row-won = won by { $names }
hints = Players may ask for a move (against bots they always may)
hint-ask = Show me a move
hint-best = The master would choose:
hint-rival = Or else:
hint-even = Several choices are equally good here; take whichever you like.
hint-points = Compared with the other choice below, it should bring you in the end:
hint-thinking = The master is thinking …
hint-asked = has asked the master for a move.
refused-hints = At this table nobody asks for a move.
