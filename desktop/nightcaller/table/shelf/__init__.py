"""What lies on the shelf: rulebooks to look into, sittings, sealed journals and finished stories.

It knows no evening in progress.
"""
