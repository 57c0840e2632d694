"""Wiring: arguments, event loop, window, renderer, fonts and settings.

The only place that knows every other one; nothing here decides anything about a game.
"""
