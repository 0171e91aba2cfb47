"""Club evenings: rounds of equal dice at all tables, with one list for everybody."""
