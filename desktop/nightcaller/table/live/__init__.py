"""An evening in progress: who is asked next and how, what was answered, what goes to disk.

One ledger submits, notes and goes back; everything else reads from it and acts on it.
"""
