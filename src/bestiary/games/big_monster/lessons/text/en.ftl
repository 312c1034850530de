first = Your first medal
first-goal = You have landed on a planet full of monsters. Tile by tile you surround your explorer with them; they score points, and so do medals like these. Most points wins.
first-explorer = Choose who lands. The man in orange brings a sand monster of his own, and the medal for three of them is worth 10 points: choose him.
first-explorer-else = She pays for grass monsters, and few of those are about. With a sand monster to begin with, a big medal is close.
first-sand = Everybody holds a stack of ten tiles and takes one in secret. Three sand monsters make the medal, and you have one: take another.
first-sand-else = A fine tile. But the medal for sand is worth 10, and only until somebody has it. Take the sand monster.
first-pass = The rest of your stack goes to another player's ship. Boris has no sand monster yet, so it matters little what he gets: give it to him.
first-pass-else = You may. But Anna's stack has to go somewhere too, and if Boris's ship is taken, hers comes to you.
first-dragon = Now all ships are full. Whoever finds only their own ship free takes the angry dragon; if you still hold it at the end of a round, it costs 5 points.
first-lay = All tiles are turned up and laid together. A tile must touch your explorer or another tile: lay yours to the right of him.
first-lay-else = That is allowed too. Here we keep the space around your explorer free, and lay it on the right.
first-again = The next turn: you took up the stack that lay on your ship, Anna's. There is sand in it! Take your third.
first-again-else = That one can score as well. The third sand monster, though, is worth a medal of 10 right now.
first-below = Everybody has passed on. Lay the tile below the other one.
first-below-else = It may lie there. Below the other sand monster it takes the least room.
first-medal = Three sand monsters: the medal is yours, and 10 points with it. Who meets a goal in the same turn takes one too; later nobody can.
first-stack = You know what is left in stacks that you have seen. Nine such turns make a round, the last tile of a stack is thrown away, and there are two rounds.
first-last = Then everything scores: ice, lakes, lava, grass, swamps, crystals, medals. Whoever has fewest sand and stone monsters loses 10 points. Now you can play!

draft = Draft and pass
draft-stack = Ten tiles each. You take one and pass on the rest, nine times in a round: what you leave, somebody else will find.
draft-take = A whole Big Lake Monster is worth 11, a half only 1. Take a left half, and hope for a right one.
draft-take-else = Also good. Here take the left half of the Big Lake Monster.
draft-pass = Chance draws who passes next, and it is you. You may choose any free ship of another player.
draft-dragon = All tiles are turned up now. If only your own ship had been free, you would hold the angry dragon: 5 points lost for whoever has it when the round ends.

mutate = Laying and mutating
mutate-take = Ice monsters grow when a mutagen's ray hits them. This single mutagen has a ray that points up from its right half: take it.
mutate-take-else = A good tile. But ice pays best with mutagens, so take the mutagen first.
mutate-lay = Tiles are never turned, and touch your explorer or another tile along at least one unit. Lay it on the right of your explorer.
mutate-lay-else = Allowed. On the right there is room above its ray.
mutate-ice = A new stack: take the green ice monster. It is worth 3, then 8, then 18.
mutate-ice-else = Fine as well. The green one grows from 3 to 8 with the first ray.
mutate-ray = Lay it so that the ray hits it: straight above the right half.
mutate-ray-else = There the ray would miss it. It must stand straight above the right half.
mutate-grown = It mutated at once: 8 points instead of 3. A second ray would make it 18. Blue ones mutate once, the others twice.

crystals = Crystals
crystals-parts = Some tiles carry parts of crystals on their edges and corners: green at the middle of long sides, red at the middle of short sides, blue at corners.
crystals-whole = A crystal is whole where its parts meet: two green, two red, or four blue in one corner. A tile shifted by half completes nothing.
crystals-points = Green crystals are worth 2, red ones 5, blue ones 10. The small lava monsters carry parts of every colour.

medals = Medals
medals-open = Medals lie open for all: sand, stone, lake, swamp and grass, lava and ice in this game. Other layouts are possible.
medals-first = Once a turn, when all tiles are laid, every open goal is checked. All who meet it then take the medal; afterwards it is gone.
medals-penalty = At the end whoever has the fewest sand and stone monsters loses 10 points, all who are tied for it, unless everybody has as many.

duel = Duel, three and teams
duel-row = Two players play the duel: no stacks and no dragon, but open rows of four tiles, and twenty turns.
duel-pick = The leader takes a tile of an open row. Take the lava monster with the green crystal.
duel-pick-else = Possible. Here take the lava monster with green beside and red above.
duel-discard = Then you throw another one away, so that the other player cannot have it. Discard the mutagen.
duel-discard-else = You choose what the other one will not get. Here it is the mutagen.
duel-lay = Anna took a tile too, and now both lay theirs at the same time. The lead passes on after each turn; from the second turn on two rows lie open.
duel-others = Three may play like this with rows of six. Teams of two draft as usual, have goals to meet together, and count the lower score of the two partners.
