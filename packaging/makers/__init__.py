"""Tools of whoever works on Nightcaller: speed, seeded games, random tables, what is said and touched.

They are not installed with the program: `./packaging/tool --help`.
"""
