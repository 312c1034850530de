blurb = Ищите по всей Европе существ, в которых никто не верит, и постройте им дом.

option-wolpertinger = Вольпертингер
option-wolpertinger-about = В каждом городе лежит закрытый жетон: чучела зайца и другие находки.
option-wolpertinger-no = Без него
option-wolpertinger-yes = С ним
option-bets = Жетоны ставок
option-bets-about = С жетонами ставок отслеживают только криптидов, на чьих карточках лежит ваш жетон. Без них можно отследить любого открытого криптида, а обновления карточки не заменяют.
option-bets-yes = С жетонами ставок
option-bets-no = Без жетонов ставок
option-surcharge = Доплата за навыки вдвоём
option-surcharge-about = При одном или двух игроках каждый навык дороже на 1 опыт. Двое новичков могут играть без доплаты.
option-surcharge-yes = Да
option-surcharge-no = Нет
solo-needs-bets = игре против браконьера нужны жетоны ставок
surcharge-for-two = без доплаты могут играть только двое

prompt-choose-city = Выберите город, откуда начнёте: ближе к тем, кого хотите найти
prompt-lay-bet = Положите жетон ставок на карточку криптида
prompt-free-bet = Можно положить доступный жетон ставок
prompt-take-tile = Возьмите тайл местности
prompt-cryptozoologist-turn = { $steps ->
    [yes] { $action ->
        [yes] Передвигайтесь, действуйте, применяйте навыки
       *[no] Ещё можно идти и применять навыки
    }
   *[no] { $action ->
        [yes] Теперь действуйте и применяйте навыки
       *[no] Примените навык или закончите ход
    }
}
prompt-assistant-turn = { $stepped ->
    [yes] Помощник передвинут: остались рынок, траты, ставка
   *[no] Ход помощника: шаг вверх или вниз, рынок, траты, ставка
}
prompt-train = Получите навыки и восстановите применённые
prompt-restore-skill = Восстановите навык
prompt-shift-assistant = Бонус: можно передвинуть помощника
prompt-place-tile = Выберите тайл местности, который положите
prompt-exchange-tile = Ни один ваш тайл не подходит: обменяйте один
prompt-lay-tile = Куда положить: { $tile-name }?
prompt-settle-tile = Куда поместить: { $cryptid-name }?
prompt-drop-token = Уберите жетон с рынка
prompt-replace-cards = Можно заменить до двух криптидов
prompt-replace-again = Можно заменить ещё одну карточку
prompt-refresh-bonus = Выберите бонус
prompt-judge-roll = Криптид ускользает: { $cryptid-name } (на кубиках: { $results-name }). Что дальше?
prompt-name-pair = Какие два слуха будут джокером? Криптид: { $cryptid-name }
prompt-lose-evidence = Какое доказательство теряете?
prompt-draw-evidence = Вытащить жетон из мешочка?
prompt-take-rumour = Взять бонусный слух?
prompt-take-from-market = Можно взять жетон с рынка
prompt-collect-anywhere = Можно собрать доказательство с любой локации
prompt-buy-freely = Можно купить доказательства
prompt-offer-refresh = Обновить доказательства и криптидов?
prompt-travel = Можно передвинуться в любую локацию
prompt-poacher-takes = Браконьеру подходит несколько жетонов: выберите один
prompt-poacher-catches = Браконьеру подходит несколько криптидов: выберите одного
prompt-poacher-builds = Выберите тайл местности в ход браконьера
prompt-draw = Вытаскиваются жетоны
prompt-open = Открываются карточки
prompt-roll-dice = Бросаются кубики помощника
prompt-toss = Бросаются кубики отслеживания
prompt-open-contract = Открывается общий контракт
prompt-deal-contracts = Раздаются контракты
prompt-offer-requests = Выкладываются заявки
prompt-unmask = Открывается жетон Вольпертингера
prompt-turn-card = Открывается карточка браконьера

then-cryptozoologist-turn-verb-move = Куда идти?
then-cryptozoologist-turn-verb-collect = Какое доказательство собрать?
then-cryptozoologist-turn-verb-track = Какого криптида отследить и чем?
then-cryptozoologist-turn-verb-relocate = Кого переместить в заповедник?
then-cryptozoologist-turn-verb-skills = Какой навык применить?
then-cryptozoologist-turn-verb-bet = На какую карточку положить жетон ставок?
then-cryptozoologist-turn-verb-hare = Какой жетон применить?
then-cryptozoologist-turn-skill = { $skill }: куда или для чего?
then-cryptozoologist-turn-card = { $card }: что потратить?
then-cryptozoologist-turn-card-token = { $card }: ещё доказательство — или основное действие либо навык
then-cryptozoologist-turn-token = Для чего это доказательство?
then-cryptozoologist-turn-bet = На какую карточку положить жетон ставок?
then-cryptozoologist-turn-marker = На что потратить основное действие?
then-assistant-turn-verb-step-down = Какой кубик взять?
then-assistant-turn-verb-trade = Что купить или продать?
then-assistant-turn-verb-pay = За что заплатить?
then-assistant-turn-verb-bet = Какую ставку изменить и на какую карточку?
then-assistant-turn-verb-hare = Какой жетон применить?
then-assistant-turn-coins = За что заплатить?
then-assistant-turn-token = Продать его или взять другой взамен?
then-assistant-turn-sell-token = Рынок полон: какой жетон убрать?
then-assistant-turn-bet = На какую карточку переложить жетон ставок?
then-assistant-turn-card = Ещё карточку или колоду, чтобы заменить?
then-lay-bet-bet = На какую карточку положить жетон ставок?
then-free-bet-bet = На какую карточку положить жетон ставок?
then-exchange-tile-tile = На какой тайл обменять?
then-lose-evidence-token = Отложите его или выберите другое
then-replace-cards-card = Ещё карточку или колоду, чтобы заменить?

preview-uses-action = Тратит основное действие.
preview-uses-skill = Тратит навык.
preview-uses-ticket = Тратит билет на самолёт.
preview-certain = Без кубиков: криптид найден.
preview-odds = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}, успех в { $hits } из { $rolls }.
preview-odds-luck = С «Удачей» в { $hits } из { $rolls }.
preview-coins = Цена: { $sum ->
    [one] { $sum } монета
    [few] { $sum } монеты
   *[other] { $sum } монет
}.
preview-coins-gained = Выручка: { $sum ->
    [one] { $sum } монета
    [few] { $sum } монеты
   *[other] { $sum } монет
}.
preview-even = Без доплаты.
preview-experience = Цена в опыте: { $number }.
preview-learns = { $skill ->
    [plane-ticket] Переносит в любую локацию.
    [collect] Ещё один жетон с вашей локации.
    [track] Ещё одна попытка найти криптида.
    [luck] После броска каждая удача считается успехом.
    [second-chance] После неудачного броска можно перебросить любые кубики.
    [relocate] В городе ещё один криптид в заповедник или заявка.
    [range-1] Каждое передвижение на локацию дальше, всегда.
    [range-2] Каждое передвижение ещё на локацию дальше, всегда.
    [split] Передвижение можно прервать и продолжить, всегда.
   *[collect-adjacent] Собирать можно и с соседней локации, всегда.
}

choice-start-in = Начать: { $place-name }
choice-bet = Жетон ставок: { $cryptid-name }
choice-take-tile = Взять: { $tile-name }
choice-move = Идти: { $to-name }
choice-move-again = Идти: { $to-name } (основное действие)
choice-fly = Лететь: { $to-name }
choice-travel = Передвинуться: { $to-name }
choice-collect = Собрать: { $token-name }{ $means ->
    [skill] {" "}(навык)
   *[action] {""}
}
choice-gather = Взять: { $token-name }
choice-track = Отследить: { $cryptid-name }; использовать: { $evidence-name }{ $means ->
    [skill] {" "}(навык)
   *[action] {""}
}
choice-search = Искать чучело Вольпертингера; сбросить: { $token-name }{ $means ->
    [skill] {" "}(навык)
   *[action] {""}
}
choice-relocate = В заповедник: { $cryptid-name }{ $means ->
    [skill] {" "}(навык)
   *[action] {""}
}
choice-fulfil = Заявка «{ $request-name }»: { $pair-name }{ $means ->
    [skill] {" "}(навык)
   *[action] {""}
}
choice-refresh = Обновить доказательства и криптидов
choice-use-hare = Применить жетон: { $hare-name }
choice-end-turn = Закончить ход
choice-lay = { $cell }{ $turn ->
    [0] {""}
    [1] , поворот на четверть
    [2] , поворот на пол-оборота
   *[other] , поворот на три четверти
}
choice-drop = Убрать: { $token-name }
choice-replace = Заменить: { $cards-name }
choice-take-coins = Взять 3 монеты
choice-take-experience = Взять 1 опыт
choice-shift = Помощник { $direction-name } на { $steps } { $steps ->
    [one] клетку
    [few] клетки
   *[other] клеток
}
choice-decline = Нет
choice-enough = Больше ничего
choice-accept = Да
choice-step-down = Вниз и взять кубик: { $face-name }
choice-step-up = Вверх: получить и восстановить навыки
choice-learn = Получить: { $skill-name }
choice-restore = Восстановить: { $skill-name }
choice-paid-step = На клетку { $direction-name } за 1 монету
choice-refresh-market = Новый рынок за 1 монету
choice-buy = Купить: { $token-name }
choice-sell = { $removing ->
    [none] Продать: { $token-name }
   *[other] Продать: { $token-name }; убрать с рынка: { $removing-name }
}
choice-swap = Продать: { $give-name }; взамен купить: { $take-name }
choice-move-bet = Изменить ставку: { $cryptid-name } → { $to-name }
choice-place-tile = Положить: { $tile-name }
choice-exchange = Обменять: { $tile-name } → { $other-name }
choice-second-chance = «Второй шанс», перебросить: { $dice-name }
choice-reroll = Жетон Вольпертингера, перебросить: { $dice-name }
choice-use-luck = Применить «Удачу»
choice-give-up = Смириться с неудачей
choice-pair = Джокер: { $evidence-name }
choice-lose = Сбросить: { $evidence-name }
choice-take = Браконьер берёт: { $token-name }
choice-catch = Браконьер ловит: { $cryptid-name }
choice-draw = Вытащено: { $tokens-name }
choice-open = Открыто: { $cards-name }
choice-roll-dice = Выпало: { $faces-name }
choice-toss = Выпало: { $results-name }
choice-deal-contracts = Роздано: { $contracts-name }
choice-offer = Заявки: { $requests-name }
choice-unmask = Открыто: { $hare-name }
choice-turn-card = Открыто: { $card-name }

event-market-filled = Новое на рынке: { $tokens-name }.
event-tokens-laid = Новое на поле: { $tokens-name }; локации: { $places-name }.
event-cards-opened = Открыто: { $cards-name }.
event-mark-laid = { $cryptid-name }, жетон: { $token-name }.
event-common-contract-opened = Общий контракт: { $contract-name }.
event-contracts-dealt = { $contracts-count ->
    [0] { $seat } получает контракты.
   *[other] { $seat } получает контракты: { $contracts-name }.
}
event-requests-offered = Заявки: { $requests-name }.
event-started-in = { $seat } начинает путь: { $place-name }.
event-bet-laid = { $seat } кладёт жетон ставок: { $cryptid-name }.
event-bet-moved = { $seat } меняет ставку: { $cryptid-name } → { $to-name }.
event-tile-taken = { $seat } берёт тайл: { $tile-name }.
event-round-began = { $final ->
    [yes] Начинается раунд { $number }, последний.
   *[no] Начинается раунд { $number }.
}
event-assistants-began = Теперь ходят помощники.
event-dice-rolled = На кубиках помощника: { $faces-name }.
event-turn-began = { $assisting ->
    [yes] Ход помощника: { $seat }.
   *[no] Ход криптозоолога: { $seat }.
}
event-moved = { $seat } идёт: { $to-name }.
event-flew = { $seat } летит: { $to-name }.
event-travelled = { $seat } передвигается: { $to-name }.
event-collected = { $seat } собирает: { $token-name }; локация: { $place-name }.
event-tracked = { $seat } отслеживает: { $cryptid-name }; доказательства: { $evidence-name }{ $dice ->
    [0] {""}
   *[other] ; кубиков: { $dice }
}.
event-tossed = { $seat } бросает кубики: { $results-name }.
event-rerolled = { $seat } перебрасывает: { $dice-name }.
event-luck-used = { $seat } применяет «Удачу».
event-cryptid-found = { $seat } находит криптида: { $cryptid-name }!
event-attempt-failed = { $seat } не находит криптида: { $cryptid-name }.
event-pair-named = { $seat } называет джокер: { $evidence-name }.
event-evidence-lost = { $seat } сбрасывает: { $evidence-name }.
event-gained = { $seat } получает { $coins ->
    [0] { $experience } { $experience ->
        [one] опыт
        [few] опыта
       *[other] опыта
    }
   *[other] { $experience ->
        [0] { $coins } { $coins ->
            [one] монету
            [few] монеты
           *[other] монет
        }
       *[other] { $coins } { $coins ->
            [one] монету
            [few] монеты
           *[other] монет
        } и { $experience } { $experience ->
            [one] опыт
           *[other] опыта
        }
    }
}.
event-tile-settled = { $seat } помещает в заповедник: { $cryptid-name }.
event-request-fulfilled = { $seat } выполняет заявку «{ $request-name }»: { $pair-name }.
event-token-dropped = { $seat } убирает с рынка: { $token-name }.
event-cards-discarded = { $seat } сбрасывает карточки: { $cards-name }.
event-assistant-moved = { $seat } двигает помощника { $direction-name } на { $steps } { $steps ->
    [one] клетку
    [few] клетки
   *[other] клеток
}.
event-die-taken = { $seat } берёт кубик: { $face-name }.
event-skill-learned = { $seat } получает навык: { $skill-name }.
event-skill-restored = { $seat } восстанавливает навык: { $skill-name }.
event-bought = { $seat } покупает: { $token-name }.
event-sold = { $seat } продаёт: { $token-name }.
event-swapped = { $seat } продаёт: { $give-name }; взамен покупает: { $take-name }.
event-market-refreshed = { $seat } обновляет рынок.
event-market-taken = { $seat } берёт с рынка: { $token-name }.
event-evidence-drawn = { $seat } вытаскивает из мешочка: { $tokens-name }.
event-rumour-gained = { $seat } получает бонусный слух.
event-tile-placed = { $seat } кладёт тайл: { $tile-name }.
event-tile-exchanged = { $seat } обменивает тайл: { $tile-name } → { $other-name }.
event-terrain-closed = Для этой местности больше нет места: { $terrain-name }.
event-sanctuary-finished = Заповедник построен. Раунд доигрывается, и будет ещё один.
event-hare-found = { $seat } открывает жетон ({ $place-name }): { $hare-name }.
event-hare-used = { $seat } применяет жетон Вольпертингера: { $hare-name }.
event-poacher-turned = Браконьер: { $card-name }.
event-poacher-took = Браконьер берёт: { $token-name }.
event-poacher-refreshed = { $market ->
    [yes] Браконьер обновляет рынок.
   *[no] Браконьер обновляет доказательства на поле.
}
event-poacher-caught = Браконьер ловит криптида: { $cryptid-name }!
event-poacher-removed-die = Браконьер убирает кубик: { $face-name }.
event-poacher-shifted = { $direction ->
    [up] Браконьер встаёт над вашим помощником.
   *[down] Браконьер встаёт под вашим помощником.
}
event-poacher-idled = Браконьер бездействует.
event-poacher-built = В ход браконьера кладётся тайл: { $tile-name }.

verb-move = Идти
verb-collect = Собрать
verb-track = Отследить
verb-relocate = В заповедник
verb-refresh = Обновить
verb-skills = Навыки
verb-hare = Вольпертингер
verb-bet = Ставки
verb-step-down = Вниз за кубиком
verb-step-up = Вверх за навыками
verb-trade = Торговать
verb-pay = За монеты
verb-end-turn = Закончить ход

action-move = Идти
action-skills = Применить навык
reason-moved = основное передвижение и основное действие выполнены
reason-no-skill = доступных навыков у вас нет
action-collect = Собрать доказательство
action-track = Отследить криптида
action-relocate = Переместить криптида
action-refresh = Обновить
action-end-turn = Закончить ход
action-buy = Купить доказательство
action-pay = Действия за монеты
reason-no-slot = все ячейки доказательств заняты
reason-nothing-here = здесь нет доказательств
reason-action-used = основное действие выполнено, а навыка для этого нет
reason-map-full = на поле лежат семь жетонов
reason-no-cryptid-here = ни одна открытая карточка не указывает на эту локацию
reason-no-bet = на карточке криптида этой локации нет вашего жетона ставок
reason-no-evidence = у вас нет подходящих доказательств
reason-no-city = только в городе
reason-no-room = ни один ваш тайл не помещается и ни одна заявка не подходит
reason-step-first = сначала передвиньте помощника вверх или вниз
reason-no-coins = у вас нет монет

outcome-sanctuary-finished = Заповедник построен, финальный раунд сыгран.
outcome-trainee = Браконьер остановлен. Вы пока стажёр.
outcome-novice = Браконьер остановлен. Для новичка неплохо.
outcome-cryptozoologist = Браконьер остановлен. Вы криптозоолог не хуже других.
outcome-great = Браконьер остановлен. Отличная работа, криптозоолог!
outcome-monument = Браконьер остановлен. В заповеднике поставят ваш памятник!
outcome-poacher-contract = Браконьер поймал трёх криптидов одного из ваших контрактов.
outcome-poacher-five = Браконьер поймал пять криптидов.
tie-found = При равенстве решает число найденных криптидов.
tie-relocated = При равенстве решает число перемещённых криптидов.
tie-purse = При равенстве решают опыт и монеты.
tie-shared = Победа делится.
score-found = Найденные криптиды
score-sanctuary = Криптиды в заповеднике
score-requests = Заявки
score-common-contract = Общий контракт
score-personal-contract = Личный контракт
score-abilities = Способности
score-majority = Больше всего фишек
score-experience = Опыт
score-coins = Монеты и доказательства
score-wolpertinger = Вольпертингер

panel-map = Карта Европы
panel-cards = Криптиды
panel-market = Рынок и кубики
panel-sanctuary = Заповедник
panel-stacks = Тайлы местности
panel-mine = Ваш планшет
panel-player = { $seat }
panel-poacher = Браконьер

view-round = { $final ->
    [0] Раунд { $round }
    [1] Раунд { $round }, предпоследний
   *[other] Раунд { $round }, последний
}
view-phase = { $assisting ->
    [yes] Фаза помощника
   *[no] Фаза криптозоолога
}
view-map = На поле: { $list }
view-market = Рынок: { $list }
view-dice = Оставшиеся кубики: { $list }
view-order = Инициатива сверху вниз: { $list }
view-cards = Открытые криптиды:
view-card = { $cryptid-name } ({ $level }): { $where }; { $needs }; очки репутации: { $found } / { $relocated }{ $bets ->
    [none] {""}
   *[other] ; жетоны ставок: { $bets }
}
view-requests = Заявки: { $list }
view-common = Общий контракт: { $contract-name }
view-sanctuary = Заповедник (M горы, F лес, W вода, строчные под криптидом, o криптид на пустой клетке, . свободно, # забор):
view-player = { $seat }: { $place }; монеты: { $coins }, опыт: { $experience }
view-evidence = доказательства: { $list }
view-skills = навыки: { $list }
view-found = найдены: { $list }
view-contracts = контракты: { $list }
view-tiles = тайлы: { $list }
view-hares = Вольпертингер: { $list }
view-nowhere = пока нигде
view-nothing = ничего
view-no-catch = никто не пойман
view-unknown = ?
view-poacher = Браконьер: { $card }; доказательства: { $evidence }; пойманы: { $caught }
view-fate-sanctuary = в заповеднике
view-fate-request = по заявке
view-fate-both = по заявке, в заповеднике
view-hidden = закрыто: { $number }
view-level = уровень { $level ->
    [1] I
    [2] II
   *[3] III
}
view-stack = { $terrain-name }: осталось { $number }
view-closed = { $terrain-name }: закрыто
view-free-bets = доступные жетоны ставок: { $number }
view-steps = осталось очков передвижения: { $number }
view-city-hare = здесь лежит жетон Вольпертингера
view-bag = в мешочке { $bag }, рядом { $aside }
view-action = основное действие
view-ready = доступно
view-used = применено
view-cost = опыт: { $cost }
view-turn-tile = Повернуть тайл
view-own-bet = Ваша ставка: { $name }
view-common-short = для всех
view-sell = Продать на рынке
view-coins = Монеты: { $number }
view-experience = Опыт: { $number }

when-placement = Размещение
when-always = Всегда
when-find = При обнаружении
when-failure = При неудаче
when-relocation = При перемещении
when-request = При выполнении заявки
when-end = В конце игры
effect-gain = { $coins ->
    [0] { $experience } { $experience ->
        [one] опыт
       *[other] опыта
    }
   *[other] { $experience ->
        [0] { $coins } { $coins ->
            [one] монета
            [few] монеты
           *[other] монет
        }
       *[other] { $coins } { $coins ->
            [one] монета
            [few] монеты
           *[other] монет
        } и { $experience } { $experience ->
            [one] опыт
           *[other] опыта
        }
    }
}
effect-restore = { $amount ->
    [10] восстановите все навыки
   *[other] восстановите до { $amount } { $amount ->
        [one] навыка
       *[other] навыков
    }
}
effect-bonus-rumour = возьмите бонусный слух
effect-draw = вытащите жетон из мешочка
effect-take-market = возьмите жетон с рынка бесплатно
effect-collect-anywhere = соберите жетон с любой локации
effect-buy = покупайте на рынке, он сразу восполняется
effect-refresh = обновите доказательства и криптидов
effect-move-assistant = передвиньте помощника до { $amount } { $amount ->
    [one] клетки
   *[other] клеток
} вверх или вниз
effect-travel = передвиньтесь в любую локацию
effect-keep-evidence = доказательства не теряются
effect-double-symbols = накрытые символы дают бонусы дважды
effect-on-cryptids = поверх тайлов криптидов, не больше двух; без символов
effect-on-empty = только на пустые клетки
effect-any-terrain = на любую одну местность
effect-two-terrains = на горы и воду вместе
effect-habitat-below = среда обитания: местность под тайлом
effect-place-in-request = его тайл помещают в заповедник, и он приносит ещё { $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
} репутации
effect-if-fewest = { $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
} репутации, если криптидов меньше, чем у каждого соперника
effect-per-evidence = 1 очко репутации за каждые { $per } криптида с доказательством «{ $evidence-name }», не больше { $most }
effect-per-habitat = 1 очко репутации за каждые { $per } криптида среды «{ $habitat-name }», не больше { $most }
effect-if-habitat = { $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
} репутации, если криптидов среды «{ $habitat-name }» хотя бы { $least }
effect-if-kind = { $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
} репутации, если криптидов вида «{ $kind-name }» хотя бы { $least }
effect-if-all-regions = { $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
} репутации за криптидов всех четырёх регионов

about-title = Об этом издании
about-intro = Правила следуют опубликованной книге правил. Многих компонентов под рукой не было: то, чего книга не показывает, выведено из неё или придумано под стать. У каждой величины одна из трёх пометок, и все они стоят в одном файле данных, чтобы позднейшая находка могла их заменить.
about-numbers = Числа
about-parts = Компоненты
about-trial = Проверено в игре
about-trial-intro = Восстановленное проверено в партиях вдвоём. Оба игрока взвешивают каждый шаг; в части партий один из них рискует: идёт туда, где хватит одного жетона, и бросает кубики за остальное. Найдено из открытых: сколько из карточек уровня, когда-либо лежавших открытыми, было найдено.
about-trial-what = В этих партиях
about-trial-before = Первые числа
about-trial-now = Нынешние числа
about-trial-die = Грани кубика отслеживания: успех / удача / неудача
about-trial-prices = Цена навыков «Удача» / «Второй шанс»
about-trial-games = Партий, где оба взвешивают
about-trial-level = Найдено из открытых, уровень { $level }
about-trial-share = { $found } из { $opened } ({ $percent } %)
about-trial-cards = Разных криптидов найдено, из { $number }
about-trial-requests = Очков репутации за заявки на игрока
about-trial-score = Очков репутации на игрока
about-trial-gambler = Партий, где выиграл рискующий
about-trial-won = { $won } из { $games }
about-cards = Карточки криптидов
about-cards-intro = Всё, что не названо в последнем столбце, предложили мы. Число доказательств на карточках выведено.
about-card = Карточка
about-where = Где
about-needs = Доказательства
about-points = Найден / перемещён
about-ability = Способность
about-printed = Опубликовано
mark-published = Опубликовано
mark-published-about = напечатано в книге правил или известно из другого источника.
mark-derived = Выведено
mark-derived-about = следует из напечатанного.
mark-reconstructed = Восстановлено
mark-reconstructed-about = наше предложение; напечатанного компонента под рукой не было.
field-name = имя
field-level = уровень
field-where = локация
field-evidence = доказательства
field-effect = действие способности
field-some-evidence = следы среди доказательств
field-abilities = способность
field-some-abilities = вторая способность
part-places = Локации карты
part-places-about = Напечатаны коды E1, E2, E3, N3, W4, S1 и Ахен; четыре региона в каждой стороне и одиннадцать городов следуют из числа жетонов.
part-lines = Линии карты
part-lines-about = Согласны с расстояниями из примера.
part-evidence = Типы доказательств
part-evidence-about = Напечатаны названия и цены следов и слухов.
part-tokens = Жетоны доказательств
part-tokens-about = Напечатано общее число, по два на локацию следует из него.
part-shapes = Формы тайлов
part-shapes-about = Тайлы можно поворачивать, но не отражать.
part-cryptids = Карточки криптидов
part-cryptids-about = Напечатаны числа по уровням и местностям и шестнадцать имён; см. ниже.
part-contracts = Контракты
part-contracts-about = Напечатаны тринадцать в трёх классах; шесть, три и четыре следует.
part-requests = Заявки
part-requests-about = Напечатаны восемь с регионом или видом; четыре и четыре следует.
part-terrain-tiles = Тайлы местности
part-terrain-tiles-about = Напечатаны семнадцать каждого типа и три символа.
part-sanctuary = Стартовые места заповедника
part-sanctuary-about = Напечатаны три забора, два из них длинные, и стартовые места, которые они закрывают наполовину.
part-assistant-die = Грани кубика помощника
part-assistant-die-about = Для шести граней названы шесть значений.
part-tracking-die = Результаты кубика отслеживания
part-tracking-die-about = Напечатаны три результата, но не сколько раз каждый на кубике.
part-skills = Навыки
part-skills-about = Напечатаны названия и виды, а также цены навыков «Собрать доказательство» и «Собрать с соседней локации».
part-wolpertinger = Виды жетонов Вольпертингера
part-wolpertinger-about = Напечатаны одиннадцать жетонов с такими сторонами, но не сколько каких.
part-poacher-cards = Карточки браконьера
part-poacher-cards-about = Напечатаны устройство карточки и смысл символов.
constant-evidence-slots = ячейки доказательств
constant-market = места рынка
constant-board-evidence = жетоны на поле
constant-open-cards = открытые карточки
constant-open-requests = заявки
constant-assistant-dice = кубики помощника по числу игроков
constant-start-coins = монеты в начале
constant-start-bonus-rumours = бонусные слухи в начале
constant-bonus-rumours = бонусные слухи
constant-bonus-rumour-price = цена бонусного слуха
constant-bets = жетоны ставок
constant-personal-contracts = личные контракты
constant-range = дальность передвижения
constant-rumours-per-joker = слухи за джокер
constant-restore-cost = цена восстановления
constant-die-restores = навыков за кубик
constant-paid-step-cost = цена передвижения помощника на клетку
constant-market-refresh-cost = цена нового рынка
constant-cards-refresh-cost = цена новых карточек
constant-cards-refresh-most = карточек за эту цену
constant-solo-cards-refresh-cost = цена новой карточки в одиночной игре
constant-solo-cards-refresh-most = карточек за эту цену в одиночной игре
constant-refresh-coins = монеты за обновление
constant-refresh-experience = опыт за обновление
constant-refresh-steps = клетки помощника за обновление
constant-refresh-cards = карточек при обновлении
constant-failure-experience = опыт за неудачу
constant-tracking-dice = кубики отслеживания
constant-skill-surcharge = доплата за навыки по числу игроков
constant-request-reputation = очки репутации за заявку
constant-majority-reputation = очки репутации за большинство фишек
constant-contract-reputation = очки репутации за совпадение с контрактом
constant-experience-per-reputation = опыт за одно очко репутации
constant-coins-per-reputation = монеты за одно очко репутации
constant-hare-reputation = очки репутации за чучело
constant-wolpertinger-card = очки репутации за карточку Вольпертингера
constant-wolpertinger-coins = монеты за жетон Вольпертингера
constant-poacher-slots = ячейки браконьера
constant-poacher-contract-catches = пойманных одного контракта до поражения
constant-poacher-catches = пойманных до поражения
constant-rating = верхние границы оценок одиночной игры
constant-track-rows = клетки в столбце трека инициативы
constant-track-first-row = клетки над выделенной
constant-figures = фишки игрока

# Names
evidence-victim = жертва
evidence-bones = кости
evidence-witness = очевидец
evidence-tracks = следы
evidence-sky = силуэт в небе
evidence-water = очертания в воде
evidence-rumour = слухи
terrain-mountain = горы
terrain-forest = лес
terrain-water = вода
kind-beast = зверь
kind-bird = птица
kind-reptile = рептилия
kind-oddity = диковинка
region-n = Север
region-w = Запад
region-s = Юг
region-e = Восток
place-n1 = N1 (Норвегия)
place-n2 = N2 (Швеция)
place-n3 = N3 (Финляндия и Лапландия)
place-n4 = N4 (Дания и берега Балтики)
place-w1 = W1 (Шотландия)
place-w2 = W2 (Уэльс, Англия и Ирландия)
place-w3 = W3 (Северная и Восточная Франция, Рейн)
place-w4 = W4 (Южная Франция)
place-s1 = S1 (Иберия)
place-s2 = S2 (Альпы и Северная Италия)
place-s3 = S3 (Южная Италия)
place-s4 = S4 (Балканы и Греция)
place-e1 = E1 (Богемия и Бавария)
place-e2 = E2 (Польша и Карпаты)
place-e3 = E3 (Крым и Причерноморье)
place-e4 = E4 (Беларусь и Северо-Запад России)
map-n1 = Норвегия
map-n2 = Швеция
map-n3 = Лапландия
map-n4 = Дания
map-w1 = Шотландия
map-w2 = Британия
map-w3 = Рейн
map-w4 = Прованс
map-s1 = Иберия
map-s2 = Альпы
map-s3 = Калабрия
map-s4 = Балканы
map-e1 = Богемия
map-e2 = Карпаты
map-e3 = Крым
map-e4 = Беларусь
map-atlantic = Атлантика
map-norwegian-sea = Норвежское море
map-black-sea = Чёрное море
map-mediterranean = Средиземное море
place-bergen = Берген
place-stockholm = Стокгольм
place-edinburgh = Эдинбург
place-paris = Париж
place-aachen = Ахен
place-madrid = Мадрид
place-rome = Рим
place-athens = Афины
place-krakow = Краков
place-kyiv = Киев
place-novgorod = Новгород
token-victim-n1 = жертва
token-rumour-n1 = слухи
token-bones-n2 = кости
token-witness-n2 = очевидец
token-tracks-n3 = следы
token-rumour-n3 = слухи
token-sky-n4 = силуэт в небе
token-water-n4 = очертания в воде
token-witness-w1 = очевидец
token-rumour-w1 = слухи
token-sky-w2 = силуэт в небе
token-tracks-w2 = следы
token-water-w3 = очертания в воде
token-victim-w3 = жертва
token-bones-w4 = кости
token-rumour-w4 = слухи
token-tracks-s1 = следы
token-water-s1 = очертания в воде
token-victim-s2 = жертва
token-rumour-s2 = слухи
token-bones-s3 = кости
token-sky-s3 = силуэт в небе
token-witness-s4 = очевидец
token-rumour-s4 = слухи
token-sky-e1 = силуэт в небе
token-rumour-e1 = слухи
token-water-e2 = очертания в воде
token-rumour-e2 = слухи
token-victim-e3 = жертва
token-witness-e3 = очевидец
token-bones-e4 = кости
token-tracks-e4 = следы
token-bonus-1 = бонусный слух
token-bonus-2 = бонусный слух
token-bonus-3 = бонусный слух
token-bonus-4 = бонусный слух
token-bonus-5 = бонусный слух
token-bonus-6 = бонусный слух
token-bonus-7 = бонусный слух
token-bonus-8 = бонусный слух
token-bonus-9 = бонусный слух
token-bonus-10 = бонусный слух
cryptid-lagopus = Лагопус
cryptid-dahu = Даху
cryptid-haber = Хабёр
cryptid-vergisson-bird = Птица из Верджиссона
cryptid-squasc = Скуаск
cryptid-lossie = Лосси
cryptid-skvader = Сквадер
cryptid-elwetritsch = Эльветрич
cryptid-mavo = Маво
cryptid-caballucos = Кабальюкос дель Дьябло
cryptid-trochus = Трохус
cryptid-water-leaper = Водяной прыгун
cryptid-barnacle-goose = Древесный гусь
cryptid-ziphius = Зифиус
cryptid-tsmok = Лепельский цмок
cryptid-aitvaras = Айтварас
cryptid-tatzelwurm = Татцельвурм
cryptid-zlatorog = Златорог
cryptid-caladrius = Каладрий
cryptid-herensuge = Эренсуге
cryptid-ziriddar = Зириддар
cryptid-gulon = Гулон
cryptid-bonnacon = Боннакон
cryptid-hercinia = Герциния
cryptid-tulikettu = Туликетту
cryptid-karadag-serpent = Карадагский змей
cryptid-sarmatian-snail = Сарматская морская улитка
cryptid-storsjoodjuret = Стуршёудьюрет
cryptid-lariosauro = Лариозавр
cryptid-dobhar-chu = Довар-ху
cryptid-korkodil = Коркодил
cryptid-gevaudan-beast = Жеводанский зверь
cryptid-wawel-dragon = Вавельский дракон
cryptid-big-grey-man = Большой Серый Человек
cryptid-scythian-griffin = Скифский грифон
cryptid-firebird = Жар-птица
cryptid-gatto-mammone = Гатто Маммоне
cryptid-cath-palug = Кат Палуг
cryptid-lindworm = Линдворм
cryptid-nessie = Лох-несское чудовище
cryptid-kraken = Кракен
cryptid-iku-turso = Ику-Турсо
cryptid-vouivre = Вуивра
contract-evidence-victim = за жертву
contract-evidence-bones = за кости
contract-evidence-witness = за очевидца
contract-evidence-tracks = за следы
contract-evidence-sky = за силуэт в небе
contract-evidence-water = за очертания в воде
contract-habitat-mountain = за горных криптидов
contract-habitat-forest = за лесных криптидов
contract-habitat-water = за водных криптидов
contract-kind-beast = за зверей
contract-kind-bird = за птиц
contract-kind-reptile = за рептилий
contract-kind-oddity = за диковинки
request-region-n = двое с Севера
request-region-w = двое с Запада
request-region-s = двое с Юга
request-region-e = двое с Востока
request-kind-beast = два зверя
request-kind-bird = две птицы
request-kind-reptile = две рептилии
request-kind-oddity = две диковинки
terrain-tile-mountain-1 = горы, 2 в ряд
terrain-tile-mountain-2 = горы, 2 в ряд (опыт)
terrain-tile-mountain-3 = горы, 2 в ряд (монета)
terrain-tile-mountain-4 = горы, 3 в ряд
terrain-tile-mountain-5 = горы, 3 в ряд (инициатива)
terrain-tile-mountain-6 = горы, 3 в ряд (опыт, монета)
terrain-tile-mountain-7 = горы, уголок из 3
terrain-tile-mountain-8 = горы, уголок из 3 (опыт)
terrain-tile-mountain-9 = горы, уголок из 3 (инициатива)
terrain-tile-mountain-10 = горы, 4 в ряд (монета)
terrain-tile-mountain-11 = горы, квадрат из 4
terrain-tile-mountain-12 = горы, T из 4 (опыт)
terrain-tile-mountain-13 = горы, T из 4
terrain-tile-mountain-14 = горы, L из 4 (инициатива)
terrain-tile-mountain-15 = горы, J из 4 (монета)
terrain-tile-mountain-16 = горы, S из 4 (опыт)
terrain-tile-mountain-17 = горы, Z из 4 (инициатива)
terrain-tile-forest-1 = лес, 2 в ряд
terrain-tile-forest-2 = лес, 2 в ряд (инициатива)
terrain-tile-forest-3 = лес, 2 в ряд (опыт)
terrain-tile-forest-4 = лес, 3 в ряд
terrain-tile-forest-5 = лес, 3 в ряд (монета)
terrain-tile-forest-6 = лес, 3 в ряд (инициатива, опыт)
terrain-tile-forest-7 = лес, уголок из 3
terrain-tile-forest-8 = лес, уголок из 3 (инициатива)
terrain-tile-forest-9 = лес, уголок из 3 (монета)
terrain-tile-forest-10 = лес, 4 в ряд (опыт)
terrain-tile-forest-11 = лес, квадрат из 4
terrain-tile-forest-12 = лес, T из 4 (инициатива)
terrain-tile-forest-13 = лес, T из 4
terrain-tile-forest-14 = лес, L из 4 (монета)
terrain-tile-forest-15 = лес, J из 4 (опыт)
terrain-tile-forest-16 = лес, S из 4 (инициатива)
terrain-tile-forest-17 = лес, Z из 4 (монета)
terrain-tile-water-1 = вода, 2 в ряд
terrain-tile-water-2 = вода, 2 в ряд (монета)
terrain-tile-water-3 = вода, 2 в ряд (инициатива)
terrain-tile-water-4 = вода, 3 в ряд
terrain-tile-water-5 = вода, 3 в ряд (опыт)
terrain-tile-water-6 = вода, 3 в ряд (монета, инициатива)
terrain-tile-water-7 = вода, уголок из 3
terrain-tile-water-8 = вода, уголок из 3 (монета)
terrain-tile-water-9 = вода, уголок из 3 (опыт)
terrain-tile-water-10 = вода, 4 в ряд (инициатива)
terrain-tile-water-11 = вода, квадрат из 4
terrain-tile-water-12 = вода, T из 4 (монета)
terrain-tile-water-13 = вода, T из 4
terrain-tile-water-14 = вода, L из 4 (опыт)
terrain-tile-water-15 = вода, J из 4 (инициатива)
terrain-tile-water-16 = вода, S из 4 (монета)
terrain-tile-water-17 = вода, Z из 4 (опыт)
tag-plane-ticket = Билет на самолёт
tag-collect = Сбор
tag-track = Отследить
tag-luck = Удача
tag-second-chance = Второй шанс
tag-relocate = Поселить
tag-range-1 = Дальность
tag-range-2 = Дальность II
tag-split = Разбить путь
tag-collect-adjacent = Сбор рядом
skill-plane-ticket = Билет на самолёт
skill-collect = Собрать доказательство
skill-track = Отследить криптида
skill-luck = Удача
skill-second-chance = Второй шанс
skill-relocate = Переместить криптида
skill-range-1 = Дальность передвижения
skill-range-2 = Дальность передвижения II
skill-split = Разбить передвижение
skill-collect-adjacent = Собрать с соседней локации
face-coins-2 = 2 монеты
face-coins-3 = 3 монеты
face-experience-1 = 1 опыт
face-experience-2 = 2 опыта
face-restore = восстановление 2 навыков
face-bonus-rumour = бонусный слух
result-success = успех
result-luck = удача
result-failure = неудача
symbol-coin = монета
symbol-experience = опыт
symbol-initiative = инициатива
hare-hare = чучело зайца
hare-coins = 4 монеты
hare-evidence = доказательство из мешочка
hare-reroll = переброс кубиков
poacher-action-take-bet = доказательство для криптида с жетоном ставок
poacher-action-take-contract = доказательство для контракта
poacher-action-take-lowest = доказательство с наименьшим номером
poacher-action-take-highest = доказательство с наибольшим номером
poacher-action-refresh-board = обновить доказательства на поле
poacher-action-catch-2 = поймать за 2 доказательства
poacher-action-catch-3 = поймать за 3 доказательства
poacher-action-catch-any = поймать любого
poacher-action-refresh-market = обновить рынок
poacher-action-refresh-market-take-bet = доказательство для криптида с жетоном ставок и новый рынок
poacher-action-refresh-market-take-contract = доказательство для контракта и новый рынок
poacher-action-die-coins = убрать кубик с монетами
poacher-action-die-experience = убрать кубик с опытом
poacher-action-die-restore = убрать кубик с восстановлением
poacher-action-die-rumour = взять кубик со слухом
poacher-card-card-1 = карточка 1
poacher-card-card-2 = карточка 2
poacher-card-card-3 = карточка 3
poacher-card-card-4 = карточка 4
poacher-card-card-5 = карточка 5
poacher-card-card-6 = карточка 6
poacher-card-card-7 = карточка 7
poacher-card-card-8 = карточка 8
poacher-card-card-9 = карточка 9
poacher-card-card-10 = карточка 10
poacher-card-card-11 = карточка 11
poacher-card-card-12 = карточка 12
poacher-card-card-13 = карточка 13
poacher-card-card-14 = карточка 14
poacher-card-card-15 = карточка 15
means-action = основное действие
means-skill = навык
direction-up = вверх
direction-down = вниз

# Строка над полем
aim-who = Контракты { $contracts }
aim-want = Наберите больше очков
aim-want-alone = Опередите браконьера
aim-when = { $phase ->
    [setup] Подготовка
    [alone] { $final ->
        [0] Раунд { $round }
        [1] Раунд { $round }, предпоследний
       *[other] Последний раунд
    }
    [assistants] { $final ->
        [0] Раунд { $round }: помощники
        [1] Раунд { $round }, предпоследний: помощники
       *[other] Последний раунд: помощники
    }
   *[other] { $final ->
        [0] Раунд { $round }: криптозоологи
        [1] Раунд { $round }, предпоследний: криптозоологи
       *[other] Последний раунд: криптозоологи
    }
}
aim-end = Закрыто местностей: { $closed }/{ $terrains }
aim-end-alone = { $left ->
    [0] Все местности закрыты
    [one] До конца игры закрыть { $left } местность
    [few] До конца игры закрыть { $left } местности
   *[other] До конца игры закрыть { $left } местностей
}
aim-threat = Ему до победы { $all } { $all ->
    [one] криптид
    [few] криптида
   *[other] криптидов
} или { $contract } по контракту

# Что взвешивает бот.
taste-room-gain = Здесь найдётся место для вашего криптида ({ $cryptid-name }).
taste-room-loss = Вашему криптиду не остаётся места ({ $cryptid-name }).
taste-symbols-gain = Ваш криптид сможет накрыть здесь символ и принести бонус ({ $cryptid-name }).
taste-symbols-loss = Ваш криптид накроет меньше символов ({ $cryptid-name }).
taste-others-gain = Найдётся место для большего числа открытых криптидов.
taste-others-loss = Место найдётся для меньшего числа открытых криптидов.
taste-open-gain = Вокруг больше свободных клеток: местности есть куда расти.
taste-open-loss = Вокруг меньше свободных клеток, куда местность могла бы расти.
taste-gaps-gain = Не остаётся щелей, куда уже ничего не ляжет.
taste-gaps-loss = Остаются щели, куда уже ничего не ляжет.
taste-needed-gain = Этой местности ещё не хватает вашему криптиду ({ $cryptid-name }).
taste-needed-loss = Вашему криптиду не хватает другой местности ({ $cryptid-name }).
taste-holds-gain = Ваш криптид поместится на одном этом тайле ({ $cryptid-name }).
taste-holds-loss = Для вашего криптида тайл мал ({ $cryptid-name }).
taste-size-gain = Тайл больше, и криптидам на нём просторнее.
taste-size-loss = Тайл меньше.
taste-symbol-gain = На тайле есть символ: криптид, который его накроет, принесёт бонус.
taste-symbol-loss = На тайле меньше символов.
ground-points = за уже набранные очки репутации
ground-hunts = за виды на находку ({ $cryptid-name })
ground-homes = за будущее перемещение или заявку ({ $cryptid-name })
ground-next = { $deed ->
    [collect] за доказательства, которые можно собрать на месте
    [track] за криптида, которого можно отследить на месте
    [search] за поиски Вольпертингера на месте
   *[relocate] за перемещение в этом городе
}
ground-skills = за навыки
ground-purse = { $good ->
    [coins] за монеты
    [experience] за опыт
   *[evidence] за собранные доказательства
}
ground-hares = за Вольпертингера
ground-poacher = за добычу браконьера
ground-rounds = за раунды, которые ещё будут
ground-track = за место на треке инициативы
