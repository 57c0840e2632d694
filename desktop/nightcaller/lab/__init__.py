"""The laboratory: bots, simulated games, balance and speed. Beside the window, never behind it.

It starts without Qt and plays through the engine's public interface alone; nothing here decides a rule.
"""
