blurb = A duel in a city at night: shift the sensors, hide among the blocks or corner what hides there.

kind-split = Split
kind-shuffle = Shuffle
kind-align = Align
kind-split-about = a place empties to both sides
kind-shuffle-about = one sensor, a place farther
kind-align-about = one colour, all to one side
colour-pink = pink
colour-white = white
colour-black = black
side-left = left
side-right = right
role-cryptid = Cryptid
role-scientist = Scientist

option-cryptid = Who is the Cryptid?
option-cryptid-about = The players may agree, or a lot decides.
option-cryptid-chance = By lot
option-cryptid-seat-1 = You, in the first seat
option-cryptid-seat-2 = The second seat
option-sensors = Sensors
option-sensors-about = How many pink, white and black sensors there are.
option-sensors-4-3-3 = 4 pink, 3 white, 3 black
option-sensors-4-4-2 = 4 pink, 4 white, 2 black
option-deck-cryptid = The Cryptid's deck
option-deck-cryptid-about = How the ten cards divide into Split, Shuffle and Align. The printed numbers are not known.
option-deck-cryptid-4-3-3 = 4 Split, 3 Shuffle, 3 Align
option-deck-cryptid-3-4-3 = 3 Split, 4 Shuffle, 3 Align
option-deck-cryptid-3-3-4 = 3 Split, 3 Shuffle, 4 Align
option-deck-scientist = The Scientist's deck
option-deck-scientist-about = How the ten cards divide into Split, Shuffle and Align. The printed numbers are not known.
option-deck-scientist-4-3-3 = 4 Split, 3 Shuffle, 3 Align
option-deck-scientist-3-4-3 = 3 Split, 4 Shuffle, 3 Align
option-deck-scientist-3-3-4 = 3 Split, 3 Shuffle, 4 Align
option-zero = May “no sensors” be declared?
option-zero-about = Whether the Cryptid may name the number 0 when hiding.
option-zero-yes = Yes
option-zero-no = No

prompt-take-turn = Move sensors with a card, or draw
prompt-hide = Declare a feature to hide by
prompt-constrain = Remove the end blocks of one side
prompt-resettle = Find a new place for the displaced { $colour-name } sensor
prompt-lay-blocks = On which side does the mystery block go?
prompt-draw-cards = Cards are drawn
prompt-draw-blocks = Blocks are drawn
prompt-cast = The lot decides who hides

then-take-turn-card = { $card }: what does it move?
then-take-turn-wild = What does the wild card move?
then-take-turn-card-place = Which sensors leave to the left?
then-take-turn-wild-place = Which sensors leave to the left?
then-take-turn-card-place-sensor = More sensors to the left, or click the road on the right where the rest goes
then-take-turn-wild-place-sensor = More sensors to the left, or click the road on the right where the rest goes
then-take-turn-card-sensor = Where does the sensor go?
then-take-turn-wild-sensor = Where does the sensor go?
then-take-turn-sensor = Which card moves it?
then-take-turn-card-colour = To which side?
then-take-turn-colour-wild = To which side?
then-take-turn-colour = Which card moves this colour?
then-hide-colour = More colours, or declare these

choice-split = Split place { $place }: left – { $to_left-count ->
    [0] nothing
   *[other] { $to_left-name }
}; right – { $to_right-count ->
    [0] nothing
   *[other] { $to_right-name }
}{ $card ->
    [wild] {" "}(wild card)
   *[card] {""}
}
choice-shuffle = Shuffle: { $colour-name } from place { $place } to the { $side-name }{ $card ->
    [wild] {" "}(wild card)
   *[card] {""}
}
choice-align = Align: all { $colour-name } to the { $side-name }{ $card ->
    [wild] {" "}(wild card)
   *[card] {""}
}
choice-draw = Draw cards
choice-declare-number = { $number ->
    [0] No sensors
    [one] 1 sensor
   *[other] { $number } sensors
}
choice-declare-colours = Just { $colours-name }
choice-constrain = Remove on the { $side-name }
choice-resettle = { $colour-name } to place { $place }
choice-place-mystery = Mystery block on the { $side-name }
choice-cards = Drawn: { $cards-name }
choice-blocks = Mystery blocks drawn: { $mystery }
choice-cast = { $cryptid } is the Cryptid

event-roles-taken = { $cryptid } is the Cryptid, { $scientist } the Scientist.
event-drew = { $cards ->
    [none] { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
   *[other] { $seat } draws: { $cards-name }.
}
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-split-made = { $seat } splits place { $place }: left – { $to_left-count ->
    [0] nothing
   *[other] { $to_left-name }
}; right – { $to_right-count ->
    [0] nothing
   *[other] { $to_right-name }
}{ $card ->
    [wild] {" "}(wild card)
   *[card] {""}
}.
event-shuffle-made = { $seat } shuffles a { $colour-name } sensor from place { $place } to the { $side-name }{ $card ->
    [wild] {" "}(wild card)
   *[card] {""}
}.
event-align-made = { $seat } aligns all { $colour-name } sensors to the { $side-name }{ $card ->
    [wild] {" "}(wild card)
   *[card] {""}
}.
event-number-declared = { $seat } declares “{ $number ->
    [0] no sensors
    [one] 1 sensor
   *[other] { $number } sensors
}” and marks { $marked ->
    [one] 1 block
   *[other] { $marked } blocks
}.
event-colours-declared = { $seat } declares just { $colours-name } and marks { $marked ->
    [one] 1 block
   *[other] { $marked } blocks
}.
event-nothing-declared = { $seat } finds nowhere to hide.
event-evidence-taken = { $seat } takes evidence: { $number }.
event-wild-turned-up = { $seat } turns the wild card face up.
event-constrained = { $seat } removes the blocks on the { $side-name }.
event-resettled = { $seat } moves a { $colour-name } sensor to place { $place }.
event-expanded = { $seat } lays two blocks{ $left_mystery ->
    [yes] { $right_mystery ->
        [yes] , both mysterious
       *[no] , the mysterious one on the left
    }
   *[no] { $right_mystery ->
        [yes] , the mysterious one on the right
       *[no] {""}
    }
}.
event-round-began = Round { $round } begins.

action-play-card = Play { $kind-name }
action-use-wild = Use the wild card
action-draw = Draw cards
action-declare-other = Declare another feature
action-constrain = Remove on the { $side-name }
reason-no-card = you hold no such card
reason-wild-down = it lies face down until your opponent takes evidence
reason-hand-full = you already hold four cards
reason-marks-nothing = it would mark no block, and the Cryptid would be caught at once
reason-marked = a presence marker protects that side

outcome-escape = The Cryptid has escaped: its markers are on both ends of the city.
outcome-caught = The Cryptid is caught.
outcome-time = Time has run out; the evidence decides.
score-evidence = Evidence

view-round = Round { $round }. Blocks in the city deck: { $deck }.
view-row = { $role ->
    [cryptid] The Cryptid's row
   *[scientist] The Scientist's row
} ({ $state ->
    [active] active
   *[inactive] inactive
}):
view-place = { $place }: { $sensors }
view-sensors-pink = { $number } pink
view-sensors-white = { $number } white
view-sensors-black = { $number } black
view-sensors-none = empty
view-block-regular = block
view-block-mystery = mystery
view-presence = presence
view-evidence = evidence
view-hand-hidden = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
view-discards = Discard pile of { $seat }: { $cards }.
view-player = { $seat } ({ $role ->
    [cryptid] Cryptid
   *[scientist] Scientist
}): hand { $hand }; deck { $pile }; wild card face { $wild ->
    [up] up
   *[down] down
}; evidence { $evidence }.

panel-city = The city
panel-hand = Your cards
board-row = { $role ->
    [cryptid] The Cryptid's row
   *[scientist] The Scientist's row
}{ $active ->
    [yes] {" "}· active
   *[no] {""}
}
board-place = Place { $number }, { $role ->
    [cryptid] the Cryptid's row
   *[scientist] the Scientist's row
}: { $sensors }
board-no-sensors = no sensors
board-sensor = { $colour-name } sensor at place { $number }
board-remove = Remove the blocks on the { $side-name }
board-lay = Mystery block on the { $side-name }
board-side = To the { $side-name }
board-colour = { $counted ->
    [yes] { $colour-name }: { $number } in the active row
   *[no] { $colour-name }
}
board-declare = Declare these colours
board-phase-sensor = Sensors
board-phase-hide = Hide
board-phase-victory = Victory
board-phase-constrain = Constrain
board-phase-expand = Expand
board-round = Round { $round } of { $rounds }
board-deck = City deck: { $number ->
    [one] 1 block
   *[other] { $number } blocks
}, mystery among them: { $mystery }
board-card = { $kind-name }: { $held } in hand, { $played } discarded
board-played = discarded { $number }
board-wild = Wild card
board-wild-down = Your wild card lies face down until your opponent takes evidence
board-wild-move = Wild card as { $kind-name }
board-pile = Your deck
board-role = Your role
board-draw = Draw cards; { $number } in your deck
board-evidence = Evidence: { $number }
board-face-up = up
board-face-down = down
board-displaced = Displaced sensors

# What a bot weighs.
taste-shared-gain = { $role ->
    [cryptid] Your blocks will share more features to declare.
   *[scientist] The Cryptid's blocks will share fewer features.
}
taste-shared-loss = { $role ->
    [cryptid] Your blocks will share fewer features to declare.
   *[scientist] The Cryptid's blocks will share more features.
}
taste-crossed-gain = It sends more sensors across at once, so less can change before the hiding.
taste-crossed-loss = It sends fewer sensors across at once.
ground-hiding-gain = { $role ->
    [cryptid] You can mark more blocks when you hide.
   *[scientist] The Cryptid has fewer blocks to hide in.
}
ground-hiding-loss = { $role ->
    [cryptid] You can mark fewer blocks when you hide.
   *[scientist] The Cryptid has more blocks to hide in.
}
ground-caught-gain = { $role ->
    [cryptid] It keeps you from being caught: one marker alone would be the end.
   *[scientist] It can leave the Cryptid one marker at most, and so catch it.
}
ground-caught-loss = { $role ->
    [cryptid] You risk being caught: one marker alone would be the end.
   *[scientist] It gives up a chance to catch the Cryptid.
}
ground-escape-gain = { $role ->
    [cryptid] It can take you to both ends of the row, and so away.
   *[scientist] It keeps the Cryptid from marking both ends of the row.
}
ground-escape-loss = { $role ->
    [cryptid] It gives up a chance to mark both ends of the row.
   *[scientist] The Cryptid may mark both ends of the row.
}
ground-cards-gain = It leaves you better supplied with cards than your opponent.
ground-cards-loss = It costs you cards.
ground-wild-gain = It keeps your wild card for later.
ground-wild-loss = It costs you your wild card.
ground-evidence-gain = It helps you to evidence.
ground-evidence-loss = It helps your opponent to evidence.

# The line above the board
aim-who = { $role ->
    [cryptid] You are the Cryptid
   *[scientist] You are the Scientist
}
aim-want-cryptid = Be marked at both ends of a row
aim-want-scientist = Leave one marker at most
aim-want-none = The Cryptid flees, the Scientist corners it
aim-when = Round { $round } of { $rounds }: { $phase }
aim-end = In the end evidence decides
