"""Operations: logs, metrics, background tasks, the AI pool."""
