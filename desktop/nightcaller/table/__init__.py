"""An evening in progress: who is asked next and how, what is on disk, what is told at the end.

It plays any rulebook by the engine's public interface and knows no rule, no role and no screen.
"""
