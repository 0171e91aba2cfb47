"""Invitations carry addresses that other devices reach."""

from __future__ import annotations

import pytest

from rollwright.server import network
from rollwright.server.network import invitation_urls, is_nearby, network_addresses
from rollwright.server.settings import Settings


def test_the_public_url_goes_first_and_alone() -> None:
    settings = Settings(host="::", public_url="https://games.example.org/")
    assert invitation_urls(settings, 8021) == ["https://games.example.org"]


def test_a_server_for_this_computer_alone_invites_nobody() -> None:
    assert invitation_urls(Settings(host="127.0.0.1"), 8021) == []


def test_every_network_of_this_computer_is_offered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_towards_outside", lambda: iter(["192.0.2.7"]))
    monkeypatch.setattr(network, "_of_interfaces", lambda: iter(["127.0.0.1", "192.0.2.7", "198.51.100.7"]))
    monkeypatch.setattr(network, "_of_own_name", lambda: iter(["127.0.1.1"]))
    urls = invitation_urls(Settings(host="::"), 8021)
    assert urls == ["http://192.0.2.7:8021", "http://198.51.100.7:8021"]


def test_no_loopback_is_among_the_addresses() -> None:
    assert not [address for address in network_addresses() if address.startswith("127.")]


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "192.168.1.20", "::ffff:10.0.0.4"])
def test_readers_in_a_private_network_are_nearby(address: str) -> None:
    assert is_nearby(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "::ffff:8.8.8.8", "2001:4860::1", "unknown"])
def test_readers_from_outside_are_not_nearby(address: str) -> None:
    assert not is_nearby(address)
