blurb = Four clever rats, five days, one farmhouse: dig and furnish your burrow, invent, explore, and lead the colony.

option-difficulty = Solo rival
option-difficulty-about = How strong the rival of the solo game is. With two or more players leave it at normal.
option-difficulty-easy = Easy: 15 VP less for the rival
option-difficulty-normal = Normal
option-difficulty-hard = Hard: 15 VP more for the rival
only-solo = Only the solo game has a difficulty
rival = Rival

skill-cleverness = cleverness
skill-agility = agility
skill-observation = observation
skill-strength = strength
skill-endurance = endurance
symbol-cleverness = cleverness
symbol-agility = agility
symbol-observation = observation
symbol-strength = strength
symbol-endurance = endurance
symbol-energy = energy
area-forest = forest
area-burrow = burrow
area-farm = farm
main-action-gather-wood = Gather wood
main-action-dig = Dig rooms
main-action-gather-metal = Gather metal
main-action-beds = Build beds
main-action-project = Work on projects
main-action-explore = Explore
main-short-gather-wood = Wood
main-short-dig = Dig
main-short-gather-metal = Metal
main-short-beds = Beds
main-short-project = Projects
main-short-explore = Explore
main-about-gather-wood = as much wood as you have workers in the forest
main-about-dig = up to one room per worker in the forest, 2 metal each
main-about-gather-metal = as much metal as you have workers in the burrow
main-about-beds = up to one bed per worker in the burrow, 2 wood each
main-about-project = one project point per worker on the farm: a basic card costs 1, an advanced one 2
main-about-explore = one exploration point per worker on the farm
sector-s1 = sector 1
sector-s2 = sector 2
sector-s3 = sector 3
sector-s4 = sector 4
sector-s5 = sector 5
sector-s6 = sector 6
deck-basic = basic
deck-advanced = advanced
type-tool = tool
type-robot = robot
type-structure = structure
timing-immediate = at once
timing-once = 1× a round
timing-income = income
timing-final = at the end
timing-permanent = permanent
timing-aggressive = aggressive
timing-none = no effect
good-wood = wood
    .one = wood
    .many = wood
good-metal = metal
    .one = metal
    .many = metal
good-movement = movement token
    .one = movement token
    .many = movement tokens
good-basic = basic card
    .one = basic card
    .many = basic cards
good-advanced = advanced card
    .one = advanced card
    .many = advanced cards
stuff-wood = wood
    .one = wood
    .many = wood
stuff-metal = metal
    .one = metal
    .many = metal
stuff-movement = movement tokens
    .one = movement token
    .many = movement tokens
stuff-joker = jokers
    .one = joker
    .many = jokers
stuff-vp = VP
    .one = VP
    .many = VP
stuff-current = electricity
    .one = electricity
    .many = electricity
bonus-play = play an invention
bonus-mission = complete a mission
bonus-move-workers = move workers
bonus-move-workers-some = { $number ->
    [one] move 1 worker
   *[other] move up to { $number } workers
}
bonus-potion = potion
bonus-take-mouse = the round's mouse
bonus-explore = 1 exploration point
bonus-wood = 1 wood
bonus-metal = 1 metal
bonus-joker = 1 joker
bonus-basic = 1 basic card
draught-play = play an invention
draught-mission = complete a mission
draught-metal = 1 metal
draught-wood = 1 wood
loss-wood = wood
loss-metal = metal
loss-mouse = a mouse
loss-vp = VP

effect-card = { $card-text }
effect-mouse = { $mouse-text }
effect-goal = { $goal-text }
effect-row = { $row-text }
effect-mission = { $mission-text }
effect-cell = { $cell-text }
effect-hero = { $hero-text }
effect-door = { $door-text }
effect-status = { $status-text }

prompt-sector = The wheel is laid out
prompt-goal = An objective is drawn
prompt-order = The first turn order is drawn
prompt-lay-pair = Starting pairs are laid out
prompt-mouse = A mouse token is turned over
prompt-door = A door token is turned over
prompt-turn-mission = A mission card is turned over
prompt-draw = A card is drawn
prompt-refill = The markets are filled
prompt-status = The rival turns a status card up
prompt-pair = Choose your starting pair
prompt-turn = { $chief ->
    [first] Place a chief; quick actions at any time
    [acts] Main action, bonuses, quick actions
   *[done] Quick actions, or end your turn
}
prompt-react = A permanent effect may be used
prompt-pay = { $number ->
    [one] Pay 1 more: wood, metal or a card
   *[other] Pay { $number } more: wood, metal or cards
}
prompt-pay-for = { $number ->
    [one] Pay 1 for the effect?
   *[other] Pay { $number } for the effect?
}
prompt-afford = Pay { $what ->
    [bed] a built bed
    [wood] { $number } wood
    [metal] { $number } metal
   *[movement] a movement token
} for the effect?
prompt-receive = Choose what to take
prompt-dig = How many rooms do you dig?
prompt-build = How many beds do you build?
prompt-choose-main = Choose a main action
prompt-move-worker = { $number ->
    [one] Move a worker to another area
   *[other] Move up to { $number } workers
}
prompt-project = { $points ->
    [one] Take a card: 1 project point left
   *[other] Take cards: { $points } project points left
}
prompt-explore = { $points ->
    [one] Explore: 1 point left
   *[other] Explore: { $points } points left
}
prompt-open-door = Open a door
prompt-reveal = Turn a mission card up
prompt-move-explorer = Move your explorer
prompt-tent = Pitch a tent
prompt-play = Play an invention
prompt-discount = Discount on { $card-name }: wood or metal?
prompt-play-drawn = Play one of the drawn cards free of charge
prompt-mission = Complete a mission
prompt-marker = Which marker do you take? Its ability becomes yours
prompt-first = What comes first, the reward or the freed ability?
prompt-free-cell = Free a brown cell
prompt-hero = Choose a hero
prompt-skill = Choose a skill token
prompt-potion = Use the potion
prompt-supply-mouse = { $kind ->
    [house] Take a home mouse from the supply?
   *[other] Take a basement mouse from the supply?
}
prompt-take-discard = Take a card from a discard pile
prompt-fetch = Take a card from the market
prompt-copy = Which 1× effect do you copy?
prompt-trade = What do you give away?
prompt-keep-goal = Which objective do you keep for yourself?
prompt-lose-card = Discard a card
prompt-lose-any = Lose 1: wood, metal or a card
prompt-lose-mouse = Which mouse leaves you?
prompt-suffer = You are hit: lose { $what ->
    [mouse] a mouse
    [wood] { $number } wood
   *[metal] { $number } metal
} or { $points } VP

then-turn-verb-chief = Where does the chief go?
then-turn-verb-bonus = Which bonus do you take?
then-turn-verb-place-worker = Where do you send the worker?
then-turn-verb-use-movement = Which worker moves?
then-turn-verb-use-card = Which 1× effect do you use?
then-turn-verb-achieve-goal = Which objective do you achieve?
then-turn-entrance = Where do you send the worker?
then-turn-good = Which worker moves?
then-turn-area-good = Where does the worker go?
then-move-worker-area = Where does the worker go?

preview-wood = Wood: +{ $number }.
preview-metal = Metal: +{ $number }.
preview-rooms = { $number ->
    [one] At most one room.
   *[other] Up to { $number } rooms.
}
preview-beds = { $number ->
    [one] At most one bed.
   *[other] Up to { $number } beds.
}
preview-project = Project points: { $number }.
preview-explore = Exploration points: { $number }.
preview-no-strength = Strength 0, so it does nothing: the { $area-name } has no worker of yours.
preview-waiting = { $number ->
    [one] A worker waits at the burrow entrance: send it out first.
   *[other] { $number } workers wait at the burrow entrance: send them out first.
}
preview-main-unused = The main action has not been taken and will be lost.
preview-bonus-unused = This bonus has not been taken and will be lost: { $bonus-name }.
preview-strength = Strength there will be { $number }.
preview-nothing-to-play = No invention of your hand can be played now.
preview-nothing-to-complete = No mission can be completed now.
preview-free = Costs nothing.
preview-wood-cost = Wood: −{ $number }.
preview-metal-cost = Metal: −{ $number }.
preview-joker-cost = Jokers: −{ $number }.
preview-movement-cost = Movement tokens: −{ $number }.
preview-any-cost = Wood, metal or cards: −{ $number }.
preview-cheaper = Discount: { $number }.
preview-lacking = To play it you still lack: { $thing-name }.

choice-set-sector = { $sector-name }
choice-draw-goal = Objective “{ $goal-name }”
choice-draw-mission = Mission “{ $mission-name }”
choice-draw-mouse = { $mouse-name }
choice-draw-door = { $door-name }
choice-draw = { $card-name }
choice-draw-status = { $status-name }
choice-go-next = { $seat } is next
choice-take-pair = Start with { $basic-name } and { $advanced-name }
choice-place-chief = Chief to the sector “{ $action-name }”, cell { $cell } clockwise
choice-visit-hut = Chief to the alchemist's hut
choice-take-main = Main action
choice-take-bonus = Bonus: { $bonus-name }
choice-end-turn = End the turn
choice-buy-joker = Buy a joker for 3 of wood, metal and cards
choice-buy-current = Buy electricity for 4 of wood, metal and cards
choice-use-movement = Movement token: worker from the { $origin-name } to the { $target-name }
choice-use-card = 1×: { $card-name }
choice-place-worker = Worker from the entrance to the { $area-name }
choice-pitch-tent = Pitch a tent: { $room-name }
choice-shift-tent = Move the tent from the { $origin-name } to the { $room-name }
choice-achieve-goal = Objective: { $goal-name }
choice-keep-goal = Keep { $goal-name }
choice-pay = Pay 1 { $good-name }
repeat-pay = Pay { $times } { $good-name }
choice-pay-card = Discard { $card-name }
choice-afford = Pay
choice-receive = { $number } { $number ->
    [one] { $good-one }
   *[other] { $good-many }
}
choice-play = { $card-name }{ $jokers ->
    [0] {""}
    [one] {" "}· 1 joker
   *[other] {" "}· { $jokers } jokers
}
choice-discount = 1 { $good-name } off
choice-skip = Do without
choice-open-door = Open: { $passage-name }
choice-move-explorer = Go to: { $room-name }
choice-reveal = Turn the mission up: { $room-name }
choice-take-mouse = Take a mouse: { $room-name }
choice-take-cheese = Take the cheese
choice-take-in = Take the mouse in
choice-take-card = Take { $card-name }
choice-draw-top = Top of the { $deck-name } deck
choice-complete = { $row-name }{ $jokers ->
    [0] {""}
    [one] {" "}· 1 joker
   *[other] {" "}· { $jokers } jokers
}
choice-free-cell = { $cell-name }
choice-take-reward = First the reward: { $row-text }
choice-take-ability = First the ability: { $cell-text }
choice-dig = { $rooms ->
    [0] None
    [one] 1 room
   *[other] { $rooms } rooms
}
choice-build = { $beds ->
    [0] None
    [one] 1 bed
   *[other] { $beds } beds
}
choice-move-worker = Worker from the { $origin-name } to the { $target-name }
choice-choose-main = { $action-name }
choice-use-potion = { $draught-name }
choice-choose-hero = { $hero-name }
choice-choose-skill = { $skill-name }
choice-react = Use { $source-name }
choice-suffer = Lose { $loss-name }
choice-release = { $mouse-name }

event-round-began = Round { $round } begins.
event-wheel-turned = The wheel turns.
event-order-changed = Turn order: { $seats-name }.
event-order-against-rival = Turn order: { $is_first ->
    [yes] { $seat }, then the rival
   *[no] the rival, then { $seat }
}.
event-mouse-shown = Mouse of the round: { $mouse-name }.
event-pair-taken = { $seat } starts with { $basic-name } and { $advanced-name }.
event-chief-placed = { $seat } sends the chief to the sector “{ $action-name }”, cell { $cell }.
event-hut-visited = { $seat } sends the chief to the alchemist's hut.
event-gained = { $seat } gains { $number } { $number ->
    [one] { $stuff-one }
   *[other] { $stuff-many }
}.
event-lost = { $seat } loses { $number } { $number ->
    [one] { $stuff-one }
   *[other] { $stuff-many }
}.
event-paid = { $seat } pays { $number } { $number ->
    [one] { $stuff-one }
   *[other] { $stuff-many }
}.
event-discarded = { $seat } discards { $card-name }.
event-took-card = { $seat } takes { $card-name }.
event-drew-hidden = { $seat } draws { $deck ->
    [basic] a basic card
   *[advanced] an advanced card
}.
event-drew = { $seat } draws { $card-name }.
event-flipped = { $card-name } is turned up and discarded.
event-played = { $seat } plays { $card-name }.
event-once-used = { $seat } uses { $card-name }.
event-door-opened = { $seat } opens: { $passage-name } ({ $door-text }).
event-explorer-moved = { $seat } moves the explorer to the { $room-name }.
event-mission-shown = { $room-name }: mission card “{ $mission-name }”.
event-mouse-taken = { $seat } takes in: { $mouse-name }.
event-mouse-lost = { $seat } loses { $mouse-name }.
event-completed = { $seat } completes “{ $row-name }”.
event-cell-freed = { $seat } frees a cell: { $cell-name }.
event-dug = { $seat } digs { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
}.
event-built = { $seat } builds { $beds ->
    [one] 1 bed
   *[other] { $beds } beds
}.
event-bed-dropped = { $seat } gives up a bed.
event-worker-moved = { $seat } moves a worker from the { $origin-name } to the { $target-name }.
event-worker-placed = { $seat } sends a worker to the { $area-name }.
event-tent-pitched = { $seat } pitches a tent in the { $room-name }.
event-goal-achieved = { $seat } achieves “{ $goal-name }”.
event-goal-kept = { $seat } keeps the objective “{ $goal-name }”.
event-hero-chosen = { $seat } is joined by { $hero-name }.
event-skill-chosen = { $seat } takes a skill token: { $skill-name }.
event-shuffled = The { $deck-name } discard pile becomes the deck.
event-status-shown = The rival turns up “{ $status-name }”.
event-rival-placed = The rival sends the chief to the sector “{ $action-name }”, cell { $cell }.
event-rival-at-hut = The rival sends the chief to the alchemist's hut.
event-rival-opened = The rival opens: { $passage-name }.
event-rival-caught = The rival takes a mouse away: { $room-name }.
event-rival-completed = The rival completes “{ $row-name }”.
event-rival-took-mouse = The rival takes the round's mouse: { $mouse-name }.
event-rival-achieved = The rival achieves “{ $goal-name }”.
event-rival-scored = The rival scores { $number } VP.
event-rival-lost = The rival loses { $number } VP.

verb-chief = Place a chief
verb-main = Main action
verb-bonus = Take a bonus
verb-place-worker = Send a worker
verb-use-movement = Move a worker
verb-use-card = Use a 1× a round effect
verb-pitch-tent = Pitch a tent
verb-achieve-goal = Claim an objective
verb-buy-joker = Buy a joker
verb-buy-current = Buy electricity
verb-end-turn = End the turn

action-buy-joker = Buy a joker
action-buy-current = Buy electricity
action-use-movement = Use a movement token
action-place-worker = Send a worker to the board
action-pitch-tent = Pitch a tent
action-achieve-goal = Achieve an objective
action-place-chief = Chief to “{ $action-name }”
action-place-next = Place another chief
action-end-turn = End the turn
action-use-card = Use { $card-name }
action-achieve-this = Achieve “{ $goal-name }”
action-play-this = Play { $card-name }
action-complete = Complete a mission
action-complete-this = Complete “{ $row-name }”
action-free-this = Free the cell “{ $cell-name }”
action-open-doors = Open doors ({ $passages-name })
action-reveal-in = Turn mission cards up ({ $rooms-name })
action-take-mouse = Take a mouse
action-take-cheese = Take the cheese
action-dig-more = Dig more rooms
action-build-more = Build more beds
action-take-advanced = Take an advanced card
reason-own-chief = a chief of yours stands in this sector
reason-cells-taken = all cells of this sector are taken
reason-chief-first = a chief must be placed first
reason-one-chief = a turn has one chief
reason-points-left = points of exploration or project that have a use must be spent first
reason-used = used this round already
reason-own-disc = your disc lies there
reason-goal-full = all its cells are taken
reason-goal-short = you have { $have }, the next cell asks for { $least }
reason-missing = you lack { $thing-name }
reason-wrong-kind = not a card of the kind allowed here
reason-no-mission-here = no open mission card in a room with your explorer or tent
reason-row-taken = a marker lies there
reason-row-locked = its lock is not open yet
reason-no-marker = only grey markers are left, and they go to the basement
reason-grey-marker = grey markers go to basement missions only
reason-fee = it costs one more of wood, metal or cards
reason-not-beside = not beside your explorer or a tent
reason-nobody-there = neither your explorer nor a tent is there
reason-no-free-room = you have no free room
reason-one-cheese = you have a cheese
reason-strength = you have { $number ->
    [one] 1 worker
   *[other] { $number } workers
} for this
reason-all-dug = all rooms are dug
reason-no-metal = you have too little metal
reason-all-built = all beds are built
reason-no-wood = you have too little wood
reason-one-point = an advanced card costs 2 points
reason-no-joker-left = all jokers are in play
reason-short = you have too little wood, metal and cards together
reason-boosted = your electricity is boosted already
reason-no-token = you have no movement token
reason-no-worker = you have no worker on the board
reason-nobody-waits = nobody waits at the burrow entrance
reason-no-tent-place = a tent needs your explorer in a room without a tent of yours, and you have two in all
reason-no-disc = your three discs are used

score-track = On the track
score-cells = Freed cells
score-beds = Beds
score-rooms = Rooms
score-mice = Mice and cheese
score-inventions = Inventions
score-final-effects = Final effects
score-current = Boosted electricity
score-goods = Goods and cards
score-jokers = Jokers
outcome-rounds = The five rounds are over.
outcome-solo-won = The rival is outdone: it has { $points } VP.
outcome-solo-lost = The rival has { $points } VP: as many as you or more.
tie-turn-order = The tie is broken by turn order.

nothing = none
nobody = nobody
view-round = Round { $round } of 5
view-order = Turn order: { $names }
view-sector = { $action }, strength { $strength }: { $cells }
view-hut = Alchemist's hut: { $names }
view-round-mouse = Mouse of the round: { $text }
view-goal = Objective “{ $name }” ({ $cells }) – { $text }. Now: { $values }. Discs: { $discs }
view-room = { $name }: { $parts }
view-hidden-mission = face-down mission
view-locked = locked
view-mice = { $number ->
    [one] 1 face-down mouse
   *[other] { $number } face-down mice
}
view-explorer = explorer of { $seat }
view-tent = tent of { $seat }
view-doors = Shut doors: { $names }
view-market = { $deck ->
    [basic] Market of basic inventions
   *[advanced] Market of advanced inventions
}:
view-rival = Rival: { $vp } VP, { $total } with the difficulty
view-player = { $seat }: { $goods }, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
view-workers = { "  " }Workers: forest { $forest }, burrow { $burrow }, farm { $farm }, waiting { $entrance }
view-home = { "  " }Beds { $beds }, rooms dug { $dug }, free rooms { $free }, doors { $doors }, tents { $tents }, { $current ->
    [0] no electricity
    [1] electricity
   *[2] boosted electricity
}
view-symbols = { "  " }Symbols: { $names }
view-played = { "  " }Inventions: { $names }
view-own-mice = { "  " }Mice: { $names }
view-freed = { "  " }Freed cells: { $names }
view-hand = Your hand:
view-pairs = Starting pairs:
view-todo = Still to do: { $names }
view-supply = In the supply: mice { $house } home and { $basement } basement; { $tokens }
view-heroes = Heroes left: { $heroes }. Skill tokens left: { $skills }
view-decks = Cards in the decks: basic { $basic }, advanced { $advanced }. Discarded: { $discards }
view-extras = { "  " }Heroes and skill tokens: { $names }
view-abilities = Abilities under your markers:
view-private = { "  " }Private objective “{ $name }” – { $text }. Asks for { $least }, now { $value }{ $done ->
    [yes] , achieved
   *[no] {""}
}
view-drawn = Drawn cards:
view-drawn-goals = Drawn objectives:
view-named = { $name } – { $text }
view-card = { $name }: { $text }

panel-wheel = Wheel
panel-farm = Farm
panel-markets = Markets
panel-hand = Hand
panel-home = Burrow
panel-beside = Supply
sheet-burrow = My burrow
sheet-cells = Cells of my board
sheet-mice = My mice
sheet-inventions = My inventions
thing-wood = wood
    .one = wood
    .many = wood
thing-metal = metal
    .one = metal
    .many = metal
thing-movement = movement tokens
    .one = movement token
    .many = movement tokens
thing-joker = jokers
    .one = joker
    .many = jokers
thing-vp = VP
    .one = VP
    .many = VP
thing-current = electricity
    .one = electricity
    .many = boosted electricity
thing-any = wood, metal or cards
    .one = of wood, metal or cards
    .many = of wood, metal or cards
thing-cleverness = cleverness
    .one = cleverness symbol
    .many = cleverness symbols
thing-agility = agility
    .one = agility symbol
    .many = agility symbols
thing-observation = observation
    .one = observation symbol
    .many = observation symbols
thing-strength = strength
    .one = strength symbol
    .many = strength symbols
thing-endurance = endurance
    .one = endurance symbol
    .many = endurance symbols
thing-energy = energy
    .one = energy symbol
    .many = energy symbols
thing-tools = tools
    .one = tool
    .many = tools
thing-robots = robots
    .one = robot
    .many = robots
thing-structures = structures
    .one = structure
    .many = structures
thing-mice = mice
    .one = mouse
    .many = mice
thing-rooms-dug = rooms dug
    .one = room dug
    .many = rooms dug
amount = { $thing ->
    [current] { $number ->
        [one] { $thing-one }
       *[other] { $thing-many }
    }
   *[other] { $number } { $number ->
        [one] { $thing-one }
       *[other] { $thing-many }
    }
}
about-card = { $name }: { $deck ->
    [basic] basic
   *[advanced] advanced
} { $type ->
    [tool] tool
    [robot] robot
   *[structure] structure
}. Cost and needs: { $cost }. Gives: { $symbols }. { $vp } VP. { $timing ->
    [immediate] At once
    [once] 1× a round
    [income] Income
    [final] At the end
    [permanent] Permanent
   *[aggressive] Aggressive
}: { $text }
about-missing = { $text }. Missing: { $missing }
about-main = { $action }: { $text }
about-cell = { $action }; bonus: { $text }
about-taken = { $text }. Taken by { $name }
about-locked = { $text }. Behind lock { $lock }
about-hut = Alchemist's hut: a movement token and a potion; decides the turn order. There: { $names }
hut = Alchemist's hut
potion = A potion is one of:
about-potion = Potion: { $text }
about-supply = Mice in the supply: { $house } home, { $basement } basement
turn-order = Order
about-area = { $name }; workers: { $workers }
about-goal = Objective “{ $name }” – { $text }. Cells: { $cells }. Now: { $values }
about-outside = Outside the farm: { $names }
about-room = { $name }. Here: { $people }
no-missions = No mission is open. Explorers turn cards up in the rooms they reach.
about-hidden-mission = Face-down mission: { $name }
about-row = { $name }. Cost and needs: { $cost }. Reward: { $reward }{ $opens ->
    [0] {""}
   *[other] ; opens lock { $opens }
}
about-mice = { $number ->
    [one] A face-down mouse
   *[other] { $number } face-down mice
}
about-door = { $name }: shut
about-turned = { $name }: open after its bonus, { $text }
about-open = { $name }: open
about-deck = { $deck ->
    [basic] Deck of basic inventions
   *[advanced] Deck of advanced inventions
}: { $number ->
    [one] 1 card
   *[other] { $number } cards
}, { $discards } discarded
market = { $deck ->
    [basic] Basic inventions, 1 point each
   *[advanced] Advanced inventions, 2 points each
}
key-skip = Do without
key-joker = Joker for 3
key-current = Electricity for 4
about-vp = VP on the track: { $number }. The number beside your name, { $total }, also counts what would be added if the game ended now: beds, rooms, inventions, goods.
about-current = { $level ->
    [0] No electricity
    [1] Electricity
   *[2] Boosted electricity
}
about-entrance = Workers waiting at the burrow entrance: { $number }
about-tents = Tents left: { $number }
waiting = waiting
tents = tents
chiefs = chiefs
discs = discs
about-rooms = Free rooms: { $free } of { $all }
about-bed = Bed { $number }: { $vp } VP if it is your last
about-dungeon = Room { $number }: { $vp } VP if it is your last
about-ability = { $text }. { $colour ->
    [grey] Grey
   *[brown] Brown
} marker, { $vp } VP at the end{ $fee ->
    [0] {""}
   *[other] , costs { $fee } to free
}{ $freed ->
    [yes] . Freed
   *[no] {""}
}
own-mice = Mice: { $number }
about-rival-values = What the rival counts as having this round
about-skill = Skill token: { $skill-name }
discards = Discarded: { $number }

card-telescopic-goggles = Telescopic Goggles
    .text = +2 VP per door token
card-acoustic-amplifier = Acoustic Amplifier
    .text = 1 project point
card-stun-pistol = Stun Pistol
    .text = rivals with more markers on missions: −3 VP
card-bionic-eye = Bionic Eye
    .text = reveal any mission card
card-hologram-projector = Hologram Projector
    .text = whenever you complete a mission: +2 VP
card-exoskeleton = Exoskeleton
    .text = move up to 2 workers
card-magnetic-boots = Magnetic Boots
    .text = +1 metal
card-biomechanical-gloves = Biomechanical Gloves
    .text = whenever you reveal a mission card: +1 metal; +1 VP
card-laser-saw = Laser Saw
    .text = +2 wood per energy symbol
card-plasma-cutter = Plasma Cutter
    .text = +2 metal per energy symbol
card-welding-torch = Welding Torch
    .text = 1 metal → +2 VP
card-lockpick = Lockpick
    .text = open any farm door
card-armoured-car = Armoured Car
    .text = +2 VP per own advanced card
card-hydraulic-jack = Hydraulic Jack
    .text = dig action: 1 metal off the total
card-electric-drill = Electric Drill
    .text = dig one room free per energy symbol
card-steel-armour = Steel Armour
    .text = 1 hand card → +1 metal; +1 VP
card-force-shield = Force Shield
    .text = +2 VP
card-energy-sword = Energy Sword
    .text = if you have electricity: complete a mission
card-ground-to-cat-missile = Ground-to-Cat Missile
    .text = complete a mission
card-electromagnet = Electromagnet
    .text = +1 metal
card-submarine = Submarine
    .text = 4 exploration points
card-jetpack = Jetpack
    .text = move the explorer to any reachable room
card-helicopter = Helicopter
    .text = 2 exploration points; a tent in the explorer's room
card-airship = Airship
    .text = per door token: 1 exploration point and +1 VP
card-time-machine = Time Machine
    .text = rivals with more mouse tokens: −1 mouse token or −3 VP
card-moon-rover = Moon Rover
    .text = whenever you take a door: +1 advanced card
card-jet-plane = Jet Plane
    .text = move the explorer to any reachable room; 2 exploration points
card-laser-rangefinder = Laser Rangefinder
    .text = +1 VP per observation symbol
card-pocket-computer = Pocket Computer
    .text = after the project action: 1 project point
card-positronic-screwdriver = Positronic Screwdriver
    .text = every invention: discount 1 wood or 1 metal
card-shovel = Shovel
    .text = dig a room, discount 1 metal
card-pickaxe = Pickaxe
    .text = after the gather metal action: +1 metal
card-wooden-bicycle = Wooden Bicycle
    .text = +2 movement tokens
card-hand-saw = Hand Saw
    .text = after the gather wood action: +1 wood
card-slingshot = Slingshot
    .text = rivals with more tools: −2 VP
card-spring-boots = Spring Boots
    .text = move the explorer 1 step
card-umbrella-parachute = Umbrella Parachute
    .text = 2 exploration points
card-hot-air-balloon = Hot-Air Balloon
    .text = draw 2 objectives, one becomes your private objective
card-grappling-rope = Grappling Rope
    .text = open a door
card-hammer = Hammer
    .text = play a card, discount 1 wood or 1 metal
card-wooden-armour = Wooden Armour
    .text = +1 advanced card per endurance symbol
card-bottle-cap-shield = Bottle-Cap Shield
    .text = +1 VP per mouse token
card-needle-spear = Needle Spear
    .text = +1 joker
card-shuriken = Shuriken
    .text = rivals with more hand cards: −1 hand card
card-camouflage-suit = Camouflage Suit
    .text = rivals with more jokers: −1 joker
card-smoke-bomb = Smoke Bomb
    .text = 1 exploration point; +1 movement token
card-spyglass = Spyglass
    .text = whenever you reveal a mission card: +1 basic card; +1 VP
card-magnifying-glass = Magnifying Glass
    .text = 2 project points
card-backpack = Backpack
    .text = +1 VP per movement token
card-camping-tent = Camping Tent
    .text = place or move a tent: any reachable room
card-encyclopedia = Encyclopedia
    .text = whenever you take an advanced card: +1 VP
card-invigorating-potion = Invigorating Potion
    .text = +1 advanced card; potion
card-magnetic-compass = Magnetic Compass
    .text = for each cleverness symbol you obtain: 1 exploration point
card-farm-map = Farm Map
    .text = +1 VP per door token
card-amphibious-wagon = Amphibious Wagon
    .text = free a brown cell
card-wheelbarrow = Wheelbarrow
    .text = +2 wood
card-notebook = Notebook
    .text = +2 basic cards
card-lamp = Lamp
    .text = 1 wood/metal/hand card → 1 exploration point
card-flashlight = Flashlight
    .text = if you have electricity: 1 exploration point
card-battery = Battery
    .text = +1 electricity
card-electric-scooter = Electric Scooter
    .text = if you have electricity: +1 movement token
card-roller-skates = Roller Skates
    .text = +1 movement token
card-sled = Sled
    .text = move up to 2 workers
card-raft = Raft
    .text = 1 exploration point; +1 basic card
card-time-bomb = Time Bomb
    .text = open any farm door
card-fishing-rod = Fishing Rod
    .text = +2 wood or +2 metal
card-mousetrap-catapult = Mousetrap Catapult
    .text = rivals with more robots: −1 wood/metal/hand card
card-toolbox = Toolbox
    .text = every tool: discount 1 wood or 1 metal
card-calculating-machine = Calculating Machine
    .text = play a robot free
card-hourglass = Hourglass
    .text = take any main action
card-automatic-horse = Automatic Horse
    .text = per own marker on missions: +1 movement token and +1 VP
card-mechanical-elephant = Mechanical Elephant
    .text = 1 wood/metal/hand card → dig a room free
card-automatic-snail = Automatic Snail
    .text = one more room, on this card
card-automatic-spider = Automatic Spider
    .text = whenever you take a mouse: +2 VP
card-automatic-mouse = Automatic Mouse
    .text = take a basement mouse from the supply
card-mechanical-octopus = Mechanical Octopus
    .text = +1 wood, +1 metal, +1 movement token or +1 basic card
card-mechanical-chameleon = Mechanical Chameleon
    .text = use the 1× effect of any other card, yours or a rival's
card-automatic-tiger = Automatic Tiger
    .text = for each strength symbol you obtain: play a card without strength symbols, discount 1 wood and 1 metal
card-mechanical-eagle = Mechanical Eagle
    .text = 1 exploration point
card-automatic-ant = Automatic Ant
    .text = +1 wood or +1 metal
card-mechanical-gorilla = Mechanical Gorilla
    .text = whenever you dig a room: +1 VP
card-automatic-dolphin = Automatic Dolphin
    .text = play a basic card free
card-mechanical-dragon = Mechanical Dragon
    .text = rivals with more structures: −4 VP
card-automatic-owl = Automatic Owl
    .text = 2 project points
card-mechanical-bear = Mechanical Bear
    .text = +1 VP per strength symbol
card-mechanical-rhinoceros = Mechanical Rhinoceros
    .text = whenever you take a door: +1 VP
card-automatic-mole = Automatic Mole
    .text = rivals with more rooms dug: −2 metal or −3 VP
card-wooden-beaver = Wooden Beaver
    .text = +1 wood
card-mechanical-rabbit = Mechanical Rabbit
    .text = build a bed, discount 1 wood
card-wooden-turtle = Wooden Turtle
    .text = +1 VP per endurance symbol
card-wooden-porcupine = Wooden Porcupine
    .text = +1 VP per room dug
card-mechanical-rooster = Mechanical Rooster
    .text = move 1 worker
card-spring-frog = Spring Frog
    .text = move the explorer up to 2 steps
card-mechanical-cow = Mechanical Cow
    .text = play a card, discount 1 wood and 1 metal
card-automatic-dog = Automatic Dog
    .text = aggressive effects of others do not touch you
card-mechanical-bee = Mechanical Bee
    .text = whenever you receive a potion: +1 VP
card-automatic-cheetah = Automatic Cheetah
    .text = if you have electricity: move up to 2 workers
card-mechanical-squirrel = Mechanical Squirrel
    .text = complete a mission
card-spring-bat = Spring Bat
    .text = whenever you take a mouse: +1 movement token
card-wooden-woodpecker = Wooden Woodpecker
    .text = +1 wood per own robot
card-mechanical-magpie = Mechanical Magpie
    .text = 1 basic card from hand → +1 VP; +1 movement token
card-spring-cobra = Spring Cobra
    .text = rivals with more movement tokens: −1 movement token
card-wooden-mule = Wooden Mule
    .text = 1 movement token → +1 wood; +1 metal
card-mechanical-hedgehog = Mechanical Hedgehog
    .text = +1 VP per mouse token
card-automatic-firefly = Automatic Firefly
    .text = for each energy symbol you obtain: +1 VP
card-power-plant = Power Plant
    .text = +1 electricity
card-solar-array = Solar Array
    .text = if you have electricity: +2 VP
card-wind-turbine = Wind Turbine
    .text = +2 VP per energy symbol
card-steelworks = Steelworks
    .text = +2 metal
card-electric-sawmill = Electric Sawmill
    .text = whenever you gain wood: +1 wood; +1 VP
card-computer-room = Computer Room
    .text = +1 VP per own basic card
card-drilling-rig = Drilling Rig
    .text = whenever you gain metal: +1 metal; +1 VP
card-assembly-shop = Assembly Shop
    .text = play an advanced card, discount 1 wood or 1 metal
card-genetics-laboratory = Genetics Laboratory
    .text = take a home mouse and a basement mouse from the supply
card-robot-factory = Robot Factory
    .text = whenever you play a robot: +2 VP
card-garage = Garage
    .text = play a card, discount 1 wood or 1 metal
card-elevator = Elevator
    .text = whenever you use a movement token: +1 VP
card-carpentry-shop = Carpentry Shop
    .text = 1 wood/metal/hand card → build a bed free
card-airfield = Airfield
    .text = +3 movement tokens; 2 exploration points
card-underground-railway = Underground Railway
    .text = move up to 3 workers
card-bunker = Bunker
    .text = +1 VP per room dug
card-missile-silo = Missile Silo
    .text = rivals with more advanced cards: −4 VP
card-chemistry-laboratory = Chemistry Laboratory
    .text = potion
card-radar-tower = Radar Tower
    .text = complete a mission, waive 1 skill symbol
card-observatory = Observatory
    .text = whenever you play a card: waive 1 skill symbol
card-hospital = Hospital
    .text = whenever you build a bed: +2 VP
card-transformer-house = Transformer House
    .text = +1 electricity; if your electricity is boosted: +3 VP
card-satellite-dish = Satellite Dish
    .text = draw 3 advanced cards, play one free, discard the rest
card-arena = Arena
    .text = choose a hero card
card-training-centre = Training Centre
    .text = whenever you gain a joker: +1 VP
card-command-tower = Command Tower
    .text = whenever you achieve an objective: play a card free
card-patent-office = Patent Office
    .text = +3 VP per achieved objective
card-museum-of-inventions = Museum of Inventions
    .text = +2 VP per own card with a permanent effect
card-computing-centre = Computing Centre
    .text = 2 wood/metal/hand cards → draw 3 basic cards, play one free, discard the rest
card-greenhouse = Greenhouse
    .text = +2 wood
card-radio-room = Radio Room
    .text = +2 VP per freed grey cell
card-autonomous-laboratory = Autonomous Laboratory
    .text = take a basic tool and an advanced tool from the markets (if none, find them in the decks)
card-conference-hall = Conference Hall
    .text = whenever you place a chief in the hut: +1 advanced card; +1 VP
card-vault = Vault
    .text = +1 VP per own structure
card-leaders-palace = Leader's Palace
    .text = +3 VP per set of tool + robot + structure
card-hostel = Hostel
    .text = 1 built bed → +2 wood
card-mill = Mill
    .text = after the gather wood action: +1 VP
card-cartographers-office = Cartographer's Office
    .text = +1 VP per freed brown cell
card-scientists-office = Scientist's Office
    .text = reveal the top advanced card: take it if it is a tool, else discard it
card-canteen = Canteen
    .text = +1 VP per bed built
card-forge = Forge
    .text = 1 wood → +1 metal; +1 VP
card-pottery = Pottery
    .text = +1 VP per own tool
card-development-department = Development Department
    .text = reveal the top basic card: take it if it is a structure, else discard it
card-gym = Gym
    .text = +1 VP per agility symbol
card-games-room = Games Room
    .text = whenever you gain VP: +1 VP
card-printing-house = Printing House
    .text = 1 hand card → +1 advanced card
card-theatre = Theatre
    .text = if you have 2 mouse tokens or more: +4 VP
card-watchtower = Watchtower
    .text = reveal a mission card
card-termite-nursery = Termite Nursery
    .text = rivals with more beds built: −2 wood or −3 VP
card-university = University
    .text = whenever you take an advanced card: +1 wood
card-archive = Archive
    .text = take any card from a discard pile
card-school = School
    .text = +1 basic card
card-library = Library
    .text = +1 VP per cleverness symbol
card-post-office = Post Office
    .text = +3 movement tokens
card-scout-centre = Scout Centre
    .text = rivals with more door tokens: −2 VP
card-jetty = Jetty
    .text = +1 basic card; play a basic card, discount 1 wood
card-bridge = Bridge
    .text = move up to 3 workers
card-tunnel = Tunnel
    .text = dig a room free
card-construction-crane = Construction Crane
    .text = every structure: discount 1 wood or 1 metal
card-tavern = Tavern
    .text = take a home mouse from the supply
card-well = Well
    .text = whenever you place a chief in the hut: +1 wood
card-bakery = Bakery
    .text = +1 VP
card-cheese-dairy = Cheese Dairy
    .text = +2 VP per basement mouse
card-pharmacy = Pharmacy
    .text = potion
card-bathhouse = Bathhouse
    .text = whenever you build a bed: +1 movement token
card-drafting-office = Drafting Office
    .text = 1 advanced card from hand → +1 wood; +1 metal; +1 VP
card-nursery = Nursery
    .text = build a bed free
card-dormitory = Dormitory
    .text = +1 VP per bed built
card-scout-camp = Scout Camp
    .text = a tent in the explorer's room; 1 exploration point
card-mine = Mine
    .text = after the gather metal action: +1 VP
card-metal-warehouse = Metal Warehouse
    .text = +1 VP per metal
card-merchants-shop = Merchant's Shop
    .text = swap 1 wood/metal/hand card for 1 of another kind
card-woodshed = Woodshed
    .text = +1 VP per wood
card-tree-nursery = Tree Nursery
    .text = +1 wood per own structure
card-founders-monument = Founders' Monument
    .text = +1 VP per own marker on home missions
mouse-house-mouse-1 = Home mouse (at once: { mouse-house-mouse-1.text }; 3 VP at the end)
    .text = +1 basic card
mouse-house-mouse-2 = Home mouse (income: { mouse-house-mouse-2.text }; 0 VP at the end)
    .text = +1 VP
mouse-house-mouse-3 = Home mouse (permanent: { mouse-house-mouse-3.text }; 2 VP at the end)
    .text = robots cost 1 wood or 1 metal less
mouse-house-mouse-4 = Home mouse (permanent: { mouse-house-mouse-4.text }; 1 VP at the end)
    .text = tools cost 1 wood or 1 metal less
mouse-house-mouse-5 = Home mouse (permanent: { mouse-house-mouse-5.text }; 1 VP at the end)
    .text = structures cost 1 wood or 1 metal less
mouse-house-mouse-6 = Home mouse (at once: { mouse-house-mouse-6.text }; 2 VP at the end)
    .text = +2 wood
mouse-house-mouse-7 = Home mouse (at once: { mouse-house-mouse-7.text }; 2 VP at the end)
    .text = +2 metal
mouse-house-mouse-8 = Home mouse (income: { mouse-house-mouse-8.text }; 0 VP at the end)
    .text = +1 wood
mouse-house-mouse-9 = Home mouse (income: { mouse-house-mouse-9.text }; 0 VP at the end)
    .text = +1 metal
mouse-house-mouse-10 = Home mouse (income: { mouse-house-mouse-10.text }; 1 VP at the end)
    .text = +1 movement token
mouse-house-mouse-11 = Home mouse (at once: { mouse-house-mouse-11.text }; 2 VP at the end)
    .text = +1 joker
mouse-house-mouse-12 = Home mouse (at once: { mouse-house-mouse-12.text }; 2 VP at the end)
    .text = 2 exploration points
mouse-house-mouse-13 = Home mouse (permanent: { mouse-house-mouse-13.text }; 1 VP at the end)
    .text = +1 wood after gathering wood
mouse-house-mouse-14 = Home mouse (permanent: { mouse-house-mouse-14.text }; 1 VP at the end)
    .text = +1 metal after gathering metal
mouse-house-mouse-15 = Home mouse (at once: { mouse-house-mouse-15.text }; 2 VP at the end)
    .text = play a card
mouse-basement-mouse-1 = Basement mouse (at once: { mouse-basement-mouse-1.text }; 3 VP at the end)
    .text = +1 advanced card
mouse-basement-mouse-2 = Basement mouse (income: { mouse-basement-mouse-2.text }; 0 VP at the end)
    .text = +2 VP
mouse-basement-mouse-3 = Basement mouse (income: { mouse-basement-mouse-3.text }; 1 VP at the end)
    .text = +1 advanced card
mouse-basement-mouse-4 = Basement mouse (income: { mouse-basement-mouse-4.text }; 2 VP at the end)
    .text = +1 wood or +1 metal
mouse-basement-mouse-5 = Basement mouse (at once: { mouse-basement-mouse-5.text }; 1 VP at the end)
    .text = +1 electricity
mouse-basement-mouse-6 = Basement mouse (at once: { mouse-basement-mouse-6.text }; 3 VP at the end)
    .text = potion
mouse-basement-mouse-7 = Basement mouse (at once: { mouse-basement-mouse-7.text }; 2 VP at the end)
    .text = dig a room free
mouse-basement-mouse-8 = Basement mouse (permanent: { mouse-basement-mouse-8.text }; 2 VP at the end)
    .text = missions need 1 skill symbol less
mouse-basement-mouse-9 = Basement mouse (permanent: { mouse-basement-mouse-9.text }; 2 VP at the end)
    .text = +1 VP for every mission you complete
mouse-basement-mouse-10 = Basement mouse (permanent: { mouse-basement-mouse-10.text }; 2 VP at the end)
    .text = +1 VP for every room you dig
door-door-1 = Door: +1 metal
    .text = +1 metal
door-door-2 = Door: +1 metal
    .text = +1 metal
door-door-3 = Door: +1 wood
    .text = +1 wood
door-door-4 = Door: +1 wood
    .text = +1 wood
door-door-5 = Door: +1 movement token
    .text = +1 movement token
door-door-6 = Door: +1 basic card
    .text = +1 basic card
door-door-7 = Door: +2 VP
    .text = +2 VP
door-door-8 = Door: 1 exploration point
    .text = 1 exploration point
door-door-9 = Door: +1 joker
    .text = +1 joker
door-door-10 = Door: +1 advanced card
    .text = +1 advanced card
room-kitchen = Kitchen
room-living-room = Living Room
room-bedroom = Bedroom
room-study = Study
room-storeroom = Storeroom
room-workshop = Workshop
room-pantry = Cheese Pantry
passage-front-door = Front door
passage-window-above-the-ivy = Window above the ivy
passage-kitchen-door = Kitchen door
passage-bedroom-door = Bedroom door
passage-staircase = Staircase
passage-chimney = Chimney
passage-trapdoor = Trapdoor
passage-cellar-stairs = Cellar stairs
passage-storeroom-door = Storeroom door
passage-pantry-door = Pantry door
mission-hatch = The hatch
    .text = +2 wood
row-open-the-hatch = Open the hatch
    .text = +1 VP; +1 movement token
row-build-a-ladder = Build a ladder
    .text = 2 exploration points; +1 VP
row-plug-into-the-socket = Plug into the socket
    .text = +1 electricity
mission-captives = The captives
    .text = +2 metal
row-find-the-cage = Find the cage
    .text = +1 advanced card; +1 VP
row-gnaw-the-bars = Gnaw the bars
    .text = +3 VP
row-free-the-mice = Free the mice
    .text = take a home mouse from the supply; +1 VP
mission-cat = The cat
    .text = +1 joker
row-track-the-cat = Track the cat
    .text = +2 VP; +1 movement token
row-distract-the-cat = Distract the cat
    .text = +1 joker; +1 VP
row-bell-the-cat = Bell the cat
    .text = +4 VP
mission-desk = The desk
    .text = +1 advanced card
row-study-the-blueprints = Study the blueprints
    .text = +2 advanced cards
row-hack-the-computer = Hack the computer
    .text = +5 VP
row-collect-stationery = Collect stationery
    .text = +1 basic card; +2 VP
mission-wardrobe = The wardrobe
    .text = +2 movement tokens
row-cross-the-sink = Cross the sink
    .text = +2 wood; +1 VP
row-climb-the-wardrobe = Climb the wardrobe
    .text = +2 VP; +1 movement token
row-lower-the-find = Lower the find
    .text = +3 metal
mission-mousetrap = The mousetrap
    .text = +2 basic cards
row-disarm-the-mousetrap = Disarm the mousetrap
    .text = +2 VP; +1 basic card
row-strip-the-mousetrap = Strip the mousetrap
    .text = play a card, discount 1 wood and 1 metal
row-chase-off-the-dog = Chase off the dog
    .text = +3 VP
mission-lock = The lock
    .text = +1 wood; +1 metal
row-sneak-up-to-the-lock = Sneak up to the lock
    .text = +5 VP
row-pick-the-lock = Pick the lock
    .text = play an advanced card free; +1 VP
row-empty-the-stash = Empty the stash
    .text = +1 joker; +4 VP
mission-generator = The generator
    .text = +1 joker
row-start-the-generator = Start the generator
    .text = +1 electricity; +2 VP
row-light-the-basement = Light the basement
    .text = +4 VP
row-boost-the-voltage = Boost the voltage
    .text = +6 VP
mission-snake = The snake
    .text = +1 advanced card
row-drive-off-the-snake = Drive off the snake
    .text = +5 VP
row-find-the-nest = Find the nest
    .text = take a basement mouse from the supply; +3 VP
row-rally-the-pack = Rally the pack
    .text = +5 VP
mission-cave-in = The cave-in
    .text = +2 metal
row-break-the-wall = Break the wall
    .text = dig a room free; +2 VP
row-shore-up-the-vault = Shore up the vault
    .text = +4 VP
row-lay-the-rails = Lay the rails
    .text = +5 VP
goal-diggers = Diggers
    .text = rooms dug: +1 advanced card; +4 VP
goal-carpenters = Carpenters
    .text = beds built: +1 movement token; +4 VP
goal-hospitality = Hospitality
    .text = mouse tokens: +1 joker; +4 VP
goal-burglars = Burglars
    .text = door tokens: +1 metal; +4 VP
goal-heroes-of-the-farm = Heroes of the farm
    .text = markers on missions: +1 advanced card; +4 VP
goal-toolmakers = Toolmakers
    .text = tools played: +1 wood; +4 VP
goal-mechanics = Mechanics
    .text = robots played: +1 metal; +4 VP
goal-builders = Builders
    .text = structures played: +1 wood; +4 VP
goal-great-minds = Great minds
    .text = advanced cards played: +1 joker; +4 VP
goal-tinkerers = Tinkerers
    .text = basic cards played: +1 advanced card; +3 VP
goal-vocation = Vocation
    .text = symbols of one skill: potion; +3 VP
goal-versatility = Versatility
    .text = full sets of the five skills: 1 exploration point; +4 VP
goal-basement-conquerors = Basement conquerors
    .text = markers on basement missions: +1 movement token; +4 VP
hero-gwir = Gwir the Scholar
    .text = 2 cleverness symbols; at once +1 VP per own cleverness symbol
hero-tilly = Tilly the Acrobat
    .text = 2 agility symbols; at once +1 VP per own agility symbol
hero-oren = Oren the Pathfinder
    .text = 2 observation symbols; at once +1 VP per own observation symbol
hero-brom = Brom the Strongman
    .text = 2 strength symbols; at once +1 VP per own strength symbol
hero-mara = Mara the Wanderer
    .text = 2 endurance symbols; at once +1 VP per own endurance symbol
cell-cheap-beds = Beds cost 1 wood
    .text = each bed costs 1 wood instead of 2
cell-cheap-rooms = Rooms cost 1 metal
    .text = each room costs 1 metal instead of 2
cell-veranda = Veranda
    .text = one more room
cell-double-movement = Double movement
    .text = a movement token moves 2 workers
cell-skill-token = Skill token
    .text = choose a skill token
cell-three-points = 3 VP
    .text = points only
cell-six-points = 6 VP
    .text = points only; together with the cell of 3 VP another 2 VP
cell-free-invention = Free invention
    .text = play a card free
cell-main-action = Any main action
    .text = any main action
cell-hero = Hero
    .text = hero card
status-vigour = Vigour
    .text = chief: gather wood; rival +3 VP; farm: open a door, +1 VP; discard from the basic market
status-hunger = Hunger
    .text = chief: explore; rival +2 VP; farm: take a mouse, +2 VP; discard from the basic market
status-fatigue = Fatigue
    .text = chief: build beds; rival +1 VP; no farm icon; discard from the advanced market
status-excitement = Excitement
    .text = chief: work on projects; rival +3 VP; farm: reveal a mission card, +1 VP; discard from the advanced market
status-envy = Envy
    .text = chief: dig rooms; rival +2 VP; farm: complete a mission, +3 VP; discard from the basic market; if you have more advanced cards: −2 VP
status-greed = Greed
    .text = chief: gather metal; rival +3 VP; farm: take a mouse, +2 VP; discard from the advanced market; if you have more door tokens: −2 VP
status-curiosity = Curiosity
    .text = chief: explore; rival +2 VP; farm: reveal a mission card, +1 VP; discard from the basic market
status-caution = Caution
    .text = chief: gather metal; rival +2 VP; farm: open a door, +1 VP; discard from the advanced market
status-rage = Rage
    .text = chief: dig rooms; rival +3 VP; farm: open a door, +1 VP; discard from the basic market; if you have more rooms dug: −2 metal or −3 VP
status-inspiration = Inspiration
    .text = chief: work on projects; rival +3 VP; farm: complete a mission, +3 VP; discard from the advanced market
status-panic = Panic
    .text = chief: build beds; rival +1 VP; farm: the round's mouse, +1 VP; discard from the basic market; if you have more beds built: −2 wood or −3 VP
status-cunning = Cunning
    .text = chief: gather wood; rival +2 VP; farm: take a mouse, +2 VP; discard from the advanced market; if you have more hand cards: −1 hand card
status-persistence = Persistence
    .text = chief: explore; rival +3 VP; farm: complete a mission, +3 VP; discard from the basic market
mouse-cheese-6 = Cheese of 6 VP
    .text = 6 VP at the end
mouse-cheese-3 = Cheese of 3 VP
    .text = 3 VP at the end

# The line above the board
aim-who = Chiefs to send: { $chiefs }
aim-want = Have the most VP
aim-want-alone = Have more VP than the rival
aim-when = Round { $round } of { $rounds }
aim-end = After round { $rounds } everything is counted
aim-threat = Rival { $points } VP, you { $mine }

# What a hint gains
ground-points = { $line ->
    [track] for points on the track
    [cells] for freed cells
    [beds] for beds
    [rooms] for rooms
    [mice] for mice and cheese
    [inventions] for inventions
    [final-effects] for final effects
    [current] for boosted electricity
    [goods] for goods and cards
   *[jokers] for jokers
}
ground-card = for “{ $card-name }”, which you can pay for
ground-row = for the mission “{ $row-name }”, which you can pay for
ground-goal = for the objective “{ $goal-name }”
ground-asset = { $asset ->
    [wood] for wood to spend
    [metal] for metal to spend
    [movement] for movement tokens
    [jokers] for jokers to use
    [current] for electricity to use
    [workers] for workers and where they stand
    [workers-at-farm] for workers at the farm
    [free-rooms] for free rooms
    [next-bed] for the next beds
    [next-room] for the next rooms
    [hand] for cards in hand
    [skills] for skill symbols
    [explorer] for where your explorer is
    [tents] for tents
    [hidden-missions] for mission cards that you can turn up
    [mice-at-hand] for mice that you can take in
    [cheese-at-hand] for the cheese that you can fetch
    [inventions] for inventions that go on working
    [freed-cells] for cells that are left to free
    [place-in-order] for the turn order of the next round
   *[deeds] for inventions and missions still to come
}
ground-chief = for a good place for the next chief
ground-actions = for the main action and bonuses of this turn
ground-begun = for the action that is being carried out
