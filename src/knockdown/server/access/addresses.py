"""The addresses of a server: on this computer, and in its network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

# The wildcard address, the loopback address, and a remote address: the route to the last one starts
# at the address by which others in the network can reach this computer.
EVERYWHERE: Final = {
    "0.0.0.0": (socket.AF_INET, "127.0.0.1", "198.51.100.1"),
    "::": (socket.AF_INET6, "::1", "2001:db8::1"),
}
ANY_PORT: Final = 9


def local_address(host: str, port: int) -> str:
    """For a browser on this computer."""
    return address_of(EVERYWHERE[host][1] if host in EVERYWHERE else host, port)


def network_address(host: str, port: int) -> str:
    """For others in the network, if the server listens on all addresses; else empty."""
    if host not in EVERYWHERE:
        return ""
    family, _, far = EVERYWHERE[host]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, ANY_PORT))  # sends nothing, only chooses the route
            own = probe.getsockname()[0]
    except OSError:
        return ""
    return "" if is_this_computer(own) else address_of(own, port)


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the request comes from this computer, by an address that others cannot use."""
    named = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return is_this_computer(named) and is_this_computer(host_of(connection.scope))


def is_this_computer(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def host_of(scope: Any) -> str:
    """The client's address, from uvicorn or from a proxy that it trusts."""
    client = scope.get("client")
    return str(client[0]) if client else ""
