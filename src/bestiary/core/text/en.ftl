# Words that every game uses.
seat = Seat { $number }
reason = { $action }: { $why } ({ $rule })
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
