blurb = Catch the creatures of a far planet: draft them, fit them together, and mind whose ship you fill.

terrain-ice = ice
terrain-lake = lake
terrain-lava = lava
terrain-swamp = swamp
terrain-grass = grass
terrain-sand = sand
terrain-stone = stone

crystal-green = green
crystal-red = red
crystal-blue = blue

mode-individual = everyone for themselves
mode-duel = duel
mode-special = special rules for three
mode-teams = teams

tile-ice-blue = blue ice monster
tile-ice-orange = orange ice monster
tile-ice-green = green ice monster
tile-ice-red = red ice monster
tile-mutagen-pair = pair of mutagens (rays down)
tile-mutagen-single = single mutagen (ray up)
tile-lava-green-red-bottom = lava monster (green beside, red below)
tile-lava-green-red-top = lava monster (green beside, red above)
tile-lava-blue = lava monster (blue corners)
tile-lava-all-red-bottom = small lava monster (all colours, red below)
tile-lava-all-red-top = small lava monster (all colours, red above)
tile-sand = sand monster
tile-stone-double = two stone monsters
tile-stone-green = stone monster (green beside)
tile-stone-blue-top = stone monster (blue above)
tile-stone-blue-bottom = stone monster (blue below)
tile-stone-red-top = stone monster (red above)
tile-stone-red-bottom = stone monster (red below)
tile-lake-left = Big Lake Monster (left half)
tile-lake-right = Big Lake Monster (right half)
tile-swamp = swamp monster
tile-grass-green = grass monster (2 per green crystal)
tile-grass-terrain = grass monster (1 per terrain)
tile-grass-lake = grass monster (4 per whole lake monster)
tile-grass-medal = grass monster (2 per medal, dragons aside)
tile-grass-stone = grass monster (2 per stone monster)
tile-grass-sand = grass monster (3 per sand monster)
tile-grass-crystal = grass monster (1 per crystal)
tile-grass-lava = grass monster (1 per lava monster)
tile-grass-grass = grass monster (2 per grass monster)

explorer-man-in-blue = man in blue
    .about = 1 point per vertical ice tile
explorer-woman-in-black = woman in black
    .about = may lay the stack on her own ship
explorer-man-in-black = man in black
    .about = lays a tile from the discard pile before scoring
explorer-woman-in-red = woman in red
    .about = 1 point per lava monster
explorer-woman-in-purple = woman in purple
    .about = a mutagen of her own, ray up
explorer-man-in-purple = man in purple
    .about = 1 point per mutagenic monster
explorer-woman-in-green = woman in green
    .about = 1 point per grass monster
explorer-woman-in-orange = woman in orange
    .about = 2 points per medal, dragons aside
explorer-man-in-red = man in red
    .about = 2 points per stone monster
explorer-woman-in-blue = woman in blue
    .about = 4 points per whole lake monster
explorer-man-in-green = man in green
    .about = 1 point per crystal
explorer-man-in-orange = man in orange
    .about = a sand monster of his own

medal-sand = sand
medal-stone = stone
medal-penalty = penalty
medal-lake = lake
medal-swamp-grass = swamp and grass
medal-terrains = terrains
medal-lava = lava
medal-crystals = crystals
medal-ice = ice
medal-mutagen = mutagens

goal-sand = { $goal ->
    [one] { $goal } sand monster
   *[other] { $goal } sand monsters
}
goal-stone = { $goal ->
    [one] { $goal } stone monster
   *[other] { $goal } stone monsters
}
goal-penalty = fewest sand and stone monsters
goal-lake = { $goal ->
    [one] { $goal } whole lake monster
   *[other] { $goal } whole lake monsters
}
goal-swamp-grass = { $goal ->
    [one] { $goal } swamp or grass tile
   *[other] { $goal } swamp and grass tiles
}
goal-terrains = { $goal ->
    [one] { $goal } terrain
   *[other] { $goal } different terrains
}
goal-lava = { $goal ->
    [one] { $goal } lava tile
   *[other] { $goal } lava tiles
}
goal-crystals = { $goal ->
    [one] one whole crystal of each colour
   *[other] { $goal } whole crystals of each colour
}
goal-ice = { $goal ->
    [one] { $goal } ice tile
   *[other] { $goal } ice tiles
}
goal-mutagen = { $goal ->
    [one] { $goal } mutagenic monster
   *[other] { $goal } mutagenic monsters
}

option-mode = Mode
option-mode-about = Two play the duel. Three to six play everyone for themselves, or by the modes below.
option-mode-standard = Standard
option-mode-special = Special rules for three: open rows instead of passing
option-mode-teams = Teams of two (4 or 6 players): the lower score counts
option-passing = Who passes next
option-passing-about = Whose turn it is to lay a stack on a ship once all have chosen.
option-passing-drawn = Drawn by lot, one player at a time
option-passing-as-chosen = Whoever chose first
option-passing-ranked = By lot, along lists of ships given with the tile: one answer a turn
option-check = When medals are checked
option-check-about = Only for the duel and the special rules: whether all who qualify in a turn win together.
option-check-together = Once a turn, for all together
option-check-in-order = Player by player, the lead player first
option-medals = Medals
option-medals-about = Sand, stone and the penalty are always in play. These lie out besides.
option-medals-recommended = Recommended
option-medals-drawn = Drawn by lot
option-medals-lake-swamp-grass-terrains-ice = Individual: lake, swamp and grass, terrains, ice
option-medals-lake-swamp-grass-terrains-mutagen = Individual: lake, swamp and grass, terrains, mutagens
option-medals-lake-swamp-grass-lava-terrains = Individual: lake, swamp and grass, lava, terrains
option-medals-lake-swamp-grass-lava-ice = Individual: lake, swamp and grass, lava, ice
option-medals-lake-swamp-grass-lava-mutagen = Individual: lake, swamp and grass, lava, mutagens
option-medals-lake-swamp-grass-crystals-terrains = Individual: lake, swamp and grass, crystals, terrains
option-medals-lake-swamp-grass-crystals-ice = Individual: lake, swamp and grass, crystals, ice
option-medals-lake-swamp-grass-crystals-mutagen = Individual: lake, swamp and grass, crystals, mutagens
option-medals-lake-terrains-lava-ice = Individual: lake, terrains, lava, ice
option-medals-lake-terrains-lava-mutagen = Individual: lake, terrains, lava, mutagens
option-medals-lake-terrains-crystals-ice = Individual: lake, terrains, crystals, ice
option-medals-lake-terrains-crystals-mutagen = Individual: lake, terrains, crystals, mutagens
option-medals-terrains-swamp-grass-lava-ice = Individual: terrains, swamp and grass, lava, ice
option-medals-terrains-swamp-grass-lava-mutagen = Individual: terrains, swamp and grass, lava, mutagens
option-medals-terrains-swamp-grass-crystals-ice = Individual: terrains, swamp and grass, crystals, ice
option-medals-terrains-swamp-grass-crystals-mutagen = Individual: terrains, swamp and grass, crystals, mutagens
option-medals-lake-terrains = Teams: lake, terrains
option-medals-lake-lava = Teams: lake, lava
option-medals-lake-crystals = Teams: lake, crystals
option-medals-lake-ice = Teams: lake, ice
option-medals-lake-mutagen = Teams: lake, mutagens
option-medals-swamp-grass-terrains = Teams: swamp and grass, terrains
option-medals-swamp-grass-lava = Teams: swamp and grass, lava
option-medals-swamp-grass-crystals = Teams: swamp and grass, crystals
option-medals-swamp-grass-ice = Teams: swamp and grass, ice
option-medals-swamp-grass-mutagen = Teams: swamp and grass, mutagens
option-medals-terrains-lava = Teams: terrains, lava
option-medals-terrains-crystals = Teams: terrains, crystals
option-medals-terrains-ice = Teams: terrains, ice
option-medals-terrains-mutagen = Teams: terrains, mutagens

check-special-needs-three = the special rules are for three players
check-teams-need-four-or-six = teams need four or six players
check-nothing-is-passed = nothing is passed in the duel and by the special rules
check-all-are-checked-together = with stacks passed round all are checked together
check-medals-of-other-mode = these medals belong to another mode

prompt-lay-out-medals = Medals are drawn
prompt-deal-explorers = Explorers are dealt
prompt-deal-stack = Stacks are dealt
prompt-next-passer = The lot says who passes next
prompt-first-lead = The lot names the lead player
prompt-open-row = A row is opened
prompt-choose-explorer = Keep one of your two explorers
prompt-choose-tile = Choose a tile
prompt-choose-and-send = Choose a tile, then name ships for the rest of the stack, the one you like best first
prompt-lay-stack = Lay your stack on a ship
prompt-place = Lay the tile: { $tile-name }
prompt-pick = Take a tile from a row
prompt-discard = Discard another tile of the row
prompt-recover = Take a tile from the discard pile

preview-points = Points: { $points }.

choice-draw-medals = Medals: { $medals-name }
choice-draw-explorers = Explorers: { $explorers-name }
choice-draw-tiles = Tiles: { $tiles-name }
choice-draw-passer = { $seat } passes next
choice-draw-lead = { $seat } leads
choice-land = Land with the { $explorer-name }: { $explorer-about }
choice-take = Take: { $tile-name }
choice-take-and-send = Take: { $tile-name }. Ships: { $ships-name }
choice-lay-on = { $ship }'s ship
choice-place = { $side ->
    [left] { $across } left
    [right] { $across } right
   *[none] in line
}, { $level ->
    [up] { $along } up
    [down] { $along } down
   *[none] level
}
choice-pick = Row { $row }: { $tile-name }
choice-discard = Discard: { $tile-name }
choice-recover = Take: { $tile-name }

event-laid-out-medals = The medals are: { $medals-name }.
event-began-round = Round { $round } begins.
event-landed = { $seat } lands with the { $explorer-name }: { $explorer-about }.
event-laid-stack = { $seat } lays the stack on { $ship }'s ship.
event-kept-stack = { $seat } lays the stack on their own ship.
event-angered-dragon = No other ship is free: { $seat } takes the angry dragon.
event-handed-dragon = No other ship is free: { $former } hands the angry dragon to { $seat }.
event-kept-dragon = The angry dragon stays with { $seat }: −5.
event-discarded-last = The last tile of every stack is discarded face down.
event-led = Turn { $turn }: { $seat } leads.
event-opened-row = Row { $row } is opened: { $tiles-name }.
event-picked = { $seat } takes: { $tile-name }.
event-discarded = { $seat } discards: { $tile-name }.
event-recovered = { $seat } finds in the discard pile: { $tile-name }.
event-laid = { $seat } lays: { $tile-name }.
event-mutated = { $seat }: the { $tile-name } mutates and is now worth { $points }.
event-grew-crystal = { $seat } completes a { $crystal-name } crystal: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-joined-lake = { $seat } puts a whole Big Lake Monster together: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won-medal = { $seat } wins the medal for { $medal-name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won-team-medal = { $seat } and { $partner } win the team medal for { $medal-name }: { $points } each.
event-took-penalty = { $seat } takes the penalty for the fewest sand and stone monsters: { $points }.
event-scored = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.

action-keep-stack = Your own ship
reason-ship-taken = a stack already lies there
reason-other-ship-free = another ship is still free

outcome-points = Most points win.
outcome-teams = { $team-count ->
    [one] They are team { $team-name }.
   *[other] They are teams { $team-name }.
} A team has the lower score of its two partners: A { $result-0 }, B { $result-1 }{ $teams ->
    [2] {""}
   *[other] , C { $result-2 }
}.
tie-lake = The tie is broken by the Big Lake Monster.
tie-sum = The tie is broken by the sum of both partners.
tie-team-lake = The tie is broken by the Big Lake Monsters of both partners.
tie-shared = The victory is shared.

score-ice = Ice monsters
score-lake = Big Lake Monster
score-lava = Lava monsters
score-grass = Grass monsters
score-swamp = Swamp monsters
score-crystals = Crystals
score-explorer = Explorer
score-medals = Medals
score-team = Team result (the lower of two)

panel-zone = Research zone of { $seat }
panel-hand = Your stack
panel-chosen = Your tile
panel-rows = Open rows
panel-medals = Medals
panel-players = Players
panel-score = Score so far
panel-memory = What you have seen
panel-discards = Discards you know
panel-mix = Tiles in this game; dark squares lie open

view-heading = { $mode ->
    [individual] Everyone for themselves
    [duel] Duel
    [special] Special rules for three
   *[teams] Teams
}{ $round ->
    [0] {""}
   *[other] , round { $round }
}{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}
view-medal = Medal “{ $medal }” ({ $points }): { $goal }. { $owners ->
    [none] Open.
   *[other] Won by { $owners }.
}
view-penalty = Penalty ({ $points }): { $goal }. { $owners ->
    [none] Given at the end.
   *[other] Taken by { $owners }.
}
view-team-medal = Team medal “{ $medal }” ({ $points }): { $goal }. { $owners ->
    [none] Open.
   *[other] Won by { $owners }.
}
view-hand = Your stack: { $tiles }
view-chosen = Your tile: { $tile }
view-explorers = Your explorers: { $explorers }
view-score = Points of { $player }: { $lines }.
view-lead-is = { $player } leads this turn.
view-turned-up = { $player } lays: { $tile }.
view-progress = So far: { $counts }.
team-0 = A
team-1 = B
team-2 = C
view-team-named = team { $team }
view-team = Team { $team }: { $players }. Team result, the lower of two: { $result }.
view-row = Row { $row }: { $tiles }
view-player = { $player }{ $team ->
    [none] {""}
   *[other] {" "}(team { $team })
}: { $explorer }. { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $tiles ->
    [0] No tiles.
   *[other] Tiles: { $tiles }.
}
view-player-waits = { $player } has no explorer yet.
view-mutated-1 = {" "}mutated
view-mutated-2 = {" "}mutated twice
view-dragon = The angry dragon is with { $player }.
view-dragons = Angry dragons kept by { $player }: { $number }.
view-ship = { $player }: { $hand ->
    [none] no stack in hand
    [one] 1 tile in hand
   *[other] { $hand } tiles in hand
}, { $ship ->
    [none] ship free
    [one] 1 tile on the ship
   *[other] { $ship } tiles on the ship
}.
view-stack-of = { $ship ->
    [yes] on { $player }'s ship
   *[no] in { $player }'s hand
}: { $whole ->
    [yes] { $size }
   *[no] { $size } of these { $among }, one was just chosen
}
view-known-stack = You know the stack { $stack }: { $tiles }
view-wishes = Your stack shall go to the first free ship of: { $ships }
view-kind = { $tile }: { $number } ({ $open } open)
view-tile-number = { $tile }: { $number }
view-mix = Tiles in this game: { $tiles }.
view-known-discards = Discards you know: { $tiles }
view-explorer = { $explorer-name }: { $explorer-about }
view-lead = Leads this turn
view-angry = Angry dragon: −5
view-team-goal = As a team
panel-row = Row { $row }

# The line above the board
aim-want = Have the most points
aim-want-team = The lower score counts
aim-setup = Choose an explorer
aim-turn = Turn { $turn } of { $turns }
aim-round = Round { $round }/{ $rounds }, turn { $turn }/{ $turns }
aim-end = Fewest sand and stone: −10
aim-team = Team { $team } with { $player }

# What a hint gains
ground-medals = for medals and dragons
ground-ice = for ice monsters
ground-lake = for lake monsters
ground-lava = for lava monsters
ground-grass = for grass monsters
ground-swamp = for swamp monsters
ground-crystals = for whole crystals
ground-explorer = for the explorer
ground-hope-ice = for ice monsters that may still mutate
ground-hope-crystals = for crystals that may still be completed
ground-hope-lake = for lake monsters that may still become whole
ground-hope-swamp = for swamp monsters still to come
ground-hope-bonus = for bonuses that may still grow
ground-hope-medals = for medals within reach
ground-hope-penalty = for the danger of the penalty
ground-ability = for what the explorer can do
ground-passed = for what the others can make of the stack
ground-denied = for what the next players cannot have
