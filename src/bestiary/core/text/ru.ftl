# Слова, общие для всех игр.
seat = Место { $number }
reason = { $action }: { $why } ({ $rule })
winners = { $count ->
    [0] Победителя нет.
    [one] Победа: { $names }.
   *[other] Победа: { $names }.
}
