"""Three rooms: `live` (an evening in progress), `story` (what is told afterwards) and `shelf` (what
lies on the disk and in the rulebooks). `live` knows the other two; they know neither it nor each other.

It plays any rulebook by the engine's public interface and knows no rule, no role and no screen.
"""
