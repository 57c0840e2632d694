# The drawn faces.

ui-players-face = { $name }’s face: { $face }. Choose another one

face-aunt = Great-aunt
face-badger = Badger
face-bear = Bear
face-beekeeper = Beekeeper
face-blossom = Girl with flowers
face-boar = Boar
face-bobble = Child in a cap
face-braids = Girl with braids
face-buns = Tea-picker
face-cat = Cat
face-elder = Greybeard
face-farmer = Farmer
face-fisher = Fisher
face-frog = Frog
face-goose = Goose
face-hare = Hare
face-hedgehog = Hedgehog
face-kerchief = Red kerchief
face-lamplighter = Lamplighter
face-moth = Moth
face-mouse = Mouse
face-owl = Owl
face-ram = Ram
face-robin = Robin
face-scholar = Scholar
face-snail = Snail
face-squirrel = Squirrel
face-stag = Stag
