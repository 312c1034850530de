# Слова самого сайта. У игр есть свои.

site-name = Бестиарий
site-about = Пять настольных игр о загадочных существах за одним столом: с друзьями по ссылке, с честными ботами, на любом устройстве.
skip = К главному
skip-to-options = К вариантам
nav = Страницы
nav-lobby = Открытые столы
nav-mine = Мои столы
nav-turns = ждут вас
nav-sign-in = Войти
theme-to-light = Тема: как в системе. Включить дневную
theme-to-dark = Тема: дневная. Включить вечернюю
theme-to-system = Тема: вечерняя. Включить системную
offline = Нет связи. Ничего не потеряно: страница пробует снова.
colophon = Полевой атлас игр о существах. Правила пересказаны, всё нарисовано нами.
guest-name = { $number ->
    [1] Любопытная цапля
    [2] Тихий барсук
    [3] Терпеливая сова
    [4] Смелый тритон
    [5] Удачливая куница
    [6] Зоркая выдра
    [7] Ночной мотылёк
    [8] Отважная рысь
    [9] Ранний жаворонок
    [10] Лунный заяц
    [11] Старый ворон
   *[other] Юная лиса
}
seat-name = Игрок { $number }
bot-name = { $bot ->
    [apprentice] Ученик { $number }
    [ranger] Егерь { $number }
    [naturalist] Натуралист { $number }
    [master] Мастер { $number }
    [uniform] Бот-кубик { $number }
    [greedy] Бот-умник { $number }
    [scout] Бот-разведчик { $number }
    [tracker] Бот-следопыт { $number }
    [expert] Бот-знаток { $number }
   *[other] Бот { $number }
}
bot-apprentice = ученик: выучил правила, видит на шаг вперёд
bot-ranger = егерь: смотрит дальше и мало упускает
bot-naturalist = натуралист: взвешивает множество возможностей
bot-master = мастер: лучшее, на что способен этот дом
bot-uniform = ходит наугад
bot-greedy = думает на шаг вперёд
bot-scout = знает свою заметку
bot-tracker = следит за ответами
bot-expert = взвешивает все заметки

home-title = Пять существ, которых ищут
home-lede = Выберите лист атласа. Один щелчок — и стол накрыт; пошлите ссылку друзьям или сыграйте с ботами.
home-empty = Ни одной игры не установлено.
plate-number = Лист { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] { $number }
}
facts-players = { $most ->
    [one] { $range } игрок
    [few] { $range } игрока
   *[other] { $range } игроков
}
facts-minutes = { $range } мин
play = Играть
new-options = Настроить
rules = Правила
rules-missing = Правила этой игры ещё не написаны.
contents = Содержание
about-edition = Об этом издании
about-missing = Об этом издании сказать нечего.
choose-game = Выбрать игру
to-home = К играм

lobby-waiting = Ждут игроков
lobby-playing = Идут сейчас
lobby-empty = Открытых столов нет
lobby-empty-about = Накройте свой и сделайте его открытым: он появится здесь.
mine-running = Идут
mine-finished = Сыграны
mine-empty = Столов пока нет
mine-empty-about = Здесь хранятся все ваши партии.
mine-your-turn = Ваш ход
free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[other] { $count } мест свободно
}
pace-live = Сейчас
pace-days = По переписке
pace-live-about = Все садятся играть прямо сейчас.
pace-days-about = Ход — когда найдётся время; владельцам учётной записи напомнит письмо.
sit = Сесть за стол
watch = Смотреть
open = Открыть
new-table = Новый стол

new-title = Новый стол — { $game }
new-seats = Места
new-seats-about = Игроков: { $range }. Первое место — ваше.
new-mode = Режим и настройки
new-access = Кто может прийти
new-pace = Темп
new-open = Накрыть стол
your-name = Ваше имя
name-later = можно выбрать потом
seat-who = Место { $number }
seat-device-name = Имя
who-person = человек, по ссылке
who-bot = бот: { $bot }
who-device = на этом устройстве
who-nobody = никто
pin = PIN-код (не обязательно)
pin-about = Между ходами на одном устройстве опускается занавес; PIN-код не даст поднять его чужому.
private = Закрытый
private-about = Только по ссылке.
public = Открытый
public-about = Виден в списке: любой может сесть или смотреть.
clock = Часы
clock-value = { $number ->
    [0] без часов
    [one] { $number } минута каждому · по переписке: { $number } день на ход
    [few] { $number } минуты каждому · по переписке: { $number } дня на ход
   *[other] { $number } минут каждому · по переписке: { $number } дней на ход
}
clock-days = { $days } д { $hours } ч
option-own = Или своё
clock-about = Когда время выйдет, за игрока ходит бот, пока тот не вернётся.
take-backs = Ход можно взять назад, пока не открылось ничего нового
bad-options = Так места и настройки не сочетаются.

waiting-lede = Партия начнётся сама, как только займут все места.
invite = Приглашение
invite-about = Кто откроет ссылку, сядет на следующее свободное место.
invite-here-only = Эта ссылка работает только на этом компьютере. Тот, кто держит сайт, может открыть его для телефонов в вашей сети.
copy = Скопировать
copied = Скопировано
seat-free = свободно
seat-bot = посадить бота
seat-open = освободить место
start-with-bots = Начать, свободные места — ботам
clear-table = Убрать стол
stand-up = Встать из-за стола
rename = Переименовать
join-title = { $game }: сесть за стол
join-about = Вас приглашает { $host }. Нужно только имя.
join-code = Код приглашения
join-code-about = Часть ссылки после #.
watch-title = { $game }: смотреть партию
watch-link = Ссылка для зрителей
watch-link-about = Зрители видят то, что открыто на столе, но ничьих карт.
private-table = Это закрытый стол. Попросите у игроков приглашение или ссылку для зрителей.
archived = Стол в архиве
archived-about = Партия начата по старым правилам; продолжить её по нынешним нельзя.
sorry = Не получилось

account = Вы
email = Почта (не обязательно)
email-about = Только чтобы напомнить о вашем ходе в партиях по переписке.
save = Сохранить
signed-in = Вход выполнен: { $name }.
sign-in = Войти
sign-out = Выйти
register = Завести учётную запись
keep-games = Сохраните партии
keep-games-about = Учётная запись — это имя и пароль. Всё сыгранное гостем останется вашим на любом устройстве.

board = Поле
board-in-words = Поле словами
tabs = Рядом с полем
tab-board = Поле
tab-hand = Рука
tab-others = Игроки
tab-log = Ходы
tab-scores = Очки
tab-chat = Беседа
tab-notes = Заметки
tab-more = Ещё
loading = Минутку…
prompt = Что делать
your-turn = Ваш ход
you-may = Вы можете
is-to-move = ходит
is-away = отсутствует
bot-plays = играет бот
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться за стол
waiting-for = Ждём: { $names }.
looking-back = Вы смотрите на прошлое.
to-now = К текущему ходу
game-over = Партия окончена.
built = Выбрано
back = Назад
do-it = Сделать так
weighing = Вот что будет
weigh-final = Откроется новое, поэтому взять ход назад будет нельзя.
weigh-shown = Поле показывает результат.
weigh-free = Ход можно взять назад, пока ничего не открылось.
weigh-for-good = За этим столом ходы назад не берут.
options-left = Варианты:
verbs = Что сделать
options-filter = Найти вариант
take-back = Взять ход назад
why-not = Почему нельзя…?
why-nothing = Здесь доступно всё, чего можно ожидать.
no-scores = Открытых очков нет.
total = Итого
zoom = Увеличить поле
step-first = К началу
step-back = На шаг назад
step-forth = На шаг вперёд
step-of = Шаг { $stop } из { $last }
look-through = Вид игрока
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-unread = не прочитано
notes-about = Эти заметки видите только вы. Они сохраняются, когда вы выходите из поля.
mark = Ваша заметка об этом
mark-about = Правый щелчок или клавиша N на месте поля оставит там заметку; на телефоне подержите палец и нажмите кнопку. Видите её только вы.
confirm-setting = Показывать ход, прежде чем сделать
confirm-always = всегда
confirm-final = только если его нельзя взять назад
confirm-never = никогда
notify = Уведомление, когда мой ход
let-bot-play = Пусть за меня играет бот
let-bot-play-for = Пусть за игрока { $name } играет бот
concede = Сдаться
concede-sure = Точно сдать эту партию?
conceded = { $name } сдаётся.
seed-hash = Печать зерна (SHA-256):
seed = Зерно:
salt = Щепотка соли
salt-words = Ваши слова для тасовки
salt-about = Сервер запечатал свою часть тасовки раньше, чем увидит вашу. Браузер сам добавит случайные байты; слова — для тех, кто хочет убедиться. Всё это видно столу, и после партии любой сможет доказать по ним раздачу.
salts = Добавлено к тасовке после печати:
refused-seal = Эта печать уже использована или устарела. Попробуйте ещё раз.
download = Запись партии
curtain = Передайте устройство: { $name }
curtain-lift = { $name } — это я
curtain-pin = Ваш PIN-код
rematch = Ещё раз
rematch-ready = Новый стол накрыт.
verify = Проверить
verify-good = { $count ->
    [one] Всё сходится: повторён { $count } ход, все случайности — из запечатанного зерна.
    [few] Всё сходится: повторено { $count } хода, все случайности — из запечатанного зерна.
   *[other] Всё сходится: повторено { $count } ходов, все случайности — из запечатанного зерна.
}
verify-bad = Не сходится: { $problem }
verify-salted = Игроки добавили к тасовке своё, когда печать уже была известна. Значит, раздачу не подменили и не выбрали заранее. Проверьте, есть ли среди строк ваша.
verify-unsalted = К тасовке никто ничего не добавил. Раздачу после печати не меняли; что её не выбрали заранее, знает только сервер.
verify-about = Печать была показана в начале партии. Теперь зерно открыто: любой может повторить запись и получить ту же партию.
result-eyes = Тайн больше нет: пройдите партию по шагам и посмотрите, что видел любой игрок.

refused-moved-on = За столом уже сделан другой ход. Взгляните ещё раз.
refused-choice = Такого варианта здесь нет.
refused-marks = Заметок на поле слишком много: сотрите какую-нибудь.
refused-turn = Сейчас не ваш ход.
refused-over = Партия окончена.
refused-not-over = Это можно будет, когда партия закончится.
refused-take-back = Что-то открылось или сходил другой игрок: взять назад нельзя.
refused-take-back-off = За этим столом ходы назад не берут.
refused-not-your-seat = Это не ваше место.
refused-bot-plays = За вас играет бот; сначала вернитесь за стол.
refused-not-away = Бот заменяет только того, кто отсутствует.
refused-seat-taken = Это место занято.
refused-no-free-seat = Свободных мест нет.
refused-started = Партия уже началась.
refused-not-host = Это может только хозяин стола.
refused-too-many-tables = У вас много неоконченных столов. Доиграйте или уберите часть.
refused-token = Эта ссылка не подходит к столу. Попросите новую.
refused-pin = PIN-код неверен.
refused-too-fast = Помедленнее, пожалуйста. Попробуйте через мгновение.
too-large = Это больше, чем можно прислать за один раз.
too-slow = Данные шли слишком долго. Попробуйте ещё раз.
refused-unreadable = Страница прислала то, чего стол не понимает. Обновите её.
refused-gone = Этого стола больше нет.
refused-blocked = Вас заблокировал администратор сайта.
refused-chat-full = За этим столом сказано достаточно.
refused-uncertain = Неизвестно, сохранилось ли это: ответ оборвался. Взгляните на стол, прежде чем пробовать снова.
refused-busy = Сервер сейчас занят другими расчётами. Попробуйте через мгновение.
refused-storage = Сейчас стол не удаётся сохранить. Ничего не потеряно, попробуйте через мгновение.
try-again = Попробовать ещё раз

error-missing = Здесь ничего нет
error-missing-about = Такой страницы или стола нет, или стол уже убрали.
error-forbidden = Не для вас
error-forbidden-about = Эта страница для кого-то другого.
error-unreadable = Непонятно
error-unreadable-about = Запрос не удалось прочесть. Вернитесь и попробуйте ещё раз.
error-stale = Страница устарела
error-stale-about = Она долго была открыта, или выключены cookie. Вернитесь, обновите её и попробуйте ещё раз.
error-broken = Что-то сломалось
error-broken-about = Это наша вина, и она записана. Ни за одним столом ничего не потеряно.

mail-subject = { $game }: ваш ход
mail-text =
    Здравствуйте, { $name }!

    В игре «{ $game }» ваш ход:
    { $link }

companion = Помощник
companion-title = { $game }: помощник
companion-about = Для владельцев коробки: выберите партию, соберите поле по плану, и пусть каждый прочтёт свою заметку наедине.
companion-mode = Режим
companion-players = Игроков
companion-source = Партия
companion-code-own = Или код партии, которым с вами поделились
companion-draw = Выбрать партию
companion-again = Выбрать другую
companion-difficulty = Сложность: { $difficulty }
companion-code = Код партии
companion-steps = По шагам
companion-players-about = Каждый открывает свою ссылку на своём телефоне или читает здесь за занавесом, по очереди.
companion-player = { $number ->
    [1] Игрок 1 (начинает)
   *[other] Игрок { $number }
}
companion-behind = Читать здесь
companion-curtain = Читает только { $name }
companion-curtain-about = Возьмите устройство в руки; остальные не смотрят.
companion-lift = Это я, { $name }: показать мою заметку
companion-hide = Готово, спрятать
companion-hint = Общая подсказка
companion-hint-ask = Показать подсказку всем
companion-bad-code = Это не код партии для такого числа игроков. Проверьте его или выберите новую партию.
puzzle = Задача дня
puzzle-title = { $game }: задача дня
puzzle-about = Все фишки на поле стоят верно. Ваша заметка — под полем, там же — что фишки оставили от чужих.
puzzle-hex = Клетка
puzzle-guess = Это здесь
puzzle-wrong = Не { $part }. Попыток: { $tries } ({ $tried }).
puzzle-not-here = не здесь
puzzle-found = Найдено: { $part }!
puzzle-share-about = Расскажите друзьям:
insight = Что можно было знать
insight-title = Кто что мог знать
insight-about = После каждого хода: места, которые игрок ещё не мог исключить, что ход ему рассказал и что выдал о его собственной заметке.
insight-chart = Сколько мест каждый игрок ещё не мог исключить после каждого хода; каждая линия вниз — вдвое меньше.
insight-course = { $name }: сначала { $first }, в конце { $last }
insight-moves = Ход за ходом
hindsight-asleep = Пройдите партию назад: каждый её момент покажет, что мог знать каждый игрок.
hindsight-busy = Выясняется, кто что мог знать; это появится здесь.
hindsight-none = Знать было ещё нечего.
hindsight-light = показать на поле
hindsight-places = Какие именно
you = Вы

learn = Учиться
learn-title = Учимся играть: { $game }
learn-lede = Короткие уроки за настоящим столом: прочли фразу, сделали ход, узнали почему.
learn-none = Уроков по этой игре пока нет.
learn-next = Продолжить учёбу
learn-first = Впервые играете? Сначала научитесь, это пять минут.
lessons-all = Все уроки
lesson-page-of = Страница { $page } из { $pages }
lesson-pages = { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[other] { $pages } страниц
}
lesson-finished = Пройден
lesson-next = Дальше
lesson-again = Ещё раз
lesson-try = Ваш ход
lesson-after = Следующий урок
lesson-onward = Что дальше
lesson-learner = Новичок
lesson-player-1 = Дина
lesson-player-2 = Анна
lesson-player-3 = Борис
lesson-player-4 = Клара
legend = Условные знаки
legend-lede = Что есть что на поле. За столом наведите указатель на предмет или подержите на нём палец.
new-experts = Ещё: режим, доступ, темп, часы, подсказки
start-harder = { $bot ->
    [ranger] Начать против егерей
    [naturalist] Начать против натуралистов
   *[master] Начать против мастеров
}
points-now = Очков, если бы игра закончилась сейчас: { $points }
points-all = Очков: { $points }
turning-chance = Переломный момент: шансы игрока { $name } изменились с { $before } % до { $after } %.
turning-gained = { $points ->
    [one] Переломный момент: { $name } отыгрывает у остальных { $points } очко.
    [few] Переломный момент: { $name } отыгрывает у остальных { $points } очка.
   *[other] Переломный момент: { $name } отыгрывает у остальных { $points } очков.
}
turning-lost = { $points ->
    [one] Переломный момент: { $name } уступает остальным { $points } очко и всё же побеждает.
    [few] Переломный момент: { $name } уступает остальным { $points } очка и всё же побеждает.
   *[other] Переломный момент: { $name } уступает остальным { $points } очков и всё же побеждает.
}
figure-of = Положение из урока «{ $title }»
rules-search = Поиск по правилам
rules-found-none = Ничего не найдено
aim = Кто вы, чего добиваетесь и когда конец
news = После вашего хода
news-count = После вашего хода: { $count }
news-good = Успех
news-bad = Неудача
hurry = Сразу к моему ходу
tempo = Боты ходят
tempo-calm = спокойно, чтобы было видно каждый ход
tempo-brisk = быстро
tempo-at-once = сразу
watch-again = Посмотреть заново
volume = Звуки
volume-about = Крайнее левое положение выключает их.
taken = Сделано за вас — другого выбора не было:
copy-selected = Выделено — скопируйте
mine-none-running = Сейчас ни одна партия не идёт.
row-won = победа: { $names }
hints = Можно попросить подсказку (против ботов — всегда)
hint-ask = Подскажите ход
hint-best = Мастер выбрал бы так:
hint-rival = Или так:
hint-even = Другие варианты не хуже: на весах мастера они равны.
hint-thinking = Мастер думает…
hint-asked = просит у мастера подсказку.
refused-hints = За этим столом подсказок не просят.
