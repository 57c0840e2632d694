"""Proofs at length of what the program promises: secrets kept, nothing lost (`./packaging/tool assurance`).

A proof is many cases, each named by its part and its number alone: whatever breaks a promise can be played
again. The figures of the last runs stand in docs/assurance.md.
"""
