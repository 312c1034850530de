# Words that every game uses.
seat = Seat { $number }
reason = { $action }: { $why } ({ $rule })
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
winners-me = { $count ->
    [one] You win!
   *[other] You win! The winners: { $names }.
}
winners-not-me = { $count ->
    [0] You have lost.
    [one] This time { $names } wins.
   *[other] This time { $names } win.
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
