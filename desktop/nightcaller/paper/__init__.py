"""What a table may print: cards to cut, the moderator's night sheet, the rules of this very table.

Draws with QPainter and knows no screen; everything printed is public before the cards are dealt.
"""
