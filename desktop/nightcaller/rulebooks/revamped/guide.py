"""What the revamped book explains beside its roles; it is filled when the book is listed."""

from nightcaller.rulebooks.guide import Cover, Guide

GUIDE = Guide(cover=Cover(emblem="book", cloth="violet", hardness=3))
