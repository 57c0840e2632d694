"""What the proofs do to the program's real window. These modules load Qt, and no other tool does."""
