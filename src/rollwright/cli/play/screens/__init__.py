"""What fills the terminal: the choice of a match, the table, the rules, and what is asked in between."""
