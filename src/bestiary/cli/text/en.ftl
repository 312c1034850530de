# What the terminal itself says.
curtain = Pass the keyboard to { $name }. Everybody else looks away.
curtain-ready = { $name }, press Enter when you are ready
hand-over = Your turn is over. Enter goes on, u takes the move back
since = Since you last looked:
more = … and { $number } more. Type a word to see only the options that contain it.
none-match = No option contains “{ $text }”.
no-number = There is no option { $number }.
not-on-offer = “{ $text }” is not on offer.
ask = Your choice (h for help)
help = Type the number of an option, its notation, or a word that it contains.
    ?  why something is not on offer
    u  take back your last move
    v  show the table again
    q  leave the table
    !  what the master would consider, if you play with --hints
no-reasons = Everything you might expect is on offer.
no-take-back = Something was revealed or somebody else has acted since: it cannot be taken back.
taken-back = { $name } takes the move back.
left = You leave the table.
saved = The transcript is in { $file }.
fair = Chance is settled by a seed with the fingerprint { $hash }.
total = Total
player = Player
move = Move { $number }, { $name }: { $text }
chance = chance
verified = The transcript fits: { $moves } moves, every one legal.
verified-seed = The published seed gives every draw and roll.
verified-salt = { $number ->
    [one] One player had added to the seed after it was sealed: the deal was not chosen.
   *[other] { $number } players had added to the seed after it was sealed: the deal was not chosen.
}
unverified-seed = The seed is not published, so chance is taken at its word.
unfinished = The game is not finished.
go-on = Enter for the next move, v for the table, q to stop
no-hints = Hints are given in games that were begun with --hints.
no-hint = There is nothing to weigh here.
hint-chance = { $number }. { $choice }: wins { $chance } of the time
hint-expected = { $number }. { $choice }: worth { $low } to { $high } points
