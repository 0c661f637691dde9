"""Where a server is found: on this computer, and from elsewhere in its network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

# What stands for every address of this computer, the one that it has for itself, and some address
# far away: the way there begins at the one that others know it by.
EVERYWHERE: Final = {
    "0.0.0.0": (socket.AF_INET, "127.0.0.1", "198.51.100.1"),
    "::": (socket.AF_INET6, "::1", "2001:db8::1"),
}
ANY_PORT: Final = 9


def local_address(host: str, port: int) -> str:
    """For a browser on this computer."""
    return address_of(EVERYWHERE[host][1] if host in EVERYWHERE else host, port)


def network_address(host: str, port: int) -> str:
    """For the others, where the server listens everywhere; empty without a network."""
    if host not in EVERYWHERE:
        return ""
    family, _, far = EVERYWHERE[host]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, ANY_PORT))  # sends nothing, only finds the way
            own = probe.getsockname()[0]
    except OSError:
        return ""
    return "" if is_this_computer(own) else address_of(own, port)


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether somebody at this computer asks, by an address that is of no use elsewhere."""
    named = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return is_this_computer(named) and is_this_computer(host_of(connection.scope))


def is_this_computer(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def host_of(scope: Any) -> str:
    """Of whoever asks: what uvicorn found, or a proxy that it trusts."""
    client = scope.get("client")
    return str(client[0]) if client else ""
