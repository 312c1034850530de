blurb = Ловите существ далёкой планеты: выбирайте их из стопок, складывайте друг к другу и следите, на чей корабль кладёте остаток.

terrain-ice = лёд
terrain-lake = озеро
terrain-lava = лава
terrain-swamp = болото
terrain-grass = трава
terrain-sand = песок
terrain-stone = камень

crystal-green = зелёный
crystal-red = красный
crystal-blue = синий

mode-individual = индивидуальный режим
mode-duel = дуэльный режим
mode-special = особые правила втроём
mode-teams = командный режим

tile-ice-blue = синий ледяной монстр
tile-ice-orange = оранжевый ледяной монстр
tile-ice-green = зелёный ледяной монстр
tile-ice-red = красный ледяной монстр
tile-mutagen-pair = два мутагенных монстра (лучи вниз)
tile-mutagen-single = мутагенный монстр (луч вверх)
tile-lava-green-red-bottom = лавовый монстр (зелёные по бокам, красный снизу)
tile-lava-green-red-top = лавовый монстр (зелёные по бокам, красный сверху)
tile-lava-blue = лавовый монстр (синие по углам)
tile-lava-all-red-bottom = малый лавовый монстр (все цвета, красный снизу)
tile-lava-all-red-top = малый лавовый монстр (все цвета, красный сверху)
tile-sand = песчаный монстр
tile-stone-double = два каменных монстра
tile-stone-green = каменный монстр (зелёные по бокам)
tile-stone-blue-top = каменный монстр (синие сверху)
tile-stone-blue-bottom = каменный монстр (синие снизу)
tile-stone-red-top = каменный монстр (красный сверху)
tile-stone-red-bottom = каменный монстр (красный снизу)
tile-lake-left = Большой озёрный монстр (левая половина)
tile-lake-right = Большой озёрный монстр (правая половина)
tile-swamp = болотный монстр
tile-grass-green = травяной монстр (2 за целый зелёный кристалл)
tile-grass-terrain = травяной монстр (1 за местность)
tile-grass-lake = травяной монстр (4 за целого озёрного)
tile-grass-medal = травяной монстр (2 за медаль, кроме дракона)
tile-grass-stone = травяной монстр (2 за каменного монстра)
tile-grass-sand = травяной монстр (3 за песчаного монстра)
tile-grass-crystal = травяной монстр (1 за целый кристалл)
tile-grass-lava = травяной монстр (1 за лавового монстра)
tile-grass-grass = травяной монстр (2 за травяного монстра)

explorer-man-in-blue = исследователь в синем
    .about = 1 очко за вертикальный ледяной тайл
explorer-woman-in-black = исследовательница в чёрном
    .about = может класть стопку на свой корабль
explorer-man-in-black = исследователь в чёрном
    .about = перед подсчётом выкладывает тайл из сброса
explorer-woman-in-red = исследовательница в красном
    .about = 1 очко за лавового монстра
explorer-woman-in-purple = исследовательница в фиолетовом
    .about = тайл с мутагенным монстром, луч вверх
explorer-man-in-purple = исследователь в фиолетовом
    .about = 1 очко за мутагенного монстра
explorer-woman-in-green = исследовательница в зелёном
    .about = 1 очко за травяного монстра
explorer-woman-in-orange = исследовательница в оранжевом
    .about = 2 очка за медаль, кроме дракона
explorer-man-in-red = исследователь в красном
    .about = 2 очка за каменного монстра
explorer-woman-in-blue = исследовательница в синем
    .about = 4 очка за целого озёрного монстра
explorer-man-in-green = исследователь в зелёном
    .about = 1 очко за целый кристалл
explorer-man-in-orange = исследователь в оранжевом
    .about = тайл с песчаным монстром

medal-sand = песок
medal-stone = камень
medal-penalty = штраф
medal-lake = озеро
medal-swamp-grass = болото и трава
medal-terrains = местности
medal-lava = лава
medal-crystals = кристаллы
medal-ice = лёд
medal-mutagen = мутагенные монстры

goal-sand = песчаных монстров: { $goal }
goal-stone = каменных монстров: { $goal }
goal-penalty = меньше всех песчаных и каменных
goal-lake = целых озёрных монстров: { $goal }
goal-swamp-grass = болотных и травяных тайлов: { $goal }
goal-terrains = разных местностей: { $goal }
goal-lava = лавовых тайлов: { $goal }
goal-crystals = кристаллов каждого цвета: { $goal }
goal-ice = ледяных тайлов: { $goal }
goal-mutagen = мутагенных монстров: { $goal }

option-mode = Режим
option-mode-about = Вдвоём играют в дуэль. От трёх до шести — каждый за себя или по одному из режимов ниже.
option-mode-standard = Обычный
option-mode-special = Особые правила втроём: открытые ряды вместо передачи стопок
option-mode-teams = Команды по двое (4 или 6 игроков): в счёт идёт меньший результат
option-passing = Кто передаёт следующим
option-passing-about = Чья очередь класть стопку на корабль, когда все выбрали тайлы.
option-passing-drawn = По жребию, по одному
option-passing-as-chosen = Кто раньше выбрал
option-passing-ranked = По жребию, по спискам кораблей, названным вместе с тайлом: один ответ за ход
option-check = Когда проверяют медали
option-check-about = Только для дуэли и особых правил: берут ли медаль все, кто выполнил условие в один ход.
option-check-together = Раз в ход, у всех вместе
option-check-in-order = По очереди, начиная с ведущего
option-medals = Медали
option-medals-about = Песок, камень и штраф в игре всегда. Кроме них лежат эти.
option-medals-recommended = Рекомендованные
option-medals-drawn = По жребию
option-medals-lake-swamp-grass-terrains-ice = Личные: озеро, болото и трава, местности, лёд
option-medals-lake-swamp-grass-terrains-mutagen = Личные: озеро, болото и трава, местности, мутагенные монстры
option-medals-lake-swamp-grass-lava-terrains = Личные: озеро, болото и трава, лава, местности
option-medals-lake-swamp-grass-lava-ice = Личные: озеро, болото и трава, лава, лёд
option-medals-lake-swamp-grass-lava-mutagen = Личные: озеро, болото и трава, лава, мутагенные монстры
option-medals-lake-swamp-grass-crystals-terrains = Личные: озеро, болото и трава, кристаллы, местности
option-medals-lake-swamp-grass-crystals-ice = Личные: озеро, болото и трава, кристаллы, лёд
option-medals-lake-swamp-grass-crystals-mutagen = Личные: озеро, болото и трава, кристаллы, мутагенные монстры
option-medals-lake-terrains-lava-ice = Личные: озеро, местности, лава, лёд
option-medals-lake-terrains-lava-mutagen = Личные: озеро, местности, лава, мутагенные монстры
option-medals-lake-terrains-crystals-ice = Личные: озеро, местности, кристаллы, лёд
option-medals-lake-terrains-crystals-mutagen = Личные: озеро, местности, кристаллы, мутагенные монстры
option-medals-terrains-swamp-grass-lava-ice = Личные: местности, болото и трава, лава, лёд
option-medals-terrains-swamp-grass-lava-mutagen = Личные: местности, болото и трава, лава, мутагенные монстры
option-medals-terrains-swamp-grass-crystals-ice = Личные: местности, болото и трава, кристаллы, лёд
option-medals-terrains-swamp-grass-crystals-mutagen = Личные: местности, болото и трава, кристаллы, мутагенные монстры
option-medals-lake-terrains = Команды: озеро, местности
option-medals-lake-lava = Команды: озеро, лава
option-medals-lake-crystals = Команды: озеро, кристаллы
option-medals-lake-ice = Команды: озеро, лёд
option-medals-lake-mutagen = Команды: озеро, мутагенные монстры
option-medals-swamp-grass-terrains = Команды: болото и трава, местности
option-medals-swamp-grass-lava = Команды: болото и трава, лава
option-medals-swamp-grass-crystals = Команды: болото и трава, кристаллы
option-medals-swamp-grass-ice = Команды: болото и трава, лёд
option-medals-swamp-grass-mutagen = Команды: болото и трава, мутагенные монстры
option-medals-terrains-lava = Команды: местности, лава
option-medals-terrains-crystals = Команды: местности, кристаллы
option-medals-terrains-ice = Команды: местности, лёд
option-medals-terrains-mutagen = Команды: местности, мутагенные монстры

check-special-needs-three = особые правила — для трёх игроков
check-teams-need-four-or-six = для команд нужны четыре или шесть игроков
check-nothing-is-passed = в дуэли и по особым правилам ничего не передают
check-all-are-checked-together = когда стопки передают, медали проверяют у всех вместе
check-medals-of-other-mode = эти медали из другого режима

prompt-lay-out-medals = Жребий раскладывает медали
prompt-deal-explorers = Раздаются исследователи
prompt-deal-stack = Раздаются стопки
prompt-next-passer = Жребий называет, кто передаёт следующим
prompt-first-lead = Жребий называет ведущего
prompt-open-row = Открывается ряд
prompt-choose-explorer = Оставьте одного из двух исследователей
prompt-choose-tile = Выберите тайл
prompt-choose-and-send = Выберите тайл, затем назовите корабли для остатка стопки: сначала самый желанный
prompt-lay-stack = Положите стопку на корабль
prompt-place = Выложите тайл: { $tile-name }
prompt-pick = Возьмите тайл из ряда
prompt-discard = Сбросьте ещё один тайл ряда
prompt-recover = Возьмите тайл из сброса

preview-points = Очки: { $points }.

choice-draw-medals = Медали: { $medals-name }
choice-draw-explorers = Исследователи: { $explorers-name }
choice-draw-tiles = Тайлы: { $tiles-name }
choice-draw-passer = Следующим передаёт { $seat }
choice-draw-lead = Ведущий игрок — { $seat }
choice-land = Высадить: { $explorer-name } ({ $explorer-about })
choice-take = Взять: { $tile-name }
choice-take-and-send = Взять: { $tile-name }. Корабли: { $ships-name }
choice-lay-on = Корабль: { $ship }
choice-place = { $side ->
    [left] { $across } влево
    [right] { $across } вправо
   *[none] без сдвига вбок
}, { $level ->
    [up] { $along } вверх
    [down] { $along } вниз
   *[none] на той же высоте
}
choice-pick = Ряд { $row }: { $tile-name }
choice-discard = Сбросить: { $tile-name }
choice-recover = Взять: { $tile-name }

event-laid-out-medals = Медали: { $medals-name }.
event-began-round = Начинается раунд { $round }.
event-landed = { $seat } выбирает исследователя: { $explorer-name } ({ $explorer-about }).
event-laid-stack = { $seat } кладёт стопку на корабль игрока { $ship }.
event-kept-stack = { $seat } кладёт стопку на свой корабль.
event-angered-dragon = Других свободных кораблей нет: { $seat } берёт свирепого дракона.
event-handed-dragon = Других свободных кораблей нет: { $seat } берёт свирепого дракона, { $former } его отдаёт.
event-kept-dragon = { $seat } оставляет себе свирепого дракона: −5.
event-discarded-last = Последний тайл каждой стопки уходит в сброс рубашкой вверх.
event-led = Ход { $turn }: ведущий игрок — { $seat }.
event-opened-row = Открывается ряд { $row }: { $tiles-name }.
event-picked = { $seat } берёт: { $tile-name }.
event-discarded = { $seat } сбрасывает: { $tile-name }.
event-recovered = { $seat } находит в сбросе: { $tile-name }.
event-laid = { $seat } выкладывает: { $tile-name }.
event-mutated = { $seat }: { $tile-name } мутирует и теперь приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-grew-crystal = { $seat } собирает { $crystal-name } кристалл: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-joined-lake = { $seat } собирает целого Большого озёрного монстра: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-won-medal = { $seat } берёт медаль «{ $medal-name }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-won-team-medal = { $seat } и { $partner } берут командную медаль «{ $medal-name }»: каждому { $points }.
event-took-penalty = { $seat } берёт штрафную медаль за наименьшее число песчаных и каменных монстров: { $points }.
event-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

action-keep-stack = Свой корабль
reason-ship-taken = на нём уже лежит стопка
reason-other-ship-free = ещё свободен другой корабль

outcome-points = Побеждает тот, у кого больше очков.
outcome-teams = { $team-count ->
    [one] Это команда { $team-name }.
   *[other] Это команды { $team-name }.
} Результат команды — меньший из двух результатов напарников. А: { $result-0 }, Б: { $result-1 }{ $teams ->
    [2] {""}
   *[other] , В: { $result-2 }
}.
tie-lake = Ничью решает Большой озёрный монстр.
tie-sum = Ничью решает сумма обоих напарников.
tie-team-lake = Ничью решают Большие озёрные монстры обоих напарников.
tie-shared = Победу делят.

score-ice = Ледяные монстры
score-lake = Большой озёрный монстр
score-lava = Лавовые монстры
score-grass = Травяные монстры
score-swamp = Болотные монстры
score-crystals = Кристаллы
score-explorer = Исследователь
score-medals = Медали
score-team = Результат команды (меньший из двух)

panel-zone = Исследовательская зона: { $seat }
panel-hand = Ваша стопка
panel-chosen = Ваш тайл
panel-rows = Открытые ряды
panel-medals = Медали
panel-players = Игроки
panel-score = Счёт
panel-memory = Что вы видели
panel-discards = Известный вам сброс
panel-mix = Тайлы этой игры; закрашены открытые

view-heading = { $mode ->
    [individual] Индивидуальный режим
    [duel] Дуэльный режим
    [special] Особые правила втроём
   *[teams] Командный режим
}{ $round ->
    [0] {""}
   *[other] , раунд { $round }
}{ $turn ->
    [0] {""}
   *[other] , ход { $turn }
}
view-medal = Медаль «{ $medal }» ({ $points }): { $goal }. { $owners ->
    [none] Не взята.
   *[other] У кого: { $owners }.
}
view-penalty = Штрафная медаль ({ $points }): { $goal }. { $owners ->
    [none] Достанется в конце игры.
   *[other] У кого: { $owners }.
}
view-team-medal = Командная медаль «{ $medal }» ({ $points }): { $goal }. { $owners ->
    [none] Не взята.
   *[other] У кого: { $owners }.
}
view-hand = Ваша стопка: { $tiles }
view-chosen = Ваш тайл: { $tile }
view-explorers = Ваши исследователи: { $explorers }
view-score = { $player }, очки: { $lines }.
view-lead-is = Ведущий игрок: { $player }.
view-turned-up = { $player } выкладывает: { $tile }.
view-progress = Пока: { $counts }.
team-0 = А
team-1 = Б
team-2 = В
view-team-named = команда { $team }
view-team = Команда { $team }: { $players }. Результат команды (меньший из двух): { $result }.
view-row = Ряд { $row }: { $tiles }
view-player = { $player }{ $team ->
    [none] {""}
   *[other] {" "}(команда { $team })
}: { $explorer }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. { $tiles ->
    [0] Тайлов нет.
   *[other] Тайлы: { $tiles }.
}
view-player-waits = { $player }: исследователь ещё не выбран.
view-mutated-1 = {" "}мутация
view-mutated-2 = {" "}две мутации
view-dragon = { $player } держит свирепого дракона.
view-dragons = { $player }, оставшиеся свирепые драконы: { $number }.
view-ship = { $player }: { $hand ->
    [none] стопки в руке нет
    [one] в руке { $hand } тайл
    [few] в руке { $hand } тайла
   *[other] в руке { $hand } тайлов
}, { $ship ->
    [none] корабль свободен
    [one] на корабле { $ship } тайл
    [few] на корабле { $ship } тайла
   *[other] на корабле { $ship } тайлов
}.
view-stack-of = { $ship ->
    [yes] на корабле ({ $player })
   *[no] в руке ({ $player })
}: { $whole ->
    [yes] { $size }
   *[no] { $size } из этих { $among }, один только что выбран
}
view-known-stack = Известная вам стопка { $stack }: { $tiles }
view-wishes = Ваша стопка ляжет на первый свободный корабль из списка: { $ships }
view-kind = { $tile }: { $number } (открыто { $open })
view-tile-number = { $tile }: { $number }
view-mix = Тайлы этой игры: { $tiles }.
view-known-discards = Известный вам сброс: { $tiles }
view-explorer = { $explorer-name }: { $explorer-about }
view-lead = Ведущий игрок
view-angry = Свирепый дракон: −5
view-team-goal = То же командой
panel-row = Ряд { $row }

# Строка над полем
aim-want = Наберите больше всех очков
aim-want-team = В счёт идёт меньший результат
aim-setup = Выберите исследователя
aim-turn = Ход { $turn } из { $turns }
aim-round = Раунд { $round }/{ $rounds }, ход { $turn }/{ $turns }
aim-end = Меньше всех песка и камня: −10
aim-team = Команда { $team }: вы и { $player }

# Чем хороша подсказка
ground-medals = за медали и драконов
ground-ice = за ледяных монстров
ground-lake = за озёрных монстров
ground-lava = за лавовых монстров
ground-grass = за травяных монстров
ground-swamp = за болотных монстров
ground-crystals = за целые кристаллы
ground-explorer = за исследователя
ground-hope-ice = за ледяных монстров, которые ещё могут мутировать
ground-hope-crystals = за кристаллы, которые можно достроить
ground-hope-lake = за озёрных монстров, которых можно собрать
ground-hope-swamp = за болотных монстров, которые ещё придут
ground-hope-bonus = за бонусы, которые могут вырасти
ground-hope-medals = за медали, до которых рукой подать
ground-hope-penalty = за опасность штрафа
ground-ability = за способность исследователя
ground-passed = за то, что соперники найдут в стопке
ground-denied = за то, что не достанется следующим
