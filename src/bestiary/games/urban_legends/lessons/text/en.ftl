first = Your first escape
first-goal = You are the Cryptid. This marker shows a block where you may be hiding. With a single marker left at the end of a round you are caught; with markers on both ends of a full city you escape.
first-sensors = Ten sensors watch your block. Each round the two of you send all of them across to the other row, and then you hide there.
first-align = A card moves sensors. Align sends one colour across, all to the same side. Click Align, then pink, then left.
first-align-draw = Drawing takes a turn too. Your three cards are enough for now: play Align.
first-align-align = A fine move as well. Here we want the pink sensors on the left, so that both blocks will see pink.
first-align-later = That card gets its turn in a moment. Align moves the most sensors at once, so it goes first.
first-theirs = Anna is the Scientist. She sent the black sensors to the right, away from the pink ones. You take turns until the row is empty.
first-split = Split empties one place to both sides. Click Split, the left place, then the white sensor that goes left, then the place where the other one goes.
first-split-draw = There are cards enough in your hand, and few sensors left. Use Split.
first-split-place = The right place has a single sensor, so nothing would be split. Take the left place with its two white ones.
first-split-else = Two white sensors lie in one place: Split is the card that can send one to each side.
first-empty = Anna moved the last sensor, so the row is empty. Now you slip across into the other row, and all sensors lie there.
first-hide = Name what your blocks have in common: how many sensors lie beside them, or exactly which colours. Both blocks see all three colours, so choose the three and declare.
first-hide-else = Only one block fits that, so one marker would be left and you would be caught. Look for what both blocks share.
first-marked = Both blocks carry a marker, and nobody can say where you are. The round is over; the city has grown by two blocks.
first-second = Round two went fast: “five sensors” fitted both ends of your row. Now seven blocks lie on the table, and the city is full.
first-last = In a full city, markers on both ends of this row are an escape. Four sensors lie beside the left end, and four beside the right. Declare it!
first-last-else = That fits only one block. Count the sensors on the two sides of each end block: four and four.
first-end = You escaped! The Scientist wins if one marker or none is left; if the deck of blocks runs out first, the evidence on mystery blocks decides.

moves = Three moves
moves-three = Split empties one place to both sides. Shuffle takes one sensor a place further and then across. Align sends one colour across, all to the same side.
moves-shuffle = Try Shuffle: click the card, the black sensor on the left, then the place where it lands.
moves-shuffle-draw = Drawing is a turn as well, but first see what Shuffle does.
moves-shuffle-else = A real possibility. Here we want to see Shuffle: the black sensor on the left goes right.
moves-theirs = The black sensor went one place right and then across: Shuffle reaches where nothing else does. Anna answered with Align.
moves-draw = You may draw instead of moving: two cards, but never more than four in hand. Try it.
moves-draw-else = Later. Two cards in hand are few: draw now.
moves-wild = Your wild card makes any of the three moves, once it lies face up. That happens when the other player takes evidence.

hide = Hiding
hide-diagonal = The row is empty, so you hide in the other one. Only blocks diagonal to one of your markers can be reached.
hide-number = You may declare a number: the sensors on both sides of a block together. Here one block has eight and the other six, so a number marks only one.
hide-colours = Or you declare colours, exactly those beside a block, however many of each. All three fit both blocks: declare them.
hide-colours-else = That marks one block only, and with one marker you are caught.
hide-marked = Every block that fits gets a marker, you cannot leave one out. The more markers, the harder to catch you.

constrain = Constraining
constrain-full = Now you are the Scientist. Seven blocks lie on the table, and the Cryptid has not escaped: now you must take blocks away.
constrain-side = You remove the end blocks of both rows, left or right. A marked end protects its side. Remove the right side.
constrain-side-else = Left is possible too; but sensors beyond that block would be laid anew by the Cryptid, wherever it likes.
constrain-row = The city is shorter, and the markers are near its ends: take care! Keep the blocks beside them different, so that no single word fits several.

evidence = Evidence
evidence-mystery = Later in the game mystery blocks come into the city, each with an evidence marker. There are five of them.
evidence-take = The Cryptid takes evidence by hiding there, the Scientist by removing such a block. Whoever takes one turns the other's wild card face up.
evidence-time = If the deck of blocks is empty and nobody has won, each player takes what lies in the row next to them, and more evidence wins.
