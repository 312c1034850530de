"""The names of everything in the box, one enumeration per sort of component."""

from enum import StrEnum


class Evidence(StrEnum):
    """What an evidence token shows."""

    VICTIM = "victim"
    BONES = "bones"
    WITNESS = "witness"
    TRACKS = "tracks"
    SKY = "sky"
    WATER = "water"
    RUMOUR = "rumour"


class Terrain(StrEnum):
    """The three sorts of land in the sanctuary."""

    MOUNTAIN = "mountain"
    FOREST = "forest"
    WATER = "water"


class Kind(StrEnum):
    """The four kinds of cryptid."""

    BEAST = "beast"
    BIRD = "bird"
    REPTILE = "reptile"
    ODDITY = "oddity"


class Region(StrEnum):
    """The four corners of Europe."""

    N = "n"
    W = "w"
    S = "s"
    E = "e"


class Place(StrEnum):
    """A location of the map: 16 regions, then 11 cities."""

    N1 = "n1"
    N2 = "n2"
    N3 = "n3"
    N4 = "n4"
    W1 = "w1"
    W2 = "w2"
    W3 = "w3"
    W4 = "w4"
    S1 = "s1"
    S2 = "s2"
    S3 = "s3"
    S4 = "s4"
    E1 = "e1"
    E2 = "e2"
    E3 = "e3"
    E4 = "e4"
    BERGEN = "bergen"
    STOCKHOLM = "stockholm"
    EDINBURGH = "edinburgh"
    PARIS = "paris"
    AACHEN = "aachen"
    MADRID = "madrid"
    ROME = "rome"
    ATHENS = "athens"
    KRAKOW = "krakow"
    KYIV = "kyiv"
    NOVGOROD = "novgorod"


class Token(StrEnum):
    """An evidence token: its front, then the location on its back; bonus rumours have none."""

    VICTIM_N1 = "victim-n1"
    RUMOUR_N1 = "rumour-n1"
    BONES_N2 = "bones-n2"
    WITNESS_N2 = "witness-n2"
    TRACKS_N3 = "tracks-n3"
    RUMOUR_N3 = "rumour-n3"
    SKY_N4 = "sky-n4"
    WATER_N4 = "water-n4"
    WITNESS_W1 = "witness-w1"
    RUMOUR_W1 = "rumour-w1"
    SKY_W2 = "sky-w2"
    TRACKS_W2 = "tracks-w2"
    WATER_W3 = "water-w3"
    VICTIM_W3 = "victim-w3"
    BONES_W4 = "bones-w4"
    RUMOUR_W4 = "rumour-w4"
    TRACKS_S1 = "tracks-s1"
    WATER_S1 = "water-s1"
    VICTIM_S2 = "victim-s2"
    RUMOUR_S2 = "rumour-s2"
    BONES_S3 = "bones-s3"
    SKY_S3 = "sky-s3"
    WITNESS_S4 = "witness-s4"
    RUMOUR_S4 = "rumour-s4"
    SKY_E1 = "sky-e1"
    RUMOUR_E1 = "rumour-e1"
    WATER_E2 = "water-e2"
    RUMOUR_E2 = "rumour-e2"
    VICTIM_E3 = "victim-e3"
    WITNESS_E3 = "witness-e3"
    BONES_E4 = "bones-e4"
    TRACKS_E4 = "tracks-e4"
    BONUS_1 = "bonus-1"
    BONUS_2 = "bonus-2"
    BONUS_3 = "bonus-3"
    BONUS_4 = "bonus-4"
    BONUS_5 = "bonus-5"
    BONUS_6 = "bonus-6"
    BONUS_7 = "bonus-7"
    BONUS_8 = "bonus-8"
    BONUS_9 = "bonus-9"
    BONUS_10 = "bonus-10"


class Cryptid(StrEnum):
    """The 43 cryptids: 16 of level I, 15 of level II, 12 of level III."""

    LAGOPUS = "lagopus"
    DAHU = "dahu"
    HABER = "haber"
    VERGISSON_BIRD = "vergisson-bird"
    SQUASC = "squasc"
    LOSSIE = "lossie"
    SKVADER = "skvader"
    ELWETRITSCH = "elwetritsch"
    MAVO = "mavo"
    CABALLUCOS = "caballucos"
    TROCHUS = "trochus"
    WATER_LEAPER = "water-leaper"
    BARNACLE_GOOSE = "barnacle-goose"
    ZIPHIUS = "ziphius"
    TSMOK = "tsmok"
    AITVARAS = "aitvaras"
    TATZELWURM = "tatzelwurm"
    ZLATOROG = "zlatorog"
    CALADRIUS = "caladrius"
    HERENSUGE = "herensuge"
    ZIRIDDAR = "ziriddar"
    GULON = "gulon"
    BONNACON = "bonnacon"
    HERCINIA = "hercinia"
    TULIKETTU = "tulikettu"
    KARADAG_SERPENT = "karadag-serpent"
    SARMATIAN_SNAIL = "sarmatian-snail"
    STORSJOODJURET = "storsjoodjuret"
    LARIOSAURO = "lariosauro"
    DOBHAR_CHU = "dobhar-chu"
    KORKODIL = "korkodil"
    GEVAUDAN_BEAST = "gevaudan-beast"
    WAWEL_DRAGON = "wawel-dragon"
    BIG_GREY_MAN = "big-grey-man"
    SCYTHIAN_GRIFFIN = "scythian-griffin"
    FIREBIRD = "firebird"
    GATTO_MAMMONE = "gatto-mammone"
    CATH_PALUG = "cath-palug"
    LINDWORM = "lindworm"
    NESSIE = "nessie"
    KRAKEN = "kraken"
    IKU_TURSO = "iku-turso"
    VOUIVRE = "vouivre"


class Contract(StrEnum):
    """What a contract counts."""

    EVIDENCE_VICTIM = "evidence-victim"
    EVIDENCE_BONES = "evidence-bones"
    EVIDENCE_WITNESS = "evidence-witness"
    EVIDENCE_TRACKS = "evidence-tracks"
    EVIDENCE_SKY = "evidence-sky"
    EVIDENCE_WATER = "evidence-water"
    HABITAT_MOUNTAIN = "habitat-mountain"
    HABITAT_FOREST = "habitat-forest"
    HABITAT_WATER = "habitat-water"
    KIND_BEAST = "kind-beast"
    KIND_BIRD = "kind-bird"
    KIND_REPTILE = "kind-reptile"
    KIND_ODDITY = "kind-oddity"


class Request(StrEnum):
    """What the pair of a request must have in common."""

    REGION_N = "region-n"
    REGION_W = "region-w"
    REGION_S = "region-s"
    REGION_E = "region-e"
    KIND_BEAST = "kind-beast"
    KIND_BIRD = "kind-bird"
    KIND_REPTILE = "kind-reptile"
    KIND_ODDITY = "kind-oddity"


class TerrainTile(StrEnum):
    """The 51 terrain tiles."""

    MOUNTAIN_1 = "mountain-1"
    MOUNTAIN_2 = "mountain-2"
    MOUNTAIN_3 = "mountain-3"
    MOUNTAIN_4 = "mountain-4"
    MOUNTAIN_5 = "mountain-5"
    MOUNTAIN_6 = "mountain-6"
    MOUNTAIN_7 = "mountain-7"
    MOUNTAIN_8 = "mountain-8"
    MOUNTAIN_9 = "mountain-9"
    MOUNTAIN_10 = "mountain-10"
    MOUNTAIN_11 = "mountain-11"
    MOUNTAIN_12 = "mountain-12"
    MOUNTAIN_13 = "mountain-13"
    MOUNTAIN_14 = "mountain-14"
    MOUNTAIN_15 = "mountain-15"
    MOUNTAIN_16 = "mountain-16"
    MOUNTAIN_17 = "mountain-17"
    FOREST_1 = "forest-1"
    FOREST_2 = "forest-2"
    FOREST_3 = "forest-3"
    FOREST_4 = "forest-4"
    FOREST_5 = "forest-5"
    FOREST_6 = "forest-6"
    FOREST_7 = "forest-7"
    FOREST_8 = "forest-8"
    FOREST_9 = "forest-9"
    FOREST_10 = "forest-10"
    FOREST_11 = "forest-11"
    FOREST_12 = "forest-12"
    FOREST_13 = "forest-13"
    FOREST_14 = "forest-14"
    FOREST_15 = "forest-15"
    FOREST_16 = "forest-16"
    FOREST_17 = "forest-17"
    WATER_1 = "water-1"
    WATER_2 = "water-2"
    WATER_3 = "water-3"
    WATER_4 = "water-4"
    WATER_5 = "water-5"
    WATER_6 = "water-6"
    WATER_7 = "water-7"
    WATER_8 = "water-8"
    WATER_9 = "water-9"
    WATER_10 = "water-10"
    WATER_11 = "water-11"
    WATER_12 = "water-12"
    WATER_13 = "water-13"
    WATER_14 = "water-14"
    WATER_15 = "water-15"
    WATER_16 = "water-16"
    WATER_17 = "water-17"


class Skill(StrEnum):
    """The ten skills of a player board."""

    PLANE_TICKET = "plane-ticket"
    COLLECT = "collect"
    TRACK = "track"
    LUCK = "luck"
    SECOND_CHANCE = "second-chance"
    RELOCATE = "relocate"
    RANGE_1 = "range-1"
    RANGE_2 = "range-2"
    SPLIT = "split"
    COLLECT_ADJACENT = "collect-adjacent"


class Face(StrEnum):
    """A face of an assistant die."""

    COINS_2 = "coins-2"
    COINS_3 = "coins-3"
    EXPERIENCE_1 = "experience-1"
    EXPERIENCE_2 = "experience-2"
    RESTORE = "restore"
    BONUS_RUMOUR = "bonus-rumour"


class Result(StrEnum):
    """A face of a tracking die."""

    SUCCESS = "success"
    LUCK = "luck"
    FAILURE = "failure"


class Symbol(StrEnum):
    """A bonus printed on a terrain tile."""

    COIN = "coin"
    EXPERIENCE = "experience"
    INITIATIVE = "initiative"


class Hare(StrEnum):
    """The front of a Wolpertinger token."""

    HARE = "hare"
    COINS = "coins"
    EVIDENCE = "evidence"
    REROLL = "reroll"


class PoacherCard(StrEnum):
    """The 15 cards that tell the poacher what to do."""

    CARD_1 = "card-1"
    CARD_2 = "card-2"
    CARD_3 = "card-3"
    CARD_4 = "card-4"
    CARD_5 = "card-5"
    CARD_6 = "card-6"
    CARD_7 = "card-7"
    CARD_8 = "card-8"
    CARD_9 = "card-9"
    CARD_10 = "card-10"
    CARD_11 = "card-11"
    CARD_12 = "card-12"
    CARD_13 = "card-13"
    CARD_14 = "card-14"
    CARD_15 = "card-15"


class PoacherAction(StrEnum):
    """One thing a line of a poacher card can ask for."""

    TAKE_BET = "take-bet"
    TAKE_CONTRACT = "take-contract"
    TAKE_LOWEST = "take-lowest"
    TAKE_HIGHEST = "take-highest"
    REFRESH_BOARD = "refresh-board"
    CATCH_2 = "catch-2"
    CATCH_3 = "catch-3"
    CATCH_ANY = "catch-any"
    REFRESH_MARKET = "refresh-market"
    REFRESH_MARKET_TAKE_BET = "refresh-market-take-bet"
    REFRESH_MARKET_TAKE_CONTRACT = "refresh-market-take-contract"
    DIE_COINS = "die-coins"
    DIE_EXPERIENCE = "die-experience"
    DIE_RESTORE = "die-restore"
    DIE_RUMOUR = "die-rumour"


class Prey(StrEnum):
    """The three sorts of cryptid the poacher is after."""

    FOUND = "found"
    CONTRACT = "contract"
    BET = "bet"


class Means(StrEnum):
    """What pays for an action: the basic action or a skill."""

    ACTION = "action"
    SKILL = "skill"


class Direction(StrEnum):
    """A way along the initiative track."""

    UP = "up"
    DOWN = "down"
