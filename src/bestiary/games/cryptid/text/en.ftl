blurb = Everyone holds one clue to the creature's lair. Ask, watch the cubes and discs, and search first.

# Components
mode-standard = standard
mode-advanced = advanced
terrain-desert = desert
terrain-forest = forest
terrain-mountain = mountains
terrain-swamp = swamp
terrain-water = water
terrain-letter-desert = D
terrain-letter-forest = F
terrain-letter-mountain = M
terrain-letter-swamp = S
terrain-letter-water = W
animal-bear = bear territory
animal-cougar = cougar territory
structure-white-stone = white standing stone
structure-green-stone = green standing stone
structure-blue-stone = blue standing stone
structure-black-stone = black standing stone
structure-white-shack = white shack
structure-green-shack = green shack
structure-blue-shack = blue shack
structure-black-shack = black shack
book-alpha = α
book-beta = β
book-gamma = γ
book-delta = δ
book-epsilon = ε
piece-cube = cube
piece-disc = disc
hint-within-1 = with a distance of one space
hint-within-2 = with a distance of two spaces
hint-within-3 = with a distance of three spaces
hint-two-terrains = that names two kinds of terrain
hint-terrain = that names a terrain
hint-animals = about animal territory
hint-desert = about desert
hint-forest = about forest
hint-mountain = about mountains
hint-swamp = about swamp
hint-water = about water

# The clues: the habitat is …
clue-on-desert-or-forest = in desert or forest
clue-on-desert-or-mountain = in desert or mountains
clue-on-desert-or-swamp = in desert or swamp
clue-on-desert-or-water = in desert or water
clue-on-forest-or-mountain = in forest or mountains
clue-on-forest-or-swamp = in forest or swamp
clue-on-forest-or-water = in forest or water
clue-on-mountain-or-swamp = in mountains or swamp
clue-on-mountain-or-water = in mountains or water
clue-on-swamp-or-water = in swamp or water
clue-within-1-desert = within one space of desert
clue-within-1-forest = within one space of forest
clue-within-1-mountain = within one space of mountains
clue-within-1-swamp = within one space of swamp
clue-within-1-water = within one space of water
clue-within-1-animal = within one space of any animal territory
clue-within-2-stone = within two spaces of a standing stone
clue-within-2-shack = within two spaces of an abandoned shack
clue-within-2-bear = within two spaces of bear territory
clue-within-2-cougar = within two spaces of cougar territory
clue-within-3-white = within three spaces of a white structure
clue-within-3-green = within three spaces of a green structure
clue-within-3-blue = within three spaces of a blue structure
clue-within-3-black = within three spaces of a black structure
brief-within-1-desert = within 1 space: desert
brief-within-1-forest = within 1 space: forest
brief-within-1-mountain = within 1 space: mountains
brief-within-1-swamp = within 1 space: swamp
brief-within-1-water = within 1 space: water
brief-within-1-animal = within 1 space: any territory
brief-within-2-stone = within 2 spaces: standing stone
brief-within-2-shack = within 2 spaces: shack
brief-within-2-bear = within 2 spaces: bears
brief-within-2-cougar = within 2 spaces: cougars
brief-within-3-white = within 3 spaces: white structure
brief-within-3-green = within 3 spaces: green structure
brief-within-3-blue = within 3 spaces: blue structure
brief-within-3-black = within 3 spaces: black structure
clue-not-on-desert-or-forest = neither in desert nor in forest
clue-not-on-desert-or-mountain = neither in desert nor in mountains
clue-not-on-desert-or-swamp = neither in desert nor in swamp
clue-not-on-desert-or-water = neither in desert nor in water
clue-not-on-forest-or-mountain = neither in forest nor in mountains
clue-not-on-forest-or-swamp = neither in forest nor in swamp
clue-not-on-forest-or-water = neither in forest nor in water
clue-not-on-mountain-or-swamp = neither in mountains nor in swamp
clue-not-on-mountain-or-water = neither in mountains nor in water
clue-not-on-swamp-or-water = neither in swamp nor in water
clue-not-within-1-desert = more than one space from desert
clue-not-within-1-forest = more than one space from forest
clue-not-within-1-mountain = more than one space from mountains
clue-not-within-1-swamp = more than one space from swamp
clue-not-within-1-water = more than one space from water
clue-not-within-1-animal = more than one space from any animal territory
clue-not-within-2-stone = more than two spaces from a standing stone
clue-not-within-2-shack = more than two spaces from an abandoned shack
clue-not-within-2-bear = more than two spaces from bear territory
clue-not-within-2-cougar = more than two spaces from cougar territory
clue-not-within-3-white = more than three spaces from a white structure
clue-not-within-3-green = more than three spaces from a green structure
clue-not-within-3-blue = more than three spaces from a blue structure
clue-not-within-3-black = more than three spaces from a black structure

# Options
option-mode = Mode
option-mode-about = The advanced mode adds black structures and clues that say where the habitat is not.
option-mode-standard = Standard
option-mode-advanced = Advanced
option-setup = Set-up
option-setup-about = The generator makes a map and clues that nobody has seen. A printed card can be looked up by its map: by owners of the box, and by anyone in the companion. Whoever has a share code can read every clue in it. Choose those among friends.
option-setup-card = A printed card (can be looked up)
option-setup-generated = Generated
option-setup-card-beware = This table plays a printed card. Whoever owns the box, or looks the map up in the companion on this site, can read every clue. It is meant for friends.
option-setup-own-beware = The host entered this set-up as a code. Whoever has the code of a whole set-up can read every clue in it. It is meant for friends.
source-card = A printed card
source-generated = Generated
option-setup-own = Or a share code, of a map or of a whole set-up: ours or that of the publisher's app
option-first = First player
option-first-about = Who lays the first cube and takes the first turn.
option-first-random = By lot
option-first-host = The first seat
option-area-rule = Known to all: how clues are chosen
option-area-rule-about = If open, everyone may rely on it that the plain form of every clue covers 42 to 64 hexes and that no clue is superfluous.
option-area-rule-hidden = Not assumed
option-area-rule-open = Common knowledge
option-pieces = Who lays the pieces
option-pieces-about = The engine answers for you and offers only honest hexes; or everyone lays their own. Then a contradiction is pointed out at once, or, on trust, stays until its player notices and admits it.
option-pieces-engine = The engine
option-pieces-paper = The players, and the engine watches
option-pieces-trust = The players, on trust
option-shading = Aid: my clue on the map
option-shading-about = Marks the hexes that your own clue allows.
option-shading-on = On
option-shading-off = Off
option-checklist = Aid: list of clues for each opponent
option-checklist-about = Which clues an opponent can still hold: crossed out from the pieces, or left to your pencil.
option-checklist-auto = Filled in
option-checklist-hand = By hand
option-checklist-off = Off
option-possible = Aid: hexes still possible
option-possible-about = Marks every hex that can still be the habitat, by exact deduction from all you have seen.
option-possible-on = On
option-possible-off = Off
check-code-mode = this share code belongs to the other mode
check-code-seats = this share code is for another number of players
check-code-area = the clues of this share code break the rule that is known to all here (§6.1, §6.2)
check-code-clues = no set of clues leaves exactly one hex of this map

# Decisions
prompt-first-player = The lot names the first player
prompt-deal-setup = A map is laid and clues are dealt
prompt-opening-cube = Lay a cube of { $book-name } where, by its clue, the creature cannot live
prompt-turn = Ask about a hex, or search
prompt-penalty-cube = Your move brought a cube: lay one of your own where, by your clue, the creature cannot live
prompt-extra-disc = Your disc lies there already: lay another for { $book-name } on a hex that its clue allows
prompt-answer = Can the creature live at { $hex }, by the clue of { $book-name }?
prompt-correct = This contradicted your clue. Move the { $piece-name } of { $book-name } to a hex that fits
prompt-admit = Admit a mistake: which of your pieces should be the other kind?
prompt-hint = You may also ask for the shared hint: it tells everybody what no clue is about, once { $needed } players want it (now { $votes })

then-turn-hex = Whom do you ask about { $hex }? Or search there
then-turn-book = Which hex do you ask about?
then-turn-search = Which hex do you search?
then-penalty-cube-book = Where does this cube go?

choice-setup = Map { $code }
choice-first-player = { $seat } begins
choice-place-cube = Cube { $book-name } on { $hex }
choice-pay = Pay with cube { $book-name } on { $hex }
choice-place-disc = Disc { $book-name } on { $hex }
choice-question = Ask { $target } ({ $book-name }) about { $hex }
choice-search = Search { $hex }
choice-answer = { $piece ->
    [disc] Yes: disc { $book-name } on { $hex }
   *[cube] No: cube { $book-name } on { $hex }
}
choice-admit = { $piece ->
    [disc] A mistake: disc { $book-name } belongs on { $hex }
   *[cube] A mistake: cube { $book-name } belongs on { $hex }
}
choice-want-hint = Ask for the hint
choice-withdraw-hint = Do without the hint

action-search-elsewhere = Search a hex that your clue excludes
action-choose-cube-hex = Choose a hex with a cube
action-ask-again = Ask somebody whose disc lies there
action-cube-elsewhere = Lay a cube on a hex that your clue allows
action-cube-on-piece = Lay a cube beside a cube or your own disc
action-disc-elsewhere = Lay a disc on a hex that your clue excludes
action-disc-on-piece = Lay a disc on a hex that is taken
reason-own-clue = a search begins with your own disc, and it must be honest
reason-clue-allows = a cube says “not here”, and pieces never lie
reason-clue-excludes = a disc says “it may live here”, and pieces never lie
reason-cube-has-no-room = a hex holds one cube at most, and of a book one piece
reason-disc-has-no-room = a hex holds one piece of a book at most
reason-answered = they have answered already, and pieces stay
reason-cube-lies-there = a cube says that the creature does not live there

# The log
event-began = { $seat } begins.
event-map-laid = The map is laid ({ $mode-name }).
event-narrow-deal = Beware: in this set-up the two clues of one player leave fewer than nine hexes.
event-book-taken = { $clue ->
    [none] { $seat } takes clue book { $book-name }.
   *[other] { $seat } takes clue book { $book-name }: the habitat is { $clue-name }.
}
event-asked = { $seat } asks { $target } ({ $book-name }) about { $hex }.
event-searched = { $seat } searches { $hex }.
event-laid = { $why ->
    [opening] { $seat } lays an opening cube ({ $book-name }) on { $hex }.
    [answer] { $seat } answers with a { $piece-name } ({ $book-name }) on { $hex }.
    [penalty] { $seat } pays with a cube ({ $book-name }) on { $hex }.
    [search] { $seat } lays a disc ({ $book-name }) on { $hex }.
    [extra] { $seat } lays another disc ({ $book-name }) on { $hex }.
    [replacement] { $seat } lays a { $piece-name } ({ $book-name }) on { $hex } instead.
   *[correction] { $seat } moves the { $piece-name } ({ $book-name }) to { $hex }.
}
reply-laid = ; { $book-name } says { $piece ->
    [cube] no
   *[disc] maybe
} ({ $piece-name })
event-skipped = { $seat } has no hex left for a { $piece-name }.
event-contradicted = The { $piece-name } { $book-name } of { $seat } on { $hex } contradicts the clue and is replaced.
event-admitted = { $seat } admits a mistake: the { $piece-name } { $book-name } on { $hex } was wrong.
event-found-right = Your { $piece-name } { $book-name } on { $hex } is right and stays. Nobody else is told.
event-hint-wanted = { $seat } would like the hint.
event-hint-withdrawn = { $seat } can do without the hint.
event-hint-shared = The hint: there is no clue { $hint-name }.
event-found = { $seat } has found the creature at { $hex }!
event-clue-shown = { $seat } ({ $book-name }): the habitat was { $clue-name }.

outcome-found = The creature is found.
score-found = Found

# The view in words
view-head = { $mode ->
    [advanced] Advanced
   *[standard] Standard
} map; { $seat } begins.
view-head-empty = The map is not laid yet.
view-row = Row { $row }: { $hexes }
view-book = { $seat } ({ $book-name }): cubes: { $cubes }; discs: { $discs }
view-clue = Clue { $book-name }: the habitat is { $clue-name }.
view-narrow = Beware: the two clues of one player leave fewer than nine hexes.
view-pawn = The pawn stands on { $hex }.
view-hint = Hint: there is no clue { $hint-name }.
view-votes = Asking for the hint: { $names }.
view-share = Set-up, { $rating ->
    [1] gentle
    [2] fair
    [3] tricky
    [4] hard
   *[5] fiendish
}: { $code }
view-none = none
view-most = nearly every hex
view-possible = Still possible: { $hexes }

# The board
panel-map = Map
panel-players = Players
panel-clue = My clue
panel-clues = All clues
panel-checklist = Possible clues
panel-plan = Building plan
hex-about = { $hex }: { $terrain-name }
hex-excluded = my clue excludes it
hex-allowed = my clue allows it
hex-possible = can still be the habitat
hex-cube = cube of { $seat } ({ $book-name })
hex-disc = disc of { $seat } ({ $book-name })
hex-pawn = the pawn stands here
button-search = Search
button-search-about = Search the chosen hex
button-ask-about = Ask { $seat } ({ $book-name }) about the chosen hex
board-clue = The habitat is { $clue-name }
board-no-clue = You hold no clue.
board-hint = No clue { $hint-name }
board-clue-open = { $clue-name }
board-clue-left = { $clue-name }: still possible
board-clue-gone = { $clue-name }: ruled out

# Companion
plan-slot = { $slot ->
    [0] Top left
    [1] Top right
    [2] Middle left
    [3] Middle right
    [4] Bottom left
   *[5] Bottom right
}: tile { $number }{ $turned ->
    [yes] , turned round
   *[no] {""}
}
secret-clue = { $book }: { $clue } (in the printed book: { $numbers })
plan-structure = { $structure-name } on { $hex }
rating-1 = gentle
rating-2 = fair
rating-3 = tricky
rating-4 = hard
rating-5 = fiendish
puzzle-task = Where does the creature live? Three players know one clue each, and exactly one hex fits all three clues. You can read your own, and a green tick marks the hexes it allows; of the others’ you see only their pieces on the map: a disc says “by my clue it can live here”, a cube says “it cannot”.
puzzle-key = What the others’ clues can still be: ○ still possible, × ruled out by their pieces.{ $mode ->
    [advanced] {" "}Column “+” is the clue as it reads, column “−” its opposite.
   *[standard] {""}
}
puzzle-share = Cryptid of the day { $day }: found in { $tries ->
    [one] 1 try
   *[other] { $tries } tries
} ({ $rating })

# Hindsight
known-possible = { $number ->
    [one] 1 hex possible
   *[other] { $number } hexes possible
}
known-gained = { $percent } % less doubt
known-lost = { $percent } % more doubt
known-leaked = own clue { $percent } % less secret
known-nothing = nothing new

# The line above the board
aim-clue = { $book-name }: { $clue-name }
aim-want = Find the hex all clues allow
aim-opening = First two cubes each
aim-end = First right search wins

# What speaks for a hint
ground-hexes = For you { $number ->
    [one] one hex is
   *[other] { $number } hexes are
} still possible.
ground-certain = Nothing else is possible: it is here.
ground-search = In { $percent } % of the deals that you cannot rule out it is here.
ground-yes = A yes ({ $percent } %) would leave { $number ->
    [one] one hex
   *[other] { $number } hexes
}.
ground-no = A no ({ $percent } %) would leave { $number ->
    [one] one hex
   *[other] { $number } hexes
}.
ground-piece = To the others { $book-name } may hold { $before ->
    [one] one clue
   *[other] { $before } clues
}; after this, { $after }.
ground-nothing-new = It tells the others nothing new.
