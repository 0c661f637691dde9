"""An unavailable database: logged once when it begins and once when it is over."""

from __future__ import annotations

import logging

from knockdown.server.storage.engine import reason

LOG = logging.getLogger("knockdown.server")


class Outage:
    """However many requests are refused meanwhile."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.lasts = False

    def begin(self, error: Exception) -> None:
        if not self.lasts:
            self.lasts = True
            LOG.error("matches cannot be %s: %s", self.what, reason(error))

    def end(self) -> None:
        if self.lasts:
            self.lasts = False
            LOG.warning("matches can be %s again", self.what)
