"""The house's own voice, computed here: text to phonemes to samples. Needs the optional extra ``voices``.

Only the worker's process and the builder of the clips import this; nothing else knows that it is there.
"""
