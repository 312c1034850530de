# Words that every game uses.
seat = Seat { $number }
reason = { $action }: { $why } ({ $rule })
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
worth-gain = { $points ->
    [0] A little more { $what }
    [one] About 1 point more { $what }
   *[other] About { $points } points more { $what }
}
worth-loss = { $points ->
    [0] A little less { $what }
    [one] About 1 point less { $what }
   *[other] About { $points } points less { $what }
}
