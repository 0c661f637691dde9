"""Which option is best: positions evaluated, played out and searched. Compiled like the engine."""
