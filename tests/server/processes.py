"""Processes of servers: which there are, and that none is left behind."""

from __future__ import annotations

import signal
from pathlib import Path

from server.people import LONG
from server.servers import Server
from waiting import wait_until


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def is_alive(pid: int) -> bool:
    """Where nobody collects orphans, a dead one stays in the list."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


def end_with_all_processes(server: Server, how: signal.Signals) -> str:
    """Returns what the server had to say on stderr."""
    processes = children(server.process.pid)
    assert len(processes) > 2
    server.process.send_signal(how)
    complaints = server.process.communicate(timeout=LONG)[1]
    wait_until(lambda: not any(map(is_alive, processes)))
    return complaints
