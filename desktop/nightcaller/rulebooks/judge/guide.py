"""The judge manual's part of the handbook: sections I, III, IV and V beside the roles of section II."""

from nightcaller.rulebooks.guide import BookCover, Chapter, Guide, Step
from nightcaller.rulebooks.judge.camps import PACKAGE
from nightcaller.rulebooks.written import interactions

HUNT = ("wolves_may_pass", "wolves_may_target_pack")

GUIDE = Guide(
    cover=BookCover("werewolf", "crimson", 1),
    interactions=interactions(PACKAGE),
    chapters=(
        Chapter("goal", "cockerel", ("wolves_win",)),
        Chapter("night", "moon", HUNT),
        Chapter("day", "sun", ("after_duel", "white_king_last_wolf_explodes")),
        Chapter("vote", "ballot", ("tie",)),
        Chapter("last-words", "villager", ("last_words",)),
    ),
    steps=(
        Step("lovers", "closing", "cupid", ("cupid",), "first-night"),
        Step("confused", "closing", "piper", ("piper",), "second-night", {"piper_confused_told": "no"}),
        Step("dead", "dawn", "cockerel"),
        Step("shots", "dawn", "hunter", ("hunter", "werewolf_king")),
        Step("silence", "dawn", "silencer_elder", ("silencer_elder",)),
        Step("race", "dawn", "sheriff", (), "first-day", {"sheriff": "no"}),
        Step("last-words", "dawn", "villager", (), "", {"last_words": "nobody"}),
        Step("speeches", "day", "sun"),
        Step("explosion", "day", "werewolf"),
        Step("duel", "day", "knight", ("knight",)),
        Step("vote", "day", "ballot"),
        Step("flip", "day", "idiot", ("idiot",)),
        Step("bomb", "day", "bomber", ("bomber",)),
        Step("charm", "day", "wolf_beauty", ("wolf_beauty",)),
        Step("exile-shot", "day", "werewolf_king", ("werewolf_king",)),
        Step("exile-words", "day", "villager", (), "", {"last_words": "nobody"}),
    ),
    house={
        "sheriff": ("sheriff", "election", "race_explosion"),
        "commoner": ("wolves_win",),
        "werewolf": HUNT,
        "wolf_beauty": HUNT,
        "white_werewolf_king": HUNT,
        "werewolf_king": HUNT,
        "wraith_rider": HUNT,
        "gargoyle": HUNT,
    },
)
