"""Nightcaller (唤夜人): the moderator of a Werewolf / 狼人杀 evening on one laptop."""

__version__ = "0.1.0"
