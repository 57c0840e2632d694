"""Four rooms: `live` (an evening in progress), `story` (what is told afterwards), `shelf` (what lies on the
disk and in the rulebooks) and `season` (all evenings together). `season` knows the others, `live` the story
and the shelf; these know neither them nor each other.

It plays any rulebook by the engine's public interface and knows no rule, no role and no screen.
"""
