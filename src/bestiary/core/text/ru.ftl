# Слова, общие для всех игр.
seat = Место { $number }
reason = { $action }: { $why } ({ $rule })
winners = { $count ->
    [0] Победителя нет.
    [one] Победа: { $names }.
   *[other] Победа: { $names }.
}
winners-me = { $count ->
    [one] Вы победили!
   *[other] Вы победили! Победители: { $names }.
}
winners-not-me = { $count ->
    [0] Вы проиграли.
    [one] На этот раз победитель — { $names }.
   *[other] На этот раз победители — { $names }.
}
worth-gain = { $points ->
    [0] Чуть больше { $what }
    [one] Примерно на { $points } очко больше { $what }
    [few] Примерно на { $points } очка больше { $what }
   *[other] Примерно на { $points } очков больше { $what }
}
worth-loss = { $points ->
    [0] Чуть меньше { $what }
    [one] Примерно на { $points } очко меньше { $what }
    [few] Примерно на { $points } очка меньше { $what }
   *[other] Примерно на { $points } очков меньше { $what }
}
