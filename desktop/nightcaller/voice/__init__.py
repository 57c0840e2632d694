"""Lines to sound: shipped clips, the system's voice in its own process, one queue, the night around it.

Knows no rule and no screen. Nothing here may decide anything about a game, and no sound depends on a role.
"""
