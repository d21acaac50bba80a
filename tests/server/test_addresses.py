"""Client addresses: which one a limit counts, and whose word is believed."""

from __future__ import annotations

import pytest

from hairpin.core.errors import OptionValueError
from hairpin.server.web.addresses import Proxies, group_address

FORGED = [("x-forwarded-for", "203.0.113.9"), ("forwarded", "for=203.0.113.9")]


@pytest.mark.parametrize(
    ("host", "grouped"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not an address", "not an address"),
        ("", ""),
    ],
)
def test_ipv6_addresses_are_grouped_by_their_network(host: str, grouped: str) -> None:
    assert group_address(host) == grouped
    assert Proxies().client_address(host, FORGED) == grouped


@pytest.mark.parametrize("header", FORGED)
def test_a_forwarded_address_is_believed_from_a_named_proxy_alone(header: tuple[str, str]) -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])
    for peer in ("127.0.0.1", "::ffff:127.0.0.1", "10.2.3.4", "fd00::1"):
        assert proxies.client_address(peer, [header]) == "203.0.113.9"
    for peer in ("127.0.0.2", "192.168.1.7", "2001:db8::1", ""):
        assert proxies.client_address(peer, [header]) == group_address(peer)


@pytest.mark.parametrize(
    ("headers", "address"),
    [
        ([], "127.0.0.1"),
        ([(b"X-Forwarded-For", b"1.1.1.1, 203.0.113.9")], "203.0.113.9"),  # the client wrote 1.1.1.1
        ([(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"203.0.113.9")], "203.0.113.9"),
        ([("x-forwarded-for", "203.0.113.9, 10.0.0.7")], "203.0.113.9"),  # through two proxies
        ([("x-forwarded-for", "10.0.0.8,10.0.0.7")], "10.0.0.8"),  # a client in the network of the proxies
        ([("x-forwarded-for", "203.0.113.9:4711")], "203.0.113.9"),
        ([("x-forwarded-for", "[2001:db8:1:2::5]:4711")], "2001:db8:1:2::/64"),
        ([("x-forwarded-for", "nonsense")], "127.0.0.1"),
        ([("x-forwarded-for", "203.0.113.9, unknown")], "127.0.0.1"),
        ([("x-forwarded-for", "," * 10_000)], "127.0.0.1"),
        ([("forwarded", 'proto=https;for="[2001:db8::5]:80", for=10.0.0.7;by=10.0.0.1')], "2001:db8::/64"),
        ([("forwarded", "for=1.1.1.1"), ("x-forwarded-for", "203.0.113.9")], "203.0.113.9"),
        ([("forwarded", "for=_hidden")], "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxy_counts(headers: list[tuple[str, str]], address: str) -> None:
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).client_address("127.0.0.1", headers) == address


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(OptionValueError, match="--proxy nginx is not possible"):
        Proxies(["nginx"])
