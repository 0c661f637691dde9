"""Which option is best: positions judged, played out and searched, compiled like the engine."""
