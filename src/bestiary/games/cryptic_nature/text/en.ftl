blurb = Search Europe for creatures nobody believes in, and build them a home.

option-wolpertinger = Wolpertinger
option-wolpertinger-about = A face-down token waits in every city: stuffed hares to collect, and other finds.
option-wolpertinger-no = Without
option-wolpertinger-yes = With
option-bets = Bets
option-bets-about = With bets you track only cryptids you have bet on. Without them any open card may be tracked and cards are never replaced by a refresh.
option-bets-yes = With bets
option-bets-no = Without bets
option-surcharge = Dearer skills for two
option-surcharge-about = With one or two players every skill costs 1 experience more. Two players who are new to the game may leave this out.
option-surcharge-yes = Yes
option-surcharge-no = No
solo-needs-bets = the game against the poacher needs bets
surcharge-for-two = only two players may leave the dearer skills out

prompt-choose-city = Choose the city you set out from, near those you want to find
prompt-lay-bet = Lay a bet on a cryptid
prompt-free-bet = You may lay the bet in your hand
prompt-take-tile = Take a terrain tile
prompt-cryptozoologist-turn = { $steps ->
    [yes] { $action ->
        [yes] Move, act and use skills
       *[no] You may still move and use skills
    }
   *[no] { $action ->
        [yes] You have moved: act and use skills
       *[no] Use skills, or end your turn
    }
}
prompt-assistant-turn = { $stepped ->
    [yes] The assistant has stepped: market, expenses and a bet are left
   *[no] The assistant’s turn: a step up or down, the market, expenses, a bet
}
prompt-train = Learn skills and restore used ones
prompt-restore-skill = Restore a used skill
prompt-shift-assistant = A bonus: you may move your assistant
prompt-place-tile = Choose a terrain tile to place
prompt-exchange-tile = None of your tiles fits: exchange one
prompt-lay-tile = Where does it go: { $tile-name }?
prompt-settle-tile = Where shall { $cryptid-name } live?
prompt-drop-token = Remove a token from the market
prompt-replace-cards = You may replace up to two cryptids
prompt-replace-again = You may replace one more card
prompt-refresh-bonus = Choose your bonus
prompt-judge-roll = { $cryptid-name } is slipping away ({ $results-name }). What now?
prompt-name-pair = Which two rumours are the joker for { $cryptid-name }?
prompt-lose-evidence = Which evidence do you lose?
prompt-draw-evidence = Draw a token from the bag?
prompt-take-rumour = Take a bonus rumour?
prompt-take-from-market = You may take a token from the market
prompt-collect-anywhere = You may collect from any location
prompt-buy-freely = You may buy evidence
prompt-offer-refresh = Refresh evidence and cryptids?
prompt-travel = You may go to any location
prompt-poacher-takes = Several tokens suit the poacher: choose one
prompt-poacher-catches = Several cryptids suit the poacher: choose one
prompt-poacher-builds = Choose a terrain tile for the poacher's turn
prompt-draw = Tokens are drawn
prompt-open = Cards are opened
prompt-roll-dice = The assistant dice are rolled
prompt-toss = The tracking dice are rolled
prompt-open-contract = The common contract is opened
prompt-deal-contracts = Contracts are dealt
prompt-offer-requests = Requests are laid out
prompt-unmask = A Wolpertinger token is turned up
prompt-turn-card = The poacher's card is turned up

then-cryptozoologist-turn-verb-move = Where do you go?
then-cryptozoologist-turn-verb-collect = Which evidence do you collect?
then-cryptozoologist-turn-verb-track = Which cryptid do you track, and with what?
then-cryptozoologist-turn-verb-relocate = Which cryptid goes to the sanctuary?
then-cryptozoologist-turn-verb-skills = Which skill do you use?
then-cryptozoologist-turn-verb-bet = Which card do you bet on?
then-cryptozoologist-turn-verb-hare = Which token do you use?
then-cryptozoologist-turn-skill = { $skill }: where to, or what for?
then-cryptozoologist-turn-card = { $card }: what do you spend?
then-cryptozoologist-turn-card-token = { $card }: more evidence, or the action or a skill
then-cryptozoologist-turn-token = What is this evidence for?
then-cryptozoologist-turn-bet = Which card do you bet on?
then-cryptozoologist-turn-marker = What is the basic action for?
then-assistant-turn-verb-step-down = Which die do you take?
then-assistant-turn-verb-trade = What do you buy or sell?
then-assistant-turn-verb-pay = What do you pay for?
then-assistant-turn-verb-bet = Which bet moves, and to which card?
then-assistant-turn-verb-hare = Which token do you use?
then-assistant-turn-coins = What do you pay for?
then-assistant-turn-token = Sell it, or take another for it?
then-assistant-turn-sell-token = The market is full: which token makes room?
then-assistant-turn-bet = Which card does the bet go to?
then-assistant-turn-card = Another card, or the deck to replace it?
then-lay-bet-bet = Which card do you bet on?
then-free-bet-bet = Which card do you bet on?
then-exchange-tile-tile = Which tile do you exchange it for?
then-lose-evidence-token = Put it aside, or choose another
then-replace-cards-card = Another card, or the deck to replace it?

preview-uses-action = Uses the basic action.
preview-uses-skill = Uses the skill.
preview-uses-ticket = Uses the plane ticket.
preview-certain = No dice: it is found.
preview-odds = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $hits } in { $rolls } to succeed.
preview-odds-luck = With Luck { $hits } in { $rolls }.
preview-coins = Costs { $sum ->
    [one] { $sum } coin
   *[other] { $sum } coins
}.
preview-coins-gained = Brings { $sum ->
    [one] { $sum } coin
   *[other] { $sum } coins
}.
preview-even = Costs nothing.
preview-experience = Costs { $number } experience.
preview-learns = { $skill ->
    [plane-ticket] Takes you to any location.
    [collect] One more token from your location.
    [track] One more attempt to find a cryptid.
    [luck] After a roll every luck counts as a success.
    [second-chance] After a failed roll, roll dice of your choice again.
    [relocate] In a city one more cryptid to the sanctuary, or a request.
    [range-1] Every move reaches one location further, always.
    [range-2] Every move reaches yet one location further, always.
    [split] A move may be broken off and taken up again, always.
   *[collect-adjacent] Evidence may be collected next to your location, too, always.
}

choice-start-in = Start in { $place-name }
choice-bet = Bet on { $cryptid-name }
choice-take-tile = Take: { $tile-name }
choice-move = Go to { $to-name }
choice-move-again = Go to { $to-name } (basic action)
choice-fly = Fly to { $to-name }
choice-travel = Travel to { $to-name }
choice-collect = Collect { $token-name }{ $means ->
    [skill] {" "}(skill)
   *[action] {""}
}
choice-gather = Take { $token-name }
choice-track = Track { $cryptid-name } with { $evidence-name }{ $means ->
    [skill] {" "}(skill)
   *[action] {""}
}
choice-search = Look for the Wolpertinger, spending { $token-name }{ $means ->
    [skill] {" "}(skill)
   *[action] {""}
}
choice-relocate = Bring { $cryptid-name } to the sanctuary{ $means ->
    [skill] {" "}(skill)
   *[action] {""}
}
choice-fulfil = Request “{ $request-name }”: { $pair-name }{ $means ->
    [skill] {" "}(skill)
   *[action] {""}
}
choice-refresh = Refresh evidence and cryptids
choice-use-hare = Use the token: { $hare-name }
choice-end-turn = End the turn
choice-lay = { $cell }{ $turn ->
    [0] {""}
    [1] , a quarter turned
    [2] , half turned
   *[other] , three quarters turned
}
choice-drop = Remove { $token-name }
choice-replace = Replace { $cards-name }
choice-take-coins = Take 3 coins
choice-take-experience = Take 1 experience
choice-shift = Assistant { $direction-name } by { $steps ->
    [one] 1 cell
   *[other] { $steps } cells
}
choice-decline = No
choice-enough = Nothing more
choice-accept = Yes
choice-step-down = Down, and take the die: { $face-name }
choice-step-up = Up, to learn and restore skills
choice-learn = Learn: { $skill-name }
choice-restore = Restore: { $skill-name }
choice-paid-step = One cell { $direction-name } for 1 coin
choice-refresh-market = A new market for 1 coin
choice-buy = Buy { $token-name }
choice-sell = { $removing ->
    [none] Sell { $token-name }
   *[other] Sell { $token-name }, removing { $removing-name }
}
choice-swap = Sell { $give-name } and buy { $take-name }
choice-move-bet = Move the bet from { $cryptid-name } to { $to-name }
choice-place-tile = Place: { $tile-name }
choice-exchange = Exchange: { $tile-name } → { $other-name }
choice-second-chance = Second chance, roll again: { $dice-name }
choice-reroll = Wolpertinger token, roll again: { $dice-name }
choice-use-luck = Use Luck
choice-give-up = Let the attempt fail
choice-pair = As a joker: { $evidence-name }
choice-lose = Lose { $evidence-name }
choice-take = The poacher takes { $token-name }
choice-catch = The poacher catches { $cryptid-name }
choice-draw = Drawn: { $tokens-name }
choice-open = Opened: { $cards-name }
choice-roll-dice = Rolled: { $faces-name }
choice-toss = Rolled: { $results-name }
choice-deal-contracts = Dealt: { $contracts-name }
choice-offer = Requests: { $requests-name }
choice-unmask = Turned up: { $hare-name }
choice-turn-card = Turned up: { $card-name }

event-market-filled = New on the market: { $tokens-name }.
event-tokens-laid = New on the map: { $tokens-name }; at { $places-name }.
event-cards-opened = Opened: { $cards-name }.
event-mark-laid = { $cryptid-name } gets a token: { $token-name }.
event-common-contract-opened = Common contract: { $contract-name }.
event-contracts-dealt = { $contracts-count ->
    [0] { $seat } receives contracts.
   *[other] { $seat } receives contracts: { $contracts-name }.
}
event-requests-offered = Requests: { $requests-name }.
event-started-in = { $seat } sets out from { $place-name }.
event-bet-laid = { $seat } bets on { $cryptid-name }.
event-bet-moved = { $seat } moves a bet from { $cryptid-name } to { $to-name }.
event-tile-taken = { $seat } takes a tile: { $tile-name }.
event-round-began = { $final ->
    [yes] Round { $number } begins, the last one.
   *[no] Round { $number } begins.
}
event-assistants-began = Now the assistants take their turns.
event-dice-rolled = The assistant dice show: { $faces-name }.
event-turn-began = { $assisting ->
    [yes] { $seat }’s assistant is next.
   *[no] { $seat }’s cryptozoologist is next.
}
event-moved = { $seat } goes to { $to-name }.
event-flew = { $seat } flies to { $to-name }.
event-travelled = { $seat } travels to { $to-name }.
event-collected = { $seat } collects { $token-name } in { $place-name }.
event-tracked = { $seat } tracks { $cryptid-name } with { $evidence-name }{ $dice ->
    [0] {""}
    [one] {" "}and 1 die
   *[other] {" "}and { $dice } dice
}.
event-tossed = { $seat } rolls: { $results-name }.
event-rerolled = { $seat } rolls again: { $dice-name }.
event-luck-used = { $seat } uses Luck.
event-cryptid-found = { $seat } finds { $cryptid-name }!
event-attempt-failed = { $cryptid-name } escapes { $seat }.
event-pair-named = { $seat } names as a joker: { $evidence-name }.
event-evidence-lost = { $seat } loses { $evidence-name }.
event-gained = { $seat } gains { $coins ->
    [0] { $experience } experience
   *[other] { $experience ->
        [0] { $coins } { $coins ->
            [one] coin
           *[other] coins
        }
       *[other] { $experience } experience and { $coins } { $coins ->
            [one] coin
           *[other] coins
        }
    }
}.
event-tile-settled = { $seat } brings { $cryptid-name } to the sanctuary.
event-request-fulfilled = { $seat } fulfils “{ $request-name }” with { $pair-name }.
event-token-dropped = { $seat } removes { $token-name } from the market.
event-cards-discarded = { $seat } discards { $cards-name }.
event-assistant-moved = { $seat } moves the assistant { $direction-name } by { $steps ->
    [one] 1 cell
   *[other] { $steps } cells
}.
event-die-taken = { $seat } takes the die: { $face-name }.
event-skill-learned = { $seat } learns: { $skill-name }.
event-skill-restored = { $seat } restores: { $skill-name }.
event-bought = { $seat } buys { $token-name }.
event-sold = { $seat } sells { $token-name }.
event-swapped = { $seat } sells { $give-name } and buys { $take-name }.
event-market-refreshed = { $seat } has the market replaced.
event-market-taken = { $seat } takes { $token-name } from the market.
event-evidence-drawn = { $seat } draws { $tokens-name } from the bag.
event-rumour-gained = { $seat } gains a bonus rumour.
event-tile-placed = { $seat } lays a tile: { $tile-name }.
event-tile-exchanged = { $seat } exchanges a tile: { $tile-name } → { $other-name }.
event-terrain-closed = No room is left for { $terrain-name } tiles.
event-sanctuary-finished = The sanctuary is built. This round is finished, then one more is played.
event-hare-found = { $seat } turns up a token in { $place-name }: { $hare-name }.
event-hare-used = { $seat } uses a Wolpertinger token: { $hare-name }.
event-poacher-turned = The poacher plays { $card-name }.
event-poacher-took = The poacher takes { $token-name }.
event-poacher-refreshed = { $market ->
    [yes] The poacher replaces the market.
   *[no] The poacher refreshes the map.
}
event-poacher-caught = The poacher catches { $cryptid-name }!
event-poacher-removed-die = The poacher removes a die: { $face-name }.
event-poacher-shifted = { $direction ->
    [up] The poacher moves above your assistant.
   *[down] The poacher moves below your assistant.
}
event-poacher-idled = The poacher does nothing.
event-poacher-built = A tile is laid in the poacher's turn: { $tile-name }.

verb-move = Move
verb-collect = Collect
verb-track = Track
verb-relocate = Relocate
verb-refresh = Refresh
verb-skills = Skills
verb-hare = Wolpertinger
verb-bet = Bets
verb-step-down = Down, for a die
verb-step-up = Up, for skills
verb-trade = Trade
verb-pay = Pay coins
verb-end-turn = End the turn

action-move = Move
action-skills = Use a skill
reason-moved = your move is made and the basic action is used
reason-no-skill = no skill of yours is ready
action-collect = Collect evidence
action-track = Track a cryptid
action-relocate = Relocate a cryptid
action-refresh = Refresh
action-end-turn = End the turn
action-buy = Buy evidence
action-pay = Paid actions
reason-no-slot = all your evidence slots are full
reason-nothing-here = no evidence lies here
reason-action-used = the basic action is used and there is no skill for it
reason-map-full = seven tokens lie on the map
reason-no-cryptid-here = no open card points to this location
reason-no-bet = your bets do not lie on the cryptid of this location
reason-no-evidence = you have no evidence for it
reason-no-city = only in a city
reason-no-room = no tile of yours fits and no request suits
reason-step-first = first move your assistant up or down
reason-no-coins = you have no coins

outcome-sanctuary-finished = The sanctuary is built and the last round is over.
outcome-trainee = The poacher has been stopped. You are still a trainee.
outcome-novice = The poacher has been stopped. Not bad for a beginner.
outcome-cryptozoologist = The poacher has been stopped. You are a cryptozoologist like others.
outcome-great = The poacher has been stopped. Splendid work, cryptozoologist!
outcome-monument = The poacher has been stopped. The sanctuary will put up your statue!
outcome-poacher-contract = The poacher has caught three cryptids of one of your contracts.
outcome-poacher-five = The poacher has caught five cryptids.
tie-found = The tie is broken by cryptids found.
tie-relocated = The tie is broken by cryptids relocated.
tie-purse = The tie is broken by experience and coins.
tie-shared = The victory is shared.
score-found = Cryptids found
score-sanctuary = Cryptids in the sanctuary
score-requests = Requests
score-common-contract = Common contract
score-personal-contract = Personal contract
score-abilities = Abilities
score-majority = Most figures
score-experience = Experience
score-coins = Coins and evidence
score-wolpertinger = Wolpertinger

panel-map = Map of Europe
panel-cards = Cryptids
panel-market = Market and dice
panel-sanctuary = Sanctuary
panel-stacks = Terrain tiles
panel-mine = Your board
panel-player = { $seat }
panel-poacher = The poacher

view-round = { $final ->
    [0] Round { $round }
    [1] Round { $round }, the one before the last
   *[other] Round { $round }, the last one
}
view-phase = { $assisting ->
    [yes] Assistant phase
   *[no] Cryptozoologist phase
}
view-map = On the map: { $list }
view-market = Market: { $list }
view-dice = Dice left: { $list }
view-order = Initiative, from the top: { $list }
view-cards = Open cryptids:
view-card = { $cryptid-name } ({ $level }): { $where }; { $needs }; { $found } / { $relocated } reputation{ $bets ->
    [none] {""}
   *[other] ; bets: { $bets }
}
view-requests = Requests: { $list }
view-common = Common contract: { $contract-name }
view-sanctuary = Sanctuary (M mountain, F forest, W water, lower case under a cryptid, o cryptid on an empty cell, . free, # fence):
view-player = { $seat }: { $place }; { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $experience } experience
view-evidence = evidence: { $list }
view-skills = skills: { $list }
view-found = found: { $list }
view-contracts = contracts: { $list }
view-tiles = tiles: { $list }
view-hares = Wolpertinger: { $list }
view-nowhere = nowhere yet
view-nothing = nothing
view-no-catch = nobody caught
view-unknown = ?
view-poacher = The poacher: { $card }; evidence: { $evidence }; caught: { $caught }
view-fate-sanctuary = in the sanctuary
view-fate-request = by a request
view-fate-both = by a request, in the sanctuary
view-hidden = { $number } hidden
view-level = level { $level ->
    [1] I
    [2] II
   *[3] III
}
view-stack = { $terrain-name }: { $number } left
view-closed = { $terrain-name }: closed
view-free-bets = bets in hand: { $number }
view-steps = steps left: { $number }
view-city-hare = a Wolpertinger token lies here
view-bag = bag { $bag }, beside it { $aside }
view-action = basic action
view-ready = available
view-used = used
view-cost = { $cost } experience
view-turn-tile = Turn the tile
view-own-bet = Your bet: { $name }
view-common-short = for all
view-sell = Sell on the market
view-coins = Coins: { $number }
view-experience = Experience: { $number }

when-placement = Placement
when-always = Always
when-find = When found
when-failure = After a failure
when-relocation = When relocated
when-request = In a request
when-end = At the end
effect-gain = { $coins ->
    [0] { $experience } experience
   *[other] { $experience ->
        [0] { $coins } { $coins ->
            [one] coin
           *[other] coins
        }
       *[other] { $experience } experience and { $coins } { $coins ->
            [one] coin
           *[other] coins
        }
    }
}
effect-restore = { $amount ->
    [10] restore every used skill
   *[other] restore up to { $amount } used { $amount ->
        [one] skill
       *[other] skills
    }
}
effect-bonus-rumour = take a bonus rumour
effect-draw = draw a token from the bag
effect-take-market = take a market token for nothing
effect-collect-anywhere = collect a token from anywhere
effect-buy = buy on the market, refilled each time
effect-refresh = refresh evidence and cryptids
effect-move-assistant = move your assistant up to { $amount } { $amount ->
    [one] cell
   *[other] cells
}, up or down
effect-travel = go to any location
effect-keep-evidence = lose no evidence
effect-double-symbols = covered symbols pay twice
effect-on-cryptids = on top of cryptid tiles, two at most; no symbols
effect-on-empty = only on empty cells
effect-any-terrain = on any one terrain
effect-two-terrains = on mountain and water together
effect-habitat-below = its habitat is the land below it
effect-place-in-request = goes to the sanctuary all the same, { $amount } reputation more
effect-if-fewest = { $amount } reputation with fewer cryptids than every opponent
effect-per-evidence = 1 reputation per { $per } cryptids with { $evidence-name }, { $most } at most
effect-per-habitat = 1 reputation per { $per } cryptids of the habitat { $habitat-name }, { $most } at most
effect-if-habitat = { $amount } reputation with { $least } cryptids of the habitat { $habitat-name }
effect-if-kind = { $amount } reputation with { $least } cryptids of the kind { $kind-name }
effect-if-all-regions = { $amount } reputation with cryptids of all four regions

about-title = About this edition
about-intro = The rules follow the published rulebook. Many components were not at hand when this edition was made: what the rulebook does not show has been worked out from it, or made up to fit. Every datum carries one of three marks, and each stands in one data file, so that a later find can replace it.
about-numbers = Numbers
about-parts = Components
about-trial = Tried by play
about-trial-intro = What is reconstructed was tried in games of two. Both weigh every step; in some games one of them is a gambler, who goes wherever one token will do and rolls for the rest. Found of opened: of the cards of a level that lay open at any time, how many were found.
about-trial-what = In these games
about-trial-before = First numbers
about-trial-now = Numbers of now
about-trial-die = Faces of the tracking die: success / luck / failure
about-trial-prices = Price of Luck / Second chance
about-trial-games = Games between two who weigh
about-trial-level = Found of opened, level { $level }
about-trial-share = { $found } of { $opened } ({ $percent } %)
about-trial-cards = Different cryptids found, of { $number }
about-trial-requests = Reputation from requests, each player
about-trial-score = Reputation, each player
about-trial-gambler = Games that the gambler won
about-trial-won = { $won } of { $games }
about-cards = Cryptid cards
about-cards-intro = Whatever is not named in the last column is our own proposal. The number of evidence on each card is derived.
about-card = Card
about-where = Where
about-needs = Evidence
about-points = Found / relocated
about-ability = Ability
about-printed = Published
mark-published = Published
mark-published-about = printed in the rulebook or told by another source.
mark-derived = Derived
mark-derived-about = follows from what is printed.
mark-reconstructed = Reconstructed
mark-reconstructed-about = our own proposal; the printed component was not at hand.
field-name = name
field-level = level
field-where = location
field-evidence = evidence
field-effect = effect
field-some-evidence = tracks among its evidence
field-abilities = ability
field-some-abilities = the second ability
part-places = Locations of the map
part-places-about = The codes E1, E2, E3, N3, W4, S1 and Aachen are printed; four regions in each corner and eleven cities follow from the numbers of tokens.
part-lines = Lines of the map
part-lines-about = They agree with the distances of the example.
part-evidence = Types of evidence
part-evidence-about = The names and the prices of tracks and rumours are printed.
part-tokens = Evidence tokens
part-tokens-about = The total is printed, two for each location follows from it.
part-shapes = Shapes of tiles
part-shapes-about = Tiles may be turned but not mirrored.
part-cryptids = Cryptid cards
part-cryptids-about = The numbers of each level and terrain and sixteen names are printed; see below.
part-contracts = Contracts
part-contracts-about = Thirteen in three classes are printed; six, three and four follow from that.
part-requests = Requests
part-requests-about = Eight with a region or a kind are printed; four and four follow from that.
part-terrain-tiles = Terrain tiles
part-terrain-tiles-about = Seventeen of each terrain and the three symbols are printed.
part-sanctuary = Start places of the sanctuary
part-sanctuary-about = Three fences, two of them long, and start places that they may half cover are printed.
part-assistant-die = Faces of the assistant die
part-assistant-die-about = Six values are listed for six faces.
part-tracking-die = Results of the tracking die
part-tracking-die-about = The three results are printed: how often each is on the die is not.
part-skills = Skills
part-skills-about = Names and sorts are printed, and the prices of Collect evidence and Collect from a neighbour.
part-wolpertinger = Sorts of Wolpertinger tokens
part-wolpertinger-about = Eleven tokens with these fronts are printed: how many of each is not.
part-poacher-cards = Poacher cards
part-poacher-cards-about = The layout and the meaning of the icons are printed.
constant-evidence-slots = evidence slots
constant-market = market places
constant-board-evidence = tokens on the map
constant-open-cards = open cards
constant-open-requests = requests
constant-assistant-dice = assistant dice by players
constant-start-coins = coins at the start
constant-start-bonus-rumours = bonus rumours at the start
constant-bonus-rumours = bonus rumours
constant-bonus-rumour-price = price of a bonus rumour
constant-bets = bets
constant-personal-contracts = personal contracts
constant-range = range of a move
constant-rumours-per-joker = rumours for a joker
constant-restore-cost = price of restoring
constant-die-restores = skills a die restores
constant-paid-step-cost = price of a step
constant-market-refresh-cost = price of a new market
constant-cards-refresh-cost = price of new cards
constant-cards-refresh-most = cards for that price
constant-solo-cards-refresh-cost = price of a new card in the solo game
constant-solo-cards-refresh-most = cards for that price in the solo game
constant-refresh-coins = coins for refreshing
constant-refresh-experience = experience for refreshing
constant-refresh-steps = steps for refreshing
constant-refresh-cards = cards replaced when refreshing
constant-failure-experience = experience for a failure
constant-tracking-dice = tracking dice
constant-skill-surcharge = surcharge on skills by players
constant-request-reputation = reputation for a request
constant-majority-reputation = reputation for most figures
constant-contract-reputation = reputation for a match of a contract
constant-experience-per-reputation = experience for one reputation
constant-coins-per-reputation = coins for one reputation
constant-hare-reputation = reputation for a hare
constant-wolpertinger-card = reputation for the Wolpertinger card
constant-wolpertinger-coins = coins of a Wolpertinger token
constant-poacher-slots = evidence slots of the poacher
constant-poacher-contract-catches = catches of one contract that lose
constant-poacher-catches = catches that lose
constant-rating = upper ends of the solo rating
constant-track-rows = rows of the initiative track
constant-track-first-row = rows above the marked cell
constant-figures = figures of a player

# Names
evidence-victim = victim
evidence-bones = bones
evidence-witness = eyewitness
evidence-tracks = tracks
evidence-sky = silhouette in the sky
evidence-water = outline in the water
evidence-rumour = rumours
terrain-mountain = mountain
terrain-forest = forest
terrain-water = water
kind-beast = beast
kind-bird = bird
kind-reptile = reptile
kind-oddity = oddity
region-n = North
region-w = West
region-s = South
region-e = East
place-n1 = N1 (Norway)
place-n2 = N2 (Sweden)
place-n3 = N3 (Finland and Lapland)
place-n4 = N4 (Denmark and the Baltic coast)
place-w1 = W1 (Scotland)
place-w2 = W2 (Wales, England and Ireland)
place-w3 = W3 (Northern and eastern France, the Rhine)
place-w4 = W4 (Southern France)
place-s1 = S1 (Iberia)
place-s2 = S2 (The Alps and northern Italy)
place-s3 = S3 (Southern Italy)
place-s4 = S4 (The Balkans and Greece)
place-e1 = E1 (Bohemia and Bavaria)
place-e2 = E2 (Poland and the Carpathians)
place-e3 = E3 (Crimea and the Black Sea steppe)
place-e4 = E4 (Belarus and north-western Russia)
map-n1 = Norway
map-n2 = Sweden
map-n3 = Lapland
map-n4 = Denmark
map-w1 = Scotland
map-w2 = Britain
map-w3 = Rhine
map-w4 = Provence
map-s1 = Iberia
map-s2 = Alps
map-s3 = Calabria
map-s4 = Balkans
map-e1 = Bohemia
map-e2 = Carpathians
map-e3 = Crimea
map-e4 = Belarus
map-atlantic = Atlantic
map-norwegian-sea = Norwegian Sea
map-black-sea = Black Sea
map-mediterranean = Mediterranean
place-bergen = Bergen
place-stockholm = Stockholm
place-edinburgh = Edinburgh
place-paris = Paris
place-aachen = Aachen
place-madrid = Madrid
place-rome = Rome
place-athens = Athens
place-krakow = Kraków
place-kyiv = Kyiv
place-novgorod = Novgorod
token-victim-n1 = victim
token-rumour-n1 = rumours
token-bones-n2 = bones
token-witness-n2 = eyewitness
token-tracks-n3 = tracks
token-rumour-n3 = rumours
token-sky-n4 = silhouette in the sky
token-water-n4 = outline in the water
token-witness-w1 = eyewitness
token-rumour-w1 = rumours
token-sky-w2 = silhouette in the sky
token-tracks-w2 = tracks
token-water-w3 = outline in the water
token-victim-w3 = victim
token-bones-w4 = bones
token-rumour-w4 = rumours
token-tracks-s1 = tracks
token-water-s1 = outline in the water
token-victim-s2 = victim
token-rumour-s2 = rumours
token-bones-s3 = bones
token-sky-s3 = silhouette in the sky
token-witness-s4 = eyewitness
token-rumour-s4 = rumours
token-sky-e1 = silhouette in the sky
token-rumour-e1 = rumours
token-water-e2 = outline in the water
token-rumour-e2 = rumours
token-victim-e3 = victim
token-witness-e3 = eyewitness
token-bones-e4 = bones
token-tracks-e4 = tracks
token-bonus-1 = bonus rumour
token-bonus-2 = bonus rumour
token-bonus-3 = bonus rumour
token-bonus-4 = bonus rumour
token-bonus-5 = bonus rumour
token-bonus-6 = bonus rumour
token-bonus-7 = bonus rumour
token-bonus-8 = bonus rumour
token-bonus-9 = bonus rumour
token-bonus-10 = bonus rumour
cryptid-lagopus = Lagopus
cryptid-dahu = Dahu
cryptid-haber = Haber
cryptid-vergisson-bird = Bird of Vergisson
cryptid-squasc = Squasc
cryptid-lossie = Lossie
cryptid-skvader = Skvader
cryptid-elwetritsch = Elwetritsch
cryptid-mavo = Mavo
cryptid-caballucos = Devil's Little Horses
cryptid-trochus = Trochus
cryptid-water-leaper = Water Leaper
cryptid-barnacle-goose = Barnacle Goose
cryptid-ziphius = Ziphius
cryptid-tsmok = Tsmok of Lepel
cryptid-aitvaras = Aitvaras
cryptid-tatzelwurm = Tatzelwurm
cryptid-zlatorog = Zlatorog
cryptid-caladrius = Caladrius
cryptid-herensuge = Herensuge
cryptid-ziriddar = Ziriddar
cryptid-gulon = Gulon
cryptid-bonnacon = Bonnacon
cryptid-hercinia = Hercinia
cryptid-tulikettu = Tulikettu
cryptid-karadag-serpent = Karadag Serpent
cryptid-sarmatian-snail = Sarmatian Sea Snail
cryptid-storsjoodjuret = Storsjöodjuret
cryptid-lariosauro = Lariosauro
cryptid-dobhar-chu = Dobhar-chú
cryptid-korkodil = Korkodil
cryptid-gevaudan-beast = Beast of Gévaudan
cryptid-wawel-dragon = Wawel Dragon
cryptid-big-grey-man = Big Grey Man
cryptid-scythian-griffin = Scythian Griffin
cryptid-firebird = Firebird
cryptid-gatto-mammone = Gatto Mammone
cryptid-cath-palug = Cath Palug
cryptid-lindworm = Lindworm
cryptid-nessie = Loch Ness Monster
cryptid-kraken = Kraken
cryptid-iku-turso = Iku-Turso
cryptid-vouivre = Vouivre
contract-evidence-victim = for victims
contract-evidence-bones = for bones
contract-evidence-witness = for eyewitnesses
contract-evidence-tracks = for tracks
contract-evidence-sky = for silhouettes in the sky
contract-evidence-water = for outlines in the water
contract-habitat-mountain = for mountain cryptids
contract-habitat-forest = for forest cryptids
contract-habitat-water = for water cryptids
contract-kind-beast = for beasts
contract-kind-bird = for birds
contract-kind-reptile = for reptiles
contract-kind-oddity = for oddities
request-region-n = two from the North
request-region-w = two from the West
request-region-s = two from the South
request-region-e = two from the East
request-kind-beast = two beasts
request-kind-bird = two birds
request-kind-reptile = two reptiles
request-kind-oddity = two oddities
terrain-tile-mountain-1 = mountain, 2 in a row
terrain-tile-mountain-2 = mountain, 2 in a row (experience)
terrain-tile-mountain-3 = mountain, 2 in a row (coin)
terrain-tile-mountain-4 = mountain, 3 in a row
terrain-tile-mountain-5 = mountain, 3 in a row (initiative)
terrain-tile-mountain-6 = mountain, 3 in a row (experience, coin)
terrain-tile-mountain-7 = mountain, corner of 3
terrain-tile-mountain-8 = mountain, corner of 3 (experience)
terrain-tile-mountain-9 = mountain, corner of 3 (initiative)
terrain-tile-mountain-10 = mountain, 4 in a row (coin)
terrain-tile-mountain-11 = mountain, square of 4
terrain-tile-mountain-12 = mountain, T of 4 (experience)
terrain-tile-mountain-13 = mountain, T of 4
terrain-tile-mountain-14 = mountain, L of 4 (initiative)
terrain-tile-mountain-15 = mountain, J of 4 (coin)
terrain-tile-mountain-16 = mountain, S of 4 (experience)
terrain-tile-mountain-17 = mountain, Z of 4 (initiative)
terrain-tile-forest-1 = forest, 2 in a row
terrain-tile-forest-2 = forest, 2 in a row (initiative)
terrain-tile-forest-3 = forest, 2 in a row (experience)
terrain-tile-forest-4 = forest, 3 in a row
terrain-tile-forest-5 = forest, 3 in a row (coin)
terrain-tile-forest-6 = forest, 3 in a row (initiative, experience)
terrain-tile-forest-7 = forest, corner of 3
terrain-tile-forest-8 = forest, corner of 3 (initiative)
terrain-tile-forest-9 = forest, corner of 3 (coin)
terrain-tile-forest-10 = forest, 4 in a row (experience)
terrain-tile-forest-11 = forest, square of 4
terrain-tile-forest-12 = forest, T of 4 (initiative)
terrain-tile-forest-13 = forest, T of 4
terrain-tile-forest-14 = forest, L of 4 (coin)
terrain-tile-forest-15 = forest, J of 4 (experience)
terrain-tile-forest-16 = forest, S of 4 (initiative)
terrain-tile-forest-17 = forest, Z of 4 (coin)
terrain-tile-water-1 = water, 2 in a row
terrain-tile-water-2 = water, 2 in a row (coin)
terrain-tile-water-3 = water, 2 in a row (initiative)
terrain-tile-water-4 = water, 3 in a row
terrain-tile-water-5 = water, 3 in a row (experience)
terrain-tile-water-6 = water, 3 in a row (coin, initiative)
terrain-tile-water-7 = water, corner of 3
terrain-tile-water-8 = water, corner of 3 (coin)
terrain-tile-water-9 = water, corner of 3 (experience)
terrain-tile-water-10 = water, 4 in a row (initiative)
terrain-tile-water-11 = water, square of 4
terrain-tile-water-12 = water, T of 4 (coin)
terrain-tile-water-13 = water, T of 4
terrain-tile-water-14 = water, L of 4 (experience)
terrain-tile-water-15 = water, J of 4 (initiative)
terrain-tile-water-16 = water, S of 4 (coin)
terrain-tile-water-17 = water, Z of 4 (experience)
tag-plane-ticket = Plane ticket
tag-collect = Collect
tag-track = Track
tag-luck = Luck
tag-second-chance = Second chance
tag-relocate = Relocate
tag-range-1 = Range
tag-range-2 = Range II
tag-split = Split move
tag-collect-adjacent = Collect nearby
skill-plane-ticket = Plane ticket
skill-collect = Collect evidence
skill-track = Track a cryptid
skill-luck = Luck
skill-second-chance = Second chance
skill-relocate = Relocate a cryptid
skill-range-1 = Movement range
skill-range-2 = Movement range II
skill-split = Split movement
skill-collect-adjacent = Collect from a neighbour
face-coins-2 = 2 coins
face-coins-3 = 3 coins
face-experience-1 = 1 experience
face-experience-2 = 2 experience
face-restore = restore 2 skills
face-bonus-rumour = bonus rumour
result-success = success
result-luck = luck
result-failure = failure
symbol-coin = coin
symbol-experience = experience
symbol-initiative = initiative
hare-hare = stuffed hare
hare-coins = 4 coins
hare-evidence = evidence from the bag
hare-reroll = reroll
poacher-action-take-bet = evidence for a bet
poacher-action-take-contract = evidence for a contract
poacher-action-take-lowest = evidence at the lowest number
poacher-action-take-highest = evidence at the highest number
poacher-action-refresh-board = refresh the map
poacher-action-catch-2 = catch for 2 evidence
poacher-action-catch-3 = catch for 3 evidence
poacher-action-catch-any = catch anything
poacher-action-refresh-market = refresh the market
poacher-action-refresh-market-take-bet = evidence for a bet and a new market
poacher-action-refresh-market-take-contract = evidence for a contract and a new market
poacher-action-die-coins = remove a coin die
poacher-action-die-experience = remove an experience die
poacher-action-die-restore = remove a restoring die
poacher-action-die-rumour = take a rumour die
poacher-card-card-1 = card 1
poacher-card-card-2 = card 2
poacher-card-card-3 = card 3
poacher-card-card-4 = card 4
poacher-card-card-5 = card 5
poacher-card-card-6 = card 6
poacher-card-card-7 = card 7
poacher-card-card-8 = card 8
poacher-card-card-9 = card 9
poacher-card-card-10 = card 10
poacher-card-card-11 = card 11
poacher-card-card-12 = card 12
poacher-card-card-13 = card 13
poacher-card-card-14 = card 14
poacher-card-card-15 = card 15
means-action = basic action
means-skill = skill
direction-up = up
direction-down = down

# The line above the board
aim-who = Contracts { $contracts }
aim-want = Most reputation wins
aim-want-alone = Beat the poacher
aim-when = { $phase ->
    [setup] Set-up
    [alone] { $final ->
        [0] Round { $round }
        [1] Round { $round }, last but one
       *[other] Last round
    }
    [assistants] { $final ->
        [0] Round { $round }: assistants
        [1] Round { $round }, last but one: assistants
       *[other] Last round: assistants
    }
   *[other] { $final ->
        [0] Round { $round }: cryptozoologists
        [1] Round { $round }, last but one: cryptozoologists
       *[other] Last round: cryptozoologists
    }
}
aim-end = Terrains closed: { $closed } of { $terrains }
aim-end-alone = { $left ->
    [0] All terrains are closed
    [one] Game ends: { $left } more terrain closed
   *[other] Game ends: { $left } more terrains closed
}
aim-threat = He wins with { $all } more { $all ->
    [one] cryptid
   *[other] cryptids
} or { $contract } of a contract

# What a bot weighs.
taste-room-gain = There will be room for a cryptid of yours: { $cryptid-name }.
taste-room-loss = It leaves no room for a cryptid of yours: { $cryptid-name }.
taste-symbols-gain = There a cryptid of yours can cover a symbol and be paid for it: { $cryptid-name }.
taste-symbols-loss = Your cryptid would cover fewer symbols: { $cryptid-name }.
taste-others-gain = More of the open cryptids will find room.
taste-others-loss = Fewer of the open cryptids will find room.
taste-open-gain = It leaves more room around for the terrain to grow.
taste-open-loss = It leaves less room around for the terrain to grow.
taste-gaps-gain = It leaves no gaps into which nothing fits.
taste-gaps-loss = It leaves gaps into which nothing fits.
taste-needed-gain = It is the terrain that a cryptid of yours still lacks: { $cryptid-name }.
taste-needed-loss = A cryptid of yours still lacks another terrain: { $cryptid-name }.
taste-holds-gain = This tile alone is large enough for a cryptid of yours: { $cryptid-name }.
taste-holds-loss = It is too small for a cryptid of yours: { $cryptid-name }.
taste-size-gain = The tile is larger, so more cryptids fit on it.
taste-size-loss = The tile is smaller.
taste-symbol-gain = It bears a symbol, and a cryptid that covers it is paid for.
taste-symbol-loss = It bears fewer symbols.
ground-points = for reputation that is certain
ground-hunts = for the prospect of finding { $cryptid-name }
ground-homes = for a home or a request, still to come: { $cryptid-name }
ground-next = { $deed ->
    [collect] for evidence that you can collect where you stand
    [track] for a cryptid that you can track where you stand
    [search] for a search for the Wolpertinger where you stand
   *[relocate] for relocating in the city where you stand
}
ground-skills = for skills
ground-purse = { $good ->
    [coins] for coins
    [experience] for experience
   *[evidence] for evidence in hand
}
ground-hares = for the Wolpertinger
ground-poacher = for the poacher's catches
ground-rounds = for rounds still to come
ground-track = for the place on the initiative track
