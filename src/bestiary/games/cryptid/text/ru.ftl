blurb = У каждого своя заметка о логове существа. Спрашивайте, следите за кубами и дисками и найдите его первым.

# Компоненты
mode-standard = стандартный
mode-advanced = продвинутый
terrain-desert = пустыня
terrain-forest = лес
terrain-mountain = горы
terrain-swamp = болото
terrain-water = вода
terrain-letter-desert = П
terrain-letter-forest = Л
terrain-letter-mountain = Г
terrain-letter-swamp = Б
terrain-letter-water = В
animal-bear = территория медведей
animal-cougar = территория ягуаров
structure-white-stone = белый древний монумент
structure-green-stone = зелёный древний монумент
structure-blue-stone = синий древний монумент
structure-black-stone = чёрный древний монумент
structure-white-shack = белая заброшенная хижина
structure-green-shack = зелёная заброшенная хижина
structure-blue-shack = синяя заброшенная хижина
structure-black-shack = чёрная заброшенная хижина
book-alpha = α
book-beta = β
book-gamma = γ
book-delta = δ
book-epsilon = ε
piece-cube = куб
    .gen = куба
piece-disc = диск
    .gen = диска
hint-within-1 = со словами «одной клетки»
hint-within-2 = со словами «двух клеток»
hint-within-3 = со словами «трёх клеток»
hint-two-terrains = о двух видах местности
hint-terrain = о видах местности
hint-animals = о территориях животных
hint-desert = о пустыне
hint-forest = о лесе
hint-mountain = о горах
hint-swamp = о болоте
hint-water = о воде

# Заметки: место обитания …
clue-on-desert-or-forest = в пустыне или в лесу
clue-on-desert-or-mountain = в пустыне или в горах
clue-on-desert-or-swamp = в пустыне или на болоте
clue-on-desert-or-water = в пустыне или на воде
clue-on-forest-or-mountain = в лесу или в горах
clue-on-forest-or-swamp = в лесу или на болоте
clue-on-forest-or-water = в лесу или на воде
clue-on-mountain-or-swamp = в горах или на болоте
clue-on-mountain-or-water = в горах или на воде
clue-on-swamp-or-water = на болоте или на воде
clue-within-1-desert = не дальше одной клетки от пустыни
clue-within-1-forest = не дальше одной клетки от леса
clue-within-1-mountain = не дальше одной клетки от гор
clue-within-1-swamp = не дальше одной клетки от болота
clue-within-1-water = не дальше одной клетки от воды
clue-within-1-animal = не дальше одной клетки от территории любых животных
clue-within-2-stone = не дальше двух клеток от древнего монумента
clue-within-2-shack = не дальше двух клеток от заброшенной хижины
clue-within-2-bear = не дальше двух клеток от территории медведей
clue-within-2-cougar = не дальше двух клеток от территории ягуаров
clue-within-3-white = не дальше трёх клеток от белого строения
clue-within-3-green = не дальше трёх клеток от зелёного строения
clue-within-3-blue = не дальше трёх клеток от синего строения
clue-within-3-black = не дальше трёх клеток от чёрного строения
brief-within-1-desert = до 1 клетки: пустыня
brief-within-1-forest = до 1 клетки: лес
brief-within-1-mountain = до 1 клетки: горы
brief-within-1-swamp = до 1 клетки: болото
brief-within-1-water = до 1 клетки: вода
brief-within-1-animal = до 1 клетки: любые животные
brief-within-2-stone = до 2 клеток: монумент
brief-within-2-shack = до 2 клеток: хижина
brief-within-2-bear = до 2 клеток: медведи
brief-within-2-cougar = до 2 клеток: ягуары
brief-within-3-white = до 3 клеток: белое строение
brief-within-3-green = до 3 клеток: зелёное строение
brief-within-3-blue = до 3 клеток: синее строение
brief-within-3-black = до 3 клеток: чёрное строение
clue-not-on-desert-or-forest = не в пустыне и не в лесу
clue-not-on-desert-or-mountain = не в пустыне и не в горах
clue-not-on-desert-or-swamp = не в пустыне и не на болоте
clue-not-on-desert-or-water = не в пустыне и не на воде
clue-not-on-forest-or-mountain = не в лесу и не в горах
clue-not-on-forest-or-swamp = не в лесу и не на болоте
clue-not-on-forest-or-water = не в лесу и не на воде
clue-not-on-mountain-or-swamp = не в горах и не на болоте
clue-not-on-mountain-or-water = не в горах и не на воде
clue-not-on-swamp-or-water = не на болоте и не на воде
clue-not-within-1-desert = дальше одной клетки от пустыни
clue-not-within-1-forest = дальше одной клетки от леса
clue-not-within-1-mountain = дальше одной клетки от гор
clue-not-within-1-swamp = дальше одной клетки от болота
clue-not-within-1-water = дальше одной клетки от воды
clue-not-within-1-animal = дальше одной клетки от территории любых животных
clue-not-within-2-stone = дальше двух клеток от древнего монумента
clue-not-within-2-shack = дальше двух клеток от заброшенной хижины
clue-not-within-2-bear = дальше двух клеток от территории медведей
clue-not-within-2-cougar = дальше двух клеток от территории ягуаров
clue-not-within-3-white = дальше трёх клеток от белого строения
clue-not-within-3-green = дальше трёх клеток от зелёного строения
clue-not-within-3-blue = дальше трёх клеток от синего строения
clue-not-within-3-black = дальше трёх клеток от чёрного строения

# Настройки
option-mode = Режим
option-mode-about = В продвинутом режиме есть чёрные строения и заметки о том, где существо не обитает.
option-mode-standard = Стандартный
option-mode-advanced = Продвинутый
option-setup = Подготовка
option-setup-about = Генератор создаёт поле и заметки, которых никто не видел. Карту из коробки можно найти по её полю: и у владельцев коробки, и в помощнике на сайте. В коде раскладки можно прочесть все заметки. Выбирайте их в кругу друзей.
option-setup-card = Карта из коробки (её можно найти)
option-setup-generated = Генератор
option-setup-card-beware = За этим столом играют по карте из коробки. Кто владеет коробкой или найдёт это поле в помощнике на сайте, прочтёт все заметки. Это стол для друзей.
option-setup-own-beware = Раскладку за этим столом хозяин ввёл кодом. Кто знает код всей раскладки, прочтёт по нему все заметки. Это стол для друзей.
source-card = Карта из коробки
source-generated = Генератор
option-setup-own = Или код: только поля либо всей раскладки, наш или из приложения издателя
option-first = Первый игрок
option-first-about = Кто кладёт первый куб и ходит первым.
option-first-random = По жребию
option-first-host = Первое место
option-area-rule = Известно всем: как выбраны заметки
option-area-rule-about = Если открыто, все могут исходить из того, что заметка без отрицания охватывает от 42 до 64 клеток и что лишних заметок нет.
option-area-rule-hidden = Не предполагается
option-area-rule-open = Известно всем
option-pieces = Кто кладёт фишки
option-pieces-about = Программа отвечает за вас и предлагает только подходящие клетки; или каждый кладёт фишки сам. Тогда на противоречие указывается сразу, а за столом на доверии оно остаётся, пока игрок сам не заметит и не признает ошибку.
option-pieces-engine = Программа
option-pieces-paper = Игроки, программа следит
option-pieces-trust = Игроки, на доверии
option-shading = Помощь: моя заметка на поле
option-shading-about = Отмечает клетки, которые допускает ваша заметка.
option-shading-on = Да
option-shading-off = Нет
option-checklist = Помощь: список заметок по каждому сопернику
option-checklist-about = Какие заметки ещё могут быть у соперника: вычеркнуто по фишкам или остаётся вашему карандашу.
option-checklist-auto = Заполнять
option-checklist-hand = Вручную
option-checklist-off = Нет
option-possible = Помощь: возможные клетки
option-possible-about = Отмечает клетки, где ещё может обитать существо: точный вывод из всего, что вы видели.
option-possible-on = Да
option-possible-off = Нет
check-code-mode = этот код относится к другому режиму
check-code-seats = этот код для другого числа игроков
check-code-area = заметки этого кода нарушают правило, которое здесь известно всем (§6.1, §6.2)
check-code-clues = ни один набор заметок не оставляет на этом поле ровно одну клетку

# Решения
prompt-first-player = Жребий называет первого игрока
prompt-deal-setup = Раскладывается поле, раздаются заметки
prompt-opening-cube = Положите куб { $book-name } туда, где по этой заметке существо обитать не может
prompt-turn = Задайте вопрос о клетке или выполните поиск
prompt-penalty-cube = Из-за вас соперник положил куб: положите свой куб туда, где по вашей заметке существо обитать не может
prompt-extra-disc = Ваш диск здесь уже есть: положите ещё один диск { $book-name } на подходящую клетку
prompt-answer = Может ли существо обитать на { $hex } по заметке { $book-name }?
prompt-correct = Это противоречит вашей заметке. Переложите { $piece-name } { $book-name } на подходящую клетку
prompt-admit = Признать ошибку: какую из ваших фишек нужно заменить?
prompt-hint = Можно попросить и общую подсказку: она скажет всем, о чём заметок нет, когда её захотят { $needed } (сейчас { $votes })

then-turn-hex = Кого спросить о клетке { $hex }? Или выполните там поиск
then-turn-book = О какой клетке спросить?
then-turn-search = Какую клетку обыскать?
then-penalty-cube-book = Куда положить этот куб?

choice-setup = Поле { $code }
choice-first-player = Первый ход: { $seat }
choice-place-cube = Куб { $book-name } на { $hex }
choice-pay = Заплатить кубом { $book-name } на { $hex }
choice-place-disc = Диск { $book-name } на { $hex }
choice-question = Вопрос про { $hex }: { $target } ({ $book-name })
choice-search = Поиск на { $hex }
choice-answer = { $piece ->
    [disc] Да: диск { $book-name } на { $hex }
   *[cube] Нет: куб { $book-name } на { $hex }
}
choice-admit = { $piece ->
    [disc] Ошибка: на { $hex } нужен диск { $book-name }
   *[cube] Ошибка: на { $hex } нужен куб { $book-name }
}
choice-want-hint = Попросить подсказку
choice-withdraw-hint = Обойтись без подсказки

action-search-elsewhere = Искать на клетке, которую исключает ваша заметка
action-choose-cube-hex = Выбрать клетку с кубом
action-ask-again = Спросить того, чей диск там уже лежит
action-cube-elsewhere = Положить куб на клетку, которую допускает ваша заметка
action-cube-on-piece = Положить куб рядом с кубом или со своим диском
action-disc-elsewhere = Положить диск на клетку, которую исключает ваша заметка
action-disc-on-piece = Положить диск на занятую клетку
reason-own-clue = поиск начинается с вашего диска, а он должен соответствовать заметке
reason-clue-allows = куб значит «не здесь», а лгать нельзя
reason-clue-excludes = диск значит «может быть здесь», а лгать нельзя
reason-cube-has-no-room = на клетке не больше одного куба и по одной фишке на заметку
reason-disc-has-no-room = на клетке не больше одной фишки на каждую заметку
reason-answered = ответ уже дан, и фишки остаются на месте
reason-cube-lies-there = куб говорит, что существо там не обитает

# Журнал
event-began = Первый ход: { $seat }.
event-map-laid = Поле разложено, режим { $mode-name }.
event-narrow-deal = Внимание: в этой раскладке две заметки одного из игроков оставляют меньше девяти клеток.
event-book-taken = { $clue ->
    [none] { $seat } получает заметку { $book-name }.
   *[other] { $seat } получает заметку { $book-name }: место обитания { $clue-name }.
}
event-asked = { $seat } спрашивает игрока { $target } ({ $book-name }) про { $hex }.
event-searched = { $seat } ищет на { $hex }.
event-laid = { $why ->
    [opening] { $seat } кладёт начальный куб ({ $book-name }) на { $hex }.
    [answer] { $seat } отвечает: { $piece-name } ({ $book-name }) на { $hex }.
    [penalty] { $seat } платит за вопрос: куб ({ $book-name }) на { $hex }.
    [search] { $seat } кладёт диск ({ $book-name }) на { $hex }.
    [extra] { $seat } кладёт ещё один диск ({ $book-name }) на { $hex }.
    [replacement] { $seat } заменяет фишку: { $piece-name } ({ $book-name }) на { $hex }.
   *[correction] { $seat } исправляет: { $piece-name } ({ $book-name }) теперь на { $hex }.
}
reply-laid = ; ответ { $book-name }: { $piece ->
    [cube] нет
   *[disc] возможно
} ({ $piece-name })
event-skipped = { $seat }: клетки для { $piece-gen } больше нет.
event-contradicted = { $seat }: { $piece-name } { $book-name } на { $hex } противоречит заметке; фишка заменяется.
event-admitted = { $seat } признаёт ошибку: { $piece-name } { $book-name } на { $hex } лежит неверно.
event-found-right = { $piece-name } { $book-name } на { $hex } лежит верно и остаётся. Больше никто об этом не узнает.
event-hint-wanted = { $seat } просит подсказку.
event-hint-withdrawn = { $seat } обойдётся без подсказки.
event-hint-shared = Подсказка: в игре нет заметок { $hint-name }.
event-found = { $seat } находит существо на { $hex }!
event-clue-shown = { $seat } ({ $book-name }): место обитания { $clue-name }.

outcome-found = Существо найдено.
score-found = Находка

# Вид словами
view-head = { $mode ->
    [advanced] Продвинутый режим
   *[standard] Стандартный режим
}. Первый ход: { $seat }.
view-head-empty = Поле ещё не разложено.
view-row = Ряд { $row }: { $hexes }
view-book = { $seat } ({ $book-name }): кубы: { $cubes }; диски: { $discs }
view-clue = Заметка { $book-name }: место обитания { $clue-name }.
view-narrow = Внимание: две заметки одного из игроков оставляют меньше девяти клеток.
view-pawn = Фишка Криптида на { $hex }.
view-hint = Подсказка: нет заметок { $hint-name }.
view-votes = Просят подсказку: { $names }.
view-share = Партия, { $rating ->
    [1] лёгкая
    [2] средняя
    [3] непростая
    [4] трудная
   *[5] коварная
}: { $code }
view-none = ни одного
view-most = почти все клетки
view-possible = Ещё возможны: { $hexes }

# Поле
panel-map = Поле
panel-players = Игроки
panel-clue = Моя заметка
panel-clues = Все заметки
panel-checklist = Возможные заметки
panel-plan = Схема поля
hex-about = { $hex }: { $terrain-name }
hex-excluded = моя заметка исключает
hex-allowed = моя заметка допускает
hex-possible = ещё может быть местом обитания
hex-cube = куб, { $seat } ({ $book-name })
hex-disc = диск, { $seat } ({ $book-name })
hex-pawn = здесь фишка Криптида
button-search = Поиск
button-search-about = Выполнить поиск на выбранной клетке
button-ask-about = Вопрос о выбранной клетке: { $seat } ({ $book-name })
board-clue = Место обитания { $clue-name }
board-no-clue = У вас нет заметки.
board-hint = Нет заметок { $hint-name }
board-clue-open = { $clue-name }
board-clue-left = { $clue-name }: ещё возможна
board-clue-gone = { $clue-name }: исключена

# Спутник
plan-slot = { $slot ->
    [0] Вверху слева
    [1] Вверху справа
    [2] Посередине слева
    [3] Посередине справа
    [4] Внизу слева
   *[5] Внизу справа
}: элемент { $number }{ $turned ->
    [yes] , повёрнут
   *[no] {""}
}
secret-clue = { $book }: { $clue } (в печатном журнале: { $numbers })
plan-structure = { $structure-name } на { $hex }
rating-1 = лёгкая
rating-2 = средняя
rating-3 = непростая
rating-4 = трудная
rating-5 = коварная
puzzle-task = Где живёт существо? У каждого из трёх игроков своя заметка, и всем трём подходит ровно одна клетка. Свою вы видите, галочка отмечает клетки, которые она допускает; от чужих видны только фишки на поле: диск говорит «по моей заметке оно может здесь жить», куб — «не может».
puzzle-key = Какими ещё могут быть чужие заметки: ○ — возможна, × — её исключили фишки.{ $mode ->
    [advanced] {" "}В столбце «+» заметка как есть, в столбце «−» — обратная ей.
   *[standard] {""}
}
puzzle-share = Криптид дня, { $day }: найдено с { $tries }-й попытки ({ $rating })

# Взгляд назад
known-possible = { $number ->
    [one] возможна { $number } клетка
    [few] возможны { $number } клетки
   *[many] возможно { $number } клеток
}
known-gained = сомнений на { $percent } % меньше
known-lost = сомнений на { $percent } % больше
known-leaked = своя заметка раскрыта ещё на { $percent } %
known-nothing = ничего нового

# Строка над полем
aim-clue = { $book-name }: { $clue-name }
aim-want = Найдите общую клетку заметок
aim-opening = Сначала по два куба
aim-end = Нашёл — победил

# Что говорит за подсказку
ground-hexes = Для вас { $number ->
    [one] возможна ещё { $number } клетка
    [few] возможны ещё { $number } клетки
   *[other] возможно ещё { $number } клеток
}.
ground-certain = Ничего другого не остаётся: оно здесь.
ground-search = В { $percent } % раскладов, которых вы не можете исключить, оно здесь.
ground-yes = После «да» ({ $percent } %) { $number ->
    [one] останется { $number } клетка
    [few] останутся { $number } клетки
   *[other] останется { $number } клеток
}.
ground-no = После «нет» ({ $percent } %) { $number ->
    [one] останется { $number } клетка
    [few] останутся { $number } клетки
   *[other] останется { $number } клеток
}.
ground-piece = Для остальных у { $book-name } { $before ->
    [one] возможна { $before } заметка
    [few] возможны { $before } заметки
   *[other] возможно { $before } заметок
}; после этого — { $after }.
ground-nothing-new = Ничего нового остальные не узнают.
