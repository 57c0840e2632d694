"""The judge manual (狼人杀): strict night order, side elimination, a sheriff with one and a half votes."""

from nightcaller.rulebooks.judge.book import BOOK
from nightcaller.rulebooks.judge.guide import GUIDE

__all__ = ["BOOK", "GUIDE"]
