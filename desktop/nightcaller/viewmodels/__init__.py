"""One typed QObject per screen: a frozen snapshot inside, Qt properties outside.

No rule lives here, and no secret beyond what the open visit shows.
"""
