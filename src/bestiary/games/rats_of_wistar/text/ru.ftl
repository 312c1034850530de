blurb = Четыре смышлёные крысы, пять дней и одна ферма: обустройте нору, изобретайте, исследуйте и возглавьте колонию.

option-difficulty = Соперник в одиночной игре
option-difficulty-about = Насколько силён соперник. Если игроков двое или больше, оставьте обычную сложность.
option-difficulty-easy = Лёгкий: у соперника на 15 ПО меньше
option-difficulty-normal = Обычный
option-difficulty-hard = Трудный: у соперника на 15 ПО больше
only-solo = Сложность выбирают только в одиночной игре
rival = Соперник

skill-cleverness = сообразительность
skill-agility = проворство
skill-observation = наблюдательность
skill-strength = сила
skill-endurance = выносливость
symbol-cleverness = сообразительность
symbol-agility = проворство
symbol-observation = наблюдательность
symbol-strength = сила
symbol-endurance = выносливость
symbol-energy = энергия
area-forest = лес
    .in = в лесу
    .from = из леса
    .to = в лес
area-burrow = нора
    .in = в норе
    .from = из норы
    .to = в нору
area-farm = ферма
    .in = на ферме
    .from = с фермы
    .to = на ферму
main-action-gather-wood = Сбор дерева
main-action-dig = Рытьё комнат
main-action-gather-metal = Сбор металла
main-action-beds = Постройка кроватей
main-action-project = Работа над проектами
main-action-explore = Исследование
main-short-gather-wood = Дерево
main-short-dig = Рытьё
main-short-gather-metal = Металл
main-short-beds = Кровати
main-short-project = Проекты
main-short-explore = Исследование
main-about-gather-wood = столько дерева, сколько ваших работников в лесу
main-about-dig = до одной комнаты за работника в лесу, по 2 металла
main-about-gather-metal = столько металла, сколько ваших работников в норе
main-about-beds = до одной кровати за работника в норе, по 2 дерева
main-about-project = по очку проекта за работника на ферме: карта простого изобретения стоит 1 очко, продвинутого — 2
main-about-explore = по очку исследования за работника на ферме
sector-s1 = сектор 1
sector-s2 = сектор 2
sector-s3 = сектор 3
sector-s4 = сектор 4
sector-s5 = сектор 5
sector-s6 = сектор 6
deck-basic = простых изобретений
deck-advanced = продвинутых изобретений
type-tool = инструмент
type-robot = робот
type-structure = сооружение
timing-immediate = сразу
timing-once = 1× за раунд
timing-income = доход
timing-final = в конце игры
timing-permanent = постоянно
timing-aggressive = агрессивно
timing-none = без эффекта
good-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
good-metal = металл
    .one = металл
    .few = металла
    .many = металла
good-movement = жетон перемещения
    .one = жетон перемещения
    .few = жетона перемещения
    .many = жетонов перемещения
good-basic = карта простого изобретения
    .one = карта простого изобретения
    .few = карты простых изобретений
    .many = карт простых изобретений
good-advanced = карта продвинутого изобретения
    .one = карта продвинутого изобретения
    .few = карты продвинутых изобретений
    .many = карт продвинутых изобретений
stuff-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
stuff-metal = металл
    .one = металл
    .few = металла
    .many = металла
stuff-movement = жетоны перемещения
    .one = жетон перемещения
    .few = жетона перемещения
    .many = жетонов перемещения
stuff-joker = джокеры
    .one = джокер
    .few = джокера
    .many = джокеров
stuff-vp = ПО
    .one = ПО
    .few = ПО
    .many = ПО
stuff-current = ток
    .one = ток
    .few = тока
    .many = тока
bonus-play = разыграть изобретение
bonus-mission = выполнить миссию
bonus-move-workers = переместить работников
bonus-move-workers-some = { $number ->
    [one] переместить работника
   *[other] переместить до { $number } работников
}
bonus-potion = зелье алхимика
bonus-take-mouse = мышь раунда
bonus-explore = 1 очко исследования
bonus-wood = 1 дерево
bonus-metal = 1 металл
bonus-joker = 1 джокер
bonus-basic = 1 карта простого изобретения
draught-play = разыграть изобретение
draught-mission = выполнить миссию
draught-metal = 1 металл
draught-wood = 1 дерево
loss-wood = дерево
loss-metal = металл
loss-mouse = мышь
loss-vp = ПО

effect-card = { $card-text }
effect-mouse = { $mouse-text }
effect-goal = { $goal-text }
effect-row = { $row-text }
effect-mission = { $mission-text }
effect-cell = { $cell-text }
effect-hero = { $hero-text }
effect-door = { $door-text }
effect-status = { $status-text }

prompt-sector = Выкладывается колесо
prompt-goal = Открывается карта цели
prompt-order = Определяется очерёдность хода
prompt-lay-pair = Выкладываются начальные пары
prompt-mouse = Переворачивается жетон мыши
prompt-door = Переворачивается жетон двери
prompt-turn-mission = Открывается карта миссий
prompt-draw = Берётся карта
prompt-refill = Рынки пополняются
prompt-status = Соперник открывает карту состояния
prompt-pair = Выберите начальную пару карт
prompt-turn = { $chief ->
    [first] Поставьте вожака; быстрые действия — когда угодно
    [acts] Основное действие, бонусы, быстрые действия
   *[done] Быстрые действия — или закончите ход
}
prompt-react = Можно применить постоянный эффект
prompt-pay = { $number ->
    [one] Осталось заплатить { $number }: дерево, металл или карту
   *[other] Осталось заплатить { $number }: дерево, металл и/или карты
}
prompt-pay-for = Заплатить { $number } за эффект?
prompt-afford = Заплатить за эффект { $what ->
    [bed] построенную кровать
    [wood] { $number } { $number ->
        [one] дерево
       *[other] дерева
    }
    [metal] { $number } { $number ->
        [one] металл
       *[other] металла
    }
   *[movement] жетон перемещения
}?
prompt-receive = Выберите, что получить
prompt-dig = Сколько комнат вырыть?
prompt-build = Сколько кроватей построить?
prompt-choose-main = Выберите основное действие
prompt-move-worker = { $number ->
    [one] Переместите работника в другую область
   *[other] Переместите до { $number } работников
}
prompt-project = { $points ->
    [one] Возьмите карту: осталось { $points } очко проекта
    [few] Возьмите карты: осталось { $points } очка проекта
   *[other] Возьмите карты: осталось { $points } очков проекта
}
prompt-explore = { $points ->
    [one] Исследуйте: осталось { $points } очко
    [few] Исследуйте: осталось { $points } очка
   *[other] Исследуйте: осталось { $points } очков
}
prompt-open-door = Отворите дверь
prompt-reveal = Откройте карту миссий
prompt-move-explorer = Переместите исследователя
prompt-tent = Установите палатку
prompt-play = Разыграйте карту изобретения
prompt-discount = Скидка на карту «{ $card-name }»: дерево или металл?
prompt-play-drawn = Разыграйте бесплатно одну из взятых карт
prompt-mission = Выполните миссию
prompt-marker = Какой маркер взять? Его способность станет вашей
prompt-first = Что сначала: награда или способность?
prompt-free-cell = Освободите коричневую ячейку
prompt-hero = Выберите героя
prompt-skill = Выберите жетон навыка
prompt-potion = Используйте зелье
prompt-supply-mouse = { $kind ->
    [house] Взять домашнюю мышь из запаса?
   *[other] Взять подвальную мышь из запаса?
}
prompt-take-discard = Возьмите карту из сброса
prompt-fetch = Возьмите карту с рынка
prompt-copy = Какой эффект 1× повторить?
prompt-trade = Что отдать?
prompt-keep-goal = Какую цель оставить себе?
prompt-lose-card = Сбросьте карту
prompt-lose-any = Потеряйте 1: дерево, металл или карту
prompt-lose-mouse = Какая мышь уйдёт?
prompt-suffer = Вы под ударом: { $what ->
    [mouse] сбросьте жетон мыши
    [wood] сбросьте дерево ({ $number })
   *[metal] сбросьте металл ({ $number })
} или потеряйте { $points } ПО

then-turn-verb-chief = Куда поставить вожака?
then-turn-verb-bonus = Какой бонус взять?
then-turn-verb-place-worker = Куда вывести работника?
then-turn-verb-use-movement = Какого работника переместить?
then-turn-verb-use-card = Какой эффект 1× за раунд применить?
then-turn-verb-achieve-goal = Какой цели достичь?
then-turn-entrance = Куда вывести работника?
then-turn-good = Какого работника переместить?
then-turn-area-good = Куда переместить работника?
then-move-worker-area = Куда переместить работника?

preview-wood = Дерево: +{ $number }.
preview-metal = Металл: +{ $number }.
preview-rooms = Комнат не больше { $number }.
preview-beds = Кроватей не больше { $number }.
preview-project = Очки проекта: { $number }.
preview-explore = Очки исследования: { $number }.
preview-no-strength = Сила 0, действие ничего не даст: { $area-in } нет ваших работников.
preview-waiting = { $number ->
    [one] У входа в нору ждёт { $number } работник: сначала выведите его.
    [few] У входа в нору ждут { $number } работника: сначала выведите их.
   *[other] У входа в нору ждут { $number } работников: сначала выведите их.
}
preview-main-unused = Основное действие не выполнено и пропадёт.
preview-bonus-unused = Этот бонус не взят и пропадёт: { $bonus-name }.
preview-strength = Сила там станет { $number }.
preview-nothing-to-play = Сейчас ни одно изобретение из руки не разыграть.
preview-nothing-to-complete = Сейчас ни одной миссии не выполнить.
preview-free = Бесплатно.
preview-wood-cost = Дерево: −{ $number }.
preview-metal-cost = Металл: −{ $number }.
preview-joker-cost = Джокеры: −{ $number }.
preview-movement-cost = Жетоны перемещения: −{ $number }.
preview-any-cost = Дерево, металл или карты: −{ $number }.
preview-cheaper = Скидка: { $number }.
preview-lacking = Чтобы её разыграть, пока не хватает: { $thing-name }.

choice-set-sector = { $sector-name }
choice-draw-goal = Цель «{ $goal-name }»
choice-draw-mission = Миссия «{ $mission-name }»
choice-draw-mouse = { $mouse-name }
choice-draw-door = { $door-name }
choice-draw = «{ $card-name }»
choice-draw-status = «{ $status-name }»
choice-go-next = Следующий: { $seat }
choice-take-pair = Начать с карт «{ $basic-name }» и «{ $advanced-name }»
choice-place-chief = Вожак: сектор «{ $action-name }», { $cell }-я ячейка по часовой стрелке
choice-visit-hut = Вожак в хижину алхимика
choice-take-main = Основное действие
choice-take-bonus = Бонус: { $bonus-name }
choice-end-turn = Закончить ход
choice-buy-joker = Приобрести джокер за 3 дерева, металла и/или карты
choice-buy-current = Приобрести ток за 4 дерева, металла и/или карты
choice-use-movement = Жетон перемещения: работник { $origin-from } { $target-to }
choice-use-card = 1×: «{ $card-name }»
choice-place-worker = Работник от входа в нору: { $area-to }
choice-pitch-tent = Установить палатку { $room-in }
choice-shift-tent = Перенести палатку { $origin-from } { $room-to }
choice-achieve-goal = Достичь цели «{ $goal-name }»
choice-keep-goal = Оставить себе цель «{ $goal-name }»
choice-pay = Заплатить 1 { $good-name }
repeat-pay = { $good-name }: заплатить { $times }
choice-pay-card = Сбросить карту «{ $card-name }»
choice-afford = Заплатить
choice-receive = { $number } { $number ->
    [one] { $good-one }
    [few] { $good-few }
   *[other] { $good-many }
}
choice-play = «{ $card-name }»{ $jokers ->
    [0] {""}
    [one] {" "}· { $jokers } джокер
    [few] {" "}· { $jokers } джокера
   *[other] {" "}· { $jokers } джокеров
}
choice-discount = Скидка в 1 { $good-name }
choice-skip = Не нужно
choice-open-door = Отворить: { $passage-name }
choice-move-explorer = Перейти { $room-to }
choice-reveal = Открыть карту миссий { $room-in }
choice-take-mouse = Взять мышь { $room-in }
choice-take-cheese = Взять сыр
choice-take-in = Взять мышь
choice-take-card = Взять карту «{ $card-name }»
choice-draw-top = Верхняя карта колоды { $deck-name }
choice-complete = «{ $row-name }»{ $jokers ->
    [0] {""}
    [one] {" "}· { $jokers } джокер
    [few] {" "}· { $jokers } джокера
   *[other] {" "}· { $jokers } джокеров
}
choice-free-cell = { $cell-name }
choice-take-reward = Сначала награда: { $row-text }
choice-take-ability = Сначала способность: { $cell-text }
choice-dig = { $rooms ->
    [0] Ни одной
    [one] { $rooms } комнату
    [few] { $rooms } комнаты
   *[other] { $rooms } комнат
}
choice-build = { $beds ->
    [0] Ни одной
    [one] { $beds } кровать
    [few] { $beds } кровати
   *[other] { $beds } кроватей
}
choice-move-worker = Работник { $origin-from } { $target-to }
choice-choose-main = { $action-name }
choice-use-potion = { $draught-name }
choice-choose-hero = { $hero-name }
choice-choose-skill = { $skill-name }
choice-react = Применить эффект: { $source-name }
choice-suffer = Потерять: { $loss-name }
choice-release = { $mouse-name }

event-round-began = Начинается раунд { $round }.
event-wheel-turned = Колесо поворачивается.
event-order-changed = Очерёдность хода: { $seats-name }.
event-order-against-rival = Очерёдность хода: { $is_first ->
    [yes] { $seat }, затем соперник
   *[no] соперник, затем { $seat }
}.
event-mouse-shown = Мышь раунда: { $mouse-name }.
event-pair-taken = { $seat } начинает с карт «{ $basic-name }» и «{ $advanced-name }».
event-chief-placed = { $seat } ставит вожака в сектор «{ $action-name }», { $cell }-я ячейка.
event-hut-visited = { $seat } ставит вожака в хижину алхимика.
event-gained = { $seat } получает { $number } { $number ->
    [one] { $stuff-one }
    [few] { $stuff-few }
   *[other] { $stuff-many }
}.
event-lost = { $seat } теряет { $number } { $number ->
    [one] { $stuff-one }
    [few] { $stuff-few }
   *[other] { $stuff-many }
}.
event-paid = { $seat } тратит { $number } { $number ->
    [one] { $stuff-one }
    [few] { $stuff-few }
   *[other] { $stuff-many }
}.
event-discarded = { $seat } сбрасывает карту «{ $card-name }».
event-took-card = { $seat } берёт карту «{ $card-name }».
event-drew-hidden = { $seat } берёт карту из колоды { $deck-name }.
event-drew = { $seat } берёт карту «{ $card-name }».
event-flipped = Карта «{ $card-name }» открывается и уходит в сброс.
event-played = { $seat } разыгрывает карту «{ $card-name }».
event-once-used = { $seat } применяет карту «{ $card-name }».
event-door-opened = { $seat } отворяет: { $passage-name } ({ $door-text }).
event-explorer-moved = { $seat } ведёт исследователя { $room-to }.
event-mission-shown = { $room-name }: карта миссий «{ $mission-name }».
event-mouse-taken = { $seat } принимает: { $mouse-name }.
event-mouse-lost = { $seat } теряет: { $mouse-name }.
event-completed = { $seat } выполняет миссию «{ $row-name }».
event-cell-freed = { $seat } освобождает ячейку: { $cell-name }.
event-dug = { $seat } роет { $rooms ->
    [one] { $rooms } комнату
    [few] { $rooms } комнаты
   *[other] { $rooms } комнат
}.
event-built = { $seat } строит { $beds ->
    [one] { $beds } кровать
    [few] { $beds } кровати
   *[other] { $beds } кроватей
}.
event-bed-dropped = { $seat } сбрасывает построенную кровать.
event-worker-moved = { $seat } переводит работника { $origin-from } { $target-to }.
event-worker-placed = { $seat } отправляет работника { $area-to }.
event-tent-pitched = { $seat } ставит палатку { $room-in }.
event-goal-achieved = { $seat } достигает цели «{ $goal-name }».
event-goal-kept = { $seat } оставляет себе цель «{ $goal-name }».
event-hero-chosen = { $seat } выбирает героя: { $hero-name }.
event-skill-chosen = { $seat } берёт жетон навыка: { $skill-name }.
event-shuffled = Сброс { $deck-name } становится колодой.
event-status-shown = Соперник открывает карту «{ $status-name }».
event-rival-placed = Соперник ставит вожака в сектор «{ $action-name }», { $cell }-я ячейка.
event-rival-at-hut = Соперник ставит вожака в хижину алхимика.
event-rival-opened = Соперник отворяет: { $passage-name }.
event-rival-caught = Соперник уносит мышь { $room-from }.
event-rival-completed = Соперник выполняет миссию «{ $row-name }».
event-rival-took-mouse = Соперник забирает мышь раунда: { $mouse-name }.
event-rival-achieved = Соперник достигает цели «{ $goal-name }».
event-rival-scored = Соперник получает { $number } ПО.
event-rival-lost = Соперник теряет { $number } ПО.

verb-chief = Поставить вожака
verb-main = Основное действие
verb-bonus = Взять бонус
verb-place-worker = Вывести работника
verb-use-movement = Переместить работника
verb-use-card = Эффект 1× за раунд
verb-pitch-tent = Разбить палатку
verb-achieve-goal = Достичь цели
verb-buy-joker = Приобрести джокер
verb-buy-current = Приобрести ток
verb-end-turn = Закончить ход

action-buy-joker = Приобрести джокер
action-buy-current = Приобрести ток
action-use-movement = Использовать жетон перемещения
action-place-worker = Вывести работника на поле
action-pitch-tent = Установить палатку
action-achieve-goal = Достичь цели
action-place-chief = Поставить вожака («{ $action-name }»)
action-place-next = Поставить ещё одного вожака
action-end-turn = Закончить ход
action-use-card = Применить карту «{ $card-name }»
action-achieve-this = Достичь цели «{ $goal-name }»
action-play-this = Разыграть карту «{ $card-name }»
action-complete = Выполнить миссию
action-complete-this = Выполнить миссию «{ $row-name }»
action-free-this = Освободить ячейку «{ $cell-name }»
action-open-doors = Отворить двери ({ $passages-name })
action-reveal-in = Открыть карты миссий ({ $rooms-name })
action-take-mouse = Взять мышь
action-take-cheese = Взять сыр
action-dig-more = Вырыть больше комнат
action-build-more = Построить больше кроватей
action-take-advanced = Взять продвинутое изобретение
reason-own-chief = в этом секторе уже стоит ваш вожак
reason-cells-taken = все ячейки сектора заняты
reason-chief-first = сначала поставьте вожака
reason-one-chief = за ход ставят одного вожака
reason-points-left = сначала нужно потратить очки исследования или проекта, пока им есть применение
reason-used = в этом раунде эффект уже применён
reason-own-disc = там уже лежит ваш диск
reason-goal-full = все ячейки цели заняты
reason-goal-short = у вас { $have }, следующая ячейка требует { $least }
reason-missing = не хватает нужного ({ $thing-name })
reason-wrong-kind = карта не того вида, который можно разыграть сейчас
reason-no-mission-here = в комнатах с вашим исследователем или палаткой нет открытой карты миссий
reason-row-taken = там уже лежит маркер
reason-row-locked = замок ещё не открыт
reason-no-marker = остались только серые маркеры, а они для подвала
reason-grey-marker = серые маркеры кладут только на миссии подвала
reason-fee = нужна ещё одна единица дерева, металла или карта
reason-not-beside = рядом нет вашего исследователя или палатки
reason-nobody-there = там нет ни вашего исследователя, ни палатки
reason-no-free-room = нет свободной комнаты
reason-one-cheese = сыр у вас уже есть
reason-strength = { $number ->
    [one] для этого действия у вас { $number } работник
    [few] для этого действия у вас { $number } работника
   *[other] для этого действия у вас { $number } работников
}
reason-all-dug = все комнаты вырыты
reason-no-metal = не хватает металла
reason-all-built = все кровати построены
reason-no-wood = не хватает дерева
reason-one-point = карта продвинутого изобретения стоит 2 очка
reason-no-joker-left = в общем запасе нет джокеров
reason-short = дерева, металла и карт вместе не хватает
reason-boosted = ваш ток уже усилен
reason-no-token = нет жетона перемещения
reason-no-worker = на поле нет ваших работников
reason-nobody-waits = у входа в нору никого нет
reason-no-tent-place = нужна комната с исследователем и без вашей палатки, а палаток всего две
reason-no-disc = все три диска использованы

score-track = На шкале
score-cells = Ячейки способностей
score-beds = Кровати
score-rooms = Комнаты
score-mice = Мыши и сыр
score-inventions = Изобретения
score-final-effects = Финальные эффекты
score-current = Усиленный ток
score-goods = Ресурсы и карты
score-jokers = Джокеры
outcome-rounds = Пять раундов сыграны.
outcome-solo-won = Соперник позади: у него { $points } ПО.
outcome-solo-lost = У соперника { $points } ПО: не меньше, чем у вас.
tie-turn-order = Ничью решает очерёдность хода.

nothing = нет
nobody = никого
view-round = Раунд { $round } из 5
view-order = Очерёдность хода: { $names }
view-sector = { $action }, сила { $strength }: { $cells }
view-hut = Хижина алхимика: { $names }
view-round-mouse = Мышь раунда: { $text }
view-goal = Цель «{ $name }» ({ $cells }) — { $text }. Сейчас: { $values }. Диски: { $discs }
view-room = { $name }: { $parts }
view-hidden-mission = закрытая карта миссий
view-locked = замок
view-mice = { $number ->
    [one] { $number } закрытая мышь
    [few] { $number } закрытые мыши
   *[other] { $number } закрытых мышей
}
view-explorer = исследователь: { $seat }
view-tent = палатка: { $seat }
view-doors = Закрытые двери: { $names }
view-market = { $deck ->
    [basic] Рынок простых изобретений
   *[advanced] Рынок продвинутых изобретений
}:
view-rival = Соперник: { $vp } ПО, с учётом сложности { $total }
view-player = { $seat }: { $goods }, карт в руке { $hand }
view-workers = { "  " }Работники: в лесу { $forest }, в норе { $burrow }, на ферме { $farm }, у входа в нору { $entrance }
view-home = { "  " }Кровати { $beds }, вырыто комнат { $dug }, свободных комнат { $free }, двери { $doors }, палатки { $tents }, { $current ->
    [0] тока нет
    [1] ток есть
   *[2] ток усилен
}
view-symbols = { "  " }Символы: { $names }
view-played = { "  " }Изобретения: { $names }
view-own-mice = { "  " }Мыши: { $names }
view-freed = { "  " }Освобождённые ячейки: { $names }
view-hand = Ваша рука:
view-pairs = Начальные пары:
view-todo = Осталось выполнить: { $names }
view-supply = В общем запасе: мыши домашние { $house }, подвальные { $basement }; { $tokens }
view-heroes = Осталось героев: { $heroes }. Осталось жетонов навыков: { $skills }
view-decks = Карты в колодах: простых { $basic }, продвинутых { $advanced }. В сбросе: { $discards }
view-extras = { "  " }Герои и жетоны навыков: { $names }
view-abilities = Способности под вашими маркерами:
view-private = { "  " }Личная цель «{ $name }» — { $text }. Нужно { $least }, сейчас { $value }{ $done ->
    [yes] , достигнута
   *[no] {""}
}
view-drawn = Взятые карты:
view-drawn-goals = Взятые цели:
view-named = { $name } — { $text }
view-card = «{ $name }»: { $text }

panel-wheel = Колесо
panel-farm = Ферма
panel-markets = Рынки
panel-hand = Рука
panel-home = Нора
panel-beside = Запас
sheet-burrow = Моя нора
sheet-cells = Ячейки моего планшета
sheet-mice = Мои мыши
sheet-inventions = Мои изобретения
thing-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
thing-metal = металл
    .one = металл
    .few = металла
    .many = металла
thing-movement = жетоны перемещения
    .one = жетон перемещения
    .few = жетона перемещения
    .many = жетонов перемещения
thing-joker = джокеры
    .one = джокер
    .few = джокера
    .many = джокеров
thing-vp = ПО
    .one = ПО
    .few = ПО
    .many = ПО
thing-current = ток
    .one = ток
    .few = усиленный ток
    .many = усиленный ток
thing-any = дерево, металл или карты
    .one = дерево, металл или карта
    .few = дерева, металла и/или карты
    .many = дерева, металла и/или карт
thing-cleverness = сообразительность
    .one = символ сообразительности
    .few = символа сообразительности
    .many = символов сообразительности
thing-agility = проворство
    .one = символ проворства
    .few = символа проворства
    .many = символов проворства
thing-observation = наблюдательность
    .one = символ наблюдательности
    .few = символа наблюдательности
    .many = символов наблюдательности
thing-strength = сила
    .one = символ силы
    .few = символа силы
    .many = символов силы
thing-endurance = выносливость
    .one = символ выносливости
    .few = символа выносливости
    .many = символов выносливости
thing-energy = энергия
    .one = символ энергии
    .few = символа энергии
    .many = символов энергии
thing-tools = инструменты
    .one = инструмент
    .few = инструмента
    .many = инструментов
thing-robots = роботы
    .one = робот
    .few = робота
    .many = роботов
thing-structures = сооружения
    .one = сооружение
    .few = сооружения
    .many = сооружений
thing-mice = мыши
    .one = мышь
    .few = мыши
    .many = мышей
thing-rooms-dug = вырытые комнаты
    .one = вырытая комната
    .few = вырытые комнаты
    .many = вырытых комнат
amount = { $thing ->
    [current] { $number ->
        [one] { $thing-one }
       *[other] { $thing-many }
    }
   *[other] { $number } { $number ->
        [one] { $thing-one }
        [few] { $thing-few }
       *[other] { $thing-many }
    }
}
about-card = «{ $name }»: { $deck ->
    [basic] простое изобретение
   *[advanced] продвинутое изобретение
}, { $type ->
    [tool] инструмент
    [robot] робот
   *[structure] сооружение
}. Цена и требования: { $cost }. Даёт: { $symbols }. ПО: { $vp }. { $timing ->
    [immediate] Сразу
    [once] 1× за раунд
    [income] Доход
    [final] В конце игры
    [permanent] Постоянно
   *[aggressive] Агрессивно
}: { $text }
about-missing = { $text }. Не хватает: { $missing }
about-main = { $action }: { $text }
about-cell = { $action }; бонус: { $text }
about-taken = { $text }. Занято: { $name }
about-locked = { $text }. За замком { $lock }
about-hut = Хижина алхимика: жетон перемещения и зелье; определяет очерёдность хода. Здесь: { $names }
hut = Хижина алхимика
potion = Зелье даёт одно из:
about-potion = Зелье: { $text }
about-supply = Мыши в запасе: домашние { $house }, подвальные { $basement }
turn-order = Очерёдность
about-area = { $name }; работники: { $workers }
about-goal = Цель «{ $name }» — { $text }. Ячейки: { $cells }. Сейчас: { $values }
about-outside = Снаружи фермы: { $names }
about-room = { $name }. Здесь: { $people }
no-missions = Открытых миссий нет. Карты открывают исследователи в комнатах, до которых дошли.
about-hidden-mission = Закрытая карта миссий: { $name }
about-row = «{ $name }». Цена и требования: { $cost }. Награда: { $reward }{ $opens ->
    [0] {""}
   *[other] ; открывает замок { $opens }
}
about-mice = { $number ->
    [one] { $number } закрытая мышь
    [few] { $number } закрытые мыши
   *[other] { $number } закрытых мышей
}
about-door = { $name }: закрыто
about-turned = { $name }: откроется после бонуса, { $text }
about-open = { $name }: открыто
about-deck = { $deck ->
    [basic] Колода простых изобретений
   *[advanced] Колода продвинутых изобретений
}: карт { $number }, в сбросе { $discards }
market = { $deck ->
    [basic] Простые изобретения, 1 очко за карту
   *[advanced] Продвинутые изобретения, 2 очка за карту
}
key-skip = Не нужно
key-joker = Джокер за 3
key-current = Ток за 4
about-vp = ПО на шкале: { $number }. Число у вашего имени, { $total }, считает и то, что прибавилось бы, закончись игра сейчас: кровати, комнаты, изобретения, запасы.
about-current = { $level ->
    [0] Тока нет
    [1] Ток есть
   *[2] Ток усилен
}
about-entrance = Работники у входа в нору: { $number }
about-tents = Осталось палаток: { $number }
waiting = ждут
tents = палатки
chiefs = вожаки
discs = диски
about-rooms = Свободные комнаты: { $free } из { $all }
about-bed = Кровать { $number }: { $vp } ПО, если она последняя
about-dungeon = Комната { $number }: { $vp } ПО, если она последняя
about-ability = { $text }. { $colour ->
    [grey] Серый маркер
   *[brown] Коричневый маркер
}, в конце игры { $vp } ПО{ $fee ->
    [0] {""}
   *[other] , убрать маркер стоит { $fee }
}{ $freed ->
    [yes] . Освобождена
   *[no] {""}
}
own-mice = Мыши: { $number }
about-rival-values = Сколько чего у соперника в этом раунде
about-skill = Жетон навыка: { $skill-name }
discards = В сбросе: { $number }

card-telescopic-goggles = Телескопические очки
    .text = +2 ПО за каждый жетон двери
card-acoustic-amplifier = Акустический усилитель
    .text = 1 очко проекта
card-stun-pistol = Парализующий пистолет
    .text = соперники, у которых больше маркеров на миссиях: −3 ПО
card-bionic-eye = Бионический глаз
    .text = открыть любую карту миссий
card-hologram-projector = Голографический проектор
    .text = каждый раз, выполняя миссию: +2 ПО
card-exoskeleton = Экзоскелет
    .text = переместить до 2 работников
card-magnetic-boots = Магнитные сапоги
    .text = +1 металл
card-biomechanical-gloves = Биомеханические перчатки
    .text = каждый раз, открывая карту миссий: +1 металл; +1 ПО
card-laser-saw = Лазерная пила
    .text = +2 дерева за каждый символ энергии
card-plasma-cutter = Плазменный резак
    .text = +2 металла за каждый символ энергии
card-welding-torch = Сварочный аппарат
    .text = 1 металл → +2 ПО
card-lockpick = Отмычка
    .text = отворить любую дверь фермы
card-armoured-car = Броневик
    .text = +2 ПО за каждую свою карту продвинутого изобретения
card-hydraulic-jack = Гидравлический домкрат
    .text = «Рытьё комнат»: скидка в 1 металл на всё действие
card-electric-drill = Электродрель
    .text = бесплатно вырыть по комнате за каждый символ энергии
card-steel-armour = Стальной доспех
    .text = 1 карта из руки → +1 металл; +1 ПО
card-force-shield = Силовой щит
    .text = +2 ПО
card-energy-sword = Энергетический меч
    .text = если есть ток: выполнить миссию
card-ground-to-cat-missile = Ракета «земля – кошка»
    .text = выполнить миссию
card-electromagnet = Электромагнит
    .text = +1 металл
card-submarine = Подводная лодка
    .text = 4 очка исследования
card-jetpack = Реактивный ранец
    .text = переместить исследователя в любую доступную комнату
card-helicopter = Вертолёт
    .text = 2 очка исследования; палатка в комнате исследователя
card-airship = Дирижабль
    .text = за каждый жетон двери: 1 очко исследования и +1 ПО
card-time-machine = Машина времени
    .text = соперники, у которых больше жетонов мышей: −1 жетон мыши или −3 ПО
card-moon-rover = Луноход
    .text = каждый раз, забирая дверь: +1 карта продвинутого изобретения
card-jet-plane = Реактивный самолёт
    .text = переместить исследователя в любую доступную комнату; 2 очка исследования
card-laser-rangefinder = Лазерный дальномер
    .text = +1 ПО за каждый символ наблюдательности
card-pocket-computer = Карманный компьютер
    .text = после действия «Работа над проектами»: 1 очко проекта
card-positronic-screwdriver = Позитронная отвёртка
    .text = каждое изобретение: скидка в 1 дерево или 1 металл
card-shovel = Лопата
    .text = вырыть комнату, скидка в 1 металл
card-pickaxe = Кирка
    .text = после действия «Сбор металла»: +1 металл
card-wooden-bicycle = Деревянный велосипед
    .text = +2 жетона перемещения
card-hand-saw = Ручная пила
    .text = после действия «Сбор дерева»: +1 дерево
card-slingshot = Рогатка
    .text = соперники, у которых больше инструментов: −2 ПО
card-spring-boots = Пружинные сапоги
    .text = переместить исследователя на 1 комнату
card-umbrella-parachute = Зонт-парашют
    .text = 2 очка исследования
card-hot-air-balloon = Воздушный шар
    .text = взять 2 карты целей, одна станет вашей личной целью
card-grappling-rope = Верёвка с крюком
    .text = отворить дверь
card-hammer = Молоток
    .text = разыграть карту, скидка в 1 дерево или 1 металл
card-wooden-armour = Деревянный доспех
    .text = +1 карта продвинутого изобретения за каждый символ выносливости
card-bottle-cap-shield = Щит из крышки
    .text = +1 ПО за каждый жетон мыши
card-needle-spear = Копьё из иголки
    .text = +1 джокер
card-shuriken = Сюрикэн
    .text = соперники, у которых больше карт в руке: −1 карта из руки
card-camouflage-suit = Маскировочный костюм
    .text = соперники, у которых больше джокеров: −1 джокер
card-smoke-bomb = Дымовая шашка
    .text = 1 очко исследования; +1 жетон перемещения
card-spyglass = Подзорная труба
    .text = каждый раз, открывая карту миссий: +1 карта простого изобретения; +1 ПО
card-magnifying-glass = Лупа
    .text = 2 очка проекта
card-backpack = Рюкзак
    .text = +1 ПО за каждый жетон перемещения
card-camping-tent = Туристическая палатка
    .text = установить или перенести палатку в любую доступную комнату
card-encyclopedia = Энциклопедия
    .text = каждый раз, забирая в руку продвинутое изобретение: +1 ПО
card-invigorating-potion = Бодрящее зелье
    .text = +1 карта продвинутого изобретения; зелье алхимика
card-magnetic-compass = Магнитный компас
    .text = за каждый полученный символ сообразительности: 1 очко исследования
card-farm-map = Карта фермы
    .text = +1 ПО за каждый жетон двери
card-amphibious-wagon = Повозка-амфибия
    .text = убрать маркер с коричневой ячейки
card-wheelbarrow = Тачка
    .text = +2 дерева
card-notebook = Блокнот
    .text = +2 карты простых изобретений
card-lamp = Светильник
    .text = 1 дерево/металл/карта из руки → 1 очко исследования
card-flashlight = Фонарик
    .text = если есть ток: 1 очко исследования
card-battery = Батарейка
    .text = +1 ток
card-electric-scooter = Электрический самокат
    .text = если есть ток: +1 жетон перемещения
card-roller-skates = Роликовые коньки
    .text = +1 жетон перемещения
card-sled = Санки
    .text = переместить до 2 работников
card-raft = Плот
    .text = 1 очко исследования; +1 карта простого изобретения
card-time-bomb = Бомба замедленного действия
    .text = отворить любую дверь фермы
card-fishing-rod = Удочка
    .text = +2 дерева или +2 металла
card-mousetrap-catapult = Мышеловка-катапульта
    .text = соперники, у которых больше роботов: −1 дерево/металл/карта из руки
card-toolbox = Набор инструментов
    .text = каждый инструмент: скидка в 1 дерево или 1 металл
card-calculating-machine = Счётная машина
    .text = бесплатно разыграть робота
card-hourglass = Песочные часы
    .text = выполнить любое основное действие
card-automatic-horse = Автоматическая лошадь
    .text = за каждый свой маркер на миссиях: +1 жетон перемещения и +1 ПО
card-mechanical-elephant = Механический слон
    .text = 1 дерево/металл/карта из руки → вырыть комнату бесплатно
card-automatic-snail = Автоматическая улитка
    .text = дополнительная комната на этой карте
card-automatic-spider = Автоматический паук
    .text = каждый раз, получая мышь: +2 ПО
card-automatic-mouse = Автоматическая мышь
    .text = взять жетон подвальной мыши из запаса
card-mechanical-octopus = Механический осьминог
    .text = +1 дерево, +1 металл, +1 жетон перемещения или +1 карта простого изобретения
card-mechanical-chameleon = Механический хамелеон
    .text = применить эффект 1× любой другой карты, своей или чужой
card-automatic-tiger = Автоматический тигр
    .text = за каждый полученный символ силы: разыграть карту без символов силы, скидка в 1 дерево и 1 металл
card-mechanical-eagle = Механический орёл
    .text = 1 очко исследования
card-automatic-ant = Автоматический муравей
    .text = +1 дерево или +1 металл
card-mechanical-gorilla = Механическая горилла
    .text = каждый раз, вырыв комнату: +1 ПО
card-automatic-dolphin = Автоматический дельфин
    .text = бесплатно разыграть простое изобретение
card-mechanical-dragon = Механический дракон
    .text = соперники, у которых больше сооружений: −4 ПО
card-automatic-owl = Автоматическая сова
    .text = 2 очка проекта
card-mechanical-bear = Механический медведь
    .text = +1 ПО за каждый символ силы
card-mechanical-rhinoceros = Механический носорог
    .text = каждый раз, забирая дверь: +1 ПО
card-automatic-mole = Автоматический крот
    .text = соперники, у которых больше вырытых комнат: −2 металла или −3 ПО
card-wooden-beaver = Деревянный бобёр
    .text = +1 дерево
card-mechanical-rabbit = Механический кролик
    .text = построить кровать, скидка в 1 дерево
card-wooden-turtle = Деревянная черепаха
    .text = +1 ПО за каждый символ выносливости
card-wooden-porcupine = Деревянный дикобраз
    .text = +1 ПО за каждую вырытую комнату
card-mechanical-rooster = Механический петух
    .text = переместить 1 работника
card-spring-frog = Пружинная лягушка
    .text = переместить исследователя до 2 раз
card-mechanical-cow = Механическая корова
    .text = разыграть карту, скидка в 1 дерево и 1 металл
card-automatic-dog = Автоматическая собака
    .text = чужие агрессивные эффекты на вас не действуют
card-mechanical-bee = Механическая пчела
    .text = каждый раз, получая зелье: +1 ПО
card-automatic-cheetah = Автоматический гепард
    .text = если есть ток: переместить до 2 работников
card-mechanical-squirrel = Механическая белка
    .text = выполнить миссию
card-spring-bat = Пружинная летучая мышь
    .text = каждый раз, получая мышь: +1 жетон перемещения
card-wooden-woodpecker = Деревянный дятел
    .text = +1 дерево за каждого своего робота
card-mechanical-magpie = Механическая сорока
    .text = 1 карта простого изобретения из руки → +1 ПО; +1 жетон перемещения
card-spring-cobra = Пружинная кобра
    .text = соперники, у которых больше жетонов перемещения: −1 жетон перемещения
card-wooden-mule = Деревянный мул
    .text = 1 жетон перемещения → +1 дерево; +1 металл
card-mechanical-hedgehog = Механический ёж
    .text = +1 ПО за каждый жетон мыши
card-automatic-firefly = Автоматический светлячок
    .text = за каждый полученный символ энергии: +1 ПО
card-power-plant = Электростанция
    .text = +1 ток
card-solar-array = Солнечная панель
    .text = если есть ток: +2 ПО
card-wind-turbine = Ветрогенератор
    .text = +2 ПО за каждый символ энергии
card-steelworks = Сталелитейный завод
    .text = +2 металла
card-electric-sawmill = Электрическая лесопилка
    .text = каждый раз, получая дерево: +1 дерево; +1 ПО
card-computer-room = Компьютерный зал
    .text = +1 ПО за каждую свою карту простого изобретения
card-drilling-rig = Буровая установка
    .text = каждый раз, получая металл: +1 металл; +1 ПО
card-assembly-shop = Сборочный цех
    .text = разыграть продвинутое изобретение, скидка в 1 дерево или 1 металл
card-genetics-laboratory = Генетическая лаборатория
    .text = взять жетон домашней мыши и жетон подвальной мыши из запаса
card-robot-factory = Завод роботов
    .text = каждый раз, разыгрывая робота: +2 ПО
card-garage = Гараж
    .text = разыграть карту, скидка в 1 дерево или 1 металл
card-elevator = Лифт
    .text = каждый раз, используя жетон перемещения: +1 ПО
card-carpentry-shop = Столярный цех
    .text = 1 дерево/металл/карта из руки → построить кровать бесплатно
card-airfield = Аэродром
    .text = +3 жетона перемещения; 2 очка исследования
card-underground-railway = Подземка
    .text = переместить до 3 работников
card-bunker = Бункер
    .text = +1 ПО за каждую вырытую комнату
card-missile-silo = Ракетная шахта
    .text = соперники, у которых больше продвинутых карт: −4 ПО
card-chemistry-laboratory = Химическая лаборатория
    .text = зелье алхимика
card-radar-tower = Радарная вышка
    .text = выполнить миссию, для которой может не хватать 1 символа навыка
card-observatory = Обсерватория
    .text = каждый раз, разыгрывая карту: может не хватать 1 символа навыка
card-hospital = Госпиталь
    .text = каждый раз, построив кровать: +2 ПО
card-transformer-house = Трансформаторная
    .text = +1 ток; если ток усиленный: +3 ПО
card-satellite-dish = Спутниковая антенна
    .text = взять 3 продвинутых изобретения из колоды, одно разыграть бесплатно, остальные сбросить
card-arena = Арена
    .text = выбрать карту героя
card-training-centre = Тренировочный центр
    .text = каждый раз, получая джокер: +1 ПО
card-command-tower = Командная вышка
    .text = каждый раз, достигая цели: бесплатно разыграть карту
card-patent-office = Патентное бюро
    .text = +3 ПО за каждую достигнутую цель
card-museum-of-inventions = Музей изобретений
    .text = +2 ПО за каждую свою карту с постоянным эффектом
card-computing-centre = Вычислительный центр
    .text = 2 дерева/металла/карты из руки → взять 3 простых изобретения из колоды, одно разыграть бесплатно, остальные сбросить
card-greenhouse = Теплица
    .text = +2 дерева
card-radio-room = Радиорубка
    .text = +2 ПО за каждую освобождённую серую ячейку
card-autonomous-laboratory = Автономная лаборатория
    .text = взять с рынков (если нет, найти в колодах) простой и продвинутый инструменты
card-conference-hall = Конференц-зал
    .text = каждый раз, ставя вожака в хижину: +1 карта продвинутого изобретения; +1 ПО
card-vault = Хранилище
    .text = +1 ПО за каждое своё сооружение
card-leaders-palace = Дворец вожака
    .text = +3 ПО за каждый набор «инструмент + робот + сооружение»
card-hostel = Хостел
    .text = 1 построенная кровать → +2 дерева
card-mill = Мельница
    .text = после действия «Сбор дерева»: +1 ПО
card-cartographers-office = Кабинет картографа
    .text = +1 ПО за каждую освобождённую коричневую ячейку
card-scientists-office = Кабинет учёного
    .text = открыть верхнюю карту колоды продвинутых изобретений: инструмент взять, другую сбросить
card-canteen = Столовая
    .text = +1 ПО за каждую построенную кровать
card-forge = Кузница
    .text = 1 дерево → +1 металл; +1 ПО
card-pottery = Гончарная мастерская
    .text = +1 ПО за каждый свой инструмент
card-development-department = Отдел разработки
    .text = открыть верхнюю карту колоды простых изобретений: сооружение взять, другую сбросить
card-gym = Спортзал
    .text = +1 ПО за каждый символ проворства
card-games-room = Игровая комната
    .text = каждый раз, получая ПО: +1 ПО
card-printing-house = Типография
    .text = 1 карта из руки → +1 карта продвинутого изобретения
card-theatre = Театр
    .text = если у вас не меньше 2 жетонов мышей: +4 ПО
card-watchtower = Сторожевая башня
    .text = открыть карту миссий
card-termite-nursery = Питомник термитов
    .text = соперники, у которых больше построенных кроватей: −2 дерева или −3 ПО
card-university = Университет
    .text = каждый раз, забирая в руку продвинутое изобретение: +1 дерево
card-archive = Архив
    .text = взять любую карту из сброса
card-school = Школа
    .text = +1 карта простого изобретения
card-library = Библиотека
    .text = +1 ПО за каждый символ сообразительности
card-post-office = Почта
    .text = +3 жетона перемещения
card-scout-centre = Разведывательный центр
    .text = соперники, у которых больше жетонов дверей: −2 ПО
card-jetty = Причал
    .text = +1 карта простого изобретения; разыграть простое изобретение, скидка в 1 дерево
card-bridge = Мост
    .text = переместить до 3 работников
card-tunnel = Тоннель
    .text = вырыть комнату бесплатно
card-construction-crane = Строительный кран
    .text = каждое сооружение: скидка в 1 дерево или 1 металл
card-tavern = Трактир
    .text = взять жетон домашней мыши из запаса
card-well = Колодец
    .text = каждый раз, ставя вожака в хижину: +1 дерево
card-bakery = Пекарня
    .text = +1 ПО
card-cheese-dairy = Сыроварня
    .text = +2 ПО за каждый жетон подвальной мыши
card-pharmacy = Аптека
    .text = зелье алхимика
card-bathhouse = Баня
    .text = каждый раз, построив кровать: +1 жетон перемещения
card-drafting-office = Чертёжное бюро
    .text = 1 карта продвинутого изобретения из руки → +1 дерево; +1 металл; +1 ПО
card-nursery = Детская
    .text = построить кровать бесплатно
card-dormitory = Общежитие
    .text = +1 ПО за каждую построенную кровать
card-scout-camp = Лагерь разведчиков
    .text = палатка в комнате исследователя; 1 очко исследования
card-mine = Шахта
    .text = после действия «Сбор металла»: +1 ПО
card-metal-warehouse = Склад металла
    .text = +1 ПО за каждую фишку металла
card-merchants-shop = Лавка торговца
    .text = обменять 1 дерево/металл/карту из руки на 1 другого вида
card-woodshed = Дровяной сарай
    .text = +1 ПО за каждую фишку дерева
card-tree-nursery = Лесной питомник
    .text = +1 дерево за каждое своё сооружение
card-founders-monument = Памятник основателям
    .text = +1 ПО за каждый свой маркер на домашних миссиях
mouse-house-mouse-1 = Домашняя мышь (сразу: { mouse-house-mouse-1.text }; 3 ПО в конце игры)
    .text = +1 карта простого изобретения
mouse-house-mouse-2 = Домашняя мышь (доход: { mouse-house-mouse-2.text }; 0 ПО в конце игры)
    .text = +1 ПО
mouse-house-mouse-3 = Домашняя мышь (постоянно: { mouse-house-mouse-3.text }; 2 ПО в конце игры)
    .text = скидка в 1 дерево или 1 металл на роботов
mouse-house-mouse-4 = Домашняя мышь (постоянно: { mouse-house-mouse-4.text }; 1 ПО в конце игры)
    .text = скидка в 1 дерево или 1 металл на инструменты
mouse-house-mouse-5 = Домашняя мышь (постоянно: { mouse-house-mouse-5.text }; 1 ПО в конце игры)
    .text = скидка в 1 дерево или 1 металл на сооружения
mouse-house-mouse-6 = Домашняя мышь (сразу: { mouse-house-mouse-6.text }; 2 ПО в конце игры)
    .text = +2 дерева
mouse-house-mouse-7 = Домашняя мышь (сразу: { mouse-house-mouse-7.text }; 2 ПО в конце игры)
    .text = +2 металла
mouse-house-mouse-8 = Домашняя мышь (доход: { mouse-house-mouse-8.text }; 0 ПО в конце игры)
    .text = +1 дерево
mouse-house-mouse-9 = Домашняя мышь (доход: { mouse-house-mouse-9.text }; 0 ПО в конце игры)
    .text = +1 металл
mouse-house-mouse-10 = Домашняя мышь (доход: { mouse-house-mouse-10.text }; 1 ПО в конце игры)
    .text = +1 жетон перемещения
mouse-house-mouse-11 = Домашняя мышь (сразу: { mouse-house-mouse-11.text }; 2 ПО в конце игры)
    .text = +1 джокер
mouse-house-mouse-12 = Домашняя мышь (сразу: { mouse-house-mouse-12.text }; 2 ПО в конце игры)
    .text = 2 очка исследования
mouse-house-mouse-13 = Домашняя мышь (постоянно: { mouse-house-mouse-13.text }; 1 ПО в конце игры)
    .text = +1 дерево после «Сбора дерева»
mouse-house-mouse-14 = Домашняя мышь (постоянно: { mouse-house-mouse-14.text }; 1 ПО в конце игры)
    .text = +1 металл после «Сбора металла»
mouse-house-mouse-15 = Домашняя мышь (сразу: { mouse-house-mouse-15.text }; 2 ПО в конце игры)
    .text = разыграть карту
mouse-basement-mouse-1 = Подвальная мышь (сразу: { mouse-basement-mouse-1.text }; 3 ПО в конце игры)
    .text = +1 карта продвинутого изобретения
mouse-basement-mouse-2 = Подвальная мышь (доход: { mouse-basement-mouse-2.text }; 0 ПО в конце игры)
    .text = +2 ПО
mouse-basement-mouse-3 = Подвальная мышь (доход: { mouse-basement-mouse-3.text }; 1 ПО в конце игры)
    .text = +1 карта продвинутого изобретения
mouse-basement-mouse-4 = Подвальная мышь (доход: { mouse-basement-mouse-4.text }; 2 ПО в конце игры)
    .text = +1 дерево или +1 металл
mouse-basement-mouse-5 = Подвальная мышь (сразу: { mouse-basement-mouse-5.text }; 1 ПО в конце игры)
    .text = +1 ток
mouse-basement-mouse-6 = Подвальная мышь (сразу: { mouse-basement-mouse-6.text }; 3 ПО в конце игры)
    .text = зелье алхимика
mouse-basement-mouse-7 = Подвальная мышь (сразу: { mouse-basement-mouse-7.text }; 2 ПО в конце игры)
    .text = вырыть комнату бесплатно
mouse-basement-mouse-8 = Подвальная мышь (постоянно: { mouse-basement-mouse-8.text }; 2 ПО в конце игры)
    .text = для миссий нужно на 1 символ навыка меньше
mouse-basement-mouse-9 = Подвальная мышь (постоянно: { mouse-basement-mouse-9.text }; 2 ПО в конце игры)
    .text = +1 ПО за каждую выполненную миссию
mouse-basement-mouse-10 = Подвальная мышь (постоянно: { mouse-basement-mouse-10.text }; 2 ПО в конце игры)
    .text = +1 ПО за каждую вырытую комнату
door-door-1 = Дверь: +1 металл
    .text = +1 металл
door-door-2 = Дверь: +1 металл
    .text = +1 металл
door-door-3 = Дверь: +1 дерево
    .text = +1 дерево
door-door-4 = Дверь: +1 дерево
    .text = +1 дерево
door-door-5 = Дверь: +1 жетон перемещения
    .text = +1 жетон перемещения
door-door-6 = Дверь: +1 карта простого изобретения
    .text = +1 карта простого изобретения
door-door-7 = Дверь: +2 ПО
    .text = +2 ПО
door-door-8 = Дверь: 1 очко исследования
    .text = 1 очко исследования
door-door-9 = Дверь: +1 джокер
    .text = +1 джокер
door-door-10 = Дверь: +1 карта продвинутого изобретения
    .text = +1 карта продвинутого изобретения
room-kitchen = Кухня
    .in = на кухне
    .to = на кухню
    .from = с кухни
room-living-room = Гостиная
    .in = в гостиной
    .to = в гостиную
    .from = из гостиной
room-bedroom = Спальня
    .in = в спальне
    .to = в спальню
    .from = из спальни
room-study = Кабинет
    .in = в кабинете
    .to = в кабинет
    .from = из кабинета
room-storeroom = Кладовая
    .in = в кладовой
    .to = в кладовую
    .from = из кладовой
room-workshop = Мастерская
    .in = в мастерской
    .to = в мастерскую
    .from = из мастерской
room-pantry = Чулан с сыром
    .in = в чулане с сыром
    .to = в чулан с сыром
    .from = из чулана с сыром
passage-front-door = Парадная дверь
passage-window-above-the-ivy = Окно над плющом
passage-kitchen-door = Дверь кухни
passage-bedroom-door = Дверь спальни
passage-staircase = Лестница
passage-chimney = Дымоход
passage-trapdoor = Люк
passage-cellar-stairs = Лестница в подвал
passage-storeroom-door = Дверь кладовой
passage-pantry-door = Дверь чулана
mission-hatch = Люк
    .text = +2 дерева
row-open-the-hatch = Открыть люк
    .text = +1 ПО; +1 жетон перемещения
row-build-a-ladder = Построить лестницу
    .text = 2 очка исследования; +1 ПО
row-plug-into-the-socket = Подключиться к розетке
    .text = +1 ток
mission-captives = Пленники
    .text = +2 металла
row-find-the-cage = Найти клетку
    .text = +1 карта продвинутого изобретения; +1 ПО
row-gnaw-the-bars = Перегрызть прутья
    .text = +3 ПО
row-free-the-mice = Освободить мышей
    .text = взять жетон домашней мыши из запаса; +1 ПО
mission-cat = Кот
    .text = +1 джокер
row-track-the-cat = Выследить кота
    .text = +2 ПО; +1 жетон перемещения
row-distract-the-cat = Отвлечь кота
    .text = +1 джокер; +1 ПО
row-bell-the-cat = Повесить коту колокольчик
    .text = +4 ПО
mission-desk = Письменный стол
    .text = +1 карта продвинутого изобретения
row-study-the-blueprints = Изучить чертежи
    .text = +2 карты продвинутых изобретений
row-hack-the-computer = Взломать компьютер
    .text = +5 ПО
row-collect-stationery = Собрать канцелярию
    .text = +1 карта простого изобретения; +2 ПО
mission-wardrobe = Шкаф
    .text = +2 жетона перемещения
row-cross-the-sink = Перебраться через раковину
    .text = +2 дерева; +1 ПО
row-climb-the-wardrobe = Взобраться на шкаф
    .text = +2 ПО; +1 жетон перемещения
row-lower-the-find = Спустить находку
    .text = +3 металла
mission-mousetrap = Мышеловка
    .text = +2 карты простых изобретений
row-disarm-the-mousetrap = Обезвредить мышеловку
    .text = +2 ПО; +1 карта простого изобретения
row-strip-the-mousetrap = Разобрать мышеловку
    .text = разыграть карту, скидка в 1 дерево и 1 металл
row-chase-off-the-dog = Прогнать пса
    .text = +3 ПО
mission-lock = Замок
    .text = +1 дерево; +1 металл
row-sneak-up-to-the-lock = Пробраться к замку
    .text = +5 ПО
row-pick-the-lock = Вскрыть замок
    .text = разыграть продвинутое изобретение бесплатно; +1 ПО
row-empty-the-stash = Опустошить тайник
    .text = +1 джокер; +4 ПО
mission-generator = Генератор
    .text = +1 джокер
row-start-the-generator = Запустить генератор
    .text = +1 ток; +2 ПО
row-light-the-basement = Осветить подвал
    .text = +4 ПО
row-boost-the-voltage = Усилить напряжение
    .text = +6 ПО
mission-snake = Змея
    .text = +1 карта продвинутого изобретения
row-drive-off-the-snake = Прогнать змею
    .text = +5 ПО
row-find-the-nest = Найти гнездо
    .text = взять жетон подвальной мыши из запаса; +3 ПО
row-rally-the-pack = Собрать стаю
    .text = +5 ПО
mission-cave-in = Завал
    .text = +2 металла
row-break-the-wall = Пробить стену
    .text = вырыть комнату бесплатно; +2 ПО
row-shore-up-the-vault = Укрепить свод
    .text = +4 ПО
row-lay-the-rails = Проложить рельсы
    .text = +5 ПО
goal-diggers = Землекопы
    .text = вырытые комнаты: +1 карта продвинутого изобретения; +4 ПО
goal-carpenters = Плотники
    .text = построенные кровати: +1 жетон перемещения; +4 ПО
goal-hospitality = Гостеприимство
    .text = жетоны мышей: +1 джокер; +4 ПО
goal-burglars = Взломщики
    .text = жетоны дверей: +1 металл; +4 ПО
goal-heroes-of-the-farm = Герои фермы
    .text = маркеры на миссиях: +1 карта продвинутого изобретения; +4 ПО
goal-toolmakers = Мастера
    .text = разыгранные инструменты: +1 дерево; +4 ПО
goal-mechanics = Механики
    .text = разыгранные роботы: +1 металл; +4 ПО
goal-builders = Строители
    .text = разыгранные сооружения: +1 дерево; +4 ПО
goal-great-minds = Учёные умы
    .text = разыгранные продвинутые изобретения: +1 джокер; +4 ПО
goal-tinkerers = Выдумщики
    .text = разыгранные простые изобретения: +1 карта продвинутого изобретения; +3 ПО
goal-vocation = Призвание
    .text = символы одного навыка: зелье алхимика; +3 ПО
goal-versatility = Разносторонность
    .text = полные наборы из пяти разных навыков: 1 очко исследования; +4 ПО
goal-basement-conquerors = Покорители подвала
    .text = маркеры на подвальных миссиях: +1 жетон перемещения; +4 ПО
hero-gwir = Учёный Гвир
    .text = 2 символа сообразительности; сразу +1 ПО за каждый ваш символ сообразительности
hero-tilly = Акробатка Тилли
    .text = 2 символа проворства; сразу +1 ПО за каждый ваш символ проворства
hero-oren = Следопыт Орен
    .text = 2 символа наблюдательности; сразу +1 ПО за каждый ваш символ наблюдательности
hero-brom = Силач Бром
    .text = 2 символа силы; сразу +1 ПО за каждый ваш символ силы
hero-mara = Странница Мара
    .text = 2 символа выносливости; сразу +1 ПО за каждый ваш символ выносливости
cell-cheap-beds = Кровать стоит 1 дерево
    .text = за каждую кровать 1 дерево вместо 2
cell-cheap-rooms = Комната стоит 1 металл
    .text = за каждую комнату 1 металл вместо 2
cell-veranda = Веранда
    .text = дополнительная комната
cell-double-movement = Двойное перемещение
    .text = жетон перемещения двигает 2 работников
cell-skill-token = Жетон навыка
    .text = выбрать жетон навыка
cell-three-points = 3 ПО
    .text = только очки
cell-six-points = 6 ПО
    .text = только очки; вместе с ячейкой на 3 ПО ещё 2 ПО
cell-free-invention = Бесплатное изобретение
    .text = разыграть карту бесплатно
cell-main-action = Любое основное действие
    .text = любое основное действие
cell-hero = Герой
    .text = карта героя
status-vigour = Бодрость
    .text = вожак: «Сбор дерева»; соперник +3 ПО; ферма: отворить дверь, +1 ПО; сброс с рынка простых изобретений
status-hunger = Голод
    .text = вожак: «Исследование»; соперник +2 ПО; ферма: взять мышь, +2 ПО; сброс с рынка простых изобретений
status-fatigue = Усталость
    .text = вожак: «Постройка кроватей»; соперник +1 ПО; без значка фермы; сброс с рынка продвинутых изобретений
status-excitement = Азарт
    .text = вожак: «Работа над проектами»; соперник +3 ПО; ферма: открыть карту миссий, +1 ПО; сброс с рынка продвинутых изобретений
status-envy = Зависть
    .text = вожак: «Рытьё комнат»; соперник +2 ПО; ферма: выполнить миссию, +3 ПО; сброс с рынка простых изобретений; если у вас больше продвинутых изобретений: −2 ПО
status-greed = Жадность
    .text = вожак: «Сбор металла»; соперник +3 ПО; ферма: взять мышь, +2 ПО; сброс с рынка продвинутых изобретений; если у вас больше жетонов дверей: −2 ПО
status-curiosity = Любопытство
    .text = вожак: «Исследование»; соперник +2 ПО; ферма: открыть карту миссий, +1 ПО; сброс с рынка простых изобретений
status-caution = Осторожность
    .text = вожак: «Сбор металла»; соперник +2 ПО; ферма: отворить дверь, +1 ПО; сброс с рынка продвинутых изобретений
status-rage = Ярость
    .text = вожак: «Рытьё комнат»; соперник +3 ПО; ферма: отворить дверь, +1 ПО; сброс с рынка простых изобретений; если у вас больше вырытых комнат: −2 металла или −3 ПО
status-inspiration = Вдохновение
    .text = вожак: «Работа над проектами»; соперник +3 ПО; ферма: выполнить миссию, +3 ПО; сброс с рынка продвинутых изобретений
status-panic = Паника
    .text = вожак: «Постройка кроватей»; соперник +1 ПО; ферма: мышь раунда, +1 ПО; сброс с рынка простых изобретений; если у вас больше построенных кроватей: −2 дерева или −3 ПО
status-cunning = Хитрость
    .text = вожак: «Сбор дерева»; соперник +2 ПО; ферма: взять мышь, +2 ПО; сброс с рынка продвинутых изобретений; если у вас больше карт в руке: −1 карта из руки
status-persistence = Упорство
    .text = вожак: «Исследование»; соперник +3 ПО; ферма: выполнить миссию, +3 ПО; сброс с рынка простых изобретений
mouse-cheese-6 = Сыр на 6 ПО
    .text = 6 ПО в конце игры
mouse-cheese-3 = Сыр на 3 ПО
    .text = 3 ПО в конце игры

# Строка над полем
aim-who = Вожаков в запасе: { $chiefs }
aim-want = Наберите больше всех ПО
aim-want-alone = Обгоните соперника
aim-when = Раунд { $round } из { $rounds }
aim-end = После раунда { $rounds } — подсчёт
aim-threat = У соперника { $points } ПО, у вас { $mine }

# Чем хороша подсказка
ground-points = { $line ->
    [track] за очки на шкале
    [cells] за освобождённые ячейки
    [beds] за кровати
    [rooms] за комнаты
    [mice] за мышей и сыр
    [inventions] за изобретения
    [final-effects] за финальные эффекты
    [current] за усиленный ток
    [goods] за ресурсы и карты
   *[jokers] за джокеры
}
ground-card = за карту «{ $card-name }»: её есть чем оплатить
ground-row = за миссию «{ $row-name }»: её есть чем оплатить
ground-goal = за цель «{ $goal-name }»
ground-asset = { $asset ->
    [wood] за запас дерева
    [metal] за запас металла
    [movement] за жетоны перемещения
    [jokers] за джокеры, которые ещё пригодятся
    [current] за ток, который ещё пригодится
    [workers] за работников и места, где они стоят
    [workers-at-farm] за работников на ферме
    [free-rooms] за свободные комнаты
    [next-bed] за следующие кровати
    [next-room] за следующие комнаты
    [hand] за карты в руке
    [skills] за символы навыков
    [explorer] за место исследователя
    [tents] за палатки
    [hidden-missions] за карты миссий, которые можно открыть
    [mice-at-hand] за мышей, которых можно забрать
    [cheese-at-hand] за сыр, который можно забрать
    [inventions] за изобретения, которые и дальше приносят пользу
    [freed-cells] за ячейки, которые ещё можно освободить
    [place-in-order] за порядок хода в следующем раунде
   *[deeds] за изобретения и миссии, которые ещё впереди
}
ground-chief = за хорошее место для следующего вожака
ground-actions = за основное действие и бонусы этого хода
ground-begun = за действие, которое сейчас выполняется
