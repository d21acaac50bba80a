"""Client addresses, by which limits count. A forwarded address is believed only if the peer is a named proxy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from hairpin.core.errors import OptionValueError

Address = IPv4Address | IPv6Address
Header = tuple[str | bytes, str | bytes]

IPV6_PREFIX = 64  # bits: a household or a virtual machine has all addresses below such a prefix
MOST_HOPS = 32  # forwarded addresses that are read, from the nearest on


class Proxies:
    """The proxies that the operator has named, and the client addresses that they report."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        self._networks = tuple(map(_read_network, named))

    def client_address(self, peer_host: str, headers: Iterable[Header]) -> str:
        """Return the address that a request or socket is counted by: an IPv4 address, or an IPv6 network.

        It is the peer's own address, unless the peer is a named proxy. Then it is the last forwarded address that is
        not a named proxy itself: whatever stands before it may have been written by the client.
        """
        peer = read_address(peer_host)
        if peer is None or not self._is_named(peer):
            return group_address(peer_host)
        client = peer
        for text in reversed(_list_forwarded(headers)[-MOST_HOPS:]):
            address = read_address(text)
            if address is None:
                break
            client = address
            if not self._is_named(address):
                break
        return group_address(str(client))

    def is_proxy(self, peer_host: str) -> bool:
        """Return whether a peer is a named proxy."""
        peer = read_address(peer_host)
        return peer is not None and self._is_named(peer)

    def _is_named(self, address: Address) -> bool:
        return any(address in network for network in self._networks if network.version == address.version)


def group_address(host: str) -> str:
    """Return the text by which an address is counted; IPv6 addresses are grouped by their network of 64 bits."""
    address = read_address(host)
    if address is None:
        return host[:64]
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address) >> (128 - IPV6_PREFIX) << (128 - IPV6_PREFIX), IPV6_PREFIX)))


def _read_network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError as error:
        raise OptionValueError(
            f"--proxy {text} is not possible; write an address or a network such as 10.0.0.0/8",
            option="proxy",
            value=text,
            choices=("192.0.2.1", "10.0.0.0/8"),
        ) from error


def read_address(text: str) -> Address | None:
    """Return the address of a host, with or without brackets, port and zone; None if it is not an address."""
    host = text.strip().strip('"')
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _list_forwarded(headers: Iterable[Header]) -> list[str]:
    """Return the forwarded addresses, the nearest last, of `X-Forwarded-For` if present, else of `Forwarded`."""
    found: dict[str, list[str]] = {"x-forwarded-for": [], "forwarded": []}
    for name, value in headers:
        key = _as_text(name).lower()
        if key in found:
            found[key] += _as_text(value).split(",")
    return found["x-forwarded-for"] or [_find_for(hop) for hop in found["forwarded"]]


def _find_for(hop: str) -> str:
    """Return the value of `for=` in one element of a `Forwarded` header."""
    pairs = (pair.partition("=") for pair in hop.split(";"))
    return next((value for name, _, value in pairs if name.strip().lower() == "for"), "")


def _as_text(value: str | bytes) -> str:
    return value if isinstance(value, str) else value.decode("latin-1")
