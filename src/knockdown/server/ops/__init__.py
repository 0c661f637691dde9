"""What keeps a server going and shows how it does: logs, metrics, tasks, the AI pool."""
