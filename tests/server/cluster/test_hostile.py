"""What nobody should send, through a server that only passes it on."""

from __future__ import annotations

import pytest
from server.cluster.company import Company
from server.sockets.test_hostile import attack_through

pytestmark = pytest.mark.once


def test_bad_messages_to_a_match_at_another_server(company: Company) -> None:
    home, near = company.servers
    attack_through(near, home, 600, company.read)
    assert near.figures()["knockdown_matches"] == 0  # all of it was passed on
