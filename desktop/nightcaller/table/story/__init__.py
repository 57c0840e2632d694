"""What is told afterwards: chapters, rings, awards, guesses, and the sentences of events.

It reads events and knows neither an evening in progress nor a file.
"""
