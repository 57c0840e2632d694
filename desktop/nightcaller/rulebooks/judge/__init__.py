"""The judge manual (狼人杀): strict night order, side elimination, a sheriff with one and a half votes."""

from nightcaller.rulebooks.judge.book import BOOK

__all__ = ["BOOK"]
