blurb = Дуэль в ночном городе: двигайте сенсоры, прячьтесь среди кварталов или загоните того, кто прячется.

kind-split = Разделение
kind-shuffle = Смещение
kind-align = Объединение
kind-split-about = место пустеет в обе стороны
kind-shuffle-about = один сенсор на место дальше
kind-align-about = весь цвет в одну сторону
colour-pink = розовый
    .gen = розового
    .plural = розовые
colour-white = белый
    .gen = белого
    .plural = белые
colour-black = чёрный
    .gen = чёрного
    .plural = чёрные
side-left = влево
    .at = слева
side-right = вправо
    .at = справа
role-cryptid = Криптид
role-scientist = Учёный

option-cryptid = Кто играет за Криптида?
option-cryptid-about = Можно договориться или решить жребием.
option-cryptid-chance = По жребию
option-cryptid-seat-1 = Вы, на первом месте
option-cryptid-seat-2 = Второе место
option-sensors = Сенсоры
option-sensors-about = Сколько розовых, белых и чёрных сенсоров в игре.
option-sensors-4-3-3 = 4 розовых, 3 белых, 3 чёрных
option-sensors-4-4-2 = 4 розовых, 4 белых, 2 чёрных
option-deck-cryptid = Колода Криптида
option-deck-cryptid-about = Сколько в десяти картах Разделений, Смещений и Объединений. Печатные числа неизвестны.
option-deck-cryptid-4-3-3 = 4 Разделения, 3 Смещения, 3 Объединения
option-deck-cryptid-3-4-3 = 3 Разделения, 4 Смещения, 3 Объединения
option-deck-cryptid-3-3-4 = 3 Разделения, 3 Смещения, 4 Объединения
option-deck-scientist = Колода Учёного
option-deck-scientist-about = Сколько в десяти картах Разделений, Смещений и Объединений. Печатные числа неизвестны.
option-deck-scientist-4-3-3 = 4 Разделения, 3 Смещения, 3 Объединения
option-deck-scientist-3-4-3 = 3 Разделения, 4 Смещения, 3 Объединения
option-deck-scientist-3-3-4 = 3 Разделения, 3 Смещения, 4 Объединения
option-zero = Можно ли объявить «ни одного сенсора»?
option-zero-about = Может ли Криптид в фазу пряток назвать число 0.
option-zero-yes = Да
option-zero-no = Нет

prompt-take-turn = Переместите сенсоры картой или возьмите карты
prompt-hide = Объявите признак, чтобы спрятаться
prompt-constrain = Уберите крайние кварталы с одной стороны
prompt-resettle = Найдите новое место: { $colour-name } сенсор
prompt-lay-blocks = С какой стороны положить таинственный квартал?
prompt-draw-cards = Карты берутся из колоды
prompt-draw-blocks = Кварталы берутся из колоды
prompt-cast = Жребий решает, кто прячется

then-take-turn-card = { $card }: что переместить?
then-take-turn-wild = Что переместить этой картой?
then-take-turn-card-place = Какие сенсоры уходят влево?
then-take-turn-wild-place = Какие сенсоры уходят влево?
then-take-turn-card-place-sensor = Ещё сенсоры влево — или нажмите дорогу справа, куда уйдут остальные
then-take-turn-wild-place-sensor = Ещё сенсоры влево — или нажмите дорогу справа, куда уйдут остальные
then-take-turn-card-sensor = Куда переместить сенсор?
then-take-turn-wild-sensor = Куда переместить сенсор?
then-take-turn-sensor = Какой картой его переместить?
then-take-turn-card-colour = В какую сторону?
then-take-turn-colour-wild = В какую сторону?
then-take-turn-colour = Какой картой переместить этот цвет?
then-hide-colour = Ещё цвета, или объявите эти

choice-split = Разделение, место { $place }: влево — { $to_left-count ->
    [0] ничего
   *[other] { $to_left-name }
}; вправо — { $to_right-count ->
    [0] ничего
   *[other] { $to_right-name }
}{ $card ->
    [wild] {" "}(универсальная карта)
   *[card] {""}
}
choice-shuffle = Смещение: { $colour-name } с места { $place } { $side-name }{ $card ->
    [wild] {" "}(универсальная карта)
   *[card] {""}
}
choice-align = Объединение: все { $colour-plural } { $side-name }{ $card ->
    [wild] {" "}(универсальная карта)
   *[card] {""}
}
choice-draw = Взять карты
choice-declare-number = { $number ->
    [0] Ни одного сенсора
    [one] { $number } сенсор
    [few] { $number } сенсора
   *[other] { $number } сенсоров
}
choice-declare-colours = Только { $colours-name }
choice-constrain = Убрать кварталы { $side-at }
choice-resettle = { $colour-name } на место { $place }
choice-place-mystery = Таинственный квартал { $side-at }
choice-cards = Взято: { $cards-name }
choice-blocks = Таинственных кварталов взято: { $mystery }
choice-cast = Криптид — { $cryptid }

event-roles-taken = Криптид — { $cryptid }, Учёный — { $scientist }.
event-drew = { $cards ->
    [none] { $seat } берёт { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }.
   *[other] { $seat } берёт: { $cards-name }.
}
event-reshuffled = { $seat } перетасовывает сброс в новую колоду.
event-split-made = { $seat } играет «Разделение», место { $place }: влево — { $to_left-count ->
    [0] ничего
   *[other] { $to_left-name }
}; вправо — { $to_right-count ->
    [0] ничего
   *[other] { $to_right-name }
}{ $card ->
    [wild] {" "}(универсальная карта)
   *[card] {""}
}.
event-shuffle-made = { $seat } играет «Смещение»: { $colour-name } сенсор с места { $place } { $side-name }{ $card ->
    [wild] {" "}(универсальная карта)
   *[card] {""}
}.
event-align-made = { $seat } играет «Объединение»: все { $colour-plural } { $side-name }{ $card ->
    [wild] {" "}(универсальная карта)
   *[card] {""}
}.
event-number-declared = { $seat } объявляет «{ $number ->
    [0] ни одного сенсора
    [one] { $number } сенсор
    [few] { $number } сенсора
   *[other] { $number } сенсоров
}» и отмечает { $marked ->
    [one] { $marked } квартал
    [few] { $marked } квартала
   *[other] { $marked } кварталов
}.
event-colours-declared = { $seat } объявляет цвета «{ $colours-name }» и отмечает { $marked ->
    [one] { $marked } квартал
    [few] { $marked } квартала
   *[other] { $marked } кварталов
}.
event-nothing-declared = { $seat } не находит, где спрятаться.
event-evidence-taken = { $seat } забирает доказательства: { $number }.
event-wild-turned-up = { $seat } переворачивает универсальную карту лицом вверх.
event-constrained = { $seat } убирает кварталы { $side-at }.
event-resettled = { $seat } переносит { $colour-name } сенсор на место { $place }.
event-expanded = { $seat } выкладывает два квартала{ $left_mystery ->
    [yes] { $right_mystery ->
        [yes] , оба таинственные
       *[no] , таинственный — слева
    }
   *[no] { $right_mystery ->
        [yes] , таинственный — справа
       *[no] {""}
    }
}.
event-round-began = Начинается раунд { $round }.

action-play-card = Разыграть «{ $kind-name }»
action-use-wild = Использовать универсальную карту
action-draw = Взять карты
action-declare-other = Объявить другой признак
action-constrain = Убрать кварталы { $side-at }
reason-no-card = такой карты нет в руке
reason-wild-down = она лежит лицом вниз, пока соперник не получит доказательство
reason-hand-full = в руке уже четыре карты
reason-marks-nothing = по нему не отметить ни одного квартала, и Криптид сразу был бы пойман
reason-marked = эту сторону защищает маркер присутствия

outcome-escape = Криптид сбежал: его маркеры на обоих краях города.
outcome-caught = Криптид пойман.
outcome-time = Время вышло; решают доказательства.
score-evidence = Доказательства

view-round = Раунд { $round }. В колоде кварталов: { $deck }.
view-row = { $role ->
    [cryptid] Ряд Криптида
   *[scientist] Ряд Учёного
} ({ $state ->
    [active] активный
   *[inactive] неактивный
}):
view-place = { $place }: { $sensors }
view-sensors-pink = { $number ->
    [one] { $number } розовый
   *[other] { $number } розовых
}
view-sensors-white = { $number ->
    [one] { $number } белый
   *[other] { $number } белых
}
view-sensors-black = { $number ->
    [one] { $number } чёрный
   *[other] { $number } чёрных
}
view-sensors-none = пусто
view-block-regular = квартал
view-block-mystery = таинственный
view-presence = присутствие
view-evidence = доказательство
view-hand-hidden = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
view-discards = Сброс игрока { $seat }: { $cards }.
view-player = { $seat } ({ $role ->
    [cryptid] Криптид
   *[scientist] Учёный
}): рука — { $hand }; колода — { $pile }; универсальная карта лицом { $wild ->
    [up] вверх
   *[down] вниз
}; доказательства — { $evidence }.

panel-city = Город
panel-hand = Ваши карты
board-row = { $role ->
    [cryptid] Ряд Криптида
   *[scientist] Ряд Учёного
}{ $active ->
    [yes] {" "}· активный
   *[no] {""}
}
board-place = Место { $number }, { $role ->
    [cryptid] ряд Криптида
   *[scientist] ряд Учёного
}: { $sensors }
board-no-sensors = сенсоров нет
board-sensor = { $colour-name } сенсор на месте { $number }
board-remove = Убрать кварталы { $side-at }
board-lay = Таинственный квартал { $side-at }
board-side = { $side-name }
board-colour = { $counted ->
    [yes] { $colour-plural }: { $number } в активном ряду
   *[no] { $colour-plural }
}
board-declare = Объявить эти цвета
board-phase-sensor = Сенсор
board-phase-hide = Прятки
board-phase-victory = Победитель
board-phase-constrain = Ограничения
board-phase-expand = Расширение
board-round = Раунд { $round } из { $rounds }
board-deck = Колода кварталов: { $number ->
    [one] { $number } квартал
    [few] { $number } квартала
   *[many] { $number } кварталов
}, из них таинственных: { $mystery }
board-card = { $kind-name }: в руке { $held }, в сбросе { $played }
board-played = в сбросе { $number }
board-wild = Универсальная
board-wild-down = Ваша универсальная карта лежит лицом вниз, пока соперник не получит доказательство
board-wild-move = Универсальная карта как { $kind-name }
board-pile = Ваша колода
board-role = Ваша роль
board-draw = Взять карты; в вашей колоде { $number }
board-evidence = Доказательства: { $number }
board-face-up = открыта
board-face-down = закрыта
board-displaced = Вытесненные сенсоры

# Что взвешивает бот.
taste-shared-gain = { $role ->
    [cryptid] У ваших кварталов будет больше общих признаков.
   *[scientist] У кварталов Криптида будет меньше общих признаков.
}
taste-shared-loss = { $role ->
    [cryptid] У ваших кварталов будет меньше общих признаков.
   *[scientist] У кварталов Криптида будет больше общих признаков.
}
taste-crossed-gain = Так уходит больше сенсоров сразу, и до пряток мало что изменится.
taste-crossed-loss = Так уходит меньше сенсоров сразу.
ground-hiding-gain = { $role ->
    [cryptid] Прячась, вы сможете отметить больше кварталов.
   *[scientist] Криптиду остаётся меньше кварталов, где укрыться.
}
ground-hiding-loss = { $role ->
    [cryptid] Прячась, вы сможете отметить меньше кварталов.
   *[scientist] Криптиду остаётся больше кварталов, где укрыться.
}
ground-caught-gain = { $role ->
    [cryptid] Так вас не поймают: с единственным маркером раунд был бы проигран.
   *[scientist] У Криптида может остаться не больше одного маркера, и он будет пойман.
}
ground-caught-loss = { $role ->
    [cryptid] Вас могут поймать: с единственным маркером раунд был бы проигран.
   *[scientist] Возможность поймать Криптида будет упущена.
}
ground-escape-gain = { $role ->
    [cryptid] Так можно занять оба края ряда и ускользнуть.
   *[scientist] Криптид не сможет занять оба края ряда.
}
ground-escape-loss = { $role ->
    [cryptid] Возможность занять оба края ряда будет упущена.
   *[scientist] Криптид сможет занять оба края ряда.
}
ground-cards-gain = У вас останется больше карт, чем у соперника.
ground-cards-loss = Это стоит вам карт.
ground-wild-gain = Универсальная карта останется на потом.
ground-wild-loss = Это стоит вам универсальной карты.
ground-evidence-gain = Так легче получить доказательства.
ground-evidence-loss = Доказательства достанутся сопернику.

# Строка над полем
aim-who = { $role ->
    [cryptid] Вы — Криптид
   *[scientist] Вы — Учёный
}
aim-want-cryptid = Займите оба края ряда
aim-want-scientist = Оставьте один маркер или ни одного
aim-want-none = Криптид бежит, Учёный его загоняет
aim-when = Раунд { $round } из { $rounds }: { $phase }
aim-end = В конце решают доказательства
